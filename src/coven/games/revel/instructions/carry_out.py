"""0.0 Carrying out instructions. Each gives how far it was carried out.

What a verb does is found in the rulebook (see `Rulebook`); this module carries out how instructions are put together.
"""

from __future__ import annotations

from typing import Final

from coven.games.revel.areas.areas import BOTH
from coven.games.revel.areas.elements import Kept
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.measuring import counted, holds
from coven.games.revel.effects.meaning.references import players, who_is
from coven.games.revel.effects.records import Resolving
from coven.games.revel.instructions.grades import NOT, WHOLLY, Grade, together
from coven.games.revel.instructions.possibility import is_nobodys, payer, possible
from coven.games.revel.seen.words import Text
from coven.games.revel.text.tree import Act, Back, Both, Either, If, Instruction, May, Pay, Sequence, This
from coven.games.revel.text.tree.instructions import instruction_slot
from coven.games.revel.text.words.vocabulary import EACH
from coven.kernel import Flow, Question, Seat, choose

WHETHER_TO: Final = Question("whether to", "{0}: do you? {1}", "0.4.1", "`yes`, `no`")
WHICH: Final = Question("which of these", "{0}: which?", "0.4.2", "the words of the option: `Draw 1 card.`")

YES: Final = "yes"
NO: Final = "no"


def carry_out(s: RevelState, r: Resolving, instruction: Instruction) -> Flow[Grade]:
    """0.P.1, 0.0.1 Carry out an instruction: as much as can be done (0.2.11), nothing if nothing can (0.2.12)."""
    if s.result is not None or is_nobodys(s, r, instruction):
        return _nothing()
    if instruction_slot(instruction):
        return _remembered(s, r, instruction)
    return s.rulings.instructions[type(instruction)].do(s, r, instruction)


def _remembered(s: RevelState, r: Resolving, instruction: Instruction) -> Flow[Grade]:
    """An instruction that later words point at: whether it was carried out is kept in mind ('if you do')."""
    slot = instruction_slot(instruction)
    carried = r.memory().carried
    carried.pop(slot, None)
    grade = yield from s.rulings.instructions[type(instruction)].do(s, r, instruction)
    if slot not in carried:
        carried[slot] = BOTH if grade is not NOT else ()
    return grade


def _nothing() -> Flow[Grade]:
    """The game has ended in the middle of an effect, or there is nobody to do it: it isn't carried out."""
    yield from ()
    return NOT


def steps(s: RevelState, r: Resolving, instruction: Sequence | Both) -> Flow[Grade]:
    """0.P.3, 0.2.11 Instructions in a row, one after another, each as far as it can be done."""
    grades = []
    after = r.rest
    points = instruction.points
    for place, step in enumerate(instruction.steps):
        if points:
            r.rest = (*zip(instruction.steps[place + 1 :], points[place + 1 :], strict=True), *after)
        grades.append((yield from carry_out(s, r, step)))
    r.rest = after
    return together(grades)


def conditional(s: RevelState, r: Resolving, instruction: If) -> Flow[Grade]:
    """0.2.8, 0.2.9 An instruction with a condition may do nothing when carried out; that is not impossible."""
    if holds(s, r, instruction.condition):
        return (yield from carry_out(s, r, instruction.then))
    if instruction.otherwise is not None:
        return (yield from carry_out(s, r, instruction.otherwise))
    return WHOLLY


def optional(s: RevelState, r: Resolving, instruction: May) -> Flow[Grade]:
    """0.4.1, 0.4.13 Optional instructions: the player decides, where accepting is legal."""
    if instruction.who is EACH and r.each is None:
        return (yield from _each_may(s, r, instruction))
    if possible(s, r, instruction.body) is NOT:
        return NOT
    seat = who_is(s, r, instruction.who)
    if isinstance(instruction.body, Pay) and seat == payer(s, r, instruction.body.cost):
        return (yield from carry_out(s, r, instruction.body))  # the cost can be declined, which is the same choice
    answer = yield from choose(s, seat, WHETHER_TO, (YES, NO), about=(r.card, Text(instruction.body)), source=r)
    if answer == NO:
        if instruction.slot:
            r.memory().carried[instruction.slot] = ()
        return WHOLLY
    return (yield from carry_out(s, r, instruction.body))


def _each_may(s: RevelState, r: Resolving, instruction: May) -> Flow[Grade]:
    """'Each player may ...': one after the other decides for oneself."""
    grades = []
    did: tuple[Seat, ...] = ()
    carried = r.memory().carried
    for seat in players(s, r, EACH):
        r.each = seat
        carried.pop(instruction.slot, None)
        grade = yield from optional(s, r, instruction)
        grades.append(grade)
        if grade is not NOT and carried.get(instruction.slot) != ():
            did = (*did, seat)
    r.each = None
    carried[instruction.slot] = did
    return together(grades)


def either(s: RevelState, r: Resolving, instruction: Either) -> Flow[Grade]:
    """0.P.6, 0.4.2, 0.4.6 A choice among instructions, of which only those not wholly impossible may be taken."""
    # 0.4.4, 0.4.5, 0.4.11: what is partly possible is legal, and all that counts is what both players see beforehand
    legal = tuple(option for option in instruction.options if possible(s, r, option) is not NOT)
    if not legal:
        return NOT  # 0.4.7
    option = yield from choose(
        s, who_is(s, r, instruction.who), WHICH, legal, say=lambda o: str(Text(o)), about=(r.card,), source=r
    )
    return (yield from carry_out(s, r, option))


def act(s: RevelState, r: Resolving, instruction: Act) -> Flow[Grade]:
    """A verb done to things, by one player or by each."""
    if instruction.times is not None:
        instruction = counted(s, r, instruction)
    r.acting = instruction.slot
    if instruction.who is not EACH:
        return s.rulings.verbs[instruction.verb].do(s, r, who_is(s, r, instruction.who), instruction)
    return _act_by_each(s, r, instruction)


def _act_by_each(s: RevelState, r: Resolving, instruction: Act) -> Flow[Grade]:
    """Each player does it; what both did was done this way (4.10.15)."""
    verb, what = instruction.verb, instruction.what
    slot = 0 if isinstance(what, (This, Back)) else what.slot
    acted_on: tuple[Kept, ...] = ()
    grades = []
    for seat in players(s, r, instruction.who):
        grades.append((yield from s.rulings.verbs[verb].do(s, r, seat, instruction)))
        if slot:
            acted_on = (*acted_on, *r.memory().things.pop(slot, ()))
    if slot:
        r.memory().things[slot] = acted_on
    return together(grades)


def by_each(by_players: list[Flow[Grade]]) -> Flow[Grade]:
    """The same instruction for one player after the other."""
    grades = []
    for flow in by_players:
        grades.append((yield from flow))
    return together(grades)
