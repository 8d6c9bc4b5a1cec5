"""Several things that are said together: read as a list where each of them means something, and as nothing else."""

from __future__ import annotations

import pytest

from coven.kernel import Reason
from coven.kernel.naming import called, no_such
from coven.kernel.question import Question
from coven.kernel.together import said_together

OFFERED = {"spend ash": "spend Ash", "spend salt and iron": "spend Salt and Iron", "done": "done"}
NOT_YOURS = Reason("1.1", "that isn't yours")


def why(words: str) -> Reason | None:
    if words == "spend oak":
        return NOT_YOURS
    return called("spend Elm") if words == "spend the elm" else no_such("card", words)


@pytest.mark.parametrize(
    ("words", "answers"),
    [
        ("spend Ash and done", ["spend Ash", "done"]),
        ("Spend Ash, Salt and Iron.", ["spend Ash", "spend Salt and Iron"]),
        ("spend Salt and Iron and Ash", ["spend Salt and Iron", "spend Ash"]),
        ("spend Ash, spend the Elm, and done", ["spend Ash", "spend Elm", "done"]),
        ("spend Ash and a song", []),
        ("spend Ash and", []),
        ("spend Salt and Iron", []),
        ("spend Ash", []),
    ],
)
def test_each_thing_that_is_said_means_something(words: str, answers: list[str]) -> None:
    assert [part.answer for part in said_together(words, OFFERED.get, why)] == answers


def test_the_rule_against_one_of_them_is_kept() -> None:
    first, second = said_together("spend Ash and Oak", OFFERED.get, why)
    assert first.against is None
    assert second.against == NOT_YOURS


def test_what_goes_on_like_the_first_is_meant_before_what_stands_alone() -> None:
    no_answer = Reason("1.2", "a tree by itself says nothing")

    def of_trees(words: str) -> Reason | None:
        return no_answer if words == "oak" else why(words)

    first, second = said_together("spend Ash and Oak", OFFERED.get, of_trees)
    assert first.against is None
    assert second == ("spend oak", NOT_YOURS)


def test_a_list_without_end_is_not_read() -> None:
    assert said_together(" and ".join(["spend Ash"] * 8), OFFERED.get, why)
    assert not said_together(" and ".join(["spend Ash"] * 9), OFFERED.get, why)


def test_what_may_be_said_besides_counts_for_nothing() -> None:
    one = Reason("1.2", "one is laid")
    asked = Question(
        "which", "Which?", "1.2", "`NAME`; `look`; `done`", only_one=(("", one),), asides=("look",), declines=("done",)
    )
    assert asked.why_only_one(["Ash", "Oak"]) == one
    assert asked.why_only_one(["look", "Ash"]) is None
    assert asked.why_only_one(["Ash", "done"]) is None
    assert asked.why_last(["done", "Ash"]) is not None
    assert asked.why_last(["done", "look"]) is None
    assert asked.why_last(["Ash", "done"]) is None
