"""402.5, O07, 401.2, 410.2 Who is asked what, what can be left, and how much is counted."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import item, location, tactic
from tests.games.spoils.texts import scene

STICK = item("Stick")


@pytest.mark.rule("spoils:O07", "spoils:503.1#3", "spoils:402.5", "spoils:407.2")
def test_who_may_do_something_is_asked_and_only_if_it_can_be_done() -> None:
    cards = (
        tactic("Offer", "Effect: Your opponent may discard a card. If they do, they draw 2 cards."),
        tactic("Wreck", "Effect: You may destroy an item and draw a card."),
    )
    t = scene(*cards, A={"hand": ["Offer", "Trick"]}, B={"hand": ["Trick"]})
    t.do("play Offer", "B: let it happen", "B: yes")
    assert (t.hand("A"), t.hand("B")) == (["Trick"], ["Coin", "Coin"])
    t = scene(*cards, A={"hand": ["Offer", "Trick"]})
    t.do("play Offer")
    assert t.at_peace()  # B has nothing to discard
    t = scene(*cards, STICK, A={"hand": ["Wreck"]})
    t.do("play Wreck")
    assert (t.at_peace(), t.hand("A")) == (True, [])
    t = scene(*cards, STICK, A={"hand": ["Wreck"], "in play": ["Stick"], "deck": []})
    t.do("play Wreck", "yes")  # the rest as far as it can be
    assert sorted(t.pile("A")) == ["Stick", "Wreck"]


@pytest.mark.rule("spoils:401.2", "spoils:401.3", "spoils:402.5")
def test_of_two_costs_either_will_do_and_only_what_can_be_met_is_offered() -> None:
    altar = item("Altar", "PRAY", "Cost: Discard a card or destroy an item you control.", "Effect: Draw a card.")
    t = scene(altar, A={"in play": ["Altar"], "hand": []})
    t.do("use PRAY of Altar")
    while not t.at_rest():
        assert "discard a card" not in t.offered
        t.do(t.offered[0])
    assert (t.pile("A"), t.hand("A")) == (["Altar"], ["Coin"])
    assert t.at_peace()


@pytest.mark.rule("spoils:410.2", "spoils:410.4", "spoils:201.4b", "spoils:O61")
def test_how_much_is_counted_and_rounded_as_the_text_says() -> None:
    cards = (
        tactic("Half", "Cost: Pick a character.", "Effect: X is half its strength, rounded up. Draw X cards."),
        tactic("Less", "Cost: Pick a character.", "Effect: X is half its strength, rounded down. Draw X cards."),
        tactic("Twice", "Cost: Pick a character.", "Effect: X is twice its strength. Draw X cards."),
        tactic("Tithe", "Effect: Your faction gains 2 influence for each item you control."),
    )
    for name, drawn in ("Half", 2), ("Less", 1), ("Twice", 6):
        t = scene(*cards, A={"hand": [name], "in play": ["Brute"]})
        t.do(f"play {name}", "A's Brute")
        assert len(t.hand("A")) == drawn
        assert t.at_peace()
    t = scene(*cards, STICK, A={"hand": ["Tithe"], "in play": ["3x Stick"]}, B={"in play": ["Stick"]})
    t.do("play Tithe")
    assert t.influence("A") == 26


@pytest.mark.rule("spoils:503.1#4", "spoils:402.5b", "spoils:204.4a", "spoils:407.2")
def test_what_has_left_play_is_as_it_was_there_last() -> None:
    cards = (
        location("Flag", 9, "Characters you control gain 1 strength."),
        tactic("Reap", "Cost: Pick a character.", "Effect: Destroy it. X is its strength. Draw X cards."),
        tactic("Grab", "Cost: Pick a character.", "Effect: Take control of it."),
        tactic("Fine", "Cost: Pick a character.", "Effect: Destroy it. Its controller discards a card."),
    )
    t = scene(*cards, A={"hand": ["Reap"]}, B={"in play": ["Grunt", "Flag"]})
    t.do("play Reap", "B's Grunt")
    assert len(t.hand("A")) == 3
    t = scene(*cards, A={"hand": ["Grab", "Fine", "Trick"]}, B={"hand": ["Trick"], "in play": ["Grunt"]})
    t.do("play Grab", "B's Grunt", "B: let it happen", "play Fine", "A's Grunt", "B: let it happen")
    assert (t.hand("A"), t.hand("B"), t.pile("B")) == ([], ["Trick"], ["Grunt"])
    assert t.at_peace()


@pytest.mark.rule("spoils:407.2", "spoils:503.1", "spoils:403.1a", "spoils:402.3")
def test_that_player_did_it_and_the_bottom_is_not_the_top() -> None:
    cards = (
        location("Tax", 9, "If a player plays a tactic, that player discards a card."),
        tactic("Dig", "Effect: Put the bottom card of your deck into your hand."),
    )
    t = scene(
        *cards,
        A={"hand": ["Dig", "Grunt"], "deck": ["Coin", "Shed"]},
        B={"hand": ["Trick", "Brute"], "in play": ["Tax"]},
    )
    t.do("play Dig", "B: play Trick")
    while not t.at_rest():
        t.do(t.offered[0])
    assert (t.hand("A"), t.hand("B")) == (["Shed"], [])
    assert t.at_peace()


@pytest.mark.rule("spoils:407.2", "spoils:602.1", "spoils:606.1#2")
def test_what_one_player_did_this_turn_the_other_has_not_done() -> None:
    cards = (
        tactic("Fan", "Effect: If you played a character this turn, draw a card."),
        tactic("Answer", "Cost: Play this only in response to a tactic.", "Effect: Draw a card."),
    )
    t = scene(*cards, A={"hand": ["Grunt"]}, B={"hand": ["Fan"]})
    t.do("play Grunt", "B: play Fan")
    assert t.hand("B") == []  # A played it
    t = scene(*cards, A={"hand": ["Grunt", "Fan"]}, B={"hand": ["Trick"]})
    t.do("play Grunt", "B: let it happen", "play Fan", "B: let it happen")
    assert t.hand("A") == ["Coin"]
    t = scene(*cards, A={"hand": ["Answer", "Trick"]}, B={"hand": ["Answer"]})
    assert t.why_not("play Answer") == "401.3a"
    t.do("play Trick")
    assert (t.asked, "play Answer" in t.offered) == ("B", True)


@pytest.mark.rule("spoils:402.5b", "spoils:310.1", "spoils:504.1", "spoils:503.1#4")
def test_what_was_picked_as_a_card_was_played_its_other_paragraphs_mean() -> None:
    cards = (
        item("Banner", "Cost: Pick a character.", "The picked character gains 2 strength."),
        item("Noose", "Cost: Pick a character.", "If this card leaves play, destroy the picked character."),
        tactic("Raise", "Effect: Put an item from your hand into play."),
        tactic("Smash", "Cost: Pick an item.", "Effect: Destroy it."),
    )
    t = scene(*cards, A={"hand": ["Banner"], "in play": ["Grunt", "Brute"]})
    t.do("play Banner", "A's Brute")
    assert (t.stats("Grunt"), t.stats("Brute")) == ("2/2/3", "5/3/3")
    t = scene(*cards, A={"hand": ["Raise", "Banner"], "in play": ["Grunt", "Brute"]})
    t.do("play Raise")  # nothing was picked for it
    assert (t.in_play("A"), t.stats("Grunt"), t.stats("Brute")) == (["Grunt", "Brute", "Banner"], "2/2/3", "3/3/3")
    t = scene(*cards, A={"hand": ["Noose", "Smash"], "in play": ["Grunt", "Brute"]})
    t.do("play Noose", "A's Grunt", "play Smash", "A's Noose")
    assert t.in_play("A") == ["Brute"]
    assert t.at_peace()


@pytest.mark.rule("spoils:402.5b", "spoils:310.1", "spoils:504.1", "spoils:507.3d")
def test_what_a_trigger_picks_anew_is_meant_from_then_on_and_what_it_picked_before_no_longer() -> None:
    """At that very moment; and each Muse goes by its own last pick."""
    says = "The picked character gains 2 strength.", "The picked character gains covert."
    muse = location("Muse", 9, "At the start of your turn, pick a character.", *says)
    t = scene(muse, A={"in play": ["Muse", "Brute", "Giant", "Grunt"]}, B={"in play": ["Muse"]})

    def seen() -> list[tuple[str, bool]]:
        return [(t.stats(name), t.covert(name)) for name in ("Brute", "Giant", "Grunt")]

    plain = [("3/3/3", False), ("5/6/3", False), ("2/2/3", False)]
    assert seen() == plain
    t.do("end the turn", "B: A's Grunt")
    assert seen() == [*plain[:2], ("4/2/3", True)]
    t.do("A: A's Brute")
    assert seen() == [("5/3/3", True), plain[1], ("4/2/3", True)]
    t.do("end the turn", "B: A's Giant", "A: A's Giant")
    assert seen() == [plain[0], ("9/6/3", True), plain[2]]
    assert t.at_peace()


@pytest.mark.rule("spoils:302.2", "spoils:402.5", "spoils:408.1", "spoils:301.1", "spoils:402.5b")
def test_the_target_of_the_attack_and_the_host_of_this_card() -> None:
    cards = (
        tactic("Bolt", "Effect: Inflict 2 damage to the target of the attack."),
        item(
            "Spur",
            "Attach to Character",
            "GO",
            "Cost: Deplete the character this card is attached to.",
            "Effect: It gains 2 strength this turn.",
        ),
    )
    t = scene(*cards, A={"hand": ["2x Bolt"], "in play": ["Grunt"]}, B={"in play": ["Fort"]})
    t.do("play Bolt")  # there is none
    assert (t.influence("B"), "total damage" in t.the("Fort")) == (20, False)
    t.do("attack B's Fort", "A's Grunt", "play Bolt")
    assert (t.influence("B"), t.the("Fort")["total damage"]) == (20, 4)
    worn = [{"card": "Grunt", "number": 9}, {"card": "Spur", "attached to": 9}, "Brute"]
    t = scene(*cards, A={"in play": worn})
    t.do("use GO of Spur")
    assert (t.stats("Grunt"), t.stats("Brute"), t.the("Grunt")["depleted"]) == ("4/2/3", "3/3/3", True)


@pytest.mark.rule("spoils:407.2", "spoils:407.7", "spoils:402.5b", "spoils:403.3a")
def test_the_controller_and_the_owner_of_a_card_that_is_being_played() -> None:
    for role in "controller", "owner":
        toll = tactic("Toll", "Cost: Play this only in response to a card.", f"Effect: Its {role} discards a card.")
        t = scene(toll, A={"hand": ["Grunt", "Coin"]}, B={"hand": ["Toll", "Trick"]})
        t.do("play Grunt", "B: play Toll", "B: let it happen")
        assert (t.pile("A"), t.hand("B"), t.in_play("A")) == (["Coin"], ["Trick"], ["Grunt"])


@pytest.mark.rule("spoils:407.1", "spoils:407.2", "spoils:407.7")
@pytest.mark.parametrize(("role", "hands"), [("controller", ([], ["Coin"])), ("owner", (["Coin"], []))])
def test_who_plays_a_card_of_another_controls_it_while_it_is_being_played(
    role: str, hands: tuple[list[str], ...]
) -> None:
    toll = tactic("Toll", "Cost: Play this only in response to a card.", f"Effect: Its {role} discards a card.")
    steal = tactic("Steal", "Effect: Play a tactic from your opponent's hand.")
    t = scene(toll, steal, A={"hand": ["Steal", "Coin"]}, B={"hand": ["Trick", "Toll", "Coin"]})
    t.do("play Steal", "B: let it happen", "B: play Toll")
    while not t.at_peace():
        t.do(t.offered[0])
    assert (t.hand("A"), t.hand("B")) == hands


@pytest.mark.rule("spoils:O60", "spoils:302.1", "spoils:402.5")
def test_an_attack_whose_target_has_gone_has_none() -> None:
    bolt = tactic("Bolt", "Effect: Inflict 2 damage to the target of the attack.")
    home = tactic("Home", "Cost: Pick a location.", "Effect: Put it into its owner's hand.")
    t = scene(bolt, home, A={"hand": ["Bolt", "Home"], "in play": ["Grunt"]}, B={"in play": ["Fort", "Shed"]})
    t.do("attack B's Fort", "A's Grunt", "play Home", "B's Fort", "play Bolt")
    assert (t.influence("B"), "total damage" in t.the("Shed")) == (20, False)
    assert t.hand("B") == ["Fort"]


@pytest.mark.rule("spoils:201.2", "spoils:406.1", "spoils:201.7", "spoils:202.3", "spoils:410.2", "spoils:503.1#4")
def test_numbers_of_what_has_left_of_what_lies_in_a_pile_and_of_a_faction() -> None:
    cards = (
        item("Anvil", cost="3"),
        tactic("Scrap", "Cost: Pick an item.", "Effect: Destroy it. X is its numeric cost. Draw X cards."),
        tactic("Wake", "Cost: Pick a character in your discard pile.", "Effect: X is its strength. Draw X cards."),
        tactic("Levy", "Cost: Pick a faction.", "Effect: X is its influence. Draw X cards."),
    )
    t = scene(*cards, A={"hand": ["Scrap"], "in play": ["Anvil"]})
    t.do("play Scrap", "A's Anvil")
    assert len(t.hand("A")) == 3
    t = scene(*cards, A={"hand": ["Wake"], "discard pile": ["Giant", "Shed"]})
    t.do("play Wake", "Giant")
    assert len(t.hand("A")) == 5
    t = scene(*cards, A={"hand": ["Levy"]}, B={"influence": 4})
    t.do("play Levy", "B's Camp")
    assert len(t.hand("A")) == 4


@pytest.mark.rule("spoils:401.2", "spoils:409.1", "spoils:410.2", "spoils:O61", "spoils:401.3")
def test_a_cost_of_so_many_or_fewer_tokens_and_of_a_number_told_before() -> None:
    cards = (
        item("Drum", "BEAT", "Cost: Remove 3 or fewer tokens from this card.", "Effect: Draw a card."),
        tactic("Tithe", "Cost: X is twice the number of items you control. Pay X.", "Effect: Draw a card."),
    )
    t = scene(*cards, A={"in play": [{"card": "Drum", "tokens": 2}]})
    t.do("use BEAT of Drum")
    assert t.offered == ["0", "1", "2"]
    t.do("2")
    assert ("tokens" in t.the("Drum"), t.hand("A")) == (False, ["Coin"])
    for coins, playable in ("3x Coin", False), ("4x Coin", True):
        t = scene(*cards, A={"hand": ["Tithe"], "in play": ["2x Drum", coins]})
        assert ("play Tithe" in t.offered) is playable


@pytest.mark.rule("spoils:O61", "spoils:410.2a", "spoils:402.5")
def test_x_that_is_measured_may_be_0() -> None:
    tax = tactic("Tax", "Cost: Pick a character.", "Effect: X is its strength. Draw X cards.")
    t = scene(tax, A={"hand": ["2x Tax"], "in play": ["Pacifist", "Grunt"]})
    t.do("play Tax", "A's Pacifist")
    assert t.hand("A") == ["Tax"]
    t.do("play Tax", "A's Grunt")
    assert t.hand("A") == ["Coin", "Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:410.2", "spoils:401.2", "spoils:409.1")
def test_x_is_any_number_that_can_be_met_whatever_it_is_a_number_of() -> None:
    """However few cards there are to pay with: tokens, influence, and cards of a deck can be more."""
    costs = {
        "Remove X tokens from this card.": 12,
        "Your faction loses X influence.": 20,
        "Draw X cards.": 10,
        "Pay X.": 1,
    }
    for cost, most in costs.items():
        urn = item("Urn", "SPILL", f"Cost: Choose a number for X. {cost}", "Effect: Your faction gains X influence.")
        t = scene(urn, A={"in play": [{"card": "Urn", "tokens": 12}, "Coin"]})
        t.do("use SPILL of Urn")
        assert t.offered == [str(number) for number in range(most + 1)], cost
        assert t.why_not(str(most + 1)) is not None
        t.do("1")
        while not t.at_rest():
            t.do(t.offered[0])
    wish = tactic("Wish", "Effect: Choose a number for X. Your faction gains X influence.")
    t = scene(wish, A={"hand": ["Wish"]})
    t.do("play Wish", "17")
    assert (t.influence("A"), t.influence("B")) == (37, 20)
    assert t.at_peace()
