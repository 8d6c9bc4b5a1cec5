"""Who knows which card is where (3.4.3, 3.4.5, 3.6.1, 3.8.1, 5.4.5).

A place is named by the card that truly lies there, so that it goes where that card goes. For each seat a side keeps the
cards of which the seat knows more than that they are somewhere in the areas hidden from it, each with the places where
it may be: one place is certainty. What is seen, takes its place from all others; what is mixed, unseen, may be in any
place that was mixed.

The places are exact. Where cards have been mixed more than once, some of them may be more likely than others, and that
isn't kept. What the others can tell of all this is kept beside it (see `ascribed`): whatever changes what a seat knows
changes that too, as far as they see it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Final, TypeAlias

from coven.games.revel.areas.ascribed import NOTHING_ASCRIBED, Ascribed, by_number
from coven.games.revel.areas.elements import Card, Zone
from coven.games.revel.areas.traces import NOWHERE, Trace
from coven.kernel import Seat

if TYPE_CHECKING:
    from coven.games.revel.areas.areas import Side

Known: TypeAlias = dict[Card, frozenset[Card]]
"""The cards that a seat knows something of, and where each may be. It is replaced and never changed."""

NOTHING: Final[Known] = {}


def knows_place(side: Side, seat: Seat, card: Card) -> bool:
    """Whether a seat knows which card lies in this place, though it is hidden."""
    places = side.known[seat].get(card)
    return places is not None and len(places) == 1


def put_in_sight(side: Side, seat: Seat, card: Card, others: Collection[Card] = ()) -> None:
    """A seat sees a card in, or on its way to, a hidden area: it knows where it is, and the others see that it does. It
    is none of the `others`."""
    ascribed = side.ascribed[seat]
    if (ascribed.places or ascribed.named) and _can_tell(side, _other(seat), card):
        ascribed = ascribed.in_the_open(card, _alike(side, card, others))
    in_sight(side, seat, card)
    _ascribe(side, seat, ascribed.knowing(card))


def in_sight(side: Side, seat: Seat, card: Card) -> None:
    """A seat knows where a card is, whether or not the others can tell."""
    known = side.known[seat]
    here = frozenset((card,))
    _keep(side, seat, {**_without(known, card), card: here} if known else {card: here})


def out_of_hiding(side: Side, seat: Seat, card: Card) -> None:
    """A card is no longer hidden from a seat: it has left its owner's deck, or everybody sees it."""
    known = side.known[seat]
    if not known:
        return
    if len(known) == 1 and card in known:  # as when a card is played: it was revealed, and nothing else was known
        _keep(side, seat, NOTHING)
    elif _concerns(known, card):
        taken_for(side, seat, card)
        _keep(side, seat, _without(side.known[seat], card))
    ascribed = side.ascribed[seat]
    if not ascribed.places and not ascribed.named:
        return
    if ascribed.is_only(card):
        _ascribe(side, seat, NOTHING_ASCRIBED)
    else:
        own = side.seat == seat
        after = ascribed.without(card) if own else ascribed.in_the_open(card, _alike(side, card))
        if after is not ascribed:
            _ascribe(side, seat, after)


def shown_to_both(side: Side, seat: Seat, card: Card, others: Collection[Card] = ()) -> None:
    """A seat sees a card in a hidden area, and so does everybody: it is none of the `others`, which lie apart."""
    ascribed = side.ascribed[seat]
    if ascribed.places or ascribed.named:
        ascribed = ascribed.in_the_open(card, _alike(side, card, others))
    in_sight(side, seat, card)
    _ascribe(side, seat, ascribed.knowing(card))


def looked_through(side: Side) -> None:
    """Its player has looked through a deck and taken something out of it: nobody else can tell from which place."""
    looked_among(side, side.deck)


def looked_among(side: Side, places: Collection[Card]) -> None:
    """The same, if everybody can tell that it was one of these places; but where a card lies that is revealed there,
    everybody sees (5.4.1)."""
    unseen = [place for place in places if place not in side.revealed]
    _ascribe(side, side.seat, side.ascribed[side.seat].doubted(unseen))
    mix(side, _other(side.seat), unseen)


