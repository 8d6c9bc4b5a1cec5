"""4.10.12 What an interruption has taken away is not acted on any more: the reference to it is lost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.stage import Stage, stage, stance, strike, witch

SPARK = "Plain Spark"


def acted(power: str, interruption: str, *cards: str, **a: Any) -> Stage:
    """A uses the witch's Power, which A's stance interrupts."""
    doing = witch("Wendy", f"Her Power Is: {power}")
    t = stage(doing, stance("Twist", interruption), *cards, A={"witch": "Wendy", "stance": "Twist", **a})
    return t.do("use Wendy")


@pytest.mark.rule("revel:4.10.12")
@pytest.mark.parametrize(
    ("interruption", "hand", "discards"),
    [
        ("When This Spell Would Be Discarded: Draw this spell.", ["Ghost"], []),
        ("When This Spell Would Leave The Field: Draw this spell.", ["Ghost"], []),
        ("When This Spell Would Be Discarded: Discard this spell.", [], ["Ghost"]),
    ],
)
def test_a_spell_that_has_left_is_not_discarded_again(interruption: str, hand: list[str], discards: list[str]) -> None:
    ghost = strike("Ghost", 1, interruption)
    point = stance(
        "Point", "This Stance's Power Is: Discard any 1 spell. Gain 1 Passion for each card discarded this way."
    )
    t = stage(ghost, point, A={"stance": "Point"}, B={"spells": {1: "Ghost"}})
    t.do("use Point")
    assert (t.B["spells"], t.B["hand"], t.B["discards"]) == ({}, hand, discards)
    assert t.A["resources"] == {"Passion": 0}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.12")
def test_a_card_that_has_left_the_hand_is_not_discarded_from_where_it_is() -> None:
    text = "Discard 1 card from your hand. Gain 1 Passion for each card discarded this way."
    stashed = acted(text, "When You Would Discard A Card: Stash 1 card from your hand.", hand=[SPARK])
    assert (stashed.A["hand"], stashed.A["discards"], len(stashed.A["deck"])) == ([], [], 11)
    played = acted(text, "When You Would Discard A Card: Play 1 card from your hand.", hand=[SPARK]).do("space 1")
    assert (played.A["hand"], played.A["discards"], played.A["spells"]) == ([], [], {1: SPARK})
    for t in (stashed, played):
        assert t.A["resources"] == {"Passion": 0}
        assert t.at_rest()


@pytest.mark.rule("revel:4.10.12")
def test_what_interrupts_the_first_of_several_may_move_the_others() -> None:
    t = acted(
        "Discard 2 cards from your hand. Gain 1 Passion for each card discarded this way.",
        "When You Would Discard A Card: If you have 2 or more cards in your hand, stash 1 card from your hand.",
        strike("First", 1),
        strike("Other", 1),
        hand=["First", "Other"],
    )
    t.do("Other")
    assert (t.A["hand"], t.A["discards"]) == ([], ["First"])
    assert t.A["deck"][-1] == "Other"
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.12")
def test_a_card_that_has_left_the_hand_is_not_revealed() -> None:
    t = acted(
        "Reveal 1 card from your hand.", "When You Would Reveal A Card: Discard 1 card from your hand.", hand=[SPARK]
    )
    assert (t.A["hand"], t.A["discards"]) == ([], [SPARK])
    assert "A reveals Plain Spark" not in t.log()
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.12", "revel:6.2.6", "revel:6.2.4", "revel:6.4.4")
def test_a_marker_that_is_gone_is_not_lost_again() -> None:
    weep = strike("Weep", 1, "When You Lose Stamina: Gain 1 Passion.")
    t = acted(
        "Discard 1 of your Stamina markers.",
        "When You Would Lose Stamina: Lose 1 Stamina.",
        weep,
        stamina=1,
        spells={1: "Weep"},
    )
    assert (t.A["stamina"], t.A["resources"]) == (0, {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:4.1.3", "revel:4.7.4", "revel:4.7.3")
def test_a_power_whose_spell_an_interruption_took_away_is_used_and_does_nothing() -> None:
    glow = strike("Glow", 1, "This Spell's Power Is: Gain 1 Passion.")
    spy = stance("Spy", "When Your Opponent Would Use A Power: Discard any 1 opposing strike spell.")
    joy = stance("Joy", "When You Use A Power: Gain 2 Passion.")
    t = stage(glow, spy, joy, A={"spells": {1: "Glow"}, "stance": "Joy"}, B={"stance": "Spy"})
    t.do("use Glow")
    assert (t.A["spells"], t.A["discards"], t.A["resources"]) == ({}, ["Glow"], {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.8", "revel:5.8.4")
def test_an_attacker_that_is_gone_overpowers_nothing() -> None:
    spy = stance("Spy", "When Your Opponent Would Overpower: Discard any 1 opposing strike spell.")
    eager = stance("Eager", "When You Overpower: Gain 1 Passion.")
    t = stage(
        spy,
        eager,
        strike("Big", 5),
        A={"hand": ["Big"], "stance": "Eager"},
        B={"stance": "Spy", "spells": {1: SPARK}},
        plays=2,
    )
    t.do("play a card", "space 1")
    assert (t.A["spells"], t.A["discards"], t.A["resources"]) == ({}, ["Big"], {"Passion": 0})
    assert (t.B["spells"], t.B["discards"]) == ({1: SPARK}, [])
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.11", "revel:5.10.5")
def test_a_cost_that_an_interruption_has_made_too_dear_is_not_paid_and_undone() -> None:
    t = acted(
        "Spend 2 Passion to draw 1 card.", "When You Would Spend Passion: Lose 2 Passion.", resources={"Passion": 3}
    )
    t.do("pay")
    assert (t.A["resources"], t.A["hand"]) == ({"Passion": 3}, [])
    assert t.at_rest()
    enough = acted(
        "Spend 2 Passion to draw 1 card.", "When You Would Spend Passion: Lose 1 Passion.", resources={"Passion": 3}
    )
    enough.do("pay")
    assert (enough.A["resources"], enough.A["hand"]) == ({"Passion": 0}, [SPARK])
    assert enough.at_rest()


@pytest.mark.rule("revel:0.2.12", "revel:5.10.5")
def test_what_was_to_be_spent_and_is_gone_is_not_spent() -> None:
    joy = strike("Joy", 1, "When You Spend Passion: Draw 1 card.")
    t = acted(
        "Spend 2 Passion.",
        "When You Would Spend Passion: Lose 2 Passion.",
        joy,
        resources={"Passion": 3},
        spells={1: "Joy"},
    )
    assert (t.A["resources"], t.A["hand"]) == ({"Passion": 1}, [])
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.11", "revel:5.7.13")
def test_a_card_is_not_stitched_onto_a_spell_that_is_gone() -> None:
    shy = stance("Shy", "When You Would Stitch: Discard any 1 of your strike spells.")
    ember = strike("Ember", 3, icons="flames")
    t = stage(shy, ember, A={"stance": "Shy", "hand": ["Ember"], "spells": {1: "Ember"}}, plays=2)
    t.do("play a card", "space 1, stitching onto Ember")
    assert (t.A["spells"], t.A["hand"], t.A["discards"], t.A["stamina"]) == ({1: "Ember"}, ["Ember"], [], 4)
    assert t.offered == ["space 2", "space 3", "space 4", "space 5"]  # undone, and asked again
    t.do("space 2")
    assert t.A["spells"] == {1: "Ember", 2: "Ember"}
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.11", "revel:5.7.12")
def test_a_card_does_not_take_a_side_that_an_interruption_has_filled() -> None:
    rush = stance(
        "Rush", "When A Strike Spell Card Would Enter The Field: Play 1 shield spell card from your discards."
    )
    wall = "Wall\nA Shield Spell\nResistance 2\n"
    t = stage(rush, wall, A={"stance": "Rush", "hand": [SPARK], "discards": ["Wall"]}, plays=2)
    t.do("play a card", "space 1", "space 1")  # the Wall goes where the Spark was to go
    assert (t.A["spells"], t.A["hand"], t.A["discards"]) == ({}, [SPARK], ["Wall"])
    assert not t.at_rest()
    t.do("space 1", "space 2")
    assert (t.A["spells"], t.A["hand"], t.A["discards"]) == ({1: SPARK, 2: "Wall"}, [], [])
    assert t.at_rest()


@pytest.mark.rule("revel:3.9.2", "revel:5.6.3")
def test_a_stance_does_not_take_the_place_of_one_that_came_meanwhile() -> None:
    calm = stance("Calm", "To Play: Play 1 stance card from your discards.")
    t = stage(calm, stance("Fury"), A={"stance": "Fury", "hand": ["Calm", SPARK], "discards": ["Fury"]}, plays=2)
    before = t.undoable
    t.do("play a card", "Calm", "pay")
    assert (t.A["hand"], t.A["stance"], t.A["discards"]) == (["Calm", SPARK], "Fury", ["Fury"])
    t.do("space 1")  # the Calm can't be played; the Spark can
    assert t.A["spells"] == {1: SPARK}
    assert t.A["stance"] == before["A"]["stance"]
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.11")
def test_a_card_can_not_be_drawn_away_to_pay_for_itself() -> None:
    feed = strike("Feed", 3, "To Play: Draw 1 card.")
    wish = witch("Wish", "Her Power Is: Play your next draw.")
    t = stage(feed, wish, A={"witch": "Wish", "deck": ["Feed", SPARK]})
    t.do("use Wish", "space 1", "pay")
    while not t.at_rest():
        t.do(t.offered[0])
    assert (t.A["spells"], t.A["hand"], t.A["deck"]) == ({}, [], ["Feed", SPARK])


@pytest.mark.rule("revel:5.7.10", "revel:3.6.7")
def test_a_card_under_way_is_not_shuffled_away_to_pay_for_itself() -> None:
    sink = strike("Sink", 3, "To Play: Shuffle your hand into your deck.")
    t = stage(sink, A={"hand": ["Sink", SPARK], "deck": 2}, plays=2)
    t.do("play a card", "Sink", "space 1", "pay")
    assert (t.A["spells"], t.A["hand"], t.A["deck"]) == ({1: "Sink"}, [], [SPARK] * 3)
    assert t.at_rest()


PUT = "Put 1 spell card from your discards onto an empty side of yours"


@pytest.mark.rule("revel:3.4.12", "revel:4.10.12")
@pytest.mark.parametrize("meanwhile", ["Play 1 card from your hand.", "Draw all cards in your discards."])
def test_a_card_is_not_put_where_there_is_no_place_left_for_it_or_when_it_is_gone(meanwhile: str) -> None:
    four = dict.fromkeys((1, 2, 3, 4), SPARK)
    late = strike("Late", 1)
    interruption = f"When A Card Would Enter The Field: {meanwhile}"
    t = acted(f"{PUT}.", interruption, late, hand=[SPARK], discards=["Late"], spells=four)
    there = (5, [], ["Late"]) if "Play" in meanwhile else (4, [SPARK, "Late"], [])
    assert (len(t.A["spells"]), t.A["hand"], t.A["discards"]) == there
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.11")
def test_as_a_cost_it_is_undone_with_all_that_happened_meanwhile() -> None:
    interruption = "When A Card Would Enter The Field: Draw all cards in your discards."
    t = acted(f"{PUT} to gain 1 Passion.", interruption, hand=[SPARK], discards=[SPARK])
    t.do("pay")
    assert (t.A["spells"], t.A["hand"], t.A["discards"]) == ({}, [SPARK], [SPARK])
    assert t.A["resources"] == {"Passion": 0}
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.11", "revel:4.9.12")
def test_a_card_kept_off_the_field_was_skipped_which_pays_for_what_follows() -> None:
    t = acted(f"{PUT} to gain 1 Passion.", "When A Card Would Enter The Field: Stop it.", discards=[SPARK])
    t.do("pay")
    assert (t.A["spells"], t.A["discards"], t.A["resources"]) == ({}, [SPARK], {"Passion": 1})
    assert t.at_rest()
