"""2.6 to 2.9 Outcome checks, domination, the Final Turn and exhaustion."""

from __future__ import annotations

from typing import Any

import pytest

from coven.kernel import NotOffered
from tests.games.revel.stage import Stage, shield, stage, stance, strike, witch

PLAIN = "Plain Spark"
ALL = dict.fromkeys(range(1, 6), PLAIN)
FOUR = dict.fromkeys(range(1, 5), PLAIN)
TWO = strike("Two", 2)
WALL = shield("Wall", 9)


def result(t: Stage) -> str | None:
    """How the game ended, with the rule."""
    return None if t.table.result is None else str(t.table.result)


def final_turn(*cards: str, **position: Any) -> Stage:
    """It is A's turn, and the Final Turn; A passes."""
    t = stage(*cards, final_turn=1, **position).do("pass")
    assert t.table.over
    assert t.at_rest()
    return t


@pytest.mark.rule("revel:2.6.1")
def test_there_is_one_outcome_check_between_two_turns() -> None:
    t = stage().do("pass", "pass", "pass")
    told = [line for line in t.log() if line.startswith(("Outcome", "Turn", "Final"))]
    nothing = "is winning in 0 of the spell spaces"
    assert told == [
        f"Outcome check: A {nothing}", "Turn 2: B",
        f"Outcome check: B {nothing}", "Turn 3: A",
        f"Outcome check: A {nothing}", "Turn 4: B",
    ]  # fmt: skip
    assert t.at_rest()


@pytest.mark.rule("revel:2.6.2", "revel:2.7.1")
@pytest.mark.parametrize("stamina", [4, 0])
def test_winning_in_every_space_after_ones_own_turn_is_domination(stamina: int) -> None:
    t = stage(A={"spells": ALL, "stamina": stamina}).do("pass")
    assert result(t) == "A wins by domination (2.7.1)"
    assert t.table.result is not None
    assert t.table.result.won == (0,)
    assert not t.view().final_turn
    assert t.at_rest()


@pytest.mark.rule("revel:2.7.1")
@pytest.mark.parametrize("b", [{}, {5: PLAIN}, {5: "Two"}])
def test_four_spaces_are_not_enough(b: dict[int, str]) -> None:
    a = ALL if b else FOUR
    t = stage(TWO, A={"spells": a}, B={"spells": b}).do("pass")
    assert tuple(t.view().winning.values())[:4] == ("A",) * 4
    assert t.view().winning[5] != "A"
    assert (result(t), t.asked, t.view().turn) == (None, "B", 2)
    assert t.at_rest()


@pytest.mark.rule("revel:2.6.3", "revel:2.8.1")
def test_only_the_stamina_of_whose_turn_ended_is_looked_at() -> None:
    hurts = witch("Hurts", "Her Power Is: Your opponent loses 4 Stamina.")
    t = stage(hurts, A={"witch": "Hurts", "stamina": 2}).do("use Hurts", "pass")
    assert (t.B["stamina"], t.asked) == (0, "B")
    assert (t.view().final_turn, t.view().plays) == (False, 1)
    t.do("pass")
    assert (t.asked, t.view().final_turn, t.view().plays) == ("A", True, 2)
    assert "Turn 3: A, the Final Turn" in t.log()
    assert t.at_rest()


@pytest.mark.rule("revel:2.6.4", "revel:2.9.4")
def test_no_turn_follows_the_final_turn() -> None:
    t = stage(TWO, A={"stamina": 0}, B={"spells": {1: "Two"}}).do("pass")
    assert (t.asked, t.view().final_turn) == ("B", True)
    t.do("pass")
    assert result(t) == "B wins by exhaustion (2.9.1)"
    assert (t.asked, t.offered, t.view().turn) == (None, [], 2)
    assert not any(line.startswith("Turn 3") for line in t.log())
    assert t.at_rest()


@pytest.mark.rule("revel:2.7.2")
def test_leading_everywhere_in_the_middle_of_a_turn_wins_nothing() -> None:
    fickle = witch("Fickle", "Her Power Is: Discard any 1 of your spells.")
    t = stage(fickle, A={"witch": "Fickle", "spells": FOUR, "hand": [PLAIN]}, plays=2)
    t.do("play a card")
    assert (tuple(t.view().winning.values()), result(t), t.asked) == (("A",) * 5, None, "A")
    t.do("use Fickle", f"A's {PLAIN} in space 2", "pass")
    assert (t.view().A.spaces_won, result(t), t.asked) == (4, None, "B")
    assert t.at_rest()


