"""Pentagram actions and special tiles."""

from __future__ import annotations

from typing import Any

import pytest

from coven.kernel import Table
from tests.games.witchstone.tale import (
    can,
    group,
    holds,
    offered,
    owed,
    play,
    player,
    refusing_rule,
    seen,
    situation,
    tiles_left,
    turn_passed,
    vp,
)

OPEN = ["energy/wand", "witch/scroll", "crystal/wand"]
STACK = ["energy/witch", "wand/scroll"]


def ring(place: int, left: int, **told: Any) -> Table:
    """A's owl stands here and may move this far; three special tiles lie open and two are in the stack."""
    mine = {"pentagram": place, **told.pop("A", {})}
    told = {"special_tiles": OPEN, "special_stack": STACK, **told}
    return situation(A=mine, agenda=group("pentagram", left), **told)


def special(tile: str, **told: Any) -> Table:
    """A has just gained this special tile with the last pentagram action of the turn."""
    blue = [name for name in ("witch/wand", "energy/crystal", "pentagram/scroll") if name != tile]
    return situation(
        A=told.pop("A", {}),
        special_tiles=[*blue, "none"][:3],
        agenda=[*group("pentagram", 0), {"do": "special", "tile": tile}],
        **told,
    )


@pytest.mark.rule("witchstone:pentagram.1", "witchstone:pentagram.4", "witchstone:pentagram.10")
def test_one_action_moves_one_space_around_the_ring() -> None:
    table = play(ring(10, 3, B={"pentagram": 1}), "advance")
    mine = player(table)
    # A grey space gives nothing.
    assert (mine.pentagram, mine.vp, len(mine.owl_tiles), len(mine.chips)) == (11, 0, 0, 0)
    play(table, "advance", "advance")
    # Owls may share a space.
    assert (player(table).pentagram, player(table, "B").pentagram, vp(table)) == (1, 1, 0)
    assert turn_passed(table)


@pytest.mark.rule("witchstone:pentagram.3")
def test_rewards_for_spaces_passed() -> None:
    table = ring(1, 4)
    play(table, "advance", "advance", "advance", "advance")
    assert player(table).pentagram == 5
    assert player(table).owl_tiles == (7,)
    assert owed(table)[-1] == "special energy/wand"
    play(table, "c3 c4")
    assert turn_passed(table)


@pytest.mark.rule("witchstone:pentagram.5", "witchstone:pentagram.10")
def test_owl_tiles_come_from_their_own_stack() -> None:
    table = play(ring(3, 1), "advance")
    assert (player(table).owl_tiles, vp(table)) == ((7,), 0)
    assert seen(table).owl_stacks == ((6, 5, 4, 3), (7, 6, 5, 4, 3))
    later = ring(3, 1, owl_stacks=[[6, 5, 4, 3], [7, 6, 5, 4, 3]], A={"owl tiles": [7]})
    play(later, "advance")
    assert (player(later).owl_tiles, vp(later)) == ((7, 6), 0)
    assert seen(later).owl_stacks == ((5, 4, 3), (7, 6, 5, 4, 3))
    assert turn_passed(later)


@pytest.mark.rule("witchstone:pentagram.6")
def test_an_empty_stack_gives_2_vp() -> None:
    table = play(ring(3, 1, owl_stacks=[[], [7, 6, 5, 4, 3]]), "advance")
    assert (player(table).owl_tiles, vp(table)) == ((), 2)
    assert seen(table).owl_stacks == ((), (7, 6, 5, 4, 3))
    assert turn_passed(table)


@pytest.mark.rule("witchstone:pentagram.7", "witchstone:pentagram.8")
def test_a_blue_space_gives_its_tile_which_is_replaced_at_once() -> None:
    table = play(ring(5, 2), "advance")
    assert owed(table)[-1] == "pentagram 1 (special witch/scroll)"
    assert seen(table).special_tiles == ("energy/wand", "energy/witch", "crystal/wand")
    assert seen(table).special_stack == (None,) * 1
    # Each of the three has its own.
    for start, tile in ((1, "energy/wand"), (5, "witch/scroll"), (9, "crystal/wand")):
        assert owed(play(ring(start, 2), "advance"))[-1] == f"pentagram 1 (special {tile})"
    empty = play(ring(5, 2, special_stack=[]), "advance")
    assert seen(empty).special_tiles == ("energy/wand", "none", "crystal/wand")
    assert seen(empty).special_stack == (None,) * 0


