"""Results: who won, who lost, and for whom it is a tie."""

from __future__ import annotations

import pytest

from coven.kernel import End, PositionError, Result, Seat, read_result, tie, won_by, write_result
from coven.minds.evaluation import WON, outcome
from tests.kernel.tiny import TinyState

A, B, C = Seat(0), Seat(1), Seat(2)


def test_winners_win_and_all_others_lose() -> None:
    result = won_by((B,), 3, "B wins", "T3", (1.0, 2.0, 0.0))
    assert (result.won, result.lost, result.tied) == ((B,), (A, C), ())
    assert str(result) == "B wins (T3)"


def test_several_may_win_and_all_may_lose() -> None:
    assert won_by((A, C), 3, "two share it", "T3").won == (A, C)
    lost = won_by((), 3, "the town burns", "T3")
    assert (lost.won, lost.lost) == ((), (A, B, C))


def test_a_tie_is_neither() -> None:
    result = tie(2, "a tie", "T3")
    assert (result.won, result.lost, result.tied) == ((), (), (A, B))


def test_what_an_end_is_worth() -> None:
    state = TinyState()
    assert outcome(state, A) == 0.0
    state.result = won_by((A,), 2, "A wins", "T3")
    assert (outcome(state, A), outcome(state, B)) == (WON, -WON)
    state.result = won_by((), 2, "all lose", "T3")
    assert (outcome(state, A), outcome(state, B)) == (-WON, -WON)
    state.result = tie(2, "a tie", "T3")
    assert (outcome(state, A), outcome(state, B)) == (0.0, 0.0)


def test_a_position_keeps_a_result() -> None:
    for result in (won_by((A,), 2, "A wins", "T3", (2.0, 1.0)), tie(2, "a tie", "T3")):
        assert read_result(write_result(result), 2) == result
    assert read_result({"words": "x", "rule": "1", "ends": ["tied"]}, 1) == Result((End.TIED,), "x", "1")


@pytest.mark.parametrize("wrong", ["A wins", {"words": "x"}, {"words": "x", "rule": "1", "ends": ["one"]}, None])
def test_a_result_that_is_none_is_refused(wrong: object) -> None:
    with pytest.raises(PositionError, match=r"a result is written as \{words: how it ended"):
        read_result(wrong, 2)
    with pytest.raises(PositionError, match="1 ends, and there are 2 seats"):
        read_result({"words": "x", "rule": "1", "ends": ["won"]}, 2)
