"""Scores, and how sure one can be of them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

NORMAL_95: Final = 1.959963984540054
"""So many standard deviations to each side hold 95 of 100 normal samples."""


@dataclass(frozen=True, slots=True)
class Interval:
    """Where a rate lies, with 95% confidence."""

    low: float
    high: float

    def __contains__(self, rate: float) -> bool:
        return self.low <= rate <= self.high

    def __str__(self) -> str:
        return f"{self.low:.1%} to {self.high:.1%}"


def wilson(rate: float, samples: int) -> Interval:
    """Wilson's 95% interval for a rate seen in so many independent samples.

    >>> print(wilson(0.5, 100))
    40.4% to 59.6%
    >>> print(wilson(1.0, 10))
    72.2% to 100.0%
    >>> print(wilson(0.0, 0))
    0.0% to 100.0%
    """
    if samples == 0:
        return Interval(0.0, 1.0)
    z2 = NORMAL_95 * NORMAL_95 / samples
    middle = (rate + z2 / 2) / (1 + z2)
    reach = NORMAL_95 * math.sqrt(rate * (1 - rate) / samples + z2 / (4 * samples)) / (1 + z2)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


@dataclass(frozen=True, slots=True)
class Score:
    """How one side fared."""

    wins: int
    draws: int
    losses: int
    points: float
    """1 for a win; what several win or nobody wins is shared."""
    samples: int
    """How many independent samples these games are: games of one deal with seats swapped are one sample together."""

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def rate(self) -> float:
        """Points per game."""
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        """Where the true rate lies. On pairs it is on the safe side: a pair can be split, which a coin can't."""
        return wilson(self.rate, self.samples)

    def __str__(self) -> str:
        return f"{self.rate:.1%} ({self.interval}; {self.wins} won, {self.draws} drawn, {self.losses} lost)"
