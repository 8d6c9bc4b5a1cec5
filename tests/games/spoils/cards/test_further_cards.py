"""Further cards that ship at work: factions, resources, and what needs more than a line to set up."""

from __future__ import annotations

import pytest

from coven.games.spoils.areas.areas import A
from coven.games.spoils.cards.index import shipped
from coven.games.spoils.effects.standing import icons_of
from tests.games.spoils.cards.scene import Scene, scene, shown_together, shows, staples

SOLDIER, MACHINE = "Stalwart Soldier", "Legacy Warmachine"
"""3/3/3 and 4/5/1, without words."""
DOUBLE = {"Neurosis": "O", "Exploitation": "G", "Arrogance": "E", "Treachery": "D", "Violence": "R"}


@pytest.mark.rule("spoils:203.5c", "spoils:311.2")
@pytest.mark.parametrize(
    ("name", "letter"), list(zip(("Obsession", "Greed", "Elitism", "Deception", "Rage"), "OGEDR", strict=True))
)
def test_a_staple_provides_one_icon(name: str, letter: str) -> None:
    t = scene(a={"in play": ["Bench", f"2x {name}"]}, B=["Rage"])
    assert icons_of(t.state, A).letters == letter * 2


@pytest.mark.parametrize(("name", "letter"), DOUBLE.items())
def test_a_double_resource_provides_two_icons(name: str, letter: str) -> None:
    assert icons_of(scene(a={"in play": ["Bench", name]}).state, A).letters == letter * 2


@pytest.mark.parametrize("name", list(DOUBLE))
def test_a_double_resource_costs_1_influence_as_it_enters_play(name: str) -> None:
    t = scene(a={"faction": "The Tournament Faction", "hand": [name]})
    t.use("RESOURCE", "The Tournament Faction", f"{name} face-up")
    assert (t.influence("A"), t.influence("B")) == (24, 25)
    assert t.at_rest()


@pytest.mark.parametrize("name", [card.name for card in shipped().values() if card.is_faction])
def test_every_faction_draws_for_3(name: str) -> None:
    t = scene(a={"faction": name, "influence": 20})
    t.use("DRAW", name)
    assert (t.hand("A"), t.free("A")) == (["Greed"], 9)
    assert t.at_rest()


@pytest.mark.parametrize("name", [card.name for card in shipped().values() if card.is_faction])
def test_every_faction_restores_and_develops_at_the_start_of_its_turn(name: str) -> None:
    spent = {"card": "Greed", "attached to": "faction"}
    theirs = {"faction": name, "in play": [spent, spent, "Bench", {"card": MACHINE, "depleted": True}]}
    t = scene(b=theirs)
    t.do("end the turn")
    t.rest("draw a card")
    assert (t.free("B"), t.hand("B")) == (2, ["Greed"])
    assert "depleted" not in t.the(MACHINE)


@shows("Moist Cave of the Darkpump", "Order of the Golden String", "Alliance of Handy Weirdos")
def test_abilities_of_factions() -> Scene:
    name = "Moist Cave of the Darkpump"
    t = scene(a={"faction": name, "deck": ["Scout", "Gnat"]}).use("LUCUBRATE", name, "yes")
    assert (t.A["deck"], t.free("A")) == (["Gnat", "Scout"], 11)
    name = "Order of the Golden String"
    t = scene(a={"faction": name, "hand": ["Gnat"]}).use("CONSPIRE", name, "Gnat")
    assert (t.hand("A"), t.pile("A"), t.free("A")) == (["Greed", "Greed"], ["Gnat"], 8)
    name = "Alliance of Handy Weirdos"
    t = scene(a={"faction": name}, B=[MACHINE]).use("ENHANCE", name)
    assert (t.stats(MACHINE), t.free("A")) == ((5, 6, 1), 9)
    return t


@shows("Hall of Great Justice")
def test_hall_of_great_justice_trades_a_character_for_its_strength() -> Scene:
    name = "Hall of Great Justice"
    t = scene(a={"faction": name}, A=[SOLDIER], B=[MACHINE]).use("FOR GREAT JUSTICE!", name)
    assert (t.pile("A"), t.the(MACHINE)["damage"], t.free("A")) == ([SOLDIER], 3, 7)
    return t


