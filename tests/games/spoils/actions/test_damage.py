"""408 Damage by effects: who receives it, who is its source, who divides it, and what is removed of it."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import scene


@pytest.mark.rule("spoils:O58", "spoils:408.1", "spoils:408.4")
def test_items_and_resources_receive_no_damage() -> None:
    rain = tactic("Rain", "Effect: Inflict 2 damage to all cards.")
    bell = location("Bell", 9, "If a card receives damage, your faction gains 1 influence.")
    t = scene(rain, bell, item("Stick"), A={"hand": ["Rain"], "in play": ["Stick", "Coin", "Brute", "Bell"]})
    t.do("play Rain")
    while not t.at_rest():
        t.do(t.offered[0])
    assert t.influence("A") == 22  # for the Brute and the Bell
    assert (t.the("Brute")["damage"], t.the("Bell")["total damage"]) == (2, 2)
    assert (t.x("Stick").damage, t.x("Coin").total_damage) == (0, 0)
    assert t.at_peace()


@pytest.mark.rule("spoils:O58", "spoils:208.3", "spoils:208.1")
def test_a_card_of_one_type_counts_no_damage_for_the_other() -> None:
    cards = (
        tactic("Stone", "Cost: Pick a character or location.", "Effect: Inflict 2 damage to it."),
        tactic(
            "Rouse", "Cost: Pick a location.", "Effect: It gains the character type, 1 strength, and 2 life this turn."
        ),
        tactic("Wall", "Cost: Pick a character.", "Effect: It gains the location type this turn."),
    )
    t = scene(*cards, A={"hand": ["Stone", "Rouse"]}, B={"in play": ["Shed"]})
    t.do("play Stone", "B's Shed", "play Rouse", "B's Shed")
    assert t.in_play("B") == ["Shed"]  # what it received as a location is no damage of a character
    assert t.x("Shed").damage == 0
    t = scene(*cards, A={"hand": ["Stone"]}, B={"in play": ["Giant"]})
    t.do("play Stone", "B's Giant")
    assert (t.x("Giant").damage, t.x("Giant").total_damage) == (2, 0)
    assert t.at_peace()


@pytest.mark.rule("spoils:408.2b", "spoils:O02", "spoils:O03")
def test_each_that_is_hit_at_one_instant_tells_of_it() -> None:
    rain = tactic("Rain", "Effect: Inflict 1 damage to each character.")
    sore = character("Sore", "1/4/3", "If this card receives damage, your faction gains 1 influence.")
    t = scene(rain, sore, A={"hand": ["Rain"], "in play": ["Sore", "Sore"]}, B={"in play": ["Sore"]})
    t.do("play Rain")
    while not t.at_rest():
        t.do(t.offered[0])
    assert (t.influence("A"), t.influence("B")) == (22, 21)
    assert t.at_peace()


@pytest.mark.rule("spoils:408.3", "spoils:402.1a", "spoils:408.6a")
def test_influence_that_battle_damage_takes_no_effect_takes() -> None:
    ward = location("Ward", 5, "If your faction loses influence, draw a card.")
    t = scene(ward, A={"in play": ["Grunt"]}, B={"in play": ["Ward"]})
    t.do("attack B's faction", "A's Grunt")
    while not t.at_rest():
        t.do("go on")
    assert (t.influence("B"), t.hand("B")) == (18, ["Coin"])


@pytest.mark.rule("spoils:408.7", "spoils:402.5")
def test_who_the_text_names_divides_the_damage() -> None:
    cards = (
        tactic("Mine", "Effect: Inflict 3 damage divided however you want among all characters."),
        tactic("Yours", "Effect: Inflict 3 damage divided however your opponent wants among all characters."),
    )
    for name, seat in ("Mine", "A"), ("Yours", "B"):
        t = scene(*cards, A={"hand": [name], "in play": ["Brute"]}, B={"in play": ["Giant"]})
        t.do(f"play {name}", f"{seat}: 1")
        assert (t.the("Brute")["damage"], t.the("Giant")["damage"]) == (1, 2)
        assert t.at_peace()


@pytest.mark.rule("spoils:408.7", "spoils:408.6", "spoils:506.1")
def test_damage_that_is_turned_aside_is_the_same_damage() -> None:
    cards = (
        item(
            "Screen",
            "GUARD",
            "Cost: Pick a location.",
            "Effect: The next 2 damage inflicted to your faction this turn is inflicted to the location instead.",
        ),
        character(
            "Raider", "3/3/3", "If this card inflicts battle damage to a location, your faction gains 5 influence."
        ),
    )
    t = scene(*cards, A={"in play": ["Raider"]}, B={"in play": ["Screen", "Fort"]})
    t.do("attack B's faction", "A's Raider", "B: use GUARD of Screen")
    while not t.at_rest():
        t.do("let it happen" if "let it happen" in t.offered else "go on")
    assert (t.influence("B"), t.the("Fort")["total damage"]) == (19, 2)
    assert t.influence("A") == 25  # it was the Raider's, and battle damage


@pytest.mark.rule("spoils:408.7", "spoils:506.1")
def test_what_inflicts_damage_that_is_turned_aside_is_its_source_and_not_who_turns_it() -> None:
    cards = (
        tactic("Bolt", "Effect: Inflict 3 damage to your opponent's faction."),
        item(
            "Screen",
            "GUARD",
            "Cost: Pick a location.",
            "Effect: The next 2 damage inflicted to your faction this turn is inflicted to the location instead.",
        ),
        location("Storm", 9, "If a tactic inflicts damage to a location, your faction gains 1 influence."),
        location("Wary", 9, "If an item inflicts damage to a location, your faction gains 10 influence."),
    )
    t = scene(*cards, A={"hand": ["Bolt"], "in play": ["Storm", "Wary"]}, B={"in play": ["Screen", "Fort"]})
    t.do("play Bolt", "use GUARD of Screen", "B's Fort", "let it happen")
    assert (t.influence("B"), t.the("Fort")["total damage"]) == (19, 2)
    assert t.influence("A") == 21
    assert t.at_peace()


@pytest.mark.rule("spoils:408.7", "spoils:O37")
def test_a_card_that_has_left_play_is_still_the_source_of_its_damage() -> None:
    bomb = item(
        "Bomb", "BOOM", "Cost: Pick a character. Destroy this card.", "Effect: Inflict 2 damage to the character."
    )
    fort = location("Wary", 9, "If an item inflicts damage to a character, your faction gains 1 influence.")
    t = scene(bomb, fort, A={"in play": ["Bomb", "Wary"]}, B={"in play": ["Giant"]})
    t.do("use BOOM of Bomb", "B's Giant")
    assert (t.the("Giant")["damage"], t.influence("A")) == (2, 21)
    assert t.at_peace()


@pytest.mark.rule("spoils:408.5b", "spoils:207.6", "spoils:410.4")
def test_of_damage_no_more_is_removed_than_there_is() -> None:
    mend = tactic("Mend", "Cost: Pick a character or location.", "Effect: Remove 3 damage from it. Draw a card.")
    hurt = [
        {"card": "Giant", "damage": 4},
        {"card": "Brute", "damage": 1},
        {"card": "Fort", "total damage": 4},
        {"card": "Shed", "total damage": 1},
    ]
    t = scene(mend, A={"hand": ["4x Mend"], "in play": hurt})
    for name in ("Giant", "Brute", "Fort", "Shed"):
        t.do("play Mend", f"A's {name}")
    assert [t.x(name).damage for name in ("Giant", "Brute")] == [1, 0]
    assert [t.x(name).total_damage for name in ("Fort", "Shed")] == [1, 0]
    assert [t.x(name).total_damage for name in ("Giant", "Brute")] == [0, 0]
    assert [t.x(name).damage for name in ("Fort", "Shed")] == [0, 0]
    assert "1 damage is removed from Brute" in t.log()
    assert t.at_peace()


@pytest.mark.rule("spoils:408.7", "spoils:204.4a", "spoils:O02")
def test_two_who_brawl_hit_each_other_with_the_strength_they_have_now() -> None:
    brawl = tactic(
        "Brawl",
        "Cost: Pick a character you control. Pick a character your opponent controls.",
        "Effect: The first character and the second character each inflict damage equal to their strength to the"
        " other.",
    )
    flag = location("Flag", 9, "Characters you control gain 1 strength.")
    t = scene(brawl, flag, A={"hand": ["Brawl"], "in play": ["Snail", "Flag"]}, B={"in play": ["Giant"]})
    t.do("play Brawl", "A's Snail", "B's Giant")
    assert t.pile("A") == ["Snail", "Brawl"] or t.pile("A") == ["Brawl", "Snail"]
    assert t.the("Giant")["damage"] == 5
    assert t.at_peace()


@pytest.mark.rule("spoils:402.5", "spoils:402.5a", "spoils:408.1", "spoils:401.2", "spoils:408.5b")
def test_nobody_fights_alone_and_no_damage_is_removed_from_nobody() -> None:
    cards = (
        tactic(
            "Duel",
            "Cost: Pick a character. Pick another character.",
            "Effect: The first character and the second character each inflict damage equal to their strength to "
            "the other.",
        ),
        tactic("Slay", "Cost: Pick a character.", "Effect: Destroy it."),
        tactic("Mend", "Cost: Remove 2 damage from a character you control.", "Effect: Draw a card."),
    )
    for answer, damage in (("B: let it happen",), 2), (("B: play Slay", "A's Grunt", "B: let it happen"), 0):
        b = {"hand": ["Slay", "Trick"], "in play": ["Giant"]}
        t = scene(*cards, A={"hand": ["Duel"], "in play": ["Grunt"]}, B=b)
        t.do("play Duel", "A's Grunt", "B's Giant", *answer)
        assert (t.the("Giant").get("damage", 0), "Grunt" in t.pile("A")) == (damage, True)
    assert scene(*cards, A={"hand": ["Mend"]}).why_not("play Mend") == "401.2"
    t = scene(*cards, A={"hand": ["Mend"], "in play": [{"card": "Giant", "damage": 3}]})
    t.do("play Mend")
    assert (t.the("Giant")["damage"], t.hand("A")) == (1, ["Coin"])


@pytest.mark.rule("spoils:408.7", "spoils:408.2b")
def test_of_two_who_brawl_each_inflicts_what_the_other_receives() -> None:
    brawl = tactic(
        "Brawl",
        "Cost: Pick a character you control. Pick a character your opponent controls.",
        "Effect: The first character and the second character each inflict damage equal to their strength to the"
        " other.",
    )
    boxer = character(
        "Boxer",
        "1/9/3",
        "If this card inflicts damage to a character your opponent controls, your faction gains 1 influence.",
    )
    t = scene(brawl, boxer, A={"hand": ["Brawl"], "in play": ["Boxer"]}, B={"in play": ["Giant", "Boxer"]})
    t.do("play Brawl", "A's Boxer", "B's Giant")
    assert (t.influence("A"), t.influence("B")) == (21, 20)
    assert t.the("Giant")["damage"] == 1
    assert t.at_peace()


@pytest.mark.rule("spoils:O16", "spoils:408.8", "spoils:506.3")
def test_damage_that_is_turned_aside_is_still_that_of_all_who_struck_together() -> None:
    """Both attackers strike the faction; what guards it is destroyed by the damage of both."""
    shield = tactic(
        "Shield",
        "Cost: Pick a character.",
        "Effect: The next 9 damage inflicted to your faction this turn is inflicted to the character instead.",
    )
    raiders = [
        character(name, "3/3/3", "If a character is destroyed by this card, your faction gains 1 influence.")
        for name in ("Raider", "Reaver", "Idler")
    ]
    a = {"in play": ["Raider", "Reaver", "Idler"]}
    t = scene(shield, *raiders, A=a, B={"hand": ["Shield"], "in play": [{"card": "Giant", "depleted": True}]})
    t.do("attack B's faction", "A's Raider", "A's Reaver", "no more", "go on", "B: play Shield", "B's Giant")
    while not t.at_rest():
        t.do("let it happen" if "let it happen" in t.offered else "go on" if "go on" in t.offered else t.offered[0])
    assert (t.influence("B"), t.pile("B")) == (20, ["Giant", "Shield"])
    assert t.influence("A") == 22
    assert t.at_peace()


@pytest.mark.rule("spoils:408.6", "spoils:408.6a")
def test_what_an_effect_inflicts_during_a_battle_is_no_battle_damage() -> None:
    each = "each inflict damage equal to their strength to the other."
    cards = (
        tactic("Bolt", "Cost: Pick a character.", "Effect: Inflict 1 damage to it."),
        tactic(
            "Brawl",
            "Cost: Pick a character you control. Pick a character your opponent controls.",
            f"Effect: The first character and the second character {each}",
        ),
        location("Wound", 9, "If a character receives battle damage, your faction gains 1 influence."),
    )
    for name, picks in ("Bolt", ["B's Giant"]), ("Brawl", ["A's Pacifist", "B's Giant"]):
        a = {"hand": [name], "in play": ["Pacifist", "Wound", "Snail"]}
        t = scene(*cards, A=a, B={"in play": ["Giant", "Brute"]})
        t.do("attack B's faction", "A's Snail", "no more", "go on", "B: B's Brute", "no more", f"play {name}", *picks)
        while not t.at_rest():
            t.do("go on" if "go on" in t.offered else t.offered[0])
        assert (t.x("Giant").damage == 1, "Pacifist" in t.pile("A")) == (name == "Bolt", name == "Brawl")
        assert t.influence("A") == 22  # for what the Snail and the Brute did to each other


@pytest.mark.rule("spoils:408.7")
def test_gear_that_says_to_inflict_damage_inflicts_it_and_not_who_carries_it() -> None:
    wand = item("Wand", "Attach to Character", "ZAP", "Effect: Inflict 2 damage to your opponent's faction.")
    tally = location("Tally", 9, "If an item inflicts damage to a faction, draw a card.")
    blame = location("Blame", 9, "If a character inflicts damage to a faction, your faction gains 1 influence.")
    a = {"in play": ["Tally", "Blame", {"card": "Brute", "number": 9}, {"card": "Wand", "attached to": 9}]}
    t = scene(wand, tally, blame, A=a)
    t.do("use ZAP of Wand")
    assert (t.influence("B"), t.hand("A"), t.influence("A")) == (18, ["Coin"], 20)
    assert t.at_peace()
