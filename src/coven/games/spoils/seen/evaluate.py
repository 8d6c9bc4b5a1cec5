"""How good a state is for a seat, for computer players: a quick judgement, without looking ahead.

The figures are worths in one common measure, a point of influence being 1.
"""

from __future__ import annotations

from typing import Final

from coven.games.spoils.actions.deplete import is_left_out
from coven.games.spoils.areas.areas import Side, opponent
from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards import Card
from coven.games.spoils.costs.paying import number_free
from coven.games.spoils.course.attack import possible_blockers
from coven.games.spoils.course.outcome import is_safe
from coven.games.spoils.effects.prohibitions import why_cannot
from coven.games.spoils.effects.records import Battle, Stage
from coven.games.spoils.effects.standing import (
    has_covert,
    icons_of,
    is_character,
    is_location,
    is_resource,
    life_of,
    speed_of,
    stated,
    strength_of,
    structure_of,
)
from coven.games.spoils.seen.text_worth import text_worth
from coven.games.spoils.text.tree import (
    Bonus,
    CannotLose,
    Direction,
    NotRestored,
    ReduceNext,
    Stat,
    Until,
    Verb,
)
from coven.kernel import Seat

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
COVERT: Final = 0.3
"""What covert adds for each point of strength."""
IDLE: Final = 0.35
"""The share of a character's worth that is left if it can neither attack nor block."""
READY: Final = 0.3
"""A character that isn't depleted, and so can block or attack."""
STRUCTURE: Final = 0.4
SAVING_STRUCTURE: Final = 2.0
"""The same of a location that keeps its player from losing, when that is near."""
LOCATION: Final = 1.0
"""That a location is there at all."""
LOCATION_COST: Final = 0.3
"""What each point of its cost adds to that, since its abilities count for nothing else here."""
ITEM: Final = 1.2
ITEM_COST: Final = 0.6
"""The same of an item, which has nothing but its abilities."""
ABILITY: Final = 0.5
"""A character with abilities, beyond its figures."""
TOKEN: Final = 0.3
"""A token on a card whose abilities take them, or one that is gone from a card whose abilities wait for that."""
WAITING: Final = 3
"""With so many tokens such a card is as good as any other."""
RESOURCES: Final = (3.0, 3.0, 3.0, 3.0, 2.6, 2.3, 2.0)
"""The first resource, the second, and so on: the more there are, the fewer cards need another one."""
SPARE_RESOURCE: Final = 0.4
"""Each one beyond those."""
CARD: Final = 1.2
"""A card in hand that could be played for its threshold."""
UNMET: Final = 0.8
"""One whose threshold isn't met."""
DEAR: Final = 0.1
"""What each point of its cost adds to a card in hand: so the cheap ones are those that are given away."""
CROWDED: Final = 0.1
"""What each card in hand is worth less than the one before, since it will be played later."""
PLENTY: Final = 6
SPARE_CARD: Final = 0.5
"""What cards in hand are worth at most beyond PLENTY of them: nobody comes round to playing them."""
LACK: Final = 0.1
"""What each resource takes from it that it takes more than there are."""
HELD_RESOURCE: Final = 0.7
"""A resource in hand, up to a FEW of them."""
FEW: Final = 2
SPARE_HELD_RESOURCE: Final = 0.2
TACTIC: Final = 0.15
"""What a tactic that can be paid for brings, for each point of its cost, and for being one."""
IN_PROSPECT: Final = 0.8
"""The share of what a card would bring that counts while its player can still play it."""
EXPOSED: Final = 1.0
"""A point of strength that may come unblocked in the next turn."""
LOST_NEXT: Final = 15.0
"""What it costs if that would take the last influence."""
PATIENCE: Final = 40
IMPATIENCE: Final = 0.1
"""What it is worth to attack, for each turn beyond so many: players who keep each other at bay for good get nowhere."""
PASSING: Final = (Until.THIS_TURN, Until.THIS_BATTLE)
BEFORE_BLOCKERS: Final = (Stage.ATTACKERS, Stage.BEFORE_BLOCKS, Stage.BLOCKERS)


