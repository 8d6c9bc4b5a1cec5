"""Plain values of a position: lists, numbers and names, refused with their place where they are none."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from coven.games.revel.areas.areas import BOTH
from coven.kernel import PositionError, Seat, near, seat_name

MOST: Final = 100_000
"""So much of anything, cards included, can be in a position: far more than a game ever comes to."""


def only_these(plain: Mapping[str, Any], keys: Collection[str], where: str) -> None:
    if not isinstance(plain, Mapping):
        raise PositionError(f"{where} must be a list of 'name: value' lines")
    for key in plain:
        if key not in keys:
            may_have = f"{near(str(key), keys)}; it may have: {', '.join(sorted(keys))}"
            raise PositionError(f"{where} has no {key!r}{may_have}")


def count_of(plain: Mapping[str, Any], key: str, default: int, where: str) -> int:
    return whole_number(plain.get(key, default), f"{where}: {key}")


def whole_number(value: Any, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise PositionError(f"{what} must be a whole number of 0 or more, not {value!r}")
    if value > MOST:
        raise PositionError(f"{what} can't be more than {MOST}")
    return value


def list_of(plain: Mapping[str, Any], key: str, where: str) -> list[Any]:
    """A list that may be left out; a lone entry will do as well."""
    value = plain.get(key)
    if value is None:
        return []
    if isinstance(value, Mapping):
        raise PositionError(f"{where}: {key} must be a list")
    return list(value) if isinstance(value, (list, tuple)) else [value]


def mapping_of(plain: Mapping[str, Any], key: str, where: str) -> Mapping[Any, Any]:
    value = plain.get(key)
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise PositionError(f"{where}: {key} must be a list of 'name: value' lines")
    return value


def seat_of(value: Any, where: str) -> Seat:
    for seat in BOTH:
        if value == seat_name(seat):
            return seat
    raise PositionError(f"{where} must be A or B, not {value!r}")
