"""102.1, 202.3, 408.3b Gaining and losing influence."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.adjustments import adjusted
from coven.games.spoils.effects.meaning.amounts import amount_of
from coven.games.spoils.effects.meaning.references import refs_of
from coven.games.spoils.effects.records import Happening, Resolving
from coven.games.spoils.effects.replacements import comes_about
from coven.games.spoils.effects.triggers import at_once, happened
from coven.games.spoils.text.tree import Influence
from coven.games.spoils.text.words.vocabulary import Verb
from coven.kernel import Flow, Reason, Seat, player

NO_APPLIED: Final[frozenset[object]] = frozenset()
NO_FACTION: Final = Reason("401.2", "there is no such faction")
TOO_LITTLE: Final = Reason("401.3b", "the faction has not so much influence to lose")


def lose_influence(
    s: SpoilsState,
    seat: Seat,
    amount: int,
    rule: str,
    *,
    cost: bool = False,
    applied: frozenset[object] = NO_APPLIED,
) -> Flow[int]:
    """408.3b, 309.1b A player's faction loses influence; it never has less than 0 (410.4). Gives how much."""
    what = Happening(Verb.LOSE, seat, things=(s.faction_of(seat),), amount=amount, cost=cost)
    what.applied = applied
    if amount <= 0 or not (yield from comes_about(s, what)):
        return 0
    what.amount = yield from adjusted(s, what)
    side = s.sides[seat]
    lost = min(what.amount, side.influence)
    if lost <= 0:
        return 0
    side.influence -= lost
    s.note(rule, "{0}'s faction loses {1} influence and has {2}", player(seat), lost, side.influence)
    what.amount = lost
    happened(s, what)
    return lost


def gain_influence(
    s: SpoilsState, seat: Seat, amount: int, rule: str, *, cost: bool = False, applied: frozenset[object] = NO_APPLIED
) -> Flow[None]:
    """202.3 A player's faction gains influence."""
    what = Happening(Verb.GAIN, seat, things=(s.faction_of(seat),), amount=amount, cost=cost)
    what.applied = applied
    if amount <= 0 or not (yield from comes_about(s, what)):
        return
    what.amount = yield from adjusted(s, what)
    side = s.sides[seat]
    side.influence += what.amount
    s.note(rule, "{0}'s faction gains {1} influence and has {2}", player(seat), what.amount, side.influence)
    happened(s, what)


def why_impossible(s: SpoilsState, r: Resolving, instruction: Influence) -> Reason | None:
    """401.3b Why a faction can't gain or lose so much influence, or None."""
    factions = refs_of(s, r, instruction.faction)
    if not factions:
        return NO_FACTION
    if instruction.verb is Verb.LOSE:
        amount = amount_of(s, r, instruction.amount, 0)
        for id in factions:
            if isinstance(id, int) and s.sides[s.in_play[id].owner].influence < amount:
                return TOO_LITTLE
    return None


def do(s: SpoilsState, r: Resolving, instruction: Influence) -> Flow[bool]:
    """'Your faction gains 4 influence.', 'Each faction loses 2 influence.' (at one instant: O01)"""
    return (yield from at_once(s, _change(s, r, instruction)))


def _change(s: SpoilsState, r: Resolving, instruction: Influence) -> Flow[bool]:
    applied = NO_APPLIED if r.replacing is None else r.replacing.applied
    factions = refs_of(s, r, instruction.faction)
    completed = bool(factions)
    for id in factions:
        assert isinstance(id, int)
        owner = s.in_play[id].owner
        amount = amount_of(s, r, instruction.amount, s.sides[owner].influence)
        if instruction.verb is Verb.LOSE:
            lost = yield from lose_influence(s, owner, amount, "408.3b", cost=r.costs, applied=applied)
            completed = completed and lost >= amount
        else:
            yield from gain_influence(s, owner, amount, "202.3", cost=r.costs, applied=applied)
    return completed
