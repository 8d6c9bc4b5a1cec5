"""Minds know what their seat knows, and no more."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

import pytest

import coven
from coven.games.revel.areas.state import RevelState
from coven.kernel import CovenError, Decision, Evaluation, Option, Seat, Seated, Table
from coven.minds import MINDS, Greedy, Mind, mind_of
from tests.kernel.tiny import GAME as TINY
from tests.kernel.tiny import Tiny, TinyState
from tests.minds.practice import PRACTICE


def practice(seed: int) -> Table:
    return coven.new("revel", seed=seed, **PRACTICE)


def decisions(table: Table, most: int) -> Iterator[Table]:
    """The decisions of a random game."""
    rng = random.Random(table.seed)
    for _ in range(most):
        if table.decision is None:
            return
        yield table
        table.choose(rng.randrange(len(table.decision.choices)))


def test_a_seat_is_asked_what_the_table_asks() -> None:
    table = coven.new(TINY, seed=4)
    assert table.decision is not None
    seated = Seated(table)
    assert seated.seat == table.decision.seat
    assert (seated.prompt, seated.rule, seated.game.name, seated.kind) == ("Which card?", "T1", "tiny", "which card")
    assert seated.options == table.options
    assert all(isinstance(option, Option) for option in seated.options)
    assert seated.view == table.view(seated.seat)
    assert seated.log() == table.log(seated.seat)


def test_a_seat_offers_no_way_to_the_table() -> None:
    seated = Seated(practice(1))
    open_to_it = {name: getattr(seated, name) for name in dir(seated) if not name.startswith("_")}
    assert sorted(open_to_it) == [
        "considered",
        "declining",
        "game",
        "imagine",
        "kind",
        "known",
        "log",
        "options",
        "prompt",
        "rule",
        "seat",
        "source",
        "view",
    ]
    assert not any(isinstance(value, Table) for value in open_to_it.values())


def test_there_is_nothing_to_decide_when_the_game_is_over() -> None:
    table = coven.new(TINY, seed=4)
    for _ in decisions(table, 100):
        pass
    assert table.over
    with pytest.raises(CovenError, match="the game is over"):
        Seated(table)


@pytest.mark.parametrize("make", [MINDS["greedy"], MINDS["random"], MINDS["blind"]])
def test_what_is_hidden_does_not_matter(make: Callable[[int], Mind]) -> None:
    """Deal everything anew that the seat can't know: with the same dice the mind decides the same."""
    differed = compared = 0
    for table in decisions(practice(7), 60):
        assert table.decision is not None
        if not table.at_rest:
            continue
        other = table.imagine(table.decision.seat, random.Random(compared))
        differed += other.fingerprint() != table.fingerprint()
        assert make(5).choose(Seated(other)) == make(5).choose(Seated(table))
        compared += 1
    assert differed == compared > 10


def test_what_is_hidden_does_not_matter_even_to_one_who_looks_for_it() -> None:
    """A judge that goes by nothing but the opponent's hand and the order of the decks finds nothing of the truth."""

    def spy(state: RevelState, seat: Seat) -> float:
        other = state.sides[1 - seat]
        hidden = [*other.hand, *other.deck, *state.sides[seat].deck]
        return float(sum(place * card.number for place, card in enumerate(hidden, 1)))

    compared = 0
    for table in decisions(practice(7), 60):
        assert table.decision is not None
        if not table.at_rest:
            continue
        other = table.imagine(table.decision.seat, random.Random(compared))
        assert other.position() != table.position()
        worths = [Greedy(5, judge=spy).weigh(Seated(one)) for one in (table, other)]
        assert worths[0] == worths[1]
        compared += 1
    assert compared > 10


@pytest.mark.parametrize("name", MINDS)
def test_the_same_dice_give_the_same_choices(name: str) -> None:
    def game() -> list[int]:
        table = practice(3)
        players = [mind_of(name, 1), mind_of(name, 2)]
        taken: list[int] = []
        while table.decision is not None and len(taken) < 25:
            taken.append(players[table.decision.seat].choose(Seated(table)))
            table.choose(taken[-1])
        return taken

    assert game() == game()


