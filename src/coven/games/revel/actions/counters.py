"""1.4b Counters: adding, removing and moving them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.revel.actions.resources import marks_possible, put_marks
from coven.games.revel.areas.elements import Card, Element, Ref
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.consequences import happened, heard
from coven.games.revel.effects.interruptions import may_be_interrupted, prevented
from coven.games.revel.effects.meaning.measuring import amount_of, counters_on
from coven.games.revel.effects.meaning.power_and_resistance import bare_value
from coven.games.revel.effects.meaning.references import done_this_way, is_unknown, refs_of, who_is
from coven.games.revel.effects.meaning.winning import five_at_once
from coven.games.revel.effects.records import Happening, Resolving
from coven.games.revel.instructions.carry_out import one_by_one
from coven.games.revel.instructions.choosing_things import how_many, select
from coven.games.revel.instructions.grades import NOT, PARTLY, WHOLLY, Grade, graded
from coven.games.revel.instructions.possibility import anything_there, by_each, candidates
from coven.games.revel.seen.words import named
from coven.games.revel.text.tree import All, Counters, Pick, UpTo, Value, Verb
from coven.games.revel.text.words.vocabulary import ADD, EACH
from coven.kernel import Flow, Question, Seat

HOW_MANY_COUNTERS: Final = Question(
    "how many counters", "{0}: how many +1s?", "0.4.3", "a number: `2`", declines=("0",)
)


def possible(s: RevelState, r: Resolving, instruction: Counters) -> Grade:
    """How far so many counters can be put on, taken off or moved."""
    if instruction.who is EACH and r.each is None:
        return by_each(s, r, instruction)
    if instruction.mark is not None:
        return marks_possible(s, r, who_is(s, r, instruction.who), instruction.mark, instruction)
    on, seat = instruction.on, who_is(s, r, instruction.who)
    if instruction.verb is ADD:
        return WHOLLY if anything_there(s, r, seat, ADD, on) else NOT
    if is_unknown(r, on):
        return WHOLLY
    refs: Sequence[Ref] = refs_of(s, r, on, gone=False)
    if isinstance(on, Pick):
        refs = candidates(s, r, seat, instruction.verb, on.noun, on)[0]
    there = [counters_on(s, ref) for ref in refs]
    most = max(there, default=0)
    if not most:
        return NOT
    to = instruction.to
    if instruction.verb is Verb.MOVE and (to is None or not anything_there(s, r, seat, ADD, to)):
        return NOT
    if isinstance(on, All):  # so many from each of them
        return WHOLLY if all(plus >= amount_of(s, r, instruction.amount, plus) for plus in there) else PARTLY
    return graded(most, amount_of(s, r, instruction.amount, most))


def can_be_removed_from(s: RevelState, seat: Seat, ref: Ref) -> bool:
    """0.4.6 What has no +1 is no choice for taking one off."""
    return ref not in s.playing if isinstance(ref, Card) else counters_on(s, ref) > 0


def do(s: RevelState, r: Resolving, instruction: Counters) -> Flow[Grade]:
    """1.4b.2, revel-starter:plus.1 Put counters on an element, take them off, or move them from one to another."""
    if instruction.who is EACH and r.each is None:
        return (yield from one_by_one(s, r, instruction))
    grade = possible(s, r, instruction)
    if grade is NOT:
        return NOT
    seat = who_is(s, r, instruction.who)
    if instruction.mark is not None:
        return put_marks(s, r, seat, instruction.mark, instruction)
    refs = yield from select(s, r, seat, instruction.verb, instruction.on)
    if not refs:
        return NOT
    if not isinstance(instruction.on, All):
        grade = WHOLLY  # unless the one that was chosen proves to have fewer
    if instruction.verb is Verb.MOVE:
        return (yield from _move(s, r, seat, instruction, refs, grade))
    came_to = 0
    for ref in refs:
        most = counters_on(s, ref)
        amount = instruction.amount
        top = amount.most if instruction.verb is Verb.ADD and isinstance(amount, UpTo) else most
        wanted = yield from how_many(s, r, seat, amount, top, HOW_MANY_COUNTERS)
        change = wanted if instruction.verb is Verb.ADD else -min(wanted, most)
        if instruction.verb is Verb.REMOVE and wanted > most:
            grade = PARTLY
        came_to += yield from put(s, seat, ref, change, settled=r.settled)
    if instruction.slot:
        done_this_way(s, r, instruction.slot, seat, refs, came_to)
    five_at_once(s)
    return grade


def put(s: RevelState, seat: Seat, ref: Ref, change: int, *, settled: bool = False) -> Flow[int]:
    """1.4b.2, 3.4.13 So many +1s more or less on an element, whosever it is; on a marker they alter nothing (6.4.1).

    Gives how many were put on or taken off: none where that is stopped.
    """
    if isinstance(ref, Card) or not change:
        return 0
    element = s.element(ref)
    if element is None:
        return _put_on_marker(s, ref, change)
    if not settled and (yield from _stopped(s, seat, element, change)):
        return 0
    element = s.element(ref)
    if element is None:
        return 0  # an interruption has taken it away
    change = max(change, -element.plus)  # or some of its +1s
    if not change:
        return 0
    after = element.changed(plus=element.plus + change)
    s.put(after)
    count = abs(change)
    if s.log is not None:
        words = "{0} +1 added to {1}" if change > 0 else "{0} +1 removed from {1}"
        s.note("1.4b.2", words, f"{count} x" if count > 1 else "A", named(s, ref))
    verb = Verb.ADD if change > 0 else Verb.REMOVE
    if heard(s, verb):
        happened(s, Happening(verb, seat, element=after, thing="+1", amount=count))
    told = Verb.GAIN if change > 0 else Verb.LOSE
    if heard(s, told):
        for value in (Value.POWER, Value.RESISTANCE):  # slip S24: it adds to one of them
            if bare_value(element, value) != bare_value(after, value):
                happened(s, Happening(told, element.owner, element=after, thing=value.value, amount=count))
    return count


def _stopped(s: RevelState, seat: Seat, element: Element, change: int) -> Flow[bool]:
    """4.9 Whether interruptions keep +1s from being put on an element, or taken off."""
    verb = Verb.ADD if change > 0 else Verb.REMOVE
    if may_be_interrupted(s, verb):
        what = Happening(verb, seat, element=element, thing="+1", amount=abs(change))
        if (yield from prevented(s, what)):
            return True
    # 1.3.8, 1.4b.5: what has no Power loses none with a +1
    if change < 0 and bare_value(element, Value.POWER) is not None and may_be_interrupted(s, Verb.LOSE):
        what = Happening(Verb.LOSE, element.owner, element=element, thing="Power", amount=-change)
        return (yield from prevented(s, what))
    return False


def _put_on_marker(s: RevelState, marker: int, change: int) -> int:
    for side in s.sides:
        if marker in side.stamina:
            others = [other for other in side.marker_plus if other != marker]
            side.marker_plus = (*others, *[marker] * (side.marker_plus.count(marker) + change))
            return abs(change)
    return 0


def _move(
    s: RevelState, r: Resolving, seat: Seat, instruction: Counters, sources: tuple[Ref, ...], grade: Grade
) -> Flow[Grade]:
    """1.4b.2 Counters are removed from one element and added to another. Those kept where they are don't arrive
    (4.9.11), and those kept from arriving are gone: only what has arrived was moved (slip S45)."""
    assert instruction.to is not None
    targets = yield from select(s, r, seat, Verb.ADD, instruction.to)
    if not targets or (targets == sources and len(sources) == 1):
        return NOT
    came_to = 0
    for source in sources:
        most = counters_on(s, source)
        wanted = yield from how_many(s, r, seat, instruction.amount, most, HOW_MANY_COUNTERS)
        if wanted > most:
            grade = PARTLY
        removed = yield from put(s, seat, source, -min(wanted, most), settled=r.settled)
        moved = yield from put(s, seat, targets[0], removed, settled=r.settled)
        came_to += moved
        if moved:
            happened(s, Happening(Verb.MOVE, seat, thing="+1", amount=moved))
    if instruction.slot:
        done_this_way(s, r, instruction.slot, seat, targets, came_to)
    five_at_once(s)
    return grade
