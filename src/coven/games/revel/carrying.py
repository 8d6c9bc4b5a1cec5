"""0.0 Carrying out instructions. Each gives how far it was carried out."""

from __future__ import annotations

from typing import Final

from coven.games.revel.acting import Outcome, act_on, draw, shuffle_deck, tally
from coven.games.revel.active import active
from coven.games.revel.areas import take, to_top
from coven.games.revel.cleanup import check_due, cleanup_check
from coven.games.revel.costs import Text, agrees, pay_charges, pay_or_undo, payer
from coven.games.revel.counters import carry_counters
from coven.games.revel.forbidding import forbidden
from coven.games.revel.happening import Happening, happened, heard
from coven.games.revel.interrupting import become
from coven.games.revel.measuring import amount_of, counted, held, holds, measure
from coven.games.revel.often import EACH
from coven.games.revel.overpower import check_for_overpower
from coven.games.revel.playing import Played, play_one_of
from coven.games.revel.possibility import (
    NOT,
    PARTLY,
    WHOLLY,
    Grade,
    candidates,
    cards_of,
    has_quality,
    payable,
    possible,
    spoken_of,
    together,
)
from coven.games.revel.powers import use_power_by_effect
from coven.games.revel.references import everything, player, players, refs_of
from coven.games.revel.resolving import Resolving
from coven.games.revel.selecting import choose_measured, remember_choice, select
from coven.games.revel.state import Card, Game, LastingEffect, Ref
from coven.games.revel.text.tree import (
    Act,
    All,
    Amount,
    Back,
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
    OneOf,
    Pass,
    Pay,
    Pick,
    Sequence,
    Shuffle,
    Statement,
    Stop,
    Tally,
    UpTo,
    Verb,
)
from coven.games.revel.values import five_at_once
from coven.games.revel.words import Cards
from coven.kernel import Flow, Seat, choose, seat_name

YES: Final = "yes"
NO: Final = "no"


def carry_out(s: Game, r: Resolving, instruction: Instruction) -> Flow[Grade]:
    """0.0.1 Carry out an instruction: as much of it as can be done (0.2.11), nothing if nothing can (0.2.12)."""
    if s.result is not None:
        return _nothing()
    if isinstance(instruction, Tally):
        return _tally(s, r, instruction)
    if isinstance(instruction, (Sequence, Both)):
        return _one_after_another(s, r, instruction.steps)
    if isinstance(instruction, Act):
        return _act(s, r, instruction)
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
        return _lasting(s, r, instruction.statement, instruction)
    if isinstance(instruction, CheckOverpower):
        return _check(s, r, instruction)
    return _special(s, r, instruction)


def _nothing() -> Flow[Grade]:
    """The game has ended in the middle of an effect: the rest isn't carried out."""
    yield from ()
    return NOT


def _one_after_another(s: Game, r: Resolving, steps: tuple[Instruction, ...]) -> Flow[Grade]:
    grades = []
    after = r.rest
    for place, step in enumerate(steps):
        r.rest = (*steps[place + 1 :], *after)
        grades.append((yield from carry_out(s, r, step)))
    r.rest = after
    return together(grades)


def _how_many(s: Game, r: Resolving, seat: Seat, amount: Amount, most: int) -> Flow[int]:
    """An amount as a number; 'up to' asks the player."""
    if not isinstance(amount, UpTo):
        yield from choose_measured(s, r, seat, amount)
        return amount_of(s, r, amount, most)
    top = min(amount.most, most)
    answer = yield from choose(
        s, seat, "{0}: how many?", "0.4.3", tuple(str(n) for n in range(top, -1, -1)), about=(r.card,)
    )
    return int(answer)


def _tally(s: Game, r: Resolving, instruction: Tally) -> Flow[Grade]:
    """5.9, 5.10 Gaining, losing and spending."""
    if instruction.who is not EACH:
        return _tally_by(s, r, player(s, r, instruction.who), instruction)
    return _each([_tally_by(s, r, seat, instruction) for seat in players(s, r, instruction.who)])


def _tally_by(s: Game, r: Resolving, seat: Seat, instruction: Tally) -> Flow[Grade]:
    amount = instruction.amount
    if isinstance(amount, int) and not r.card.sheet.counts:
        return tally(s, seat, instruction.verb, instruction.thing, amount, settled=r.settled)
    return _tally_measured(s, r, seat, instruction)


