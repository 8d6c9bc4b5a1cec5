"""607 Attacking: who can attack whom, and who can block."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.areas.areas import opponent
from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.course.parties import Forming, why_must_attack, why_no_party
from coven.games.spoils.effects.prohibitions import (
    can_attack_at_once,
    can_block_covert,
    cannot_be_blocked,
    why_cannot,
    why_cannot_block,
    why_only,
)
from coven.games.spoils.effects.quoted import says
from coven.games.spoils.effects.records import Battle, Deed
from coven.games.spoils.effects.requirements import must_of_player
from coven.games.spoils.effects.standing import (
    characters,
    has_covert,
    is_character,
    is_location,
    stated,
)
from coven.games.spoils.text.tree import Must, Only, Verb
from coven.kernel import Reason, Seat, player

NOT_AN_ATTACKER: Final = Reason("607.1b", "only characters in play attack")
NOT_YOURS: Final = Reason("607.1b", "only characters under your control attack for you")
DEPLETED: Final = Reason("607.1b", "it is depleted")
ATTACKING: Final = Reason("607.1b", "it is chosen to attack already")
NOBODY_ATTACKS: Final = Reason("607.1b", "one character or more has to attack")
NOT_A_BLOCKER: Final = Reason("607.1d", "only characters in play block")
NOT_YOUR_BLOCKER: Final = Reason("607.1d", "only characters under the defending player's control block")
BLOCKING: Final = Reason("607.1d", "it blocks already")
TOO_NEW: Final = Reason("204.3", "it has not been under your control since the start of the turn")
DEPLETED_BLOCKER: Final = Reason("607.1d", "it is depleted")
COVERT_PARTY: Final = Reason("507.3b", "only covert characters can block a covert party")
COVERT_BLOCKER: Final = Reason("507.3c", "a covert character can block only a covert party")
UNBLOCKABLE: Final = Reason("412.1", "no character of the attacking party can be blocked")
OWN_TARGET: Final = Reason("607.1a", "you can only attack a faction or location that you don't control")
NO_TARGET: Final = Reason("607.1a", "only factions and locations can be attacked")
NO_ATTACKERS: Final = Reason("607.1a", "you have no character that can attack")


def why_not_attacker(s: SpoilsState, seat: Seat, x: InPlay) -> Reason | None:
    """607.1b, 204.3, 204.3#2, O23 Why a character can't be chosen to attack, or None."""
    if not is_character(s, x):
        return NOT_AN_ATTACKER
    if x.controller != seat:
        return NOT_YOURS
    if x.depleted:
        return DEPLETED
    if x.since >= s.turn and not can_attack_at_once(s, x):
        return TOO_NEW
    return why_cannot(s, seat, Verb.ATTACK, x) or _why_too_often(s, seat, x)


def _why_too_often(s: SpoilsState, seat: Seat, x: InPlay | None) -> Reason | None:
    """402.7 Why a character, or if None a player, has attacked as often this turn as an effect lets it, or None."""
    if not stated(s, Only):
        return None
    return why_only(s, seat, Verb.ATTACK, x, attacks_of(s, seat) if x is None else times_attacked(s, x))


def times_attacked(s: SpoilsState, x: InPlay) -> int:
    """How often a character has attacked this turn."""
    return sum([deed.verb is Verb.ATTACK and _is_of(deed, x.id) for deed in s.did])


def _is_of(deed: Deed, id: int) -> bool:
    return any(isinstance(thing, InPlay) and thing.id == id for thing in deed.things)


def attacks_of(s: SpoilsState, seat: Seat) -> int:
    """How many attacking parties a player has formed this turn."""
    attacked = {
        thing.id for deed in s.did if deed.verb is Verb.ATTACK for thing in deed.things if isinstance(thing, InPlay)
    }
    formed = [deed for deed in s.did if deed.verb is Verb.FORM and deed.seat == seat]
    return sum([any(_is_of(deed, id) for id in attacked) for deed in formed])


def attackers(s: SpoilsState, seat: Seat) -> list[InPlay]:
    """607.1b The characters that a player could choose to attack."""
    return [x for x in characters(s) if x.controller == seat and why_not_attacker(s, seat, x) is None]


def why_not_target(s: SpoilsState, seat: Seat, x: InPlay) -> Reason | None:
    """607.1a, 207.3 Why something can't be attacked by a player, or None."""
    if x.controller == seat:
        return OWN_TARGET
    if x.id != s.sides[x.controller].faction and not is_location(s, x):
        return NO_TARGET
    return why_cannot(s, seat, Verb.ATTACK, target=x)


def why_no_attack(s: SpoilsState, seat: Seat) -> Reason | None:
    """607.1a#3, O22 Why a player can't attack at all now, or None."""
    could = attackers(s, seat)
    if not could:
        return NO_ATTACKERS
    return _why_too_often(s, seat, None) or why_no_party(s, seat, Verb.ATTACK, could)


