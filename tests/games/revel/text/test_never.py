"""What can never happen by the rulebook is refused, with the rule and the caret at the cause; what is like it and can
happen is not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from _pytest.mark import ParameterSet

from coven.games.revel.cards import read_cards
from coven.language import TextError
from tests.games.revel.text.never import NEVER, POSSIBLE, TOGETHER, WELL_TOGETHER
from tests.games.revel.text.nonsense import Nonsense
from tests.games.revel.text.test_nonsense import HEADERS, refused


def each_with_its_rule() -> Iterator[ParameterSet]:
    for one in NEVER:
        yield pytest.param(one, marks=pytest.mark.rule(f"revel:{one.cause}"), id=f"{one.on}: {one.text}")


@pytest.mark.parametrize("one", list(each_with_its_rule()))
def test_what_can_never_happen_is_refused_with_its_rule_at_its_place(one: Nonsense) -> None:
    error = refused(one.on, one.text)
    assert error is not None, "it was accepted"
    assert error.rule == one.cause, str(error)
    assert error.text[error.start : error.end] == one.caret, str(error)


@pytest.mark.parametrize(("on", "text"), POSSIBLE)
def test_what_is_like_it_and_can_happen_is_accepted(on: str, text: str) -> None:
    assert refused(on, text) is None


def test_there_are_enough_of_them() -> None:
    assert len(NEVER) >= 150
    assert len(POSSIBLE) >= 60


def together(on: str, texts: tuple[str, ...]) -> list[TextError]:
    header = HEADERS.get(on, "A Shield Spell\nResistance 1")
    (card,) = read_cards(f"Tess\n{header}\n\n" + "\n".join(texts))
    return card.mistakes()


@pytest.mark.rule("revel:0.2.3", "revel:4.5.2", "revel:1.4b.5")
@pytest.mark.parametrize(("on", "texts", "rule", "caret"), TOGETHER)
def test_effects_of_one_card_that_leave_nothing_of_each_other_are_refused(
    on: str, texts: tuple[str, ...], rule: str, caret: str
) -> None:
    (error,) = together(on, texts)
    assert (error.rule, error.text[error.start : error.end]) == (rule, caret), str(error)


@pytest.mark.rule("revel:0.2.3", "revel:4.5.2", "revel:1.4b.5")
@pytest.mark.parametrize(("on", "texts"), WELL_TOGETHER)
def test_effects_that_get_on_with_each_other_are_accepted(on: str, texts: tuple[str, ...]) -> None:
    assert together(on, texts) == []
