"""Readings of ours, and rulings that cite exactly the clause they follow from."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.stage import Stage, shield, stage, stance, strike, witch

rule = pytest.mark.rule

CALM = stance("Calm")
WALL = shield("Wall", 3)
BLOW = strike("Blow", 2)
FOUR = dict.fromkeys((1, 2, 3, 4), "Plain Spark")


def last_bulwark(*cards: str, **more: Any) -> Stage:
    """B has four winning spells, and A's Wall holds off the fifth."""
    return stage(
        WALL,
        BLOW,
        CALM,
        *cards,
        A={"spells": {5: "Wall"}, **more},
        B={"spells": {**FOUR, 5: "Blow"}},
        edition="starter",
        plays=2,
    )


@rule("revel-starter:open.2", "revel-starter:win.1", "revel-starter:shield.4")
def test_replacing_the_shield_that_holds_off_the_fifth_is_one_move() -> None:
    t = last_bulwark(hand=["Blow", "Wall"])
    t.do("play a card", "Blow", "space 5, replacing Wall")
    assert not t.table.over, "Blow stands where Wall stood, and nobody is winning there"
    t = last_bulwark(hand=["Plain Spark", "Wall"])
    t.do("play a card", "Plain Spark", "space 5, replacing Wall")
    assert str(t.table.result) == "B wins by having five winning spells (win.1)", "but the new card must hold"


@rule("revel-starter:open.2", "revel:0.3.9")
def test_the_game_does_not_end_inside_a_cost_that_is_declined() -> None:
    dear = strike("Dear", 4, "To Play: Spend 1 Passion.")
    t = last_bulwark(dear, hand=["Dear", "Calm"], resources={"Passion": 1})
    t.do("play a card", "Dear", "space 5, replacing Wall")
    assert t.offered == ["pay", "decline"], "Wall is gone for now, and the game goes on"
    t.do("decline", "give it up")
    assert t.A["spells"] == {5: "Wall"}
    assert not t.table.over


@rule("revel-starter:open.2")
def test_a_cost_of_several_parts_is_paid_before_anybody_wins() -> None:
    """Of 'discard 1 of your spells and 1 stance card' the second part can't be paid: the first is undone."""
    words = "Discard any 1 of your spells and discard 1 stance card from your hand to draw 1 card."
    tess = witch("Tess", f"Her Power Is: {words}")
    t = last_bulwark(tess, witch="Tess", hand=["Blow"])
    t.do("use Tess", "pay")
    assert not t.table.over
    assert t.A["spells"] == {5: "Wall"}
    t = last_bulwark(tess, witch="Tess", hand=["Calm"])
    t.do("use Tess", "pay")
    assert t.offered == ["Calm", "none"], "Wall is gone for now, and the game goes on"
    t.do("Calm")
    assert str(t.table.result) == "B wins by having five winning spells (win.1)"


@rule("revel:S41", "revel:0.4.6", "revel:0.0.4")
def test_a_card_seen_to_be_unplayable_is_no_legal_choice_beside_a_hidden_one() -> None:
    dear = strike("Dear", 5, "To Play: Spend 3 Passion.")
    shown = {"Dear": "until the turn ends"}
    t = stage(dear, BLOW, WALL, A={"hand": ["Dear", "Blow", "Wall"], "revealed": shown})
    t.do("play a card")
    assert t.offered == ["Blow", "Wall"]
    assert t.why_not("Dear") == "4.3.1"
    hidden = stage(dear, BLOW, WALL, A={"hand": ["Dear", "Blow", "Wall"]}).do("play a card")
    assert hidden.offered == ["Dear", "Blow", "Wall"], "what B can't see may be tried"


def telling(t: Stage, words: str) -> str:
    """The rule that a line of the log cites."""
    return next(line.rule for line in t.lines() if words in line.words)


@rule("revel:1.7.13", "revel:3.6.2", "revel:5.3.1")
def test_which_card_goes_first_is_asked_by_the_rule_that_lets_it_be_chosen() -> None:
    red, rust = strike("Red", 1, icons="flames"), strike("Rust", 1, icons="flames")
    pair = {1: {"cards": ["Red", "Rust"]}}
    for words, asks in (("Put any 1 spell on top of your deck.", "top"), ("Stash any 1 spell.", "bottom")):
        t = stage(red, rust, witch("Tess", f"Her Power Is: {words}"), A={"witch": "Tess", "spells": pair}).do(
            "use Tess"
        )
        assert t.prompt == f"Which card of the spell goes first to the {asks} of the deck?"
        assert t.table.decision is not None
        assert t.table.decision.rule == "1.7.13"
    stash = witch("Tess", "Her Power Is: Stash your hand.")
    t = stage(stash, BLOW, WALL, A={"witch": "Tess", "hand": ["Blow", "Wall"]}).do("use Tess")
    assert t.table.decision is not None
    assert (t.prompt, t.table.decision.rule) == ("Which card goes first to the bottom of the deck?", "5.3.1")


