"""Why characters can't attack or block together, or not any more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.course.attack import Joining, attackers, why_not_attacker
from coven.games.spoils.course.parties import Forming
from coven.games.spoils.effects.records import Battle, Stage
from coven.games.spoils.effects.standing import is_character
from coven.games.spoils.seen.why.moments import ATTACKERS_CHOSEN, why_no_block_now
from coven.games.spoils.seen.why.things import in_play, nearest
from coven.games.spoils.seen.why.tried import Thing
from coven.games.spoils.text.tree import Verb
from coven.kernel import Reason, Seat

ONE_PARTY: Final = Reason("607.1d", "the blocking party blocks the attacking party, and no character of it by itself")


def named_in_play(s: SpoilsState, seat: Seat, thing: Thing) -> list[InPlay]:
    """The cards in play that a thing's words could mean, the seat's own first."""
    return [s.in_play[one.ref] for one in in_play(s, seat, thing) if isinstance(one.ref, int)]


def why_not_attack_with(s: SpoilsState, seat: Seat, members: Sequence[Thing]) -> Reason | None:
    """607.1b, 204.3, 505.1, 402.7 Why a player can't attack with these characters, or None."""
    return why_not_with(s, Joining(s, seat, Forming(s, seat, Verb.ATTACK, attackers(s, seat))), members)


def why_not_with(s: SpoilsState, joining: Joining, members: Sequence[Thing]) -> Reason | None:
    """607.1b, 607.1d, 204.3, 505.1, 402.7 Why these characters can't attack or block besides those chosen, each for
    itself or all together; or None."""
    party = [*joining.chosen]
    for member in members:
        named = nearest(s, in_play(s, joining.seat, member), joining.means)
        found = [s.in_play[one.ref] for one in named if isinstance(one.ref, int)]
        reasons = [joining.why_not_one(x, party) for x in found]
        if None not in reasons:
            return reasons[0] if reasons else joining.why_not_one(None, party)
        party.append(found[reasons.index(None)].id)
    return joining.why_not_all(party)


def why_not_in_party(s: SpoilsState, battle: Battle, seat: Seat, thing: Thing) -> Reason:
    """607.1b, 607.1d, 505.1, 402.7 Why what a seat names doesn't come to attack or to block, when the characters that
    do are not being chosen."""
    if seat != battle.attacking or battle.stage is Stage.ATTACKERS:
        return why_no_block_now(battle, seat)
    party = [s.in_play[id] for id in battle.attackers if id in s.in_play]
    for x in named_in_play(s, seat, thing):
        if x.controller == seat and x not in party and is_character(s, x) and why_not_attacker(s, seat, x) is None:
            forming = Forming(s, seat, Verb.ATTACK, [*party, x])
            return forming.why_not_join([one.id for one in party], x, [x]) or ATTACKERS_CHOSEN
    return ATTACKERS_CHOSEN
