"""606 Responding to actions, and what players let pass without being asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from coven.games.spoils.areas.areas import BOTH, opponent
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.course.choices import LET, LET_REPEAT, Choice, Doing, numbers
from coven.games.spoils.course.playable import Timing, could_respond, possible_plays
from coven.games.spoils.effects.numbers import Numbers
from coven.games.spoils.effects.records import Action, Loop, Order, What
from coven.kernel import Flow, Question, Seat, choose, player

WHICH_RESPONSE: Final = Question(
    "which response",
    "{0}. Do you respond?",
    "606.2",
    "`let it happen`; `play NAME`, `flip up NAME`, `use ABILITY of NAME`; `let it be repeated`; "
    "`let everything happen until my turn`, "
    "`... until something of mine is picked`, `... until an attack`, `... until a tactic`, `... until the turn ends`",
)

HOW_MANY_PASS: Final = Question(
    "how many repetitions pass", "How many repetitions do you let happen? ({0} are left)", "414.2c", "a number: `15`"
)

ORDERS: Final = (Order.MY_TURN, Order.MY_CARDS, Order.ATTACK, Order.TACTIC, Order.TURN_END)
"""What a player can order besides letting one thing happen."""

MOST_NESTED: Final = 50
"""O45 So many actions may respond to each other: two programs could go on for ever, and nothing would ever resolve."""


class Responded:
    """What is responded to, in words for the prompt."""

    __slots__ = ("action", "loop")

    def __init__(self, action: Action, loop: Loop | None) -> None:
        self.action = action
        self.loop = loop

    def __str__(self) -> str:
        action = self.action
        who = player(action.seat)
        if action.what is What.END:
            return f"{who} ends the turn"
        if action.what is What.ABILITY:
            loop = self.loop
            which = "" if loop is None else f" (repetition {loop.number} of {loop.times})"
            return f"{who} uses {action.ability.name} of {action.copy}{which}"
        return f"{who} plays {action.copy}"


def respond(s: SpoilsState, action_id: int) -> Flow[None]:
    """606.1, 606.2, 606.2#2, 606.2a, 606.2b, 606.2c The opponent of whoever acts may respond, as often as they want,
    each response resolving before the next. When they stop, the action resolves. Nobody responds to an own action
    (606.1#2). A response is an action like any other, so that it can be responded to (606.2a) and comes out first;
    there is no stack (606.2c)."""
    while True:
        action = s.action(action_id)
        if action is None:  # O51: it is gone
            return
        seat = opponent(action.seat)  # 606.1#2
        if action.what is What.CARD and action.copy.sheet.no_response:
            return
        if lets_pass(s, seat, action) or is_left_alone(s, action) or len(s.being_played) > MOST_NESTED:
            return
        choices = possible_plays(s, seat, Timing.TACTIC)
        if not choices and not (s.rulings.bluff and could_respond(s, seat)):
            return
        repeated = is_repeated(s, action)
        offered: tuple[Choice, ...] = (*choices, LET, *((LET_REPEAT,) if repeated else ()), *orders_now(s))
        what = yield from s.rulings.take(s, seat, _asking(s, seat, action, offered))
        if what is LET:
            return
        if what is LET_REPEAT:
            yield from let_be_repeated(s, seat)
            return
        if isinstance(what, Order):
            give_order(s, seat, what)
            return


def _asking(s: SpoilsState, seat: Seat, action: Action, offered: tuple[Choice, ...]) -> Callable[[], Flow[Choice]]:
    loop = s.loop if is_repeated(s, action) else None
    saying, about = Doing(s, seat, offered), (Responded(action, loop),)
    return lambda: choose(
        s, seat, WHICH_RESPONSE, offered, say=saying, about=about, always=s.rulings.bluff, shows=saying.shows
    )


def is_repeated(s: SpoilsState, action: Action) -> bool:
    """414.2c Whether an action is one of those that a player has repeated."""
    return s.loop is not None and not s.loop.by_both and s.being_played[0].id == action.id


def is_left_alone(s: SpoilsState, action: Action) -> bool:
    """414.2c Whether the opponent has let this repetition happen already."""
    return s.loop is not None and is_repeated(s, action) and s.loop.number <= s.loop.left_alone


def let_be_repeated(s: SpoilsState, seat: Seat) -> Flow[None]:
    """414.2c The opponent says how many repetitions happen before they want to respond."""
    assert s.loop is not None
    left = s.loop.times - s.loop.number + 1
    offered = numbers(left)
    number = yield from choose(s, seat, HOW_MANY_PASS, offered, about=(left,), why_not=Numbers("414.2c", offered))
    s.loop = s.loop.unasked(number)


def orders_now(s: SpoilsState) -> tuple[Order, ...]:
    """What a player can order now: in a battle there is no waiting for an attack."""
    return ORDERS if s.battle is None else tuple([order for order in ORDERS if order is not Order.ATTACK])


def turn_is_over(s: SpoilsState) -> None:
    """What was let pass until the turn ends is let pass no more."""
    for seat in BOTH:
        if s.orders[seat] is Order.TURN_END:
            give_order(s, seat, Order.ASK)


def give_order(s: SpoilsState, seat: Seat, order: Order) -> None:
    """A player lets everything pass until something happens; Order.ASK: nothing."""
    a, b = s.orders
    s.orders = (order, b) if seat == 0 else (a, order)


def lets_pass(s: SpoilsState, seat: Seat, action: Action | None) -> bool:
    """Whether a player's standing order lets this action pass, or (None) a window of a battle. What an order waits for
    ends it."""
    order = s.orders[seat]
    if order is Order.ASK:
        return False
    if wakes(s, seat, order, action):
        give_order(s, seat, Order.ASK)
        return False
    return True


def wakes(s: SpoilsState, seat: Seat, order: Order, action: Action | None) -> bool:
    """Whether an order waits for this."""
    if order is Order.MY_TURN:  # the start of that turn ends it
        return False
    if order is Order.ATTACK:  # an own attack is no surprise
        return s.battle is not None and s.battle.attacking != seat
    if action is None:
        return False
    if order is Order.TURN_END:
        return action.what is What.END
    if order is Order.TACTIC:
        return action.what is What.CARD and action.copy.card.is_tactic
    return picks_of(s, seat, action)


def picks_of(s: SpoilsState, seat: Seat, action: Action) -> bool:
    """Whether an action has picked something that a player controls or owns."""
    for things in action.kept.things.values():
        for kept in things:
            if isinstance(kept, int):
                x = s.in_play.get(kept)
                if x is not None and x.controller == seat:
                    return True
            elif kept.copy.owner == seat:
                return True
    return False
