"""309, 406.5 Pay instructions, in costs and in effects."""

from __future__ import annotations

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.costs.numeric_cost import changed_payment, least_payment
from coven.games.spoils.costs.paying import pay, why_unpayable
from coven.games.spoils.effects.meaning.amounts import amount_of
from coven.games.spoils.effects.meaning.references import done_this_way, who_is
from coven.games.spoils.effects.records import Resolving
from coven.games.spoils.effects.structure import NOBODY
from coven.games.spoils.text.tree import Pay
from coven.kernel import Flow, Reason, Seat


def why_impossible(s: SpoilsState, r: Resolving, instruction: Pay) -> Reason | None:
    """401.2, 309.1a Why a number can't be paid, or None. In a cost it is added up and paid last (406.3)."""
    if r.costs:
        return None
    seat = who_is(s, r, instruction.who)
    if seat is None:
        return NOBODY
    return why_unpayable(s, seat, least_payment(s, seat, amount_of(s, r, instruction.amount, 0)))


def do(s: SpoilsState, r: Resolving, seat: Seat, instruction: Pay) -> Flow[bool]:
    """406.3 In a cost the number is added to the running total. 406.5, O06, O07 In an effect it is a numeric cost of
    its own, paid whole or not at all, and not to be declined."""
    amount = amount_of(s, r, instruction.amount, 0)
    if r.costs:
        r.to_pay = (r.to_pay or 0) + amount
        return True
    if why_unpayable(s, seat, least_payment(s, seat, amount)) is not None:
        return False  # O06: and what changes the next numeric cost goes on waiting
    amount = yield from changed_payment(s, seat, amount)
    if why_unpayable(s, seat, amount) is not None:
        return False
    yield from pay(s, seat, amount, "406.5")
    if instruction.slot:
        done_this_way(s, r, instruction.slot, seat, (), amount)
    return True
