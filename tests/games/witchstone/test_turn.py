"""A turn: laying the tile, its two halves, strength and clusters, and making room."""

from __future__ import annotations

import random

import pytest

from coven.kernel import Table
from tests.games.witchstone.tale import (
    FULL,
    can,
    everybody,
    group,
    holds,
    log,
    new,
    offered,
    owed,
    play,
    player,
    refused,
    refusing_rule,
    seen,
    situation,
    tiles_left,
    turn_passed,
    vp,
)


def halves(left: list[list[str]], tiles: list[str], **told: object) -> Table:
    """A has just laid the last of these tiles."""
    return situation(A={"tiles": tiles, **told}, round=len(tiles), agenda=[{"do": "halves", "left": left}])


def random_game(seats: int, seed: int, level: str = "normal") -> tuple[Table, list[str]]:
    """A game played at random, and the order of its turns."""
    table = new(seats=seats, seed=seed, level=level)
    rng = random.Random(seed)
    while table.decision is not None:
        table.choose(rng.randrange(len(table.decision.choices)))
    return table, [line.words for line in table.log(None) if line.rule == "turn.2"]


@pytest.mark.rule("witchstone:turn.1", "witchstone:turn.2", "witchstone:end.1", "witchstone:end.2", "witchstone:turn.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eleven_rounds_of_one_turn_each(seats: int) -> None:
    table, turns = random_game(seats, seats)
    first = "ABCD".index(seen(table).first)
    names = ["ABCD"[(first + n) % seats] for n in range(seats)]
    assert turns == [f"Round {n}: {name}'s turn" for n in range(1, 12) for name in names]
    assert table.over
    assert seen(table).phase == "over"
    assert seen(table).owed == ()
    assert [(len(p.hand), len(p.supply)) for p in everybody(table)] == [(4, 0)] * seats


@pytest.mark.rule("witchstone:open.34")
def test_the_harder_level_also_lasts_eleven_rounds() -> None:
    table, turns = random_game(2, 3, "harder")
    assert len(turns) == 22
    assert [(len(p.hand), len(p.supply)) for p in everybody(table)] == [(3, 1)] * 2


@pytest.mark.rule("witchstone:turn.2")
def test_a_round_begins_with_the_starting_player() -> None:
    table = situation(seats=3, first="B", current="A", round=4, agenda=group("wand", 1))
    play(table, "done")
    assert (seen(table).round, seen(table).current) == (5, "B")
    assert turn_passed(table, "B")


@pytest.mark.rule("witchstone:turn.3")
def test_a_tile_from_hand_covers_two_vacant_neighbours() -> None:
    hand = ["energy/wand", "energy/witch", "witch/scroll", "crystal/wand", "wand/scroll"]
    table = situation(A={"hand": hand})
    assert offered(table) == {*hand, "remove a crystal"}
    assert refusing_rule(table, "pentagram/wand") == "turn.3"
    play(table, "energy/wand")
    assert {"c3 c4", "c4 c3"} <= offered(table)
    assert refusing_rule(table, "c3 c5") == "turn.3"
    # All around a space that has six neighbours, in either direction.
    gone = {"crystals": [], "black": "none", "aside": ["coloured"] * 6 + ["black"]}
    empty = situation(A={**gone, "hand": hand}, agenda=[{"do": "lay", "tile": hand[0]}])
    around = {"c3", "c4", "d3", "d5", "e3", "e4"}
    assert {words for words in can(empty) if "d4" in words.split()} == {
        words for near in around for words in (f"d4 {near}", f"{near} d4")
    }
    assert refused(table, "B c3 c4").words == "tiles are laid in your own cauldron"
    play(table, "c4 c3")
    assert (holds(table, "c4"), holds(table, "c3")) == ("energy", "wand")
    assert player(table).hand == tuple(hand[1:])
    assert owed(table) == ("halves energy, wand",)


@pytest.mark.rule("witchstone:turn.4")
def test_what_is_not_vacant() -> None:
    table = situation(
        A={"tiles": ["energy/witch c3 c4", "special energy/wand e3 e4"], "hand": ["wand/scroll"]},
        agenda=[{"do": "lay", "tile": "wand/scroll"}],
    )
    for where, what in (
        ("c2 d2", "a crystal"),
        ("a2 a1", "a printed icon"),
        ("c2 c3", "a tile"),
        ("e4 e5", "a special tile"),
        ("d3 d4", "a crystal"),
    ):
        reason = refused(table, where)
        assert reason.rule == "turn.4"
        assert what in reason.words


@pytest.mark.rule("witchstone:turn.5", "witchstone:cluster.2")
def test_both_halves_in_either_order() -> None:
    for first, second in (("energy", "wand"), ("wand", "energy")):
        table = halves([["energy", "c3"], ["wand", "d3"]], ["energy/wand c3 d3"])
        assert can(table) == {"energy", "wand"}
        play(table, first)
        assert owed(table) == (f"halves {second}", f"{first} 1")
        play(table, "done")
        assert can(table) == {second}
        assert refusing_rule(table, first) == "turn.5"
        play(table, second, "done")
        assert turn_passed(table)


@pytest.mark.rule("witchstone:turn.6")
def test_the_first_half_is_finished_with_all_it_sets_off() -> None:
    table = halves(
        [["crystal", "c3"], ["wand", "d3"]], ["crystal/wand c3 d3"], crystals=["g2", "b2", "b4", "d2", "d6", "f2"]
    )
    play(table, "crystal", "crystal g2", "out at energy", "energy")
    assert owed(table) == ("halves wand", "crystal 0", "energy 2")
    assert refusing_rule(table, "advance 1") == "turn.6"
    play(table, "T1-V1", "done")
    assert player(table).energy == 19
    assert can(table) == {"wand"}
    play(table, "wand", "done")
    assert turn_passed(table)


@pytest.mark.rule("witchstone:turn.7")
def test_a_tile_is_drawn_when_both_halves_are_done() -> None:
    table = situation(A={"hand": ["energy/wand", "energy/witch", "witch/scroll", "crystal/wand", "wand/scroll"]})
    _, supply = tiles_left(table)
    play(table, "energy/wand", "c3 d3", "energy", "done")
    assert tiles_left(table) == (4, supply)
    play(table, "wand", "done")
    assert tiles_left(table) == (5, supply - 1)
    assert table.log(0)[-2].words == f"A draws {player(table).hand[-1]}"
    assert table.log(1)[-2].words == "A draws a tile"
    assert turn_passed(table)


@pytest.mark.rule("witchstone:turn.8", "witchstone:open.37", "witchstone:end.1")
def test_nothing_is_drawn_on_the_last_turn() -> None:
    table = situation(
        round=10, first="A", current="A", agenda=group("wand", 0), A={"used specials": ["energy/wand", "witch/wand"]}
    )
    assert not table.over
    assert tiles_left(table) == (5, 0)
    assert seen(table).current == "B"
    last = situation(round=11, current="A", agenda=group("wand", 1))
    play(last, "done")
    assert tiles_left(last) == (4, 0)
    assert seen(last).current == "B"
    assert len(player(last, "B").hand) == 5
    end = situation(round=11, current="B", agenda=group("wand", 1), A={"used specials": ["energy/wand"]})
    play(end, "done")
    assert end.over
    assert [len(p.hand) for p in everybody(end)] == [4, 4]


@pytest.mark.rule("witchstone:turn.9")
def test_laying_is_compulsory_and_acting_is_not() -> None:
    table = situation()
    assert refusing_rule(table, "done") == "turn.9"
    play(table, sorted(can(table))[0])
    assert refusing_rule(table, "done") == "turn.9"
    play(table, "c3 c4")
    for _ in range(2):
        play(table, sorted(can(table))[0], "done")
    mine = player(table)
    assert (mine.vp, mine.energy, mine.lying, mine.wand, mine.pentagram) == (0, 20, 0, 0, 0)
    assert turn_passed(table)


@pytest.mark.rule("witchstone:turn.10", "witchstone:cluster.8", "witchstone:crystal.7")
def test_unused_actions_are_lost() -> None:
    table = situation(agenda=group("energy", 4))
    play(table, "T1-V1", "T1-C1", "done")
    assert turn_passed(table)
    assert player(table).energy == 18
    assert log(table).count("A loses what is left: 2 energy") == 1
    # Given up is given up, also when something that the actions brought has still to be settled.
    table = situation(agenda=group("pentagram", 3, specials=["energy/wand"]))
    play(table, "done")
    assert owed(table)[1:] == ("pentagram 0", "special energy/wand")
    play(table, "e3 e4")
    assert turn_passed(table)
    assert player(table).pentagram == 0
    assert log(table).count("A loses what is left: 3 pentagram") == 1
    table = situation(
        A={"crystals": ["b2", "b4", "d2", "d6", "f2"]}, agenda=group("crystal", 2, out=[["coloured", "wand"]])
    )
    play(table, "done", "wand", "done")
    assert turn_passed(table)
    assert log(table).count("A loses what is left: 2 crystal") == 1


@pytest.mark.rule("witchstone:turn.11", "witchstone:removal.4")
def test_room_can_be_made_by_removing_a_crystal() -> None:
    # Vacant are c5 and g3; the crystal on d6 is a neighbour of c5.
    table = situation(
        A={"tiles": FULL, "hand": ["wand/scroll", "crystal/wand"], "supply": [], "vp": 10}, round=10,
    )  # fmt: skip
    assert refused(table, "wand/scroll").rule == "turn.11"
    assert offered(table) == {"b2", "b4", "d2", "d4", "d6", "f2", "f4"}
    play(table, "d6")
    assert vp(table) == 9
    assert holds(table, "d6") == "none"
    play(table, "wand/scroll")
    assert can(table) == {"c5 d6", "d6 c5"}
    play(table, "c5 d6")
    assert (holds(table, "c5"), holds(table, "d6")) == ("wand", "scroll")
    assert owed(table) == ("halves wand, scroll",)


@pytest.mark.rule("witchstone:open.29")
def test_a_tile_that_can_never_fit_is_discarded() -> None:
    table = situation(
        A={
            "tiles": [*FULL, "special wand/scroll c5 d6", "special crystal/wand g3 f4"],
            "crystals": [],
            "black": "none",
            "aside": ["coloured"] * 6 + ["black"],
            "hand": ["wand/scroll", "crystal/wand"],
            "supply": ["crystal/scroll"],
        },
        round=10,
    )
    assert offered(table) == {"discard wand/scroll", "discard crystal/wand"}
    play(table, "discard wand/scroll")
    mine = player(table)
    assert mine.hand == ("crystal/wand", "crystal/scroll")
    assert mine.discarded == ("wand/scroll",)
    assert (mine.vp, mine.wand, mine.spells, mine.prophecies) == (0, 0, (), ())
    assert turn_passed(table)


@pytest.mark.rule("witchstone:open.29", "witchstone:removal.1")
def test_the_black_crystal_has_to_go_before_a_tile_does() -> None:
    """It is the last one, so it goes without asking; no room comes of it, and only then a tile is discarded."""
    table = situation(
        A={
            "tiles": [*FULL, "special wand/scroll c5 d6", "special crystal/wand g3 f4"],
            "crystals": [],
            "black": "d4",
            "aside": ["coloured"] * 6,
            "hand": ["wand/scroll", "crystal/wand"],
            "supply": [],
            "vp": 10,
        },
        round=10,
    )
    assert (vp(table), holds(table, "d4"), player(table).aside[-1]) == (9, "none", "black")
    assert offered(table) == {"discard wand/scroll", "discard crystal/wand"}
    play(table, "discard wand/scroll")
    assert vp(table) == 9
    assert turn_passed(table)


def test_a_tile_that_fits_is_not_discarded() -> None:
    table = situation(A={"hand": ["wand/scroll", "crystal/wand", "energy/witch"]})
    assert refusing_rule(table, "discard wand/scroll") == "open.29"


def strength(table: Table, half: str) -> int:
    """The strength with which a half is carried out."""
    play(table, half)
    return int(owed(table)[-1].split()[1])


@pytest.mark.rule("witchstone:cluster.1", "witchstone:cluster.3")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        (["energy/wand e3 f3", "energy/witch e4 e5"], 2),
        (["energy/wand e3 f3", "energy/witch e4 d5", "energy/scroll d3 c2", "energy/crystal e2 e1"], 4),
        # A larger cluster elsewhere is none of its business.
        (["energy/wand e3 f3", "energy/witch e4 d5", "energy/scroll d3 c2", "energy/crystal b5 c6"], 1),
    ],
)
def test_strength_is_the_size_of_the_cluster(tiles: list[str], expected: int) -> None:
    space = tiles[-1].split()[1]
    assert strength(halves([["energy", space]], tiles), "energy") == expected


