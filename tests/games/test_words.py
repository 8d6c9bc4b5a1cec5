"""What is offered may be said in any spelling; words that say nothing are told so, and no rule is blamed for them."""

from __future__ import annotations

import random
from typing import Any

import pytest

import coven
from coven.kernel import Table

NONSENSE = ("xyzzy", "on Mars", "(99)", "and so forth")
REVEL_DECKS = ("celosia", "galanthus", "hellebore", "nymphaea")


def revel(edition: str, dice: random.Random) -> dict[str, Any]:
    return {"brings": [dice.choice(REVEL_DECKS), dice.choice(REVEL_DECKS)], "options": {"edition": edition}}


def tables(seed: int) -> list[Table]:
    """One of each game and edition."""
    dice = random.Random(seed)
    return [
        coven.new("revel", seed=seed, **revel("comprehensive", dice)),
        coven.new("revel", seed=seed, **revel("starter", dice)),
        coven.new("revolution", seed=seed, seats=3),
        coven.new("witchstone", seed=seed, seats=2),
    ]


@pytest.mark.parametrize("seed", range(3))
def test_what_is_offered_is_not_refused_and_what_says_nothing_is_told_so(seed: int) -> None:
    for table in tables(seed):
        dice = random.Random(seed)
        for _ in range(120):
            if table.over:
                break
            offered = table.options.words()
            if dice.random() < 0.3:
                check(table, dice.choice(offered), dice.choice(NONSENSE))
            others = [words for words in offered if words != "pass"] or offered
            table.choose(dice.choice(others if dice.random() < 0.8 else offered))


def check(table: Table, words: str, nonsense: str) -> None:
    """One option, said in several ways, and with nonsense before and after it."""
    decision = table.decision
    assert decision is not None
    for said in (words.upper(), f"{words.removesuffix('.')}.", f"{decision.verb} {words}", f" {words}"):
        assert table.why_not(said) is None, f"{said!r} at {decision}"
    for seat in range(table.setup.seats):
        for said in (f"{words} {nonsense}", f"xyzzy {words}", "xyzzy"):
            reason = table.why_not(said, seat)
            assert reason is not None, f"{said!r} at {decision}"
            assert reason.rule == "", f"{said!r} at {decision}: {reason}"
        if seat != decision.seat:
            assert table.why_not(words, seat) is not None, f"{words!r} at {decision}"
