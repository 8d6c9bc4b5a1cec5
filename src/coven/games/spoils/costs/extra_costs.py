"""401.3 Extra costs: what a cost section lists, in order."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.carry_out import carry_out, why_impossible
from coven.games.spoils.effects.records import Resolving
from coven.games.spoils.effects.settling import settle
from coven.games.spoils.text.tree import Instruction, Pay, Sequence
from coven.kernel import Flow, Illegal, Reason

UNMET: Final = Reason("401.2", "not all of the cost can be met")


def steps_of(cost: Instruction) -> tuple[Instruction, ...]:
    """401.1, 401.3 The steps of a cost, in the order in which they are listed."""
    return cost.steps if isinstance(cost, Sequence) else (cost,)


def why_unmet_costs(s: SpoilsState, r: Resolving, steps: tuple[Instruction, ...]) -> Reason | None:
    """401.2, O05 Why extra costs can't be met now, as far as their player can know, or None. Pay instructions are left
    out: they are added up and paid last (406.3)."""
    for step in steps:
        if not isinstance(step, Pay):
            reason = why_impossible(s, r, step)
            if reason is not None:
                return reason
    return None


def satisfy(s: SpoilsState, r: Resolving, steps: tuple[Instruction, ...]) -> Flow[None]:
    """401.1, 401.3 Complete extra costs from first to last. Illegal at one that can't be completed: all is undone
    then."""
    for step in steps:
        reason = why_impossible(s, r, step)
        if reason is not None:
            raise Illegal(reason)
        done = yield from carry_out(s, r, step)
        if not done:
            raise Illegal(UNMET)
        yield from settle(s)  # O05: the rules' own consequences at once, triggers later (503.3)
