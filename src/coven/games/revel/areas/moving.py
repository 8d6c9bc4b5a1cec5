"""Moving cards and elements between areas: the one place where anything changes area (3.2, 3.4)."""

from __future__ import annotations

from collections.abc import Sequence

from coven.games.revel.areas import paths
from coven.games.revel.areas.areas import EVERYBODY, Side, knows
from coven.games.revel.areas.elements import Card, Element, LastKnown, Zone
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


def take(s: RevelState, card: Card) -> Zone:
    """Take a card out of the hand, deck or discards it is in; its state is cleared (3.2). Gives the area it left."""
    side = s.sides[card.owner]
    if card in side.hand:
        side.hand = without(side.hand, card)
        zone = Zone.HAND
        if card not in side.revealed and side.known:
            # 5.4.5: nobody but the owner can tell which card left, so what others knew of the hand is no longer
            # certain, but for what still lies open
            forget_place(side, [other for other in side.hand if other not in side.revealed])
    elif card in side.discards:
        side.discards = without(side.discards, card)
        zone = Zone.DISCARDS
        if card.sheet.from_discards:
            field_changed(s)
    else:
        side.deck = without(side.deck, card)
        zone = Zone.DECK
    if s.log is not None:
        s.lift(card, paths.area(card.owner, zone))
    forget(side, (card,))  # 3.2.5, 5.4.6
    return zone


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """An area once a card has been taken out of it."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def forget(side: Side, cards: Sequence[Card]) -> None:
    """These cards are no longer where they were: they stop being revealed, and nobody knows their place."""
    if side.revealed:
        side.revealed = {card: until for card, until in side.revealed.items() if card not in cards}
    forget_place(side, cards)


def forget_place(side: Side, cards: Sequence[Card]) -> None:
    """Nobody can tell any more which cards these are."""
    if side.known:
        side.known = {card: seats for card, seats in side.known.items() if card not in cards}


def to_hand(s: RevelState, card: Card, seen: int = 0) -> None:
    """3.8.4 Into its owner's hand. `seen`: a bit for each seat that saw which card it is."""
    side = s.sides[card.owner]
    side.hand = (*side.hand, card)
    if s.log is not None:
        s.lay(card, paths.area(card.owner, Zone.HAND), paths.seats(seen | knows(card.owner)))
    others = seen & ~knows(card.owner)
    if others:
        side.known = {**side.known, card: others}


def to_discards(s: RevelState, card: Card) -> None:
    """3.7.2 Into its owner's discards."""
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
    if seen:
        side.known = {**side.known, card: seen}


def to_top(s: RevelState, card: Card, seen: int) -> None:
    """3.6.3 To the top of its owner's deck."""
    side = s.sides[card.owner]
    side.deck = (*side.deck, card)
    if s.log is not None:
        s.lay(card, paths.area(card.owner, Zone.DECK), paths.seats(seen))
    if seen:
        side.known = {**side.known, card: seen}


def enter_stance(s: RevelState, card: Card) -> Element:
    """3.9.1, revel-starter:stance.1 A stance is put in the stance area."""
    stance = Element(s.new_id(), Zone.STANCE, card.owner, (card,))
    s.sides[card.owner].stance = stance
    if s.log is not None:
        s.lay(card, paths.place_of(stance), paths.ALL)
    field_changed(s)
    return stance


def reveal(s: RevelState, card: Card, until: Until = Until.ALWAYS, you: Seat | None = None) -> None:
    """5.4.1 A card in hand or deck becomes revealed. `you`: whose next turn 'until your next turn' means."""
    side = s.sides[card.owner]
    s.shown |= {card}
    side.revealed = {**side.revealed, card: (until, card.owner if you is None else you)}
    side.known = {**side.known, card: EVERYBODY}
