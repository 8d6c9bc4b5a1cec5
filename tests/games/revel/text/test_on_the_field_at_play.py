"""Texts that say of something that it is on the field, on whose side, or what kind of card it is, at play."""

from __future__ import annotations

import pytest

from coven.games.revel.text.printing import say
from coven.games.revel.text.reading import compile_effect
from tests.games.revel.stage import shield, stage, stance, strike, witch

SPARK = "Plain Spark"
THREAD = strike("Thread", 2)


@pytest.mark.rule("revel:1.10.1")
@pytest.mark.parametrize(("mine", "passion"), [(False, 1), (True, 0)])
def test_a_spell_is_chosen_on_the_opposing_side(mine: bool, passion: int) -> None:
    """A's stance waits for B's spells only; nobody's choice of A's is heard."""
    t = stage(
        stance("Ear", "When A Spell Is Chosen On The Opposing Side Of The Field: Gain 1 Passion."),
        witch("Finger", "Her Power Is: Choose 1 spell. Add a +1 to it."),
        THREAD,
        A={"stance": "Ear", "spells": {1: SPARK}},
        B={"witch": "Finger", "spells": {2: "Thread"}},
        current="B",
    )
    t.do("use Finger", f"A's {SPARK} in space 1" if mine else "B's Thread in space 2")
    assert t.A["resources"]["Passion"] == passion
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.5")
@pytest.mark.parametrize(("mine", "passion"), [(True, 1), (False, 0)])
def test_who_discards_a_spell_on_their_side_discards_one_of_theirs(mine: bool, passion: int) -> None:
    t = stage(
        stance("Ear", "When You Discard A Spell On Your Side Of The Field: Gain 1 Passion."),
        witch("Finger", "Her Power Is: Discard 1 spell."),
        THREAD,
        A={"witch": "Finger", "stance": "Ear", "spells": {1: SPARK}},
        B={"spells": {2: "Thread"}},
    )
    t.do("use Finger", f"A's {SPARK} in space 1" if mine else "B's Thread in space 2")
    assert t.A["resources"]["Passion"] == passion
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.4")
@pytest.mark.parametrize("what", ["Spell", "Card"])
@pytest.mark.parametrize(("whose", "passion"), [("The Opposing", 1), ("Your", 0)])
def test_what_is_overpowered_on_a_side_is_what_stood_there(what: str, whose: str, passion: int) -> None:
    """A's spell overpowers B's: that is B's spell, and B's card."""
    t = stage(
        stance("Ear", f"When A {what} Is Overpowered On {whose} Side Of The Field: Gain 1 Passion."),
        strike("Big", 5),
        A={"stance": "Ear", "hand": ["Big"]},
        B={"spells": {2: SPARK}},
    )
    t.do("play a card", "space 2")
    assert (t.B["spells"], t.A["resources"]["Passion"]) == ({}, passion)
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.6")
@pytest.mark.parametrize(("current", "passion"), [("B", 1), ("A", 0)])
def test_a_card_is_played_on_a_side(current: str, passion: int) -> None:
    t = stage(
        stance("Ear", "When A Card Is Played On The Opposing Side Of The Field: Gain 1 Passion."),
        A={"stance": "Ear", "hand": [SPARK]},
        B={"hand": [SPARK]},
        current=current,
    )
    t.do("play a card", "space 2")
    assert t.A["resources"]["Passion"] == passion


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("When You Discard A Spell On Your Side Of The Field", "When You Discard 1 Of Your Spells"),
        ("When Your Opponent Discards A Spell On The Field", "When Your Opponent Discards A Spell"),
        ("When A Spell On The Opposing Side Of The Field Is Played", "When An Opposing Spell Is Played"),
        ("When You Discard A Card On Your Side Of The Field", "When You Discard A Card On Your Side Of The Field"),
        ("When You Discard A Card On The Field", "When You Discard A Card On The Field"),
    ],
)
def test_of_a_spell_the_field_says_only_whose_it_is(text: str, printed: str) -> None:
    """1.7.3 It is nowhere else. A card is discarded from elsewhere as well."""
    effect = compile_effect(f"{text}: Draw 1 card.")
    assert say(effect) == f"{printed}: Draw 1 card."
    assert compile_effect(say(effect)) == effect


@pytest.mark.rule("revel:0.2.3")
def test_who_can_not_play_spells_or_witches_can_play_a_stance() -> None:
    t = stage(
        stance("Ban", "Players can't play their spells or witches."),
        stance("Calm"),
        A={"hand": ["Calm"]},
        B={"stance": "Ban", "hand": [SPARK]},
    )
    t.do("play a card")
    assert (t.A["stance"], t.A["hand"]) == ("Calm", [])


@pytest.mark.rule("revel:0.4.3")
@pytest.mark.parametrize(("text", "offered"), [("", True), ("Cards can't be chosen.", False)])
def test_where_no_card_can_be_chosen_hidden_ones_can_not_either(text: str, offered: bool) -> None:
    """0.2.4 Both players know it of whatever is in A's hand. What chooses nothing is offered all the same."""
    t = stage(
        shield("Veil", 2, *([text] if text else [])),
        witch("Saver", "Her Power Is: Stash 1 card.", "Her Power Is: Gain 1 Passion."),
        A={"witch": "Saver", "hand": [SPARK, SPARK]},
        B={"spells": {2: "Veil"}},
    )
    assert ("use Saver: Stash 1 card" in t.offered) is offered
    assert any("Gain 1 Passion" in act or act == "use Saver" for act in t.offered)
