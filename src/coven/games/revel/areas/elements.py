"""Cards, areas and elements (1.7, 3.1, 3.4), and what is kept in mind of them. Nothing here ever changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from coven.games.revel.cards import CardDef
from coven.games.revel.cards.printed_effects import Sheet, sheet_of
from coven.games.revel.text.words.vocabulary import Word
from coven.kernel import Part, Seat


class Card:
    """3.2.3, 3.2.4, 1.1.3 by construction: a card of a deck never changes; what changes lives in what holds it."""

    __slots__ = ("defn", "number", "owner", "sheet")

    def __init__(self, defn: CardDef, owner: Seat, number: int) -> None:
        self.defn = defn
        self.sheet: Sheet = sheet_of(defn)
        """Its effects, sorted."""
        self.owner = owner
        """1.9.1 Who brought it."""
        self.number = number
        """Tells copies apart inside the engine; no player ever sees it."""

    def __str__(self) -> str:
        return self.defn.name

    def __repr__(self) -> str:
        return f"<{self.defn.name} {'AB'[self.owner]}{self.number}>"

    def parts(self) -> tuple[Part, ...]:
        """As a line of the log names it."""
        return (Part(self.defn.name, f"card {self.defn.name}"),)


def in_parts(cards: Sequence[Card], between: str) -> tuple[Part, ...]:
    """Several cards as a line of the log names them."""
    parts = [part for card in cards for part in (Part(between), *card.parts())]
    return tuple(parts[1:])


class Zone(Word):
    """3.4.1 The areas of play. Each player has one of each, and five sides."""

    WITCH = "witch"
    RESOURCE = "resource"
    STAMINA = "stamina"
    STANCE = "stance"
    SIDE = "side"
    DECK = "deck"
    DISCARDS = "discards"
    HAND = "hand"
    RESERVE = "reserve"


SIDE: Final = Zone.SIDE
RESOURCE: Final = Zone.RESOURCE

ON_FIELD: Final = frozenset({Zone.WITCH, Zone.RESOURCE, Zone.STAMINA, Zone.STANCE, Zone.SIDE})
"""3.4.9 The areas that make up a player's side of the field."""


class Element:
    """1.7.1 Something on the field with a state of its own, apart from its cards: a spell, stance, witch or resource.

    Elements are never changed but replaced, so that copies of a state can share them; an `id` is never used again, so a
    reference to a spell that left and came back finds nothing (4.10.12).
    """

    __slots__ = ("cards", "chosen", "id", "marks", "owner", "plus", "space", "stitched", "zone")

    id: int
    zone: Zone
    owner: Seat
    """1.9.1 to 1.9.3 Its owner and, being on the field, its controller too: control never changes."""
    space: int
    """The spell space, 0 to 4; -1 for what is not a spell."""
    cards: tuple[Card, ...]
    """1.7.1 Of a spell: all that are on its side."""
    plus: int
    """1.4b.1, 1.4b.3, 1.9.7, 3.1.2, 3.4.13 by construction: of the +1s on it there is only a number, so they are alike,
    its player's, and go with it."""
    marks: int
    """1.4b.6 How many mark counters are on it."""
    chosen: tuple[Choice, ...]
    """4.10.10, 4.10.12 What its effects chose, the most recent last: 'chosen above' (4.10.9). It goes with it."""
    stitched: bool

    def __init__(
        self,
        id: int,
        zone: Zone,
        owner: Seat,
        cards: tuple[Card, ...],
        space: int = -1,
        plus: int = 0,
        marks: int = 0,
        chosen: tuple[Choice, ...] = (),
        stitched: bool = False,
    ) -> None:
        self.id = id
        self.zone = zone
        self.owner = owner
        self.cards = cards
        self.space = space
        self.plus = plus
        self.marks = marks
        self.chosen = chosen
        self.stitched = stitched

    def changed(
        self,
        *,
        cards: tuple[Card, ...] | None = None,
        plus: int | None = None,
        marks: int | None = None,
        chosen: tuple[Choice, ...] | None = None,
        stitched: bool | None = None,
        space: int | None = None,
    ) -> Element:
        """The same element with another state."""
        # 1.9.3 by construction: there is no other player to be given
        return Element(
            self.id,
            self.zone,
            self.owner,
            self.cards if cards is None else cards,
            self.space if space is None else space,
            self.plus if plus is None else plus,
            self.marks if marks is None else marks,
            self.chosen if chosen is None else chosen,
            self.stitched if stitched is None else stitched,
        )

    @property
    def is_strike(self) -> bool:
        return self.cards[0].defn.is_strike

    @property
    def is_shield(self) -> bool:
        return self.cards[0].defn.is_shield

    def chosen_above(self, card: Card, place: int) -> tuple[Kept, ...]:
        """4.10.9 The choice most recently made by an effect printed above this one on the same card."""
        for number, earlier, refs in reversed(self.chosen):
            if number == card.number and earlier < place:
                return refs
        return ()

    def __str__(self) -> str:
        return " & ".join(card.defn.name for card in self.cards)

    def parts(self) -> tuple[Part, ...]:
        """As a line of the log names it, card by card."""
        return in_parts(self.cards, " & ")


class Pin:
    """4.10.12, 3.2.2 A reference to a card off the field, where it is now: once it has moved, the reference is lost."""

    __slots__ = ("card", "mark", "token")

    def __init__(self, card: Card, token: int, mark: int = 0) -> None:
        self.card = card
        self.token = token
        """The state knows the card by it until it moves (see `RevelState.referred`); 0: wherever it is."""
        self.mark = mark
        """Of what is kept for longer than a step: by what number each side knows what can be told of it (`traces`)."""


Ref: TypeAlias = int | Card
"""4.10.11 What instructions refer to: an element or a marker on the field by its id, so as it is by then; or a card
elsewhere."""

Kept: TypeAlias = int | Pin
"""What is kept in mind of a reference until later words point at it."""

Choice: TypeAlias = tuple[int, int, tuple[Kept, ...]]
"""The number of a card, the place of an effect on it, and what that effect chose."""


class LastKnown:
    """What an element was when it left the field (4.10.14)."""

    __slots__ = ("element", "power", "resistance")

    def __init__(self, element: Element, power: int | None, resistance: int | None) -> None:
        self.element = element
        self.power = power
        self.resistance = resistance
