"""A tiny game with everything a kernel has to carry: chance, hidden cards, a step with several choices, and repair.

Each of two seats holds three of nine numbered cards. In turn a seat lays one card from hand, face up, and then says
whether to pay for it with another card, laid face down. A card above 5 has to be paid for. Who has laid the higher sum
when both hands are empty wins.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from coven.kernel import (
    Decision,
    Flow,
    Game,
    Illegal,
    Impossible,
    Path,
    Question,
    Reason,
    Seat,
    Secret,
    Setup,
    State,
    attempt,
    choose,
    give_up_question,
    pick,
    player,
    shuffle,
    tie,
    won_by,
)

WHICH_CARD = Question("which card", "Which card?", "T1", "a number: `5`", at_rest=True)
WHETHER_TO_PAY = Question("whether to pay", "Pay for {0}?", "T2", "`pay`, `don't pay`", declines=("don't pay",))
WHICH_FEE = Question("which fee", "With which card?", "T2", "a number: `5`")
TOO_HIGH = Reason("T2", "a card above 5 has to be paid for")


class TinyState(State):
    __slots__ = ("current", "dealt", "hands", "laid", "paid", "rest", "shown")

    def __init__(self) -> None:
        super().__init__()
        self.dealt = False
        self.current = Seat(0)
        self.hands: list[list[int]] = [[], []]
        self.laid: list[list[int]] = [[], []]
        self.paid: list[list[int]] = [[], []]
        self.rest: list[int] = []
        self.shown: frozenset[int] = frozenset()
        """Cards that everybody has seen laid; one that was taken back is in a hand, and everybody knows it."""

    def copy(self) -> TinyState:
        twin = TinyState()
        twin.restore(self)
        twin.hands, twin.laid = [hand[:] for hand in self.hands], [laid[:] for laid in self.laid]
        twin.paid, twin.rest = [paid[:] for paid in self.paid], self.rest[:]
        twin.full_control, twin.shown = self.full_control, self.shown
        return twin

    def restore(self, earlier: TinyState) -> None:
        self.dealt, self.current, self.result = earlier.dealt, earlier.current, earlier.result
        self.hands, self.laid, self.paid, self.rest = earlier.hands, earlier.laid, earlier.paid, earlier.rest


@dataclass(frozen=True)
class TinyView:
    current: int
    hand: tuple[int, ...]
    others: int
    laid: tuple[tuple[int, ...], ...]
    paid: tuple[tuple[int, ...] | int, ...]


class Tiny(Game[TinyState]):
    name = "tiny"
    title = "Tiny"
    seats = range(2, 3)
    chances: ClassVar[tuple[str, ...]] = ("the cards", "the first player")

    def start(self, setup: Setup) -> TinyState:
        return TinyState()

    def step(self, state: TinyState) -> Flow[None]:
        if not state.dealt:
            return deal(state)
        return turn(state)

    def view(self, state: TinyState, seat: Seat | None) -> TinyView:
        return TinyView(
            state.current,
            () if seat is None else tuple(state.hands[seat]),
            sum(len(hand) for hand in state.hands),
            tuple(tuple(laid) for laid in state.laid),
            tuple(tuple(p) if owner == seat else len(p) for owner, p in enumerate(state.paid)),
        )

    def position(self, state: TinyState) -> dict[str, Any]:
        back = sorted(state.shown.difference(*state.laid))
        return {
            "dealt": state.dealt,
            "current": state.current,
            "hands": [hand[:] for hand in state.hands],
            "laid": [laid[:] for laid in state.laid],
            "paid": [paid[:] for paid in state.paid],
            "rest": state.rest[:],
            **({"taken back": back} if back else {}),
        }

    def place(self, setup: Setup, position: Mapping[str, Any]) -> TinyState:
        state = TinyState()
        state.dealt, state.current = position["dealt"], Seat(position["current"])
        state.hands = [list(hand) for hand in position["hands"]]
        state.laid = [list(laid) for laid in position["laid"]]
        state.paid = [list(paid) for paid in position["paid"]]
        state.rest = list(position["rest"])
        state.shown = frozenset(position.get("taken back", ())).union(*state.laid)
        return state

    def redeal(self, state: TinyState, now: TinyState, seat: Seat, rng: random.Random) -> None:
        other = 1 - seat
        hidden = (state.hands[other], state.paid[other], state.rest)
        places = [(area, i) for area in hidden for i, card in enumerate(area) if card not in now.shown]
        cards = sorted(area[i] for area, i in places)  # the deal depends on the dice alone, not on the truth
        rng.shuffle(cards)
        for (area, i), card in zip(places, cards, strict=True):
            area[i] = card
        state.hands[other].sort()

    def questions(self) -> tuple[Question, ...]:
        return (WHICH_CARD, WHETHER_TO_PAY, WHICH_FEE, give_up_question("T2"))

    def points(self, state: TinyState, decision: Decision, choice: Any) -> tuple[Path, ...]:
        """A card is the one in the hand of whoever is asked; whether to pay is about the card just laid."""
        if decision.question is WHETHER_TO_PAY:
            return (("laid", decision.seat, len(state.laid[decision.seat]) - 1),)
        if isinstance(choice, int):
            return (("hand", state.hands[decision.seat].index(choice)),)
        return ()

    def source(self, state: TinyState, decision: Decision) -> Path | None:
        """A card laid asks to be paid for."""
        laid = state.laid[decision.seat]
        return ("laid", decision.seat, len(laid) - 1) if decision.question is WHETHER_TO_PAY else None

    def warning(self, state: TinyState, decision: Decision, choice: Any) -> Reason | None:
        """A high card that is the last one in hand can't be paid for."""
        alone = decision.question is WHICH_CARD and len(state.hands[decision.seat]) == 1
        return TOO_HIGH if alone and choice > 5 else None

    def why_not(self, state: TinyState, decision: Any, words: str, seat: Seat) -> Reason | None:
        if words.isdigit() and int(words) not in state.hands[seat]:
            return Reason("T1", f"{words} is not in hand")
        return super().why_not(state, decision, words, seat)


