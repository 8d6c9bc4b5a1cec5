"""Walking through a tree of card text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass


def nodes(node: object) -> Iterator[object]:
    """A node of a tree and all within it, in the order in which it is written down."""
    yield node
    if isinstance(node, tuple):
        for part in node:
            yield from nodes(part)
    elif is_dataclass(node) and not isinstance(node, type):
        for field in fields(node):
            yield from nodes(getattr(node, field.name))
