"""406 Numeric costs."""

from __future__ import annotations

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.records import Action
from coven.kernel import Flow


def changed_cost(s: SpoilsState, action: Action, total: int) -> Flow[int]:
    """406.3 The running total after all increases and then all reductions (410.3); it is never below 0 (406.6)."""
    return max(0, total)
    yield


def least_cost(s: SpoilsState, action: Action, total: int) -> int:
    """The least that a total could come down to by increases and reductions in any order."""
    return max(0, total)
