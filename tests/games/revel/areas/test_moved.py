"""3, 6 What a move leaves behind, what goes with it, and who can follow it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike, witch

SPARK = "Plain Spark"
WARD = shield("Ward", 2)
EMBER = strike("Ember", 1, icons="flames")
PAIR: Plain = {"cards": ["Ember", "Ember"]}


def using(text: str, *cards: str, B: Plain | None = None, **a: Any) -> Stage:
    """A uses a witch's Power."""
    t = stage(witch("Wendy", f"Her Power Is: {text}"), *cards, A={"witch": "Wendy", **a}, B=B)
    return t.do("use Wendy")


# Spells


@pytest.mark.rule("revel:1.7.11", "revel:3.2.1")
def test_a_stitched_spell_that_is_moved_stays_stitched() -> None:
    text = "Move any 1 of your spells to an empty side of yours. Draw 1 card for each of your stitched spells."
    t = using(text, EMBER, spells={1: PAIR}).do("space 3")
    assert (t.A["spells"], len(t.A["hand"])) == ({3: PAIR}, 1)
    assert t.at_rest()


@pytest.mark.rule("revel:1.7.11", "revel:3.2.1", "revel:3.2.4")
def test_a_stitched_spell_that_changes_places_stays_stitched_and_loses_its_counters() -> None:
    text = "Swap 1 of your stitched spells with another of your spells. Draw 1 card for each of your stitched spells."
    t = using(text, EMBER, WARD, spells={1: {**PAIR, "+1s": 2}, 2: {"card": "Ward", "+1s": 1}, 4: "Ember"})
    t.do("A's Ward in space 2")
    assert (t.A["spells"], len(t.A["hand"])) == ({1: "Ward", 2: PAIR, 4: "Ember"}, 1)
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.13")
def test_a_spell_keeps_what_paying_for_the_stitch_has_put_on_it() -> None:
    torch = strike("Torch", 1, "To Play: Add a +1 to any 1 of your spells.", icons="flames")
    t = stage(torch, EMBER, A={"hand": ["Torch"], "spells": {1: "Ember"}}, plays=2)
    t.do("play a card", "space 1, stitching onto Ember", "pay")
    assert t.A["spells"] == {1: {"cards": ["Ember", "Torch"], "+1s": 1}}
    assert t.at_rest()


# Markers


@pytest.mark.rule("revel:6.2.6")
def test_what_was_on_a_lost_marker_is_gone_with_it() -> None:
    text = "Lose 1 Stamina. Gain 1 Stamina. Draw 1 card for each of your +1s."
    t = using(text, **dict[str, Any]({"stamina +1s": [1, 0, 0, 2]}))
    assert (t.A["stamina"], t.A["stamina +1s"], len(t.A["hand"])) == (4, [1, 0, 0, 0], 1)
    assert t.at_rest()


# Who can follow a card


@pytest.mark.rule("revel:3.4.5", "revel:3.6.1")
def test_what_its_player_alone_knew_on_top_the_opponent_does_not_know_in_hand() -> None:
    t = using("Look at your next draw.", WARD, deck=["Ward", SPARK, SPARK])
    assert t.A["known"] == [{"deck": 1, "to": "A"}]
    t.do("draw a card")
    assert (t.A["hand"], t.A.get("known")) == (["Ward"], None)
    drawn = next(line for line in t.lines("B") if line.words == "A draws a card")
    assert [move.what for move in drawn.moves] == [None]
    assert t.at_rest()


@pytest.mark.rule("revel:3.4.5", "revel:3.6.1")
def test_what_the_opponent_alone_knew_on_top_the_opponent_knows_in_hand() -> None:
    t = using("Look at your opponent's next draw.", WARD, B={"deck": ["Ward", SPARK, SPARK]})
    assert t.B["known"] == [{"deck": 1, "to": "A"}]
    t.do("pass")
    assert (t.B["hand"], t.B["known"]) == (["Ward"], [{"hand": 1, "to": "A"}])
    drawn = next(line for line in t.lines("A") if line.words == "B draws a card")
    assert [move.what for move in drawn.moves] == ["Ward"]
    assert t.at_rest()


