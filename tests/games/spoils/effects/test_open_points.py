"""Readings of open points that meet several rules of effects: O39, O40, O50, O56, O57, O60, and 307.2, 302.10,
401.2a."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import scene

THEFT = tactic("Theft", "Cost: Pick a card.", "Effect: Take control of it.")


@pytest.mark.rule("spoils:O39")
def test_a_stolen_resource_stays_attached_and_pays_for_its_new_controller_once_it_is_free() -> None:
    spent = {"card": "Coin", "attached to": "faction"}
    t = scene(THEFT, A={"hand": ["Theft", "Brute"], "in play": ["Coin"]}, B={"in play": [spent]})
    t.do("play Theft", "B's Coin")
    assert t.free("A") == 1
    assert "play Brute" not in t.offered
    t = scene(THEFT, A={"hand": ["Theft", "Brute"], "in play": ["Coin"]}, B={"in play": ["Coin"]})
    t.do("play Theft", "B's Coin")
    assert t.free("A") == 2
    assert "play Brute" in t.offered
    assert t.at_peace()


@pytest.mark.rule("spoils:O40")
def test_a_location_that_comes_back_has_no_damage() -> None:
    t = scene(
        tactic("Lift", "Cost: Pick a location.", "Effect: Put it into its owner's hand."),
        tactic("Ram", "Cost: Pick a location.", "Effect: Inflict 2 damage to it."),
        A={"hand": ["Lift", "Ram"], "in play": [{"card": "Fort", "total damage": 4}]},
    )
    t.do("play Lift", "A's Fort", "play Fort", "play Ram", "A's Fort")
    assert t.the("Fort")["total damage"] == 2
    assert t.at_peace()


@pytest.mark.rule("spoils:O50")
def test_to_play_a_resource_is_not_to_play_a_card() -> None:
    t = scene(
        location("Gong", 5, "If you play a card, your faction gains 1 influence."),
        location("Chime", 5, "If you play a resource, your faction gains 10 influence."),
        tactic("Grow Rich", "Effect: Play a resource."),
        A={"hand": ["Grow Rich", "Coin"], "in play": ["Gong", "Chime"]},
    )
    t.do("play Grow Rich", "Coin face-up")
    assert t.influence("A") == 31  # the tactic was a card, and the Coin a resource
    assert t.at_peace()


@pytest.mark.rule("spoils:O60", "spoils:407.5a", "spoils:608.2")
def test_a_target_that_leaves_play_is_not_exchanged_for_the_faction() -> None:
    t = scene(
        tactic("Lift", "Cost: Pick a location.", "Effect: Put it into its owner's hand."),
        A={"in play": ["Sprinter", "Grunt"]},
        B={"in play": ["Fort"], "hand": ["Lift"]},
    )
    t.do("attack B's Fort", "A's Sprinter", "A's Grunt")
    while t.asked == "A":
        t.do("no more" if "no more" in t.offered else "go on")
    t.do("B: play Lift")
    while not t.at_rest():
        t.do("go on" if "go on" in t.offered else "no more")
    assert t.influence("B") == 20
    assert t.hand("B") == ["Fort"]
    assert t.the("Grunt")["depleted"]
    assert t.the("Sprinter")["depleted"]


@pytest.mark.rule("spoils:307.2")
def test_a_duplicate_may_have_another_option() -> None:
    essence = tactic(
        "Essence",
        "Choose one of the following as this card's rules text:",
        "OPTION 1",
        "Effect: Draw a card.",
        "OPTION 2",
        "Effect: Your faction gains 5 influence.",
    )
    t = scene(
        essence,
        item("Mirror", "ECHO", "Cost: Deplete this card.", "Effect: Duplicate the last tactic played this turn."),
        A={"hand": ["Essence"], "in play": ["Mirror"]},
    )
    t.do("play Essence")
    assert t.offered == ["option 1", "option 2"]
    t.do("option 1", "use ECHO of Mirror")
    assert t.offered == ["option 1", "option 2"]
    t.do("option 2")
    assert t.hand("A") == ["Coin"]
    assert t.influence("A") == 25
    assert t.at_peace()


@pytest.mark.rule("spoils:302.10")
def test_the_opposing_party_is_that_of_the_opponent() -> None:
    t = scene(
        tactic("Trip", "Cost: Pick an opposing character.", "Effect: Deplete it."),
        A={"in play": ["Grunt", "Brute"]},
        B={"hand": ["Trip"], "in play": ["Giant"]},
    )
    t.do("attack B's faction", "A's Grunt", "no more")
    assert t.asked == "B"
    assert "play Trip" in t.offered
    t.do("B: play Trip")
    while not t.at_rest():
        t.do("go on" if "go on" in t.offered else "no more")
    assert t.pile("B") == ["Trip"]
    assert "depleted" not in t.the("Brute")


@pytest.mark.rule("spoils:402.1", "spoils:407.1")
def test_what_an_effect_does_is_told_with_its_card() -> None:
    t = scene(
        location("Drum", 5, "If you draw a card, your faction gains 1 influence."),
        tactic("Learn", "Effect: Draw a card."),
        A={"hand": ["Learn"], "in play": ["Drum"]},
    )
    t.do("play Learn")
    (gains,) = [line for line in t.lines("A") if line.words.startswith("A's faction gains")]
    chain = []
    cause = gains.cause
    while cause is not None:
        chain.append(cause.words)
        cause = cause.cause
    assert chain == ["Drum says so", "A draws Coin", "A plays Learn"]
    assert t.at_peace()


@pytest.mark.rule("spoils:O57", "spoils:505.1")
def test_whoever_must_attack_and_must_pay_for_it_does_both_if_possible() -> None:
    berserk = character("Berserker", "2/2/3", "This card must attack if able.")
    toll = location("Tollgate", 9, "Your opponent must pay 2 for each attacking party they form.")
    t = scene(berserk, toll, A={"in play": ["Berserker", "2x Coin"]}, B={"in play": ["Tollgate"]})
    assert "end the turn" not in t.offered
    t = scene(berserk, toll, A={"in play": ["Berserker", "Coin"]}, B={"in play": ["Tollgate"]})
    assert t.offered == ["end the turn"]
