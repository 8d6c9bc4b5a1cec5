"""0.2, 0.3 What is to be done for each of nothing, what can be done to nothing, and what costs more than there is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.stage import Plain, Stage, stage, stance, witch

SPARK = "Plain Spark"


def using(text: str, *cards: str, B: Plain | None = None, **a: Any) -> Stage:
    """A may use a witch's Power."""
    return stage(witch("Wendy", f"Her Power Is: {text}"), *cards, A={"witch": "Wendy", **a}, B=B or {})


@pytest.mark.rule("revel:0.2.11", "revel:0.4.3")
@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 spell for each of your stances. Gain 1 Passion.",
        "Stash 1 strike spell card from your hand for each of your stances. Gain 1 Passion.",
        "Discard 1 card from your hand for each of your stances. Gain 1 Passion.",
    ],
)
def test_for_each_of_nothing_nobody_is_asked_and_the_rest_is_done(text: str) -> None:
    t = using(text, stance("Calm"), spells={1: SPARK}, hand=[SPARK], B={"spells": {1: SPARK}, "stance": "Calm"})
    t.do("use Wendy")
    assert (t.A["hand"], t.A["spells"], t.B["spells"]) == ([SPARK], {1: SPARK}, {1: SPARK})
    assert (t.A["resources"], t.A["discards"]) == ({"Passion": 1}, [])
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.5", "revel:0.2.11")
def test_a_cost_for_each_of_nothing_is_paid() -> None:
    t = using("Stash 1 strike spell card from your hand for each of your stances to gain 1 Passion.", hand=[SPARK])
    t.do("use Wendy", "pay")
    assert (t.A["hand"], t.A["resources"]) == ([SPARK], {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:3.4.12", "revel:0.2.12")
def test_a_lone_spell_has_nothing_to_change_places_with() -> None:
    t = using(
        "Swap any 1 of your spells with another of your spells.",
        spells={1: {"card": SPARK, "+1s": 1}},
        B={"spells": {2: SPARK}},
    )
    assert (t.offered, t.why_not("use Wendy")) == (["draw a card", "pass"], "4.7.7")
    t = using(
        "Choose any 1 of your spells. Swap it with another of your spells. Gain 1 Passion.",
        spells={1: {"card": SPARK, "+1s": 1}},
        B={"spells": {2: SPARK}},
    ).do("use Wendy")
    assert t.A["spells"][1]["+1s"] == 1
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()
    # Not even where any spell will do: the other one is the opponent's.
    t = using("Swap any 1 spell with another spell. Gain 1 Passion.", spells={1: SPARK}, B={"spells": {2: "Ember Imp"}})
    t.do("use Wendy")
    assert (t.A["spells"], t.B["spells"], t.A["resources"]) == ({1: SPARK}, {2: "Ember Imp"}, {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.3", "revel:4.3.1")
def test_choosing_has_its_price() -> None:
    toll = stance("Toll", "To Choose A Spell: Spend 1 Passion.")
    words = "Choose any 1 of your spells. Add a +1 to it."
    t = using(words, toll, B={"stance": "Toll"}, spells={1: SPARK})
    assert t.why_not("use Wendy") == "4.7.7"
    for answer, plus, passion in (("pay", 1, 0), ("decline", 0, 1)):
        t = using(words, toll, B={"stance": "Toll"}, spells={1: SPARK}, resources={"Passion": 1})
        t.do("use Wendy", answer)
        assert t.spell("A", 1).plus == plus
        assert t.A["resources"] == {"Passion": passion}
        assert t.at_rest()


@pytest.mark.rule("revel:0.3.3", "revel:5.3.3")
def test_a_price_on_stashing_is_paid_before_anything_is_shown() -> None:
    toll = stance("Toll", "To Stash A Card: Spend 1 Passion.")
    words = "Stash 1 strike spell card from your hand. If you do, draw 1 card."
    for answer, deck, passion in (("pay", 10, 0), ("decline", 10, 1)):
        t = using(words, toll, stance="Toll", hand=["Iron Kettle", SPARK], resources={"Passion": 1})
        t.do("use Wendy", SPARK, answer)
        assert (len(t.A["deck"]), t.A["resources"]) == (deck, {"Passion": passion})
        assert t.A["hand"] == ["Iron Kettle", SPARK]
        shown = [line for line in t.log("B") if "reveals Plain Spark" in line]
        assert bool(shown) is (answer == "pay")
        assert t.at_rest()


@pytest.mark.rule("revel:4.7.7", "revel:0.2.5")
@pytest.mark.parametrize(
    "text",
    [
        "Use 1 of your Powers.",
        "You may use 1 of your Powers.",
        "If you have 1 or more Passion, use 1 of your Powers.",
        "Spend 1 Passion to use 1 of your Powers.",
    ],
)
def test_a_power_that_only_uses_powers_needs_one_that_does_something(text: str) -> None:
    t = using(text, resources={"Passion": 1})
    assert t.why_not("use Wendy") == "4.7.7"
    glow = stance("Glow", "This Stance's Power Is: Draw 1 card.")
    t = using(text, glow, stance="Glow", resources={"Passion": 1}).do("use Wendy")
    while not t.at_rest():
        t.do("pay" if "pay" in t.offered else "yes" if "yes" in t.offered else "use Glow")
    assert len(t.A["hand"]) == 1


@pytest.mark.rule("revel:0.3.10", "revel:0.P.4", "revel:4.10.8")
@pytest.mark.parametrize(("answer", "passion", "plus"), [("pay", 0, 1), ("decline", 1, 0)])
def test_what_was_not_paid_for_can_not_be_pointed_at(answer: str, passion: int, plus: int) -> None:
    toll = stance("Toll", "To Reveal A Card: Spend 1 Passion.")
    t = using(
        "Reveal 1 card from your hand. If it is a strike spell card, add a +1 to any 1 spell.",
        toll,
        stance="Toll",
        hand=[SPARK],
        spells={1: SPARK},
        resources={"Passion": 1},
    )
    t.do("use Wendy", answer)
    assert (t.spell("A", 1).plus, t.A["resources"]) == (plus, {"Passion": passion})
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.10", "revel:4.10.8")
@pytest.mark.parametrize(("answer", "drawn", "stashed"), [("pay", 1, 2), ("decline", 0, 3)])
def test_the_rest_of_what_was_not_paid_for_is_all_of_it(answer: str, drawn: int, stashed: int) -> None:
    toll = stance("Toll", "To Draw: Spend 1 Passion.")
    words = "Reveal your next 3 draws. Draw 1 of them. Discard the rest."
    t = using(words, toll, stance="Toll", resources={"Passion": 1}, deck=["Iron Kettle", SPARK, "Ember Imp", SPARK])
    t.do("use Wendy", "Iron Kettle", answer)
    assert (len(t.A["hand"]), len(t.A["discards"]), t.A["deck"]) == (drawn, stashed, [SPARK])
    assert t.at_rest()
