"""Luck: what nature can settle, and what comes up."""

from __future__ import annotations

import pytest

from coven.kernel import Answer, Chance, Flow, GivenLuck, Luck, RecordError, Table, pick, shuffle
from tests.kernel.tiny import GAME

ORDER = Chance("T0", "the cards", ("a", "b", "c"), ordering=True)
PICK = Chance("T0", "the first player", ("a", "b", "c"), ordering=False)


def test_an_order_has_everything_once() -> None:
    assert ORDER.admits((2, 0, 1))
    for wrong in ((0, 0, 1), (0, 1), (0, 1, 2, 2), (0, 1, 3), (-1, 0, 1), 1):
        assert not ORDER.admits(wrong), wrong
    assert ORDER.outcome((2, 0, 1)) == ["c", "a", "b"]


def test_a_pick_is_one_of_the_things() -> None:
    assert [answer for answer in range(-3, 5) if PICK.admits(answer)] == [0, 1, 2]
    assert not PICK.admits((0, 1, 2))
    assert PICK.outcome(1) == "b"


def test_what_is_given_comes_up_where_it_can_and_else_what_the_seed_says() -> None:
    luck = GivenLuck(3, [(2, 1, 0), (0, 0, 1), 2, 7], start=5)
    assert luck.answer(ORDER, 5) == (2, 1, 0)
    assert luck.answer(ORDER, 6) == Luck(3).answer(ORDER, 6), "no order has one thing twice"
    assert luck.answer(PICK, 7) == 2
    assert luck.answer(PICK, 8) == Luck(3).answer(PICK, 8), "there is no seventh"
    assert luck.answer(PICK, 9) == Luck(3).answer(PICK, 9), "nothing is given any more"


class Cheating(Luck):
    """It deals a card twice."""

    def answer(self, chance: Chance, nth: int) -> Answer:
        return (0, 0, *range(2, 9)) if chance.ordering else 0


def test_what_can_not_come_up_is_an_error() -> None:
    with pytest.raises(RecordError, match=r"\(0, 0, 2, 3, 4, 5, 6, 7, 8\) can't come up for the cards"):
        Table(GAME, GAME.settle(), 0, luck=Cheating(0))


@pytest.mark.parametrize("things", [(), ("a",)])
def test_nobody_is_asked_for_the_order_of_one_thing_or_none(things: tuple[str, ...]) -> None:
    assert without_asking(shuffle("T0", "the cards", things)) == list(things)


def test_nobody_is_asked_to_pick_one_thing_out_of_one() -> None:
    assert without_asking(pick("T0", "the cards", ("a",))) == "a"


def without_asking(flow: Flow[object]) -> object:
    """What a flow gives that asks nothing."""
    with pytest.raises(StopIteration) as end:
        next(flow)
    return end.value.value


def test_before_its_start_given_luck_is_as_the_seed_has_it() -> None:
    chance = Chance("T0", "a number", tuple(range(50)), ordering=False)
    given = GivenLuck(1, [7, 8, 9], start=3)
    plain = Luck(1)
    assert [given.answer(chance, nth) for nth in range(3, 6)] == [7, 8, 9]
    others = (0, 1, 2, 6)
    assert [given.answer(chance, nth) for nth in others] == [plain.answer(chance, nth) for nth in others]


def test_no_two_seeds_have_the_same_luck() -> None:
    """Neither a seed and its opposite, nor one and another that differs in its highest bit."""
    chance = Chance("T0", "the cards", tuple(range(40)), ordering=True)
    seeds = [0, 1, -1, 2, -2, 1_000_003, -1_000_003, 1 << 64, -(1 << 64), 1 << 127, (1 << 127) + 1, 1 << 200]
    orders = [Luck(seed).answer(chance, nth) for seed in seeds for nth in range(5)]
    assert len(set(orders)) == len(orders)
