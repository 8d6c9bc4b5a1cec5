"""6 Markers: game elements that are no cards and that the rules alone define."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class MarkerKind:
    """1.1.2, 1.5.4, 3.1.3, 6.1.2 A kind of marker. All markers of a kind are alike and copies of each other."""

    name: str
    types: tuple[str, ...] = ("marker",)
    """6.1.3 A marker, whatever else it may be."""

    # 4.1.1, 6.4.1, slip S44: a kind could have effects too, but the rules define none that has

    def __str__(self) -> str:
        return "\n".join([self.name, " & ".join(f"A {each.title()}" for each in self.types)])


STAMINA: Final = MarkerKind("Stamina")

MARKER_KINDS: Final = (STAMINA,)
"""6.2.5, 6.3.1 Every kind there is. All of them are on the field from the start, so there is none left to disclose."""
