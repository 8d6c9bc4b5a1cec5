"""Why not: every answer of the notation is either offered or refused by a rule that exists."""

from __future__ import annotations

import random
import tomllib
from importlib.resources import files

import pytest

from coven.games.witchstone.components_reading import read_board
from coven.games.witchstone.seen.why import notation
from tests.games.witchstone.tale import group, new, offered, refused, situation

LEDGER = tomllib.loads(files("coven.games.witchstone").joinpath("rules.toml").read_text(encoding="utf-8"))
RULES = {entry["id"] for kind in ("rule", "open") for entry in LEDGER[kind]}


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_not_offered_is_refused_by_a_rule(seed: int) -> None:
    words = sorted(notation(read_board(None)))
    rng = random.Random(seed)
    table = new(seats=3, seed=seed)
    while table.decision is not None:
        offers = {word.casefold() for word in offered(table)}
        for word in rng.sample(words, 12):
            reason = table.why_not(word)
            if word in offers:
                assert reason is None
            else:
                assert reason is not None, f"{word} at {table.decision}"
                assert reason.rule in RULES
        table.choose(rng.randrange(len(table.decision.choices)))


def test_words_that_mean_nothing_get_no_rule() -> None:
    assert situation().why_not("sing a song") is None


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("t1-v1", "energy.2"),
        ("V1-T1", "energy.2"),
        ("v3-f3", "energy.7"),
        ("advance", "open.23"),
        ("to V1", "open.23"),
        ("I", "open.23"),
        ("spell wand +2", "spell.2"),
        ("spell energy +2", "spell.6"),
        ("chip wand", "chip.4"),
        ("special energy/wand", "open.14"),
    ],
)
def test_spelling_does_not_matter(words: str, rule: str) -> None:
    table = situation(A={"connections": ["T1-V1"], "spells": ["wand +2"]}, agenda=group("energy", 2))
    assert refused(table, words).rule == rule
