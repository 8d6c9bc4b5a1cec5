"""505, 402.7, O22, O57 What effects demand of battle parties: who must be in them, how many they may be, what forming
one costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.costs.paying import pay, why_unpayable
from coven.games.spoils.effects.facts import Said
from coven.games.spoils.effects.meaning import references
from coven.games.spoils.effects.prohibitions import alone_by, is_meant
from coven.games.spoils.effects.quoted import says
from coven.games.spoils.effects.requirements import musts, toll
from coven.games.spoils.effects.settling import settle
from coven.games.spoils.effects.standing import is_active, stated
from coven.games.spoils.text.tree import Compare, Is, PartySize, State, Verb, What
from coven.kernel import Flow, Reason, Seat

MANY: Final = 1_000
"""More members than any party has."""


class Limits:
    """How many members a party may have."""

    __slots__ = ("even", "least", "most", "why")

    def __init__(self, least: int) -> None:
        self.least = least
        self.most = MANY
        self.even = False
        self.why: Reason | None = None
        """What says so; None where the rules alone do."""

    def allows(self, members: int) -> bool:
        """Whether a party of so many may be formed."""
        return self.least <= members <= self.most and not (self.even and members % 2)

    def reaches(self, members: int, more: int) -> bool:
        """Whether a party of so many may be formed, or one with some of so many more."""
        return any(self.allows(number) for number in range(members, members + more + 1))


def limits(s: SpoilsState, seat: Seat, party: State) -> Limits:
    """402.7, 505.1 What effects say of the number of members that a player's attacking or blocking party has."""
    found = Limits(1)
    for said in stated(s, PartySize):
        size: PartySize = said.text
        if not is_active(s, said) or not _is_about(size, party):
            continue
        whose = size.party.whose
        if whose is not None and seat not in references.players(s, said.resolving(), whose):
            continue
        if size.on is not None and not _is_blocked(s, said, size.on):
            continue
        found.why = says("505.1", said.copy, size)
        if size.even:
            found.even = True
        elif size.compare is Compare.AT_LEAST:
            found.least = max(found.least, size.amount)
        else:
            found.most = min(found.most, size.amount)
    return found


def _is_about(size: PartySize, party: State) -> bool:
    if size.on is not None:  # who can be blocked only by so many
        return party is State.BLOCKING
    states = [quality.state for quality in size.party.qualities if isinstance(quality, Is)]
    return not states or party in states or State.BATTLE in states  # 302.5


def _is_blocked(s: SpoilsState, said: Said[PartySize], on: What) -> bool:
    """Whether the card that can be blocked only so is attacking."""
    return s.battle is not None and any(is_meant(s, said, on, s.in_play[id]) for id in s.battle.attackers)


def why_no_party(s: SpoilsState, seat: Seat, party: State, could: Sequence[InPlay]) -> Reason | None:
    """505.1, 505.2a, O22 Why a player can't form a party of some of these characters, or None."""
    reason = why_unpayable(s, seat, toll(s, seat, Verb.FORM, party))
    if reason is not None:
        return Reason("505.1", reason.words)
    limit = limits(s, seat, party)
    if not joinable(s, Verb.ATTACK if party is State.ATTACKING else Verb.BLOCK, (), could, limit):
        return limit.why or Reason("505.1", "there is nobody to form a party of")
    return None


def joinable(s: SpoilsState, verb: Verb, chosen: Sequence[int], left: Sequence[InPlay], limit: Limits) -> list[InPlay]:
    """The characters that may still join a party, so that it can be formed: one that has to be alone only where a party
    of one may be, and none beside it."""
    if any(must_be_alone(s, verb, s.in_play[id]) for id in chosen):
        return []
    alone = [must_be_alone(s, verb, x) for x in left]
    alone_may = not chosen and limit.allows(1)
    others_may = limit.reaches(len(chosen) + 1, alone.count(False) - 1)
    return [x for x, is_alone in zip(left, alone, strict=True) if (alone_may if is_alone else others_may)]


def must_be_alone(s: SpoilsState, verb: Verb, x: InPlay) -> bool:
    """402.7, 505.1 Whether a character attacks or blocks only alone."""
    return bool(alone_by(s, verb, x)) or any(said.text.alone for said in musts(s, verb, x))


def why_alone(s: SpoilsState, verb: Verb, x: InPlay, chosen: Sequence[int]) -> Reason | None:
    """402.7, 505.1 Why a character can't be in a party with those chosen, or None: one of them has to be alone."""
    for one in (x, *[s.in_play[id] for id in chosen]) if chosen else ():
        for only in alone_by(s, verb, one):
            return says("402.7", only.copy, only.text)
        for must in musts(s, verb, one):
            if must.text.alone:
                return says("505.1", must.copy, must.text)
    return None


def why_due(s: SpoilsState, verb: Verb, left: Sequence[InPlay]) -> Reason | None:
    """505.1, 505.2c Which of these characters has to attack or block first, and by what, or None."""
    for x in left:
        for said in musts(s, verb, x):
            if not said.text.alone:
                return says("505.1", said.copy, said.text)
    return None


def still_due(s: SpoilsState, verb: Verb, left: Sequence[InPlay]) -> list[InPlay]:
    """505.1, 505.2c, O57 Of these characters, those that must attack or block."""
    return [x for x in left if any(not said.text.alone for said in musts(s, verb, x))]


def pay_toll(s: SpoilsState, seat: Seat, party: State) -> Flow[None]:
    """505.1, O22, 503.3#2 What forming a party costs is paid as it is formed; triggers of that happen at once."""
    amount = toll(s, seat, Verb.FORM, party)
    if amount:
        yield from pay(s, seat, amount, "505.1")
        yield from settle(s)
