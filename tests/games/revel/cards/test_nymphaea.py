"""Nymphaea and her cards."""

from __future__ import annotations

import pytest

from tests.games.revel.cards.scene import PLAYED, Scene, scene, shows
from tests.games.revel.stage import Plain

NYMPHAEA = "Nymphaea - A Mirror for Restless Stars"


@pytest.mark.rule("revel:2.3.12")
@shows(NYMPHAEA)
def test_nymphaea_gains_passion_each_turn_and_keeps_none() -> Scene:
    t = scene(current="B", A={"witch": NYMPHAEA, "spells": {1: "Plain Spark"}})
    t.do("pass")
    assert (t.truth["current"], t.A["resources"]) == ("A", {"Passion": 3})
    t.do(f"use {NYMPHAEA}", "pay")
    assert (t.A["resources"], t.A["spells"]) == ({"Passion": 2}, {1: {"cards": ["Plain Spark"], "+1s": 1}})
    t = scene(A={"witch": NYMPHAEA, "resources": {"Passion": 3}})
    t.do("pass")
    assert (t.truth["current"], t.A["resources"]) == ("B", {"Passion": 0})
    return t


@pytest.mark.rule("revel:1.4b.2")
@shows("Lily Step")
def test_lily_step_helps_another_spell() -> Scene:
    t = scene(A={"hand": ["Lily Step"], "spells": {2: "Plain Spark"}, "resources": {"Passion": 1}})
    t.play("Lily Step", 1).do("pay")
    assert t.changed == {**PLAYED, "A.spells.1": "Lily Step", "A.spells.2.+1s": 1, "A.resources.Passion": 0}
    t = scene(A={"hand": ["Lily Step"], "resources": {"Passion": 1}})
    t.play("Lily Step", 1)
    assert t.changed == {**PLAYED, "A.spells.1": "Lily Step"}
    return t


@pytest.mark.rule("revel:3.4.13", "revel:1.4b.2")
@shows("Undertow")
def test_undertow_takes_counters_from_anybody() -> Scene:
    t = scene(
        A={"hand": ["Undertow"], "spells": {2: {"card": "Plain Spark", "+1s": 1}}},
        B={"spells": {1: {"card": "Plain Spark", "+1s": 3}}},
    )
    t.play("Undertow", 1).do("B's Plain Spark in space 1")
    assert t.offered == ["2", "1", "0"]
    t.do("2")
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Undertow",
        "A.spells.1.+1s": 2,
        "B.spells.1": None,
        "B.spells.1.+1s": None,
        "B.discards": "Plain Spark",
    }
    return t


@shows("Rising Tide")
def test_rising_tide_rises_when_passion_was_spent() -> Scene:
    t = scene(
        A={"spells": {1: "Rising Tide", 2: "Reed Curtain"}, "resources": {"Passion": 1}},
    )
    t.do("use Reed Curtain", "pay", "pass")
    assert (t.power("A", 1), t.resistance("A", 2)) == (3, 4)
    t = scene(A={"spells": {1: "Rising Tide"}, "resources": {"Passion": 1}})
    t.do("pass")
    assert t.power("A", 1) == 2
    return t


@pytest.mark.rule("revel:1.4b.2")
@shows("Moonlit Eddy")
def test_moonlit_eddy_passes_its_counters_on() -> Scene:
    t = scene(A={"hand": ["Moonlit Eddy"]})
    t.play("Moonlit Eddy", 1)
    assert t.changed == {**PLAYED, "A.spells.1": "Moonlit Eddy", "A.spells.1.+1s": 1}
    assert t.why_not("use Moonlit Eddy") == "4.7.7"
    t = scene(A={"spells": {1: {"card": "Moonlit Eddy", "+1s": 3}, 2: "Plain Spark"}})
    t.do("use Moonlit Eddy")
    assert t.offered == ["2", "1", "0"]
    t.do("2")
    assert t.changed == {"A.spells.1.+1s": 1, "A.spells.1.used": [[1, 2]], "A.spells.2.+1s": 2}
    return t


@pytest.mark.rule("revel:4.6.1")
@shows("Pearl Diver")
def test_pearl_diver_draws_when_it_grows() -> Scene:
    t = scene(
        A={"spells": {1: "Pearl Diver", 2: "Plain Spark"}, "witch": NYMPHAEA, "resources": {"Passion": 2}},
    )
    t.do(f"use {NYMPHAEA}", "pay", "A's Pearl Diver in space 1")
    assert t.changed == {
        "A.resources.Passion": 1,
        "A.witch.used": [[1, 2]],
        "A.spells.1.+1s": 1,
        "A.hand": "Plain Spark",
        "A.deck": "9 Plain Spark",
    }
    t = scene(A={"spells": {1: "Pearl Diver", 2: "Plain Spark"}, "witch": NYMPHAEA, "resources": {"Passion": 2}})
    t.do(f"use {NYMPHAEA}", "pay", "A's Plain Spark in space 2")
    assert t.A["hand"] == []
    return t


