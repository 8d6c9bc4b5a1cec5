"""The table: where a game is played."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any, Final, SupportsIndex

from mypy_extensions import mypyc_attr

from coven.kernel.ask import Answer, Chance, Decision, Flow
from coven.kernel.game import Game
from coven.kernel.imagine import Imagining, Observed
from coven.kernel.log import Log, LogLine, Why, why
from coven.kernel.luck import Luck
from coven.kernel.naming import begun, could_mean
from coven.kernel.options import Option, Options, index_of, same_words
from coven.kernel.plain import Path
from coven.kernel.reason import CovenError, NotOffered, Reason, RecordError, Stuck
from coven.kernel.record import Entry, Record
from coven.kernel.result import Result
from coven.kernel.seat import Seat, seat_name
from coven.kernel.setup import Setup
from coven.kernel.state import State
from coven.kernel.trail import END, Past, Said, ended, is_decision, value_of

MOST_UNASKED: Final = 10_000
"""So many steps and chances may pass between two decisions. More would be an endless loop."""


@mypyc_attr(allow_interpreted_subclasses=True)  # Without this, compiled, __new__ would call __init__.
class Table:
    """A game in progress: whose decision it is, what may be decided, and everything that has been.

    The position is a checkpoint (the state at the start of the step under way) and a trail (the answers given since).
    Forking, undoing, saving and taking up again all restart the step from the checkpoint and feed it the trail.
    """

    __slots__ = (
        "_chances",
        "_chances_before",
        "_checkpoint",
        "_flow",
        "_imagined",
        "_log",
        "_logged_before",
        "_luck",
        "_observed",
        "_options",
        "_past",
        "_state",
        "_trail",
        "decision",
        "game",
        "origin",
        "seed",
        "setup",
    )

    game: Game[Any]
    """The game that is played."""
    setup: Setup
    """What the game was set up with."""
    seed: int
    """Where its luck comes from."""
    origin: dict[str, Any] | None
    """The position the game started from, where that was not the usual beginning."""
    decision: Decision | None
    """The decision at hand; None when the game is over."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        seed: int,
        *,
        luck: Luck | None = None,
        origin: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.origin = origin
        self.decision = None
        self._luck = Luck(seed) if luck is None else luck
        self._past: Past | None = None
        self._imagined: State | None = None
        """Of an imagined table: the state that its past begins with."""
        self._log: Log | None = None
        """None until somebody wants to read it: the game is then told again from its beginning."""
        self._logged_before = -1
        """How many lines it had when the step under way began; -1 while there is none."""
        self._options: Options | None = None
        """Those of the decision at hand, once somebody has asked for them."""
        self._observed: Observed | None = None
        """What whoever imagined last had observed."""
        self._chances = self._chances_before = 0
        self._trail: list[Answer] = []
        """Answers given in this step: a decision as its index n, a pick of nature as ~n, an ordering as a tuple."""
        self._state: State = self._beginning()
        self._checkpoint: State = self._state
        self._flow: Flow[None] | None = None
        self._go_on(None)

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
        """Why a seat can't do this; without one, the seat to decide. None if it can.

        The answer depends on nothing that this seat can't know. Its rule is '' where no rule is meant: the words name
        nothing, or several things, or the game is over.
        """
        asking = self._seat(seat)
        decision = self.decision
        if decision is None:
            return Reason("", "the game is over")
        if not words.strip():
            return Reason("", "nothing was said")
        if asking is None or asking == decision.seat:
            offered = decision.words()
            if same_words(words) in {same_words(option) for option in offered}:
                return None
            longer = begun(words, offered)
            if longer:  # 'space 2' is short for 'space 2, replacing Ward'
                return None if len(longer) == 1 else could_mean(longer)
        return self.game.why_not(self._state, decision, words, decision.seat if asking is None else asking)

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
        """Answer the decision at hand with an option, its index, or its words. NotOffered if it isn't among them."""
        decision = self.decision
        if decision is None:
            raise NotOffered("the game is over: there is nothing to decide")
        choices = decision.choices
        index = option if type(option) is int else index_of(decision, option)
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

    # Keeping

    def record(self) -> Record:
        """The game so far, as a script that can be saved and continued anywhere."""
        if self._imagined is not None:
            raise CovenError("an imagined table can't be recorded: record the table that it was imagined from")
        entries: list[Entry] = []
        for checkpoint, trail in self._steps():
            entries.extend(said.entry() for said in self._said(checkpoint, trail))
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
        twin.game = self.game
        twin.setup = self.setup
        twin.seed = self.seed
        twin.origin = self.origin
        twin.decision = None
        twin._luck = self._luck
        twin._past = self._past
        twin._checkpoint = self._checkpoint
        twin._chances_before = self._chances_before
        twin._imagined = self._imagined
        twin._log = None
        twin._logged_before = -1
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

    def _go_on(self, value: Any) -> None:
        """Let the game run on with the answer to what was asked, until the next decision or the end."""
        unasked = 0
        while True:
            flow = self._flow
            if flow is None:
                if self._state.result is not None:
                    self.decision = None
                    return
                flow, value = self._begin_step(), None
            unasked += 1
            if unasked > MOST_UNASKED:
                raise Stuck(f"{self.game.name}: {MOST_UNASKED} steps and chances without a decision")
            ask = flow.send(value)
            if isinstance(ask, Decision):
                self.decision = ask
                return
            if ask is END:
                self._flow = None
            else:
                value = self._cast(ask)

    def _cast(self, chance: Chance) -> Any:
        answer = self._luck.answer(chance, self._chances)
        if not chance.admits(answer):
            raise RecordError(f"{answer} can't come up for {chance.what}")
        self._chances += 1
        self._trail.append(answer if isinstance(answer, tuple) else ~answer)
        return chance.outcome(answer)

    def _begin_step(self) -> Flow[None]:
        if self._trail:
            if self._past is not None:  # the step just done is the one that is likely to be taken back
                self._past.checkpoint.lay_aside()
            self._past = Past(
                self._past, self._checkpoint, tuple(self._trail), self._chances_before, self._logged_before
            )
            self._trail = []
        self._checkpoint = self._state.copy()
        self._chances_before = self._chances
        self._state.cause = None
        if self._log is not None:
            self._logged_before = len(self._log.events)
            self._log.begin_step()
        self._flow = ended(self.game.step(self._state), self._state)
        return self._flow

    def _restart(self) -> Flow[None]:
        """Go back to the checkpoint and begin the step again."""
        self._state = self._checkpoint.copy()
        self._state.log = self._log
        self._chances = self._chances_before
        self._trail = []
        self._flow = ended(self.game.step(self._state), self._state)
        return self._flow

    def _replay(self, trail: tuple[Answer, ...]) -> None:
        """Restart the step and feed it the answers of a trail."""
        flow = self._restart()
        self._trail.extend(trail)
        ask = next(flow)
        for answer in trail:
            if not is_decision(answer):
                self._chances += 1
            ask = flow.send(value_of(ask, answer))
        if isinstance(ask, Decision):
            self.decision = ask
        elif ask is END:  # it was the game's last step
            self._flow = None
            self.decision = None
        else:
            self._go_on(self._cast(ask))

    def _keep_log(self, log: Log | None, length: int) -> None:
        """Keep so much of a log for a step that begins again; -1 keeps none."""
        self._log = None if log is None or length < 0 else log.up_to(length)
        self._logged_before = length if self._log is not None else -1

    def _told(self) -> Log:
        """The log so far. If nobody was looking, the game is played again from its beginning, this time noting what
        happens, and goes on from there: what comes next has to know what it follows from."""
        if self._log is None:
            twin = self._twin()
            twin._log = Log()
            twin._logged_before = 0
            twin._play_again([answer for _, trail in self._steps() for answer in trail])
            # All at once, and only when it is through: whoever breaks it off finds the table as it was.
            self._state, self._flow, self.decision = twin._state, twin._flow, twin.decision
            self._past, self._checkpoint, self._trail = twin._past, twin._checkpoint, twin._trail
            self._chances, self._chances_before = twin._chances, twin._chances_before
            self._log, self._logged_before = twin._log, twin._logged_before
        assert self._log is not None
        return self._log

    def _play_again(self, answers: Sequence[Answer]) -> None:
        """Play from the game's beginning with these answers, which lead to where this table stands."""
        self._state = self._beginning()
        self._state.log = self._log
        self._past, self._trail, self._chances, self._flow = None, [], 0, None
        given = 0
        while self._state.result is None:
            flow = self._begin_step()
            ask = next(flow)
            while ask is not END:
                if given == len(answers):
                    assert isinstance(ask, Decision)
                    self.decision = ask
                    return
                answer = answers[given]
                given += 1
                self._trail.append(answer)
                if not is_decision(answer):
                    self._chances += 1
                ask = flow.send(value_of(ask, answer))
            self._flow = None

    def _beginning(self) -> State:
        """The state that the game began with; for an imagined table, the step in which it was imagined."""
        if self._imagined is not None:
            return self._imagined.copy()
        state: State = self.game.start(self.setup) if self.origin is None else self.game.place(self.setup, self.origin)
        state.full_control = frozenset(self.setup.full_control)
        return state

    def _steps(self) -> list[tuple[State, tuple[Answer, ...]]]:
        """Every step in which something was answered: how it began, and the answers. The step under way comes last."""
        steps: list[tuple[State, tuple[Answer, ...]]] = [(self._checkpoint, tuple(self._trail))]
        past = self._past
        while past is not None:
            steps.append((past.checkpoint, past.trail))
            past = past.before
        steps.reverse()
        return steps

    def _said(self, checkpoint: State, trail: Sequence[Answer]) -> list[Said]:
        """The answers of a trail together with what had been asked."""
        if not trail:
            return []
        flow = self.game.step(checkpoint.copy())
        said = []
        ask = next(flow)
        for place, answer in enumerate(trail):
            words = ask.say(value_of(ask, answer)) if isinstance(ask, Decision) else ask.what
            said.append(Said(ask, answer, words))
            if place < len(trail) - 1:
                ask = flow.send(value_of(ask, answer))
        return said
