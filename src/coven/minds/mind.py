"""What a computer player is.

A mind is never given the table. It gets a `Seated`: the question put to its seat, what the seat sees, and as many
imagined tables as it likes, in which everything hidden from the seat has been dealt anew.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from coven.kernel import CovenError, Seated


@runtime_checkable
class Mind(Protocol):
    """A computer player."""

    def choose(self, seated: Seated) -> int:
        """The index of the option it takes."""


@runtime_checkable
class Speaking(Protocol):
    """A computer player that talks: a partner who says what it is about."""

    def says(self) -> str:
        """A sentence about the answer that it has just given, for everybody at the table; "" if it has none."""


class MindError(CovenError):
    """A computer player that can't be had, that fails, or that answers with what is no option."""
