"""Readings that somebody might have who knows the plain case: each is shown where it goes wrong."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike, witch

SPARK = "Plain Spark"
BIG = strike("Big", 5)


def using(text: str, *cards: str, B: Plain | None = None, plays: int = 1, **a: Any) -> Stage:
    """A may use a witch's Power."""
    return stage(witch("Wendy", f"Her Power Is: {text}"), *cards, A={"witch": "Wendy", **a}, B=B or {}, plays=plays)


# Moving


@pytest.mark.rule("revel:3.2.1", "revel:4.7.5")
def test_spells_that_change_places_are_new_ones_and_their_powers_unused() -> None:
    glow = strike("Glow", 1, "This Spell's Power Is: Draw 1 card.")
    t = using("Swap any 1 of your spells with another of your spells.", glow, spells={1: "Glow", 2: SPARK, 3: "Glow"})
    t.do("use Glow", "use Glow", "use Wendy", "A's Glow in space 1", "A's Plain Spark in space 2")
    assert t.A["spells"] == {1: SPARK, 2: "Glow", 3: {"cards": ["Glow"], "used": [[1, 1]]}}
    t.do("use Glow")
    assert len(t.A["hand"]) == 3
    assert (t.why_not("use Glow"), t.at_rest()) == ("4.7.4", True)


@pytest.mark.rule("revel:3.4.12", "revel:4.10.5")
def test_the_others_spell_never_comes_to_ones_own_side() -> None:
    words = "Move any 1 spell to an empty side of yours."
    t = using(words, B={"spells": {1: SPARK}})
    assert t.why_not("use Wendy") == "4.7.7"
    t = using(words, BIG, spells={2: "Big"}, B={"spells": {1: SPARK}}).do("use Wendy")
    assert t.prompt == "Where does Big go?"
    t.do("space 1")
    assert (t.A["spells"], t.B["spells"]) == ({1: "Big"}, {1: SPARK})
    assert t.at_rest()


@pytest.mark.rule("revel:4.1.4", "revel:4.4.4")
def test_what_works_from_discards_ends_as_the_card_leaves_them() -> None:
    lamp = strike("Lamp", 1, "While this card is in your discards, your spells have +2 Power.")
    t = using("Draw 1 card from your discards.", lamp, discards=["Lamp"], spells={1: SPARK}, B={"spells": {1: SPARK}})
    assert (t.spell("A", 1).power, t.spell("B", 1).power) == (3, 1)
    t.do("use Wendy")
    assert (t.spell("A", 1).power, t.spell("B", 1).power, t.A["hand"]) == (1, 1, ["Lamp"])
    assert t.at_rest()


@pytest.mark.rule("revel:4.1.4", "revel:4.4.3", "revel:4.4.4")
@pytest.mark.parametrize(
    ("text", "where", "overpowers"),
    [
        ("Check for overpower for 1 of your spells. Draw 1 card from your discards.", "discards", True),
        ("Draw 1 card from your discards. Check for overpower for 1 of your spells.", "discards", False),
        ("Check for overpower for 1 of your spells. Discard 1 card from your hand.", "hand", False),
        ("Discard 1 card from your hand. Check for overpower for 1 of your spells.", "hand", True),
    ],
)
def test_what_works_from_discards_begins_and_ends_in_the_middle_of_an_effect(
    text: str, where: str, overpowers: bool
) -> None:
    lamp = strike("Lamp", 1, "While this card is in your discards, your spells have +2 Power.")
    side: dict[str, Any] = {where: ["Lamp"], "spells": {1: SPARK}}
    t = using(text, lamp, strike("Two", 2), B={"spells": {1: "Two"}}, **side).do("use Wendy")
    assert t.B["spells"] == ({} if overpowers else {1: "Two"})
    assert t.at_rest()


# Costs


@pytest.mark.rule("revel:0.3.11", "revel:5.10.4")
def test_a_loss_that_an_interruption_makes_partial_pays_nothing() -> None:
    leak = stance("Leak", "When You Would Lose Passion: Spend 1 Passion.")
    words = "Lose 2 Passion to draw 1 card."
    t = using(words, leak, stance="Leak", resources={"Passion": 2}).do("use Wendy", "pay")
    assert (t.A["hand"], t.A["resources"]) == ([], {"Passion": 2})
    t = using(words, leak, stance="Leak", resources={"Passion": 3}, B={"resources": {"Passion": 3}}).do(
        "use Wendy", "pay"
    )
    assert (t.A["hand"], t.A["resources"], t.B["resources"]) == ([SPARK], {"Passion": 0}, {"Passion": 3})
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.11", "revel:0.3.6", "revel:4.10.12")
def test_a_cost_of_all_ones_spells_fails_if_one_is_gone_before_its_turn() -> None:
    leak = strike("Leak", 1, "When This Spell Would Be Discarded: Stash another of your spells.")
    words = "Discard your spells to gain 3 Passion."
    t = using(words, leak, spells={1: "Leak", 2: SPARK}).do("use Wendy", "pay")
    assert (t.A["spells"], t.A["resources"], t.A["discards"]) == ({1: "Leak", 2: SPARK}, {"Passion": 0}, [])
    t = using(words, leak, spells={1: SPARK, 2: SPARK}).do("use Wendy", "pay")
    assert (t.A["spells"], t.A["resources"], t.A["discards"]) == ({}, {"Passion": 3}, [SPARK, SPARK])
    assert t.at_rest()


