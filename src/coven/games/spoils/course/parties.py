"""505, 402.7, O22, O57 What effects demand of battle parties: who must be in them, how many they must or may be, what
forming one costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.costs.numeric_cost import changed_cost, least_cost
from coven.games.spoils.costs.paying import pay, why_unpayable
from coven.games.spoils.effects.facts import Said
from coven.games.spoils.effects.meaning import references
from coven.games.spoils.effects.prohibitions import alone_by
from coven.games.spoils.effects.quoted import says
from coven.games.spoils.effects.requirements import musts, toll
from coven.games.spoils.effects.settling import settle
from coven.games.spoils.effects.standing import stated
from coven.games.spoils.text.tree import Compare, Is, Must, Only, PartySize, State, Verb
from coven.kernel import Flow, Reason, Seat

MANY: Final = 1_000
"""More than any party has members, or requirements."""

NOBODY: Final = Reason("505.1", "there is nobody to form a party of")


class Forming:
    """505.2, 505.2b, 505.2c, 402.7 Which of all parties that a player could form are legal: of those that effects don't
    forbid, those that leave the fewest requirements unfulfilled.

    Requirements of a party are how many it must contain, and that a member must be alone; what one of them asks of a
    character that isn't in the party is neither fulfilled nor broken. A party that fulfils none of those it has can't
    be formed (505.1, 505.2c). Who must block if able counts as well, where a party that is legal without that could
    contain it (O57); who must attack has the whole turn for it, so that it is owed when the turn ends.
    """

    __slots__ = ("_alone", "_cannot_join", "_due", "_limits", "_most", "_sizes", "could", "fewest", "s", "verb")

    def __init__(self, s: SpoilsState, seat: Seat, verb: Verb, could: Sequence[InPlay]) -> None:
        self.s = s
        self.verb = verb
        self.could = could
        self._sizes: list[Said[PartySize]] = []
        self._limits: list[Said[PartySize]] = []
        self._most = MANY
        """402.7 More cannot be in it, as the least of the limits says."""
        self._alone: dict[int, int] = {}
        """How many requirements say of a character that it must be alone."""
        self._cannot_join: set[int] = set()
        """402.7 Those that can only be alone."""
        self._due: dict[int, int] = {}
        """O57 How many requirements say of a character that could block that it must."""
        self._hear_of_sizes(seat, State.ATTACKING if verb is Verb.ATTACK else State.BLOCKING)
        if stated(s, Only):
            self._cannot_join = {x.id for x in could if alone_by(s, verb, x)}
        musts_of = {x.id: [said.text for said in musts(s, verb, x)] for x in could} if stated(s, Must) else {}
        for id, found in musts_of.items():
            self._alone[id] = sum([must.alone for must in found])
        self.fewest = self._fewest_broken((), could)
        """How many requirements a legal party leaves unfulfilled; `MANY`: there is no such party."""
        if verb is Verb.BLOCK:
            able = [x.id for x in could if musts_of.get(x.id) and self.may_join((), x, could)]
            self._due = {id: len(musts_of[id]) - self._alone[id] for id in able}
            self.fewest = self._fewest_broken((), could)

    def _hear_of_sizes(self, seat: Seat, party: State) -> None:
        """402.7, 505.1 What effects say of the number of members."""
        for said in sizes(self.s, seat, party):
            if is_limit(said.text):
                self._limits.append(said)
                self._most = min(self._most, said.text.amount)
            else:
                self._sizes.append(said)

    def is_legal(self, chosen: Sequence[int]) -> bool:
        """505.2, O57 Whether the party may be left so; a blocking party may be left unformed where nobody is owed."""
        if not chosen:
            return self.verb is Verb.BLOCK and not any(self._due.values())
        return self._fewest_broken(chosen, ()) == self.fewest < MANY

    def may_join(self, chosen: Sequence[int], x: InPlay, left: Sequence[InPlay]) -> bool:
        """505.2b Whether a party of those chosen and this character is legal, or can be made so with those left."""
        others = [one for one in left if one is not x]
        return self._fewest_broken((*chosen, x.id), others) == self.fewest < MANY

    def joinable(self, chosen: Sequence[int], left: Sequence[InPlay]) -> list[InPlay]:
        """505.2b, O57 Of the characters that are left, those that may join; first those that must block, where no legal
        party is without them."""
        could = [x for x in left if self.may_join(chosen, x, left)]
        return [x for x in could if self._due.get(x.id) and self._has_to_join(chosen, x, left)] or could

    def _has_to_join(self, chosen: Sequence[int], x: InPlay, left: Sequence[InPlay]) -> bool:
        return self._fewest_broken(chosen, [one for one in left if one is not x]) > self.fewest

    def _fewest_broken(self, chosen: Sequence[int], left: Sequence[InPlay]) -> int:
        """505.2 How many requirements are left unfulfilled at least by a party of those chosen, and any of those left;
        `MANY` if none can be formed."""
        if self._most == MANY and not (self._sizes or self._alone or self._cannot_join or self._due):
            return 0 if chosen or left else MANY  # mostly nothing is demanded
        fewest = MANY
        unmet = sum(self._due.values()) - sum([self._due.get(id, 0) for id in chosen])
        if len(chosen) < 2 and self._most:
            for id in chosen or [x.id for x in left]:
                if self._fulfils_any(1) or self._alone.get(id):  # 505.2c
                    own = 0 if chosen else self._due.get(id, 0)
                    fewest = min(fewest, self._broken_by(1) + unmet - own)
                    if not fewest:
                        return 0
        if any(id in self._cannot_join for id in chosen):
            return fewest
        costs = [(self._alone.get(x.id, 0), self._due.get(x.id, 0)) for x in left if x.id not in self._cannot_join]
        alone = sum([self._alone.get(id, 0) for id in chosen])
        if not self._sizes:  # 505.1: who must be alone, and isn't, has nothing else to fulfil
            if alone:
                return fewest
            costs = [(lonely, due) for lonely, due in costs if not lonely]
        gains = sorted([lonely - due for lonely, due in costs])
        for members in range(max(2, len(chosen)), min(self._most, len(chosen) + len(gains)) + 1):
            if self._fulfils_any(members):
                added = sum(gains[: members - len(chosen)])
                fewest = min(fewest, self._broken_by(members) + alone + unmet + added)
                if not fewest:
                    return 0
        return fewest

    def _fulfils_any(self, members: int) -> bool:
        """505.1, 505.2c Whether a party of so many fulfils one requirement of its size at least, if there are any."""
        return not self._sizes or self._broken_by(members) < len(self._sizes)

    def _broken_by(self, members: int) -> int:
        return sum([not _is_met(said.text, members) for said in self._sizes])

    def why_none(self) -> Reason | None:
        """505.1, 505.2c Why no party can be formed, or None."""
        if self.fewest < MANY:
            return None
        return says("505.1", self._sizes[0].copy, self._sizes[0].text) if self._sizes else NOBODY

    def why_not_join(self, chosen: Sequence[int], x: InPlay, left: Sequence[InPlay]) -> Reason | None:
        """402.7, 505.2 Why a character can't join those chosen, or None."""
        if any(one is x for one in self.joinable(chosen, left)):
            return None
        others = [one for one in left if one is not x]
        members = (x.id, *chosen)
        return self._why_not_together(members) or self._why_size(len(members)) or self._why_due(others)

    def why_not_whole(self, chosen: Sequence[int], left: Sequence[InPlay]) -> Reason | None:
        """402.7, 505.1, 505.2 Why a party of just these can't be formed, or be left so; or None."""
        if self.is_legal(chosen):
            return None
        return (
            self._why_not_together(chosen) or self._why_due(left) or (self._why_size(len(chosen)) if chosen else None)
        )

    def _why_not_together(self, members: Sequence[int]) -> Reason | None:
        """402.7, 505.1 Why these are in no party together, whoever else is in it: they are too many, or one of them
        can or must be alone."""
        for limit in self._limits:
            if len(members) > limit.text.amount:
                return says("402.7", limit.copy, limit.text)
        several = [self.s.in_play[id] for id in members] if len(members) > 1 else []
        for one in several:
            for only in alone_by(self.s, self.verb, one):
                return says("402.7", only.copy, only.text)
        for one in several:
            for must in musts(self.s, self.verb, one):
                if must.text.alone:
                    return says("505.1", must.copy, must.text)
        return None

    def _why_size(self, members: int) -> Reason | None:
        """505.1 How many a party must contain that has so many members and breaks that, or None."""
        for said in self._sizes:
            if not _is_met(said.text, members):
                return says("505.1", said.copy, said.text)
        return None

    def _why_due(self, left: Sequence[InPlay]) -> Reason | None:
        """505.1, O57 Who of these has to block, and by what, or None."""
        for x in left:
            if self._due.get(x.id):
                for said in musts(self.s, self.verb, x):
                    if not said.text.alone:
                        return says("505.1", said.copy, said.text)
        return None


