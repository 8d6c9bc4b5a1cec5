"""Why not all of several things that are named together can be taken."""

from __future__ import annotations

from collections.abc import Sequence

from coven.games.spoils.actions.search import NotFound
from coven.games.spoils.areas.in_play import Copy
from coven.games.spoils.costs.paying import NotPaid
from coven.games.spoils.course.setup import WHICH_TO_BOTTOM
from coven.games.spoils.effects.candidates import Taking, rule_of
from coven.games.spoils.effects.quoted import asked_for
from coven.kernel import Decision, Reason


def why_only_one(decision: Decision, answers: Sequence[str]) -> Reason | None:
    """Why not all of these answers can be given, one after the other; None if they may be."""
    taken = [answer for answer in answers if answer not in decision.question.declines]
    return why_not_so_many(decision, len(taken)) or decision.question.why_only_one(answers)


def in_the_open(decision: Decision, choice: object) -> bool:
    """601.1f Whether nothing comes to light by a choice, so that what is said after it can be judged: a card of the
    opening hand goes to the bottom of the deck, where nobody sees any other."""
    return decision.kind == WHICH_TO_BOTTOM.kind and isinstance(choice, Copy)


def why_not_so_many(decision: Decision, number: int) -> Reason | None:
    """309.1, 310.1, 312.2, 402.5 Why no more are taken, where a text or a number to pay says how many; None if so
    many may be."""
    asks = decision.why_not
    if isinstance(asks, Taking):
        what, before, rule = asks.what, len(asks.taken), rule_of(asks.r, asks.verb)
    elif isinstance(asks, NotFound):
        what, before, rule = asks.instruction.what, asks.found, decision.rule
    elif isinstance(asks, NotPaid):
        return asks.why_not_so_many(number)
    else:
        return None
    most = what.most
    if not isinstance(most, int) or number <= most - before:
        return None
    return Reason(rule, f"{asks.r.copy} asks for {asked_for(what)}")