def targets(s: SpoilsState, seat: Seat) -> list[int]:
    """607.1a What a player may attack now: nothing without a possible attacker (607.1a#3)."""
    if why_no_attack(s, seat) is not None:
        return []
    return [x.id for x in s.in_play.values() if x.controller != seat and why_not_target(s, seat, x) is None]


def why_not_end(s: SpoilsState, seat: Seat) -> Reason | None:
    """505.1, O57 Why a player can't end the turn yet, or None: somebody must attack, and can."""
    if not stated(s, Must):
        return None
    of_player = [] if attacks_of(s, seat) else must_of_player(s, seat, Verb.ATTACK)
    reason = says("505.1", of_player[0].copy, of_player[0].text) if of_player else None
    reason = reason or why_must_attack(s, seat, attackers(s, seat))
    return reason if reason is not None and targets(s, seat) else None


def attack(s: SpoilsState, seat: Seat, target: int) -> None:
    """602.2c, 607.1a, 302.8 An attack is announced, and the battle begins."""
    s.battles += 1
    s.battle = Battle(s.battles, seat, opponent(seat), target)
    x = s.in_play[target]
    if x.card.is_faction:
        s.note("607.1a", "{0} attacks {1}'s faction", player(seat), player(x.controller))
    else:
        s.note("607.1a", "{0} attacks {1}", player(seat), x)


def is_covert(s: SpoilsState, battle: Battle) -> bool:
    """302.11, 302.11a, 302.11b, 507.3a, O19 Whether every member of the attacking party has covert; an empty one is
    not covert."""
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
    if not is_character(s, x):
        return NOT_A_BLOCKER
    if x.controller != battle.defending:
        return NOT_YOUR_BLOCKER
    if x.id in battle.blocking:  # 607.1c#2
        return BLOCKING
    if x.depleted:
        return DEPLETED_BLOCKER
    if is_unblockable(s, battle):
        return UNBLOCKABLE
    if is_covert(s, battle):
        if not has_covert(s, x) and not can_block_covert(s, x):
            return COVERT_PARTY
    elif has_covert(s, x):
        return COVERT_BLOCKER
    return why_cannot_block(s, x, tuple([s.in_play[id] for id in battle.attackers]))


def possible_blockers(s: SpoilsState) -> list[InPlay]:
    """607.1d The characters that the defending player could choose to block."""
    battle = s.battle
    assert battle is not None
    return [x for x in characters(s) if x.controller == battle.defending and why_not_blocker(s, x) is None]


class Joining:
    """607.1b, 607.1d, 505.2, 402.7 Why a character can't join the party that is being formed, or why it isn't whole."""

    __slots__ = ("chosen", "forming", "left", "s", "seat")

    def __init__(self, s: SpoilsState, seat: Seat, forming: Forming) -> None:
        self.s = s
        self.seat = seat
        self.forming = forming
        self.chosen: Sequence[int] = ()
        self.left = forming.could
        """The characters that could be chosen still, were it for them alone."""

    def __call__(self, one: object) -> Reason | None:
        if isinstance(one, str):
            nobody = NOBODY_ATTACKS if self.forming.verb is Verb.ATTACK else None
            return self.forming.why_not_whole(self.chosen, self.left) or nobody
        x = self.s.in_play.get(one) if isinstance(one, int) else None
        reason = self.why_not_one(x, self.chosen)
        return reason if reason is not None or x is None else self.forming.why_not_join(self.chosen, x, self.left)

    def means(self, one: object) -> bool:
        """607.1b, 607.1d Whether a card is a character in play: of several called alike it is the one that is meant."""
        x = self.s.in_play.get(one) if isinstance(one, int) else None
        return x is not None and is_character(self.s, x)

    def why_not_one(self, x: InPlay | None, chosen: Sequence[int]) -> Reason | None:
        """607.1b, 607.1d, 204.3 Why a character can't be chosen besides these, whoever they are; or None."""
        s, attacking = self.s, self.forming.verb is Verb.ATTACK
        if x is None:
            return NOT_AN_ATTACKER if attacking else NOT_A_BLOCKER
        if x.id in chosen:
            return ATTACKING if attacking else BLOCKING
        if attacking:
            return why_not_attacker(s, self.seat, x)
        return why_not_blocker(s, x) or why_no_party(s, self.seat, Verb.BLOCK, possible_blockers(s))

    def why_not_all(self, party: Sequence[int]) -> Reason | None:
        """402.7, 505.1, 505.2 Why a party of these can't be formed, though each of them could be in one; or None."""
        return self.forming.why_not_whole(party, [x for x in self.left if x.id not in party])
