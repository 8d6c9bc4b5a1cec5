"""What the elements on the field make true: gathered once for each make-up of the field.

Only effects of elements on the field apply (4.1.3), except those that say that they work elsewhere (4.1.4).
"""

from __future__ import annotations

from coven.games.revel.areas.areas import BOTH
from coven.games.revel.areas.elements import Card
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.records import Active, Charge, Interrupter, Listener, Stated, Use
from coven.kernel import Seat


def active(s: RevelState) -> Active:
    """What the field makes true now. Where it is asked for at every turn, `s.active or active(s)` spares the call."""
    if s.active is None:
        s.active = _gather(s)
    return s.active


def _gather(s: RevelState) -> Active:
    """3.4.10, 1.6.3 What is on the field, and what says that it works elsewhere."""
    found = Active()
    for seat in BOTH:
        for element in s.elements_of(seat):  # 4.1.1: of whatever kind (slip S44: markers have none)
            for card in element.cards:  # 1.7.6
                if card.sheet.on_field:
                    _gather_from(found, seat, element.id, card)
        if s.rulings.work_from_discards:  # 4.1.4
            for card in s.sides[seat].discards:  # 0.1.3
                for place, statement in card.sheet.from_discards:
                    found.state(Stated(seat, card, 0, place, statement))
    return found


def _gather_from(found: Active, seat: Seat, element: int, card: Card) -> None:
    """1.9.4 What one card on the field makes true; 'you' in it is its controller."""
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
    """4.4.2 to 4.4.4 An element entered, left or was joined: from now on, without a gap, other effects apply."""
    s.active = None