@pytest.mark.rule("witchstone:pentagram.9")
@pytest.mark.parametrize("action", ["energy", "witch", "pentagram", "crystal", "wand", "scroll"])
def test_an_empty_blue_space_gives_two_actions_of_one_type(action: str) -> None:
    table = play(ring(5, 1, special_tiles=["energy/wand", "none", "crystal/wand"], special_stack=[]), "advance")
    assert can(table) == {"energy", "witch", "pentagram", "crystal", "wand", "scroll"}
    assert refusing_rule(table, "energy wand") == "pentagram.9"
    play(table, action)
    assert owed(table)[-1] == f"{action} 2"
    play(table, "done")
    assert turn_passed(table)


@pytest.mark.rule("witchstone:pentagram.9")
def test_an_empty_stack_does_not_matter_while_a_tile_lies_there() -> None:
    table = play(ring(5, 1, special_stack=[]), "advance")
    assert owed(table)[-1] == "special witch/scroll"
    assert "once witch" in can(table)


@pytest.mark.rule("witchstone:open.39", "witchstone:open.14", "witchstone:special.1")
def test_one_may_stop_after_seeing_the_replacement() -> None:
    table = play(ring(5, 3), "advance")
    assert seen(table).special_tiles[1] == "energy/witch"
    play(table, "done", "c3 c4")
    assert player(table).pentagram == 6
    assert turn_passed(table)


@pytest.mark.rule("witchstone:special.1", "witchstone:open.15", "witchstone:special.5")
def test_a_special_tile_is_used_once_or_laid() -> None:
    table = special("energy/wand")
    ways = can(table)
    assert {"once energy", "once wand", "c3 c4", "c4 c3"} <= ways
    assert refusing_rule(table, "done") == "open.14"
    assert refusing_rule(table, "c2 d2") == "turn.4"
    assert refusing_rule(table, "a2 a1") == "turn.4"
    # With no two vacant neighbours it can't be laid.
    table = special("energy/wand", A={"tiles": FULL_BUT_TWO}, round=11)
    assert can(table) == {"once energy", "once wand"}


FULL_BUT_TWO = [
    "energy/witch a2 a3", "energy/pentagram b1 c1", "energy/crystal b3 c3", "energy/wand b5 c6", "energy/scroll c2 d3",
    "witch/pentagram c4 d5", "witch/crystal e1 f1", "witch/wand e2 e3", "witch/scroll e4 e5", "pentagram/crystal e6 f5",
    "pentagram/wand f3 g2",
]  # fmt: skip


@pytest.mark.rule("witchstone:special.2", "witchstone:special.8")
def test_once_is_one_of_its_actions_twice() -> None:
    cluster = ["pentagram/wand b3 c3", "witch/wand b4 c4", "crystal/wand c2 d3"]
    table = special(
        "energy/wand", A={"tiles": cluster, "crystals": ["b2", "d2", "d6", "f2", "f4"], "aside": ["coloured"]}
    )
    assert refusing_rule(table, "once energy wand") == "special.2"
    assert refusing_rule(table, "once scroll") == "special.2"
    play(table, "once wand")
    assert owed(table)[-1] == "wand 2"
    play(table, "advance 2")
    assert player(table).wand == 2
    assert turn_passed(table)


@pytest.mark.rule("witchstone:special.3")
def test_a_tile_used_once_is_gone() -> None:
    table = play(special("energy/wand"), "once energy", "T1-V1", "T1-C1")
    mine = player(table)
    assert mine.used_specials == ("energy/wand",)
    assert all(space.on != "special tile" for space in mine.cauldron.values())
    assert vp(table) == 2
    assert turn_passed(table)


