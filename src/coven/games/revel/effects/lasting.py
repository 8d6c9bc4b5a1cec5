"""4.4 Statements that effects make true for a while."""

from __future__ import annotations

from dataclasses import replace

from coven.games.revel.areas.elements import Card, Ref
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.measuring import MOST_AT_ONCE, amount_of, measure, settled
from coven.games.revel.effects.meaning.power_and_resistance import value_of
from coven.games.revel.effects.meaning.winning import five_at_once
from coven.games.revel.effects.records import LastingEffect, Resolving
from coven.games.revel.instructions.choosing_things import select_for
from coven.games.revel.instructions.grades import NOT, WHOLLY, Grade
from coven.games.revel.instructions.possibility import anything_there
from coven.games.revel.seen.words import Text
from coven.games.revel.text.tree import All, Becomes, Bonus, Cannot, Kind, Lasting, Statement, Until, Verb, What, Who
from coven.kernel import Flow, Seat


def possible(s: RevelState, r: Resolving, instruction: Lasting) -> Grade:
    """'This spell has +2 Power until the turn ends.' is possible if there is what it speaks of."""
    on = _spoken_of(instruction.statement)
    return WHOLLY if on is None or anything_there(s, r, r.you, Verb.CHOOSE, on) else NOT


def do(s: RevelState, r: Resolving, instruction: Lasting) -> Flow[Grade]:
    """Statements made true for a while: what they are about is settled now, for all of them at once."""
    what = _spoken_of(instruction.statement)
    on: tuple[Ref, ...] | None = None
    if what is not None:
        on = yield from select_for(s, r, r.you, what)
        if not on:
            return NOT
    until, source = instruction.until, r.card.defn.name
    first = instruction.statement
    if isinstance(first, Becomes):
        become = _become(s, r, first, on)
        made = [LastingEffect(bonus, r.you, refs, until, source, r.element, s.turn) for bonus, refs in become]
    else:
        made_now = [_settled(s, r, statement) for statement in (first, *instruction.more)]
        statements = [one for one in made_now if not isinstance(one, Bonus) or one.amount]  # +0 for each of nothing
        made = [LastingEffect(statement, r.you, on, until, source, r.element, s.turn) for statement in statements]
    s.lasting = (*s.lasting, *made)
    s.note("4.4.1", "{0}: {1}", r.card, Text(instruction))
    five_at_once(s)
    return WHOLLY


def _spoken_of(statement: Statement) -> What | None:
    """The elements that a statement made for a while is about, if it names any.

    What a player can't do to a kind of thing is a matter of its words, for as long as it lasts: "Your opponent can't
    play strike spells this turn."
    """
    if isinstance(statement, (Bonus, Becomes)):
        return statement.on
    if not isinstance(statement, Cannot):
        return None
    if statement.by is not None:  # "This spell can't overpower this turn."
        return statement.by
    by_words = isinstance(statement.what, All) and (
        statement.who is not Who.EACH or statement.verb is Verb.PLAY or statement.what.noun.kind is Kind.CARD
    )
    return None if by_words else statement.what


def _become(
    s: RevelState, r: Resolving, statement: Becomes, on: tuple[Ref, ...] | None
) -> list[tuple[Bonus, tuple[Ref, ...]]]:
    """1.1.3 'The Power of this spell becomes equal to ...': a bonus for each that makes it so now. What has no such
    value gets none, and what changes it later changes it from there."""
    wanted = amount_of(s, r, statement.amount, 0)
    found: list[tuple[Bonus, tuple[Ref, ...]]] = []
    for ref in on or ():
        element = None if isinstance(ref, Card) else s.element(ref)
        figure = None if element is None else value_of(s, element, statement.value)
        if figure is not None and figure != wanted:
            found.append((Bonus(statement.on, statement.value, wanted - figure), (ref,)))
    return found


def _settled(s: RevelState, r: Resolving, statement: Statement) -> Statement:
    """A statement with what it counts counted now, and what it compares with measured now."""
    if isinstance(statement, Cannot) and isinstance(statement.what, All):
        return replace(statement, what=replace(statement.what, noun=settled(s, r, statement.what.noun)))
    if not isinstance(statement, Bonus) or statement.measure is None:
        return statement
    bonus = statement.amount * measure(s, r, statement.measure)
    return Bonus(statement.on, statement.value, max(-MOST_AT_ONCE, min(bonus, MOST_AT_ONCE)))


def expire_with_turn(s: RevelState) -> None:
    """2.3.16 Effects that last until a turn ends stop applying: this turn, or the next one of a player."""
    if s.lasting:
        s.lasting = tuple(lasting for lasting in s.lasting if not _ends_now(s, lasting))


def _ends_now(s: RevelState, lasting: LastingEffect) -> bool:
    if lasting.until is Until.TURN_ENDS:
        return True
    if lasting.since == s.turn:
        return False
    if lasting.until is Until.YOUR_NEXT_TURN_ENDS:
        return lasting.seat == s.current
    return lasting.until is Until.OPPONENTS_NEXT_TURN_ENDS and lasting.seat != s.current


def expire(s: RevelState, until: Until, seat: Seat | None = None) -> None:
    """2.3.16 Effects that last until then stop applying."""
    if s.lasting:
        s.lasting = tuple(
            lasting
            for lasting in s.lasting
            if lasting.until is not until or (seat is not None and lasting.seat != seat)
        )
