"""3.7.1 Discarding."""

from __future__ import annotations

from typing import Final

from coven.games.revel.actions.move import Destination, move
from coven.games.revel.actions.to_things import do_to_things
from coven.games.revel.areas.elements import Card, Ref
from coven.games.revel.areas.moving import to_discards
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.consequences import happened_at_once
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.records import Resolving, from_where
from coven.games.revel.instructions.costs import pay_charges
from coven.games.revel.instructions.grades import DONE, FORBIDDEN, Grade, Outcome
from coven.games.revel.instructions.possibility import cards_of
from coven.games.revel.text.tree import Act, Place, Verb
from coven.kernel import Flow, Seat


def _put(s: RevelState, card: Card, seen: int) -> None:
    to_discards(s, card)


DISCARDS: Final = Destination(Verb.DISCARD, "3.7.1", "{0} is discarded", _put, public=True)


def do(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Flow[Grade]:
    """'Discard 1 card from your hand.', 'Discard your stance.'"""
    return do_to_things(s, r, seat, instruction, _one)


def _one(s: RevelState, r: Resolving, seat: Seat, ref: Ref, instruction: Act, at_once: int) -> Flow[Outcome]:
    return move(s, r, seat, ref, DISCARDS)


def discard(s: RevelState, seat: Seat, ref: Ref) -> Flow[Outcome]:
    """3.7.1 A player discards a card or an element because the rules say so. A cost on that is paid all the same
    (0.3.3)."""
    if Verb.DISCARD in active(s).charges and not (yield from pay_charges(s, seat, Verb.DISCARD, *cards_of(s, (ref,)))):
        return FORBIDDEN
    if s.rulings.at_once:
        return (yield from _told(s, seat, ref))
    return (yield from move(s, None, seat, ref, DISCARDS))


def _told(s: RevelState, seat: Seat, ref: Ref) -> Flow[Outcome]:
    """What is discarded by itself is all that was discarded at once."""
    cards = cards_of(s, (ref,))
    place = from_where(s.zone_of(ref)) if isinstance(ref, Card) else Place.FIELD
    outcome = yield from move(s, None, seat, ref, DISCARDS)
    if outcome is DONE:
        happened_at_once(s, Verb.DISCARD, seat, cards, place)
    return outcome
