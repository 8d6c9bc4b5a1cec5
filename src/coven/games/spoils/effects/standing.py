"""What is true of cards now: their types, battle stats, structure, keywords, and the icons that players have.

All rules ask here and nowhere else. What a face-down card is, 411.1 says: a resource and nothing more (O29).
"""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.in_play import DOWN, Copy, InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards import NO_ICONS, CardType, Icons
from coven.games.spoils.cards.parts import ICONS
from coven.games.spoils.text.tree import Ability, Verb
from coven.kernel import Reason, Seat

NO_ABILITIES: Final[list[tuple[int, Ability]]] = []

FACE_DOWN: Final = frozenset({CardType.RESOURCE})
"""411.1 Every face-down card in play is a resource."""


def types_of(s: SpoilsState, x: InPlay) -> frozenset[CardType]:
    """208.1 The types a card in play has now."""
    return FACE_DOWN if x.face is DOWN else x.card.types


def is_character(s: SpoilsState, x: InPlay) -> bool:
    return CardType.CHARACTER in types_of(s, x)


def is_location(s: SpoilsState, x: InPlay) -> bool:
    return CardType.LOCATION in types_of(s, x)


def is_resource(s: SpoilsState, x: InPlay) -> bool:
    return CardType.RESOURCE in types_of(s, x)


def strength_of(s: SpoilsState, x: InPlay) -> int:
    """204.4a"""
    return x.card.strength or 0


def life_of(s: SpoilsState, x: InPlay) -> int:
    """204.4b"""
    return x.card.life or 0


def speed_of(s: SpoilsState, x: InPlay) -> int:
    """204.4c"""
    return x.card.speed or 0


def structure_of(s: SpoilsState, x: InPlay) -> int:
    """207.4"""
    return x.card.structure or 0


def has_covert(s: SpoilsState, x: InPlay) -> bool:
    """507.3"""
    return False


def cannot_be_blocked(s: SpoilsState, x: InPlay) -> bool:
    """412.1"""
    return False


STAPLE_ICONS: Final = {
    icon.name.title(): Icons(*[int(other is icon) for other in ICONS]) for icon in ICONS if icon.value != "V"
}
"""203.5a, 203.5c The five staples, and the one icon that each provides."""


def provided_by(s: SpoilsState, x: InPlay) -> Icons:
    """311.1 The icons that a card in play provides."""
    if x.face is DOWN or not x.card.staple:
        return NO_ICONS
    return STAPLE_ICONS.get(x.card.name, NO_ICONS)


def icons_of(s: SpoilsState, seat: Seat) -> Icons:
    """405.1 The icons that the cards a player controls provide, attached or not (405.1#2)."""
    total = NO_ICONS
    for x in s.in_play.values():
        if x.controller == seat:
            provided = provided_by(s, x)
            if provided is not NO_ICONS:
                total = total.plus(provided)
    return total


def abilities_of(s: SpoilsState, x: InPlay) -> list[tuple[int, Ability]]:
    """502, 605.1a The abilities that a card in play has now, each with its place on it."""
    return NO_ABILITIES if x.face is DOWN else [(gated.place, gated.text) for gated in x.copy.sheet.abilities]


def abilities_elsewhere(s: SpoilsState, seat: Seat) -> list[tuple[Copy, int, Ability]]:
    """605.1a The abilities that a player may use of cards that are not in play."""
    return []


def why_cannot(s: SpoilsState, seat: Seat, verb: Verb, thing: InPlay | Copy | None = None) -> Reason | None:
    """402.7 Why an effect keeps a player from doing something to a thing, or None."""
    return None
