"""How good a state is for a seat, for computer players: a quick judgement, without looking ahead.

The figures are worths in one common measure, a point of influence being 1.
"""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.areas import opponent
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.standing import (
    is_character,
    is_location,
    is_resource,
    life_of,
    speed_of,
    strength_of,
    structure_of,
)
from coven.kernel import Seat

WON: Final = 1000.0
"""A game won."""
INFLUENCE: Final = 1.0
NEAR_THE_END: Final = 6
"""Influence below this is worth twice as much."""
STRENGTH: Final = 0.9
LIFE: Final = 0.5
SPEED: Final = 0.25
READY: Final = 0.6
"""A character that isn't depleted, and so can block or attack."""
STRUCTURE: Final = 0.4
OTHER: Final = 1.5
"""An item."""
RESOURCE: Final = 1.6
"""A resource, up to ENOUGH of them."""
ENOUGH: Final = 8
SPARE_RESOURCE: Final = 0.4
CARD: Final = 1.2
"""A card in hand."""


def evaluate(s: SpoilsState, seat: Seat) -> float:
    """How good the state is for a seat. What is good for one is as bad for the other."""
    if s.result is not None:
        if seat in s.result.won:
            return WON
        return -WON if s.result.lost else 0.0
    return _worth(s, seat) - _worth(s, opponent(seat))


def _worth(s: SpoilsState, seat: Seat) -> float:
    side = s.sides[seat]
    worth = INFLUENCE * (side.influence + min(side.influence, NEAR_THE_END)) + CARD * len(side.hand)
    resources = 0
    for x in s.in_play.values():
        if x.controller != seat or x.id == side.faction:
            continue
        if is_character(s, x):
            worth += STRENGTH * strength_of(s, x) + LIFE * life_of(s, x) + SPEED * speed_of(s, x)
            worth += 0.0 if x.depleted else READY
        elif is_location(s, x):
            worth += STRUCTURE * (structure_of(s, x) - x.total_damage) + OTHER
        elif is_resource(s, x):
            resources += 1
        else:
            worth += OTHER
    return worth + RESOURCE * min(resources, ENOUGH) + SPARE_RESOURCE * max(0, resources - ENOUGH)
