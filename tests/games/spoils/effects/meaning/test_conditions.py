"""504.1, O46, 401.3a What conditions ask: true in one situation, false in the next to it."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import Plain, character, item, location, tactic
from tests.games.spoils.texts import scene

STICK = item("Stick")
SPENT: Plain = {"card": "Grunt", "depleted": True}

CASES: dict[str, tuple[Plain, Plain]] = {
    "this card is depleted": ({"in play": [{"card": "Test", "depleted": True}]}, {}),
    "you control another location": ({"in play": ["Test", "Shed"]}, {}),
    "you control no items": ({}, {"in play": ["Test", "Stick"]}),
    "you control 2 items": ({"in play": ["Test", "2x Stick"]}, {"in play": ["Test", "3x Stick"]}),
    "you control 3 or fewer items": ({"in play": ["Test", "3x Stick"]}, {"in play": ["Test", "4x Stick"]}),
    "you control more items than your opponent": ({"in play": ["Test", "2x Stick"]}, {"in play": ["Test", "Stick"]}),
    "you control [RR]": ({"in play": ["Test", "2x Rage"]}, {"in play": ["Test", "Rage", "Greed"]}),
    "there are 2 or more cards in your deck": ({"deck": ["2x Coin"]}, {"deck": ["Coin"]}),
    "there are no cards in your hand": ({"hand": []}, {"hand": ["Grunt"]}),
    "there is a token on this card": ({"in play": [{"card": "Test", "tokens": 1}]}, {}),
    "there are 3 or more tokens on this card": (
        {"in play": [{"card": "Test", "tokens": 3}]},
        {"in play": [{"card": "Test", "tokens": 2}]},
    ),
    "the number of cards in your hand is even": ({"hand": []}, {"hand": ["Grunt"]}),
    "the number of cards in your hand is odd": ({"hand": ["Grunt"]}, {"hand": ["2x Grunt"]}),
    "you control another location and you control an item": (
        {"in play": ["Test", "Shed", "Stick"]},
        {"in play": ["Test", "Shed"]},
    ),
    "you control another location or you control an item": (
        {"in play": ["Test", "Stick"]},
        {"in play": ["Test", "Coin"]},
    ),
    "you control a depleted character": ({"in play": ["Test", SPENT]}, {"in play": ["Test", "Grunt"]}),
    "you control a character with 3 or more strength": ({"in play": ["Test", "Brute"]}, {"in play": ["Test", "Grunt"]}),
    "you control a character with 2 or less life": ({"in play": ["Test", "Grunt"]}, {"in play": ["Test", "Brute"]}),
    'you control a "dragon" card': ({"in play": ["Test", "Wyrm"]}, {"in play": ["Test", "Grunt"]}),
    "you control a character with covert": ({"in play": ["Test", "Sneak"]}, {"in play": ["Test", "Grunt"]}),
    "you control a character without covert": ({"in play": ["Test", "Grunt"]}, {"in play": ["Test", "Sneak"]}),
    "you control an item with a token": (
        {"in play": ["Test", {"card": "Stick", "tokens": 1}]},
        {"in play": ["Test", "Stick"]},
    ),
    "you control a card named Shed": ({"in play": ["Test", "Shed"]}, {"in play": ["Test", "Snail"]}),
    "you control a face-down card": (
        {"in play": ["Test", {"card": "Grunt", "face": "face-down"}]},
        {"in play": ["Test", "Coin"]},
    ),
    "you control a staple resource": ({"in play": ["Test", "Rage"]}, {"in play": ["Test", "Coin"]}),
    "you control a card that provides at least [G]": ({"in play": ["Test", "Greed"]}, {"in play": ["Test", "Rage"]}),
}
CARDS = (
    STICK,
    character("Wyrm", "1/1/1", types="Rogue Character - Dragon"),
    character("Sneak", "1/1/1", "Covert"),
)


@pytest.mark.rule("spoils:504.1", "spoils:O46", "spoils:402.3", "spoils:407.2", "spoils:410.1", "spoils:410.1a")
@pytest.mark.rule("spoils:405.1", "spoils:405.4", "spoils:409.1", "spoils:201.4b", "spoils:201.1b", "spoils:311.1")
@pytest.mark.rule("spoils:208.1", "spoils:203.5", "spoils:411.1", "spoils:303.1", "spoils:402.1")
@pytest.mark.parametrize("condition", CASES)
def test_a_condition_is_true_of_one_situation_and_not_of_the_next(condition: str) -> None:
    test = location("Test", 9, f"While {condition}, characters your opponent controls gain 1 strength.")
    for side, strength in zip(CASES[condition], ("6/6/3", "5/6/3"), strict=True):
        mine: Plain = {"in play": ["Test"], **side}
        t = scene(*CARDS, test, A=mine, B={"in play": ["Giant", "Stick"]})
        assert t.stats("Giant") == strength, (condition, side)


WARD = location("Ward", 9, "Items cannot be destroyed.")

THIS_WAY: dict[str, tuple[Plain, Plain]] = {
    "Each player discards a card. If you discarded a character this way": ({"hand": ["Grunt"]}, {"hand": ["Coin"]}),
    "Each player discards a card. If 2 or more characters were discarded this way": (
        {"hand": ["Grunt"]},
        {"hand": ["Coin"]},
    ),
    "Destroy all items. If an item was destroyed this way": (
        {"in play": ["Stick"]},
        {"in play": ["Stick", "Ward"]},
    ),
    "Draw 2 cards. If you drew 2 or more cards this way": ({"deck": ["3x Coin"]}, {"deck": ["Coin"]}),
    "Play a card for free. If you played a character this way": ({"hand": ["Grunt"]}, {"hand": ["Trick"]}),
    "Play a resource. If you played a resource this way": ({"hand": ["Coin"]}, {"hand": []}),
    "Reveal cards from the top of your deck until you reveal a character. If you revealed a character this way": (
        {"deck": ["Coin", "Grunt"]},
        {"deck": ["Coin"]},
    ),
}
"""What 'this way' asks, and what A has where it was so and where it wasn't."""


