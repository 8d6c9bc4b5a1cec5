"""Who knows which card is where (403.1a, 403.2a, 411.2).

For each seat a side keeps the cards of its deck and hand that are hidden from that seat although it knows where they
are: in the hand, or in which place of the deck. What can't be told any more is forgotten: all of a deck that is
shuffled (313.1), all of a hand that a card has left unseen. So a seat never knows more than it could, and whoever
imagines what is hidden from it goes by nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from coven.games.spoils.areas.in_play import Copy
from coven.kernel import Seat

if TYPE_CHECKING:
    from coven.games.spoils.areas.areas import Side


def is_hidden(side: Side, seat: Seat, copy: Copy) -> bool:
    """Whether a card of this side is where a seat can't see it: in a deck, or in the other player's hand."""
    return (side.seat != seat and copy in side.hand) or copy in side.deck


def knows_place(side: Side, seat: Seat, copy: Copy) -> bool:
    """Whether a seat knows which card lies in this place of a deck or that it is in the hand."""
    return copy in side.known[seat]


def seen_there(side: Side, seat: Seat, copy: Copy) -> None:
    """A seat knows where a hidden card is."""
    _keep(side, seat, side.known[seat] | {copy})


def shown_in_hand(side: Side, seat: Seat, copies: Iterable[Copy]) -> None:
    """403.2a A seat is shown cards of the other player's hand, all at once. Copies look alike, and a hand is in no
    order: each is taken for one that the seat knew there, as long as there is one that isn't shown now."""
    known = side.known[seat]
    shown = frozenset(copies)
    for copy in sorted(shown - known, key=_number):
        alike = [other for other in known - shown if other.card is copy.card and other in side.hand]
        known = known.difference([min(alike, key=_number)] if alike else ()) | {copy}
    _keep(side, seat, known)


def came_to_light(side: Side, seat: Seat, copy: Copy) -> None:
    """A card has left the hand before the eyes of a seat. Copies look alike: it is taken for one that the seat knew
    there."""
    known = side.known[seat]
    if copy in known:
        _keep(side, seat, known - {copy})
        return
    alike = [other for other in known if other.card is copy.card and other in side.hand]
    if alike:
        _keep(side, seat, known - {min(alike, key=_number)})


def taken_from_deck(side: Side, seat: Seat, copy: Copy) -> None:
    """A card has been taken out of the deck otherwise than by drawing: whose place was known, is known no more."""
    _keep(side, seat, side.known[seat] - {copy})


def drawn(side: Side, copies: Iterable[Copy]) -> None:
    """Cards of the deck have come into their owner's hand: the owner sees them."""
    known = side.known[side.seat]
    if known:
        _keep(side, side.seat, known.difference(copies))


def left_unseen(side: Side, seat: Seat) -> None:
    """A card has left the hand, and this seat can't tell which: it knows none of the others for certain."""
    known = side.known[seat]
    if known:
        _keep(side, seat, known.difference(side.hand))


def told_apart_no_more(side: Side, seat: Seat, copies: Iterable[Copy]) -> None:
    """403.1a Somebody has put cards of the deck in another order, or taken some of them out, and this seat can't tell
    which: it knows the places of none of them."""
    known = side.known[seat]
    if known:
        _keep(side, seat, known.difference([copy for copy in copies if copy in side.deck]))


def mixed(side: Side) -> None:
    """313.1 The deck has been shuffled: nobody knows the place of any card in it."""
    for seat, known in enumerate(side.known):
        if known:
            _keep(side, Seat(seat), known.difference(side.deck))


def _number(copy: Copy) -> int:
    return copy.number


def _keep(side: Side, seat: Seat, known: frozenset[Copy]) -> None:
    a, b = side.known
    side.known = (known, b) if seat == 0 else (a, known)
