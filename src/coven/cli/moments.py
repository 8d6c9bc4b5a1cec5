"""The moments of a game that is shown again: what was answered, what happened, the board, and what is to be decided.

With the whole truth there is a moment after every answer. For a seat there is one after each of its own answers, and
what the others did until it was asked again is one stretch of its log: when they were asked, and how often, is not for
it to know. A spectator, who answers nothing, has one moment.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from coven.kernel import CovenError, Decision, Game, Seat, Setup, Table, plain, seat_name
from coven.kernel.seat import SEAT_NAMES
from coven.scripts import Script, ScriptError, follow
from coven.scripts.demands import Seen, Sight, Truth
from coven.scripts.script import Answered, Told
from coven.scripts.text import Unfinished
from coven.scripts.words import listed

SPECTATOR = "spectator"


@dataclass(frozen=True, slots=True)
class Question:
    """A decision, in words."""

    seat: str
    text: str
    rule: str
    options: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.seat} is asked: {self.text} ({self.rule}), and may answer{listed(self.options)}"


@dataclass(frozen=True, slots=True)
class Moment:
    """What there is to show after so many answers."""

    number: int
    """How many answers have been given: those of the seat, or all."""
    answer: str
    """The last of them; '' at the beginning."""
    happened: tuple[str, ...]
    """What has happened since, as far as it may be known."""
    setup: Setup
    whose: str
    """As who sees it the board is shown."""
    view: Any
    position: Mapping[str, Any]
    """The same in plain values: the whole truth, or the view."""
    question: Question | None
    """What is to be decided, as far as it may be known."""
    at_rest: bool
    """Whether nothing is under way."""
    standing: str
    """How the game stands if nothing is to be decided that may be known."""

    def told(self) -> Iterator[str]:
        """What was answered and what happened, in lines."""
        if self.answer:
            yield f"{self.number:4}  {self.answer}"
        for line in self.happened:
            yield f"          {line}"


def sight_of(words: str | None) -> Sight:
    """With whose eyes somebody wants to look: `A`, `spectator`, or nobody's in particular, which is the whole truth."""
    if words is None:
        return Truth()
    if words == SPECTATOR:
        return Seen(None)
    seat = words.upper()
    if len(seat) != 1 or seat not in SEAT_NAMES:
        raise CovenError(f"there is no seat {words!r}; --seat can be: A, B and so on, or {SPECTATOR}")
    return Seen(Seat(SEAT_NAMES.index(seat)))


def answers_of(script: Script, sight: Sight) -> int:
    """How many answers of a script may be counted: all, or those of the seat."""
    return sum(isinstance(line, Answered) and _is_known(line, sight) for line in script.play)


def moments(script: Script, sight: Sight, game: Game[Any] | None = None) -> Iterator[Moment]:
    """The moments of a script, one after the other. CovenError if it can't be played on, after what could be."""
    now: Moment | None = None
    number = logged = 0
    answer, happened = "", list[str]()
    try:
        for line, table in follow(script, game=game):
            if line is None:
                _check_seat(table, sight)
            elif isinstance(line, Answered) and _is_known(line, sight):
                assert now is not None
                yield now
                number, answer, happened = number + 1, str(line), []
            elif isinstance(line, Told) and isinstance(sight, Truth):
                happened.append(f"({line.words})")  # an author's words may tell a seat anything
            reader = sight.whose if isinstance(sight, Seen) else None
            happened += map(str, table.log(reader, logged))
            logged = table.log_size
            if line is None or isinstance(line, Answered | Told):
                now = _moment(table, sight, number, answer, happened)
    except Unfinished:
        pass  # there is all of it to show, and `coven run` says what is wrong
    except ScriptError as error:
        if now is not None:
            yield now
        if isinstance(sight, Seen) and now is not None:
            # What is wrong is told with everybody's options.
            raise CovenError(f"{script.file}:{error.line}: this doesn't hold; `coven run` says why") from None
        raise
    if now is None:
        raise CovenError(f"{script.file}: its setup is refused, as it demands, so there is no game to show")
    yield now


class Reel:
    """The moments of a game, each found when it is first wanted."""

    __slots__ = ("_coming", "_error", "_seen")

    def __init__(self, coming: Iterator[Moment]) -> None:
        self._coming = coming
        self._seen: list[Moment] = []
        self._error: CovenError | None = None

    def at(self, number: int) -> Moment:
        """The moment after so many answers. CovenError if the game can't be played so far."""
        while len(self._seen) <= number:
            if self._error is not None:
                raise self._error
            try:
                self._seen.append(next(self._coming))
            except CovenError as error:
                self._error = error
        return self._seen[number]

    def finish(self) -> None:
        """Play on to the end of the file. CovenError if that can't be, or if something in it doesn't hold."""
        while self._error is None:
            try:
                self._seen.append(next(self._coming))
            except StopIteration:
                return
            except CovenError as error:
                self._error = error
        raise self._error

    def until(self, number: int) -> Sequence[Moment]:
        """All moments up to one that has been found."""
        return self._seen[: number + 1]

    @property
    def last(self) -> int:
        """The number of the last moment that has been found."""
        return len(self._seen) - 1


def _is_known(line: Answered, sight: Sight) -> bool:
    return isinstance(sight, Truth) or line.seat == sight.whose


def _check_seat(table: Table, sight: Sight) -> None:
    if isinstance(sight, Seen) and sight.whose is not None and sight.whose not in table.seats:
        seats = ", ".join(map(seat_name, table.seats))
        raise CovenError(f"there is no seat {seat_name(sight.whose)!r}; --seat can be: {seats}, {SPECTATOR}")


def _moment(table: Table, sight: Sight, number: int, answer: str, happened: Sequence[str]) -> Moment:
    decision = table.decision
    if isinstance(sight, Truth):
        # The truth has no drawing of its own: the one who is to decide is the one whose cards matter now.
        whose = None if decision is None else decision.seat
        position = table.position()
    else:
        whose = sight.whose
        position = plain(table.view(whose))
        if decision is not None and decision.seat != whose:
            decision = None
    return Moment(
        number=number,
        answer=answer,
        happened=tuple(happened),
        setup=table.setup,
        whose="a spectator" if whose is None else seat_name(whose),
        view=table.view(whose),
        position=position,
        question=None if decision is None else _question(decision),
        at_rest=table.at_rest,
        standing=f"the game is over: {table.result}" if table.over else "there is nothing to decide here",
    )


def _question(decision: Decision) -> Question:
    return Question(seat_name(decision.seat), decision.text, decision.rule, tuple(decision.words()))