@pytest.mark.rule("spoils:O46", "spoils:402.5b", "spoils:402.5", "spoils:407.2")
@pytest.mark.parametrize("asked", THIS_WAY)
def test_this_way_asks_what_the_instruction_before_has_really_done(asked: str) -> None:
    for side, so in zip(THIS_WAY[asked], (True, False), strict=True):
        hand = ["Test", *side.get("hand", [])]
        t = scene(
            tactic("Test", f"Effect: {asked}, your faction gains 1 influence."),
            STICK,
            WARD,
            A={**side, "hand": hand},
            B={"hand": ["Grunt"], "in play": ["Brute"]},
        )
        t.do("play Test")
        if not t.at_rest():
            t.do("Coin face-down")
        assert t.influence("A") == (21 if so else 20)
        assert t.at_peace()


@pytest.mark.rule("spoils:507.4", "spoils:O46", "spoils:503.1")
def test_whether_a_card_was_played_using_flip_up() -> None:
    text = "If this card enters play, draw a card if this card was played using Flip Up."
    lurk = character("Lurk", "1/1/1", "Flip Up 1 [D]", text)
    t = scene(lurk, A={"in play": [{"card": "Lurk", "face": "face-down"}, "2x Deception"]})
    t.do("flip up Lurk")
    while not t.at_rest():
        t.do(t.offered[0])
    assert (t.in_play("A"), t.hand("A")) == (["Lurk"], ["Coin"])
    t = scene(lurk, A={"hand": ["Lurk"]})
    t.do("play Lurk")
    assert (t.in_play("A"), t.hand("A")) == (["Lurk"], [])


@pytest.mark.rule("spoils:402.4", "spoils:402.5b", "spoils:O46")
@pytest.mark.parametrize("asked", ["in play", "depleted"])
def test_of_what_has_gone_nothing_is_true(asked: str) -> None:
    look = tactic("Look", "Cost: Pick a character.", f"Effect: If it is {asked}, draw a card.")
    slay = tactic("Slay", "Cost: Pick a character.", "Effect: Destroy it.")
    for answer, hand in ("B: let it happen", ["Coin"]), ("B: play Slay", []):
        t = scene(look, slay, A={"hand": ["Look"]}, B={"hand": ["Slay"], "in play": [SPENT]})
        t.do("play Look", "B's Grunt", answer)
        assert t.hand("A") == hand
        assert t.at_peace()