def _tally_measured(s: Game, r: Resolving, seat: Seat, instruction: Tally) -> Flow[Grade]:
    verb, thing = instruction.verb, instruction.thing
    before = held(s, seat, thing)
    amount = instruction.amount
    most = amount.most if verb is Verb.GAIN and isinstance(amount, UpTo) else before
    wanted = yield from _how_many(s, r, seat, amount, most)
    grade = yield from tally(s, seat, verb, thing, wanted, settled=r.settled)
    r.amounts = {**r.amounts, (verb, thing): abs(held(s, seat, thing) - before)}
    return grade


def _draw(s: Game, r: Resolving, instruction: Draw) -> Flow[Grade]:
    """5.2 Drawing."""
    if instruction.who is not EACH:
        return _draw_by(s, r, player(s, r, instruction.who), instruction)
    return _each([_draw_by(s, r, seat, instruction) for seat in players(s, r, instruction.who)])


def _draw_by(s: Game, r: Resolving, seat: Seat, instruction: Draw) -> Flow[Grade]:
    wanted = yield from _how_many(s, r, seat, instruction.amount, len(s.sides[seat].deck))
    return (yield from draw(s, seat, wanted, settled=r.settled))


def _each(by_players: list[Flow[Grade]]) -> Flow[Grade]:
    """The same instruction for one player after the other."""
    grades = []
    for flow in by_players:
        grades.append((yield from flow))
    return together(grades)


def _if(s: Game, r: Resolving, instruction: If) -> Flow[Grade]:
    """0.2.8 An instruction with a condition may do nothing when carried out; that is not impossible."""
    if holds(s, r, instruction.condition):
        return (yield from carry_out(s, r, instruction.then))
    if instruction.otherwise is not None:
        return (yield from carry_out(s, r, instruction.otherwise))
    return WHOLLY


def _may(s: Game, r: Resolving, instruction: May) -> Flow[Grade]:
    """0.4.1 Optional instructions: the player decides, where accepting is legal (0.4.13)."""
    if instruction.who is EACH and r.each is None:
        return (yield from _each_may(s, r, instruction))
    r.did = False
    if possible(s, r, instruction.body) is NOT:
        return NOT
    seat = player(s, r, instruction.who)
    if isinstance(instruction.body, Pay) and seat == payer(s, r, instruction.body.cost):
        return (yield from _pay(s, r, instruction.body))  # the cost can be declined, which is the same choice
    answer = yield from choose(s, seat, "{0}: do you? {1}", "0.4.1", (YES, NO), about=(r.card, Text(instruction.body)))
    if answer == NO:
        return WHOLLY
    grade = yield from carry_out(s, r, instruction.body)
    r.did = grade is not NOT
    return grade


def _each_may(s: Game, r: Resolving, instruction: May) -> Flow[Grade]:
    """'Each player may ...': one after the other decides for oneself."""
    grades = []
    did = False
    for seat in players(s, r, EACH):
        r.each = seat
        grades.append((yield from _may(s, r, instruction)))
        did = did or r.did
    r.each, r.did = None, did
    return together(grades)


def _either(s: Game, r: Resolving, instruction: Either) -> Flow[Grade]:
    """0.4.2 A choice among instructions, of which only those not wholly impossible may be taken (0.4.6)."""
    legal = tuple(option for option in instruction.options if possible(s, r, option) is not NOT)
    if not legal:
        return NOT  # 0.4.7
    option = yield from choose(
        s, player(s, r, instruction.who), "{0}: which?", "0.4.2", legal, say=lambda o: str(Text(o)), about=(r.card,)
    )
    return (yield from carry_out(s, r, option))


def _pay(s: Game, r: Resolving, instruction: Pay) -> Flow[Grade]:
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


def _act(s: Game, r: Resolving, instruction: Act) -> Flow[Grade]:
    """A verb done to things."""
    if instruction.times is not None:
        instruction = counted(s, r, instruction)
    if instruction.who is not EACH:
        return _act_by(s, r, player(s, r, instruction.who), instruction)
    return _act_by_each(s, r, instruction)


