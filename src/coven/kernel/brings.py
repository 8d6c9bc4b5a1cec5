"""What an option costs and brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Amount(NamedTuple):
    """So many of something."""

    number: int
    """How many."""
    what: str
    """Of what: 'Passion', 'VP'."""

    def __str__(self) -> str:
        return f"{self.number} {self.what}"


@dataclass(frozen=True, slots=True)
class Brings:
    """What an option costs and brings, as far as the seat that is asked can know."""

    words: str
    """All of it, for people."""
    costs: tuple[Amount, ...] = ()
    """What has to be paid, as far as it can be counted."""
    gains: tuple[Amount, ...] = ()
    """What comes of it, as far as it can be counted."""

    def __str__(self) -> str:
        return self.words
