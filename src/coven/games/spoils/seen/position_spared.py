"""507.5b, O65 What the rules have tried to destroy and what stayed in play, in positions, written and read."""

from __future__ import annotations

from typing import Any, Final

from coven.cards.positions import only_these, seat_of, whole_number
from coven.games.spoils.areas.state import SpoilsState
from coven.kernel import PositionError, seat_name

FIGURES: Final = {"life": "damage", "structure": "total damage"}
"""What a card was to be destroyed for, and what was too much for it."""
KEYS: Final = ("number", "life", "structure", "damage", "total damage", "unique", "of", "kept", "safe")


def write_spared(s: SpoilsState) -> list[dict[str, Any]]:
    """What isn't tried again while nothing about it changes; what has left play is never tried again."""
    found: list[dict[str, Any]] = []
    for mark in s.spared:
        assert isinstance(mark, tuple), "what has been tried is kept with why"
        if mark[0] == "unique":
            _, seat, identifier, ids, safe = mark
            if any(id in s.in_play for id in ids):
                plain = {"unique": identifier, "of": seat_name(seat), "kept": sorted(ids)}
                found.append({**plain, "safe": sorted(safe)} if safe else plain)
        elif mark[1] in s.in_play:
            kind, number, damage, figure = mark
            found.append({"number": number, FIGURES[kind]: damage, kind: figure})
    return sorted(found, key=str)


def read_spared(entries: list[Any]) -> frozenset[object]:
    return frozenset([_read(entry, f"spared {number}") for number, entry in enumerate(entries, 1)])


def _read(entry: Any, where: str) -> tuple[object, ...]:
    only_these(entry, KEYS, where)
    if "unique" in entry:
        ids, safe = [_numbers(entry.get(key, []), f"{where}: {key}") for key in ("kept", "safe")]
        return ("unique", seat_of(entry.get("of"), where), str(entry["unique"]), ids, safe)
    kind = next((kind for kind in FIGURES if kind in entry), None)
    figure = None if kind is None else entry[kind]
    if kind is None or not isinstance(figure, int) or isinstance(figure, bool):
        raise PositionError(f"{where} should say its life or structure, and the damage")
    number, damage = entry.get("number"), entry.get(FIGURES[kind])
    return (kind, whole_number(number, f"{where}: number"), whole_number(damage, f"{where}: {FIGURES[kind]}"), figure)


def _numbers(value: Any, where: str) -> frozenset[int]:
    if not isinstance(value, (list, tuple)):
        raise PositionError(f"{where} must be a list of numbers, not {value!r}")
    return frozenset([whole_number(one, where) for one in value])
