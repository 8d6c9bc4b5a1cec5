"""Rates and their confidence."""

from __future__ import annotations

import math

import pytest

from coven.minds import Score, wilson
from coven.minds.score import Interval, mean


@pytest.mark.parametrize(
    ("rate", "samples", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.9, 50, 0.7864, 0.9565), (0.0, 20, 0.0, 0.1611), (1.0, 20, 0.8389, 1.0)],
)
def test_wilson(rate: float, samples: int, low: float, high: float) -> None:
    """Against figures worked out by hand from the formula."""
    interval = wilson(rate, samples)
    assert interval.low == pytest.approx(low, abs=1e-4)
    assert interval.high == pytest.approx(high, abs=1e-4)
    assert rate in interval


def test_pairs_are_one_sample_each() -> None:
    score = Score(wins=60, draws=0, losses=40, points=60.0, samples=50)
    assert score.games == 100
    assert score.rate == 0.6
    assert score.interval == wilson(0.6, 50) != wilson(0.6, 100)
    assert 0.5 in score.interval
    assert str(score) == "60.0% (46.2% to 72.4%; 60 won, 0 drawn, 40 lost)"


def test_no_games_say_nothing() -> None:
    score = Score(0, 0, 0, 0.0, 0)
    assert (score.rate, score.interval.low, score.interval.high) == (0.0, 0.0, 1.0)


def test_a_mean_is_as_sure_as_its_samples_are_many_and_alike() -> None:
    """Student's interval, whose variance is that of what the samples are taken from."""
    few = mean([10, 12])
    assert (few.value, few.low, few.high) == (11.0, -math.inf, math.inf)
    some = mean([10, 12, 11, 13])
    assert [some.value, some.low, some.high] == pytest.approx([11.5, 9.45, 13.55], abs=0.03)
    assert mean([]).value == 0.0


def test_the_ends_of_an_interval_are_in_it() -> None:
    interval = Interval(0.25, 0.75)
    assert [rate in interval for rate in (0.2, 0.25, 0.5, 0.75, 0.8)] == [False, True, True, True, False]
