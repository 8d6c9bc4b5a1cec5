"""Setups that are declined, and by which rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from coven.kernel import CovenError, PositionError, Reason, Setup, SetupError
from coven.scripts import ScriptError, run_script
from coven.scripts.grounds import reasons_of
from tests.kernel.tiny import Tiny, TinyState


class Strict(Tiny):
    """The tiny game, with a say in what is brought and in what may be in hand."""

    def start(self, setup: Setup) -> TinyState:
        if setup.seats and setup.full_control:
            raise SetupError("the deck can't be brought:\n  it has 3 cards (7.1.2)\n  it has no witch (Morgan) (7.1.1)")
        return super().start(setup)

    def place(self, setup: Setup, position: Mapping[str, Any]) -> TinyState:
        if len(position["hands"][0]) > 3:
            raise PositionError("A's hand: 4 cards can't be there (1.7.2)")
        return super().place(setup, position)


DECK = "game: tiny\nfull control: A\n"
PLACE = (
    "game: tiny\nposition: {dealt: true, current: 0, hands: [[%s], [1]], laid: [[], []], paid: [[], []], rest: []}\n"
)
FOUR, ONE = PLACE % "2, 3, 4, 5", PLACE % "2"
SEATS = "game: tiny\nseats: 5\n"


def declined(setup: str, grounds: str) -> None:
    assert run_script(f"{setup}refused setup: {{{grounds}}}\n", game=Strict()) is None


@pytest.mark.parametrize(
    ("setup", "grounds"),
    [
        (DECK, "rule: 7.1.2"),
        (DECK, "rule: 7.1.1"),
        (DECK, "section: 7.1"),
        (DECK, "rule: 7.1.1, because: no witch"),
        (DECK, "because: can't be brought"),
        (FOUR, "rule: 1.7.2"),
        (FOUR, "section: 1.7, because: 4 cards"),
        (SEATS, "because: 'Tiny is for 2 players, not 5'"),
    ],
)
def test_a_setup_that_is_rightly_refused(setup: str, grounds: str) -> None:
    declined(setup, grounds)


@pytest.mark.parametrize(
    ("setup", "grounds", "says"),
    [
        (ONE, "rule: 1.7.2", "this setup should be refused by 1.7.2, but it is accepted"),
        (
            FOUR,
            "rule: 1.7.3",
            "this setup should be refused by 1.7.3 but is by 1.7.2: A's hand: 4 cards can't be there (1.7.2)",
        ),
        (
            FOUR,
            "rule: 1.7",
            "this setup should be refused by 1.7 but is by 1.7.2: A's hand: 4 cards can't be there (1.7.2); "
            "`section: 1.7` would mean any clause of it",
        ),
        (
            FOUR,
            "rule: 1.7.2, because: 5 cards",
            "this setup should be refused because of '5 cards', but the reason is: "
            "A's hand: 4 cards can't be there (1.7.2)",
        ),
        (
            DECK,
            "rule: 7.1.2, because: no witch",
            "this setup should be refused by 7.1.2 because of 'no witch', but what is said against it is: "
            "the deck can't be brought:\n  it has 3 cards (7.1.2)\n  it has no witch (Morgan) (7.1.1)",
        ),
        (SEATS, "rule: 2.1", "this setup should be refused by 2.1 but is by no rule: Tiny is for 2 players, not 5"),
    ],
)
def test_a_setup_that_is_not_refused_as_it_should_be(setup: str, grounds: str, says: str) -> None:
    with pytest.raises(ScriptError) as caught:
        declined(setup, grounds)
    assert caught.value.words == says
    assert caught.value.line == 3


def test_another_version_of_the_cards_is_no_refusal() -> None:
    with pytest.raises(ScriptError, match="script:2: this was played with version '9'"):
        declined("game: tiny\ndata: '9'\n", "because: version")


def test_reasons_in_words() -> None:
    def said(words: str) -> list[Reason]:
        return reasons_of(CovenError(words))

    assert said("no") == [("", "no")]
    assert said("this (7.1.2)\n  that (S-3) and (4.1)") == [
        ("7.1.2", "this (7.1.2)"),
        ("S-3", "that (S-3) and (4.1)"),
        ("4.1", "that (S-3) and (4.1)"),
    ]
    assert said("as such (did you mean this?)") == [("", "as such (did you mean this?)")]


def test_reasons_that_an_error_has_count_more_than_its_words() -> None:
    reason = Reason("7.1.2", "it has 3 cards")
    assert reasons_of(SetupError("no (4.1)", [reason])) == [reason]
    assert reasons_of(SetupError("no (4.1)")) == [("4.1", "no (4.1)")]
