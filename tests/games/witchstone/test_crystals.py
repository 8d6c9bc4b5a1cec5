"""Crystal actions, the vial rack, the black crystal, and emergency removal."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coven.games.witchstone.prophecies import in_rack
from coven.kernel import Seat, Table
from tests.games.witchstone.tale import (
    can,
    group,
    holds,
    log,
    new,
    offered,
    owed,
    play,
    player,
    refusing_rule,
    seen,
    shelf,
    situation,
    state_of,
    turn_passed,
    vp,
    won,
)

AT_EXIT = {"crystals": ["c6", "b2", "b4", "d2", "f2", "f4"]}
"""A crystal on a space from which an arrow leads to the wand symbol."""
BLACK_AT_EXIT = {"black": "c6"}


def full(name: str, crystals: int, owner: str = "B") -> dict[str, list[str]]:
    return {name: [f"{owner} coloured"] * crystals}


def without(count: int) -> dict[str, Any]:
    """What a player has in the cauldron when this many coloured crystals have left it."""
    return {"crystals": ["b2", "b4", "d2", "d6", "f2", "f4"][count:]}


def leaving(told: dict[str, Any], left: int = 1, seats: int = 2, **more: Any) -> Table:
    """A crystal has left at the wand exit with the last action."""
    table = situation(seats=seats, A=told, agenda=group("crystal", left), **more)
    return play(table, "crystal c6", "out at wand")


@pytest.mark.rule("witchstone:crystal.1")
def test_one_action_moves_a_crystal_one_space() -> None:
    table = situation(A={"tiles": ["energy/wand c1 c2"]}, agenda=group("crystal", 1))
    play(table, "crystal b2")
    assert can(table) == {"a2", "b1", "b3"} | {"c2", "c3"} - {"c2"}
    assert refusing_rule(table, "c2") == "crystal.4"
    assert refusing_rule(table, "a1") == "crystal.5"
    assert refusing_rule(table, "c4") == "crystal.4"
    play(table, "c3")
    assert (holds(table, "b2"), holds(table, "c3")) == ("none", "coloured crystal")
    assert turn_passed(table)
    crowded = situation(A={"crystals": ["c3", "c4", "d2", "d6", "f2", "f4"]}, agenda=group("crystal", 1))
    play(crowded, "crystal c3")
    assert refusing_rule(crowded, "c4") == "crystal.4"


@pytest.mark.rule("witchstone:crystal.2")
def test_out_onto_the_rim() -> None:
    table = leaving(AT_EXIT)
    assert holds(table, "c6") == "none"
    assert owed(table)[-1] == "a crystal from the wand exit to the rack"
    # One space inside, with two actions: to the edge and out.
    table = situation(agenda=group("crystal", 2))
    play(table, "crystal d6", "out at wand")
    assert holds(table, "d6") == "none"
    assert owed(table)[1:] == ("crystal 0", "a crystal from the wand exit to the rack")
    short = situation(agenda=group("crystal", 1))
    play(short, "crystal d6")
    assert refusing_rule(short, "out at wand") == "crystal.4"


@pytest.mark.rule("witchstone:crystal.2", "witchstone:crystal.6")
def test_a_crystal_hemmed_in_at_an_exit_goes_out_with_the_last_action() -> None:
    hemmed = {"crystals": ["c6", "b4", "d2", "d6", "f2", "f4"], "tiles": ["energy/witch b5 c5"]}
    table = situation(A=hemmed, agenda=group("crystal", 1))
    assert "crystal c6" in can(table)
    assert "crystal d6" in can(table)
    play(table, "crystal c6", "wand", "done")  # there is one way for it to go
    assert shelf(table, "wand") == ("A coloured",)
    assert turn_passed(table)
    away = situation(
        A={**hemmed, "crystals": ["b4", "d2", "d6", "f2", "f4"], "aside": ["coloured"]}, agenda=group("crystal", 1)
    )
    play(away, "crystal d6")
    assert refusing_rule(away, "out at wand") == "crystal.4"
    play(away, "c6")
    assert turn_passed(away)


@pytest.mark.rule("witchstone:crystal.3")
@pytest.mark.parametrize(
    "moves",
    [
        ("crystal b2", "c4"),
        ("crystal b2", "c3", "crystal c3", "c4", "crystal c4", "c5"),
        ("crystal b2", "c4", "crystal d2", "e2"),
        ("crystal b2", "c3", "crystal d2", "d3", "crystal f2", "f3"),
    ],
)
def test_actions_are_shared_as_one_likes(moves: tuple[str, ...]) -> None:
    table = situation(agenda=group("crystal", 3))
    play(table, *moves)
    if not turn_passed(table):
        play(table, "done")
    assert turn_passed(table)
    assert sum(space.holds == "coloured crystal" for space in player(table).cauldron.values()) == 6


@pytest.mark.rule("witchstone:crystal.4")
def test_a_crystal_may_pass_over_what_is_occupied() -> None:
    row = {"tiles": ["energy/wand b3 b4"], "crystals": ["b2", "d2", "d6", "f2", "f4"], "aside": ["coloured"]}
    table = situation(A={**row, "tiles": ["energy/wand c3 c4"]}, agenda=group("crystal", 2))
    play(table, "crystal b2")
    assert "d3" in can(table)
    assert refusing_rule(table, "c3") == "crystal.4"
    play(table, "d3")
    assert holds(table, "d3") == "coloured crystal"
    assert turn_passed(table)
    table = situation(A={**row, "tiles": ["energy/wand c3 c4"]}, agenda=group("crystal", 1))
    play(table, "crystal b2")
    assert refusing_rule(table, "d3") == "crystal.4"


@pytest.mark.rule("witchstone:crystal.5")
def test_icons_are_occupied_but_can_be_passed() -> None:
    # d7 holds the pentagram icon; c6 and e6 lie on both sides of it.
    table = situation(A=AT_EXIT, agenda=group("crystal", 2))
    play(table, "crystal c6")
    assert refusing_rule(table, "d7") == "crystal.5"
    assert "e6" in can(table)
    play(table, "e6")
    assert holds(table, "e6") == "coloured crystal"
    assert turn_passed(table)


@pytest.mark.rule("witchstone:crystal.6")
def test_out_only_where_an_arrow_is() -> None:
    table = situation(agenda=group("crystal", 1))
    play(table, "crystal d6")
    assert not any(word.startswith("out") for word in can(table))
    # There is an exit, but further away; and one can't leave from where no arrow is.
    assert refusing_rule(table, "out at wand") == "crystal.4"
    inner = """
