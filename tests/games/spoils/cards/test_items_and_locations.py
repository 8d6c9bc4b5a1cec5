"""Items and locations that ship at work: what each of them changes, and what it leaves alone."""

from __future__ import annotations

import pytest

from tests.games.spoils.cards.scene import Scene, scene, shown_together, shows

SOLDIER, MACHINE = "Stalwart Soldier", "Legacy Warmachine"
"""3/3/3 and 4/5/1, without words."""
Stats = tuple[int, int, int]


@pytest.mark.rule("spoils:201.7c")
@pytest.mark.parametrize(
    ("name", "stats", "cost"),
    [("Luteoderm Armor", (5, 5, 3), 3), ("Kettinger", (5, 3, 3), 3), ("Rocket Boots", (4, 3, 4), 3)],
)
def test_gear_changes_its_characters_stats_once_and_is_handed_on(name: str, stats: Stats, cost: int) -> None:
    t = scene(name, A=[SOLDIER, "Scout"], B=[MACHINE]).play(name, f"A's {SOLDIER}")
    assert (t.stats(SOLDIER), t.stats("Scout"), t.stats(MACHINE)) == (stats, (3, 3, 4), (4, 5, 1))
    free = t.free("A")
    t.use("HANDOFF", name, "A's Scout")
    assert (t.stats(SOLDIER), t.free("A"), t.the("Scout")["depleted"]) == ((3, 3, 3), free - cost, True)
    assert t.stats("Scout") != (3, 3, 4)
    assert t.at_rest()


@shows("Very Big Hat of Invisibility", "Poisoned Blade")
def test_gear_that_is_handed_on_for_nothing() -> Scene:
    t = scene("Very Big Hat of Invisibility", A=[SOLDIER, "Scout"]).play(
        "Very Big Hat of Invisibility", f"A's {SOLDIER}"
    )
    free = t.free("A")
    assert (t.covert(SOLDIER), t.covert("Scout")) == (True, False)
    t.use("HANDOFF", "Very Big Hat of Invisibility", "A's Scout")
    assert (t.covert(SOLDIER), t.covert("Scout"), t.free("A")) == (False, True, free)
    t = scene("Poisoned Blade", A=["Key Man"], B=["Union Leader"]).play("Poisoned Blade", "A's Key Man")
    t.do("attack B's faction")
    t.do("B's Union Leader")
    t.rest()
    assert "Union Leader" in t.pile("B")
    return t


@shows("Lugubrious Finger Trap")
def test_lugubrious_finger_trap_holds_fast() -> Scene:
    t = scene("Lugubrious Finger Trap", A=[SOLDIER], B=[MACHINE]).play("Lugubrious Finger Trap", f"B's {MACHINE}")
    t.do("attack B's faction")
    assert t.influence("B") == 22  # nobody was asked to block
    return t


@shows("Brummagem Jewelry")
def test_brummagem_jewelry_depletes_and_keeps_depleted() -> Scene:
    t = scene("Brummagem Jewelry", A=[SOLDIER], B=[MACHINE, {"card": "Scout", "depleted": True}])
    t.play("Brummagem Jewelry", f"B's {MACHINE}")
    assert t.the(MACHINE)["depleted"]
    return t


@shows("Hidden Sandwich")
def test_hidden_sandwich_is_eaten_instead() -> Scene:
    t = scene("Hidden Sandwich", A=[SOLDIER], B=["Arena Quarter-Finalist"]).play("Hidden Sandwich", f"A's {SOLDIER}")
    t.do("attack B's faction", "B's Arena Quarter-Finalist")
    assert (t.pile("A"), t.in_play("A"), t.the(SOLDIER).get("damage", 0)) == (["Hidden Sandwich"], [SOLDIER], 0)
    return t


@shows("Jacque's Trap")
def test_jacques_trap_destroys_an_attacker() -> Scene:
    t = scene(A=[SOLDIER, "Scout"], B=["Jacque's Trap"])
    t.do("attack B's faction", f"A's {SOLDIER}", "A's Scout", "B: use SPRING of Jacque's Trap", f"A's {SOLDIER}")
    t.rest("go on")
    assert (t.pile("A"), t.pile("B"), t.influence("B")) == ([SOLDIER], ["Jacque's Trap"], 22)
    return t


