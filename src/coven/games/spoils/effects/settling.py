"""O02, O03 What comes after each indivisible instruction: what the rules themselves do at once, and then triggers."""

from __future__ import annotations

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.carry_out import carry_out
from coven.games.spoils.effects.consequences import rules_consequences
from coven.games.spoils.effects.triggers import count, next_trigger, resolving
from coven.kernel import Flow


def settle(s: SpoilsState) -> Flow[None]:
    """O02, 503.1#2 What the rules themselves do, together, and then the triggers of that instant, one after the other;
    what one sets off comes before the others (O04). Nobody can respond to them (503.2). While costs are being satisfied
    triggers wait (503.3)."""
    yield from rules_consequences(s)
    if s.paying or not (s.waiting or s.batches):
        return
    below = len(s.batches)
    while True:
        one = yield from next_trigger(s, below)
        if one is None:
            return
        count(s)
        before = s.cause
        if one.cause is not None:
            s.cause = one.cause
        s.because("503.1", "{0} says so", one.copy)
        yield from carry_out(s, resolving(s, one), one.effect.body)
        yield from rules_consequences(s)
        s.cause = before
