"""2.3, 2.4 The turn."""

from __future__ import annotations

from typing import Final

from coven.games.revel.actions.draw import draw, drawable
from coven.games.revel.actions.pass_turn import pass_turn
from coven.games.revel.actions.play import play_one_of, why_unplayable
from coven.games.revel.actions.resources import tally
from coven.games.revel.areas.areas import BOTH, opponent
from coven.games.revel.areas.moving import end_reveals
from coven.games.revel.areas.state import RevelState, Step
from coven.games.revel.course.cleanup import check_due, cleanup_check
from coven.games.revel.course.outcome import outcome_check
from coven.games.revel.effects.consequences import happened, heard
from coven.games.revel.effects.interruptions import may_be_interrupted, prevented
from coven.games.revel.effects.lasting import expire
from coven.games.revel.effects.meaning.measuring import holds
from coven.games.revel.effects.meaning.winning import dominating, five_at_once
from coven.games.revel.effects.powers import Uses, has_unused, usable, use_power
from coven.games.revel.effects.prohibitions import forbidden
from coven.games.revel.effects.records import Happening, Resolving, Stated, Use
from coven.games.revel.effects.standing import active
from coven.games.revel.instructions.costs import pay_charges
from coven.games.revel.instructions.grades import NOT
from coven.games.revel.instructions.possibility import charges_payable
from coven.games.revel.text.tree import Allotted, Statement, Until, Verb, While, Who
from coven.kernel import Flow, Impossible, Question, Reason, Seat, choose, seat_name, tie

WHAT_TO_DO: Final = Question(
    "what to do",
    "What do you do?",
    "2.4",
    "`play a card`, `draw a card`, `use NAME`, `pass`",
    at_rest=True,
)

PLAY: Final = "play a card"
SKIP: Final = "draw a card"
PASS: Final = "pass"

NO_PLAYS: Final = Reason("2.4.3", "no plays are left")
EMPTY_HAND: Final = Reason("2.4.9", "there is no card in hand")
EMPTY_DECK: Final = Reason("2.4.8", "the deck is empty")
TRIED: Final = Reason("0.5.14", "no card in hand could be played just now; do something else first")


MOST_TURNS: Final = 1000
"""So many turns may a game take. The rules know no game without an end; here it is a tie."""


def begin_turn(s: RevelState) -> Flow[None]:
    """2.3 Steps 1 to 3 of a turn."""
    if s.turn == MOST_TURNS:
        s.result = tie(len(BOTH), "a true tie: a game without end", "2.9.3", (0.0, 0.0))
        return
    s.turn += 1
    s.current = s.first if s.turn == 1 else opponent(s.current)  # step 1
    seat = s.current
    s.passed = False
    s.did = ()
    _forget_the_gone(s)
    s.plays = 0
    s.resolved = 0
    s.used = ()  # 4.7.4: a new turn, a new use
    expire(s, Until.YOUR_NEXT_TURN, seat)
    end_reveals(s, Until.YOUR_NEXT_TURN, seat)
    s.note("2.3.2", "Turn {0}: {1}{2}", s.turn, seat_name(seat), ", the Final Turn" if s.final_turn else "")
    if check_due(s):
        yield from cleanup_check(s)
    if heard(s, Verb.BEGIN):
        happened(s, Happening(Verb.BEGIN, seat))  # step 2
    yield from draw(s, seat, 1)
    if check_due(s):
        yield from cleanup_check(s)
    if s.final_turn and s.rulings.edition.final_counted_at_start:
        s.final_plays = len(s.sides[seat].stamina)  # starter final.2, what the turn's start has taken being off (D10)
    s.plays = max(0, s.plays + allotment(s))  # step 3
    s.note("2.3.5", "{0} has {1} {2}", seat_name(seat), s.plays, "play" if s.plays == 1 else "plays")
    if check_due(s):
        yield from cleanup_check(s)
    s.step = Step.END if s.passed else Step.ACT  # slip S17


def allotment(s: RevelState) -> int:
    """2.3.5 How many plays the current player is allotted: 1, in a Final Turn 1 per Stamina counted (2.8.3)."""
    plays = 1
    if s.final_turn:
        plays = max(s.final_plays or 0, s.rulings.edition.least_final_plays)
    for stated in active(s).allotted:
        plays += _allotted(s, stated, stated.statement)
    return plays


def _allotted(s: RevelState, stated: Stated, statement: Statement) -> int:
    """How many plays more or less one ongoing effect allots to the current player."""
    if isinstance(statement, While):
        r = Resolving(stated.seat, stated.card, stated.element, stated.place)
        return _allotted(s, stated, statement.statement) if holds(s, r, statement.condition) else 0
    if not isinstance(statement, Allotted):
        return 0
    meant = statement.who is Who.EACH or (statement.who is Who.YOU) == (stated.seat == s.current)
    return statement.amount if meant else 0


def _forget_the_gone(s: RevelState) -> None:
    """4.10.14 What was last known of elements that left matters no more, unless an effect still refers to them."""
    if s.last_known:
        chosen = {ref for element in s.elements() for _, _, refs in element.chosen for ref in refs}
        s.last_known = {id: last for id, last in s.last_known.items() if id in chosen}


