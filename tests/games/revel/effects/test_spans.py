"""2.3.16, 4.4 How long what was made true lasts, said in whosever turn; and when what was put off is due."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.stage import Plain, Stage, stage, stance, strike, witch

SPARK = "Plain Spark"


def used(text: str, *cards: str, B: Plain | None = None, **a: Any) -> Stage:
    """A uses a witch's Power, with a spell in space 1."""
    t = stage(witch("Wendy", f"Her Power Is: {text}"), *cards, A={"witch": "Wendy", "spells": {1: SPARK}, **a}, B=B)
    return t.do("use Wendy")


def powers(t: Stage, turns: int) -> list[int | None]:
    """The Power of A's spell in this turn and the following ones, in each of which the current player passes."""
    found = [t.spell("A", 1).power]
    for _ in range(turns):
        t.do("pass")
        found.append(t.spell("A", 1).power)
    assert t.at_rest()
    return found


SPANS = [
    ("until the turn ends", [2, 1, 1, 1]),
    ("until your next turn", [2, 2, 1, 1]),
    ("until the end of your next turn", [2, 2, 2, 1]),
    ("until the end of your opponent's next turn", [2, 2, 1, 1]),
]


@pytest.mark.rule("revel:2.3.16", "revel:4.4.1")
@pytest.mark.parametrize(("span", "lasts"), SPANS)
def test_what_is_said_in_ones_own_turn_lasts_as_long_as_it_says(span: str, lasts: list[int]) -> None:
    assert powers(used(f"Your spells have +1 Power {span}."), 3) == lasts


OTHERS = [
    ("until the turn ends", [2, 1, 1, 1]),
    ("until your next turn", [2, 1, 1, 1]),
    ("until the end of your next turn", [2, 2, 1, 1]),
    ("until the end of your opponent's next turn", [2, 2, 2, 1]),
]


@pytest.mark.rule("revel:2.3.16", "revel:4.4.1", "revel:1.9.4")
@pytest.mark.parametrize(("span", "lasts"), OTHERS)
def test_what_is_said_in_the_opponents_turn_lasts_as_long_as_it_says(span: str, lasts: list[int]) -> None:
    """It is A's turn, and B's effect: 'your next turn' is B's, which comes next."""
    grant = stance("Grant", f"When Your Opponent Uses A Power: Each opposing spell has +1 Power {span}.")
    assert powers(used("Gain 1 Passion.", grant, B={"stance": "Grant"}), 3) == lasts


WHENS = [
    ("At the end of this turn", [0, 1, 1, 1, 1]),
    ("When your next turn begins", [0, 0, 1, 1, 1]),
    ("When your next turn ends", [0, 0, 0, 1, 1]),
    ("When your opponent's next turn begins", [0, 1, 1, 1, 1]),
    ("When your opponent's next turn ends", [0, 0, 1, 1, 1]),
]


@pytest.mark.rule("revel:2.3.12", "revel:2.3.4")
@pytest.mark.parametrize(("when", "had"), WHENS)
def test_what_is_put_off_is_done_once_and_when_it_says(when: str, had: list[int]) -> None:
    t = used(f"{when}, gain 1 Passion.")
    found = [t.A["resources"]["Passion"]]
    for _ in range(4):
        t.do("pass")
        found.append(t.A["resources"]["Passion"])
    assert found == had
    assert t.at_rest()


THEIRS = [
    ("At the end of this turn", [0, 1, 1, 1, 1]),
    ("When your next turn begins", [0, 1, 1, 1, 1]),
    ("When your next turn ends", [0, 0, 1, 1, 1]),
    ("When your opponent's next turn begins", [0, 0, 1, 1, 1]),
    ("When your opponent's next turn ends", [0, 0, 0, 1, 1]),
]


@pytest.mark.rule("revel:2.3.12", "revel:2.3.4", "revel:1.9.4")
@pytest.mark.parametrize(("when", "had"), THEIRS)
def test_what_is_put_off_in_the_opponents_turn_is_its_own_players(when: str, had: list[int]) -> None:
    wait = stance("Wait", f"When Your Opponent Uses A Power: {when}, gain 1 Passion.")
    t = used("Gain 1 Stamina.", wait, B={"stance": "Wait"})
    found = [t.B["resources"]["Passion"]]
    for _ in range(4):
        t.do("pass")
        found.append(t.B["resources"]["Passion"])
    assert (found, t.A["resources"]) == (had, {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel:2.3.12")
def test_what_a_turns_end_puts_off_until_its_end_is_never_done() -> None:
    late = strike("Late", 1, "When Your Turn Ends: At the end of this turn, gain 1 Passion.")
    t = stage(late, A={"spells": {1: "Late"}}).do("pass", "pass", "pass")
    assert (t.A["resources"], t.truth.get("later")) == ({"Passion": 0}, None)
    assert t.at_rest()
