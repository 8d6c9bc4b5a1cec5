"""Paths into views and positions."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from coven.kernel import at


@dataclass(frozen=True)
class Seen:
    wand_order: tuple[str, ...]


def test_a_path_finds_a_name_with_blanks_in_views_and_in_positions() -> None:
    view, position = Seen(("B", "A")), {"wand order": ["B", "A"], 3: "three"}
    for whole in (view, position):
        for name in ("wand order", "wand_order"):
            assert at(whole, (name, 0)) == "B"
            assert at(whole, (name, "size")) == 2
    assert at(position, ("3",)) == "three"


def test_a_path_to_nothing_says_what_there_is() -> None:
    with pytest.raises(LookupError, match=r"there is no 'wand orders' \(did you mean 'wand_order'"):
        at(Seen(()), ("wand orders",))


def test_places_in_lists_are_numbers_or_seats_and_never_count_from_the_end() -> None:
    hands = {"hands": [["2"], ["5", "6"]]}
    assert at(hands, ("hands", "B", 1)) == at(hands, ("hands", 1, "1")) == "6"
    for wrong in (-1, 2, "C", "b", "-1", "BB"):
        with pytest.raises(LookupError, match="; there is: 0 to 1"):
            at(hands, ("hands", wrong))
