"""What the words beside a noun ask of one thing: its state, numbers, names, keywords, and what was done to it."""

from __future__ import annotations

from collections.abc import Sequence

from coven.games.spoils.areas.in_play import DOWN, InPlay, LastKnown, Ref
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards import NO_ICONS, Icons
from coven.games.spoils.cards.parts import icons_of
from coven.games.spoils.cards.printed_text import Sheet
from coven.games.spoils.effects import standing
from coven.games.spoils.effects.meaning import amounts, nouns, references
from coven.games.spoils.effects.memory import is_same_text
from coven.games.spoils.effects.records import Action, Battle, Deed, Resolving
from coven.games.spoils.text.tree import (
    AttachedTo,
    Compare,
    CouldBePicked,
    HasKeyword,
    HasStat,
    HasSubtype,
    HasThatName,
    HasTokens,
    InPartyWith,
    Is,
    IsNot,
    Keyword,
    Lacks,
    Most,
    Named,
    Noun,
    OfTrade,
    Providing,
    Quality,
    SameType,
    State,
    ThatPicked,
    Variable,
    Verb,
    Was,
)
from coven.kernel import Seat

Seen = references.Seen


def compares(figure: int, compare: Compare, amount: int) -> bool:
    if compare is Compare.AT_LEAST:
        return figure >= amount
    if compare is Compare.AT_MOST:
        return figure <= amount
    return figure == amount


def has_qualities(s: SpoilsState, r: Resolving, seen: Seen, qualities: Sequence[Quality]) -> bool:
    """Whether something is all that the words of a noun ask for."""
    if len(qualities) == 1:
        return _has(s, r, seen, qualities[0])
    return all(_has(s, r, seen, quality) for quality in qualities)


def _has(s: SpoilsState, r: Resolving, seen: Seen, quality: Quality) -> bool:
    if isinstance(quality, Is):
        return is_in_state(s, r, seen, quality.state)
    if isinstance(quality, HasSubtype):
        return quality.subtype in subtypes_seen(s, seen)
    if isinstance(quality, HasStat):
        figure = amounts.stat_of(s, seen, quality.stat)
        if r.weighing and isinstance(quality.amount, Variable) and not amounts.is_variable_known(r):
            return figure is not None  # 401.2: X is still to be chosen
        return figure is not None and compares(figure, quality.compare, amounts.amount_of(s, r, quality.amount, 0))
    if isinstance(quality, IsNot):
        return quality.type not in nouns.types_seen(s, seen)
    if isinstance(quality, HasTokens):
        return compares(amounts.tokens_on(seen), quality.compare, quality.amount)
    if isinstance(quality, HasKeyword):
        return _has_keyword(s, seen, quality.keyword)
    if isinstance(quality, Lacks):
        return not _has(s, r, seen, quality.quality)
    if isinstance(quality, (Named, OfTrade, HasThatName)):
        return _is_printed(s, r, seen, quality)
    if isinstance(quality, Providing):
        return _provided(s, seen).meets(icons_of([icon.value for icon in quality.icons]))
    if isinstance(quality, AttachedTo):
        was = seen.was if isinstance(seen, LastKnown) else seen
        if not isinstance(was, InPlay) or not was.attached_to:
            return False
        hosts = references.refs_of(s, r, quality.what, gone=True)
        return was.attached_to in hosts or _is_to_be_taken(r, hosts)
    if isinstance(quality, InPartyWith):
        party = party_of(s.battle, nouns.id_of(seen))
        return party is not None and any(ref in party for ref in references.refs_of(s, r, quality.what))
    if isinstance(quality, SameType):
        others = [references.look(s, ref) for ref in references.refs_of(s, r, quality.with_, gone=True)]
        if _is_to_be_taken(r, others):
            return True
        return any(other is not None and nouns.types_seen(s, other) & nouns.types_seen(s, seen) for other in others)
    if isinstance(quality, Was):
        return _was(s, r, seen, quality)
    if isinstance(quality, ThatPicked):
        return isinstance(seen, Action) and _has_picked(s, r, seen, quality.noun)
    if isinstance(quality, CouldBePicked):
        return True  # where one is chosen: see `candidates`
    assert isinstance(quality, Most)
    return True  # of several: see `everything`


def _is_to_be_taken(r: Resolving, found: Sequence[object]) -> bool:
    """401.2, O05 Whether costs are only weighed, and what these words point at an earlier one has still to take."""
    return r.weighing and not found


def _has_picked(s: SpoilsState, r: Resolving, action: Action, noun: Noun) -> bool:
    """310.1 Whether a card being played or ability being used has picked what a noun names."""
    for id in action.kept.picked:
        seen = references.look(s, id) if isinstance(id, int) else id.copy
        if seen is not None and nouns.is_such(s, r, seen, noun, anywhere=True):
            return True
    return False


