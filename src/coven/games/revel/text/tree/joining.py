"""'and' and 'or' between conditions: Ifs within each other, so that a condition is always a single question.

'If A and B, do X. Otherwise, do Y.' asks A and then B, and does Y whichever fails; 'If A or B, do X.' asks B only where
A does not hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from coven.games.revel.text.tree.conditions import Condition
from coven.games.revel.text.tree.instructions import If, Instruction


class Join(Enum):
    ALL = "and"
    ANY = "or"


class Asked(NamedTuple):
    """What a sentence with 'if' asks, and what follows from it."""

    join: Join
    conditions: tuple[Condition, ...]
    then: Instruction
    otherwise: Instruction | None


def join(
    how: Join, conditions: Sequence[Condition], then: Instruction, otherwise: Instruction | None = None, *, after: bool
) -> If:
    """An instruction that depends on several conditions."""
    if len(conditions) == 1:
        return If(conditions[0], then, otherwise, after)
    rest = join(how, conditions[1:], then, otherwise, after=after)
    return If(conditions[0], rest, otherwise, after) if how is Join.ALL else If(conditions[0], then, rest, after)


def asked(instruction: If) -> Asked:
    """The conditions that were joined, found again."""
    then, otherwise = instruction.then, instruction.otherwise
    if isinstance(then, If):
        rest = asked(then)
        return Asked(Join.ALL, (instruction.condition, *rest.conditions), rest.then, otherwise)
    if isinstance(otherwise, If):
        rest = asked(otherwise)
        return Asked(Join.ANY, (instruction.condition, *rest.conditions), then, rest.otherwise)
    return Asked(Join.ALL, (instruction.condition,), then, otherwise)
