"""Chains of effects that feed themselves end in the promised tie (S40), whatever they are made of."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from coven.kernel import Table
from coven.language import TextError
from coven.scripts import load, write_record
from tests.games.revel.stage import Plain, shield, stage, strike, witch

WHEN = (
    "When You Gain Passion",
    "When Your Opponent Gains Passion",
    "When You Would Gain Passion",
    "When Your Opponent Would Gain Passion",
    "When You Lose Passion",
    "When You Discard A Card",
    "When Your Opponent Discards A Card",
    "When You Would Discard A Card",
    "When You Reveal A Card",
    "When You Would Reveal A Card",
    "When You Stash A Card",
    "When You Would Stash A Card",
    "When A Player Draws",
    "When You Would Draw",
    "To Gain Passion",
    "To Reveal Cards",
)
THEN = (
    "Gain 1 Passion",
    "Your opponent gains 1 Passion",
    "Gain 1 Passion. Lose 1 Passion",
    "Each player gains 1 Passion",
    "Reveal 1 card from your hand",
    "Reveal your hand",
    "Reveal your next draw",
    "Stash 1 card from your hand. Draw 1 card",
    "Discard 1 card from your hand. Shuffle all cards in your discards into your deck. Draw 1 card",
    "Gain 1 Passion instead",
    "Draw 1 card. Put 1 card from your hand on top of your deck",
)


def feeding(rng: random.Random, name: str) -> str:
    """A spell that does something of such kinds whenever something of such kinds is done, if there is such a text."""
    while True:
        texts = [f"{rng.choice(WHEN)}: {rng.choice(THEN)}." for _ in range(rng.randint(1, 2))]
        card = shield(name, 3, *texts)
        try:
            stage(card, A={"spells": {1: name}})
        except TextError:
            continue
        return card


def begun(seed: int) -> Table:
    """Two sides full of such spells, and a Power with which it all begins."""
    rng = random.Random(seed)
    names = ["Odd", "Queer", "Strange"]
    cards = [feeding(rng, name) for name in names]
    tess = witch("Tess", "Her Power Is: Gain 1 Passion.", "Her Power Is: Reveal 1 card from your hand.")
    side: Plain = {
        "witch": "Tess",
        "hand": ["Twig", *rng.choices(names, k=3)],
        "deck": rng.choices(["Twig", *names], k=12),
        "spells": {space: rng.choice(names) for space in rng.sample(range(1, 6), rng.randint(1, 3))},
        "resources": {"Passion": 2},
    }
    return stage(tess, strike("Twig", 1), *cards, A=side, B=side, plays=2, bluff=seed % 2 == 0, seed=seed).table


MOST_DECISIONS = 3000
"""A game of such cards that takes longer than this doesn't end."""


def ended(seed: int) -> str:
    """How a game with such cards ends that is played at random, after everything has been asked of it that could be."""
    table, rng = begun(seed), random.Random(seed)
    for _ in range(MOST_DECISIONS):
        if table.decision is None:
            break
        table.choose(rng.randrange(len(table.decision.choices)))
    assert table.result is not None, f"seed {seed}: it goes on and on"
    for seat in (0, 1, None):
        assert str(table.why(table.log(seat)[-1]))
    assert load(write_record(table.record())).fingerprint() == table.fingerprint()
    return table.result.rule


def test_whatever_feeds_itself_ends_in_a_tie() -> None:
    rules = Counter(ended(seed) for seed in range(12))
    assert rules["S40"] >= 4, rules


@pytest.mark.long
@pytest.mark.parametrize("start", range(1000, 3000, 100))
def test_whatever_feeds_itself_ends_in_a_tie_at_length(start: int) -> None:
    assert Counter(ended(seed) for seed in range(start, start + 100))["S40"] >= 20