# What can't be done


@pytest.mark.rule("revel:5.8.8", "revel:0.2.3")
def test_what_can_not_be_discarded_is_nowhere_said_to_be_overpowered() -> None:
    firm = shield("Firm", 1, "This spell can't be discarded.")
    glee = stance("Glee", "When You Overpower A Spell: Gain 1 Passion.")
    t = stage(firm, BIG, glee, A={"hand": ["Big"], "stance": "Glee"}, B={"spells": {1: "Firm", 2: SPARK}})
    t.do("play a card", "space 1")
    assert (t.B["spells"], t.A["resources"]) == ({1: "Firm", 2: SPARK}, {"Passion": 0})
    assert "Big can't overpower Firm" in t.log()
    assert not [line for line in t.log() if "overpowers" in line]
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.3", "revel:2.3.16")
def test_what_can_not_be_gained_this_turn_is_that_thing_alone() -> None:
    t = using("You can't gain Passion this turn. Gain 1 Passion. Gain 1 Stamina. Gain 1 play.").do("use Wendy")
    assert (t.A["resources"], t.A["stamina"], t.truth["plays"]) == ({"Passion": 0}, 5, 2)
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.3", "revel:2.3.3", "revel:0.P.2")
def test_who_can_not_draw_does_not_draw_as_the_turn_begins_either() -> None:
    dry = stance("Dry", "Your opponent can't draw cards.")
    t = using("Draw 2 cards. Gain 1 Passion.", dry, B={"stance": "Dry"})
    assert t.why_not("draw a card") == "0.2.3"
    t.do("use Wendy")  # and then there is nothing left but to pass
    assert (t.A["hand"], t.A["resources"]) == ([], {"Passion": 1})
    assert (t.truth["current"], len(t.B["hand"])) == ("B", 1)
    t.do("pass")
    assert (t.truth["current"], t.A["hand"], len(t.A["deck"])) == ("A", [], 10)
    assert t.at_rest()


# Values


@pytest.mark.rule("revel:1.1.3", "revel:1.3.9")
@pytest.mark.parametrize(("passion", "power"), [(1, 1), (5, 5), (7, 7), (0, 0)])
def test_a_value_that_becomes_equal_to_something_may_fall_as_well_as_rise(passion: int, power: int) -> None:
    words = "The Power of 1 of your spells becomes equal to the Passion you have until the turn ends."
    t = using(words, BIG, spells={1: "Big"}, resources={"Passion": passion}, B={"spells": {2: "Big"}}).do("use Wendy")
    assert (t.spell("A", 1).power, t.spell("B", 2).power) == (power, 5)
    t.do("pass")
    assert t.spell("A", 1).power == 5


@pytest.mark.rule("revel:3.10.4", "revel:3.10.5")
def test_a_strikes_own_resistance_keeps_another_from_winning_too() -> None:
    odd = "Odd\nA Strike Spell\nPower 0\nResistance 3\n"
    t = stage(odd, BIG, strike("Two", 2), A={"spells": {1: "Big", 2: "Two"}}, B={"spells": {1: "Odd", 2: "Odd"}})
    assert (t.view().winning[1], t.view().winning[2]) == ("A", None)


# Turns