@pytest.mark.rule("revel:4.10.5")
@shows("Flood the Terrace")
def test_flood_the_terrace_lifts_all_others() -> Scene:
    t = scene(
        A={
            "hand": ["Flood the Terrace"],
            "spells": {2: "Plain Spark", 3: "Iron Kettle"},
            "resources": {"Passion": 2},
        },
        B={"spells": {4: "Plain Spark"}},
    )
    t.play("Flood the Terrace", 1).do("pay")
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Flood the Terrace",
        "A.spells.2.+1s": 1,
        "A.spells.3.+1s": 1,
        "A.resources.Passion": 0,
    }
    return t


@pytest.mark.rule("revel:4.3.1")
@shows("Drowned Bell")
def test_drowned_bell_costs_a_counter() -> Scene:
    t = scene(A={"hand": ["Drowned Bell"], "spells": {2: {"card": "Plain Spark", "+1s": 1}, 3: "Plain Spark"}})
    t.play("Drowned Bell", 1).do("pay")
    assert t.changed == {**PLAYED, "A.spells.1": "Drowned Bell", "A.spells.2.+1s": None}
    t = scene(
        A={"hand": ["Drowned Bell"], "spells": {2: "Plain Spark"}}, B={"spells": {1: {"card": "Plain Spark", "+1s": 1}}}
    )
    t.do("play a card")
    assert (t.changed, t.offered) == ({}, ["draw a card", "pass"])
    return t


@pytest.mark.rule("revel:1.4b.2")
@shows("Riptide Waltz")
def test_riptide_waltz_doubles_what_is_there() -> Scene:
    t = scene(
        A={"hand": ["Riptide Waltz"], "spells": {2: {"card": "Plain Spark", "+1s": 1}, 3: "Plain Spark"}},
        B={"spells": {1: "Plain Spark"}},
    )
    t.play("Riptide Waltz", 1)
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Riptide Waltz",
        "A.spells.2.+1s": 2,
        "B.spells.1": None,
        "B.discards": "Plain Spark",
    }
    t = scene(A={"hand": ["Riptide Waltz"]}, B={"spells": {1: "Breakwater", 2: "Hush of Deep Water"}})
    t.play("Riptide Waltz", 2)
    assert t.A["spells"] == {2: {"cards": ["Riptide Waltz"], "+1s": 1}}
    return t


@pytest.mark.rule("revel:4.4.1")
@shows("Still Surface")
def test_still_surface_counts_spells_with_counters() -> Scene:
    plus = {"card": "Plain Spark", "+1s": 4}
    t = scene(A={"spells": {1: "Still Surface", 2: plus, 3: plus, 4: "Plain Spark"}}, B={"spells": {5: plus}})
    assert t.power("A", 1) == 4
    return t


@pytest.mark.rule("revel:0.4.2")
@shows("Rain of Small Mercies")
def test_rain_of_small_mercies_gives_one_of_three() -> Scene:
    gifts: Plain = {
        "Draw 1 card.": {"A.hand": "Plain Spark", "A.deck": "9 Plain Spark"},
        "Gain 2 Passion.": {"A.resources.Passion": 2},
        "Add a +1 to this spell.": {"A.spells.1.+1s": 1},
    }
    for words, gift in gifts.items():
        t = scene(A={"hand": ["Rain of Small Mercies"]})
        t.play("Rain of Small Mercies", 1)
        assert t.offered == list(gifts)
        t.do(words)
        assert t.changed == {**PLAYED, "A.spells.1": "Rain of Small Mercies", **gift}
    return t


@pytest.mark.rule("revel:0.3.4")
@shows("Spillway")
def test_spillway_sells_cards() -> Scene:
    t = scene(A={"hand": ["Spillway"], "resources": {"Passion": 2}})
    t.play("Spillway", 1).do("pay")
    assert t.changed == {
        "plays": 1,
        "A.hand": "2 Plain Spark",
        "A.deck": "8 Plain Spark",
        "A.spells.1": "Spillway",
        "A.resources.Passion": 0,
    }
    return t


