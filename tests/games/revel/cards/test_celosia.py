"""Celosia and her cards."""

from __future__ import annotations

import pytest

from tests.games.revel.cards.scene import PLAYED, Scene, scene, shows

CELOSIA = "Celosia - A Wielder of Willful Rage"


@pytest.mark.rule("revel:5.8.5", "revel:4.7.4", "revel:0.3.4", "revel:5.10.3")
@shows(CELOSIA)
def test_celosia_gains_passion_by_overpowering_and_by_discarding() -> Scene:
    t = scene(A={"witch": CELOSIA, "hand": ["Schoolroom Hex", "Iron Kettle"]}, B={"spells": {1: "Plain Spark"}})
    t.play("Schoolroom Hex", 1)
    assert t.changed == {
        "plays": 1,
        "A.hand": "Iron Kettle",
        "A.spells.1": "Schoolroom Hex",
        "A.resources.Passion": 1,
        "B.spells.1": None,
        "B.discards": "Plain Spark",
    }
    t.do(f"use {CELOSIA}", "pay")
    assert (t.A["hand"], t.A["discards"], t.A["resources"]) == ([], ["Iron Kettle"], {"Passion": 3})
    assert t.why_not(f"use {CELOSIA}") == "4.7.4"
    return t


@pytest.mark.rule("revel:5.10.6", "revel:1.11.3")
@shows("Passion")
def test_passion_can_be_gained_lost_and_spent_by_those_who_have_it() -> Scene:
    t = scene(A={"hand": ["Kindled Grudge"], "witch": CELOSIA, "resources": {"Passion": 2}})
    t.play("Kindled Grudge", 1)
    assert t.A["resources"] == {"Passion": 3}
    t = scene(A={"hand": ["Kindled Grudge"], "witch": "Hellebore - A Gardener of Quiet Graves"})
    t.play("Kindled Grudge", 1)
    assert t.changed == {**PLAYED, "A.spells.1": "Kindled Grudge"}
    return t


@shows("Novice", "Plain Spark")
def test_the_practice_cards_only_have_their_figures() -> Scene:
    t = scene(A={"hand": ["Plain Spark"], "witch": "Novice"})
    assert "use Novice" not in t.offered
    t.play("Plain Spark", 1)
    assert t.changed == {**PLAYED, "A.spells.1": "Plain Spark"}
    assert t.power("A", 1) == 1
    return t


@pytest.mark.rule("revel:5.10.3")
@shows("Kindled Grudge")
def test_kindled_grudge() -> Scene:
    t = scene(A={"hand": ["Kindled Grudge"]})
    t.play("Kindled Grudge", 1)
    assert t.changed == {**PLAYED, "A.spells.1": "Kindled Grudge", "A.resources.Passion": 1}
    return t


@pytest.mark.rule("revel:3.10.3", "revel:4.6.1")
@shows("Slow-Burning Oath")
def test_slow_burning_oath_burns_only_while_it_is_winning() -> Scene:
    for facing, passion in (("Iron Kettle", 0), ("Plain Spark", 1)):
        t = scene(current="B", A={"spells": {1: "Slow-Burning Oath"}}, B={"spells": {1: facing}})
        t.do("pass")
        assert t.A["resources"] == {"Passion": passion}
    return t


@pytest.mark.rule("revel:4.8.4")
@shows("Hammer of Noon")
def test_hammer_of_noon_gains_only_by_overpowering() -> Scene:
    t = scene(A={"hand": ["Hammer of Noon", "Hammer of Noon"]}, B={"spells": {1: "Plain Spark", 2: "Iron Kettle"}})
    t.play("Hammer of Noon", 2)
    assert t.changed == {"plays": 1, "A.hand": "Hammer of Noon", "A.spells.2": "Hammer of Noon"}
    t = scene(A={"hand": ["Hammer of Noon"]}, B={"spells": {1: "Plain Spark", 2: "Iron Kettle"}})
    t.play("Hammer of Noon", 1)
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Hammer of Noon",
        "A.resources.Passion": 2,
        "B.spells.1": None,
        "B.discards": "Plain Spark",
    }
    return t