@pytest.mark.rule("witchstone:cluster.3")
def test_a_cluster_is_connected_through_any_number_of_symbols() -> None:
    tiles = ["wand/scroll c2 b1", "energy/wand b3 c3", "witch/wand b4 c4", "crystal/wand b5 c5", "pentagram/wand e5 d6"]
    table = halves([["wand", "d6"]], tiles, crystals=["b2", "d2", "f2", "f4"], aside=["coloured", "coloured"])
    assert strength(table, "wand") == 5


@pytest.mark.rule("witchstone:cluster.4", "witchstone:open.8")
def test_a_printed_icon_counts() -> None:
    table = situation(A={"hand": ["energy/crystal", "wand/scroll"]})
    play(table, "energy/crystal", "f3 g3")
    assert owed(table) == ("halves energy, crystal",)
    assert strength(table, "crystal") == 2
    play(table, "done")
    assert strength(table, "energy") == 1
    play(table, "done")
    assert turn_passed(table)


@pytest.mark.rule("witchstone:cluster.5")
def test_each_half_has_its_own_strength() -> None:
    tiles = [
        "energy/scroll c3 b3",
        "energy/wand c2 b1",
        "witch/scroll e3 f3",
        "witch/wand e2 e1",
        "witch/crystal e4 e5",
    ]
    tiles.append("energy/witch c4 d5")
    table = halves([["energy", "c4"], ["witch", "d5"]], tiles)
    assert strength(table, "energy") == 3
    play(table, "done")
    assert strength(table, "witch") == 4


