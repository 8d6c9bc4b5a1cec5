"""'Each player ...': one after the other does all of it, with what is theirs."""

from __future__ import annotations

import pytest

from coven.games.revel.text.reading import compile_effect
from coven.language import TextError
from tests.games.revel.stage import Plain, Stage, stage, stance, strike, witch

SPARK = "Plain Spark"
TWICE = {"cards": [SPARK], "+1s": 2}


def told(text: str, A: Plain, B: Plain) -> Stage:
    sage = witch("Sage", f"Her Power Is: {text}")
    return stage(sage, A={"witch": "Sage", "deck": [SPARK] * 4, **A}, B={"deck": [SPARK] * 4, **B}, plays=2)


@pytest.mark.rule("revel:1.4b.2", "revel:4.10.5")
def test_each_player_adds_to_one_of_their_own() -> None:
    t = told("Each player adds a +1 to 1 of their spells.", {"spells": {2: SPARK, 4: SPARK}}, {"spells": {1: SPARK}})
    t.do("use Sage", "A's Plain Spark in space 4")
    assert t.A["spells"] == {2: SPARK, 4: {"cards": [SPARK], "+1s": 1}}
    assert t.B["spells"] == {1: {"cards": [SPARK], "+1s": 1}}
    assert t.at_rest()


@pytest.mark.rule("revel:1.4b.2", "revel:0.2.11")
def test_each_player_who_can_removes_from_all_of_theirs() -> None:
    t = told("Each player removes a +1 from their spells.", {"spells": {2: SPARK}}, {"spells": {1: TWICE, 3: TWICE}})
    t.do("use Sage")
    once = {"cards": [SPARK], "+1s": 1}
    assert (t.A["spells"], t.B["spells"]) == ({2: SPARK}, {1: once, 3: once})
    assert t.at_rest()


@pytest.mark.rule("revel:3.4.12")
def test_each_player_swaps_two_of_their_own() -> None:
    text = "Each player swaps 1 of their spells with another of their spells."
    t = stage(
        witch("Sage", f"Her Power Is: {text}"),
        strike("Ember", 2),
        A={"witch": "Sage", "spells": {2: "Ember", 4: SPARK}},
        B={"spells": {1: "Ember", 5: SPARK}},
        plays=2,
    )
    t.do("use Sage", "A's Ember in space 2", "B's Ember in space 1")
    assert (t.A["spells"], t.B["spells"]) == ({2: SPARK, 4: "Ember"}, {1: SPARK, 5: "Ember"})
    assert t.at_rest()


@pytest.mark.rule("revel:0.4.2")
def test_each_player_chooses_for_themselves_and_does_what_they_chose() -> None:
    text = "Each player chooses 1: draw 1 card; or discard 1 of their spells."
    t = told(text, {"spells": {1: SPARK}}, {"spells": {2: SPARK}})
    t.do("use Sage", "Draw 1 card.", "Discard 1 of your spells.")
    assert (t.A["hand"], t.A["spells"]) == ([SPARK], {1: SPARK})
    assert (t.B["hand"], t.B["spells"]) == ([], {})
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.9", "revel:0.3.4")
@pytest.mark.parametrize(("answers", "hands"), [(("pay", "decline"), (0, 1)), (("decline", "pay"), (1, 0))])
def test_each_player_pays_for_themselves_or_declines(answers: tuple[str, str], hands: tuple[int, int]) -> None:
    text = "Each player discards 1 card from their hand to gain 1 Passion."
    has: Plain = {"hand": [SPARK], "resources": {"Passion": 0}}
    t = told(text, has, has)
    t.do("use Sage", *answers)
    assert (len(t.A["hand"]), len(t.B["hand"])) == hands
    assert [side["resources"]["Passion"] for side in (t.A, t.B)] == [1 - hands[0], 1 - hands[1]]
    assert t.at_rest()


@pytest.mark.rule("revel:5.11.4")
@pytest.mark.parametrize("current", ["A", "B"])
def test_of_each_player_the_current_one_passes(current: str) -> None:
    """Whosever card says it: here A's, in a turn of A's and in one of B's."""
    hush = stance("Hush", "When A Player Gains Passion: Each player passes the turn.")
    fire = witch("Fire", "Her Power Is: Gain 1 Passion.")
    side: Plain = {"witch": "Fire", "deck": [SPARK] * 3, "hand": [SPARK]}
    t = stage(hush, fire, A={**side, "stance": "Hush"}, B=side, current=current, plays=3)
    t.do("use Fire")
    assert t.asked == ("B" if current == "A" else "A")
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8")
def test_of_two_names_neither_is_that_name() -> None:
    with pytest.raises(TextError, match="not one card was named"):
        compile_effect("On Play: Each player names a card. Discard all spells with that name.")


@pytest.mark.rule("revel:4.3.1")
@pytest.mark.parametrize(("whose", "asked"), [("A's Calm", True), ("B's Calm", False)])
def test_a_cost_on_what_is_theirs_is_asked_for_nothing_else(whose: str, asked: bool) -> None:
    t = stage(
        stance("Calm", "Players can't skip plays."),
        strike("Toll", 1, "To Discard Their Stance: Spend 1 Passion."),
        witch("Sage", "Her Power Is: Discard 1 stance."),
        A={"witch": "Sage", "stance": "Calm", "resources": {"Passion": 1}},
        B={"stance": "Calm", "spells": {1: "Toll"}},
        plays=2,
    )
    t.do("use Sage", whose)
    assert (t.offered == ["pay", "decline"]) is asked


@pytest.mark.rule("revel:4.10.4")
def test_its_player_is_one_player_however_many_verbs_follow() -> None:
    """What its player draws is not what 'its' then stands for."""
    text = "Choose 1 opposing spell. Its player may draw 1 card and discard 1 card from their hand."
    t = told(text, {"spells": {2: SPARK}}, {"spells": {1: SPARK, 3: SPARK}, "hand": []})
    t.do("use Sage", "B's Plain Spark in space 1", "yes")
    assert (len(t.B["discards"]), len(t.B["deck"]), t.A["discards"]) == (1, 3, [])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.5", "revel:4.6.4")
@pytest.mark.parametrize(("whose", "gained"), [("A's Calm", 1), ("B's Calm", 0)])
def test_their_stance_is_that_of_whoever_discards_it(whose: str, gained: int) -> None:
    t = stage(
        stance("Calm", "Players can't skip plays."),
        strike("Mourner", 1, "When A Player Discards Their Stance: Gain 1 Passion."),
        witch("Sage", "Her Power Is: Discard 1 stance."),
        A={"witch": "Sage", "stance": "Calm", "spells": {1: "Mourner"}, "resources": {"Passion": 0}},
        B={"stance": "Calm"},
        plays=2,
    )
    t.do("use Sage", whose)
    assert t.A["resources"] == {"Passion": gained}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.5", "revel:0.2.3")
def test_what_players_can_not_do_to_their_own_they_do_to_others() -> None:
    t = stage(
        stance("Calm", "Players can't skip plays."),
        strike("Ban", 1, "Players can't discard their stance."),
        witch("Sage", "Her Power Is: Discard 1 stance."),
        A={"witch": "Sage", "stance": "Calm", "spells": {1: "Ban"}},
        B={"stance": "Calm"},
        plays=2,
    )
    t.do("use Sage")
    assert (t.A.get("stance"), t.B.get("stance")) == ("Calm", None)
    assert t.at_rest()
