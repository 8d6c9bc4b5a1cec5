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

    __slots__ = ("able", "allotted", "bonuses", "cannot", "charges", "tries", "triggers", "uses")

    def __init__(self) -> None:
        self.triggers: dict[Verb, list[Listener]] = {}
        self.tries: dict[Verb, list[Interrupter]] = {}
        self.charges: dict[Verb, list[Charge]] = {}
        self.cannot: dict[Verb, list[Stated]] = {}
        self.bonuses: list[Stated] = []
        self.able: list[Stated] = []
        self.allotted: list[Stated] = []
        self.uses: list[Stated] = []

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
                sheet = card.sheet
                for place, event, effect in sheet.triggers:
                    listener = Listener(seat, card, element.id, place, event, effect)
                    found.triggers.setdefault(event.verb, []).append(listener)
                for place, tries in sheet.tries:
                    interrupter = Interrupter(seat, card, element.id, place, tries)
                    found.tries.setdefault(tries.event.verb, []).append(interrupter)
                for place, cost in sheet.costs:
                    found.charges.setdefault(cost.verb, []).append(Charge(seat, card, element.id, place, cost))
                for place, statement in sheet.statements:
                    found.state(Stated(seat, card, element.id, place, statement))
        for card in s.sides[seat].discards:
            for place, statement in card.sheet.from_discards:
                found.state(Stated(seat, card, 0, place, statement))
    return found


def field_changed(s: Game) -> None:
    """An element entered, left or was joined: gather anew when next asked."""
    s.active = None
