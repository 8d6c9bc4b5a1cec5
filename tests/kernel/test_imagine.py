"""Imagined deals: drawn from all that a seat has observed, as often as they are likely, and from nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import permutations
from typing import Any

import pytest

from coven.kernel import (
    NEEDLESS,
    CovenError,
    Flow,
    Game,
    GivenLuck,
    Question,
    Seat,
    Setup,
    State,
    Table,
    choose,
    imagine,
    pick,
    player,
    shuffle,
    tie,
)
from tests.kernel.tiny import GAME as TINY

A, B = Seat(0), Seat(1)
WHICH = Question("which to hide", "Which card do you hide?", "G2", "a number")
GUESS = Question("which it is", "Which card is it?", "G4", "a number")


class Hiding(State):
    """B holds two of five cards and hides one; whether the one kept is odd is said; A, who has one, guesses."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[int] = []
        """A's card, B's two, and the two that nobody has."""
        self.hidden = 0

    def copy(self) -> Hiding:
        twin = Hiding()
        twin.cards, twin.hidden = self.cards[:], self.hidden
        twin.result, twin.full_control = self.result, self.full_control
        return twin


@dataclass(frozen=True)
class HidingView:
    own: tuple[int, ...]
    hidden: bool


class HidingGame(Game[Hiding]):
    name = "hiding"
    title = "Hiding"
    seats = range(2, 3)
    chances = ("the cards",)

    def start(self, setup: Setup) -> Hiding:
        return Hiding()

    def step(self, state: Hiding) -> Flow[None]:
        return hide(state) if state.cards else deal(state)

    def view(self, state: Hiding, seat: Seat | None) -> HidingView:
        own = state.cards[:1] if seat == A else state.cards[1:3] if seat == B else []
        return HidingView(tuple(own), bool(state.hidden))

    def position(self, state: Hiding) -> dict[str, Any]:
        return {"cards": state.cards[:], "hidden": state.hidden}

    def place(self, setup: Setup, position: Mapping[str, Any]) -> Hiding:
        state = Hiding()
        state.cards, state.hidden = list(position["cards"]), position["hidden"]
        return state

    def redeal(self, state: Hiding, now: Hiding, seat: Seat, rng: random.Random) -> None:
        own = state.cards[:1] if seat == A else state.cards[1:3]
        rest = sorted(set(state.cards) - set(own))
        rng.shuffle(rest)
        state.cards = [*own, *rest] if seat == A else [rest[0], *own, *rest[1:]]


def deal(s: Hiding) -> Flow[None]:
    """G1 Everybody gets cards."""
    s.cards = yield from shuffle("G1", "the cards", [1, 2, 3, 4, 5])


def hide(s: Hiding) -> Flow[None]:
    """G2 to G4 B hides a card, says something of the other, and A guesses, all in one step."""
    s.hidden = yield from choose(s, B, WHICH, tuple(sorted(s.cards[1:3])))
    kept = next(card for card in s.cards[1:3] if card != s.hidden)
    s.note("G3", "{0} has kept a card that is {1}", player(B), "odd" if kept % 2 else "even")
    yield from choose(s, A, GUESS, tuple(card for card in (1, 2, 3, 4, 5) if card != s.cards[0]))
    s.result = tie(2, "that was all", "G4")


HIDING = HidingGame()


def possible(own: int, odd: bool) -> dict[tuple[frozenset[int], int], float]:
    """What A can hold possible, by B's cards and the one hidden, each with how likely it is: all are as likely."""
    rest = [card for card in (1, 2, 3, 4, 5) if card != own]
    found = Counter(
        (frozenset((kept, hidden)), hidden) for kept, hidden in permutations(rest, 2) if kept % 2 == int(odd)
    )
    return {deal: count / found.total() for deal, count in found.items()}


