"""Moving cards and elements between areas: the one place where anything changes area (3.2, 3.4)."""

from __future__ import annotations

from coven.games.revel.areas import paths
from coven.games.revel.areas.areas import BOTH, EVERYBODY, Side, knows, opponent
from coven.games.revel.areas.elements import Card, Element, LastKnown, Zone
from coven.games.revel.areas.knowledge import (
    about_to_leave,
    come_from_hand,
    is_hidden,
    may_be_spoken_of,
    mix,
    out_of_hiding,
    put_in_sight,
    shown_to_both,
    taken_for,
    taken_unseen,
)
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.power_and_resistance import value_of
from coven.games.revel.effects.ongoing import field_changed
from coven.games.revel.text.tree import Until, Value
from coven.kernel import Seat


def leave_field(s: RevelState, element: Element) -> LastKnown:
    """1.7.5, 1.7.12, 3.2.3, 3.2.4, revel-starter:plus.3 An element leaves its area with all its cards; its state is
    cleared with it, counters and all, and what it was is remembered (4.10.14)."""
    last = LastKnown(element, value_of(s, element, Value.POWER), value_of(s, element, Value.RESISTANCE))
    s.last_known = {**s.last_known, element.id: last}
    side = s.sides[element.owner]
    if s.log is not None:
        for card in element.cards:
            s.lift(card, paths.place_of(element))
    if element.zone is Zone.SIDE:
        side.put(element.space, None)
    elif element.zone is Zone.STANCE:
        side.stance = None
    elif element.zone is Zone.WITCH:
        side.witch = None
    else:
        side.resources = tuple(r for r in side.resources if r.id != element.id)
    field_changed(s)
    return last


def lose_reference(s: RevelState, card: Card) -> None:
    """4.10.12, 3.2.2 A card leaves its area: whatever referred to it there refers to nothing any more."""
    if card in s.referred:
        s.referred = {other: token for other, token in s.referred.items() if other is not card}


def take(s: RevelState, card: Card, seen_by: int = 0) -> Zone:
    """Take a card out of the hand, deck or discards it is in; its state is cleared (3.2). Gives the area it left.
    `seen_by`: if it goes to another that is hidden, a bit for each seat that sees which card it is."""
    side = s.sides[card.owner]
    if s.referred:
        lose_reference(s, card)
    if card in side.hand:
        if card not in side.revealed:
            # 3.8.1, 5.4.5: a hand is in no order to anybody but its player, so no other can tell which card leaves it
            mix(side, opponent(card.owner), [other for other in side.hand if other not in side.revealed])
        if side.traces:
            about_to_leave(side, card, seen_by)
        side.hand = without(side.hand, card)
        zone = Zone.HAND
    elif card in side.discards:
        if side.traces:
            about_to_leave(side, card, seen_by)
        side.discards = without(side.discards, card)
        zone = Zone.DISCARDS
        if card.sheet.from_discards:
            field_changed(s)
    else:
        if side.traces:
            about_to_leave(side, card, seen_by)
        if card in s.sought:  # 3.6.1: nobody is shown from which place it comes
            taken_unseen(side, card.owner, card, s.sought[card])
        side.deck = without(side.deck, card)
        if card in s.sought:
            s.sought = {other: places for other, places in s.sought.items() if other is not card}
            for number, other in enumerate(side.deck):
                if other in side.revealed:
                    s.tell(number)  # 5.4.1: everybody sees whether it lay above that
        else:
            s.drawn = (*s.drawn, card)
        out_of_hiding(side, card.owner, card)
        zone = Zone.DECK
    if s.log is not None:
        s.lift(card, paths.area(card.owner, zone))
    if card in side.revealed:
        s.saw(card, EVERYBODY)  # 5.4.3: which of several copies it is that goes
        hide(side, card)  # 3.2.5, 5.4.6
    return zone


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """An area once a card has been taken out of it."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def hide(side: Side, card: Card) -> None:
    """A card stops being revealed; what people know of it, they know."""
    if card in side.revealed:
        side.revealed = {other: until for other, until in side.revealed.items() if other is not card}


def looked_at(s: RevelState, card: Card, seat: Seat) -> None:
    """A seat looks at a card that is hidden from it, and may stay so from the others."""
    side = s.sides[card.owner]
    if is_hidden(side, seat, card):
        taken_for(side, seat, card)
        if side.traces:
            may_be_spoken_of(side, seat, card)
        s.saw(card, knows(seat), card in side.deck)
        put_in_sight(side, seat, card)


def seen_going(s: RevelState, card: Card, seen: int, to: Zone) -> None:
    """Some seats, a bit for each, see which card goes to a hidden area."""
    if not seen:
        return
    s.saw(card, seen, to is Zone.DECK)
    side = s.sides[card.owner]
    for seat in BOTH:
        if seen & knows(seat):
            put_in_sight(side, seat, card)


def to_hand(s: RevelState, card: Card, seen: int = 0) -> None:
    """3.8.4 Into its owner's hand. `seen`: a bit for each seat that saw which card it is."""
    into_hand(s, card, seen)
    if seen:
        seen_going(s, card, seen & ~knows(card.owner), Zone.HAND)


