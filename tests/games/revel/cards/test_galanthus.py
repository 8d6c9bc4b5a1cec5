"""Galanthus, Patience and his cards."""

from __future__ import annotations

import pytest

from tests.games.revel.cards.scene import PLAYED, Scene, scene, shows
from tests.games.revel.stage import Plain

GALANTHUS = "Galanthus - A Warden of the Long Frost"


def his(patience: int = 0, **side: object) -> Plain:
    """Galanthus's side of the table."""
    return {"witch": GALANTHUS, "resources": {"Patience": patience}, **side}


@pytest.mark.rule("revel:2.3.6")
@shows(GALANTHUS)
def test_galanthus_gains_patience_by_skipping_and_shielding_and_spends_it_on_plays() -> Scene:
    t = scene(A=his(hand=["Iron Kettle", "Plain Spark"]))
    t.play("Iron Kettle", 1)
    assert t.changed == {
        "plays": 1,
        "A.hand": "Plain Spark",
        "A.spells.1": "Iron Kettle",
        "A.resources.Patience": 1,
    }
    t.do("draw a card", f"use {GALANTHUS}", "pay")
    assert t.changed == {
        "plays": 1,
        "A.hand": "3 Plain Spark",
        "A.deck": "8 Plain Spark",
        "A.spells.1": "Iron Kettle",
        "A.witch.used": [[1, 3]],
    }
    return t


@pytest.mark.rule("revel:4.4.1")
@shows("Patience")
def test_patience_is_never_lost_and_hardens_shields() -> Scene:
    for patience, resistance in ((5, 5), (6, 6)):
        t = scene(A=his(patience, spells={1: "Iron Kettle"}), B={"spells": {2: "Iron Kettle"}})
        assert (t.resistance("A", 1), t.resistance("B", 2)) == (resistance, 5)
    t = scene(A=his(3, hand=["Iron Kettle", "Kindled Grudge"]))
    t.play("Iron Kettle", 1)
    assert t.A["resources"] == {"Patience": 4}
    t.do(f"use {GALANTHUS}", "pay")
    t.play("Kindled Grudge", 2)
    assert t.A["resources"] == {"Patience": 1}
    return t


@shows("First Frost")
def test_first_frost_settles_behind_a_shield() -> Scene:
    for there, patience in (("Iron Kettle", 2), ("Plain Spark", 0)):
        t = scene(A=his(hand=["First Frost"], spells={2: there}))
        t.play("First Frost", 1)
        assert t.A["resources"] == {"Patience": patience}
    return t


@pytest.mark.rule("revel:4.6.1")
@shows("Icicle Vigil")
def test_icicle_vigil_waits_for_the_other_to_wait() -> Scene:
    t = scene(B=his(spells={1: "Icicle Vigil"}))
    t.do("draw a card")
    assert t.changed == {"plays": 1, "A.hand": "Plain Spark", "A.deck": "9 Plain Spark", "B.resources.Patience": 2}
    return t


@pytest.mark.rule("revel:4.10.2")
@shows("Avalanche")
def test_avalanche_buries_all_that_is_small() -> Scene:
    t = scene(
        A=his(4, hand=["Avalanche"], spells={2: "Plain Spark", 3: "Iron Kettle"}),
        B={"spells": {1: "Kindled Grudge", 4: "Hammer of Noon"}, "hand": ["Plain Spark"]},
    )
    t.play("Avalanche", 5).do("pay")
    assert t.changed == {
        **PLAYED,
        "A.resources.Patience": 0,
        "A.spells.5": "Avalanche",
        "A.spells.2": None,
        "A.discards": "Plain Spark",
        "B.spells.1": None,
        "B.discards": "Kindled Grudge",
    }
    return t


@pytest.mark.rule("revel:4.6.1")
@shows("Held Breath")
def test_held_breath_grows_while_no_strike_is_played() -> Scene:
    t = scene(A={"spells": {1: "Held Breath"}, "hand": ["Iron Kettle"]})
    t.play("Iron Kettle", 2).do("pass")
    assert t.power("A", 1) == 3
    t = scene(A={"spells": {1: "Held Breath"}, "hand": ["Plain Spark"]})
    t.play("Plain Spark", 2).do("pass")
    assert t.power("A", 1) == 2
    return t