def at_the_guess(seed: int) -> Table:
    table = Table(HIDING, HIDING.settle(), seed)
    table.choose(0)
    assert table.decision is not None
    assert table.decision.seat == A
    return table


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_the_middle_of_a_step_deals_are_as_likely_as_counting_says(seed: int) -> None:
    table = at_the_guess(seed)
    truth = table.state
    expected = possible(truth.cards[0], "odd" in table.log(A)[-1].words)
    rng = random.Random(seed)
    size = 3000
    found: Counter[tuple[frozenset[int], int]] = Counter()
    for _ in range(size):
        deal = table.imagine(A, rng).state
        found[frozenset(deal.cards[1:3]), deal.hidden] += 1
    assert found.keys() <= expected.keys()
    chi = sum((found[deal] - size * share) ** 2 / (size * share) for deal, share in expected.items())
    assert chi < len(expected) + 6 * (2 * len(expected)) ** 0.5  # far out in the tail of its distribution
    true = (frozenset(truth.cards[1:3]), truth.hidden)
    assert found[true] < size * expected[true] + 5 * (size * expected[true]) ** 0.5  # no more often than chance


def test_a_secret_answer_is_not_repeated() -> None:
    """B hides the lower card; A imagines now the lower and now the higher one hidden."""
    table = at_the_guess(4)
    rng = random.Random(0)
    lower = Counter((deal := table.imagine(A, rng).state).hidden == min(deal.cards[1:3]) for _ in range(200))
    assert min(lower[True], lower[False]) > 30


def test_what_is_imagined_depends_on_what_was_observed_and_on_the_dice() -> None:
    """Two tables that A can't tell apart give A the same deals."""
    one = at_the_guess(5)
    others = [at_the_guess(seed) for seed in range(6, 200)]
    alike = [table for table in others if (table.view(A), table.log(A)) == (one.view(A), one.log(A))]
    assert len({tuple(table.state.cards) for table in alike}) > 3
    for table in alike:
        deals = [table.imagine(A, random.Random(dice)).position() for dice in range(8)]
        assert deals == [one.imagine(A, random.Random(dice)).position() for dice in range(8)]


class Nowhere(HidingGame):
    """Its deals never fit: A's own card is another one."""

    def __init__(self) -> None:
        self.dealt = 0

    def redeal(self, state: Hiding, now: Hiding, seat: Seat, rng: random.Random) -> None:
        self.dealt += 1
        state.cards = [9, 6, 7, 8, 10]


def test_where_nothing_fits_the_truth_is_not_given_away_and_the_search_ends() -> None:
    game = Nowhere()
    table = Table(game, game.settle(), 1)
    table.choose(0)
    twin = table.imagine(A, random.Random(0))
    assert twin.state.cards == [9, 6, 7, 8, 10]
    assert game.dealt == imagine.PLAIN + imagine.WORLDS + imagine.LOOSE + 1


WINK = Question("whether to wink", "Do you wink?", "G2", "yes or no")


class Winking(Nowhere):
    """A step in which B is asked a thousand things in secret before A guesses; everything that is asked is counted."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def step(self, state: Hiding) -> Flow[None]:
        return self.wink(state) if state.cards else deal(state)

    def wink(self, state: Hiding) -> Flow[None]:
        for _ in range(1000):
            self.asked += 1
            yield from choose(state, B, WINK, ("yes", "no"))
        yield from hide(state)


def test_however_long_a_step_is_so_much_is_done_and_no_more() -> None:
    """Played again as often as short ones are, this step would ask more than half a million times."""
    game = Winking()
    table = Table(game, game.settle(), 1)
    while table.decision is not None and table.decision.seat == B:
        table.choose(0)
    asked = game.asked
    twin = table.imagine(A, random.Random(0))
    assert twin.state.cards == [9, 6, 7, 8, 10], "and still the truth is not given away"
    observed = 1000  # the step is played through once to see what A has observed
    again = game.asked - asked - observed
    assert again <= 3 * imagine.WORK + 3 * 1000, "a walk that has begun may come to its end"


def test_an_imagined_table_tells_of_its_step_and_goes_on_telling() -> None:
    table = at_the_guess(2)
    twin = table.imagine(A, random.Random(3))
    assert [line.words for line in twin.log(A)] == [line.words for line in table.log_of_step(A)]
    twin.choose(0)
    assert twin.over
    assert twin.undo()
    assert twin.view(A) == table.view(A)


def test_an_imagined_table_has_no_origin_and_no_record() -> None:
    table = at_the_guess(2)
    placed = Table(HIDING, table.setup, 0, origin={"cards": [1, 2, 3, 4, 5], "hidden": 0})
    twin = placed.imagine(A, random.Random(3))
    assert (twin.origin, twin.seed) == (None, 0)
    with pytest.raises(CovenError, match="an imagined table can't be recorded: record the table that it was imagined"):
        twin.record()
    with pytest.raises(CovenError, match="an imagined table can't be recorded"):
        twin.fork().record()


def test_there_is_no_seat_to_imagine_by_but_those_at_the_table() -> None:
    with pytest.raises(CovenError, match="there is no seat 2; they are numbered 0 to 1"):
        at_the_guess(2).imagine(2, random.Random(0))


def test_a_finished_game_can_be_imagined_too() -> None:
    table = at_the_guess(2)
    table.choose(0)
    assert table.imagine(A, random.Random(1)).over


def test_what_was_shown_and_taken_back_stays_seen() -> None:
    """B lays 7, won't pay, and takes it back: in every deal that A imagines from then on, B holds the 7."""
    hands = {"dealt": True, "current": 1, "hands": [[1, 2, 3], [4, 6, 7]], "rest": [5, 8, 9]}
    table = Table(TINY, TINY.settle(), 0, origin={**hands, "laid": [[], []], "paid": [[], []]})
    for words in ("7", "don't pay", "choose again"):
        table.choose(words)
    deals = [table.imagine(0, random.Random(dice)) for dice in range(40)]
    assert all(7 in deal.state.hands[1] for deal in deals)
    assert all(deal.view(0) == table.view(0) for deal in deals)
    assert len({tuple(deal.state.hands[1]) for deal in deals}) > 5


