"""Dealing anew what a seat can't know, from what it knows (see `areas.knowledge`)."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from coven.games.revel.areas.areas import Side, opponent
from coven.games.revel.areas.ascribed import by_number
from coven.games.revel.areas.elements import Card
from coven.games.revel.areas.knowledge import (
    NOTHING,
    Known,
    copy_known,
    hidden,
    knows_place,
    spoken_of_as,
    suppose,
    with_copy,
)
from coven.games.revel.areas.sights import Sight
from coven.games.revel.areas.state import RevelState
from coven.games.revel.areas.traces import NOWHERE
from coven.games.revel.seen.retelling import exchange, retell, speak_of_any_copy
from coven.kernel import Reason, Seat

ToldApart: TypeAlias = Callable[[Card], tuple[str, bool, list[int], int, int]]
"""An order of cards in which it doesn't matter which of several copies they are."""

MOST_DEALS: Final = 20
"""So often cards are laid into the places where they may be, before they are laid wherever there is room."""


def redeal(state: RevelState, now: RevelState, seat: Seat, rng: random.Random) -> None:
    """Deal all cards anew whose place a seat didn't know at the start of the step under way, and hasn't learned since.

    What it has learned since lay where it lay; of that, no more follows for the cards that are hidden still.
    """
    copies: dict[Card, Card] = {}
    for side in state.sides:
        copies.update(_once_revealed(side, now, seat))
    if copies:
        _exchange(state, copies)
    moved: dict[Card, Card] = {}
    places: dict[Card, int] = {}
    for side in state.sides:
        _take_copies_for(side, now, seat, copies)
        if side.traces:
            speak_of_any_copy(side, seat, [*now.shown(seat)], rng)
        moved.update(_dealt(side, now, seat, copies, rng))
        told_apart = _apart_from_copies(side, seat, [*now.shown(seat)])
        in_order = (*side.deck, *_by_what_may_be_there(side.hand, side.known[seat], side, seat, told_apart))
        places.update({card: number for number, card in enumerate(in_order)})
    for side in state.sides:
        side.deck = tuple([moved.get(card, card) for card in side.deck])
        own = _renamed(side.known[seat], moved)
        a, b = side.ascribed
        side.ascribed = a.renamed(moved), b.renamed(moved)
        hand = tuple([moved.get(card, card) for card in side.hand])
        side.hand = hand
        # What the others know isn't known either: they know what they were seen to look at, whatever lies there now.
        side.known = (own, NOTHING) if seat == 0 else (NOTHING, own)
        suppose(side, opponent(seat))
        if side.seat != seat:
            side.hand = _in_no_order(side, hand, seat, moved)
    if any(side.traces for side in state.sides):
        retell(state, seat, moved, places, rng)


def _once_revealed(side: Side, now: RevelState, seat: Seat) -> dict[Card, Card]:
    """3.8.1, 5.4.3 Copies look alike once they are revealed no more: one that has come to light since, out of a hand in
    which another was revealed when the step began, may have been that one for all that a seat can tell, if it knows
    nothing of that one any more. Each of the two by the other."""
    copies: dict[Card, Card] = {}
    if side.seat == seat or not side.revealed:
        return copies
    later, shown = now.sides[side.seat], now.shown(seat)
    from_hand = [*side.hand, *_drawn(side, now, seat, {})]
    for card in shown:
        if card in side.revealed or card not in from_hand:
            continue
        for other in side.revealed:
            gone = other not in shown and other not in later.revealed and other not in later.known[seat]
            if other.defn is card.defn and other in side.hand and gone and other not in copies:
                copies[card], copies[other] = other, card
                break
    return copies


def _exchange(state: RevelState, copies: dict[Card, Card]) -> None:
    """Copies change places, which alters nothing that anybody could see."""
    for side in state.sides:
        side.hand = tuple([copies.get(card, card) for card in side.hand])
        side.deck = tuple([copies.get(card, card) for card in side.deck])
        side.revealed = {copies.get(card, card): until for card, until in side.revealed.items()}
        a, b = [
            {copies.get(card, card): there for card, there in _renamed(known, copies).items()} for known in side.known
        ]
        side.known = a, b
        one, two = side.ascribed
        side.ascribed = one.renamed(copies), two.renamed(copies)
    exchange(state, copies)


