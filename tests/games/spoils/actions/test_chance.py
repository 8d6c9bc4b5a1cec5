"""Coins, names, players and icons that are chosen; bidding is in test_bid."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import location, tactic
from tests.games.spoils.texts import scene

TOSS = tactic("Toss", "Effect: Flip a coin. If you win, draw a card. Otherwise, your faction loses 1 influence.")
WIN, LOSE = 0, 1


@pytest.mark.rule("spoils:402.1", "spoils:503.1")
def test_who_flips_a_coin_wins_or_loses_it_and_triggers_see_who() -> None:
    watchers = (
        location("Luck", 5, "If you win a coin flip, your faction gains 1 influence."),
        location("Spite", 5, "If your opponent loses a coin flip, your faction gains 1 influence."),
        location("Mint", 5, "If a coin is flipped, your faction gains 10 influence."),
        location("Purse", 5, "If you flip a coin, your faction gains 10 influence."),
    )
    a, b = {"hand": ["Toss"], "in play": ["Luck", "Purse"]}, {"in play": ["Luck", "Spite", "Mint", "Purse"]}
    for side, drawn, influences in (WIN, 1, (31, 30)), (LOSE, 0, (29, 31)):
        t = scene(TOSS, *watchers, A=a, B=b, luck=[side])
        t.do("play Toss")
        while not t.at_rest():
            t.do(t.offered[0])
        assert len(t.hand("A")) == drawn
        assert (t.influence("A"), t.influence("B")) == influences
        assert t.at_peace()


@pytest.mark.rule("spoils:402.1", "spoils:503.1", "spoils:407.2")
def test_who_is_told_to_flip_a_coin_is_who_wins_it() -> None:
    dare = tactic("Dare", "Effect: Your opponent flips a coin.")
    luck = location("Luck", 5, "If you win a coin flip, draw a card.", "If you lose a coin flip, discard a card.")
    for side, hand in (WIN, ["Trick", "Coin"]), (LOSE, []):
        t = scene(
            dare,
            luck,
            A={"hand": ["Dare"], "in play": ["Luck"]},
            B={"hand": ["Trick"], "in play": ["Luck"]},
            luck=[side],
        )
        t.do("play Dare", "B: let it happen")
        assert (t.hand("A"), t.hand("B")) == ([], hand)
        assert t.at_peace()


@pytest.mark.rule("spoils:503.1", "spoils:408.3b")
def test_a_faction_that_loses_influence_has_lost_no_coin_flip() -> None:
    tax = tactic("Tax", "Effect: Your faction loses 1 influence.")
    luck = location("Luck", 5, "If you lose a coin flip, draw a card.")
    t = scene(tax, luck, A={"hand": ["Tax"], "in play": ["Luck"]})
    t.do("play Tax")
    assert (t.influence("A"), t.hand("A")) == (19, [])
    assert t.at_peace()


@pytest.mark.rule("spoils:402.5b", "spoils:402.5")
def test_that_player_is_the_one_who_was_chosen() -> None:
    tax = tactic("Tax", "Effect: Choose a player. That player discards a card.")
    for chosen, hands in ("A", ([], ["Trick"])), ("B", (["Trick"], [])):
        t = scene(tax, A={"hand": ["Tax", "Trick"]}, B={"hand": ["Trick"]})
        t.do("play Tax", "B: let it happen", f"A: {chosen}")
        assert (t.hand("A"), t.hand("B")) == hands
        assert t.at_peace()


@pytest.mark.rule("spoils:201.1b", "spoils:402.7")
def test_only_what_is_asked_for_can_be_named() -> None:
    ban = location("Ban", 5, "If this card enters play, name a non-resource card.", "The named card cannot be played.")
    t = scene(ban, A={"hand": ["Ban", "Trick", "Dear Trick"], "in play": ["2x Coin"]})
    t.do("play Ban")
    assert "Trick" in t.offered
    assert "Grunt" in t.offered
    assert "Coin" not in t.offered
    t.do("Trick")
    assert ("play Trick" in t.offered, "play Dear Trick" in t.offered) == (False, True)


@pytest.mark.rule("spoils:405.1", "spoils:405.2")
def test_a_threshold_that_was_reduced_is_so_for_that_player_and_that_turn() -> None:
    ease = tactic(
        "Ease",
        "Effect: Choose a resource icon. Reduce the number of the chosen icon in the threshold of the next card you"
        " play this turn by 1.",
    )
    plan = tactic("Plan", "Effect: Draw a card.", cost="0 GG")
    t = scene(
        ease,
        plan,
        A={"hand": ["Ease", "Plan", "Plan"], "in play": ["Greed"]},
        B={"hand": ["Plan"], "in play": ["Greed"]},
    )
    assert t.why_not("play Plan") == "405.2"
    later = t.fork()
    t.do("play Ease", "greed")
    assert "play Plan" in t.offered
    t.do("play Plan")
    assert "play Plan" not in t.offered  # the next card, and no other
    later.do("play Ease", "greed", "end the turn")
    assert later.asked == "A"  # B had nothing to play: the threshold is what it was
    assert later.state.turn == 5
    assert "play Plan" not in later.offered  # and the turn is over


@pytest.mark.rule("spoils:405.1", "spoils:407.2")
def test_who_eases_a_threshold_in_the_other_players_turn_eases_the_own() -> None:
    ease = tactic(
        "Ease",
        "Effect: Choose a resource icon. Reduce the number of the chosen icon in the threshold of the next card you"
        " play this turn by 1.",
    )
    plan = tactic("Plan", "Effect: Draw a card.", cost="0 GG")
    both = {"hand": ["Plan", "Plan"], "in play": ["Greed"]}
    t = scene(ease, plan, A={**both, "hand": ["Trick", "Plan"]}, B={**both, "hand": ["Ease", "Plan"]})
    t.do("play Trick", "B: play Ease", "greed", "B: play Plan")
    assert (t.hand("B"), t.asked) == (["Coin"], "A")
    assert t.why_not("play Plan") == "405.2"
    assert t.at_peace()


@pytest.mark.rule("spoils:402.1", "spoils:402.5b")
def test_of_a_coin_that_another_flips_the_words_that_follow_know_who_won() -> None:
    for who, hands in ("you win", (0, 1)), ("your opponent wins", (1, 0)):
        dare = tactic("Dare", f"Effect: Your opponent flips a coin. If {who}, draw a card.")
        for side in WIN, LOSE:
            t = scene(dare, A={"hand": ["Dare"]}, luck=[side])
            t.do("play Dare")
            assert (len(t.hand("A")), t.hand("B")) == (hands[side], [])
            assert t.at_peace()