@pytest.mark.rule("spoils:606.1#2")
def test_nobody_responds_to_an_action_of_their_own() -> None:
    deny = tactic("Deny", "Cost: Play this only in response to a tactic.", "Effect: Your faction gains 5 influence.")
    drum = character("Drum", "1/1/3", "If you play a tactic, you may play a tactic.")
    t = scene(deny, drum, A={"hand": ["Trick", "Deny"], "in play": ["Drum"]}, B={"hand": ["Deny"]})
    t.do("play Trick")
    assert (t.asked, t.offered[0]) == ("B", "play Deny"), "A may play a tactic, and has none that could be played now"
    t.do("play Deny", "A: let it happen")  # to which A could respond
    assert (t.influence("A"), t.influence("B")) == (20, 25)
    assert t.hand("A") == ["Deny"]


@pytest.mark.rule("spoils:405.4", "spoils:405.1")
def test_whose_icons_a_condition_asks_for_is_looked_at() -> None:
    envy = location("Envy", 9, "While your opponent controls [RR], characters you control gain 1 strength.")
    for mine, theirs, strength in (
        ([], ["2x Rage"], "6/6/3"),
        (["2x Rage"], [], "5/6/3"),
        (["Rage"], ["Rage"], "5/6/3"),
    ):
        t = scene(envy, A={"in play": ["Envy", "Giant", *mine]}, B={"in play": theirs})
        assert t.stats("Giant") == strength


@pytest.mark.rule("spoils:407.7", "spoils:407.2", "spoils:401.3a")
def test_who_controls_a_card_of_another_does_not_own_it() -> None:
    heirloom = item("Heirloom", "KEEP", "Cost: Use this only if you own this card.", "Effect: Draw a card.")
    steal = tactic("Steal", "Cost: Pick an item.", "Effect: Take control of it.")
    t = scene(heirloom, steal, A={"hand": ["Steal"], "in play": ["Heirloom"]})
    t.do("use KEEP of Heirloom")
    assert t.hand("A") == ["Steal", "Coin"]
    t = scene(heirloom, steal, A={"hand": ["Steal"]}, B={"in play": ["Heirloom"]})
    t.do("play Steal", "B's Heirloom", "B: let it happen")
    assert t.in_play("A") == ["Heirloom"]
    assert t.why_not("use KEEP of Heirloom") == "401.3a"
    assert t.at_peace()


@pytest.mark.rule("spoils:402.5b", "spoils:O46")
def test_what_one_player_did_the_other_has_not_done() -> None:
    deal = tactic("Deal", "Effect: Each player may discard a card. If your opponent does, draw 2 cards.")
    for mine, theirs, drawn in ("yes", "no", 0), ("no", "yes", 2), ("yes", "yes", 2), ("no", "no", 0):
        t = scene(deal, A={"hand": ["Deal", "Grunt"]}, B={"hand": ["Brute"]})
        t.do("play Deal", f"A: {mine}", f"B: {theirs}")
        assert t.hand("A").count("Coin") == drawn
        assert t.at_peace()


@pytest.mark.rule("spoils:402.5b", "spoils:O46")
def test_what_they_did_this_way_the_player_did_who_was_told_to() -> None:
    text = "Effect: Your opponent discards a card. If they discarded a character this way, draw a card."
    for theirs, drawn in ("Grunt", ["Coin"]), ("Shed", []):
        t = scene(tactic("Rob", text), A={"hand": ["Rob"]}, B={"hand": [theirs]})
        t.do("play Rob")
        assert (t.pile("B"), t.hand("A")) == ([theirs], drawn)
        assert t.at_peace()