@pytest.mark.rule("revel:2.7.3")
def test_leading_everywhere_in_the_opponents_turn_wins_nothing_yet() -> None:
    quits = witch("Quits", "Her Power Is: Discard any 1 of your spells.")
    b = {"witch": "Quits", "spells": {1: "Wall"}}
    t = stage(quits, WALL, A={"spells": ALL}, B=b, current="B")
    t.do("B: use Quits")
    assert tuple(t.view().winning.values()) == ("A",) * 5
    t.do("B: pass")
    assert (result(t), t.asked) == (None, "A")
    answers = t.fork().do("A: pass")
    assert result(answers) == "A wins by domination (2.7.1)"
    assert "Outcome check: B is winning in 0 of the spell spaces" in t.log()
    assert t.at_rest()


@pytest.mark.rule("revel:2.7.3")
def test_leads_that_were_lost_again_in_ones_own_turn_win_nothing() -> None:
    falls = stance("Falls", "When Your Turn Ends: Discard any 1 of your spells.")
    t = stage(falls, A={"spells": ALL, "stance": "Falls"})
    assert tuple(t.view().winning.values()) == ("A",) * 5
    t.do("pass", f"A's {PLAIN} in space 1")
    assert (result(t), t.asked, t.view().A.spaces_won) == (None, "B", 4)
    assert t.at_rest()


@pytest.mark.rule("revel:2.8.2", "revel:2.8.3")
def test_stamina_is_counted_before_the_final_turn_begins() -> None:
    tires = stance("Tires", "When Your Turn Begins: Lose 1 Stamina.")
    t = stage(tires, A={"stamina": 0}, B={"stamina": 3, "stance": "Tires"}).do("pass")
    assert (t.B["stamina"], t.view().plays) == (2, 3)
    assert (t.view().final_turn, t.asked) == (True, "B")
    assert t.at_rest()


@pytest.mark.rule("revel:2.8.3")
@pytest.mark.parametrize(("stamina", "plays"), [(3, 3), (1, 1), (0, 1)])
def test_the_final_turn_has_a_play_for_each_stamina_counted_and_at_least_one(stamina: int, plays: int) -> None:
    t = stage(A={"stamina": 0}, B={"stamina": stamina}).do("pass")
    assert (t.view().final_turn, t.view().plays) == (True, plays)
    assert t.at_rest()


@pytest.mark.rule("revel:2.8.3", "revel:S42")
@pytest.mark.parametrize(("stamina", "plays"), [(3, 2), (1, 0), (0, 0)])
def test_card_text_takes_plays_from_what_the_final_turn_allots(stamina: int, plays: int) -> None:
    """The minimum of 1 is part of the count, and card text beats the rules (0.1)."""
    drain = stance("Drain", "Your opponent is allotted 1 less play each turn.")
    t = stage(drain, A={"stamina": 0, "stance": "Drain"}, B={"stamina": stamina}, full_control=(1,)).do("pass")
    assert (t.view().final_turn, t.asked, t.view().plays) == (True, "B", plays)
    assert ("draw a card" in t.offered) == (plays > 0)
    assert t.at_rest()


@pytest.mark.rule("revel:2.8.3", "revel:2.3.5", "revel:S42")
@pytest.mark.parametrize(("stamina", "plays"), [(0, 2), (3, 4)])
def test_card_text_adds_to_what_the_final_turn_allots(stamina: int, plays: int) -> None:
    haste = stance("Haste", "You are allotted 1 more play each turn.")
    t = stage(haste, A={"stamina": 0}, B={"stamina": stamina, "stance": "Haste"}).do("pass")
    assert (t.view().final_turn, t.view().plays) == (True, plays)
    assert t.at_rest()


@pytest.mark.rule("revel:2.8.4")
def test_the_final_turn_is_otherwise_a_turn_like_any() -> None:
    tess = witch("Tess", "Her Power Is: Gain 1 Passion.")
    t = stage(tess, A={"stamina": 0}, B={"witch": "Tess"}).do("pass")
    assert (t.B["hand"], t.offered) == ([PLAIN], ["play a card", "draw a card", "use Tess", "pass"])
    t.do("B: use Tess", "B: play a card", "space 1", "B: draw a card")
    assert (t.B["resources"], t.B["spells"], t.view().plays) == ({"Passion": 1}, {1: PLAIN}, 2)
    t.do("B: pass")
    assert result(t) == "B wins by exhaustion (2.9.1)"
    assert t.at_rest()