@pytest.mark.rule("revel:3.2.1", "revel:1.4b.3")
@shows("Carried Away")
def test_carried_away_moves_a_spell_which_loses_its_state() -> Scene:
    t = scene(A={"hand": ["Carried Away"], "spells": {2: {"card": "Plain Spark", "+1s": 1}}})
    t.play("Carried Away", 1).do("yes", "space 4")
    assert t.changed == {
        "plays": 1,
        "A.hand": "Plain Spark",
        "A.deck": "9 Plain Spark",
        "A.spells.1": "Carried Away",
        "A.spells.2": None,
        "A.spells.2.+1s": None,
        "A.spells.4": "Plain Spark",
    }
    t = scene(A={"hand": ["Carried Away"], "spells": {2: "Plain Spark"}})
    t.play("Carried Away", 1).do("no")
    assert t.changed == {**PLAYED, "A.spells.1": "Carried Away"}
    return t


@pytest.mark.rule("revel:1.7.11")
@shows("Confluence")
def test_confluence_is_stronger_stitched() -> Scene:
    t = scene(A={"hand": ["Confluence"], "spells": {1: "Lily Step"}})
    t.play("Confluence", "space 1, stitching onto Lily Step")
    assert t.changed == {**PLAYED, "A.spells.1": "Lily Step & Confluence", "A.stamina": 3}
    assert t.power("A", 1) == 9
    t = scene(A={"spells": {1: "Confluence"}})
    assert t.power("A", 1) == 4
    return t


@shows("Emptied Cup")
def test_emptied_cup_wants_no_passion_left() -> Scene:
    for passion, plus in ((0, {"A.spells.1.+1s": 2}), (1, {})):
        t = scene(A={"hand": ["Emptied Cup"], "resources": {"Passion": passion}})
        t.play("Emptied Cup", 1)
        assert t.changed == {**PLAYED, "A.spells.1": "Emptied Cup", **plus}
    return t


@pytest.mark.rule("revel:4.6.4")
@shows("Tidal Courtesy")
def test_tidal_courtesy_grows_with_every_payment() -> Scene:
    t = scene(
        A={"spells": {1: "Tidal Courtesy", 2: "Reed Curtain", 3: "Guarded Heart"}, "resources": {"Passion": 4}},
    )
    t.do("use Reed Curtain", "pay")
    assert (t.power("A", 1), t.resistance("A", 2)) == (2, 4)
    t.do("use Guarded Heart", "pay")
    assert t.power("A", 1) == 3
    assert t.A["resources"] == {"Passion": 0}
    return t


@pytest.mark.rule("revel:1.4b.2")
@shows("Silver Wake")
def test_silver_wake_washes_counters_off() -> Scene:
    t = scene(
        A={"hand": ["Silver Wake"], "spells": {2: {"card": "Plain Spark", "+1s": 2}}},
        B={"spells": {1: {"card": "Hammer of Noon", "+1s": 3}, 2: {"card": "Plain Spark", "+1s": 1}}},
    )
    t.play("Silver Wake", 1)
    assert t.changed == {**PLAYED, "A.spells.1": "Silver Wake", "B.spells.1.+1s": None}
    return t


@pytest.mark.rule("revel:1.4b.5")
@shows("Reed Curtain")
def test_reed_curtain_thickens() -> Scene:
    t = scene(A={"spells": {1: "Reed Curtain"}, "resources": {"Passion": 2}})
    t.do("use Reed Curtain", "pay")
    assert t.changed == {"A.spells.1.+1s": 1, "A.spells.1.used": [[1, 1]], "A.resources.Passion": 1}
    assert t.resistance("A", 1) == 4
    return t


@pytest.mark.rule("revel:4.9.11")
@shows("Hush of Deep Water")
def test_hush_of_deep_water_stops_a_draw() -> Scene:
    t = scene(B={"hand": ["Hush of Deep Water"]})
    t.do("draw a card", "B: reveal Hush of Deep Water")
    assert t.changed == {"plays": 1, "B.hand": "", "B.discards": "Hush of Deep Water"}
    t = scene(A={"hand": ["Hush of Deep Water"]})
    t.do("draw a card")
    assert t.changed == {"plays": 1, "A.hand": "Hush of Deep Water, Plain Spark", "A.deck": "9 Plain Spark"}
    return t


@pytest.mark.rule("revel:0.1.3")
@shows("Lantern on the Pier")
def test_lantern_on_the_pier_shines_when_it_goes() -> Scene:
    t = scene(A={"hand": ["Plain Spark"], "spells": {1: "Lantern on the Pier"}})
    t.play("Plain Spark", "space 1, replacing Lantern on the Pier")
    assert t.changed == {
        **PLAYED,
        "A.spells.1": "Plain Spark",
        "A.spells.1.+1s": 2,
        "A.discards": "Lantern on the Pier",
    }
    return t


