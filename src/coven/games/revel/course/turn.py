"""2.3 The turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from coven.games.revel.actions.draw import draw
from coven.games.revel.actions.resources import plays_in_words, tally
from coven.games.revel.actions.reveal import end_reveals
from coven.games.revel.areas.areas import opponent
from coven.games.revel.areas.knowledge import NOTHING
from coven.games.revel.areas.state import NO_EFFECTS, RevelState, Step
from coven.games.revel.course.acts import act
from coven.games.revel.course.cleanup import check_due, cleanup_check
from coven.games.revel.course.outcome import outcome_check, win
from coven.games.revel.course.setup import exchange, set_up
from coven.games.revel.effects.consequences import happened, heard
from coven.games.revel.effects.lasting import expire, expire_with_turn
from coven.games.revel.effects.later import come_due, forget_missed
from coven.games.revel.effects.meaning.measuring import holds
from coven.games.revel.effects.meaning.references import lost
from coven.games.revel.effects.meaning.winning import Won, dominating, five_at_once
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.records import Happening, Resolving, Stated
from coven.games.revel.instructions.chains import endless
from coven.games.revel.text.tree import Allotted, Statement, Until, Verb, While, Who
from coven.games.revel.text.words.vocabulary import BEGIN, END
from coven.kernel import Event, Flow, player

MOST_TURNS: Final = 1000
"""So many turns may a game take. The rules know no game without an end; here it is a tie (slip S40)."""


def step(state: RevelState) -> Flow[None]:
    """The next step of the game."""
    state.seen_before = state.seen
    state.drawn = state.found = ()
    state.sought = NOTHING
    flow = STEPS[state.step](state)
    return _until_won(state, flow) if state.rulings.edition.five_wins_at_once else flow


def _until_won(s: RevelState, flow: Flow[None]) -> Flow[None]:
    """Starter win.1: five winning spells end the game whatever is under way."""
    victory = Won  # see `attempt`: a name that is still there when Python ends
    try:
        yield from flow
    except victory as won:
        win(s, won.seat, "by having five winning spells", "win.1")


def begin_turn(s: RevelState) -> Flow[None]:
    """2.3 Steps 1 to 3 of a turn."""
    if s.turn >= MOST_TURNS:
        s.note("S40", "This game has no end")
        s.result = endless(s, "a game without end")
        return
    s.turn += 1
    s.current = s.first if s.turn == 1 else opponent(s.current)  # 3.3.2, revel-starter:turn.1, 2.2.10, 2.3.1: step 1
    seat = s.current
    s.passed = False
    s.did = ()
    _forget_the_gone(s)
    s.plays = 0
    s.resolved = 0
    s.occurred = NO_EFFECTS
    s.used = ()  # 4.7.4: a new turn, a new use
    if s.lasting:
        expire(s, Until.YOUR_NEXT_TURN, seat)
    end_reveals(s, Until.YOUR_NEXT_TURN, seat)
    line = None if s.log is None else _announce(s)
    if check_due(s):  # 2.3.15, 2.5.2: here, and likewise after each of the other steps
        yield from cleanup_check(s)
    if heard(s, BEGIN):
        what = Happening(BEGIN, seat)
        what.line = line
        happened(s, what)  # 2.3.4: step 2, relevant before the draw but resolved after it
    if s.later:
        come_due(s, BEGIN)
    before = s.because("2.3.3", "{0}'s turn begins", player(seat))
    yield from draw(s, seat, 1)  # revel-starter:turn.2, 2.3.3
    s.cause = before
    if check_due(s):
        yield from cleanup_check(s)
    if s.final_turn and s.rulings.edition.final_counted_at_start:  # revel-starter:final.2, revel-starter:final.4
        s.final_plays = len(s.sides[seat].stamina)  # what the turn's start has taken being off (D10)
    s.plays = max(0, s.plays + allotment(s))  # 2.3.7: step 3, and in no other
    if s.log is not None:
        rule = "2.8.3" if s.final_turn else "2.3.5"
        s.note(rule, f"{{0}} has {plays_in_words(s.plays)}", player(seat), s.plays)
    if check_due(s):
        yield from cleanup_check(s)
    s.step = Step.END if s.passed else Step.ACT  # 2.3.8: step 4, a chance to act; 5.11.2, slip S17


def _announce(s: RevelState) -> Event | None:
    """2.3.2 The line of the log with which a turn begins."""
    return s.note("2.3.2", "Turn {0}: {1}{2}", s.turn, player(s.current), ", the Final Turn" if s.final_turn else "")


def allotment(s: RevelState) -> int:
    """2.3.5, 2.8.3 How many plays the current player is allotted: 1, in a Final Turn 1 per Stamina counted (2.8.3)."""
    plays = 1  # revel-starter:turn.5
    if s.final_turn:
        plays = max(s.final_plays or 0, s.rulings.edition.least_final_plays)  # slip S42: before what card text takes
    for stated in (s.active or active(s)).allotted:
        plays += _allotted(s, stated, stated.statement)
    for lasting in s.lasting:
        statement = lasting.statement
        if isinstance(statement, Allotted) and (statement.who is Who.YOU) == (lasting.seat == s.current):
            plays += statement.amount
    return plays


def _allotted(s: RevelState, stated: Stated, statement: Statement) -> int:
    """How many plays more or less one ongoing effect allots to the current player."""
    if isinstance(statement, While):
        r = Resolving(stated.seat, stated.card, stated.element, stated.place)
        return _allotted(s, stated, statement.statement) if holds(s, r, statement.condition, openly=True) else 0
    assert isinstance(statement, Allotted)
    meant = (statement.who is Who.YOU) == (stated.seat == s.current)
    return statement.amount if meant else 0


def _forget_the_gone(s: RevelState) -> None:
    """4.10.14 What was last known of elements that left matters no more, unless an effect still refers to them."""
    s.forget_traces()
    if s.last_known:
        s.last_known = {id: s.last_known[id] for id in lost(s)}


def end_turn(s: RevelState) -> Flow[None]:
    """2.3 Step 6, and what comes between two turns."""
    seat = s.current
    s.plays = 0  # 2.3.11
    if s.log is not None:
        s.note("2.3.12", "{0}'s turn ends", player(seat))
    if heard(s, END):
        happened(s, Happening(END, seat))
    if s.later:
        come_due(s, END)
    if check_due(s):  # 2.3.13 by construction: nobody else is the current player before the next turn begins
        yield from cleanup_check(s)
    if dominating(s, opponent(seat)):
        yield from _idle(s)  # revel-starter:domination.4: before the outcome check
    if s.later:
        forget_missed(s)
    if s.lasting:
        lasting = len(s.lasting)
        expire_with_turn(s)  # 2.3.16, 2.3.17: before the outcome check
        if len(s.lasting) < lasting:
            s.note("2.3.16", "What was to last until the turn ends is over")
    end_reveals(s, Until.TURN_ENDS)
    five_at_once(s)
    outcome_check(s)
    s.step = Step.START


def between_turns(s: RevelState) -> Flow[None]:
    """2.3.18 From the end of a turn to the first chance to act in the next, unless the game is over."""
    yield from end_turn(s)
    if s.result is None:
        yield from begin_turn(s)


def _idle(s: RevelState) -> Flow[None]:
    """revel-starter:domination.2 Ending a turn without having played a spell, facing three winning spells."""
    seat = s.current
    played = any(
        did.verb is Verb.PLAY and did.seat == seat and any(card.defn.is_spell for card in did.cards) for did in s.did
    )
    if not played:  # revel-starter:domination.3, revel-starter:stance.3: whatever else was done
        before = s.after(s.note("domination.2", "{0} has played no spell under domination", player(seat)))
        yield from tally(s, seat, Verb.LOSE, "Stamina", 1)
        s.cause = before
        if check_due(s):  # 2.3.15: what waits for that loss is of this turn (D22)
            yield from cleanup_check(s)


STEPS: Final[dict[Step, Callable[[RevelState], Flow[None]]]] = {
    Step.SETUP: set_up,
    Step.EXCHANGE: exchange,
    Step.START: begin_turn,
    Step.ACT: act,
    Step.END: between_turns,
}
"""What happens in each step."""
