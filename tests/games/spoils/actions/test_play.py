"""603.2, 604, 607 Playing cards and resources, and attacking, by an effect."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import item, location, tactic
from tests.games.spoils.texts import scene


@pytest.mark.rule("spoils:407.1", "spoils:603.1h", "spoils:603.2", "spoils:O59", "spoils:204.1#2")
def test_who_is_told_to_play_a_card_plays_it_and_controls_it() -> None:
    offer = tactic("Offer", "Effect: Your opponent may play a character. Draw a card.")
    t = scene(offer, A={"hand": ["Offer", "Brute"]}, B={"hand": ["Grunt", "Brute"]})
    t.do("play Offer")
    while t.asked == "B":
        t.do("yes" if "yes" in t.offered else t.offered[0])
    assert (t.in_play("A"), t.in_play("B")) == ([], ["Grunt"])  # the Brute couldn't be paid for
    assert t.hand("A") == ["Brute", "Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:603.1a", "spoils:402.5", "spoils:603.2", "spoils:402.4")
def test_what_lies_in_play_or_is_being_played_is_not_played_by_an_effect() -> None:
    again = tactic("Again", "Cost: Pick a tactic in your discard pile.", "Effect: Play it.")
    t = scene(again, A={"hand": ["Again"], "discard pile": ["Trick", "Dear Trick"], "in play": ["Grunt"]})
    t.do("play Again", "Dear Trick")
    assert sorted(t.pile("A")) == ["Again", "Dear Trick", "Trick"]
    assert "A plays Dear Trick" not in t.log()  # nothing to pay it with
    t = scene(again, A={"hand": ["Again"], "discard pile": ["Trick"], "in play": ["Grunt"]})
    t.do("play Again", "Trick")
    assert "A plays Trick" in t.log()
    assert t.at_peace()


@pytest.mark.rule("spoils:O03", "spoils:604.1", "spoils:503.1", "spoils:503.1#2", "spoils:402.5")
def test_what_the_first_of_two_resources_sets_off_comes_before_the_second() -> None:
    cards = (
        tactic("Grow", "Effect: You may draw a card and play 2 resources. If you do, your faction gains 5 influence."),
        location("Sow", 9, "If a resource enters play under your control, draw a card."),
    )
    t = scene(*cards, A={"hand": ["Grow"], "deck": ["Coin", "Greed", "Rage"], "in play": ["Sow"]})
    t.do("play Grow", "yes", "Coin face-up")
    assert t.hand("A") == ["Greed"]  # drawn in between
    t.do("Greed face-up")
    assert (t.hand("A"), t.influence("A"), t.free("A")) == (["Rage"], 25, 2)
    assert t.at_peace()
    t = scene(*cards, A={"hand": ["Grow"], "deck": ["Coin", "Greed"]})
    t.do("play Grow", "yes", "Coin face-up")
    assert (t.free("A"), t.influence("A")) == (1, 20)  # one of two is not two
    assert t.at_peace()


@pytest.mark.rule("spoils:607.1a", "spoils:302.3", "spoils:607.1b")
def test_an_effect_lets_somebody_attack_whoevers_turn_it_is_but_not_in_a_battle() -> None:
    cards = (
        tactic("Raid", "Effect: You may attack."),
        tactic("Dare", "Effect: Your opponent may attack."),
    )
    t = scene(*cards, A={"hand": ["Dare"]}, B={"in play": ["Grunt"]})
    t.do("play Dare")
    while not t.at_rest():
        t.do(next((one for one in ("yes", "go on", "no more") if one in t.offered), t.offered[0]))
    assert (t.influence("A"), t.influence("B")) == (18, 20)
    t = scene(*cards, A={"hand": ["Raid"], "in play": ["Grunt", "Brute"]})
    t.do("attack B's faction", "A's Grunt", "no more", "play Raid")
    assert "yes" not in t.offered  # one battle at a time
    while not t.at_rest():
        t.do("go on")
    assert t.influence("B") == 18


@pytest.mark.rule("spoils:308.1", "spoils:308.1a", "spoils:603.2")
def test_what_is_played_for_free_still_needs_its_threshold() -> None:
    cards = (
        tactic("Favour", "Effect: Play an item for free."),
        item("Crown", cost="5"),
        item("Seal", cost="5 G"),
    )
    t = scene(*cards, A={"hand": ["Favour", "Crown", "Seal"]})
    t.do("play Favour")
    while not t.at_rest():
        assert "Seal" not in t.offered
        t.do(t.offered[0])
    assert (t.in_play("A"), t.hand("A")) == (["Crown"], ["Seal"])
    assert t.at_peace()


@pytest.mark.rule("spoils:O59", "spoils:503.1#2", "spoils:506.1")
def test_what_is_played_in_the_place_of_something_sets_off_its_triggers_in_its_own_course() -> None:
    """The Toll is asked for before the draw, while the hand is empty."""
    t = scene(
        item("Altar", "If this card is destroyed, you may play a tactic instead."),
        item("Toll", "If a character is destroyed, discard a card."),
        tactic("Smash", "Cost: Pick an item.", "Effect: Destroy the item."),
        tactic("Slay", "Cost: Pick a character.", "Effect: Destroy the character. Draw a card."),
        A={"hand": ["Smash", "Slay"], "in play": ["Altar", "Toll"]},
        B={"in play": ["Grunt"]},
    )
    t.do("play Smash", "A's Altar", "yes")
    while not t.at_rest():
        t.do(t.offered[0])
    assert (t.hand("A"), t.in_play("A"), t.in_play("B")) == (["Coin"], ["Altar", "Toll"], [])
    assert t.at_peace()


@pytest.mark.rule("spoils:603.2", "spoils:308.1", "spoils:603.1d")
def test_what_an_effect_lets_one_play_is_paid_for_unless_it_is_free() -> None:
    for says, playable, paid in ("", False, 0), ("", True, 2), (" for free", False, 0):
        offer = tactic("Offer", f"Effect: Play a character{says}.")
        t = scene(offer, A={"hand": ["Offer", "Brute"], "in play": ["Coin", *(["Coin"] if playable else [])]})
        t.do("play Offer")
        while not t.at_rest():
            t.do(t.offered[0])
        assert t.in_play("A") == (["Brute"] if playable or says else [])
        assert t.free("A") == 1 + playable - paid
        assert t.at_peace()


@pytest.mark.rule("spoils:402.5b", "spoils:603.2", "spoils:401.2")
def test_who_could_not_play_a_card_has_not_played_it() -> None:
    again = tactic(
        "Again",
        "Cost: Pick a tactic in your discard pile.",
        "Effect: You may draw a card and play the tactic. If you do, draw a card.",
    )
    for coins, drawn in (2, 2), (1, 1):
        a = {"hand": ["Again"], "discard pile": ["Dear Trick"], "in play": [f"{coins}x Coin"]}
        t = scene(again, A=a)
        t.do("play Again", "Dear Trick", "yes")
        while not t.at_rest():
            t.do(t.offered[0])
        assert (len(t.hand("A")), "A plays Dear Trick" in t.log()) == (drawn, drawn == 2)
        assert t.at_peace()
