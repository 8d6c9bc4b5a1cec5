"""407.3 Taking control of cards."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import item, location, tactic
from tests.games.spoils.texts import scene


@pytest.mark.rule("spoils:407.3", "spoils:407.2", "spoils:O03")
def test_who_is_told_to_take_control_has_it() -> None:
    gift = tactic("Gift", "Cost: Pick an item you control.", "Effect: Your opponent takes control of it.")
    t = scene(gift, item("Stick"), A={"hand": ["Gift"], "in play": ["Stick", "Grunt"]})
    t.do("play Gift", "A's Stick")
    assert (t.in_play("A"), t.in_play("B")) == (["Grunt"], ["Stick"])
    assert t.x("Stick").owner == 0
    assert t.at_peace()


@pytest.mark.rule("spoils:407.3", "spoils:202.9", "spoils:402.9")
def test_nobody_takes_control_of_a_faction() -> None:
    grab = tactic("Grab", "Effect: Take control of all cards your opponent controls.")
    t = scene(grab, A={"hand": ["Grab"]}, B={"in play": ["Grunt", "Shed", "Coin"]})
    t.do("play Grab")
    assert t.in_play("A") == ["Grunt", "Shed"]
    assert (t.in_play("B"), t.free("A"), t.free("B")) == ([], 1, 0)
    assert {x.controller for x in t.state.in_play.values() if x.card.is_faction} == {0, 1}
    assert t.at_peace()


@pytest.mark.rule("spoils:407.3", "spoils:O03")
def test_control_is_taken_before_the_words_that_follow() -> None:
    grab = tactic(
        "Grab", "Cost: Pick a character.", "Effect: Take control of it. Draw a card for each character you control."
    )
    t = scene(grab, A={"hand": ["Grab"], "in play": ["Grunt"]}, B={"in play": ["Brute"]})
    t.do("play Grab", "B's Brute")
    assert t.hand("A") == ["Coin", "Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:407.3", "spoils:O38")
def test_control_for_a_battle_ends_with_that_battle() -> None:
    charm = item(
        "Charm",
        "CALL",
        "Cost: Use this only during a battle. Pick a character.",
        "Effect: Take control of it this battle.",
    )
    t = scene(charm, A={"in play": ["Charm", "Grunt"]}, B={"in play": ["Brute"]})
    t.do("attack B's faction", "A's Grunt", "use CALL of Charm", "B's Brute")
    assert "Brute" in t.in_play("A")
    while not t.at_rest():
        t.do("go on")
    assert (t.in_play("B"), t.influence("B")) == (["Brute"], 18)


@pytest.mark.rule("spoils:402.5b", "spoils:407.3")
def test_who_has_gone_nobody_has_taken_control_of() -> None:
    grab = tactic(
        "Grab",
        "Cost: Pick a character.",
        "Effect: You may draw a card and take control of it. If you do, draw a card.",
    )
    slay = tactic("Slay", "Cost: Pick a character.", "Effect: Destroy it.")
    for answer, drawn in ("B: let it happen", 2), ("B: play Slay", 1):
        t = scene(grab, slay, A={"hand": ["Grab"]}, B={"hand": ["Slay"], "in play": ["Grunt"]})
        t.do("play Grab", "B's Grunt", answer)
        if t.asked == "B":
            t.do("B's Grunt")
        t.do("A: yes")
        assert t.hand("A") == ["Coin"] * drawn
        assert t.at_peace()


@pytest.mark.rule("spoils:407.3", "spoils:204.3", "spoils:O23")
def test_who_takes_control_of_an_own_card_has_had_it_all_along() -> None:
    grab = tactic("Grab", "Cost: Pick a character.", "Effect: Take control of it.")
    t = scene(grab, A={"hand": ["2x Grab"], "in play": ["Grunt"]}, B={"in play": ["Brute"]})
    t.do("play Grab", "A's Grunt", "play Grab", "B's Brute", "attack B's faction")
    assert t.offered == ["A's Grunt"]  # the other has only just come


@pytest.mark.rule("spoils:407.3", "spoils:301.1", "spoils:407.1")
def test_what_is_attached_to_a_card_that_is_taken_stays_its_controllers() -> None:
    cards = (
        tactic("Grab", "Cost: Pick a character.", "Effect: Take control of it."),
        item("Hat", "Attach to Character", "Characters you control gain 1 strength."),
    )
    b = {"in play": [{"card": "Grunt", "number": 9}, {"card": "Hat", "attached to": 9}, "Brute"]}
    t = scene(*cards, A={"hand": ["Grab"]}, B=b)
    t.do("play Grab", "B's Grunt")
    assert (t.in_play("A"), t.in_play("B")) == (["Grunt"], ["Hat", "Brute"])
    assert t.x("Hat").attached_to == t.x("Grunt").id
    assert (t.stats("Grunt"), t.stats("Brute")) == ("2/2/3", "4/3/3")
    assert t.at_peace()


@pytest.mark.rule("spoils:407.3", "spoils:506.1", "spoils:O03")
def test_control_is_taken_before_the_words_that_follow_in_place_of_something_too() -> None:
    """Nothing comes between two that take the place of one, and the second speaks of what the first did."""
    lure = location("Lure", 9, "If you draw a card, take control of all characters and deplete them instead.")
    roll = location(
        "Roll", 9, "If you draw a card, take control of all characters and put a token on each character you control"
        " instead.",
    )  # fmt: skip
    learn = tactic("Learn", "Effect: Draw a card.")
    for there in "Lure", "Roll":
        t = scene(
            lure, roll, learn, A={"hand": ["Learn"], "in play": [there, "Grunt"]}, B={"in play": ["Brute", "Shed"]}
        )
        t.do("play Learn")
        assert (t.in_play("A"), t.in_play("B")) == ([there, "Grunt", "Brute"], ["Shed"])
        for name in "Grunt", "Brute":
            assert (t.x(name).depleted, t.x(name).tokens) == ((True, 0) if there == "Lure" else (False, 1))
        assert t.hand("A") == []
        assert t.at_peace()
