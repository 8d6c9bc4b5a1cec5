"""507 Keywords: Attach to, and Covert by what cards gain."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import scene

HAT = item(
    "Hat",
    "Attach to Character",
    "The character this card is attached to gains 2 strength.",
    "If this card enters play, your faction gains 1 influence.",
    "HANDOFF",
    "Cost: Pick a character.",
    "Effect: Attach this card to it.",
)
SMITE = tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it.")


@pytest.mark.rule("spoils:507.2a", "spoils:507.2a#2", "spoils:507.2")
def test_the_target_is_picked_as_a_cost_and_the_card_enters_attached() -> None:
    t = scene(HAT, A={"hand": ["Hat", "Hat"], "in play": ["Grunt"]}, B={"in play": ["Brute"]})
    t.do("play Hat")
    assert sorted(t.offered) == ["A's Grunt", "B's Brute"]
    t.do("B's Brute")
    assert t.stats("Brute") == "5/3/3"
    assert t.influence("A") == 21
    assert t.at_peace()
    t = scene(HAT, A={"hand": ["Hat"]})
    assert t.offered == ["end the turn"]  # 401.2


@pytest.mark.rule("spoils:507.2c")
def test_a_target_that_is_gone_sends_the_card_to_the_pile() -> None:
    t = scene(
        HAT,
        SMITE,
        location("Porter", 5, "If a card leaves play, your faction gains 10 influence."),
        A={"hand": ["Hat"], "in play": ["Grunt"]},
        B={"hand": ["Smite"], "in play": ["Porter"]},
    )
    t.do("play Hat", "A's Grunt", "B: play Smite")
    assert t.pile("A") == ["Grunt", "Hat"]
    assert (t.influence("A"), t.influence("B")) == (20, 30)  # the Grunt left play, the Hat never was there
    assert t.at_peace()


@pytest.mark.rule("spoils:O62")
@pytest.mark.parametrize(("ruling", "influence"), [("pile", 20), ("enter", 21)])
def test_a_target_of_another_type_by_then(ruling: str, influence: int) -> None:
    t = scene(
        HAT,
        item(
            "Clay",
            "WAKE",
            "Cost: Deplete this card.",
            "Effect: This card gains the character type and 4 life this turn.",
        ),
        tactic("Sleep", "Cost: Pick a character.", "Effect: It loses the character type this turn."),
        A={"hand": ["Hat"], "in play": ["Clay"]},
        B={"hand": ["Sleep"]},
        options={"attach target lost its type": ruling},
    )
    t.do("use WAKE of Clay", "play Hat", "A's Clay", "B: play Sleep")
    assert t.pile("A") == ["Hat"]
    assert t.influence("A") == influence  # whether it entered play at all
    assert t.at_peace()


@pytest.mark.rule("spoils:301.2", "spoils:301.3", "spoils:301.1")
def test_attaching_to_something_new_detaches_from_the_old_in_the_same_moment() -> None:
    t = scene(
        HAT,
        A={"in play": [{"card": "Grunt", "number": 9}, "Brute", {"card": "Hat", "attached to": 9}], "hand": ["Trick"]},
    )
    assert (t.stats("Grunt"), t.stats("Brute")) == ("4/2/3", "3/3/3")
    t.do("use HANDOFF of Hat", "A's Brute")
    assert (t.stats("Grunt"), t.stats("Brute")) == ("2/2/3", "5/3/3")
    assert t.the("Hat")["attached to"] == t.the("Brute")["number"]
    assert t.at_peace()


@pytest.mark.rule("spoils:O27")
def test_a_detached_card_stays_in_play_and_helps_nobody() -> None:
    a = {"hand": ["Unstick"], "in play": [{"card": "Grunt", "number": 9}, {"card": "Hat", "attached to": 9}]}
    t = scene(HAT, tactic("Unstick", "Cost: Pick an item.", "Effect: Detach it."), A=a)
    t.do("play Unstick", "A's Hat")
    assert t.in_play("A") == ["Grunt", "Hat"]
    assert t.stats("Grunt") == "2/2/3"
    t.do("use HANDOFF of Hat", "A's Grunt")
    assert t.stats("Grunt") == "4/2/3"
    assert t.at_peace()


@pytest.mark.rule("spoils:301.2#2")
def test_a_spent_resource_can_be_moved_and_still_cannot_pay() -> None:
    t = scene(
        tactic("Glue", "Cost: Pick a resource. Pick a character.", "Effect: Attach the resource to the character."),
        A={"hand": ["Glue", "Brute"], "in play": [{"card": "Coin", "attached to": "faction"}, "Grunt", "Coin"]},
    )
    spent = next(x["number"] for x in t.A["in play"] if x["card"] == "Coin" and "attached to" in x)
    t.do("play Glue")
    place = [x["number"] for x in t.A["in play"] if x["card"] == "Coin"].index(spent)
    t.do(t.offered[place], "A's Grunt")
    assert next(x for x in t.A["in play"] if x["number"] == spent)["attached to"] == t.the("Grunt")["number"]
    assert t.free("A") == 1
    assert "play Brute" not in t.offered
    assert t.at_peace()


@pytest.mark.rule("spoils:507.2d")
def test_a_card_that_enters_together_with_it_may_be_its_target() -> None:
    t = scene(
        HAT,
        tactic("Raise All", "Effect: Put all cards from your discard pile into play."),
        A={"hand": ["Raise All"], "discard pile": ["Hat", "Grunt"]},
    )
    t.do("play Raise All", "A's Grunt")
    assert t.stats("Grunt") == "4/2/3"
    assert t.at_peace()


@pytest.mark.rule("spoils:412.1", "spoils:402.7")
def test_what_cannot_be_blocked_enjoys_it_only_among_its_like() -> None:
    eel = character("Eel", "1/1/3", "This card cannot be blocked.")
    t = scene(eel, A={"in play": ["Eel"]}, B={"in play": ["Giant"]})
    t.do("attack B's faction", "A's Eel")
    assert t.influence("B") == 19
    t = scene(eel, A={"in play": ["Eel", "Grunt"]}, B={"in play": ["Giant"]})
    t.do("attack B's faction", "A's Eel", "A's Grunt")
    if t.asked == "A" and "no more" in t.offered:
        t.do("no more")
    assert t.asked == "B"
    assert "B's Giant" in t.offered
    t.do("B: no more")
    assert t.at_peace()


EARS = location(
    "Ears",
    9,
    "If a card leaves play, your faction gains 10 influence.",
    "If a player discards a card, your faction gains 10 influence.",
    "If an item enters play, your faction gains 10 influence.",
)


@pytest.mark.rule("spoils:507.2c")
def test_what_finds_nothing_to_be_attached_to_goes_from_a_hand_to_the_pile() -> None:
    """It neither enters nor leaves play, and isn't discarded. A Lamp that needs no target enters."""
    rummage = tactic("Rummage", "Effect: Put all items from your hand into play.")
    t = scene(HAT, EARS, rummage, item("Lamp"), A={"hand": ["Rummage", "Hat", "Lamp"], "in play": ["Ears"]})
    t.do("play Rummage")
    assert (t.pile("A"), t.hand("A")) == (["Hat", "Rummage"], [])
    assert sorted(t.in_play("A")) == ["Ears", "Lamp"]
    assert t.influence("A") == 30  # the Lamp
    assert t.at_peace()


