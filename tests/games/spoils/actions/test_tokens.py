"""409 Tokens that are put on cards and removed."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import item, location, tactic
from tests.games.spoils.texts import scene

JAR = item("Jar", "If a token is put on this card, your faction gains 1 influence.")


@pytest.mark.rule("spoils:409.1", "spoils:410.4", "spoils:402.5")
def test_of_tokens_no_more_are_removed_than_there_are() -> None:
    drain = tactic("Drain", "Effect: Remove 3 tokens from each item.")
    t = scene(
        drain,
        JAR,
        item("Urn"),
        A={"hand": ["Drain"], "in play": [{"card": "Jar", "tokens": 2}, {"card": "Urn", "tokens": 4}]},
    )
    t.do("play Drain")
    assert (t.x("Jar").tokens, t.x("Urn").tokens) == (0, 1)
    assert "2 tokens are removed from Jar" in t.log()
    assert t.at_peace()


@pytest.mark.rule("spoils:402.5", "spoils:402.5b", "spoils:409.1", "spoils:401.2")
def test_who_removes_too_few_tokens_has_not_done_it() -> None:
    drain = tactic("Drain", "Effect: You may draw a card and remove 2 tokens from each item. If you do, draw a card.")
    for tokens, drawn in (2, 2), (1, 1):
        t = scene(drain, JAR, A={"hand": ["Drain"], "in play": [{"card": "Jar", "tokens": tokens}]})
        t.do("play Drain", "yes")
        assert (len(t.hand("A")), t.x("Jar").tokens) == (drawn, 0)
        assert t.at_peace()


@pytest.mark.rule("spoils:409.1", "spoils:503.1", "spoils:506.1", "spoils:410.2")
def test_tokens_on_a_card_are_told_of_and_how_many_is_said_within_what_is_there() -> None:
    cards = (
        tactic("Fill", "Effect: Put 2 tokens on each item."),
        tactic("Sip", "Effect: Remove 3 or fewer tokens from each item."),
        item("Sieve", "If a token is put on this card, draw a card instead."),
    )
    t = scene(*cards, JAR, A={"hand": ["Fill", "Sip"], "in play": ["Jar", "Sieve"]})
    t.do("play Fill")
    assert (t.x("Jar").tokens, t.x("Sieve").tokens, t.influence("A"), len(t.hand("A"))) == (2, 0, 21, 2)
    t.do("play Sip")
    assert t.offered == ["0", "1", "2"]
    t.do("1")
    while not t.at_rest():
        t.do(t.offered[0])
    assert t.x("Jar").tokens == 1
    assert t.at_peace()


@pytest.mark.rule("spoils:409.1", "spoils:401.2")
def test_tokens_are_a_cost_only_where_there_are_enough() -> None:
    lamp = item("Lamp", "GLOW", "Cost: Remove 2 tokens from this card.", "Effect: Draw a card.")
    t = scene(lamp, A={"in play": [{"card": "Lamp", "tokens": 1}]})
    assert t.why_not("use GLOW of Lamp") == "401.2"
    t = scene(lamp, A={"in play": [{"card": "Lamp", "tokens": 2}]})
    t.do("use GLOW of Lamp")
    assert (t.x("Lamp").tokens, t.hand("A")) == (0, ["Coin"])
    assert t.at_peace()


@pytest.mark.rule("spoils:409.3", "spoils:409.3a", "spoils:409.3c", "spoils:503.1")
def test_micromajig_tokens_that_are_created_enter_play_together() -> None:
    make = tactic("Make", "Effect: Create 2 Micromajig Tokens.")
    gate = location("Gate", 9, "If a character enters play under your control, your faction gains 1 influence.")
    t = scene(make, gate, A={"hand": ["Make"], "in play": ["Gate"]}, B={"in play": ["Gate"]})
    t.do("play Make")
    while not t.at_rest():
        t.do(t.offered[0])
    assert t.in_play("A") == ["Gate", "Micromajig Token", "Micromajig Token"]
    assert (t.influence("A"), t.influence("B")) == (22, 20)
    assert t.at_peace()


@pytest.mark.rule("spoils:401.2", "spoils:409.1", "spoils:O35", "spoils:402.5")
def test_tokens_are_taken_from_where_there_are_enough() -> None:
    cards = (
        item("Stick"),
        tactic("Tap", "Cost: Remove 2 tokens from an item you control.", "Effect: Draw a card."),
        tactic("Sap", "Effect: Remove 2 tokens from an item you control."),
    )
    two, one = ({"card": "Stick", "tokens": number, "number": 10 + number} for number in (2, 1))
    t = scene(*cards, A={"hand": ["Tap"], "in play": [one, "Stick"]})
    assert t.why_not("play Tap") == "401.2"
    for play, kept in ("Tap", [(11, 1), (12, 0)]), ("Sap", [(11, 1), (12, 0)]):
        t = scene(*cards, A={"hand": [play], "in play": [one, two, "Stick"]})
        t.do(f"play {play}")
        if play == "Sap":
            assert len(t.offered) == 2  # not from the one that has none
            t.do(t.offered[1])
        assert [(x.id, x.tokens) for x in t.state.in_play.values() if x.id in (11, 12)] == kept
        assert t.at_peace()


@pytest.mark.rule("spoils:401.2", "spoils:409.1")
def test_tokens_from_two_cards_are_a_cost_only_where_two_have_one() -> None:
    drain = tactic("Drain", "Cost: Remove a token from 2 items you control.", "Effect: Draw a card.")
    full, empty = {"card": "Jar", "tokens": 1}, {"card": "Jar"}
    for there, reason in ([full, full, empty], None), ([full, empty], "401.2"):
        t = scene(drain, JAR, A={"hand": ["Drain"], "in play": there})
        assert t.why_not("play Drain") == reason


@pytest.mark.rule("spoils:409.3b", "spoils:402.4", "spoils:402.5b")
def test_a_micromajig_token_that_an_effect_has_destroyed_its_further_words_find_nowhere() -> None:
    cards = (
        item("Press", "MAKE", "Cost: Deplete this card.", "Effect: Create a Micromajig Token."),
        tactic("Recall", "Cost: Pick a character.", "Effect: Destroy it. Put it into its owner's hand."),
    )
    a = {"hand": ["Recall"], "in play": ["Press", "Grunt"]}
    for who, hand in ("Micromajig Token", []), ("Grunt", ["Grunt"]):
        t = scene(*cards, A=a)
        t.do("use MAKE of Press", "play Recall", f"A's {who}")
        assert (t.hand("A"), t.pile("A")) == (hand, ["Recall"])
        assert who not in t.in_play("A")
        assert t.at_peace()


@pytest.mark.rule("spoils:409.3b", "spoils:313.2", "spoils:O55")
def test_a_micromajig_token_that_is_shuffled_away_has_nothing_shuffled() -> None:
    cards = (
        item("Press", "MAKE", "Cost: Deplete this card.", "Effect: Create a Micromajig Token."),
        tactic("Lose", "Cost: Pick a character.", "Effect: Shuffle it into its owner's deck."),
    )
    deck = ["Coin", "Shed", "Fort", "Brute", "Snail", "Trick", "Giant"]
    t = scene(*cards, A={"hand": ["Lose"], "in play": ["Press"], "deck": deck})
    t.do("use MAKE of Press", "play Lose", "A's Micromajig Token")
    assert (t.in_play("A"), t.deck("A")) == (["Press"], deck)
    assert not any("shuffle" in line for line in t.log())
    assert t.at_peace()


@pytest.mark.rule("spoils:402.5b", "spoils:409.3")
def test_further_words_mean_each_token_that_was_created_and_no_other() -> None:
    cards = (
        tactic("Swarm", "Effect: Create 2 Micromajig Tokens. Deplete them."),
        item("Press", "MAKE", "Cost: Deplete this card.", "Effect: Create a Micromajig Token."),
    )
    t = scene(*cards, A={"hand": ["Swarm"], "in play": ["Press"]})
    t.do("use MAKE of Press", "play Swarm")
    tokens = [x.depleted for x in t.state.in_play.values() if x.copy.is_token]
    assert tokens == [False, True, True]
    assert t.at_peace()


@pytest.mark.rule("spoils:409.1", "spoils:411.1")
def test_tokens_are_put_on_face_down_cards_as_well() -> None:
    stamp = tactic("Stamp", "Effect: Put a token on each resource you control.")
    t = scene(stamp, A={"hand": ["Stamp"], "in play": ["Rage", {"card": "Brute", "face": "face-down"}, "Grunt"]})
    t.do("play Stamp")
    assert [t.x(name).tokens for name in ("Rage", "Brute", "Grunt")] == [1, 1, 0]
    assert t.at_peace()
