"""3.10 Winning in a spell space."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.stage import Stage, shield, stage, stance, strike

CARDS = (
    strike("Zero", 0),
    strike("One", 1),
    strike("Three", 3),
    strike("Four", 4),
    shield("Wall2", 2),
    shield("Wall3", 3),
    shield("Wall4", 4),
    shield("Wall0", 0),
)


def leader(a: Any, b: Any) -> str | None:
    """Who is winning with these spells facing each other; the same for everybody who looks, and both ways round."""
    spells = [{} if one is None else {1: one} for one in (a, b)]
    t = stage(*CARDS, A={"spells": spells[0]}, B={"spells": spells[1]})
    found = {t.view(seat).winning[1] for seat in ("A", "B", None)}
    assert len(found) == 1
    mirrored = stage(*CARDS, A={"spells": spells[1]}, B={"spells": spells[0]}).view().winning[1]
    winner = found.pop()
    assert mirrored == {"A": "B", "B": "A", None: None}[winner]
    assert t.at_rest()
    return winner


@pytest.mark.rule("revel:3.10.2")
@pytest.mark.parametrize(
    ("a", "b"),
    [("Wall2", "Wall3"), ("Wall2", None), ("Zero", None), ("Zero", "Zero"), ("Zero", "Wall0"), (None, None)],
)
def test_without_any_power_nobody_is_winning(a: str | None, b: str | None) -> None:
    assert leader(a, b) is None


@pytest.mark.rule("revel:3.10.3")
def test_the_greater_power_is_winning_and_a_tie_is_nobodys() -> None:
    assert leader("Four", "Three") == "A"
    assert leader("Three", "Three") is None
    assert leader("Three", {"card": "Three", "+1s": 1}) == "B"


@pytest.mark.rule("revel:3.10.4")
def test_power_is_winning_against_a_lower_resistance_only() -> None:
    assert leader("Three", "Wall2") == "A"
    assert leader("Three", "Wall3") is None
    assert leader("Three", "Wall4") is None
    assert leader("Three", {"card": "Wall2", "+1s": 1}) is None


@pytest.mark.rule("revel:3.10.5", "revel:S22")
def test_an_unopposed_spell_with_power_is_winning() -> None:
    assert leader("One", None) == "A"
    assert leader({"card": "Zero", "+1s": 1}, None) == "A"


@pytest.mark.rule("revel:3.10.6")
def test_a_spell_with_neither_power_nor_resistance_does_not_hold_a_space() -> None:
    assert leader("One", "Zero") == "A"
    assert leader("One", "Wall0") == "A"
    t = stage(
        strike("Hush", 1, "The opposing spell has -3 Power."),
        strike("Three", 3),
        A={"spells": {2: "Hush"}},
        B={"spells": {2: "Three"}},
    )
    reduced = t.view().B.spells[2]
    assert reduced is not None
    assert reduced.power == 0
    assert tuple(t.view().winning.values()) == (None, "A", None, None, None)
    assert t.at_rest()


@pytest.mark.rule("revel:3.10.1")
def test_the_lead_changes_in_the_middle_of_an_effect() -> None:
    cool = "Remove a +1 from any 1 spell. Gain 1 Passion for each spell space you are winning in."
    t = stage(
        strike("Three", 3),
        stance("Cool", f"This Stance's Power Is: {cool}"),
        A={"stance": "Cool", "spells": {1: {"card": "Three", "+1s": 1}, 2: "Three", 4: "Three"}},
        B={"spells": {1: {"card": "Three", "+1s": 2}}},
    )
    assert tuple(t.view().winning.values()) == ("B", "A", None, "A", None)
    ours, theirs = t.fork(), t.fork()
    theirs.do("use Cool", "B's Three in space 1")  # 4 against 4
    assert tuple(theirs.view().winning.values()) == (None, "A", None, "A", None)
    assert theirs.A["resources"] == {"Passion": 2}
    ours.do("use Cool", "A's Three in space 1")
    assert ours.A["resources"] == {"Passion": 2}

    u = stage(
        strike("Three", 3),
        stance("Cool", f"This Stance's Power Is: {cool}"),
        A={"stance": "Cool", "spells": {1: {"card": "Three", "+1s": 1}}},
        B={"spells": {1: {"card": "Three", "+1s": 1}}},
    )
    u.do("use Cool", "B's Three in space 1")  # it was a tie a moment ago
    assert u.A["resources"] == {"Passion": 1}
    assert theirs.at_rest()
    assert ours.at_rest()
    assert u.at_rest()


@pytest.mark.rule("revel:3.10.7")
def test_the_victory_tokens_follow_the_lead_at_once() -> None:
    t = stage(
        strike("Three", 3),
        strike("Echo", 2, "This Spell's Power Is: Draw this spell."),
        stance("Cool", "This Stance's Power Is: Remove a +1 from any 1 spell."),
        A={"stance": "Cool", "spells": {1: "Echo", 2: {"card": "Echo", "+1s": 2}}, "hand": ["Three"]},
        B={"spells": {2: "Three"}},
        plays=2,
    )
    assert tokens(t) == ["A", "A", None, None, None]
    t.do("use Cool")
    assert tokens(t) == ["A", None, None, None, None]
    t.do("use Echo")
    assert tokens(t) == [None, None, None, None, None]
    t.do("play a card", "Three", "space 5")
    assert tokens(t) == [None, None, None, None, "A"]
    assert t.at_rest()


def tokens(t: Stage) -> list[str | None]:
    """The victory token of each space, which agrees with what each spell and each side says of itself."""
    view = t.view()
    for seat, side in (("A", view.A), ("B", view.B)):
        assert [spell is not None and spell.winning for spell in side.spells.values()] == [
            one == seat for one in view.winning.values()
        ]
        assert side.spaces_won == list(view.winning.values()).count(seat)
    return list(view.winning.values())
