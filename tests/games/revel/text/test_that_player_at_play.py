"""'That player' is who did what the initial part speaks of, 'that player's opponent' the other one."""

from __future__ import annotations

import pytest

from coven.games.revel.text.printing import say
from coven.games.revel.text.reading import compile_effect
from coven.language import TextError
from tests.games.revel.stage import Stage, stage, stance, strike

CALM = stance("Calm")


def after_each_has_played_a_stance(text: str) -> Stage:
    """A says so, plays a stance and passes; then B does."""
    side = {"hand": ["Calm"], "deck": 5, "resources": {"Passion": 0}}
    hall = strike("Hall", 1, text)
    t = stage(hall, CALM, A={**side, "spells": {1: "Hall"}}, B=side)
    t.do("play a card")
    assert t.asked == "B"  # there is nothing else that A could do
    return t


@pytest.mark.rule("revel:4.10.8", "revel:4.6.2")
def test_that_player_is_who_did_it() -> None:
    t = after_each_has_played_a_stance("When A Player Plays A Stance: That player gains 1 Passion.")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 1}, {"Passion": 0})
    t.do("play a card", "Calm")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 1}, {"Passion": 1})


@pytest.mark.rule("revel:4.10.8", "revel:4.6.2")
def test_that_players_opponent_is_who_did_not() -> None:
    t = after_each_has_played_a_stance("When Any Player Plays A Stance: Their opponent gains 1 Passion.")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 0}, {"Passion": 1})
    t.do("play a card", "Calm")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 1}, {"Passion": 1})


@pytest.mark.rule("revel:4.10.8")
@pytest.mark.parametrize(("does", "left"), [("yes", 0), ("no", 1)])
def test_that_player_may_and_if_they_do(does: str, left: int) -> None:
    text = "When A Player Plays A Stance: That player may lose 1 Passion. If they do, draw 1 card."
    side = {"hand": ["Calm"], "deck": 5, "resources": {"Passion": 1}}
    t = stage(strike("Hall", 1, text), CALM, A={"spells": {1: "Hall"}, "deck": 5, "hand": []}, B=side, current="B")
    t.do("play a card", f"B: {does}")
    assert t.B["resources"] == {"Passion": left}
    assert len(t.A["hand"]) == 1 - left + 1  # and 1 for A's turn, which has begun


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("When A Player Stitches: They lose 1 Stamina.", "When A Player Stitches: That player loses 1 Stamina."),
        (
            "When Your Opponent Plays A Stance: That player loses 1 Stamina.",
            "When Your Opponent Plays A Stance: Your opponent loses 1 Stamina.",
        ),
    ],
)
def test_what_it_is_printed_as(text: str, means: str) -> None:
    assert say(compile_effect(text)) == means


@pytest.mark.parametrize(
    "text",
    [
        "On Play: That player draws 1 card.",
        "When You Draw: That player gains 1 Passion.",
        "When A Spell Is Discarded: That player draws 1 card.",
        "When A Turn Begins: That player draws 1 card.",
        "When A Spell Overpowers: That player draws 1 card.",
    ],
)
def test_where_no_player_was_spoken_of_it_is_refused(text: str) -> None:
    with pytest.raises(TextError) as refused:
        compile_effect(text)
    assert refused.value.rule == "4.10.8"