@pytest.mark.rule("revel:0.2.3")
@shows("Glacier's Argument")
def test_glaciers_argument_can_not_be_discarded_beside_a_shield() -> Scene:
    t = scene(A={"hand": ["Schoolroom Hex"]}, B={"spells": {1: "Glacier's Argument", 2: "Iron Kettle"}})
    t.play("Schoolroom Hex", 1)
    assert t.changed == {**PLAYED, "A.spells.1": "Schoolroom Hex"}
    t = scene(A={"hand": ["Schoolroom Hex"]}, B={"spells": {1: "Glacier's Argument"}})
    t.play("Schoolroom Hex", 1)
    assert (t.B["spells"], t.B["discards"]) == ({}, ["Glacier's Argument"])
    return t


@pytest.mark.rule("revel:0.2.3")
@shows("Snowblind")
def test_snowblind_freezes_powers_for_a_turn() -> Scene:
    t = scene(A={"hand": ["Snowblind"]}, B=his(3))
    t.play("Snowblind", 1).do("pass")
    assert t.truth["current"] == "B"
    assert t.why_not(f"use {GALANTHUS}") == "0.2.3"
    t.do("pass", "pass")
    assert t.truth["current"] == "B"
    assert f"use {GALANTHUS}" in t.offered
    return t


@pytest.mark.rule("revel:5.9.1")
@shows("Long Night's Toll")
def test_long_nights_toll_tires_the_opponent() -> Scene:
    t = scene(A={"hand": ["Long Night's Toll"]}, B={"spells": {1: "Plain Spark"}})
    t.play("Long Night's Toll", 1)
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Long Night's Toll",
        "B.stamina": 3,
        "B.spells.1": None,
        "B.discards": "Plain Spark",
    }
    return t


@pytest.mark.rule("revel:3.2.1", "revel:5.8.9")
@shows("White Fox")
def test_white_fox_slips_to_another_space_and_does_not_overpower_there() -> Scene:
    t = scene(A=his(1, spells={1: "White Fox"}), B={"spells": {1: "Iron Kettle", 2: "Plain Spark"}})
    t.do("use White Fox", "pay", "space 2")
    assert t.changed == {"A.resources.Patience": 0, "A.spells.1": None, "A.spells.2": "White Fox"}
    assert t.view().winning[2] == "A"
    return t


@pytest.mark.rule("revel:5.8.4")
@shows("Thaw")
def test_thaw_overpowers_without_being_played() -> Scene:
    t = scene(A=his(2, spells={1: "Thaw"}), B={"spells": {1: "Kindled Grudge"}})
    t.do("use Thaw", "pay")
    assert t.changed == {
        "A.resources.Patience": 0,
        "A.spells.1.+1s": 1,
        "A.spells.1.used": [[1, 1]],
        "B.spells.1": None,
        "B.discards": "Kindled Grudge",
    }
    return t


@pytest.mark.rule("revel:0.2.3", "revel:5.8.8")
@shows("Blade Kept in Ice")
def test_blade_kept_in_ice_can_not_be_overpowered() -> Scene:
    t = scene(A=his(3, hand=["Blade Kept in Ice"]), B={"hand": ["Sun-Splitting Verdict"], "resources": {"Passion": 5}})
    t.play("Blade Kept in Ice", 1).do("pay", "pass")
    assert t.A["resources"] == {"Patience": 0}
    t.play("Sun-Splitting Verdict", 1).do("pay")
    assert (t.A["spells"], t.B["spells"]) == ({1: "Blade Kept in Ice"}, {1: "Sun-Splitting Verdict"})
    assert t.view().winning[1] == "B"
    return t


@pytest.mark.rule("revel:5.11.2")
@shows("Whiteout")
def test_whiteout_ends_the_turn() -> Scene:
    t = scene(A={"hand": ["Whiteout"]}, B={"spells": {1: "Schoolroom Hex"}})
    t.play("Whiteout", 1)
    assert t.changed == {
        "turn": 2,
        "current": "B",
        "plays": 1,
        "A.hand": "",
        "A.spells.1": "Whiteout",
        "B.spells.1": None,
        "B.discards": "Schoolroom Hex",
        "B.hand": "Plain Spark",
        "B.deck": "9 Plain Spark",
    }
    return t


@pytest.mark.rule("revel:5.4.1", "revel:5.2.3")
@shows("Hoarfrost Herald")
def test_hoarfrost_herald_shows_three_and_keeps_one() -> Scene:
    t = scene(A={"hand": ["Hoarfrost Herald"], "deck": ["Iron Kettle", "Ember Imp", "Grave Lily", "Plain Spark"]})
    t.play("Hoarfrost Herald", 1)
    assert t.offered == ["Iron Kettle", "Ember Imp", "Grave Lily"]
    assert sorted(t.view("B").A.revealed) == ["Ember Imp", "Grave Lily", "Iron Kettle"]
    t.do("Ember Imp", "Grave Lily")
    assert t.changed == {
        "plays": 1,
        "A.spells.1": "Hoarfrost Herald",
        "A.hand": "Ember Imp",
        "A.deck": "Plain Spark, Grave Lily, Iron Kettle",
    }
    return t


