"""The end, final scoring, and ties."""

from __future__ import annotations

from typing import Any

import pytest

from coven.games.witchstone.scoring import total
from coven.kernel import Result, Seat, Table
from tests.games.witchstone.tale import group, play, player, seen, situation, state_of, vp


def score(**mine: Any) -> int:
    """A's total if the game ended now."""
    return total(state_of(A=mine, owl_stacks=[[], []]), Seat(0))


def last_turn(**told: Any) -> Table:
    """The game's last action is B's, and it is declined."""
    table = situation(round=11, current="B", agenda=group("pentagram", 1), **told)
    assert not table.over
    return play(table, "done")


def result(table: Table) -> Result:
    assert table.result is not None
    assert table.decision is None
    return table.result


@pytest.mark.rule("witchstone:score.1")
def test_owl_tiles_count_at_the_end() -> None:
    assert score(**{"owl tiles": [7, 5]}) == 12
    table = situation(A={"owl tiles": [7, 5]}, owl_stacks=[[], []])
    assert vp(table) == 0


@pytest.mark.rule("witchstone:score.2", "witchstone:chip.6", "witchstone:tower.8")
def test_chips_count_2_vp_each() -> None:
    assert score(chips=["wand"]) == 2
    assert score(chips=["scroll", "wand", "energy", "points"]) == 8
    assert score(chips=["scroll", "wand", "energy", "points", "points"]) == 10


@pytest.mark.rule("witchstone:score.3", "witchstone:spell.5")
def test_scrolls_count() -> None:
    told: dict[str, Any] = {
        "spells": ["energy +2"],
        "used spells": ["wand +2"],
        "prophecies": [
            "prophecy magic chips 3/5/7",
            "prophecy witches on villages 1/2/3",
            "prophecy witches on forests 1/2/3",
        ],
        "standing": ["V1", "F1", "F2", "F3"],
    }
    assert score(**told) == 2 + 0 + 1 + 3 + 7


FIXTURE: dict[str, Any] = {
    "vp": 41,
    "owl tiles": [7, 5],
    "chips": ["scroll", "wand", "energy", "points", "points"],
    "spells": ["energy +2"],
    "used spells": ["wand +2"],
    "prophecies": [
        "prophecy wand space 8/12/16",
        "prophecy witches on villages 1/2/3",
        "prophecy witches on forests 1/2/3",
    ],
    "standing": ["V1", "F1", "F2", "F3"],
}


@pytest.mark.rule("witchstone:score.4")
def test_everything_is_added_and_the_highest_total_wins() -> None:
    assert score(**FIXTURE) == 41 + 12 + 10 + (2 + 0 + 1 + 3 + 7)
    table = last_turn(A=FIXTURE, B={"vp": 75}, owl_stacks=[[], []])
    assert result(table).scores == (76.0, 75.0)
    assert result(table).won == (0,)
    assert result(table).rule == "score.4"
    assert seen(table).phase == "over"


@pytest.mark.rule("witchstone:score.5", "witchstone:special.3")
@pytest.mark.parametrize(
    "more",
    [
        {"hand": ["energy/wand"], "supply": ["wand/scroll", "energy/witch"]},
        {"lying": 5},
        {"connections": ["T1-V1", "V1-F1"]},
        {"aside": ["coloured", "coloured", "black"], "crystals": ["b2", "b4", "d2", "d6"], "black": "none"},
        {"used specials": ["energy/wand", "witch/wand"]},
        {"tiles": ["special crystal/wand c3 c4"]},
    ],
)
def test_nothing_else_counts(more: dict[str, Any]) -> None:
    state = state_of(A={**FIXTURE, **more}, owl_stacks=[[], []], round=11)
    assert total(state, Seat(0)) == score(**FIXTURE)


@pytest.mark.rule("witchstone:score.4")
def test_points_lost_in_play_are_lost_whatever_is_added() -> None:
    table = last_turn(A={"vp": -3, "owl tiles": [3, 4]}, B={"vp": 1}, owl_stacks=[[], []])
    assert result(table).scores == (4.0, 1.0)
    assert result(table).won == (0,)


@pytest.mark.rule("witchstone:score.6", "witchstone:score.4")
def test_a_hundred_points_and_more() -> None:
    table = last_turn(A={"vp": 120}, B={"vp": 99})
    assert result(table).scores == (120.0, 99.0)
    assert result(table).won == (0,)


@pytest.mark.rule("witchstone:tie.1", "witchstone:score.4")
@pytest.mark.parametrize(("a", "b", "winner"), [(14, 11, 0), (11, 14, 1), (1, 0, 0)])
def test_a_tie_goes_to_the_one_further_along_the_wand(a: int, b: int, winner: int) -> None:
    table = last_turn(A={"vp": 80, "wand": a}, B={"vp": 80, "wand": b})
    assert result(table).won == (winner,)
    assert result(table).rule == "tie.1"


@pytest.mark.rule("witchstone:tie.2", "witchstone:open.31")
@pytest.mark.parametrize("space", [24, 9])
@pytest.mark.parametrize("first", ["A", "B"])
def test_on_one_space_the_earlier_arrival_wins(space: int, first: str) -> None:
    order = ["A", "B"] if first == "A" else ["B", "A"]
    table = last_turn(A={"vp": 80, "wand": space}, B={"vp": 80, "wand": space}, wand_order=order)
    assert result(table).won == ("AB".index(first),)


@pytest.mark.rule("witchstone:tie.2", "witchstone:wand.10")
def test_the_order_of_arrival_is_remembered_from_the_moves_themselves() -> None:
    told: dict[str, Any] = {"A": {"vp": 80, "wand": 23, "chips": []}, "B": {"vp": 80, "wand": 24}}
    table = situation(**told, round=11, agenda=group("wand", 1))
    play(table, "advance 1")
    assert seen(table).wand_order == ("B", "A")


@pytest.mark.rule("witchstone:open.31")
def test_nobody_has_moved_and_the_victory_is_shared() -> None:
    table = last_turn(A={"vp": 80}, B={"vp": 80})
    assert result(table).won == (0, 1)
    assert "share the victory" in result(table).words


@pytest.mark.rule("witchstone:tie.1")
def test_a_third_player_is_not_helped_by_the_wand() -> None:
    table = situation(
        seats=3, round=11, current="C", A={"vp": 80}, B={"vp": 80, "wand": 2}, C={"vp": 70, "wand": 20},
        agenda=group("pentagram", 1),
    )  # fmt: skip
    play(table, "done")
    assert (result(table).won, result(table).rule) == ((1,), "tie.1")


@pytest.mark.rule("witchstone:end.1")
def test_the_game_does_not_end_before_the_last_turn() -> None:
    table = situation(round=11, current="A", agenda=group("pentagram", 1))
    play(table, "done")
    assert not table.over
    assert (len(player(table).hand), len(player(table, "B").hand)) == (4, 5)
    assert seen(table).current == "B"
