"""How far a script has come: its table, the moments it marked, and the same play from other positions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

from coven.kernel import Seat, Table, seat_name

Whose: TypeAlias = Seat | None
"""A seat's own knowledge, or a spectator's."""

START: Final = "start"
"""What scripts call the moment at which the play begins."""


class Mark(NamedTuple):
    """A moment that has a name."""

    table: Table
    """The game as it was then."""
    log_size: int


@dataclass(slots=True)
class Other:
    """The game as it goes from another position."""

    table: Table
    differed: bool = False
    """Whether it has ever been another in truth. If not, nobody could have told them apart anyhow."""


@dataclass(slots=True)
class Course:
    """How far a script has come: what its demands look at."""

    table: Table
    others: dict[str, Other]
    answered: int = 0
    """Where the part of the log begins that came of the last answer."""
    marks: dict[str, Mark] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.marks[START] = Mark(self.table.fork(), 0)
        self.look_around()

    def mark(self, name: str) -> None:
        """Give the present moment a name."""
        self.marks[name] = Mark(self.table.fork(), self.table.log_size)

    def look_around(self) -> None:
        """Notice which of the others are another game by now."""
        for other in self.others.values():
            other.differed = other.differed or other.table.fingerprint() != self.table.fingerprint()

    def view(self, whose: Whose) -> Any:
        """What a seat sees, or a spectator."""
        return self.table.view(self._seated(whose))

    def log(self, whose: Whose, start: int) -> list[str]:
        """The log from line `start` on, as a seat reads it, or a spectator."""
        return [str(line) for line in self.table.log(self._seated(whose), start)]

    def log_start(self, since: str) -> int:
        """Where the part of the log begins that is since a moment with a name, or since the last answer ('')."""
        return self.marks[since].log_size if since else self.answered

    def _seated(self, whose: Whose) -> Whose:
        """Whose, if there is such a seat: what a seat that isn't there sees or reads would prove nothing."""
        if whose is not None and whose not in self.table.seats:
            seats = ", ".join(map(seat_name, self.table.seats))
            raise NoSuchSeat(f"nobody sits at {seat_name(whose)}; the seats are {seats}")
        return whose


class NoSuchSeat(Exception):
    """A demand speaks of a seat that this game doesn't have."""