@shows("First Unified Market of Abstract Secure Theoreticals")
def test_the_market_makes_the_factions_abilities_cheaper() -> Scene:
    market, name = "First Unified Market of Abstract Secure Theoreticals", "Moist Cave of the Darkpump"
    t = scene(a={"faction": name}, A=[market]).use("DRAW", name)
    assert t.free("A") == 10
    t.use("LUCUBRATE", name, "no")
    assert t.free("A") == 9  # to a minimum of 1
    return t


@shows("Basic Node", "Hub Node", "A Series of Tubes")
def test_nodes() -> Scene:
    t = scene("Basic Node", a={"deck": ["Scout", "Hub Node", "Greed"]}).play("Basic Node", "yes")
    t.rest("Hub Node")
    assert t.hand("A") == ["Hub Node"]
    t = scene(A=["Hub Node", "Basic Node", "A Series of Tubes"])
    assert (t.stats("Hub Node"), t.stats("Basic Node"), t.stats("A Series of Tubes")) == (
        (5, 5, 3),
        (2, 2, 4),
        (5, 5, 3),
    )
    t = scene("Bask Bile", A=["Hub Node", SOLDIER], B=["Basic Node"]).play("Bask Bile", "B's Basic Node")
    assert (t.pile("B"), t.in_play("A")) == (["Basic Node"], [SOLDIER])
    return t


@shows("633fy 31f")
def test_633fy_31f_wants_two_cards_before_it() -> Scene:
    t = scene("633fy 31f", "Spackle", "Spackle")
    assert "play 633fy 31f" not in t.offered
    t.play("Spackle")
    assert "play 633fy 31f" not in t.offered
    t.play("Spackle").play("633fy 31f")
    assert t.in_play("A") == ["Spackle", "Spackle", "633fy 31f"]
    return t


@shows("700160x 31f")
def test_700160x_31f_finds_a_gear_and_wears_it() -> Scene:
    t = scene("700160x 31f", a={"deck": ["Scout", "Luteoderm Armor", "Greed"]}).play("700160x 31f", "yes")
    t.rest("Luteoderm Armor")
    assert t.stats("700160x 31f") == (3, 3, 3)
    return t


@shows("Runic Whale", "Towering Researchmajig")
def test_gearsmiths_with_tokens() -> Scene:
    t = scene("Runic Whale").play("Runic Whale", "yes")
    t.pay()
    assert (t.stats("Runic Whale"), t.free("A")) == ((9, 9, 3), 12 - 8)
    t = scene("Runic Whale").play("Runic Whale", "no")
    assert t.stats("Runic Whale") == (5, 5, 3)
    t = scene("Scout", A=[{"card": "Towering Researchmajig", "tokens": 2}])
    t.use("RESEARCH", "Towering Researchmajig").play("Scout")
    assert (t.free("A"), t.the("Towering Researchmajig")["tokens"]) == (12 - 3, 1)
    return t


@shows("Recyclable Golem")
def test_recyclable_golem_is_recycled() -> Scene:
    t = scene("Recyclable Golem").play("Recyclable Golem")
    assert t.stats("Recyclable Golem") == (6, 6, 3)
    t = scene(A=["4x Elitism", {"card": "Recyclable Golem", "face": "face-down"}])
    t.do("flip up Recyclable Golem")
    t.pay()
    assert (t.stats("Recyclable Golem"), t.the("Recyclable Golem")["tokens"]) == ((4, 4, 3), 1)
    t = scene("Bask Bile", "Bask Bile", A=["4x Rage"], B=["Recyclable Golem"])
    t.play("Bask Bile", "B's Recyclable Golem").play("Bask Bile", "B's Recyclable Golem")
    assert (t.in_play("B"), t.pile("B"), t.free("B")) == ([], [], 1)
    return t


