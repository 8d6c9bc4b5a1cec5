"""What can be seen, and what a deal imagined keeps."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from math import comb
from typing import Any

import pytest

from coven.games.witchstone import GAME
from coven.kernel import Path, Table, at, plain
from tests.games.witchstone.tale import log, new, play, player, seen, situation

BEHIND = {
    "chips": ["energy", "wand"],
    "owl tiles": [7, 6],
    "used specials": ["energy/wand"],
    "used spells": ["wand +2"],
    "aside": ["coloured", "black"],
    "crystals": ["b2", "b4", "d2", "d6", "f2"],
    "black": "none",
    "removals": 2,
}


def mid_game(seed: int = 3, decisions: int = 150, seats: int = 3) -> Table:
    table = new(seats=seats, seed=seed)
    rng = random.Random(seed)
    for _ in range(decisions):
        assert table.decision is not None
        table.choose(rng.randrange(len(table.decision.choices)))
    return table


def looks_alike(one: Table, other: Table, seat: int) -> bool:
    """Whether a seat can tell two tables apart: by its view, its log, or what it is asked."""
    assert one.decision is not None
    assert other.decision is not None
    asked = [(d.seat, d.text, d.words() if d.seat == seat else []) for d in (one.decision, other.decision)]
    return one.view(seat) == other.view(seat) and one.log(seat) == other.log(seat) and asked[0] == asked[1]


@pytest.mark.rule("witchstone:visibility.1")
def test_hands_are_their_owners_and_supplies_nobodys() -> None:
    table = situation(A={"hand": ["energy/wand", "witch/scroll", "wand/scroll", "energy/witch", "witch/wand"]})
    assert player(table).hand == ("energy/wand", "witch/scroll", "wand/scroll", "energy/witch", "witch/wand")
    for other in (1, None):
        rival = seen(table, other).players["A"]
        assert (rival.hand, rival.supply) == ((None,) * 5, (None,) * 10)
    assert player(table).supply == (None,) * 10


@pytest.mark.rule("witchstone:visibility.2", "witchstone:open.35")
def test_what_lies_behind_and_beside_a_screen() -> None:
    table = situation(A=BEHIND, owl_stacks=[[6, 5, 4, 3], [5, 4, 3]])
    mine, rival = player(table), seen(table, 1).players["A"]
    assert (mine.chips, mine.owl_tiles, mine.used_specials) == (("energy", "wand"), (7, 6), ("energy/wand",))
    assert (rival.chips, rival.owl_tiles, rival.used_specials) == ((None, None), (None, None), (None,))
    for view in (mine, rival):
        assert view.used_spells == ("wand +2",)
        assert view.aside == ("coloured", "black")
        assert view.removals == 2


@pytest.mark.rule("witchstone:visibility.3")
def test_everything_else_is_open_to_all() -> None:
    table = mid_game()
    views = []
    for seat in (0, 1, 2, None):
        view = seen(table, seat)
        screened = {
            name: replace(p, hand=(), chips=(), owl_tiles=(), used_specials=()) for name, p in view.players.items()
        }
        views.append(replace(view, seat=None, players=screened))
    assert all(view == views[0] for view in views)
    everything = views[0]
    assert len(everything.crystal_ball) == 17
    assert len(everything.connections) == 40
    assert len(everything.scroll_row) == 6
    assert all(len(view.players["A"].cauldron) == 37 for view in views)


@pytest.mark.rule("witchstone:visibility.4")
def test_face_down_piles_are_only_counted() -> None:
    table = mid_game()
    view = seen(table)
    assert set(view.scroll_pile) == {None}
    assert set(view.special_stack) == {None}
    # Another order of all face-down things looks the same to everybody.
    position = table.position()
    position["scroll pile"] = position["scroll pile"][::-1]
    position["special stack"] = position["special stack"][::-1]
    for told in position["players"].values():
        told["supply"] = told["supply"][::-1]
    other = Table(GAME, table.setup, 1, origin=position)
    same = Table(GAME, table.setup, 1, origin=table.position())
    for seat in table.seats:
        assert looks_alike(same, other, seat)


@pytest.mark.rule("witchstone:visibility.4")
@pytest.mark.parametrize("pile", ["scroll pile", "special stack"])
def test_whoever_imagines_the_game_does_not_know_what_comes_next(pile: str) -> None:
    table = mid_game()
    true = table.position()[pile]
    for seat in table.seats:
        imagined = [table.imagine(seat, random.Random(number)).position()[pile] for number in range(8)]
        assert {len(order) for order in imagined} == {len(true)}
        assert len({order[0] for order in imagined}) > 1


@pytest.mark.rule("witchstone:visibility.1")
def test_rivals_hands_do_not_leak() -> None:
    table = mid_game()
    current = "ABC".index(seen(table).current)
    position = table.position()
    for name, told in position["players"].items():
        if "ABC".index(name) != current:
            tiles = told["hand"] + told["supply"]
            size = len(told["hand"])
            told["hand"], told["supply"] = tiles[-size:], tiles[:-size]
    other = Table(GAME, table.setup, 1, origin=position)
    same = Table(GAME, table.setup, 1, origin=table.position())
    assert other.position() != same.position()
    assert looks_alike(same, other, table.seats[current])


def test_what_is_drawn_is_told_to_the_owner_only() -> None:
    table = situation(A={"hand": ["energy/wand", "witch/scroll", "wand/scroll", "energy/witch", "witch/wand"]})
    play(table, "energy/wand", "c3 c4", "energy", "done", "wand", "done")
    assert "A draws a tile" in log(table, 1)
    assert "A draws a tile" in log(table, None)
    assert f"A draws {player(table).hand[-1]}" in log(table, 0)


@pytest.mark.rule("witchstone:visibility.1")
def test_a_tile_being_laid_is_open() -> None:
    """The one that has been taken up: the other four are hidden from B as before."""
    table = situation(A={"hand": ["energy/wand", "witch/scroll", "wand/scroll", "energy/witch", "witch/wand"]})
    play(table, "energy/wand")
    assert seen(table, 1).owed == ("lay energy/wand",)
    hands = [player(table.imagine(1, random.Random(seed))).hand for seed in range(5)]
    assert all("energy/wand" in hand for hand in hands)
    assert len({tuple(sorted(map(str, hand))) for hand in hands}) > 1


@pytest.mark.rule("witchstone:visibility.1")
def test_imagining_deals_hidden_things_anew_and_keeps_the_rest() -> None:
    table = mid_game()
    truth = table.position()
    deals = [table.imagine(0, random.Random(seed)).position() for seed in range(6)]
    assert len({tuple(deal["players"]["B"]["hand"]) for deal in deals}) > 1
    assert len({tuple(deal["players"]["A"]["supply"]) for deal in deals}) > 1  # nobody knows their own next tile
    for deal in deals:
        assert deal["players"]["A"]["hand"] == truth["players"]["A"]["hand"]
        assert deal["scroll row"] == truth["scroll row"]
        for name in "ABC":
            both = [sorted(p[name]["hand"] + p[name]["supply"]) for p in (deal["players"], truth["players"])]
            assert both[0] == both[1]
        assert sorted(deal["scroll pile"]) == sorted(truth["scroll pile"])


HIDDEN = {"hand", "used specials", "chips", "owl tiles"}
FACE_DOWN = {"supply", "scroll pile", "special stack"}


def places(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Everything in a position, with its path."""
    yield path, value
    if isinstance(value, dict | list):
        for step, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(part, (*path, step))


