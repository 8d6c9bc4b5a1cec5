"""Scores, and how sure one can be of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

NORMAL_95: Final = 1.959963984540054
"""So many standard deviations to each side hold 95 of 100 normal samples."""


@dataclass(frozen=True, slots=True)
class Interval:
    """Where a rate lies, with 95% confidence."""

    low: float
    """Where it begins."""
    high: float
    """Where it ends."""

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
class Mean:
    """A mean of independent samples, and where the true one lies, with 95% confidence."""

    value: float
    """The mean itself."""
    low: float
    """Where the interval begins."""
    high: float
    """Where it ends."""

    def __str__(self) -> str:
        return f"{self.value:.1f} ({self.low:.1f} to {self.high:.1f})"


def mean(samples: Sequence[float]) -> Mean:
    """The mean of some samples with Student's 95% interval, which says nothing for fewer than three.

    >>> print(mean([10, 12, 11, 13]))
    11.5 (9.5 to 13.5)
    >>> print(mean([10, 12]))
    11.0 (-inf to inf)
    """
    size = len(samples)
    if size == 0:
        return Mean(0.0, -math.inf, math.inf)
    value = math.fsum(samples) / size
    if size < 3:
        return Mean(value, -math.inf, math.inf)
    variance = math.fsum((sample - value) ** 2 for sample in samples) / (size - 1)
    reach = _student(size - 1) * math.sqrt(variance / size)
    return Mean(value, value - reach, value + reach)


def _student(freedom: int) -> float:
    """Student's quantile for 95 of 100, by Hill's expansion around the normal one; 1% off at worst from 3 up."""
    z = NORMAL_95
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return math.fsum(term / freedom**power for power, term in enumerate(terms))


@dataclass(frozen=True, slots=True)
class Score:
    """How one side fared."""

    wins: int
    """Games won alone."""
    draws: int
    """Games that were shared."""
    losses: int
    """Games lost."""
    points: float
    """1 for a win; what several win or nobody wins is shared."""
    samples: int
    """How many independent samples these games are: games of one deal with seats swapped are one sample together."""

    @property
    def games(self) -> int:
        """How many games it played."""
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
