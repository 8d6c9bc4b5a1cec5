"""2.4 Acting: what a player may do with a chance to act, and doing it."""

from __future__ import annotations

from typing import Final

from coven.games.revel.actions.draw import draw, drawable
from coven.games.revel.actions.pass_turn import pass_turn
from coven.games.revel.actions.play import play_one_of, why_unplayable
from coven.games.revel.actions.resources import tally
from coven.games.revel.areas.state import RevelState, Step
from coven.games.revel.course.cleanup import check_due, cleanup_check
from coven.games.revel.effects.consequences import happened, heard
from coven.games.revel.effects.interruptions import may_be_interrupted, prevented
from coven.games.revel.effects.powers import Uses, has_unused, usable, use_power
from coven.games.revel.effects.prohibitions import forbidden
from coven.games.revel.effects.records import Happening, Use
from coven.games.revel.instructions.costs import pay_charges
from coven.games.revel.instructions.grades import NOT
from coven.games.revel.instructions.possibility import charges_payable
from coven.games.revel.instructions.repair import take_back
from coven.games.revel.text.tree import Place, Verb
from coven.games.revel.text.words.vocabulary import DRAW
from coven.games.revel.text.words.vocabulary import SKIP as SKIPPING
from coven.kernel import Flow, Impossible, Question, Reason, Seat, choose, player

WHAT_TO_DO: Final = Question(
    "what to do",
    "What do you do?",
    "2.4",
    "`play a card`, `draw a card`, `pass`, `use NAME`; of a card with several Powers `use NAME: what it does`; of "
    "another one alike `use NAME (2)`",
    at_rest=True,
    declines=("pass",),
)

PLAY: Final = "play a card"
SKIP: Final = "draw a card"
PASS: Final = "pass"

NO_PLAYS: Final = Reason("2.4.3", "no plays are left")
NO_FINAL_PLAYS: Final = Reason("2.4.3", "no plays are left in this Final Turn")
NO_STAMINA_COUNTED: Final = Reason("final.5", "no Stamina was counted for this Final Turn, so it has no plays")
EMPTY_HAND: Final = Reason("2.4.9", "there is no card in hand")
EMPTY_DECK: Final = Reason("2.4.8", "the deck is empty")
TRIED: Final = Reason("0.5.14", "no card in hand could be played just now; do something else first")

CANT_PAY_SKIP: Final = Reason("0.3.3", "the cost of skipping a play can't be paid")
CANT_PAY_DRAW: Final = Reason("0.3.3", "the cost of drawing can't be paid")


def act(s: RevelState) -> Flow[None]:
    """2.3.8 Steps 4 and 5 of a turn: one chance to act, and what follows from it."""
    seat = s.current
    s.resolved = 0
    tried = False
    while True:
        uses = usable(s, seat)
        choices = acts(s, tried, uses)
        what = yield from choose(s, seat, WHAT_TO_DO, choices, say=Uses(uses))
        if what is PLAY:
            unspent = s.copy()
            before = s.because("2.4.1", "{0} plays a card", player(seat))
            yield from tally(s, seat, Verb.SPEND, "play", 1)  # 5.5.2
            s.cause = before
            played = yield from play_one_of(s, seat, s.sides[seat].hand)
            if isinstance(played, Impossible):  # 0.5.13: back to this choice, with the play unspent (slip S25)
                take_back(s, seat, unspent)
                tried = True
                continue
        elif what is SKIP:
            if not (yield from pay_charges(s, seat, Verb.SKIP)):
                continue  # 0.3.9: declined, so that something else is done
            before = s.because("2.4.2", "{0} draws instead of playing a card", player(seat))
            yield from _skip(s, seat)
            yield from draw(s, seat, 1, through=Verb.SKIP)
            s.cause = before
        elif what is PASS:
            pass_turn(s, seat)  # 2.4.10
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
    if s.passed:  # 5.11.2, 2.3.9, 2.3.10: whoever or whatever has passed, and whenever in this turn
        s.step = Step.END


def _skip(s: RevelState, seat: Seat) -> Flow[None]:
    """2.4.2 Spend a play so as to draw a card. Where that is stopped, it counts as done (4.9.12)."""
    what = Happening(SKIPPING, seat, thing="play")
    if may_be_interrupted(s, SKIPPING) and (yield from prevented(s, what)):
        return
    yield from tally(s, seat, Verb.SPEND, "play", 1)
    if heard(s, SKIPPING):
        happened(s, what)


def _settle_act(s: RevelState) -> Flow[None]:
    """2.3.14 Steps 4 and 5 are each followed by a check of their own."""
    for _ in (4, 5):
        if check_due(s):
            yield from cleanup_check(s)


def acts(s: RevelState, tried: bool, uses: list[Use]) -> tuple[str | Use, ...]:
    """2.4, revel-starter:turn.3, revel-starter:turn.4, 2.4.7 What the current player may do now."""
    choices: list[str | Use] = []
    if why_not_play(s, tried) is None:
        choices.append(PLAY)
    if why_not_skip(s) is None:
        choices.append(SKIP)
    choices.extend(uses)  # revel-starter:effects.3
    choices.append(PASS)  # 2.4.6, revel-starter:turn.5, revel-starter:final.3
    return tuple(choices)


def why_not_play(s: RevelState, tried: bool = False) -> Reason | None:
    """Why the current player can't spend a play to play a card from hand, or None."""
    if s.plays < 1:
        return _why_no_plays(s)
    seat = s.current
    side = s.sides[seat]
    if not side.hand:
        return EMPTY_HAND
    if tried:
        return TRIED
    reason = forbidden(s, seat, Verb.PLAY, Place.HAND)
    if reason is None and side.revealed and all(card in side.revealed for card in side.hand):  # 0.2.4
        reasons = [why_unplayable(s, seat, card) for card in side.hand]
        return None if None in reasons else reasons[0]
    return reason


def _why_no_plays(s: RevelState) -> Reason:
    """2.4.3, revel-starter:final.2, revel-starter:final.5 Why no plays are left."""
    if not s.final_turn:
        return NO_PLAYS
    return NO_FINAL_PLAYS if s.final_plays or s.rulings.edition.least_final_plays else NO_STAMINA_COUNTED


def why_not_skip(s: RevelState) -> Reason | None:
    """Why the current player can't spend a play to draw a card, or None."""
    if s.plays < 1:
        return _why_no_plays(s)
    seat = s.current
    reason = forbidden(s, seat, SKIPPING) or forbidden(s, seat, DRAW, Place.DECK)
    if reason is not None:
        return reason
    if not charges_payable(s, seat, SKIPPING):
        return CANT_PAY_SKIP
    if drawable(s, len(s.sides[seat].deck), 1) is NOT:
        return EMPTY_DECK
    return None if charges_payable(s, seat, DRAW) else CANT_PAY_DRAW