@rule("revel:3.6.7", "revel:3.6.6")
def test_shuffling_a_set_in_and_shuffling_a_deck_are_two_clauses() -> None:
    into = witch("Tess", "Her Power Is: Shuffle your discards into your deck.")
    t = stage(into, BLOW, A={"witch": "Tess", "discards": ["Blow"]}).do("use Tess")
    assert telling(t, "A shuffles") == "3.6.7"
    t = stage(witch("Tess", "Her Power Is: Shuffle your deck."), A={"witch": "Tess"}).do("use Tess")
    assert telling(t, "A shuffles") == "3.6.6"


@rule("revel:2.8.3", "revel-starter:final.2")
@pytest.mark.parametrize(
    ("edition", "words", "number"),
    [("comprehensive", "B has 4 plays", "2.8.3"), ("starter", "B may take 4 basic actions", "final.2")],
)
def test_the_plays_of_a_final_turn_are_allotted_by_its_own_clause(edition: str, words: str, number: str) -> None:
    t = stage(A={"stamina": 0}, edition=edition).do("pass")
    assert telling(t, words) == number


@rule("revel:4.9.1")
def test_what_is_about_to_leave_the_field_is_said_in_order() -> None:
    stay = shield("Stay", 1, "When This Spell Would Leave The Field: Stop it.")
    tess = witch("Tess", "Her Power Is: Discard any 1 spell.")
    t = stage(stay, tess, A={"witch": "Tess", "spells": {1: "Stay"}}).do("use Tess")
    assert "Stay interrupts: Stay is about to leave the field" in t.log()


@rule("revel:0.6.5")
def test_full_control_is_asked_for_the_card_of_a_lone_cost() -> None:
    tess = witch("Tess", "Her Power Is: Discard 1 card from your hand to draw 1 card.")
    t = stage(tess, BLOW, A={"witch": "Tess", "hand": ["Blow"]}, full_control=(0,))
    t.do("use Tess", "pay")
    assert (t.prompt, t.offered) == ("Tess: which to discard?", ["Blow"])
    t.do("Blow")
    assert t.A["discards"] == ["Blow"]
    t = stage(tess, BLOW, A={"witch": "Tess", "hand": ["Blow"]}).do("use Tess", "pay")
    assert t.A["discards"] == ["Blow"], "who doesn't want it is not asked"


@rule("revel-starter:domination.2", "revel-starter:domination.4", "revel-starter:D22")
def test_what_waits_for_the_domination_loss_applies_before_the_turn_is_over() -> None:
    grief = stance("Grief", "When You Lose Stamina: Gain 1 Passion.")
    t = stage(
        grief,
        A={"stance": "Grief"},
        B={"spells": {1: "Plain Spark", 2: "Plain Spark", 3: "Plain Spark"}},
        edition="starter",
    )
    t.do("pass")
    told = t.log()
    assert told.index("A loses 1 Stamina") < told.index("A gains 1 Passion") < told.index("Turn 2: B")
    assert t.asked == "B"


@rule("revel:0.5.6")
def test_ways_that_were_only_thought_of_show_nobody_anything() -> None:
    """Duel's cost is to play a stance. Grand fails; that Grave would fail as well is found out without showing it."""
    duel = strike("Duel", 3, "To Play: Play 1 stance card from your hand.")
    grand = stance("Grand", "To Play: Spend 3 Passion.")
    grave = stance("Grave", "To Play: Spend 4 Passion.")
    t = stage(duel, grand, grave, BLOW, WALL, A={"hand": ["Duel", "Grand", "Grave", "Blow", "Wall"]})
    t.do("play a card", "Duel", "space 1", "pay", "Grand", "none")
    assert t.A["known"] == [{"hand": 1, "to": "AB"}, {"hand": 2, "to": "AB"}], "Duel and Grand, by the alphabet"
    assert t.view("A").A.set_apart == 1
    assert t.offered == ["Grand", "Grave", "Blow", "Wall"]