@pytest.mark.rule("witchstone:cluster.6", "witchstone:special.7")
def test_the_second_half_is_counted_when_its_turn_comes() -> None:
    def just_laid() -> Table:
        return situation(
            A={"tiles": ["energy/wand b3 c3", "pentagram/wand d3 c2"], "pentagram": 1},
            special_tiles=["witch/wand", "energy/wand", "energy/witch"],
            agenda=[{"do": "halves", "left": [["pentagram", "d3"], ["wand", "c2"]]}],
        )

    table = play(just_laid(), "pentagram", "advance", "c5 c4")
    assert (holds(table, "c5"), holds(table, "c4")) == ("witch", "wand")
    assert strength(table, "wand") == 3
    table = just_laid()
    assert strength(table, "wand") == 2


@pytest.mark.rule("witchstone:open.9")
def test_the_strength_of_the_half_under_way_is_fixed() -> None:
    table = situation(
        A={"tiles": ["pentagram/wand d3 c2", "energy/pentagram e1 e2"], "pentagram": 1},
        special_tiles=["witch/pentagram", "energy/wand", "energy/witch"],
        agenda=[{"do": "halves", "left": [["pentagram", "d3"]]}],
    )
    assert strength(table, "pentagram") == 2
    play(table, "advance", "special witch/pentagram", "e4 e3")
    assert owed(table)[-1] == "pentagram 1"
    play(table, "advance")
    assert player(table).pentagram == 3
    assert turn_passed(table)


