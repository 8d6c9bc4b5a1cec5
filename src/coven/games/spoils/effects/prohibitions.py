"""402.7 What effects say cannot be done, and what they say can: a cannot beats a can, and any instruction (402.7a)."""

from __future__ import annotations

from typing import Any, Final

from coven.games.spoils.areas.in_play import Copy, InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.facts import Said
from coven.games.spoils.effects.meaning import nouns, qualities, references
from coven.games.spoils.effects.quoted import says
from coven.games.spoils.effects.records import Action, Thing
from coven.games.spoils.effects.standing import is_active, standing, stated
from coven.games.spoils.text.tree import (
    All,
    Back,
    Can,
    Cannot,
    HasThatName,
    Is,
    Kind,
    Noun,
    Only,
    State,
    This,
    Verb,
    What,
    Who,
)
from coven.kernel import Reason, Seat

NAMED: Final = (HasThatName(),)
"""What 'the named card' asks of a card."""


def why_cannot(
    s: SpoilsState,
    seat: Seat | None,
    verb: Verb,
    thing: Thing | Action | None = None,
    *,
    target: InPlay | None = None,
    by_effect: bool = True,
    cost: bool = False,
) -> Reason | None:
    """402.7, 402.7a, O11 Why an effect keeps this from happening, or None.

    `seat` does it, `thing` does or undergoes it; `target` is what is attacked. 402.1a What the rules do is no effect.
    """
    found = standing(s).cannot.get(verb)
    if found is None:
        return None
    for said in found:
        if cost and said.text.but_costs:
            continue
        if _forbids(s, said, seat, thing, target, by_effect) and is_active(s, said):
            return says("402.7", said.copy, said.text)
    return None


def why_cannot_play_resource(s: SpoilsState, seat: Seat, x: InPlay) -> Reason | None:
    """402.7, 604.2, O50 Why an effect keeps a player from playing a card as a resource, as it would lie in play, or
    None. What forbids to play cards is about 603: only a ban that names resources is about them."""
    for said in standing(s).cannot.get(Verb.PLAY, ()):
        what = said.text.subject if said.text.undergone else said.text.object
        named = isinstance(what, All) and nouns.names_resources(what.noun)
        if named and _forbids(s, said, seat, x, None, by_effect=True) and is_active(s, said):
            return says("402.7", said.copy, said.text)
    return None


def _forbids(
    s: SpoilsState,
    said: Said[Cannot],
    seat: Seat | None,
    thing: Thing | Action | None,
    target: InPlay | None,
    by_effect: bool,
) -> bool:
    cannot = said.text
    subject = cannot.subject
    if isinstance(subject, Who):
        if seat is None or seat not in references.players(s, said.resolving(), subject):
            return False
        if target is not None or (Verb.ATTACK in cannot.verbs and cannot.object is not None):
            return target is not None and (cannot.object is None or is_meant(s, said, cannot.object, target))
        return cannot.object is None or _covers(s, said, cannot.object, thing)
    if target is not None or (cannot.undergone and Verb.BLOCK in cannot.verbs):
        return False  # who can be blocked, and by whom: see `why_cannot_block`
    if cannot.by is not None and not (_is_effects(cannot.by) and by_effect):  # 402.1a
        return False
    return thing is not None and is_meant(s, said, subject, thing)


def _is_effects(what: What) -> bool:
    return isinstance(what, All) and what.noun.kind is Kind.EFFECT


def _covers(s: SpoilsState, said: Said[Any], what: What, thing: Thing | Action | None) -> bool:
    """Whether a prohibition is about a thing; about none in particular ('cannot draw cards') if it is about all."""
    if thing is not None:
        return is_meant(s, said, what, thing)
    return isinstance(what, All) and not nouns.asks_for_more(what.noun)


def is_meant(s: SpoilsState, said: Said[Any], what: What, thing: references.Seen) -> bool:
    """Whether the words of a statement are about a thing, wherever it is."""
    if said.on is not None:
        return isinstance(thing, InPlay) and thing.id in said.on
    if isinstance(what, This):
        return thing is said.copy if isinstance(thing, Copy) else nouns.id_of(thing) == said.source
    r = said.resolving()
    if isinstance(what, All):
        return nouns.is_such(s, r, thing, what.noun, anywhere=True)
    if isinstance(what, Back) and what.verb is Verb.NAME:  # 201.1b
        return qualities.has_qualities(s, r, thing, NAMED)
    return any(nouns.is_same(thing, ref) for ref in references.refs_of(s, r, what, gone=True))


def cannot_be_blocked(s: SpoilsState, x: InPlay) -> bool:
    """412.1 Whether an effect says of a character that it cannot be blocked, by whomever."""
    for said in standing(s).cannot.get(Verb.BLOCK, ()):
        cannot = said.text
        if not cannot.undergone or cannot.by is not None or isinstance(cannot.subject, Who):
            continue
        if is_meant(s, said, cannot.subject, x) and is_active(s, said):
            return True
    return False


def why_cannot_block(s: SpoilsState, x: InPlay, attackers: tuple[InPlay, ...]) -> Reason | None:
    """402.7, 412.1 Why an effect keeps a character from blocking these attackers, or None."""
    for said in standing(s).cannot.get(Verb.BLOCK, ()):
        cannot = said.text
        if isinstance(cannot.subject, Who) or not is_active(s, said):
            continue
        if cannot.undergone:
            unblockable = cannot.by is not None and is_meant(s, said, cannot.by, x)
            forbidden = unblockable and any(is_meant(s, said, cannot.subject, one) for one in attackers)
        else:
            forbidden = is_meant(s, said, cannot.subject, x)
        if forbidden:
            return says("402.7", said.copy, cannot)
    return None


def can_attack_at_once(s: SpoilsState, x: InPlay) -> bool:
    """204.3, 402.7 Whether an effect lets a character attack in the turn in which it came under its controller."""
    return any(
        said.text.verb is Verb.ATTACK and said.text.at_once and is_meant(s, said, said.text.subject, x)
        for said in stated(s, Can)
    )


def can_block_covert(s: SpoilsState, x: InPlay) -> bool:
    """402.7, 507.3b Whether an effect lets a character block covert parties."""
    for said in stated(s, Can):
        can: Can = said.text
        if can.verb is not Verb.BLOCK or not isinstance(can.object, All) or not _is_covert_party(can.object.noun):
            continue
        if not isinstance(can.subject, Who) and is_meant(s, said, can.subject, x):
            return True
    return False


def _is_covert_party(noun: Noun) -> bool:
    return noun.kind is Kind.PARTY and Is(State.COVERT) in noun.qualities


def why_only(s: SpoilsState, seat: Seat, verb: Verb, x: InPlay | None, times: int) -> Reason | None:
    """402.7 Why something can be done only so often each turn, having been done so many times, or None."""
    for said in stated(s, Only):
        only: Only = said.text
        if only.verb is not verb or only.times is None or times < only.times:
            continue
        if isinstance(only.subject, Who):
            bound = x is None and seat in references.players(s, said.resolving(), only.subject)
        else:
            bound = x is not None and is_meant(s, said, only.subject, x)
        if bound:
            return says("402.7", said.copy, only)
    return None


def alone_by(s: SpoilsState, verb: Verb, x: InPlay) -> list[Said[Only]]:
    """402.7 What lets a character attack or block only alone."""
    return [
        said
        for said in stated(s, Only)
        if said.text.verb is verb
        and said.text.times is None
        and not isinstance(said.text.subject, Who)
        and is_meant(s, said, said.text.subject, x)
    ]
