"""The log: what happened, by which rule, because of what, as far as each seat may know.

Rules note events as a template and the things it speaks of; words are made only when somebody reads. A thing that
not everybody may know is wrapped in a `Secret`, and each seat's log shows what that seat may see of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from string import Formatter
from typing import Final, NamedTuple, Protocol, TypeGuard, runtime_checkable

from coven.kernel.plain import Path
from coven.kernel.seat import SEAT_NAMES, Seat


class Secret(NamedTuple):
    """Something in a log line that only some seats may know."""

    truth: object
    """What it is."""
    to: tuple[Seat, ...]
    """The seats that may know it."""
    others: str
    """What everybody else reads: 'a card', '2 cards'."""


class Part(NamedTuple):
    """Some words of a log line, and what they name."""

    words: str
    """As they are read."""
    names: str = ""
    """'seat A', 'card Ember', or whatever kinds of things a game has; '' for words that name nothing."""


@runtime_checkable
class Nameable(Protocol):
    """A thing that a log line can name in parts of its own, so that a page can link to it."""

    def parts(self) -> tuple[Part, ...]:
        """Its words, each with what they name."""


class Player:
    """A seat, as a log line names it."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        """Which one."""

    def __str__(self) -> str:
        return SEAT_NAMES[self.seat]

    def parts(self) -> tuple[Part, ...]:
        """Its letter, which names the seat."""
        return (Part(str(self), f"seat {self}"),)


_PLAYERS: Final = tuple(Player(Seat(seat)) for seat in range(len(SEAT_NAMES)))


def player(seat: Seat) -> Player:
    """A seat, for a log line to name."""
    return _PLAYERS[seat]


@dataclass(frozen=True, slots=True)
class Move:
    """Something that went from one place to another, as a seat may know it."""

    what: str | None
    """What moved, by name; None if the seat can't know it."""
    origin: Path
    """The area or the place in the view that it came from; () for out of the game."""
    target: Path
    """Where it went."""
    face_up: bool
    """Whether the seat could see what it was on its way."""


class Moved(NamedTuple):
    """A move as the rules note it: the whole truth, and who saw it."""

    what: object
    """What moved."""
    origin: Path
    """The area or the place in the view that it came from; () for out of the game."""
    target: Path
    """Where it went."""
    seen_by: frozenset[Seat | None]
    """The seats that saw what moved; None stands for spectators."""


class Event:
    """Something that happened, or that is the cause of something."""

    __slots__ = ("about", "cause", "moves", "number", "read", "rule", "step", "words")

    def __init__(
        self, rule: str, words: str, about: tuple[object, ...], cause: Event | None, step: object, number: int | None
    ) -> None:
        self.rule: Final = rule
        """The number of the rule that made it happen."""
        self.words: Final = words
        """A template: {0}, {1} ... stand for the things in `about`."""
        self.about: Final = about
        """What the template speaks of."""
        self.step: Final[object] = step
        """The step it happened in."""
        self.cause: Final = cause if cause is not None and cause.step is step else None
        """What it follows from, in the same step: the chain leads back to the act that began it."""
        self.number: Final = number
        """Which line of the log it is; None for a cause that is no line of its own."""
        self.moves: list[Moved] = []
        """What moved with it."""
        self.read: Final[dict[Seat | None, LogLine]] = {}
        """How it reads to whoever has read it: what happened doesn't change, so no line is made twice."""


@dataclass(frozen=True, slots=True, eq=False)
class LogLine:
    """One line of a seat's log. It equals another if all that both follow from is equal too."""

    number: int | None
    """Which line of the log it is, from 0; None for a cause that is no line of its own."""
    rule: str
    """The number of the rule that made it happen."""
    parts: tuple[Part, ...]
    """Its words, in parts that say what they name."""
    moves: tuple[Move, ...]
    """What moved from where to where."""
    cause: LogLine | None = field(repr=False)
    """What it follows from; None if nothing led to it but the course of the game or a player's free choice."""

    @property
    def words(self) -> str:
        """All of its words."""
        return "".join([part.words for part in self.parts])

    def __str__(self) -> str:
        return f"{self.words} ({self.rule})" if self.rule else self.words

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LogLine):
            return NotImplemented
        mine: LogLine | None = self
        theirs: LogLine | None = other
        while mine is not None and theirs is not None:  # one by one: a chain may be longer than Python can be nested
            if mine is theirs:
                return True
            if mine._alone() != theirs._alone():
                return False
            mine, theirs = mine.cause, theirs.cause
        return mine is theirs

    def __hash__(self) -> int:
        return hash(self._alone())

    def _alone(self) -> tuple[object, ...]:
        return self.number, self.rule, self.parts, self.moves


