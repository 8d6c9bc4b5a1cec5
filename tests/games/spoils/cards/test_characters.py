"""Characters that ship at work: what each of them changes, and what it leaves alone."""

from __future__ import annotations

import pytest

from coven.games.spoils.cards import Trade
from coven.games.spoils.cards.index import shipped
from tests.games.spoils.cards.scene import Scene, scene, shown_together, shows

WITHOUT_TEXT = [
    card.name for card in shipped().values() if card.is_character and not card.texts and card.cost is not None
]
COVERT = [card.name for card in shipped().values() if card.texts == ("Covert",)]
SOLDIER, MACHINE = "Stalwart Soldier", "Legacy Warmachine"
"""3/3/3 and 4/5/1, without words."""


@pytest.mark.parametrize("name", WITHOUT_TEXT)
def test_a_character_without_text_enters_play_with_its_printed_stats(name: str) -> None:
    t = scene(name)
    free = t.free("A")
    t.play(name)
    card = shipped()[name]
    assert t.in_play("A") == [name]
    assert t.stats(name) == card.stats
    assert t.free("A") == free - card.numeric_cost
    assert not t.covert(name)
    assert t.at_rest()


@pytest.mark.parametrize("name", [name for name in WITHOUT_TEXT if shipped()[name].trade is not Trade.BANKER])
def test_and_cannot_be_played_below_its_threshold(name: str) -> None:
    t = scene(a={"hand": [name]})  # with 12 Greed
    assert t.offered == ["use SIT of Bench", "end the turn"]


@pytest.mark.parametrize("name", COVERT)
def test_a_covert_character_is_blocked_by_covert_characters_only(name: str) -> None:
    other = "Kinky Asp" if name == "Puddle of Goo" else "Puddle of Goo"
    t = scene(A=[name], B=[MACHINE, other])
    t.do("attack B's faction")
    assert t.covert(name)
    assert t.prompt == "Which character blocks?"
    assert t.offered == [f"B's {other}", "no more"]
    t.do("no more")
    assert t.influence("B") == 25 - (shipped()[name].strength or 0)
    assert t.at_rest()


@pytest.mark.parametrize(
    ("name", "mine", "theirs"),
    [
        ("Blanching Butcher", 22, 25),
        ("Concealed Goon", 20, 25),
        ("Mau Tough", 21, 25),
        ("Nasty Butler", 29, 25),
        ("Barbaric Rifleman", 25, 24),
    ],
)
def test_characters_that_change_influence_as_they_enter_play(name: str, mine: int, theirs: int) -> None:
    t = scene(name).play(name)
    assert (t.influence("A"), t.influence("B")) == (mine, theirs)
    assert t.in_play("A") == [name]
    assert t.at_rest()


@shows("Mau Consultant")
def test_mau_consultant_draws_a_card_and_costs_2_influence() -> Scene:
    t = scene("Mau Consultant").play("Mau Consultant")
    assert (t.hand("A"), t.influence("A"), t.influence("B")) == (["Greed"], 23, 25)
    return t


@shows("Gnat", "Key Man", "Overinsured Figurehead")
def test_some_characters_leave_something_behind() -> Scene:
    theirs = {"hand": ["Scout", "Scout"]}
    for name, drawn, discarded in (("Gnat", 0, 1), ("Key Man", 1, 0), ("Overinsured Figurehead", 2, 0)):
        t = scene(A=[name, SOLDIER], B=["Arena Quarter-Finalist"], active="B", a={"hand": []}, b=theirs)
        t.do("attack A's faction", f"A's {name}", "no more")
        assert t.pile("A") == [name]
        assert t.hand("A") == ["Greed"] * drawn
        assert len(t.hand("B")) == 2 - discarded
    return t