@pytest.mark.rule("revel:3.4.5")
def test_whoever_looks_on_sees_a_drawn_card_go_but_not_which() -> None:
    t = using("Discard 1 spell. Draw 1 card.", WARD, EMBER, deck=["Ward", SPARK], spells={1: "Ember"})
    seen = {seat: [move.what for line in t.lines(seat) for move in line.moves] for seat in ("A", "B", None)}
    assert seen == {"A": ["Ember", "Ward"], "B": ["Ember", None], None: ["Ember", None]}
    assert t.at_rest()


# References


@pytest.mark.rule("revel:4.10.12", "revel:3.2.2")
def test_a_next_draw_that_has_been_drawn_is_no_longer_referred_to() -> None:
    t = using("Reveal your next draw. Draw 1 card. Discard the card revealed this way.", WARD, deck=["Ward", SPARK])
    assert (t.A["hand"], t.A["discards"]) == (["Ward"], [])
    u = using("Reveal your next draw. Discard the card revealed this way.", WARD, deck=["Ward", SPARK])
    assert (u.A["hand"], u.A["discards"]) == ([], ["Ward"])
    assert t.at_rest()
    assert u.at_rest()


@pytest.mark.rule("revel:4.10.12", "revel:3.2.2")
def test_a_card_that_came_back_is_not_found_by_the_old_reference_though_a_new_one_finds_it() -> None:
    keen = strike(
        "Keen",
        1,
        "This Spell's Power Is: Choose 1 card from your hand.",
        "This Spell's Power Is: Discard the card chosen above.",
    )
    again = "Put 1 card from your hand on top of your deck. Draw 1 card. Choose 1 card from your hand. Reveal it."
    wendy = witch("Wendy", f"Her Power Is: {again}")
    t = stage(keen, wendy, WARD, A={"witch": "Wendy", "spells": {1: "Keen"}, "hand": ["Ward"]})
    t.do("use Keen")
    there = t.fork().do("use Keen")
    assert there.A["discards"] == ["Ward"]
    t.do("use Wendy")
    assert (t.A["hand"], t.offered) == (["Ward"], ["play a card", "draw a card", "pass"])
    assert t.at_rest()


# What is stopped, or can't be shown


@pytest.mark.rule("revel:4.9.12")
def test_a_play_that_is_stopped_pays_all_the_same() -> None:
    hush = stance("Hush", "When Your Opponent Would Play A Spell: Stop it.")
    t = using("Play 1 card from your hand to draw 2 cards.", hush, WARD, hand=["Ward"], B={"stance": "Hush"})
    t.do("pay")
    assert (t.A["spells"], t.A["hand"]) == ({}, ["Ward", SPARK, SPARK])
    assert t.at_rest()


@pytest.mark.rule("revel:5.3.4")
def test_who_can_not_show_one_of_the_cards_stashes_none_of_them() -> None:
    shy = stance("Shy", "Your opponent can't reveal shield spell cards.")
    text = "Stash 2 spell cards from your hand. Gain 1 Passion."
    t = using(text, shy, WARD, hand=["Ward", SPARK], B={"stance": "Shy"})
    while not t.at_rest():
        t.do(t.offered[0])
    assert (t.A["hand"], len(t.A["deck"]), t.A["resources"]) == (["Ward", SPARK], 10, {"Passion": 1})
    assert not [line for line in t.log() if "reveals" in line]


# What people know of hidden cards


@pytest.mark.rule("revel:5.4.1", "revel:5.4.5", "revel:3.6.1")
def test_what_was_revealed_is_known_though_it_is_hidden_again() -> None:
    t = using("Reveal 1 card from your hand. Reveal your next draw.", WARD, hand=["Ward"], deck=[SPARK, SPARK])
    assert (t.view("B").A.revealed, t.A["known"]) == ((), [{"hand": 1, "to": "B"}, {"deck": 1, "to": "AB"}])
    assert t.at_rest()


@pytest.mark.rule("revel:3.8.1", "revel:5.4.5")
def test_a_card_that_is_played_is_no_longer_known_in_hand() -> None:
    known = [{"hand": 1, "to": "B"}, {"hand": 2, "to": "B"}]
    t = stage(WARD, EMBER, A={"hand": ["Ward", "Ember"], "known": known}, plays=2).do("play a card", "Ward", "space 1")
    assert (t.A["hand"], t.A["known"]) == (["Ember"], [{"hand": 1, "to": "B"}])
    assert t.at_rest()


