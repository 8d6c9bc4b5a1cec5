"""Imagining: what a seat can't know, dealt anew from what it has observed, and from nothing else.

An imagined deal is the state at the start of the step under way, with all that is hidden dealt anew, and then the step
played again: the seat's own answers are given again, and so is what the others said or did and what nature did before
everybody; else the others answer and nature falls as the dice have it.
It is taken if the seat would have observed all that it has observed: what it was asked and offered, what it saw then,
what it was told since, what it sees now. So the others' secret answers are sampled like their cards.

The truth serves for two things only: to say what the seat has observed, and where those things lay that the seat has
come to know in the course of the step. What is imagined, and how long that takes, is therefore a function of what the
seat knows and of the dice.

What is exact, and what isn't:

- So long as one of the first `PLAIN` deals fits, it is one of all that are possible, each as likely as the game's own
  redeal makes it, the others' secret answers being as likely as each other.
- What was shuffled in the step and located since (`Game.located`) is put where it went, so such deals come up as often
  as others in which more copies of it were there to be shuffled.
- Where none of them does, answers of the others that can't be are left out as they are found (`Tried`). What comes out
  is still possible, but deals in which fewer answers fit come up as often as those in which more do.
- A step in which very much happens is played again less often than that: each of these stages has done with so much
  `WORK`, however long the step is.
- Where that finds nothing either, what the seat was told on the way is let go of, then the step itself: what is given
  then is a deal from which the seat would be asked the same, or else the start of the step. Never the truth.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from coven.kernel.ask import NEEDLESS, Answer, Ask, Chance, Decision
from coven.kernel.game import Game
from coven.kernel.log import Log
from coven.kernel.seat import Seat
from coven.kernel.state import State
from coven.kernel.trail import END, ended, value_of

PLAIN: Final = 32
"""So many deals are tried with answers of the others as the dice have them."""

WORLDS: Final = 6
"""So many more are dealt, in each of which answers that fit are looked for."""

WALKS: Final = 96
"""So often the step is played again in each of those."""

LOOSE: Final = 32
"""So many deals are tried from which the seat only has to be asked the same."""

WORK: Final = 6_000
"""So much is done at each of these three stages, and then no more: every question and everything that happens when the
step is played again counts as one."""


class Asked(NamedTuple):
    """What the seat was asked in the step under way, and said."""

    text: str
    words: tuple[str, ...]
    view: Any
    answer: str


class Heard(NamedTuple):
    """What somebody else was asked before everybody, and said."""

    seat: Seat
    text: str
    answer: str


class Mixed:
    """Things that were shuffled, in the order they came to lie in."""

    __slots__ = ("located", "nth", "taken_out", "things")

    def __init__(self, nth: int, things: Sequence[Any]) -> None:
        self.nth = nth
        """The chance by which they were."""
        self.things = tuple(things)
        self.located: dict[Any, Collection[Any]] = {}
        """Those of them whose place the seat has come to know before they were shuffled again: each with those in whose
        place it may have been."""
        self.taken_out: set[Any] = set()
        """Those of them that were taken out from among the others, nobody saw where."""


class Observed:
    """All that a seat has observed in the step under way."""

    __slots__ = ("asked", "at", "chances", "course", "pending", "seat", "shown", "view")

    def __init__(
        self,
        game: Game[Any],
        checkpoint: State,
        trail: Sequence[Answer],
        now: State,
        pending: Decision | None,
        seat: Seat,
    ) -> None:
        self.seat = seat
        self.at = pending
        """The decision at hand, which no other moment has."""
        self.course: list[object] = []
        """What the seat was asked, heard and was told, in order: `Asked`s, `Heard`s and lines of its log."""
        self.asked: list[Asked] = []
        self.shown: dict[int, list[object]] = {}
        """What others or nature did before its eyes by answers that it didn't hear (`Decision.shows`), in order, by how
        much of the course came before; None for each of which it saw nothing."""
        self.chances: list[tuple[str, int, Sequence[tuple[str, Sequence[int]]]]] = []
        """What nature settled, of how many things; and those by name whose place the seat came to know, each with the
        places where it may have been."""
        self.pending: tuple[Seat, str, tuple[str, ...]] | None = None
        """Who is to decide; and if that is the seat itself, what it is asked and offered."""
        self.view: Any = game.view(now, seat)
        if pending is not None:
            own = pending.seat == seat
            self.pending = (pending.seat, pending.text if own else "", tuple(pending.words()) if own else ())
        state = checkpoint.copy()
        if state.result is not None:
            return
        state.log = log = Log()
        mixed: dict[str, Mixed] = {}
        flow = ended(game.step(state), state)
        ask = next(flow)
        told = 0
        for answer in trail:
            self.course.extend(log.lines(seat, told))
            told = len(log.events)
            value = value_of(ask, answer)
            if mixed:
                self._locate(game, state, mixed)
            if isinstance(ask, Chance):
                if ask.what in mixed:
                    self._keep(ask.what, mixed.pop(ask.what))  # as it lies no more
                self.chances.append((ask.what, 0, ()))
                if ask.ordering:  # that a thing was picked, its place later doesn't tell
                    mixed[ask.what] = Mixed(len(self.chances) - 1, value)
                if ask.shows is not None:
                    self._show(ask.shows(value))
            elif ask.seat == seat:
                assert isinstance(answer, int)
                words = tuple(ask.words())
                asked = Asked(ask.text, words, game.view(state, seat), words[answer])
                self.course.append(asked)
                self.asked.append(asked)
            elif ask.question.openly:
                assert isinstance(answer, int)
                self.course.append(Heard(ask.seat, ask.text, ask.words()[answer]))
            elif ask.shows is not None:
                self._show(ask.shows(value))
            ask = flow.send(value)
        self.course.extend(log.lines(seat, told))
        self._locate(game, now, mixed)
        for what, lying in mixed.items():
            self._keep(what, lying)

    def _show(self, what: object) -> None:
        self.shown.setdefault(len(self.course), []).append(None if what is NEEDLESS else what)

    def _locate(self, game: Game[Any], state: State, mixed: dict[str, Mixed]) -> None:
        """Of what was shuffled the seat may know by now where some of it lay."""
        located, taken_out = game.located(state, self.seat), game.taken_out(state)
        places: Mapping[Any, Collection[Any]] = (
            located if isinstance(located, Mapping) else {thing: (thing,) for thing in located}
        )
        for lying in mixed.values():
            for thing in places if isinstance(located, Mapping) else lying.things:
                if thing in places and thing in lying.things:
                    lying.located.setdefault(thing, places[thing])
            lying.taken_out.update([thing for thing in lying.things if thing in taken_out])

    def _keep(self, what: str, lying: Mixed) -> None:
        """Keep by name where things lay that the seat has located, until they were shuffled again: first those that may
        have been in the fewest places."""
        things = sorted(lying.things, key=lambda thing: thing in lying.taken_out)
        there = [
            (str(thing), [nth for nth, one in enumerate(things) if one in places])
            for thing, places in lying.located.items()
        ]
        self.chances[lying.nth] = (what, len(things), sorted(there, key=lambda one: len(one[1])))

    def seen_after(self, at: int) -> Sequence[object] | None:
        """What was done before the seat's eyes after so much of the course; None if it can't tell yet, because somebody
        else is in the midst of it."""
        if at == len(self.course) and self.pending is not None and self.pending[0] != self.seat:
            return None
        return self.shown.get(at, ())


class Shown:
    """What the seat has seen being done, as far as it was done again."""

    __slots__ = ("at", "done", "observed")

    def __init__(self, observed: Observed) -> None:
        self.observed = observed
        self.at = self.done = 0

    def fitting(self, ask: Ask, at: int) -> Sequence[int]:
        """The answers to what others are asked, or nature, after so much of the course, by which the seat sees no more
        and no less than it has seen; all, if none is.

        They may be asked more often or less often than they were, if that shows nothing: then it is the next thing seen
        that counts."""
        things = ask.items if isinstance(ask, Chance) else ask.choices
        every = range(len(things))
        seen = self.observed.seen_after(at)
        if ask.shows is None or seen is None:
            return every
        shows = [ask.shows(thing) for thing in things]
        left = seen[self.done :] if at == self.at else seen
        coming = [one for one in left if one is not None and one in shows][:1]
        unseen = [None] if not coming or left[0] is None else []
        return [index for index in every if shows[index] in (*coming, *unseen)] or every

    def given(self, ask: Ask, index: int, at: int) -> None:
        """So it was answered."""
        if ask.shows is None:
            return
        if at != self.at:
            self.at, self.done = at, 0
        left = [*(self.observed.seen_after(at) or ())][self.done :]
        shown = ask.shows(ask.items[index] if isinstance(ask, Chance) else ask.choices[index])
        if shown in left and (shown is not None or left[0] is None):
            self.done += left.index(shown) + 1


class Tried:
    """Answers of the others in one deal of which it has turned out that they don't fit what the seat observed."""

    __slots__ = ("counts", "dead", "exhausted", "path")

    def __init__(self) -> None:
        self.path: list[int] = []
        """The answers on the way, each by its index."""
        self.counts: list[int] = []
        """How many there were to choose from."""
        self.dead: dict[tuple[int, ...], set[int]] = {}
        """After these answers, those that lead nowhere."""
        self.exhausted = False
        """Whether nothing is left to be tried."""

    def answer(self, count: int, rng: random.Random) -> int:
        """One of so many answers, of which it isn't known yet that it doesn't fit."""
        dead = self.dead.get(tuple(self.path), ())
        index = rng.choice([index for index in range(count) if index not in dead])
        self.path.append(index)
        self.counts.append(count)
        return index

    def failed(self) -> None:
        """The answers on the way don't fit: the last of them leads nowhere."""
        while self.path:
            index, count = self.path.pop(), self.counts.pop()
            dead = self.dead.setdefault(tuple(self.path), set())
            dead.add(index)
            if len(dead) < count:
                self.path, self.counts = [], []
                return
        self.exhausted = True


