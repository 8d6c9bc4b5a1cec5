"""0.3 Paying costs: wholly or not at all."""

from __future__ import annotations

from typing import Final

from coven.games.revel.areas.areas import BOTH
from coven.games.revel.areas.elements import Card
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.cost_effects import charged, charges
from coven.games.revel.effects.interruptions import may_be_interrupted
from coven.games.revel.effects.meaning.winning import five_at_once
from coven.games.revel.effects.records import Resolving
from coven.games.revel.instructions.carry_out import carry_out, one_by_one
from coven.games.revel.instructions.chains import deeper
from coven.games.revel.instructions.grades import NOT, WHOLLY, Grade
from coven.games.revel.instructions.possibility import by_each, payable, payer
from coven.games.revel.instructions.possibility import possible as is_possible
from coven.games.revel.instructions.repair import undone_if_illegal
from coven.games.revel.seen.words import Text
from coven.games.revel.text.tree import Both, Instruction, Pay, Sequence, Tally, Verb
from coven.games.revel.text.tree.instructions import told_to
from coven.games.revel.text.words.vocabulary import EACH
from coven.kernel import Flow, Illegal, Impossible, Question, Reason, Seat, choose

WHETHER_TO_PAY: Final = Question(
    "whether to pay", "{0}: pay? {1}", "0.3.9", "`pay`, `decline`", declines=("decline",), whether=True
)

PAY: Final = "pay"
DECLINE: Final = "decline"

UNPAID: Final = Reason("0.3.11", "a part of the cost can't be paid")


def possible(s: RevelState, r: Resolving, instruction: Pay) -> Grade:
    """0.3.6, 0.3.8 'Discard 1 card to draw 1 card.' is not possible where the cost can't be paid; else it is as
    possible as what is paid for (slip S48)."""
    if r.each is None and told_to(instruction.cost) is EACH:
        return by_each(s, r, instruction)
    return is_possible(s, r, instruction.body) if is_possible(s, r, instruction.cost) is WHOLLY else NOT


def do(s: RevelState, r: Resolving, instruction: Pay) -> Flow[Grade]:
    """0.3.1, 0.3.4 A chance to pay a cost, just before the rest, so that the rest can be done."""
    if r.each is None and told_to(instruction.cost) is EACH:
        return (yield from one_by_one(s, r, instruction))
    if not payable(s, r, instruction.cost) or is_possible(s, r, instruction.body) is NOT:
        return NOT
    if not (yield from agrees(s, r, instruction.cost)):  # 0.3.10
        return NOT
    if not (yield from pay_or_undo(s, r, instruction.cost)):
        return NOT
    if instruction.slot:
        r.memory().carried[instruction.slot] = BOTH
    return (yield from carry_out(s, r, instruction.body))


def agrees(s: RevelState, r: Resolving, cost: Instruction) -> Flow[bool]:
    """0.3.9 A player may decline to pay any cost."""
    seat = payer(s, r, cost)
    what = Text(cost, to_opponent=seat != r.you, who=told_to(cost))
    answer = yield from choose(s, seat, WHETHER_TO_PAY, (PAY, DECLINE), about=(r.card, what), source=r)
    return answer == PAY


def pay(s: RevelState, r: Resolving, cost: Instruction) -> Flow[bool]:
    """0.P.5, 0.3.5 Carry out all instructions of a cost that was agreed to, in full.

    False if it turns out that nothing of it can be done. Illegal if a part fails once the game has changed: by
    other parts, or by an interruption (0.3.11).
    """
    steps = cost.steps if isinstance(cost, (Sequence, Both)) else (cost,)
    before = s.copy()
    for step in steps:
        grade = yield from carry_out(s, r, step)
        if grade is WHOLLY:
            continue
        if grade is NOT and s.is_like(before):
            return False
        raise Illegal(UNPAID)
    return True


def pay_or_undo(s: RevelState, r: Resolving, cost: Instruction) -> Flow[bool]:
    """0.3.11 Pay a cost that was agreed to. If it fails half-way it is undone, and another way to pay is asked for."""
    if isinstance(cost, Tally) and not may_be_interrupted(s, cost.verb):
        return (yield from pay(s, r, cost))  # it can't fail half-way
    before = r.kept

    def paying() -> Flow[bool]:
        r.kept = None if before is None else before.copy()
        s.paying += 1
        done = yield from pay(s, r, cost)
        s.paying -= 1
        return done

    paid = yield from undone_if_illegal(s, payer(s, r, cost), paying, subject=0)
    if isinstance(paid, Impossible) or not paid:
        r.kept = before
        return False
    five_at_once(s)  # revel-starter:open.2: now that it can't be undone any more
    return True


def pay_charges(s: RevelState, seat: Seat, verb: Verb, *cards: Card) -> Flow[bool]:
    """0.3.1 to 0.3.3 Pay the cost effects on an action just before it. False if one isn't paid."""
    for one in charges(s, seat, verb, *cards):
        r = charged(s, one, seat, cards)
        if not payable(s, r, one.effect.cost):
            return False
        if not (yield from agrees(s, r, one.effect.cost)):
            return False
        deeper(s)  # what is done to pay it may have its own cost
        paid = yield from pay_or_undo(s, r, one.effect.cost)
        s.nested -= 1
        if not paid:
            return False
    return True
