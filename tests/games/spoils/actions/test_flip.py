"""411.3, 411.4 Cards that effects flip: who enters, who is told, what they are attached to."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import scene

HIDDEN = {"face": "face-down"}
REVEAL = tactic("Unmask", "Effect: Flip all face-down cards face-up.")
HAT = item("Hat", "Attach to Character", "The character this card is attached to gains 2 strength.")


@pytest.mark.rule("spoils:507.2b", "spoils:507.2d", "spoils:411.3", "spoils:O03", "spoils:O30")
def test_gear_that_is_flipped_up_with_a_character_can_be_attached_to_it() -> None:
    a = {"hand": ["Unmask"], "in play": [{"card": "Hat", **HIDDEN}, {"card": "Grunt", **HIDDEN}]}
    t = scene(REVEAL, HAT, A=a)
    t.do("play Unmask", "A's Grunt")
    assert t.x("Hat").attached_to == t.x("Grunt").id
    assert t.stats("Grunt") == "4/2/3"
    assert t.at_peace()


@pytest.mark.rule("spoils:507.2b", "spoils:411.3", "spoils:O30")
def test_who_flips_gear_picks_its_target_and_a_tactic_goes_to_its_pile() -> None:
    a = {"hand": ["Unmask"], "in play": ["Brute"]}
    b = {"in play": [{"card": "Hat", **HIDDEN}, {"card": "Trick", **HIDDEN}, "Grunt"]}
    t = scene(REVEAL, HAT, A=a, B=b)
    t.do("play Unmask")
    assert (t.asked, t.offered) == ("A", ["A's Brute", "B's Grunt"])
    t.do("B's Grunt")
    assert (t.pile("B"), t.in_play("B")) == (["Trick"], ["Grunt", "Hat"])
    assert t.at_peace()


@pytest.mark.rule("spoils:411.3", "spoils:411.4", "spoils:402.4", "spoils:503.1")
def test_a_card_that_is_flipped_has_left_and_another_has_entered() -> None:
    cards = (
        tactic("Turn", "Cost: Pick a face-down card.", "Effect: Flip it face-up. If it is a character, deplete it."),
        tactic("Bury", "Cost: Pick a character.", "Effect: Flip it face-down."),
        location("Log", 9, "If a card is flipped face-down, your faction gains 1 influence."),
        location("Gate", 9, "If a character enters or leaves play, your faction gains 10 influence."),
    )
    a = {"hand": ["Turn", "Bury"], "in play": ["Log", "Gate", {"card": "Grunt", **HIDDEN}]}
    t = scene(*cards, A=a)
    t.do("play Turn")
    t.do(t.offered[0])
    assert t.the("Grunt")["depleted"]
    assert t.influence("A") == 30
    t.do("play Bury", "A's Grunt")
    while not t.at_rest():
        t.do(t.offered[0])
    assert t.influence("A") == 41
    assert (t.in_play("A"), t.free("A")) == (["Log", "Gate"], 1)
    assert t.x("Grunt").known == 3  # everybody saw which card it is
    assert t.at_peace()


@pytest.mark.rule("spoils:O28", "spoils:411.4")
def test_all_that_is_attached_to_a_card_goes_with_it_when_it_is_flipped() -> None:
    cord = item("Cord", "TIE", "Cost: Pick a character.", "Effect: Attach this card to it.")
    bury = tactic("Bury", "Cost: Pick a character.", "Effect: Flip it face-down.")
    rope = cord.replace("Cord", "Rope")
    t = scene(
        cord,
        rope,
        bury,
        HAT,
        A={
            "hand": ["Bury"],
            "in play": [{"card": "Grunt", "number": 9}, {"card": "Hat", "attached to": 9}, "Cord", "Rope"],
        },
    )
    t.do("use TIE of Cord", "A's Grunt", "use TIE of Rope", "A's Grunt")
    t.do("play Bury", "A's Grunt")
    while not t.at_rest():
        t.do(t.offered[0])
    assert sorted(t.pile("A")) == ["Bury", "Hat"]
    assert t.free("A") == 3
    assert t.at_peace()


@pytest.mark.rule("spoils:O28", "spoils:411.3")
def test_what_is_attached_to_a_card_that_is_flipped_up_stays_as_it_is() -> None:
    cord = item("Cord", "TIE", "Cost: Pick a resource.", "Effect: Attach this card to it.")
    t = scene(REVEAL, cord, A={"hand": ["Unmask"], "in play": [{"card": "Grunt", **HIDDEN}, "Cord"]})
    t.do("use TIE of Cord")
    t.do(t.offered[0])
    assert t.x("Cord").attached_to
    t.do("play Unmask")
    assert (t.in_play("A"), t.x("Cord").attached_to) == (["Cord", "Grunt"], 0)
    assert t.at_peace()


@pytest.mark.rule("spoils:411.3", "spoils:411.4", "spoils:402.5")
def test_only_a_face_down_card_is_flipped_up() -> None:
    show = tactic("Show", "Cost: Pick a card.", "Effect: Flip it face-up.")
    gate = location("Gate", 9, "If a character enters or leaves play, draw a card.")
    t = scene(show, gate, A={"hand": ["Show"], "in play": ["Grunt", "Gate"]})
    before = t.x("Grunt").id
    t.do("play Show", "A's Grunt")
    assert (t.x("Grunt").id, t.hand("A")) == (before, [])
    assert t.at_peace()


@pytest.mark.rule("spoils:411.3", "spoils:507.4a", "spoils:409.2")
def test_tokens_for_who_was_flipped_up_are_for_nobody_else() -> None:
    guard = character("Guard", "1/1/3", "This card enters play with 2 tokens.")
    t = scene(REVEAL, guard, A={"hand": ["Unmask"], "in play": [{"card": "Guard", **HIDDEN}]})
    assert t.x("Guard").tokens == 0
    t.do("play Unmask")
    assert t.x("Guard").tokens == 2
    assert t.at_peace()


@pytest.mark.rule("spoils:411.3", "spoils:O30", "spoils:507.2c")
def test_what_attaches_is_not_turned_up_into_play_where_nothing_could_hold_it() -> None:
    gear = item("Gear", "Attach to Character")
    up = tactic("Up", "Cost: Pick a face-down card.", "Effect: Flip it face-up.")
    down = {"card": "Gear", "face": "face-down"}
    t = scene(gear, up, A={"hand": ["Up"], "in play": [down, "Shed"]})
    t.do("play Up", "A's face-down Gear")
    assert (t.pile("A"), t.in_play("A")) == (["Gear", "Up"], ["Shed"])
    t = scene(gear, up, A={"hand": ["Up"], "in play": [down, "Grunt"]})
    t.do("play Up", "A's face-down Gear")
    while not t.at_rest():
        t.do(t.offered[0])
    assert (t.pile("A"), t.in_play("A")) == (["Up"], ["Grunt", "Gear"])


@pytest.mark.rule("spoils:O28", "spoils:411.4", "spoils:411.1")
def test_a_face_down_card_stays_so_when_what_it_is_attached_to_is_flipped_down() -> None:
    bury = tactic("Bury", "Cost: Pick a character.", "Effect: Flip it face-down.")
    host, hidden = {"card": "Grunt", "number": 9}, {"card": "Brute", "attached to": 9, **HIDDEN}
    t = scene(bury, A={"hand": ["Bury"], "in play": [host, hidden]})
    before = t.x("Brute").id
    t.do("play Bury", "A's Grunt")
    assert (t.x("Brute").id, t.x("Brute").attached_to) == (before, 0)
    assert (t.in_play("A"), t.free("A")) == ([], 2)
    assert t.at_peace()


@pytest.mark.rule("spoils:411.3", "spoils:503.1")
def test_the_resource_that_a_card_was_leaves_play_as_it_is_flipped_up() -> None:
    toll = location("Toll", 9, "If a resource leaves play, your faction gains 1 influence.")
    unmask = tactic("Unmask All", "Effect: Flip all face-down cards face-up.")
    t = scene(toll, unmask, A={"hand": ["Unmask All"], "in play": ["Toll", "Coin", {"card": "Grunt", **HIDDEN}]})
    t.do("play Unmask All")
    assert (t.in_play("A"), t.influence("A")) == (["Toll", "Grunt"], 21)


def test_what_an_effect_flips_face_up_has_left_play_as_a_resource() -> None:
    """The face-down Grunt has; the Coin hasn't."""
    vein = location("Vein", 9, "If a resource leaves play, your faction gains 1 influence.")
    t = scene(REVEAL, vein, A={"hand": ["Unmask"], "in play": ["Vein", "Coin", {"card": "Grunt", **HIDDEN}]})
    t.do("play Unmask")
    assert t.influence("A") == 21
    assert t.in_play("A") == ["Vein", "Grunt"]
    assert t.at_peace()


