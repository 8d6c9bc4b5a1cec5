"""505 Requirements: what must be done, or paid, when something else is."""

from __future__ import annotations

from collections.abc import Sequence

from coven.games.spoils.areas.in_play import InPlay, Ref
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.facts import Said
from coven.games.spoils.effects.meaning import amounts, nouns, references
from coven.games.spoils.effects.prohibitions import is_meant
from coven.games.spoils.effects.records import Action
from coven.games.spoils.effects.standing import stated
from coven.games.spoils.text.tree import Is, Must, MustPay, MustTake, State, Verb, Who
from coven.kernel import Seat


def required(s: SpoilsState, verb: Verb, ref: Ref) -> int:
    """505.2 How many requirements taking this would fulfil."""
    return len(demands_for(s, verb, ref))


def demands_for(s: SpoilsState, verb: Verb, ref: Ref) -> list[Said[MustTake]]:
    """505.2 The requirements that taking this would fulfil."""
    seen = s.in_play.get(ref) if isinstance(ref, int) else None
    if seen is None:
        return []
    return [said for said in stated(s, MustTake) if said.text.verb is verb and is_meant(s, said, said.text.what, seen)]


def most_required(s: SpoilsState, verb: Verb, refs: Sequence[Ref], takes: int) -> Sequence[Ref]:
    """505.2, 505.2b, 505.2c Of what could be taken, what has to be: as many of those that demand it as can be taken,
    those with the most demands first. All of them if nothing is demanded."""
    if not stated(s, MustTake):
        return refs
    demands = {ref: required(s, verb, ref) for ref in refs}
    ranked = sorted([number for number in demands.values() if number], reverse=True)[:takes]
    if not ranked:
        return refs
    return [ref for ref in refs if demands[ref] >= ranked[-1]]


def toll(s: SpoilsState, seat: Seat, verb: Verb, party: State | None = None) -> int:
    """505.1, 505.2b#2 What a player has to pay for doing something: all demands together. `party`: of which kind the
    party is that is formed."""
    total = 0
    for said in stated(s, MustPay):
        must: MustPay = said.text
        if must.verb is not verb or seat not in references.players(s, said.resolving(), must.who):
            continue
        if party is not None and not _is_party(must, party):
            continue
        total += amounts.amount_of(s, said.resolving(), must.amount, 0)
    return total


def toll_on(s: SpoilsState, action: Action) -> int:
    """505.1 What a player has to pay besides its cost for a card that is being played, or an ability that is used."""
    verb = Verb.PLAY if action.ability is None else Verb.USE
    total = 0
    for said in stated(s, MustPay):
        must: MustPay = said.text
        r = said.resolving()
        if must.verb is not verb or action.seat not in references.players(s, r, must.who):
            continue
        if nouns.is_such(s, r, action, must.noun, anywhere=True):
            total += amounts.amount_of(s, r, must.amount, 0)
    return total


def _is_party(must: MustPay, party: State) -> bool:
    states = [quality.state for quality in must.noun.qualities if isinstance(quality, Is)]
    return not states or party in states or State.BATTLE in states


def musts(s: SpoilsState, verb: Verb, x: InPlay) -> list[Said[Must]]:
    """505.1, O57 The demands that a character attack, or block."""
    return [
        said
        for said in stated(s, Must)
        if said.text.verb is verb and not isinstance(said.text.subject, Who) and is_meant(s, said, said.text.subject, x)
    ]


def must_of_player(s: SpoilsState, seat: Seat, verb: Verb) -> list[Said[Must]]:
    """505.1, O57 The demands that a player do something."""
    return [
        said
        for said in stated(s, Must)
        if said.text.verb is verb
        and isinstance(said.text.subject, Who)
        and seat in references.players(s, said.resolving(), said.text.subject)
    ]