def test_deciding_leaves_the_table_as_it_was() -> None:
    table = practice(11)
    for now in decisions(table, 30):
        before = now.fingerprint()
        assert now.decision is not None
        index = Greedy(1).choose(Seated(now))
        assert 0 <= index < len(now.decision.choices)
        assert now.fingerprint() == before


def test_an_unknown_mind_is_named_with_a_near_one() -> None:
    with pytest.raises(CovenError, match="there is no mind 'gredy'; did you mean 'greedy'"):
        mind_of("gredy", 0)
    with pytest.raises(CovenError, match="there are: random, blind, greedy"):
        mind_of("x", 0)


def test_greedy_takes_a_win_that_lies_before_it() -> None:
    """In tiny the last card laid decides; nothing but the result tells, since tiny has no evaluation."""
    won = 0
    for seed in range(40):
        table = coven.new(TINY, seed=seed)
        able: Seat | None = None
        while table.decision is not None:
            outcomes = set()
            for option in table.options:
                fork = table.fork()
                fork.choose(option)
                outcomes.add(fork.result is not None and fork.result.won == (table.decision.seat,))
            seat, index = table.decision.seat, Greedy(seed, deals=1).choose(Seated(table))
            table.choose(index)
            if outcomes == {True, False}:
                able = seat
        if able is not None:
            assert table.result is not None
            assert table.result.won == (able,)
            won += 1
    assert won > 0


def laid(state: TinyState, seat: Seat) -> float:
    """The more one has laid, the better."""
    return float(sum(state.laid[seat]))


def all_but_the_last(decision: Decision) -> list[int]:
    return list(range(max(1, len(decision.choices) - 1)))


def unpaid(decision: Decision, seat: Seat) -> bool:
    return decision.kind == "whether to pay"


class Thoughtful(Tiny):
    """Tiny with an evaluation that holds while a card is being paid for, and a lot that isn't worth a thought."""

    def evaluation(self) -> Evaluation:
        return Evaluation(laid, considered=all_but_the_last, settled=unpaid)


def test_greedy_weighs_what_is_worth_a_thought_and_judges_as_soon_as_it_can() -> None:
    """The highest card would be best, but isn't looked at; and of a card that is still to be paid for it is judged what
    has been laid, though a high one would be taken back if it weren't."""
    for seed in range(10):
        table = coven.new(Thoughtful(), seed=seed)
        low, middle, high = [int(words) for words in table.options.words()]
        assert low < middle < high
        assert Greedy(seed, deals=1).weigh(Seated(table)) == {0: float(low), 1: float(middle)}
        assert Greedy(seed).choose(Seated(table)) == 1


def thrifty(state: TinyState, seat: Seat) -> float:
    """The more one has laid, and the less one has paid for it."""
    return float(sum(state.laid[seat]) - sum(state.paid[seat]))


class Broad(Tiny):
    """Tiny with an evaluation that wants each card to be laid in at least four ways: paid for with either, or not."""

    def evaluation(self) -> Evaluation:
        return Evaluation(thrifty, breadth=4)


def test_greedy_carries_each_option_through_in_as_many_ways_as_the_game_asks_for() -> None:
    """However few it would look at by itself, it finds the best one."""
    for seed in range(10):
        table = coven.new(Broad(), seed=seed)
        every = Greedy(seed, deals=1, leaves=100).weigh(Seated(table))
        assert Greedy(seed, deals=1, leaves=1).weigh(Seated(table)) == every


class Thrifty(Broad):
    """Broad, where not to pay is thought of first, and three ways have to do."""

    def evaluation(self) -> Evaluation:
        return Evaluation(thrifty, breadth=3, considered=the_last_first)


def the_last_first(decision: Decision) -> Sequence[int]:
    return range(len(decision.choices))[::-1]


def test_what_one_answer_has_no_use_for_goes_to_those_after_it() -> None:
    """Not to pay is one way to go on, so there is room for both fees, and the lower one is found."""
    for seed in range(10):
        table = coven.new(Thrifty(), seed=seed)
        every = Greedy(seed, deals=1, leaves=100).weigh(Seated(table))
        assert Greedy(seed, deals=1, leaves=1).weigh(Seated(table)) == every


