"""A mind that takes any option."""

from __future__ import annotations

import random

from coven.kernel import Seated


class Random:
    """Takes one of the options at random, each as likely as the next."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        """Its dice."""

    def choose(self, seated: Seated) -> int:
        """The index of any option."""
        return self.rng.randrange(len(seated.options))