def deal(s: TinyState) -> Flow[None]:
    """T0 Dealing."""
    cards = yield from shuffle("T0", "the cards", list(range(1, 10)))
    s.hands = [sorted(cards[0:3]), sorted(cards[3:6])]
    s.rest = cards[6:]
    s.current = yield from pick("T0", "the first player", (Seat(0), Seat(1)))
    s.note("T0", "{0} begins", player(s.current))
    s.dealt = True


def turn(s: TinyState) -> Flow[None]:
    """T1 A turn."""
    seat = s.current
    done = yield from attempt(s, seat, lambda: lay(s, seat), rule="T2")
    if isinstance(done, Impossible):
        s.note("T1", "{0} can lay nothing", player(seat))
        s.hands[seat].clear()
    if not s.hands[0] and not s.hands[1]:
        sums = [sum(laid) for laid in s.laid]
        scores = (float(sums[0]), float(sums[1]))
        if sums[0] == sums[1]:
            s.result = tie(2, "equal sums are a tie", "T3", scores)
        else:
            s.result = won_by((Seat(sums.index(max(sums))),), 2, "the higher sum wins", "T3", scores)
    s.current = Seat(1 - seat) if s.hands[1 - seat] else seat


def lay(s: TinyState, seat: Seat) -> Flow[None]:
    """T2 Laying and paying."""
    hand = s.hands[seat]
    card = yield from choose(s, seat, WHICH_CARD, tuple(hand))
    hand.remove(card)
    s.laid[seat].append(card)
    s.shown |= {card}
    s.move(card, ("hand",), ("laid", seat), (None, Seat(0), Seat(1)))
    s.note("T1", "{0} lays {1}", player(seat), card)
    before = s.because("T2", "{0} was laid", card)
    pay = yield from choose(s, seat, WHETHER_TO_PAY, ("pay", "don't pay"), about=(card,))
    if pay == "pay":
        if not s.hands[seat]:
            raise Illegal(TOO_HIGH)
        fee = yield from choose(s, seat, WHICH_FEE, tuple(s.hands[seat]))
        s.hands[seat].remove(fee)
        s.paid[seat].append(fee)
        s.move(fee, ("hand",), ("paid", seat), (seat,))
        s.note("T2", "{0} pays with {1}", player(seat), Secret(fee, (seat,), "a card"))
    elif card > 5:
        raise Illegal(TOO_HIGH, declined=bool(s.hands[seat]))
    s.cause = before


GAME = Tiny()
