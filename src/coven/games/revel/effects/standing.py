"""What the elements on the field make true: gathered once for each make-up of the field.

Only effects of elements on the field apply (4.1.3), except those that say that they work elsewhere (4.1.4).
"""

from __future__ import annotations

from coven.games.revel.areas.elements import Card
from coven.games.revel.areas.state import BOTH, RevelState
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


class Standing:
    """An effect of a card on the field: whose it is, and where it stands."""

    __slots__ = ("card", "element", "place", "seat")

    def __init__(self, seat: Seat, card: Card, element: int, place: int) -> None:
        self.seat = seat
        self.card = card
        self.element = element
        """0 for one that works from elsewhere."""
        self.place = place

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Standing)
            and self.card is other.card
            and self.place == other.place
            and self.element == other.element
        )

    def __hash__(self) -> int:
        return hash((self.card, self.place))


class Listener(Standing):
    """A consequence on the field, and what it waits for."""

    __slots__ = ("effect", "event")

    def __init__(self, seat: Seat, card: Card, element: int, place: int, event: Event, effect: Consequence) -> None:
        super().__init__(seat, card, element, place)
        self.event = event
        self.effect = effect


class Interrupter(Standing):
    """An interruption that can become relevant."""

    __slots__ = ("effect",)

    def __init__(self, seat: Seat, card: Card, element: int, place: int, effect: Interruption) -> None:
        super().__init__(seat, card, element, place)
        self.effect = effect


class Use(Standing):
    """A Power on the field."""

    __slots__ = ("power",)

    def __init__(self, seat: Seat, card: Card, element: int, place: int, power: Power) -> None:
        super().__init__(seat, card, element, place)
        self.power = power

    def __str__(self) -> str:
        return f"use {self.card}"


class Charge(Standing):
    """A cost effect on the field."""

    __slots__ = ("effect",)

    def __init__(self, seat: Seat, card: Card, element: int, place: int, effect: CostEffect) -> None:
        super().__init__(seat, card, element, place)
        self.effect = effect


class Stated(Standing):
    """A statement on the field."""

    __slots__ = ("statement",)

    def __init__(self, seat: Seat, card: Card, element: int, place: int, statement: Statement) -> None:
        super().__init__(seat, card, element, place)
        self.statement = statement


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


def active(s: RevelState) -> Active:
    """What the field makes true now."""
    if s.active is None:
        s.active = _gather(s)
    return s.active


def _gather(s: RevelState) -> Active:
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
        found.powers[seat].append(Use(seat, card, element, place, power))
    for place, event, effect in sheet.triggers:
        found.triggers.setdefault(event.verb, []).append(Listener(seat, card, element, place, event, effect))
    for place, tries in sheet.tries:
        found.tries.setdefault(tries.event.verb, []).append(Interrupter(seat, card, element, place, tries))
    for place, cost in sheet.costs:
        found.charges.setdefault(cost.verb, []).append(Charge(seat, card, element, place, cost))
    for place, statement in sheet.statements:
        found.state(Stated(seat, card, element, place, statement))


def field_changed(s: RevelState) -> None:
    """An element entered, left or was joined: gather anew when next asked."""
    s.active = None
