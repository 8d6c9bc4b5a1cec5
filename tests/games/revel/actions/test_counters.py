"""1.4b Counters: adding, removing and moving them."""

from __future__ import annotations

import pytest

from tests.games.revel.stage import Stage, shield, stage, stance, strike, witch

STUBBORN = strike("Stubborn", 1, "When A +1 Would Be Removed From This Spell: Stop it.")
PROUD = strike("Proud", 1, "When This Spell Would Lose Power: Stop it.")


@pytest.mark.rule("revel:0.3.6", "revel:1.4b.6")
@pytest.mark.parametrize("passion", [0, 1, 2, 3])
def test_mark_counters_pay_a_cost_only_if_all_of_them_are_there(passion: int) -> None:
    burn = witch("Burn", "Her Power Is: Remove 2 mark counters from your Passion card to draw 1 card.")
    t = stage(burn, A={"witch": "Burn", "resources": {"Passion": passion}}, B={"resources": {"Passion": 5}})
    if passion < 2:
        assert "use Burn" not in t.offered
        assert t.why_not("use Burn") == "4.7.7"
    else:
        t.do("use Burn", "pay")
        assert t.A["hand"] == ["Plain Spark"]
    assert t.A["resources"] == {"Passion": passion % 2 if passion > 1 else passion}
    assert t.B["resources"] == {"Passion": 5}
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.11", "revel:1.4b.6")
def test_in_an_effect_as_many_mark_counters_go_as_there_are() -> None:
    burn = witch("Burn", "Her Power Is: Remove 2 mark counters from your Passion card. Draw 1 card.")
    t = stage(burn, A={"witch": "Burn", "resources": {"Passion": 1}})
    t.do("use Burn")
    assert (t.A["resources"], t.A["hand"]) == ({"Passion": 0}, ["Plain Spark"])
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.11")
def test_a_cost_of_mark_counters_that_fails_half_way_gives_back_what_was_paid() -> None:
    """The first part takes what the second would need: each can be paid, but not both."""
    burn = witch(
        "Burn",
        "Her Power Is: Spend 1 Passion and remove 2 mark counters from your Passion card to draw 1 card.",
        "Her Power Is: Gain 1 Passion.",
    )
    t = stage(burn, A={"witch": "Burn", "resources": {"Passion": 2}})
    t.do(next(words for words in t.offered if "mark counter" in words), "pay")
    assert (t.A["resources"], t.A["hand"]) == ({"Passion": 2}, [])
    assert t.at_rest()


def moved(source: str, *cards: str, text: str, plus: int = 2) -> Stage:
    """A moves +1s from a spell in space 1 to a shield in space 2, beside a bystander in space 3."""
    shift = stance("Shift", f"This Stance's Power Is: {text}", "When You Add A +1 To A Spell: Gain 1 Passion.")
    spells = {1: {"card": source, "+1s": plus}, 2: "Ward", 3: "Plain Spark"}
    t = stage(shield("Ward", 1), shift, *cards, A={"stance": "Shift", "spells": spells})
    return t.do("use Shift")


MOVE_2 = "Move 2 +1s from 1 of your strike spells with a +1 to 1 of your shield spells."


@pytest.mark.rule("revel:4.9.11", "revel:1.4b.2", "revel:S45")
@pytest.mark.parametrize("source", ["Stubborn", "Proud"])
def test_counters_that_are_kept_from_leaving_do_not_arrive(source: str) -> None:
    t = moved(source, STUBBORN, PROUD, text=f"{MOVE_2} Draw 1 card for each +1 moved this way.")
    assert [t.spell("A", space).plus for space in (1, 2, 3)] == [2, 0, 0]
    assert t.A["hand"] == []
    assert t.A["resources"] == {"Passion": 0}  # none was added anywhere
    assert t.at_rest()


