"""4.3, 5.7.10 What it costs to play a card."""

from __future__ import annotations

from typing import Final

from coven.games.revel.actions.discard import discard
from coven.games.revel.areas.elements import Card, Element, Zone
from coven.games.revel.areas.moving import leave_field, to_discards
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.cost_effects import costs_to_play
from coven.games.revel.effects.records import Resolving
from coven.games.revel.instructions.costs import PAY, agrees, pay
from coven.games.revel.instructions.grades import DONE
from coven.games.revel.instructions.possibility import payable, payer
from coven.games.revel.text.tree import Instruction
from coven.kernel import Flow, Illegal, Reason, Seat

CANT_PAY: Final = Reason("4.3.1", "the cost of playing it can't be paid")
SHIELD_STAYS: Final = Reason("5.7.9", "the shield spell there can't be discarded")
MOVED_AWAY: Final = Reason("5.7.11", "it is no longer where it was to be played from")
WONT_PAY: Final = Reason("0.3.12", "its cost was not paid")


def why_unpaid(s: RevelState, seat: Seat, card: Card, *, onto: Element | None = None) -> Reason | None:
    """Why the costs of playing a card visibly can't be paid now, or None."""
    for r, cost in costs_to_play(s, seat, card, onto):
        if not payable(s, r, cost):
            return CANT_PAY
    return None


def why_unpaid_without(s: RevelState, seat: Seat, card: Card, replaced: Element) -> Reason | None:
    """0.4.9, 5.6.1, 5.7.9 The same once the element that the card takes the place of has been discarded for it."""
    supposed = s.copy()
    leave_field(supposed, replaced)
    for gone in replaced.cards:
        to_discards(supposed, gone)
    return why_unpaid(supposed, seat, card)


def discard_shield(s: RevelState, seat: Seat, card: Card, shield: Element) -> Flow[None]:
    """5.7.7 to 5.7.9, revel-starter:shield.4 The shield spell on the side announced is discarded, a part of the cost.
    Illegal if it stays (5.7.11)."""
    before = s.because("5.7.7", "{0} takes its place", card)
    if (yield from discard(s, seat, shield.id)) is not DONE:
        raise Illegal(SHIELD_STAYS)
    s.cause = before


def still_where_it_was(s: RevelState, card: Card, zone: Zone) -> None:
    """5.7.11, slip S28 Illegal if a card under way of being played was moved by its own costs, or by interruptions."""
    if s.zone_of(card) is not zone:
        raise Illegal(MOVED_AWAY)


def pay_to_play(s: RevelState, seat: Seat, card: Card, *, onto: Element | None = None) -> Flow[None]:
    """5.7.10, 5.7.11, 0.3.7 Pay what cost effects ask. Illegal if it isn't paid."""
    for r, cost in costs_to_play(s, seat, card, onto):
        yield from _pay_cost(s, r, cost)


def _pay_cost(s: RevelState, r: Resolving, cost: Instruction) -> Flow[None]:
    if not payable(s, r, cost):
        raise Illegal(CANT_PAY)  # 0.5.1
    if s.attempts is not None and s.attempts.open:
        # Illegal where paying has failed before: having to decline is not declining (0.5.8)
        s.attempts.allowed(payer(s, r, cost), (PAY,))
    if not (yield from agrees(s, r, cost)):
        raise Illegal(WONT_PAY, declined=True)
    if not (yield from pay(s, r, cost)):
        raise Illegal(CANT_PAY)  # 0.5.9: a play that was to pay for this one has come to nothing
