"""Everything that a noun of a text names: 'all characters you control', 'cards in your discard pile'."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.areas import opponent
from coven.games.spoils.areas.in_play import DOWN, Ref
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards import CardType
from coven.games.spoils.effects import standing
from coven.games.spoils.effects.meaning import amounts, nouns, references
from coven.games.spoils.effects.records import Resolving
from coven.games.spoils.text.tree import Kind, Most, Noun, Place, Verb
from coven.games.spoils.text.words.vocabulary import ANY, EACH, HAND, IN_PLAY, UNSAID
from coven.kernel import Seat

FROM_HAND: Final = frozenset({Verb.DISCARD, Verb.PLAY, Verb.REVEAL})
"""Verbs for which cards without a place are those in hand: nothing else could be meant."""


def place_of(noun: Noun, verb: Verb | None) -> Place:
    """402.3, 402.3a Where a noun's things are: in play, unless it says otherwise or could not mean that."""
    if noun.place is not UNSAID:
        return noun.place
    if noun.kind is Kind.ABILITY or noun.kind is Kind.EFFECT or verb is Verb.TERMINATE:
        return Place.BEING_PLAYED
    if nouns.IS_FACE_DOWN in noun.qualities:  # 411.1
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
    elif place is Place.BEING_PLAYED:
        found = [
            one.id for one in s.being_played if not one.resolving and nouns.is_such(s, r, one, noun, anywhere=True)
        ]
    else:
        found = []
        for owner in owners(s, r, noun, place, r.you if seat is None else seat):
            found.extend(
                [copy for copy in nouns.area(s, owner, place) if nouns.is_such(s, r, copy, noun, anywhere=True)]
            )
    for quality in noun.qualities:
        if isinstance(quality, Most):
            found = _most(s, found, quality)
    return found


def _in_play(s: SpoilsState, r: Resolving, noun: Noun) -> list[Ref]:
    """All that a noun names in play. Mostly types and a controller are asked for: that is looked at first."""
    any_card = noun.kind is Kind.CARD and not noun.also
    wanted = nouns.NO_TYPES if any_card else _types_asked_for(noun)
    if wanted is None or nouns.speaks_of_hidden(noun):
        return [x.id for x in s.in_play.values() if nouns.is_such(s, r, x, noun, anywhere=True)]
    whose = noun.whose
    seat: Seat | None = None
    if whose is not None and whose is not ANY and (whose is not EACH or r.in_turn):
        seat = references.who_is(s, r, whose)
        if seat is None:
            return []
    changed = standing.standing(s).types
    other, qualities = noun.other, noun.qualities
    found: list[Ref] = []
    for x in s.in_play.values():
        if seat is not None and x.controller != seat:
            continue
        types = standing.FACE_DOWN if x.face is DOWN else changed.get(x.id, x.card.types) if changed else x.card.types
        if CardType.FACTION in types if any_card else wanted.isdisjoint(types):  # 202.9
            continue
        if other and nouns.is_excepted(s, r, x, noun):
            continue
        if not qualities or nouns.has_qualities(s, r, x, qualities):
            found.append(x.id)
    return found


def _types_asked_for(noun: Noun) -> frozenset[CardType] | None:
    """The types one of which a card in play has to have to be of a kind that a noun names; None if that isn't all there
    is to it."""
    if not noun.also:
        return nouns.ONE_TYPE.get(noun.kind)
    found = [nouns.TYPES.get(kind) for kind in (noun.kind, *noun.also)]
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