def _act_by_each(s: Game, r: Resolving, instruction: Act) -> Flow[Grade]:
    """Each player does it; what both did was done this way (4.10.15)."""
    verb = instruction.verb
    before = r.this_way
    done: list[Ref] = []
    acted_on: list[Ref] = []
    grades = []
    for seat in players(s, r, instruction.who):
        r.this_way = {**before, verb: ()}
        grades.append((yield from _act_by(s, r, seat, instruction)))
        done.extend(r.this_way[verb])
        acted_on.extend(r.it)
    r.it = tuple(acted_on)
    r.this_way = {**before, verb: tuple(done)}
    return together(grades)


def _act_by(s: Game, r: Resolving, seat: Seat, instruction: Act) -> Flow[Grade]:
    """A verb done to things by one player."""
    verb = instruction.verb
    if verb is Verb.PLAY:
        return (yield from _play(s, r, seat, instruction))
    if verb is Verb.USE:
        return (yield from use_power_by_effect(s, r, seat))
    if verb is Verb.SHUFFLE_IN:
        return (yield from _shuffle_in(s, r, seat, instruction))
    if verb is Verb.OVERPOWER:
        return NOT
    if isinstance(instruction.what, Pick) and instruction.what.most == 0:  # for each of nothing
        r.it, r.this_way = (), {**r.this_way, verb: ()}
        return WHOLLY
    chosen = None
    if possible(s, r, instruction) is not NOT:
        chosen = yield from select(s, r, seat, verb, instruction.what)
    if chosen is None:
        if not isinstance(instruction.what, Back):  # 0.6.3: what comes later has nothing to refer back to
            r.it = ()
        return NOT
    if isinstance(instruction.what, OneOf):
        r.others = tuple(ref for ref in refs_of(s, r, instruction.what.back, gone=False) if ref not in chosen)
    if verb is Verb.CHOOSE:
        remember_choice(s, r, chosen)
        if heard(s, Verb.CHOOSE):
            for ref in chosen:
                element = None if isinstance(ref, Card) else s.element(ref)
                happened(s, Happening(Verb.CHOOSE, seat, element=element, cards=cards_of(s, (ref,))))
        return WHOLLY if chosen else NOT
    if verb in active(s).charges and not (yield from pay_charges(s, seat, verb, *cards_of(s, chosen))):  # 0.3.3
        return NOT
    if verb is Verb.STASH and isinstance(instruction.what, Pick) and has_quality(instruction.what.noun):
        shown = [ref for ref in chosen if isinstance(ref, Card) and not s.is_public(ref)]
        if any(forbidden(s, seat, Verb.REVEAL, card) is not None for card in shown):  # 5.3.4
            return NOT
        for card in sorted(shown, key=str):  # 5.3.3, and not in the order they go to the bottom in (5.3.5)
            yield from act_on(s, r, seat, Verb.REVEAL, card)
        grade = yield from _do_all(s, r, seat, instruction, chosen)
        if check_due(s):  # 2.5.3: revealing and stashing is a list of steps
            yield from cleanup_check(s)
        return grade
    return (yield from _do_all(s, r, seat, instruction, chosen))


def _do_all(s: Game, r: Resolving, seat: Seat, instruction: Act, refs: tuple[Ref, ...]) -> Flow[Grade]:
    """Do a verb to each of several things, and remember what was done this way."""
    verb = instruction.verb
    done: list[Ref] = []
    skipped = 0
    for ref in refs:
        element = None if isinstance(ref, Card) else s.element(ref)
        cards = () if element is None else element.cards
        outcome = yield from act_on(s, r, seat, verb, ref, instruction.until, at_once=len(refs))
        if outcome is Outcome.DONE:
            done.append(ref)
            done.extend(cards)
        elif outcome is Outcome.STOPPED:
            skipped += 1
    r.it = refs
    r.this_way = {**r.this_way, verb: tuple(done)}
    acted = sum(1 for ref in refs if ref in done) + skipped
    if not acted:
        return NOT
    return WHOLLY if acted == len(refs) and _in_full(s, instruction, acted) else PARTLY


def _in_full(s: Game, instruction: Act, acted: int) -> bool:
    what = instruction.what
    return not isinstance(what, Pick) or acted >= what.least


