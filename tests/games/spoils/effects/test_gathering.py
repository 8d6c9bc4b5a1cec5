"""201.5b, 407.2, O29, 402.6 What texts make true: whose they are, where they work, and who has lost them."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import Scene, scene

GRAB = tactic("Grab", "Cost: Pick a card.", "Effect: Take control of it.")
HIDDEN = {"face": "face-down"}


@pytest.mark.rule("spoils:407.2", "spoils:405.1", "spoils:405.1#2", "spoils:407.3", "spoils:311.1")
def test_you_is_whoever_controls_the_card_and_so_are_its_icons() -> None:
    cards = (
        location("Flag", 9, "Characters you control gain 1 strength."),
        tactic("Plan", "Effect: Draw a card.", cost="0 R"),
    )
    t = scene(
        *cards, GRAB, A={"hand": ["2x Grab", "Plan"], "in play": ["Grunt"]}, B={"in play": ["Flag", "Brute", "Rage"]}
    )
    assert (t.stats("Grunt"), t.stats("Brute")) == ("2/2/3", "4/3/3")
    assert "play Plan" not in t.offered
    t.do("play Grab", "B's Flag")
    assert (t.stats("Grunt"), t.stats("Brute")) == ("3/2/3", "3/3/3")
    t.do("play Grab", "B's Rage")
    assert "play Plan" in t.offered  # the icons are its controller's
    assert t.at_peace()
    spent = {"card": "Rage", "attached to": "faction"}
    t = scene(*cards, A={"hand": ["Plan"], "in play": [spent]})
    assert "play Plan" in t.offered  # also of a resource that has paid


@pytest.mark.rule("spoils:407.2", "spoils:508.1", "spoils:407.3")
def test_you_in_a_text_that_was_gained_is_the_cards_controller() -> None:
    brand = tactic("Brand", "Cost: Pick a location.", 'Effect: It gains "Characters you control gain 1 strength."')
    t = scene(brand, GRAB, A={"hand": ["Brand", "Grab"], "in play": ["Grunt"]}, B={"in play": ["Shed", "Brute"]})
    t.do("play Brand", "B's Shed")
    assert (t.stats("Grunt"), t.stats("Brute")) == ("2/2/3", "4/3/3")
    t.do("play Grab", "B's Shed")
    assert (t.stats("Grunt"), t.stats("Brute")) == ("3/2/3", "3/3/3")
    assert t.at_peace()


@pytest.mark.rule("spoils:O29", "spoils:411.1", "spoils:405.1", "spoils:507.5a", "spoils:201.5b")
def test_a_face_down_card_says_and_provides_nothing() -> None:
    cards = (
        location("Flag", 9, "Characters you control gain 1 strength."),
        character("Wyrm", "4/1/1", types="Rogue Character - Dragon"),
        tactic("Plan", "Effect: Draw a card.", cost="0 R"),
        tactic("Hunt", 'Effect: Destroy all "dragon" cards.'),
        character("Crown", "1/1/3", "Unique Crown"),
    )
    a = {
        "hand": ["Plan", "Hunt", "Crown"],
        "in play": ["Grunt", *[{"card": name, **HIDDEN} for name in ("Flag", "Wyrm", "Rage", "Crown")]],
    }
    t = scene(*cards, A=a)
    assert t.stats("Grunt") == "2/2/3"
    assert "play Plan" not in t.offered
    t.do("play Hunt", "play Crown")
    assert sorted(t.pile("A")) == ["Hunt"]
    assert (sorted(t.in_play("A")), t.free("A")) == (["Crown", "Grunt"], 4)
    assert t.at_peace()


@pytest.mark.rule("spoils:402.6", "spoils:402.7", "spoils:507.3", "spoils:605.1a", "spoils:507.5a")
def test_who_has_lost_its_rules_text_has_none_of_it() -> None:
    cards = (
        tactic("Blank", "Cost: Pick a card.", "Effect: It loses its rules text this turn."),
        character("Sneak", "1/1/3", "Covert"),
        item("Well", "SIP", "Cost: Pick a character.", "Effect: Draw a card."),
        location("Flag", 9, "Characters you control gain 1 strength."),
        character("Crown", "1/1/3", "Unique Crown"),
    )
    t = scene(*cards, A={"hand": ["4x Blank", "Crown"], "in play": ["Sneak", "Well", "Flag", "Crown"]})
    assert (t.covert("Sneak"), t.stats("Sneak"), "use SIP of Well" in t.offered) == (True, "2/1/3", True)
    for name in ("Sneak", "Well", "Flag", "Crown"):
        t.do("play Blank", f"A's {name}")
    assert (t.covert("Sneak"), t.stats("Sneak"), "use SIP of Well" in t.offered) == (False, "1/1/3", False)
    t.do("play Crown")
    assert t.in_play("A").count("Crown") == 2  # only one of them is unique now
    assert t.at_peace()


@pytest.mark.rule("spoils:504.1", "spoils:405.4", "spoils:502.2", "spoils:605.1a", "spoils:505.1")
def test_abilities_demands_and_gains_are_there_only_while_they_hold() -> None:
    cards = (
        item("Stick"),
        location("Toll", 9, "While you control an item, your opponent must pay 1 for each tactic they play."),
        character("Duke", "1/1/3", "[R]: While you control an item, this card gains 1 strength."),
    )
    for items, offered in ([], True), (["Stick"], False):
        t = scene(*cards, A={"hand": ["Trick"]}, B={"in play": ["Toll", *items]})
        assert ("play Trick" in t.offered) is offered
    for others, strength in ((["Rage"], "1"), (["Stick"], "1"), (["Rage", "Stick"], "2"), ([], "1")):
        t = scene(*cards, A={"in play": ["Duke", *others]})
        assert t.stats("Duke") == f"{strength}/1/3"


@pytest.mark.rule("spoils:208.1", "spoils:208.1a", "spoils:402.6", "spoils:201.8a", "spoils:201.4b")
def test_types_and_subtypes_are_gained_and_lost_one_by_one() -> None:
    cards = (
        character("Wyrm", "2/2/1", types="Rogue Character - Dragon"),
        tactic("Name", "Cost: Pick a character.", 'Effect: It gains the "knight" subtype this turn.'),
        tactic("Hunt", 'Effect: Destroy all "dragon" cards.'),
    )
    t = scene(*cards, A={"hand": ["Name", "Hunt"]}, B={"in play": ["Wyrm", "Grunt"]})
    t.do("play Name", "B's Wyrm", "play Hunt")
    assert t.pile("B") == ["Wyrm"]  # a dragon as well as a knight
    assert t.at_peace()


HEADED = ("[RR]: Covert", "[RR]: This card gains covert.", "While you control [RR], this card gains covert.")


@pytest.mark.rule("spoils:405.4", "spoils:504.1", "spoils:507.3d", "spoils:405.1", "spoils:311.1")
@pytest.mark.parametrize("text", HEADED)
def test_a_keyword_headed_by_icons_is_there_while_they_are(text: str) -> None:
    cards = (
        character("Sly", "1/1/1", text),
        location("Spring", 9, "Items you control provide [R]."),
        item("Stick"),
        tactic("Smash", "Cost: Pick an item.", "Effect: Destroy it."),
    )
    for resources, covert in (["2x Rage"], True), (["Rage", "Greed"], False):
        assert scene(*cards, A={"in play": ["Sly", *resources]}).covert("Sly") is covert
    assert not scene(*cards, A={"in play": ["Sly"]}, B={"in play": ["2x Rage"]}).covert("Sly")
    t = scene(*cards, A={"hand": ["Smash"], "in play": ["Sly", "Rage", "Spring", "Stick"]})
    assert t.covert("Sly")
    t.do("play Smash", "A's Stick")
    assert not t.covert("Sly")


@pytest.mark.rule("spoils:405.4", "spoils:208.1a", "spoils:402.6", "spoils:507.5a", "spoils:311.1")
def test_types_losses_and_uniqueness_headed_by_icons_wait_for_them() -> None:
    cards = (
        item("Golem", "[RR]: This card gains the character type."),
        location("Lamp", 9, "[RR]: Each character loses covert."),
        location("Hush", 9, "[RR]: Each resource loses its rules text."),
        character("Sneak", "1/1/1", "Covert"),
        character("Solo", "1/1/1", "[RR]: Unique Pluck"),
        character("Sly", "1/1/1", "[GG]: Covert"),
        location("Spring", 9, "Characters you control provide [G]."),
        tactic("Plan", "Effect: Draw a card.", cost="0 G"),
        tactic("Raise", "Effect: Put a character from your hand into play."),
    )
    for resources, met in (["2x Rage"], True), (["Rage"], False):
        a = {"hand": ["Plan", "Raise", "Solo"], "in play": ["Golem", "Lamp", "Spring", "Solo", *resources]}
        t = scene(*cards, A=a, B={"in play": ["Sneak"]})
        assert ("A's Golem" in attackers(t), t.covert("Sneak")) == (met, not met)
        t.do("play Raise")
        if met:
            assert t.prompt.startswith("You control several cards that are unique Pluck")
            t.do(t.offered[0])
        assert t.in_play("A").count("Solo") == (1 if met else 2)
    golem = {"hand": ["Plan"], "in play": ["Golem", "Spring"]}
    assert "play Plan" not in scene(*cards, A=golem).offered
    golem["in play"] += ["2x Rage"]
    assert "play Plan" in scene(*cards, A=golem).offered  # as a character it provides
    for resources, met in (["2x Rage"], True), (["Rage"], False):
        assert scene(*cards, A={"in play": ["Golem", "Spring", "Sly", *resources]}).covert("Sly") is met
    t = scene(*cards, A={"hand": ["Plan"], "in play": ["Hush", "2x Rage", "Greed"]})
    assert "play Plan" not in t.offered  # what met the threshold is lost by it, and so is the rest


def attackers(t: Scene) -> list[str]:
    """Who could attack."""
    twin = t.fork()
    twin.do("attack B's faction")
    return twin.offered


@pytest.mark.rule("spoils:508.1", "spoils:508.2", "spoils:311.1", "spoils:405.1")
def test_a_text_that_others_gain_works_for_each_of_them() -> None:
    cards = (
        character(
            "Sage",
            "1/1/1",
            "Provides [R]",
            "Each other character you control gains this card's rules text.",
            "If this card attacks, your faction gains 1 influence.",
        ),
        tactic("Plan", "Effect: Draw a card.", cost="0 RR"),
    )
    t = scene(*cards, A={"hand": ["Plan"], "in play": ["Sage", "Grunt"]})
    assert "play Plan" in t.offered
    t.do("attack B's faction", "A's Grunt", "no more")
    assert t.influence("A") == 21
    t = scene(*cards, A={"hand": ["Plan"], "in play": ["Sage"]}, B={"in play": ["Grunt"]})
    assert "play Plan" not in t.offered


BLANK = tactic("Blank", "Cost: Pick a card.", "Effect: It loses its rules text this turn.")


@pytest.mark.rule("spoils:407.2", "spoils:508.2")
def test_you_in_a_text_that_a_card_gains_is_whoever_controls_that_card() -> None:
    crown = tactic(
        "Crown", "Cost: Pick a character.", 'Effect: It gains "Characters you control gain 2 strength." this turn.'
    )
    grab = tactic("Grab", "Cost: Pick a character.", "Effect: Take control of it.")
    a = {"hand": ["Crown", "Grab"], "in play": ["Grunt"]}
    t = scene(crown, grab, A=a, B={"in play": ["Brute", "Giant"]})
    before = t.stats("Grunt"), t.stats("Giant")
    t.do("play Crown", "B's Giant")
    assert t.stats("Grunt") == before[0], "A only gave it"
    assert t.stats("Brute") == "5/3/3"
    t.do("play Grab", "B's Giant")
    assert (t.stats("Grunt"), t.stats("Brute")) == ("4/2/3", "3/3/3")
    assert t.at_peace()


@pytest.mark.rule("spoils:508.2", "spoils:208.1")
def test_a_card_without_rules_text_keeps_the_type_and_the_numbers_that_it_gained() -> None:
    """What it says of itself is gone."""
    clay = item("Clay", "This card gains 1 speed.", "WAKE", "Effect: This card gains the character type and 4 life.")
    push = tactic("Push", "Cost: Pick a character.", "Effect: It gains 2 strength.")
    t = scene(clay, push, BLANK, A={"hand": ["Push", "Blank"], "in play": ["Clay", "Grunt"]})
    t.do("use WAKE of Clay", "play Push", "A's Clay")
    assert t.stats("Clay") == "2/4/1"
    t.do("play Blank", "A's Clay")
    assert t.stats("Clay") == "2/4/0"
    assert "attack B's faction" in t.offered
    t.do("attack B's faction")
    assert "A's Clay" in t.offered
    assert t.in_play("A") == ["Clay", "Grunt"]


@pytest.mark.rule("spoils:402.6", "spoils:208.1")
def test_what_a_card_without_rules_text_says_of_types_counts_no_more() -> None:
    loom = location("Loom", 9, "Items you control gain the character type.")
    vest = location("Vest", 9, "Characters you control gain 3 life.")
    t = scene(loom, vest, BLANK, item("Stick"), A={"hand": ["Blank"], "in play": ["Loom", "Vest", "Stick"]})
    assert "attack B's faction" in t.offered
    t.do("play Blank", "A's Loom")
    assert "attack B's faction" not in t.offered
    assert t.in_play("A") == ["Loom", "Vest", "Stick"]
    assert t.at_peace()


@pytest.mark.rule("spoils:408.5", "spoils:O41")
def test_a_location_without_structure_is_destroyed_without_damage() -> None:
    """The Mire has 9, of which it takes 4 itself."""
    mire = location("Mire", 9, "Locations lose 4 structure.")
    hut = location("Hut", 4)
    t = scene(mire, hut, A={"hand": ["Mire"], "in play": ["Hut"]}, B={"in play": ["Fort", "Hut"]})
    t.do("play Mire")
    assert (t.in_play("A"), t.in_play("B")) == (["Mire"], ["Fort"])
    assert (t.pile("A"), t.pile("B")) == (["Hut"], ["Hut"])
    assert t.at_peace()


@pytest.mark.rule("spoils:407.2", "spoils:410.2")
def test_you_in_an_effect_that_gives_strength_is_whoever_controls_the_effect() -> None:
    """Also when the character changes hands."""
    push = tactic("Push", "Cost: Pick a character.", "Effect: It gains 1 strength for each item you control.")
    grab = tactic("Grab", "Cost: Pick a character.", "Effect: Take control of it.")
    t = scene(
        push, grab, item("Stick"), A={"hand": ["Push", "Grab"], "in play": ["2x Stick"]}, B={"in play": ["Grunt"]}
    )
    t.do("play Push", "B's Grunt")
    assert t.stats("Grunt") == "4/2/3"
    t.do("play Grab", "B's Grunt")
    assert t.stats("Grunt") == "4/2/3"
    assert t.at_peace()


@pytest.mark.rule("spoils:407.2", "spoils:508.1")
def test_you_in_a_text_that_another_card_gives_is_who_controls_the_card_that_has_it() -> None:
    """Not who controls the card that gives it."""
    curse = location("Curse", 9, 'Characters gain "If this card leaves play, discard a card."')
    smite = tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it.")
    hand = ["2x Coin"]
    t = scene(curse, smite, A={"hand": ["Smite", *hand], "in play": ["Curse"]}, B={"hand": hand, "in play": ["Grunt"]})
    t.do("play Smite", "B's Grunt")
    assert (t.hand("A"), t.hand("B")) == (["Coin", "Coin"], ["Coin"])
    assert t.at_peace()
    school = location("School", 9, 'Characters gain "If you draw a card, put a token on this card."')
    learn = tactic("Learn", "Effect: Draw a card.")
    t = scene(school, learn, A={"hand": ["Learn"], "in play": ["School", "Brute"]}, B={"in play": ["Grunt"]})
    t.do("play Learn")
    assert (t.the("Brute")["tokens"], "tokens" in t.the("Grunt")) == (1, False)
    assert t.at_peace()


@pytest.mark.rule("spoils:504.1", "spoils:208.1", "spoils:208.1a")
def test_a_type_is_gained_while_something_is_so_and_no_longer() -> None:
    golem = item("Golem", "While you control a location, this card gains the character type and 3 life.")
    raze = tactic("Raze", "Cost: Pick a location.", "Effect: Destroy it.")
    t = scene(golem, raze, A={"hand": ["Raze"], "in play": ["Golem", "Shed"]}, B={"in play": ["Fort"]})
    assert t.stats("Golem") == "0/3/0"
    assert "attack B's faction" in t.offered
    t.do("play Raze", "A's Shed")
    assert t.stats("Golem") == "0/0/0"
    assert "attack B's faction" not in t.offered  # B's location is none of A's
    assert t.in_play("A") == ["Golem"]
    assert t.at_peace()


@pytest.mark.rule("spoils:402.6", "spoils:208.1a")
def test_who_loses_one_type_keeps_the_others_that_it_has_gained() -> None:
    still = tactic("Still", "Cost: Pick a character.", "Effect: It loses the character type this turn.")
    crash = tactic("Crash", "Effect: Destroy all items.")
    clay = character("Clay", "2/2/3", "This card gains the item type.")
    t = scene(clay, still, crash, A={"hand": ["Still", "Crash"], "in play": ["Clay", "Brute"]})
    t.do("play Still", "A's Clay", "play Crash")
    assert (t.in_play("A"), sorted(t.pile("A"))) == (["Brute"], ["Clay", "Crash", "Still"])
    assert t.at_peace()