def test_who_has_imagined_before_imagines_no_other_deals_now() -> None:
    """A looks ahead at every decision of one game and at none of the other; B, who never did, sees no difference."""
    looking, waiting = (Table(TINY, TINY.settle(), 4) for _ in range(2))
    for _ in range(5):
        looking.imagine(A, random.Random(0))
        for table in (looking, waiting):
            table.choose(0)
        now = [table.fork().imagine(A, random.Random(7)).position() for table in (looking, waiting)]
        assert looking.imagine(A, random.Random(7)).position() == now[0] == now[1]
    assert looking.imagine(B, random.Random(7)).position() == waiting.imagine(B, random.Random(7)).position()


def test_minds_go_on_where_no_deal_fits() -> None:
    from coven.kernel import Seated
    from coven.minds.greedy import Greedy

    game = Nowhere()
    table = Table(game, game.settle(), 1)
    table.choose(0)
    assert Greedy(1).choose(Seated(table)) in range(4)


class DealtAtOnce(HidingGame):
    """The cards are shuffled in the very step in which B hides one and A guesses."""

    def step(self, state: Hiding) -> Flow[None]:
        yield from deal(state)
        yield from hide(state)

    def redeal(self, state: Hiding, now: Hiding, seat: Seat, rng: random.Random) -> None:
        """Before the step nothing has been dealt."""


def test_how_chance_came_out_is_known_only_of_what_the_seat_has_located() -> None:
    game = DealtAtOnce()
    table = Table(game, game.settle(), 3)
    table.choose(0)
    deals = [table.imagine(A, random.Random(dice)).state.cards for dice in range(60)]
    assert all(deal[0] == table.state.cards[0] for deal in deals)
    assert len({tuple(deal[1:]) for deal in deals}) > 8


class Placing(HidingGame):
    """B lays ten cards face down, each in a place of its own, in whatever order; everybody sees which place is next."""

    def step(self, state: Hiding) -> Flow[None]:
        left = list(range(10))
        while left:
            place = yield from choose(state, B, WHICH, tuple(left), say=lambda place: f"card {place}", shows=str)
            left.remove(place)
            state.note("G2", "{0} lays a card", player(B))
            state.cards.append(place)
        yield from choose(state, A, GUESS, (1, 2))
        state.result = tie(2, "that was all", "G4")

    def view(self, state: Hiding, seat: Seat | None) -> HidingView:
        return HidingView(tuple(state.cards), False)

    def redeal(self, state: Hiding, now: Hiding, seat: Seat, rng: random.Random) -> None:
        """Nothing is dealt."""