@shows("Rudimentary Lathe")
def test_rudimentary_lathe_makes_items_cheaper_down_to_1() -> Scene:
    t = scene("Jacque's Trap", "Spackle", "Research Assistant", A=["Rudimentary Lathe"])
    for name, paid in (("Jacque's Trap", 2), ("Spackle", 1), ("Research Assistant", 2)):
        free = t.free("A")
        t.play(name)
        assert t.free("A") == free - paid
    t = scene("Jacque's Trap", B=["Rudimentary Lathe"]).play("Jacque's Trap")
    assert t.free("A") == 12 - 3  # its controller's items alone
    return t


@shows("Runic Cannon", "Spackle")
def test_items_that_fire_and_repair() -> Scene:
    t = scene(A=["Runic Cannon"], B=[MACHINE])
    t.use("ENERGIZE", "Runic Cannon").use("ENERGIZE", "Runic Cannon").use("FIRE", "Runic Cannon")
    assert (t.the(MACHINE)["damage"], "tokens" in t.the("Runic Cannon")) == (2, False)
    t = scene(A=["Spackle", {"card": "Watchtower", "total damage": 3}])
    t.use("REPAIR", "Spackle", "A's Watchtower")
    assert t.the("Watchtower")["total damage"] == 1
    return t


@shows("Slingerang")
def test_slingerang_flies_when_its_tokens_are_gone() -> Scene:
    t = scene("Slingerang").play("Slingerang")
    assert t.the("Slingerang")["tokens"] == 3
    assert "use SLING of Slingerang" not in t.offered
    t = scene(B=[{"card": "Slingerang", "tokens": 1}], a={"hand": ["Key Man"]})
    t.play("Key Man", "B: yes")
    t.do("B: use SLING of Slingerang") if t.asked == "B" else None
    assert "tokens" not in t.the("Slingerang")
    return t


@shows("Subversion Matrix", "Tri-Pole Magnet")
def test_gear_of_gearsmiths() -> Scene:
    t = scene("Subversion Matrix", A=[SOLDIER], B=["Kinky Asp", "Gnat"]).play("Subversion Matrix", "B's Kinky Asp")
    assert not t.covert("Kinky Asp")
    t.use("MOVE", "Subversion Matrix", "B's Gnat")
    assert t.covert("Kinky Asp")
    t = scene("Tri-Pole Magnet", A=[SOLDIER], a={"discard pile": ["Kettinger", "Scout"]})
    t.play("Tri-Pole Magnet").use("ATTRACT", "Tri-Pole Magnet")
    assert (t.in_play("A"), t.stats(SOLDIER)) == ([SOLDIER, "Kettinger"], (5, 3, 3))
    return t


@shows("Arcanist's Almanac")
def test_arcanists_almanac_orders_the_top_of_a_deck() -> Scene:
    t = scene(A=["Arcanist's Almanac"], a={"deck": ["Scout", "Gnat", "Forget"]})
    t.use("FORESIGHT", "Arcanist's Almanac", "A")
    while not t.at_rest():
        t.do(t.offered[-1])
    assert sorted(t.A["deck"]) == ["Forget", "Gnat", "Scout"]
    assert t.the("Arcanist's Almanac")["depleted"]
    return t


@shows("Voidal Observatory", "Micromajig Factory")
def test_locations_with_abilities() -> Scene:
    t = scene(A=[{"card": "Voidal Observatory", "tokens": 2}])
    assert "use OBSERVE of Voidal Observatory" not in t.offered
    t.use("ENERGIZE", "Voidal Observatory").use("OBSERVE", "Voidal Observatory")
    assert (t.hand("A"), "tokens" in t.the("Voidal Observatory")) == (["Greed"], False)
    t = scene(A=["Micromajig Factory"])
    t.use("ASSEMBLE", "Micromajig Factory")
    assert (t.in_play("A"), t.free("A")) == (["Micromajig Factory", "Micromajig Token"], 8)
    return t


@shows("The Ministry of Other Smaller Ministries")
def test_the_ministry_asks_a_toll() -> Scene:
    t = scene(A=[SOLDIER], B=["The Ministry of Other Smaller Ministries"])
    t.do("attack B's faction")
    t.pay()
    assert (t.free("A"), t.influence("B")) == (10, 22)
    t = scene(a={"in play": ["Rage", "Bench", SOLDIER]}, B=["The Ministry of Other Smaller Ministries"])
    assert "attack B's faction" not in t.offered
    return t