@shows("Swarm of Gnats")
def test_swarm_of_gnats_bites_when_it_enters_and_when_it_leaves() -> Scene:
    t = scene("Swarm of Gnats", b={"hand": ["Scout", "Gnat"]}).play("Swarm of Gnats", "B: Gnat")
    assert (t.hand("B"), t.pile("B")) == (["Scout"], ["Gnat"])
    t = scene(A=["Swarm of Gnats"], B=[MACHINE], active="B", b={"hand": ["Scout"]})
    t.do("attack A's faction", "A's Swarm of Gnats")
    assert (t.pile("A"), t.pile("B")) == (["Swarm of Gnats"], ["Scout"])
    return t


@shows("Compulsive Creeper")
def test_compulsive_creeper_likes_even_hands() -> Scene:
    for hand, stats in ((0, (3, 2, 3)), (1, (2, 1, 2)), (2, (3, 2, 3)), (3, (2, 1, 2))):
        t = scene(A=["Compulsive Creeper"], a={"hand": ["Union Leader"] * hand}, b={"hand": ["Scout"]})
        assert t.stats("Compulsive Creeper") == stats
    return t


@shows("Adroit Marauder")
def test_adroit_marauder_thrives_on_a_full_pile_of_the_opponent() -> Scene:
    for theirs, mine, stats in ((9, 12, (2, 2, 3)), (10, 0, (5, 5, 3))):
        piles = {"discard pile": ["Scout"] * mine}, {"discard pile": ["Scout"] * theirs}
        t = scene(A=["Adroit Marauder"], a=piles[0], b=piles[1])
        assert t.stats("Adroit Marauder") == stats
    return t


@shows("Intermittently Sneaky Lawyer")
def test_intermittently_sneaky_lawyer_is_sneaky_with_six_cards() -> Scene:
    for hand, strength, covert in ((5, 1, False), (6, 2, True)):
        t = scene(A=["Intermittently Sneaky Lawyer"], a={"hand": ["Union Leader"] * hand})
        assert t.stats("Intermittently Sneaky Lawyer") == (strength, 1, 3)
        assert t.covert("Intermittently Sneaky Lawyer") is covert
    return t


@shows("Sleeping Guard")
def test_sleeping_guard_wakes_up_when_the_opponent_has_a_character() -> Scene:
    assert scene(A=["Sleeping Guard", SOLDIER]).stats("Sleeping Guard") == (1, 1, 3)
    t = scene(A=["Sleeping Guard"], B=[MACHINE])
    assert t.stats("Sleeping Guard") == (2, 2, 3)
    return t


@shows("Shrouded Demon", "Fervent Beastslayer", "Pit Boss")
@pytest.mark.rule("spoils:405.1", "spoils:311.1")
def test_some_characters_grow_with_icons() -> Scene:
    t = scene(A=["Shrouded Demon", "Fervent Beastslayer", "Pit Boss", "3x Obsession", "4x Rage", "2x Deception"])
    assert (t.stats("Shrouded Demon"), t.covert("Shrouded Demon")) == ((2, 3, 3), True)
    assert t.stats("Fervent Beastslayer") == (5, 2, 3)
    assert t.stats("Pit Boss") == (2, 2, 2)
    t = scene(A=["Shrouded Demon", "Fervent Beastslayer", "Pit Boss", "2x Obsession", "5x Rage"])
    assert t.stats("Shrouded Demon") == (2, 1, 3)
    assert t.stats("Fervent Beastslayer") == (5, 5, 3)
    assert t.stats("Pit Boss") == (2, 2, 0)
    return t


@shows("Minion of Thabbash")
def test_minion_of_thabbash_provides_an_icon() -> Scene:
    t = scene(A=["Minion of Thabbash", "Obsession"], a={"hand": ["Kinky Asp"]})
    assert "play Kinky Asp" in t.offered
    assert t.covert("Minion of Thabbash")
    return t


@shows("Quotidian Ejector")
def test_quotidian_ejector_enters_play_with_two_tokens() -> Scene:
    t = scene("Quotidian Ejector").play("Quotidian Ejector")
    assert t.the("Quotidian Ejector")["tokens"] == 2
    return t


