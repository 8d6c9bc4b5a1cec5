"""No word of card text is idle: texts that differ in one choice of the grammar compile to different bound trees.

The choices are those of the parser's own tables (see `derivations`), not a list of cards. Two wordings of one thing are
listed here, each with why there are two.
"""

from __future__ import annotations

import os
import random

import pytest

from tests.games.spoils.text.derivations import Pair, compiled, pairs

SEED = "COVEN_IDLE_SEED"
"""What the lot is drawn by, if the environment says so."""
LOT, SOME = os.environ.get(SEED, "1"), 1500

ALIKE = (
    {"this card", "it"},  # the card itself, said again by a pronoun or by its own words: another tree, the same card
    {"in", "from"},  # where a card is, and where it is taken from: printed by the verb
    {"that player's", "that"},  # whose deck it is was said just before
    {"players", "each player"},  # of what is forbidden or allowed to both
)
"""Words that say the same where both can stand."""


def are_alike(pair: Pair) -> bool:
    return any({pair.choice.word, pair.choice.other} <= group for group in ALIKE)


def idle(some: list[Pair]) -> list[tuple[str, str]]:
    """Pairs of texts that mean the same although nothing says that they do."""
    found = []
    for pair in some:
        other = compiled(pair.changed)
        if other is not None and pair.changed != pair.text and other == compiled(pair.text) and not are_alike(pair):
            found.append((pair.text, pair.changed))
    return found


def test_a_choice_of_words_makes_a_difference() -> None:
    every = list(pairs())
    some = random.Random(LOT).sample(every, min(SOME, len(every)))
    assert idle(some) == [], f"the same lot again: {SEED}={LOT}"


def test_many_choices_are_looked_at() -> None:
    """Otherwise the test above would say little."""
    some = random.Random(LOT).sample(list(pairs()), SOME)
    accepted = [pair for pair in some if compiled(pair.changed) is not None]
    assert len(accepted) >= 100


@pytest.mark.long
def test_every_choice_of_words_makes_a_difference() -> None:
    assert idle(list(pairs())) == []
