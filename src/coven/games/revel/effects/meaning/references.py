"""What the nouns and references of card text mean at this moment (4.10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.revel.areas.areas import BOTH, opponent
from coven.games.revel.areas.elements import ON_FIELD, Card, Element, LastKnown, Ref
from coven.games.revel.areas.markers import STAMINA
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.matching import card_is, compares, element_matches
from coven.games.revel.effects.records import Resolving
from coven.games.revel.text.tree import (
    All,
    Back,
    HasCounters,
    Kind,
    Named,
    NextDraws,
    Noun,
    OneOf,
    Pick,
    Place,
    Pointer,
    This,
    Verb,
    What,
    Who,
)
from coven.games.revel.text.words.vocabulary import (
    ANY,
    CARD,
    EACH,
    FIELD,
    HAND,
    ITS_PLAYER,
    OPPONENT,
    SPELL,
    THEIR,
    UNSAID,
    YOU,
    YOUR,
)
from coven.kernel import Seat

FROM_HAND: Final = frozenset({Verb.DISCARD, Verb.STASH, Verb.REVEAL, Verb.PLAY})
"""Verbs for which plain cards without a place are meant to come from the hand: nothing else could be."""


def standing(s: RevelState, ref: Ref) -> Element | LastKnown | None:
    """The element a reference means, or what is last known of it once it has left (4.10.14)."""
    if isinstance(ref, Card):
        return None
    element = s.element(ref)
    return s.last_known.get(ref) if element is None else element


def player_of(s: RevelState, ref: Ref) -> Seat:
    """4.10.5 'Its player': the controller on the field, elsewhere the owner. Control never changes, so it is one."""
    if isinstance(ref, Card):
        return ref.owner
    element = standing(s, ref)
    if isinstance(element, LastKnown):
        return element.element.owner
    if element is not None:
        return element.owner
    for seat in BOTH:
        if ref in s.sides[seat].stamina:
            return seat  # 1.9.8
    return s.current  # 6.2.6: of a marker in reserve nothing is kept


def who_is(s: RevelState, r: Resolving, who: Who) -> Seat:
    """The one player that card text names."""
    if who is YOU:
        return r.you
    if who is OPPONENT:
        return opponent(r.you)
    if who is ITS_PLAYER and r.it:
        return player_of(s, r.it[0])
    return r.each if who is EACH and r.each is not None else r.you


def players(s: RevelState, r: Resolving, who: Who) -> tuple[Seat, ...]:
    """All players that card text names, the current player first."""
    if who is EACH and r.each is None:
        return (s.current, opponent(s.current))
    return (who_is(s, r, who),)


def place_of(noun: Noun, verb: Verb | None) -> Place:
    """4.10.1, 4.10.2 Where a noun's things are: on the field, unless it says otherwise or could not mean that."""
    if noun.place is not UNSAID:
        return noun.place
    return HAND if noun.kind is CARD and verb in FROM_HAND else FIELD


def everything(
    s: RevelState, r: Resolving, noun: Noun, verb: Verb | None = None, seat: Seat | None = None
) -> list[Ref]:
    """All that a noun names. `seat` is who carries the instruction out; plain cards in hand are that player's."""
    place = place_of(noun, verb)
    if place is FIELD:
        return _on_field(s, r, noun, r.you if seat is None else seat)
    found: list[Ref] = []
    for owner in owners(s, r, noun, place, r.you if seat is None else seat):
        side = s.sides[owner]
        cards = side.hand if place is HAND else side.discards if place is Place.DISCARDS else side.deck
        found.extend([card for card in cards if card_is(card, noun)])
    if noun.other and r.card in found:
        found.remove(r.card)
    return found


def owners(s: RevelState, r: Resolving, noun: Noun, place: Place, seat: Seat) -> Sequence[Seat]:
    """4.10.4, 4.10.5 Whose areas a noun means; 'their' means the player who carries the instruction out."""
    whose = noun.whose
    if whose is YOUR:
        return (r.you,)
    if whose is ANY and place is not HAND:
        return (s.current, opponent(s.current))
    if whose is ANY or whose is THEIR:
        return (seat,)
    return (opponent(r.you),)  # 1.10.1


def is_anything(s: RevelState, r: Resolving, noun: Noun) -> bool:
    """Whether a noun names anything at all."""
    if noun.kind is not SPELL or place_of(noun, None) is not FIELD:
        return bool(everything(s, r, noun))
    for seat in owners(s, r, noun, FIELD, r.you):
        for spell in s.sides[seat].spells:
            if spell is not None and element_matches(s, spell, noun, r.you, r.element):
                return True
    return False