def evaluate(s: SpoilsState, seat: Seat) -> float:
    """How good the state is for a seat, as it will be when the other's turn begins.

    A turn may end in the course of what is judged, and by itself. So that this says nothing for or against it, the
    other always stands as it does when its turn has begun, and what the seat can still play this turn is in prospect.
    """
    if s.result is not None:
        if seat in s.result.won:
            return WON
        return -WON if s.result.lost else 0.0
    worth = _worth(s, seat, seat) - _worth(s, opponent(seat), seat)
    if s.battle is None:
        return worth
    coming = _coming(s, s.battle)
    if s.battle.attacking != seat:
        return worth - coming
    return worth + coming + IMPATIENCE * max(0, s.turn - PATIENCE)


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
    strengths = {x.id: strength_of(s, x) for x in (*attackers, *blockers)}
    hit = 0
    if blockers and battle.stage in BEFORE_BLOCKERS:
        _prepare(attackers, blockers, left, strengths)
    for share in battle.shares:
        if share.target in left:
            left[share.target] -= share.amount
        elif share.target == battle.target:
            hit += share.amount
    speeds = {x.id: speed_of(s, x) for x in (*attackers, *blockers) if x.id not in battle.assigned}
    for level in sorted(set(speeds.values()), reverse=True):
        struck = _strength(attackers, left, strengths, speeds, level)
        back = _strength(blockers, left, strengths, speeds, level)
        standing = [x for x in blockers if left[x.id] > 0]
        _strike(s, [x for x in attackers if left[x.id] > 0], left, back)
        if standing:
            _strike(s, standing, left, struck)
        else:
            hit += struck  # 608.1c#2
    lost = sum([_of_character(s, x) for x in attackers if left[x.id] <= 0])
    felled = sum([_of_character(s, x) for x in blockers if left[x.id] <= 0])
    return felled - lost + _of_hit(s, battle, hit)


def _prepare(attackers: list[InPlay], blockers: list[InPlay], left: dict[int, int], strengths: dict[int, int]) -> None:
    """503 What blocking sets off on the cards that block and are blocked, before any damage is assigned."""
    for party, blocks in ((attackers, False), (blockers, True)):
        for x in party:
            text = text_worth(x.copy.sheet)
            strength, life = text.blocking if blocks else text.blocked
            strengths[x.id] += strength
            left[x.id] += life
            if blocks and text.fells_attackers:
                for one in (x, *attackers):
                    left[one.id] = 0


def _strength(
    party: list[InPlay], left: dict[int, int], strengths: dict[int, int], speeds: dict[int, int], level: int
) -> int:
    """The damage that the members of a party assign at a speed level."""
    return sum([strengths[x.id] for x in party if left[x.id] > 0 and speeds.get(x.id) == level])


def _strike(s: SpoilsState, party: list[InPlay], left: dict[int, int], damage: int) -> None:
    """Divide damage among a party: so that those are destroyed that are worth most together, as far as it is seen by
    taking those first that are worth most, or worth most for it. The rest goes to the strongest."""
    if not damage:
        return
    worths = {x.id: _of_character(s, x) for x in party}
    felled = _felled(sorted(worths, key=lambda id: -worths[id] / left[id]), left, damage)
    if len(party) > 1:
        others = _felled(sorted(worths, key=lambda id: -worths[id]), left, damage)
        felled = max(felled, others, key=lambda ids: sum([worths[id] for id in ids]))
    for id in felled:
        damage -= left[id]
        left[id] = 0
    survivors = [x for x in party if left[x.id] > 0]
    if damage and survivors:
        strongest = max(survivors, key=lambda one: strength_of(s, one))
        left[strongest.id] -= damage


def _felled(ids: list[int], left: dict[int, int], damage: int) -> list[int]:
    """Those that damage destroys if it goes to them in this order, past those for which it isn't enough."""
    felled = []
    for id in ids:
        if left[id] <= damage:
            damage -= left[id]
            felled.append(id)
    return felled


def _of_hit(s: SpoilsState, battle: Battle, damage: int) -> float:
    """What damage to the target of an attack is worth."""
    target = s.in_play.get(battle.target)
    if target is None or not damage:
        return 0.0
    side = s.sides[battle.defending]
    if target.id == side.faction:
        if damage >= side.influence and not is_safe(s, battle.defending):
            return ALL_BUT_WON
        return _of_influence(side.influence) - _of_influence(max(0, side.influence - damage))
    left = structure_of(s, target) - target.total_damage
    if damage < left:
        return _of_structure(s, target) * damage
    if side.influence <= 0 and _saves(s, target):
        return ALL_BUT_WON
    return _of_structure(s, target) * left + LOCATION