@pytest.mark.rule("witchstone:special.4", "witchstone:special.6")
def test_a_tile_laid_counts_from_then_on_and_sets_off_nothing() -> None:
    cluster = ["energy/wand b3 c3", "energy/scroll c2 b1", "energy/crystal d3 e2"]
    table = special("energy/witch", A={"tiles": cluster, "hand": ["witch/scroll", "energy/witch"]}, round=4)
    play(table, "e3 e4")
    assert (holds(table, "e3"), holds(table, "e4")) == ("energy", "witch")
    assert player(table).energy == 20
    assert turn_passed(table)
    later = situation(
        A={"tiles": [*cluster, "special energy/witch e3 e4"], "hand": ["witch/scroll", "energy/witch"]}, round=4
    )
    play(later, "witch/scroll", "e5 d5", "witch")
    assert owed(later)[-1] == "witch 2"


@pytest.mark.rule("witchstone:special.5")
def test_a_special_tile_covers_its_spaces() -> None:
    table = situation(
        A={"tiles": ["special energy/witch e3 e4"], "hand": ["wand/scroll"]},
        agenda=[{"do": "lay", "tile": "wand/scroll"}],
    )
    assert refusing_rule(table, "e2 e3") == "turn.4"
    assert not any("e3" in words.split() or "e4" in words.split() for words in can(table))
    # From the moment it is laid: the next special tile finds both spaces taken.
    table = situation(
        agenda=[*group("pentagram", 0, specials=["witch/scroll"]), {"do": "special", "tile": "energy/wand"}]
    )
    play(table, "e3 e4")
    assert owed(table)[-1] == "special witch/scroll"
    assert not any("e3" in words.split() or "e4" in words.split() for words in can(table))


@pytest.mark.rule("witchstone:special.9")
def test_special_tiles_are_no_part_of_the_hand() -> None:
    table = ring(1, 5)
    before = tiles_left(table)
    play(table, *["advance"] * 5, "c3 c4")
    assert owed(table)[-1] == "special witch/scroll"
    play(table, "e3 e4")
    # The turn's draw, and nothing else.
    assert tiles_left(table) == (before[0] + 1, before[1] - 1)
    assert turn_passed(table)


@pytest.mark.rule("witchstone:open.14", "witchstone:pentagram.7")
def test_special_tiles_are_settled_in_the_order_gained() -> None:
    table = situation(
        A={"pentagram": 1, "tiles": ["pentagram/scroll c3 d3"]},
        special_tiles=OPEN,
        agenda=[{"do": "halves", "left": [["scroll", "d3"]]}, {"do": "group", "action": "pentagram", "left": 5}],
    )
    play(table, *["advance"] * 4)
    assert can(table) == {"advance", "special energy/wand"}
    play(table, "advance")
    # No action is left, so both tiles are settled now, the first one first; the other half has to wait.
    assert owed(table)[1:] == ("pentagram 0 (special witch/scroll)", "special energy/wand")
    assert refusing_rule(table, "special witch/scroll") == "open.14"
    play(table, "once wand", "done")
    assert owed(table)[1:] == ("pentagram 0", "special witch/scroll")
    play(table, "e3 e4")
    assert can(table) == {"scroll"}


@pytest.mark.rule("witchstone:open.14")
def test_the_second_tile_gained_cannot_be_settled_first() -> None:
    table = play(ring(1, 6), *["advance"] * 5)
    assert can(table) == {"advance", "special energy/wand"}
    assert refusing_rule(table, "special witch/scroll") == "open.14"
    play(table, "special energy/wand", "c3 c4")
    assert can(table) == {"advance", "special witch/scroll"}