@shows("Guardforce Alpha Prime 31f")
def test_guardforce_alpha_prime_attacks_at_once() -> Scene:
    t = scene("Guardforce Alpha Prime 31f", SOLDIER, A=["3x Rage"])
    t.play("Guardforce Alpha Prime 31f")
    t.play(SOLDIER)
    t.do("attack B's faction")
    assert (t.influence("B"), t.the("Guardforce Alpha Prime 31f")["depleted"]) == (22, True)
    assert "depleted" not in t.the(SOLDIER)
    return t


@shows("Martial Artist", "Martial Arts Trainee")
def test_martial_artists_cannot_be_picked_by_the_opponent() -> Scene:
    t = scene("Air Travel", "Air Travel", B=["Martial Artist", "Martial Arts Trainee", SOLDIER], A=["Martial Artist"])
    t.do("play Air Travel")
    assert t.offered == ["A's Martial Artist", f"B's {SOLDIER}"]
    return scene()


@shows("Officious Obstructionist", "Erotic Assassin")
def test_some_abilities_are_about_their_own_card() -> Scene:
    t = scene(A=["Officious Obstructionist", {"card": "Erotic Assassin", "depleted": True}])
    t.use("OBSTRUCT", "Officious Obstructionist").use("OBSTRUCT", "Officious Obstructionist")
    assert t.stats("Officious Obstructionist") == (2, 4, 3)
    t.use("RESTORE", "Erotic Assassin")
    assert "depleted" not in t.the("Erotic Assassin")
    assert t.free("A") == 12 - 4
    return t


@shows("Tad Disingenuous")
def test_tad_disingenuous_discards_to_be_covert() -> Scene:
    t = scene(A=["Tad Disingenuous"], a={"hand": ["Union Leader"]})
    assert not t.covert("Tad Disingenuous")
    t.use("DISSEMBLE", "Tad Disingenuous")
    assert (t.covert("Tad Disingenuous"), t.pile("A")) == (True, ["Union Leader"])
    assert "use DISSEMBLE of Tad Disingenuous" not in t.offered
    return t


@shows("Micromajig Maker", "Micromajig Token")
@pytest.mark.rule("spoils:409.3", "spoils:503.1#3")
def test_micromajig_maker_makes_a_token_if_wanted() -> Scene:
    t = scene("Micromajig Maker").play("Micromajig Maker", "no")
    assert t.in_play("A") == ["Micromajig Maker"]
    t = scene("Micromajig Maker").play("Micromajig Maker", "yes")
    assert t.in_play("A") == ["Micromajig Maker", "Micromajig Token"]
    assert t.stats("Micromajig Token") == (1, 1, 3)
    return t


@shows("Pillaging Pirate")
def test_pillaging_pirate_puts_two_cards_of_the_opponent_into_the_pile() -> Scene:
    t = scene("Pillaging Pirate", b={"deck": ["Gnat", "Scout", "Kettinger"]}).play("Pillaging Pirate")
    assert (t.pile("B"), t.B["deck"], t.pile("A")) == (["Gnat", "Scout"], ["Kettinger"], [])
    return t


@shows("Crazed Deputy", "Menacing Mauler")
def test_some_characters_do_not_like_to_be_blocked() -> Scene:
    t = scene(A=["Crazed Deputy"], B=[MACHINE])
    t.do("attack B's faction", f"B's {MACHINE}")
    assert t.pile("A") == ["Crazed Deputy"]  # 3/3 against 4
    assert t.the(MACHINE)["damage"] == 3
    t = scene(A=["Menacing Mauler"], B=["Scout", "Oversoon Lightfoot", "Key Man"])
    t.do("attack B's faction", "B's Oversoon Lightfoot", "B's Scout", "no more")
    assert "Oversoon Lightfoot" in t.pile("B")
    assert t.the("Key Man").get("damage", 0) == 0
    t.rest()
    return t