@pytest.mark.rule("spoils:507.2c")
def test_a_target_that_has_left_and_come_back_is_another_card() -> None:
    blink = tactic(
        "Blink", "Effect: Put a character you control into its owner's hand. Put a character from your hand into play."
    )
    t = scene(
        HAT, EARS, blink, A={"hand": ["Hat"], "in play": ["Ears", "Brute"]}, B={"in play": ["Grunt"], "hand": ["Blink"]}
    )
    t.do("play Hat", "B's Grunt", "B: play Blink")
    assert (t.in_play("B"), t.stats("Grunt"), t.stats("Brute")) == (["Grunt"], "2/2/3", "3/3/3")
    assert (t.pile("A"), t.hand("A")) == (["Hat"], [])
    assert t.influence("A") == 30  # the Grunt left play; the Hat never was in it, and is not discarded
    assert t.at_peace()


@pytest.mark.rule("spoils:507.2e")
def test_whoevers_card_is_attached_it_minds_that_its_host_is_no_character_any_more() -> None:
    sleep = tactic("Sleep", "Cost: Pick a character.", "Effect: It loses the character type this turn.")
    a = {
        "hand": ["Sleep"],
        "in play": [{"card": "Grunt", "number": 8}, {"card": "Brute", "number": 9}, {"card": "Hat", "attached to": 9}],
    }
    t = scene(HAT, sleep, A=a, B={"in play": [{"card": "Hat", "attached to": 8}]})
    t.do("play Sleep", "A's Grunt", "B: let it happen")
    assert (t.pile("A"), t.pile("B")) == (["Sleep"], ["Hat"])
    assert sorted(t.in_play("A")) == ["Brute", "Grunt", "Hat"]
    assert t.stats("Brute") == "5/3/3"
    assert t.at_peace()


@pytest.mark.rule("spoils:507.2a")
def test_the_target_is_picked_before_any_other_cost_even_if_that_takes_it() -> None:
    noose = item("Noose", "Attach to Character", "Cost: Destroy a character you control.")
    t = scene(noose, A={"hand": ["Noose"], "in play": ["Grunt"]}, B={"in play": ["Brute"]})
    t.do("play Noose")
    assert sorted(t.offered) == ["A's Grunt", "B's Brute"]
    t.do("A's Grunt")
    assert t.pile("A") == ["Grunt", "Noose"]
    assert (t.in_play("A"), t.in_play("B")) == ([], ["Brute"])
    assert t.at_peace()
