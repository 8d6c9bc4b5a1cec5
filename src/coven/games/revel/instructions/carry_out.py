"""0.0 Carrying out instructions. Each gives how far it was carried out."""

from __future__ import annotations

from typing import Final

from coven.games.revel.actions.acting import draw, shuffle_deck, tally
from coven.games.revel.actions.counters import carry_counters
from coven.games.revel.actions.doing import do
from coven.games.revel.actions.overpower import check_for_overpower
from coven.games.revel.areas.elements import Card, LastingEffect, Ref
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.consequences import Happening, happened, heard
from coven.games.revel.effects.interruptions import become
from coven.games.revel.effects.meaning.measuring import amount_of, held, holds, measure
from coven.games.revel.effects.meaning.references import player, players
from coven.games.revel.effects.meaning.values import five_at_once
from coven.games.revel.effects.resolving import Resolving
from coven.games.revel.instructions.choosing import choose_measured, select
from coven.games.revel.instructions.costs import Text, agrees, pay_or_undo, payer
from coven.games.revel.instructions.possibility import (
    NOT,
    WHOLLY,
    Grade,
    payable,
    possible,
    spoken_of,
    together,
)
from coven.games.revel.text.tree import (
    Act,
    All,
    Amount,
    Bonus,
    Both,
    CheckOverpower,
    Counters,
    Draw,
    Either,
    If,
    Instead,
    Instruction,
    Kind,
    Lasting,
    May,
    Pass,
    Pay,
    Sequence,
    Shuffle,
    Statement,
    Stop,
    Tally,
    UpTo,
    Verb,
)
from coven.games.revel.text.words.often import EACH
from coven.kernel import Flow, Question, Seat, choose, seat_name

HOW_MANY: Final = Question("how many", "{0}: how many?", "0.4.3", "a number: `2`")
WHETHER_TO: Final = Question("whether to", "{0}: do you? {1}", "0.4.1", "`yes`, `no`")
WHICH: Final = Question("which of these", "{0}: which?", "0.4.2", "the words of the option, as the card has them")

YES: Final = "yes"
NO: Final = "no"


def carry_out(s: RevelState, r: Resolving, instruction: Instruction) -> Flow[Grade]:
    """0.0.1 Carry out an instruction: as much of it as can be done (0.2.11), nothing if nothing can (0.2.12)."""
    if s.result is not None:
        return _nothing()
    if isinstance(instruction, Tally):
        return _tally(s, r, instruction)
    if isinstance(instruction, (Sequence, Both)):
        return _one_after_another(s, r, instruction.steps)
    if isinstance(instruction, Act):
        return do(s, r, instruction)
    if isinstance(instruction, Pay):
        return _pay(s, r, instruction)
    if isinstance(instruction, Counters):
        return carry_counters(s, r, instruction)
    if isinstance(instruction, If):
        return _if(s, r, instruction)
    if isinstance(instruction, Draw):
        return _draw(s, r, instruction)
    if isinstance(instruction, May):
        return _may(s, r, instruction)
    if isinstance(instruction, Either):
        return _either(s, r, instruction)
    if isinstance(instruction, Lasting):
        return _lasting(s, r, instruction)
    if isinstance(instruction, CheckOverpower):
        return _check(s, r, instruction)
    return _special(s, r, instruction)


def _nothing() -> Flow[Grade]:
    """The game has ended in the middle of an effect: the rest isn't carried out."""
    yield from ()
    return NOT


def _one_after_another(s: RevelState, r: Resolving, steps: tuple[Instruction, ...]) -> Flow[Grade]:
    grades = []
    after = r.rest
    for place, step in enumerate(steps):
        r.rest = (*steps[place + 1 :], *after)
        grades.append((yield from carry_out(s, r, step)))
    r.rest = after
    return together(grades)


def _how_many(s: RevelState, r: Resolving, seat: Seat, amount: Amount, most: int) -> Flow[int]:
    """An amount as a number; 'up to' asks the player."""
    if not isinstance(amount, UpTo):
        yield from choose_measured(s, r, seat, amount)
        return amount_of(s, r, amount, most)
    top = min(amount.most, most)
    answer = yield from choose(s, seat, HOW_MANY, tuple(str(n) for n in range(top, -1, -1)), about=(r.card,), source=r)
    return int(answer)


