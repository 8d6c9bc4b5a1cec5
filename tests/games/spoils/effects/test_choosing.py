"""310.1, 208.2, 505.2, O65 What is taken, what it still is later, and what is tried again."""

from __future__ import annotations

import pytest

from coven.games.spoils.effects.choosing import is_unseen
from coven.kernel import Seat
from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import scene

SLAY = tactic("Slay", "Cost: Pick a character.", "Effect: Destroy it.")
LURE = character("Lure", "1/4/3", "Anything that could pick this card must pick it.")
HIT = tactic("Hit", "Cost: Pick a character or location.", "Effect: Inflict 2 damage to it.")
STICK = item("Stick")


@pytest.mark.rule("spoils:310.1#2", "spoils:310.1", "spoils:402.7")
def test_what_cannot_be_picked_can_be_chosen() -> None:
    shy = character("Shy", "1/1/3", "Your opponent cannot pick this card.")
    cull = tactic("Cull", "Effect: Choose a character. Destroy the chosen character.")
    t = scene(shy, cull, SLAY, A={"hand": ["Slay", "Cull"]}, B={"in play": ["Shy", "Grunt"]})
    t.do("play Slay")
    assert t.offered == ["B's Grunt"]
    t.do("B's Grunt", "play Cull")
    assert sorted(t.pile("B")) == ["Grunt", "Shy"]
    assert t.at_peace()


@pytest.mark.rule("spoils:208.2", "spoils:402.5b", "spoils:208.1", "spoils:402.6")
def test_what_was_picked_as_one_of_two_kinds_is_meant_as_long_as_it_is_either() -> None:
    cards = (
        tactic("Blast", "Cost: Pick a character or item.", "Effect: Destroy it."),
        tactic("Still", "Cost: Pick an item.", "Effect: It loses the character type this turn."),
        item(
            "Golem",
            "RISE",
            "Cost: Draw a card.",
            "Effect: This card gains the character type, 1 strength, and 2 life this turn.",
        ),
    )
    t = scene(*cards, A={"hand": ["Blast"], "in play": ["Golem"]}, B={"hand": ["Still"]})
    t.do("use RISE of Golem", "B: let it happen", "play Blast", "A's Golem", "B: play Still", "A: let it happen")
    assert "Golem" in t.pile("A")  # an item it is still
    slay = scene(*cards, SLAY, A={"hand": ["Slay"], "in play": ["Golem"]}, B={"hand": ["Still"]})
    slay.do("use RISE of Golem", "B: let it happen", "play Slay", "A's Golem", "B: play Still", "A: let it happen")
    assert slay.in_play("A") == ["Golem"]


@pytest.mark.rule("spoils:505.2", "spoils:505.1", "spoils:505.2b")
def test_who_picks_must_pick_what_demands_it_first() -> None:
    some = tactic("Some", "Cost: Pick 2 or fewer characters.", "Effect: Deplete them.")
    t = scene(LURE, some, A={"hand": ["Some"]}, B={"in play": ["Grunt", "Lure", "Brute"]})
    t.do("play Some")
    assert t.offered == ["B's Lure"]  # and 'no more' cannot be said
    t.do("B's Lure")
    assert t.offered == ["B's Grunt", "B's Brute", "no more"]
    t.do("no more")
    assert t.the("Lure")["depleted"]
    assert t.at_peace()


