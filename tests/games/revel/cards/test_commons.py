"""The cards that serve any witch."""

from __future__ import annotations

import pytest

from tests.games.revel.cards.scene import PLAYED, Scene, scene, shows


@pytest.mark.rule("revel:5.8.2")
@shows("Schoolroom Hex", "Iron Kettle")
def test_schoolroom_hex_and_iron_kettle_hold_each_other() -> Scene:
    t = scene(A={"hand": ["Schoolroom Hex"]}, B={"spells": {1: "Iron Kettle"}})
    t.play("Schoolroom Hex", 1)
    assert t.changed == {**PLAYED, "A.spells.1": "Schoolroom Hex"}
    assert set(t.view().winning.values()) == {None}
    return t


@pytest.mark.rule("revel:0.0.1")
@shows("Crossed Wands")
def test_crossed_wands_gives_everybody_a_card() -> Scene:
    t = scene(A={"hand": ["Crossed Wands"]})
    t.play("Crossed Wands", 1)
    assert t.changed == {
        "plays": 1,
        "A.spells.1": "Crossed Wands",
        "A.hand": "Plain Spark",
        "A.deck": "9 Plain Spark",
        "B.hand": "Plain Spark",
        "B.deck": "9 Plain Spark",
    }
    return t


@pytest.mark.rule("revel:1.7.11")
@shows("Twin-Threaded Bolt")
def test_twin_threaded_bolt_is_stronger_as_the_second_thread() -> Scene:
    t = scene(A={"hand": ["Twin-Threaded Bolt"], "spells": {1: "Lily Step"}})
    t.play("Twin-Threaded Bolt", "space 1, stitching onto Lily Step")
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Lily Step & Twin-Threaded Bolt",
        "A.spells.1.+1s": 2,
        "A.stamina": 3,
    }
    t = scene(A={"hand": ["Lily Step"], "spells": {1: "Twin-Threaded Bolt"}})
    t.play("Lily Step", "space 1, stitching onto Twin-Threaded Bolt")
    assert t.power("A", 1) == 6
    return t


@pytest.mark.rule("revel:3.7.1")
@shows("Spiteful Gust")
def test_spiteful_gust_blows_a_card_away() -> Scene:
    t = scene(A={"hand": ["Spiteful Gust"]}, B={"hand": ["Iron Kettle", "Ember Imp"]})
    t.play("Spiteful Gust", 1).do("B: Ember Imp")
    assert t.changed == {**PLAYED, "A.spells.1": "Spiteful Gust", "B.hand": "Iron Kettle", "B.discards": "Ember Imp"}
    assert [t.view(seat).B.discards for seat in ("A", "B", None)] == [("Ember Imp",)] * 3
    return t


@pytest.mark.rule("revel:5.4.4", "revel:5.4.5")
@shows("Night Market Trick")
def test_night_market_trick_looks_into_a_hand_for_a_turn() -> Scene:
    t = scene(A={"hand": ["Night Market Trick"]}, B={"hand": ["Iron Kettle"]})
    t.play("Night Market Trick", 1)
    assert t.view("A").B.revealed == ("Iron Kettle",)
    assert t.A["hand"] == ["Plain Spark"]
    t.do("pass")
    assert t.view("A").B.revealed == ("Iron Kettle",)
    t.do("pass")
    assert t.view("A").B.revealed == ()
    return t


@pytest.mark.rule("revel:4.8.4")
@shows("Pickpocket Cat")
def test_pickpocket_cat_steals_when_it_overpowers() -> Scene:
    t = scene(A={"hand": ["Pickpocket Cat"]}, B={"hand": ["Iron Kettle", "Iron Kettle"], "spells": {1: "Ember Imp"}})
    t.play("Pickpocket Cat", 1)
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Pickpocket Cat",
        "B.spells.1": None,
        "B.hand": "Iron Kettle",
        "B.discards": "Ember Imp, Iron Kettle",
    }
    t = scene(A={"hand": ["Pickpocket Cat"]}, B={"hand": ["Iron Kettle"]})
    t.play("Pickpocket Cat", 1)
    assert t.B["hand"] == ["Iron Kettle"]
    return t


@pytest.mark.rule("revel:0.4.2")
@shows("Tug of War")
def test_tug_of_war_lets_the_opponent_choose_what_to_lose() -> Scene:
    for words, change in (
        ("Discard 1 card.", {"B.hand": "", "B.discards": "Iron Kettle"}),
        ("Lose 1 Stamina.", {"B.stamina": 3}),
    ):
        t = scene(A={"hand": ["Tug of War"]}, B={"hand": ["Iron Kettle"]})
        t.play("Tug of War", 1).do(f"B: {words}")
        assert t.changed == {**PLAYED, "A.spells.1": "Tug of War", **change}
    t = scene(A={"hand": ["Tug of War"]})
    t.play("Tug of War", 1)
    assert t.changed == {**PLAYED, "A.spells.1": "Tug of War", "B.stamina": 3}
    return t