@pytest.mark.rule("revel:1.4b.2", "revel:S45")
def test_counters_that_move_leave_one_spell_and_arrive_at_another() -> None:
    t = moved("Plain Spark", text=f"{MOVE_2} Draw 1 card for each +1 moved this way.")
    assert [t.spell("A", space).plus for space in (1, 2, 3)] == [0, 2, 0]
    assert len(t.A["hand"]) == 2
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.11", "revel:1.4b.2")
def test_only_as_many_counters_move_as_there_are() -> None:
    t = moved("Plain Spark", text=f"{MOVE_2} Draw 1 card for each +1 moved this way.", plus=1)
    assert [t.spell("A", space).plus for space in (1, 2, 3)] == [0, 1, 0]
    assert len(t.A["hand"]) == 1
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.11", "revel:S45")
def test_counters_kept_from_arriving_are_removed_and_not_moved() -> None:
    closed = shield("Closed", 1, "When A +1 Would Be Added To This Spell: Stop it.")
    shift = stance(
        "Shift",
        "This Stance's Power Is: Move 2 +1s from 1 of your strike spells with a +1 to 1 of your shield spells. "
        "Draw 1 card for each +1 moved this way.",
    )
    t = stage(closed, shift, A={"stance": "Shift", "spells": {1: {"card": "Plain Spark", "+1s": 2}, 2: "Closed"}})
    t.do("use Shift")
    assert (t.spell("A", 1).plus, t.spell("A", 2).plus) == (0, 0)
    assert t.A["hand"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.12", "revel:1.4b.2")
def test_counters_do_not_arrive_at_a_spell_that_an_interruption_took_away() -> None:
    trap = stance("Trap", "When A +1 Would Be Removed From A Spell: Discard any 1 shield spell.")
    shift = stance("Shift", f"This Stance's Power Is: {MOVE_2} Draw 1 card for each +1 moved this way.")
    t = stage(
        shield("Ward", 1),
        trap,
        shift,
        A={"stance": "Shift", "spells": {1: {"card": "Plain Spark", "+1s": 2}, 2: "Ward"}},
        B={"stance": "Trap"},
    )
    t.do("use Shift")
    assert t.A["discards"] == ["Ward"]
    assert t.spell("A", 1).plus == 0
    assert t.A["hand"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.6", "revel:0.2.1")
@pytest.mark.parametrize(("plus", "payable"), [((2, 2), True), ((4, 1), False), ((1, 1), False), ((3, 0), False)])
def test_so_many_from_each_is_payable_only_if_each_has_so_many(plus: tuple[int, int], payable: bool) -> None:
    toll = witch("Toll", "Her Power Is: Remove 2 +1s from each of your spells to draw 1 card.")
    spells = {space: {"card": "Plain Spark", "+1s": number} for space, number in enumerate(plus, 1)}
    t = stage(toll, A={"witch": "Toll", "spells": spells}, B={"spells": {1: {"card": "Plain Spark", "+1s": 9}}})
    assert ("use Toll" in t.offered) == payable
    if payable:
        t.do("use Toll", "pay")
        assert (t.spell("A", 1).plus, t.spell("A", 2).plus, len(t.A["hand"])) == (0, 0, 1)
    assert t.spell("B", 1).plus == 9
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.3", "revel:1.4b.2")
def test_counters_that_an_interruption_has_taken_off_are_not_taken_off_again() -> None:
    brittle = strike("Brittle", 1, "When A +1 Would Be Removed From This Spell: Remove all +1s from this spell.")
    sap = stance(
        "Sap", "This Stance's Power Is: Remove a +1 from any 1 spell. Draw 1 card for each +1 removed this way."
    )
    t = stage(brittle, sap, A={"stance": "Sap"}, B={"spells": {1: {"card": "Brittle", "+1s": 3}}})
    t.do("use Sap")
    assert (t.spell("B", 1).plus, t.spell("B", 1).power) == (0, 1)
    assert t.A["hand"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:1.3.8", "revel:1.4b.5")
def test_a_shield_that_loses_a_counter_loses_no_power() -> None:
    """What guards Power has nothing to guard in a shield; the strike beside it keeps its +1."""
    guard = stance("Guard", "When 1 Of Your Spells Would Lose Power: Stop it.")
    rust = strike("Rust", 1, "On Play: Remove 1 +1 from each of your other spells.")
    spells = {1: {"card": "Wall", "+1s": 1}, 2: {"card": "Edge", "+1s": 1}}
    mine = {"hand": ["Rust"], "spells": spells, "stance": "Guard"}
    t = stage(shield("Wall", 2), strike("Edge", 2), rust, guard, A=mine)
    t.do("play a card", "space 3")
    assert [t.spell("A", space).plus for space in (1, 2, 3)] == [0, 1, 0]
    assert t.at_rest()


@pytest.mark.rule("revel:1.4b.2")
@pytest.mark.parametrize(("to", "plus", "drawn"), [(1, [1, 0], 0), (2, [0, 1], 1)])
def test_a_counter_does_not_move_from_a_spell_to_itself(to: int, plus: list[int], drawn: int) -> None:
    text = "Move 1 +1 from 1 of your spells to 1 of your spells. Draw 1 card for each +1 moved this way."
    shift = witch("Shift", f"Her Power Is: {text}")
    spells = {1: {"card": "Plain Spark", "+1s": 1}, 2: "Plain Spark"}
    t = stage(shift, A={"witch": "Shift", "spells": spells}, B={"spells": {1: {"card": "Plain Spark", "+1s": 1}}})
    t.do("use Shift", f"A's Plain Spark in space {to}")
    assert [t.spell("A", space).plus for space in (1, 2)] == plus
    assert (t.spell("B", 1).plus, len(t.A["hand"])) == (1, drawn)
    assert t.at_rest()


@pytest.mark.rule("revel:1.4b.2", "revel:0.4.3")
@pytest.mark.parametrize(("answer", "plus"), [("3", 4), ("2", 3), ("0", 1)])
def test_up_to_so_many_are_added_however_few_are_there(answer: str, plus: int) -> None:
    tess = witch("Tess", "Her Power Is: Add up to 3 +1s to 1 of your spells.")
    t = stage(tess, A={"witch": "Tess", "spells": {1: {"card": "Plain Spark", "+1s": 1}}}).do("use Tess")
    assert t.offered == ["3", "2", "1", "0"]
    t.do(answer)
    assert t.spell("A", 1).plus == plus
    assert t.at_rest()