# What is on the table


def _of_influence(influence: int) -> float:
    return INFLUENCE * (influence + min(influence, NEAR_THE_END))


def _saves(s: SpoilsState, x: InPlay) -> bool:
    """101.1 Whether a card keeps a player from losing."""
    return any(said.source == x.id for said in stated(s, CannotLose))


def _of_structure(s: SpoilsState, x: InPlay) -> float:
    """What a point of a location's structure is worth."""
    near = s.sides[x.controller].influence <= NEAR_THE_END
    return SAVING_STRUCTURE if near and _saves(s, x) else STRUCTURE


def _of_character(s: SpoilsState, x: InPlay) -> float:
    """What a character is worth beyond this turn: what it has gained for this one counts in battles alone."""
    strength = _lasting_strength(s, x)
    worth = LIFE * _lasting_life(s, x) + SPEED * speed_of(s, x)
    if x.gained:
        worth -= SPEED * _passing(x, Stat.SPEED)
    worth += (STRENGTH + COVERT if has_covert(s, x) else STRENGTH) * strength
    if _is_idle(s, x):
        return IDLE * worth
    return worth


def _lasting_strength(s: SpoilsState, x: InPlay) -> int:
    """The strength that a card has beyond this turn."""
    strength = strength_of(s, x)
    if not x.gained:
        return strength
    passing = _passing(x, Stat.STRENGTH)
    return strength - passing if strength else max(0, min(-passing, x.card.strength or 0))  # 410.4


def _lasting_life(s: SpoilsState, x: InPlay) -> int:
    """The life that a card has beyond this turn."""
    return life_of(s, x) - _passing(x, Stat.LIFE) if x.gained else life_of(s, x)


def _is_idle(s: SpoilsState, x: InPlay) -> bool:
    """Whether a character can neither attack nor block, in this turn and those to come."""
    if x.depleted and stated(s, NotRestored) and is_left_out(s, x.controller, x.id):
        return True
    return bool(why_cannot(s, x.controller, Verb.BLOCK, x) and why_cannot(s, x.controller, Verb.ATTACK, x))


def _passing(x: InPlay, stat: Stat) -> int:
    """508.1 How much of a card's number it has only for this turn or battle."""
    total = 0
    for gained in x.gained:
        if gained.until in PASSING and isinstance(gained.text, Bonus):
            for change in gained.text.changes:
                if change.stat is stat and isinstance(change.amount, int):
                    total += change.amount if change.direction is Direction.INCREASE else -change.amount
    return total


def _worth(s: SpoilsState, seat: Seat, judge: Seat) -> float:
    """What a player has, as `judge` sees it: the other one is about to begin a turn, or has begun it."""
    own = seat == judge
    side = s.sides[seat]
    worth = _of_influence(side.influence)
    begins = not own and s.active != seat
    resources = 0
    ready: tuple[list[InPlay], list[InPlay]] = ([], [])
    coming: tuple[list[InPlay], list[InPlay]] = ([], [])
    for x in s.in_play.values():
        if x.id == side.faction:
            continue
        if x.controller != seat:
            if own and is_character(s, x) and (s.active == seat or not x.depleted) and not _is_idle(s, x):
                coming[has_covert(s, x)].append(x)
        elif is_character(s, x):
            worth += _of_character(s, x) + _of_text(x)
            if begins or not x.depleted:
                worth += READY
                ready[has_covert(s, x)].append(x)
        elif is_location(s, x):
            worth += _of_structure(s, x) * (structure_of(s, x) - x.total_damage) + _of_other(x.card) + _of_tokens(x)
        elif is_resource(s, x):
            resources += 1
        elif not x.attached_to or s.in_play[x.attached_to].controller == seat:  # else what it does shows on that card
            worth += _of_item(x) + _of_tokens(x)
    if own:
        worth -= _of_exposure(s, side.influence, ready, coming)
    worth += _of_hand(s, side, resources, judge)
    return worth + sum(RESOURCES[:resources]) + SPARE_RESOURCE * max(0, resources - len(RESOURCES))


def _of_other(card: Card) -> float:
    """What an item or a location is worth for its abilities."""
    cost = card.cost or 0
    return LOCATION + LOCATION_COST * cost if card.is_location else ITEM + ITEM_COST * cost


