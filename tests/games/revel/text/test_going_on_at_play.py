"""Sentences that go on with the one before, at play: what depends on it is not done where that isn't."""

from __future__ import annotations

import pytest

from coven.games.revel.text.printing import say
from coven.games.revel.text.reading import compile_effect
from coven.language import TextError
from tests.games.revel.stage import shield, stage, stance, strike, witch

GUST, VEIL = strike("Gust", 2), shield("Veil", 2)
SCALE = stance(
    "Scale",
    "When You Would Draw A Card: You may reveal it instead. If it is a strike spell card, play it. Otherwise, stash "
    "it.",
)


@pytest.mark.rule("revel:4.9.4", "revel:0.4.1")
def test_what_goes_on_with_what_is_done_instead_is_not_done_where_that_is_declined() -> None:
    """Gust, declined, is drawn and not played."""
    t = stage(SCALE, GUST, VEIL, A={"stance": "Scale", "deck": ["Gust", "Veil"], "hand": []})
    t.do("draw a card", "no")
    assert (t.A["hand"], t.A["spells"], t.A["deck"]) == (["Gust"], {}, ["Veil"])
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.4")
@pytest.mark.parametrize(("top", "spells", "deck"), [("Gust", {1: "Gust"}, ["Veil"]), ("Veil", {}, ["Veil", "Veil"])])
def test_what_goes_on_with_what_is_done_instead_is_done_with_it(
    top: str, spells: dict[int, str], deck: list[str]
) -> None:
    t = stage(SCALE, GUST, VEIL, A={"stance": "Scale", "deck": [top, "Veil"], "hand": []})
    t.do("draw a card", "yes")
    if spells:
        t.do("space 1")
    assert (t.A["hand"], t.A["spells"], t.A["deck"]) == ([], spells, deck)
    assert t.at_rest()


GUESS = "On Play: You may reveal your next draw. If it is a strike spell card, draw it. Otherwise, lose 1 Stamina."


@pytest.mark.rule("revel:0.4.1", "revel:4.10.8")
@pytest.mark.parametrize(("answer", "top", "stamina", "hand"), [
    ("no", "Veil", 4, []), ("no", "Gust", 4, []), ("yes", "Veil", 3, []), ("yes", "Gust", 4, ["Gust"]),
])  # fmt: skip
def test_otherwise_belongs_to_what_was_asked_of_what_was_revealed(
    answer: str, top: str, stamina: int, hand: list[str]
) -> None:
    """Who reveals nothing loses nothing."""
    t = stage(strike("Guess", 1, GUESS), GUST, VEIL, A={"hand": ["Guess"], "deck": [top, "Gust"]})
    t.do("play a card", "space 1", answer)
    assert (t.A["stamina"], t.A["hand"]) == (stamina, hand)
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.4", "revel:4.10.8")
@pytest.mark.parametrize(("answer", "hand"), [("pay", ["Gust"]), ("decline", [])])
def test_what_speaks_of_what_is_paid_for_depends_on_the_payment(answer: str, hand: list[str]) -> None:
    text = "Her Power Is: Spend 1 Passion to reveal your next draw. If it is a strike spell card, draw it."
    t = stage(
        witch("Weaver", text), GUST,
        A={"witch": "Weaver", "deck": ["Gust", "Gust"], "hand": [], "resources": {"Passion": 1}},
    )  # fmt: skip
    t.do("use Weaver", answer)
    assert t.A["hand"] == hand
    assert t.A["resources"] == {"Passion": 0 if hand else 1}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.14")
def test_what_it_had_is_asked_of_what_has_gone_and_not_of_a_card_that_was_drawn() -> None:
    """B draws Gust, with 2 Power, for Gale, which had 5."""
    text = "On Play: Discard any 1 spell. Its player draws 1 card. Gain Passion equal to the Power it had."
    t = stage(
        shield("Gleaner", 1, text), GUST, strike("Gale", 5),
        A={"hand": ["Gleaner"]}, B={"spells": {1: "Gale"}, "deck": ["Gust"]},
    )  # fmt: skip
    t.do("play a card", "space 1", "B's Gale in space 1")
    assert t.A["resources"] == {"Passion": 5}
    assert t.B["hand"] == ["Gust"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8")
@pytest.mark.parametrize("text", [
    "On Play: You may reveal your next draw. If it is a strike spell card, draw it. Otherwise, stash it.",
    "On Play: If you control a stance, reveal your next draw. Draw it.",
    "On Play: Reveal your next draw if you control a stance. Draw it.",
    "When You Would Draw: Spend 1 Passion to reveal your next draw instead. If it is a strike spell card, draw it.",
])  # fmt: skip
def test_it_is_printed_as_it_was_written(text: str) -> None:
    assert say(compile_effect(text)) == text
    assert compile_effect.__wrapped__(say(compile_effect(text))) == compile_effect(text)


@pytest.mark.rule("revel:4.10.8")
@pytest.mark.parametrize("text", [
    "On Play: You may play 1 card from your hand. Add a +1 to it and gain 1 Passion.",
    "On Play: You may choose 1 stance. Gain 1 Passion. Discard it.",
    "On Play: Discard 1 spell, or reveal 1 card from your hand. Stash it.",
])  # fmt: skip
def test_where_it_is_not_clear_what_depends_on_what_it_is_refused(text: str) -> None:
    with pytest.raises(TextError) as wrong:
        compile_effect(text)
    assert wrong.value.rule == "4.10.8"
