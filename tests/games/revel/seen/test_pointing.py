"""What options say of themselves: where they point, what they cost, and what can't come of them."""

from __future__ import annotations

from typing import Any

import pytest

from coven.kernel import Amount, Option, Path, Reason
from tests.games.revel.stage import Stage, resource, shield, stage, stance, strike, witch

EMBER = strike("Ember", 3, "To Play: Spend 2 Passion.", icons="flames")
TORCH = strike("Torch", 2, icons="flames")
WALL = shield("Wall", 2)
TESS = witch("Tess", "Her Power Is: Spend 1 Passion to draw 1 card.")


def option(t: Stage, words: str) -> Option:
    return next(option for option in t.table.options if option.words == words)


def points(t: Stage) -> dict[str, tuple[Path, ...]]:
    return {option.words: option.points for option in t.table.options}


def mine(**more: Any) -> dict[str, Any]:
    return {"witch": "Tess", "resources": {"Passion": 3}, **more}


def test_acts_point_at_what_they_begin_with() -> None:
    t = stage(EMBER, TESS, A=mine(hand=["Ember"]))
    assert points(t) == {
        "play a card": (("A", "hand"),),
        "draw a card": (("A", "deck_size"),),
        "use Tess": (("A", "witch"),),
        "pass": (("plays",),),
    }
    assert t.table.source is None


def test_a_card_in_hand_is_pointed_at_in_the_order_that_its_player_sees() -> None:
    t = stage(EMBER, TORCH, WALL, TESS, A=mine(hand=["Wall", "Torch", "Ember", "Torch"]), plays=1)
    t.do("play a card")
    assert t.view("A").A.hand == ("Ember", "Torch", "Torch", "Wall")
    assert points(t) == {
        "Wall": (("A", "hand", 3),),
        "Torch": (("A", "hand", 1),),
        "Ember": (("A", "hand", 0),),
    }


def test_a_place_to_play_is_the_side_and_the_card_asks() -> None:
    t = stage(EMBER, TORCH, WALL, TESS, A=mine(hand=["Ember"], spells={2: "Torch", 4: "Wall"}))
    t.do("play a card")
    assert t.table.source == ("A", "hand", 0)
    assert points(t)["space 1"] == (("A", "spells", 1),)
    assert points(t)["space 2, stitching onto Torch"] == (("A", "spells", 2),)
    assert points(t)["space 4, replacing Wall"] == (("A", "spells", 4),)


def test_what_an_effect_can_be_done_to_is_pointed_at_wherever_it_is() -> None:
    reach = strike("Reach", 1, "On Play: Discard any 1 spell, or discard any 1 stance.")
    calm = stance("Calm")
    t = stage(
        reach, TORCH, calm, TESS, A=mine(hand=["Reach"], stance="Calm"), B={"spells": {3: "Torch"}, "stance": "Calm"}
    )
    t.do("play a card", "space 1")
    other = t.fork()
    t.do("Discard any 1 spell.")
    assert points(t) == {"A's Reach in space 1": (("A", "spells", 1),), "B's Torch in space 3": (("B", "spells", 3),)}
    assert t.table.source == ("A", "spells", 1)
    other.do("Discard any 1 stance.")
    assert points(other) == {"A's Calm": (("A", "stance"),), "B's Calm": (("B", "stance"),)}
    other.do("A's Calm")
    assert other.at_rest()


def test_effects_to_be_ordered_point_at_their_elements() -> None:
    one = strike("One", 1, "When Your Turn Ends: Gain 1 Passion.")
    other = strike("Other", 1, "When Your Turn Ends: Lose 1 Passion.")
    t = stage(one, other, TESS, A=mine(spells={1: "One", 5: "Other"}), plays=0)
    t.do("pass") if "pass" in t.offered else None
    assert points(t) == {
        "One: When Your Turn Ends": (("A", "spells", 1),),
        "Other: When Your Turn Ends": (("A", "spells", 5),),
    }
    t.do("One: When Your Turn Ends")


