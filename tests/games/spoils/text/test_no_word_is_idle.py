"""No word of card text is idle: texts that differ in one choice of the grammar compile to different bound trees.

The choices are those of the parser's own tables (see `derivations`), not a list of cards.
"""

from __future__ import annotations

import os
import random
from functools import cache

import pytest

from tests.games.spoils.text.derivations import Pair, compiled, pairs

SEED = "COVEN_IDLE_SEED"
"""What the lot is drawn by, if the environment says so."""
LOT, SOME = os.environ.get(SEED, "1"), 1500


@cache
def every() -> tuple[Pair, ...]:
    """All choices, each in a text."""
    return tuple(pairs())


def idle(some: list[Pair]) -> list[tuple[str, str]]:
    """Pairs of texts that mean the same although nothing says that they do."""
    found = []
    for pair in some:
        other = compiled(pair.changed)
        if other is not None and pair.changed != pair.text and other == compiled(pair.text):
            found.append((pair.text, pair.changed))
    return found


def test_a_choice_of_words_makes_a_difference() -> None:
    some = random.Random(LOT).sample(every(), SOME)
    assert idle(some) == [], f"the same lot again: {SEED}={LOT}"


def test_many_choices_are_looked_at() -> None:
    """Otherwise the test above would say little."""
    some = random.Random(LOT).sample(every(), SOME)
    accepted = [pair for pair in some if compiled(pair.changed) is not None]
    assert len(accepted) >= 100


@pytest.mark.long
def test_every_choice_of_words_makes_a_difference() -> None:
    assert idle(list(every())) == []
