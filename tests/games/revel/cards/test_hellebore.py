"""Hellebore and her cards."""

from __future__ import annotations

import pytest

from tests.games.revel.cards.scene import PLAYED, Scene, scene, shows

HELLEBORE = "Hellebore - A Gardener of Quiet Graves"


@pytest.mark.rule("revel:5.5.2", "revel:5.5.3")
@shows(HELLEBORE)
def test_hellebore_plays_small_strikes_from_discards() -> Scene:
    t = scene(
        A={"witch": HELLEBORE, "discards": ["Iron Kettle", "Grave Lily", "Kindled Grudge"]},
        B={"spells": {1: "Plain Spark"}},
    )
    t.do(f"use {HELLEBORE}", "pay", "Iron Kettle", "Grave Lily")
    t.do("space 1")
    assert t.changed == {
        "A.witch.used": [[1, 1]],
        "A.spells.1": "Kindled Grudge",
        "A.discards": "",
        "A.deck": "10 Plain Spark, Iron Kettle, Grave Lily",
        "B.spells.1": None,
        "B.discards": "Plain Spark",
    }
    t = scene(A={"witch": HELLEBORE, "discards": ["Iron Kettle", "Grave Lily", "Schoolroom Hex"]})
    assert t.why_not(f"use {HELLEBORE}") == "4.7.7"
    return t


@pytest.mark.rule("revel:5.2.3")
@shows("Grave Lily")
def test_grave_lily_turns_two_cards_to_earth() -> Scene:
    t = scene(A={"hand": ["Grave Lily"], "deck": ["Iron Kettle", "Ember Imp", "Plain Spark"]})
    t.play("Grave Lily", 1)
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Grave Lily",
        "A.deck": "Plain Spark",
        "A.discards": "Iron Kettle, Ember Imp",
    }
    return t


@pytest.mark.rule("revel:0.3.4", "revel:5.2.1")
@shows("Borrowed Bones")
def test_borrowed_bones_trades_a_card_for_a_discarded_strike() -> Scene:
    t = scene(A={"hand": ["Borrowed Bones", "Iron Kettle"], "discards": ["Schoolroom Hex", "Backdraft"]})
    t.play("Borrowed Bones", 1).do("pay")
    assert t.changed == {
        "plays": 1,
        "A.spells.1": "Borrowed Bones",
        "A.hand": "Schoolroom Hex",
        "A.discards": "Backdraft, Iron Kettle",
    }
    t = scene(A={"hand": ["Borrowed Bones", "Iron Kettle"], "discards": ["Backdraft"]})
    t.play("Borrowed Bones", 1)
    assert t.changed == {"plays": 1, "A.spells.1": "Borrowed Bones", "A.hand": "Iron Kettle"}
    return t


@pytest.mark.rule("revel:0.1.4")
@shows("Name on the Stone")
def test_name_on_the_stone_is_worth_a_card_when_discarded_from_hand() -> Scene:
    t = scene(A={"hand": ["Borrowed Bones", "Name on the Stone"], "discards": ["Schoolroom Hex"]})
    t.play("Borrowed Bones", 1).do("pay", "Schoolroom Hex")
    assert t.changed == {
        "plays": 1,
        "A.spells.1": "Borrowed Bones",
        "A.hand": "Schoolroom Hex, Plain Spark",
        "A.deck": "9 Plain Spark",
        "A.discards": "Name on the Stone",
    }
    t = scene(A={"hand": ["Schoolroom Hex"]}, B={"spells": {1: "Name on the Stone"}})
    t.play("Schoolroom Hex", 1)
    assert (t.B["discards"], t.B["hand"]) == (["Name on the Stone"], [])
    return t


@pytest.mark.rule("revel:4.4.1")
@shows("Patient Worm")
def test_patient_worm_eats_shields() -> Scene:
    t = scene(
        A={"spells": {1: "Patient Worm"}, "discards": ["Iron Kettle", "Backdraft", "Grave Lily"]},
        B={"discards": ["Iron Kettle"]},
    )
    assert t.power("A", 1) == 4
    return t


