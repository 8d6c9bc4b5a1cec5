"""5.9 to 5.11 Losing Stamina; gaining, losing and spending resources; passing."""

from __future__ import annotations

import pytest

from coven.games.revel import GAME
from coven.games.revel.actions.pass_turn import pass_turn
from coven.games.revel.areas.areas import A
from coven.games.revel.instructions.grades import NOT
from tests.games.revel.stage import Plain, Stage, resource, stage, strike, witch


def with_power(
    *instructions: str, of: str | None = "Passion", cards: tuple[str, ...] = (), **a: Plain | int | list[str]
) -> Stage:
    """A's witch, Tess, has a Power for each of the instructions."""
    tess = witch("Tess", *[f"Her Power Is: {body}" for body in instructions], of=of)
    return stage(tess, *cards, A={"witch": "Tess", **a}, plays=2)


@pytest.mark.rule("revel:5.9.1", "revel:5.9.3")
def test_losing_stamina_takes_so_many_markers_to_reserve_and_none_to_discards() -> None:
    t = with_power("Lose 2 Stamina.", discards=["Plain Spark"])
    t.do("use Tess")
    assert t.A["stamina"] == 2
    assert t.B["stamina"] == 4
    assert t.A["discards"] == ["Plain Spark"]
    assert (t.A["hand"], len(t.A["deck"])) == ([], 10)
    assert t.at_rest()


@pytest.mark.rule("revel:5.9.2")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_losing_more_stamina_than_there_is_takes_it_all(before: int) -> None:
    t = with_power("Lose 3 Stamina. Gain 1 Passion.", stamina=before)
    t.do("use Tess")
    assert t.A["stamina"] == 0
    assert t.view().A.stamina == 0
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


@pytest.mark.rule("revel:5.9.4")
@pytest.mark.parametrize(("before", "after"), [(4, 2), (1, 0), (0, 0)])
def test_what_comes_with_losing_stamina_applies_however_much_was_lost(before: int, after: int) -> None:
    t = with_power("Lose 2 Stamina. Draw 2 cards.", stamina=before)
    t.do("use Tess")
    assert t.A["stamina"] == after
    assert len(t.A["hand"]) == 2
    assert t.at_rest()


IRE = resource("Ire", "You can gain and lose Ire.")


@pytest.mark.rule("revel:5.10.1")
def test_gaining_losing_and_spending_are_three_permissions() -> None:
    powers = ("Gain 1 Ire.", "Lose 2 Ire.", "Spend 1 Ire.")
    t = with_power(*powers, of="Ire", cards=(IRE,), resources={"Ire": 3})
    assert t.offered == ["draw a card", "use Tess: Gain 1 Ire", "use Tess: Lose 2 Ire", "pass"]
    t.do("use Tess")
    assert t.A["resources"] == {"Ire": 4}
    t.do("use Tess")
    assert t.A["resources"] == {"Ire": 2}
    assert t.offered == ["draw a card", "pass"]  # spending it is impossible, whatever there is of it
    assert t.at_rest()


@pytest.mark.rule("revel:5.10.1")
@pytest.mark.parametrize("permitted", ["gain", "lose", "spend"])
def test_each_permission_stands_for_itself(permitted: str) -> None:
    ire = resource("Ire", f"You can {permitted} Ire.")
    after = {"gain": 3, "lose": 1, "spend": 1}
    for verb in ("gain", "lose", "spend"):
        t = with_power(f"{verb.title()} 1 Ire. Draw 1 card.", of="Ire", cards=(ire,), resources={"Ire": 2})
        t.do("use Tess")
        assert t.A["resources"] == {"Ire": after[verb] if verb == permitted else 2}
        assert len(t.A["hand"]) == 1
        assert t.at_rest()


@pytest.mark.rule("revel:5.10.2")
def test_the_amount_of_a_resource_is_the_marks_on_its_card() -> None:
    t = with_power(
        "Add 1 mark counter to your Passion card.", "Spend 5 Passion to draw 1 card.", resources={"Passion": 4}
    )
    assert [card.marks for card in t.view("B").A.resources.values()] == [4]
    assert "use Tess (2)" not in t.offered  # 4 Passion are not 5
    t.do("use Tess")
    assert [card.marks for card in t.view("B").A.resources.values()] == [5]
    t.do("use Tess", "pay")
    assert [card.marks for card in t.view("B").A.resources.values()] == [0]
    assert len(t.A["hand"]) == 1
    assert t.at_rest()


@pytest.mark.rule("revel:5.10.3")
def test_gaining_adds_marks_to_ones_own_card() -> None:
    t = with_power("Gain 2 Passion.", resources={"Passion": 1})
    t.do("use Tess")
    assert t.A["resources"] == {"Passion": 3}
    assert t.B["resources"] == {"Passion": 0}
    assert t.at_rest()