@shows("Deadly Striker")
def test_deadly_striker_takes_4_influence_with_it() -> Scene:
    t = scene(A=["Deadly Striker"], B=["Arena Quarter-Finalist"])
    t.do("attack B's faction", "B's Arena Quarter-Finalist")
    assert (t.pile("A"), t.influence("B"), t.influence("A")) == (["Deadly Striker"], 21, 25)
    return t


@shows("Tax Attorney", "Samuel Gristwalter")
def test_lawyers_look_after_their_faction() -> Scene:
    t = scene(A=[SOLDIER], B=["Tax Attorney"])
    t.do("attack B's faction", "no more")
    assert t.influence("B") == 23
    t = scene(A=[SOLDIER], B=[{"card": "Samuel Gristwalter", "depleted": True}])
    t.do("attack B's faction")
    assert t.influence("B") == 25
    t = scene("Dragon's Strategy", B=["Samuel Gristwalter"]).play("Dragon's Strategy")
    assert t.influence("B") == 23
    return t


@shows("Beatrix Winterbottom")
def test_beatrix_winterbottom_draws_one_more_up_to_ten() -> Scene:
    t = scene("Rate Hike", A=["Beatrix Winterbottom"]).play("Rate Hike")
    assert t.hand("A") == ["Greed", "Greed"]
    t = scene("Rate Hike", A=["Beatrix Winterbottom"], a={"hand": ["Rate Hike", *["Scout"] * 10]}).play("Rate Hike")
    assert t.hand("A") == ["Scout"] * 10
    return t


@shows("Ceremonious Groomer")
def test_ceremonious_groomer_becomes_a_resource_instead() -> Scene:
    t = scene(A=["Ceremonious Groomer"], B=["Arena Quarter-Finalist"])
    free = t.free("A")
    t.do("attack B's faction", "B's Arena Quarter-Finalist")
    assert (t.in_play("A"), t.pile("A"), t.free("A")) == ([], [], free + 1)
    return t


@shows("Guttersnipe", "Tiny Sarume", "Proficient Battler")
def test_some_characters_are_flipped_up() -> Scene:
    for name, staple, cost in (
        ("Tiny Sarume", "Rage", 0),
        ("Proficient Battler", "Rage", 2),
        ("Guttersnipe", "Deception", 0),
    ):
        t = scene(A=[f"4x {staple}", {"card": name, "face": "face-down"}])
        free = t.free("A")
        t.do(f"flip up {name}")
        t.pay()
        assert t.in_play("A") == [name]
        assert t.free("A") == free - 1 - cost or t.free("A") == free - max(cost, 1)
    return t


@shows("Cloaked Creeper")
def test_cloaked_creeper_hides_its_party() -> Scene:
    t = scene(A=["Cloaked Creeper", SOLDIER, "Scout"], B=[MACHINE])
    t.do("attack B's faction", "A's Cloaked Creeper", f"A's {SOLDIER}", "no more")
    assert t.influence("B") == 25 - 4
    assert not t.covert("Scout")
    return t


@shows("Servile Centipede")
def test_servile_centipede_fetches_a_tactic() -> Scene:
    t = scene("Servile Centipede", a={"deck": ["Scout", "Forget", "Greed"]})
    t.play("Servile Centipede", "yes")
    while not t.at_rest():
        assert "Scout" not in t.offered
        t.do("Forget" if "Forget" in t.offered else t.offered[0])
    assert t.hand("A") == ["Forget"]
    return t


@shows("Mephitic Nullifier")
def test_mephitic_nullifier_saves_a_character() -> Scene:
    t = scene(A=["Mephitic Nullifier", SOLDIER], B=[MACHINE])
    t.use("NULLIFY", "Mephitic Nullifier")
    assert (t.hand("A"), t.pile("A"), t.in_play("A"), t.in_play("B")) == (
        [SOLDIER],
        ["Mephitic Nullifier"],
        [],
        [MACHINE],
    )
    return t