@pytest.mark.rule("revel:3.8.1")
def test_of_cards_chosen_unseen_one_is_taken_at_random_too() -> None:
    text = "Choose 2 cards from your opponent's hand. Discard 1 of them."
    wendy = witch("Wendy", f"Her Power Is: {text}")
    cases: list[tuple[list[Any], str]] = [([0, 0], "Ward"), ([0, 1], "Ember")]
    for luck, taken in cases:
        t = stage(wendy, WARD, EMBER, A={"witch": "Wendy"}, B={"hand": ["Ward", "Ember"]}, luck=luck).do("use Wendy")
        assert t.B["discards"] == [taken]
        assert t.at_rest()


@pytest.mark.rule("revel:3.8.1", "revel:0.4.3")
def test_how_many_unseen_cards_are_taken_is_chosen_first() -> None:
    t = using("Discard any number of cards from your opponent's hand.", WARD, B={"hand": ["Ward", SPARK, SPARK]})
    assert (t.asked, t.offered) == ("A", ["3", "2", "1", "0"])
    t.do("2")
    assert (len(t.B["hand"]), len(t.B["discards"])) == (1, 2)
    assert t.at_rest()


@pytest.mark.rule("revel:3.6.1", "revel:3.4.3")
def test_where_in_a_deck_a_card_was_found_the_opponent_can_not_tell() -> None:
    deck = [SPARK, "Ward", SPARK, "Ember"]
    text = "Draw 1 shield spell card from your deck."
    t = using(text, WARD, EMBER, deck=deck, known=[{"deck": 1, "to": "B"}, {"deck": 2, "to": "B"}])
    while not t.at_rest():
        t.do("Ward")
    assert t.A["hand"] == ["Ward"]
    assert [one for one in t.A.get("known", []) if "B" in one["to"] and "among" not in one] == []


# Markers


@pytest.mark.rule("revel:6.4.1", "revel:1.4b.2")
def test_markers_can_be_told_apart_by_what_is_on_them() -> None:
    marked: Plain = {"stamina +1s": [1, 0, 2, 0]}
    t = using("Discard each of your Stamina markers with a +1.", **marked)
    assert (t.A["stamina"], t.A.get("stamina +1s")) == (2, None)
    assert t.at_rest()


# Before the game


@pytest.mark.rule("revel:2.2.5")
def test_no_effect_applies_to_the_opening_draws() -> None:
    keen = witch("Keen", "When You Would Draw: Gain 1 Passion.")
    t = stage(keen, A={"witch": "Keen", "deck": 20}, B={"witch": "Keen", "deck": 20}, step="setup")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 0}, {"Passion": 0})
    t.do("keep the rest", "keep the rest")
    assert sorted(side["resources"]["Passion"] for side in (t.A, t.B)) == [0, 1], "whose turn it is has drawn since"


@pytest.mark.rule("revel:3.6.6", "revel:5.4.6")
def test_a_card_revealed_in_a_deck_is_hidden_and_lost_as_it_is_shuffled() -> None:
    t = using("Reveal your next draw until your next turn. Shuffle your deck.", WARD, deck=["Ward", SPARK, SPARK])
    assert (t.view("B").A.revealed, t.view("A").A.revealed) == ((), ())
    assert [one for one in t.A.get("known", []) if "among" not in one] == []
    assert t.at_rest()


@pytest.mark.rule("revel:3.6.1", "revel:3.7.1")
@pytest.mark.parametrize(("text", "place"), [("Put 1 card from your discards on top of your deck.", 1), ("", 3)])
def test_everybody_knows_where_a_card_from_the_discards_went(text: str, place: int) -> None:
    t = using(text or "Stash 1 card from your discards.", WARD, discards=["Ward"], deck=[SPARK, SPARK])
    assert (t.A["deck"][place - 1], t.A["known"]) == ("Ward", [{"deck": place, "to": "AB"}])
    assert t.at_rest()


