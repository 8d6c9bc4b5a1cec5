"""Sentences that go on with the one before: what speaks of something that may not come to be depends on it as well."""

from __future__ import annotations

from dataclasses import replace

from coven.games.revel.text.tree import (
    AmountThisWay,
    Back,
    Both,
    DidThisWay,
    If,
    Instead,
    Instruction,
    May,
    Not,
    Pay,
    Pointer,
    Sequence,
)
from coven.games.revel.text.tree.joining import asked, join
from coven.language.walking import nodes


def goes_on_instead(before: Instruction, more: Instruction) -> bool:
    """4.9.4 'You may reveal it instead. If it is a strike spell card, play it.': what takes an event's place happens
    after all that the effect says, so what speaks of it, or of what the event was about, is a part of it. 'If you do'
    asks whether anything takes its place."""
    return _is_instead(before) and not _asks_whether(more) and _points_back(more)


def with_more(before: Instruction, more: Instruction) -> Instruction | None:
    """What a sentence and one that goes on with it are together; None if nothing in the first is uncertain, or if only
    a part of the second speaks of that, so that what the rest depends on is not clear."""
    if _is_instead(before) and _asks_whether(more):
        so = _if_so(more)
        return None if so is None else _joined(before, so)
    clauses = more.steps if isinstance(more, Both) else (more,)
    if _asks_whether(more) or not all(_points_back(clause) for clause in clauses):
        return None
    return _joined(before, more)


def _if_so(more: Instruction) -> Instruction | None:
    """4.9.4 'You may look at your next 2 draws instead. If you do, draw 1 of them.': it speaks of what takes the
    event's place, and so is a part of it, which goes without saying 'if you do'."""
    if not isinstance(more, If) or more.after:
        return None
    _, conditions, then, otherwise = asked(more)
    plain = len(conditions) == 1 and not isinstance(conditions[0], Not) and otherwise is None
    return then if plain and _points_back(then) else None


def _joined(before: Instruction, more: Instruction) -> Instruction | None:
    if isinstance(before, May | Instead | Pay):
        return replace(before, body=_joined(before.body, more) or _in_a_row(before.body, more))
    if isinstance(before, If):
        how, conditions, then, otherwise = asked(before)
        if otherwise is None:
            return join(how, conditions, _joined(then, more) or _in_a_row(then, more), after=before.after)
    return None


def _in_a_row(before: Instruction, more: Instruction) -> Sequence:
    return Sequence((*(before.steps if isinstance(before, Sequence) else (before,)), more))


def _is_instead(instruction: Instruction) -> bool:
    if isinstance(instruction, May | Pay):
        return _is_instead(instruction.body)
    return isinstance(instruction, Instead)


def _asks_whether(instruction: Instruction) -> bool:
    """Whether a sentence asks itself whether the one before was carried out: 'If you do', 'If they don't'."""
    if not isinstance(instruction, If):
        return False
    first = asked(instruction).conditions[0]
    did = first.condition if isinstance(first, Not) else first
    return isinstance(did, DidThisWay) and did.verb is None


def _points_back(instruction: Instruction) -> bool:
    return any(
        isinstance(part, AmountThisWay | DidThisWay)
        or (isinstance(part, Back) and part.pointer in (Pointer.IT, Pointer.THIS_WAY, Pointer.REST))
        for part in nodes(instruction)
    )