@shows("Defiler of Innocence")
def test_defiler_of_innocence_veils_and_defiles() -> Scene:
    t = scene(A=["Defiler of Innocence", SOLDIER], b={"hand": ["Forget", "Scout", "Gnat"]})
    t.use("VEIL", "Defiler of Innocence", f"A's {SOLDIER}")
    assert (t.covert(SOLDIER), t.covert("Defiler of Innocence")) == (True, False)
    t.use("DEFILE", "Defiler of Innocence")
    assert "Forget" not in " ".join(t.offered)
    t.do(next(words for words in t.offered if "Scout" in words))
    assert (t.pile("B"), sorted(t.hand("B"))) == (["Scout"], ["Forget", "Gnat"])
    return t


@shows("Skilled Negotiator", "Befuddling Beggar", "TigerKaiser", "Elbow Dropper", "Hidden Sniper")
def test_some_characters_deplete_to_work_on_another() -> Scene:
    t = scene(A=["Skilled Negotiator", "TigerKaiser", "Hidden Sniper", SOLDIER], B=[MACHINE])
    t.use("NEGOTIATE", "Skilled Negotiator", f"B's {MACHINE}")
    assert t.stats(MACHINE) == (2, 5, 1)
    t.use("ROAR", "TigerKaiser", f"A's {SOLDIER}")
    assert t.stats(SOLDIER) == (6, 3, 3)
    t.use("SNIPE", "Hidden Sniper", f"B's {MACHINE}")
    assert t.the(MACHINE)["damage"] == 1
    assert [t.the(name)["depleted"] for name in ("Skilled Negotiator", "TigerKaiser", "Hidden Sniper")] == [True] * 3
    t = scene(A=["Befuddling Beggar", "Elbow Dropper", SOLDIER], B=[MACHINE])
    t.use("BEFUDDLE", "Befuddling Beggar", f"B's {MACHINE}")
    t.do("the character gains 1 speed this turn")
    assert t.stats(MACHINE) == (4, 5, 2)
    t.use("DROP", "Elbow Dropper", f"B's {MACHINE}")
    t.do("attack B's faction")
    assert t.influence("B") == 22
    return t


@shows("Impulsive Abductress")
def test_impulsive_abductress_takes_somebody_along() -> Scene:
    t = scene(A=["Impulsive Abductress", SOLDIER], B=[MACHINE])
    assert "use ABDUCT of Impulsive Abductress" not in t.offered
    t.do("attack B's faction", f"A's {SOLDIER}", "no more")
    t.do("go on") if t.asked == "A" else None
    t.do(f"B: B's {MACHINE}", "A: use ABDUCT of Impulsive Abductress", f"B's {MACHINE}")
    t.rest("go on")
    assert (t.pile("A"), t.pile("B"), t.influence("B")) == (["Impulsive Abductress"], [MACHINE], 25 - 3)
    return t


@shows("Pettifogger")
@pytest.mark.rule("spoils:304.1", "spoils:O03")
def test_pettifogger_destroys_all_attackers_and_itself() -> Scene:
    t = scene(A=[SOLDIER, "Scout", "Union Leader"], B=["Pettifogger", MACHINE])
    t.do("attack B's faction", f"A's {SOLDIER}", "A's Scout", "no more", "B's Pettifogger", "no more")
    assert (t.pile("A"), t.pile("B")) == (["Scout", SOLDIER], ["Pettifogger"])
    assert (t.in_play("A"), t.in_play("B")) == (["Union Leader"], [MACHINE])
    return t


@shows("Blanching Butcher")
def test_blanching_butcher_blocks_with_4_more() -> Scene:
    t = scene(A=[SOLDIER], B=["Blanching Butcher"])
    t.do("attack B's faction", "B's Blanching Butcher")
    assert (t.pile("A"), t.in_play("B"), t.influence("B")) == ([SOLDIER], ["Blanching Butcher"], 25)
    return t


