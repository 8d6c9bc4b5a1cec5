"""What has been tried in the step under way and proved illegal (see `repair`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

from coven.kernel.reason import Illegal, Reason
from coven.kernel.seat import Seat

T = TypeVar("T")


class Attempt(NamedTuple):
    """An attempt under way."""

    seat: Seat
    """Whose it is: only this seat's choices are undone for good, and barred. The others are asked again."""
    start: int
    """How many choices had been taken before it."""
    barred: set[tuple[Any, ...]]
    """The sequences of the seat's choices that have failed."""
    rule: str
    """The game's rule on such undoing."""

    @property
    def nothing_left(self) -> Reason:
        """What to say when everything is barred."""
        return Reason(self.rule, "every choice here has been tried and is illegal")


class Attempts:
    """The choices taken inside the attempts under way, and the sequences that each of them has barred."""

    __slots__ = ("open", "taken")

    def __init__(self) -> None:
        self.taken: list[tuple[Seat, Any]] = []
        """The choices taken since the outermost attempt began, and by whom."""
        self.open: list[Attempt] = []
        """The attempts under way, outermost first."""

    def taken_by(self, seat: Seat, start: int) -> tuple[Any, ...]:
        """The choices of one seat after the first so many of all."""
        return tuple([choice for who, choice in self.taken[start:] if who == seat])

    def allowed(self, seat: Seat, choices: Sequence[T]) -> Sequence[T]:
        """revel:0.5.10, revel:0.5.12 The choices that don't complete a barred sequence. Illegal if all of them do."""
        for attempt in self.open:
            if attempt.barred and attempt.seat == seat:
                so_far = self.taken_by(seat, attempt.start)
                choices = [choice for choice in choices if (*so_far, choice) not in attempt.barred]
                if not choices:
                    raise Illegal(attempt.nothing_left)
        return choices

    def bars(self, seat: Seat, choice: object) -> Reason | None:
        """revel:0.5.5 Why taking this now would complete a sequence that has failed, or None."""
        for attempt in self.open:
            if attempt.seat == seat and (*self.taken_by(seat, attempt.start), choice) in attempt.barred:
                return attempt.nothing_left
        return None

    def barred_first(self) -> set[Any]:
        """The choices barred from beginning an attempt that is under way."""
        return {sequence[0] for attempt in self.open for sequence in attempt.barred if len(sequence) == 1}
