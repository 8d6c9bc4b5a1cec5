"""4.6 Consequences that wait for several things at once, and what counts as one of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike, witch

SPARK = "Plain Spark"
WARD = shield("Ward", 2)


def using(text: str, *cards: str, B: Plain | None = None, **a: Any) -> Stage:
    """A may use a witch's Power."""
    return stage(witch("Wendy", f"Her Power Is: {text}"), *cards, A={"witch": "Wendy", **a}, B=B or {})


@pytest.mark.rule("revel:4.6.1")
@pytest.mark.parametrize(
    ("hand", "passion"),
    [(["Ward", "Ward"], 1), (["Ward", "Ward", SPARK], 1), (["Ward", SPARK], 0), ([SPARK, SPARK], 0)],
)
def test_of_those_discarded_at_once_only_what_is_named_counts(hand: list[str], passion: int) -> None:
    wake = stance("Wake", "When You Discard 2 Or More Shield Spell Cards: Gain 1 Passion.")
    t = using("Discard your hand.", WARD, wake, stance="Wake", hand=hand, B={"stance": "Wake"}).do("use Wendy")
    assert (t.A["hand"], t.A["resources"], t.B["resources"]) == ([], {"Passion": passion}, {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.1", "revel:5.6.1")
def test_a_stance_that_is_replaced_is_one_discarded_at_once() -> None:
    one = strike("One", 1, "When You Discard 1 Or More Cards: Gain 1 Passion.")
    two = strike("Two", 1, "When You Discard 2 Or More Cards: Draw 1 card.")
    t = stage(
        *(stance("Old"), stance("New"), one, two),
        A={"hand": ["New"], "stance": "Old", "spells": {1: "One", 2: "Two"}},
        B={"spells": {1: "One"}},
    )
    t.do("play a card")
    assert (t.A["stance"], t.A["discards"], t.A["hand"]) == ("New", ["Old"], [])
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 1}, {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.11", "revel:5.8.8")
def test_a_discard_that_is_stopped_is_none_of_those_at_once() -> None:
    wake = stance("Wake", "When You Discard 1 Or More Cards: Gain 1 Passion.")
    saved = strike("Saved", 1, "When This Spell Would Be Discarded: Stop it.")
    for there, passion in (("Saved", 0), (SPARK, 1)):
        t = stage(
            *(wake, saved, strike("Big", 5)),
            A={"hand": ["Big"], "stance": "Wake"},
            B={"spells": {1: there}, "stance": "Wake"},
        )
        t.do("play a card", "space 1")
        assert t.B["spells"] == ({1: "Saved"} if there == "Saved" else {})
        assert (t.A["resources"], t.B["resources"]) == ({"Passion": passion}, {"Passion": 0})
        assert t.at_rest()


@pytest.mark.rule("revel:4.6.1", "revel:5.2.2")
@pytest.mark.parametrize(("text", "passion"), [("Draw 2 cards.", 1), ("Draw 1 card. Draw 1 card.", 0)])
def test_drawing_so_many_at_once(text: str, passion: int) -> None:
    thirst = stance("Thirst", "When You Draw 2 Or More Cards: Gain 1 Passion.")
    t = using(text, thirst, stance="Thirst", B={"stance": "Thirst"}).do("use Wendy")
    assert (len(t.A["hand"]), t.A["resources"], t.B["resources"]) == (2, {"Passion": passion}, {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.6", "revel:0.1.4")
@pytest.mark.parametrize(("hand", "passion"), [(["Echo"], 0), (["Echo", SPARK], 1)])
def test_another_card_discarded_this_turn_is_not_this_one(hand: list[str], passion: int) -> None:
    words = "When This Card Is Discarded From Your Hand: If you discarded {} this turn, gain 1 Passion."
    t = using("Discard your hand.", strike("Echo", 1, words.format("another card")), hand=hand).do("use Wendy")
    assert t.A["resources"] == {"Passion": passion}
    # Without the word it counts itself.
    t = using("Discard your hand.", strike("Echo", 1, words.format("a card")), hand=hand).do("use Wendy")
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.3", "revel:4.10.4")
@pytest.mark.parametrize(("text", "passion"), [("Discard your hand.", 1), ("Discard 1 of your spells.", 0)])
def test_from_where_several_were_discarded_at_once_counts(text: str, passion: int) -> None:
    wake = stance("Wake", "When You Discard 1 Or More Cards From Your Hand: Gain 1 Passion.")
    t = using(text, wake, stance="Wake", hand=[SPARK, SPARK], spells={1: SPARK}).do("use Wendy")
    assert t.A["resources"] == {"Passion": passion}
    assert t.at_rest()