@pytest.mark.rule("spoils:O65", "spoils:408.4", "spoils:408.5", "spoils:402.7a")
def test_what_was_spared_is_tried_again_when_something_about_it_changes() -> None:
    cards = (
        tactic("Spare", "Effect: The next time a character is destroyed this turn, deplete it instead."),
        tactic("Sap", "Cost: Pick a character.", "Effect: It loses 1 life this turn."),
        location("Ward", 9, "While you control an item, locations cannot be destroyed."),
        tactic("Break", "Cost: Pick an item.", "Effect: Destroy it."),
    )
    t = scene(*cards, HIT, A={"hand": ["Spare", "Hit", "Sap"]}, B={"in play": ["Grunt"]})
    t.do("play Spare", "play Hit", "B's Grunt")
    assert t.in_play("B") == ["Grunt"]
    assert t.the("Grunt")["depleted"]
    t.do("play Sap", "B's Grunt")  # less life with the same damage
    assert t.pile("B") == ["Grunt"]
    t = scene(*cards, HIT, STICK, A={"hand": ["2x Hit", "Break"]}, B={"in play": ["Shed", "Ward", "Stick"]})
    t.do("play Hit", "B's Shed", "play Hit", "B's Shed")
    assert "Shed" in t.in_play("B")
    t.do("play Break", "B's Stick")
    assert sorted(t.pile("B")) == ["Shed", "Stick"]
    assert t.at_peace()


@pytest.mark.rule("spoils:507.5a", "spoils:507.5a#2", "spoils:O52", "spoils:407.2")
def test_each_player_keeps_one_of_the_cards_they_control_with_an_identifier() -> None:
    cards = (
        character("First", "1/1/3", "Unique Crown"),
        character("Second", "2/2/3", "Unique Crown"),
        tactic("Grab", "Cost: Pick a character.", "Effect: Take control of it."),
    )
    t = scene(*cards, A={"hand": ["Grab", "Second"]}, B={"in play": ["First"]})
    t.do("play Second")
    assert (t.in_play("A"), t.in_play("B")) == (["Second"], ["First"])  # one each
    t.do("play Grab", "B's First")
    assert t.asked == "A"
    t.do(next(one for one in t.offered if "First" in one))
    assert (t.in_play("A"), sorted(t.pile("A")), t.pile("B")) == (["First"], ["Grab", "Second"], [])
    assert t.at_peace()


@pytest.mark.rule("spoils:408.8", "spoils:408.7", "spoils:503.1")
def test_whatever_took_a_card_over_its_limit_has_destroyed_it() -> None:
    bow = item(
        "Bow",
        "If a character is destroyed by this card, draw a card.",
        "SHOOT",
        "Cost: Pick a character.",
        "Effect: Inflict 2 damage to it.",
    )
    t = scene(bow, HIT, A={"hand": ["Hit"], "in play": ["Bow"]}, B={"in play": ["Snail"]})
    t.do("use SHOOT of Bow", "B's Snail")
    assert t.hand("A") == ["Hit"]
    twin = t.fork()
    t.do("use SHOOT of Bow", "B's Snail")
    assert (t.pile("B"), t.hand("A")) == (["Snail"], ["Hit", "Coin"])
    twin.do("play Hit", "B's Snail")
    assert (twin.B["discard pile"], twin.A["hand"]) == (["Snail"], [])


@pytest.mark.rule("spoils:402.4", "spoils:304.1", "spoils:305.1", "spoils:314.1")
def test_what_an_effect_itself_moves_its_further_words_still_mean() -> None:
    cards = (
        tactic("Fling", "Cost: Pick a character.", "Effect: Destroy it. Put it into its owner's hand."),
        tactic("Swap", "Effect: Discard a card. Put the discarded card on top of your deck."),
    )
    t = scene(*cards, A={"hand": ["Fling", "Swap", "Grunt"]}, B={"in play": ["Brute"]})
    t.do("play Fling", "B's Brute")
    assert (t.hand("B"), t.pile("B")) == (["Brute"], [])
    t.do("play Swap")
    while not t.at_rest():
        t.do(t.offered[0])
    assert (t.deck("A")[0], sorted(t.pile("A"))) == ("Grunt", ["Fling", "Swap"])
    assert t.at_peace()


