"""4.6 What an effect puts off: a consequence of a moment to come, and what may be done only once each turn."""

from __future__ import annotations

from typing import Final

from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.consequences import relevant
from coven.games.revel.effects.records import Delayed, Resolving
from coven.games.revel.instructions.carry_out import carry_out
from coven.games.revel.instructions.grades import NOT, WHOLLY, Grade
from coven.games.revel.seen.words import Text
from coven.games.revel.text.tree import (
    Consequence,
    Event,
    Instruction,
    Later,
    May,
    Once,
    Pay,
    Sequence,
    Verb,
    When,
    Who,
)
from coven.kernel import Flow, player

BEGINNINGS: Final = (When.YOUR_NEXT_TURN_BEGINS, When.OPPONENTS_NEXT_TURN_BEGINS)
YOURS: Final = (When.YOUR_NEXT_TURN_BEGINS, When.YOUR_NEXT_TURN_ENDS)


def possible(s: RevelState, r: Resolving, instruction: Later) -> Grade:
    """0.2.5 What can be done at another time nobody can tell now: putting it off is always possible."""
    return WHOLLY


def do(s: RevelState, r: Resolving, instruction: Later) -> Flow[Grade]:
    """'At the end of this turn, discard this spell.': remembered, with what it speaks of."""
    effect = Consequence(Event(Who.EACH, Verb.BEGIN if instruction.when in BEGINNINGS else Verb.END), instruction.body)
    memory = None if r.kept is None else r.kept.copy()
    delayed = Delayed(r.you, r.card, r.element, r.place, effect, r.occasion, r.chosen, instruction.when, s.turn, memory)
    s.later = (*s.later, delayed)
    s.note("4.6.2", "{0} puts off: {1}", player(r.you), Text(instruction))
    yield from ()
    return WHOLLY


def come_due(s: RevelState, verb: Verb) -> None:
    """2.3.4, 2.3.12 A turn begins or ends: what was put off until then becomes relevant."""
    due = [delayed for delayed in s.later if _is_due(s, delayed, verb)]
    s.later = tuple(delayed for delayed in s.later if delayed not in due)
    for delayed in due:
        relevant(s, delayed.due())


def forget_missed(s: RevelState) -> None:
    """A turn is over: what was put off until its end when that had come already is never done."""
    s.later = tuple(delayed for delayed in s.later if delayed.when is not When.THIS_TURN_ENDS)


def _is_due(s: RevelState, delayed: Delayed, verb: Verb) -> bool:
    if delayed.when is When.THIS_TURN_ENDS:
        return verb is Verb.END
    if (delayed.when in BEGINNINGS) is not (verb is Verb.BEGIN) or delayed.since == s.turn:
        return False
    return (delayed.when in YOURS) is (delayed.seat == s.current)


# Once each turn


def once(s: RevelState, r: Resolving, instruction: Once) -> Flow[Grade]:
    """'... Do this only once each turn.': what is declined has not been done."""
    if (r.card, r.place) in s.occurred:
        return NOT
    before = s.copy()
    grade = yield from carry_out(s, r, instruction.body)
    if grade is not NOT and not (_may_be_declined(instruction.body) and s.is_like(before)):
        s.occurred = s.occurred | {(r.card, r.place)}
    return grade


def _may_be_declined(body: Instruction) -> bool:
    first = body.steps[0] if isinstance(body, Sequence) else body
    return isinstance(first, (May, Pay))