def test_an_interruption_in_hand_is_pointed_at_by_its_player() -> None:
    parry = strike(
        "Parry",
        1,
        "When Your Opponent Tries To Overpower: If this card is in your hand, discard it to stop the overpower.",
    )
    t = stage(parry, TORCH, WALL, TESS, A=mine(hand=["Torch"]), B={"hand": ["Wall", "Parry"], "spells": {1: "Parry"}})
    t.do("play a card", "space 1")
    assert t.asked == "B"
    assert points(t) == {"reveal Parry": (("B", "hand", 0),), "reveal nothing": ()}
    t.do("B: reveal nothing")
    assert t.at_rest()


@pytest.mark.rule("revel:3.4.5")
def test_a_revealed_card_of_the_other_is_not_pointed_at_among_the_hidden_ones() -> None:
    wren = witch("Wren", "Her Power Is: Discard 1 shield spell card from your opponent's hand.")
    long = "until your next turn"
    theirs = {"hand": ["Ember", "Torch", "Veil", "Wall"], "revealed": {"Veil": long, "Wall": long}}
    t = stage(EMBER, TORCH, WALL, shield("Veil", 1), wren, A={"witch": "Wren"}, B=theirs)
    t.do("use Wren")
    assert t.view("A").B.revealed == ("Veil", "Wall")
    assert points(t) == {"B's Veil": (("B", "revealed", 0),), "B's Wall": (("B", "revealed", 1),)}
    t.do("B's Wall")
    assert (t.B["hand"], t.B["discards"]) == (["Ember", "Torch", "Veil"], ["Wall"])
    assert t.at_rest()


def test_what_it_costs_is_counted() -> None:
    t = stage(EMBER, TORCH, TESS, A=mine(hand=["Ember", "Torch"], spells={2: "Torch"}), plays=1)
    brings = {option.words: option.brings for option in t.table.options}
    assert brings["pass"] is None
    play, skip, use = brings["play a card"], brings["draw a card"], brings["use Tess"]
    assert play is not None
    assert skip is not None
    assert use is not None
    assert play.costs == (Amount(1, "play"),)
    assert (skip.costs, skip.gains) == ((Amount(1, "play"),), (Amount(1, "card"),))
    assert (use.words, use.costs) == ("costs: Spend 1 Passion", (Amount(1, "Passion"),))
    t.do("play a card")
    ember, torch = option(t, "Ember").brings, option(t, "Torch").brings
    assert ember is not None
    assert (ember.words, ember.costs) == ("costs: Spend 2 Passion", (Amount(2, "Passion"),))
    assert torch is None
    t.do("Ember")
    onto = option(t, "space 2, stitching onto Torch").brings
    assert onto is not None
    assert (onto.words, onto.costs) == (
        "costs: Spend 2 Passion, and 1 Stamina",
        (Amount(2, "Passion"), Amount(1, "Stamina")),
    )
    plain = option(t, "space 1").brings
    assert plain is not None
    assert plain.costs == (Amount(2, "Passion"),)
    t.do("space 1", "pay")
    assert t.at_rest()


@pytest.mark.rule("revel:2.4.9")
def test_a_card_that_cant_be_paid_for_is_offered_with_a_warning() -> None:
    """Its player sees what the opponent can't: that it will have to be taken back (0.5)."""
    t = stage(EMBER, TORCH, TESS, A=mine(resources={"Passion": 1}, hand=["Ember", "Torch"]))
    assert option(t, "play a card").warning is None
    t.do("play a card")
    assert option(t, "Ember").warning == Reason("4.3.1", "the cost of playing it can't be paid")
    assert option(t, "Torch").warning is None


@pytest.mark.rule("revel:2.4.9")
def test_playing_is_warned_of_when_no_card_in_hand_can_be_played() -> None:
    t = stage(EMBER, TESS, A=mine(resources={"Passion": 1}, hand=["Ember"]))
    assert option(t, "play a card").warning == Reason("4.3.1", "the cost of playing it can't be paid")
    assert option(t, "draw a card").warning is None
    rich = stage(EMBER, TESS, A=mine(hand=["Ember"]))
    assert option(rich, "play a card").warning is None


def test_a_resource_is_named_in_the_view() -> None:
    t = stage(resource("Ire"), witch("Una", of="Ire"), A={"witch": "Una", "resources": {"Ire": 2}})
    assert t.view("B").A.resources["Ire"].marks == 2
    assert list(t.view("B").A.resources) == ["Ire"]
