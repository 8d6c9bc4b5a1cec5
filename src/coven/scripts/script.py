"""What a script is: a setup, and lines of play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from coven.kernel import Seat, Table, seat_name


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


class Demand(Protocol):
    """Something that has to hold at this point of the play."""

    @property
    def line(self) -> int: ...

    def unmet(self, table: Table, log_start: int) -> str | None:
        """What is wrong, for people; None if it holds. The last answer's part of the log begins at `log_start`."""


Line: TypeAlias = Answered | Came | Told | Demand


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
    components: str | None
    seats: int | None
    brings: tuple[Any, ...]
    seed: int
    data: str | None
    """The version of the game's cards and components it was played with; None if that doesn't matter."""
    full_control: tuple[Seat, ...]
    """The seats that are asked even when there is one choice only."""
    position: dict[str, Any] | None
    """Where it starts, if not at the usual beginning."""
    play: tuple[Line, ...]
    lines: dict[str, int]
    """The line of each field, for errors."""
    called: dict[str, str]
    """What each field is called in it: `decks` is what card games call `brings`."""

    @property
    def answers(self) -> int:
        """How many answers it gives."""
        return sum(isinstance(line, Answered) for line in self.play)
