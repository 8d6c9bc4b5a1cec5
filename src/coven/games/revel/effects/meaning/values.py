"""Power and Resistance, and who is winning where (1.3, 1.4b, 3.10)."""

from __future__ import annotations

from typing import Final

from coven.games.revel.areas.elements import Element, LastKnown
from coven.games.revel.areas.state import BOTH, SPACES, RevelState, opponent
from coven.games.revel.effects.meaning import matching, measuring
from coven.games.revel.effects.resolving import Resolving
from coven.games.revel.effects.standing import Stated, active
from coven.games.revel.text.tree import All, Bonus, Statement, This, Until, Value, While
from coven.games.revel.text.words.often import EITHER, POWER, RESISTANCE
from coven.kernel import Seat


def printed_value(element: Element, value: Value) -> int | None:
    """1.7.7 The printed figures of a spell's cards added together; None if none of them has such a value."""
    total: int | None = None
    for card in element.cards:
        figure = card.defn.power if value is POWER else card.defn.resistance
        if figure is not None:
            total = figure if total is None else total + figure
    return total


def bare_value(element: Element, value: Value) -> int | None:
    """1.4b.4 The printed figure and the +1 counters, without effects.

    A +1 adds to Power, and to Resistance only where there is no Power (see slip S24); it gives no value that lacks.
    """
    figure = printed_value(element, value)
    if figure is None or not element.plus:
        return figure
    if value is RESISTANCE and printed_value(element, POWER) is not None:
        return figure
    return figure + element.plus


def value_of(s: RevelState, element: Element | LastKnown, value: Value) -> int | None:
    """1.3.9 A current value; None if the element has no such value (1.3.10)."""
    if isinstance(element, LastKnown):
        return element.power if value is POWER else element.resistance
    figure = bare_value(element, value)
    if figure is None:
        return None
    bonuses = active(s).bonuses
    if s.judging or not (bonuses or s.lasting):
        return figure
    if bonuses:
        # What a bonus itself asks about values, it asks about those without bonuses: else they would chase each other.
        s.judging = True
        for stated in bonuses:
            figure += _bonus(s, stated, stated.statement, element, value)
        s.judging = False
    for lasting in s.lasting:
        statement = lasting.statement
        if isinstance(statement, Bonus) and lasting.on is not None and element.id in lasting.on:
            figure += statement.amount if statement.value in (value, EITHER) else 0
    return max(0, figure)


def power(s: RevelState, element: Element | LastKnown) -> int:
    """An element's Power as a number: zero where it has none (1.3.10)."""
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
        return (
            _bonus(s, stated, statement.statement, element, value) if measuring.holds(s, r, statement.condition) else 0
        )
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
    if isinstance(on, All):
        return matching.element_matches(s, element, on.noun, stated.seat, stated.element)
    return False


def winner(s: RevelState, space: int) -> Seat | None:
    """3.10 Who is winning in a spell space."""
    a, b = s.sides[0].spells[space], s.sides[1].spells[space]
    if a is None and b is None:
        return None
    edition = s.rulings.edition
    power_a = 0 if a is None else power(s, a)
    power_b = 0 if b is None else power(s, b)
    if power_a and power_b:  # 3.10.3
        return None if power_a == power_b else BOTH[power_b > power_a]
    if not power_a and not power_b:  # 3.10.2
        if edition.zero_wins_unopposed:
            for seat, spell, facing in ((BOTH[0], a, b), (BOTH[1], b, a)):
                if spell is not None and spell.is_strike and not _stops_all(s, facing):
                    return seat
        return None
    seat, high, other = (BOTH[0], power_a, b) if power_a else (BOTH[1], power_b, a)
    return seat if _exceeds(s, high, other) else None


def _exceeds(s: RevelState, high: int, other: Element | None) -> bool:
    """3.10.4 to 3.10.6 Whether so much Power wins against a spell without any."""
    against = 0 if other is None else resistance(s, other)
    return against < high or (s.rulings.edition.equal_beats_resistance and against == high)


def _stops_all(s: RevelState, spell: Element | None) -> bool:
    """Starter shield.3: whether a spell keeps a strike of no Power from winning; a shield of no Resistance doesn't."""
    return spell is not None and (spell.is_strike or resistance(s, spell) > 0)


def spaces_won(s: RevelState, seat: Seat) -> int:
    """In how many spell spaces a player is winning."""
    won = 0
    mine, others = s.sides[seat].spells, s.sides[opponent(seat)].spells
    for space in range(SPACES):
        if (mine[space] is not None or others[space] is not None) and winner(s, space) == seat:
            won += 1
    return won


DOMINATION: Final = 3
"""Starter domination.1: how many winning spells it takes to dominate."""


def dominates(s: RevelState, seat: Seat) -> bool:
    """Starter domination.1: whether a player dominates. The comprehensive rules know no such state (D05)."""
    return s.rulings.edition.idle_loses_stamina and spaces_won(s, seat) >= DOMINATION


def total_power(s: RevelState, seat: Seat) -> int:
    """2.9.2 The Power of all spells on a player's side."""
    return sum(power(s, spell) for spell in s.spells_of(seat))


def is_winning(s: RevelState, spell: Element) -> bool:
    return winner(s, spell.space) == spell.owner


def would_win(s: RevelState, spell: Element, bonus: int) -> bool:
    """Whether a spell would be winning if it had so much more Power."""
    if value_of(s, spell, POWER) is None:
        return False
    high = power(s, spell) + bonus
    other = s.opposing(spell)
    facing = 0 if other is None else power(s, other)
    return high > facing if facing else high > 0 and _exceeds(s, high, other)


def expire(s: RevelState, until: Until, seat: Seat | None = None) -> None:
    """2.3.16 Effects that last until then stop applying."""
    if s.lasting:
        s.lasting = tuple(
            lasting
            for lasting in s.lasting
            if lasting.until is not until or (seat is not None and lasting.seat != seat)
        )


class Won(Exception):
    """Starter: a player has five winning spells, which ends the game on the spot (win.1)."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat = seat


def five_at_once(s: RevelState) -> None:
    """Starter win.1: whoever first has five winning spells wins on the spot, whatever is still under way."""
    if s.rulings.edition.five_wins_at_once:
        for seat in BOTH:
            if all(s.sides[seat].spells) and spaces_won(s, seat) == SPACES:
                raise Won(seat)