def test_what_others_were_seen_to_do_they_do_in_every_deal_though_nobody_heard_what_they_said() -> None:
    game = Placing()
    table = Table(game, game.settle(), 1)
    for place in (7, 2, 9, 4, 0, 1, 8, 3, 6):
        table.choose(f"card {place}")
    assert table.state.cards == [7, 2, 9, 4, 0, 1, 8, 3, 6, 5]
    for dice in range(5):
        assert table.imagine(A, random.Random(dice)).view(A) == table.view(A)


class Laying(HidingGame):
    """B lays three cards of six kinds, and tells which when all of them lie there; everybody sees how many do."""

    def step(self, state: Hiding) -> Flow[None]:
        for _ in range(3):
            state.cards.append((yield from choose(state, B, WHICH, tuple(range(6)), shows=str)))
        state.note("G3", "{0} has laid {1}", player(B), ", ".join(map(str, state.cards)))
        yield from choose(state, A, GUESS, (1, 2))
        state.result = tie(2, "that was all", "G4")

    def view(self, state: Hiding, seat: Seat | None) -> HidingView:
        return HidingView((len(state.cards),), False)

    def redeal(self, state: Hiding, now: Hiding, seat: Seat, rng: random.Random) -> None:
        """Nothing is dealt."""


def test_what_others_are_in_the_midst_of_is_known_when_they_have_done_it_and_not_before() -> None:
    game = Laying()
    table = Table(game, game.settle(), 1)
    table.choose("5")
    table.choose("0")
    laid = [table.imagine(A, random.Random(dice)).state.cards for dice in range(30)]
    assert all(len(cards) == 2 for cards in laid)
    assert len({tuple(cards) for cards in laid}) > 10
    table.choose("3")
    for dice in range(30):
        assert table.imagine(A, random.Random(dice)).state.cards == [5, 0, 3]


class Spinning(HidingGame):
    """Twenty coins are flipped before everybody, and another twenty that nobody sees."""

    def step(self, state: Hiding) -> Flow[None]:
        for _ in range(20):
            side = yield from pick("G1", "the cards", (1, 2), shows=str)
            state.note("G1", "It is {0}", side)
            state.cards.append((yield from pick("G1", "the cards", (1, 2))))
        yield from choose(state, A, GUESS, (1, 2))
        state.result = tie(2, "that was all", "G4")

    def view(self, state: Hiding, seat: Seat | None) -> HidingView:
        return HidingView((), False)

    def redeal(self, state: Hiding, now: Hiding, seat: Seat, rng: random.Random) -> None:
        """Nothing is dealt."""


def test_what_nature_picked_before_everybody_it_picks_in_every_deal() -> None:
    game = Spinning()
    table = Table(game, game.settle(), 1)
    deals = [table.imagine(A, random.Random(dice)) for dice in range(10)]
    assert all(deal.log_of_step(A) == table.log_of_step(A) for deal in deals)
    assert len({tuple(deal.state.cards) for deal in deals}) == 10


ORDER = "let everything pass"


class Passing(HidingGame):
    """B may say something ten times, and says it at last; with an order B would not be asked any more."""

    def step(self, state: Hiding) -> Flow[None]:
        for _ in range(10):
            if state.hidden:
                break
            said = yield from choose(state, B, WHICH, ("let it pass", ORDER, "speak"), shows=shown_of)
            if said == "speak":
                state.note("G2", "{0} speaks", player(B))
            state.hidden = int(said == ORDER)
        yield from choose(state, A, GUESS, (1, 2))
        state.result = tie(2, "that was all", "G4")

    def view(self, state: Hiding, seat: Seat | None) -> HidingView:
        return HidingView((), False)

    def redeal(self, state: Hiding, now: Hiding, seat: Seat, rng: random.Random) -> None:
        """Nothing is dealt."""


def shown_of(said: str) -> object:
    return NEEDLESS if said == ORDER else said if said == "speak" else None


def test_what_nobody_has_to_imagine_is_not_imagined() -> None:
    """An order is the same as letting all of it pass: whoever spoke has left none; and who left one may have let all of
    it pass."""
    game = Passing()
    table = Table(game, game.settle(), 1)
    for _ in range(9):
        table.choose("let it pass")
    table.choose("speak")
    for dice in range(10):
        assert table.imagine(A, random.Random(dice)).log_of_step(A) == table.log_of_step(A)
    table = Table(game, game.settle(), 1)
    table.choose(ORDER)
    for dice in range(10):
        deal = table.imagine(A, random.Random(dice))
        assert (deal.log_of_step(A), deal.state.hidden) == (table.log_of_step(A), 0)