def sizes(s: SpoilsState, seat: Seat, party: State) -> list[Said[PartySize]]:
    """402.7, 505.1 What effects say of the number of members of a player's party."""
    found = []
    for said in stated(s, PartySize):
        whose = said.text.party.whose
        if _is_about(said.text, party) and (whose is None or seat in references.players(s, said.resolving(), whose)):
            found.append(said)
    return found


def is_limit(size: PartySize) -> bool:
    """402.7 Whether more than so many cannot be in a party; otherwise it is a requirement (505.1)."""
    return not size.even and size.compare is not Compare.AT_LEAST


def _is_about(size: PartySize, party: State) -> bool:
    states = [quality.state for quality in size.party.qualities if isinstance(quality, Is)]
    return not states or party in states or State.BATTLE in states  # 302.5


def _is_met(size: PartySize, members: int) -> bool:
    return members % 2 == 0 if size.even else members >= size.amount


def why_no_party(s: SpoilsState, seat: Seat, verb: Verb, could: Sequence[InPlay]) -> Reason | None:
    """505.1, 505.2a, O22 Why a player can't form a party of some of these characters, or None."""
    reason = why_unpayable(s, seat, least_cost(s, seat, None, toll(s, seat, Verb.FORM, _formed_by(verb))))
    if reason is not None:
        return Reason("505.1", reason.words)
    return Forming(s, seat, verb, could).why_none()


def why_must_attack(s: SpoilsState, seat: Seat, could: Sequence[InPlay]) -> Reason | None:
    """505.1, O57 By what one of these characters must attack that could be in a legal party, or None."""
    due = [(x, said) for x in could for said in musts(s, Verb.ATTACK, x) if not said.text.alone]
    if not due:
        return None
    forming = Forming(s, seat, Verb.ATTACK, could)
    for x, said in due:
        if forming.may_join((), x, could):
            return says("505.1", said.copy, said.text)
    return None


def pay_toll(s: SpoilsState, seat: Seat, verb: Verb) -> Flow[None]:
    """505.1, O22, 503.3#2 What forming a party costs is paid as it is formed; triggers of that happen at once. It is
    what an effect says to pay, so that what changes the next numeric cost changes it (401.1a, 406.5, 406.5a)."""
    amount = toll(s, seat, Verb.FORM, _formed_by(verb))
    if amount:
        amount = yield from changed_cost(s, seat, None, amount)
        yield from pay(s, seat, amount, "505.1")
        yield from settle(s)


def _formed_by(verb: Verb) -> State:
    return State.ATTACKING if verb is Verb.ATTACK else State.BLOCKING
