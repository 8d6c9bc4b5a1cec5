"""309, 401.1a, 406.5 Pay instructions: in a cost section they are added up, elsewhere they are paid."""

from __future__ import annotations

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.costs.numeric_cost import changed_cost, least_cost
from coven.games.spoils.costs.paying import free_resources, pay, why_unpayable
from coven.games.spoils.effects.meaning import amounts, references
from coven.games.spoils.effects.records import Delayed, Resolving
from coven.games.spoils.text.tree import Pay, ReduceNext, Until
from coven.kernel import Flow, Reason, Seat, player


def why_impossible(s: SpoilsState, r: Resolving, instruction: Pay) -> Reason | None:
    """401.2, O06 Why a number can't be paid now, or None. In a cost section it is added to the total (406.3)."""
    if r.costs:
        return None
    for seat in references.players(s, r, instruction.who):
        reason = why_unpayable(s, seat, least_cost(s, seat, None, _number(s, r, seat, instruction)))
        if reason is not None:
            return reason
    return None


def do(s: SpoilsState, r: Resolving, instruction: Pay) -> Flow[bool]:
    """406.3#2, 406.5, O06, O07 Add a number to the running total, or pay it now: all of it or nothing."""
    paid = True
    for seat in references.players(s, r, instruction.who):
        number = _number(s, r, seat, instruction)
        if r.costs:
            r.to_pay = (r.to_pay or 0) + number
        elif why_unpayable(s, seat, least_cost(s, seat, None, number)) is None:
            number = yield from changed_cost(s, seat, None, number)
            yield from pay(s, seat, number, "309.1")
        else:
            paid = False
    return paid


def _number(s: SpoilsState, r: Resolving, seat: Seat, instruction: Pay) -> int:
    return amounts.amount_of(s, r, instruction.amount, len(free_resources(s, seat)))


def do_reduce_next(s: SpoilsState, r: Resolving, instruction: ReduceNext) -> Flow[bool]:
    """406.5a, 506.3 From now on in this turn, the next numeric cost that fits is changed."""
    yield from ()
    for seat in references.players(s, r, instruction.who):
        kept = None if r.kept is None else r.kept.copy()
        stamp = s.new_id()
        once = Delayed(instruction, seat, r.copy, r.source, stamp, Until.THIS_TURN, kept=kept, place=r.place)
        s.delayed = (*s.delayed, once)
        s.note("406.5a", "The next numeric cost that {0} pays this turn changes", player(seat))
    return True
