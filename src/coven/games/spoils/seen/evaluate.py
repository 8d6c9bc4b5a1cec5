"""How good a state is for a seat, for computer players: a quick judgement, without looking ahead.

The figures are worths in one common measure, a point of influence being 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.areas.areas import Side, opponent
from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards import Icons
from coven.games.spoils.costs.paying import WHICHEVER
from coven.games.spoils.course.attack import possible_blockers
from coven.games.spoils.course.battle import WHAT_IN_BATTLE, WHICH_BLOCKER
from coven.games.spoils.course.choices import END_WITH_ORDER, Repeat
from coven.games.spoils.course.setup import KEEP
from coven.games.spoils.effects.records import Battle, Order, Stage
from coven.games.spoils.effects.standing import (
    icons_of,
    is_character,
    is_location,
    is_resource,
    life_of,
    speed_of,
    strength_of,
    structure_of,
)
from coven.kernel import Decision, Seat

WON: Final = 1000.0
"""A game won."""
ALL_BUT_WON: Final = 300.0
"""A battle that takes the last influence, if nobody does anything about it."""
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
"""An item, or that a location is there at all."""
RESOURCE: Final = 3.0
"""A resource, up to ENOUGH of them."""
ENOUGH: Final = 7
SPARE_RESOURCE: Final = 0.4
CARD: Final = 1.4
"""A card in hand that could be played for its threshold."""
UNMET: Final = 0.8
"""One whose threshold isn't met."""
HELD_RESOURCE: Final = 0.7
"""A resource in hand."""
BEFORE_BLOCKERS: Final = (Stage.ATTACKERS, Stage.BEFORE_BLOCKS, Stage.BLOCKERS)


def considered(decision: Decision) -> Sequence[int]:
    """Which answers are worth a thought: it hardly ever matters which resources pay, and other opening cards are no
    better than those at hand; whoever looks at every position gives no orders for what comes, and has nothing repeated
    (414.2) that can be done again."""
    choices = decision.choices
    if choices[-1] is WHICHEVER or choices[-1] is KEEP:
        return (len(choices) - 1,)
    found = [index for index, choice in enumerate(choices) if not isinstance(choice, (Order, Repeat))]
    return [index for index in found if choices[index] is not END_WITH_ORDER] or range(len(choices))


def settled(decision: Decision, seat: Seat) -> bool:
    """Whether a battle stands so that its outcome can be judged: both may act in it, or the other is to block."""
    kind = decision.question.kind
    return kind == WHAT_IN_BATTLE.kind or (kind == WHICH_BLOCKER.kind and decision.seat != seat)


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


# Battles


def _coming(s: SpoilsState, battle: Battle) -> float:
    """What a battle under way will bring to the attacking player: if nobody has blocked yet, when the other player
    blocks as well as one or all of those can who may."""
    attackers = [s.in_play[id] for id in battle.attackers]
    blockers = [s.in_play[id] for id in (*battle.blockers, *battle.blocking)]
    if battle.stage not in BEFORE_BLOCKERS or not attackers:
        return _outcome(s, battle, attackers, blockers)
    could = possible_blockers(s)
    parties = [blockers, *[[*blockers, x] for x in could]]
    if len(could) > 1:
        parties.append([*blockers, *could])
    return min([_outcome(s, battle, attackers, party) for party in parties])


def _outcome(s: SpoilsState, battle: Battle, attackers: list[InPlay], blockers: list[InPlay]) -> float:
    """608 What a battle between these parties brings to the attacking player, if nothing else is played in it: speed
    level by speed level."""
    left = {x.id: life_of(s, x) - x.damage for x in (*attackers, *blockers)}
    hit = 0
    for share in battle.shares:
        if share.target in left:
            left[share.target] -= share.amount
        elif share.target == battle.target:
            hit += share.amount
    speeds = {x.id: speed_of(s, x) for x in (*attackers, *blockers) if x.id not in battle.assigned}
    for level in sorted(set(speeds.values()), reverse=True):
        struck = _strength(s, attackers, left, speeds, level)
        back = _strength(s, blockers, left, speeds, level)
        standing = [x for x in blockers if left[x.id] > 0]
        _strike(s, [x for x in attackers if left[x.id] > 0], left, back)
        if standing:
            _strike(s, standing, left, struck)
        else:
            hit += struck  # 608.1c#2
    lost = sum([_of_character(s, x) for x in attackers if left[x.id] <= 0])
    felled = sum([_of_character(s, x) for x in blockers if left[x.id] <= 0])
    return felled - lost + _of_hit(s, battle, hit)


def _strength(s: SpoilsState, party: list[InPlay], left: dict[int, int], speeds: dict[int, int], level: int) -> int:
    """The damage that the members of a party assign at a speed level."""
    return sum([strength_of(s, x) for x in party if left[x.id] > 0 and speeds.get(x.id) == level])


def _strike(s: SpoilsState, party: list[InPlay], left: dict[int, int], damage: int) -> None:
    """Divide damage among a party: those that are worth most for it come first, and the rest goes to the strongest."""
    if not damage:
        return
    for x in sorted(party, key=lambda one: -_of_character(s, one) / left[one.id]):
        if left[x.id] <= damage:
            damage -= left[x.id]
            left[x.id] = 0
    survivors = [x for x in party if left[x.id] > 0]
    if damage and survivors:
        strongest = max(survivors, key=lambda one: strength_of(s, one))
        left[strongest.id] -= damage


def _of_hit(s: SpoilsState, battle: Battle, damage: int) -> float:
    """What damage to the target of an attack is worth."""
    target = s.in_play.get(battle.target)
    if target is None or not damage:
        return 0.0
    side = s.sides[battle.defending]
    if target.id == side.faction:
        if damage >= side.influence:
            return ALL_BUT_WON
        return _of_influence(side.influence) - _of_influence(side.influence - damage)
    left = structure_of(s, target) - target.total_damage
    return STRUCTURE * left + OTHER if damage >= left else STRUCTURE * damage


# What is on the table


def _of_influence(influence: int) -> float:
    return INFLUENCE * (influence + min(influence, NEAR_THE_END))


def _of_character(s: SpoilsState, x: InPlay) -> float:
    return STRENGTH * strength_of(s, x) + LIFE * life_of(s, x) + SPEED * speed_of(s, x)


def _of_hand(side: Side, icons: Icons) -> float:
    """A hand is worth more with the icons that its cards ask for (405.2)."""
    worth = 0.0
    for copy in side.hand:
        if copy.card.is_resource:
            worth += HELD_RESOURCE
        else:
            worth += CARD if icons.meets(copy.card.threshold) else UNMET
    return worth


def _worth(s: SpoilsState, seat: Seat) -> float:
    side = s.sides[seat]
    worth = _of_influence(side.influence) + _of_hand(side, icons_of(s, seat))
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