class Mixing(HidingGame):
    """Ten cards are shuffled five times, and A sees the top one each time, after five were taken out from anywhere."""

    def step(self, state: Hiding) -> Flow[None]:
        for _ in range(5):
            state.cards = yield from shuffle("G1", "the cards", [*range(1, 11)])
            state.cards = [card for card in state.cards if card <= 5]
            state.note("G1", "{0} lies on top", state.cards[0])
            yield from choose(state, A, GUESS, (1, 2))
        state.result = tie(2, "that was all", "G4")

    def view(self, state: Hiding, seat: Seat | None) -> HidingView:
        return HidingView((), False)

    def located(self, state: Hiding, seat: Seat) -> list[int]:
        return state.cards[:1]

    def taken_out(self, state: Hiding) -> list[int]:
        return [6, 7, 8, 9, 10]

    def redeal(self, state: Hiding, now: Hiding, seat: Seat, rng: random.Random) -> None:
        """Before the step nothing lies there."""


@pytest.mark.parametrize("seed", range(6))
def test_where_things_lay_is_known_of_each_time_that_they_were_shuffled(seed: int) -> None:
    game = Mixing()
    table = Table(game, game.settle(), seed)
    for _ in range(4):
        table.choose("1")
    deals = [table.imagine(A, random.Random(dice)) for dice in range(10)]
    assert all(deal.log_of_step(A) == table.log_of_step(A) for deal in deals)
    assert len({tuple(deal.state.cards) for deal in deals}) > 5


class Blind(HidingGame):
    """One of B's two cards is picked, and nobody is shown which; then B shows a card, that one or the other."""

    def step(self, state: Hiding) -> Flow[None]:
        state.hidden = yield from pick("G1", "the cards", tuple(sorted(state.cards[1:3])))
        shown = yield from choose(state, B, WHICH, tuple(sorted(state.cards[1:3])))
        state.note("G2", "{0} shows {1}", player(B), shown)
        state.cards.append(shown)
        yield from choose(state, A, GUESS, (1, 2, 3, 4, 5))
        state.result = tie(2, "that was all", "G4")

    def located(self, state: Hiding, seat: Seat) -> list[int]:
        return state.cards[5:]

    def redeal(self, state: Hiding, now: Hiding, seat: Seat, rng: random.Random) -> None:
        """What B holds is no secret."""


@pytest.mark.parametrize("picked", [0, 1])
def test_that_a_thing_was_picked_unseen_does_not_follow_from_knowing_where_it_is(picked: int) -> None:
    """B shows the 2, whether that had been picked or the 3: A imagines now the one and now the other."""
    game = Blind()
    origin = {"cards": [1, 2, 3, 4, 5], "hidden": 0}
    table = Table(game, game.settle(), 1, luck=GivenLuck(1, [picked]), origin=origin)
    table.choose("2")
    assert table.state.hidden == (2, 3)[picked]
    assert {table.imagine(A, random.Random(dice)).state.hidden for dice in range(20)} == {2, 3}


class Unordered(HidingGame):
    """Nobody ever knows in which order the cards lie before they are shuffled, so no deal says so."""

    def step(self, state: Hiding) -> Flow[None]:
        state.cards = yield from shuffle("G1", "the cards", state.cards)
        yield from choose(state, A, GUESS, (1, 2))
        state.result = tie(2, "that was all", "G4")

    def view(self, state: Hiding, seat: Seat | None) -> HidingView:
        return HidingView((), False)

    def redeal(self, state: Hiding, now: Hiding, seat: Seat, rng: random.Random) -> None:
        """All orders are alike."""


def test_in_which_order_things_lay_that_are_shuffled_does_not_matter() -> None:
    game = Unordered()
    one, other = (
        Table(game, game.settle(), 1, origin={"cards": cards, "hidden": 0})
        for cards in ([1, 2, 3, 4, 5], [4, 2, 5, 1, 3])
    )
    for dice in range(8):
        deals = [table.imagine(A, random.Random(dice)).position() for table in (one, other)]
        assert deals[0] == deals[1]