@shows("Elder Sister", "Younger Sister")
def test_the_sisters_come_together() -> Scene:
    t = scene(A={"hand": ["Younger Sister", "Elder Sister", "Plain Spark"]})
    t.play("Younger Sister", 1).do("yes", "Elder Sister", "space 2")
    assert t.changed == {
        "plays": 1,
        "A.hand": "Plain Spark",
        "A.spells.1": "Younger Sister",
        "A.spells.2": "Elder Sister",
    }
    assert t.power("A", 2) == 5
    t = scene(A={"spells": {1: "Elder Sister"}}, B={"spells": {2: "Younger Sister"}})
    assert t.power("A", 1) == 3
    return t


@pytest.mark.rule("revel:3.10.3")
@shows("Well-Placed Elbow")
def test_well_placed_elbow_tips_a_balance() -> Scene:
    t = scene(
        A={"hand": ["Well-Placed Elbow"], "spells": {2: "Plain Spark", 3: "Plain Spark"}},
        B={"spells": {1: "Iron Kettle", 2: "Plain Spark", 3: "Kindled Grudge"}},
    )
    t.play("Well-Placed Elbow", 1)
    assert t.changed == {**PLAYED, "A.spells.1": "Well-Placed Elbow", "A.spells.2.+1s": 1}
    assert t.view().winning[2] == "A"
    return t


@shows("Borrowed Umbrella")
def test_borrowed_umbrella_brings_a_card() -> Scene:
    t = scene(A={"hand": ["Borrowed Umbrella"]})
    t.play("Borrowed Umbrella", 1)
    assert t.changed == {
        "plays": 1,
        "A.spells.1": "Borrowed Umbrella",
        "A.hand": "Plain Spark",
        "A.deck": "9 Plain Spark",
    }
    return t


@pytest.mark.rule("revel:4.9.13", "revel:4.9.11")
@shows("Slammed Door")
def test_slammed_door_keeps_the_big_ones_out() -> Scene:
    t = scene(A={"hand": ["Schoolroom Hex"]}, B={"hand": ["Slammed Door"]})
    t.play("Schoolroom Hex").do("B: reveal Slammed Door")
    assert t.changed == {"plays": 1, "B.hand": "", "B.discards": "Slammed Door"}
    t = scene(A={"hand": ["Crossed Wands"]}, B={"hand": ["Slammed Door"]})
    t.play("Crossed Wands", 1)
    assert t.B["hand"] == ["Slammed Door", "Plain Spark"]
    return t


@pytest.mark.rule("revel:5.8.5")
@shows("Tangled Yarn")
def test_tangled_yarn_tightens_when_the_opponent_overpowers() -> Scene:
    t = scene(A={"hand": ["Schoolroom Hex"]}, B={"spells": {1: "Tangled Yarn", 2: "Plain Spark"}})
    t.play("Schoolroom Hex", 2)
    assert t.changed == {
        **PLAYED,
        "A.spells.2": "Schoolroom Hex",
        "B.spells.1.+1s": 2,
        "B.spells.2": None,
        "B.discards": "Plain Spark",
    }
    assert t.resistance("B", 1) == 6
    return t


@pytest.mark.rule("revel:0.3.4")
@shows("Broom at the Ready")
def test_broom_at_the_ready_swaps_a_card_each_turn() -> Scene:
    t = scene(
        current="B",
        A={"stance": "Broom at the Ready", "hand": ["Iron Kettle"], "deck": ["Ember Imp", "Grave Lily", "Plain Spark"]},
    )
    t.do("pass", "A: pay", "A: Iron Kettle")
    assert (t.A["hand"], t.A["deck"]) == (["Ember Imp", "Grave Lily"], ["Plain Spark", "Iron Kettle"])
    return t


@pytest.mark.rule("revel:4.4.1")
@shows("Knotted Ribbons")
def test_knotted_ribbons_hold_stitches_tight() -> Scene:
    t = scene(A={"stance": "Knotted Ribbons", "spells": {1: {"cards": ["Lily Step", "Confluence"]}, 2: "Plain Spark"}})
    assert (t.power("A", 1), t.power("A", 2)) == (11, 1)
    return t