@pytest.mark.rule("revel:1.10.1", "revel:1.10.2")
def test_to_what_is_no_spell_all_of_the_opponents_spells_are_opposing() -> None:
    gloom = stance("Gloom", "Each opposing spell has -1 Power.")
    bright = strike("Bright", 1, "The opposing spell has +2 Power.")
    mine, theirs = {1: "Bright", 2: SPARK}, {1: "Ember", 2: SPARK, 5: SPARK}
    t = stage(gloom, bright, EMBER, A={"stance": "Gloom", "spells": mine}, B={"spells": theirs})
    assert [t.spell("B", space).power for space in (1, 2, 5)] == [2, 0, 0]
    assert [t.spell("A", space).power for space in (1, 2)] == [1, 1]


@pytest.mark.rule("revel:0.2.4", "revel:5.4.2")
def test_a_next_draw_lies_hidden_and_can_be_revealed() -> None:
    t = using("Reveal your next draw.", WARD, deck=["Ward", SPARK])
    assert "A reveals Ward" in t.log("B")
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.16", "revel:5.8.7")
def test_a_stitched_strike_is_checked_for_overpower_with_all_the_spells_power() -> None:
    three = strike("Three", 3)
    t = stage(three, EMBER, strike("Torch", 3, icons="flames"), A={"hand": ["Torch"], "spells": {1: "Ember"}},
              B={"spells": {1: "Three", 2: "Three"}}, plays=2)  # fmt: skip
    t.do("play a card", "space 1, stitching onto Ember")
    assert (t.B["spells"], t.B["discards"]) == ({2: "Three"}, ["Three"])
    assert t.at_rest()


@pytest.mark.rule("revel:3.2.1", "revel:4.10.8")
def test_a_spell_that_is_moved_is_meant_where_it_is_by_now() -> None:
    """It is a new spell there, without its old +1s, and 'it' is that one."""
    text = "Move 1 of your spells to an empty side of yours. Add a +1 to it."
    t = using(text, EMBER, spells={1: {"card": "Ember", "+1s": 2}, 2: "Ember"}, B={"spells": {1: SPARK}})
    t.do("A's Ember in space 1", "space 4")
    assert t.A["spells"] == {2: "Ember", 4: {"cards": ["Ember"], "+1s": 1}}
    assert t.B["spells"] == {1: SPARK}
    assert t.at_rest()


@pytest.mark.rule("revel:3.6.7")
def test_spells_are_shuffled_in_like_cards() -> None:
    t = using(
        "Shuffle all your spells into your deck.", EMBER, spells={1: PAIR, 3: SPARK}, deck=[], B={"spells": {1: SPARK}}
    )
    assert (t.A["spells"], sorted(t.A["deck"])) == ({}, ["Ember", "Ember", SPARK])
    assert t.B["spells"] == {1: SPARK}
    assert t.at_rest()


@pytest.mark.rule("revel:3.6.7", "revel:4.10.15")
def test_what_was_shuffled_in_was_done() -> None:
    """From an empty hand no card can be shuffled in, and then it wasn't."""
    text = "Shuffle 1 card from your hand into your deck. If you do, gain 1 Passion. Draw 1 card."
    t = using(text, hand=[SPARK], resources={"Passion": 0})
    assert (t.A["resources"], t.A["hand"]) == ({"Passion": 1}, [SPARK])
    u = using(text, hand=[], resources={"Passion": 0})
    assert (u.A["resources"], u.A["hand"]) == ({"Passion": 0}, [SPARK])
    assert t.at_rest()
    assert u.at_rest()


# Markers


@pytest.mark.rule("revel:1.9.8", "revel:4.10.5")
def test_a_marker_has_a_player() -> None:
    t = using("Choose any 1 marker. Its player draws 1 card.").do("B's Stamina marker 2")
    assert (t.A["hand"], t.B["hand"]) == ([], [SPARK])
    assert (t.A["stamina"], t.B["stamina"]) == (4, 4)
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.14", "revel:6.2.4")
@pytest.mark.parametrize("seat", ["A", "B"])
@pytest.mark.parametrize("text", ["Discard any 1 marker.", "Choose any 1 marker. Discard it."])
def test_the_player_of_a_marker_that_is_gone_is_whose_it_was(text: str, seat: str) -> None:
    t = using(f"{text} Its player draws 1 card.").do(f"{seat}'s Stamina marker 1")
    assert [t.truth[each]["stamina"] for each in "AB"] == [3 if each == seat else 4 for each in "AB"]
    assert [t.truth[each]["hand"] for each in "AB"] == [[SPARK] if each == seat else [] for each in "AB"]
    assert t.at_rest()
