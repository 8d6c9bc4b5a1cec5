"""602 During a turn, 609 ending it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from coven.games.spoils.areas.areas import opponent
from coven.games.spoils.areas.moving import to_discard_pile
from coven.games.spoils.areas.state import NOTHING_LEFT, SpoilsState, Step
from coven.games.spoils.costs.extra_costs import UNDOING
from coven.games.spoils.course.acting import await_responses
from coven.games.spoils.course.attack import attack, targets, why_not_end
from coven.games.spoils.course.battle import fight_on
from coven.games.spoils.course.choices import (
    END_TURN,
    END_WITH_ORDER,
    Attack,
    Choice,
    Doing,
    Play,
    PlayFlipped,
    Repeat,
    Use,
)
from coven.games.spoils.course.loops import (
    Complete,
    agree,
    begin_to_repeat,
    is_closed,
    repeat_on,
    repeatable,
    take_and_show,
    unless_complete,
)
from coven.games.spoils.course.orders import give_order, leave_order, orders_to_end
from coven.games.spoils.course.play_card import flip_up, play_card, resolve
from coven.games.spoils.course.playable import Timing, possible_plays
from coven.games.spoils.course.responses import respond
from coven.games.spoils.course.setup import open_game, set_up
from coven.games.spoils.course.use_ability import resolve_ability, use_ability
from coven.games.spoils.effects.lasting import expire_with_turn, turn_begins
from coven.games.spoils.effects.memory import Memory
from coven.games.spoils.effects.records import Action, Order, What, nothing_done
from coven.games.spoils.effects.settling import settle
from coven.games.spoils.effects.triggers import reached, wait_later
from coven.games.spoils.text.tree import Point, When
from coven.kernel import Flow, Impossible, Question, Seat, attempt_choice, choose, player, tie

WHAT_TO_DO: Final = Question(
    "what to do",
    "What do you do?",
    "602.2",
    "`play NAME`, `flip up NAME`, `use ABILITY of NAME`, `attack B's faction` or `attack`, `attack B's LOCATION`, "
    "`end the turn`, `end the turn and leave an order`; `repeat the last ability`, `repeat the last 2 abilities`; "
    "`ask me again`",
    at_rest=True,
    short=("attack", "'s faction"),  # 607.1a#2
    declines=("end the turn",),
)

MOST_TURNS: Final = 1000
"""So many turns may a game take. The rules know no end of a game in which nobody does anything (414.1a): here it is a
draw after that."""


def step(state: SpoilsState) -> Flow[None]:
    """The next step of the game."""
    state.seen_before = state.seen
    state.chain = 0
    state.mark = None
    if state.being_played:
        _leave_off(state)
    return STEPS[state.step](state)


def _leave_off(s: SpoilsState) -> None:
    """A position of the middle of something tells what was being played, and not what had been picked and paid for it:
    a game that begins with it goes on with the next action. A card that was being played is in the discard pile."""
    for action in s.being_played:
        if action.what is What.CARD and not action.duplicate:
            to_discard_pile(s, action.copy)
    s.being_played = ()


def begin_turn(s: SpoilsState) -> Flow[None]:
    """O24, 601.1h A turn begins: with its number, a new active player, and then the triggers of its start."""
    if s.turn >= MOST_TURNS:
        s.note("414", "{0} turns have been taken: the game is a draw", s.turn)
        s.result = tie(2, f"{s.turn} turns have been taken", "414")
        return
    s.turn += 1
    s.active = s.first if s.turn == 1 else opponent(s.active)
    seat = s.active
    s.did = nothing_done()
    s.shown = s.closed = ()
    s.loop = None
    if not s.later:  # what effects have put off may speak of what has left play
        s.last_known = NOTHING_LEFT
    s.step = Step.ACTION
    if s.orders[seat] is Order.MY_TURN:
        give_order(s, seat, s.rulings.usual)
    before = s.after(s.note("602.1", "Turn {0}: {1}", s.turn, player(seat)))
    turn_begins(s)
    reached(s, Point.START)  # 202.7, 202.8, 203.1a, O25: a faction's rules are triggers of that moment
    yield from settle(s)
    s.cause = before


def take_action(s: SpoilsState) -> Flow[None]:
    """602.2 The active player takes one action: plays a card, uses an ability, attacks, or ends the turn."""
    seat = s.active
    if s.loop is not None and (yield from repeat_on(s)):
        return
    choices = possible_actions(s, seat)
    if s.shown:
        choices.extend(repeatable(s, seat, choices))
    saying = Doing(s, seat, choices)
    what = yield from take_and_show(
        s,
        seat,
        lambda: unless_complete(
            s, choose(s, seat, WHAT_TO_DO, choices, say=saying, always=s.rulings.bluff, shows=saying.shows)
        ),
    )
    if what is END_TURN:
        s.step = Step.END
    elif isinstance(what, Attack):
        attack(s, seat, what.target)
        s.step = Step.BATTLE
    elif isinstance(what, Repeat):
        yield from begin_to_repeat(s, seat, what)
    elif isinstance(what, Order):
        give_order(s, seat, what)
    elif what is END_WITH_ORDER:
        yield from leave_order(s, seat)
        s.step = Step.END
    elif isinstance(what, Complete):
        yield from agree(s, what.series)


def possible_actions(s: SpoilsState, seat: Seat) -> list[Choice]:
    """602.2 What the active player may do now."""
    choices = possible_plays(s, seat, Timing.TURN)
    if s.closed:
        choices = [one for one in choices if not is_closed(s, one)]
    choices.extend([Attack(id) for id in targets(s, seat)])
    if why_not_end(s, seat) is None:
        choices.append(END_TURN)
        if s.rulings.usual is not Order.ASK:
            choices.append(END_WITH_ORDER)
    choices.extend(orders_to_end(s, seat))
    return choices


def take(s: SpoilsState, seat: Seat, ask: Callable[[], Flow[Any]]) -> Flow[Any]:
    """602.2, 606.2 A player is asked what to do, and plays the card or uses the ability. Gives what was chosen, which
    if it is anything else is up to who asked; None if it can't be done and nobody could choose anything else.

    401.3, 401.3#2, 603.1e, 605.1d What proves illegal is undone, and the player is asked anew: to do it in another way,
    if there is one, or something else."""
    before = s.cause
    begun = yield from attempt_choice(s, seat, ask, lambda what: _begin(s, seat, what), rule=UNDOING)
    if isinstance(begun, Impossible):
        return None
    what, id = begun
    action = None if id == 0 else (yield from await_responses(s, id))
    if action is not None:
        yield from resolve_ability(s, action) if action.what is What.ABILITY else resolve(s, action)
    s.cause = before
    return what


def _begin(s: SpoilsState, seat: Seat, what: Any) -> Flow[tuple[Any, int]]:
    """603.1a to 603.1e, 605.1a to 605.1d What was chosen, and its number while it is being played or used; 0 for what
    is neither."""
    id = 0
    if isinstance(what, Play):
        id = yield from play_card(s, seat, what.copy)
    elif isinstance(what, PlayFlipped):
        id = yield from flip_up(s, seat, what.id)
    elif isinstance(what, Use):
        id = yield from use_ability(s, seat, what)
    return what, id


def battle_step(s: SpoilsState) -> Flow[None]:
    """607, 608 A battle goes on, until somebody has decided something or it is over."""
    yield from fight_on(s)
    if s.battle is None:
        s.step = Step.ACTION


def end_turn(s: SpoilsState) -> Flow[None]:
    """609.1 The opponent may respond to the end of the turn; then it ends, with its triggers (609.1a)."""
    seat = s.active
    before = s.after(s.note("609.1", "{0} ends the turn", player(seat)))
    ending = Action(s.new_id(), What.END, seat, s.faction_of(seat).copy, Memory())
    s.being_played = (ending,)
    yield from respond(s, ending.id)
    s.being_played = ()
    reached(s, Point.END)  # 609.1a
    yield from settle(s)
    yield from _put_off_to_now(s)
    expire_with_turn(s)
    for x in list(s.in_play.values()):  # O26, 408.4a: in the same instant
        if x.damage or x.uses:
            s.put(x.changed(damage=0, uses=()))
    yield from settle(s)
    yield from _put_off_to_now(s)
    s.cause = before
    s.step = Step.START


def _put_off_to_now(s: SpoilsState) -> Flow[None]:
    """609.1a What has been put off to the end of this turn while it was ending is for this moment too, and not for the
    end of another turn."""
    while wait_later(s, When.THIS_TURN_ENDS):
        yield from settle(s)


STEPS: Final[dict[Step, Callable[[SpoilsState], Flow[None]]]] = {
    Step.SETUP: set_up,
    Step.OPENING: open_game,
    Step.START: begin_turn,
    Step.ACTION: take_action,
    Step.BATTLE: battle_step,
    Step.END: end_turn,
}
"""What happens in each step."""
