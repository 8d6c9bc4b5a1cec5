"""Paths as scripts write them, with dots: the value that is there, and the position with another one there."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from coven.kernel import at
from coven.kernel.seat import SEAT_NAMES


def look_up(whole: Any, path: str) -> Any:
    """The value at a path: names in mappings and views, numbers from 0 or seats in lists, and `size`."""
    return at(whole, tuple(path.split(".")))


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
        place = int(step) if step.isdecimal() else SEAT_NAMES.find(step) if len(step) == 1 else -1
        if not 0 <= place < len(here):
            raise LookupError(f"there is no {step!r}; there is: {f'0 to {len(here) - 1}' if here else 'nothing'}")
        return place
    raise LookupError(f"there is nothing inside {here!r}, so no {step!r}")
