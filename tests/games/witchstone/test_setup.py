"""Setting up, and choosing towers."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from coven.games.witchstone import GAME
from coven.games.witchstone.components import ACTION_NAMES
from coven.kernel import SetupError, Table
from tests.games.witchstone.tale import (
    chip_at,
    everybody,
    group,
    holds,
    new,
    offered,
    owed,
    play,
    player,
    refusing_rule,
    seen,
    situation,
    turn_passed,
    vp,
)


def towers(seats: int = 2, chips: dict[str, str] | None = None, **told: Any) -> Table:
    """The tower choice of a game that A starts, so that the last player chooses first."""
    names = "ABCD"[:seats]
    for name in names:
        told[name] = {"tower": "none", **told.get(name, {})}
    return situation(seats=seats, phase="towers", first="A", current=names[-1], chips=chips or {}, **told)


@pytest.mark.rule("witchstone:setup.1", "witchstone:setup.4", "witchstone:setup.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_common_layout(seats: int) -> None:
    table = new(seats=seats)
    view = seen(table)
    assert view.owl_stacks == ((7, 6, 5, 4, 3), (7, 6, 5, 4, 3))
    assert [n for n, colour in enumerate(view.pentagram) if colour == "gold"] == [4, 8]
    assert len(view.special_tiles) == 3
    assert "none" not in view.special_tiles
    assert [n for n, colour in enumerate(view.pentagram) if colour == "blue"] == [2, 6, 10]
    assert view.special_stack == (None,) * 12
    special = sorted([*view.special_tiles, *table.position()["special stack"]])
    assert special == sorted("/".join(pair) for pair in combinations(ACTION_NAMES, 2)), "all 15, each in one place"
    assert len(view.scroll_row) == 6
    assert view.scroll_pile == (None,) * 34


@pytest.mark.rule("witchstone:setup.3")
def test_the_same_seed_deals_the_same() -> None:
    assert new(seed=5).position() == new(seed=5).position()
    assert seen(new(seed=5)).scroll_row != seen(new(seed=6)).scroll_row


@pytest.mark.rule("witchstone:setup.2", "witchstone:open.1", "witchstone:pentagram.5")
@pytest.mark.parametrize(("place", "stack"), [(3, 0), (7, 1)])
def test_owl_tiles_come_off_a_stack_from_7_down(place: int, stack: int) -> None:
    full = [7, 6, 5, 4, 3]
    for taken, value in enumerate(full):
        stacks = [full, full]
        stacks[stack] = full[taken:]
        table = situation(A={"pentagram": place}, owl_stacks=stacks, agenda=group("pentagram", 1))
        play(table, "advance")
        assert player(table).owl_tiles == (value,)
        assert seen(table).owl_stacks[stack] == tuple(full[taken + 1 :])
        assert seen(table).owl_stacks[1 - stack] == tuple(full)
        assert turn_passed(table)


@pytest.mark.rule("witchstone:setup.5")
def test_a_chip_on_every_location_but_the_witchstone() -> None:
    view = seen(new())
    assert [place for place, chip in view.chips.items() if chip == "none"] == ["W"]
    assert len(view.chips) == len(view.crystal_ball) == 17
    chips = Counter(chip for chip in view.chips.values() if chip != "none") + Counter(view.cloth)
    assert len(view.cloth) == 5
    assert sum(chips.values()) == 21
    assert set(chips.values()) == {3}


@pytest.mark.rule("witchstone:setup.7")
def test_two_to_four_play_in_different_colours() -> None:
    for seats in (1, 5):
        with pytest.raises(SetupError, match=rf"2 or 3 or 4 players, not {seats} \(setup.7\)"):
            new(seats=seats)
    assert [p.colour for p in everybody(new(seats=4))] == ["red", "yellow", "green", "blue"]
    chosen = GAME.settle(seats=2, options=None, brings=("blue", "green"), components=None)
    assert [p.colour for p in everybody(Table(GAME, chosen, 1))] == ["blue", "green"]
    for colours, words in (
        (("red", "red"), "same colour"),
        (("red", "pink"), r"'pink' is no colour.* \(setup.7\)"),
        (("red",), r"1 colours for 2 players.* \(setup.7\)"),
    ):
        with pytest.raises(SetupError, match=words):
            GAME.settle(seats=2, options=None, brings=colours, components=None)


@pytest.mark.rule("witchstone:setup.8", "witchstone:setup.11", "witchstone:setup.14", "witchstone:open.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_each_player_starts_with(seats: int) -> None:
    table = new(seats=seats)
    for name in "ABCD"[:seats]:
        mine = player(table, name)
        assert (len(mine.hand), len(mine.supply)) == (5, 10)
        assert (mine.witches, mine.lying, mine.standing, mine.energy) == (11, 0, (), 20)
        assert (mine.vp, mine.pentagram, mine.wand) == (0, 0, 0)
        assert (len(mine.chips), len(mine.owl_tiles), mine.spells, mine.prophecies) == (0, 0, (), ())
        assert Counter(space.holds for space in mine.cauldron.values()) == {
            "none": 24,
            "coloured crystal": 6,
            "black crystal": 1,
            **dict.fromkeys(("energy", "witch", "pentagram", "crystal", "wand", "scroll"), 1),
        }


@pytest.mark.rule("witchstone:setup.9")
def test_the_crystals_start_on_their_spaces() -> None:
    table = new()
    for name in "AB":
        assert holds(table, "d4", name) == "black crystal"
        for bubble in ("b2", "b4", "d2", "d6", "f2", "f4"):
            assert holds(table, bubble, name) == "coloured crystal"


@pytest.mark.rule("witchstone:open.34")
def test_the_harder_level_offers_three_tiles() -> None:
    mine = player(new(level="harder"))
    assert (len(mine.hand), len(mine.supply)) == (3, 12)


@pytest.mark.rule("witchstone:setup.12")
def test_the_starting_player_is_given_or_drawn() -> None:
    assert seen(new(seats=3, first="B")).first == "B"
    assert {seen(new(seats=3, seed=seed)).first for seed in range(20)} == {"A", "B", "C"}
    with pytest.raises(SetupError, match=r"D can't start a game of 3 players \(setup.12\)"):
        new(seats=3, first="D")


@pytest.mark.rule("witchstone:tower.1", "witchstone:tower.2", "witchstone:tower.4", "witchstone:open.32")
def test_towers_are_chosen_from_the_last_player_back() -> None:
    table = towers(4, dict.fromkeys(("T1", "T2", "T3"), "points") | {"T4": "wand"})
    order = []
    for tower, left in (("T3", 4), ("T1", 3), ("T2", 2)):
        assert table.decision is not None
        order.append("ABCD"[table.decision.seat])
        assert len(offered(table)) == left
        table.choose(tower)
    assert order == ["D", "C", "B"]
    # One tower is left, so the starting player is not asked, and its chip's action comes at once.
    assert table.decision is not None
    assert table.decision.seat == 0
    assert player(table).tower == "T4"
    assert [p.tower for p in everybody(table)] == ["T4", "T2", "T1", "T3"]
    ball = seen(table).crystal_ball
    assert [ball[tower].witches for tower in ("T4", "T2", "T1", "T3")] == [("A",), ("B",), ("C",), ("D",)]
    assert all(p.standing == () for p in everybody(table))
    assert owed(table) == ("wand 1",)
    play(table, "done")
    assert seen(table).round == 1
    assert owed(table) == ("lay a tile",)


@pytest.mark.rule("witchstone:tower.1")
@pytest.mark.parametrize(("first", "order"), [("A", "DCBA"), ("C", "BADC")])
def test_a_new_game_begins_with_the_last_players_tower(first: str, order: str) -> None:
    table = new(seats=4, seed=2, first=first)
    asked = ""
    while seen(table).phase == "towers":
        if owed(table):
            table.choose("done")
        else:
            asked += seen(table).current
            table.choose(0)
    # One tower is left for the starting player, who is therefore not asked.
    assert asked == order[:3]
    assert player(table, first).tower == "T4"
    assert seen(table).current == first


@pytest.mark.rule("witchstone:tower.4", "witchstone:tower.2")
def test_a_tower_taken_or_another_place_is_refused() -> None:
    table = play(towers(3, {"T1": "points"}), "T1")
    assert offered(table) == {"T2", "T3", "T4"}
    assert refusing_rule(table, "T1") == "tower.4"
    assert refusing_rule(table, "V1") == "tower.2"
    assert refusing_rule(table, "remove a crystal") == "removal.1"


@pytest.mark.rule("witchstone:tower.3")
def test_spare_towers_stay_unowned_and_foreign() -> None:
    table = play(towers(2, {"T2": "points", "T4": "points"}), "T2", "T4")
    assert [p.tower for p in everybody(table)] == ["T4", "T2"]
    assert chip_at(table, "T1") != ""
    assert chip_at(table, "T3") != ""
    state = situation(A={"standing": ["T2", "T3"]})
    assert player(state).standing == ("T2", "T3")


@pytest.mark.rule("witchstone:tower.5", "witchstone:tower.8", "witchstone:tower.6")
def test_a_tower_pays_2_vp_and_its_chip() -> None:
    table = play(towers(chips={"T1": "wand"}), "T1")
    assert vp(table, "B") == 2
    assert chip_at(table, "T1") == "none"
    assert player(table, "B").chips == ("wand",)
    play(table, "advance 1")
    assert player(table, "B").wand == 1
    assert vp(table, "B") == 2
    assert seen(table).current == "A"
    assert owed(table) == ()


@pytest.mark.rule("witchstone:tower.7", "witchstone:tower.8")
def test_a_tower_with_the_points_chip() -> None:
    table = play(towers(chips={"T1": "points"}), "T1")
    assert vp(table, "B") == 5
    assert player(table, "B").chips == ("points",)
    assert seen(table).current == "A"


@pytest.mark.rule("witchstone:tower.6", "witchstone:energy.4", "witchstone:removal.1")
@pytest.mark.parametrize(
    ("chip", "choices", "act"),
    [
        ("energy", {"T1-V1", "T1-C1", "T1-F1", "V4-T1", "T1-W", "done"}, "T1-V1"),
        ("witch", {"add", "done"}, "add"),
        ("pentagram", {"advance", "done"}, "advance"),
        ("scroll", {"I", "done"}, "I"),
        ("wand", {"advance 1", "done"}, "advance 1"),
    ],
)
def test_the_action_of_a_towers_chip(chip: str, choices: set[str], act: str) -> None:
    table = play(towers(chips={"T1": chip}), "T1")
    row = seen(table).scroll_row
    assert offered(table) == choices
    play(table, act)
    mine = player(table, "B")
    changed = {
        "energy": (mine.energy, vp(table, "B")) == (19, 3),
        "witch": (mine.witches, mine.lying, vp(table, "B")) == (10, 1, 2),
        "pentagram": mine.pentagram == 1,
        "scroll": (*mine.spells, *mine.prophecies) == row[:1] and seen(table).scroll_row[:5] == row[1:],
        "wand": mine.wand == 1,
    }
    assert changed[chip]
    assert seen(table).current == "A"
    assert owed(table) == ()


@pytest.mark.rule("witchstone:tower.6", "witchstone:crystal.1")
def test_a_towers_crystal_chip_moves_one_crystal_one_space() -> None:
    table = play(towers(chips={"T1": "crystal"}), "T1")
    play(table, "crystal d4")
    assert offered(table) == {"c3", "c4", "d3", "d5", "e3", "e4"}
    play(table, "c3")
    assert (holds(table, "c3", "B"), holds(table, "d4", "B")) == ("black crystal", "none")
    assert seen(table).current == "A"


@pytest.mark.rule("witchstone:tower.9")
def test_a_tower_step_is_finished_before_the_next_one() -> None:
    table = towers(chips={"T1": "scroll"})
    row = seen(table).scroll_row
    play(table, "T1", "I")
    assert seen(table).current == "A"
    assert offered(table) == {"T2", "T3", "T4"}
    assert seen(table).scroll_row[:5] == row[1:]
    assert len(seen(table).scroll_row) == 6
    assert seen(table).scroll_pile == (None,) * 33


@pytest.mark.rule("witchstone:tower.10")
def test_an_unchosen_tower_keeps_its_chip_for_the_first_witch() -> None:
    way = ["V4-T1", "T4-V4"]
    table = situation(
        A={"connections": way, "lying": 1},
        chips={"T4": "points"},
        agenda=group("witch", 1),
    )
    play(table, "to T4")
    assert vp(table) == 2
    assert player(table).chips == ("points",)
    assert chip_at(table, "T4") == "none"
    # The tower of a rival has no chip any more.
    table = situation(
        A={"connections": ["T1-V1", "V1-T2"], "lying": 1, "chips": []},
        agenda=group("witch", 1),
    )
    play(table, "to T2")
    assert vp(table) == 2
    assert player(table).chips == ()
    assert seen(table).current == "B"


@pytest.mark.rule("witchstone:tower.11", "witchstone:tower.8")
def test_a_tower_chip_declined_is_lost_but_kept() -> None:
    table = play(towers(chips={"T1": "energy", "T2": "points"}), "T1", "done", "T2")
    assert player(table, "B").chips == ("energy",)
    assert player(table, "B").energy == 20
    assert seen(table).round == 1
    assert not any(word.startswith("chip") for word in offered(table))


@pytest.mark.rule("witchstone:tower.5")
def test_a_tower_without_a_chip_pays_and_gives_no_more() -> None:
    table = play(towers(chips={"T1": "none"}), "T1")
    assert (vp(table, "B"), player(table, "B").chips) == (2, ())
    assert (seen(table).current, owed(table)) == ("A", ())


@pytest.mark.rule("witchstone:open.33")
def test_the_big_witch_stands_on_the_tower_as_soon_as_it_is_chosen() -> None:
    """The first space of this wand pays for every standing witch, and the chip on T1 leads there."""
    cards = "[wand]\nlength = 12\ndark = []\nsilver = [{space = 1, vp = 5, for_each = 'standing witches'}]"
    table = towers(chips={"T1": "wand", "T2": "energy"}, cards=cards)
    play(table, "T2", "done", "T1", "advance 1")
    assert (vp(table), vp(table, "B")) == (2 + 5, 2)
    # On foreign towers nobody stands.
    foreign = towers(
        chips={"T1": "wand", "T2": "energy"}, cards=cards.replace("standing witches", "witches on foreign towers")
    )
    play(foreign, "T2", "done", "T1", "advance 1")
    assert (vp(foreign), vp(foreign, "B")) == (2, 2)