@pytest.mark.rule("revel:4.10.14", "revel:4.8.5")
@shows("Feast of Cinders")
def test_feast_of_cinders_looks_at_what_the_spell_had() -> Scene:
    t = scene(A={"hand": ["Feast of Cinders"]}, B={"spells": {1: {"card": "Plain Spark", "+1s": 1}}})
    t.play("Feast of Cinders", 1)
    assert (t.A["resources"], t.A["hand"]) == ({"Passion": 2}, [])
    t = scene(
        A={"hand": ["Feast of Cinders"], "spells": {1: "Hammer of Noon"}},
        B={"spells": {1: {"card": "Plain Spark", "+1s": 2}}},
    )
    t.play("Feast of Cinders", "space 1, stitching onto Hammer of Noon")
    assert t.changed == {
        "plays": 1,
        "A.spells.1": "Hammer of Noon & Feast of Cinders",
        "A.stamina": 3,
        "A.hand": "Plain Spark",
        "A.deck": "9 Plain Spark",
        "B.spells.1": None,
        "B.spells.1.+1s": None,
        "B.discards": "Plain Spark",
    }
    return t


@pytest.mark.rule("revel:4.4.1", "revel:1.3.9")
@shows("Hoarded Fury")
def test_hoarded_fury_is_as_strong_as_the_hoard() -> Scene:
    t = scene(A={"hand": ["Hoarded Fury"], "resources": {"Passion": 5}}, B={"spells": {1: "Schoolroom Hex"}})
    t.play("Hoarded Fury", 1)
    assert t.power("A", 1) == 6
    assert t.changed == {**PLAYED, "A.spells.1": "Hoarded Fury", "B.spells.1": None, "B.discards": "Schoolroom Hex"}
    t = scene(A={"spells": {1: "Hoarded Fury"}})
    assert t.power("A", 1) == 1
    return t


@pytest.mark.rule("revel:4.3.1", "revel:5.10.5")
@shows("Sun-Splitting Verdict")
def test_sun_splitting_verdict_has_its_price() -> Scene:
    t = scene(A={"hand": ["Sun-Splitting Verdict"], "resources": {"Passion": 6}})
    t.play("Sun-Splitting Verdict", 1).do("pay")
    assert t.changed == {**PLAYED, "A.spells.1": "Sun-Splitting Verdict", "A.resources.Passion": 1}
    t = scene(A={"hand": ["Sun-Splitting Verdict"], "resources": {"Passion": 4}})
    t.do("play a card")
    assert t.changed == {}
    assert t.offered == ["draw a card", "pass"]
    return t


@pytest.mark.rule("revel:4.10.2")
@shows("The Whole Sky Burning")
def test_the_whole_sky_burning_leaves_no_shield() -> Scene:
    t = scene(
        A={"hand": ["The Whole Sky Burning"], "resources": {"Passion": 6}, "spells": {4: "Iron Kettle"}},
        B={"spells": {1: "Iron Kettle", 2: "Backdraft", 3: "Schoolroom Hex"}, "hand": ["Iron Kettle"]},
    )
    t.play("The Whole Sky Burning", 5).do("pay")
    assert t.changed == {
        **PLAYED,
        "A.spells.5": "The Whole Sky Burning",
        "A.resources.Passion": 1,
        "B.spells.1": None,
        "B.spells.2": None,
        "B.discards": "Iron Kettle, Backdraft",
    }
    return t


@pytest.mark.rule("revel:0.3.4")
@shows("Wildfire Sprint")
def test_wildfire_sprint_can_be_kept_running() -> Scene:
    t = scene(A={"hand": ["Wildfire Sprint"], "resources": {"Passion": 3}})
    t.play("Wildfire Sprint", 1).do("pay")
    assert t.changed == {"A.hand": "", "A.spells.1": "Wildfire Sprint", "A.resources.Passion": 0}
    t = scene(A={"hand": ["Wildfire Sprint"], "resources": {"Passion": 2}})
    t.play("Wildfire Sprint", 1)
    assert t.changed == {**PLAYED, "A.spells.1": "Wildfire Sprint"}
    return t


