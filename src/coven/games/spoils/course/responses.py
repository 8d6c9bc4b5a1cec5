"""606 Responding to actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from coven.games.spoils.areas.areas import opponent
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.course.choices import LET, LET_REPEAT, Choice, Doing, numbers
from coven.games.spoils.course.orders import asked_in_window, give_order, orders_in_window
from coven.games.spoils.effects.numbers import Numbers
from coven.games.spoils.effects.records import Action, Loop, Order, What
from coven.kernel import Flow, Question, Seat, choose, player

WHICH_RESPONSE: Final = Question(
    "which response",
    "{0}. Do you respond?",
    "606.2",
    "`let it happen`; `play NAME`, `flip up NAME`, `use ABILITY of NAME`; `let it be repeated`; "
    "an order, such as `let everything happen until my turn`",
    declines=(LET,),
    whether=True,
)

HOW_MANY_PASS: Final = Question(
    "how many repetitions pass",
    "How many repetitions do you let happen? ({0} are left)",
    "414.2c",
    "a number: `15`",
    declines=("0",),
)

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
        if is_left_alone(s, action) or len(s.being_played) > MOST_NESTED:
            return
        choices = asked_in_window(s, seat, action)
        if choices is None:
            return
        letting = (LET, LET_REPEAT) if is_repeated(s, action) else (LET,)
        offered: tuple[Choice, ...] = (*choices, *letting, *orders_in_window(s, seat))
        what = yield from s.rulings.take(s, seat, _asking(s, seat, action, offered))
        if what is LET:
            return
        if what is LET_REPEAT:
            yield from let_be_repeated(s, seat)
            return
        if isinstance(what, Order):
            give_order(s, seat, what)
            if what is not s.rulings.usual:  # who wants to be asked again is, and about this too
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
