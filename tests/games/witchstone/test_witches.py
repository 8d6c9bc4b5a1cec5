"""Witch actions."""

from __future__ import annotations

from typing import Any

import pytest

from coven.games.witchstone.witches import costs
from tests.games.witchstone.tale import (
    can,
    chip_at,
    group,
    owed,
    play,
    player,
    refusing_rule,
    seen,
    situation,
    state_of,
    turn_passed,
    vp,
    won,
)

NO_CHIPS = dict.fromkeys(("V1", "F1", "C1", "T4", "V4", "C2"), "none")


@pytest.mark.rule("witchstone:witch.1")
@pytest.mark.parametrize("order", [("add", "to V1", "add"), ("add", "add", "to V1")])
def test_adding_and_moving_in_any_order(order: tuple[str, ...]) -> None:
    table = situation(A={"connections": ["T1-V1"]}, chips=NO_CHIPS, agenda=group("witch", 3))
    play(table, *order)
    assert (player(table).witches, player(table).lying, player(table).standing) == (9, 1, ("V1",))
    assert turn_passed(table)


@pytest.mark.rule("witchstone:witch.1")
def test_moving_first_if_one_lies_ready() -> None:
    table = situation(A={"connections": ["T1-V1"], "lying": 1}, chips=NO_CHIPS, agenda=group("witch", 2))
    play(table, "to V1", "add")
    assert (player(table).witches, player(table).lying) == (9, 1)
    assert turn_passed(table)


@pytest.mark.rule("witchstone:witch.2")
def test_adding_lays_a_witch_at_the_tower() -> None:
    table = play(situation(agenda=group("witch", 1)), "add")
    assert (player(table).witches, player(table).lying, vp(table)) == (10, 1, 0)
    assert player(table).standing == ()
    assert turn_passed(table)


@pytest.mark.rule("witchstone:witch.3")
def test_any_number_may_lie_there() -> None:
    table = play(situation(agenda=group("witch", 5)), *["add"] * 5)
    assert (player(table).witches, player(table).lying) == (6, 5)
    assert turn_passed(table)


@pytest.mark.rule("witchstone:witch.4")
def test_without_a_lying_witch_there_is_none_to_move() -> None:
    table = situation(A={"connections": ["T1-V1"]}, agenda=group("witch", 2))
    assert can(table) == {"add"}
    assert refusing_rule(table, "to V1") == "witch.4"
    play(table, "add")
    assert can(table) == {"add", "to V1"}


@pytest.mark.rule("witchstone:witch.5")
def test_standing_up_pays_2_vp_also_to_a_later_arrival() -> None:
    table = situation(A={"connections": ["T1-V1"], "lying": 1}, B={"standing": ["V1"]}, agenda=group("witch", 1))
    assert chip_at(table, "V1") == "none"
    play(table, "to V1")
    assert (vp(table), player(table).chips) == (2, ())
    assert turn_passed(table)


@pytest.mark.rule("witchstone:witch.6")
def test_there_must_be_no_gap() -> None:
    table = situation(
        A={"connections": ["T1-V1"], "begun": "V1-C2", "begun units": 2, "lying": 1}, agenda=group("witch", 1)
    )
    assert can(table) == {"add", "to V1"}
    assert refusing_rule(table, "to C2") == "witch.6"


@pytest.mark.rule("witchstone:open.11")
def test_a_rivals_unfinished_connection_carries_nobody() -> None:
    table = situation(
        A={"connections": ["T1-V1"], "lying": 1}, B={"begun": "V1-T2", "begun units": 1}, agenda=group("witch", 3)
    )
    assert can(table) == {"add", "to V1"}
    assert refusing_rule(table, "to T2") == "witch.6"


@pytest.mark.rule("witchstone:witch.7")
def test_one_own_witch_per_location() -> None:
    table = situation(
        seats=3,
        A={"connections": ["T1-V1", "V1-F1"], "standing": ["V1"], "lying": 1},
        B={"standing": ["F1"]},
        C={"standing": ["F1"]},
        agenda=group("witch", 1),
    )
    assert can(table) == {"add", "to F1"}
    assert refusing_rule(table, "to V1") == "witch.7"
    play(table, "to F1")
    assert player(table).standing == ("V1", "F1")
    assert turn_passed(table)


@pytest.mark.rule("witchstone:witch.8", "witchstone:open.32")
def test_the_own_tower_is_no_target_and_the_big_witch_stays() -> None:
    table = situation(A={"connections": ["T1-C1", "C1-F1", "T1-F1"], "lying": 2}, agenda=group("witch", 3))
    assert can(table) == {"add", "to C1", "to F1"}
    assert refusing_rule(table, "to T1") == "witch.8"
    nobody = situation(A={"connections": ["T1-C1"]}, agenda=group("witch", 1))
    assert can(nobody) == {"add"}
    assert player(nobody).standing == ()


