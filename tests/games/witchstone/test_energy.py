"""Energy actions."""

from __future__ import annotations

import random

import pytest

from coven.games.witchstone import GAME, energy
from coven.kernel import Seat, Table
from tests.games.witchstone.tale import (
    can,
    group,
    new,
    offered,
    owed,
    play,
    player,
    refusing_rule,
    seen,
    situation,
    state_of,
    turn_passed,
    vp,
)

AT_T1 = {"T1-V1", "T1-C1", "T1-F1", "V4-T1", "T1-W"}


def line(table: Table, name: str) -> tuple[str, int]:
    """Who owns a connection, and how many units lie on it."""
    connection = seen(table).connections[name]
    return connection.owner, connection.units


@pytest.mark.rule("witchstone:energy.1", "witchstone:energy.2")
def test_one_action_places_one_unit() -> None:
    table = situation(agenda=group("energy", 1))
    play(table, "T1-W")
    assert line(table, "T1-W") == ("A", 1)
    assert (player(table).energy, vp(table)) == (19, 0)
    assert turn_passed(table)
    # Two of three units are no connection yet: a witch can't pass.
    table = situation(A={"begun": "T1-W", "begun units": 2, "lying": 1}, agenda=group("witch", 1))
    assert can(table) == {"add"}
    assert refusing_rule(table, "to W") == "witch.6"


@pytest.mark.rule("witchstone:energy.2")
def test_an_occupied_connection_is_refused() -> None:
    table = situation(A={"connections": ["T1-V1"]}, B={"connections": ["V1-T2"]}, agenda=group("energy", 1))
    assert refusing_rule(table, "T1-V1") == "energy.2"
    assert refusing_rule(table, "V1-T2") == "energy.2"


@pytest.mark.rule("witchstone:energy.3", "witchstone:energy.1")
def test_several_actions_place_several_units() -> None:
    table = situation(agenda=group("energy", 3))
    play(table, "T1-F1", "T1-F1", "T1-V1")
    assert line(table, "T1-F1") == ("A", 2)
    assert line(table, "T1-V1") == ("A", 1)
    assert (player(table).energy, vp(table)) == (17, 4)
    assert turn_passed(table)
    table = situation(agenda=group("energy", 3))
    play(table, "T1-F1", "T1-F1", "T1-W")
    assert line(table, "T1-W") == ("A", 1)


@pytest.mark.rule("witchstone:energy.4")
def test_the_first_unit_touches_the_tower() -> None:
    table = situation(agenda=group("energy", 2))
    assert can(table) == AT_T1
    assert refusing_rule(table, "V1-F1") == "energy.4"


@pytest.mark.rule("witchstone:energy.5")
@pytest.mark.parametrize("source", ["tile", "chip", "shelf", "wand"])
def test_a_connection_begun_comes_first(source: str) -> None:
    table = situation(
        A={"connections": ["T1-V1"], "begun": "T1-W", "begun units": 1}, agenda=group("energy", 3, source=source)
    )
    assert can(table) == {"T1-W"}
    for other in ("T1-C1", "V1-F1"):
        assert refusing_rule(table, other) == "energy.5"
    play(table, "T1-W")
    assert can(table) == {"T1-W"}
    play(table, "T1-W")
    assert {"T1-C1", "V1-F1", "V2-W"} <= can(table)


@pytest.mark.rule("witchstone:energy.6")
def test_nobody_else_finishes_a_connection() -> None:
    table = situation(A={"connections": ["T1-V1"], "begun": "V1-T2"}, current="B", agenda=group("energy", 2))
    assert "V1-T2" not in can(table)
    assert refusing_rule(table, "V1-T2") == "energy.6"
    play(table, "T2-V2", "done")
    later = situation(
        A={"connections": ["T1-V1"], "begun": "V1-T2"},
        B={"connections": ["T2-V2", "T2-C2"]},
        round=7,
        current="B",
        agenda=group("energy", 2),
    )
    assert refusing_rule(later, "T2-V1") == "energy.6"


@pytest.mark.rule("witchstone:energy.7", "witchstone:energy.4")
def test_a_new_connection_starts_at_the_network() -> None:
    table = situation(A={"connections": ["T1-V1"]}, agenda=group("energy", 1))
    assert can(table) == (AT_T1 - {"T1-V1"}) | {"V1-F1", "V1-W", "V1-T2", "V1-C2"}
    assert refusing_rule(table, "V3-F3") == "energy.7"
    assert refusing_rule(table, "C1-F1") == "energy.7"
    # It grows with every connection completed, whichever end is the new one.
    for connection, units, then in (("V4-T1", 2, "V4-W"), ("T1-C1", 1, "C1-F1")):
        grown = play(situation(agenda=group("energy", units + 1)), *[connection] * units)
        assert then in can(grown)


@pytest.mark.rule("witchstone:energy.8")
def test_rivals_connections_do_not_extend_the_network() -> None:
    table = situation(A={"connections": ["T1-V1"]}, B={"connections": ["T2-F2", "V1-T2"]}, agenda=group("energy", 1))
    assert refusing_rule(table, "T2-V2") == "energy.8"
    assert refusing_rule(table, "T2-C2") == "energy.8"
    assert "V1-F1" in can(table)


@pytest.mark.rule("witchstone:energy.9")
@pytest.mark.parametrize(("name", "pays"), [("T1-V1", [1]), ("T1-F1", [0, 3]), ("T1-W", [0, 0, 6])])
def test_the_last_unit_pays(name: str, pays: list[int]) -> None:
    table = situation(agenda=group("energy", 4))
    for gain in pays:
        before = vp(table)
        play(table, name)
        assert vp(table) - before == gain
    assert line(table, name) == ("A", len(pays))


