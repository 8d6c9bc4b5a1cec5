"""0.4 Legal and illegal choices: among instructions, and whether to carry one out.

What an instruction acts on is chosen in `choosing_things`; which pick leaves the rest of the effect possible (0.4.8) is
judged in `possibility`.
"""

from __future__ import annotations

from typing import Final

from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.references import players, who_is
from coven.games.revel.effects.records import Resolving
from coven.games.revel.instructions.carry_out import carry_out, one_by_one
from coven.games.revel.instructions.grades import NOT, WHOLLY, Grade, together
from coven.games.revel.instructions.possibility import payer, possible
from coven.games.revel.seen.words import OneOfThese, Text
from coven.games.revel.text.tree import Either, Instruction, May, Pay
from coven.games.revel.text.words.vocabulary import EACH
from coven.kernel import Flow, Question, Reason, Seat, choose

WHETHER_TO: Final = Question("whether to", "{0}: do you? {1}", "0.4.1", "`yes`, `no`", declines=("no",), whether=True)
WHICH: Final = Question(
    "which of these",
    "{0}: which?",
    "0.4.2",
    "the words of the option: `Draw 1 card.`",
    only_one=(("", Reason("0.4.2", "one of these is chosen")),),
)

YES: Final = "yes"
NO: Final = "no"


def optional(s: RevelState, r: Resolving, instruction: May) -> Flow[Grade]:
    """0.4.1, 0.4.13 Optional instructions: the player decides, where accepting is legal."""
    if instruction.who is EACH and r.each is None:
        return (yield from _each_may(s, r, instruction))
    if possible(s, r, instruction.body) is NOT:
        return NOT
    seat = who_is(s, r, instruction.who)
    if isinstance(instruction.body, Pay) and seat == payer(s, r, instruction.body.cost):
        return (yield from carry_out(s, r, instruction.body))  # the cost can be declined, which is the same choice
    what = Text(instruction.body, to_opponent=seat != r.you, who=instruction.who)
    answer = yield from choose(s, seat, WHETHER_TO, (YES, NO), about=(r.card, what), source=r)
    if answer == NO:
        if instruction.slot:
            r.memory().carried[instruction.slot] = ()
        return WHOLLY
    return (yield from carry_out(s, r, instruction.body))


def _each_may(s: RevelState, r: Resolving, instruction: May) -> Flow[Grade]:
    """'Each player may ...': one after the other decides for oneself."""
    grades = []
    did: tuple[Seat, ...] = ()
    for seat in players(s, r, EACH):
        r.each = seat
        r.memory().carried.pop(instruction.slot, None)
        grade = yield from optional(s, r, instruction)
        grades.append(grade)
        if grade is not NOT and r.memory().carried.get(instruction.slot) != ():
            did = (*did, seat)
    r.each = None
    r.memory().carried[instruction.slot] = did
    return together(grades)


def either(s: RevelState, r: Resolving, instruction: Either) -> Flow[Grade]:
    """0.P.6, 0.4.2, 0.4.6 A choice among instructions, of which only those not wholly impossible may be taken."""
    if instruction.who is EACH and r.each is None:
        return (yield from one_by_one(s, r, instruction))
    # 0.4.4, 0.4.5, 0.4.11: what is partly possible is legal, and all that counts is what both players see beforehand
    legal: list[Instruction] = []
    for option in instruction.options:
        if option not in legal and possible(s, r, option) is not NOT:  # the same twice is no choice
            legal.append(option)
    if not legal:
        return NOT  # 0.4.7
    seat = who_is(s, r, instruction.who)
    say = OneOfThese(r, seat, instruction.options, instruction.who)
    option = yield from choose(s, seat, WHICH, legal, say=say, about=(r.card,), source=r)
    return (yield from carry_out(s, r, option))