def taken_unseen(side: Side, seat: Seat, card: Card, sought: Collection[Card]) -> None:
    """3.6.1 A card is about to be taken out of a deck, and not even its player is shown from which of these places: of
    what the player knew to lie somewhere, it can't tell any more whether that has come one place down."""
    if not side.known[seat] or knows_place(side, seat, card):
        return
    taken_for(side, seat, card)
    known = {one: there for one, there in side.known[seat].items() if one is not card}
    certain = [place for there in known.values() if len(there) == 1 for place in there]
    from_where = [number for number, place in enumerate(side.deck) if place in sought and place not in certain]
    if not from_where:
        return
    rest = [place for place in side.deck if place is not card]
    after: Known = {}
    for one, there in known.items():
        if one not in side.revealed:  # 5.4.1: that one lies there for all to see
            numbers = [number for number, place in enumerate(side.deck) if place in there]
            above = [rest[number] for number in numbers if number < from_where[-1]]
            below = [rest[number - 1] for number in numbers if number > from_where[0]]
            there = frozenset((*above, *below))
        if len(there) < len(rest) or one in side.revealed:
            after[one] = there
    _keep(side, seat, after)


def taken_for(side: Side, seat: Seat, card: Card, others: Collection[Card] = ()) -> None:
    """Copies look alike: a card that comes to light is taken for one that the seat knew, if it could be that one. It is
    none of the `others`, which have come to light before."""
    known = side.known[seat]
    if known:
        after = with_copy(known, side, seat, card, others)
        if after is not known:
            spoken_of_as(side, seat, card, copy_known(known, side, seat, card, others, side.hand))
            _keep(side, seat, after)


def spoken_of_as(side: Side, seat: Seat, card: Card, copy: Card | None) -> None:
    """Where a seat takes a card for a copy that it knew, it does so too where something speaks of that one. In a hand
    the two have changed places for all that it can tell (3.8.1)."""
    if not side.traces or copy is None or copy is card:
        return
    copies = {card: copy, copy: card}
    told = {mark: traces[seat].with_copies(copies) for mark, traces in side.traces.items()}
    if card in side.hand and copy in side.hand:
        told = {mark: trace.renamed(copies) for mark, trace in told.items()}
    tell_of(side, seat, told)


def with_copy(
    known: Known, side: Side, seat: Seat, card: Card, others: Collection[Card] = (), drawn: Collection[Card] = ()
) -> Known:
    """What a seat knows if a card that comes to light is taken for a copy that it knew, where that could be. It is none
    of the `others`, which have come to light before; if it is one of those `drawn`, it came from the hand by then."""
    hand = side.hand + tuple(drawn) if drawn else side.hand
    copy = copy_known(known, side, seat, card, others, hand)
    if copy is None:
        return known
    if len(known[copy]) == 1:
        if copy is card:
            return known
        if card in side.hand and copy in side.hand:
            return _exchanged(known, card, copy)
        names = {card: copy, copy: card}
        return {names.get(one, one): there for one, there in known.items()}
    if card in hand:  # 3.8.1: it is in no order to others, so it doesn't matter from which place of it this came
        unseen = frozenset([other for other in hand if other not in side.revealed])
        known = {
            one: there if len(there) == 1 or there.isdisjoint(unseen) else there | unseen
            for one, there in known.items()
        }
    taken = known[copy]
    after: Known = {}
    for one, there in known.items():
        if one is copy:
            after[card] = taken
        elif one.defn is card.defn and card in there:  # or this one was seen, and the copy is where that may be
            after[copy if one is card else one] = there | taken
        else:
            after[one] = there
    return after


def copy_known(
    known: Known, side: Side, seat: Seat, card: Card, others: Collection[Card], hand: tuple[Card, ...]
) -> Card | None:
    """A copy of a card that is known, and may be where this one is; a hand is in no order to others (3.8.1).

    Of several it is the one of which most is known, so that it doesn't matter which of them truly lies there; of such
    as are known alike one that nothing speaks of, for the same reason; and of those the first by number, so that it
    doesn't matter in which order they came to be known.
    """
    found: Card | None = None
    least: tuple[list[int], list[bool], int] = ([], [], 0)
    marks = sorted(side.traces)
    for other, places in known.items():
        if other.defn is not card.defn or (others and other in others):
            continue
        if other in side.revealed and other is not card:  # 5.4.3: that one is in sight, and isn't this
            continue
        if card in places or (card in hand and not places.isdisjoint(hand)):
            lies = [len(places), *[number for number, place in enumerate(side.deck) if place in places]]
            told = (lies, [other in side.traces[mark][seat].cards for mark in marks], other.number)
            if found is None or told < least:
                found, least = other, told
    return found


