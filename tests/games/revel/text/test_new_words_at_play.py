"""Newer words of card text at play: what they say happens, and what they don't say doesn't."""

from __future__ import annotations

import pytest

from coven.games.revel.effects.prohibitions import forbidden
from coven.games.revel.text.tree import Verb
from coven.kernel import Seat
from tests.games.revel.stage import shield, stage, stance, strike

GALE, GUST, VEIL = strike("Gale", 5), strike("Gust", 2), shield("Veil", 2)


@pytest.mark.rule("revel:5.8.8")
@pytest.mark.parametrize(
    ("text", "there", "discarded"),
    [
        ("This spell can't overpower.", "Gust", False),
        ("This spell can't overpower shield spells.", "Veil", False),
        ("This spell can't overpower shield spells.", "Gust", True),
        ("This spell can't overpower if you control a stance.", "Gust", True),
    ],
)
def test_a_spell_can_be_kept_from_overpowering(text: str, there: str, discarded: bool) -> None:
    t = stage(strike("Mild", 4, text), GUST, VEIL, A={"hand": ["Mild"]}, B={"spells": {1: there}})
    t.do("play a card", "space 1")
    assert t.B["spells"] == ({} if discarded else {1: there})
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.8")
@pytest.mark.parametrize(("card", "discarded"), [("Gale", False), ("Gust", True)])
def test_spells_of_a_kind_are_kept_from_overpowering_and_others_are_not(card: str, discarded: bool) -> None:
    ceiling = stance("Ceiling", "Spells with 5 or more Power can't overpower.")
    low = shield("Low", 1)
    t = stage(ceiling, GALE, GUST, low, A={"hand": [card]}, B={"spells": {1: "Low"}, "stance": "Ceiling"})
    t.do("play a card", "space 1")
    assert t.B["spells"] == ({} if discarded else {1: "Low"})
    assert t.at_rest()


@pytest.mark.rule("revel:4.8.4", "revel:5.8.6")
@pytest.mark.parametrize(("there", "drawn"), [("Veil", 1), ("Gust", 0)])
def test_what_playing_it_overpowers_can_be_narrowed(there: str, drawn: int) -> None:
    text = "If Playing This Overpowers A Shield Spell: Draw 1 card."
    t = stage(
        strike("Pick", 4, text), GUST, VEIL, A={"hand": ["Pick"], "deck": ["Gust", "Gust"]}, B={"spells": {1: there}}
    )
    t.do("play a card", "space 1")
    assert t.B["spells"] == {}
    assert len(t.A["hand"]) == drawn
    assert t.at_rest()


@pytest.mark.rule("revel:1.10.1", "revel:1.10.2")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("On Play: Discard each opposing spell.", {}),
        ("On Play: Discard the opposing spell.", {2: "Veil"}),
    ],
)
def test_opposing_spells_are_the_opponents_and_the_opposing_spell_is_the_one_across(
    text: str, left: dict[int, str]
) -> None:
    t = stage(shield("Sweep", 1, text), VEIL, A={"hand": ["Sweep"]}, B={"spells": {1: "Veil", 2: "Veil"}})
    t.do("play a card", "space 1")
    assert t.B["spells"] == left
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.15")
def test_what_was_discarded_is_drawn_back_where_the_words_say_so() -> None:
    text = "When This Spell Is Overpowered: Draw it back."
    t = stage(shield("Boomerang", 1, text), GUST, A={"hand": ["Gust"]}, B={"spells": {1: "Boomerang"}})
    t.do("play a card", "space 1")
    assert "Boomerang" in t.B["hand"]
    assert t.B["discards"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.3", "revel:0.1.3")
@pytest.mark.parametrize("stanced", [True, False])
def test_a_card_can_ask_for_something_before_it_can_be_played(stanced: bool) -> None:
    proud = strike("Proud", 1, "This card can't be played unless you control a stance.")
    a = {"hand": ["Proud"], **({"stance": "Calm"} if stanced else {})}
    t = stage(proud, stance("Calm"), A=a)
    if stanced:
        t.do("play a card", "space 1")
        assert t.A["spells"] == {1: "Proud"}
    else:
        (card,) = t.state.sides[0].hand
        reason = forbidden(t.state, Seat(0), Verb.PLAY, card)
        assert reason is not None
        assert reason.rule == "0.2.3"