def _in_no_order(side: Side, hand: tuple[Card, ...], seat: Seat, moved: Mapping[Card, Card]) -> tuple[Card, ...]:
    """3.8.1, 5.4.3 A hand as another seat sees it: in no order, but those copies apart that have been revealed, or of
    which the seat knows something, or that lie where something known or spoken of may be; which of several copies it
    is doesn't matter."""
    revealed = [*side.revealed]
    known = side.known[seat]
    spoken_of = [[moved.get(place, place) for place in side.traces[mark][seat].places] for mark in sorted(side.traces)]

    def told(card: Card) -> tuple[str, int, list[int], list[tuple[str, int]], list[bool], int]:
        places = known.get(card, frozenset())
        in_deck = [number for number, place in enumerate(side.deck) if place in places]
        first = revealed.index(card) if card in revealed else -1
        may_be = sorted([(other.defn.name, len(there)) for other, there in known.items() if card in there])
        spoken = [card in there for there in spoken_of]
        return card.defn.name, first, [len(places), *in_deck], may_be, spoken, card.number

    return tuple(sorted(hand, key=told))


def _dealt(
    side: Side,
    now: RevelState,
    seat: Seat,
    copies: Mapping[Card, Card],
    rng: random.Random,
) -> dict[Card, Card]:
    """For each place that is hidden from a seat, by the card that truly lies there, the card that lies there now."""
    later, sights = now.sides[side.seat], now.first_sights(seat, now.seen_before)
    shown = {card: sight.in_deck for card, sight in sights.items()}
    still = frozenset(hidden(later, seat))
    # A card that was seen in this step when it was in, or had left, the hand was there from the beginning or has come
    # there since; one that was seen in the deck, or has its place still, lay where it lay.
    own = side.seat == seat
    hand = () if own else side.hand
    places = dict(side.known[seat])
    fixed = set()
    for card in hidden(side, seat):
        if card in sights and card in sights[card].found:
            continue  # it was seen only after it had been looked for or shuffled, and may have lain anywhere
        in_deck = card in side.deck  # else it has come from the hand, wherever it was seen
        if in_deck and (shown.get(card) or (card in shown and own and card not in now.found)):
            there = _may_have_lain(side, card, sights[card], copies)
            if len(there) == 1:
                fixed.add(card)
            else:
                places[card] = there & places.get(card, there) or there
        elif card in now.found and own:
            continue
        elif card in shown and card in (from_hand := _in_hand_by(side, now, seat, copies, sights[card])):
            places[card] = from_hand & places.get(card, from_hand) or from_hand
        elif card not in places and (card not in still or card in shown or knows_place(later, seat, card)):
            fixed.add(card)
    told_apart = _apart_from_copies(side, seat, [*sights])
    of_deck = [card for card in side.deck if card not in fixed]
    of_hand = [card for card in hand if card not in fixed]
    free = [*of_deck, *_by_what_may_be_there(of_hand, places, side, seat, told_apart)]
    number = {card: place for place, card in enumerate(free)}
    # By places and not by what lies there, so that the deal depends on the dice and on what is known alone.
    known = [
        (sorted(number[place] for place in there if place in number), card)
        for card, there in places.items()
        if card in number
    ]
    known = [one for one in known if len(one[0]) < len(free)]  # of what may be anywhere, nothing is known
    known.sort(key=lambda one: (len(one[0]), one[0], *told_apart(one[1])))  # so that the others leave them room
    laid: dict[int, Card] | None = None
    for _ in range(MOST_DEALS):
        laid = _laid(known, rng)
        if laid is not None:
            break
    if laid is None:
        laid = _laid_anyhow(known, rng)
    in_mind = frozenset(laid.values())
    rest = [card for card in free if card not in in_mind]
    rest.sort(key=told_apart)
    rng.shuffle(rest)
    dealt = {free[place]: laid[place] if place in laid else rest.pop() for place in range(len(free))}
    in_order = [*side.deck, *free[len(of_deck) :], *[card for card in hand if card in fixed]]
    return _in_the_order_of_copies(side, seat, {place: dealt.get(place, place) for place in in_order})


