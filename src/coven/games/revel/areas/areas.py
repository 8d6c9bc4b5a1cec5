"""3.4 The areas of play: each player's side of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from coven.games.revel.areas.elements import Card, Element
from coven.games.revel.text.tree import Until
from coven.kernel import Seat

SPACES: Final = 5
"""There are five spell spaces (3.4.6)."""

A: Final = Seat(0)
B: Final = Seat(1)
BOTH: Final = (A, B)


EVERYBODY: Final = 0b11
"""Both seats, a bit for each."""


def opponent(seat: Seat) -> Seat:
    return B if seat == A else A


class Side:
    """One player's areas (3.4). What is in them is replaced and never changed, so that copies can share it."""

    __slots__ = (
        "deck",
        "discards",
        "hand",
        "known",
        "marker_plus",
        "resources",
        "revealed",
        "spells",
        "stamina",
        "stance",
        "witch",
    )

    witch: Element | None
    resources: tuple[Element, ...]
    stamina: tuple[int, ...]
    """The Stamina markers, each by its id (6.4)."""
    marker_plus: tuple[int, ...]
    """A marker's id once for each +1 on it, which alters nothing (6.4.1)."""
    stance: Element | None
    spells: tuple[Element | None, ...]
    deck: tuple[Card, ...]
    """The top card, the next draw, comes last."""
    discards: tuple[Card, ...]
    hand: tuple[Card, ...]
    revealed: Mapping[Card, tuple[Until, Seat]]
    """The cards of hand and deck that are revealed, until when, and who 'you' is in that (5.4)."""
    known: Mapping[Card, int]
    """Cards of hand and deck whose place some seat knows, having put or seen them there: a bit per seat."""

    def copy(self) -> Side:
        twin = Side()
        twin.witch = self.witch
        twin.resources = self.resources
        twin.stamina = self.stamina
        twin.marker_plus = self.marker_plus
        twin.stance = self.stance
        twin.spells = self.spells
        twin.deck = self.deck
        twin.discards = self.discards
        twin.hand = self.hand
        twin.revealed = self.revealed
        twin.known = self.known
        return twin

    def put(self, space: int, spell: Element | None) -> None:
        """Another spell, or none, on this side of a spell space."""
        spells = self.spells
        self.spells = (*spells[:space], spell, *spells[space + 1 :])


def empty_side() -> Side:
    """A player's areas before anything is in them."""
    side = Side()
    side.witch = side.stance = None
    side.resources = ()
    side.stamina = side.marker_plus = ()
    side.spells = (None,) * SPACES
    side.deck = side.discards = side.hand = ()
    side.revealed = {}
    side.known = {}
    return side


def knows(seat: Seat) -> int:
    """The bit that says that a seat knows where a card is."""
    return 1 << seat
