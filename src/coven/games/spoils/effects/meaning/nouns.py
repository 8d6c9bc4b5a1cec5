"""Which cards a noun of a text names: 'character you control', '"dragon" card', 'card in your discard pile'."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.areas.in_play import DOWN, Copy, InPlay, LastKnown, Ref
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards import NO_ICONS, Card, CardType, Icons
from coven.games.spoils.cards.parts import icons_of
from coven.games.spoils.cards.printed_text import Sheet
from coven.games.spoils.cards.tokens import MICROMAJIG
from coven.games.spoils.effects import standing
from coven.games.spoils.effects.meaning import amounts, references
from coven.games.spoils.effects.records import Action, Battle, Deed, Happening, Resolving
from coven.games.spoils.effects.records import What as ActionKind
from coven.games.spoils.text.tree import (
    AttachedTo,
    Compare,
    CouldBePicked,
    Doer,
    HasKeyword,
    HasStat,
    HasSubtype,
    HasThatName,
    HasTokens,
    InPartyWith,
    Is,
    IsNot,
    Keyword,
    Kind,
    Lacks,
    Most,
    Named,
    Noun,
    OfTrade,
    Place,
    Providing,
    Quality,
    SameType,
    State,
    ThatPicked,
    Variable,
    Verb,
    Was,
)
from coven.games.spoils.text.words.vocabulary import ANY, EACH, HAND, IN_PLAY, UNSAID
from coven.kernel import Seat

Seen = references.Seen

TYPES: Final[dict[Kind, CardType]] = {
    Kind.CHARACTER: CardType.CHARACTER,
    Kind.ITEM: CardType.ITEM,
    Kind.LOCATION: CardType.LOCATION,
    Kind.TACTIC: CardType.TACTIC,
    Kind.RESOURCE: CardType.RESOURCE,
    Kind.FACTION: CardType.FACTION,
}
"""The kinds of things that are card types (201.4)."""
ONE_TYPE: Final = {kind: frozenset({type_}) for kind, type_ in TYPES.items()}


NO_TYPES: Final[frozenset[CardType]] = frozenset()

IS_FACE_DOWN: Final = Is(State.FACE_DOWN)


def compares(figure: int, compare: Compare, amount: int) -> bool:
    if compare is Compare.AT_LEAST:
        return figure >= amount
    if compare is Compare.AT_MOST:
        return figure <= amount
    return figure == amount


# Looking at one thing


def types_seen(s: SpoilsState, seen: Seen) -> frozenset[CardType]:
    """208.1 The types of what is looked at: now, or when it was last in play, or as printed elsewhere."""
    if isinstance(seen, InPlay):
        return standing.types_of(s, seen)
    if isinstance(seen, LastKnown):
        return seen.types
    if isinstance(seen, Copy):
        return seen.card.types
    return seen.copy.card.types if seen.what is ActionKind.CARD else NO_TYPES


def card_seen(seen: Seen) -> Card | None:
    """The card that is looked at; None where nothing printed on it counts (O29)."""
    if isinstance(seen, LastKnown):
        seen = seen.was
    if isinstance(seen, InPlay):
        return None if seen.face is DOWN else seen.card
    if isinstance(seen, Action):
        return seen.copy.card if seen.what is ActionKind.CARD else None
    return seen.card


def _is_of(s: SpoilsState, seen: Seen, kind: Kind) -> bool:
    """202.9, 202.9a, 402.9 Whether something is of a kind. Whatever is no faction is a card; of factions texts have to
    speak by name."""
    if kind is Kind.ABILITY:
        return isinstance(seen, Action) and seen.what is ActionKind.ABILITY
    if kind is Kind.EFFECT:
        return isinstance(seen, Action)
    types = types_seen(s, seen)
    if kind is Kind.CARD:
        return CardType.FACTION not in types and not (isinstance(seen, Action) and seen.what is not ActionKind.CARD)
    if kind is Kind.PARTY:
        return party_of(s.battle, id_of(seen)) is not None
    if kind is Kind.MICROMAJIG:  # 409.3
        card = card_seen(seen)
        return card is not None and card.name == MICROMAJIG.name
    return TYPES[kind] in types


def speaks_of_hidden(noun: Noun) -> bool:
    """411.1 Whether a noun speaks of what face-down cards are on their other side: 'face-down tactic'."""
    return IS_FACE_DOWN in noun.qualities and noun.kind is not Kind.CARD and noun.kind is not Kind.RESOURCE


def _is_any_of(s: SpoilsState, seen: Seen, noun: Noun) -> bool:
    """Whether something is of one of the kinds that a noun names."""
    if _is_of(s, seen, noun.kind):
        return True
    return bool(noun.also) and any(_is_of(s, seen, kind) for kind in noun.also)


def _hides_any(seen: Seen, noun: Noun) -> bool:
    """Whether a face-down card is one of these kinds on its other side, where a noun speaks of that."""
    if not isinstance(seen, InPlay) or seen.face is not DOWN or not speaks_of_hidden(noun):
        return False
    return any(kind in TYPES and TYPES[kind] in seen.card.types for kind in (noun.kind, *noun.also))


def is_kind(s: SpoilsState, ref: Ref, kind: Kind) -> bool:
    """Whether a reference means something of this kind now."""
    seen = references.look(s, ref)
    return seen is not None and _is_of(s, seen, kind)


def is_any_kind(s: SpoilsState, ref: Ref, kinds: tuple[Kind, ...]) -> bool:
    """208.2 Whether it is of one of the kinds that it had to be when it was named."""
    seen = references.look(s, ref)
    if isinstance(seen, LastKnown) or seen is None:
        return True
    return any(_is_of(s, seen, kind) for kind in kinds)


def is_such(s: SpoilsState, r: Resolving, seen: Seen, noun: Noun, *, anywhere: bool = False) -> bool:
    """Whether something is what a noun names, to whoever reads it. `anywhere`: wherever it is."""
    if not _is_any_of(s, seen, noun) and not _hides_any(seen, noun):
        return False
    if noun.whose is not None and not _is_whose(s, r, seen, noun.whose):
        return False
    if not anywhere and noun.place is not UNSAID and not is_in(s, seen, noun.place):
        return False
    if noun.other and is_excepted(s, r, seen, noun):
        return False
    return not noun.qualities or has_qualities(s, r, seen, noun.qualities)


def _is_whose(s: SpoilsState, r: Resolving, seen: Seen, whose: Doer) -> bool:
    """In play who controls it; elsewhere whose it is."""
    if whose is ANY or (whose is EACH and not r.in_turn):
        return True
    seat = references.who_is(s, r, whose)
    if isinstance(seen, LastKnown):
        seen = seen.was
    if isinstance(seen, InPlay):
        return seen.controller == seat
    return (seen.seat if isinstance(seen, Action) else seen.owner) == seat


def is_in(s: SpoilsState, seen: Seen, place: Place) -> bool:
    """403 Whether something is in an area."""
    if isinstance(seen, InPlay):
        return place is IN_PLAY
    if isinstance(seen, Action):
        return place is Place.BEING_PLAYED
    if isinstance(seen, LastKnown):
        return False
    return seen in area(s, seen.owner, place)


def area(s: SpoilsState, seat: Seat, place: Place) -> tuple[Copy, ...]:
    """A player's cards in an area other than play."""
    side = s.sides[seat]
    if place is HAND:
        return side.hand
    if place is Place.DISCARD_PILE:
        return side.discard_pile
    if place is Place.DECK:
        return side.deck
    return side.out_of_game if place is Place.OUT_OF_GAME else ()


