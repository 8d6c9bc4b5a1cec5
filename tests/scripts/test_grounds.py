"""On what grounds something is refused: a rule is that rule, and a section is its clauses."""

from __future__ import annotations

from typing import Any

import pytest

from coven.kernel import Reason, Seat
from coven.scripts.grounds import within
from tests.kernel.tiny import Tiny, TinyState
from tests.scripts.telling import fails, play


class Bookish(Tiny):
    """The tiny game, whose reasons cite whatever rule the words name: 'burn 4.7.1'."""

    def why_not(self, state: TinyState, decision: Any, words: str, seat: Seat) -> Reason | None:
        return Reason(words.removeprefix("burn "), "cards are not for burning")


BOOKISH = Bookish()


@pytest.mark.parametrize(
    ("words", "demanded"),
    [
        ("burn 4.7", "rule: 4.7"),
        ("burn 4.7.1", "rule: 4.7.1"),
        ("burn 4.7.1", "section: 4.7"),
        ("burn 4.7.1.2", "section: 4.7"),
        ("burn 4.7.1", "section: 4"),
        ("burn 603.1e", "section: 603.1"),
        ("burn witch.6", "section: witch"),
        ("burn 4.7.1", "section: 4.7, because: not for burning"),
    ],
)
def test_a_rule_is_itself_and_a_section_its_clauses(words: str, demanded: str) -> None:
    play(f"refuses: {{words: {words}, {demanded}}}", game=BOOKISH)


@pytest.mark.parametrize(
    ("words", "demanded", "says"),
    [
        (
            "burn 4.7.1",
            "rule: 4.7",
            "by 4.7 but is by 4.7.1: cards are not for burning; `section: 4.7` would mean any clause of it",
        ),
        (
            "burn 4.7",
            "section: 4.7",
            "by a clause of section 4.7 but is by 4.7: cards are not for burning; `rule: 4.7` would mean it itself",
        ),
        ("burn 4.7", "rule: 4.7.1", "by 4.7.1 but is by 4.7: cards are not for burning"),
        ("burn 4.70.1", "section: 4.7", "by a clause of section 4.7 but is by 4.70.1: cards are not for burning"),
        ("burn 4.7.1", "section: 4.7.1.2", "by a clause of section 4.7.1.2 but is by 4.7.1: cards are not for burning"),
        (
            "burn witches.6",
            "section: witch",
            "by a clause of section witch but is by witches.6: cards are not for burning",
        ),
        ("burn ", "rule: 4.7", "by 4.7 but is by no rule: cards are not for burning"),
        (
            "burn 4.7.1",
            "section: 4.7, because: of the smoke",
            "because of 'of the smoke', but the reason is: cards are",
        ),
    ],
)
def test_neither_passes_for_the_other(words: str, demanded: str, says: str) -> None:
    assert f"should be refused {says}" in fails(f"refuses: {{words: '{words}', {demanded}}}", game=BOOKISH).words


def test_a_section_about_which_nobody_says_anything() -> None:
    assert fails("refuses: {words: wait, section: T}").words == (
        "'wait' should be refused by a clause of section T but is by no rule: no such answer: 'wait'"
    )


def test_within() -> None:
    assert within("4", "4.7")
    assert within("4", "4a")
    assert not within("4", "47")
    assert not within("4", "4")
    assert not within("4.7", "4")
    assert not within("wand", "wander")


def test_words_that_name_nothing_are_refused_without_a_rule() -> None:
    assert play("refuses: {words: wait, because: no such answer}").decision is not None
    assert fails("refuses: {words: 9, because: not in hand}").words == (
        "'9' should be refused because of 'not in hand' and by no rule, but is by T1: 9 is not in hand"
    )
    assert "`because` alone demands an answer without a rule" in fails("refuses: {words: wait}").words


def test_a_seat_that_is_not_to_decide_can_be_refused_something_too() -> None:
    assert play("refuses B: {words: 9, rule: T1}").decision is not None
    assert play("refuses B: {words: 2, rule: T1}").decision is not None
    assert fails("refuses B: {words: 9, because: it is A's decision}").words == (
        "'9' should be refused because of \"it is A's decision\" and by no rule, but is by T1: 9 is not in hand"
    )
    assert "'Z' is no seat" in fails("refuses Z: {words: 9, rule: T1}").words
