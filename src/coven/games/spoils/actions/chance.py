"""Flipping a coin, naming a card, and bidding (413)."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.areas import BOTH, opponent
from coven.games.spoils.areas.in_play import Copy
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.meaning import nouns
from coven.games.spoils.effects.meaning.amounts import BID, amount_of
from coven.games.spoils.effects.meaning.references import CHOSEN_PLAYER, WINNER
from coven.games.spoils.effects.memory import ThisWay
from coven.games.spoils.effects.numbers import NOT_WHOLE
from coven.games.spoils.effects.records import Delayed, Happening, Resolving
from coven.games.spoils.effects.triggers import happened
from coven.games.spoils.seen.words import as_said
from coven.games.spoils.text.printing.nouns import noun
from coven.games.spoils.text.tree import (
    Bid,
    ChooseIcon,
    ChoosePlayer,
    FlipCoin,
    Icon,
    NameCard,
    ReduceThreshold,
    Until,
    Verb,
)
from coven.kernel import Flow, Question, Reason, Seat, called, choose, pick, player, seat_name

WHICH_NAME: Final = Question(
    "which card to name",
    "Which card do you name?",
    "201.1b",
    "the name of a card",
    verb="name",
    openly=True,
    only_one=(("", Reason("201.1b", "one card is named")),),
)
HOW_HIGH: Final = Question(
    "how high to bid",
    "How high do you bid?",
    "413.1",
    "a number; `higher` for greater ones; `no more`",
    verb="bid",
    openly=True,
    declines=("no more",),
)

NO_MORE: Final = "no more"
HIGHER: Final = "higher"
AT_A_TIME: Final = 20
"""So many numbers above the last one are offered at a time: there is no highest bid (O43)."""


def flip_coin(s: SpoilsState, r: Resolving, seat: Seat, instruction: FlipCoin) -> Flow[bool]:
    """'Flip a coin.': one side wins the flip. 'Flip the coin again.': what it gave before is forgotten."""
    side = yield from pick("402.1", "the coin", ("win", "lose"), shows=as_said)
    s.mark = None  # 414.1: luck could have ended what goes on
    won = side == "win"
    s.note("402.1", "{0} flips a coin and {1}", player(seat), "wins the flip" if won else "loses the flip")
    way = ThisWay(seat if won else opponent(seat), ())
    coin = r.occasion.coin if instruction.again and r.occasion is not None else None
    if coin is not None:
        memory, slot = coin
        memory.acts[slot] = (way,)
    elif instruction.slot:
        coin = (r.memory(), instruction.slot)
    if instruction.slot:
        r.memory().acts[instruction.slot] = (way,)
    happened(s, Happening(Verb.FLIP, seat, amount=1, cost=r.costs))
    result = Happening(Verb.WIN if won else Verb.LOSE, seat, cost=r.costs)
    result.coin = coin
    happened(s, result)
    return True


def name_card(s: SpoilsState, r: Resolving, seat: Seat, instruction: NameCard) -> Flow[bool]:
    """'Name a non-resource card.': any card there is."""
    names = [
        name
        for name, card in sorted(s.rulings.index.items())
        if nouns.is_such(s, r, Copy(card, seat, 0), instruction.noun, anywhere=True)
    ]
    if not names:
        return False
    asked = Reason("201.1b", f"{r.copy} asks for the name of a {noun(instruction.noun, plural=False)}")
    name = yield from choose(s, seat, WHICH_NAME, names, source=r.copy, why_not=lambda one: asked)
    r.memory().names[instruction.slot] = name
    s.note("201.1b", "{0} names {1}", player(seat), name)
    return True


class Bidding:
    """413.1, 413.1a Why a number can't be named, or a player can't decline."""

    __slots__ = ("first", "last")

    def __init__(self, last: int, first: int) -> None:
        self.last = last
        self.first = first

    def __call__(self, one: object) -> Reason | None:
        if isinstance(one, float) or (isinstance(one, int) and one < 0):
            return Reason("410.2", NOT_WHOLE)
        if isinstance(one, int) and one > self.last:
            return called(HIGHER) if one > self.first else Reason("413.1", f"you have asked for more than {one}")
        if isinstance(one, int):
            return Reason("413.1", f"each number is above the one before, and that was {self.last}")
        return Reason("413.1", "the first number has to be named" if self.last < 0 else "a number has to be named")


def bid(s: SpoilsState, r: Resolving, instruction: Bid) -> Flow[bool]:
    """413.1, 413.1a, O43 The players name higher and higher numbers in turn, the active player first, who has to name
    one; who declines loses the bidding."""
    seat = s.active
    last = -1
    while True:
        number: int | str = HIGHER
        first = last + 1
        while number == HIGHER:
            choices: list[int | str] = [*range(first, first + AT_A_TIME), HIGHER]
            if last >= 0:
                choices.append(NO_MORE)
            bidding = Bidding(last, first)
            number = yield from choose(s, seat, HOW_HIGH, choices, source=r.copy, why_not=bidding)
            first += AT_A_TIME
        if isinstance(number, str):
            break
        last = number
        s.note("413.1", "{0} bids {1}", player(seat), number)
        seat = opponent(seat)
    winner = opponent(seat)
    s.note("413.1", "{0} wins the bidding with {1}", player(winner), last)
    r.memory().numbers[BID] = last
    r.memory().carried[WINNER] = (winner,)
    return True


NO_PLAYER: Final = Reason("402.5", "a player has to be chosen, A or B")
NO_ICON: Final = Reason("203.4", "one of the resource icons has to be chosen")
WHICH_PLAYER: Final = Question(
    "which player",
    "Which player do you choose?",
    "402.5",
    "`A`, `B`",
    openly=True,
    only_one=(("", Reason("402.5", "one player is chosen")),),
)


def choose_player(s: SpoilsState, r: Resolving, seat: Seat, instruction: ChoosePlayer) -> Flow[bool]:
    """'Choose a player.'"""
    chosen = yield from choose(s, seat, WHICH_PLAYER, BOTH, say=seat_name, source=r.copy, why_not=lambda one: NO_PLAYER)
    r.memory().carried[CHOSEN_PLAYER] = (chosen,)
    s.note("402.5", "{0} chooses {1}", player(seat), player(chosen))
    return True


WHICH_ICON: Final = Question(
    "which icon", "Which resource icon do you choose?", "203.4", "`obsession`, `greed`, ...", openly=True
)


def choose_icon(s: SpoilsState, r: Resolving, seat: Seat, instruction: ChooseIcon) -> Flow[bool]:
    """'Choose a resource icon.'"""
    icon = yield from choose(
        s, seat, WHICH_ICON, tuple(Icon), say=_icon_name, source=r.copy, why_not=lambda one: NO_ICON
    )
    r.memory().names[instruction.slot] = icon.value
    s.note("203.4", "{0} chooses {1}", player(seat), _icon_name(icon))
    return True


def _icon_name(icon: Icon) -> str:
    return icon.name.lower()


def reduce_threshold(s: SpoilsState, r: Resolving, seat: Seat, instruction: ReduceThreshold) -> Flow[bool]:
    """'Reduce the number of the chosen icon in the threshold of the next card you play this turn by 1.'"""
    yield from ()
    stamp = s.new_id()
    kept = r.memory().copy()
    once = Delayed(instruction, seat, r.copy, r.source, stamp, Until.THIS_TURN, kept=kept, place=r.place)
    once.amount = amount_of(s, r, instruction.amount, 0)
    s.delayed = (*s.delayed, once)
    s.note("405.1", "The threshold of a card that {0} plays this turn will be less", player(seat))
    return True
