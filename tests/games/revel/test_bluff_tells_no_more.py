"""With `bluff` a seat is asked more often, and nobody is told more: two tables with the same cards, one with and one
without it, at which the same is answered."""

from __future__ import annotations

import random

import coven
from coven.kernel import Seat, Table
from tests.games.revel.hidden_cards import setup

DECISIONS = 60
TRIED = ("play a card", "draw a card", "pass", "Odd A", "play Odd B", "use Celosia", "stash Odd C")


def pair(seed: int) -> tuple[Table, Table]:
    """The same cards in the same order, with and without `bluff`."""
    wanted = setup(seed)
    options = wanted.pop("options")
    bluffing, plain = (
        coven.new("revel", seed=seed, options={**options, "bluff": on}, **wanted) for on in (True, False)
    )
    return bluffing, plain


def asked(table: Table) -> tuple[Seat, str, tuple[str, ...]] | None:
    decision = table.decision
    return None if decision is None else (decision.seat, decision.text, tuple(decision.words()))


def told(table: Table) -> list[object]:
    """All that anybody is told: the log, why each line of the last step came about, and why not something else."""
    lines: list[object] = []
    for seat in (*table.seats, None):
        lines += [[str(line) for line in table.log(seat)], [str(table.why(line)) for line in table.log(seat)[-8:]]]
    lines += [str(table.why_not(words, seat)) for seat in table.seats for words in TRIED]
    return lines


def compared(seed: int) -> tuple[int, int]:
    """Answer the same at both; where only who may bluff is asked, there is but one answer, or the tables part. How
    often they were compared, and how often only one asked."""
    bluffing, plain = pair(seed)
    rng = random.Random(seed)
    count = more = 0
    for _ in range(DECISIONS):
        while bluffing.decision is not None and asked(bluffing) != asked(plain):
            if len(bluffing.decision.choices) > 1:
                return count, more
            more += 1
            bluffing.choose(0)
        if asked(bluffing) != asked(plain):
            return count, more
        assert told(bluffing) == told(plain), f"seed {seed}, decision {count}"
        count += 1
        if plain.decision is None:
            return count, more
        answer = rng.randrange(len(plain.decision.choices))
        bluffing.choose(answer)
        plain.choose(answer)
    return count, more


def test_with_bluff_nobody_is_told_more() -> None:
    found = [compared(seed) for seed in range(20)]
    assert sum(count for count, _ in found) > 800
    assert sum(more for _, more in found) > 20
