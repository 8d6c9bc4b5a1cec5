"""Tactics that ship at work: what each of them changes, and what it leaves alone."""

from __future__ import annotations

import pytest

from tests.games.spoils.cards.scene import Scene, scene, shown_together, shows

SOLDIER, MACHINE = "Stalwart Soldier", "Legacy Warmachine"
"""3/3/3 and 4/5/1, without words."""
Stats = tuple[int, int, int]


@pytest.mark.parametrize(
    ("name", "stats", "drawn"),
    [
        ("Voidal Webbing", (4, 5, 0), 0),
        ("Red Tape", (1, 5, 1), 1),
        ("Secret Handshake", (4, 9, 1), 1),
        ("Dragon Juice", (9, 5, 1), 0),
    ],
)
def test_tactics_that_change_the_stats_of_a_character_for_a_turn(name: str, stats: Stats, drawn: int) -> None:
    t = scene(name, A=[SOLDIER], B=[MACHINE]).play(name, f"B's {MACHINE}")
    assert (t.stats(MACHINE), t.stats(SOLDIER)) == (stats, (3, 3, 3))
    assert (t.hand("A"), t.pile("A")) == (["Greed"] * drawn, [name])
    t.do("end the turn")
    assert t.stats(MACHINE) == (4, 5, 1)
    assert t.at_rest()


@pytest.mark.parametrize(("name", "more"), [("Battle Surge", 1), ("Dragon's Anthem", 5)])
def test_tactics_that_strengthen_all_own_characters(name: str, more: int) -> None:
    t = scene(name, A=[SOLDIER, "Scout"], B=[MACHINE]).play(name)
    assert [t.stats(one) for one in (SOLDIER, "Scout", MACHINE)] == [(3 + more, 3, 3), (3 + more, 3, 4), (4, 5, 1)]
    assert t.at_rest()


@pytest.mark.parametrize(("name", "damage"), [("Pinch", 1), ("Target Practice", 2)])
def test_tactics_that_inflict_damage(name: str, damage: int) -> None:
    t = scene(name, A=[SOLDIER], B=[MACHINE]).play(name, f"B's {MACHINE}")
    assert t.the(MACHINE)["damage"] == damage
    assert "damage" not in t.the(SOLDIER)
    t = scene(name, A=[SOLDIER], B=["Gnat"]).play(name, "B's Gnat")
    assert t.pile("B") == ["Gnat"]
    assert t.at_rest()


@shows("Bask Bile")
def test_bask_bile_hits_a_character_or_a_faction() -> Scene:
    t = scene("Bask Bile", "Bask Bile", A=["4x Rage"], B=[MACHINE]).play("Bask Bile", f"B's {MACHINE}")
    assert t.pile("B") == [MACHINE]
    t.play("Bask Bile", "B's Camp")
    assert (t.influence("A"), t.influence("B")) == (25, 20)
    return t


@shows("Skewer", "Cash Out", "Micromajig Avalanche")
def test_tactics_with_a_number_of_ones_choice() -> Scene:
    t = scene("Skewer", B=[MACHINE]).play("Skewer", "3")
    assert (t.the(MACHINE)["damage"], t.free("A")) == (3, 12 - 6)
    t = scene("Cash Out").play("Cash Out", "2")
    assert (t.hand("A"), t.free("A")) == (["Greed"] * 3, 12 - 4)
    t = scene("Micromajig Avalanche").play("Micromajig Avalanche", "2")
    assert (t.in_play("A"), t.free("A")) == (["Micromajig Token"] * 2, 12 - 4)
    return t


@shows("Air Travel", "Devastating Mockery")
def test_covert_is_given_and_taken_for_a_turn() -> Scene:
    t = scene("Air Travel", B=[MACHINE], A=[SOLDIER]).play("Air Travel", f"A's {SOLDIER}")
    assert (t.covert(SOLDIER), t.covert(MACHINE), t.hand("A")) == (True, False, ["Greed"])
    t = scene("Devastating Mockery", A=[SOLDIER], B=["Kinky Asp", MACHINE]).play("Devastating Mockery")
    assert (t.covert("Kinky Asp"), t.hand("A")) == (False, ["Greed"])
    t.do("end the turn")
    assert t.covert("Kinky Asp")
    return t