def is_excepted(s: SpoilsState, r: Resolving, seen: Seen, noun: Noun) -> bool:
    """What an 'other' thing is other than: what was named before, or else the card itself."""
    if noun.than is not None:
        named = references.antecedent(s, r, noun.than, True)
        return any(is_same(seen, ref) for ref in named)
    return id_of(seen) == r.source if r.source else _copy_of(seen) is r.copy


def is_same(seen: Seen, ref: Ref) -> bool:
    return _copy_of(seen) is ref if isinstance(ref, Copy) else id_of(seen) == ref


def id_of(seen: Seen) -> int:
    """The number of something in play or being played; -1 for a card elsewhere."""
    if isinstance(seen, Copy):
        return -1
    return seen.was.id if isinstance(seen, LastKnown) else seen.id


def _copy_of(seen: Seen) -> Copy:
    if isinstance(seen, Copy):
        return seen
    return seen.was.copy if isinstance(seen, LastKnown) else seen.copy


# Qualities


def has_qualities(s: SpoilsState, r: Resolving, seen: Seen | None, qualities: Sequence[Quality]) -> bool:
    """Whether something is all that the words of a noun ask for."""
    if seen is None:
        return False
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
        return quality.type not in types_seen(s, seen)
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
        hosts = references.refs_of(s, r, quality.what, gone=True)
        return isinstance(was, InPlay) and was.attached_to in hosts and bool(was.attached_to)
    if isinstance(quality, InPartyWith):
        party = party_of(s.battle, id_of(seen))
        return party is not None and any(ref in party for ref in references.refs_of(s, r, quality.what))
    if isinstance(quality, SameType):
        others = [references.look(s, ref) for ref in references.refs_of(s, r, quality.with_, gone=True)]
        return any(other is not None and types_seen(s, other) & types_seen(s, seen) for other in others)
    if isinstance(quality, Was):
        return _was(s, r, seen, quality)
    if isinstance(quality, ThatPicked):
        return isinstance(seen, Action) and _has_picked(s, r, seen, quality.noun)
    if isinstance(quality, CouldBePicked):
        return True  # where one is chosen: see `candidates`
    assert isinstance(quality, Most)
    return True  # of several: see `everything`


