"""301 Attaching and detaching, by effects and as costs."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import item, location, tactic
from tests.games.spoils.texts import scene

CORD = item("Cord", "TIE", "Cost: Pick a card.", "Effect: Attach this card to it.")
LOOSEN = tactic("Loosen", "Effect: Detach all resources from your faction.")


@pytest.mark.rule("spoils:301.1", "spoils:301.2", "spoils:301.3")
def test_a_card_is_attached_to_one_other_and_never_to_itself() -> None:
    t = scene(CORD, A={"in play": ["Cord", "Grunt", "Brute"]})
    t.do("use TIE of Cord", "A's Cord")
    assert t.x("Cord").attached_to == 0
    t.do("use TIE of Cord", "A's Grunt")
    assert t.x("Cord").attached_to == t.x("Grunt").id
    t.do("use TIE of Cord", "A's Brute")
    assert t.x("Cord").attached_to == t.x("Brute").id
    assert t.at_peace()


@pytest.mark.rule("spoils:301.3#2", "spoils:301.2#2")
def test_a_card_takes_whatever_is_attached_to_it_besides_what_it_holds() -> None:
    hat = item("Hat", "Attach to Character", "The character this card is attached to gains 2 strength.")
    rope = CORD.replace("Cord", "Rope")
    t = scene(CORD, rope, hat, A={"in play": ["Cord", "Rope", "Grunt"], "hand": ["2x Hat"]})
    t.do(
        "use TIE of Cord", "A's Grunt", "play Hat", "A's Grunt", "use TIE of Rope", "A's Grunt", "play Hat", "A's Grunt"
    )
    held = [x.card.name for x in t.state.in_play.values() if x.attached_to == t.x("Grunt").id]
    assert sorted(held) == ["Cord", "Hat", "Hat", "Rope"]
    assert t.stats("Grunt") == "6/2/3"
    assert t.at_peace()


@pytest.mark.rule("spoils:301.2", "spoils:301.2#2", "spoils:503.1")
def test_what_is_attached_to_what_sets_off_what_waits_for_it() -> None:
    bell = location("Bell", 5, "If an item is attached to a character, draw a card.")
    t = scene(CORD, bell, A={"in play": ["Cord", "Bell", "Grunt"]})
    t.do("use TIE of Cord", "A's Bell")
    assert t.hand("A") == []  # to a location
    t.do("use TIE of Cord", "A's Grunt")
    assert t.hand("A") == ["Coin"]
    t.do("use TIE of Cord", "A's Cord")  # it stays where it is, and nothing is attached
    assert t.hand("A") == ["Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:O27", "spoils:O03", "spoils:301.2")
def test_all_that_is_to_be_detached_is_detached_together() -> None:
    bell = location("Bell", 5, "If a resource is detached, your faction gains 1 influence.")
    spent = {"card": "Coin", "attached to": "faction"}
    t = scene(LOOSEN, bell, A={"hand": ["Loosen"], "in play": ["Bell", spent, spent, spent]}, B={"in play": [spent]})
    t.do("play Loosen")
    while not t.at_rest():
        t.do(t.offered[0])
    assert (t.free("A"), t.free("B"), t.influence("A")) == (3, 0, 23)
    assert "3 cards are detached" in t.log()
    assert t.at_peace()


@pytest.mark.rule("spoils:301.2", "spoils:O27", "spoils:401.2")
def test_only_what_is_attached_to_something_is_detached_from_it() -> None:
    wagon = item("Wagon", "LOAD", "Cost: Pick a resource you control.", "Effect: Attach the resource to this card.")
    pull = tactic("Pull", "Cost: Detach a resource from your faction.", "Effect: Draw a card.")
    spent = {"card": "Coin", "attached to": "faction"}
    t = scene(wagon, pull, A={"hand": ["Pull"], "in play": ["Wagon", "Rage"]})
    assert t.why_not("play Pull") == "301.1"  # it is attached to nothing
    t.do("use LOAD of Wagon", "A's Rage")
    assert t.why_not("play Pull") == "301.2"  # it is attached to the Wagon
    t = scene(wagon, pull, A={"hand": ["Pull"], "in play": ["Wagon", "Rage", spent, "Greed"]})
    t.do("use LOAD of Wagon", "A's Rage", "play Pull")
    while not t.at_rest():
        assert all("Rage" not in words and "Greed" not in words for words in t.offered)
        t.do(t.offered[0])
    assert t.x("Coin").attached_to == 0
    assert t.x("Rage").attached_to == t.x("Wagon").id
    assert t.hand("A") == ["Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:506.2", "spoils:O56", "spoils:301.2")
def test_what_is_attached_as_a_cost_nothing_else_takes_the_place_of() -> None:
    bind = "Attach this card to a character you control."
    snare = location("Snare", 5, "If an item is attached to a character, draw a card instead.")
    for says, host, drawn in (
        ((f"Cost: {bind}", "Effect: Draw 2 cards."), "Grunt", 2),
        (
            ("Cost: Draw a card.", f"Effect: {bind}"),
            "",
            2,
        ),
    ):
        t = scene(item("Cord", "TIE", *says), snare, A={"in play": ["Cord", "Snare", "Grunt"]})
        t.do("use TIE of Cord")
        while not t.at_rest():
            t.do(t.offered[0])
        assert t.x("Cord").attached_to == (t.x("Grunt").id if host else 0)
        assert len(t.hand("A")) == drawn
        assert t.at_peace()


@pytest.mark.rule("spoils:402.5b", "spoils:301.1", "spoils:402.4")
def test_to_what_has_gone_nothing_is_attached() -> None:
    cord = item(
        "Cord",
        "TIE",
        "Cost: Pick a character.",
        "Effect: You may draw a card and attach this card to it. If you do, draw a card.",
    )
    slay = tactic("Slay", "Cost: Pick a character.", "Effect: Destroy it.")
    for answer, drawn in ("B: let it happen", 2), ("B: play Slay", 1):
        t = scene(cord, slay, A={"in play": ["Cord"]}, B={"hand": ["Slay"], "in play": ["Grunt"]})
        t.do("use TIE of Cord", "B's Grunt", answer)
        while t.prompt != "Cord: do you do it?":
            t.do("B's Grunt" if t.asked == "B" else "let it happen")
        t.do("A: yes")
        assert t.hand("A") == ["Coin"] * drawn
        assert t.at_peace()


@pytest.mark.rule("spoils:O27", "spoils:301.1", "spoils:402.5")
def test_what_is_attached_to_nothing_has_not_been_detached() -> None:
    cards = (
        tactic(
            "Loosen", "Cost: Pick a resource.", "Effect: You may draw a card and detach it. If you do, draw a card."
        ),
        location("Bell", 5, "If a resource is detached, your faction gains 1 influence."),
    )
    spent = {"card": "Greed", "attached to": "faction"}
    for name, drawn, influence in ("Rage", 1, 20), ("Greed", 2, 21):
        t = scene(*cards, A={"hand": ["Loosen"], "in play": ["Bell", "Rage", spent]})
        t.do("play Loosen", f"A's {name}", "yes")
        assert (len(t.hand("A")), t.influence("A")) == (drawn, influence)
        assert t.at_peace()
