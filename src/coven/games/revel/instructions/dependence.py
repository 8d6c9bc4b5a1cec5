"""0.4.8 Which instructions of an effect choose something, and which depend on what an earlier one chose."""

from __future__ import annotations

from coven.games.revel.text.tree import (
    Act,
    Back,
    Becomes,
    Bonus,
    Both,
    Cannot,
    CheckOverpower,
    Counters,
    Either,
    If,
    Instead,
    Instruction,
    Lasting,
    May,
    Once,
    Pay,
    Pointer,
    Sequence,
    Swap,
    Verb,
    What,
)


def chooses(instruction: Instruction) -> bool:
    """Whether later instructions may refer back to what this one acts on."""
    if isinstance(instruction, (May, Pay, Instead, Once)):
        return chooses(instruction.body)
    if isinstance(instruction, If):
        return chooses(instruction.then)
    if isinstance(instruction, (Sequence, Both)):
        return any(chooses(step) for step in instruction.steps)
    return isinstance(instruction, (Act, Counters)) and not isinstance(_object(instruction), Back)


def _object(instruction: Act | Counters) -> What:
    return instruction.what if isinstance(instruction, Act) else instruction.on


def depends(instruction: Instruction) -> bool:
    """Whether an instruction acts on what was last chosen."""
    if isinstance(instruction, (May, Pay, Instead, Once)):
        return depends(instruction.body)
    if isinstance(instruction, If):
        return depends(instruction.then)
    if isinstance(instruction, (Sequence, Both)):
        return any(depends(step) for step in instruction.steps)
    if isinstance(instruction, Either):
        return any(depends(option) for option in instruction.options)
    if isinstance(instruction, Swap):
        return _points(instruction.one) or _points(instruction.other)
    if isinstance(instruction, (Act, CheckOverpower)):
        return _points(instruction.what)
    if isinstance(instruction, Counters):
        return _points(instruction.on) or (instruction.to is not None and _points(instruction.to))
    if isinstance(instruction, Lasting):
        statement = instruction.statement
        if isinstance(statement, (Bonus, Becomes)):
            return _points(statement.on)
        return isinstance(statement, Cannot) and _points(statement.what)
    return False


def _points(what: What | None) -> bool:
    return isinstance(what, Back) and (
        what.pointer is Pointer.IT or (what.pointer is Pointer.THIS_WAY and what.verb is Verb.CHOOSE)
    )