def _exchanged(known: Known, card: Card, copy: Card) -> Known:
    """What a seat knows if two cards of a hand change places, which it couldn't tell."""
    places = {card: copy, copy: card}
    return {
        places.get(one, one): frozenset([places.get(place, place) for place in there]) for one, there in known.items()
    }


def among(side: Side, seat: Seat, cards: Collection[Card]) -> None:
    """A seat has seen which cards went to some places, but not which to which."""
    places = frozenset(cards)
    known = side.known[seat]
    for card in places:
        known = _without(known, card)
    _keep(side, seat, {**known, **dict.fromkeys(sorted(places, key=by_number), places)})
    _ascribe(side, seat, side.ascribed[seat].among(cards))


def keep_in_mind(side: Side, seat: Seat, card: Card, places: Iterable[Card]) -> None:
    """A seat knows of a hidden card that it is in one of these places."""
    _keep(side, seat, {**side.known[seat], card: frozenset(places)})


def was_in_hand(side: Side, seat: Seat, card: Card, drawn: Iterable[Card]) -> None:
    """A seat has seen a card of another's hand, and what was drawn since is in its places of the deck again: the card
    is in hand, or was drawn. If it may be a copy that the seat knows of, it learns nothing."""
    known = side.known[seat]
    places = frozenset((*side.hand, *drawn))
    for other, there in known.items():
        if other.defn is card.defn and not there.isdisjoint(places):
            return
    places = frozenset([place for place in places if not knows_place(side, seat, place)])
    if len(places) < len(hidden(side, seat)):
        keep_in_mind(side, seat, card, places)


def mix(side: Side, seat: Seat, cards: Iterable[Card]) -> None:
    """Cards change places among each other, or may have, and a seat can't see how."""
    ascribed = side.ascribed[seat]
    if side.known[seat] or ascribed.places or ascribed.named or side.traces:
        changing = tuple(cards)
        _mix_ascribed(side, seat, changing)
        _mix_known(side, seat, changing)


def come_from_hand(side: Side, seat: Seat, card: Card) -> None:
    """3.8.1 A card of a hand is about to be shown to the other seat, which can't tell from which place of it: unless it
    is one that it knew, it may have been in any but the places of those that it knows."""
    if side.known[seat] or side.traces:
        told = side.ascribed[seat].places
        if card not in told:
            _mix_ascribed(side, seat, tuple([other for other in side.hand if other not in told]))
        if not knows_place(side, seat, card):
            _mix_known(side, seat, tuple([other for other in side.hand if not knows_place(side, seat, other)]))


def _mix_known(side: Side, seat: Seat, cards: tuple[Card, ...]) -> None:
    mixed = frozenset(cards)
    everywhere = len(hidden(side, seat))
    after: Known = {}
    for card, places in side.known[seat].items():
        if not places.isdisjoint(mixed):
            places |= mixed
        if len(places) < everywhere:
            after[card] = places
    _keep(side, seat, after)
    if side.traces:
        tell_of(side, seat, {mark: traces[seat].mixed(mixed) for mark, traces in side.traces.items()})


def _mix_ascribed(side: Side, seat: Seat, cards: tuple[Card, ...]) -> None:
    ascribed = side.ascribed[seat]
    if not ascribed.places and not ascribed.named:
        return
    seen = [card for card in cards if card in ascribed.places and _can_tell(side, _other(seat), card)]
    _ascribe(side, seat, ascribed.mixed(cards, seen, len(hidden(side, seat))))


def speak_of(
    side: Side, card: Card, mark: int, area: Zone | None, *, drawn: bool, sought: frozenset[Card] | None
) -> None:
    """Something speaks of a card from now on. Who sees the card knows which one it is; to the others it is what lies in
    its place, or if that is in a hand, anywhere in it (3.8.1), unless it has just been `drawn`. If its player has
    `sought` it, that one knows which it is, and to the others it is in any of these places of the deck (3.6.1)."""
    here = frozenset((card,))
    if sought is not None:
        shown = card in side.revealed
        own = Trace(area, NOWHERE, here, gone=False)
        other = own if shown else Trace(area, sought.intersection(side.deck), NOWHERE, gone=False)
        side.traces = {**side.traces, mark: (own, other) if side.seat == 0 else (other, own)}
        return
    picked = card in side.hand and card not in side.revealed and not drawn
    anywhere = frozenset(_alike(side, card)) if picked else here
    told = [_can_tell(side, seat, card) and (not picked or seat == side.seat) for seat in (Seat(0), Seat(1))]
    traces = [Trace(area, NOWHERE if can else anywhere, here if can else NOWHERE, gone=False) for can in told]
    side.traces = {**side.traces, mark: tuple(traces)}


