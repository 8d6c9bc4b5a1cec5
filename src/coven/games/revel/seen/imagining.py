"""Dealing anew what a seat can't know."""

from __future__ import annotations

import random

from coven.games.revel.areas.areas import BOTH, Side, knows
from coven.games.revel.areas.elements import Card
from coven.games.revel.areas.state import RevelState
from coven.kernel import Seat


def redeal(state: RevelState, now: RevelState, seat: Seat, rng: random.Random) -> None:
    """Deal all cards anew whose place a seat knows neither at the start of the step under way nor now."""
    for owner in BOTH:
        side, later = state.sides[owner], now.sides[owner]
        cards = [
            card
            for card in (side.deck if owner == seat else (*side.deck, *side.hand))
            if not (card in now.shown and card in later.hand)
            and not _known(side, card, seat)
            and not _known(later, card, seat)
            and _still_hidden(later, card, owner == seat)
        ]
        dealt = sorted(cards, key=_number)  # so that the deal depends on the luck alone, not on the truth
        rng.shuffle(dealt)
        moved = dict(zip(cards, dealt, strict=True))
        side.deck = tuple(moved.get(card, card) for card in side.deck)
        side.hand = tuple(moved.get(card, card) for card in side.hand)
        # What the others know, they know of a place: it goes with whatever lies there now.
        side.known = {moved.get(card, card): seats for card, seats in side.known.items()}


def _known(side: Side, card: Card, seat: Seat) -> bool:
    return card in side.revealed or bool(side.known.get(card, 0) & knows(seat))


def _still_hidden(side: Side, card: Card, own: bool) -> bool:
    return card in side.deck or (not own and card in side.hand)


def _number(card: Card) -> int:
    return card.number