def _in_the_order_of_copies(side: Side, seat: Seat, dealt: dict[Card, Card]) -> dict[Card, Card]:
    """The same deal, with copies that a seat couldn't tell apart in the order of their numbers, place by place: so that
    it tells nothing which of them goes first by number where nothing else tells them apart."""
    marks = sorted(side.traces)
    copies: dict[tuple[object, ...], list[Card]] = {}
    for place, card in dealt.items():
        if card not in side.revealed:
            spoken_of = tuple([card in side.traces[mark][seat].cards for mark in marks])
            copies.setdefault((card.defn, side.known[seat].get(card), spoken_of), []).append(place)
    for places in copies.values():
        dealt.update(zip(places, sorted([dealt[place] for place in places], key=by_number), strict=True))
    return dealt


def _apart_from_copies(side: Side, seat: Seat, shown: list[Card]) -> ToldApart:
    """An order of cards in which it doesn't matter which of several copies they are: those that are revealed come first
    of them, then those that something speaks of and the seat has seen, wherever they lie, and then those that it was
    `shown` in the step, in that order."""
    marks = sorted(side.traces)

    def told(card: Card) -> tuple[str, bool, list[int], int, int]:
        silent = [mark for mark in marks if card not in side.traces[mark][seat].cards]
        seen = shown.index(card) if card in shown else len(shown)
        return card.defn.name, card not in side.revealed, silent, seen, card.number

    return told


def _may_have_lain(side: Side, card: Card, sight: Sight, copies: Mapping[Card, Card]) -> frozenset[Card]:
    """3.6.1 Where in a deck a card may have lain as the step began that was seen there, or drawn from its top. Of what
    was looked for in the deck by then and taken out of it, nobody can tell whether it lay above that card."""
    above = side.deck[side.deck.index(card) + 1 :]
    seen_above = [*sight.drawn, *(sight.deck[sight.deck.index(card) + 1 :] if card in sight.deck else ())]
    least = len([other for other in above if copies.get(other, other) in seen_above])
    sought = len([other for other in sight.found if other.owner == side.seat])
    from_top = side.deck[::-1]
    return frozenset(from_top[least : least + sought + 1])


def _take_copies_for(side: Side, now: RevelState, seat: Seat, copies: Mapping[Card, Card]) -> None:
    """Copies look alike: of what a seat knew when the step began, a copy that has come to light since is taken for one
    that it knew."""
    places = side.known[seat]
    covered = frozenset(hidden(side, seat))
    taken: set[Card] = set()
    for card, sight in now.first_sights(seat, now.seen_before).items():
        if card not in covered:
            continue
        drawn = _drawn(side, now, seat, copies, sight) if side.seat != seat else ()
        after = with_copy(places, side, seat, card, taken, drawn)
        if after is not places:
            hand = side.hand + tuple(drawn)
            spoken_of_as(side, seat, card, copy_known(places, side, seat, card, taken, hand))
            places = after
        taken.add(card)
    side.known = (places, side.known[1]) if seat == 0 else (side.known[0], places)


def _in_hand_by(side: Side, now: RevelState, seat: Seat, copies: Mapping[Card, Card], sight: Sight) -> frozenset[Card]:
    """The places of a card that somebody else was seen to have, or to have had, in hand: it was there from the
    beginning, or had been drawn by then."""
    if side.seat == seat:
        return NOWHERE
    return frozenset((*side.hand, *_drawn(side, now, seat, copies, sight)))


