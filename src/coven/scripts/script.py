"""What a script is: a setup, and lines of play."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias

from coven.kernel import CovenError, Seat, Table, seat_name
from coven.scripts.grounds import Grounds, reasons_in

Whose: TypeAlias = Seat | None
"""A seat's own knowledge, or a spectator's."""

START: Final = "start"
"""What scripts call the moment at which the play begins."""


@dataclass(frozen=True, slots=True)
class Answered:
    """`A: words`: a seat answers the decision at hand."""

    line: int
    seat: Seat
    words: str

    def __str__(self) -> str:
        return f"{seat_name(self.seat)}: {self.words}"


@dataclass(frozen=True, slots=True)
class Came:
    """`chance: ...`: which result comes up."""

    line: int
    what: str
    """What is being settled, as the game calls it; '' leaves it open."""
    words: tuple[str, ...]
    """The item picked, or the items that come first, in words."""
    numbers: tuple[int, ...] | None = None
    """The same by the items' numbers, as records have it; then there are no words."""

    def __str__(self) -> str:
        came = ", ".join(self.words) if self.numbers is None else "numbered " + " ".join(map(str, self.numbers))
        return f"chance {self.what}: {came}" if self.what else f"chance: {came}"


@dataclass(frozen=True, slots=True)
class Told:
    """`say: words`: something told to whoever follows the script, such as a tutorial's next hint."""

    line: int
    words: str


@dataclass(frozen=True, slots=True)
class Marked:
    """`mark: name`: this moment has a name, by which later demands can speak of it."""

    line: int
    name: str


@dataclass(slots=True)
class Course:
    """How far a script has come: what its demands look at."""

    table: Table
    answered: int = 0
    """Where the part of the log begins that came of the last answer."""
    marks: dict[str, int] = field(default_factory=lambda: {START: 0})
    """Where the part of the log begins that is since a moment with a name."""

    def view(self, whose: Whose) -> Any:
        """What a seat sees, or a spectator."""
        return self.table.view(self._seated(whose))

    def log(self, whose: Whose, start: int) -> list[str]:
        """The log from line `start` on, as a seat reads it, or a spectator."""
        return [str(line) for line in self.table.log(self._seated(whose), start)]

    def log_start(self, since: str) -> int:
        """Where the part of the log begins that is since a moment with a name, or since the last answer ('')."""
        return self.marks[since] if since else self.answered

    def _seated(self, whose: Whose) -> Whose:
        """Whose, if there is such a seat: what a seat that isn't there sees or reads would prove nothing."""
        if whose is not None and whose not in self.table.seats:
            seats = ", ".join(map(seat_name, self.table.seats))
            raise NoSuchSeat(f"nobody sits at {seat_name(whose)}; the seats are {seats}")
        return whose


class NoSuchSeat(Exception):
    """A demand speaks of a seat that this game doesn't have."""


class Demand(Protocol):
    """Something that has to hold at this point of the play."""

    @property
    def line(self) -> int: ...

    def unmet(self, course: Course) -> str | None:
        """What is wrong, for people; None if it holds."""


Line: TypeAlias = Answered | Came | Told | Marked | Demand


@dataclass(frozen=True, slots=True)
class RefusedSetup:
    """`refused setup: {rule: ...}`: the table can't be set up like this, and that rule is why."""

    line: int
    grounds: Grounds

    def unmet(self, refusal: CovenError | None) -> str | None:
        """What is wrong with how the setup was refused, or that it wasn't; None if it holds."""
        if refusal is None:
            return f"this setup should be refused {self.grounds}, but it is accepted"
        missed = [self.grounds.missed(reason) for reason in reasons_in(str(refusal))]
        if None in missed:
            return None
        if len(missed) == 1:
            return f"this setup should be refused {missed[0]}"
        return f"this setup should be refused {self.grounds}, but what is said against it is: {refusal}"


@dataclass(frozen=True, slots=True)
class Script:
    """A script, read and in order, but not yet played."""

    file: str
    """Where it is from, for errors."""
    game: str
    title: str
    about: str
    rules: tuple[str, ...]
    """The rules it proves: 'revel:2.5.6'."""
    options: dict[str, Any]
    cards: str | None
    seats: int | None
    decks: tuple[Any, ...]
    seed: int
    data: str | None
    """The version of the game's cards and components it was played with; None if that doesn't matter."""
    full_control: tuple[Seat, ...]
    """The seats that are asked even when there is one choice only."""
    position: dict[str, Any] | None
    """Where it starts, if not at the usual beginning."""
    refused: RefusedSetup | None
    """That this setup can't be; then nothing is played."""
    play: tuple[Line, ...]
    lines: dict[str, int]
    """The line of each field, for errors."""

    @property
    def answers(self) -> int:
        """How many answers it gives."""
        return sum(isinstance(line, Answered) for line in self.play)
