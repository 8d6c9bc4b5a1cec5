"""Magic chips."""

from __future__ import annotations

import pytest

from coven.kernel import Table
from tests.games.witchstone.tale import (
    can,
    group,
    owed,
    play,
    player,
    refusing_rule,
    situation,
    turn_passed,
    vp,
)


def to_v1(chip: str, left: int = 1, **told: object) -> Table:
    """A can move a witch to V1, where this chip lies."""
    mine = {"connections": ["T1-V1"], "lying": 2, **told}
    return situation(A=mine, chips={"V1": chip}, agenda=group("witch", left))


@pytest.mark.rule("witchstone:chip.2")
def test_a_chip_gives_one_action_or_3_vp() -> None:
    table = play(to_v1("energy"), "to V1", "chip energy")
    assert owed(table)[-1] == "energy 1"
    play(table, "T1-C1")
    assert (player(table).energy, player(table).chips, vp(table)) == (18, ("energy",), 3)
    assert turn_passed(table)
    table = play(to_v1("points"), "to V1", "chip points")
    assert (vp(table), player(table).chips) == (5, ("points",))
    assert turn_passed(table)


@pytest.mark.rule("witchstone:chip.3")
def test_a_chip_can_be_used_between_witch_actions() -> None:
    table = to_v1("energy", 2)
    play(table, "to V1")
    assert "to F1" not in can(table)
    play(table, "chip energy", "V1-F1")
    assert "to F1" in can(table)
    play(table, "to F1")
    assert player(table).standing == ("V1", "F1")
    assert vp(table) == 2 + 1 + 2
    play(table, "done")
    assert turn_passed(table)


@pytest.mark.rule("witchstone:chip.3")
def test_a_chip_can_be_used_right_after_the_last_witch_action() -> None:
    table = play(to_v1("wand"), "to V1")
    assert owed(table)[-1] == "witch 0 (chip wand)"
    assert can(table) == {"chip wand"}
    play(table, "chip wand", "advance 1")
    assert player(table).wand == 1
    assert turn_passed(table)


@pytest.mark.rule("witchstone:chip.4", "witchstone:open.12")
def test_an_unused_chip_lapses_but_keeps_its_value() -> None:
    table = situation(
        A={
            "connections": ["T1-V1"], "lying": 2, "tiles": ["witch/crystal d3 c2"],
            "crystals": ["e1", "b4", "d2", "d6", "f2", "f4"],
        },
        chips={"V1": "wand"},
        agenda=[
            {"do": "halves", "left": [["crystal", "c2"]]},
            {"do": "group", "action": "witch", "left": 1},
        ],
    )  # fmt: skip
    play(table, "to V1", "done")
    assert (player(table).wand, player(table).chips) == (0, ("wand",))
    assert can(table) == {"crystal"}
    play(table, "crystal", "crystal e1", "out at witch", "witch")
    # A new witch group, but the old chip's time is over.
    assert owed(table)[-1] == "witch 2"
    assert refusing_rule(table, "chip wand") == "chip.4"
    play(table, "done")
    assert turn_passed(table)
    assert player(table).wand == 0


@pytest.mark.rule("witchstone:chip.5")
@pytest.mark.parametrize(
    ("order", "wand", "vp_gained"),
    [
        (("chip wand", "advance 1", "chip points"), 1, 7),
        (("chip points", "chip wand", "advance 1"), 1, 7),
        (("chip points", "done"), 0, 7),
        (("chip wand", "advance 1", "done"), 1, 4),
    ],
)
def test_several_chips_in_any_order(order: tuple[str, ...], wand: int, vp_gained: int) -> None:
    table = situation(
        A={"connections": ["T1-V1", "T1-C1"], "lying": 2},
        chips={"V1": "wand", "C1": "points"},
        agenda=group("witch", 2),
    )
    play(table, "to V1", "to C1", *order)
    assert (player(table).wand, vp(table)) == (wand, vp_gained)
    assert player(table).chips == ("wand", "points")
    assert turn_passed(table)


@pytest.mark.rule("witchstone:open.13")
def test_a_witch_chip_joins_the_actions_left() -> None:
    table = situation(
        A={"connections": ["T1-V1"], "lying": 2},
        B={"connections": ["V1-T2"]},
        chips={"V1": "witch"},
        agenda=group("witch", 2),
    )
    play(table, "to V1")
    assert refusing_rule(table, "to T2") == "witch.18"
    play(table, "chip witch")
    assert owed(table)[-1] == "witch 2"
    play(table, "to T2")
    assert player(table).standing == ("T2", "V1")
    assert turn_passed(table)


@pytest.mark.rule("witchstone:chip.7")
def test_a_chip_from_the_cloth_lasts_to_the_end_of_its_crystal_group() -> None:
    def just_laid() -> Table:
        table = situation(
            A={"tiles": ["witch/crystal d3 c2"], "crystals": ["e1", "b4", "d2", "d6", "f2", "f4"]},
            cloth=["witch", "energy", "scroll", "wand", "points"],
            agenda=[
                {"do": "halves", "left": [["witch", "d3"]]},
                {"do": "group", "action": "crystal", "left": 1},
            ],
        )
        return play(table, "crystal e1", "out at witch", "bottom", "witch")

    table = just_laid()
    assert can(table) == {"chip witch"}
    play(table, "chip witch", "add")
    assert player(table).lying == 1
    assert can(table) == {"witch"}
    table = play(just_laid(), "done")
    assert can(table) == {"witch"}
    play(table, "witch")
    assert refusing_rule(table, "chip witch") == "chip.4"
    assert owed(table)[-1] == "witch 1"
    assert player(table).chips == ("witch",)


@pytest.mark.rule("witchstone:chip.8")
def test_a_chip_is_not_strengthened_by_the_cauldron() -> None:
    table = to_v1(
        "energy", tiles=["energy/wand b3 c3", "energy/witch c4 c5", "energy/scroll d3 c2", "energy/crystal d5 e5"]
    )
    play(table, "to V1", "chip energy")
    assert owed(table)[-1] == "energy 1"
    play(table, "T1-C1")
    assert turn_passed(table)
    assert player(table).energy == 18


def test_a_chip_that_can_do_nothing_is_not_offered() -> None:
    table = to_v1("crystal", crystals=[], black="none", aside=["coloured"] * 6 + ["black"])
    play(table, "to V1")
    assert turn_passed(table)
    assert player(table).chips == ("crystal",)
