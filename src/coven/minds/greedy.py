"""A mind that looks one act ahead."""

from __future__ import annotations

import random
from typing import Final

from coven.kernel import Imagined, Seat, Seated
from coven.minds.evaluation import Worth, evaluation, nothing

DEALS: Final = 2
"""Over so many imagined deals an option's worth is averaged."""
LEAVES: Final = 32
"""So many ways to carry an act through are looked at in each deal, as far as the mind's own choices go."""
MOST_ANSWERS: Final = 60
"""An act that isn't carried through after so many answers is judged as it stands."""


class Greedy:
    """Takes the option after which it stands best once the act is carried through.

    In each of a few imagined deals it plays every option out until somebody is asked for a new act. On the way it
    tries its own choices, as many as `leaves` allows, and lets the others answer at random; then it evaluates.
    Where the game's evaluation holds at any moment, it evaluates at once: better than after answers given at random.
    """

    __slots__ = ("deals", "judge", "leaves", "rng")

    def __init__(self, seed: int, *, deals: int = DEALS, leaves: int = LEAVES, judge: Worth | None = None) -> None:
        self.rng = random.Random(seed)
        """Its dice."""
        self.deals = deals
        """Over so many imagined deals an option's worth is averaged."""
        self.leaves = leaves
        """So many ways to carry an act through are looked at in each deal."""
        self.judge = judge
        """What it goes by; None: the game's own evaluation."""

    def choose(self, seated: Seated) -> int:
        """The index of the option that is worth most; of several, any."""
        worths = self.weigh(seated)
        best = max(worths)
        return self.rng.choice([index for index, worth in enumerate(worths) if worth == best])

    def weigh(self, seated: Seated) -> list[float]:
        """What each option is worth, on average."""
        own = evaluation(seated.game)
        judge = own.worth if self.judge is None else self.judge
        at_once = self.judge is None and own.at_any_moment
        count = len(seated.options)
        worths = [0.0] * count
        for _ in range(self.deals):
            deal = seated.imagine(self.rng)
            if deal.decision is None or deal.decision.words() != seated.options.words():
                continue  # no deal was found that fits: nothing can be learned from this one
            for index in range(count):
                twin = deal if index == count - 1 else deal.fork()
                twin.choose(index)
                if at_once:
                    worth = judge(twin.state, seated.seat)
                else:
                    worth = self._outlook(twin, seated.seat, judge, self.leaves // count)
                worths[index] += worth / self.deals
        return worths

    def _outlook(self, table: Imagined, seat: Seat, judge: Worth, leaves: int) -> float:
        """How good a table is for the seat when what is under way on it has been carried through. Uses the table up."""
        answers = 0
        while answers < MOST_ANSWERS and not table.at_rest:
            decision = table.decision
            if decision is None:
                break
            count = len(decision.choices)
            if decision.seat == seat and 1 < count <= leaves:
                return self._best(table, count, seat, judge, leaves // count)
            table.choose(self.rng.randrange(count))
            answers += 1
        return judge(table.state, seat)

    def _best(self, table: Imagined, count: int, seat: Seat, judge: Worth, leaves: int) -> float:
        best = float("-inf")
        for index in range(count):
            twin = table if index == count - 1 else table.fork()
            twin.choose(index)
            best = max(best, self._outlook(twin, seat, judge, leaves))
        return best


def blind(seed: int) -> Greedy:
    """The control: it searches as greedy does, but everything it finds is worth the same to it."""
    return Greedy(seed, deals=1, judge=nothing)
