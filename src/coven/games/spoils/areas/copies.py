"""Copies of cards in a game, and references to them. Nothing here ever changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from coven.games.spoils.cards import Card
from coven.games.spoils.cards.printed_text import Sheet, sheet_of
from coven.kernel import Part, Seat


class Copy:
    """A copy of a card in a game (103.1c). It never changes; what changes lives in what holds it (409.2, 508.1)."""

    __slots__ = ("card", "number", "owner", "sheet")

    def __init__(self, card: Card, owner: Seat, number: int) -> None:
        self.card = card
        """What is printed on it."""
        self.sheet: Sheet = sheet_of(card)
        """Its rules text, sorted."""
        self.owner = owner
        """407.7, 407.8 by construction: who brought it; nothing can give it another."""
        self.number = number
        """Tells copies apart inside the engine; no player ever sees it. Below 0 for a Micromajig Token (409.3)."""

    @property
    def is_token(self) -> bool:
        """409.3 Whether it is a Micromajig Token, which is in play or nowhere (409.3b)."""
        return self.number < 0

    def __str__(self) -> str:
        return self.card.name

    def __repr__(self) -> str:
        return f"<{self.card.name} {'AB'[self.owner]}{self.number}>"

    def parts(self) -> tuple[Part, ...]:
        """As a line of the log names it."""
        return (Part(self.card.name, f"card {self.card.name}"),)


def in_parts(copies: Sequence[Copy], between: str = ", ") -> tuple[Part, ...]:
    """Several cards as a line of the log names them."""
    parts = [part for copy in copies for part in (Part(between), *copy.parts())]
    return tuple(parts[1:])


class Cards:
    """Several cards, named when somebody reads."""

    __slots__ = ("copies",)

    def __init__(self, copies: tuple[Copy, ...]) -> None:
        self.copies = copies

    def __str__(self) -> str:
        return ", ".join(copy.card.name for copy in self.copies) or "nothing"

    def parts(self) -> tuple[Part, ...]:
        return in_parts(self.copies) or (Part("nothing"),)


class Pin:
    """402.4 A reference to a card out of play, where it is now: once it has moved, the reference is lost."""

    __slots__ = ("copy", "known", "token")

    def __init__(self, copy: Copy, token: int, known: int) -> None:
        self.copy = copy
        self.token = token
        """The state knows the card by it until it moves (see `SpoilsState.referred`); 0: wherever it is."""
        self.known = known
        """A bit for each seat that could tell which card this is as it was spoken of."""


Ref: TypeAlias = int | Copy
"""What instructions refer to: a card in play by its number there, so as it is by then; or a card elsewhere."""

Kept: TypeAlias = int | Pin
"""What is kept in mind of a reference until later words point at it."""
