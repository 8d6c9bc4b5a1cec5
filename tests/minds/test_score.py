"""Rates and their confidence."""

from __future__ import annotations

import pytest

from coven.minds import Score, wilson


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