@pytest.mark.rule("witchstone:energy.10")
def test_a_connection_of_several_turns_pays_once_in_full() -> None:
    table = play(situation(agenda=group("energy", 1)), "T1-W")
    assert vp(table) == 0
    table = situation(A={"begun": "T1-W", "begun units": 1}, round=3, agenda=group("energy", 2))
    play(table, "T1-W", "T1-W")
    assert (vp(table), player(table).energy) == (6, 17)
    assert turn_passed(table)
    # Its units don't count for the next one.
    table = situation(A={"begun": "V4-T1", "begun units": 1}, agenda=group("energy", 2))
    play(table, "V4-T1", "T1-W")
    assert (vp(table), player(table).begun, player(table).begun_units) == (3, "T1-W", 1)
    assert turn_passed(table)


@pytest.mark.rule("witchstone:energy.11", "witchstone:energy.2")
def test_without_units_there_is_nothing_to_place() -> None:
    spent = ["T1-W", "V1-W", "T1-F1", "T1-V1", "V1-T2", "V1-C2", "V4-T1", "C1-F1", "F1-C2"]
    table = situation(
        A={"connections": spent, "spells": ["energy +2"]},
        agenda=[{"do": "halves", "left": []}, {"do": "group", "action": "wand", "left": 1}],
    )
    assert player(table).energy == 0
    table = situation(A={"connections": spent, "spells": ["energy +2"]}, agenda=group("energy", 3))
    assert turn_passed(table)
    assert player(table).spells == ("energy +2",)
    state = state_of(A={"connections": spent})
    assert energy.refusal(state, Seat(0), 1) == energy.NO_UNITS


@pytest.mark.rule("witchstone:energy.12")
def test_two_places_already_reached_may_be_joined() -> None:
    table = situation(A={"connections": ["T1-C1", "T1-F1"]}, agenda=group("energy", 2))
    play(table, "C1-F1", "C1-F1")
    assert vp(table) == 3
    assert turn_passed(table)


@pytest.mark.rule("witchstone:energy.13")
def test_witches_do_not_hinder_building() -> None:
    table = situation(
        A={"connections": ["T1-V1"], "standing": ["V1"]},
        B={"connections": ["V1-T2"], "standing": ["V1"]},
        agenda=group("energy", 3),
    )
    play(table, "V1-F1", "V1-W", "V1-W")
    assert vp(table) == 4
    assert turn_passed(table)


@pytest.mark.rule("witchstone:energy.14")
def test_the_witchstone_and_foreign_towers_are_ordinary_ends() -> None:
    told = {"connections": ["T1-W", "V2-W"], "lying": 2}
    table = situation(A=told, chips={"V2": "points"}, agenda=group("witch", 2))
    assert {"to W", "to V2"} <= can(table)
    play(table, "to W")
    assert (vp(table), owed(table)[-1]) == (8, "witch 1")
    play(table, "to V2")
    assert (vp(table), owed(table)[-1]) == (10, "witch 0 (chip points)")
    play(table, "chip points")
    assert (vp(table), player(table).chips) == (13, ("points",))
    assert turn_passed(table)
    table = situation(A=told, agenda=group("energy", 2))
    play(table, "V3-W", "V3-W")
    assert vp(table) == 3
    through = situation(A={"connections": ["T1-V1", "V1-T2"]}, agenda=group("energy", 1))
    assert "T2-C2" in can(through)
    # Just built to B's own tower: from there it goes on.
    built = play(situation(A={"connections": ["T1-V1"]}, agenda=group("energy", 3)), "V1-T2", "V1-T2")
    assert "T2-C2" in can(built)


@pytest.mark.rule("witchstone:open.30")
def test_a_connection_is_offered_as_a_whole() -> None:
    table = situation(A={"begun": "T1-W", "begun units": 1}, agenda=group("energy", 1))
    assert offered(table) == {"T1-W", "done", "remove a crystal"}


@pytest.mark.rule("witchstone:energy.4", "witchstone:energy.5")
def test_what_may_be_built_is_not_refused_by_other_words() -> None:
    """Said of a tower, energy means any of its connections: a refusal has to hold for all of them."""
    state = state_of()
    number = {connection.name: n for n, connection in enumerate(state.board.connections)}
    assert {name for name, n in number.items() if energy.refusal(state, Seat(0), n) is None} == AT_T1
    begun = state_of(A={"begun": "T1-W", "begun units": 1})
    assert [name for name, n in number.items() if energy.refusal(begun, Seat(0), n) is None] == ["T1-W"]
    assert energy.refusal(begun, Seat(0), number["T1-V1"]) == energy.FINISH_FIRST


def test_what_is_offered_is_exactly_what_is_not_refused() -> None:
    """The quick way in which options are found agrees with the reasons given."""
    rng = random.Random(4)
    table = new(seats=3, seed=4)
    checked = 0
    while table.decision is not None:
        state = GAME.place(table.setup, table.position())
        for seat in range(3):
            if state.players[seat].tower >= 0:
                quick = {choice.index for choice in energy.placements(state, state.players[seat])}
                slow = {n for n in range(40) if energy.refusal(state, Seat(seat), n) is None}
                assert quick == slow
                checked += 1
        table.choose(rng.randrange(len(table.decision.choices)))
    assert checked > 300
