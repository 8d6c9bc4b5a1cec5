"""What has been tried in the step under way and proved illegal (see `repair`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from coven.kernel.reason import Illegal, Reason

T = TypeVar("T")


class Attempts:
    """The choices taken inside the attempts under way, and the sequences that each of them has barred."""

    __slots__ = ("open", "taken")

    def __init__(self) -> None:
        self.taken: list[Any] = []
        """The choices taken since the outermost attempt began."""
        self.open: list[tuple[int, set[tuple[Any, ...]], Reason]] = []
        """For each attempt, outermost first: how many choices had been taken before it, what it bars, and what to
        say when it bars everything."""

    def allowed(self, choices: Sequence[T]) -> Sequence[T]:
        """revel:0.5.10, revel:0.5.12 The choices that don't complete a barred sequence. Illegal if all of them do."""
        for start, barred, nothing_left in self.open:
            if barred:
                so_far = tuple(self.taken[start:])
                choices = [choice for choice in choices if (*so_far, choice) not in barred]
                if not choices:
                    raise Illegal(nothing_left)
        return choices

    def barred_first(self) -> set[Any]:
        """The choices barred from beginning an attempt that is under way."""
        return {sequence[0] for _, barred, _ in self.open for sequence in barred if len(sequence) == 1}
