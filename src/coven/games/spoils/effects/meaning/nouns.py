"""Which cards a noun of a text names: 'character you control', '"dragon" card', 'card in your discard pile'."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.areas import knows, opponent
from coven.games.spoils.areas.in_play import DOWN, Copy, InPlay, LastKnown, Ref
from coven.games.spoils.areas.knowledge import is_hidden, knows_place
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards import Card, CardType
from coven.games.spoils.cards.tokens import MICROMAJIG
from coven.games.spoils.effects import standing
from coven.games.spoils.effects.meaning import amounts, qualities, references
from coven.games.spoils.effects.records import Action, Deed, Happening, Resolving
from coven.games.spoils.effects.records import What as ActionKind
from coven.games.spoils.text.tree import (
    Doer,
    Is,
    Kind,
    Most,
    Noun,
    Place,
    State,
    Verb,
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

FROM_HAND: Final = frozenset({Verb.DISCARD, Verb.PLAY, Verb.REVEAL})
"""Verbs for which cards without a place are those in hand: nothing else could be meant."""

NO_TYPES: Final[frozenset[CardType]] = frozenset()

IS_FACE_DOWN: Final = Is(State.FACE_DOWN)


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
        return qualities.party_of(s.battle, id_of(seen)) is not None
    if kind is Kind.MICROMAJIG:  # 409.3
        card = card_seen(seen)
        return card is not None and card.name == MICROMAJIG.name
    return TYPES[kind] in types


def speaks_of_hidden(noun: Noun) -> bool:
    """411.1 Whether a noun speaks of what face-down cards are on their other side: 'face-down tactic'."""
    return IS_FACE_DOWN in noun.qualities and noun.kind is not Kind.CARD and noun.kind is not Kind.RESOURCE


def is_hidden_from(s: SpoilsState, seat: Seat, ref: Ref, noun: Noun) -> bool:
    """411.1, 411.2 Whether a noun speaks of the other side of a face-down card and a player can't look at it."""
    x = s.in_play.get(ref) if isinstance(ref, int) and speaks_of_hidden(noun) else None
    return x is not None and x.face is DOWN and not x.known & knows(seat)


def is_known_to(s: SpoilsState, seat: Seat, ref: Ref, noun: Noun) -> bool:
    """401.2a Whether a player can know whether this is what a noun names."""
    if not isinstance(ref, Copy):
        return not is_hidden_from(s, seat, ref, noun)
    side = s.sides[ref.owner]
    return not is_hidden(side, seat, ref) or knows_place(side, seat, ref)


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
    return seen is not None and any(_is_of(s, seen, kind) for kind in kinds)


def is_such(s: SpoilsState, r: Resolving, seen: Seen, noun: Noun, *, anywhere: bool = False) -> bool:
    """Whether something is what a noun names, to whoever reads it. `anywhere`: wherever it is."""
    if not _is_any_of(s, seen, noun) and not _hides_any(seen, noun):
        return False
    if noun.whose is not None and not is_whose(s, r, seen, noun.whose):
        return False
    if not anywhere and noun.place is not UNSAID and not is_in(s, seen, noun.place):
        return False
    if noun.other and _is_meant(s, r, seen, noun):
        return False
    return not noun.qualities or qualities.has_qualities(s, r, seen, noun.qualities)


def is_whose(s: SpoilsState, r: Resolving, seen: Seen, whose: Doer) -> bool:
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


def in_no_order(s: SpoilsState, refs: list[Ref]) -> list[Ref]:
    """403.2a A hand is in no order: its cards come by their names, so nobody sees which of them came last."""
    held = [ref for ref in refs if isinstance(ref, Copy) and ref in s.sides[ref.owner].hand]
    if len(held) < 2:
        return refs
    held.sort(key=_name, reverse=True)
    return [held.pop() if isinstance(ref, Copy) and ref in s.sides[ref.owner].hand else ref for ref in refs]


def _name(copy: Copy) -> tuple[Seat, str, int]:
    return copy.owner, copy.card.name, copy.number


def _is_meant(s: SpoilsState, r: Resolving, seen: Seen, noun: Noun) -> bool:
    """What an 'other' thing is other than."""
    assert noun.than is not None, "a text is bound before it is carried out"
    return any(is_same(seen, ref) for ref in references.antecedent(s, r, noun.than, True))


def is_same(seen: Seen, ref: Ref) -> bool:
    return copy_of(seen) is ref if isinstance(ref, Copy) else id_of(seen) == ref


def id_of(seen: Seen) -> int:
    """The number of something in play or being played; -1 for a card elsewhere."""
    if isinstance(seen, Copy):
        return -1
    return seen.was.id if isinstance(seen, LastKnown) else seen.id


def copy_of(seen: Seen) -> Copy:
    if isinstance(seen, Copy):
        return seen
    return seen.was.copy if isinstance(seen, LastKnown) else seen.copy


def picking(s: SpoilsState) -> Action | None:
    """310.1 What is being responded to and has picked something, or None."""
    for action in reversed(s.being_played):
        if action.kept.picks:
            return action
    return None


