"""What each seat can tell of a card that something speaks of: what was chosen, done, or put off for later.

Whoever sees the card knows which one is meant, wherever it goes. To all others it is whatever lies in a place: as the
cards move, that place goes with them; where they are mixed unseen, it may be any of the places that were mixed; and
once something is taken out of an area unseen, what was bound to that area (4.10.12) may be gone. The card itself is
the truth, and whoever imagines how the cards lie may not go by it: so this is kept apart.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from coven.games.revel.areas.elements import Card, Zone

NOWHERE: Final[frozenset[Card]] = frozenset()


class Trace:
    """Of one card that is spoken of, what one seat can tell. It is replaced and never changed."""

    __slots__ = ("area", "cards", "gone", "places")

    def __init__(self, area: Zone | None, places: frozenset[Card], cards: frozenset[Card], gone: bool) -> None:
        self.area = area
        """4.10.12 The area that it is spoken of in, and lost once it has left it; None: it is meant wherever it is."""
        self.places = places
        """It may be what lies in one of these places, each named by the card that truly lies there."""
        self.cards = cards
        """It may be one of these, which the seat has seen there."""
        self.gone = gone
        """It may have left its area."""

    def is_plain(self) -> bool:
        """Whether the seat can tell which card it is, or that it is gone."""
        return len(self.places) + len(self.cards) + self.gone == 1

    def mixed(self, cards: frozenset[Card]) -> Trace:
        """Cards change places among each other, or may have, and the seat can't see how."""
        if self.places.isdisjoint(cards):
            return self
        return Trace(self.area, self.places | cards, self.cards, self.gone)

    def sighted(self, card: Card) -> Trace:
        """The seat sees which card lies in a place."""
        if card not in self.places:
            return self
        return Trace(self.area, self.places - {card}, self.cards | {card}, self.gone)

    def left(self, card: Card, unseen: frozenset[Card]) -> Trace:
        """A card leaves its area. `unseen`: for all that the seat can see, it may be any of these instead."""
        if self.area is None:
            return self
        cards = self.cards if unseen else self.cards - {card}
        if card not in self.places and len(cards) == len(self.cards) and self.cards.isdisjoint(unseen):
            return self
        return Trace(self.area, self.places - {card}, cards, gone=True)

    def renamed(self, places: dict[Card, Card]) -> Trace:
        """The same places, named by what lies there now."""
        if self.places.isdisjoint(places):
            return self
        return Trace(self.area, frozenset([places.get(one, one) for one in self.places]), self.cards, self.gone)

    def with_copies(self, copies: dict[Card, Card]) -> Trace:
        """The same, if what the seat has seen is taken for copies of it."""
        if self.cards.isdisjoint(copies):
            return self
        return Trace(self.area, self.places, frozenset([copies.get(one, one) for one in self.cards]), self.gone)


Traces: TypeAlias = dict[int, tuple[Trace, ...]]
"""Of the cards of one side that are spoken of, each by a number, what every seat can tell. It is replaced and never
changed."""

NO_TRACES: Final[Traces] = {}


def only(traces: Traces, marks: Iterable[int]) -> Traces:
    """Those of them that something still speaks of."""
    kept = {mark: traces[mark] for mark in marks if mark in traces}
    return kept or NO_TRACES