def sighted(side: Side, seats: int, card: Card) -> None:
    """Some seats, a bit for each, see which card lies in a place."""
    for seat in (Seat(0), Seat(1)):
        if seats & (1 << seat):
            tell_of(side, seat, {mark: traces[seat].sighted(card) for mark, traces in side.traces.items()})


def may_be_spoken_of(side: Side, seat: Seat, card: Card) -> None:
    """A card comes to light where it lies. Copies look alike: if a seat couldn't tell where one of them is that
    something speaks of, it may be this one, and may be any that stays hidden."""
    if not knows_place(side, seat, card):
        copies = _untold_copies(side, seat, card)
        if copies:
            told = {
                mark: _either(traces[seat], card, copies, frozenset((card,))) for mark, traces in side.traces.items()
            }
            tell_of(side, seat, told)


def may_have_been_spoken_of(side: Side, card: Card) -> None:
    """The same, if it has come to light outside of its area, where something may have spoken of it (4.10.12)."""
    for seat in (Seat(0), Seat(1)):
        copies = _untold_copies(side, seat, card)
        told = {
            mark: traces[seat] if traces[seat].area is None else _either(traces[seat], card, copies, NOWHERE)
            for mark, traces in side.traces.items()
        }
        tell_of(side, seat, told)


def _untold_copies(side: Side, seat: Seat, card: Card) -> list[Card]:
    """The other copies of a card that may be anywhere in the areas hidden from a seat, for all that it knows."""
    known = side.known[seat]
    copies = [one for one in hidden(side, seat) if one.defn is card.defn and one is not card and one not in known]
    return _by_what_speaks_of_them(side, seat, copies)


def _by_what_speaks_of_them(side: Side, seat: Seat, copies: list[Card]) -> list[Card]:
    """Copies of a card in an order that has nothing to do with where they are: the seat can tell them apart by nothing
    but what speaks of them."""
    marks = sorted(side.traces)
    return sorted(copies, key=lambda one: ([one in side.traces[mark][seat].cards for mark in marks], one.number))


def _either(trace: Trace, card: Card, copies: list[Card], here: frozenset[Card]) -> Trace:
    """What may be meant if a card can't be told from its hidden copies: this one `here`, or one of those."""
    spoken = [one for one in copies if one in trace.cards]
    if card not in trace.cards and not spoken:
        return trace
    others = frozenset(spoken or copies[:1])
    return Trace(trace.area, trace.places, (trace.cards - {card}) | here | others, trace.gone)


def taken_up(side: Side, card: Card, mark: int) -> None:
    """The player of a deck takes up a card there that something speaks of. Copies look alike, but whether it is one of
    those that lie where the player knew them to lie, the player sees."""
    seat = side.seat
    told = {other: traces[seat] for other, traces in side.traces.items()}
    before = told[mark]
    unknown = frozenset([one for one in before.cards if not knows_place(side, seat, one)])
    meant = frozenset((card,)) if knows_place(side, seat, card) else unknown
    tell_of(side, seat, {**told, mark: Trace(before.area, before.places, meant, before.gone)})


def about_to_leave(side: Side, card: Card, seen_by: int = 0) -> None:
    """4.10.12 A card is about to leave its area: what was spoken of there is lost. `seen_by`: a bit for each seat that
    is going to see which card it is, if it won't be in the open."""
    area = side.hand if card in side.hand else side.deck
    for seat in (Seat(0), Seat(1)):
        unseen = NOWHERE
        if not seen_by & (1 << seat) and not _can_tell(side, seat, card):
            unseen = frozenset([other for other in area if not _can_tell(side, seat, other)])
        told = {mark: traces[seat].left(card, unseen) for mark, traces in side.traces.items()}
        may_see = not seen_by or seen_by & (1 << seat)
        if may_see and card in side.deck and not knows_place(side, seat, card):
            for mark, traces in side.traces.items():
                told[mark] = _copy_left(side, seat, card, traces[seat], told[mark])
        tell_of(side, seat, told)