@shows("Quotidian Assassination", "Evanesce", "Forget")
def test_tactics_that_return_cards_to_hands() -> Scene:
    for name in ("Quotidian Assassination", "Evanesce"):
        t = scene(name, A=[SOLDIER], B=[MACHINE, "Rudimentary Lathe"]).play(name, f"B's {MACHINE}")
        assert (t.hand("B"), t.in_play("B"), t.in_play("A")) == ([MACHINE], ["Rudimentary Lathe"], [SOLDIER])
    t = scene("Forget", B=["Rudimentary Lathe"], b={"hand": ["Scout"]})
    t.play("Forget", "B's Rudimentary Lathe")
    t.do(next(words for words in t.offered if "Lathe" in words))
    assert (t.hand("B"), t.pile("B")) == (["Scout"], ["Rudimentary Lathe"])
    return t


@shows("Remember", "Postmortem Debenture")
def test_tactics_that_return_cards_from_the_own_pile() -> Scene:
    piles = {"discard pile": ["Forget", "Gnat"]}
    t = scene("Remember", a=piles, b={"discard pile": ["Air Travel"]}).play("Remember")
    assert (t.hand("A"), t.pile("A")) == (["Forget"], ["Gnat", "Remember"])
    t = scene("Postmortem Debenture", a=piles, b={"discard pile": ["Scout"]}).play("Postmortem Debenture")
    assert (t.hand("A"), t.pile("A")) == (["Gnat"], ["Forget", "Postmortem Debenture"])
    return t


@shows("Anesthetizing Opulence", "Executive Poaching", "Precise Sabotage", "Irresistible Bribe")
def test_tactics_that_destroy() -> Scene:
    t = scene("Anesthetizing Opulence", A=[SOLDIER], B=[MACHINE]).play("Anesthetizing Opulence", f"B's {MACHINE}")
    assert (t.pile("B"), t.hand("B")) == ([MACHINE], ["Greed"])
    t = scene("Executive Poaching", A=["Union Leader"], B=[SOLDIER, MACHINE, "Scout"]).play("Executive Poaching")
    assert (t.pile("B"), t.in_play("A")) == ([MACHINE], ["Union Leader"])
    t = scene("Precise Sabotage", A=[SOLDIER], B=["Rudimentary Lathe", MACHINE]).play("Precise Sabotage")
    assert (t.pile("B"), t.in_play("B")) == (["Rudimentary Lathe"], [MACHINE])
    t = scene("Irresistible Bribe", A=[SOLDIER], B=[MACHINE]).play("Irresistible Bribe", f"B's {MACHINE}")
    assert (t.pile("B"), t.influence("B"), t.influence("A")) == ([MACHINE], 29, 25)
    return t


@shows("Impeccable Timing", "Scrag", "Snake Eyes", "12 Man Brunch of Doom")
def test_tactics_that_destroy_on_a_condition() -> Scene:
    for life, gone in (("Brash Basher", True), ("Union Leader", False)):  # 2 and 8 life
        t = scene("Impeccable Timing", A=[SOLDIER], B=[{"card": life, "depleted": True}]).play("Impeccable Timing")
        assert (t.pile("B") == [life]) is gone
    for cards, gone in ((5, True), (4, False)):
        t = scene("Scrag", A=[], B=[MACHINE], b={"discard pile": ["Scout"] * cards}).play("Scrag")
        assert (t.in_play("B") == []) is gone
    for damage, gone in ((1, True), (0, False)):
        t = scene("Snake Eyes", "Pinch", A=["Rage", "Rage"], B=[MACHINE])
        if damage:
            t.play("Pinch")
        t.play("Snake Eyes")
        assert (t.in_play("B") == []) is gone
        assert "Greed" in t.hand("A")
    t = scene("12 Man Brunch of Doom", A=[SOLDIER, "Scout"], B=[MACHINE])
    t.play("12 Man Brunch of Doom", "2", f"B's {MACHINE}")
    assert (t.pile("B"), t.the(SOLDIER)["depleted"], t.the("Scout")["depleted"]) == ([MACHINE], True, True)
    t = scene("12 Man Brunch of Doom", A=[SOLDIER, "Scout"], B=[MACHINE])
    t.play("12 Man Brunch of Doom", "1", f"A's {SOLDIER}", f"B's {MACHINE}")
    assert t.in_play("B") == [MACHINE]
    return t


