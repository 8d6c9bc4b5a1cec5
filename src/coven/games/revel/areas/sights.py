"""0.5.6 What has come to light, even where that was undone: what people have seen, they have seen."""

from __future__ import annotations

from coven.games.revel.areas.areas import Side, knows
from coven.games.revel.areas.elements import Card
from coven.games.revel.areas.knowledge import come_from_hand, put_in_sight, sighted, taken_for, was_in_hand
from coven.kernel import Reason, Seat


class Sight:
    """A card that somebody has seen, and all that was seen before it. Who wants to know reads it from the end."""

    __slots__ = ("before", "card", "deck", "drawn", "found", "in_deck", "seats")

    def __init__(
        self,
        before: Sight | None,
        card: Card,
        seats: int,
        in_deck: bool,
        drawn: tuple[Card, ...],
        found: tuple[Card, ...],
        deck: tuple[Card, ...],
    ) -> None:
        self.before = before
        self.card = card
        self.seats = seats
        """Who saw it, a bit for each seat."""
        self.in_deck = in_deck
        """Whether they saw it in its deck, where a card has its place."""
        self.drawn = drawn
        """The cards that had left a deck by then, in the step under way: see `RevelState.drawn`."""
        self.found = found
        """The cards that had been looked for, or shuffled: see `RevelState.found`."""
        self.deck = deck
        """The deck as it was then, if that is where they saw it."""


class Told:
    """What the course of play tells of cards that not everybody sees, and all that it told before."""

    __slots__ = ("before", "seats", "there")

    def __init__(self, before: Told | None, there: int | Reason | None, seats: int) -> None:
        self.before = before
        self.seats = seats
        """Whom it tells that, a bit for each seat."""
        self.there = there
        """How many of the cards that an effect speaks of were still there; of a condition on them, whether it holds: 0
        or 1; of something that was tried with one of them, why it is forbidden, if it is (S51); or where one lies."""


def sights(last: Sight | None, seat: Seat, since: Sight | None = None) -> list[Sight]:
    """What a seat has seen in a game, or since it had seen something, the last first."""
    found = []
    while last is not None and last is not since:
        if last.seats & knows(seat):
            found.append(last)
        last = last.before
    return found


def first_sights(last: Sight | None, seat: Seat, since: Sight | None) -> dict[Card, Sight]:
    """When a seat first saw each of the cards that it has seen since it had seen something, the first first."""
    found: dict[Card, Sight] = {}
    for sight in reversed(sights(last, seat, since)):
        found.setdefault(sight.card, sight)
    return found


def all_told(last: Told | None, seat: Seat) -> list[int | Reason | None]:
    """All that a seat has been told, the last first."""
    found: list[int | Reason | None] = []
    while last is not None:
        if last.seats & knows(seat):
            found.append(last.there)
        last = last.before
    return found


def remember(
    side: Side, seat: Seat, sight: Sight, drawn: tuple[Card, ...], found: tuple[Card, ...], before: list[Card]
) -> None:
    """0.5.6 A card that a seat has seen is hidden from it again, and lies where it lay earlier: as far as the seat can
    tell where that was. It is none of those that it has seen `before`; `drawn` and `found` are what had been drawn and
    looked for earlier."""
    card = sight.card
    if _of(card.owner, sight.found, found):
        return  # 3.6.1, 3.6.6: nobody is shown in which order a deck is looked through, nor how it is shuffled
    gone = [] if card.owner == seat else _of(card.owner, sight.drawn, drawn)
    if gone and (card in side.hand or card in gone):
        was_in_hand(side, seat, card, [other for other in gone if other in side.deck])
    else:
        taken_for(side, seat, card, before)
        if card in side.hand:
            come_from_hand(side, seat, card)
        put_in_sight(side, seat, card, before)
        if side.traces:
            sighted(side, knows(seat), card)


def _of(owner: Seat, cards: tuple[Card, ...], before: tuple[Card, ...]) -> list[Card]:
    """Those of a player's cards that have come to be among these since they were no more than those before."""
    return [card for card in cards[len(before) :] if card.owner == owner]
