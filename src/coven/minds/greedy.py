"""A mind that looks one act ahead."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from coven.kernel import Evaluation, Imagined, Seat, Seated
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
    tries its own choices, as many as `leaves` allows or the game's `breadth` asks for, and lets the others answer at
    random, within what the game expects of them; then it evaluates. What is far behind in one deal, by the game's
    measure, isn't looked at in the others.
    Where the game's evaluation holds at any moment, it evaluates at once, and where it holds as far as an act has come,
    it evaluates then: better than after answers given at random. What the game holds not to be worth a thought it
    doesn't weigh.
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
        """The index of the option that is worth most; of several any, or where the game's evaluation is a sparing one
        that which takes nothing."""
        considered = seated.considered
        if len(considered) == 1:
            return considered[0]
        worths = self.weigh(seated)
        best = max(worths.values())
        equal = [index for index, worth in worths.items() if worth == best]
        sparing = self.judge is None and evaluation(seated.game).sparing
        declining = set(seated.declining) if sparing else ()
        return self.rng.choice([index for index in equal if index in declining] or equal)

    def weigh(self, seated: Seated) -> dict[int, float]:
        """What each option that is worth a thought is worth, by its index: on average, until it is far behind."""
        own = evaluation(seated.game)
        judge = own.worth if self.judge is None else self.judge
        at_once = self.judge is None and own.at_any_moment
        left: Sequence[int] = seated.considered
        found: dict[int, list[float]] = {index: [] for index in left}
        for _ in range(self.deals):
            deal = seated.imagine(self.rng)
            if deal.decision is None or deal.decision.words() != seated.options.words():
                continue  # no deal was found that fits: nothing can be learned from this one
            leaves = max(self.leaves // len(left), own.breadth)
            for index in left:
                twin = deal if index == left[-1] else deal.fork()
                twin.choose(index)
                if at_once:
                    found[index].append(judge(twin.state, seated.seat))
                else:
                    found[index].append(self._outlook(twin, seated.seat, own, leaves)[0])
            left = self._close(left, found, own)
            if len(left) == 1:
                break
        return {index: sum(worths) / len(worths) if worths else 0.0 for index, worths in found.items()}

    def _close(self, options: Sequence[int], found: dict[int, list[float]], own: Evaluation) -> Sequence[int]:
        """Those of the options that weren't far behind the best one in the last deal."""
        if own.far_behind is None or self.judge is not None:
            return options
        best = max([found[index][-1] for index in options])
        return [index for index in options if found[index][-1] > best - own.far_behind]

    def _outlook(self, table: Imagined, seat: Seat, own: Evaluation, leaves: int) -> tuple[float, int]:
        """How good a table is for the seat when what is under way on it has been carried through, and in how many ways
        that was looked at. Uses the table up."""
        settled = own.settled if self.judge is None else None
        answers = 0
        while answers < MOST_ANSWERS and not table.at_rest:
            decision = table.decision
            if decision is None or (settled is not None and settled(decision, seat)):
                break
            mine = decision.seat == seat
            considered = own.worth_a_thought(decision) if mine else own.to_be_expected(decision)
            count = len(considered)
            if mine and 1 < count <= leaves:
                return self._best(table, considered, seat, own, leaves)
            if mine and own.breadth and 1 < leaves < count:
                return self._best(table, self.rng.sample(considered, leaves), seat, own, leaves)
            table.choose(considered[self.rng.randrange(count)])
            answers += 1
        judge = own.worth if self.judge is None else self.judge
        return judge(table.state, seat), 1

    def _best(
        self, table: Imagined, considered: Sequence[int], seat: Seat, own: Evaluation, leaves: int
    ) -> tuple[float, int]:
        """The best of several answers. Each is carried through in as many ways as the others; what one has no use for
        goes to those after it."""
        best, looked = float("-inf"), 0
        for place, index in enumerate(considered):
            twin = table if index == considered[-1] else table.fork()
            twin.choose(index)
            worth, ways = self._outlook(twin, seat, own, (leaves - looked) // (len(considered) - place))
            best = max(best, worth)
            looked += ways
        return best, looked


def blind(seed: int) -> Greedy:
    """The control: it searches as greedy does, but everything it finds is worth the same to it."""
    return Greedy(seed, deals=1, judge=nothing)
