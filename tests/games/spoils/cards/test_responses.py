"""Cards that ship and answer another card: played in response, or again."""

from __future__ import annotations

from tests.games.spoils.cards.scene import Scene, scene, shows, staples

SOLDIER, MACHINE = "Stalwart Soldier", "Legacy Warmachine"
"""3/3/3 and 4/5/1, without words."""


@shows("Voidal Interference")
def test_voidal_interference_sends_a_card_back_to_its_owner() -> Scene:
    voidal = "Voidal Interference"
    t = scene("Scout", "Gnat", B=staples(voidal), b={"hand": [voidal, "Rage"]})
    t.play("Scout", f"B: play {voidal}", "A: Gnat")
    assert (t.hand("A"), t.A["deck"][0], t.pile("A")) == (["Scout"], "Gnat", [])
    assert (t.in_play("A"), t.hand("B"), t.pile("B")) == ([], ["Rage"], [voidal])
    return t


@shows("Snooty Doorman")
def test_snooty_doorman_turns_a_character_away() -> Scene:
    t = scene("Scout", B=["Snooty Doorman"])
    t.play("Scout", "B: use TURN AWAY of Snooty Doorman")
    assert (t.in_play("A"), t.pile("A"), t.pile("B")) == ([], ["Scout"], ["Snooty Doorman"])
    t = scene("Kettinger", A=[SOLDIER], B=["Snooty Doorman"]).play("Kettinger", f"A's {SOLDIER}")
    assert t.in_play("A") == [SOLDIER, "Kettinger"]  # an item is let in
    return t


@shows("Forced Recruitment", "Patent Enforcement")
def test_some_tactics_take_what_is_played() -> Scene:
    theirs = staples("Forced Recruitment", least=8)
    t = scene("Scout", B=theirs, b={"hand": ["Forced Recruitment"]}).play("Scout", "B: play Forced Recruitment")
    assert (t.in_play("A"), t.in_play("B"), t.the("Scout")["of"], t.free("B")) == ([], ["Scout"], "A", 8 - 2 - 4)
    theirs = staples("Patent Enforcement", least=8)
    t = scene("Jacque's Trap", B=theirs, b={"hand": ["Patent Enforcement"]})
    t.play("Jacque's Trap", "B: play Patent Enforcement")
    assert (t.in_play("A"), t.in_play("B"), t.free("B")) == ([], ["Jacque's Trap"], 8 - 3)
    return t


@shows("Tactician Vacation")
def test_tactician_vacation_ends_all_tactics_of_the_turn() -> Scene:
    t = scene("Rate Hike", "Rate Hike", B=staples("Tactician Vacation"), b={"hand": ["Tactician Vacation"]})
    t.play("Rate Hike", "B: play Tactician Vacation")
    assert (t.influence("A"), t.hand("A"), t.pile("A")) == (25, ["Rate Hike"], ["Rate Hike"])
    assert "play Rate Hike" not in t.offered
    return t


@shows("Mistaken Identity")
def test_mistaken_identity_turns_a_pick_to_another() -> Scene:
    theirs = [*staples("Mistaken Identity"), MACHINE]
    t = scene("Quotidian Assassination", A=[SOLDIER], B=theirs, b={"hand": ["Mistaken Identity"]})
    t.play("Quotidian Assassination", f"B's {MACHINE}", "B: play Mistaken Identity")
    t.rest()
    assert (t.hand("A"), t.in_play("B")) == ([SOLDIER], [MACHINE])
    return t


@shows("Voidal Replication")
def test_voidal_replication_duplicates_the_last_other_tactic() -> Scene:
    t = scene("Voidal Replication", "Rate Hike", A=["3x Greed"])
    assert "play Voidal Replication" not in t.offered
    t.play("Rate Hike").play("Voidal Replication")
    assert (t.influence("A"), t.hand("A")) == (29, ["Greed"] * 2)
    return t


@shows("Counter Attack")
def test_counter_attack_attacks_in_the_opponents_turn() -> Scene:
    t = scene("Scout", A=[], B=[*staples("Counter Attack"), SOLDIER], b={"hand": ["Counter Attack"]})
    t.play("Scout", "B: play Counter Attack")
    t.rest("attack A's faction", "no more")
    assert (t.influence("A"), t.hand("B"), t.the(SOLDIER)["depleted"], t.in_play("A")) == (
        22,
        ["Greed"],
        True,
        ["Scout"],
    )
    return t


@shows("Inconvenient Roadblock")
def test_inconvenient_roadblock_takes_all_battle_damage_away() -> Scene:
    t = scene(A=[SOLDIER], B=staples("Inconvenient Roadblock"), b={"hand": ["Inconvenient Roadblock"]})
    t.do("attack B's faction", "B: play Inconvenient Roadblock")
    t.pay()
    assert (t.influence("B"), t.hand("B")) == (25, ["Greed"])
    return t


@shows("Shocking Reappearance")
def test_shocking_reappearance_blocks_from_the_pile() -> Scene:
    theirs = {"hand": ["Shocking Reappearance"], "discard pile": [MACHINE]}
    t = scene(A=[SOLDIER], B=staples("Shocking Reappearance"), b=theirs)
    t.do("attack B's faction", "B: play Shocking Reappearance")
    t.pay()
    t.rest("no more", "go on")
    assert (t.influence("B"), t.in_play("B"), t.pile("A")) == (25, [MACHINE], [SOLDIER])
    return t


@shows("Ambuscade")
def test_ambuscade_sacrifices_a_character_for_twice_its_strength() -> Scene:
    t = scene(A=["Union Leader"], B=[*staples("Ambuscade"), MACHINE], b={"hand": ["Ambuscade"]})
    t.do("attack B's faction", "B: play Ambuscade")
    t.rest("no more", "go on", "8")
    assert (t.pile("B"), t.pile("A"), t.influence("B")) == (["Ambuscade", MACHINE], ["Union Leader"], 25)
    return t


@shows("Catastrophic Betrayal")
def test_catastrophic_betrayal_joins_the_attack() -> Scene:
    t = scene("Catastrophic Betrayal", A=[SOLDIER], b={"discard pile": [MACHINE]})
    t.do("attack B's faction", "A: play Catastrophic Betrayal")
    t.pay()
    t.rest("no more", "go on")
    assert (t.in_play("A"), t.the(MACHINE)["of"], t.influence("B")) == ([SOLDIER, MACHINE], "B", 25 - 3 - 4)
    return t