def _play(s: Game, r: Resolving, seat: Seat, instruction: Act) -> Flow[Grade]:
    """5.5.3 An effect has a player play a card; no play is spent."""
    what = instruction.what
    if possible(s, r, instruction) is NOT:
        return NOT
    if isinstance(what, Pick):
        visible, hidden = candidates(s, r, seat, Verb.PLAY, what.noun)
        cards = [ref for ref in everything(s, r, what.noun, Verb.PLAY, seat) if isinstance(ref, Card)]
        cards = [card for card in cards if card in visible or not s.is_public(card)]
        may_fail = (has_quality(what.noun) and bool(hidden) and not visible) or what.least == 0
    else:
        cards = [ref for ref in refs_of(s, r, what, gone=False) if isinstance(ref, Card)]
        may_fail = False
    cards = [card for card in cards if card.owner == seat]
    if not cards and not (may_fail and s.rulings.bluff):
        r.it = ()
        return NOT
    played = yield from play_one_of(s, seat, cards, may_fail=may_fail)
    if not isinstance(played, Played):
        r.it = ()
        return WHOLLY if played is None and not may_fail else NOT
    r.it = (played.element,)
    r.this_way = {**r.this_way, Verb.PLAY: (played.card,)}
    return WHOLLY


def _shuffle_in(s: Game, r: Resolving, seat: Seat, instruction: Act) -> Flow[Grade]:
    """3.6.7 Shuffle a set of cards into the deck; possible even if the set is empty."""
    what = instruction.what
    if isinstance(what, All):
        refs: tuple[Ref, ...] | None = tuple(everything(s, r, what.noun, Verb.SHUFFLE_IN, seat))
    else:
        refs = yield from select(s, r, seat, Verb.SHUFFLE_IN, what)
    moved = []
    for ref in refs or ():
        if isinstance(ref, Card):
            take(s, ref)
            to_top(s, ref, 0)
            moved.append(ref)
        else:
            element = s.element(ref)
            yield from act_on(s, r, seat, Verb.TOP, ref)
            moved.extend(() if element is None else element.cards)
    if moved:
        s.note("3.6.7", "{0} shuffles {1} into the deck", seat_name(seat), Cards(moved))
    for owner in {seat, *[card.owner for card in moved]}:
        yield from shuffle_deck(s, owner)
    r.this_way = {**r.this_way, Verb.SHUFFLE_IN: tuple(moved)}
    return WHOLLY


def _special(s: Game, r: Resolving, instruction: Instruction) -> Flow[Grade]:
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


def _actor(s: Game, r: Resolving, instruction: Instruction) -> Seat:
    if isinstance(instruction, (Draw, Tally, Act)):
        return player(s, r, instruction.who)
    return r.you


def pass_turn(s: Game, seat: Seat) -> Grade:
    """5.11 Passing: the turn moves to its conclusion instead of the next chance to act."""
    if seat != s.current or not s.turn:  # 5.11.4
        return NOT
    if not s.passed:
        s.note("5.11.1", "{0} passes", seat_name(seat))
    s.passed = True
    if heard(s, Verb.PASS):
        happened(s, Happening(Verb.PASS, seat))
    return WHOLLY


def _check(s: Game, r: Resolving, instruction: CheckOverpower) -> Flow[Grade]:
    refs = yield from select(s, r, r.you, Verb.CHOOSE, instruction.what)
    for ref in refs or ():
        spell = None if isinstance(ref, Card) else s.element(ref)
        if spell is not None:
            yield from check_for_overpower(s, spell, None)  # 5.8.6: not caused by playing
    return WHOLLY if refs else NOT


def _lasting(s: Game, r: Resolving, statement: Statement, instruction: Lasting) -> Flow[Grade]:
    """A statement made true for a while: what it is about is settled now."""
    what = spoken_of(statement)
    on: tuple[Ref, ...] | None = None
    if what is not None and not (isinstance(what, All) and what.noun.kind is Kind.CARD):
        on = yield from select(s, r, r.you, Verb.CHOOSE, what)
        if not on:
            return NOT
        r.it = on
    if isinstance(statement, Bonus) and statement.measure is not None:
        amount = statement.amount * measure(s, r, statement.measure)
        statement = Bonus(statement.on, statement.value, amount)
    s.lasting = (*s.lasting, LastingEffect(statement, r.you, on, instruction.until, r.card.defn.name))
    s.note("4.4.1", "{0}: {1}", r.card, Text(instruction))
    five_at_once(s)
    return WHOLLY