@shows("Defense Attorney")
def test_defense_attorney_must_block() -> Scene:
    t = scene(A=[SOLDIER], B=["Defense Attorney", MACHINE])
    t.do("attack B's faction", "no more")  # it blocks without being asked
    assert (t.pile("B"), t.influence("B"), t.the("Defense Attorney")["damage"]) == ([], 25, 3)
    t = scene(A=["Sneaking Spitspider"], B=["Defense Attorney"])  # which it can't block
    t.do("attack B's faction")
    assert t.influence("B") == 23
    return t


@shows("Entry-Level Employee", "Napiform Protuberance")
def test_tokens_weigh_on_some_characters() -> Scene:
    t = scene("Entry-Level Employee").play("Entry-Level Employee")
    assert t.stats("Entry-Level Employee") == (1, 2, 3)
    t.use("INVEST", "Entry-Level Employee")
    assert t.stats("Entry-Level Employee") == (2, 3, 3)
    t = scene("Napiform Protuberance", A=[SOLDIER], B=[MACHINE]).play("Napiform Protuberance", f"B's {MACHINE}")
    assert (t.stats(MACHINE), t.stats(SOLDIER)) == ((3, 4, 0), (3, 3, 3))
    for answer, stats in (("yes", (2, 3, 0)), ("no", (3, 4, 0))):
        t = scene("Napiform Protuberance", B=[MACHINE]).play("Napiform Protuberance").do("end the turn")
        assert t.stats(MACHINE) == (3, 4, 0)  # not at the start of the opponent's turn
        t.do("end the turn", answer)
        assert t.stats(MACHINE) == stats
    return t


@shows("Recapitulating Apparition")
def test_recapitulating_apparition_comes_back_for_1() -> Scene:
    for answer, back in (("yes", True), ("no", False)):
        t = scene(A=["Recapitulating Apparition"], B=[MACHINE])
        t.do("attack B's faction", f"B's {MACHINE}", answer)
        t.pay()
        assert t.in_play("A") == (["Recapitulating Apparition"] if back else [])
        if back:
            assert t.the("Recapitulating Apparition")["depleted"]
    return t


@shows("Sudden Osprey")
def test_sudden_osprey_may_come_in_a_battle() -> Scene:
    t = scene("Sudden Osprey", A=[SOLDIER], B=["Scout"])
    t.do("attack B's faction", "A: go on", "B's Scout", "A: play Sudden Osprey")
    t.pay()
    t.do("yes", f"A's {SOLDIER}")
    t.rest("go on")
    assert (t.in_play("A"), t.in_play("B")) == ([SOLDIER, "Sudden Osprey"], [])
    return t


@shows("Swashbuckler")
def test_swashbuckler_wants_4_cards_of_the_opponents_pile() -> Scene:
    t = scene("Swashbuckler", b={"discard pile": ["Scout"] * 5}).play("Swashbuckler", "yes")
    t.rest()
    assert (t.pile("B"), t.B["out of game"], t.in_play("A")) == (["Scout"], ["Scout"] * 4, ["Swashbuckler"])
    t = scene("Swashbuckler", b={"discard pile": ["Scout"] * 3}).play("Swashbuckler")
    assert (t.pile("B"), t.pile("A")) == (["Scout"] * 3, ["Swashbuckler"])
    return t


@shows("Card Counter", "Red Raven")
def test_coins_are_flipped_and_noticed() -> Scene:
    for won, milled in ((True, 3), (False, 2)):
        t = scene("Card Counter", A=["Red Raven"], b={"deck": ["Scout"] * 5}, luck=[0 if won else 1])
        t.play("Card Counter", "yes")
        assert (len(t.pile("B")), t.stats("Red Raven")) == (milled, (3, 3, 3))
    return t


@shows("Ferrous Ferret")
def test_ferrous_ferret_draws_all_picks_and_grows() -> Scene:
    t = scene("Air Travel", "Pinch", A=[SOLDIER, "Rage", "Rage"], B=["Ferrous Ferret", MACHINE]).play("Air Travel")
    assert t.stats("Ferrous Ferret") == (2, 2, 4)
    assert t.covert("Ferrous Ferret")
    return t


