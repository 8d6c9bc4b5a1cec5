"""5.9, 5.10 Gaining, losing and spending what is counted: plays, Stamina and named resources."""

from __future__ import annotations

from typing import Final

from coven.games.revel.actions.stamina import gain_markers, lose_markers
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.consequences import happened, heard
from coven.games.revel.effects.interruptions import may_be_interrupted, prevented
from coven.games.revel.effects.meaning.measuring import amount_of, held, resource_card
from coven.games.revel.effects.meaning.references import done_this_way, players, who_is
from coven.games.revel.effects.meaning.winning import five_at_once
from coven.games.revel.effects.prohibitions import able, forbidden
from coven.games.revel.effects.records import Happening, Resolving
from coven.games.revel.instructions.carry_out import by_each
from coven.games.revel.instructions.choosing_things import how_many
from coven.games.revel.instructions.grades import NOT, WHOLLY, Grade, graded, together
from coven.games.revel.text.tree import Counters, Tally, UpTo, Verb
from coven.games.revel.text.words.vocabulary import EACH, GAIN, SPEND, YOU
from coven.kernel import Flow, Seat, player


def plays_in_words(number: int) -> str:
    """2.3.5 So many plays, in a line of the log that has their number as its {1}."""
    return "1 play" if number == 1 else "{1} plays"


WORDS: Final[dict[Verb, str]] = {Verb.GAIN: "gains", Verb.LOSE: "loses", Verb.SPEND: "spends"}
RULES: Final[dict[Verb, str]] = {Verb.GAIN: "5.10.3", Verb.LOSE: "5.10.4", Verb.SPEND: "5.10.5"}


def possible(s: RevelState, r: Resolving, instruction: Tally) -> Grade:
    """How far the players meant can gain, lose or spend what they are told to."""
    who = instruction.who
    if who is not EACH:
        return _possible_by(s, r, r.you if who is YOU else who_is(s, r, who), instruction)
    return together([_possible_by(s, r, seat, instruction) for seat in players(s, r, EACH)])


def _possible_by(s: RevelState, r: Resolving, seat: Seat, instruction: Tally) -> Grade:
    verb, thing = instruction.verb, instruction.thing
    has = held(s, seat, thing)
    amount = instruction.amount
    wanted = amount if isinstance(amount, int) else amount_of(s, r, amount, has)
    return tallied(s, seat, verb, thing, wanted, has)


def tallied(s: RevelState, seat: Seat, verb: Verb, thing: str, wanted: int, has: int) -> Grade:
    """How far a player can gain, lose or spend so much of something (5.9, 5.10)."""
    if forbidden(s, seat, verb, thing=thing) is not None:
        return NOT
    if thing == "play":
        if seat != s.current:
            return NOT
    elif thing != "Stamina" and not able(s, seat, verb, thing):  # 0.2.10, 1.11.3, 5.10.6
        return NOT
    if verb is GAIN:
        return WHOLLY
    if verb is SPEND:  # 5.10.5, revel-starter:passion.3, 2.3.6
        return WHOLLY if has >= wanted else NOT
    return graded(has, wanted)  # 5.9.4, 5.10.4: as much as there is


def do(s: RevelState, r: Resolving, instruction: Tally) -> Flow[Grade]:
    """'Gain 2 Passion.', 'Each player loses 1 Stamina.'"""
    who = instruction.who
    if who is not EACH:
        return _do_by(s, r, r.you if who is YOU else who_is(s, r, who), instruction)
    return by_each([_do_by(s, r, seat, instruction) for seat in players(s, r, instruction.who)])


def _do_by(s: RevelState, r: Resolving, seat: Seat, instruction: Tally) -> Flow[Grade]:
    amount = instruction.amount
    if isinstance(amount, int) and not instruction.slot:
        return tally(s, seat, instruction.verb, instruction.thing, amount, settled=r.settled)
    return _measured(s, r, seat, instruction)


def _measured(s: RevelState, r: Resolving, seat: Seat, instruction: Tally) -> Flow[Grade]:
    verb, thing = instruction.verb, instruction.thing
    before = held(s, seat, thing)
    amount = instruction.amount
    most = amount.most if verb is Verb.GAIN and isinstance(amount, UpTo) else before
    wanted = yield from how_many(s, r, seat, amount, most)
    grade = yield from tally(s, seat, verb, thing, wanted, settled=r.settled)
    if instruction.slot:
        done_this_way(s, r, instruction.slot, seat, (), abs(held(s, seat, thing) - before))
    return grade


def tally(s: RevelState, seat: Seat, verb: Verb, thing: str, wanted: int, *, settled: bool = False) -> Flow[Grade]:
    """5.9, 5.10 Gain, lose or spend something that is counted."""
    grade = tallied(s, seat, verb, thing, wanted, held(s, seat, thing))
    if grade is NOT or not wanted:  # 0.2.12
        return grade
    if not settled and may_be_interrupted(s, verb):
        what = Happening(verb, seat, thing=thing, amount=wanted)
        if (yield from prevented(s, what)):
            return WHOLLY
        grade = tallied(s, seat, verb, thing, wanted, held(s, seat, thing))
        if grade is NOT:
            return NOT  # 5.10.5: an interruption has taken what was to be spent
    amount = wanted if verb is GAIN else min(wanted, held(s, seat, thing))  # 5.9.2, 5.10.4, 0.2.11
    _count(s, seat, thing, amount if verb is GAIN else -amount)
    if s.log is not None and thing == "play":
        s.note("2.3.6", f"{{0}} {WORDS[verb]} {plays_in_words(amount)}", player(seat), amount)
    elif s.log is not None:
        rule = "5.9.1" if thing == "Stamina" else RULES[verb]
        s.note(rule, "{0} {1} {2} {3}", player(seat), WORDS[verb], amount, thing)
    if heard(s, verb):
        happened(s, Happening(verb, seat, thing=thing, amount=amount))
    five_at_once(s)
    return grade


def _count(s: RevelState, seat: Seat, thing: str, change: int) -> None:
    if thing == "play":
        s.plays += change  # 2.3.6
    elif thing == "Stamina":
        if change < 0:
            lose_markers(s, seat, -change)
        else:
            gain_markers(s, seat, change)
    else:
        card = resource_card(s, seat, thing)
        if card is not None:
            s.put(card.changed(marks=card.marks + change))  # 5.10.3, 5.10.4, revel-starter:passion.2


def marks_possible(s: RevelState, r: Resolving, seat: Seat, resource: str, instruction: Counters) -> Grade:
    """How far so many mark counters can be put on a resource card, or taken off: as far as there are any."""
    card = resource_card(s, seat, resource)
    if card is None:
        return NOT
    return (
        WHOLLY if instruction.verb is Verb.ADD else graded(card.marks, amount_of(s, r, instruction.amount, card.marks))
    )


def put_marks(s: RevelState, r: Resolving, seat: Seat, resource: str, instruction: Counters) -> Grade:
    """1.4b.6, 5.10.2 Mark counters on a resource card are the amount of the resource, in both directions."""
    grade = marks_possible(s, r, seat, resource, instruction)
    card = resource_card(s, seat, resource)
    assert card is not None
    wanted = amount_of(s, r, instruction.amount, card.marks)
    marks = card.marks + wanted if instruction.verb is Verb.ADD else max(0, card.marks - wanted)
    s.put(card.changed(marks=marks))
    s.note("5.10.2", "{0} has {1} {2}", player(seat), marks, resource)
    return grade