@pytest.mark.rule("spoils:403.2a", "spoils:401.2a", "spoils:403.1a")
def test_who_looks_knows_and_who_shows_learns_nothing() -> None:
    show = tactic("Show", "Effect: Your opponent looks at the top card of their deck. Draw a card.")
    t = scene(show, A={"hand": ["Show"]}, B={"deck": ["Grunt", "Coin"]})
    top = t.state.sides[1].deck[-1]
    assert is_unseen(t.state, Seat(1), top)
    t.do("play Show")
    assert not is_unseen(t.state, Seat(1), top)
    assert is_unseen(t.state, Seat(0), top)
    assert t.at_peace()


@pytest.mark.rule("spoils:O43", "spoils:413.1", "spoils:503.1")
def test_a_bid_of_0_costs_0_and_what_is_revealed_is_told() -> None:
    cards = (
        tactic("Auction", "Effect: Each player may bid. The winner pays the bid. The winner draws 2 cards."),
        tactic("Glance", "Effect: Reveal the top card of your deck."),
        location("Bell", 9, "If a card is revealed, your faction gains 1 influence."),
    )
    t = scene(*cards, A={"hand": ["Auction", "Glance"], "in play": ["Coin", "Bell"]})
    t.do("play Auction", "A: 0", "B: no more")
    assert (t.free("A"), t.hand("A")) == (1, ["Glance", "Coin", "Coin"])
    t.do("play Glance")
    assert t.influence("A") == 21
    assert t.at_peace()


@pytest.mark.rule("spoils:303.1", "spoils:402.8", "spoils:409.1", "spoils:O34", "spoils:402.5b")
def test_what_the_effect_says_and_what_the_card_says_hold_together() -> None:
    cards = (
        character("Guard", "1/1/3", "This card enters play with 2 tokens."),
        tactic("Drag", "Cost: Pick a card in your discard pile.", "Effect: Put it into play depleted."),
        location("Fount", 9, "If you draw a card, your faction gains 1 influence instead."),
        tactic("Count", "Effect: Draw cards equal to the number of items you control."),
        tactic("Swap", "Effect: You may discard a card and draw 2 cards. If you do, your faction gains 5 influence."),
    )
    t = scene(*cards, A={"hand": ["Drag"], "discard pile": ["Guard"]})
    t.do("play Drag", "Guard")
    assert (t.the("Guard")["depleted"], t.x("Guard").tokens) == (True, 2)
    t = scene(*cards, A={"hand": ["Count"], "in play": ["Fount"]})
    t.do("play Count")
    assert t.influence("A") == 20  # nothing takes the place of no draw
    for deck, influence in (["2x Coin"], 25), (["Coin"], 20):
        t = scene(*cards, A={"hand": ["Swap", "Trick"], "deck": deck})
        t.do("play Swap", "yes")
        while not t.at_rest():
            t.do(t.offered[0])
        assert t.influence("A") == influence


@pytest.mark.rule("spoils:401.3b", "spoils:208.1")
def test_a_type_or_covert_is_lost_as_a_cost_only_by_who_has_it() -> None:
    cards = (
        item("Idol", "SHED", "Cost: This card loses the item type this turn.", "Effect: Draw a card."),
        character("Spy", "1/1/3", "Covert", "SHOW", "Cost: This card loses covert this turn.", "Effect: Draw a card."),
    )
    t = scene(*cards, A={"in play": ["Idol", "Spy"]})
    t.do("use SHED of Idol", "use SHOW of Spy")
    assert (t.why_not("use SHED of Idol"), t.why_not("use SHOW of Spy")) == ("401.3b", "401.3b")
    assert t.hand("A") == ["Coin", "Coin"]


