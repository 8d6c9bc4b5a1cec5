"""Declining, in every game: whoever wants nothing is told how that is called, or by which rule it can't be."""

from __future__ import annotations

import random
from typing import Any

import pytest

import coven
from coven.games import find
from coven.kernel import DECLINING, Decision, Table

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("spoils", {}),
    ("revel", {"edition": "comprehensive"}),
    ("revel", {"edition": "starter"}),
    ("revolution", {}),
    ("witchstone", {}),
]
OF_ACTING = frozenset({"pass", "i pass", "skip"})
"""What Witches' Revel has for acts of their own: they are refused as such."""


@pytest.mark.parametrize("name", ["spoils", "revel", "revolution", "witchstone"])
def test_what_declines_is_an_answer_of_its_question(name: str) -> None:
    for question in find(name).questions():
        for words in question.declines:
            numbers = words == "0" and "a number" in question.answers
            assert numbers or words.partition("(")[0] in question.answers, f"{question.kind}: {words}"


@pytest.mark.parametrize(("name", "options"), GAMES, ids=[f"{name} {options}" for name, options in GAMES])
def test_whoever_wants_nothing_hears_what_that_means(name: str, options: dict[str, Any]) -> None:
    """At the first question of each kind that a few games come to, by answers taken at random."""
    met: set[str] = set()
    for seed in range(2):
        table = coven.new(name, seed=seed, options=options)
        luck = random.Random(seed)
        for _ in range(150):
            decision = table.decision
            if decision is None:
                break
            if decision.kind not in met:
                met.add(decision.kind)
                for words in ("no", "none", "nothing", "no more", "decline", "done", "pass"):
                    assert_declining_is_answered(table, decision, words, name)
            table.choose(luck.randrange(len(table.options)))
    assert len(met) > 4


def assert_declining_is_answered(table: Table, decision: Decision, words: str, name: str) -> None:
    assert words in DECLINING
    offered = decision.words()
    reason = table.why_not(words)
    if words in offered or reason is None:
        assert reason is None, f"{decision.kind}: {words}: {reason}"
        return
    declining = [option for option in decision.question.declines if option in offered]
    if declining and not (name == "revel" and (words in OF_ACTING or decision.question.at_rest)):
        assert str(reason) == f"it is called {declining[0]!r} here", f"{decision.kind}: {words}"
    else:
        assert reason.rule or str(reason).startswith("it is called"), f"{decision.kind}: {words}: {reason}"
