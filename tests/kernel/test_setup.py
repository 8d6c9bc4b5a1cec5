"""Options of a game: which value somebody means."""

from __future__ import annotations

import pytest

from coven.kernel import Choosable

LEVEL = Choosable("level", 1, (1, 2, "High"), "how hard it is")
SWITCH = Choosable("bluff", False, (False, True), "whether all are asked")


def test_a_value_is_meant_by_itself_or_by_its_word_in_any_letters() -> None:
    assert [LEVEL.meant(said) for said in (1, "2", "high", "HIGH")] == [1, 2, "High", "High"]
    for said in ("3", "on", "yes", True):
        with pytest.raises(LookupError):
            LEVEL.meant(said)


def test_on_and_off_are_words_for_a_switch_only() -> None:
    odd = Choosable("odd", 0, (0, 1), "a number that could be taken for a switch")
    for said in ("on", "off", "yes", "no"):
        assert isinstance(SWITCH.meant(said), bool)
        with pytest.raises(LookupError):
            odd.meant(said)
    assert (SWITCH.typed(True), SWITCH.typed(False), LEVEL.typed(2)) == ("on", "off", "2")