@pytest.mark.rule("revel:5.10.4", "revel:0.2.11")
@pytest.mark.parametrize(("before", "after"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_losing_removes_marks_or_all_there_are(before: int, after: int) -> None:
    t = with_power("Lose 3 Passion. Draw 1 card.", resources={"Passion": before})
    t.do("use Tess")
    assert t.A["resources"] == {"Passion": after}
    assert len(t.A["hand"]) == 1
    assert t.at_rest()


@pytest.mark.rule("revel:5.10.5")
def test_spending_takes_the_exact_amount_or_nothing() -> None:
    t = with_power("Spend 3 Passion. Draw 1 card.", resources={"Passion": 2})
    t.do("use Tess")
    assert t.A["resources"] == {"Passion": 2}
    assert len(t.A["hand"]) == 1
    assert t.at_rest()

    t = with_power("Spend 3 Passion. Draw 1 card.", resources={"Passion": 4})
    t.do("use Tess")
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


@pytest.mark.rule("revel:5.10.5")
def test_what_an_amount_one_does_not_have_would_pay_for_is_impossible() -> None:
    pyre = strike("Pyre", 5, "To Play: Spend 3 Passion.")
    t = with_power(
        "Spend 3 Passion to draw 1 card.",
        "Spend 3 Passion to draw 1 card, or gain 1 Passion.",
        cards=(pyre,),
        hand=["Pyre"],
        resources={"Passion": 2},
    )
    assert [words for words in t.offered if words.startswith("use")] == [
        "use Tess: Spend 3 Passion to draw 1 card, or gain 1 Passion"
    ]
    t.do("play a card")  # the Pyre proves unpayable
    assert t.A["hand"] == ["Pyre"]
    assert t.view().plays == 2
    t.do("use Tess")  # there is one thing that can be chosen
    assert t.A["resources"] == {"Passion": 3}
    assert t.A["hand"] == ["Pyre"]
    assert t.at_rest()


@pytest.mark.rule("revel:5.10.6", "revel:S21")
def test_a_resource_one_has_no_card_for_is_neither_gained_nor_lost_nor_spent() -> None:
    pyre = strike("Pyre", 5, "To Play: Spend 1 Passion.")
    t = with_power("Gain 2 Passion. Draw 1 card.", of=None, cards=(pyre,), hand=["Pyre"])
    t.do("use Tess")
    assert t.A["resources"] == {}
    assert len(t.A["hand"]) == 2
    t.do("play a card", "Pyre")
    assert "That can't be: the cost of playing it can't be paid. It is undone" in t.log()
    assert t.prompt == "Where does Plain Spark go?"
    t.do("space 1")
    assert t.A["hand"] == ["Pyre"]
    assert t.at_rest()


@pytest.mark.rule("revel:5.10.6", "revel:S21")
@pytest.mark.parametrize("verb", ["Gain", "Lose", "Spend"])
def test_a_power_that_only_speaks_of_such_a_resource_can_not_be_used(verb: str) -> None:
    t = with_power(f"{verb} 1 Passion.", of=None)
    assert "use Tess" not in t.offered
    assert t.why_not("use Tess") == "4.7.7"
    assert t.at_rest()


@pytest.mark.rule("revel:5.10.6", "revel:S21")
def test_an_opponent_without_the_resource_loses_none_of_it() -> None:
    plain = witch("Plain Jane", of=None)
    tess = witch("Tess", "Her Power Is: Your opponent loses 1 Passion, or draw 1 card.")
    t = stage(tess, plain, A={"witch": "Tess"}, B={"witch": "Plain Jane"}, plays=2)
    t.do("use Tess")
    assert len(t.A["hand"]) == 1
    assert t.at_rest()


@pytest.mark.rule("revel:5.10.7")
def test_the_amount_of_a_resource_one_has_no_card_for_is_zero() -> None:
    t = with_power("Draw 1 card for each Passion you have. Lose 1 Stamina.", of=None)
    t.do("use Tess")
    assert t.A["hand"] == []
    assert t.A["stamina"] == 3
    assert t.at_rest()

    t = with_power("If you have 1 or more Passion, draw 1 card. Otherwise, lose 1 Stamina.", of=None)
    t.do("use Tess")
    assert (t.A["hand"], t.A["stamina"]) == ([], 3)
    assert t.at_rest()


@pytest.mark.rule("revel:5.11.1", "revel:5.11.2", "revel:2.3.9")
def test_passing_does_nothing_at_once_but_ends_the_turn_afterwards() -> None:
    t = with_power("Pass the turn. Draw 1 card.", "Gain 1 Passion.", hand=["Plain Spark"])
    t.do("use Tess")
    assert len(t.A["hand"]) == 2
    assert t.view().current == "B"  # A had 2 plays, a card to play and another Power left
    assert t.A["resources"] == {"Passion": 0}
    told = t.log()
    assert told.index("A passes") < told.index("A draws a card") < told.index("A's turn ends")
    assert t.at_rest()


@pytest.mark.rule("revel:5.11.2")
def test_after_passing_as_an_act_no_further_act_is_offered() -> None:
    t = stage(A={"hand": ["Plain Spark"]}, plays=3)
    t.do("A: pass")
    assert (t.asked, t.view().current, t.view().turn) == ("B", "B", 2)
    assert t.A["hand"] == ["Plain Spark"]
    assert t.at_rest()


@pytest.mark.rule("revel:5.11.2", "revel:S17")
def test_a_pass_before_the_first_chance_to_act_leaves_none() -> None:
    """See slip S17."""
    hasty = witch("Hasty", "When Your Turn Begins: Pass the turn.")
    t = stage(hasty, A={"witch": "Hasty", "hand": ["Plain Spark"]}, step="start", current="B", turn=2)
    assert (t.view().current, t.view().turn) == ("B", 4)
    assert len(t.A["hand"]) == 2
    assert t.at_rest()


@pytest.mark.rule("revel:5.11.3")
def test_passing_twice_ends_one_turn() -> None:
    tess = witch("Tess", "Her Power Is: Pass the turn. Draw 1 card.", "When You Draw A Card: Pass the turn.")
    t = stage(tess, A={"witch": "Tess"}, plays=2)
    t.do("use Tess")
    assert (t.view().current, t.view().turn) == ("B", 2)
    told = t.log()
    assert told.count("A's turn ends") == 1
    assert told.count("A resolves Tess: When You Draw A Card") == 1
    assert t.at_rest()


@pytest.mark.rule("revel:5.11.4")
def test_nobody_passes_in_an_opponents_turn() -> None:
    tess = witch("Tess", "When You Draw: Your opponent passes the turn, or gain 1 Passion.")
    t = stage(tess, A={"witch": "Tess"}, plays=2).do("draw a card")
    assert t.A["resources"] == {"Passion": 1}
    assert t.view().current == "A"
    t.do("pass")
    assert t.asked == "B"
    assert "draw a card" in t.offered, "B has not passed"
    assert t.at_rest()


@pytest.mark.rule("revel:5.11.4")
def test_nobody_passes_outside_of_turns() -> None:
    s = GAME.place(GAME.settle(), {"turn": 0, "step": "start"})
    assert pass_turn(s, A) is NOT
    assert not s.passed


@pytest.mark.rule("revel:5.9.2")
@pytest.mark.parametrize(("before", "heard"), [(1, 0), (2, 1), (4, 1)])
def test_what_waits_for_a_loss_hears_how_much_was_lost(before: int, heard: int) -> None:
    grim = strike("Grim", 1, "When You Lose 2 Or More Stamina: Gain 1 Passion.")
    field: Plain = {"stamina": before, "spells": {1: "Grim"}}
    t = with_power("Lose 3 Stamina.", cards=(grim,), **field)
    t.do("use Tess")
    assert (t.A["stamina"], t.A["resources"]) == (max(0, before - 3), {"Passion": heard})
    assert t.at_rest()


@pytest.mark.rule("revel:5.10.4", "revel:4.10.15")
@pytest.mark.parametrize(("before", "drawn"), [(0, 0), (1, 1), (3, 2)])
def test_this_way_is_lost_what_there_was(before: int, drawn: int) -> None:
    t = with_power("Lose 2 Passion. Draw 1 card for each Passion lost this way.", resources={"Passion": before})
    if "use Tess" in t.offered:
        t.do("use Tess")
    assert (len(t.A["hand"]), t.A["resources"]) == (drawn, {"Passion": max(0, before - 2)})
    assert t.at_rest()


@pytest.mark.rule("revel:5.10.1")
@pytest.mark.parametrize("of", ["Passion", None])
def test_what_lets_the_opponent_gain_lets_nobody_else(of: str | None) -> None:
    t = with_power("Gain 1 Passion.", of=of)
    assert ("use Tess" in t.offered) is (of is not None)
    assert t.B["resources"] == {"Passion": 0}
    assert t.at_rest()


@pytest.mark.rule("revel:1.11.2", "revel:0.2.12")
def test_mark_counters_need_the_card_that_they_are_put_on() -> None:
    """B's witch has no Passion, so B has no such card: nothing is added there, and A's own stays as it is."""
    give = witch("Give", "Her Power Is: Your opponent adds 1 mark counter to their Passion card. Draw 1 card.")
    mine: Plain = {"witch": "Give", "resources": {"Passion": 1}}
    t = stage(give, witch("Bare", of=None), A=mine, B={"witch": "Bare", "resources": {}})
    t.do("use Give")
    assert (t.A["resources"], t.B["resources"], len(t.A["hand"])) == ({"Passion": 1}, {}, 1)
    u = stage(give, A=mine, B={"resources": {"Passion": 0}}).do("use Give")
    assert (u.A["resources"], u.B["resources"], len(u.A["hand"])) == ({"Passion": 1}, {"Passion": 1}, 1)
    keep = witch("Keep", "Her Power Is: Add 1 mark counter to your Passion card.", of=None)
    assert stage(keep, A={"witch": "Keep", "resources": {}}).why_not("use Keep") == "4.7.7"
    assert t.at_rest()
    assert u.at_rest()
