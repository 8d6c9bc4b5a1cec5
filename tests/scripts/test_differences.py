"""What differs is told by its path, and nothing else is."""

from __future__ import annotations

from typing import Any

import pytest

from coven.scripts.differences import differences, shown, told
from tests.scripts.telling import fails


def said(wanted: Any, found: Any) -> list[str]:
    return [str(difference) for difference in differences(wanted, found, "x")]


@pytest.mark.parametrize(
    ("wanted", "found", "says"),
    [
        (1, 1, []),
        ([], [], []),
        ({"a": 1, "b": [1, 2]}, {"b": [1, 2], "a": 1}, []),
        (1, 2, ["x should be 1 but is 2"]),
        (None, 0, ["x should be null but is 0"]),
        (False, "false", ["x should be false but is 'false'"]),
        ([1], {"a": 1}, ["x should be [1] but is {a: 1}"]),
        ({"a": None}, {}, ["x.a should be null but is not there"]),
        ({}, {"a": None}, ["x.a should not be there but is null"]),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1, "c": 3}}, ["x.a.c should be 2 but is 3"]),
        ([1, 2], [1, 2, 3], ["x.2 should not be there but is 3"]),
        ([1, 2, 3], [1, 3], ["x.1 should be 2 but is not there"]),
        ([5, 6, 7], [4, 5, 6, 7], ["x.0 should not be there but is 4"]),
        ([1, 2, 3], [3, 2, 1], ["the order of x should be [1, 2, 3] but is [3, 2, 1]"]),
        ([{"n": 1, "m": 1}, 2], [{"n": 1, "m": 4}, 2], ["x.0.m should be 1 but is 4"]),
        ([1, 2], [3], ["x.0 should be 1 but is 3", "x.1 should be 2 but is not there"]),
        ([[], []], [[6], []], ["x.0.0 should not be there but is 6"]),
        ([1, 2, 3], [2, 3, 4], ["x.0 should be 1 but is not there", "x.2 should not be there but is 4"]),
        ([], [[]], ["x.0 should not be there but is []"]),
    ],
)
def test_only_what_differs(wanted: Any, found: Any, says: list[str]) -> None:
    assert said(wanted, found) == says


def test_many_differences_are_counted_and_long_values_cut() -> None:
    lines = said(list(range(20)), list(range(100, 120)))
    assert len(lines) == 20
    assert told(lines).endswith("\n    x.7 should be 7 but is 107\n    and 12 more")
    assert "more" not in told(lines[:8])
    assert shown("y" * 78) == repr("y" * 78)
    assert shown("y" * 79) == f"'{'y' * 75} ..."


def test_a_script_tells_the_difference_and_not_both_wholes() -> None:
    assert fails("expect: {hands: [[2, 6, 7], [1, 9, 8]]}").words == "hands.1.1 should be 9 but is 3"
    error = fails("expect A: {paid: [[], 1], others: 6, laid: [[1], [2]]}")
    assert error.words == "paid.1 should be 1 but is 0"
    error = fails("A: 2", "expect B: {laid: [[3], [4]]}")
    assert error.words == "laid differs:\n    laid.0.0 should be 3 but is 2\n    laid.1.0 should be 4 but is not there"
