"""305 Discarding, 306 drawing."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import item, location, tactic
from tests.games.spoils.texts import scene

LEARN = tactic("Learn", "Effect: Draw 3 cards.")
DRUM = location("Drum", 5, "If you draw a card, your faction gains 1 influence.")


@pytest.mark.rule("spoils:306.1", "spoils:306.3")
def test_the_top_cards_come_into_the_hand_of_the_decks_owner_together() -> None:
    t = scene(LEARN, DRUM, A={"hand": ["Learn"], "in play": ["Drum"], "deck": ["Grunt", "Trick", "Shed", "Coin"]})
    t.do("play Learn")
    assert t.hand("A") == ["Grunt", "Trick", "Shed"]
    assert t.deck("A") == ["Coin"]
    assert t.influence("A") == 21  # one event
    assert t.log().index("A's faction gains 1 influence and has 21") > t.log().index("A draws 3 cards")
    assert t.at_peace()


@pytest.mark.rule("spoils:306.2", "spoils:102.1a", "spoils:O34")
def test_a_draw_with_too_few_cards_takes_those_there_are() -> None:
    t = scene(LEARN, DRUM, A={"hand": ["Learn", "Learn"], "in play": ["Drum"], "deck": ["Grunt"]})
    t.do("play Learn")
    assert t.hand("A") == ["Learn", "Grunt"]
    assert t.deck("A") == []
    t.do("play Learn")
    assert t.hand("A") == ["Grunt"]
    assert t.influence("A") == 21  # nothing was drawn the second time
    assert t.state.result is None
    assert t.at_peace()


@pytest.mark.rule("spoils:O68", "spoils:401.2")
def test_a_draw_as_a_cost_needs_all_its_cards() -> None:
    well = item("Well", "DRINK", "Cost: Draw 2 cards.", "Effect: Your faction gains 1 influence.")
    t = scene(well, A={"in play": ["Well"], "deck": ["Grunt"]})
    assert t.offered == ["end the turn"]
    assert t.deck("A") == ["Grunt"]
    t = scene(well, A={"in play": ["Well"], "deck": ["Grunt", "Trick"]})
    t.do("use DRINK of Well")
    assert t.hand("A") == ["Grunt", "Trick"]
    assert t.at_peace()


@pytest.mark.rule("spoils:O64")
def test_to_put_the_top_card_into_the_hand_is_to_draw_it() -> None:
    lift = tactic("Lift", "Effect: Put the top card of your deck into your hand.")
    t = scene(lift, DRUM, A={"hand": ["Lift"], "in play": ["Drum"]})
    t.do("play Lift")
    assert t.hand("A") == ["Coin"]
    assert t.influence("A") == 21
    assert t.at_peace()


FORGET = tactic("Forget It", "Effect: Your opponent discards a card.")
SIGH = location("Sigh", 5, "If you discard a card, your faction gains 1 influence.")


@pytest.mark.rule("spoils:305.1")
def test_only_from_the_hand_to_the_pile_is_discarding() -> None:
    t = scene(
        FORGET,
        SIGH,
        tactic("Mill", "Effect: Put the top 2 cards of your opponent's deck into their discard pile."),
        tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it."),
        A={"hand": ["Mill", "Smite", "Forget It"]},
        B={"in play": ["Sigh", "Grunt"], "hand": ["Shed", "Fort"]},
    )
    t.do("play Mill", "play Smite", "B's Grunt")
    assert t.pile("B") == ["Coin", "Coin", "Grunt"]
    assert t.influence("B") == 20
    t.do("play Forget It")
    assert t.asked == "B"
    assert t.offered == ["Shed", "Fort"]
    t.do("B: Fort")
    assert t.influence("B") == 21
    assert t.hand("B") == ["Shed"]
    assert t.pile("B") == ["Coin", "Coin", "Fort", "Grunt"]
    assert t.at_peace()


@pytest.mark.rule("spoils:401.2", "spoils:401.3#2")
def test_a_cost_is_met_whole_or_not_at_all() -> None:
    t = scene(
        item("Furnace", "STOKE", "Cost: Discard 2 cards.", "Effect: Draw a card."),
        A={"in play": ["Furnace"], "hand": ["Coin"]},
    )
    assert t.offered == ["end the turn"]
    assert t.hand("A") == ["Coin"]


@pytest.mark.rule("spoils:401.3")
def test_costs_are_met_in_the_order_in_which_they_are_listed() -> None:
    swap = item("Swap", "SWAP", "Cost: Discard a card. Draw a card.", "Effect: Your faction gains 1 influence.")
    paws = item("Paws", "PAWS", "Cost: Draw a card. Discard a card.", "Effect: Your faction gains 1 influence.")
    t = scene(swap, paws, A={"in play": ["Swap", "Paws"]})
    assert "use SWAP of Swap" not in t.offered
    t.do("use PAWS of Paws")
    assert t.influence("A") == 21
    t = scene(swap, paws, A={"in play": ["Swap"], "hand": ["Grunt"]})
    t.do("use SWAP of Swap")
    assert t.hand("A") == ["Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:402.2")
def test_the_active_player_acts_first_where_both_act() -> None:
    t = scene(
        tactic("Duel", "Effect: Each player discards a card."),
        A={"hand": ["Trick", "Grunt", "Shed"]},
        B={"hand": ["Duel", "Grunt", "Fort"]},
    )
    t.do("play Trick", "B: play Duel")
    assert t.asked == "A"
    t.do("A: Shed")
    assert t.asked == "B"
    assert t.pile("A") == ["Shed"]
    t.do("B: Fort")
    assert t.pile("B") == ["Duel", "Fort"]
    assert t.at_peace()


@pytest.mark.rule("spoils:O36")
def test_a_card_at_random_is_natures_choice() -> None:
    t = scene(
        tactic("Fog", "Effect: Your opponent discards a card at random."),
        A={"hand": ["Fog"]},
        B={"hand": ["Shed", "Fort", "Grunt"]},
        luck=[1],
    )
    t.do("play Fog")
    assert t.pile("B") == ["Fort"]
    assert t.at_peace()


@pytest.mark.rule("spoils:402.7")
def test_who_cannot_draw_draws_nothing() -> None:
    t = scene(
        LEARN, location("Drought", 5, "Players cannot draw cards."), A={"hand": ["Learn"], "in play": ["Drought"]}
    )
    t.do("play Learn")
    assert t.hand("A") == []
    assert t.deck("A") == ["Coin"] * 10
    assert t.at_peace()
