"""What a script is: a setup, and lines of play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from coven.kernel import CovenError, Seat, seat_name
from coven.scripts.course import Course
from coven.scripts.grounds import Grounds, reasons_of


@dataclass(frozen=True, slots=True)
class Answered:
    """`A: words`: a seat answers the decision at hand."""

    line: int
    seat: Seat
    words: str
    elsewhere: Mapping[str, str] = field(default_factory=dict)
    """What it answers instead where the play began at another position, by that position's name."""

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


class Demand(Protocol):
    """Something that has to hold at this point of the play."""

    @property
    def line(self) -> int: ...

    def unmet(self, course: Course) -> str | None:
        """What is wrong, for people; None if it holds."""


Line: TypeAlias = Answered | Came | Told | Marked | Demand


@dataclass(frozen=True, slots=True)
class OtherPosition:
    """One of the `other positions`: where the same play begins as well, to see who can tell them apart."""

    line: int
    name: str
    position: dict[str, Any]


@dataclass(frozen=True, slots=True)
class RefusedSetup:
    """`refused setup: {rule: ...}`: the table can't be set up like this, and that rule is why."""

    line: int
    grounds: Grounds

    def unmet(self, refusal: CovenError | None) -> str | None:
        """What is wrong with how the setup was refused, or that it wasn't; None if it holds."""
        if refusal is None:
            return f"this setup should be refused {self.grounds}, but it is accepted"
        missed = [self.grounds.missed(reason) for reason in reasons_of(refusal)]
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
    others: tuple[OtherPosition, ...]
    refused: RefusedSetup | None
    """That this setup can't be; then nothing is played."""
    play: tuple[Line, ...]
    lines: dict[str, int]
    """The line of each field, for errors."""
    called: dict[str, str]
    """What each field is called in it: `decks` is what card games call `brings`."""

    @property
    def answers(self) -> int:
        """How many answers it gives."""
        return sum(isinstance(line, Answered) for line in self.play)
