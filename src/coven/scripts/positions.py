"""Positions that differ from another in a few places."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from coven.scripts.paths import place_in


def changed(position: Mapping[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The position with another value at a path. What is above the path is made where it isn't there.

    LookupError says what keeps the path from being.
    """
    whole = deepcopy(dict(position))
    *above, last = path.split(".")
    here: Any = whole
    for step in above:
        place = _place(here, step)
        if isinstance(here, dict):
            here.setdefault(place, {})
        here = here[place]
    here[_place(here, last)] = value
    return whole


def _place(here: Any, step: str) -> Any:
    """The key or the place in a list that a step of a path means."""
    if isinstance(here, dict):
        new = int(step) if step.isdecimal() else step  # as a position has it that is written by hand: {1: Ember}
        return next((key for key in here if str(key) == step), new)
    if isinstance(here, list):
        place = place_in(here, step)
        if place is None:
            raise LookupError(f"there is no {step!r}; there is: {f'0 to {len(here) - 1}' if here else 'nothing'}")
        return place
    raise LookupError(f"there is nothing inside {here!r}, so no {step!r}")