@pytest.mark.rule("witchstone:open.14")
def test_a_tile_gained_in_the_use_of_another_comes_after_all_that_were_there_before() -> None:
    table = situation(
        A={"pentagram": 4},
        special_tiles=["energy/witch", "witch/scroll", "crystal/wand"],
        agenda=[*group("pentagram", 1, specials=["energy/wand"]), *group("pentagram", 2, source="special")[1:]],
    )
    play(table, "advance")
    assert can(table) == {"advance", "special energy/wand"}
    play(table, "advance")
    # The group within has no action left; its own tile is settled last.
    assert owed(table)[-1] == "special energy/wand"
    assert refusing_rule(table, "special witch/scroll") == "open.14"
    play(table, "c3 c4")
    assert owed(table)[-1] == "special witch/scroll"
    assert refusing_rule(table, "special energy/wand") == "special.4"
    play(table, "e3 e4")
    # Both lie there before the group around it goes on.
    assert owed(table)[-1] == "pentagram 1"
    play(table, "done")
    assert turn_passed(table)


@pytest.mark.rule("witchstone:open.14")
def test_a_tile_that_can_be_laid_is_not_put_away_unused() -> None:
    table = situation(
        A={"wand": 24},
        scroll_row=[],
        scroll_pile=[],
        agenda=[*group("pentagram", 0), {"do": "special", "tile": "wand/scroll"}],
    )
    assert {"e3 e4", "e4 e3"} < can(table)
    assert "behind the screen" not in can(table)
    assert refusing_rule(table, "behind the screen") == "open.14"
    play(table, "e3 e4")
    assert player(table).used_specials == ()
    assert turn_passed(table)


@pytest.mark.rule("witchstone:open.40", "witchstone:removal.1")
def test_a_crystal_can_be_removed_before_the_type_of_free_actions_is_chosen() -> None:
    table = play(ring(5, 1, special_tiles=["energy/wand", "none", "crystal/wand"], special_stack=[]), "advance")
    play(table, "remove a crystal", "d6")
    assert (player(table).aside, vp(table)) == (("coloured",), -1)
    assert can(table) == {"energy", "witch", "pentagram", "crystal", "wand", "scroll"}
    play(table, "wand", "advance 2")
    assert player(table).wand == 2
    assert turn_passed(table)


@pytest.mark.rule("witchstone:open.14")
def test_a_tile_that_can_be_neither_used_nor_laid() -> None:
    nothing_left = {
        "tiles": [*FULL_BUT_TWO, "special energy/wand c5 d6", "special crystal/wand g3 f4"],
        "crystals": [],
        "black": "none",
        "aside": ["coloured"] * 6 + ["black"],
        "wand": 24,
    }
    table = situation(
        A=nothing_left,
        scroll_row=[],
        scroll_pile=[],
        round=11,
        agenda=[*group("pentagram", 0), {"do": "special", "tile": "wand/scroll"}],
    )
    assert turn_passed(table)
    assert player(table).used_specials == ("wand/scroll",)
    # With a crystal that could be removed to make room the player is asked.
    nothing_left |= {"crystals": ["b2"], "aside": ["coloured"] * 5 + ["black"]}
    table = situation(
        A=nothing_left,
        scroll_row=[],
        scroll_pile=[],
        round=11,
        agenda=[*group("pentagram", 0), {"do": "special", "tile": "wand/scroll"}],
    )
    assert offered(table) == {"behind the screen", "remove a crystal"}
    assert refusing_rule(table, "once wand") == "wand.10"
    assert refusing_rule(table, "once scroll") == "open.25"
    play(table, "behind the screen")
    assert player(table).used_specials == ("wand/scroll",)
    assert turn_passed(table)


@pytest.mark.rule("witchstone:open.23", "witchstone:open.14")
def test_witch_actions_wait_for_the_way_that_a_special_tile_can_open() -> None:
    inner = {"do": "group", "action": "witch", "left": 1}
    table = situation(A={"lying": 11}, agenda=[*group("pentagram", 0, specials=["energy/wand"]), inner])
    assert can(table) == {"special energy/wand"}
    declined = play(table.fork(), "done")
    assert owed(declined)[-1].startswith("special"), "the tile is settled after all, and the witch stays"
    play(table, "special energy/wand", "once energy", "T1-V1", "done", "to V1")
    assert player(table).standing == ("V1",)
    bare = situation(A={"lying": 11}, agenda=[*group("pentagram", 0), inner])
    assert turn_passed(bare), "nothing could open a way"
