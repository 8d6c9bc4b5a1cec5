"""What the elements on the field make true: gathered once for each make-up of the field.

Only effects of elements on the field apply (4.1.3), except those that say that they work elsewhere (4.1.4).
"""

from __future__ import annotations

from typing import NamedTuple

from coven.games.revel.state import BOTH, Card, Game
from coven.games.revel.text.tree import (
    Able,
    Allotted,
    Bonus,
    Cannot,
    Consequence,
    CostEffect,
    Event,
    Interruption,
    Power,
    Statement,
    UsesEach,
    Verb,
    While,
)
from coven.kernel import Seat


class Listener(NamedTuple):
    """A consequence on the field, and what it waits for."""

    seat: Seat
    card: Card
    element: int
    place: int
    event: Event
    effect: Consequence


class Interrupter(NamedTuple):
    """An interruption that can become relevant."""

    seat: Seat
    card: Card
    element: int
    """0 for one that works from the hand."""
    place: int
    effect: Interruption


class Use(NamedTuple):
    """A Power on the field."""

    card: Card
    element: int
    place: int
    power: Power

    def __str__(self) -> str:
        return f"use {self.card}"


class Charge(NamedTuple):
    """A cost effect on the field."""

    seat: Seat
    card: Card
    element: int
    place: int
    effect: CostEffect


class Stated(NamedTuple):
    """A statement on the field."""

    seat: Seat
    card: Card
    element: int
    place: int
    statement: Statement


class Active:
    """Everything the field makes true, sorted by who asks for it."""

    __slots__ = ("able", "allotted", "bonuses", "cannot", "charges", "powers", "tries", "triggers", "uses")

    def __init__(self) -> None:
        self.triggers: dict[Verb, list[Listener]] = {}
        self.tries: dict[Verb, list[Interrupter]] = {}
        self.charges: dict[Verb, list[Charge]] = {}
        self.cannot: dict[Verb, list[Stated]] = {}
        self.bonuses: list[Stated] = []
        self.able: list[Stated] = []
        self.allotted: list[Stated] = []
        self.uses: list[Stated] = []
        self.powers: tuple[list[Use], list[Use]] = ([], [])
        """Each player's Powers (4.7.2)."""

    def state(self, stated: Stated) -> None:
        """Sort a statement in."""
        kernel = stated.statement
        while isinstance(kernel, While):
            kernel = kernel.statement
        if isinstance(kernel, Bonus):
            self.bonuses.append(stated)
        elif isinstance(kernel, Cannot):
            self.cannot.setdefault(kernel.verb, []).append(stated)
        elif isinstance(kernel, Able):
            self.able.append(stated)
        elif isinstance(kernel, Allotted):
            self.allotted.append(stated)
        elif isinstance(kernel, UsesEach):
            self.uses.append(stated)


def active(s: Game) -> Active:
    """What the field makes true now."""
    if s.active is None:
        s.active = _gather(s)
    return s.active


def _gather(s: Game) -> Active:
    found = Active()
    for seat in BOTH:
        for element in s.elements_of(seat):
            for card in element.cards:
                if card.sheet.on_field:
                    _gather_from(found, seat, element.id, card)
        if s.rulings.work_from_discards:
            for card in s.sides[seat].discards:
                for place, statement in card.sheet.from_discards:
                    found.state(Stated(seat, card, 0, place, statement))
    return found


def _gather_from(found: Active, seat: Seat, element: int, card: Card) -> None:
    """What one card on the field makes true."""
    sheet = card.sheet
    for place, power in sheet.powers:
        found.powers[seat].append(Use(card, element, place, power))
    for place, event, effect in sheet.triggers:
        found.triggers.setdefault(event.verb, []).append(Listener(seat, card, element, place, event, effect))
    for place, tries in sheet.tries:
        found.tries.setdefault(tries.event.verb, []).append(Interrupter(seat, card, element, place, tries))
    for place, cost in sheet.costs:
        found.charges.setdefault(cost.verb, []).append(Charge(seat, card, element, place, cost))
    for place, statement in sheet.statements:
        found.state(Stated(seat, card, element, place, statement))


def field_changed(s: Game) -> None:
    """An element entered, left or was joined: gather anew when next asked."""
    s.active = None
