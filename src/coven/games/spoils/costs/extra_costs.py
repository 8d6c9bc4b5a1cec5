"""401.3 Extra costs: what a cost section lists, in order."""

from __future__ import annotations

from typing import Final, TypeAlias

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.carry_out import carry_out, why_impossible
from coven.games.spoils.effects.meaning.amounts import known_variable
from coven.games.spoils.effects.meaning.nouns import place_of
from coven.games.spoils.effects.quoted import asked_now
from coven.games.spoils.effects.records import Resolving
from coven.games.spoils.effects.settling import settle
from coven.games.spoils.text.tree import (
    Act,
    Bonus,
    Both,
    ChooseNumber,
    Gains,
    Instruction,
    Lasting,
    Let,
    Loses,
    Pay,
    Place,
    Put,
    Restriction,
    Sequence,
    Some,
    TakeControl,
    This,
    Verb,
    What,
)
from coven.kernel import Flow, Illegal, Reason

UNDOING: Final = "401.3"
"""The rule on undoing what can't be finished; 603.1e and 605.1d say the same of cards and abilities."""

UNMET: Final = Reason("401.2", "not all of the cost can be met")


Taking: TypeAlias = Act | Put | TakeControl | Lasting
"""Steps that ask for something, and may take from what there is."""
OPEN: Final = (Act, Put, TakeControl, Lasting, Pay, Let, ChooseNumber, Restriction)
"""Costs that are met with what their player sees."""


def steps_of(cost: Instruction) -> tuple[Instruction, ...]:
    """401.1, 401.3 The steps of a cost, in the order in which they are listed, in one sentence or in several."""
    if not isinstance(cost, (Sequence, Both)):
        return (cost,)
    steps: list[Instruction] = []
    for step in cost.steps:
        steps.extend(steps_of(step))
    return tuple(steps)


def first_unmet(s: SpoilsState, r: Resolving, steps: tuple[Instruction, ...]) -> tuple[int, Reason] | None:
    """401.2, O05 The place of the first extra cost that can't be met by what is there now, as far as its player can
    know, and why not; None if there is none. Pay instructions are left out: they are added up and paid last (406.3)."""
    for at, step in enumerate(steps):
        if not isinstance(step, Pay):
            reason = why_impossible(s, r, step)
            if reason is not None:
                return at, reason
    return None


def are_entangled(steps: tuple[Instruction, ...]) -> bool:
    """401.3, O35 Whether what a step takes may be wanting for a later one, so that looking at each for itself doesn't
    tell whether all of them can be completed. Only of costs that hide nothing from who pays them."""
    if not all(isinstance(step, OPEN) for step in steps):
        return False
    acts = [step for step in steps if isinstance(step, (Act, Put, TakeControl, Lasting))]
    if any(isinstance(act, Act) and act.verb in (Verb.LOOK, Verb.REVEAL) for act in acts):
        return False
    return any(_may_leave_too_little(one, later) for place, one in enumerate(acts) for later in acts[place + 1 :])


def _may_leave_too_little(one: Taking, later: Taking) -> bool:
    wanted = _wanted(later)
    asked = [what for what in wanted if isinstance(what, Some)]
    if isinstance(one, Act) and one.verb in (Verb.PICK, Verb.CHOOSE):
        return any(what.noun.other for what in asked) or _loses(later)
    if isinstance(one, Act) and one.verb in (Verb.DEPLETE, Verb.RESTORE):
        return bool(asked) and isinstance(later, Act) and later.verb is one.verb
    if isinstance(one, Lasting):
        return _loses(one) and bool(wanted)
    return bool(asked) or any(isinstance(what, This) for what in wanted)


def _wanted(step: Taking) -> list[What]:
    """What there has to be for a step."""
    if isinstance(step, Lasting):
        return [one.on for one in step.statements if isinstance(one, (Bonus, Gains, Loses))]
    return [step.what]


def _loses(step: Taking) -> bool:
    """401.3b Whether a step needs a card to have something."""
    return isinstance(step, Lasting) and any(isinstance(one, Loses) for one in step.statements)


def satisfy(s: SpoilsState, r: Resolving, steps: tuple[Instruction, ...]) -> Flow[None]:
    """401.1, 401.3 Complete extra costs from first to last. Illegal at one that can't be completed: all is undone
    then."""
    for step in steps:
        see(s, r, step)
        done = yield from carry_out(s, r, step)
        if not done:
            raise Illegal(UNMET)
        yield from settle(s)  # O05: the rules' own consequences at once, triggers later (503.3)


def see(s: SpoilsState, r: Resolving, step: Instruction) -> None:
    """401.3 Illegal if a step can't be completed."""
    reason = why_impossible(s, r, step)
    if reason is not None:
        raise Illegal(reason, told=_told_to_others(r, step))


def _told_to_others(r: Resolving, step: Instruction) -> str:
    """403.2a, O35 What the others read where a hand hasn't what a cost asks for: how much it has of that is its
    player's secret."""
    if not isinstance(step, (Act, Put)) or not isinstance(step.what, Some):
        return ""
    verb = step.verb if isinstance(step, Act) else Verb.PUT
    if place_of(step.what.noun, verb) is not Place.HAND:
        return ""
    return f"{asked_now(step.what, known_variable(r))} is asked for, and there is not enough of that"