@shows("High Court of Demands")
def test_high_court_of_demands_protects_the_faction() -> Scene:
    t = scene("High Court of Demands").play("High Court of Demands")
    assert t.hand("A") == ["Greed"]
    t = scene(A=[SOLDIER], B=["High Court of Demands"])
    assert [words for words in t.offered if words.startswith("attack")] == [
        "attack B's Bench",
        "attack B's High Court of Demands",
    ]
    return t


@shows("Hangdog Alley", "Narrow Passage", "Arcana Department")
def test_locations_that_narrow_battles() -> Scene:
    t = scene(A=[SOLDIER, "Scout", "Hangdog Alley"])
    t.do("attack B's faction", f"A's {SOLDIER}")
    assert t.influence("B") == 22
    t = scene(A=[SOLDIER, "Scout", "Narrow Passage"])
    t.do("attack B's faction", f"A's {SOLDIER}", "no more")
    assert not [words for words in t.offered if words.startswith("attack")]
    t = scene(A=[SOLDIER, "Scout", "Arcana Department"], B=[MACHINE])
    t.do("attack B's faction", f"A's {SOLDIER}")  # so Scout attacks, too
    assert t.influence("B") == 19  # a single blocker would be odd
    assert "attack B's faction" not in scene(A=[SOLDIER, "Arcana Department"]).offered
    return t


@shows("Drill Garrison")
def test_drill_garrison_drills_the_more_the_more_rage_there_is() -> Scene:
    for rage, lost in ((2, 0), (3, 1)):
        t = scene(B=["Drill Garrison", f"{rage}x Rage"], A=[MACHINE]).do("end the turn")
        assert (t.influence("A"), t.asked, t.at_rest()) == (25 - lost, "B", True)
    t = scene(B=["Drill Garrison", "5x Rage"], A=[MACHINE, SOLDIER]).do("end the turn", "Drill Garrison")
    t.rest("yes", f"A's {SOLDIER}")
    assert (t.the(SOLDIER)["depleted"], "depleted" in t.the(MACHINE), t.influence("A")) == (True, False, 24)
    t = scene(B=["Drill Garrison", "7x Rage"], A=[MACHINE, SOLDIER]).do("end the turn")
    t.rest("yes", f"A's {MACHINE}", "Drill Garrison")
    assert (t.the(MACHINE)["depleted"], t.the(MACHINE)["damage"], t.influence("A")) == (True, 2, 24)
    assert "damage" not in t.the(SOLDIER)
    return t


@shows("Heist Training Grounds")
def test_heist_training_grounds_teach_the_more_the_more_deception_there_is() -> Scene:
    grounds = "Heist Training Grounds"
    theirs = {"hand": ["Scout"], "deck": ["Gnat", "Forget"]}
    t = scene(B=[grounds, "2x Deception", MACHINE], a=theirs).do("end the turn")
    assert (t.at_rest(), t.covert(MACHINE)) == (True, False)
    t = scene(B=[grounds, "3x Deception", MACHINE], a=theirs).do("end the turn", "yes")
    assert (t.covert(MACHINE), t.hand("A"), t.pile("A")) == (True, ["Scout"], [])
    t = scene(B=[grounds, "5x Deception", MACHINE], a=theirs).do("end the turn")
    t.rest("yes", grounds, "Forget")
    assert (t.covert(MACHINE), t.hand("A"), t.pile("A"), t.A["deck"]) == (True, ["Scout"], ["Forget"], ["Gnat"])
    t = scene(B=[grounds, "7x Deception", MACHINE], a=theirs).do("end the turn")
    t.rest("no", grounds)
    assert (t.covert(MACHINE), t.hand("A"), t.pile("A")) == (False, [], ["Scout"])
    return t


