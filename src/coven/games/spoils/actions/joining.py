"""302.12, 302.13, 402.7 How a character comes into a battle party otherwise than by being chosen, and why it cannot.

O21 Whom an effect adds need not meet what 607.1b and 607.1d ask of those who are chosen. What effects say cannot be
holds for it all the same (402.7, 402.7a): as a member of the party it attacks or blocks.
"""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.course.attack import UNBLOCKABLE, is_unblockable, times_attacked
from coven.games.spoils.course.parties import is_limit, sizes
from coven.games.spoils.effects.prohibitions import alone_by, why_cannot, why_cannot_block, why_only
from coven.games.spoils.effects.quoted import says
from coven.games.spoils.effects.records import Battle, Deed, Happening, Stage
from coven.games.spoils.effects.triggers import happened
from coven.games.spoils.text.tree import State, Verb
from coven.kernel import Reason, Seat

NO_BATTLE: Final = Reason("302.8", "there is no battle")

BEFORE_BLOCKERS: Final = (Stage.ATTACKERS, Stage.BEFORE_BLOCKS, Stage.BLOCKERS)
"""607.1c The stages of a battle before a blocking party can be formed."""


def controller_of(battle: Battle, party: State) -> Seat:
    """302.9, 302.10 Whose a battle party is."""
    return battle.attacking if party is State.ATTACKING else battle.defending


def join(s: SpoilsState, x: InPlay, party: State, cost: bool = False) -> Reason | None:
    """O21, 607.1c#2 A character becomes a member of a battle party of its controller's; of a blocking party once that
    has been formed. Gives why it cannot, or None."""
    battle = s.battle
    if battle is None:
        return NO_BATTLE
    if party is State.BLOCKING and battle.stage in BEFORE_BLOCKERS:
        s.battle = battle.changed(blocking=(*battle.blocking, x.id))
        s.note("607.1c", "{0} is to join the blocking party", x)
        happened(s, Happening(Verb.ADD, x.controller, things=(x,), cost=cost))
        return None
    reason = become_member(s, x, party)
    if reason is None:
        happened(s, Happening(Verb.ADD, x.controller, things=(x,), cost=cost))
    return reason


def become_member(s: SpoilsState, x: InPlay, party: State) -> Reason | None:
    """302.12, 302.13, O70 A character is a member of a party from now on, and so it has attacked or blocked this turn;
    what looks for characters that attack or block looks for the forming of a party (607.1c#3). Gives why it cannot be a
    member, or None."""
    battle = s.battle
    assert battle is not None
    attacks = party is State.ATTACKING
    reason = why_cannot_join(s, battle, x, party)
    if reason is not None:
        s.note(reason.rule, "{0} does not join the {1} party: {2}", x, party.value, reason.words)
        return reason
    if attacks:
        s.battle = battle.changed(attackers=(*battle.attackers, x.id))
    else:
        s.battle = battle.changed(blockers=(*battle.blockers, x.id))
    s.note("302.12" if attacks else "302.13", "{0} joins the {1} party", x, party.value)
    verb = Verb.ATTACK if attacks else Verb.BLOCK
    s.did = s.did.and_then(Deed(Happening(verb, x.controller, things=(x,), other=s.in_play.get(battle.target))))
    return None


def why_cannot_join(s: SpoilsState, battle: Battle, x: InPlay, party: State) -> Reason | None:
    """402.7, 402.7a, 412.1 Why effects keep a character from being a member of a party as it is now, or None."""
    seat = x.controller
    if party is State.ATTACKING:
        verb, members = Verb.ATTACK, battle.attackers
        reason = why_cannot(s, seat, verb, x) or why_only(s, seat, verb, x, times_attacked(s, x))
    else:
        verb, members = Verb.BLOCK, battle.blockers
        attackers = tuple([s.in_play[id] for id in battle.attackers])
        unblockable = UNBLOCKABLE if is_unblockable(s, battle) else None
        reason = unblockable or why_cannot(s, seat, verb) or why_cannot_block(s, x, attackers)
    if reason is not None or not members:
        return reason
    for one in (x, *[s.in_play[id] for id in members]):
        for only in alone_by(s, verb, one):
            return says("402.7", only.copy, only.text)
    for said in sizes(s, seat, party):
        if is_limit(said.text) and len(members) >= said.text.amount:
            return says("402.7", said.copy, said.text)
    return None