@pytest.mark.rule("revel:0.0.1", "revel:0.4.1")
@shows("Crack in the Lake")
def test_crack_in_the_lake_is_the_opponents_choice() -> Scene:
    for answer, change in (("yes", {"B.stamina": 3}), ("no", {"A.spells.1.+1s": 2})):
        t = scene(A={"hand": ["Crack in the Lake"]})
        t.play("Crack in the Lake", 1).do(f"B: {answer}")
        assert t.changed == {**PLAYED, "A.spells.1": "Crack in the Lake", **change}
    return t


@pytest.mark.rule("revel:4.4.1")
@shows("Midwinter Census")
def test_midwinter_census_counts_shields() -> Scene:
    t = scene(
        A={"spells": {1: "Midwinter Census", 2: "Iron Kettle", 3: "Iron Kettle"}}, B={"spells": {4: "Iron Kettle"}}
    )
    assert t.power("A", 1) == 5
    return t


@pytest.mark.rule("revel:4.6.1")
@shows("Sleet Lattice")
def test_sleet_lattice_grows_with_each_shield() -> Scene:
    t = scene(plays=3, A={"hand": ["Iron Kettle", "Plain Spark"], "spells": {1: "Sleet Lattice"}})
    t.play("Iron Kettle", 2).play("Plain Spark", 3)
    assert t.power("A", 1) == 4
    return t


@pytest.mark.rule("revel:3.6.2", "revel:3.6.3")
@shows("Last Snow")
def test_last_snow_puts_a_spell_back_where_it_came_from() -> Scene:
    t = scene(
        A=his(4, hand=["Last Snow"]),
        B={"spells": {1: "Schoolroom Hex", 2: {"card": "Plain Spark", "+1s": 3}}},
    )
    t.play("Last Snow", 1).do("pay", "B's Schoolroom Hex in space 1")
    assert t.changed == {
        **PLAYED,
        "A.resources.Patience": 0,
        "A.spells.1": "Last Snow",
        "A.spells.1.chosen": [[1, 3, ["gone 1"]]],
        "gone": [{"area": 1, "cards": ["Schoolroom Hex"], "of": "B", "power": 5}],
        "B.spells.1": None,
        "B.deck": "Schoolroom Hex, 10 Plain Spark",
    }
    return t


@pytest.mark.rule("revel:6.4.3")
@shows("Rime Runner")
def test_rime_runner_compares_stamina() -> Scene:
    for stamina, change in ((3, {"A.resources.Patience": 2}), (4, {"A.spells.1.+1s": 1})):
        t = scene(A=his(hand=["Rime Runner"]), B={"stamina": stamina})
        t.play("Rime Runner", 1)
        assert t.changed == {**PLAYED, "A.spells.1": "Rime Runner", **change}
    return t


@pytest.mark.rule("revel:0.1.3")
@shows("Snowbank")
def test_snowbank_gives_patience_to_who_loses_it() -> Scene:
    t = scene(A={"hand": ["Whiteout"]}, B=his(spells={1: "Snowbank"}))
    t.play("Whiteout", 1)
    assert (t.B["discards"], t.B["resources"]) == (["Snowbank"], {"Patience": 3})
    return t


@pytest.mark.rule("revel:5.2.3")
@shows("Watchtower of Ice")
def test_watchtower_of_ice_finds_strikes() -> Scene:
    t = scene(A={"spells": {1: "Watchtower of Ice"}, "deck": ["Grave Lily", "Plain Spark"]})
    t.do("use Watchtower of Ice")
    assert t.changed == {"A.spells.1.used": [[1, 1]], "A.hand": "Grave Lily", "A.deck": "Plain Spark"}
    t = scene(A={"spells": {1: "Watchtower of Ice"}, "deck": ["Iron Kettle", "Plain Spark"]})
    t.do("use Watchtower of Ice")
    assert t.changed == {"A.spells.1.used": [[1, 1]], "A.deck": "Plain Spark, Iron Kettle"}
    return t


