"""Where chance comes from: a seed, or a list of given results.

The n-th chance of a game depends on the seed and on n alone. So a fork has the same luck as its original, and taking
a move back doesn't roll again.
"""

from __future__ import annotations

import random
from typing import Final

from coven.kernel.ask import Answer, Chance

BITS: Final = 128
"""So many bits has a seed that nobody chose: more than all decks there are could be shuffled into by trying."""


def new_seed() -> int:
    """A seed that nobody can guess."""
    return random.SystemRandom().getrandbits(BITS)


class Luck:
    """Answers chance from a seed."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed
        """What it all comes from."""

    def answer(self, chance: Chance, nth: int) -> Answer:
        """The result of the n-th chance of the game."""
        rng = random.Random(self.seed * 1_000_003 + nth) if self.seed >= 0 else _below_zero(self.seed, nth)
        size = len(chance.items)
        if not chance.ordering:
            return rng.randrange(size)  # revel:1.8.2
        order = list(range(size))
        rng.shuffle(order)
        return tuple(order)


def _below_zero(seed: int, nth: int) -> random.Random:
    """Python's dice leave out the sign of a number, so that -7 would begin like 7. In words it has one."""
    return random.Random(f"{seed:x} {nth}")


class GivenLuck(Luck):
    """Gives the listed results first, in order, and then goes on from the seed.

    A listed result that can't come up, because play has taken another course by then, is passed over.
    """

    __slots__ = ("given", "start")

    def __init__(self, seed: int, given: list[Answer], start: int = 0) -> None:
        super().__init__(seed)
        self.given = given
        """The results to be given."""
        self.start = start
        """Which chance of the game the first of them is for."""

    def answer(self, chance: Chance, nth: int) -> Answer:
        """The result of the n-th chance of the game: the listed one, if it can come up."""
        place = nth - self.start
        if 0 <= place < len(self.given) and chance.admits(self.given[place]):
            return self.given[place]
        return super().answer(chance, nth)