def act(s: RevelState) -> Flow[None]:
    """2.3 Steps 4 and 5: one chance to act, and what follows from it."""
    seat = s.current
    s.resolved = 0
    tried = False
    while True:
        uses = usable(s, seat)
        choices = acts(s, tried, uses)
        what = yield from choose(s, seat, WHAT_TO_DO, choices, say=Uses(uses))
        if what is PLAY:
            unspent = s.copy()
            yield from tally(s, seat, Verb.SPEND, "play", 1)
            played = yield from play_one_of(s, seat, s.sides[seat].hand)
            if isinstance(played, Impossible):  # 0.5.13: back to this choice, with the play unspent (slip S25)
                s.restore(unspent)
                tried = True
                s.note("0.5.13", "No card in hand can be played: {0} takes the choice back", seat_name(seat))
                continue
        elif what is SKIP:
            if not (yield from pay_charges(s, seat, Verb.SKIP)):
                continue  # 0.3.9: declined, so that something else is done
            yield from _skip(s, seat)
            yield from draw(s, seat, 1)
        elif what is PASS:
            pass_turn(s, seat)
        elif isinstance(what, Use):
            if not (yield from pay_charges(s, seat, Verb.USE, what.card)):
                continue
            yield from use_power(s, seat, what)
        break
    if check_due(s):  # 2.3.14
        yield from _settle_act(s)
    if not s.passed and s.plays < 1 and seat not in s.full_control and not has_unused(s, seat):
        pass_turn(s, seat)  # passing is the one thing left to do
        if check_due(s):
            yield from _settle_act(s)
    if s.passed:
        s.step = Step.END


def _skip(s: RevelState, seat: Seat) -> Flow[None]:
    """2.4.2 Spend a play so as to draw a card. Where that is stopped, it counts as done (4.9.12)."""
    what = Happening(Verb.SKIP, seat, thing="play")
    if may_be_interrupted(s, Verb.SKIP) and (yield from prevented(s, what)):
        return
    yield from tally(s, seat, Verb.SPEND, "play", 1)
    if heard(s, Verb.SKIP):
        happened(s, what)


def _settle_act(s: RevelState) -> Flow[None]:
    """2.3.14 Steps 4 and 5 are each followed by a check of their own."""
    for _ in (4, 5):
        if check_due(s):
            yield from cleanup_check(s)


def acts(s: RevelState, tried: bool, uses: list[Use]) -> tuple[str | Use, ...]:
    """2.4 What the current player may do now."""
    choices: list[str | Use] = []
    if why_not_play(s, tried) is None:
        choices.append(PLAY)
    if why_not_skip(s) is None:
        choices.append(SKIP)
    choices.extend(uses)
    choices.append(PASS)  # 2.4.6
    return tuple(choices)


def why_not_play(s: RevelState, tried: bool = False) -> Reason | None:
    """Why the current player can't spend a play to play a card from hand, or None."""
    if s.plays < 1:
        return NO_PLAYS
    seat = s.current
    side = s.sides[seat]
    if not side.hand:
        return EMPTY_HAND
    if tried:
        return TRIED
    reason = forbidden(s, seat, Verb.PLAY)
    if reason is None and side.revealed and all(card in side.revealed for card in side.hand):  # 0.2.4
        reasons = [why_unplayable(s, seat, card) for card in side.hand]
        return None if None in reasons else reasons[0]
    return reason


def why_not_skip(s: RevelState) -> Reason | None:
    """Why the current player can't spend a play to draw a card, or None."""
    if s.plays < 1:
        return NO_PLAYS
    reason = forbidden(s, s.current, Verb.SKIP) or forbidden(s, s.current, Verb.DRAW)
    if reason is not None:
        return reason
    if not charges_payable(s, s.current, Verb.SKIP):
        return Reason("0.3.3", "the cost of skipping a play can't be paid")
    if drawable(s, len(s.sides[s.current].deck), 1) is NOT:
        return EMPTY_DECK
    return None if charges_payable(s, s.current, Verb.DRAW) else Reason("0.3.3", "the cost of drawing can't be paid")


def end_turn(s: RevelState) -> Flow[None]:
    """2.3 Step 6, and what comes between two turns."""
    seat = s.current
    s.plays = 0  # 2.3.11
    s.note("2.3.12", "{0}'s turn ends", seat_name(seat))
    if heard(s, Verb.END):
        happened(s, Happening(Verb.END, seat))
    if check_due(s):
        yield from cleanup_check(s)
    yield from _idle(s)
    lasting = len(s.lasting)
    expire(s, Until.TURN_ENDS)  # 2.3.16, before the outcome check (2.3.17)
    if len(s.lasting) < lasting:
        s.note("2.3.16", "What was to last until the turn ends is over")
    end_reveals(s, Until.TURN_ENDS)
    five_at_once(s)
    outcome_check(s)
    s.step = Step.START


def between_turns(s: RevelState) -> Flow[None]:
    """From the end of a turn to the first chance to act in the next, unless the game is over."""
    yield from end_turn(s)
    if s.result is None:
        yield from begin_turn(s)


def _idle(s: RevelState) -> Flow[None]:
    """Starter domination.2: ending a turn without having played a spell, facing three winning spells."""
    seat = s.current
    if not dominating(s, opponent(seat)):
        return
    played = any(did.verb is Verb.PLAY and did.seat == seat and did.card and did.card.defn.is_spell for did in s.did)
    if not played:
        s.note("domination.2", "{0} has played no spell under domination", seat_name(seat))
        yield from tally(s, seat, Verb.LOSE, "Stamina", 1)
