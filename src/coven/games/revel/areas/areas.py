"""3.4 The areas of play: each player's side of the table."""

from __future__ import annotations

from typing import Final

from coven.games.revel.areas.ascribed import NOTHING_ASCRIBED, Ascribed
from coven.games.revel.areas.elements import Card, Element
from coven.games.revel.areas.knowledge import NOTHING, Known
from coven.games.revel.areas.traces import NO_TRACES, Traces
from coven.games.revel.text.tree import Until
from coven.kernel import Seat

SPACES: Final = 5
"""3.4.6, revel-starter:setup.3, revel-starter:max.1 There are five spell spaces."""

A: Final = Seat(0)
B: Final = Seat(1)
BOTH: Final[tuple[Seat, ...]] = (A, B)
"""Here and wherever there is one thing for each seat: a tuple of any length is looked into fastest (see
docs/performance.md)."""


EVERYBODY: Final = 0b11
"""Both seats, a bit for each."""


def opponent(seat: Seat) -> Seat:
    return B if seat == A else A


class Side:
    """1.6.1, 3.4.1, revel-starter:setup.5 One player's areas. What is in them is replaced and never changed, so that
    copies can share it."""

    __slots__ = (
        "ascribed",
        "deck",
        "discards",
        "hand",
        "known",
        "marker_plus",
        "resources",
        "revealed",
        "seat",
        "spells",
        "stamina",
        "stance",
        "traces",
        "witch",
    )

    seat: Seat
    """Whose side it is."""
    witch: Element | None
    resources: tuple[Element, ...]
    stamina: tuple[int, ...]
    """1.5.1, 1.9.8, 3.1.3, 3.5.3, 6.1.4 by construction: this player's Stamina markers on the field, each by its id.
    Nothing else can be here, they are no cards, and of those in reserve nothing is kept."""
    marker_plus: tuple[int, ...]
    """A marker's id once for each +1 on it, which alters nothing (6.4.1)."""
    stance: Element | None
    """3.4.7, revel-starter:cards.3 by construction: one or none, and it takes up no spell space."""
    spells: tuple[Element | None, ...]
    """1.7.3 By space; None where no card is."""
    deck: tuple[Card, ...]
    """3.6.1 In order: the top card, the next draw, comes last."""
    discards: tuple[Card, ...]
    """3.7.1 In the order in which they came; for both to see, and no part of the field."""
    hand: tuple[Card, ...]
    revealed: dict[Card, tuple[Until, Seat]]
    """5.4.3 The cards of hand and deck that are revealed, and stay part of it; until when, and who 'you' is in that."""
    known: tuple[Known, ...]
    """For each seat, what it knows of the cards of hand and deck that are hidden from it: see `knowledge`."""
    ascribed: tuple[Ascribed, ...]
    """What the opponent of each seat can tell of that: see `ascribed`."""
    traces: Traces
    """What each seat can tell of the cards that something speaks of: see `traces`."""

    def copy(self) -> Side:
        twin = Side()
        twin.seat = self.seat
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
        twin.ascribed = self.ascribed
        twin.traces = self.traces
        return twin

    def is_like(self, other: Side) -> bool:
        """Whether the same is in all areas, and known and revealed of it."""
        return (
            self.deck is other.deck
            and self.hand is other.hand
            and self.discards is other.discards
            and self.spells is other.spells
            and self.stance is other.stance
            and self.witch is other.witch
            and self.resources is other.resources
            and self.stamina is other.stamina
            and self.marker_plus is other.marker_plus
            and self.revealed == other.revealed
            and self.known == other.known
        )

    def put(self, space: int, spell: Element | None) -> None:
        """Another spell, or none, on this side of a spell space."""
        spells = self.spells
        self.spells = (*spells[:space], spell, *spells[space + 1 :])


def empty_side(seat: Seat) -> Side:
    """A player's areas before anything is in them."""
    side = Side()
    side.seat = seat
    side.witch = side.stance = None
    side.resources = ()
    side.stamina = side.marker_plus = ()
    side.spells = (None,) * SPACES
    side.deck = side.discards = side.hand = ()
    side.revealed = {}
    side.known = (NOTHING, NOTHING)
    side.ascribed = (NOTHING_ASCRIBED, NOTHING_ASCRIBED)
    side.traces = NO_TRACES
    return side


def knows(seat: Seat) -> int:
    """The bit that says that a seat has seen something."""
    return 1 << seat