@pytest.mark.rule("witchstone:witch.9")
def test_an_own_network_costs_one_action_however_far() -> None:
    table = situation(
        A={"connections": ["T1-V1", "V1-F1", "F1-C2"], "lying": 1}, chips=NO_CHIPS, agenda=group("witch", 1)
    )
    play(table, "to C2")
    assert player(table).standing == ("C2",)
    assert vp(table) == 2
    assert turn_passed(table)


@pytest.mark.rule("witchstone:witch.10")
@pytest.mark.parametrize("on_the_way", ["nobody", "own", "rival"])
def test_places_passed_give_nothing(on_the_way: str) -> None:
    table = situation(
        A={"connections": ["T1-V1", "V1-F1"], "lying": 1, "standing": ["V1"] if on_the_way == "own" else []},
        B={"standing": ["V1"] if on_the_way == "rival" else []},
        chips={"F1": "wand"} | ({"V1": "energy"} if on_the_way == "nobody" else {}),
        agenda=group("witch", 1),
    )
    play(table, "to F1")
    assert player(table).chips == ("wand",)
    assert chip_at(table, "V1") == ("energy" if on_the_way == "nobody" else "none")
    assert chip_at(table, "F1") == "none"
    assert vp(table) == 2
    play(table, "done")
    assert turn_passed(table)


@pytest.mark.rule("witchstone:witch.11")
def test_each_rivals_connection_costs_one_action_whatever_its_length() -> None:
    rival = {"connections": ["T2-V2", "V2-W", "T1-W"]}
    table = situation(A={"lying": 1}, B=rival, agenda=group("witch", 1))
    assert can(table) == {"add", "to W"}
    assert refusing_rule(table, "to V2") == "witch.18"
    play(table, "to W")
    assert (player(table).standing, vp(table)) == (("W",), 8)
    assert turn_passed(table)
    table = situation(A={"lying": 1}, B=rival, chips={"V2": "points"}, agenda=group("witch", 2))
    play(table, "to V2")
    assert owed(table)[-1] == "witch 0 (chip points)"


@pytest.mark.rule("witchstone:open.10", "witchstone:witch.11", "witchstone:witch.9")
def test_the_price_of_a_mixed_path() -> None:
    def price(**told: Any) -> dict[str, int]:
        state = state_of(seats=3, **told)
        return {state.board.locations[n]: cost for n, cost in enumerate(costs(state, state.players[0])) if cost}

    # Own T1-V1, rival V1-T2.
    assert price(A={"connections": ["T1-V1"]}, B={"connections": ["V1-T2"]}) == {"V1": 1, "T2": 2}
    # A rival's connection from the own tower.
    assert price(A={}, B={"connections": ["V1-T2", "T1-V1"]}) == {"V1": 1, "T2": 2}
    # Two rivals' connections, of two rivals.
    way_of_c = ["V3-W", "T3-V3", "V1-W"]
    assert price(A={}, B={"connections": ["V1-T2", "T1-V1"]}, C={"connections": way_of_c}) == {
        "V1": 1,
        "T2": 2,
        "W": 2,
        "V3": 3,
        "T3": 4,
    }
    # Over own and rivals' connections together it is cheaper than over rivals' alone, which are found first.
    way_of_b = ["V1-T2", "V1-C2", "F1-C2", "C1-F1", "T1-C1"]
    assert price(A={"connections": ["T1-V1"]}, B={"connections": way_of_b}) == {
        "V1": 1,
        "C1": 1,
        "F1": 2,
        "C2": 2,
        "T2": 2,
    }
    # The cheaper of two ways: an own one all the way, or a rival's.
    assert price(A={"connections": ["T1-V1", "V1-F1"]}, B={"connections": ["V1-T2"]})["F1"] == 1


@pytest.mark.rule("witchstone:open.10", "witchstone:witch.11", "witchstone:witch.10")
def test_own_stretches_cost_one_action_all_together() -> None:
    state = state_of(A={"connections": ["T1-V1"]}, B={"connections": ["V1-T2"]})
    names = [connection.name for connection in state.board.connections]
    # Building rules never leave an own connection beyond a rival's; the price holds for one all the same.
    state.players[0].complete |= 1 << names.index("T2-V2")
    price = costs(state, state.players[0])
    assert price[state.board.locations.index("V2")] == 2
    assert price[state.board.locations.index("T2")] == 2


@pytest.mark.rule("witchstone:witch.12")
def test_witch_actions_not_used_are_lost() -> None:
    table = play(situation(agenda=group("witch", 3)), "add", "done")
    assert (player(table).lying, player(table).witches) == (1, 10)
    assert turn_passed(table)