@pytest.mark.rule("witchstone:cluster.7")
def test_a_symbol_that_bridges_two_clusters_counts_both() -> None:
    upper = ["wand/scroll b1 c2", "witch/scroll b3 c3"]
    lower = ["energy/scroll d5 e4", "crystal/scroll e6 e5", "pentagram/scroll f3 e3"]
    bridge = "special witch/scroll d2 d3"
    told = {"crystals": ["b2", "b4", "d6", "f2", "f4"], "aside": ["coloured"]}
    assert strength(halves([["scroll", "c2"]], [*upper, *lower], **told), "scroll") == 2
    assert strength(halves([["scroll", "e3"]], [*upper, *lower], **told), "scroll") == 3
    table = halves([["scroll", "d3"]], [*upper, *lower, bridge], **told)
    assert strength(table, "scroll") == 6


@pytest.mark.rule("witchstone:cluster.8")
def test_strength_is_an_upper_limit() -> None:
    for steps in range(4):
        table = situation(agenda=group("pentagram", 3), A={"pentagram": 10})
        play(table, *["advance"] * steps, *["done"] * (steps < 3))
        assert player(table).pentagram == (10 + steps) % 12
        assert turn_passed(table)
    table = situation(agenda=group("pentagram", 0, specials=["energy/wand"]), A={"spells": ["pentagram +2"]},
        special_tiles=["witch/scroll", "witch/wand", "energy/witch"])  # fmt: skip
    assert refusing_rule(table, "advance") == "cluster.8"


@pytest.mark.rule("witchstone:cluster.9")
def test_a_crystal_breaks_a_cluster_and_rivals_symbols_do_not_count() -> None:
    tiles = ["energy/wand c2 d3", "witch/wand e5 d5"]
    table = situation(
        A={"tiles": tiles},
        B={"tiles": ["energy/wand c2 d3", "witch/wand e3 e4"]},
        agenda=[{"do": "halves", "left": [["wand", "d5"]]}],
    )
    assert holds(table, "d4") == "black crystal"
    assert strength(table, "wand") == 1