@pytest.mark.rule("spoils:204.3", "spoils:401.3a")
def test_what_came_this_turn_has_not_started_the_turn_in_play() -> None:
    text = "Cost: Use this only if this card started the turn in play under your control."
    ranger = character("Ranger", "1/1/1", "LOOK", text, "Effect: Draw a card.")
    steal = tactic("Steal", "Cost: Pick a character.", "Effect: Take control of it.")
    t = scene(ranger, A={"in play": ["Ranger"]})
    t.do("use LOOK of Ranger")
    assert t.hand("A") == ["Coin"]
    t = scene(ranger, A={"hand": ["Ranger"]})
    t.do("play Ranger")
    assert t.why_not("use LOOK of Ranger") == "401.3a"
    t = scene(ranger, steal, A={"hand": ["Steal"]}, B={"in play": ["Ranger"]})
    t.do("play Steal", "B's Ranger", "B: let it happen")
    assert t.in_play("A") == ["Ranger"]
    assert t.why_not("use LOOK of Ranger") == "401.3a"


@pytest.mark.rule("spoils:304.1", "spoils:402.5b")
def test_exactly_one_of_two_is_destroyed_where_one_is_only_damaged() -> None:
    duel = tactic(
        "Duel",
        "Cost: Pick a character. Pick another character.",
        "Effect: The first character and the second character each inflict damage equal to their strength to the other."
        " If exactly one of them was destroyed this way, remove it from the game.",
    )
    for other, gone in ("Giant", ["Grunt"]), ("Grunt", []), ("Pacifist", []):
        t = scene(duel, A={"hand": ["Duel"], "in play": ["Grunt"]}, B={"in play": [other]})
        t.do("play Duel", "A's Grunt", f"B's {other}")
        assert t.A["out of game"] == gone
        assert t.at_peace()


STOP = tactic("Stop", "Cost: Play this only in response to a tactic.", "Effect: Draw a card.")


@pytest.mark.rule("spoils:606.1#2", "spoils:401.3a")
def test_an_own_card_that_is_being_played_is_nothing_to_respond_to() -> None:
    gift = location("Gift", 9, "If a tactic is played, you may play a card for free.")
    t = scene(STOP, gift, A={"hand": ["Trick", "Stop"], "in play": ["Gift"]}, B={"hand": ["Trick"]})
    t.do("play Trick", "B: play Trick", "A: yes")  # of the gift at its own tactic there is nothing to ask
    while not t.at_rest():
        t.do("let it happen")
    assert (t.pile("A"), t.hand("A")) == (["Stop", "Trick"], ["Coin"])
    assert t.at_peace()


@pytest.mark.rule("spoils:606.2b", "spoils:401.3a")
def test_what_has_begun_to_resolve_is_nothing_to_respond_to() -> None:
    gift = tactic("Gift", "Effect: Your opponent may play a card for free.")
    t = scene(STOP, gift, A={"hand": ["Gift"]}, B={"hand": ["Grunt", "Stop"]})
    t.do("play Gift", "B: let it happen", "B: yes")
    assert (t.in_play("B"), t.hand("B")) == (["Grunt"], ["Stop"])  # only the Grunt could be played
    assert t.at_peace()
    t = scene(STOP, gift, A={"hand": ["Gift"]}, B={"hand": ["Stop"]})
    t.do("play Gift", "B: let it happen")
    assert t.at_peace()


@pytest.mark.rule("spoils:504.1", "spoils:603.2")
def test_how_many_were_played_this_turn_is_counted_of_whoever_the_words_name() -> None:
    clerk = character("Clerk", "1/9/3", "While you played 2 or more tactics this turn, this card gains 1 strength.")
    t = scene(clerk, A={"in play": ["Clerk"], "hand": ["3x Trick", "Sprinter"]}, B={"hand": ["Trick"]})
    for play, stats in ("Trick", "1/9/3"), ("Sprinter", "1/9/3"), ("Trick", "2/9/3"), ("Trick", "2/9/3"):
        t.do(f"play {play}")
        while not t.at_rest():  # the opponent's don't count
            t.do("play Trick" if "play Trick" in t.offered and t.asked == "B" else "let it happen")
        assert t.stats("Clerk") == stats
    assert t.at_peace()