@shows("One-Legged Hopping Pogo-Bear")
def test_the_pogo_bear_hops_sneaks_and_hides() -> Scene:
    bear = "One-Legged Hopping Pogo-Bear"
    t = scene(A=[bear])
    assert "attack B's faction" not in t.offered
    t.use("HOP", bear).use("SNEAK", bear)
    assert (t.stats(bear), t.covert(bear)) == ((3, 3, 3), True)
    assert "attack B's faction" in t.offered
    t.use("HIDE", bear)
    assert t.the(bear)["depleted"]
    assert "attack B's faction" not in t.offered
    return t


@shows("Affectionate Dollkeeper")
def test_affectionate_dollkeeper_kills_with_three_deceptions() -> Scene:
    for icons, gone in ((3, True), (2, False)):
        t = scene(A=["Affectionate Dollkeeper", f"{icons}x Deception"], B=["Union Leader"])
        t.do("attack B's faction", "B's Union Leader")
        assert (t.pile("B") == ["Union Leader"]) is gone
    return t


@shows("Berserker Corps")
def test_berserker_corps_feeds_on_its_own() -> Scene:
    t = scene(B=["Berserker Corps", "Scout"])
    t.do("end the turn", "B: yes", "B's Scout")
    assert (t.pile("B"), t.the("Berserker Corps")["tokens"], t.stats("Berserker Corps")) == (["Scout"], 3, (8, 5, 3))
    t = scene(B=["Berserker Corps", "Scout"])
    t.do("end the turn", "B: no")
    assert (t.pile("B"), t.in_play("B")) == (["Berserker Corps"], ["Scout"])
    return t


@shows("Cannon Squadron", "Flaming Barduse")
@pytest.mark.rule("spoils:408.1", "spoils:310.1")
def test_damage_is_divided() -> Scene:
    t = scene(A=["Cannon Squadron"], B=[MACHINE, SOLDIER])
    t.use("FIRE", "Cannon Squadron", f"B's {MACHINE}", f"B's {SOLDIER}", "1")
    assert (t.the(MACHINE)["damage"], t.the(SOLDIER)["damage"]) == (1, 1)
    t = scene("Flaming Barduse", B=[MACHINE, SOLDIER]).play("Flaming Barduse", f"B's {MACHINE}", "no more")
    assert t.the(MACHINE)["damage"] == 2
    assert "damage" not in t.the(SOLDIER)
    return t


@shows("Courageous Paladin")
def test_courageous_paladin_takes_all_battle_damage() -> Scene:
    t = scene(A=["Courageous Paladin", "Oversoon Lightfoot"], B=[SOLDIER])
    t.do("attack B's faction", "A's Courageous Paladin", "A's Oversoon Lightfoot", f"B's {SOLDIER}")
    t.rest()
    assert "Courageous Paladin" in t.pile("A")
    assert "Oversoon Lightfoot" in t.in_play("A")
    return t


@shows("Gassy Gastornis")
def test_gassy_gastornis_is_played_like_a_tactic() -> Scene:
    t = scene("Scout", B=staples("Gassy Gastornis"), b={"hand": ["Gassy Gastornis"]})
    t.play("Scout", "B: play Gassy Gastornis")
    t.rest("let it happen")
    assert (t.in_play("A"), t.in_play("B")) == (["Scout"], ["Gassy Gastornis"])
    return t


@shows("Thabbashite Assailant")
def test_nothing_provides_volition() -> Scene:
    t = scene(A=["Thabbashite Assailant", {"card": "Scout", "face": "face-down"}])
    assert t.stats("Thabbashite Assailant") == (1, 1, 3)
    return t


@shows("Meager Research", "Research Investment")
def test_research() -> Scene:
    t = scene("Meager Research", a={"deck": ["Gnat", "Forget"]}, b={"deck": ["Scout", "Greed"]})
    t.play("Meager Research", "yes")
    t.rest("Gnat")
    assert (t.hand("B"), t.hand("A")) == (["Scout"], ["Gnat"])
    t = scene("Research Investment", a={"deck": ["Rage", "Scout", "Greed"]}, b={"deck": ["Scout"]})
    free = t.free("A")
    t.play("Research Investment")
    t.rest("yes", "Rage", "Greed")
    assert t.free("A") == free + 2
    return t