class Imagining:
    """Deals of one moment, as one seat can imagine them."""

    __slots__ = ("checkpoint", "game", "left", "now", "observed", "rng", "seat")

    def __init__(
        self,
        game: Game[Any],
        checkpoint: State,
        now: State,
        observed: Observed,
        rng: random.Random,
    ) -> None:
        self.game = game
        self.checkpoint = checkpoint
        self.now = now
        self.observed = observed
        self.seat = observed.seat
        self.rng = rng
        self.left = WORK
        """How much may still be done at this stage."""

    def deal(self) -> tuple[State, list[Answer]]:
        """How the step may have begun, and what may have been answered in it."""
        for _ in self._stage(PLAIN):
            world = self._redealt()
            trail = self._walk(world, None, self.rng)
            if trail is not None:
                return world, trail
        for _ in self._stage(WORLDS):
            world, tried, dice = self._redealt(self.rng), Tried(), self.rng.getrandbits(64)
            for _ in range(WALKS):
                if self.left <= 0:
                    break
                trail = self._walk(world, tried, random.Random(dice))
                if trail is not None:
                    return world, trail
                tried.failed()
                if tried.exhausted:
                    break
        for _ in self._stage(LOOSE):
            world = self._redealt(self.rng)
            trail = self._stroll(world)
            if trail is not None:
                return world, trail
        return self._redealt(), []

    def _stage(self, deals: int) -> Iterator[None]:
        """So many deals, unless before that as much has been done as may be."""
        self.left = WORK
        for _ in range(deals):
            if self.left <= 0:
                return
            yield

    def _redealt(self, told: random.Random | None = None) -> State:
        world = self.checkpoint.copy()
        self.game.redeal(world, self.now, self.seat, self.rng)
        self.game.told_anew(world, self.seat, told)
        return world

    def _walk(self, world: State, tried: Tried | None, dice: random.Random) -> list[Answer] | None:
        """Play the step again. The answers in it, if the seat observes what it has observed; None if it doesn't."""
        state = world.copy()
        observed, seat = self.observed, self.seat
        if state.result is not None:
            return []
        state.log = log = Log()
        flow = ended(self.game.step(state), state)
        ask = next(flow)
        course = observed.course
        trail: list[Answer] = []
        at = told = chances = 0
        shown = Shown(observed)
        while self.left > 0:
            self.left -= 1 + len(log.events) - told
            for line in log.lines(seat, told):
                if at == len(course) or course[at] != line:
                    return None
                at += 1
            told = len(log.events)
            pending = at == len(course) and (observed.pending is None if ask is END else self._is_pending(ask))
            if pending and self.game.view(state, seat) == observed.view:
                return trail
            if ask is END:
                return None
            if isinstance(ask, Chance):
                answer = self._cast(ask, chances, dice, shown.fitting(ask, at))
                chances += 1
                if isinstance(answer, int):
                    shown.given(ask, answer, at)
                trail.append(answer if isinstance(answer, tuple) else ~answer)
                ask = flow.send(ask.outcome(answer))
                continue
            if ask.seat == seat:
                if at == len(course):
                    return None
                asked = course[at]
                words = tuple(ask.words())
                if not isinstance(asked, Asked) or asked.text != ask.text or asked.words != words:
                    return None
                if self.game.view(state, seat) != asked.view:
                    return None
                at += 1
                index = words.index(asked.answer)
            elif ask.question.openly:
                heard = course[at] if at < len(course) else None
                words = tuple(ask.words())
                if not isinstance(heard, Heard) or heard[:2] != (ask.seat, ask.text) or heard.answer not in words:
                    return None
                at += 1
                index = words.index(heard.answer)
            else:  # also where the decision at hand is of this seat: something secret came before it
                fit = shown.fitting(ask, at)
                index = fit[self.rng.randrange(len(fit)) if tried is None else tried.answer(len(fit), self.rng)]
                shown.given(ask, index, at)
            trail.append(index)
            ask = flow.send(ask.choices[index])
        return None

    def _stroll(self, world: State) -> list[Answer] | None:
        """Play the step again, and be content if the seat can answer as it did and is then asked what it is asked."""
        state = world.copy()
        if state.result is not None:
            return []
        state.log = log = Log()
        flow = ended(self.game.step(state), state)
        ask = next(flow)
        own = [asked.answer for asked in self.observed.asked]
        trail: list[Answer] = []
        told = chances = 0
        while self.left > 0:
            self.left -= 1 + len(log.events) - told
            told = len(log.events)
            if ask is END:
                return None
            if isinstance(ask, Chance):
                answer = self._cast(ask, chances, self.rng, range(len(ask.items)))
                chances += 1
                trail.append(answer if isinstance(answer, tuple) else ~answer)
                ask = flow.send(ask.outcome(answer))
                continue
            if not own and self._is_pending(ask):
                return trail
            if ask.seat != self.seat:
                index = self.rng.randrange(len(ask.choices))
            elif own and own[0] in ask.words():
                index = ask.words().index(own.pop(0))
            else:
                return None
            trail.append(index)
            ask = flow.send(ask.choices[index])
        return None

    def _is_pending(self, decision: Ask) -> bool:
        """Whether the seat can't tell a decision from the one at hand: of others' it sees only who decides."""
        pending = self.observed.pending
        if pending is None or isinstance(decision, Chance) or pending[0] != decision.seat:
            return False
        return decision.seat != self.seat or (decision.text, tuple(decision.words())) == pending[1:]

    def _cast(self, chance: Chance, nth: int, dice: random.Random, fitting: Sequence[int]) -> Answer:
        """How the n-th chance of the step comes out: anyhow, but what the seat has located goes where it went, and of
        what is picked before its eyes one of those that are `fitting`."""
        chances = self.observed.chances
        rest = list(range(len(chance.items)))
        if not chance.ordering:
            return dice.choice(fitting)
        what, size, located = chances[nth] if nth < len(chances) else ("", 0, ())
        called = [str(thing) for thing in chance.items]
        order: list[int] = [-1] * len(rest)
        for name, places in located if (what, size) == (chance.what, len(order)) else ():
            index = next((index for index in rest if called[index] == name), -1)
            free = [place for place in places if order[place] < 0]
            if index >= 0 and free:
                order[free[0] if len(free) == 1 else dice.choice(free)] = index
                rest.remove(index)
        rest.sort(key=lambda index: called[index])  # so that it doesn't matter in which order things lay
        dice.shuffle(rest)
        return tuple([rest.pop() if index < 0 else index for index in order])
