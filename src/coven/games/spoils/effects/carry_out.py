"""402.5 Carrying out instructions. What each says is looked up in the one table (see `actions.verbs`)."""

from __future__ import annotations

from typing import Any, Final

from coven.games.spoils.areas.areas import opponent
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.meaning import references
from coven.games.spoils.effects.records import Resolving, Used
from coven.games.spoils.text.tree import Both, Either, If, Instruction, May, Sequence
from coven.kernel import Decision, Flow, Reason, Seat

JOINED: Final = (Sequence, Both, May, Either, If)
"""Instructions made of others: between those, others may have to decide (O03)."""


def carry_out(s: SpoilsState, r: Resolving, instruction: Instruction) -> Flow[bool]:
    """402.5, 402.5a, 402.5b Carry out an instruction as far as it can be. Gives whether it was completed.

    Whoever carries out several settles between them (O03), and whoever began settles at the end: see `settle`.
    407.1a Who 'you' is, is looked at anew for each.
    """
    r.you = references.controller(s, r)
    doing = s.rulings.instructions[type(instruction)].do(s, r, instruction)
    if r.action is None or r.action.used is not Used.IN_STEAD or isinstance(instruction, JOINED):
        return doing
    return _in_stead(doing, opponent(r.action.seat), r.action.seat)


def _in_stead(doing: Flow[bool], whose: Seat, by: Seat) -> Flow[bool]:
    """401.2a What a player would decide, another decides in that player's stead."""
    answer: Any = None
    while True:
        try:
            asked = doing.send(answer)
        except StopIteration as end:
            return bool(end.value)
        if isinstance(asked, Decision) and asked.seat == whose:
            one = asked
            asked = Decision(by, one.question, one.choices, one.say, one.about, one.always, one.source, one.why_not)
        answer = yield asked


def why_impossible(s: SpoilsState, r: Resolving, instruction: Instruction) -> Reason | None:
    """401.2 Why an instruction can't be completed now, as far as its player can know, or None."""
    return s.rulings.instructions[type(instruction)].why_impossible(s, r, instruction)