def is_done_to(s: SpoilsState, r: Resolving, what: Deed | Happening, thing: Seen, noun: Noun) -> bool:
    """603.2, 604.2, O50 Whether what is done to a thing is done to what a noun names: that a resource is played is no
    playing of a card, and only words that name resources mean it."""
    if what.verb is Verb.PLAY and what.to is IN_PLAY and not names_resources(noun):
        return False
    return is_such(s, r, thing, noun, anywhere=True)


def names_resources(noun: Noun) -> bool:
    """Whether a noun speaks of resources by that name, and not of cards of whatever type."""
    return noun.kind is Kind.RESOURCE or Kind.RESOURCE in noun.also


# Everything that a noun names


def place_of(noun: Noun, verb: Verb | None) -> Place:
    """402.3, 402.3a Where a noun's things are: in play, unless it says otherwise or could not mean that."""
    if noun.place is not UNSAID:
        return noun.place
    if IS_FACE_DOWN in noun.qualities:  # 411.1
        return IN_PLAY
    return HAND if verb in FROM_HAND else IN_PLAY


def everything(
    s: SpoilsState, r: Resolving, noun: Noun, verb: Verb | None = None, seat: Seat | None = None
) -> list[Ref]:
    """All that a noun names. `seat` is who carries the instruction out; cards in hand without an owner named are that
    player's."""
    place = place_of(noun, verb)
    found: list[Ref]
    if place is IN_PLAY:
        found = _in_play(s, r, noun)
    else:
        found = []
        for owner in owners(s, r, noun, place, r.you if seat is None else seat):
            found.extend([copy for copy in area(s, owner, place) if is_such(s, r, copy, noun, anywhere=True)])
    for quality in noun.qualities:
        if isinstance(quality, Most):
            found = _most(s, found, quality)
    return found


def is_one_of(s: SpoilsState, r: Resolving, x: InPlay, noun: Noun) -> bool:
    """Whether a card in play is one of all that a noun names."""
    if any(isinstance(quality, Most) for quality in noun.qualities):
        return x.id in everything(s, r, noun)
    return place_of(noun, None) is IN_PLAY and is_such(s, r, x, noun, anywhere=True)


def _in_play(s: SpoilsState, r: Resolving, noun: Noun) -> list[Ref]:
    """All that a noun names in play. Mostly types and a controller are asked for: that is looked at first."""
    any_card = noun.kind is Kind.CARD and not noun.also
    wanted = NO_TYPES if any_card else _types_asked_for(noun)
    if wanted is None or speaks_of_hidden(noun):
        return [x.id for x in s.in_play.values() if is_such(s, r, x, noun, anywhere=True)]
    whose = noun.whose
    seat: Seat | None = None
    if whose is not None and whose is not ANY and (whose is not EACH or r.in_turn):
        seat = references.who_is(s, r, whose)
        if seat is None:
            return []
    changed = standing.standing(s).types
    other, asked = noun.other, noun.qualities
    found: list[Ref] = []
    for x in s.in_play.values():
        if seat is not None and x.controller != seat:
            continue
        types = standing.FACE_DOWN if x.face is DOWN else changed.get(x.id, x.card.types) if changed else x.card.types
        if CardType.FACTION in types if any_card else wanted.isdisjoint(types):  # 202.9
            continue
        if other and _is_meant(s, r, x, noun):
            continue
        if not asked or qualities.has_qualities(s, r, x, asked):
            found.append(x.id)
    return found


def _types_asked_for(noun: Noun) -> frozenset[CardType] | None:
    """The types one of which a card in play has to have to be of a kind that a noun names; None if that isn't all there
    is to it."""
    if not noun.also:
        return ONE_TYPE.get(noun.kind)
    found = [TYPES.get(kind) for kind in (noun.kind, *noun.also)]
    types = frozenset([one for one in found if one is not None])
    return None if None in found else types


def owners(s: SpoilsState, r: Resolving, noun: Noun, place: Place, doer: Seat) -> tuple[Seat, ...]:
    """Whose areas a noun means."""
    if noun.whose is None and place is not Place.DISCARD_PILE and place is not Place.OUT_OF_GAME:
        return (doer,)
    if noun.whose is None or noun.whose is ANY or noun.whose is EACH:
        return (s.active, opponent(s.active))
    seat = references.who_is(s, r, noun.whose)
    return () if seat is None else (seat,)


def _most(s: SpoilsState, refs: list[Ref], quality: Most) -> list[Ref]:
    """Those that have the most, or the least, of a number."""
    figures: list[tuple[Ref, int]] = []
    for ref in refs:
        seen = references.look(s, ref)
        figure = None if seen is None else amounts.stat_of(s, seen, quality.stat)
        if figure is not None:
            figures.append((ref, figure))
    if not figures:
        return []
    edge = min([figure for _, figure in figures]) if quality.lowest else max([figure for _, figure in figures])
    return [ref for ref, figure in figures if figure == edge]


def asks_for_more(noun: Noun) -> bool:
    """312.2 Whether a noun asks for particular cards and not for just any."""
    return noun.kind is not Kind.CARD or bool(noun.qualities or noun.also)