@dataclass(frozen=True, slots=True)
class Why:
    """Why something happened: the line itself, what it follows from, and so on back."""

    chain: tuple[LogLine, ...]
    """From the line back to what began it."""

    def __str__(self) -> str:
        return ", because ".join(map(str, self.chain))


def why(line: LogLine) -> Why:
    """The chain of causes of a line."""
    chain = [line]
    while (cause := chain[-1].cause) is not None:
        chain.append(cause)
    return Why(tuple(chain))


class Log:
    """All that has been noted in a game, in order."""

    __slots__ = ("_step", "events", "lifted", "moved")

    def __init__(self) -> None:
        self.events: list[Event] = []
        """Its lines, in full."""
        self.moved: list[Moved] = []
        """Moves that no line tells of yet."""
        self.lifted: dict[object, Path] = {}
        """What has left its place and is not laid down yet, with that place."""
        self._step = object()

    def begin_step(self) -> None:
        """What is noted from now on belongs to another step."""
        self._step = object()
        self.lifted.clear()
        self.moved = []

    def up_to(self, length: int) -> Log:
        """A log with the first lines of this one."""
        twin = Log()
        twin.events = self.events[:length]
        return twin

    def add(self, rule: str, words: str, about: tuple[object, ...], cause: Event | None) -> Event:
        """Another line, which tells of the moves since the last one."""
        event = Event(rule, words, about, cause, self._step, len(self.events))
        event.moves, self.moved = self.moved, []
        self.events.append(event)
        return event

    def take_back(self, start: int) -> None:
        """The next line takes back what moved since line `start`, so that moves always add up."""
        standing: list[Moved] = []
        for moved in [*(moved for event in self.events[start:] for moved in event.moves), *self.moved]:
            if standing and standing[-1] == _back(moved):
                standing.pop()
            else:
                standing.append(moved)
        self.lifted.clear()
        self.moved = [_back(moved) for moved in reversed(standing)]

    def cause(self, rule: str, words: str, about: tuple[object, ...], cause: Event | None) -> Event:
        """A cause that is no line of its own."""
        return Event(rule, words, about, cause, self._step, None)

    def lines(self, seat: Seat | None, start: int = 0) -> list[LogLine]:
        """The log from `start` on as this seat may read it; None reads as a spectator."""
        return [event.read.get(seat) or _line(event, seat) for event in self.events[start:]]


def _back(moved: Moved) -> Moved:
    """The same move the other way."""
    return Moved(moved.what, moved.target, moved.origin, moved.seen_by)


def _line(event: Event, seat: Seat | None) -> LogLine:
    """An event as a seat may read it. What several follow from is made once: in a long chain that is all of it."""
    chain: list[Event] = []
    earlier: Event | None = event
    while earlier is not None and seat not in earlier.read:
        chain.append(earlier)
        earlier = earlier.cause
    for one in reversed(chain):  # not one within the other: a chain may be longer than Python can be nested
        one.read[seat] = LogLine(
            one.number,
            one.rule,
            tuple(_parts(one, seat)),
            tuple([_move(moved, seat) for moved in one.moves]),
            None if one.cause is None else one.cause.read[seat],
        )
    return event.read[seat]


_NAMEABLE: Final[dict[type, bool]] = {}
"""Of each type of things in lines, whether they can be named in parts."""


def _is_nameable(thing: object) -> TypeGuard[Nameable]:
    """Whether a thing can be named in parts: found out once for every type, for that takes long."""
    known = _NAMEABLE.get(type(thing))
    if known is None:
        known = _NAMEABLE[type(thing)] = isinstance(thing, Nameable)
    return known


@lru_cache(4096)
def _split(words: str) -> tuple[tuple[Part | None, int], ...]:
    """A template: the words before each thing, and which thing that is; -1 after the last."""
    return tuple(
        (Part(literal) if literal else None, int(name) if name else -1)
        for literal, name, _, _ in Formatter().parse(words)
    )


def _parts(event: Event, seat: Seat | None) -> Iterator[Part]:
    """The words between the things, and the things, each with what it names."""
    for literal, place in _split(event.words):
        if literal is not None:
            yield literal
        if place >= 0:
            thing = event.about[place]
            if isinstance(thing, Secret):
                thing = thing.truth if seat in thing.to else thing.others
            yield from thing.parts() if _is_nameable(thing) else (Part(str(thing)),)


def _move(moved: Moved, seat: Seat | None) -> Move:
    seen = seat in moved.seen_by
    return Move(str(moved.what) if seen else None, moved.origin, moved.target, seen)