def _tally(s: RevelState, r: Resolving, instruction: Tally) -> Flow[Grade]:
    """5.9, 5.10 Gaining, losing and spending."""
    if instruction.who is not EACH:
        return _tally_by(s, r, player(s, r, instruction.who), instruction)
    return _each([_tally_by(s, r, seat, instruction) for seat in players(s, r, instruction.who)])


def _tally_by(s: RevelState, r: Resolving, seat: Seat, instruction: Tally) -> Flow[Grade]:
    amount = instruction.amount
    if isinstance(amount, int) and not r.card.sheet.counts:
        return tally(s, seat, instruction.verb, instruction.thing, amount, settled=r.settled)
    return _tally_measured(s, r, seat, instruction)


def _tally_measured(s: RevelState, r: Resolving, seat: Seat, instruction: Tally) -> Flow[Grade]:
    verb, thing = instruction.verb, instruction.thing
    before = held(s, seat, thing)
    amount = instruction.amount
    most = amount.most if verb is Verb.GAIN and isinstance(amount, UpTo) else before
    wanted = yield from _how_many(s, r, seat, amount, most)
    grade = yield from tally(s, seat, verb, thing, wanted, settled=r.settled)
    r.amounts = {**r.amounts, (verb, thing): abs(held(s, seat, thing) - before)}
    return grade


def _draw(s: RevelState, r: Resolving, instruction: Draw) -> Flow[Grade]:
    """5.2 Drawing."""
    if instruction.who is not EACH:
        return _draw_by(s, r, player(s, r, instruction.who), instruction)
    return _each([_draw_by(s, r, seat, instruction) for seat in players(s, r, instruction.who)])


def _draw_by(s: RevelState, r: Resolving, seat: Seat, instruction: Draw) -> Flow[Grade]:
    wanted = yield from _how_many(s, r, seat, instruction.amount, len(s.sides[seat].deck))
    return (yield from draw(s, seat, wanted, settled=r.settled))


def _each(by_players: list[Flow[Grade]]) -> Flow[Grade]:
    """The same instruction for one player after the other."""
    grades = []
    for flow in by_players:
        grades.append((yield from flow))
    return together(grades)


def _if(s: RevelState, r: Resolving, instruction: If) -> Flow[Grade]:
    """0.2.8 An instruction with a condition may do nothing when carried out; that is not impossible."""
    if holds(s, r, instruction.condition):
        return (yield from carry_out(s, r, instruction.then))
    if instruction.otherwise is not None:
        return (yield from carry_out(s, r, instruction.otherwise))
    return WHOLLY


def _may(s: RevelState, r: Resolving, instruction: May) -> Flow[Grade]:
    """0.4.1 Optional instructions: the player decides, where accepting is legal (0.4.13)."""
    if instruction.who is EACH and r.each is None:
        return (yield from _each_may(s, r, instruction))
    r.did = False
    if possible(s, r, instruction.body) is NOT:
        return NOT
    seat = player(s, r, instruction.who)
    if isinstance(instruction.body, Pay) and seat == payer(s, r, instruction.body.cost):
        return (yield from _pay(s, r, instruction.body))  # the cost can be declined, which is the same choice
    answer = yield from choose(s, seat, WHETHER_TO, (YES, NO), about=(r.card, Text(instruction.body)), source=r)
    if answer == NO:
        return WHOLLY
    grade = yield from carry_out(s, r, instruction.body)
    r.did = grade is not NOT
    return grade


def _each_may(s: RevelState, r: Resolving, instruction: May) -> Flow[Grade]:
    """'Each player may ...': one after the other decides for oneself."""
    grades = []
    did = False
    for seat in players(s, r, EACH):
        r.each = seat
        grades.append((yield from _may(s, r, instruction)))
        did = did or r.did
    r.each, r.did = None, did
    return together(grades)