def _has_picked(s: SpoilsState, r: Resolving, action: Action, noun: Noun) -> bool:
    """310.1 Whether a card being played or ability being used has picked what a noun names."""
    for id in action.kept.picked:
        seen = references.look(s, id) if isinstance(id, int) else id.copy
        if seen is not None and is_such(s, r, seen, noun, anywhere=True):
            return True
    return False


def picking(s: SpoilsState) -> Action | None:
    """310.1 What is being responded to and has picked something, or None."""
    for action in reversed(s.being_played):
        if action.kept.picks:
            return action
    return None


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
    card = card_seen(seen)
    return () if card is None else card.subtypes


def _is_printed(s: SpoilsState, r: Resolving, seen: Seen, quality: Named | OfTrade | HasThatName) -> bool:
    card = card_seen(seen)
    if card is None:
        return False
    if isinstance(quality, Named):
        return card.name == quality.name
    if isinstance(quality, OfTrade):
        return card.trade is quality.trade
    if r.kept is not None and card.name in r.kept.names.values():
        return True
    x = s.in_play.get(r.source)
    return x is not None and any(card.name in kept.names.values() for _, kept in x.said)


def _has_keyword(s: SpoilsState, seen: Seen, keyword: Keyword) -> bool:
    if isinstance(seen, LastKnown):
        if keyword is Keyword.COVERT:
            return seen.covert
        seen = seen.was
    if isinstance(seen, InPlay):
        if keyword is Keyword.COVERT:
            return standing.has_covert(s, seen)
        sheet = seen.copy.sheet
        if keyword is Keyword.FLIP_UP:
            return sheet.flip_up is not None and seen.face is not DOWN
        return any(id == seen.id for _, _, id in standing.standing(s).unique)
    sheet = seen.copy.sheet if isinstance(seen, Action) else seen.sheet
    if keyword is Keyword.COVERT:
        return sheet.covert
    return sheet.flip_up is not None if keyword is Keyword.FLIP_UP else sheet.unique is not None


def _provided(s: SpoilsState, seen: Seen) -> Icons:
    """311.1"""
    if isinstance(seen, InPlay):
        return standing.provided_by(s, seen)
    if isinstance(seen, LastKnown):
        return NO_ICONS if seen.was.face is DOWN else seen.was.copy.sheet.icons
    return seen.copy.sheet.icons if isinstance(seen, Action) else seen.sheet.icons


def is_done_to(s: SpoilsState, r: Resolving, what: Deed | Happening, thing: Seen, noun: Noun) -> bool:
    """603.2, 604.2, O50 Whether what is done to a thing is done to what a noun names: that a resource is played is no
    playing of a card, and only words that name resources mean it."""
    if what.verb is Verb.PLAY and what.to is IN_PLAY and not names_resources(noun):
        return False
    return is_such(s, r, thing, noun, anywhere=True)


def names_resources(noun: Noun) -> bool:
    """Whether a noun speaks of resources by that name, and not of cards of whatever type."""
    return noun.kind is Kind.RESOURCE or Kind.RESOURCE in noun.also


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
    return deed.source is not None and any(is_same(deed.source, ref) for ref in by)


def _same_thing(seen: Seen, thing: Seen) -> bool:
    """Whether what something happened to is what is looked at: in play by its number, elsewhere as a card."""
    if isinstance(seen, Copy) or isinstance(thing, Copy):
        return _copy_of(seen) is _copy_of(thing)
    return id_of(seen) == id_of(thing)


def is_in_state(s: SpoilsState, r: Resolving, seen: Seen, state: State) -> bool:
    """302, 303, 411 Whether something is attacking, depleted, face-down and so on."""
    if state is State.STAPLE:
        card = card_seen(seen)
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