def test_a_path_into_a_position_leads_to_the_same_in_a_view_or_to_what_is_face_down() -> None:
    for seats, decisions in ((2, 0), (3, 40), (4, 200)):
        table = mid_game(decisions=decisions, seats=seats)
        for seat in (None, *table.seats):
            view, covered = table.view(seat), set()
            for path, value in places(table.position()):
                there = plain(at(view, path))
                if not isinstance(value, dict) and there != value:
                    assert len(there) == len(value) if isinstance(value, list) else there is None
                    mine = path[:2] == ("players", view.seat)
                    covered.add(next(name for name in path if name in FACE_DOWN | (set() if mine else HIDDEN)))
            assert covered >= FACE_DOWN | {"hand"}


def test_what_waits_on_the_rim_and_to_be_settled_has_its_place() -> None:
    table = situation(
        A={"crystals": ["b4", "d2", "d6", "f2", "f4"], "pentagram": 5},
        special_tiles=["energy/wand", "none", "none"],
        agenda=[
            {"do": "halves", "left": []},
            {"do": "group", "action": "pentagram", "left": 1, "specials": ["witch/wand"]},
            {"do": "group", "action": "crystal", "left": 1, "out": [["coloured", "wand"]]},
        ],
    )
    for seat in (0, 1, None):
        mine, other = (seen(table, seat).players[name] for name in "AB")
        assert mine.rim == {**dict.fromkeys(other.rim, ()), "wand": ("coloured",)}
        assert (mine.specials, other.specials) == (("witch/wand",), ())
    assert seen(table).exits["wand"] == ("b5", "c6")
    assert seen(table).special_tiles == ("energy/wand", "none", "none")