def _either(s: RevelState, r: Resolving, instruction: Either) -> Flow[Grade]:
    """0.4.2 A choice among instructions, of which only those not wholly impossible may be taken (0.4.6)."""
    legal = tuple(option for option in instruction.options if possible(s, r, option) is not NOT)
    if not legal:
        return NOT  # 0.4.7
    option = yield from choose(
        s, player(s, r, instruction.who), WHICH, legal, say=lambda o: str(Text(o)), about=(r.card,), source=r
    )
    return (yield from carry_out(s, r, option))


def _pay(s: RevelState, r: Resolving, instruction: Pay) -> Flow[Grade]:
    """0.3.4 A chance to pay a cost so that the rest can be done."""
    r.did = False
    if not payable(s, r, instruction.cost) or possible(s, r, instruction.body) is NOT:
        return NOT
    if not (yield from agrees(s, r, instruction.cost)):  # 0.3.10
        return NOT
    if not (yield from pay_or_undo(s, r, instruction.cost)):
        return NOT
    r.did = True
    return (yield from carry_out(s, r, instruction.body))


def _special(s: RevelState, r: Resolving, instruction: Instruction) -> Flow[Grade]:
    if isinstance(instruction, Shuffle):
        for seat in players(s, r, instruction.who):
            yield from shuffle_deck(s, seat)
        return WHOLLY
    if isinstance(instruction, Pass):
        return pass_turn(s, player(s, r, instruction.who))
    if isinstance(instruction, Stop):
        if r.event is None:
            return NOT
        r.event.stopped = True
        return WHOLLY
    assert isinstance(instruction, Instead)
    if r.event is None:
        return NOT
    become(r.event, _actor(s, r, instruction.body), r, instruction.body)
    return WHOLLY


def _actor(s: RevelState, r: Resolving, instruction: Instruction) -> Seat:
    if isinstance(instruction, (Draw, Tally, Act)):
        return player(s, r, instruction.who)
    return r.you


def pass_turn(s: RevelState, seat: Seat) -> Grade:
    """5.11 Passing: the turn moves to its conclusion instead of the next chance to act."""
    if seat != s.current or not s.turn:  # 5.11.4
        return NOT
    if not s.passed:
        s.note("5.11.1", "{0} passes", seat_name(seat))
    s.passed = True
    if heard(s, Verb.PASS):
        happened(s, Happening(Verb.PASS, seat))
    return WHOLLY


def _check(s: RevelState, r: Resolving, instruction: CheckOverpower) -> Flow[Grade]:
    refs = yield from select(s, r, r.you, Verb.CHOOSE, instruction.what)
    for ref in refs or ():
        spell = None if isinstance(ref, Card) else s.element(ref)
        if spell is not None:
            yield from check_for_overpower(s, spell, None)  # 5.8.6: not caused by playing
    return WHOLLY if refs else NOT


def _lasting(s: RevelState, r: Resolving, instruction: Lasting) -> Flow[Grade]:
    """Statements made true for a while: what they are about is settled now, for all of them at once."""
    what = spoken_of(instruction.statement)
    on: tuple[Ref, ...] | None = None
    if what is not None and not (isinstance(what, All) and what.noun.kind is Kind.CARD):
        on = yield from select(s, r, r.you, Verb.CHOOSE, what)
        if not on:
            return NOT
        r.it = on
    statements = [_settled(s, r, statement) for statement in (instruction.statement, *instruction.more)]
    until, source = instruction.until, r.card.defn.name
    s.lasting = (*s.lasting, *[LastingEffect(statement, r.you, on, until, source) for statement in statements])
    s.note("4.4.1", "{0}: {1}", r.card, Text(instruction))
    five_at_once(s)
    return WHOLLY


def _settled(s: RevelState, r: Resolving, statement: Statement) -> Statement:
    """A statement with what it counts counted now."""
    if not isinstance(statement, Bonus) or statement.measure is None:
        return statement
    return Bonus(statement.on, statement.value, statement.amount * measure(s, r, statement.measure))
