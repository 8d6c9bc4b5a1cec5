"""1.7 Spells: what the cards on one side of a spell space are together."""

from __future__ import annotations

from collections.abc import Sequence

from coven.games.revel.areas import paths
from coven.games.revel.areas.elements import Card, Element, Zone
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.ongoing import field_changed
from coven.games.revel.text.tree import Value
from coven.games.revel.text.words.vocabulary import POWER


def enter_side(s: RevelState, card: Card, space: int) -> Element:
    """1.7.4 A card put on an empty side brings a new spell into being."""
    s.in_the_open(card)
    # 1.7.9 by construction: what changes is the spell's; its cards have no state of their own
    spell = Element(s.new_id(), Zone.SIDE, card.owner, (card,), space)  # 1.4b.3
    s.put(spell)
    if s.log is not None:
        s.lay(card, paths.place_of(spell), paths.ALL)
    field_changed(s)
    return spell


def join(s: RevelState, spell: Element, card: Card) -> Element:
    """1.7.2, 1.7.10, 1.7.11, 5.7.13 A card is stitched onto a spell, which keeps its identity and counters."""
    s.in_the_open(card)
    stitched = spell.changed(cards=(*spell.cards, card), stitched=True)
    s.put(stitched)
    if s.log is not None:
        s.lay(card, paths.place_of(stitched), paths.ALL)
    field_changed(s)
    return stitched


def has_types(cards: Sequence[Card], types: tuple[str, ...]) -> bool:
    """1.7.6, 1.7.8 Whether the cards together have all these types."""
    for wanted in types:
        for card in cards:
            if wanted in card.defn.type_words:
                break
        else:
            return False
    return True


def printed_value(element: Element, value: Value) -> int | None:
    """1.7.7, 1.7.8, revel-starter:stitch.2 The printed figures of a spell's cards added up; None if there is none."""
    total: int | None = None
    for card in element.cards:
        figure = card.defn.power if value is POWER else card.defn.resistance
        if figure is not None:
            total = figure if total is None else total + figure
    return total