@shows("Entrancing Harlot", "Bloodcurdling Bulldozer")
def test_some_characters_do_something_when_they_attack() -> Scene:
    t = scene(A=["Entrancing Harlot", SOLDIER, "Scout"], B=[MACHINE])
    t.do("attack B's faction", "A's Entrancing Harlot", f"A's {SOLDIER}", "no more")
    assert (t.stats(SOLDIER), t.stats("Entrancing Harlot"), t.stats("Scout")) == ((3, 3, 4), (3, 2, 5), (3, 3, 4))
    t.do("no more")
    t = scene(A=["Bloodcurdling Bulldozer"], B=[MACHINE])
    t.do("attack B's faction", "yes", f"B's {MACHINE}")
    assert (t.the(MACHINE)["depleted"], t.influence("B")) == (True, 23)
    return t


@shows("Heirloom Incinerator")
def test_heirloom_incinerator_burns_an_item_when_it_gets_through() -> Scene:
    t = scene(A=["Heirloom Incinerator"], B=["Rudimentary Lathe"])
    t.do("attack B's faction", "yes")
    assert (t.pile("B"), t.influence("B")) == (["Rudimentary Lathe"], 24)
    return t


@shows("Reckless Challenger")
def test_reckless_challenger_has_to_attack() -> Scene:
    t = scene(A=["Reckless Challenger"], B=[MACHINE])
    t.do("end the turn")
    assert t.pile("A") == ["Reckless Challenger"]
    t = scene(A=["Reckless Challenger"], B=[{"card": MACHINE, "depleted": True}])
    t.do("attack B's faction", "end the turn")
    assert (t.in_play("A"), t.influence("B")) == (["Reckless Challenger"], 18)
    t = scene("Reckless Challenger").play("Reckless Challenger")
    t.do("end the turn")
    assert t.in_play("A") == ["Reckless Challenger"]  # it wasn't there when the turn began
    return t


@shows("Research Assistant")
def test_research_assistant_makes_the_next_payment_cheaper() -> Scene:
    t = scene("Scout", A=["Research Assistant"])
    t.use("RESEARCH", "Research Assistant").play("Scout")
    assert t.free("A") == 12 - 3
    return t


@shows("Rudo Mangod")
def test_rudo_mangod_brawls() -> Scene:
    t = scene(A=["Rudo Mangod"], B=[MACHINE, SOLDIER])
    t.use("BRAWL", "Rudo Mangod", f"B's {SOLDIER}")
    assert (t.pile("A"), t.pile("B"), t.in_play("B")) == (["Rudo Mangod"], [SOLDIER], [MACHINE])
    return t


@shows("Watchtower", "Reveille Tower", "Clandestine Resort")
def test_some_locations_are_good_for_characters() -> Scene:
    t = scene(SOLDIER, "Oversoon Lightfoot", B=["Watchtower", "Reveille Tower"], A=["Clandestine Resort"])
    t.play(SOLDIER)
    assert (t.the(SOLDIER)["damage"], t.stats(SOLDIER)) == (1, (3, 4, 3))
    t.play("Oversoon Lightfoot")
    assert t.stats("Oversoon Lightfoot") == (2, 2, 3)
    t = scene(A=["Reveille Tower", SOLDIER], B=[MACHINE])
    assert (t.stats(SOLDIER), t.stats(MACHINE)) == ((4, 3, 3), (4, 5, 1))
    return t


shown_together(WITHOUT_TEXT, "test_a_character_without_text_enters_play_with_its_printed_stats")
shown_together(COVERT, "test_a_covert_character_is_blocked_by_covert_characters_only")
shown_together(
    ("Concealed Goon", "Mau Tough", "Nasty Butler", "Barbaric Rifleman"),
    "test_characters_that_change_influence_as_they_enter_play",
)
