"""606 What players want to be asked to respond to: their standing orders, which nobody else sees.

Nobody wants to be asked forty times a turn. A player without an order is asked whenever they can respond, or, if the
game is set up so, when it matters: not where all that they could do could as well be done later.
"""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.course.choices import Choice, Use
from coven.games.spoils.course.playable import Timing, could_respond, is_meant_for, possible_plays
from coven.games.spoils.effects.records import Action, Order, What
from coven.kernel import Choosable, Flow, Question, Seat, choose

USUAL: Final = {"all": Order.ASK, "what matters": Order.MATTERS, "every window": Order.WINDOWS}
"""What players without an order want to be asked, by what a game is set up with."""

RESPONSES: Final = Choosable(
    "responses",
    "all",
    tuple(USUAL),
    "what players are asked to respond to who leave no order",
    for_people="what matters",
)

WHICH_ORDER: Final = Question(
    "which order",
    "What do you want to be asked to respond to?",
    "606.2",
    "an order: `ask me only at attacks`, `let everything happen until my turn`",
    declines=(Order.MY_TURN.value,),
)

LEFT_IN_WINDOWS: Final = (Order.MY_TURN, Order.MY_CARDS, Order.ATTACK, Order.TACTIC, Order.TURN_END)
"""What a player can order besides letting one thing happen."""

ENDED_BY_WHAT_IT_AWAITS: Final = (Order.MY_TURN, Order.MY_CARDS)


def asked_in_window(s: SpoilsState, seat: Seat, action: Action | None) -> list[Choice] | None:
    """606.1, 607.1c, 608.1a, 608.1e What a player could do in response to an action, or (None) in a window of a battle;
    None if they aren't asked, since they have nothing to do there or don't want to be asked."""
    order = s.orders[seat]
    if order is Order.WINDOWS:
        return possible_plays(s, seat, Timing.TACTIC)
    if order is not Order.ASK and order is not Order.MATTERS:
        if not wakes(s, seat, order, action):
            return None
        if order in ENDED_BY_WHAT_IT_AWAITS:
            give_order(s, seat, s.rulings.usual)
    choices = possible_plays(s, seat, Timing.TACTIC)
    if s.rulings.bluff and could_respond(s, seat):
        return choices
    if not choices or (order is Order.MATTERS and not matters(s, seat, action, choices)):
        return None
    return choices


def orders_in_window(s: SpoilsState, seat: Seat) -> tuple[Order, ...]:
    """The orders that a player can leave where they are asked to respond; the usual one ends any other."""
    now = s.orders[seat]
    return (*[one for one in LEFT_IN_WINDOWS if one is not now], *orders_to_end(s, seat))


def orders_to_end(s: SpoilsState, seat: Seat) -> tuple[Order, ...]:
    """What ends the order that a player has left, if any."""
    return () if s.orders[seat] is s.rulings.usual else (s.rulings.usual,)


def leave_order(s: SpoilsState, seat: Seat) -> Flow[None]:
    """A player who ends their turn says what they want to be asked to respond to."""
    now = s.orders[seat]
    give_order(s, seat, (yield from choose(s, seat, WHICH_ORDER, [one for one in Order if one is not now], say=_words)))


def _words(order: Order) -> str:
    return order.value


def give_order(s: SpoilsState, seat: Seat, order: Order) -> None:
    """From now on a player is asked as they say."""
    a, b = s.orders
    s.orders = (order, b) if seat == 0 else (a, order)


def wakes(s: SpoilsState, seat: Seat, order: Order, action: Action | None) -> bool:
    """Whether an order asks for this action, or (None) for a window of a battle."""
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


def matters(s: SpoilsState, seat: Seat, action: Action | None, choices: list[Choice]) -> bool:
    """Whether it matters that a player can respond just now: in a battle, to what picks something of theirs, or with
    what is meant for such an action. The abilities of a faction can wait."""
    pressing = [one for one in choices if not (isinstance(one, Use) and one.copy.card.is_faction)]
    if action is None or s.battle is not None:
        return bool(pressing)
    if picks_of(s, seat, action):
        return bool(pressing)
    return any(is_meant_for(s, seat, one, action.id) for one in pressing)


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