def _on_field(s: RevelState, r: Resolving, noun: Noun, doer: Seat) -> list[Ref]:
    """4.10.5 What a noun names on the field."""
    found: list[Ref] = []
    for seat in owners(s, r, noun, FIELD, doer):
        if noun.kind is SPELL:
            for spell in s.sides[seat].spells:
                if spell is not None and element_matches(s, spell, noun, r.you, r.element):
                    found.append(spell.id)
        elif noun.kind is Kind.MARKER:  # 4.10.3, 1.2.2: nothing else names one, for it is no card
            found.extend(marker for marker in s.sides[seat].stamina if _marker_matches(s, seat, marker, noun))
        else:  # 6.2.2: markers are not among the elements that have cards
            found.extend([e.id for e in s.elements_of(seat) if element_matches(s, e, noun, r.you, r.element)])
    return found


def _marker_matches(s: RevelState, seat: Seat, marker: int, noun: Noun) -> bool:
    """6.4.1 A Stamina marker has its name and nothing else, so it can only be told by that and by +1s put on it."""
    plus = s.sides[seat].marker_plus
    return all(
        (isinstance(quality, HasCounters) and compares(plus.count(marker), quality.compare, quality.amount))
        or (isinstance(quality, Named) and quality.name == STAMINA.name)
        for quality in noun.qualities
    )


def next_draws(s: RevelState, seat: Seat, amount: int) -> tuple[Card, ...]:
    """5.2.3 The top cards of a deck, the first to be drawn first."""
    deck = s.sides[seat].deck
    return deck[: -amount - 1 : -1]


def refs_of(s: RevelState, r: Resolving, what: What, *, gone: bool = True) -> tuple[Ref, ...]:
    """What is meant, where nothing has to be chosen. With `gone` also what has left: for values and the past."""
    if isinstance(what, This):
        return _this(s, r, what, gone)
    if isinstance(what, Back):
        found = tuple(_as_element(s, ref) for ref in _back(s, r, what))
        return found if gone else tuple(ref for ref in found if is_there(s, ref))
    if isinstance(what, All):
        return tuple(everything(s, r, what.noun))
    if isinstance(what, NextDraws):
        return next_draws(s, who_is(s, r, what.who), what.amount)
    if isinstance(what, OneOf):
        return refs_of(s, r, what.back, gone=gone)
    assert isinstance(what, Pick)
    return r.it


def is_there(s: RevelState, ref: Ref) -> bool:
    """Whether what is referred to is still where it was (4.10.12)."""
    if isinstance(ref, Card):
        return True
    return s.element(ref) is not None or any(ref in side.stamina for side in s.sides)


def _this(s: RevelState, r: Resolving, what: This, gone: bool) -> tuple[Ref, ...]:
    """4.10.6 The element that carries the effect, where it is now."""
    if what.kind is CARD:
        return (_as_element(s, r.card),)
    if s.element(r.element) is not None or (gone and r.element in s.last_known):
        return (r.element,)
    return ()


def _as_element(s: RevelState, ref: Ref) -> Ref:
    """1.7.9 A card on the field is acted on as the element it is part of."""
    if isinstance(ref, Card) and s.zone_of(ref) in ON_FIELD:
        return next(element.id for element in s.elements_of(ref.owner) if ref in element.cards)
    return ref


def _back(s: RevelState, r: Resolving, what: Back) -> tuple[Ref, ...]:
    if what.pointer is Pointer.IT:
        if what.kind is SPELL and r.event is not None and r.it == (r.card,):
            return r.event.it()  # 'that spell' is the one it is about, not the card that interrupts from hand
        return r.it
    if what.pointer is Pointer.REST:
        return r.others
    if what.pointer is Pointer.THIS_WAY:
        return _of_kind(r.this_way.get(what.verb or Verb.CHOOSE, ()), what.kind)
    if r.chosen:
        return r.chosen
    element = s.element(r.element)
    return () if element is None else element.chosen_above(r.card, r.place)


def _of_kind(refs: tuple[Ref, ...], kind: Kind | None) -> tuple[Ref, ...]:
    """4.10.15 An element that was moved is remembered together with its cards: the words say which are meant."""
    cards = tuple(ref for ref in refs if isinstance(ref, Card))
    if kind is None or not cards or len(cards) == len(refs):
        return refs
    return cards if kind is CARD else tuple(ref for ref in refs if not isinstance(ref, Card))
