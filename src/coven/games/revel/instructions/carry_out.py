"""0.0 Carrying out instructions. Each gives how far it was carried out.

What a verb does is found in the rulebook (see `Rulebook`); this module carries out how instructions are put together.
"""

from __future__ import annotations

from coven.games.revel.areas.elements import Ref
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.measuring import counted, holds
from coven.games.revel.effects.meaning.references import players, who_is
from coven.games.revel.effects.records import Resolving
from coven.games.revel.instructions.grades import NOT, WHOLLY, Grade, together
from coven.games.revel.text.tree import Act, Both, If, Instruction, Sequence
from coven.games.revel.text.words.vocabulary import EACH
from coven.kernel import Flow


def carry_out(s: RevelState, r: Resolving, instruction: Instruction) -> Flow[Grade]:
    """0.P.1, 0.0.1 Carry out an instruction: as much as can be done (0.2.11), nothing if nothing can (0.2.12)."""
    if s.result is not None:
        return _nothing()
    return s.rulings.instructions[type(instruction)].do(s, r, instruction)


def _nothing() -> Flow[Grade]:
    """The game has ended in the middle of an effect: the rest isn't carried out."""
    yield from ()
    return NOT


def steps(s: RevelState, r: Resolving, instruction: Sequence | Both) -> Flow[Grade]:
    """0.P.3, 0.2.11 Instructions in a row, one after another, each as far as it can be done."""
    grades = []
    after = r.rest
    for place, step in enumerate(instruction.steps):
        r.rest = (*instruction.steps[place + 1 :], *after)
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


def act(s: RevelState, r: Resolving, instruction: Act) -> Flow[Grade]:
    """A verb done to things, by one player or by each."""
    if instruction.times is not None:
        instruction = counted(s, r, instruction)
    if instruction.who is not EACH:
        return s.rulings.verbs[instruction.verb].do(s, r, who_is(s, r, instruction.who), instruction)
    return _act_by_each(s, r, instruction)


def _act_by_each(s: RevelState, r: Resolving, instruction: Act) -> Flow[Grade]:
    """Each player does it; what both did was done this way (4.10.15)."""
    verb = instruction.verb
    before = r.this_way
    done: list[Ref] = []
    acted_on: list[Ref] = []
    grades = []
    for seat in players(s, r, instruction.who):
        r.this_way = {**before, verb: ()}
        grades.append((yield from s.rulings.verbs[verb].do(s, r, seat, instruction)))
        done.extend(r.this_way[verb])
        acted_on.extend(r.it)
    r.it = tuple(acted_on)
    r.this_way = {**before, verb: tuple(done)}
    return together(grades)


def by_each(by_players: list[Flow[Grade]]) -> Flow[Grade]:
    """The same instruction for one player after the other."""
    grades = []
    for flow in by_players:
        grades.append((yield from flow))
    return together(grades)
