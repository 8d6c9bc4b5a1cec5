"""What component files of all games have in common: sections in TOML, and errors that quote a little of them."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from coven.kernel import CovenError
from coven.kernel.reason import a_little

LARGEST: Final = 2**63 - 1
"""TOML promises numbers of 64 bits. Python would read any, and then be unable to tell them."""


def read_sections(text: str) -> dict[str, Any]:
    """The sections of a component file. CovenError if it is none."""
    try:
        found = tomllib.loads(text)
    except RecursionError:
        raise CovenError("not a component file: it is nested too deeply") from None
    except ValueError as error:  # also of a number with thousands of digits
        raise CovenError(f"not TOML: {a_little(str(error))}") from None
    inside: list[Any] = [found]
    while inside:
        value = inside.pop()
        if isinstance(value, dict):
            inside += value.values()
        elif isinstance(value, list):
            inside += value
        elif isinstance(value, int) and abs(value) > LARGEST:
            raise CovenError(f"not TOML: no number is larger than {LARGEST}")
    return found