def _of_item(x: InPlay) -> float:
    """What an item is worth, beyond what shows on the card that it is attached to."""
    if x.attached_to and text_worth(x.copy.sheet).shows:
        return ABILITY if x.copy.sheet.abilities else 0.0
    return _of_other(x.card)


def _of_text(x: InPlay) -> float:
    """What a character is worth for its abilities."""
    return (ABILITY if x.copy.sheet.abilities else 0.0) + _of_tokens(x)


def _of_tokens(x: InPlay) -> float:
    """409 What the tokens on a card are worth, or that they are gone."""
    use = text_worth(x.copy.sheet).tokens
    if not use:
        return 0.0
    return TOKEN * (x.tokens if use > 0 else WAITING - x.tokens)


def _of_exposure(
    s: SpoilsState,
    influence: int,
    ready: tuple[list[InPlay], list[InPlay]],
    coming: tuple[list[InPlay], list[InPlay]],
) -> float:
    """What it costs that in the next turn the other's characters may attack one by one, when each of those that are
    ready blocks one of them: covert ones block, and are blocked by, covert ones only (507.3b, 507.3c). Those keep an
    attacker away that would survive it or destroy it; to stop the last attack any will do."""
    exposed = unblocked = 0
    for blockers, attackers in zip(ready, coming, strict=True):
        blocking = sorted([(_lasting_life(s, x), _lasting_strength(s, x)) for x in blockers])
        attacking = sorted([(_lasting_strength(s, x), _lasting_life(s, x)) for x in attackers], reverse=True)
        unblocked += sum([strength for strength, _ in attacking[len(blocking) :]])
        for strength, life in attacking:
            stopping = [one for one in blocking if one[0] > strength or one[1] >= life]
            if stopping:
                blocking.remove(stopping[0])
            else:
                exposed += strength
    return EXPOSED * exposed + (LOST_NEXT if unblocked >= influence else 0.0)


# What is in hand


def _of_hand(s: SpoilsState, side: Side, resources: int, judge: Seat) -> float:
    """A hand is worth more with the icons and resources that its cards ask for (405.2), and to `judge` while they can
    be paid for."""
    own = side.seat == judge
    icons = icons_of(s, side.seat)
    worths: list[float] = []
    prospects: list[tuple[float, int]] = []
    worth = 0.0
    few = FEW
    in_turn = not own or s.active == side.seat
    free = number_free(s, side.seat) if own else resources
    reduction = _reduction(s, side.seat) if own and in_turn else 0
    for copy in side.hand:
        card = copy.card
        if card.is_resource:
            few -= 1
            worth += HELD_RESOURCE if few >= 0 else SPARE_HELD_RESOURCE
            continue
        cost = card.cost or 0
        held = DEAR * cost - LACK * max(0, cost - resources)
        if not icons.meets(card.threshold):
            worths.append(held + UNMET)
            continue
        held += CARD
        worths.append(held)
        if cost - reduction <= free:
            if card.is_tactic:
                prospects.append((TACTIC * (1 + cost), cost))
            elif in_turn:
                prospects.append((_of_printed(card) - held, cost))
    if len(worths) > PLENTY:
        worths.sort(reverse=True)
        worth += sum([min(one, SPARE_CARD) for one in worths[PLENTY:]])
    worth += sum(worths[:PLENTY])
    few = min(len(worths), PLENTY)
    worth -= CROWDED * few * (few - 1) / 2
    for gain, cost in sorted(prospects, reverse=True):
        if cost - reduction <= free and gain > 0:
            free -= max(0, cost - reduction)
            reduction = 0
            worth += IN_PROSPECT * gain
    return worth


def _reduction(s: SpoilsState, seat: Seat) -> int:
    """406.5 By how much the next cost that a player pays is reduced."""
    reduction = 0
    for delayed in s.delayed:
        once = delayed.effect
        if isinstance(once, ReduceNext) and delayed.seat == seat and isinstance(once.amount, int):
            reduction += once.amount if once.direction is Direction.REDUCE else -once.amount
    return reduction


def _of_printed(card: Card) -> float:
    """What a card will be worth in play."""
    if card.is_character:
        return STRENGTH * (card.strength or 0) + LIFE * (card.life or 0) + SPEED * (card.speed or 0) + READY
    return STRUCTURE * (card.structure or 0) + _of_other(card)