@shows("Rate Hike", "Extortify", "Dragon's Strategy", "Defenestrate")
def test_tactics_about_influence_and_decks() -> Scene:
    t = scene("Rate Hike").play("Rate Hike")
    assert (t.influence("A"), t.influence("B"), t.hand("A")) == (27, 25, ["Greed"])
    t = scene("Extortify").play("Extortify")
    assert (t.influence("A"), t.influence("B")) == (33, 25)
    t = scene("Dragon's Strategy").play("Dragon's Strategy")
    assert (t.influence("A"), t.influence("B"), t.hand("A")) == (25, 23, ["Greed"])
    t = scene("Defenestrate", b={"deck": ["Scout", "Gnat", "Forget"]}).play("Defenestrate")
    assert (t.pile("B"), t.B["deck"], t.hand("A")) == (["Gnat", "Scout"], ["Forget"], ["Greed"])
    return t


@shows("Brainbath", "Desserted Island")
def test_tactics_that_recur_from_the_discard_pile() -> Scene:
    t = scene("Brainbath", a={"deck": ["Scout", "Gnat", "Forget"]}).play("Brainbath")
    t.do("Gnat")
    assert (t.hand("A"), t.A["deck"]) == (["Scout"], ["Forget", "Gnat"])
    t = scene(A=["6x Obsession"], a={"discard pile": ["Brainbath"]}, b={"hand": ["Scout"]})
    t.use("RECUR", "Brainbath from the discard pile")
    assert (t.A["out of game"], t.pile("B"), t.hand("A")) == (["Brainbath"], ["Scout"], ["Greed"])
    t = scene("Desserted Island").play("Desserted Island")
    assert t.hand("A") == ["Greed"] * 3
    t.use("RECUR", "Desserted Island from the discard pile")
    assert (t.hand("A"), t.A["out of game"]) == (["Greed"] * 4, ["Desserted Island"])
    return t


@shows("Essence of Obsession", "Ritual of the Screaming Cheese")
def test_tactics_with_options() -> Scene:
    theirs = {"hand": ["Scout", "Gnat", "Forget"]}
    t = scene("Essence of Obsession", B=[MACHINE], b=theirs).play("Essence of Obsession", "option 3")
    assert (t.stats(MACHINE), t.covert(MACHINE), len(t.hand("B"))) == ((2, 5, 1), False, 3)
    t = scene("Essence of Obsession", B=[MACHINE], b=theirs).play("Essence of Obsession", "option 2")
    assert (t.covert(MACHINE), len(t.hand("B"))) == (True, 3)
    t = scene("Essence of Obsession", B=[MACHINE], b=theirs).play("Essence of Obsession", "option 1", "B: Gnat")
    assert t.pile("B") == ["Gnat"]
    t = scene("Ritual of the Screaming Cheese", b=theirs)
    t.play("Ritual of the Screaming Cheese", "B: option 2")
    assert len(t.pile("B")) == 1
    t = scene("Ritual of the Screaming Cheese", b=theirs)
    t.play("Ritual of the Screaming Cheese", "B: option 1", "B: Scout", "B: Gnat")
    assert t.pile("B") == ["Gnat", "Scout"]
    return t


@shows("Limited Liability")
def test_limited_liability_saves_everything_for_a_turn() -> Scene:
    t = scene("Limited Liability", "Pinch", A=["Rage", "Rage", SOLDIER], B=["Gnat"]).play("Limited Liability")
    t.play("Pinch", "B's Gnat")
    assert (t.in_play("B"), t.the("Gnat").get("damage", 0)) == (["Gnat"], 0)
    t.do("attack B's faction", "no more")
    assert t.influence("B") == 25
    return t


