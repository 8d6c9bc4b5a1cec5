"""Paths: where in a position or a view a value is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from coven.scripts.words import near


def look_up(whole: Any, path: str) -> Any:
    """The value at a dotted path: names in mappings and views, numbers from 0 or seats in lists, and `size`."""
    here = whole
    for step in path.split("."):
        here = _step(here, step)
    return here


def _step(here: Any, step: str) -> Any:
    if is_dataclass(here) and not isinstance(here, type):
        names = [field.name for field in fields(here)]
        if step in names:
            return getattr(here, step)
    elif isinstance(here, Mapping):
        keys = {str(key): key for key in here}
        names = list(keys)
        if step in keys:
            return here[keys[step]]
    elif isinstance(here, Sequence) and not isinstance(here, str):
        place = place_in(here, step)
        if place is not None:
            return here[place]
        names = [f"0 to {len(here) - 1}"] if here else []
    else:
        raise LookupError(f"there is nothing inside {here!r}, so no {step!r}")
    if step == "size":
        return len(names) if not isinstance(here, Sequence) else len(here)
    raise LookupError(f"there is no {step!r}{near(step, names)}; there is: {', '.join(names) or 'nothing'}")


def place_in(here: Sequence[Any], step: str) -> int | None:
    """The place in a list that a step of a path means, counted from 0; None if there is no such place."""
    place = int(step) if step.isdecimal() else "ABCDEFGH".find(step) if len(step) == 1 else -1
    return place if 0 <= place < len(here) else None


def plain(value: Any) -> Any:
    """A value as a script can write it."""
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {key: plain(inside) for key, inside in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [plain(inside) for inside in value]
    return value
