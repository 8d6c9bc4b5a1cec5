"""What strangers wrote who knew the rulebook and the page on cards: ordinary cards are accepted as written or led to
our wording, nonsense is refused, and what was accepted is played as a second reading of its read-back says."""

from __future__ import annotations

import random

import pytest

from tests.games.spoils.text.fresh import FOLDER, SETS, Judged, cards_of, ordinary, read_back
from tests.games.spoils.text.reference.judging import judge

AT_FIRST = {"first": (0.52, 0.74), "second": (0.9, 0.9)}
"""How much of a set was accepted as it was written, and of its ordinary cards."""
LED = 0.85
"""How many of the ordinary cards that are refused are led to a wording that can be read, or told the rule."""
NONSENSE = 0.96
"""How much of the nonsense is refused."""
FEW = 6
"""How many cards are played with every run."""


@pytest.mark.parametrize("name", SETS)
def test_what_was_understood_is_what_a_person_has_judged(name: str) -> None:
    kept = (FOLDER / name / "read-back.txt").read_text(encoding="utf-8")
    assert read_back(name) == kept, "judge the difference, then renew it: python -m tests.games.spoils.text.fresh"


@pytest.mark.parametrize("name", SETS)
def test_most_ordinary_cards_are_accepted_and_the_others_are_led_to_our_wording(name: str) -> None:
    judged, plain = cards_of(name), ordinary(name)
    assert plain <= {one.name for one in judged}
    accepted = [one for one in judged if one.mistake is None]
    of_all, of_plain = AT_FIRST[name]
    assert len(accepted) >= of_all * len(judged)
    assert len([one for one in accepted if one.name in plain]) >= of_plain * len(plain)
    refused = [one.mistake for one in judged if one.name in plain and one.mistake is not None]
    led = [mistake for mistake in refused if mistake.ways or mistake.rule is not None]
    assert len(led) >= LED * len(refused) or len(refused) <= FEW


@pytest.mark.parametrize("name", SETS)
def test_nonsense_is_refused(name: str) -> None:
    judged = cards_of(name, "nonsense.txt")
    assert len([one for one in judged if one.mistake is not None]) >= NONSENSE * len(judged)


def accepted() -> list[Judged]:
    return [one for name in SETS for one in cards_of(name) if one.mistake is None]


def test_what_was_accepted_is_played_as_the_second_reading_says() -> None:
    for one in random.Random("fresh").sample(accepted(), FEW):
        verdict = judge(one.source, 1)
        assert verdict.became != "differs", verdict.why


@pytest.mark.long
def test_all_that_was_accepted_is_played_as_the_second_reading_says() -> None:
    found = [judge(one.source, 4) for one in accepted()]
    assert [verdict.why for verdict in found if verdict.became == "differs"] == []
    assert len([verdict for verdict in found if verdict.became == "agreed"]) >= 0.7 * len(found)