@pytest.mark.rule("witchstone:witch.13")
def test_the_first_witch_takes_the_chip() -> None:
    for_b = situation(
        B={"connections": ["T2-V2"], "lying": 1}, chips={"V2": "wand"}, current="B", agenda=group("witch", 1)
    )
    play(for_b, "to V2")
    assert (player(for_b).chips, player(for_b, "B").chips) == ((), ("wand",))
    table = situation(
        A={"connections": ["T1-V1"], "lying": 1},
        B={"connections": ["V1-T2"], "lying": 1},
        chips={"V1": "points"},
        agenda=group("witch", 1),
    )
    play(table, "to V1", "done")
    assert (player(table).chips, vp(table)) == (("points",), 2)
    assert chip_at(table, "V1") == "none"
    then = situation(
        A={"standing": ["V1"]}, B={"connections": ["V1-T2"], "lying": 1}, current="B", agenda=group("witch", 1)
    )
    play(then, "to V1")
    assert (player(then, "B").chips, vp(then, "B")) == ((), 2)
    assert turn_passed(then, "A")


@pytest.mark.rule("witchstone:witch.14", "witchstone:open.4", "witchstone:witch.5")
def test_the_witchstone_pays_less_to_later_witches() -> None:
    for arrivals, name in enumerate("ABCD"):
        there = list("ABCD"[:arrivals])
        told: dict[str, Any] = {other: {"standing": ["W"]} for other in there}
        told[name] = {"connections": [f"T{arrivals + 1}-W"], "lying": 1}
        table = situation(seats=4, witchstone=there, current=name, agenda=group("witch", 1), **told)
        play(table, "to W")
        assert vp(table, name) == 2 + (6, 5, 4, 3)[arrivals]
        assert player(table, name).chips == ()
        assert seen(table).witchstone == (*there, name)
        assert turn_passed(table, "ABCDA"[arrivals + 1])


@pytest.mark.rule("witchstone:witch.15")
def test_a_standing_witch_stays() -> None:
    table = situation(A={"connections": ["T1-V1", "V1-F1"], "standing": ["V1"], "lying": 0}, agenda=group("witch", 2))
    assert can(table) == {"add"}
    assert refusing_rule(table, "to F1") == "witch.4"
    moved = situation(A={"connections": ["T1-V1", "V1-F1"], "lying": 1}, chips=NO_CHIPS, agenda=group("witch", 3))
    play(moved, "to V1")
    assert (player(moved).lying, player(moved).standing) == (0, ("V1",))
    assert can(moved) == {"add"}
    assert refusing_rule(moved, "to F1") == "witch.4"


ALL_OUT = ["V1", "V2", "V3", "V4", "F1", "F2", "F3", "F4", "C1", "C2", "C3"]


@pytest.mark.rule("witchstone:witch.16")
def test_when_all_witches_stand_nothing_helps() -> None:
    table = situation(
        A={"standing": ALL_OUT, "connections": ["T1-W"], "spells": ["witch +2", "any +1"], "chips": ["witch"]},
        won=won("witch"),
        agenda=group("witch", 2),
    )
    assert turn_passed(table)
    mine = player(table)
    assert (mine.witches, mine.lying, mine.spells, mine.chips) == (0, 0, ("witch +2", "any +1"), ("witch",))


@pytest.mark.rule("witchstone:witch.16")
@pytest.mark.parametrize(
    ("standing", "lying", "helps"), [(ALL_OUT[2:], 2, True), (ALL_OUT[:-1], 1, False), (ALL_OUT, 0, False)]
)
def test_a_witch_chip_helps_whoever_could_still_move_one(standing: list[str], lying: int, helps: bool) -> None:
    """The supply is empty, and of all locations only V1 can be reached; with a witch there already, it can't."""
    told = {"standing": standing, "connections": ["T1-V1"], "lying": lying, "chips": ["witch"]}
    table = situation(A=told, won=won("witch", during="crystal"), chips=NO_CHIPS, agenda=group("crystal", 1))
    assert player(table).witches == 0
    assert ("chip witch" in can(table)) is helps


@pytest.mark.rule("witchstone:witch.17")
def test_with_an_empty_supply_lying_witches_still_move() -> None:
    table = situation(
        A={"standing": ALL_OUT[2:], "connections": ["T1-V1"], "lying": 2}, chips=NO_CHIPS, agenda=group("witch", 2)
    )
    assert player(table).witches == 0
    assert can(table) == {"to V1"}
    assert refusing_rule(table, "add") == "witch.2"
    play(table, "to V1")
    assert player(table).lying == 1
    assert turn_passed(table)


@pytest.mark.rule("witchstone:witch.18")
def test_a_move_too_dear_is_not_begun() -> None:
    told: dict[str, Any] = {"A": {"connections": ["T1-V1"], "lying": 1}, "B": {"connections": ["T2-V2", "V1-T2"]}}
    table = situation(**told, agenda=group("witch", 2))
    assert refusing_rule(table, "to V2") == "witch.18"
    play(table, "done")
    later = situation(**told, round=2, agenda=group("witch", 1))
    assert refusing_rule(later, "to V2") == "witch.18"
    assert refusing_rule(later, "to T2") == "witch.18"
