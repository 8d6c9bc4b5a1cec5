"""1.3, 1.4b Power and Resistance: the values of elements."""

from __future__ import annotations

from coven.games.revel.areas.elements import Element, LastKnown
from coven.games.revel.areas.spells import printed_value
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning import matching, measuring
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.records import Resolving, Stated
from coven.games.revel.text.tree import All, Back, Bonus, Statement, This, Value, While
from coven.games.revel.text.words.vocabulary import EITHER, POWER, RESISTANCE


def bare_value(element: Element, value: Value) -> int | None:
    """1.4b.4, revel-starter:plus.2, 1.4b.5 The printed figure and the +1 counters, without effects.

    A +1 adds to Power, and to Resistance only where there is no Power (see slip S24); it gives no value that lacks.
    """
    figure = printed_value(element, value)
    if figure is None or not element.plus:
        return figure
    if value is RESISTANCE and printed_value(element, POWER) is not None:
        return figure
    return figure + element.plus


def value_of(s: RevelState, element: Element | LastKnown, value: Value) -> int | None:
    """1.3.9, 1.3.10 A current value; None if the element has no such value."""
    if isinstance(element, LastKnown):
        return element.power if value is POWER else element.resistance
    figure = bare_value(element, value)
    if figure is None:
        return None
    bonuses = (s.active or active(s)).bonuses
    if s.judging or not (bonuses or s.lasting):
        return figure
    if bonuses:
        # What a bonus itself asks about values, it asks about those without bonuses: else they would chase each other.
        s.judging = True
        for stated in bonuses:  # 4.4.3: those of this very moment
            figure += _bonus(s, stated, stated.statement, element, value)
        s.judging = False
    for lasting in s.lasting:  # 1.1.3: it is of the element, not of its cards, and ends with it
        statement = lasting.statement
        if isinstance(statement, Bonus) and lasting.on is not None and element.id in lasting.on:
            figure += statement.amount if statement.value in (value, EITHER) else 0
    return max(0, figure)


def power(s: RevelState, element: Element | LastKnown) -> int:
    """1.3.10 An element's Power as a number: zero where it has none."""
    return value_of(s, element, POWER) or 0


def resistance(s: RevelState, element: Element | LastKnown) -> int:
    return value_of(s, element, RESISTANCE) or 0


def strength(s: RevelState, element: Element | LastKnown) -> int:
    """The value a spell is compared by: its Power if it has any, else its Resistance, else zero (see slip S23)."""
    figure = value_of(s, element, POWER)
    if figure is None:
        figure = value_of(s, element, RESISTANCE)
    return figure or 0


def _bonus(s: RevelState, stated: Stated, statement: Statement, element: Element, value: Value) -> int:
    """4.4 What one ongoing effect adds to a value of an element."""
    if isinstance(statement, While):
        r = Resolving(stated.seat, stated.card, stated.element, stated.place)
        holds = measuring.holds(s, r, statement.condition, openly=True)
        return _bonus(s, stated, statement.statement, element, value) if holds else 0
    if not isinstance(statement, Bonus) or statement.value not in (value, EITHER):
        return 0
    if not _applies(s, stated, statement, element):
        return 0
    if statement.measure is None:
        return statement.amount
    r = Resolving(stated.seat, stated.card, stated.element, stated.place)
    return statement.amount * measuring.measure(s, r, statement.measure)


def _applies(s: RevelState, stated: Stated, bonus: Bonus, element: Element) -> bool:
    on = bonus.on
    if isinstance(on, This):
        return element.id == stated.element
    if isinstance(on, Back):
        return element.id in matching.chosen_above(s, on, stated.element, stated.card, stated.place)
    assert isinstance(on, All), "an ongoing effect picks nothing"
    return matching.element_matches(s, element, on.noun, stated.seat, stated.element)
