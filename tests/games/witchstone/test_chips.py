"""Magic chips."""

from __future__ import annotations

import pytest

from coven.kernel import Table
from tests.games.witchstone.tale import (
    can,
    group,
    log,
    offered,
    owed,
    play,
    player,
    refusing_rule,
    seen,
    situation,
    turn_passed,
    vp,
    won,
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
    # VP can be had when no action could do anything.
    spent = ["T1-V1", "T1-C1", "V1-F1", "V1-W", "T1-F1", "V1-T2", "T1-W", "V1-C2", "F1-C2", "C1-F1"]
    table = situation(
        A={"connections": spent, "chips": ["points", "energy"]},
        won=won("points", "energy"),
        agenda=group("witch", 0),
    )
    assert (player(table).energy, can(table)) == (0, {"chip points"})
    play(table, "chip points")
    assert vp(table) == 3
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


def won_and_kept() -> Table:
    """A has won a wand chip in the witch half and not used it; the crystal half is to come, with a witch exit near."""
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
    return table


@pytest.mark.rule("witchstone:open.12", "witchstone:chip.3")
def test_a_chip_won_can_be_used_in_later_witch_actions_of_the_turn() -> None:
    table = won_and_kept()
    assert seen(table).won == ({"chip": "wand", "times": 1, "during": "witch"},)
    assert can(table) == {"crystal"}
    assert refusing_rule(table, "chip wand") == "chip.3"
    play(table, "crystal")
    # Crystal actions are no witch actions.
    assert "chip wand" not in can(table)
    assert refusing_rule(table, "chip wand") == "chip.3"
    play(table, "crystal e1", "out at witch", "witch")
    assert owed(table)[-1] == "witch 2 (chip wand)"
    assert "chip wand" in can(table)
    play(table, "add", "chip wand", "advance 1")
    assert (player(table).wand, seen(table).won) == (1, ())
    play(table, "done")
    assert turn_passed(table)
    assert player(table).chips == ("wand",)


@pytest.mark.rule("witchstone:open.12", "witchstone:chip.3")
def test_right_after_the_last_witch_action_of_the_turn_is_not_too_late() -> None:
    table = play(won_and_kept(), "crystal", "crystal e1", "out at witch", "witch", "add", "add")
    assert owed(table)[-1] == "witch 0 (chip wand)"
    assert can(table) == {"chip wand"}
    play(table, "chip wand", "advance 1")
    assert player(table).wand == 1
    assert turn_passed(table)


@pytest.mark.rule("witchstone:chip.4", "witchstone:open.12")
def test_an_unused_chip_lapses_at_the_end_of_the_turn_but_keeps_its_value() -> None:
    table = play(won_and_kept(), "crystal", "crystal e1", "out at witch", "witch", "done")
    assert turn_passed(table)
    assert (player(table).wand, player(table).chips) == (0, ("wand",))
    assert log(table).count("A's chip lapses: wand") == 1
    assert seen(table).won == ()
    # Nor does it help in a witch action of the next turn.
    later = situation(
        A={"chips": ["wand"], "connections": ["T1-V1"], "standing": ["V1"], "lying": 1}, agenda=group("witch", 1)
    )
    assert "chip wand" not in can(later)
    assert refusing_rule(later, "chip wand") == "chip.4"


@pytest.mark.rule("witchstone:open.12", "witchstone:tower.9")
def test_a_chip_won_in_a_tower_step_does_not_outlast_it() -> None:
    table = situation(
        phase="towers",
        current="B",
        A={"tower": "none"},
        B={"tower": "T2", "connections": ["T2-V2"], "lying": 1},
        chips={"V2": "wand", "T1": "energy"},
        agenda=[{"do": "group", "action": "witch", "left": 1, "source": "chip"}],
    )
    play(table, "to V2")
    assert can(table) == {"chip wand"}
    play(table, "done")
    assert seen(table).won == ()
    assert "B's chip lapses: wand" in log(table)
    assert (table.decision is not None and table.decision.seat, player(table, "B").wand) == (0, 0)


@pytest.mark.rule("witchstone:chip.3", "witchstone:open.23")
def test_actions_a_chip_could_still_open_are_not_closed_unasked() -> None:
    """All witches are out of the supply, one lies ready, and every location that can be reached has a witch of A's."""
    table = situation(
        A={"connections": ["T1-V1", "V1-F1"], "standing": REACHED, "lying": 2, "chips": ["energy"]},
        won=won("energy"),
        agenda=group("witch", 2),
    )
    assert can(table) == {"chip energy"}
    play(table, "chip energy", "T1-C1")
    assert can(table) == {"to C1"}
    play(table, "to C1")
    assert "C1" in player(table).standing


REACHED = ["V1", "F1", "V2", "F2", "V3", "F3", "V4", "F4", "C4"]


@pytest.mark.rule("witchstone:chip.7", "witchstone:open.23")
def test_a_chip_of_the_cloth_opens_what_the_next_vial_gives() -> None:
    """Two crystals on the rim: the first brings an energy chip, the second two witch actions with nowhere to go."""
    mine = {
        "connections": ["T1-V1", "V1-F1"], "standing": REACHED, "lying": 2,
        "crystals": ["b4", "d2", "d6", "f2"],
    }  # fmt: skip
    table = situation(
        A=mine,
        cloth=["energy", "wand", "points", "scroll"],
        agenda=group("crystal", 0, stage="vials", out=[["coloured", "witch"], ["coloured", "wand"]]),
    )
    play(table, "crystal at wand", "bottom", "energy")
    # The chip can be used before the other crystal goes to the rack ...
    assert offered(table) == {"crystal at witch", "chip energy"}
    early = play(table.fork(), "chip energy", "T1-C1", "witch")
    assert can(early) == {"to C1"}
    # ... and after it: the witch actions wait for what the chip opens.
    play(table, "crystal at witch", "witch")
    assert owed(table)[-1] == "witch 2"
    assert can(table) == {"chip energy"}
    play(table, "chip energy", "T1-C1", "to C1")
    assert player(table).lying == 1
    # Without a chip there is nothing to wait for, nor for the sake of a points chip.
    for chips in ([], ["points"]):
        idle = situation(
            A={**mine, "chips": chips, "crystals": ["b4", "d2", "d6", "f2", "f4"]},
            won=won(*chips, during="crystal"),
            rack={"bottom": ["B coloured"] * 4},
            B={"crystals": ["b2", "b4"]},
            agenda=group("crystal", 0, stage="vials", out=[["coloured", "witch"]]),
        )
        if chips:
            play(idle, "crystal at witch")
            assert owed(idle)[-1] == "crystal 0 (chip points)"
            play(idle, "done")
        assert turn_passed(idle)


@pytest.mark.rule("witchstone:chip.5", "witchstone:chip.6", "witchstone:chip.3")
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
def test_a_chip_from_the_cloth_lasts_as_long_as_crystal_actions_do() -> None:
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
    # Witch actions are no crystal actions.
    assert refusing_rule(table, "chip witch") == "chip.7"
    assert owed(table)[-1] == "witch 1"
    assert player(table).chips == ("witch",)
    play(table, "done")
    assert turn_passed(table)
    assert "A's chip lapses: witch" in log(table)


@pytest.mark.rule("witchstone:chip.7", "witchstone:open.12")
def test_a_chip_from_the_cloth_can_be_used_in_later_crystal_actions_of_the_turn() -> None:
    table = situation(
        A={"chips": ["scroll"], "tiles": ["crystal/wand c2 d3"], "wand": 17},
        won=won("scroll", during="crystal"),
        agenda=[{"do": "halves", "left": [["wand", "d3"]]}],
    )
    play(table, "wand", "advance 1")
    # Space 18 of the wand gives crystal actions.
    assert "chip scroll" in can(table)
    play(table, "chip scroll", "I", "done")
    assert len(player(table).spells) + len(player(table).prophecies) == 1
    assert turn_passed(table)


@pytest.mark.rule("witchstone:open.12")
@pytest.mark.parametrize(("around", "inner"), [("witch", "crystal"), ("crystal", "witch")])
def test_of_equal_chips_the_one_whose_time_is_over_first_is_used_first(around: str, inner: str) -> None:
    """One wand chip was won in the actions under way, the other in those around them, which go on longer."""
    table = situation(
        A={"chips": ["wand", "wand", "energy"]},
        won=[*won("wand", "energy", during=around), *won("wand", during=inner)],
        agenda=[*group(around, 1), {"do": "group", "action": inner, "left": 1, "source": "chip"}],
    )
    play(table, "chip wand", "advance 1", "done")
    assert owed(table)[-1] == f"{around} 1 (chip wand, chip energy)"
    assert {"chip wand", "chip energy"} < can(table)
    play(table, "chip wand", "advance 1")
    assert (player(table).wand, player(table, "B").wand) == (2, 0)
    play(table, "chip energy", "T1-V1", "done")
    assert turn_passed(table)
    assert not [line for line in log(table) if "lapses" in line]


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


@pytest.mark.rule("witchstone:chip.3", "witchstone:chip.5")
def test_a_chip_can_be_used_in_the_midst_of_what_another_chip_gives() -> None:
    table = situation(
        A={"connections": ["T1-V1"], "chips": ["energy", "wand"]}, won=won("energy", "wand"), agenda=group("witch", 1)
    )
    play(table, "chip energy")
    assert owed(table)[-1] == "energy 1"
    assert "chip wand" in can(table)
    play(table, "chip wand", "advance 1", "T1-C1")
    assert (player(table).wand, player(table).energy) == (1, 18)
    assert "add" in can(table)


@pytest.mark.rule("witchstone:chip.7", "witchstone:chip.4")
@pytest.mark.parametrize("during", ["crystal", "witch"])
def test_no_chip_outlasts_the_turn_in_which_it_was_won(during: str) -> None:
    table = situation(A={"chips": ["wand"]}, won=won("wand", during=during), agenda=group(during, 1))
    assert "chip wand" in can(table)
    play(table, "done")
    while not turn_passed(table):
        play(table, "done")
    assert (seen(table).won, player(table).chips) == ((), ("wand",))
    assert "chip wand" not in can(table)


@pytest.mark.rule("witchstone:chip.7")
def test_of_two_equal_chips_the_one_of_the_inner_actions_is_used_first() -> None:
    """Crystal actions within witch actions: the cloth's chip goes first, and the witch's is there afterwards."""
    table = situation(
        A={"chips": ["wand", "wand"], "connections": ["T1-V1"], "lying": 1},
        won=[*won("wand", during="witch"), *won("wand", during="crystal")],
        agenda=[*group("witch", 1), {"do": "group", "action": "crystal", "left": 1}],
    )
    play(table, "chip wand", "advance 1")
    assert seen(table).won == ({"chip": "wand", "times": 1, "during": "witch"},)
    play(table, "done")
    assert "chip wand" in can(table)
    play(table, "chip wand", "advance 1", "done")
    assert player(table).wand == 2
    assert turn_passed(table)


@pytest.mark.rule("witchstone:chip.3")
def test_a_chip_keeps_the_outermost_witch_actions_open_and_no_inner_ones() -> None:
    inner = {"do": "group", "action": "witch", "left": 1, "source": "special"}
    table = situation(A={"chips": ["energy"]}, won=won("energy"), agenda=[*group("witch", 1), inner])
    play(table, "add")
    # The inner actions are used up: nobody is asked to close them.
    assert owed(table) == ("halves done", "witch 1 (chip energy)")
    play(table, "add")
    # After the last action of all there is still time for the chip.
    assert owed(table) == ("halves done", "witch 0 (chip energy)")
    assert can(table) == {"chip energy"}
    play(table, "done")
    assert turn_passed(table)


@pytest.mark.rule("witchstone:open.13", "witchstone:chip.2")
def test_no_other_chip_joins_the_actions_left() -> None:
    table = situation(A={"chips": ["crystal"]}, won=won("crystal", during="crystal"), agenda=group("crystal", 2))
    play(table, "chip crystal")
    assert owed(table)[-2:] == ("crystal 2", "crystal 1"), "its action is one by itself"
