"""5.8 'Check for overpower': the instruction to go through the steps of a check."""

from __future__ import annotations

from coven.games.revel.actions.overpower import check_for_overpower
from coven.games.revel.areas.elements import Card
from coven.games.revel.areas.state import RevelState
from coven.games.revel.course.cleanup import check_due, cleanup_check
from coven.games.revel.effects.meaning.references import done_this_way
from coven.games.revel.effects.records import Resolving
from coven.games.revel.instructions.choosing_things import select_for
from coven.games.revel.instructions.grades import NOT, WHOLLY, Grade
from coven.games.revel.instructions.possibility import anything_there
from coven.games.revel.text.tree import CheckOverpower, Verb
from coven.kernel import Flow


def possible(s: RevelState, r: Resolving, instruction: CheckOverpower) -> Grade:
    """Whatever comes of a check, it can be made for any spell that is there."""
    return WHOLLY if anything_there(s, r, r.you, Verb.CHOOSE, instruction.what) else NOT


def do(s: RevelState, r: Resolving, instruction: CheckOverpower) -> Flow[Grade]:
    """'Check for overpower for this spell.'"""
    refs = yield from select_for(s, r, r.you, instruction.what)
    for ref in refs or ():
        spell = None if isinstance(ref, Card) else s.element(ref)
        if spell is not None:
            victim = yield from check_for_overpower(s, spell, None)  # 5.8.6: not caused by playing
            if victim is not None and instruction.slot:
                done_this_way(s, r, instruction.slot, spell.owner, (victim.id, *victim.cards))
            if check_due(s):  # 2.5.3: a list of steps is complete
                yield from cleanup_check(s)
    return WHOLLY if refs else NOT