@pytest.mark.rule("revel:2.3.4", "revel:4.6.2")
def test_what_waits_for_the_turn_to_begin_is_relevant_before_the_draw() -> None:
    dawn = stance("Dawn", "When Your Turn Begins: Gain 1 Passion.")
    gust = strike("Gust", 1, "When You Would Draw: Discard your stance.")
    t = stage(dawn, gust, A={"stance": "Dawn", "spells": {1: "Gust"}}, B={"stance": "Dawn"}, current="B").do("pass")
    # The draw itself was interrupted, and the stance gone by then.
    assert (t.A.get("stance"), t.A["discards"], len(t.A["hand"])) == (None, ["Dawn"], 1)
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 1}, {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel:2.3.5", "revel:2.3.7")
def test_plays_gained_before_make_up_for_an_allotment_below_none() -> None:
    slow = stance("Slow", "Your opponent is allotted 2 less plays each turn.")
    dawn = stance("Dawn", "When Your Turn Begins: Gain 2 plays.")
    t = stage(slow, dawn, A={"stance": "Dawn"}, B={"stance": "Slow"}, current="B").do("pass")
    assert (t.truth["current"], t.truth["plays"]) == ("A", 1)
    assert t.at_rest()


# Interruptions


@pytest.mark.rule("revel:4.9.4", "revel:4.9.5")
@pytest.mark.parametrize(("order", "stamina"), [(["Soft"], 4), (["Hard", "Soft", "Softer"], 4), (["Hard", "Soft"], 3)])
def test_a_loss_made_less_until_nothing_is_left_is_no_event_for_the_others(order: list[str], stamina: int) -> None:
    soft = "When You Would Lose Stamina: Lose 1 less Stamina instead."
    hard = "When You Would Lose Stamina: Lose 1 more Stamina instead."
    cards = (strike("Soft", 1, soft), stance("Softer", soft), shield("Hard", 1, hard))
    held: dict[str, Any] = {"stance": "Softer"} if order != ["Hard", "Soft"] else {}
    t = using("Lose 1 Stamina.", *cards, spells={1: "Soft", 2: "Hard"}, **held).do("use Wendy")
    for name in order:
        if not t.at_rest():  # the last one that fits is no choice
            t.do(name)
    assert (t.A["stamina"], t.B["stamina"]) == (stamina, 4)
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.4", "revel:5.7.14")
def test_what_happens_instead_of_a_stitchs_loss_is_no_stitchs_loss() -> None:
    red = strike("Red", 1, icons="flames")
    turn = stance("Turn", "When You Would Lose Stamina: Lose 1 Passion instead.")
    seam = shield("Seam", 1, "When You Lose Stamina By Stitching: Draw 1 card.")
    for held, drawn, stamina in (("Turn", 0, 4), (None, 1, 3)):
        t = stage(
            *(red, turn, seam),
            A={
                "hand": ["Red"],
                "spells": {1: "Red", 2: "Seam"},
                "resources": {"Passion": 2},
                **({"stance": held} if held else {}),
            },
        )
        t.do("play a card", "space 1, stitching onto Red")
        assert (len(t.A["hand"]), t.A["stamina"]) == (drawn, stamina)
        assert t.at_rest()


# Cards off the field


@pytest.mark.rule("revel:0.2.3", "revel:5.7.4")
@pytest.mark.parametrize(
    ("words", "stitched"),
    [
        ("Cards can't be stitched.", []),
        ("Your opponent can't stitch cards.", []),
        ("Spell cards with 2 or more Power can't be stitched.", ["Low"]),
        ("Spells with 2 or more Power can't be stitched.", ["High", "Low"]),
    ],
)
def test_whether_the_card_or_the_spell_there_can_not_be_stitched(words: str, stitched: list[str]) -> None:
    cards = (strike("Base", 1, icons="flames"), strike("High", 3, icons="flames"), strike("Low", 1, icons="flames"))
    for name in ("High", "Low"):
        t = stage(*cards, stance("No", words), A={"hand": [name], "spells": {1: "Base"}}, B={"stance": "No"})
        t.do("play a card")
        assert ("space 1, stitching onto Base" in t.offered) is (name in stitched)
        assert "space 2" in t.offered
        if name not in stitched:
            assert t.why_not("space 1") == "0.2.3"


@pytest.mark.rule("revel:4.6.4", "revel:0.1.4")
@pytest.mark.parametrize(("when", "passion"), [("The First Time Each Turn This Card Is", 1), ("When This Card Is", 2)])
def test_the_first_time_a_card_itself_leaves_the_hand(when: str, passion: int) -> None:
    echo = strike("Echo", 1, f"{when} Discarded From Your Hand: Gain 1 Passion.")
    words = "Discard 1 card from your hand. Draw 1 card from your discards. Discard 1 card from your hand."
    t = using(words, echo, hand=["Echo"]).do("use Wendy")
    assert (t.A["discards"], t.A["resources"], t.B["resources"]) == (["Echo"], {"Passion": passion}, {"Passion": 0})
    t.do("pass", "pass")
    assert (t.truth["current"], t.at_rest()) == ("A", True)


@pytest.mark.rule("revel:4.6.4")
def test_a_first_time_is_one_whatever_other_cards_wait_for() -> None:
    dew = stance("Dew", "The First Time Each Turn You Gain Passion: Draw 1 card.")
    echo = strike("Echo", 1, "When You Lose Passion: Draw 1 card.")
    t = using("Gain 1 Passion. Gain 1 Passion.", dew, echo, stance="Dew", B={"spells": {1: "Echo"}}).do("use Wendy")
    assert (t.A["hand"], t.A["resources"], t.B["hand"]) == ([SPARK], {"Passion": 2}, [])
    t.do("pass", "pass")
    assert (t.truth["current"], t.at_rest()) == ("A", True)


@pytest.mark.rule("revel:4.1.4", "revel:5.4.4")
def test_a_card_that_is_revealed_for_longer_stays_so_when_its_effect_shows_it() -> None:
    ear = strike("Ear", 1, "When You Gain Passion: If this card is in your hand, draw 1 card.")
    for until, revealed in ((" until the turn ends", ("Ear",)), ("", ())):
        t = using(f"Reveal 1 card from your hand{until}. Gain 1 Passion.", ear, hand=["Ear"]).do("use Wendy")
        assert t.A["hand"] == ["Ear", SPARK]
        assert t.view("B").A.revealed == revealed
        t.do("pass")
        assert t.view("B").A.revealed == ()
        assert t.at_rest()


@pytest.mark.rule("revel:S24", "revel:1.4b.4")
def test_whose_spell_it_is_gains_the_power_whoever_adds_the_counter() -> None:
    mine = "When 1 Of Your Spells Gains Power: Gain 1 Passion."
    theirs = "When 1 Of Your Opponent's Spells Gains Power: Draw 1 card."
    t = using(
        *("Add a +1 to 1 of your opponent's spells.", stance("Glad", mine), shield("Envy", 1, theirs)),
        stance="Glad",
        spells={1: "Envy"},
        B={"stance": "Glad", "spells": {1: SPARK, 2: "Envy"}},
    )
    t.do("use Wendy", "B's Plain Spark in space 1")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 0}, {"Passion": 1})
    assert (len(t.A["hand"]), len(t.B["hand"])) == (1, 0)
    assert t.at_rest()