@pytest.mark.rule("revel:4.9.13", "revel:4.9.11")
@shows("Muffled Step")
def test_muffled_step_stops_an_overpower_for_patience_and_stays_in_hand() -> Scene:
    t = scene(A={"hand": ["Schoolroom Hex"]}, B=his(2, hand=["Muffled Step"], spells={1: "Plain Spark"}))
    t.play("Schoolroom Hex", 1).do("B: reveal Muffled Step", "B: pay")
    assert t.changed == {**PLAYED, "A.spells.1": "Schoolroom Hex", "B.resources.Patience": 0}
    t = scene(A={"hand": ["Schoolroom Hex"]}, B=his(1, hand=["Muffled Step"], spells={1: "Plain Spark"}))
    t.play("Schoolroom Hex", 1).do("B: reveal Muffled Step")
    assert (t.B["spells"], t.B["discards"], t.B["hand"]) == ({}, ["Plain Spark"], ["Muffled Step"])
    return t


@pytest.mark.rule("revel:4.9.1", "revel:4.9.13")
@shows("Winter Coat")
def test_winter_coat_turns_a_loss_into_patience() -> Scene:
    t = scene(A=his(hand=["Confluence", "Winter Coat"], spells={1: "Lily Step"}))
    t.play("Confluence", "space 1, stitching onto Lily Step").do("reveal Winter Coat")
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Lily Step & Confluence",
        "A.resources.Patience": 2,
        "A.discards": "Winter Coat",
    }
    return t


@pytest.mark.rule("revel:0.2.3")
@shows("Palisade of Pines")
def test_palisade_of_pines_forbids_stitching() -> Scene:
    t = scene(A={"hand": ["Confluence"], "spells": {1: "Lily Step"}}, B={"spells": {5: "Palisade of Pines"}})
    t.do("play a card")
    assert t.offered == ["space 2", "space 3", "space 4", "space 5"]
    t.do("space 2")
    assert t.changed == {**PLAYED, "A.spells.2": "Confluence"}
    return t


@pytest.mark.rule("revel:0.3.3", "revel:4.3.1")
@shows("Frostbitten Gate")
def test_frostbitten_gate_makes_everybody_pay_to_overpower() -> Scene:
    t = scene(A={"hand": ["Schoolroom Hex", "Iron Kettle"]}, B={"spells": {1: "Plain Spark", 2: "Frostbitten Gate"}})
    t.play("Schoolroom Hex", 1).do("pay")
    assert (t.A["discards"], t.B["discards"]) == (["Iron Kettle"], ["Plain Spark"])
    t = scene(A={"hand": ["Schoolroom Hex"]}, B={"spells": {1: "Plain Spark", 2: "Frostbitten Gate"}})
    t.play("Schoolroom Hex", 1)
    assert t.changed == {**PLAYED, "A.spells.1": "Schoolroom Hex"}
    return t


@pytest.mark.rule("revel:4.9.1", "revel:5.8.8")
@shows("Taken in Your Place")
def test_taken_in_your_place_goes_instead_of_another() -> Scene:
    t = scene(A={"hand": ["Schoolroom Hex"]}, B={"spells": {1: "Plain Spark", 2: "Taken in Your Place"}})
    t.play("Schoolroom Hex", 1)
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Schoolroom Hex",
        "B.spells.2": None,
        "B.discards": "Taken in Your Place",
    }
    return t


@pytest.mark.rule("revel:5.9.1", "revel:2.3.5")
@shows("Wait for Spring")
def test_wait_for_spring_gives_plays_and_takes_stamina() -> Scene:
    t = scene(A=his(4, hand=["Wait for Spring"]))
    t.play("Wait for Spring").do("pay", "pass")
    assert (t.A["stance"], t.A["resources"], t.A["stamina"]) == ("Wait for Spring", {"Patience": 0}, 3)
    t.do("pass")
    assert (t.truth["current"], t.truth["plays"]) == ("A", 2)
    return t


@pytest.mark.rule("revel:4.4.1")
@shows("Deep Roots")
def test_deep_roots_hold_in_the_opponents_turn() -> Scene:
    for current, resistance in (("A", 5), ("B", 7)):
        t = scene(current=current, A={"stance": "Deep Roots", "spells": {1: "Iron Kettle"}})
        assert t.resistance("A", 1) == resistance
    return t


@pytest.mark.rule("revel:4.6.1")
@shows("Quiet Hands")
def test_quiet_hands_use_a_skipped_play() -> Scene:
    t = scene(A={"stance": "Quiet Hands", "spells": {1: "Plain Spark"}})
    t.do("draw a card")
    assert t.changed == {"plays": 1, "A.hand": "Plain Spark", "A.deck": "9 Plain Spark", "A.spells.1.+1s": 1}
    return t
