"""What people write, and what it does at the table: each new form with something beside it that it must not touch."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.stage import Stage, stage, stance, strike, witch
from tests.games.revel.text.test_texts_at_play import FLAME, WARD, passion, used

SPARK = "Plain Spark"


def told(card: str, *cards: str, **position: Any) -> Stage:
    """A table with a card of A's, and whatever else."""
    return stage(WARD, FLAME, card, *cards, **position)


# Which


@pytest.mark.rule("revel:0.4.3", "revel:4.10.2")
def test_either_of_two_kinds_can_be_picked_and_nothing_else() -> None:
    t = used("Discard 1 opposing spell or stance.", B={"spells": {2: "Ward"}, "stance": "Veil"}, cards=[stance("Veil")])
    assert sorted(t.offered) == ["B's Veil", "B's Ward in space 2"]
    t.do("B's Veil")
    assert (t.B.get("stance"), sorted(t.B["spells"])) == (None, [2])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.2")
def test_either_of_two_kinds_in_a_hand() -> None:
    t = used(
        "Discard 1 stance card or shield spell card from your hand.",
        A={"hand": ["Veil", "Flame", "Ward"]},
        cards=[stance("Veil")],
    )
    assert set(t.offered) >= {"Veil", "Ward"}
    assert "Flame" not in t.offered
    t.do("Ward")
    assert t.A["hand"] == ["Veil", "Flame"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.5")
def test_what_your_opponent_controls_is_none_of_yours() -> None:
    t = used(
        "Discard 1 strike spell your opponent controls.",
        A={"spells": {1: "Flame"}},
        B={"spells": {2: "Flame", 3: "Ward"}},
    )
    assert (sorted(t.A["spells"]), sorted(t.B["spells"])) == ([1], [3])
    assert t.at_rest()


@pytest.mark.rule("revel:1.3.9")
def test_the_same_power_is_neither_more_nor_less() -> None:
    mark = strike("Mark", 3, "This Spell's Power Is: Discard each other spell with the same Power as this spell.")
    t = told(mark, A={"spells": {1: "Mark"}}, B={"spells": {1: "Flame", 2: SPARK, 3: {"card": "Flame", "+1s": 1}}})
    t.do("use Mark")
    assert (sorted(t.A["spells"]), sorted(t.B["spells"])) == ([1], [2, 3])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8", "revel:1.1.3")
def test_power_equal_to_what_was_spent() -> None:
    spells = {1: SPARK, 2: "Flame", 3: {"card": SPARK, "+1s": 1}}
    t = used(
        "Spend 1 or more Passion. Discard 1 spell with Power equal to the Passion spent this way.", B={"spells": spells}
    )
    assert t.offered == ["3", "2", "1"]
    t.do("3")
    assert sorted(t.B["spells"]) == [1, 3]
    assert t.at_rest()


@pytest.mark.rule("revel:5.10.5", "revel:0.3.8")
def test_one_or_more_can_not_be_none() -> None:
    rite = stance("Vigil", "This Stance's Power Is: Spend 1 or more Passion to draw 1 card.")
    t = told(rite, A={"stance": "Vigil", "resources": {"Passion": 0}})
    assert t.offered == ["draw a card", "pass"]
    t = told(rite, A={"stance": "Vigil", "resources": {"Passion": 1}})
    assert "use Vigil" in t.offered


@pytest.mark.rule("revel:4.10.8")
def test_one_or_more_cards_and_that_many() -> None:
    t = used(
        "Discard 1 or more cards from your hand. Draw that many cards.", A={"hand": ["Ward", "Flame", SPARK], "deck": 5}
    )
    assert "done" not in t.offered
    t.do("Ward", "Flame", "done")
    assert t.A["discards"] == ["Ward", "Flame"]
    assert len(t.A["hand"]) == 3
    assert t.at_rest()


@pytest.mark.rule("revel:5.10.4", "revel:4.10.8")
def test_that_much_is_what_was_lost_and_not_what_was_asked_for() -> None:
    t = used("Your opponent loses 2 Passion. Gain that much Passion.", B={"resources": {"Passion": 1}})
    assert (passion(t), t.B["resources"]["Passion"]) == (4, 0)
    assert t.at_rest()


@pytest.mark.rule("revel:3.8.1")
def test_cards_taken_from_the_other_hand_are_counted_first() -> None:
    t = used("Discard up to 2 cards from your opponent's hand.", B={"hand": ["Ward", "Flame", SPARK]})
    assert t.offered == ["2", "1", "0"]
    t.do("1")
    assert len(t.B["hand"]) == 2
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8")
def test_both_are_the_two_that_were_picked() -> None:
    spells = {1: SPARK, 2: SPARK, 3: SPARK}
    t = used("Choose 2 of your spells. Add a +1 to both.", A={"spells": spells})
    t.do("A's Plain Spark in space 1", "A's Plain Spark in space 3")
    assert [t.A["spells"][n]["+1s"] if isinstance(t.A["spells"][n], dict) else 0 for n in (1, 2, 3)] == [1, 0, 1]
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.6")
def test_to_this_and_to_another() -> None:
    lead = strike("Lead", 2, "This Spell's Power Is: Add a +1 to this spell and 1 of your other spells.")
    t = told(lead, A={"spells": {1: "Lead", 2: SPARK, 3: SPARK}}, B={"spells": {4: SPARK}})
    t.do("use Lead", "A's Plain Spark in space 3")
    plus = {n: spell["+1s"] if isinstance(spell, dict) else 0 for n, spell in t.A["spells"].items()}
    assert plus == {1: 1, 2: 0, 3: 1}
    assert t.B["spells"][4] == SPARK
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.5")
def test_what_returns_goes_to_its_players_hand() -> None:
    t = used("Return 1 opposing spell to its player's hand.", A={"spells": {1: SPARK}}, B={"spells": {2: "Ward"}})
    assert (t.B["hand"], t.B["spells"], sorted(t.A["spells"])) == (["Ward"], {}, [1])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.4")
def test_from_hand_is_from_the_hand_of_whoever_does_it() -> None:
    t = used("Your opponent discards 1 card from hand.", A={"hand": ["Flame"]}, B={"hand": ["Ward"]})
    assert (t.A["hand"], t.B["hand"]) == (["Flame"], [])
    assert t.at_rest()


@pytest.mark.rule("revel:0.0.1")
def test_they_do_and_then_you_do() -> None:
    t = used(
        "Your opponent draws 1 card. They lose 1 Passion and you gain 1 Passion.",
        B={"resources": {"Passion": 2}, "deck": 3},
    )
    assert (passion(t), t.B["resources"]["Passion"]) == (4, 1)
    assert t.at_rest()


# How much


@pytest.mark.rule("revel:4.10.5")
def test_your_plus_ones_are_all_on_your_side() -> None:
    t = used(
        "Gain 1 Passion for each of your +1s.",
        A={"spells": {1: {"card": SPARK, "+1s": 2}, 2: SPARK}, "stance": {"card": "Rite", "+1s": 1}},
        B={"spells": {1: {"card": SPARK, "+1s": 4}}},
    )
    assert passion(t) == 6
    assert t.at_rest()


# When


@pytest.mark.rule("revel:4.6.4")
def test_the_first_time_each_turn_is_once_a_turn() -> None:
    rite = stance("Vigil", "The First Time Each Turn You Play A Shield Spell: Gain 1 Passion.")
    t = told(rite, A={"stance": "Vigil", "hand": ["Flame", "Ward", "Ward"], "resources": {"Passion": 0}}, plays=3)
    t.do("play a card", "Flame", "space 1")
    assert passion(t) == 0  # no shield spell
    t.do("play a card", "space 2")
    assert passion(t) == 1
    t.do("play a card", "space 3")
    assert passion(t) == 1
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.4")
def test_who_comes_late_has_missed_the_first_time() -> None:
    rite = stance("Vigil", "The First Time Each Turn You Play A Shield Spell: Gain 1 Passion.")
    t = told(rite, A={"hand": ["Vigil", "Ward", "Ward"], "resources": {"Passion": 0}}, plays=3)
    t.do("play a card", "Ward", "space 2", "play a card", "Vigil", "play a card", "space 3")
    assert passion(t) == 0
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.4")
def test_the_first_time_comes_again_with_the_next_turn() -> None:
    rite = stance("Vigil", "The First Time Each Turn A Player Plays A Shield Spell: Gain 1 Passion.")
    t = told(
        rite, A={"stance": "Vigil", "hand": ["Ward"], "resources": {"Passion": 0}}, B={"hand": ["Ward"], "deck": 3}
    )
    t.do("play a card", "space 2")
    assert passion(t) == 1
    t.do("B: play a card", "Ward", "space 1")
    assert passion(t) == 2


@pytest.mark.rule("revel:4.6.4", "revel:4.6.1")
@pytest.mark.parametrize(
    ("event", "gained"), [("A Card", 2), ("1 Or More Cards", 1), ("2 Or More Cards", 1), ("3 Or More Cards", 0)]
)
def test_several_at_once_are_one_occasion(event: str, gained: int) -> None:
    rite = witch("Sage", f"When You Stash {event}: Gain 1 Passion.")
    t = used(
        "Stash 2 cards from your hand.",
        A={"witch": "Sage", "hand": ["Ward", "Flame", SPARK], "resources": {"Passion": 0}},
        cards=[rite],
    )
    t.do("Ward", "Flame")
    while not t.at_rest() and t.asked:
        t.do(t.offered[0])
    assert passion(t) == gained


@pytest.mark.rule("revel:4.6.1", "revel:4.10.5")
def test_another_of_your_spells_is_not_this_one_nor_theirs() -> None:
    mourner = strike("Mourner", 1, "When Another Of Your Spells Is Discarded: Gain 1 Passion.")
    t = used(
        "Discard 1 spell.",
        A={"spells": {1: "Mourner", 2: "Ward"}, "resources": {"Passion": 0}},
        B={"spells": {3: "Ward"}},
        cards=[mourner],
    )
    other = t.fork()
    t.do("B's Ward in space 3")
    assert passion(t) == 0
    other.do("A's Ward in space 2")
    assert passion(other) == 1


@pytest.mark.rule("revel:2.3.16")
def test_until_the_end_of_your_opponents_next_turn() -> None:
    t = used(
        "1 of your spells has +2 Power until the end of your opponent's next turn.",
        A={"spells": {1: SPARK, 2: SPARK}, "deck": 5},
        B={"deck": 5},
    )
    t.do("A's Plain Spark in space 1")
    plain = t.spell("A", 2).power or 0
    assert t.spell("A", 1).power == plain + 2
    t.do("pass")
    assert t.spell("A", 1).power == plain + 2  # B's turn
    t.do("B: pass")
    assert t.spell("A", 1).power == t.spell("A", 2).power


@pytest.mark.rule("revel:2.8.1")
def test_the_final_turn_is_a_condition() -> None:
    hymn = stance("Hymn", "During the Final Turn, your spells have +1 Power.")
    t = told(hymn, A={"stance": "Hymn", "spells": {1: SPARK}})
    last = told(hymn, A={"stance": "Hymn", "spells": {1: SPARK}}, **{"final turn": 1})
    assert last.spell("A", 1).power == (t.spell("A", 1).power or 0) + 1


@pytest.mark.rule("revel:4.4.1")
def test_a_while_may_come_last() -> None:
    hymn = strike(
        "Hymn",
        2,
        "This spell gets +1 ▲ Power as long as it's unopposed.",
        "This spell gets +1 Power while you control a stance",
    )
    t = told(hymn, A={"spells": {1: "Hymn", 2: "Hymn"}}, B={"spells": {2: "Ward"}})
    assert (t.spell("A", 1).power, t.spell("A", 2).power) == (3, 2)


@pytest.mark.rule("revel:4.10.2")
def test_bare_plurals_are_all_of_them() -> None:
    anchor = witch("Anchor", "Stances can't be discarded.")
    t = used(
        "Discard 1 opposing spell or stance.",
        A={"witch": "Anchor"},
        B={"spells": {2: "Ward"}, "stance": "Veil"},
        cards=[stance("Veil"), anchor],
    )
    assert (t.B["stance"], t.B["spells"]) == ("Veil", {})
    assert t.at_rest()
