"""Where two values differ: the paths, with what was wanted and what was found, and never both wholes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any, Final

from coven.scripts.words import listed

MOST: Final = 8
"""So many differences are told; of the others only how many there are."""
LONGEST: Final = 80
"""A value that needs more signs than these is cut short."""


class _Nothing:
    """What is at a path that doesn't exist, which is something else than null."""

    __slots__ = ()


NOTHING: Final = _Nothing()


@dataclass(frozen=True, slots=True)
class Difference:
    """A path at which two values differ; either of them may have nothing there."""

    path: str
    wanted: Any
    found: Any

    def __str__(self) -> str:
        if self.wanted is NOTHING:
            return f"{self.path} should not be there but is {shown(self.found)}"
        if self.found is NOTHING:
            return f"{self.path} should be {shown(self.wanted)} but is not there"
        return f"{self.path} should be {shown(self.wanted)} but is {shown(self.found)}"

    def between(self, wanted: str, found: str) -> str:
        """The same between two moments or places, each with what it is called: 'hand.0: 6 then, 7 now'."""
        return f"{self.path}: {shown(self.wanted)} {wanted}, {shown(self.found)} {found}"


def differences(wanted: Any, found: Any, path: str = "") -> list[Difference]:
    """All paths at which two plain values differ, in order; what is alike is left out."""
    return list(_differences(wanted, found, path))


def told(lines: Sequence[str]) -> str:
    """Differences for an error, each below the other; of too many the rest is counted."""
    more = [f"and {len(lines) - MOST} more"] if len(lines) > MOST else []
    return listed([*lines[:MOST], *more])


def shown(value: Any) -> str:
    """A value as a script writes it, in one line and not too long."""
    words = _written(value)
    return words if len(words) <= LONGEST else f"{words[: LONGEST - 4]} ..."


def _written(value: Any) -> str:
    if value is NOTHING:
        return "nothing"
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {_written(inside)}" for key, inside in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_written, value)) + "]"
    return repr(value)


def _differences(wanted: Any, found: Any, path: str) -> Iterator[Difference]:
    if wanted == found:
        return
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        for key in (*wanted, *(key for key in found if key not in wanted)):
            yield from _differences(wanted.get(key, NOTHING), found.get(key, NOTHING), _below(path, key))
    elif isinstance(wanted, list) and isinstance(found, list):
        yield from _in_lists(wanted, found, path)
    else:
        yield Difference(path, wanted, found)


def _in_lists(wanted: list[Any], found: list[Any], path: str) -> list[Difference]:
    """What differs between two lists: place by place, or with what is more or less left aside, if that says less."""
    before, now = [_written(item) for item in wanted], [_written(item) for item in found]
    if len(wanted) > 1 and sorted(before) == sorted(now):
        return [Difference(f"the order of {path}" if path else "the order", wanted, found)]
    whole = _in_parts(wanted, found, path, [(0, len(wanted), 0, len(found))])
    # One thing more or less in front must not make all that follows differ.
    codes = SequenceMatcher(None, before, now, autojunk=False).get_opcodes()
    aligned = _in_parts(wanted, found, path, [places for name, *places in codes if name != "equal"])
    return whole if len(whole) <= len(aligned) else aligned


def _in_parts(wanted: list[Any], found: list[Any], path: str, parts: Sequence[Sequence[int]]) -> list[Difference]:
    """What differs where each part of one list is compared with one of the other, in pairs, as far as there are any."""
    differences: list[Difference] = []
    for start, end, here, until in parts:
        for step in range(max(end - start, until - here)):
            old = wanted[start + step] if start + step < end else NOTHING
            new = found[here + step] if here + step < until else NOTHING
            place = start + step if new is NOTHING else here + step
            differences += _differences(old, new, _below(path, place))
    return differences


def _below(path: str, step: object) -> str:
    return f"{path}.{step}" if path else str(step)
