"""4.4 Statements that effects make true for a while."""

from __future__ import annotations

from coven.games.revel.areas.elements import Ref
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.measuring import MOST_AT_ONCE, measure
from coven.games.revel.effects.meaning.winning import five_at_once
from coven.games.revel.effects.records import LastingEffect, Resolving
from coven.games.revel.instructions.choosing_things import select
from coven.games.revel.instructions.grades import NOT, WHOLLY, Grade
from coven.games.revel.instructions.possibility import anything_there
from coven.games.revel.seen.words import Text
from coven.games.revel.text.tree import All, Bonus, Cannot, Kind, Lasting, Statement, Until, Verb, What
from coven.kernel import Flow, Seat


def possible(s: RevelState, r: Resolving, instruction: Lasting) -> Grade:
    """'This spell has +2 Power until the turn ends.' is possible if there is what it speaks of."""
    on = _spoken_of(instruction.statement)
    return WHOLLY if on is None or anything_there(s, r, on) else NOT


def do(s: RevelState, r: Resolving, instruction: Lasting) -> Flow[Grade]:
    """Statements made true for a while: what they are about is settled now, for all of them at once."""
    what = _spoken_of(instruction.statement)
    on: tuple[Ref, ...] | None = None
    if what is not None and not (isinstance(what, All) and what.noun.kind is Kind.CARD):
        on = yield from select(s, r, r.you, Verb.CHOOSE, what)
        if not on:
            return NOT
        r.it = on
    settled = [_settled(s, r, statement) for statement in (instruction.statement, *instruction.more)]
    statements = [one for one in settled if not isinstance(one, Bonus) or one.amount]  # +0 for each of nothing
    until, source = instruction.until, r.card.defn.name
    s.lasting = (*s.lasting, *[LastingEffect(statement, r.you, on, until, source) for statement in statements])
    s.note("4.4.1", "{0}: {1}", r.card, Text(instruction))
    five_at_once(s)
    return WHOLLY


def _spoken_of(statement: Statement) -> What | None:
    """The elements that a statement made for a while is about, if it names any."""
    if isinstance(statement, Bonus):
        return statement.on
    return statement.what if isinstance(statement, Cannot) else None


def _settled(s: RevelState, r: Resolving, statement: Statement) -> Statement:
    """A statement with what it counts counted now."""
    if not isinstance(statement, Bonus) or statement.measure is None:
        return statement
    bonus = statement.amount * measure(s, r, statement.measure)
    return Bonus(statement.on, statement.value, max(-MOST_AT_ONCE, min(bonus, MOST_AT_ONCE)))


def expire(s: RevelState, until: Until, seat: Seat | None = None) -> None:
    """2.3.16 Effects that last until then stop applying."""
    if s.lasting:
        s.lasting = tuple(
            lasting
            for lasting in s.lasting
            if lasting.until is not until or (seat is not None and lasting.seat != seat)
        )