@shows("Distraction", "Eye Gouge", "Strength In Numbers")
def test_tactics_for_battles() -> Scene:
    t = scene("Distraction", A=[SOLDIER], B=[MACHINE]).play("Distraction", f"B's {MACHINE}")
    assert t.the(MACHINE)["depleted"]
    t = scene("Strength In Numbers", A=[SOLDIER, "Scout"])
    assert "play Strength In Numbers" not in t.offered
    t.do("attack B's faction", f"A's {SOLDIER}", "A's Scout", "A: play Strength In Numbers")
    assert (t.stats(SOLDIER), t.stats("Scout")) == ((5, 5, 3), (5, 5, 4))
    assert t.influence("B") == 15
    t = scene("Eye Gouge", A=[SOLDIER], B=["Scout"])
    t.do("attack B's faction", "B: B's Scout", "A: play Eye Gouge")
    assert (t.pile("B"), t.pile("A")) == (["Scout"], ["Eye Gouge"])
    return t


@shows("Summary Judgment")
def test_summary_judgment_leaves_the_choice_to_the_opponent() -> Scene:
    t = scene("Summary Judgment", B=[SOLDIER]).play("Summary Judgment", "B: yes")
    assert (t.pile("B"), t.hand("A")) == ([SOLDIER], [])
    t = scene("Summary Judgment", B=[SOLDIER]).play("Summary Judgment", "B: no")
    assert (t.in_play("B"), t.hand("A")) == ([SOLDIER], ["Greed"] * 3)
    return t


@shows("Rapine")
def test_rapine_trades_a_character_for_another() -> Scene:
    t = scene("Rapine", A=[SOLDIER], B=[MACHINE]).play("Rapine")
    assert (t.pile("A"), t.in_play("A"), t.in_play("B")) == (["Rapine", SOLDIER], [MACHINE], [])
    assert t.the(MACHINE)["of"] == "B"
    return t


@shows("Hammer Smash", "Fwing!")
@pytest.mark.rule("spoils:O46")
def test_tactics_that_flip_a_coin() -> Scene:
    won, lost = 0, 1
    for coin, strength in ((won, 5), (lost, 4)):
        t = scene("Fwing!", B=[MACHINE, SOLDIER], luck=[coin]).play("Fwing!", f"B's {MACHINE}")
        assert (t.stats(MACHINE), t.stats(SOLDIER)) == ((strength, 5, 2), (3, 3, 3))
    for coin, left in ((won, [MACHINE]), (lost, ["Kettinger", MACHINE])):
        t = scene("Hammer Smash", B=["Rudimentary Lathe", "Kettinger", MACHINE], luck=[coin])
        t.play("Hammer Smash", "B's Rudimentary Lathe")
        t.rest("B's Kettinger")
        assert t.in_play("B") == left
    return t


@shows("1337!")
def test_1337_makes_the_next_card_cheaper() -> Scene:
    t = scene("1337!", "Legacy Warmachine").play("1337!").play("Legacy Warmachine")
    assert t.free("A") == 12 - 3 - 1
    assert t.hand("A") == ["Greed"]
    return t


@shows("Quotidian Misfire")
def test_quotidian_misfire_empties_all_hands_to_be() -> Scene:
    t = scene("Quotidian Misfire", "Quotidian Assassination", B=[MACHINE]).play("Quotidian Misfire")
    t.play("Quotidian Assassination")
    assert (t.hand("B"), t.pile("B")) == ([], [MACHINE])
    return t


@shows("Sprint")
def test_sprint_becomes_a_resource() -> Scene:
    t = scene("Sprint", B=[MACHINE])
    free = t.free("A")
    t.play("Sprint")
    assert (t.stats(MACHINE), t.free("A"), t.pile("A")) == ((4, 5, 2), free - 3 + 1, [])
    return t


shown_together(
    ("Voidal Webbing", "Red Tape", "Secret Handshake", "Dragon Juice"),
    "test_tactics_that_change_the_stats_of_a_character_for_a_turn",
)
shown_together(("Battle Surge", "Dragon's Anthem"), "test_tactics_that_strengthen_all_own_characters")
shown_together(("Pinch", "Target Practice"), "test_tactics_that_inflict_damage")
