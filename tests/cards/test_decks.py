"""Deck lists, for decks of any game."""

from __future__ import annotations

from enum import Enum

import pytest

from coven.cards import ListFormat, text_of
from coven.kernel import SetupError
from coven.language import TextError


class Role(Enum):
    LEADER = "Leader"
    PLACE = "Place"
    UNSAID = ""


class NoRole(Enum):
    UNSAID = ""


FORMAT = ListFormat(Role, "Rope")
LIST = """\
Deck: Climbers
# what we take along
Leader: Ada
2 Rope   # one for each
3x Bread
1 × Lamp
   a lamp that is always lit
Place: The North Face
"""


def test_a_list_is_read_line_by_line() -> None:
    deck = FORMAT.read(LIST, "climbers.txt")
    assert deck.name == "Climbers"
    assert [(entry.count, entry.name, entry.role, entry.line) for entry in deck.entries] == [
        (1, "Ada", Role.LEADER, 3),
        (2, "Rope", Role.UNSAID, 4),
        (3, "Bread", Role.UNSAID, 5),
        (1, "Lamp", Role.UNSAID, 6),
        (1, "The North Face", Role.PLACE, 8),
    ]


def test_a_list_without_a_title_has_the_name_of_its_file() -> None:
    assert FORMAT.read("1 Rope", "climbers").name == "climbers"


@pytest.mark.parametrize("line", ["Rope", "two Rope", "Follower: Ada", "2Rope"])
def test_what_is_no_line_of_a_list_is_an_error_that_shows_one(line: str) -> None:
    with pytest.raises(TextError) as error:
        FORMAT.read(f"1 Rope\n{line}", "climbers.txt")
    assert str(error.value).startswith("climbers.txt:2: a line of a deck list is a number and a card's name")
    assert "such as '2 Rope', or 'Leader: ' and its name" in str(error.value)


def test_a_game_without_roles_has_plain_lines_only() -> None:
    plain = ListFormat(NoRole, "Rope")
    assert [entry.count for entry in plain.read("2 Rope\n1 Lamp").entries] == [2, 1]
    with pytest.raises(TextError, match="such as '2 Rope'\n"):
        plain.read("Leader: Ada")


def test_a_list_is_found_by_name_or_is_its_own_text() -> None:
    shipped = {"climbers": LIST}
    assert text_of("Climbers", shipped) == ("climbers", LIST)
    assert text_of("1 Bread\n1 Rope", shipped) == ("deck", "1 Bread\n1 Rope")
    with pytest.raises(SetupError, match="there is no deck 'swimmers': the decks that ship are climbers"):
        text_of("swimmers", shipped)
