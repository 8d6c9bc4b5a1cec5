"""Views in plain values, and paths into them.

A view is a frozen dataclass made of such, of mappings, sequences and plain values. Whatever leaves the process towards
a page, a program or a script is its plain form; a path says where in it something is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final, TypeAlias

from coven.kernel.seat import SEAT_NAMES

Path: TypeAlias = tuple[str | int, ...]
"""Where something is in a view: names of fields and of entries, and places in lists, from 0."""

LINE_WIDTH: Final = 100
"""Values that need no more than this are shown in one line."""


MOST_PLAIN: Final = frozenset({str, int, bool, type(None)})
"""The types of most of what is in a view."""


_NAMES: Final[dict[type[Any], tuple[str, ...] | None]] = {}
"""Of each type of values in views, the names of the fields of a dataclass, or None."""


def names_in(kind: type[Any]) -> tuple[str, ...] | None:
    """The names of the fields of a dataclass; None for a type that is none: found out once for every type."""
    if kind not in _NAMES:
        _NAMES[kind] = tuple(field.name for field in fields(kind)) if is_dataclass(kind) else None
    return _NAMES[kind]


def plain(value: Any) -> Any:
    """A value as JSON and scripts can write it: mappings, lists, words, numbers, truth values and None."""
    if type(value) in MOST_PLAIN or isinstance(value, (str, int, float)):
        return value
    names = names_in(type(value))
    if names is not None:
        return {name: plain(getattr(value, name)) for name in names}
    if isinstance(value, Mapping):
        return {key: plain(inside) for key, inside in value.items()}
    if isinstance(value, Sequence):
        return [plain(inside) for inside in value]
    raise TypeError(f"{value!r} is no plain value")


def at(whole: Any, path: Path) -> Any:
    """What is at a path. LookupError if there is no such place."""
    here = whole
    for step in path:
        here = step_into(here, step)
    return here


def step_into(here: Any, step: str | int) -> Any:
    """What is under a name or at a place. LookupError says what there is instead."""
    own = names_in(type(here))
    if own is not None:
        names = own
        if _spelled(step) in names:
            return getattr(here, _spelled(step))
    elif isinstance(here, Mapping):
        if step in here:
            return here[step]
        for key in here:
            if _spelled(key) == _spelled(step):
                return here[key]
        names = tuple(str(key) for key in here)
    elif isinstance(here, Sequence) and not isinstance(here, str):
        place = _place(step)
        if 0 <= place < len(here):
            return here[place]
        names = (f"0 to {len(here) - 1}",) if here else ()
    else:
        raise LookupError(f"there is nothing inside {here!r}, so no {step!r}")
    if step == "size":
        return len(here) if isinstance(here, Sequence) else len(names)
    raise LookupError(f"there is no {step!r}{near(str(step), names)}; there is: {', '.join(names) or 'nothing'}")


def near(words: str, known: Collection[str]) -> str:
    """' (did you mean ...?)' where something known is close to the words; '' where nothing is."""
    from difflib import get_close_matches  # most words need no guess

    close = get_close_matches(words, known, n=1)
    return f" (did you mean {close[0]!r}?)" if close else ""


def _spelled(name: object) -> str:
    """A name as fields have it: views call `wand_order` what positions call `wand order`, and a path finds both."""
    return str(name).replace(" ", "_")


def _place(step: str | int) -> int:
    """A place in a list: its number, or a seat's letter."""
    if isinstance(step, int):
        return step
    if step.isdecimal():
        return int(step)
    return SEAT_NAMES.find(step) if len(step) == 1 else -1


def in_lines(value: Any, indent: str = "") -> Iterator[str]:
    """A value in lines for people: its parts by name, in one line where they fit; empty parts are left out."""
    for name, part in _parts(plain(value)):
        if _is_nothing(part):
            continue
        line = f"{indent}{name}: {_in_line(part)}"
        if len(line) <= LINE_WIDTH or not isinstance(part, Mapping | list):
            yield line
        else:
            yield f"{indent}{name}:"
            yield from in_lines(part, indent + "  ")


def _parts(value: Any) -> Iterator[tuple[str, Any]]:
    """The parts of a value, each with what it is called: by its own name or seat if it has one, else by its number."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield str(key).replace("_", " "), part
        return
    for number, part in enumerate(value, 1):
        own = next((key for key in ("name", "seat") if isinstance(part, Mapping) and part.get(key)), None)
        if own is None:
            yield str(number), part
        else:
            rest = {key: inside for key, inside in part.items() if key != own and not _is_nothing(inside)}
            yield str(part[own]), rest


def _in_line(value: Any) -> str:
    if isinstance(value, Mapping):
        parts = [
            f"{str(name).replace('_', ' ')} {_in_line(part)}" for name, part in value.items() if not _is_nothing(part)
        ]
        return "; ".join(parts)
    if isinstance(value, list):
        between = " | " if any(isinstance(part, Mapping | list) for part in value) else ", "
        return between.join(_in_line(part) or "-" for part in value)
    return str(value)


def _is_nothing(value: Any) -> bool:
    return value is None or value in ("", [], {})