@pytest.mark.rule("revel:2.8.5", "revel:S11")
def test_leading_everywhere_after_the_final_turn_is_exhaustion() -> None:
    t = stage(A={"stamina": 0}, B={"spells": ALL}).do("pass", "pass")
    assert result(t) == "B wins by exhaustion (2.9.1)"
    assert [line for line in t.log() if line.startswith("Outcome")] == [
        "Outcome check: A is winning in 0 of the spell spaces"
    ]
    assert t.at_rest()


@pytest.mark.rule("revel:2.9.1")
def test_more_spaces_win_whatever_the_power() -> None:
    big = strike("Big", 9)
    t = final_turn(big, A={"spells": {1: PLAIN, 2: PLAIN}}, B={"spells": {3: "Big"}})
    assert result(t) == "A wins by exhaustion (2.9.1)"
    t = final_turn(big, A={"spells": {3: "Big"}}, B={"spells": {1: PLAIN, 2: PLAIN}})
    assert result(t) == "B wins by exhaustion (2.9.1)"


@pytest.mark.rule("revel:2.9.2")
def test_on_equal_spaces_the_greater_total_of_power_wins_and_shields_do_not_count() -> None:
    four, five = strike("Four", 4), strike("Five", 5)
    a = {"spells": {1: "Five", 2: "Four", 5: "Low"}}
    b = {"spells": {3: "Five", 4: "Two", 5: "Wall"}}
    t = final_turn(four, five, TWO, WALL, strike("Low", 0), A=a, B=b)
    assert tuple(t.view().winning.values()) == ("A", "A", "B", "B", None)
    assert result(t) == "A wins by exhaustion (2.9.2)"
    t = final_turn(four, five, TWO, WALL, strike("Low", 0), A=b, B=a)
    assert result(t) == "B wins by exhaustion (2.9.2)"


@pytest.mark.rule("revel:2.9.2")
def test_the_power_of_spells_that_are_not_winning_counts_as_well() -> None:
    three, four = strike("Three", 3), strike("Four", 4)
    t = final_turn(three, four, A={"spells": {1: "Three", 2: "Three"}}, B={"spells": {1: PLAIN, 2: "Four"}})
    assert tuple(t.view().winning.values())[:2] == ("A", "B")
    assert result(t) == "A wins by exhaustion (2.9.2)"


@pytest.mark.rule("revel:2.9.3", "revel:2.9.4")
def test_if_all_is_equal_it_is_a_true_tie() -> None:
    t = final_turn()
    assert result(t) == "a true tie (2.9.3)"
    assert t.table.result is not None
    assert t.table.result.won == ()
    with pytest.raises(NotOffered, match="the game is over"):
        t.do("pass")
    even = final_turn(TWO, WALL, A={"spells": {1: "Two", 3: "Wall"}}, B={"spells": {2: "Two"}})
    assert result(even) == "a true tie (2.9.3)"


@pytest.mark.rule("revel:2.9.4")
@pytest.mark.parametrize(
    ("a", "b", "rule"),
    [({1: PLAIN}, {}, "2.9.1"), ({1: "Two"}, {2: PLAIN}, "2.9.2"), ({}, {}, "2.9.3")],
)
def test_the_game_always_ends_in_a_final_outcome_check(a: dict[int, str], b: dict[int, str], rule: str) -> None:
    t = final_turn(TWO, A={"spells": a}, B={"spells": b})
    assert t.table.result is not None
    assert (t.table.result.rule, t.offered, t.table.decision) == (rule, [], None)
    assert t.view("A").result == t.view("B").result == str(t.table.result)
    with pytest.raises(NotOffered, match="the game is over"):
        t.do("draw a card")


@pytest.mark.rule("revel:2.9.2")
@pytest.mark.parametrize("strong", ["A", "B"])
def test_power_decides_also_where_nobody_is_winning_anywhere(strong: str) -> None:
    sides = {"A": {1: "Two", 2: "Wall"}, "B": {1: "Two", 2: "Wall"}}
    sides[strong] = {1: "Two", 2: "Two"}
    t = final_turn(TWO, WALL, A={"spells": sides["A"]}, B={"spells": sides["B"]})
    assert set(t.view().winning.values()) == {None}
    assert result(t) == f"{strong} wins by exhaustion (2.9.2)"
