"""607 Attacking: who can attack whom, and who can block."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.areas import opponent
from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.permissions import can_attack_at_once, cannot_be_blocked, why_cannot
from coven.games.spoils.effects.records import Battle
from coven.games.spoils.effects.standing import has_covert, is_character, is_location
from coven.games.spoils.text.tree import Verb
from coven.kernel import Reason, Seat, player

NOT_A_CHARACTER: Final = Reason("607.1b", "only characters attack and block")
NOT_YOURS: Final = Reason("607.1b", "it is not under your control")
DEPLETED: Final = Reason("607.1b", "it is depleted")
TOO_NEW: Final = Reason("204.3", "it has not been under your control since the start of the turn")
DEPLETED_BLOCKER: Final = Reason("607.1d", "it is depleted")
COVERT_PARTY: Final = Reason("507.3b", "only covert characters can block a covert party")
COVERT_BLOCKER: Final = Reason("507.3c", "a covert character can block only a covert party")
UNBLOCKABLE: Final = Reason("412.1", "no character of the attacking party can be blocked")
OWN_TARGET: Final = Reason("607.1a", "you can only attack a faction or location that you don't control")
NO_TARGET: Final = Reason("607.1a", "only factions and locations can be attacked")
NO_ATTACKERS: Final = Reason("607.1a", "you have no character that can attack")


def why_not_attacker(s: SpoilsState, seat: Seat, x: InPlay) -> Reason | None:
    """607.1b, 204.3, O23 Why a character can't be chosen to attack, or None."""
    if x.controller != seat:
        return NOT_YOURS
    if not is_character(s, x):
        return NOT_A_CHARACTER
    if x.depleted:
        return DEPLETED
    if x.since >= s.turn and not can_attack_at_once(s, x):
        return TOO_NEW
    return why_cannot(s, seat, Verb.ATTACK, x)


def attackers(s: SpoilsState, seat: Seat) -> list[InPlay]:
    """607.1b The characters that a player could choose to attack."""
    return [x for x in s.in_play.values() if x.controller == seat and why_not_attacker(s, seat, x) is None]


def why_not_target(s: SpoilsState, seat: Seat, x: InPlay) -> Reason | None:
    """607.1a, 207.3 Why something can't be attacked by a player, or None."""
    if x.controller == seat:
        return OWN_TARGET
    if x.id != s.sides[x.controller].faction and not is_location(s, x):
        return NO_TARGET
    return None


def targets(s: SpoilsState, seat: Seat) -> list[int]:
    """607.1a What a player may attack now: nothing without a possible attacker (607.1a#3)."""
    if not attackers(s, seat):
        return []
    return [x.id for x in s.in_play.values() if x.controller != seat and why_not_target(s, seat, x) is None]


def attack(s: SpoilsState, seat: Seat, target: int) -> None:
    """607.1a, 302.8 An attack is announced, and the battle begins."""
    s.battles += 1
    s.battle = Battle(s.battles, seat, opponent(seat), target)
    s.standing = None
    s.note("607.1a", "{0} attacks {1}", player(seat), s.in_play[target])


def is_covert(s: SpoilsState, battle: Battle) -> bool:
    """302.11, 507.3a, O19 Whether every member of the attacking party has covert; an empty one is not covert."""
    if not battle.attackers:
        return False
    return all(has_covert(s, s.in_play[id]) for id in battle.attackers)


def is_unblockable(s: SpoilsState, battle: Battle) -> bool:
    """412.1, O19 Whether the attacking party has only members that cannot be blocked."""
    if not battle.attackers:
        return False
    return all(cannot_be_blocked(s, s.in_play[id]) for id in battle.attackers)


def why_not_blocker(s: SpoilsState, x: InPlay) -> Reason | None:
    """607.1d, 507.3b, 507.3c, 412.1 Why a character can't be chosen to block, or None."""
    battle = s.battle
    assert battle is not None
    seat = battle.defending
    if x.controller != seat:
        return NOT_YOURS
    if not is_character(s, x):
        return NOT_A_CHARACTER
    if x.depleted:
        return DEPLETED_BLOCKER
    if is_unblockable(s, battle):
        return UNBLOCKABLE
    if is_covert(s, battle):
        if not has_covert(s, x):
            return COVERT_PARTY
    elif has_covert(s, x):
        return COVERT_BLOCKER
    return why_cannot(s, seat, Verb.BLOCK, x)


def possible_blockers(s: SpoilsState) -> list[InPlay]:
    """607.1d The characters that the defending player could choose to block."""
    battle = s.battle
    assert battle is not None
    return [x for x in s.in_play.values() if x.controller == battle.defending and why_not_blocker(s, x) is None]