@pytest.mark.rule("revel:1.3.4")
@shows("Ember Imp")
def test_ember_imp_feeds_all_familiars() -> Scene:
    t = scene(
        A={"spells": {1: "Ember Imp", 2: "Pickpocket Cat", 3: "Schoolroom Hex"}, "resources": {"Passion": 3}},
        B={"spells": {1: "Ember Imp"}},
    )
    t.do("use Ember Imp", "pay")
    assert t.changed == {
        "A.resources.Passion": 1,
        "A.spells.1.+1s": 1,
        "A.spells.1.used": [[1, 1]],
        "A.spells.2.+1s": 1,
    }
    return t


@pytest.mark.rule("revel:0.1.3")
@shows("Rage Without End")
def test_rage_without_end_leaves_passion_behind() -> Scene:
    t = scene(A={"hand": ["Schoolroom Hex"]}, B={"spells": {1: "Rage Without End"}})
    t.play("Schoolroom Hex", 1)
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Schoolroom Hex",
        "B.spells.1": None,
        "B.discards": "Rage Without End",
        "B.resources.Passion": 2,
    }
    return t


@pytest.mark.rule("revel:0.4.1", "revel:5.9.1")
@shows("Torch the Bridge")
def test_torch_the_bridge_only_for_those_who_pay_in_stamina() -> Scene:
    t = scene(A={"hand": ["Torch the Bridge"]}, B={"spells": {1: "Schoolroom Hex"}})
    t.play("Torch the Bridge", 1).do("no")
    assert t.changed == {**PLAYED, "A.spells.1": "Torch the Bridge"}
    t = scene(A={"hand": ["Torch the Bridge"]}, B={"spells": {1: "Schoolroom Hex"}})
    t.play("Torch the Bridge", 1).do("yes")
    assert t.changed == {
        **PLAYED,
        "A.stamina": 3,
        "A.spells.1": "Torch the Bridge",
        "A.spells.1.+1s": 2,
        "B.spells.1": None,
        "B.discards": "Schoolroom Hex",
    }
    return t


@pytest.mark.rule("revel:1.3.9")
@shows("Needle of Flame")
def test_needle_of_flame_weakens_strikes_and_shields_for_a_turn() -> Scene:
    for there in ("Grave Lily", "Ashen Ward"):
        t = scene(A={"hand": ["Needle of Flame"]}, B={"spells": {1: there}})
        t.play("Needle of Flame", 1)
        weakened = t.power("B", 1) if there == "Grave Lily" else t.resistance("B", 1)
        assert weakened == 2
        assert t.B["spells"] == {1: there}
        t.do("pass")
        assert (t.power("B", 1) or t.resistance("B", 1)) == 4
    return t


@pytest.mark.rule("revel:4.4.1")
@shows("Crown of Coals")
def test_crown_of_coals_needs_four_passion() -> Scene:
    for passion, power in ((3, 3), (4, 6)):
        t = scene(A={"spells": {1: "Crown of Coals"}, "resources": {"Passion": passion}})
        assert t.power("A", 1) == power
    return t


@pytest.mark.rule("revel:4.6.1")
@shows("Caught Red-Handed")
def test_caught_red_handed_hates_shields() -> Scene:
    t = scene(A={"hand": ["Iron Kettle", "Schoolroom Hex"]}, B={"spells": {1: "Caught Red-Handed"}})
    t.play("Schoolroom Hex", 2)
    assert t.B["resources"] == {"Passion": 0}
    t.play("Iron Kettle", 3)
    assert t.B["resources"] == {"Passion": 1}
    assert t.power("B", 1) == 5
    return t


