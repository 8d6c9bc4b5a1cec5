"""Who knows which card is where (3.4.3, 3.4.5, 3.6.1, 3.8.1, 5.4.5).

A place is named by the card that truly lies there, so that it goes where that card goes. For each seat a side keeps the
cards of which the seat knows more than that they are somewhere in the areas hidden from it, each with the places where
it may be: one place is certainty. What is seen, takes its place from all others; what is mixed, unseen, may be in any
place that was mixed.

The places are exact. Where cards have been mixed more than once, some of them may be more likely than others, and that
isn't kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from coven.games.revel.areas.elements import Card
from coven.kernel import Seat

if TYPE_CHECKING:
    from coven.games.revel.areas.areas import Side

Known: TypeAlias = Mapping[Card, frozenset[Card]]
"""The cards that a seat knows something of, and where each may be."""

NOTHING: Final[Known] = {}


def knows_place(side: Side, seat: Seat, card: Card) -> bool:
    """Whether a seat knows which card lies in this place, though it is hidden."""
    places = side.known[seat].get(card)
    return places is not None and len(places) == 1


def put_in_sight(side: Side, seat: Seat, card: Card) -> None:
    """A seat sees a card in, or on its way to, a hidden area: it knows where it is."""
    _keep(side, seat, {**_without(side.known[seat], card), card: frozenset((card,))})


def out_of_hiding(side: Side, seat: Seat, card: Card) -> None:
    """A card is no longer hidden from a seat."""
    if side.known[seat]:
        taken_for(side, seat, card)
        _keep(side, seat, _without(side.known[seat], card))


def taken_for(side: Side, seat: Seat, card: Card) -> None:
    """Copies look alike: a card that comes to light is taken for one that the seat knew, if it could be that one."""
    known = side.known[seat]
    if known:
        other = copy_known(known, side, card)
        if other is not None and other is not card:
            _keep(side, seat, with_copy_for(known, card, other))


def copy_known(known: Known, side: Side, card: Card) -> Card | None:
    """A copy of a card that is known, and may be where this one is; a hand is in no order to others (3.8.1).

    Of several it is the one of which most is known, so that it doesn't matter which of them truly lies there.
    """
    found: list[tuple[list[int], int, Card]] = []
    for other, places in known.items():
        if other.defn is not card.defn:
            continue
        if other in side.revealed and other is not card:  # 5.4.3: that one is in sight, and isn't this
            continue
        if card in places or (card in side.hand and not places.isdisjoint(side.hand)):
            in_deck = [number for number, place in enumerate(side.deck) if place in places]
            found.append(([len(places), *in_deck], other.number, other))
    return min(found)[2] if found else None


def with_copy_for(known: Known, card: Card, other: Card) -> dict[Card, frozenset[Card]]:
    """What a seat knows if it takes a card, with its place, for a copy of it."""
    places = {card: other, other: card}
    return {
        places.get(one, one): frozenset([places.get(place, place) for place in there]) for one, there in known.items()
    }


def among(side: Side, seat: Seat, cards: Iterable[Card]) -> None:
    """A seat has seen which cards went to some places, but not which to which."""
    places = frozenset(cards)
    known = side.known[seat]
    for card in places:
        known = _without(known, card)
    _keep(side, seat, {**known, **dict.fromkeys(sorted(places, key=by_number), places)})


def keep_in_mind(side: Side, seat: Seat, card: Card, places: Iterable[Card]) -> None:
    """A seat knows of a hidden card that it is in one of these places."""
    _keep(side, seat, {**side.known[seat], card: frozenset(places)})


def mix(side: Side, seat: Seat, cards: Iterable[Card]) -> None:
    """Cards change places among each other, or may have, and a seat can't see how."""
    known = side.known[seat]
    if not known:
        return
    mixed = frozenset(cards)
    everywhere = len(hidden(side, seat))
    after = {}
    for card, places in known.items():
        if not places.isdisjoint(mixed):
            places |= mixed
        if len(places) < everywhere:
            after[card] = places
    _keep(side, seat, after)


def hidden(side: Side, seat: Seat) -> tuple[Card, ...]:
    """The cards of a side in the areas that are hidden from a seat, place by place."""
    return side.deck if side.seat == seat else (*side.deck, *side.hand)


def by_number(card: Card) -> int:
    """An order of cards that has nothing to do with where they are."""
    return card.number


def _without(known: Known, card: Card) -> Known:
    """What is known once it is certain that no other card is in the place of this one."""
    after = {}
    certain = []
    for other, places in known.items():
        if other is card:
            continue
        if card in places and len(places) > 1:
            places -= {card}
            if len(places) == 1:
                certain.append(other)
        after[other] = places
    result: Known = after
    for other in certain:
        result = {**_without(result, other), other: frozenset((other,))}
    return result


def _keep(side: Side, seat: Seat, known: Known) -> None:
    a, b = side.known
    side.known = (known, b) if seat == 0 else (a, known)