@pytest.mark.rule("revel:4.3.1", "revel:0.3.6", "revel:3.6.2")
@shows("Rise, Unloved")
def test_rise_unloved_takes_three_from_discards() -> Scene:
    t = scene(A={"hand": ["Rise, Unloved"], "discards": ["Grave Lily", "Iron Kettle", "Ember Imp"]})
    t.play("Rise, Unloved", 1).do("pay", "Grave Lily", "Iron Kettle")
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Rise, Unloved",
        "A.discards": "",
        "A.deck": "10 Plain Spark, Grave Lily, Iron Kettle, Ember Imp",
    }
    t = scene(A={"hand": ["Rise, Unloved"], "discards": ["Grave Lily", "Iron Kettle"]})
    t.do("play a card")
    assert (t.changed, t.offered) == ({}, ["draw a card", "pass"])
    return t


@pytest.mark.rule("revel:5.5.3")
@shows("Door Left Ajar")
def test_door_left_ajar_lets_another_strike_in() -> Scene:
    t = scene(
        A={"hand": ["Schoolroom Hex"]}, B={"spells": {1: "Door Left Ajar"}, "hand": ["Kindled Grudge", "Iron Kettle"]}
    )
    t.play("Schoolroom Hex", 1).do("B: yes", "Kindled Grudge", "space 2")
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Schoolroom Hex",
        "B.spells.1": None,
        "B.spells.2": "Kindled Grudge",
        "B.resources.Passion": 1,
        "B.hand": "Iron Kettle",
        "B.discards": "Door Left Ajar",
    }
    return t


@pytest.mark.rule("revel:4.3.1")
@shows("Thirteenth Toll")
def test_thirteenth_toll_costs_a_spell() -> Scene:
    t = scene(A={"hand": ["Thirteenth Toll"], "spells": {2: "Iron Kettle", 3: "Plain Spark"}})
    t.play("Thirteenth Toll", 1).do("pay", "A's Plain Spark in space 3")
    assert t.changed == {**PLAYED, "A.spells.1": "Thirteenth Toll", "A.spells.3": None, "A.discards": "Plain Spark"}
    t = scene(A={"hand": ["Thirteenth Toll"]}, B={"spells": {1: "Plain Spark"}})
    t.do("play a card")
    assert (t.changed, t.offered) == ({}, ["draw a card", "pass"])
    return t


@pytest.mark.rule("revel:4.8.3")
@shows("Wake the Orchard")
def test_wake_the_orchard_raises_a_shield_without_playing_it() -> Scene:
    t = scene(A={"hand": ["Wake the Orchard"], "discards": ["Borrowed Umbrella", "Grave Lily"]})
    t.play("Wake the Orchard", 1).do("space 3")
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Wake the Orchard",
        "A.spells.3": "Borrowed Umbrella",
        "A.discards": "Grave Lily",
    }
    return t


@pytest.mark.rule("revel:4.1.4")
@shows("Moth to the Lantern")
def test_moth_to_the_lantern_helps_familiars_from_discards() -> Scene:
    t = scene(
        A={"spells": {1: "Moth to the Lantern", 2: "Plain Spark"}, "discards": ["Moth to the Lantern"] * 2},
        B={"spells": {3: "Moth to the Lantern"}},
    )
    assert (t.power("A", 1), t.power("A", 2), t.power("B", 3)) == (4, 1, 2)
    return t


@pytest.mark.rule("revel:4.10.9")
@shows("Long Memory")
def test_long_memory_leaves_its_strength_to_the_chosen_one() -> Scene:
    t = scene(
        A={"hand": ["Long Memory"], "spells": {2: "Plain Spark", 3: "Plain Spark"}}, B={"hand": ["Schoolroom Hex"]}
    )
    t.play("Long Memory", 1).do("A's Plain Spark in space 3", "pass")
    t.play("Schoolroom Hex", 1)
    assert t.A["spells"] == {2: "Plain Spark", 3: {"cards": ["Plain Spark"], "+1s": 2}}
    assert t.A["discards"] == ["Long Memory"]
    return t


@pytest.mark.rule("revel:0.4.1")
@shows("Unfinished Business")
def test_unfinished_business_may_go_and_come_again() -> Scene:
    t = scene(A={"spells": {1: "Unfinished Business"}})
    t.do("pass", "yes")
    assert (t.A["spells"], t.A["hand"]) == ({}, ["Plain Spark"])
    assert t.A["deck"][-1] == "Unfinished Business"
    t = scene(A={"spells": {1: "Unfinished Business"}})
    t.do("pass", "no")
    assert (t.A["spells"], t.A["hand"]) == ({1: "Unfinished Business"}, [])
    return t