@pytest.mark.rule("revel:5.8.7", "revel:4.10.8")
@shows("The Last Word")
def test_the_last_word_turns_all_passion_into_power() -> Scene:
    t = scene(A={"hand": ["The Last Word"], "resources": {"Passion": 4}}, B={"spells": {1: "Schoolroom Hex"}})
    t.play("The Last Word", 1)
    assert t.power("A", 1) == 6
    assert t.changed == {
        **PLAYED,
        "A.resources.Passion": 0,
        "A.spells.1": "The Last Word",
        "A.spells.1.+1s": 4,
        "B.spells.1": None,
        "B.discards": "Schoolroom Hex",
    }
    return t


@pytest.mark.rule("revel:5.5.3")
@shows("Second Breath of Wrath")
def test_second_breath_of_wrath_plays_a_small_strike_at_once() -> Scene:
    t = scene(
        A={"hand": ["Second Breath of Wrath", "Hammer of Noon", "Kindled Grudge"]},
        B={"spells": {1: "Plain Spark"}},
    )
    t.play("Second Breath of Wrath", 1).do("yes")
    assert t.offered == ["Kindled Grudge", "none"]
    t.do("Kindled Grudge", "space 2")
    assert t.changed == {
        "plays": 1,
        "A.hand": "Hammer of Noon",
        "A.resources.Passion": 1,
        "A.spells.1": "Second Breath of Wrath",
        "A.spells.2": "Kindled Grudge",
        "B.spells.1": None,
        "B.discards": "Plain Spark",
    }
    return t


@pytest.mark.rule("revel:4.6.1")
@shows("Ashen Ward")
def test_ashen_ward_counts_what_is_lost() -> Scene:
    t = scene(A={"hand": ["Ashen Ward"]}, B={"spells": {1: "Plain Spark", 2: "Plain Spark", 3: "Iron Kettle"}})
    t.play("Ashen Ward", 1)
    assert t.changed == {**PLAYED, "A.spells.1": "Ashen Ward", "A.resources.Passion": 1}
    return t


@pytest.mark.rule("revel:4.9.13", "revel:5.8.8")
@shows("Refusal in Red")
def test_refusal_in_red_stops_an_overpower_from_hand() -> Scene:
    t = scene(A={"hand": ["Schoolroom Hex"]}, B={"hand": ["Refusal in Red"], "spells": {1: "Plain Spark"}})
    t.play("Schoolroom Hex", 1).do("B: reveal Refusal in Red")
    assert t.changed == {**PLAYED, "A.spells.1": "Schoolroom Hex", "B.hand": "", "B.discards": "Refusal in Red"}
    t = scene(A={"hand": ["Schoolroom Hex"]}, B={"hand": ["Refusal in Red"], "spells": {1: "Plain Spark"}})
    t.play("Schoolroom Hex", 1).do("B: reveal nothing")
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Schoolroom Hex",
        "B.spells.1": None,
        "B.discards": "Plain Spark",
    }
    return t


@pytest.mark.rule("revel:0.3.4", "revel:5.10.5")
@shows("Guarded Heart")
def test_guarded_heart_gives_two_cards_for_three_passion() -> Scene:
    t = scene(A={"spells": {1: "Guarded Heart"}, "resources": {"Passion": 3}})
    t.do("use Guarded Heart", "pay")
    assert t.changed == {
        "A.resources.Passion": 0,
        "A.spells.1.used": [[1, 1]],
        "A.hand": "2 Plain Spark",
        "A.deck": "8 Plain Spark",
    }
    t = scene(A={"spells": {1: "Guarded Heart"}, "resources": {"Passion": 2}})
    assert t.why_not("use Guarded Heart") == "4.7.7"
    return t


@pytest.mark.rule("revel:4.6.1")
@shows("Hearth of Spite")
def test_hearth_of_spite_grows_while_nothing_is_overpowered() -> Scene:
    t = scene(A={"spells": {1: "Hearth of Spite"}, "resources": {"Passion": 3}})
    assert t.resistance("A", 1) == 5
    t.do("pass")
    assert t.A["resources"] == {"Passion": 4}
    assert t.resistance("A", 1) == 6
    t = scene(
        A={"spells": {1: "Hearth of Spite"}, "hand": ["Schoolroom Hex"]},
        B={"spells": {2: "Plain Spark"}},
    )
    t.play("Schoolroom Hex", 2).do("pass")
    assert t.A["resources"] == {"Passion": 0}
    return t


