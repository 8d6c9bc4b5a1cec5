"""413 Bidding, looking and revealing (403), leaving a battle (302.15)."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import tactic
from tests.games.spoils.texts import scene

AUCTION = tactic("Auction", "Effect: Each player may bid. The winner pays the bid. The winner draws 2 cards.")


@pytest.mark.rule("spoils:413.1", "spoils:413.1a", "spoils:O43")
def test_the_players_name_higher_and_higher_numbers_the_active_player_first() -> None:
    t = scene(AUCTION, A={"hand": ["Trick"], "in play": ["9x Coin"]}, B={"hand": ["Auction"], "in play": ["9x Coin"]})
    t.do("play Trick", "B: play Auction")
    assert t.asked == "A"  # though it is B's card
    assert t.offered[0] == "0"
    assert "no more" not in t.offered  # the opener has to name a number
    t.do("A: 2")
    assert t.asked == "B"
    assert t.offered[:2] == ["3", "4"]
    t.do("B: 3", "A: 5", "B: no more", *["A's Coin"] * 5)
    assert t.hand("A") == ["Coin", "Coin"]
    assert t.hand("B") == []
    assert (t.free("A"), t.free("B")) == (4, 9)
    assert t.at_peace()


@pytest.mark.rule("spoils:O43", "spoils:413.1")
def test_a_bid_of_0_can_win() -> None:
    t = scene(AUCTION, A={"hand": ["Auction"]})
    t.do("play Auction", "A: 0", "B: no more")
    assert t.hand("A") == ["Coin", "Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:403.2a")
def test_what_a_player_looks_at_that_player_alone_knows() -> None:
    spy = tactic(
        "Peek", "Effect: Look at your opponent's hand. Choose a card in it. Your opponent discards the chosen card."
    )
    t = scene(spy, A={"hand": ["Peek"]}, B={"hand": ["Shed", "Grunt"]})
    t.do("play Peek")
    assert sorted(t.offered) == ["B's Grunt", "B's Shed"]
    t.do("B's Shed")
    assert t.pile("B") == ["Shed"]
    assert t.B["known"] == [{"hand": 1, "to": "A"}]
    assert t.at_peace()


@pytest.mark.rule("spoils:403.2a")
def test_a_look_at_a_deck_tells_the_other_player_nothing() -> None:
    t = scene(
        tactic("Scry", "Effect: Look at the top card of your deck."), A={"hand": ["Scry"], "deck": ["Shed", "Coin"]}
    )
    t.do("play Scry")
    assert t.A["known"] == [{"deck": 1, "to": "A"}]
    assert not any("Shed" in line for line in t.log("B"))
    assert any("Shed" in line for line in t.log("A"))
    assert t.at_peace()


@pytest.mark.rule("spoils:403.1a")
def test_cards_are_revealed_until_one_is_found() -> None:
    dig = tactic(
        "Delve", "Effect: Reveal cards from the top of your deck until you reveal a character. Put it into play."
    )
    t = scene(dig, A={"hand": ["Delve", "Delve"], "deck": ["Grunt", "Coin", "Brute", "Giant"]})
    t.do("play Delve")
    assert t.in_play("A") == ["Grunt"]
    t.do("play Delve")
    assert t.in_play("A") == ["Grunt", "Brute"]
    assert t.deck("A") == ["Coin", "Giant"]
    assert t.A["known"] == [{"deck": 1, "to": "AB"}]
    assert t.at_peace()


@pytest.mark.rule("spoils:302.15")
def test_a_character_that_is_removed_from_battle_stays_in_play() -> None:
    flee = tactic("Flee", "Cost: Pick a character.", "Effect: Remove it from battle.")
    t = scene(flee, A={"in play": ["Grunt", "Brute"], "hand": ["Flee"]})
    t.do("attack B's faction", "A's Grunt", "A's Brute", "play Flee", "A's Brute")
    while not t.at_rest():
        t.do("go on")
    assert t.influence("B") == 18
    assert t.in_play("A") == ["Grunt", "Brute"]
