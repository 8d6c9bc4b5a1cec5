"""The index of cards, for cards of any game."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from coven.cards import CardError, Index


@dataclass(frozen=True)
class Tool:
    name: str
    cost: int = 1
    source: str = ""

    @property
    def title(self) -> str:
        return self.name.partition(" of ")[0]


class Tools(Index[Tool]):
    __slots__ = ()


WAND = Tool("Wand of Ash", source="tools.txt")
TOOLS = Tools([WAND, Tool("Bell of Noon"), Tool("Bell of Midnight")])


def test_names_are_found_whatever_their_case_and_spacing() -> None:
    assert TOOLS.get_folded("  wand OF   ash ") is WAND
    assert TOOLS["Wand of Ash"] is WAND
    assert TOOLS.get_folded("wand") is None
    assert list(TOOLS) == ["Wand of Ash", "Bell of Noon", "Bell of Midnight"]
    assert len(TOOLS) == 3


def test_a_title_will_do_where_only_one_card_has_it() -> None:
    assert TOOLS.find("WAND") is WAND
    with pytest.raises(CardError, match=r"^there is no card named 'bell'$"):
        TOOLS.find("bell")


def test_near_misses_are_named() -> None:
    with pytest.raises(CardError, match=r"'Bell of Moon'; did you mean Bell of Noon( or .*)?\?"):
        TOOLS.find("Bell of Moon")


def test_what_is_far_too_long_for_a_name_is_neither_guessed_at_nor_told_again() -> None:
    """Such as a whole structure where a name belongs: told in a line, not in megabytes."""
    with pytest.raises(
        CardError, match=r"^there is no card named 'Bell of Noon.* \.\.\.', which has 1,200,000 char"
    ) as told:
        TOOLS.find("Bell of Noon" * 100_000)
    assert len(str(told.value)) < 150
    long = Tool("Rope" * 100)
    assert TOOLS.plus([long]).find("rope" * 100) is long, "a card that has such a name is found"


def test_a_card_may_be_there_twice_only_if_nothing_differs() -> None:
    assert len(TOOLS.plus([Tool("Wand of Ash", source="tools.txt")])) == 3
    with pytest.raises(
        CardError, match=r"two different cards named 'wand of ash': in tools.txt and in an unnamed file"
    ):
        TOOLS.plus([Tool("wand of ash", cost=2)])


def test_an_index_with_more_cards_is_of_the_same_kind() -> None:
    more = TOOLS.plus([Tool("Rope")])
    assert type(more) is Tools
    assert "Rope" in more
    assert "Rope" not in TOOLS