@pytest.mark.rule("spoils:O53", "spoils:310.1", "spoils:407.2")
def test_who_is_told_to_pick_is_bound_by_what_keeps_that_player_from_picking() -> None:
    """Not by what keeps whoever says so from it."""
    shade = character("Shade", "1/1/3", "Your opponent cannot pick this card.")
    cull = tactic("Cull", "Effect: Your opponent picks a character. Destroy the picked character.")
    t = scene(shade, cull, A={"hand": ["Cull"], "in play": ["Shade", "Grunt"]}, B={"in play": ["Shade", "Brute"]})
    t.do("play Cull")
    assert (t.asked, t.offered) == ("B", ["A's Grunt", "B's Shade", "B's Brute"])
    assert t.why_not("A's Shade") == "402.7"
    t.do("B's Shade")
    assert (t.pile("B"), t.in_play("A")) == (["Shade"], ["Shade", "Grunt"])
    assert t.at_peace()


@pytest.mark.rule("spoils:402.5b", "spoils:402.5")
def test_the_rest_is_what_was_not_chosen() -> None:
    """What was stays where it is."""
    sift = tactic(
        "Sift",
        "Effect: Reveal the top 3 cards of your deck. Choose one of them. Put the rest into your discard pile.",
    )
    t = scene(sift, A={"hand": ["Sift"], "deck": ["Grunt", "Brute", "Giant", "Coin"]})
    t.do("play Sift", "Brute")
    assert (sorted(t.pile("A")), t.deck("A")) == (["Giant", "Grunt", "Sift"], ["Brute", "Coin"])
    assert t.at_peace()


@pytest.mark.rule("spoils:505.2", "spoils:310.1#2", "spoils:310.1")
def test_what_must_be_picked_need_not_be_chosen_otherwise() -> None:
    cull = tactic("Cull", "Effect: Your opponent destroys a character they control.")
    t = scene(LURE, cull, A={"hand": ["Cull"]}, B={"in play": ["Grunt", "Lure"]})
    t.do("play Cull")
    assert (t.asked, sorted(t.offered)) == ("B", ["B's Grunt", "B's Lure"])
    t.do("B's Grunt")
    assert t.in_play("B") == ["Lure"]
    assert t.at_peace()


@pytest.mark.rule("spoils:310.1", "spoils:402.7", "spoils:402.3")
def test_a_card_in_a_pile_is_not_picked_where_that_is_forbidden() -> None:
    crypt = location("Crypt", 9, "Your opponent cannot pick cards in your discard pile.")
    dig = tactic("Dig", "Cost: Pick a card in a discard pile.", "Effect: Remove it from the game.")
    a, b = {"hand": ["Dig"], "discard pile": ["Shed"]}, {"in play": ["Crypt"], "discard pile": ["Fort"]}
    t = scene(crypt, dig, A=a, B=b)
    t.do("play Dig")
    assert t.offered == ["Shed"]
    t.do("Shed")
    assert (t.A["out of game"], t.pile("B")) == (["Shed"], ["Fort"])
    t = scene(crypt, dig, A={**a, "discard pile": []}, B=b)
    assert "play Dig" not in t.offered


@pytest.mark.rule("spoils:203.7", "spoils:303.1", "spoils:301.1", "spoils:309.1")
def test_a_resource_that_has_paid_is_attached_and_not_depleted() -> None:
    spent = [{"card": "Coin", "attached to": "faction"}, {"card": "Brute", "depleted": True}, "Grunt"]
    for kind, name in ("a depleted", "A's Brute"), ("an attached", "A's Coin"):
        t = scene(tactic("Cut", f"Cost: Pick {kind} card."), A={"hand": ["Cut"], "in play": spent})
        t.do("play Cut")
        assert t.offered == [name]


@pytest.mark.rule("spoils:O29", "spoils:406.2", "spoils:411.1")
def test_a_face_down_card_has_a_numeric_cost_of_0() -> None:
    low = tactic("Low", "Cost: Pick a card with a numeric cost of 0.", "Effect: Destroy it.")
    t = scene(low, A={"hand": ["Low"], "in play": ["Brute", {"card": "Brute", "face": "face-down"}]})
    t.do("play Low")
    assert t.offered == ["A's face-down Brute"]
    t.do("A's face-down Brute")
    assert t.in_play("A") == ["Brute"]
    assert t.at_peace()