def test_vander_malagut_leads_the_sarcophyles() -> None:
    t = scene(A=["Vander Malagut", "Hasty Sarcophyle", SOLDIER])
    assert (t.stats("Hasty Sarcophyle"), t.stats(SOLDIER), t.stats("Vander Malagut")) == (
        (3, 3, 6),
        (3, 3, 3),
        (5, 7, 6),
    )
    assert t.at_rest()


@shows("Purifying Priest")
def test_purifying_priest_lets_a_location_suffer() -> Scene:
    t = scene(A=[SOLDIER], B=["Purifying Priest", "Watchtower"])
    t.do("attack B's faction", "B: use PURIFY of Purifying Priest", "B's Watchtower")
    t.rest("go on", "no more")
    assert (t.influence("B"), t.the("Watchtower")["total damage"]) == (23, 1)
    return t


@shows("All-Nighter")
def test_all_nighter_frees_resources() -> Scene:
    t = scene("All-Nighter").play("All-Nighter")
    assert t.offered == ["A's Elitism (1)", "no more"]  # the four that paid, which are alike; the others are free
    assert t.why_not("A's Elitism (12)") == "301.1"
    t.rest()
    assert t.free("A") == 12
    return t


@shows("Really Big Barduse")
@pytest.mark.rule("spoils:408.1", "spoils:402.5b")
def test_really_big_barduse_divides_5_damage() -> Scene:
    t = scene("Really Big Barduse", B=[MACHINE, SOLDIER])
    t.play("Really Big Barduse", f"B's {MACHINE}", f"B's {SOLDIER}", "2")
    assert (t.the(MACHINE)["damage"], t.pile("B")) == (2, [SOLDIER])
    return t


@shows("Spontaneous Displacement", "Stolen Inspiration")
@pytest.mark.rule("spoils:308.1", "spoils:603.2")
def test_cards_that_play_another_for_free() -> Scene:
    t = scene("Spontaneous Displacement", "Scout", B=[MACHINE])  # X is 3
    t.play("Spontaneous Displacement", f"B's {MACHINE}")
    t.rest("no")
    assert (t.hand("B"), t.hand("A")) == ([MACHINE], ["Scout"])
    t = scene(
        "Stolen Inspiration",
        a={"hand": ["Stolen Inspiration", "Key Man", "Union Leader"]},
        A=["Greed"],
        b={"hand": ["Scout"]},
    )
    free = t.free("A")
    t.play("Stolen Inspiration")
    t.rest("yes", "Key Man", "play Key Man")
    assert (t.pile("B"), t.in_play("A"), t.free("A")) == (["Scout"], ["Key Man"], free - 3)
    return t


@shows("Lab of Luxury")
def test_lab_of_luxury_goes_from_type_to_type() -> Scene:
    t = scene(A=["Lab of Luxury"], a={"hand": ["Scout"], "deck": ["Gnat", "Forget", "Greed"]})
    t.use("EXPERIMENT", "Lab of Luxury")
    t.rest("Forget")
    assert (t.hand("A"), t.pile("A")) == (["Forget"], ["Scout"])
    return t


@shows("3p1ph4ny 31f")
@pytest.mark.rule("spoils:308.1", "spoils:603.2")
def test_3p1ph4ny_31f_lets_both_play_for_free() -> Scene:
    t = scene("3p1ph4ny 31f", "Massive Erecting Golem", b={"hand": ["Forget"]})
    t.play("3p1ph4ny 31f", "yes")
    t.rest("Massive Erecting Golem", "no")
    assert (t.in_play("A"), t.free("A")) == (["3p1ph4ny 31f", "Massive Erecting Golem"], 12 - 5)
    return t


shown_together(("Obsession", "Greed", "Elitism", "Deception", "Rage"), "test_a_staple_provides_one_icon")
shown_together(DOUBLE, "test_a_double_resource_costs_1_influence_as_it_enters_play")
shown_together(("The Tournament Faction",), "test_every_faction_draws_for_3")
