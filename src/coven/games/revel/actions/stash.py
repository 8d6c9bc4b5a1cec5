"""5.3 Stashing: putting things to the bottom of their owner's deck."""

from __future__ import annotations

from typing import Final

from coven.games.revel.actions.move import Destination, move
from coven.games.revel.actions.reveal import reveal
from coven.games.revel.actions.to_things import charge_paid, choose_things, do_to_things, is_for_nothing, to_each
from coven.games.revel.areas.elements import Card, Ref
from coven.games.revel.areas.moving import to_bottom
from coven.games.revel.areas.state import RevelState
from coven.games.revel.course.cleanup import check_due, cleanup_check
from coven.games.revel.effects.meaning.matching import asks_for_quality
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.prohibitions import forbidden
from coven.games.revel.effects.records import Resolving
from coven.games.revel.instructions.grades import NOT, PARTLY, WHOLLY, Grade, Outcome
from coven.games.revel.instructions.possibility import to_things
from coven.games.revel.text.tree import Act, Pick, Until, Verb
from coven.kernel import Flow, Seat

BOTTOM: Final = Destination(Verb.STASH, "5.3.1", "{0} is stashed", to_bottom, in_order=True)


def possible(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Grade:
    """5.3.4 Cards of a certain quality are stashed all together or not at all."""
    grade = to_things(s, r, seat, instruction)
    return NOT if grade is PARTLY and _shows_quality(instruction) else grade


def do(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Flow[Grade]:
    """'Stash 1 card from your hand.', 'Stash your next 2 draws.'"""
    if _shows_quality(instruction):
        return _show_and_stash(s, r, seat, instruction)
    return do_to_things(s, r, seat, instruction, _one)


def _one(s: RevelState, r: Resolving, seat: Seat, ref: Ref, instruction: Act, at_once: int) -> Flow[Outcome]:
    return move(s, r, seat, ref, BOTTOM, at_once)


def _shows_quality(instruction: Act) -> bool:
    """5.3.3 Whether cards have to be shown to have what they are asked for."""
    return isinstance(instruction.what, Pick) and asks_for_quality(instruction.what.noun)


def _show_and_stash(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Flow[Grade]:
    """5.3.3 Cards of a certain quality are revealed before they are stashed."""
    if is_for_nothing(instruction):
        return WHOLLY
    chosen = yield from choose_things(s, r, seat, instruction)
    if chosen is None:
        return NOT
    if Verb.STASH in active(s).charges and not (yield from charge_paid(s, r, seat, instruction, chosen)):
        return NOT
    shown = [ref for ref in chosen if isinstance(ref, Card) and not s.is_public(ref)]
    if any(forbidden(s, seat, Verb.REVEAL, card) is not None for card in shown):  # 5.3.4
        return NOT
    for card in sorted(shown, key=str):  # 5.3.3, and not in the order they go to the bottom in (5.3.5)
        yield from reveal(s, r, seat, card, Until.ALWAYS)
    grade = yield from to_each(s, r, seat, instruction, chosen, _one)
    if check_due(s):  # 2.5.3: revealing and stashing is a list of steps
        yield from cleanup_check(s)
    return grade