@pytest.mark.rule("revel:4.10.5")
@shows("Pale Procession")
def test_pale_procession_takes_the_weak_and_pays_for_it() -> Scene:
    t = scene(A={"hand": ["Pale Procession"]}, B={"spells": {2: "Ember Imp", 3: "Schoolroom Hex", 4: "Refusal in Red"}})
    t.play("Pale Procession", 1)
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Pale Procession",
        "B.spells.2": None,
        "B.discards": "Ember Imp",
        "B.hand": "Plain Spark",
        "B.deck": "9 Plain Spark",
    }
    return t


@pytest.mark.rule("revel:4.10.4")
@shows("Scythe in the Grass")
def test_scythe_in_the_grass_begins_anew() -> Scene:
    t = scene(A={"hand": ["Scythe in the Grass", "Iron Kettle", "Ember Imp"]}, B={"hand": ["Iron Kettle"]})
    t.play("Scythe in the Grass", 1)
    assert t.changed == {
        "plays": 1,
        "A.spells.1": "Scythe in the Grass",
        "A.hand": "2 Plain Spark",
        "A.deck": "8 Plain Spark",
        "A.discards": "Ember Imp, Iron Kettle",
    }
    return t


@pytest.mark.rule("revel:5.5.2", "revel:5.6.1")
@shows("Second Funeral")
def test_second_funeral_brings_back_a_stance() -> Scene:
    t = scene(A={"hand": ["Second Funeral"], "discards": ["Quiet Hands", "Iron Kettle"], "stance": "Mourning Dress"})
    t.play("Second Funeral", 1)
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Second Funeral",
        "A.stance": "Quiet Hands",
        "A.discards": "Iron Kettle, Mourning Dress",
    }
    return t


@shows("All Souls, All at Once")
def test_all_souls_go_back_to_the_deck() -> Scene:
    t = scene(
        A={
            "hand": ["All Souls, All at Once"],
            "deck": ["Plain Spark"],
            "discards": ["Plain Spark", "Quiet Hands", "Plain Spark"],
        }
    )
    t.play("All Souls, All at Once", 1)
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "All Souls, All at Once",
        "A.spells.1.+1s": 2,
        "A.deck": "3 Plain Spark",
        "A.discards": "Quiet Hands",
    }
    return t


@pytest.mark.rule("revel:3.7.2")
@shows("Harvest Knell")
def test_harvest_knell_reaps_the_other_deck() -> Scene:
    t = scene(A={"hand": ["Harvest Knell"]}, B={"spells": {1: "Ember Imp"}})
    t.play("Harvest Knell", 1)
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Harvest Knell",
        "B.spells.1": None,
        "B.discards": "Ember Imp, 2 Plain Spark",
        "B.deck": "8 Plain Spark",
    }
    return t


@pytest.mark.rule("revel:0.1.3")
@shows("Ossuary Wall")
def test_ossuary_wall_is_worth_a_card() -> Scene:
    t = scene(A={"hand": ["Iron Kettle"], "spells": {1: "Ossuary Wall"}})
    t.play("Iron Kettle", "space 1, replacing Ossuary Wall")
    assert t.changed == {
        "plays": 1,
        "A.spells.1": "Iron Kettle",
        "A.discards": "Ossuary Wall",
        "A.hand": "Plain Spark",
        "A.deck": "9 Plain Spark",
    }
    return t


@pytest.mark.rule("revel:4.9.13", "revel:4.9.11")
@shows("Not Yet, Says the Moon")
def test_not_yet_says_the_moon_keeps_a_spell_on_the_field() -> Scene:
    t = scene(A={"hand": ["Schoolroom Hex"]}, B={"spells": {1: "Plain Spark"}, "hand": ["Not Yet, Says the Moon"]})
    t.play("Schoolroom Hex", 1).do("B: reveal Not Yet, Says the Moon")
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Schoolroom Hex",
        "B.hand": "",
        "B.discards": "Not Yet, Says the Moon",
    }
    return t


