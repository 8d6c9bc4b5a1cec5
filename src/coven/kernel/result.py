"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coven.kernel.ask import Seat


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    winners: tuple[Seat, ...]
    """The seats that won: none in a tie that nobody wins or a co-operative loss, all in a co-operative win."""
    words: str
    """How, in the rulebook's words: 'A wins by domination'."""
    rule: str
    """The rule that ended it."""
    scores: tuple[float, ...] = ()
    """Points per seat in games that have points."""

    def __str__(self) -> str:
        return f"{self.words} ({self.rule})"
