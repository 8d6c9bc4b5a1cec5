"""What can be seen, and what a deal imagined keeps."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from coven.games.witchstone import GAME
from coven.kernel import Table
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
        rival = seen(table, other).players[0]
        assert (rival.hand, rival.hand_size, rival.supply) == (None, 5, 10)
    assert player(table).supply == 10


@pytest.mark.rule("witchstone:visibility.2", "witchstone:open.35")
def test_what_lies_behind_and_beside_a_screen() -> None:
    table = situation(A=BEHIND, owl_stacks=[[6, 5, 4, 3], [5, 4, 3]])
    mine, rival = player(table), seen(table, 1).players[0]
    assert (mine.chips, mine.owl_tiles, mine.used_specials) == (("energy", "wand"), (7, 6), ("energy/wand",))
    assert (rival.chips, rival.owl_tiles, rival.used_specials) == (None, None, None)
    assert (rival.chip_count, rival.owl_tile_count, rival.used_special_count) == (2, 2, 1)
    for view in (mine, rival):
        assert view.used_spells == ("wand +2",)
        assert view.beside_the_screen == ("crystal", "black crystal")
        assert view.removals == 2


@pytest.mark.rule("witchstone:visibility.3")
def test_everything_else_is_open_to_all() -> None:
    table = mid_game()
    views = []
    for seat in (0, 1, 2, None):
        view = seen(table, seat)
        players = tuple(replace(p, hand=None, chips=None, owl_tiles=None, used_specials=None) for p in view.players)
        views.append(replace(view, players=players))
    assert all(view == views[0] for view in views)
    everything = views[0]
    assert len(everything.locations) == 17
    assert len(everything.connections) == 40
    assert len(everything.scroll_row) == 6
    assert all(len(view.players[0].cauldron) == 37 for view in views)


@pytest.mark.rule("witchstone:visibility.4")
def test_face_down_piles_are_only_counted() -> None:
    table = mid_game()
    view = seen(table)
    assert isinstance(view.scroll_pile, int)
    assert isinstance(view.special_stack, int)
    # Another order of all face-down things looks the same to everybody.
    position = table.position()
    position["scroll pile"] = position["scroll pile"][::-1]
    position["special stack"] = position["special stack"][::-1]
    for plain in position["players"].values():
        plain["supply"] = plain["supply"][::-1]
    other = Table(GAME, table.setup, 1, origin=position)
    same = Table(GAME, table.setup, 1, origin=table.position())
    for seat in table.seats:
        assert looks_alike(same, other, seat)


@pytest.mark.rule("witchstone:visibility.1")
def test_rivals_hands_do_not_leak() -> None:
    table = mid_game()
    current = "ABC".index(seen(table).current)
    position = table.position()
    for name, plain in position["players"].items():
        if "ABC".index(name) != current:
            tiles = plain["hand"] + plain["supply"]
            size = len(plain["hand"])
            plain["hand"], plain["supply"] = tiles[-size:], tiles[:-size]
    other = Table(GAME, table.setup, 1, origin=position)
    same = Table(GAME, table.setup, 1, origin=table.position())
    assert other.position() != same.position()
    assert looks_alike(same, other, table.seats[current])


def test_what_is_drawn_is_told_to_the_owner_only() -> None:
    table = situation(A={"hand": ["energy/wand", "witch/scroll", "wand/scroll", "energy/witch", "witch/wand"]})
    play(table, "energy/wand", "c3 c4", "energy", "done", "wand", "done")
    assert "A draws a tile" in log(table, 1)
    assert "A draws a tile" in log(table, None)
    hand = player(table).hand
    assert hand is not None
    assert f"A draws {hand[-1]}" in log(table, 0)


def test_a_tile_being_laid_is_open() -> None:
    table = situation(A={"hand": ["energy/wand", "witch/scroll", "wand/scroll", "energy/witch", "witch/wand"]})
    play(table, "energy/wand")
    assert seen(table, 1).owed == ("lay energy/wand",)
    for seed in range(5):
        imagined = table.imagine(1, random.Random(seed))
        assert "energy/wand" in (player(imagined).hand or ())


def test_imagining_deals_hidden_things_anew_and_keeps_the_rest() -> None:
    table = mid_game()
    truth = table.position()
    deals = [table.imagine(0, random.Random(seed)).position() for seed in range(6)]
    assert len({tuple(deal["players"]["B"]["hand"]) for deal in deals}) > 1
    for deal in deals:
        assert deal["players"]["A"]["hand"] == truth["players"]["A"]["hand"]
        assert deal["scroll row"] == truth["scroll row"]
        for name in "ABC":
            both = [sorted(p[name]["hand"] + p[name]["supply"]) for p in (deal["players"], truth["players"])]
            assert both[0] == both[1]
        assert sorted(deal["scroll pile"]) == sorted(truth["scroll pile"])