@pytest.mark.rule("revel:5.8.8")
@shows("Breakwater")
def test_breakwater_stands_whatever_comes() -> Scene:
    t = scene(A={"hand": ["Schoolroom Hex"]}, B={"spells": {1: "Breakwater"}})
    t.play("Schoolroom Hex", 1)
    assert t.changed == {**PLAYED, "A.spells.1": "Schoolroom Hex"}
    assert t.view().winning[1] == "A"
    t = scene(A={"hand": ["The Whole Sky Burning"], "resources": {"Passion": 5}}, B={"spells": {1: "Breakwater"}})
    t.play("The Whole Sky Burning", 1).do("pay")
    assert (t.B["spells"], t.B["discards"]) == ({}, ["Breakwater"])
    return t


@pytest.mark.rule("revel:4.9.1")
@shows("Ebb and Answer")
def test_ebb_and_answer_keeps_stamina() -> Scene:
    t = scene(A={"hand": ["Confluence", "Ebb and Answer"], "spells": {1: "Lily Step"}})
    t.play("Confluence", "space 1, stitching onto Lily Step").do("reveal Ebb and Answer")
    assert t.changed == {**PLAYED, "A.spells.1": "Lily Step & Confluence", "A.discards": "Ebb and Answer"}
    t = scene(A={"hand": ["Confluence", "Ebb and Answer"], "spells": {1: "Lily Step"}})
    t.play("Confluence", "space 1, stitching onto Lily Step").do("reveal nothing")
    assert t.changed == {
        "plays": 1,
        "A.hand": "Ebb and Answer",
        "A.spells.1": "Lily Step & Confluence",
        "A.stamina": 3,
    }
    return t


@pytest.mark.rule("revel:4.6.1")
@shows("Glass Harbor")
def test_glass_harbor_draws_for_a_stitch() -> Scene:
    t = scene(A={"hand": ["Confluence"], "spells": {1: "Lily Step", 2: "Glass Harbor"}})
    t.play("Confluence", "space 1, stitching onto Lily Step")
    assert t.changed == {
        "plays": 1,
        "A.spells.1": "Lily Step & Confluence",
        "A.stamina": 3,
        "A.hand": "Plain Spark",
        "A.deck": "9 Plain Spark",
    }
    t = scene(A={"hand": ["Confluence"], "spells": {2: "Glass Harbor"}})
    t.play("Confluence", 1)
    assert t.A["hand"] == []
    return t


@pytest.mark.rule("revel:0.1.1")
@shows("Flowing Form")
def test_flowing_form_allows_each_power_twice() -> Scene:
    t = scene(A={"stance": "Flowing Form", "spells": {1: "Reed Curtain"}, "resources": {"Passion": 3}})
    t.do("use Reed Curtain", "pay", "use Reed Curtain", "pay")
    assert (t.resistance("A", 1), t.A["resources"]) == (5, {"Passion": 1})
    assert t.why_not("use Reed Curtain") == "4.7.4"
    return t


@pytest.mark.rule("revel:2.3.12")
@shows("Dance Without Stopping")
def test_dance_without_stopping_punishes_what_is_left_over() -> Scene:
    t = scene(current="B", A={"stance": "Dance Without Stopping"})
    t.do("pass")
    assert (t.A["resources"], t.A["stamina"]) == ({"Passion": 2}, 4)
    t = scene(A={"stance": "Dance Without Stopping", "witch": NYMPHAEA, "resources": {"Passion": 2}})
    t.do("pass")
    assert (t.A["resources"], t.A["stamina"]) == ({"Passion": 0}, 3)
    t = scene(A={"stance": "Dance Without Stopping", "witch": NYMPHAEA})
    t.do("pass")
    assert (t.A["resources"], t.A["stamina"]) == ({"Passion": 0}, 4)
    return t


@pytest.mark.rule("revel:4.4.1")
@shows("Moon-Drawn Poise")
def test_moon_drawn_poise_adds_to_what_has_a_counter() -> Scene:
    plus = {"card": "Plain Spark", "+1s": 1}
    t = scene(
        A={
            "stance": "Moon-Drawn Poise",
            "spells": {1: plus, 2: "Plain Spark", 3: {"card": "Iron Kettle", "+1s": 1}},
        },
        B={"spells": {4: plus}},
    )
    assert (t.power("A", 1), t.power("A", 2), t.resistance("A", 3), t.power("B", 4)) == (3, 1, 7, 2)
    return t
