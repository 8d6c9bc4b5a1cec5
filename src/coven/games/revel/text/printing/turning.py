"""Card text as it reads to the opponent of the player whom it calls 'you'."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from coven.games.revel.text.printing.effects import say
from coven.games.revel.text.printing.nouns import Unsayable
from coven.games.revel.text.tree import Instruction, Who, Whose

TURNED: Final[dict[object, object]] = {
    Who.YOU: Who.OPPONENT,
    Who.OPPONENT: Who.YOU,
    Whose.YOUR: Whose.OPPONENTS,
    Whose.OPPONENTS: Whose.YOUR,
    Whose.OPPOSING: Whose.YOUR,
}
"""1.9.4 Whom 'you' and 'your' mean, seen from the other side."""


def say_to_opponent(instruction: Instruction) -> str:
    """An instruction in words to the opponent of its player: 'Lose 1 Stamina.' for 'Your opponent loses 1 Stamina.'
    What can't be said like this is said as the card has it."""
    try:
        return say(turned(instruction))
    except Unsayable:
        return say(instruction)


def turned(instruction: Instruction) -> Instruction:
    """The same with 'you' and 'your opponent' exchanged."""
    other = _turned(instruction)
    assert isinstance(other, type(instruction))
    return other


def _turned(node: object) -> object:
    if isinstance(node, (Who, Whose)):
        return TURNED.get(node, node)
    if isinstance(node, tuple):
        return tuple(_turned(part) for part in node)
    if is_dataclass(node) and not isinstance(node, type):
        parts: dict[str, Any] = {field.name: _turned(getattr(node, field.name)) for field in fields(node)}
        return replace(node, **parts)
    return node