def _drawn(side: Side, now: RevelState, seat: Seat, copies: Mapping[Card, Card], by: Sight | None = None) -> list[Card]:
    """The places of the deck from which cards had left it in the step under way, by the time that something was seen,
    and that the seat didn't see there.

    3.6.1 If its player has looked for one, that may have lain in any place of the deck, or have come there since.
    """
    shown = now.shown(seat)
    drawn, found = (now.drawn, now.found) if by is None else (by.drawn, by.found)
    if any(card.owner == side.seat for card in found):
        return [card for card in side.deck if not shown.get(card)]
    return [card for card in side.deck if copies.get(card, card) in drawn and not shown.get(card)]


def _by_what_may_be_there(
    hand: Sequence[Card], places: Mapping[Card, frozenset[Card]], side: Side, seat: Seat, told_apart: ToldApart
) -> list[Card]:
    """3.8.1 The places of a hand, which is in no order to others: those that the seat can't tell apart together. Which
    of several copies may be there doesn't matter, but how much is known of it."""

    def of_name(card: Card) -> tuple[str, int, list[bool], tuple[object, ...]]:
        there = places[card]
        return card.defn.name, len(there), [place in there for place in side.deck], told_apart(card)

    known = sorted(places, key=of_name)
    traces = [side.traces[mark][seat].places for mark in sorted(side.traces)]

    def told(place: Card) -> tuple[list[bool], list[bool]]:
        return [place in places[card] for card in known], [place in there for there in traces]

    return sorted(hand, key=told)


def _laid(known: list[tuple[list[int], Card]], rng: random.Random) -> dict[int, Card] | None:
    """Cards laid in places where they may be, every way to lay them as likely as any other; None if this one is passed
    over, or leaves one of them no room.

    One after the other, a card is laid in one of the places that are free. Where its places are all of an earlier
    card's, and more, so many are free whatever came before. Where they are only some of them, those ways would come up
    too often that leave it fewer places; by as much they are passed over.
    """
    laid: dict[int, Card] = {}
    for number, (places, card) in enumerate(known):
        room = [place for place in places if place not in laid]
        if not room:
            return None
        there = set(places)
        most = len(places) - sum(1 for earlier, _ in known[:number] if there.issuperset(earlier))
        if len(room) < most and rng.random() * most >= len(room):
            return None
        laid[rng.choice(room)] = card
    return laid


def _laid_anyhow(known: list[tuple[list[int], Card]], rng: random.Random) -> dict[int, Card]:
    """The same as far as there is room, whatever is likely."""
    laid: dict[int, Card] = {}
    for places, card in known:
        room = [place for place in places if place not in laid]
        if not room:
            break
        laid[rng.choice(room)] = card
    return laid


def _renamed(known: Known, moved: Mapping[Card, Card]) -> Known:
    """What a seat knows that deals anew: the same cards, in places that are called by what lies there now."""
    return {card: frozenset([moved.get(place, place) for place in places]) for card, places in known.items()}


def seen(state: RevelState, seat: Seat) -> tuple[list[tuple[Seat, str]], list[int | Reason | None]]:
    """The hidden cards that a seat has come to see, one after the other, and what the course of play has told it."""
    return [(sight.card.owner, sight.card.defn.name) for sight in state.sights(seat)], state.all_told(seat)


def located(state: RevelState, seat: Seat) -> frozenset[Card]:
    """The cards of which a seat knows in what place of a deck they came to lie when that was shuffled: of its own those
    that it drew since, for it sees them one by one, but none that was looked for (3.6.1); of others' those that it has
    seen there (3.6.6)."""
    side, other = state.sides[seat], state.sides[opponent(seat)]
    own = [*side.discards, *side.hand, *[card for element in state.elements_of(seat) for card in element.cards]]
    found = [card for card in own if card in state.drawn]
    found.extend([card for one in (side, other) for card in one.deck if knows_place(one, seat, card)])
    found.extend([card for card, in_deck in state.shown(seat).items() if in_deck])
    return frozenset(found)