@pytest.mark.rule("revel:4.6.1")
@shows("Bramble Gate")
def test_bramble_gate_scratches_whoever_strikes() -> Scene:
    t = scene(A={"hand": ["Plain Spark", "Iron Kettle"]}, B={"spells": {1: "Bramble Gate"}})
    t.play("Plain Spark", 2)
    assert t.changed == {
        "plays": 1,
        "A.hand": "Iron Kettle",
        "A.spells.2": "Plain Spark",
        "A.deck": "9 Plain Spark",
        "A.discards": "Plain Spark",
    }
    t = scene(A={"hand": ["Iron Kettle"]}, B={"spells": {1: "Bramble Gate"}})
    t.play("Iron Kettle", 2)
    assert t.changed == {**PLAYED, "A.spells.2": "Iron Kettle"}
    return t


@pytest.mark.rule("revel:2.3.4")
@shows("Tithe of Dust")
def test_tithe_of_dust_takes_a_card_each_turn() -> Scene:
    t = scene(current="B", A={"spells": {1: "Tithe of Dust"}, "deck": ["Ember Imp", "Grave Lily", "Plain Spark"]})
    t.do("pass")
    assert (t.A["hand"], t.A["discards"], t.A["deck"]) == (["Ember Imp"], ["Grave Lily"], ["Plain Spark"])
    return t


@pytest.mark.rule("revel:0.3.4")
@shows("Sexton's Bargain")
def test_sextons_bargain_digs_up_small_strikes() -> Scene:
    t = scene(A={"hand": ["Sexton's Bargain", "Iron Kettle"], "discards": ["Plain Spark", "Schoolroom Hex"]})
    t.play("Sexton's Bargain", 1).do("pay")
    assert t.A["discards"] == ["Plain Spark", "Schoolroom Hex", "Iron Kettle"]
    t.do("use Sexton's Bargain", "Draw 1 spell card with 2 or less Power from your discards.")
    assert t.changed == {
        "plays": 1,
        "A.spells.1": "Sexton's Bargain",
        "A.spells.1.used": [[1, 2]],
        "A.hand": "Plain Spark",
        "A.discards": "Schoolroom Hex, Iron Kettle",
    }
    t = scene(A={"spells": {1: "Sexton's Bargain"}})
    t.do("use Sexton's Bargain")
    assert t.changed == {"A.spells.1.used": [[1, 2]]}
    return t


@pytest.mark.rule("revel:4.9.11")
@shows("Cold Candle")
def test_cold_candle_keeps_a_stance_from_being_played() -> Scene:
    t = scene(plays=3, A={"hand": ["Quiet Hands", "Iron Kettle"]}, B={"hand": ["Cold Candle"]})
    t.play("Iron Kettle", 1)
    t.play("Quiet Hands").do("B: reveal Cold Candle")
    assert (t.A["hand"], t.B["hand"], t.B["discards"]) == (["Quiet Hands"], [], ["Cold Candle"])
    assert "stance" not in t.A
    return t


@pytest.mark.rule("revel:4.4.1")
@shows("Mourning Dress")
def test_mourning_dress_suits_the_empty_handed() -> Scene:
    for hand, power in (([], 2), (["Iron Kettle"], 1)):
        t = scene(A={"stance": "Mourning Dress", "spells": {1: "Plain Spark"}, "hand": hand})
        assert t.power("A", 1) == power
    return t


@pytest.mark.rule("revel:4.6.1")
@shows("Hungry Ground")
def test_hungry_ground_grows_from_discarded_cards() -> Scene:
    t = scene(
        A={"stance": "Hungry Ground", "hand": ["Sexton's Bargain", "Iron Kettle"], "spells": {2: "Plain Spark"}},
    )
    t.play("Sexton's Bargain", 1).do("pay", "A's Plain Spark in space 2")
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Sexton's Bargain",
        "A.spells.2.+1s": 1,
        "A.discards": "Iron Kettle",
    }
    return t


@pytest.mark.rule("revel:4.7.1")
@shows("Ferryman's Pose")
def test_ferrymans_pose_carries_one_card_across() -> Scene:
    t = scene(A={"stance": "Ferryman's Pose", "discards": ["Schoolroom Hex", "Quiet Hands"]})
    t.do("use Ferryman's Pose", "pay", "space 1")
    assert t.changed == {
        "A.stance": None,
        "A.spells.1": "Schoolroom Hex",
        "A.discards": "Quiet Hands, Ferryman's Pose",
    }
    return t