def sheet_seen(seen: Seen) -> Sheet | None:
    """The rules text of what is looked at; None where it has none."""
    if isinstance(seen, LastKnown):
        seen = seen.was
    if isinstance(seen, InPlay):
        return None if seen.face is DOWN else seen.copy.sheet
    return seen.copy.sheet if isinstance(seen, Action) else seen.sheet


def subtypes_seen(s: SpoilsState, seen: Seen) -> tuple[str, ...]:
    """201.4b, 201.4b#2 What a quoted word of a text is looked for among."""
    if isinstance(seen, InPlay):
        return standing.subtypes_of(s, seen)
    if isinstance(seen, LastKnown):
        return seen.subtypes
    card = nouns.card_seen(seen)
    return () if card is None else card.subtypes


def _is_printed(s: SpoilsState, r: Resolving, seen: Seen, quality: Named | OfTrade | HasThatName) -> bool:
    card = nouns.card_seen(seen)
    if card is None:
        return False
    if isinstance(quality, Named):
        return card.name == quality.name
    if isinstance(quality, OfTrade):
        return card.trade is quality.trade
    x = s.in_play.get(r.source)
    if x is None:
        return False
    return any(card.name in kept.names.values() for place, kept in x.said if is_same_text(place, r.place))


def _has_keyword(s: SpoilsState, seen: Seen, keyword: Keyword) -> bool:
    if isinstance(seen, LastKnown):
        if keyword is Keyword.COVERT:
            return seen.covert
        seen = seen.was
    if isinstance(seen, InPlay):
        if keyword is Keyword.COVERT:
            return standing.has_covert(s, seen)
        return seen.copy.sheet.flip_up is not None and seen.face is not DOWN
    sheet = seen.copy.sheet if isinstance(seen, Action) else seen.sheet
    return sheet.covert if keyword is Keyword.COVERT else sheet.flip_up is not None


def _provided(s: SpoilsState, seen: Seen) -> Icons:
    """311.1"""
    if isinstance(seen, InPlay):
        return standing.provided_by(s, seen)
    if isinstance(seen, LastKnown):
        return NO_ICONS if seen.was.face is DOWN else seen.was.copy.sheet.icons
    return seen.copy.sheet.icons if isinstance(seen, Action) else seen.sheet.icons


def _was(s: SpoilsState, r: Resolving, seen: Seen, quality: Was) -> bool:
    """'that was destroyed this turn', 'that received damage from this card this turn'."""
    by = None if quality.by is None else references.refs_of(s, r, quality.by, gone=True)
    verb = Verb.INFLICT if quality.verb is Verb.RECEIVE else quality.verb  # what it was done to
    for deed in s.did:
        if deed.verb is not verb or not any(_same_thing(seen, thing) for thing in deed.things):
            continue
        if by is None or _did_any(deed, by):
            return True
    return False


def _did_any(deed: Deed, by: tuple[Ref, ...]) -> bool:
    """408.7, O16 Whether one of these was the source of something, be it of a share of it."""
    if deed.shares:
        return any(share.amount and share.source in by for share in deed.shares)
    return deed.source is not None and any(nouns.is_same(deed.source, ref) for ref in by)


def _same_thing(seen: Seen, thing: Seen) -> bool:
    """402.4 Whether what something happened to in play is what is looked at; a card elsewhere is another."""
    return nouns.id_of(seen) == nouns.id_of(thing)


def is_in_state(s: SpoilsState, r: Resolving, seen: Seen, state: State) -> bool:
    """302, 303, 411 Whether something is attacking, depleted, face-down and so on."""
    if state is State.STAPLE:
        card = nouns.card_seen(seen)
        return card is not None and card.staple
    if isinstance(seen, LastKnown):
        if state is State.ATTACKING or state is State.BLOCKING:
            return seen.party is state
        if state is State.IN_BATTLE:
            return seen.party is not None
        if state is State.COVERT:
            return seen.covert
        seen = seen.was
    if not isinstance(seen, InPlay):
        return False
    if state is State.DEPLETED:
        return seen.depleted
    if state is State.FACE_DOWN:
        return seen.face is DOWN
    if state is State.FACE_UP:
        return seen.face is not DOWN
    if state is State.ATTACHED:
        return seen.attached_to != 0
    if state is State.COVERT:
        return standing.has_covert(s, seen)
    battle = s.battle
    return battle is not None and _is_in_battle(battle, r.you, seen.id, state)


def _is_in_battle(battle: Battle, you: Seat, id: int, state: State) -> bool:
    """302.9 to 302.13"""
    if state is State.ATTACKING:
        return id in battle.attackers
    if state is State.BLOCKING:
        return id in battle.blockers
    if state is State.OPPOSING:  # 302.10
        return id in (battle.blockers if battle.attacking == you else battle.attackers)
    if state is State.ALONE:
        return battle.attackers == (id,)
    return id in battle.attackers or id in battle.blockers


def party_of(battle: Battle | None, id: int) -> tuple[int, ...] | None:
    """302.5 The party that a character belongs to."""
    if battle is None:
        return None
    if id in battle.attackers:
        return battle.attackers
    return battle.blockers if id in battle.blockers else None