@shows("Cryptic Athenaeum")
def test_cryptic_athenaeum_knows_the_more_the_more_obsession_there_is() -> Scene:
    athenaeum = "Cryptic Athenaeum"
    t = scene(B=[athenaeum, "2x Obsession"], a={"hand": ["Scout"]}).do("end the turn")
    assert (t.at_rest(), t.hand("A"), t.hand("B")) == (True, ["Scout"], [])
    for answers, mine, theirs in ((("yes", "yes"), 2, 1), (("yes", "no"), 1, 1), (("no",), 1, 0)):
        t = scene(B=[athenaeum, "3x Obsession"], a={"hand": ["Scout"]}).do("end the turn", *answers)
        assert (len(t.hand("A")), len(t.hand("B")), t.at_rest()) == (mine, theirs, True)
    t = scene(B=[athenaeum, "5x Obsession"], a={"hand": ["Scout", "Gnat"]}).do("end the turn")
    t.rest("no", athenaeum, "Gnat")
    assert (t.hand("A"), t.pile("A")) == (["Scout"], ["Gnat"])
    t = scene(B=[athenaeum, "7x Obsession"], A=[SOLDIER, MACHINE]).do("end the turn")
    t.rest("yes", f"A's {SOLDIER}", athenaeum)
    assert (t.in_play("A"), SOLDIER in t.hand("A")) == ([MACHINE], True)
    return t


@shows("53cur17y 5y573m", "Securitymajig")
def test_some_things_help_against_covert_parties() -> Scene:
    t = scene(A=["Kinky Asp"], B=[MACHINE, "53cur17y 5y573m"])
    t.do("attack B's faction", f"B's {MACHINE}")
    assert t.pile("A") == ["Kinky Asp"]
    t = scene(A=["Kinky Asp"], B=[MACHINE, "Securitymajig"])
    t.do("attack B's faction")
    assert t.offered == ["B's Securitymajig", "no more"]
    t.do("B's Securitymajig")
    assert (t.pile("A"), t.pile("B")) == (["Kinky Asp"], ["Securitymajig"])
    t = scene(A=["Brash Basher"], B=["Securitymajig"])
    t.do("attack B's faction", "B's Securitymajig")
    assert t.in_play("A") == ["Brash Basher"]  # no covert party: only 1 strength
    return t


@shows("Armored Keep")
def test_armored_keep_staves_off_defeat() -> Scene:
    t = scene(A=[SOLDIER], B=["Armored Keep"], b={"influence": 2})
    t.do("attack B's faction")
    assert (t.influence("B"), t.table.state.result) == (0, None)
    t = scene(A=[SOLDIER], b={"influence": 2})
    t.do("attack B's faction")
    assert t.table.state.result is not None
    return t


@shows("Gruesome Trophies", "Humiliating Torture Apparatus")
def test_items_of_warlords() -> Scene:
    t = scene(A=[SOLDIER], B=["Gruesome Trophies"])
    t.do("end the turn", "B: yes")
    assert t.the(SOLDIER)["depleted"]
    t = scene(A=[SOLDIER], B=["Humiliating Torture Apparatus"])
    t.do("attack B's faction")
    assert (t.influence("A"), t.influence("B")) == (24, 22)
    return t


@shows("Resurrection Emporium")
def test_resurrection_emporium_keeps_characters_from_the_pile_and_raises_them() -> Scene:
    t = scene(A=["Resurrection Emporium", "Key Man"], B=[MACHINE])
    t.do("attack B's faction", f"B's {MACHINE}")
    assert (t.pile("A"), t.A["out of game"]) == ([], ["Key Man"])
    t = scene(A=["Resurrection Emporium"], a={"discard pile": [SOLDIER]})
    t.use("RESURRECT", "Resurrection Emporium")
    assert (t.in_play("A"), t.free("A")) == (["Resurrection Emporium", SOLDIER], 12 - 6)
    return t


@shows("Crest of Rage")
def test_crest_of_rage_provides_rage() -> Scene:
    t = scene("Crest of Rage", a={"hand": ["Crest of Rage", "Pinch"]})
    assert "play Pinch" not in t.offered
    t.play("Crest of Rage")
    t.rest("no")
    assert "play Pinch" not in t.offered  # there is nobody to pinch
    assert t.in_play("A") == ["Crest of Rage"]
    return t


shown_together(
    ("Luteoderm Armor", "Kettinger", "Rocket Boots"), "test_gear_changes_its_characters_stats_once_and_is_handed_on"
)
