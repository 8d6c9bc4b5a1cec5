"""0.0 Carrying out instructions. Each gives how far it was carried out.

What a verb does is found in the rulebook (see `Rulebook`); this module carries out how instructions are put together.
"""

from __future__ import annotations

from coven.games.revel.areas.areas import BOTH
from coven.games.revel.areas.elements import Kept
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.measuring import comes_to_light, counted, holds
from coven.games.revel.effects.meaning.references import players, who_is
from coven.games.revel.effects.records import Resolving
from coven.games.revel.instructions.grades import NOT, WHOLLY, Grade, together
from coven.games.revel.instructions.possibility import is_nobodys
from coven.games.revel.text.tree import Act, Back, Both, If, Instruction, Sequence, This
from coven.games.revel.text.tree.instructions import instruction_slot
from coven.games.revel.text.words.vocabulary import EACH
from coven.kernel import Flow, Seat


def carry_out(s: RevelState, r: Resolving, instruction: Instruction) -> Flow[Grade]:
    """0.P.1, 0.0.1 Carry out an instruction: as much as can be done (0.2.11), nothing if nothing can (0.2.12)."""
    if s.result is not None or (s.rulings.its_player and is_nobodys(s, r, instruction)):
        return _nothing()
    if instruction_slot(instruction):
        return _remembered(s, r, instruction)
    return s.rulings.instructions[type(instruction)].do(s, r, instruction)


def _remembered(s: RevelState, r: Resolving, instruction: Instruction) -> Flow[Grade]:
    """An instruction that later words point at: whether it was carried out is kept in mind ('if you do')."""
    slot = instruction_slot(instruction)
    r.memory().carried.pop(slot, None)
    grade = yield from s.rulings.instructions[type(instruction)].do(s, r, instruction)
    carried = r.memory().carried  # what was paid meanwhile is kept in a memory of its own: see `pay_or_undo`
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
    true = holds(s, r, instruction.condition)
    if comes_to_light(s, r, instruction.condition):
        s.tell(true)
    if true:
        return (yield from carry_out(s, r, instruction.then))
    if instruction.otherwise is not None:
        return (yield from carry_out(s, r, instruction.otherwise))
    return WHOLLY


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


def one_by_one(s: RevelState, r: Resolving, instruction: Instruction) -> Flow[Grade]:
    """'Each player adds a +1 to 1 of their spells.': one after the other does all of it. What both have named is
    pointed at together, and 'they do' of the one who did."""
    grades = []
    did: tuple[Seat, ...] = ()
    named: dict[int, tuple[Kept, ...]] = {}
    for seat in players(s, r, EACH):
        r.each = seat
        before = dict(r.memory().things)
        grade = yield from s.rulings.instructions[type(instruction)].do(s, r, instruction)
        grades.append(grade)
        if grade is not NOT:
            did = (*did, seat)
        for slot, things in r.memory().things.items():
            if before.get(slot) is not things:
                named[slot] = (*named.get(slot, ()), *things)
    r.each = None
    r.memory().things.update(named)
    slot = instruction_slot(instruction)
    if slot:
        r.memory().carried[slot] = did
    return together(grades)
