"""Card text as it reads to the opponent of the player whom it calls 'you'."""

from __future__ import annotations

from collections.abc import Mapping
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

ONE_OF_EACH: Final[dict[object, object]] = {Who.EACH: Who.YOU, Whose.THEIR: Whose.YOUR}
"""Whom 'each player' and 'their' mean to the one of them who is asked."""


def say_to_opponent(instruction: Instruction) -> str:
    """An instruction in words to the opponent of its player: 'Lose 1 Stamina.' for 'Your opponent loses 1 Stamina.'
    What can't be said like this is said as the card has it."""
    try:
        return say(turned(instruction))
    except Unsayable:
        return say(instruction)


def say_to_each(instruction: Instruction, *, to_opponent: bool) -> str:
    """An instruction for each player, in words to the one who is asked: 'Discard 1 of your spells.' for 'Each player
    discards 1 of their spells.'"""
    try:
        return say(_exchanged(turned(instruction) if to_opponent else instruction, ONE_OF_EACH))
    except Unsayable:
        return say(instruction)


def turned(instruction: Instruction) -> Instruction:
    """The same with 'you' and 'your opponent' exchanged."""
    return _exchanged(instruction, TURNED)


def _exchanged(instruction: Instruction, words: Mapping[object, object]) -> Instruction:
    other = _with(instruction, words)
    assert isinstance(other, type(instruction))
    return other


def _with(node: object, words: Mapping[object, object]) -> object:
    if isinstance(node, (Who, Whose)):
        return words.get(node, node)
    if isinstance(node, tuple):
        return tuple(_with(part, words) for part in node)
    if is_dataclass(node) and not isinstance(node, type):
        parts: dict[str, Any] = {field.name: _with(getattr(node, field.name), words) for field in fields(node)}
        return replace(node, **parts)
    return node
