"""Trees of card text as plain data, and back: so that they can be kept (see `coven.language.kept`).

A node is the name of its class over the list of its parts, {"Draw": [..., ..., 0]}, and a word the name of its kind
over its own, {"Verb": "DRAW"}; several are a list, and numbers and names are what they are.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any

from coven.games.revel.text import tree
from coven.games.revel.text.words.vocabulary import Word


@cache
def _kinds() -> dict[str, type[Any]]:
    """The classes of nodes and words: nothing else is ever made from data."""
    found = [getattr(tree, name) for name in tree.__all__]
    kinds = [kind for kind in found if isinstance(kind, type) and (is_dataclass(kind) or issubclass(kind, Word))]
    return {kind.__name__: kind for kind in kinds}


def plain(node: Any) -> Any:
    """A tree as plain data. TypeError if something in it has no plain form."""
    if node is None or type(node) in (str, int, bool):
        return node
    if type(node) is tuple:
        return [plain(part) for part in node]
    name = type(node).__name__
    if _kinds().get(name) is not type(node):
        raise TypeError(f"{node!r} has no plain form")
    if isinstance(node, Enum):  # not Word: compiled, that doesn't know all its kinds
        return {name: node.name}
    return {name: [plain(getattr(node, field.name)) for field in fields(node)]}


def from_plain(data: Any) -> Any:
    """The tree that plain data stands for. KeyError, TypeError or ValueError if it stands for none."""
    if isinstance(data, list):
        return tuple([from_plain(part) for part in data])
    if not isinstance(data, dict):
        return data
    ((name, inside),) = data.items()
    kind = _kinds()[name]
    if isinstance(inside, str):
        return kind[inside]  # a kind of words, or it is a TypeError
    return kind(*[from_plain(part) for part in inside])
