"""The table: where a game is played."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any, SupportsIndex

from mypy_extensions import mypyc_attr

from coven.kernel.ask import Decision
from coven.kernel.course import Course
from coven.kernel.game import Game
from coven.kernel.imagine import Imagining, Observed
from coven.kernel.log import Log, LogLine, Why, why
from coven.kernel.luck import Luck
from coven.kernel.naming import begun, could_mean, meaning, no_such
from coven.kernel.options import Option, Options, index_of, is_further, meant_by, otherwise_worded, said_by
from coven.kernel.plain import Path
from coven.kernel.reason import CovenError, NotOffered, Reason, RecordError, Telling
from coven.kernel.record import Entry, Record
from coven.kernel.result import Result
from coven.kernel.seat import Seat, seat_name
from coven.kernel.setup import Setup
from coven.kernel.state import State
from coven.kernel.together import said_together
from coven.kernel.trail import Past, ended, is_decision, said, value_of


@mypyc_attr(allow_interpreted_subclasses=True)  # Without this, compiled, __new__ would call __init__.
class Table(Course):
    """A game in progress: whose decision it is, what may be decided, and everything that has been."""

    __slots__ = ("_observed", "_options")

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        seed: int,
        *,
        luck: Luck | None = None,
        origin: dict[str, Any] | None = None,
    ) -> None:
        self._options: Options | None = None
        """Those of the decision at hand, once somebody has asked for them."""
        self._observed: Observed | None = None
        """What whoever imagined last had observed."""
        super().__init__(game, setup, seed, luck, origin)

    # Looking

    @property
    def options(self) -> Options:
        """What may be decided now. Their number is free; words and all else are made for those that are read."""
        if self._options is None:
            self._options = Options(self.game, self._state, self.decision)
        return self._options

    @property
    def source(self) -> Path | None:
        """Where in the view of the seat that decides that is which asks; None if the rules of the game ask."""
        return None if self.decision is None else self.game.source(self._state, self.decision)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.result is not None

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self._state.result

    @property
    def at_rest(self) -> bool:
        """Whether nothing is pending but an ordinary decision on what to do next, or nothing at all."""
        return self.decision is None or self.decision.question.at_rest

    @property
    def state(self) -> Any:
        """The state itself, for what works inside the process, such as evaluations. Not for players to see."""
        return self._state

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, in order."""
        return tuple(Seat(n) for n in range(self.setup.seats))

    def view(self, seat: Seat | int | None) -> Any:
        """What a seat (None: a spectator) may know of the game."""
        return self.game.view(self._state, self._seat(seat))

    def log(self, seat: Seat | int | None, start: int = 0) -> list[LogLine]:
        """What has happened, as a seat (None: a spectator) may read it, from line `start` on."""
        return self._told().lines(self._seat(seat), start)

    @property
    def log_size(self) -> int:
        """How many lines the log has; the same for everybody."""
        return len(self._told().events)

    def why(self, line: LogLine) -> Why:
        """Why a line of somebody's log came about: what it follows from, and what that follows from, and so on."""
        return why(line)

    def log_of_step(self, seat: Seat | int | None) -> list[LogLine]:
        """What has happened in the step under way, as a seat may read it; an imagined game can tell this too."""
        state = self._checkpoint.copy()
        state.log = log = Log()
        if state.result is None:
            flow = ended(self.game.step(state), state)
            ask = next(flow)
            for answer in self._trail:
                ask = flow.send(value_of(ask, answer))
        return log.lines(None if seat is None else Seat(seat))

    def why_not(self, words: str, seat: Seat | int | None = None) -> Reason | None:
        """Why a seat can't do this; without one, the seat to decide. None if it can, by saying just that to `choose`.

        The answer depends on nothing that this seat can't know. Its rule is '' where no rule is meant: the words name
        nothing, or several things, or what can be done is called otherwise, or takes several answers.
        """
        asking = self._seat(seat)
        if not words.strip():
            return Reason("", "nothing was said")
        decision = self.decision
        if decision is None:
            return self._why_over(words, asking)
        if asking is not None and asking != decision.seat:
            reason = self.game.why_not(self._state, decision, words, asking)
            return self._why_not_together(decision, words, asking, reason) or reason
        offered, said = decision.words(), meant_by(decision, words)
        if said:
            return None if len(said) == 1 else could_mean([offered[place] for place in said])
        longer = begun(words, offered)
        if not longer and words.strip().isdecimal() and not any(option.isdecimal() for option in offered):
            return no_such("answer", words.strip(), offered)  # a number says nothing where nothing is counted
        reason = self.game.why_not(self._state, decision, words, decision.seat)
        if longer and (reason is None or not reason.rule):  # 'space 2' of 'space 2, replacing Ward'
            return meaning(longer)
        if reason is None:
            further = is_further(decision, words)
            return no_such("answer", words.strip(), offered) if further else otherwise_worded(decision, words)
        return self._why_not_together(decision, words, decision.seat, reason) or reason

    def _why_not_together(self, decision: Decision, words: str, seat: Seat, reason: Reason | None) -> Reason | None:
        """Why several things that are said together aren't done so, where the game itself has no rule against that: the
        rule against one of them, or against taking more than one; else, that they are said one at a time. None if the
        words say anything else. What is forbidden now isn't, if what is said before it allows it."""
        if reason is None or reason.rule:
            return None
        own, game, state = seat == decision.seat, self.game, self._state
        unread = isinstance(reason, Telling) and not reason.meant  # what the game has read whole says something else

        def offered(part: str) -> str | None:
            places = said_by(decision, part) if own else []
            return decision.words()[places[0]] if places else None

        def against(part: str) -> Reason | None:
            if not unread:
                return no_such("answer", part)
            found = game.why_not(state, decision, part, seat)
            return otherwise_worded(decision, part) if found is None and own else found

        parts = said_together(words, offered, against)
        if not parts:
            return None
        refused = [part.against for part in parts if part.against is not None]
        if not own:
            return refused[0] if refused else None
        answers = [part.answer for part in parts]
        at_a_time = Reason("", f"one is said at a time: {answers[0]!r} first")
        if not refused:
            reason = game.why_only_one(state, decision, answers) or decision.question.why_last(answers)
            if reason is not None:
                return reason
        place, in_order = self._why_not_in_order(decision, answers)
        if in_order is not None:
            return in_order
        return next((part.against for part in parts[place:] if part.against is not None), at_a_time)

    def _why_not_in_order(self, decision: Decision, answers: Sequence[str]) -> tuple[int, Reason | None]:
        """How many of these answers can be given one after the other, and why the next one can't. It isn't told where
        that isn't known: what one of them leads to isn't open, or is another question, which may be answered otherwise
        first."""
        then = self.fork()
        for place, answer in enumerate(answers):
            now = then.decision
            if now is None or now.seat != decision.seat:
                return place, None
            reason = then.why_not(answer)
            if isinstance(reason, Telling) and len(reason.meant) == 1:
                answer, reason = reason.meant[0], None
            if reason is not None:
                return place, reason if reason.rule and now.kind == decision.kind else None
            if place + 1 == len(answers):
                break
            meant = meant_by(now, answer)
            if len(meant) != 1 or not self.game.in_the_open(then.state, now, now.choices[meant[0]]):
                return place + 1, None
            then.choose(answer)
        return len(answers), None

    def _why_over(self, words: str, seat: Seat | None) -> Reason:
        """Why nothing is done any more: the rule that stopped the game, for words that name something in it."""
        result = self._state.result
        assert result is not None
        over = Reason(self.game.stopped_by(result), f"the game is over: {result.words}")

        def named(part: str) -> Reason:
            return self.game.names_nothing(self._state, part, seat) or over

        told = named(words)
        several = told is not over and bool(said_together(words, lambda part: None, named))
        return over if several else told

    def position(self) -> dict[str, Any]:
        """The whole truth about this moment, in the game's own words. Not for players to see."""
        return self.game.position(self._state)

    def fingerprint(self) -> str:
        """A short digest of the whole position; two tables that will play on alike have the same one."""
        decision = self.decision
        asked = None if decision is None else [decision.seat, decision.text, decision.words()]
        whole = [self.game.name, self.position(), self._trail, asked]
        import hashlib  # a game that is played has no use for it

        return hashlib.blake2b(json.dumps(whole, sort_keys=True).encode(), digest_size=8).hexdigest()

    def __str__(self) -> str:
        """The board as a spectator may see it, and who is to decide."""
        lines = self.game.drawing().plain(self.view(None), self.setup)
        decision = self.decision
        lines.append(f"{self.result}" if decision is None else f"{seat_name(decision.seat)} is to decide")
        return "\n".join(lines)

    # Playing

    def choose(self, option: Option | SupportsIndex | str) -> None:
        """Answer the decision at hand with an option, its index, or its words. NotOffered if it isn't among them, with
        the reason that `why_not` gives for words."""
        decision = self.decision
        if decision is None:
            reason = self.why_not(option) if isinstance(option, str) else None
            raise NotOffered("the game is over: there is nothing to decide" if reason is None else str(reason), reason)
        choices = decision.choices
        index = option if type(option) is int else index_of(decision, option, self.why_not)
        if not 0 <= index < len(choices):
            raise NotOffered(f"there is no option {index}; they are numbered 0 to {len(choices) - 1}")
        if self._options is not None:
            self._leave_options()
        trail = self._trail
        here = (self._past, self._checkpoint, self._chances_before, self._logged_before, len(trail))
        trail.append(index)
        try:
            self._go_on(choices[index])
        except BaseException:
            # The rules failed, or somebody broke it off: the table stays where it was, and nothing is lost.
            self._past, self._checkpoint, self._chances_before, logged, size = here
            self._keep_log(self._log, logged)
            self._replay(tuple(trail[:size]))
            raise

    def __copy__(self) -> Table:
        return self.fork()

    def __deepcopy__(self, memo: object) -> Table:
        return self.fork()

    def __reduce__(self) -> str:
        raise CovenError("a table can't be pickled: `record()` keeps it, and `coven.load` takes it up again")

    def undo(self) -> bool:
        """Take the last decision back. False if none has been taken."""
        here = Past(self._past, self._checkpoint, tuple(self._trail), self._chances_before, self._logged_before)
        step: Past | None = here
        while step is not None:
            decisions = [place for place, answer in enumerate(step.trail) if is_decision(answer)]
            if decisions:
                self._past, self._checkpoint = step.before, step.checkpoint
                self._chances_before = step.chances
                self._keep_log(self._log, step.logged)
                self._leave_options()
                self._replay(step.trail[: decisions[-1]])
                return True
            step = step.before
        return False

    def fork(self) -> Table:
        """Another table in the same position, with the same luck ahead; neither affects the other."""
        twin = self._twin()
        twin._keep_log(self._log, self._logged_before)
        twin._replay(tuple(self._trail))
        return twin

    def known(self, seat: Seat | int) -> State | None:
        """The state as a seat knows it, where the game offers that: see `Game.known`."""
        return self.game.known(self._state, Seat(seat))

    def imagine(self, seat: Seat | int, rng: random.Random) -> Table:
        """A fork in which all that the seat can't know is dealt anew, the others' secret answers included.

        It is sampled from what the seat has observed and from nothing else (see `coven.kernel.imagine`). Its luck is
        its own, and its past and its log begin with the step under way.
        """
        twin = self._twin()
        there = self._seat(seat)
        assert there is not None
        world, trail = Imagining(self.game, self._checkpoint, self._state, self._observations(there), rng).deal()
        twin.seed, twin.origin, twin._past, twin._chances_before = 0, None, None, 0
        twin._luck = Luck(rng.getrandbits(128))
        twin._checkpoint = twin._imagined = world
        twin._replay(tuple(trail))
        return twin

    def _observations(self, seat: Seat) -> Observed:
        """What a seat has observed in the step under way; kept, for who imagines one deal imagines others as well."""
        seen = self._observed
        if seen is None or seen.at is not self.decision or seen.seat != seat or seen.at is None:
            seen = Observed(self.game, self._checkpoint, self._trail, self._state, self.decision, seat)
            self._observed = seen
        return seen

    def side_by_side(self, seat: Seat | int, rng: random.Random) -> tuple[Table, Table]:
        """Two tables at the start of the step under way, with the same luck ahead: this one, and one at which all that
        the seat couldn't know then is dealt anew. For tests of what the seat is shown: see `coven.kernel.secrecy`."""
        one, two = self._twin(), self._twin()
        world = self._checkpoint.copy()
        now = self._checkpoint.copy()
        self.game.step(now).close()  # what was seen in the step before is no part of this one
        self.game.redeal(world, now, Seat(seat), rng)
        two.seed, two.origin, two._past = 0, None, None
        one._past, one._imagined, one._checkpoint = None, self._checkpoint, self._checkpoint
        two._checkpoint = two._imagined = world
        one._replay(())
        two._replay(())
        return one, two

    def read_back(self) -> tuple[Table, Table]:
        """Two tables at the start of the step under way, with the same luck ahead: this one, and one at which all is as
        the position tells it, written down and read again. For tests of what positions tell: see
        `coven.kernel.conformance`."""
        one, two = self._twin(), self._twin()
        told = json.loads(json.dumps(self.game.position(self._checkpoint)))
        world: State = self.game.place(self.setup, told)
        world.full_control = frozenset(self.setup.full_control)
        one._past, one._imagined = None, self._checkpoint
        two.seed, two.origin, two._past = 0, None, None
        two._checkpoint = two._imagined = world
        one._replay(())
        two._replay(())
        return one, two

    # Keeping

    def record(self) -> Record:
        """The game so far, as a script that can be saved and continued anywhere."""
        if self._imagined is not None:
            raise CovenError("an imagined table can't be recorded: record the table that it was imagined from")
        entries: list[Entry] = []
        for checkpoint, trail in self._steps():
            entries.extend(one.entry() for one in said(self.game.step(checkpoint.copy()), trail))
        return Record(
            game=self.game.name,
            data=self.game.data,
            seed=self.seed,
            seats=self.setup.seats,
            options=dict(self.setup.options),
            brings=tuple(self.setup.brings),
            components=self.setup.components,
            full_control=self.setup.full_control,
            position=self.origin,
            entries=tuple(entries),
            fingerprint=self.fingerprint(),
        )

    def play(self, record: Record) -> None:
        """Play on with the answers of a record of this game from its beginning. RecordError if they don't fit."""
        for number, entry in enumerate(record.entries):
            if entry.chance is not None:
                continue
            decision = self.decision
            where = f"answer {number + 1} of the record"
            if decision is None:
                raise RecordError(f"{where}: {entry} was answered, but the game is over")
            if decision.seat != entry.seat:
                raise RecordError(f"{where}: {entry} was answered, but it is {seat_name(decision.seat)}'s decision")
            try:
                self.choose(entry.words)
            except NotOffered as error:
                raise RecordError(f"{where}: {error}") from None
        if record.fingerprint and record.fingerprint != self.fingerprint():
            raise RecordError("the record's answers lead to another position than they did when it was written")

    # The inside

    def _twin(self) -> Table:
        twin = Table.__new__(Table)
        twin._begin_like(self)
        twin._options = None
        twin._observed = None
        return twin

    def _seat(self, seat: Seat | int | None) -> Seat | None:
        """A seat of this table. CovenError if there is none such."""
        if seat is None:
            return None
        if not isinstance(seat, int) or not 0 <= seat < self.setup.seats:
            raise CovenError(f"there is no seat {seat!r}; they are numbered 0 to {self.setup.seats - 1}")
        return Seat(seat)

    def _leave_options(self) -> None:
        """Options that somebody has read are of the past now."""
        if self._options is not None:
            self._options.leave()
            self._options = None