# Once, and until when


@pytest.mark.rule("revel:4.9.11", "revel:5.5.1")
def test_a_card_whose_play_was_stopped_can_be_played_with_the_next_play() -> None:
    calm, veto = (
        stance("Calm"),
        stance("Veto", "When Your Opponent Would Play A Stance: Discard this stance and stop it."),
    )
    t = stage(calm, veto, A={"hand": ["Calm"]}, B={"stance": "Veto"}, plays=2).do("play a card")
    assert (t.A["hand"], t.A.get("stance"), t.B["discards"], t.truth["plays"]) == (["Calm"], None, ["Veto"], 1)
    t.do("play a card")
    assert (t.A["hand"], t.A["stance"], t.A["discards"]) == ([], "Calm", [])


@pytest.mark.rule("revel:4.9.4", "revel:4.9.8")
def test_an_interruption_that_fit_no_longer_does_not_come_back_with_the_event() -> None:
    turn = stance("Turn", "When You Would Lose Stamina: Draw 1 card instead.")
    back = strike("Back", 1, "When You Would Draw: Lose 1 Stamina instead.")
    ache = shield("Ache", 1, "When You Would Lose Stamina: Gain 1 Passion.")
    held: Plain = {"stance": "Turn", "spells": {1: "Back", 2: "Ache"}}
    t = using("Lose 1 Stamina.", turn, back, ache, **held).do("use Wendy", "Turn")
    assert (t.A["stamina"], t.A["hand"], t.A["resources"]) == (3, [], {"Passion": 0})
    t = using("Lose 1 Stamina.", turn, back, ache, **held).do("use Wendy", "Ache")
    assert (t.A["stamina"], t.A["hand"], t.A["resources"]) == (3, [], {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:3.4.12", "revel:0.4.3")
def test_a_spell_is_offered_for_a_swap_if_there_is_another_to_swap_it_with() -> None:
    red = strike("Red", 1, icons="flames")
    t = using(
        "Swap any 1 of your spells with 1 of your stitched spells.",
        red,
        spells={1: {"cards": ["Red", "Red"]}, 2: SPARK, 4: "Red"},
    ).do("use Wendy")
    assert t.offered == ["A's Plain Spark in space 2", "A's Red in space 4"]
    t.do("A's Red in space 4")
    assert (t.A["spells"][1], t.A["spells"][2], t.A["spells"][4]["cards"]) == ("Red", SPARK, ["Red", "Red"])
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.8", "revel:2.3.16", "revel:0.2.3")
def test_only_the_spell_that_can_not_overpower_this_turn_does_not() -> None:
    tame = strike("Tame", 5, "On Play: This spell can't overpower this turn.")
    words = "Check for overpower for 1 of your spells."
    t = using(words, tame, BIG, hand=["Tame", "Big"], plays=2, B={"spells": {1: SPARK, 2: SPARK}})
    t.do("play a card", "Tame", "space 1", "play a card", "space 2")
    assert t.B["spells"] == {1: SPARK}
    t.do("use Wendy", "A's Tame in space 1")
    assert t.B["spells"] == {1: SPARK}
    t.do("B: pass", "A: use Wendy", "A's Tame in space 1")
    assert (t.B["spells"], t.at_rest()) == ({}, True)