def test_boards_are_named_as_people_name_them() -> None:
    table = situation(
        A={"connections": ["T1-V1"], "begun": "T1-W", "standing": ["V1"], "tiles": ["energy/wand c3 c4"], "wand": 3},
        chips={"F1": "points"},
        rack={"wand": ["A coloured"]},
    )
    view = seen(table, None)
    assert (view.crystal_ball["V1"].kind, view.crystal_ball["V1"].witches) == ("village", ("A",))
    assert (view.chips["F1"], view.chips["V1"]) == ("points", "none")
    built, begun, free = (view.connections[name] for name in ("T1-V1", "T1-W", "T2-W"))
    assert (built.owner, built.units, built.length, built.pays) == ("A", 1, 1, 1)
    assert (begun.owner, begun.units, begun.length) == ("A", 1, 3)
    assert (free.owner, free.units) == ("none", 0)
    cauldron = view.players["A"].cauldron
    assert (cauldron["c4"].holds, cauldron["c4"].on) == ("wand", "tile")
    assert (cauldron["g4"].holds, cauldron["g4"].on) == ("crystal", "icon")
    assert (cauldron["b4"].holds, cauldron["c1"].holds) == ("coloured crystal", "none")
    assert view.wand[view.players["A"].wand + 1] == "dark 3 energy"
    assert (view.wand[0], view.wand[1], view.wand[24]) == ("hilt", "light", "silver 8 VP")
    assert list(view.scrolls) == ["I", "II", "III", "IV", "V", "VI"]
    assert tuple(view.scrolls.values()) == view.scroll_row
    assert (view.rack["wand"], view.vials["wand"]) == (("A coloured",), 4)
    assert seen(situation(scroll_row=["any +1"]), None).scrolls["II"] == "none"


@pytest.mark.rule("witchstone:visibility.1")
@pytest.mark.parametrize("seed", [3, 4])
def test_in_the_middle_of_a_turn_every_hidden_tile_is_as_likely_in_hand(seed: int) -> None:
    """Of B's tiles A knows which are left, but not which are in hand: each is there as often as counting says, and the
    true hand comes up no more often than any other."""
    table = mid_game(seed, decisions=60, seats=2)
    while table.decision is not None and (table.decision.seat != 0 or table.at_rest):
        table.choose(0)
    truth = table.state.players[1]
    hidden = sorted((*truth.hand, *truth.supply))
    held, size = len(truth.hand), 400
    assert 1 < held < len(hidden) - 1
    rng = random.Random(seed)
    hands = [table.imagine(0, rng).state.players[1].hand for _ in range(size)]
    share = held / len(hidden)
    for tile in hidden:
        often = sum(tile in hand for hand in hands)
        assert abs(often - size * share) < 5 * (size * share * (1 - share)) ** 0.5
    same = sum(set(hand) == set(truth.hand) for hand in hands)
    chance = size / comb(len(hidden), held)
    assert same < chance + 5 * max(chance, 1) ** 0.5
