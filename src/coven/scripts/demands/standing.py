"""Demands on how the game stands: who is asked, what is pending, how it ended, and the position as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from coven.kernel import End, Seat, seat_name
from coven.scripts.course import Course
from coven.scripts.words import offered, same


@dataclass(frozen=True, slots=True)
class Asked:
    """`asked: A` or `asked A: prompt`: whose decision it is, and what is asked."""

    line: int
    seat: Seat
    prompt: str

    def unmet(self, course: Course) -> str | None:
        decision = course.table.decision
        if decision is None or decision.seat != self.seat:
            return f"it should be {seat_name(self.seat)}'s decision; {offered(course.table)}"
        if same(self.prompt) not in same(decision.text):
            return f"{self.prompt!r} should be asked; {offered(course.table)}"
        return None


@dataclass(frozen=True, slots=True)
class Pending(Asked):
    """`pending: A`: the same, and the script stops here on purpose, in the middle of something."""


@dataclass(frozen=True, slots=True)
class Ended:
    """`result: ...` or `over`: how the game ended."""

    line: int
    words: str
    """Something that the result says; '' for anything."""
    seats: tuple[Seat, ...] | None = None
    """For whom it ended like that; None for whomever."""
    end: End = End.WON

    def unmet(self, course: Course) -> str | None:
        result = course.table.result
        if result is None:
            return f"the game should be over; {offered(course.table)}"
        if same(self.words) not in same(str(result)):
            return f"the game should have ended with {self.words!r}, but: {result}"
        there = tuple(Seat(seat) for seat, end in enumerate(result.ends) if end is self.end)
        if self.seats is not None and set(self.seats) != set(there):
            return f"{_names(self.seats)} should have {self.end.value}, but {_names(there)} did: {result}"
        return None


@dataclass(frozen=True, slots=True)
class NothingPending:
    """`nothing pending`: the game is over, or somebody is asked what to do next and nothing is under way."""

    line: int

    def unmet(self, course: Course) -> str | None:
        return None if course.table.at_rest else f"nothing should be pending, but {offered(course.table)}"


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """`fingerprint: ...`: the whole position is the one it was when the record was written."""

    line: int
    digest: str

    def unmet(self, course: Course) -> str | None:
        if course.table.fingerprint() == self.digest:
            return None
        return "the answers so far lead to another position than they did when the record was written"


def _names(seats: Sequence[Seat]) -> str:
    return " and ".join(seat_name(seat) for seat in seats) or "nobody"
