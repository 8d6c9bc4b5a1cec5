"""Random cards are played, and a second reading of their read-back says what must have changed.

The read-back is what `coven cards show` prints. The second reading (`reference`) takes its words and what is printed on
the cards, and shares no code with the tree or the table: it follows whole games on a plain board, with the answers that
were given at the table, and says who is asked, what is offered, what comes of it, all values, and what may be done
next. The cards are derived from the grammar, or strangers wrote them.

What it doesn't see: how a text becomes its read-back (`test_telling`, and the judged read-backs of `fresh`, look after
that). What chance brings it is not told: an outcome has to exist with which it agrees. Where an illegal state has to be
repaired half-way, or several things that were put off come due together, a game is followed no further.
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from tests.games.revel.stage import stage, strike, witch
from tests.games.revel.text.derivations import written
from tests.games.revel.text.fresh import FOLDER, SETS
from tests.games.revel.text.reference.judging import judge, judge_file
from tests.games.revel.text.telling_apart import LINES

OF_EACH = 5
"""Of so many cards of strangers one is played every time, and all of them at length."""


def judged(seeds: range, positions: int) -> Counter[str]:
    """So many random cards in so many positions each: what became of them."""
    counted: Counter[str] = Counter()
    for seed in seeds:
        rng = random.Random(seed)
        said = written(rng)
        source = LINES[rng.choice(sorted(said.effects))].format(said.text)
        verdict = judge(source, positions, 1000 * seed)
        assert verdict.became != "differs", f"{said.text}\n{verdict.why}"
        counted[verdict.became] += 1
    return counted


def check(seeds: range, positions: int) -> None:
    counted = judged(seeds, positions)
    share = counted["agreed"] / counted.total()
    print(f"the second reading judges {share:.1%} of {counted.total()} cards")
    assert share >= 0.9, counted


def check_strangers(name: str, which: slice, positions: int) -> None:
    verdicts = [*judge_file(FOLDER / name / "cards.txt", positions, which)]
    assert [verdict for verdict in verdicts if verdict.became not in ("agreed", "refused")] == []


def test_the_second_reading_agrees() -> None:
    check(range(60), 1)


@pytest.mark.long
def test_the_second_reading_agrees_at_length() -> None:
    check(range(1000, 11000), 4)


@pytest.mark.parametrize("name", SETS)
def test_what_strangers_wrote_is_played_as_the_second_reading_says(name: str) -> None:
    """Every card that is accepted, that is; none is left out because its read-back isn't understood. Those of one set
    begin with the first, those of the next with the second: so all kinds of cards have their turn."""
    check_strangers(name, slice(SETS.index(name) % OF_EACH, None, OF_EACH), 1)


@pytest.mark.long
@pytest.mark.parametrize("name", SETS)
def test_all_that_strangers_wrote_is_played_as_the_second_reading_says(name: str) -> None:
    check_strangers(name, slice(None), 2)


WORDINGS = sorted((FOLDER.parent / "wordings").glob("*.txt"))
"""Cards with wordings that are few among random ones, all of them put to the second reading."""


@pytest.mark.parametrize("path", WORDINGS, ids=lambda path: path.stem)
def test_newer_wordings_are_played_as_the_second_reading_says(path: Path) -> None:
    assert [verdict for verdict in judge_file(path, 1) if verdict.became != "agreed"] == []


@pytest.mark.long
@pytest.mark.parametrize("path", WORDINGS, ids=lambda path: path.stem)
def test_newer_wordings_are_played_as_the_second_reading_says_at_length(path: Path) -> None:
    assert [verdict for verdict in judge_file(path, 4) if verdict.became != "agreed"] == []


@pytest.mark.rule("revel:0.4.7")
def test_of_each_player_only_those_who_can_are_asked() -> None:
    """0.4.7 What B can't discard, B isn't asked to choose; A discards all the same."""
    t = stage(
        witch("Sage", "Your opponent can't discard cards."),
        witch("Both", "Her Power Is: Each player discards 1 card from their hand."),
        strike("Thread", 2),
        A={"witch": "Sage", "hand": ["Plain Spark"]},
        B={"witch": "Both", "hand": ["Plain Spark", "Thread"]},
        current="B",
    )
    t.do("use Both")
    assert t.A["hand"] == []
    assert len(t.B["hand"]) == 2
    assert t.at_rest()