def _copy_left(side: Side, seat: Seat, card: Card, before: Trace, after: Trace) -> Trace:
    """3.6.1 If a seat can't tell where in a deck one lies that it has seen there, any copy that leaves it may be that
    one, and any that stays."""
    if before.area is not Zone.DECK or not any(one.defn is card.defn for one in before.cards):
        return after
    alike = [one for one in side.deck if one.defn is card.defn and not knows_place(side, seat, one)]
    alike = _by_what_speaks_of_them(side, seat, alike)
    meant = [one for one in alike if one in before.cards]
    left = [one for one in meant if one is not card] or [one for one in alike if one is not card]
    if not meant or not left:
        return after
    return Trace(before.area, after.places, before.cards.difference(alike) | frozenset(left[:1]), gone=True)


def suppose(side: Side, seat: Seat) -> None:
    """A seat knows of the cards, as they lie, no more than the others can tell (see `ascribed`)."""
    ascribed = side.ascribed[seat]
    in_order = [*side.deck, *side.hand]
    looked_at = [card for card in in_order if card in ascribed.places]
    for card in looked_at:  # whatever lies there may be one of those named
        ascribed = ascribed.in_the_open(card, [])
    certain = [card for card in in_order if card in looked_at or card in ascribed.places]
    known = {card: frozenset((card,)) for card in certain}
    named = [(defn, places - ascribed.places) for defn, places in ascribed.named]
    named.sort(key=lambda one: (len(one[1]), [card in one[1] for card in in_order]))  # so that others leave them room
    for defn, places in named:
        there = [card for card in in_order if card in places and card.defn is defn and card not in known]
        if there:
            known[there[0]] = places
    _keep(side, seat, known)


def hidden(side: Side, seat: Seat) -> tuple[Card, ...]:
    """The cards of a side in the areas that are hidden from a seat, place by place."""
    return side.deck if side.seat == seat else (*side.deck, *side.hand)


def is_hidden(side: Side, seat: Seat, card: Card) -> bool:
    """Whether a card is in one of these areas."""
    return card in side.deck or (side.seat != seat and card in side.hand)


def _alike(side: Side, card: Card, others: Collection[Card] = ()) -> list[Card]:
    """3.8.1, 5.4.3 The cards in hand that nobody else can tell apart from this one, if it is there, as these can be."""
    if card not in side.hand:
        return []
    apart = [*side.revealed, *others]
    return [other for other in side.hand if other is card or other not in apart]


def _other(seat: Seat) -> Seat:
    return Seat(1 - seat)


def _can_tell(side: Side, seat: Seat, card: Card) -> bool:
    """Whether a seat can tell which card this is."""
    return knows_place(side, seat, card) or not is_hidden(side, seat, card)


def _concerns(known: Known, card: Card) -> bool:
    """Whether anything that is known is about a card, a copy of it, or its place."""
    for other, places in known.items():  # noqa: SIM110 (it is asked whenever a card is drawn)
        if card in places or other.defn is card.defn:
            return True
    return False


def _without(known: Known, card: Card) -> Known:
    """What is known once it is certain that no other card is in the place of this one."""
    after: Known = {}
    certain: list[Card] = []
    for other, places in known.items():
        if other is card:
            continue
        if card in places and len(places) > 1:
            places -= {card}
            if len(places) == 1:
                certain.append(other)
        after[other] = places
    for other in certain:
        after = {**_without(after, other), other: frozenset((other,))}
    return after


def _keep(side: Side, seat: Seat, known: Known) -> None:
    a, b = side.known
    side.known = (known, b) if seat == 0 else (a, known)


def tell_of(side: Side, seat: Seat, told: dict[int, Trace]) -> None:
    """Another thing that a seat can tell of each card that something speaks of."""
    traces = side.traces
    side.traces = {
        mark: (trace, traces[mark][1]) if seat == 0 else (traces[mark][0], trace) for mark, trace in told.items()
    }


def _ascribe(side: Side, seat: Seat, ascribed: Ascribed) -> None:
    a, b = side.ascribed
    side.ascribed = (ascribed, b) if seat == 0 else (a, ascribed)
