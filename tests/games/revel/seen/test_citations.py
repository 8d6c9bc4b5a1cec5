"""Whatever is shown in a game cites the rulebook of the edition being played, and speaks its words."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import coven
from coven.games.revel import GAME
from coven.kernel import Table
from coven.rules.ledger import ledgers_of

LEDGERS = {ledger.name: ledger for ledger in ledgers_of(GAME)}

COMPREHENSIVE_ONLY = re.compile(
    r"\b(?:\d+ plays?|no plays|a play|exhaustion|consequences?|interrupt\w*|cleanup|outcome check|markers?|true tie"
    r"|illegal\w*|relevant|allotted|skip\w*|by domination|0\.\d|[2-6]\.\d)\b",
    re.IGNORECASE,
)
"""Words of the comprehensive rules that the manual doesn't have, and numbers of theirs."""

TRIED = ("play a card", "draw a card", "pass", "none", "done", "pay", "space 1", "space 3", "space 9", "yes", "3")


def shown(table: Table, rng: random.Random) -> Iterator[tuple[str, str]]:
    """A whole random game: everything that cites a rule, as (rule, words)."""
    decisions = 0
    while (decision := table.decision) is not None:
        yield decision.rule, decision.text
        decisions += 1
        if decisions % 4 == 0:
            for option in table.options:
                if option.brings is not None:
                    yield decision.rule, option.brings.words
                if option.warning is not None:
                    yield option.warning.rule, option.warning.words
            card = rng.choice(sorted(GAME.library().names()))
            for words in (*TRIED, f"play {card}", f"use {card}", f"reveal {card}", card, f"{card}: On Play"):
                for seat in table.seats:
                    reason = table.why_not(words, seat)
                    if reason is not None and reason.rule:
                        yield reason.rule, reason.words
        table.choose(rng.randrange(len(decision.choices)))
    assert table.result is not None
    yield table.result.rule, table.result.words
    for reader in (None, *table.seats):
        for line in table.log(reader):
            for cause in table.why(line).chain:
                yield cause.rule, cause.words
    yield table.result.rule, str(table)


QUOTED = re.compile(r": (?:At|Each|If|On|When)\b[^(]*$")
"""How a card's own effect begins: that is the card's text, whichever edition it is played in."""


DECKS = ("celosia", "nymphaea", "galanthus", "hellebore")


def games(edition: str, count: int) -> Iterator[tuple[str, str]]:
    rng = random.Random(7)
    for seed in range(count):
        decks = rng.sample(DECKS, 2)
        table = coven.new("revel", options={"edition": edition}, brings=decks, seed=seed)
        yield from shown(table, rng)


@pytest.mark.rule("revel-starter:D28", "revel-starter:D15", "revel-starter:D18", "revel-starter:D22")
def test_a_starter_game_cites_and_speaks_its_manual() -> None:
    ledger = LEDGERS["revel-starter"]
    cited = set()
    for rule, words in games("starter", 8):
        assert rule in ledger.rules or rule in ledger.readings, f"{rule}: {words}"
        assert not COMPREHENSIVE_ONLY.search(QUOTED.sub("", words)), f"{words} ({rule})"
        cited.add(rule)
    assert {"turn.2", "turn.4", "turn.5", "setup.6", "stamina.2", "stitch.5", "overpower.3"} <= cited


@pytest.mark.rule("revel-starter:D28")
def test_a_comprehensive_game_cites_the_comprehensive_rules() -> None:
    ledger, other = LEDGERS["revel"], LEDGERS["revel-starter"]
    for rule, words in games("comprehensive", 5):
        assert ledger.knows(rule), f"{rule}: {words}"
        assert rule not in other.rules, f"{rule}: {words}"


@pytest.mark.rule("revel:0.2.7", "revel:0.4.11")
@pytest.mark.parametrize("edition", ["comprehensive", "starter"])
def test_a_refusal_depends_on_nothing_that_its_seat_can_not_know(edition: str) -> None:
    """The same words are tried at tables that look alike to the seat: what it can't see is dealt anew."""
    rng = random.Random(11)
    names = sorted(GAME.library().names())
    table = coven.new("revel", options={"edition": edition}, brings=rng.sample(DECKS, 2), seed=3)
    compared = 0
    while (decision := table.decision) is not None and compared < 40:
        if rng.random() < 0.3:
            for seat in table.seats:
                twin = table.imagine(seat, rng)
                if twin.decision is None or twin.decision.kind != decision.kind:
                    continue  # what is asked is asked aloud
                tries = [*TRIED, *(f"{verb} {rng.choice(names)}" for verb in ("play", "use", "reveal", "discard") * 3)]
                tries += rng.sample(names, 6)
                assert [table.why_not(words, seat) for words in tries] == [twin.why_not(words, seat) for words in tries]
                compared += 1
        table.choose(rng.randrange(len(decision.choices)))
    assert compared > 20
