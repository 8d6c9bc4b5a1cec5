"""What keeps a cost from being paid, for whoever is told that it can't be: a 'can't' is named by the card that says it.

Whether a cost can be paid is asked all the time, so the checks of the rules say no more than that.
"""

from __future__ import annotations

from coven.games.revel.actions.play_costs import CANT_PAY
from coven.games.revel.areas.elements import Card
from coven.games.revel.areas.moving import leave_field, to_discards
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.cost_effects import costs_to_play
from coven.games.revel.effects.records import Resolving, Use
from coven.games.revel.instructions.impossible import caused, what_fails, what_is_unpaid, why_impossible
from coven.games.revel.text.tree import Verb
from coven.kernel import Reason, Seat


def why_unpaid_play(s: RevelState, seat: Seat, card: Card, space: int | None, reason: Reason | None) -> Reason | None:
    """4.3.1 Why a card can't be played there, or anywhere: if for its cost, with what keeps that from being paid."""
    if reason is not CANT_PAY:
        return reason
    supposed = s.copy()
    if card not in s.playing:
        supposed.playing = (*s.playing, card)  # it can't pay for itself (slip S28)
    there = None if space is None else supposed.sides[seat].spells[space]
    if there is not None and there.is_shield:  # 5.7.9: gone by then
        leave_field(supposed, there)
        for gone in there.cards:
            to_discards(supposed, gone)
        there = None
    failing = (what_fails(supposed, r, cost) for r, cost in costs_to_play(supposed, seat, card, there))
    return caused(CANT_PAY, next(filter(None, failing), None))


def why_uncharged(s: RevelState, seat: Seat, verb: Verb, reason: Reason, *cards: Card) -> Reason:
    """0.3.3 The same for what cost effects ask for an action."""
    return caused(reason, what_is_unpaid(s, seat, verb, *cards))


def why_useless(s: RevelState, seat: Seat, use: Use, reason: Reason) -> Reason:
    """4.7.7 The same for a Power of which nothing can be done."""
    r = Resolving(seat, use.card, use.element, use.place)
    return caused(reason, why_impossible(s, r, use.power.body).words)