class Peeking(HidingGame):
    """While A is asked first, A sees B's first card; by the second question it is hidden again."""

    def step(self, state: Hiding) -> Flow[None]:
        if not state.cards:
            return (yield from deal(state))
        yield from choose(state, A, WHICH, (1, 2))
        state.hidden = 1
        yield from choose(state, A, GUESS, (1, 2, 3, 4, 5))
        state.result = tie(2, "that was all", "G4")
        return None

    def view(self, state: Hiding, seat: Seat | None) -> HidingView:
        peeks = seat == A and state.cards and not state.hidden
        return HidingView(tuple(state.cards[:2] if peeks else state.cards[:1]), bool(state.hidden))


def test_what_a_seat_saw_when_it_was_asked_before_fits_what_it_imagines() -> None:
    game = Peeking()
    table = Table(game, game.settle(), 2)
    table.choose("1")
    deals = [table.imagine(A, random.Random(dice)).state.cards for dice in range(30)]
    assert {tuple(deal[:2]) for deal in deals} == {tuple(table.state.cards[:2])}
    assert len({tuple(deal[2:]) for deal in deals}) > 3


class LaidOpen(HidingGame):
    """B lays the card that is hidden open instead, and nobody says a word: A sees it when asked."""

    def step(self, state: Hiding) -> Flow[None]:
        if not state.cards:
            return (yield from deal(state))
        state.hidden = yield from choose(state, B, WHICH, tuple(sorted(state.cards[1:3])))
        yield from choose(state, A, GUESS, (1, 2, 3, 4, 5))
        state.result = tie(2, "that was all", "G4")
        return None

    def view(self, state: Hiding, seat: Seat | None) -> HidingView:
        return HidingView((*state.cards[:1], state.hidden), bool(state.hidden))


def test_what_a_seat_sees_now_is_there_in_all_that_it_imagines() -> None:
    game = LaidOpen()
    table = Table(game, game.settle(), 2)
    table.choose(1)
    deals = [table.imagine(A, random.Random(dice)).state for dice in range(30)]
    assert {deal.hidden for deal in deals} == {table.state.hidden}
    assert len({tuple(deal.cards[1:]) for deal in deals}) > 3  # but not who else has what


BET = Question("which bet", "Which card do you bet on?", "G5", "a number", openly=True)


class BettingGame(HidingGame):
    """B bets on a card before everybody, which leaves no line in the log, and then hides one."""

    name = "betting"

    def step(self, state: Hiding) -> Flow[None]:
        return bet_and_hide(state) if state.cards else deal(state)


def bet_and_hide(s: Hiding) -> Flow[None]:
    """G5 The bet is known to all; the rest is as in the other game."""
    s.hidden = -(yield from choose(s, B, BET, (1, 2, 3, 4, 5)))
    yield from choose(s, A, GUESS, (1, 2, 3, 4, 5))
    yield from hide(s)


def test_what_others_say_before_everybody_is_not_imagined() -> None:
    game = BettingGame()
    table = Table(game, game.settle(), 3)
    table.choose("4")
    deals = [table.imagine(A, random.Random(dice)).position() for dice in range(30)]
    assert {deal["hidden"] for deal in deals} == {-4}
    assert len({tuple(deal["cards"]) for deal in deals}) > 5


@pytest.mark.parametrize("answer", ["4", "5"])
def test_and_what_was_said_before_everybody_must_have_been_possible(answer: str) -> None:
    """B bets before everybody on a card that B has: so B has it in every deal that A imagines."""

    class HeldGame(BettingGame):
        def step(self, state: Hiding) -> Flow[None]:
            return bet(state) if state.cards else deal(state)

    def bet(s: Hiding) -> Flow[None]:
        yield from choose(s, B, BET, tuple(s.cards[1:3]))
        yield from choose(s, A, GUESS, (1, 2, 3, 4, 5))
        s.result = tie(2, "that was all", "G5")

    game = HeldGame()
    origin = {"cards": [1, 4, 5, 2, 3], "hidden": 0}
    table = Table(game, game.settle(), 3, origin=origin)
    table.choose(answer)
    deals = [table.imagine(A, random.Random(dice)).position()["cards"] for dice in range(30)]
    assert all(int(answer) in cards[1:3] for cards in deals)
    assert len({tuple(cards) for cards in deals}) > 5
