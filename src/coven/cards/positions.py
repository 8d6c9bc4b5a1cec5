"""Plain values of a position of a game for two: lists, numbers, names; refused with their place where they are none."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from coven.kernel import PositionError, Seat, near, seat_name

BOTH: Final = (Seat(0), Seat(1))

MOST: Final = 10**9
"""So much of anything can be in a position: more than a game ever comes to, whatever is repeated how often."""
MOST_THINGS: Final = 100_000
"""So many cards or markers, each a thing by itself, can be given as a number."""


def only_these(plain: Any, keys: Collection[str], where: str) -> None:
    if not isinstance(plain, Mapping):
        raise PositionError(f"{where} must be a list of 'name: value' lines")
    for key in plain:
        if key not in keys:
            may_have = f"{near(str(key), keys)}; it may have: {', '.join(sorted(keys))}"
            raise PositionError(f"{where} has no {key!r}{may_have}")


def count_of(plain: Mapping[str, Any], key: str, default: int, where: str, most: int = MOST) -> int:
    return whole_number(plain.get(key, default), f"{where}: {key}", most)


def whole_number(value: Any, what: str, most: int = MOST) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise PositionError(f"{what} must be a whole number of 0 or more, not {value!r}")
    if value > most:
        raise PositionError(f"{what} can't be more than {most}")
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
