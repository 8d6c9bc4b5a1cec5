"""403 The game areas: each player's side of the table."""

from __future__ import annotations

from enum import Enum
from typing import Final

from coven.games.spoils.areas.in_play import Copy
from coven.kernel import Seat

A: Final = Seat(0)
B: Final = Seat(1)
BOTH: Final[tuple[Seat, ...]] = (A, B)

PLAYERS: Final = 0b11
"""Both seats, a bit for each."""
EVERYBODY: Final = 0b111
"""Both seats, and whoever looks on: who sees what lies in the open or is shown to all. What the players each know, and
nobody sees now, whoever looks on is not told."""


def opponent(seat: Seat) -> Seat:
    """O63 There are two players."""
    return B if seat == A else A


def knows(seat: Seat) -> int:
    """The bit that says that a seat has seen something."""
    return 1 << seat


class Area(Enum):
    """403.1, 403.2, 403.3, 403.4, 403.5, 403.6 The six game areas. Every card is in one of them."""

    DECK = "deck"
    HAND = "hand"
    BEING_PLAYED = "being played"
    IN_PLAY = "in play"
    DISCARD_PILE = "discard pile"
    OUT_OF_GAME = "out of game"

    __hash__ = object.__hash__


NOBODY_KNOWS: Final[frozenset[Copy]] = frozenset()


class Side:
    """One player's areas. What is in them is replaced and never changed, so that copies can share it."""

    __slots__ = ("deck", "discard_pile", "faction", "hand", "influence", "known", "out_of_game", "seat", "shuffled")

    seat: Seat
    """Whose side it is."""
    faction: int
    """202.2 The faction, by its number in play."""
    influence: int
    """202.3 The score."""
    deck: tuple[Copy, ...]
    """403.1a In order: the top card, the next draw, comes last."""
    hand: tuple[Copy, ...]
    """403.2b by construction: any number of cards."""
    discard_pile: tuple[Copy, ...]
    """403.5b Its order says nothing."""
    out_of_game: tuple[Copy, ...]
    known: tuple[frozenset[Copy], ...]
    """For each seat, the cards of deck and hand hidden from it of which it knows the place: see `knowledge`."""
    shuffled: int
    """Which shuffling of the deck has brought about its order, counting from 1; 0 for none."""

    def copy(self) -> Side:
        twin = Side()
        twin.seat = self.seat
        twin.faction = self.faction
        twin.influence = self.influence
        twin.deck = self.deck
        twin.hand = self.hand
        twin.discard_pile = self.discard_pile
        twin.out_of_game = self.out_of_game
        twin.known = self.known
        twin.shuffled = self.shuffled
        return twin


def empty_side(seat: Seat) -> Side:
    """A player's areas before anything is in them."""
    side = Side()
    side.seat = seat
    side.faction = side.influence = side.shuffled = 0
    side.deck = side.hand = side.discard_pile = side.out_of_game = ()
    side.known = (NOBODY_KNOWS, NOBODY_KNOWS)
    return side