[cauldron]
drawing = \"\"\"
   E . . W
  . o . o .
 . . . . . .
S o . x . o P
 . . . . . .
  . o . o .
   M . . C
\"\"\"
[cauldron.exits]
energy = ["g2"]
"""
    table = situation(cards=inner, A=AT_EXIT, agenda=group("crystal", 1))
    play(table, "crystal c6")
    assert refusing_rule(table, "out at wand") == "crystal.6"
    assert refusing_rule(table, "out") == "crystal.6"


@pytest.mark.rule("witchstone:crystal.7", "witchstone:open.16", "witchstone:crystal.10", "witchstone:crystal.11")
def test_all_crystals_move_before_the_vials_are_resolved() -> None:
    table = situation(agenda=group("crystal", 4))
    play(table, "crystal d6", "out at wand")
    # No shelf is asked for yet: there are two actions left.
    assert owed(table)[-1] == "crystal 2 (crystal at wand)"
    play(table, "crystal f4", "out at energy")
    assert offered(table) == {"crystal at energy", "crystal at wand"}
    play(table, "crystal at energy", "energy", "T1-V1", "T1-C1")
    assert shelf(table, "energy") == ("A coloured",)
    assert shelf(table, "wand") == ()
    play(table, "wand", "done")
    assert shelf(table, "wand") == ("A coloured",)
    assert turn_passed(table)


@pytest.mark.rule("witchstone:open.16")
def test_crystal_actions_from_a_vial_are_a_new_group() -> None:
    table = situation(A={"crystals": ["a2", "g2", "b4", "d2", "d6", "f2"]}, agenda=group("crystal", 2))
    play(table, "crystal a2", "out at crystal", "crystal g2", "out at energy", "crystal at crystal", "crystal")
    assert owed(table)[1:] == ("crystal 0 (crystal at energy)", "crystal 2")
    play(table, "crystal d6", "out at wand", "wand", "done")
    # Only then does the other crystal of the first group go to the rack.
    assert owed(table)[1:] == ("crystal 0", "a crystal from the energy exit to the rack")
    play(table, "energy", "done")
    assert turn_passed(table)
    assert [len(shelf(table, name)) for name in ("crystal", "energy", "wand")] == [1, 1, 1]


@pytest.mark.rule("witchstone:open.16", "witchstone:spell.3")
def test_spells_count_in_the_movement() -> None:
    table = situation(A={"spells": ["any +1"]}, agenda=group("crystal", 1))
    play(table, "crystal d6", "c6")
    assert can(table) == {"spell any +1"}
    play(table, "spell any +1", "crystal c6", "out at wand", "wand", "done")
    assert turn_passed(table)
    assert shelf(table, "wand") == ("A coloured",)


@pytest.mark.rule("witchstone:open.17")
def test_one_crystals_journey_is_not_interrupted() -> None:
    # An occupied exit space does not stop a crystal one space inside.
    table = situation(A={"tiles": ["energy/wand c6 b5"]}, agenda=group("crystal", 2))
    play(table, "crystal d6")
    assert refusing_rule(table, "crystal f4") == "open.17"
    assert refusing_rule(table, "done") == "open.17"
    assert refusing_rule(table, "c6") == "crystal.4"
    play(table, "out at wand")
    assert owed(table)[-1] == "a crystal from the wand exit to the rack"


GONE = {"crystals": [], "black": "none"}


@pytest.mark.rule("witchstone:crystal.8")
def test_without_crystals_there_is_nothing_to_do() -> None:
    table = situation(
        A={**GONE, "aside": ["coloured"] * 6 + ["black"], "spells": ["crystal +2"]}, agenda=group("crystal", 3)
    )
    assert turn_passed(table)
    assert player(table).spells == ("crystal +2",)


@pytest.mark.rule("witchstone:crystal.9")
def test_a_space_left_is_vacant() -> None:
    table = situation(
        A={"hand": ["wand/scroll"], "tiles": ["energy/crystal c2 b1"]},
        agenda=[*group("crystal", 1), {"do": "special", "tile": "energy/wand"}],
    )
    assert refusing_rule(table, "c3 b2") == "turn.4"
    table = situation(
        A={"hand": ["wand/scroll"], "crystals": ["c3", "b4", "d2", "d6", "f2", "f4"]},
        agenda=[{"do": "lay", "tile": "wand/scroll"}],
    )
    assert {"b2 b3", "b3 b2"} <= can(table)
    play(table, "b2 b3")
    assert holds(table, "b2") == "wand"
    # At once: another crystal may come there in the same group, and a special tile in the same turn.
    table = situation(
        agenda=[*group("pentagram", 0, specials=["energy/wand"]), {"do": "group", "action": "crystal", "left": 2}]
    )
    play(table, "crystal b2", "c3", "crystal c3")
    assert "b2" in can(table)
    play(table, "c4")
    assert {"b2 b3", "c3 b3", "b2 c3"} <= can(table)
    assert refusing_rule(table, "b3 c4") == "turn.4"


@pytest.mark.rule("witchstone:crystal.10", "witchstone:crystal.11")
def test_the_shelf_of_the_exit_or_the_bottom_one() -> None:
    table = leaving({**AT_EXIT, "tiles": ["energy/wand c3 c4"]})
    assert offered(table) == {"wand", "bottom"}
    assert refusing_rule(table, "energy") == "crystal.10"
    play(table, "wand")
    assert shelf(table, "wand") == ("A coloured",)
    assert owed(table)[-1] == "wand 2"
    play(table, "advance 2")
    assert player(table).wand == 2
    assert turn_passed(table)


@pytest.mark.rule("witchstone:crystal.12")
def test_the_bottom_shelf_brings_a_chip_of_ones_choice() -> None:
    cloth = ["energy", "witch", "scroll", "wand", "points"]
    table = play(leaving(AT_EXIT, cloth=cloth), "bottom")
    assert offered(table) == set(cloth)
    assert refusing_rule(table, "pentagram") == "crystal.12"
    play(table, "points")
    assert (seen(table).cloth, player(table).chips) == (("energy", "witch", "scroll", "wand"), ("points",))
    assert shelf(table, "bottom") == ("A coloured",)
    play(table, "chip points")
    assert vp(table) == 3
    assert turn_passed(table)
    assert seen(table).cloth == ("energy", "witch", "scroll", "wand")
    table = play(leaving(AT_EXIT, cloth=cloth), "bottom", "witch")
    assert (seen(table).cloth, player(table).chips) == (("energy", "scroll", "wand", "points"), ("witch",))


@pytest.mark.rule("witchstone:crystal.13", "witchstone:crystal.15")
@pytest.mark.parametrize(("seats", "vials"), [(2, 4), (3, 5), (4, 6)])
def test_how_much_an_upper_shelf_holds(seats: int, vials: int) -> None:
    one_left = leaving(AT_EXIT, seats=seats, rack=full("wand", vials - 1), B=without(vials - 1))
    assert offered(one_left) == {"wand", "bottom"}
    table = leaving(AT_EXIT, seats=seats, rack=full("wand", vials), B=without(vials))
    # The bottom shelf is the only choice left, and the chip is asked for.
    assert owed(table)[-1] == "a crystal from the wand exit to the rack"
    assert shelf(table, "bottom") == ("A coloured",)
    assert len(shelf(table, "wand")) == vials


@pytest.mark.rule("witchstone:crystal.14", "witchstone:crystal.15")
@pytest.mark.parametrize(("seats", "vials", "chips_left"), [(2, 4, 1), (3, 5, 0), (4, 5, 0)])
def test_how_much_the_bottom_shelf_holds(seats: int, vials: int, chips_left: int) -> None:
    table = leaving(AT_EXIT, seats=seats, rack=full("bottom", vials), B=without(vials))
    assert shelf(table, "wand") == ("A coloured",)
    assert len(seen(table).cloth) == chips_left
    assert owed(table)[-1] == "wand 2"
    play(table, "done")
    assert turn_passed(table)


@pytest.mark.rule("witchstone:crystal.15", "witchstone:crystal.13")
def test_a_full_shelf_is_refused() -> None:
    table = leaving(AT_EXIT, rack=full("wand", 4), B=without(4), full_control=(0,))
    play(table, "crystal at wand")
    assert offered(table) == {"bottom"}
    assert refusing_rule(table, "wand") == "crystal.15"
    table = leaving(AT_EXIT, rack=full("bottom", 4), B=without(4), full_control=(0,))
    play(table, "crystal at wand")
    assert offered(table) == {"wand"}
    assert refusing_rule(table, "bottom") == "crystal.15"


TWO_FULL = {"wand": ["B coloured"] * 4, "bottom": ["B coloured"] * 2 + ["B black", "A coloured"]}
B_EMPTY = {"crystals": [], "black": "none"}


@pytest.mark.rule("witchstone:crystal.16", "witchstone:crystal.17", "witchstone:open.18", "witchstone:removal.2")
def test_no_vial_no_benefit_and_no_penalty() -> None:
    table = leaving({"crystals": ["c6", "b2", "b4", "d2", "f2"]}, rack=TWO_FULL, B=B_EMPTY)
    mine = player(table)
    assert mine.aside == ("coloured",)
    assert player(table, "B").aside == ()
    assert "A's crystal finds no vial and is laid aside" in log(table)
    assert (mine.vp, mine.wand, len(mine.chips), mine.removals) == (0, 0, 0, 0)
    assert [len(crystals) for crystals in seen(table).rack.values()] == [0, 0, 0, 0, 4, 0, 4]
    assert turn_passed(table)
    # The first removal still costs 1 VP, and the crystal laid aside is not in the rack.
    told = {"crystals": ["b2", "b4", "d2", "f2"], "aside": ["coloured"], "vp": 5}
    later = situation(A=told, rack=TWO_FULL, B=B_EMPTY)
    play(later, "remove a crystal", "b2")
    assert vp(later) == 4
    assert in_rack(state_of(A=told, rack=TWO_FULL, B=B_EMPTY), Seat(0)) == 1


@pytest.mark.rule("witchstone:crystal.18", "witchstone:crystal.10")
def test_the_shelves_are_common() -> None:
    rack = {"wand": ["A coloured", "A coloured", "B coloured", "B black"]}
    mine = {"crystals": ["c6", "b2", "b4", "d2"]}
    table = leaving(mine, rack=rack, B={"crystals": ["b2", "b4", "d2", "d6", "f2"], "black": "none"})
    assert shelf(table, "bottom") == ("A coloured",)
    for_b = situation(
        A={"crystals": ["b2", "b4", "d2", "f2"]},
        B={"crystals": ["c6", "b4", "d2", "d6", "f2"], "black": "none"},
        rack=rack,
        current="B",
        agenda=group("crystal", 1),
    )
    play(for_b, "crystal c6", "out at wand")
    assert shelf(for_b, "bottom") == ("B coloured",)


@pytest.mark.rule("witchstone:crystal.19", "witchstone:setup.8", "witchstone:wand.11")
def test_pieces_are_never_lost_or_gained() -> None:
    for seed in range(3):
        table = new(seats=3, seed=seed)
        rng = random.Random(seed)
        before = dict.fromkeys("ABC", 7)
        in_rack_before = 0
        while table.decision is not None:
            view = seen(table)
            racked = [crystal for shelf in view.rack.values() for crystal in shelf]
            assert len(racked) >= in_rack_before
            in_rack_before = len(racked)
            for mine in view.players.values():
                inside = sum(space.holds.endswith(" crystal") for space in mine.cauldron.values())
                assert inside == len(mine.crystals) + (mine.black != "none")
                assert inside <= before[mine.seat]
                before[mine.seat] = inside
                elsewhere = len(mine.aside) + sum(crystal[0] == mine.seat for crystal in racked)
                assert inside + elsewhere + sum(map(len, mine.rim.values())) == 7
                laid = sum(space.on == "tile" for space in mine.cauldron.values()) // 2
                assert laid + len(mine.hand) + len(mine.supply) + len(mine.discarded) == 15
                assert mine.witches + mine.lying + len(mine.standing) == 11
                units = sum(line.units for line in view.connections.values() if line.owner == mine.seat)
                assert mine.energy + units == 20
            table.choose(rng.randrange(len(table.decision.choices)))
        # A wand space is crossed once, so its scoring and its kind of actions come once per player.
        scored = [line.words for line in table.log(None) if line.rule == "wand.7"]
        assert len(scored) == len({(words[0], words.split(" for ")[1]) for words in scored})
        gained = [line.words for line in table.log(None) if line.rule == "wand.4"]
        assert len(gained) == len({(words[0], words.split(": ")[1]) for words in gained}) > 0


@pytest.mark.rule("witchstone:black.1")
def test_the_black_crystal_brings_four_actions() -> None:
    table = play(leaving(BLACK_AT_EXIT), "wand")
    assert owed(table)[-1] == "wand 4"
    assert shelf(table, "wand") == ("A black",)
    play(table, "advance 3")
    assert turn_passed(table)


@pytest.mark.rule("witchstone:black.1", "witchstone:crystal.8")
def test_the_black_crystal_alone_is_enough_for_crystal_actions() -> None:
    """A crystal chip can be used for it, and a special tile for crystal once; as for coloured ones without it."""
    coloured = {"black": "none", "aside": ["black"], "chips": ["crystal"]}
    assert "chip crystal" in can(situation(A=coloured, won=won("crystal"), agenda=group("witch", 1)))
    alone = {"crystals": [], "aside": ["coloured"] * 6, "black": "d4", "chips": ["crystal"]}
    table = situation(A=alone, won=won("crystal"), agenda=group("witch", 1))
    assert "chip crystal" in can(table)
    play(table, "chip crystal", "crystal d4")
    assert owed(table)[-1].startswith("crystal")
    gone = {**alone, "black": "none", "aside": [*alone["aside"], "black"]}
    assert "chip crystal" not in can(situation(A=gone, won=won("crystal"), agenda=group("witch", 1)))


@pytest.mark.rule("witchstone:black.2", "witchstone:chip.7")
def test_the_black_crystal_triples_a_chip() -> None:
    table = play(leaving(BLACK_AT_EXIT, cloth=["wand", "points", "energy", "energy"]), "bottom", "wand")
    assert can(table) == {"chip wand x3"}
    play(table, "chip wand x3")
    assert owed(table)[-1] == "wand 3"
    play(table, "advance 3")
    assert (player(table).wand, player(table).chips) == (3, ("wand",))
    assert turn_passed(table)


@pytest.mark.rule("witchstone:black.3")
def test_the_black_crystal_and_the_points_chip() -> None:
    table = play(leaving(BLACK_AT_EXIT, cloth=["wand", "points", "energy", "energy"]), "bottom")
    brought = {option.words: str(option.brings) for option in table.options}
    assert "+5 VP" in brought["points"]
    play(table, "points", "chip points x3")
    assert (vp(table), player(table).chips) == (5, ("points",))
    assert turn_passed(table)


@pytest.mark.rule("witchstone:open.19")
def test_the_black_crystal_and_a_scroll_chip() -> None:
    table = play(
        leaving(BLACK_AT_EXIT, cloth=["scroll", "points", "energy", "energy"]), "bottom", "scroll", "chip scroll x3"
    )
    assert can(table) == {"I", "II", "III"}
    play(table, "III")
    assert len(player(table).spells) + len(player(table).prophecies) == 1
    assert turn_passed(table)


@pytest.mark.rule("witchstone:black.5")
def test_the_black_crystal_fills_a_vial_and_brings_nothing_without_one() -> None:
    rack = full("wand", 3)
    table = play(leaving(BLACK_AT_EXIT, rack=rack, B=without(3)), "wand")
    assert len(shelf(table, "wand")) == 4
    play(table, "done")
    then = situation(
        A={"black": "none"}, B={"crystals": ["c6", "d2", "d6"]}, current="B",
        rack={"wand": ["B coloured"] * 3 + ["A black"]}, agenda=group("crystal", 1),
    )  # fmt: skip
    play(then, "crystal c6", "out at wand")
    assert shelf(then, "bottom") == ("B coloured",)
    aside = leaving(
        {"black": "c6", "crystals": ["b2", "b4", "d2", "d6", "f2"]}, rack=TWO_FULL, B=B_EMPTY,
    )  # fmt: skip
    assert player(aside).aside == ("black",)
    assert (player(aside).wand, len(player(aside).chips), vp(aside)) == (0, 0, 0)
    assert turn_passed(aside)


@pytest.mark.rule("witchstone:removal.1")
def test_removal_is_offered_at_any_time_of_the_own_turn() -> None:
    table = situation(A={"hand": ["energy/wand", "witch/scroll"]}, round=10)
    crystals = ("b2", "d4", "b4", "d2", "d6", "f2")
    moments = ((), ("energy/wand",), ("c3 c4",), ("energy",), ("T1-W",), ("wand",))
    for number, (moment, crystal) in enumerate(zip(moments, crystals, strict=True), 1):
        play(table, *moment)
        assert "remove a crystal" in offered(table), moment
        play(table, "remove a crystal", crystal)
        assert len(player(table).aside) == number
    assert "black" in player(table).aside
    assert vp(table) == -21
    play(table, "done")
    # It is B's turn: only B is asked, about B's own cauldron.
    assert table.decision is not None
    assert table.decision.seat == 1
    play(table, "remove a crystal")
    assert len(offered(table)) == 7
    play(table, "b2")
    assert (len(player(table).aside), len(player(table, "B").aside)) == (6, 1)


@pytest.mark.rule("witchstone:removal.1")
def test_the_black_crystal_can_be_removed_when_it_is_the_last() -> None:
    table = situation(A={"crystals": [], "aside": ["coloured"] * 6}, agenda=group("wand", 1))
    play(table, "remove a crystal")
    assert player(table).aside == (*["coloured"] * 6, "black")
    assert can(table) == {"advance 1"}


@pytest.mark.rule("witchstone:removal.1")
def test_nothing_left_to_remove() -> None:
    table = situation(A={**GONE, "aside": ["coloured"] * 6 + ["black"]})
    assert refusing_rule(table, "remove a crystal") == "removal.1"


@pytest.mark.rule("witchstone:open.40")
def test_no_crystal_is_removed_while_one_is_on_its_way() -> None:
    table = situation(A=AT_EXIT, agenda=group("crystal", 1))
    assert "remove a crystal" in offered(table)
    play(table, "crystal c6")
    assert refusing_rule(table, "remove a crystal") == "open.40"
    play(table, "out at wand")
    assert offered(table) == {"wand", "bottom"}
    assert refusing_rule(table, "remove a crystal") == "open.40"
    cloth = play(table.fork(), "bottom")
    assert refusing_rule(cloth, "remove a crystal") == "open.40"
    play(table, "wand")
    assert "remove a crystal" in offered(table)
    both = situation(
        A={"crystals": ["b4", "d2", "d6", "f2"]},
        agenda=group("crystal", 0, stage="vials", out=[["coloured", "witch"], ["coloured", "wand"]]),
    )
    assert offered(both) == {"crystal at witch", "crystal at wand"}
    assert refusing_rule(both, "remove a crystal") == "open.40"


@pytest.mark.rule("witchstone:removal.2", "witchstone:open.38", "witchstone:removal.3")
def test_each_removal_costs_one_more_over_the_whole_game() -> None:
    told = {"vp": 10, "crystals": ["b4", "d2", "d6", "f2", "f4"], "aside": ["coloured"], "removals": 1}
    table = situation(round=7, A=told, B={"vp": 10})
    play(table, "remove a crystal")
    assert table.decision is not None
    assert table.decision.text == "Remove which crystal, for 2 VP?"
    play(table, "b4")
    assert vp(table) == 8
    play(table, "remove a crystal", "d4")
    assert (vp(table), player(table).removals) == (5, 3)
    other = situation(round=7, A=told, B={"vp": 10}, current="B")
    play(other, "remove a crystal", "b4")
    assert (vp(other, "B"), vp(other)) == (9, 10)


@pytest.mark.rule("witchstone:open.28", "witchstone:removal.2")
def test_vp_may_go_below_zero() -> None:
    table = play(situation(), "remove a crystal", "b2")
    assert vp(table) == -1


@pytest.mark.rule("witchstone:removal.3")
def test_a_removed_crystal_is_in_no_vial() -> None:
    table = play(situation(), "remove a crystal", "b2")
    assert not any(seen(table).rack.values())
    mine = player(table)
    assert (len(mine.chips), mine.wand, mine.aside) == (0, 0, ("coloured",))
    assert owed(table) == ("lay a tile",)
    state = state_of(A={"crystals": ["b4", "d2", "d6", "f2", "f4"], "aside": ["coloured"], "removals": 1})
    assert in_rack(state, Seat(0)) == 0


@pytest.mark.rule("witchstone:removal.4", "witchstone:removal.1")
def test_crystals_hemmed_in_can_be_helped_by_a_removal() -> None:
    tiles = ["energy/witch c3 d3", "energy/wand b3 b4", "energy/scroll c5 d5", "witch/wand e3 e4"]
    hemmed = {"tiles": tiles, "crystals": ["c4"], "aside": ["coloured"] * 5}
    table = situation(A=hemmed, round=5, agenda=group("crystal", 1))
    assert offered(table) == {"done", "remove a crystal"}
    assert refusing_rule(table, "crystal d4") == "crystal.4"
    play(table, "remove a crystal", "c4", "crystal d4")
    assert (holds(table, "c4"), holds(table, "d4")) == ("black crystal", "none")
    assert turn_passed(table)


@pytest.mark.rule("witchstone:removal.4")
def test_a_removal_frees_its_space_at_once() -> None:
    table = situation(A={"hand": ["energy/wand", "witch/scroll"]}, round=10)
    play(table, "energy/wand")
    assert refusing_rule(table, "b2 b3") == "turn.4"
    play(table, "remove a crystal", "b2", "b2 b3")
    assert (holds(table, "b2"), holds(table, "b3")) == ("energy", "wand")
    # For another crystal's move.
    table = situation(agenda=group("crystal", 2))
    play(table, "remove a crystal", "b2", "crystal d4")
    assert "b2" in can(table)
    # For a special tile.
    table = situation(agenda=[*group("pentagram", 0), {"do": "special", "tile": "energy/wand"}])
    play(table, "remove a crystal", "b2")
    assert "b2 b3" in can(table)
