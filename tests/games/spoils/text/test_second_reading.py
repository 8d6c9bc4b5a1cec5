"""Random cards are played, and a second reading of their read-back says what must have changed.

The read-back is what `coven cards show` prints. The second reading (`reference`) takes its words and what is printed on
the cards, and shares no code with the tree or the table: it follows games on a plain board, with the answers that were
given at the table, and says who is asked, what is offered, what comes of it, all figures, and what may be done next.
The cards are those that ship, or chance derives them from the grammar.

What it doesn't see: how a text becomes its read-back (`test_cards` and `test_binding` look after that). What chance
brings it is not told: an outcome has to exist with which it agrees. What it doesn't understand it counts and leaves.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from coven.games.spoils.cards.index import shipped
from tests.games.spoils.text.derivations import written
from tests.games.spoils.text.reference.judging import Verdict, judge, judge_shipped
from tests.games.spoils.text.telling_apart import SHAPES, shapes_of

FEW_SHIPPED = 8


def a_card(seed: int) -> str | None:
    """A card with a text that chance derives."""
    rng = random.Random(seed)
    text = written(rng)
    shapes = sorted(shapes_of(text))
    return SHAPES[rng.choice(shapes)](text.split("\n")) if shapes else None


def judged(seeds: range, positions: int) -> Counter[str]:
    """So many random cards in so many positions each: what became of them."""
    counted: Counter[str] = Counter()
    for seed in seeds:
        source = a_card(seed)
        if source is None:
            continue
        counted[agreeing(judge(source, positions, 1000 * seed)).became] += 1
    return counted


def agreeing(verdict: Verdict) -> Verdict:
    assert verdict.became != "differs", verdict.why
    return verdict


def check(seeds: range, positions: int, share: float) -> None:
    counted = judged(seeds, positions)
    judged_share = counted["agreed"] / counted.total()
    print(f"the second reading judges {judged_share:.1%} of {counted.total()} cards")
    assert judged_share >= share, counted


def test_the_second_reading_agrees() -> None:
    check(range(10), 1, 0.6)


@pytest.mark.long
def test_the_second_reading_agrees_at_length() -> None:
    check(range(1000, 4000), 3, 0.75)


def test_cards_that_ship_are_played_as_the_second_reading_says() -> None:
    names = random.Random("ship").sample(sorted(shipped()), FEW_SHIPPED)
    counted = Counter(agreeing(judge_shipped(name, 1)).became for name in names)
    assert counted["agreed"] >= FEW_SHIPPED // 2, counted


@pytest.mark.long
def test_all_cards_that_ship_are_played_as_the_second_reading_says() -> None:
    counted = Counter(agreeing(judge_shipped(name, 6)).became for name in shipped())
    print(counted)
    assert counted["agreed"] >= 0.7 * counted.total(), counted
