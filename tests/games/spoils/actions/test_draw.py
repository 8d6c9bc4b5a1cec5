"""306, 305 Drawing and discarding as costs, in place of others, and what is told of it."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import item, location, tactic
from tests.games.spoils.texts import scene

STICK = item("Stick")


@pytest.mark.rule("spoils:O34", "spoils:306.1", "spoils:306.2", "spoils:102.1a")
def test_only_cards_that_are_drawn_are_a_draw() -> None:
    cards = (
        tactic("Count", "Effect: Draw cards equal to the number of items you control."),
        location("Bell", 5, "If you draw a card, your faction gains 1 influence."),
        location("Tally", 5, "If you draw a card, discard a card."),
    )
    t = scene(*cards, STICK, A={"hand": ["Count"], "in play": ["Bell"]})
    t.do("play Count")
    assert (t.hand("A"), t.influence("A")) == ([], 20)  # a draw of no cards is none
    t = scene(*cards, STICK, A={"hand": ["Count"], "in play": ["Bell", "3x Stick"], "deck": []})
    t.do("play Count")
    assert (t.hand("A"), t.influence("A")) == ([], 20)  # and so it is without a deck
    t = scene(*cards, STICK, A={"hand": ["Count"], "in play": ["Bell", "3x Stick"], "deck": ["Coin", "Grunt"]})
    t.do("play Count")
    assert (t.hand("A"), t.influence("A")) == (["Coin", "Grunt"], 21)
    assert t.at_peace()


@pytest.mark.rule("spoils:306.2", "spoils:402.5b", "spoils:410.3", "spoils:306.3")
def test_how_many_were_drawn_is_how_many_there_were() -> None:
    cards = (
        tactic("Try", "Effect: You may draw 2 cards. If you do, your faction gains 5 influence."),
        location("Spring", 5, "If a player draws any number of cards, increase the number by 1."),
    )
    for deck, influence in (["2x Coin"], 25), (["Coin"], 20):
        t = scene(*cards, A={"hand": ["Try"], "deck": deck})
        t.do("play Try")
        if "yes" in t.offered:
            t.do("yes")
        assert t.influence("A") == influence
        assert t.at_peace()
    t = scene(*cards, A={"hand": ["Try"], "deck": ["5x Coin"]}, B={"in play": ["Spring"]})
    t.do("play Try", "yes")
    assert (len(t.hand("A")), t.influence("A")) == (3, 25)


@pytest.mark.rule("spoils:402.5", "spoils:410.3")
def test_who_draws_fewer_cards_than_the_text_says_has_not_done_it() -> None:
    cards = (
        tactic("Try", "Effect: You may draw 2 cards. If you do, your faction gains 5 influence."),
        location("Drought", 5, "If a player draws any number of cards, reduce the number by 1."),
    )
    for there, drawn, influence in (["Drought"], 1, 20), ([], 2, 25):
        t = scene(*cards, A={"hand": ["Try"]}, B={"in play": there})
        t.do("play Try", "yes")
        assert (len(t.hand("A")), t.influence("A")) == (drawn, influence)
        assert t.at_peace()


@pytest.mark.rule("spoils:402.7", "spoils:401.2", "spoils:O68")
def test_who_cannot_draw_meets_no_cost_by_drawing() -> None:
    cards = (
        item("Well", "SIP", "Cost: Draw a card.", "Effect: Your faction gains 1 influence."),
        location("Drought", 5, "Your opponent cannot draw cards."),
        tactic("Learn", "Effect: Draw a card."),
    )
    t = scene(*cards, A={"in play": ["Well"], "deck": ["Coin"]})
    t.do("use SIP of Well")  # the last card can be drawn
    assert (t.hand("A"), t.influence("A")) == (["Coin"], 21)
    t = scene(*cards, A={"in play": ["Well"], "hand": ["Learn"]}, B={"in play": ["Drought"]})
    assert t.why_not("use SIP of Well") == "402.7"
    t.do("play Learn")
    assert t.hand("A") == []
    assert t.at_peace()


@pytest.mark.rule("spoils:403.2a", "spoils:306.1")
def test_what_is_drawn_its_owner_alone_reads() -> None:
    learn = tactic("Learn", "Effect: Draw 2 cards.")
    t = scene(learn, A={"hand": ["Learn"], "deck": ["Grunt", "Shed"]})
    t.do("play Learn")
    assert "A draws 2 cards" in t.log("B")
    assert any("Grunt" in line and "Shed" in line for line in t.log("A"))
    assert not any("Grunt" in line or "Shed" in line for line in [*t.log("B"), *t.log()])
    assert t.at_peace()


@pytest.mark.rule("spoils:506.5", "spoils:506.1", "spoils:306.3")
def test_a_draw_in_place_of_a_draw_is_not_replaced_again() -> None:
    cards = (
        location("Fount", 5, "If you draw a card, draw 2 cards instead."),
        tactic("Learn", "Effect: Draw a card."),
    )
    t = scene(*cards, A={"hand": ["Learn"], "in play": ["Fount"]})
    t.do("play Learn")
    assert len(t.hand("A")) == 2
    t = scene(*cards, A={"hand": ["Learn"], "in play": ["2x Fount"]})
    t.do("play Learn")
    while not t.at_rest():
        t.do(t.offered[0])
    assert len(t.hand("A")) == 2  # each once
    assert t.at_peace()


@pytest.mark.rule("spoils:305.1", "spoils:402.4", "spoils:403.5a", "spoils:503.1")
def test_who_discards_is_whose_hand_it_is_and_the_card_is_in_the_pile() -> None:
    cards = (
        tactic("Toll", "Effect: Your opponent discards a card. Remove it from the game."),
        location("Mine", 9, "If you discard a card, your faction gains 1 influence."),
        location("Theirs", 9, "If your opponent discards a card, your faction gains 10 influence."),
        location("Heap", 9, "If a card is put into a discard pile, your faction gains 100 influence."),
    )
    a, b = {"hand": ["Toll"], "in play": ["Mine", "Theirs"]}, {"hand": ["Trick"], "in play": ["Mine", "Heap"]}
    t = scene(*cards, A=a, B=b)
    t.do("play Toll", "B: let it happen")
    while not t.at_rest():
        t.do(t.offered[0])
    assert (t.influence("A"), t.influence("B")) == (30, 221)  # the card, and the tactic afterwards
    assert (t.pile("B"), t.B["out of game"]) == ([], ["Trick"])
    assert t.at_peace()


@pytest.mark.rule("spoils:O34", "spoils:410.3", "spoils:506.1")
def test_a_draw_of_no_cards_is_not_increased_and_nothing_takes_its_place() -> None:
    cards = (
        tactic("Count", "Effect: Draw cards equal to the number of items you control."),
        location("Spring", 5, "If a player draws any number of cards, increase the number by 1."),
        location("Altar", 5, "If you draw a card, your faction gains 5 influence instead."),
    )
    for there, drawn, influence in ([], 0, 20), (["Stick"], 2, 20), (["Altar"], 0, 20), (["Altar", "Stick"], 0, 25):
        t = scene(*cards, STICK, A={"hand": ["Count"], "in play": there}, B={"in play": ["Spring"]})
        t.do("play Count")
        assert (len(t.hand("A")), t.influence("A")) == (drawn, influence)
        assert t.at_peace()
