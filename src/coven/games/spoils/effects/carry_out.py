"""402.5 Carrying out instructions. What each says is looked up in the one table (see `actions.verbs`)."""

from __future__ import annotations

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.meaning import references
from coven.games.spoils.effects.records import Resolving
from coven.games.spoils.text.tree import Instruction
from coven.kernel import Flow, Reason


def carry_out(s: SpoilsState, r: Resolving, instruction: Instruction) -> Flow[bool]:
    """402.5, 402.5a, 402.5b Carry out an instruction as far as it can be. Gives whether it was completed.

    Whoever carries out several settles between them (O03), and whoever began settles at the end: see `settle`.
    407.1a Who 'you' is, is looked at anew for each.
    """
    r.you = references.controller(s, r)
    return s.rulings.instructions[type(instruction)].do(s, r, instruction)


def why_impossible(s: SpoilsState, r: Resolving, instruction: Instruction) -> Reason | None:
    """401.2 Why an instruction can't be completed now, as far as its player can know, or None."""
    return s.rulings.instructions[type(instruction)].why_impossible(s, r, instruction)
