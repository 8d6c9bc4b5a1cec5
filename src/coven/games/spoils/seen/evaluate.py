"""How good a state is for a seat, for computer players: a quick judgement, without looking ahead.

The figures are worths in one common measure, a point of influence being 1.
"""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.areas import opponent
from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.records import Battle, Stage
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
READY: Final = 0.3
"""A character that isn't depleted, and so can block or attack."""
STRUCTURE: Final = 0.4
OTHER: Final = 1.5
"""An item."""
RESOURCE: Final = 3.0
"""A resource, up to ENOUGH of them."""
ENOUGH: Final = 7
SPARE_RESOURCE: Final = 0.4
CARD: Final = 1.2
"""A card in hand."""
HIT: Final = 1.2
"""A point of damage that is on its way to a faction or location."""
MAYBE: Final = 0.6
"""The same while somebody may still block."""
EAGER: Final = 0.2
"""Having begun an attack."""
BEFORE_BLOCKERS: Final = (Stage.ATTACKERS, Stage.BEFORE_BLOCKS, Stage.BLOCKERS)


def evaluate(s: SpoilsState, seat: Seat) -> float:
    """How good the state is for a seat. What is good for one is as bad for the other."""
    if s.result is not None:
        if seat in s.result.won:
            return WON
        return -WON if s.result.lost else 0.0
    worth = _worth(s, seat) - _worth(s, opponent(seat))
    if s.battle is None:
        return worth
    return worth + (_coming(s, s.battle) if s.battle.attacking == seat else -_coming(s, s.battle))


def _coming(s: SpoilsState, battle: Battle) -> float:
    """What a battle under way will bring to the attacking player, as far as it can be guessed."""
    attackers = [s.in_play[id] for id in battle.attackers]
    blockers = [s.in_play[id] for id in (*battle.blockers, *battle.blocking)]
    assigned = [share.amount for share in battle.shares if share.target == battle.target]
    coming = HIT * sum(assigned)
    left = sum([strength_of(s, x) for x in attackers if x.id not in battle.assigned])
    if battle.stage in BEFORE_BLOCKERS:
        ready = [x for x in s.in_play.values() if x.controller == battle.defending and not x.depleted]
        return coming + left * (MAYBE if any(is_character(s, x) for x in ready) else HIT) + EAGER
    if not blockers:
        return coming + HIT * left
    back = sum([strength_of(s, x) for x in blockers if x.id not in battle.assigned])
    pending = {share.target: 0 for share in battle.shares}
    for share in battle.shares:
        pending[share.target] += share.amount
    return coming + _felled(s, blockers, left, pending) - _felled(s, attackers, back, pending)


def _felled(s: SpoilsState, party: list[InPlay], strength: int, pending: dict[int, int]) -> float:
    """The worth of the characters that so much damage destroys, the weakest first, besides what is assigned to them."""
    lost = 0.0
    for x in sorted(party, key=lambda one: life_of(s, one)):
        left = life_of(s, x) - x.damage - pending.get(x.id, 0)
        if left <= 0:
            lost += _of_character(s, x)
        elif left <= strength:
            strength -= left
            lost += _of_character(s, x)
    return lost


def _of_character(s: SpoilsState, x: InPlay) -> float:
    return STRENGTH * strength_of(s, x) + LIFE * life_of(s, x) + SPEED * speed_of(s, x)


def _worth(s: SpoilsState, seat: Seat) -> float:
    side = s.sides[seat]
    worth = INFLUENCE * (side.influence + min(side.influence, NEAR_THE_END)) + CARD * len(side.hand)
    resources = 0
    for x in s.in_play.values():
        if x.controller != seat or x.id == side.faction:
            continue
        if is_character(s, x):
            worth += _of_character(s, x) + (0.0 if x.depleted else READY)
        elif is_location(s, x):
            worth += STRUCTURE * (structure_of(s, x) - x.total_damage) + OTHER
        elif is_resource(s, x):
            resources += 1
        else:
            worth += OTHER
    return worth + RESOURCE * min(resources, ENOUGH) + SPARE_RESOURCE * max(0, resources - ENOUGH)
