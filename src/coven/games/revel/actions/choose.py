"""4.10.8 Choosing something that later instructions refer to."""

from __future__ import annotations

from coven.games.revel.actions.to_things import charge_paid, choose_things, happening, is_for_nothing
from coven.games.revel.areas.elements import Card, Ref
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.consequences import happened, heard
from coven.games.revel.effects.meaning.references import done_this_way, keep_for_long
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.records import Resolving
from coven.games.revel.instructions.grades import NOT, WHOLLY, Grade
from coven.games.revel.text.tree import Act, Verb
from coven.kernel import Flow, Seat


def do(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Flow[Grade]:
    """'Choose any 1 other spell.'"""
    if is_for_nothing(instruction):
        return WHOLLY
    chosen = yield from choose_things(s, r, seat, instruction)
    if not chosen:
        return NOT
    if Verb.CHOOSE in active(s).charges and not (yield from charge_paid(s, r, seat, instruction, chosen)):
        return NOT
    _remember(s, r, chosen)
    if instruction.slot:
        done_this_way(s, r, instruction.slot, seat, chosen)
    if heard(s, Verb.CHOOSE):
        for ref in chosen:
            thing = ref if isinstance(ref, Card) else s.element(ref)
            if thing is not None:
                happened(s, happening(s, seat, Verb.CHOOSE, thing))
    return WHOLLY


def _remember(s: RevelState, r: Resolving, chosen: tuple[Ref, ...]) -> None:
    """4.10.8, 4.10.10 A choice is remembered by the element, for the effects printed below it."""
    element = s.element(r.element)
    if element is not None:
        others = [choice for choice in element.chosen if choice[:2] != (r.card.number, r.place)]
        s.put(element.changed(chosen=(*others, (r.card.number, r.place, keep_for_long(s, chosen)))))