def into_hand(s: RevelState, card: Card, seen: int) -> None:
    """The same; `seen`: of each seat that knows which card it is, and where it comes from."""
    side = s.sides[card.owner]
    side.hand = (*side.hand, card)
    owner = knows(card.owner)
    if s.log is not None:
        s.lay(card, paths.area(card.owner, Zone.HAND), paths.seats(seen | owner))
    s.saw(card, owner)


def to_discards(s: RevelState, card: Card) -> None:
    """3.7.2 Into its owner's discards."""
    s.in_the_open(card)
    side = s.sides[card.owner]
    side.discards = (*side.discards, card)
    if s.log is not None:
        s.lay(card, paths.area(card.owner, Zone.DISCARDS), paths.ALL)
    if card.sheet.from_discards:
        field_changed(s)


def to_bottom(s: RevelState, card: Card, seen: int) -> None:
    """3.6.3 To the bottom of its owner's deck."""
    side = s.sides[card.owner]
    side.deck = (card, *side.deck)
    if s.log is not None:
        s.lay(card, paths.area(card.owner, Zone.DECK), paths.seats(seen))
    seen_going(s, card, seen, Zone.DECK)


def to_top(s: RevelState, card: Card, seen: int) -> None:
    """3.6.3 To the top of its owner's deck."""
    side = s.sides[card.owner]
    side.deck = (*side.deck, card)
    if s.log is not None:
        s.lay(card, paths.area(card.owner, Zone.DECK), paths.seats(seen))
    seen_going(s, card, seen, Zone.DECK)


def enter_stance(s: RevelState, card: Card) -> Element:
    """3.9.1, revel-starter:stance.1 A stance is put in the stance area."""
    s.in_the_open(card)
    stance = Element(s.new_id(), Zone.STANCE, card.owner, (card,))
    s.sides[card.owner].stance = stance
    if s.log is not None:
        s.lay(card, paths.place_of(stance), paths.ALL)
    field_changed(s)
    return stance


def reveal(s: RevelState, card: Card, until: Until = Until.ALWAYS, you: Seat | None = None) -> None:
    """5.4.1 A card in hand or deck becomes revealed. `you`: whose next turn 'until your next turn' means."""
    side = s.sides[card.owner]
    other = opponent(card.owner)
    in_hand = card in side.hand
    if not in_hand:  # 5.4.1: it is shown where it lies, so that everybody sees where that is
        s.tell(side.deck.index(card))
    if card in s.sought:
        s.sought = {other: places for other, places in s.sought.items() if other is not card}
    apart = s.set_apart(card.owner)
    sees = (other,) if in_hand else BOTH
    for seat in sees:  # before anything is told of it that couldn't be told of a copy
        taken_for(side, seat, card, apart)
        if side.traces:
            may_be_spoken_of(side, seat, card)
    if in_hand:
        come_from_hand(side, other, card)
    side.revealed = {**side.revealed, card: (until, card.owner if you is None else you)}
    for seat in sees:
        shown_to_both(side, seat, card, apart)
    s.saw(card, EVERYBODY, not in_hand)