class Fearful(Tiny):
    """Tiny with an evaluation by what the other seat is imagined to hold."""

    def evaluation(self) -> Evaluation:
        def worth(state: TinyState, seat: Seat) -> float:
            return -float(sum(state.hands[1 - seat]))

        return Evaluation(worth, settled=unpaid)


def test_greedy_goes_by_the_average_of_the_deals_that_it_imagines() -> None:
    for seed in range(10):
        table = coven.new(Fearful(), seed=seed)
        one_by_one = Greedy(seed, deals=1)
        first, second = one_by_one.weigh(Seated(table)), one_by_one.weigh(Seated(table))
        assert Greedy(seed).weigh(Seated(table)) == {index: (first[index] + second[index]) / 2 for index in range(3)}


class Dishonest(Fearful):
    """Fearful, where the own cards are dealt anew as well, so that no deal is what the seat sees."""

    def redeal(self, state: TinyState, now: TinyState, seat: Seat, rng: random.Random) -> None:
        state.hands[seat], state.rest = state.rest, state.hands[seat]


def test_greedy_learns_nothing_from_deals_at_which_it_would_be_asked_something_else() -> None:
    table = coven.new(Dishonest(), seed=1)
    assert Greedy(1).weigh(Seated(table)) == {0: 0.0, 1: 0.0, 2: 0.0}


class Indifferent(Tiny):
    """Tiny with an evaluation by which it's the same what is paid."""

    def __init__(self, sparing: bool) -> None:
        self.sparing = sparing

    def evaluation(self) -> Evaluation:
        return Evaluation(laid, sparing=self.sparing)


def with_a_low_card(sparing: bool) -> list[Table]:
    """Tables at which the first card needn't be paid for."""
    tables = [coven.new(Indifferent(sparing), seed=seed) for seed in range(20)]
    found = [table for table in tables if int(table.options[0].words) <= 5]
    assert found
    return found


def test_greedy_takes_any_of_several_that_are_worth_the_same() -> None:
    for table in with_a_low_card(sparing=False):
        table.choose(0)
        assert {Greedy(dice).choose(Seated(table)) for dice in range(20)} == {0, 1}


def test_greedy_does_nothing_that_brings_nothing_where_it_is_to_be_sparing() -> None:
    """A card that needn't be paid for isn't paid for, whatever the dice are; between two cards they decide."""
    low = with_a_low_card(sparing=True)
    for table in low:
        table.choose(0)
        assert table.options.words() == ["pay", "don't pay"]
        assert {Greedy(dice).choose(Seated(table)) for dice in range(10)} == {1}
        table.choose("pay")
        assert {Greedy(dice).choose(Seated(table)) for dice in range(20)} == {0, 1}


class Hasty(Tiny):
    """Tiny with an evaluation by which the difference of one card to the next is a great one."""

    looked: ClassVar[list[int]] = []

    def evaluation(self) -> Evaluation:
        def worth(state: TinyState, seat: Seat) -> float:
            self.looked.append(state.laid[seat][0])
            return laid(state, seat)

        return Evaluation(worth, settled=unpaid, far_behind=2.0)


def test_greedy_looks_no_further_at_what_is_far_behind() -> None:
    """In the second deal only at what has been within two of the best in the first, and at nothing if that is alone."""
    close = 0
    for seed in range(20):
        table = coven.new(Hasty(), seed=seed)
        cards = [int(words) for words in table.options.words()]
        near = [card for card in cards if card > cards[-1] - 2]
        Hasty.looked.clear()
        assert Greedy(seed).weigh(Seated(table)) == dict(enumerate(map(float, cards)))
        assert Hasty.looked == [*cards, *(near if len(near) > 1 else [])]
        close += len(near) > 1
    assert 0 < close < 20


def test_imagining_is_by_the_seat_asked() -> None:
    table = practice(2)
    seated = Seated(table)
    twin = seated.imagine(random.Random(0))
    assert twin.view(seated.seat) == seated.view
    assert twin.decision is not None
    assert twin.decision.seat == seated.seat
