"""Flipping a coin, naming a card, and bidding (413)."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.areas import opponent
from coven.games.spoils.areas.in_play import Copy
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.meaning import nouns
from coven.games.spoils.effects.meaning.references import done_this_way
from coven.games.spoils.effects.records import Happening, Resolving, ThisWay
from coven.games.spoils.effects.triggers import happened
from coven.games.spoils.text.tree import Bid, FlipCoin, NameCard, Verb
from coven.kernel import Flow, Question, Seat, choose, pick, player

WHICH_NAME: Final = Question("which card to name", "Which card do you name?", "201.1b", "the name of a card")
HOW_HIGH: Final = Question("how high to bid", "How high do you bid?", "413.1", "a number; `no more`")

NO_MORE: Final = "no more"
HIGHER: Final = 10
"""So many numbers above the last one are offered at a time: there is no highest bid (O43)."""


def flip_coin(s: SpoilsState, r: Resolving, seat: Seat, instruction: FlipCoin) -> Flow[bool]:
    """'Flip a coin.': one side wins the flip."""
    side = yield from pick("402.1", "the coin", ("win", "lose"))
    won = side == "win"
    s.note("402.1", "{0} flips a coin and {1}", player(seat), "wins the flip" if won else "loses the flip")
    if instruction.slot:
        acts = r.memory().acts
        acts[instruction.slot] = (*acts.get(instruction.slot, ()), ThisWay(seat, (), 1 if won else 0))
    happened(s, Happening(Verb.FLIP_COIN, seat, amount=1, cost=r.costs))
    happened(s, Happening(Verb.WIN if won else Verb.LOSE, seat, cost=r.costs))
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
    name = yield from choose(s, seat, WHICH_NAME, names, source=r.copy)
    r.memory().names[instruction.slot] = name
    s.note("201.1b", "{0} names {1}", player(seat), name)
    return True


def bid(s: SpoilsState, r: Resolving, instruction: Bid) -> Flow[bool]:
    """413.1, 413.1a, O43 The players name higher and higher numbers in turn, the active player first, who has to name
    one; who declines loses the bidding."""
    seat = s.active
    last = -1
    while True:
        choices: list[int | str] = list(range(last + 1, last + 1 + HIGHER))
        if last >= 0:
            choices.append(NO_MORE)
        number = yield from choose(s, seat, HOW_HIGH, choices, source=r.copy)
        if isinstance(number, str):
            break
        last = number
        s.note("413.1", "{0} bids {1}", player(seat), number)
        seat = opponent(seat)
    winner = opponent(seat)
    s.note("413.1", "{0} wins the bidding with {1}", player(winner), last)
    if instruction.slot:
        done_this_way(s, r, instruction.slot, winner, (), max(last, 1))
        r.memory().numbers[instruction.slot] = last
    r.memory().numbers[0] = last
    happened(s, Happening(Verb.BID, winner, amount=last, cost=r.costs))
    return True