@pytest.mark.rule("revel:0.1.3", "revel:1.9.4")
@shows("Backdraft")
def test_backdraft_burns_whoever_breaks_it() -> Scene:
    t = scene(A={"hand": ["Schoolroom Hex"]}, B={"spells": {1: "Backdraft"}})
    t.play("Schoolroom Hex", 1)
    assert t.changed == {
        **PLAYED,
        "A.stamina": 3,
        "A.spells.1": "Schoolroom Hex",
        "B.spells.1": None,
        "B.discards": "Backdraft",
    }
    t = scene(A={"hand": ["Iron Kettle"], "spells": {1: "Backdraft"}})
    t.play("Iron Kettle", "space 1, replacing Backdraft")
    assert t.changed == {**PLAYED, "A.spells.1": "Iron Kettle", "A.discards": "Backdraft"}
    return t


@pytest.mark.rule("revel:0.2.3")
@shows("Bitter Smoke")
def test_bitter_smoke_keeps_passion_from_being_lost() -> Scene:
    t = scene(
        A={"hand": ["The Last Word", "Bitter Smoke"], "resources": {"Passion": 3}},
    )
    t.play("The Last Word", 1).do("reveal Bitter Smoke")
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "The Last Word",
        "A.spells.1.+1s": 3,
        "A.discards": "Bitter Smoke",
    }
    t = scene(A={"hand": ["Bitter Smoke"]})
    t.play("Bitter Smoke", 1)
    assert t.changed == {**PLAYED, "A.spells.1": "Bitter Smoke", "A.resources.Passion": 1}
    return t


@pytest.mark.rule("revel:4.4.1")
@shows("Stance of the Open Flame")
def test_stance_of_the_open_flame_burns_passion_for_power() -> Scene:
    t = scene(
        current="B",
        A={
            "stance": "Stance of the Open Flame",
            "spells": {1: "Kindled Grudge", 2: "Schoolroom Hex"},
            "resources": {"Passion": 2},
        },
        B={"spells": {3: "Kindled Grudge"}},
    )
    assert (t.power("A", 1), t.power("A", 2), t.power("B", 3)) == (4, 5, 3)
    t.do("pass")
    assert t.A["resources"] == {"Passion": 1}
    return t


@pytest.mark.rule("revel:4.6.1")
@shows("Seething Calm")
def test_seething_calm_rewards_a_skipped_play() -> Scene:
    t = scene(
        A={"stance": "Seething Calm", "resources": {"Passion": 1}, "spells": {1: "Plain Spark", 2: "Plain Spark"}}
    )
    t.do("draw a card")
    assert t.changed == {"plays": 1, "A.resources.Passion": 3, "A.hand": "Plain Spark", "A.deck": "9 Plain Spark"}
    t.do("use Seething Calm", "pay", "A's Plain Spark in space 2")
    assert t.A["resources"] == {"Passion": 0}
    assert t.A["spells"] == {1: "Plain Spark", 2: {"cards": ["Plain Spark"], "+1s": 2}}
    return t


@pytest.mark.rule("revel:4.6.1")
@shows("Bare-Knuckle Vow")
def test_bare_knuckle_vow_raises_the_small_ones() -> Scene:
    t = scene(
        A={
            "hand": ["Bare-Knuckle Vow", "Schoolroom Hex", "Plain Spark"],
            "spells": {2: "Plain Spark", 3: "Grave Lily"},
        },
        B={"spells": {1: "Plain Spark"}},
    )
    t.play("Bare-Knuckle Vow").do("pay", "Plain Spark")
    assert (t.A["stance"], t.A["discards"]) == ("Bare-Knuckle Vow", ["Plain Spark"])
    t.play("Schoolroom Hex", 1)
    assert t.A["spells"] == {
        1: "Schoolroom Hex",
        2: {"cards": ["Plain Spark"], "+1s": 1},
        3: "Grave Lily",
    }
    assert t.truth["current"] == "B"
    return t