@pytest.mark.rule("spoils:411.4")
def test_gear_that_is_flipped_down_is_a_new_resource_attached_to_nothing() -> None:
    bury = tactic("Bury", "Cost: Pick an item.", "Effect: Flip it face-down.")
    a = {"hand": ["Bury"], "in play": [{"card": "Grunt", "number": 9}, {"card": "Hat", "attached to": 9}]}
    t = scene(bury, HAT, A=a)
    assert t.stats("Grunt") == "4/2/3"
    t.do("play Bury", "A's Hat")
    assert (t.x("Hat").attached_to, t.free("A"), t.stats("Grunt")) == (0, 1, "2/2/3")
    assert t.at_peace()


@pytest.mark.rule("spoils:O28", "spoils:507.2e")
def test_gear_is_destroyed_only_if_its_host_is_flipped_into_something_else() -> None:
    """A resource that is flipped is a resource still, unlike the character that a face-down card was."""
    strap = item("Strap", "Attach to Resource")
    bury = tactic("Bury", "Cost: Pick a resource.", "Effect: Flip it face-down.")
    show = tactic("Show", "Cost: Pick a face-down card.", "Effect: Flip it face-up.")
    gear = {"card": "Strap", "attached to": 9}
    t = scene(strap, bury, A={"hand": ["Bury"], "in play": [{"card": "Coin", "number": 9}, gear]})
    t.do("play Bury", "A's Coin")
    assert (t.pile("A"), t.in_play("A"), t.free("A")) == (["Bury"], [], 2)
    assert t.x("Strap").attached_to == 0
    assert t.at_peace()
    for host, pile, in_play in ("Coin", ["Show"], ["Strap"]), ("Grunt", ["Show", "Strap"], ["Grunt"]):
        down = {"card": host, "number": 9, **HIDDEN}
        t = scene(strap, show, A={"hand": ["Show"], "in play": [down, gear]})
        t.do("play Show", f"A's face-down {host}")
        assert (t.pile("A"), t.in_play("A")) == (pile, in_play)
        assert all(x.attached_to == 0 for x in t.state.in_play.values())
        assert t.at_peace()


@pytest.mark.rule("spoils:O28", "spoils:411.3")
def test_a_face_down_card_is_flipped_up_with_what_it_is_attached_to() -> None:
    show = tactic("Show", "Cost: Pick a face-down card.", "Effect: Flip it face-up.")
    host, held = {"card": "Grunt", "number": 9, **HIDDEN}, {"card": "Brute", "attached to": 9, **HIDDEN}
    t = scene(show, A={"hand": ["Show"], "in play": [host, held]})
    t.do("play Show", "A's face-down Grunt (1)")
    assert (t.in_play("A"), t.x("Brute").attached_to) == (["Grunt", "Brute"], 0)
    assert t.at_peace()
