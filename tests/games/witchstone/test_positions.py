"""Positions: the truth of any moment, and hand-made ones with what is wrong in them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coven.games.witchstone import GAME
from coven.kernel import PositionError, Table
from coven.scripts.grounds import reasons_of
from tests.games.witchstone.tale import everybody, group, new, offered, play, seen, situation, won


@pytest.mark.parametrize(("seats", "seed", "level"), [(2, 1, "normal"), (3, 2, "harder"), (4, 3, "normal")])
def test_every_moment_of_a_game_can_be_written_and_placed_again(seats: int, seed: int, level: str) -> None:
    table = new(seats=seats, seed=seed, level=level)
    rng = random.Random(seed)
    while table.decision is not None:
        position = table.position()
        twin = Table(GAME, table.setup, 0, origin=position)
        assert GAME.place(table.setup, position) is not None
        assert twin.position() == position
        assert twin.options == table.options
        assert all(seen(twin, seat) == seen(table, seat) for seat in table.seats)
        table.choose(rng.randrange(len(table.decision.choices)))
    over = Table(GAME, table.setup, 0, origin=table.position())
    assert over.result == table.result
    assert over.position() == table.position()


def test_a_position_before_the_deal() -> None:
    setup = GAME.settle(seats=2)
    start = GAME.position(GAME.start(setup))
    assert start["phase"] == "setup"
    table = Table(GAME, setup, 7, origin=start)
    assert table.position() == Table(GAME, setup, 7).position()


def test_an_empty_position_is_the_first_turn() -> None:
    table = situation()
    assert seen(table).round == 1
    assert seen(table).owed == ("lay a tile",)
    assert [len(p.hand) for p in everybody(table)] == [5, 5]


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ({"moon": 1}, "position: there is no 'moon'"),
        ({"round": 12}, "round: 12 is not a number from 1 to 11"),
        ({"phase": "night"}, "phase: 'night' is none of: setup, towers, turns, over"),
        ({"A": {"tower": "none"}}, "player A, tower: a tower is expected"),
        ({"A": {"tower": "T2"}}, "two of them have the same tower"),
        ({"A": {"standing": ["V1", "V1"]}}, "one witch of a player stands on V1 at most"),
        ({"A": {"lying": 11, "standing": ["V1"]}}, "more than 11 small witches"),
        ({"A": {"connections": ["V3-F3"]}}, "V3-F3 not joined to the tower"),
        ({"A": {"connections": ["T1-V9"]}}, "'T1-V9' is none of"),
        ({"A": {"begun": "V3-W"}}, "player A, begun: it doesn't touch"),
        ({"A": {"begun": "T1-W", "begun units": 3}}, "begun units: 3 is not a number from 1 to 2"),
        ({"A": {"connections": ["T1-V1", "V1-T2"]}, "B": {"connections": ["V1-T2"]}}, "belongs to two of them"),
        ({"A": {"connections": ["T1-W"], "begun": "T1-W"}}, "that connection is complete"),
        (
            {"A": {"connections": ["T1-W", "T2-W", "T3-W", "T4-W", "V1-C2", "F1-C2", "T1-F1", "V1-W"]}},
            "more energy units than the 20",
        ),
        ({"A": {"wand": 25}}, "wand: 25 is not a number from 0 to 24"),
        ({"A": {"wand": 3}, "wand_order": ["B"]}, "all who have left the hilt"),
        ({"A": {"wand": 3}, "B": {"wand": 5}, "wand_order": ["A", "B"]}, "from the furthest ahead down"),
        ({"A": {"tiles": ["energy/wand c3"]}}, "is not of the form"),
        ({"A": {"tiles": ["energy/wand c3 c5"]}}, "c3 and c5 are no neighbours"),
        ({"A": {"tiles": ["energy/wand a1 a2"]}}, "lies on a printed icon or on another tile"),
        ({"A": {"tiles": ["energy/wand c3 c4", "energy/witch c4 c5"]}}, "on another tile"),
        ({"A": {"tiles": ["energy/wand c3 c4", "energy/wand e3 e4"]}}, "not so many tiles energy/wand"),
        ({"A": {"tiles": ["energy/wand c3 c4"], "crystals": ["c3"]}}, "a tile or an icon is on c3"),
        ({"A": {"crystals": ["b2"]}}, "1 coloured and 1 black in all places together; there are 6 and 1"),
        ({"A": {"black": "b2"}}, "another crystal lies on b2"),
        ({"rack": {"wand": ["A coloured"] * 5}}, "5 crystals, but the shelf has 4 vials"),
        ({"rack": {"attic": []}}, "there is no 'attic'"),
        ({"A": {"hand": ["energy/wand", "energy/wand"]}}, "not so many tiles energy/wand"),
        ({"A": {"hand": ["energy/wand"], "supply": []}}, "has to last for 11 turns"),
        ({"level": "harder", "A": {"hand": ["energy/wand", "energy/witch", "wand/scroll", "witch/wand"]}}, "3 are on"),
        ({"A": {"chips": ["wand"] * 4}}, "not so many magic chips wand"),
        ({"chips": {"W": "wand"}}, "no chip lies at the Witchstone"),
        ({"A": {"standing": ["V1"]}, "chips": {"V1": "wand"}}, "no chip lies at the Witchstone or where a witch"),
        ({"A": {"standing": ["W"]}, "witchstone": ["B"]}, "in the order of arrival"),
        ({"owl_stacks": [[7, 5], []]}, "is not the rest of a stack"),
        ({"owl_stacks": [[]]}, "two stacks are expected"),
        ({"A": {"owl tiles": [7]}}, "not so many owl tiles 7"),
        ({"special_tiles": ["energy/wand"]}, "one is expected for each of the 3 blue spaces"),
        ({"special_tiles": ["energy/wand"] * 3}, "not so many special tiles energy/wand"),
        ({"scroll_row": ["any +1"] * 7}, "7 scrolls for 6 positions"),
        ({"scroll_row": ["any +1"] * 5}, "not so many scrolls any \\+1"),
        ({"A": {"spells": ["prophecy owl tiles 1/2/3"]}}, "'prophecy owl tiles 1/2/3' is none of"),
        ({"agenda": []}, "in a turn there is at least a tile to be laid"),
        ({"agenda": [{"do": "sleep"}]}, "has no 'do' that is one of"),
        ({"agenda": [{"do": "lay", "tile": "wand/scroll"}], "A": {"hand": ["energy/wand"]}}, "is not in hand"),
        ({"agenda": [{"do": "halves", "left": [["energy", "c3"]]}]}, "no energy is to be seen on c3"),
        ({"agenda": group("energy", -1)}, "left: -1 is not a number"),
        ({"agenda": group("moon", 1)}, "'moon' is none of"),
        ({"agenda": group("witch", 1), "won": won("wand")}, "the chip wand is not among the player's chips"),
        (
            {"A": {"chips": ["wand"]}, "agenda": group("witch", 1), "won": won("wand", "wand")},
            "is not among the player",
        ),
        (
            {"A": {"chips": ["wand"]}, "agenda": group("witch", 1), "won": won("wand", times=3)},
            "with the black crystal",
        ),
        ({"A": {"chips": ["wand"]}, "agenda": group("witch", 1), "won": won("wand", during="moon")}, "'moon' is none"),
        ({"A": {"chips": ["wand"]}, "won": won("wand")}, "nothing of it is under way"),
        ({"cloth": []}, "cloth: 0 chips, but 4 are needed: each crystal that the bottom shelf still takes brings one"),
        (
            {
                "A": {"crystals": ["b2", "b4", "d2", "d6", "f2"]},
                "cloth": ["wand"] * 2,
                "rack": {"bottom": ["A coloured"]},
            },
            "cloth: 2 chips, but 3 are needed",
        ),
        ({"agenda": group("crystal", 1, moving="c3")}, "no crystal lies there"),
        ({"agenda": group("crystal", 1, out=[["coloured", "wand"]])}, "7 coloured and 1 black"),
        ({"agenda": group("wand", 1, moving="d4")}, "only a crystal group moves crystals"),
        ({"agenda": [{"do": "group", "action": "wand"}]}, "a turn begins with 'lay' or 'halves'"),
        ({"agenda": [{"do": "lay"}, {"do": "lay"}]}, "nowhere else can they be"),
        ({"agenda": [{"do": "lay"}, {"do": "free"}]}, "before the tile is laid nothing but a removal"),
        ({"agenda": [{"do": "halves"}, {"do": "remove"}, {"do": "free"}]}, "'remove' comes last"),
        ({"agenda": [*group("wand", 1), {"do": "vial", "exit": "wand"}], "A": {"crystals": []}}, "follows the crystal"),
        ({"agenda": [{"do": "lay"}], "phase": "towers"}, "nowhere else can they be"),
        ({"agenda": [{"do": "free"}], "phase": "towers", "A": {"tower": "none"}}, "a player without a tower"),
        ({"agenda": [{"do": ["lay"]}]}, "has no 'do' that is one of"),
        (
            {
                "agenda": group("wand", 1),
                "A": {"hand": ["energy/crystal", "energy/scroll", "energy/wand", "energy/witch", "wand/scroll"]},
            },
            "5 tiles, though this turn's tile is laid",
        ),
        (
            {"phase": "towers", "first": "A", "current": "A", "A": {"tower": "none"}, "B": {"tower": "none"}},
            "B has no tower, but has had its turn to choose one",
        ),
        (
            {"phase": "towers", "first": "A", "current": "B", "B": {"tower": "none"}},
            "A has a tower before its turn to choose one",
        ),
        ({"agenda": [{"do": "free"}], "phase": "over"}, "the game is over, so nothing can be owed"),
        ({"agenda": [{"do": "bonuses", "queue": [[3, 1]]}]}, "3 is not a dark or silver space"),
        ({"agenda": [{"do": "bonuses", "queue": [[4, 3]]}]}, "a space counts 1 time or 2 times"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(told: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError, match=words):
        situation(**told)


@pytest.mark.rule("witchstone:setup.8", "witchstone:witch.7", "witchstone:witch.8", "witchstone:tower.2")
@pytest.mark.rule("witchstone:crystal.13", "witchstone:crystal.14", "witchstone:turn.1", "witchstone:setup.13")
@pytest.mark.parametrize(
    ("told", "rule"),
    [
        ({"round": 12}, "turn.1"),
        ({"A": {"tower": "none"}}, "tower.2"),
        ({"A": {"tower": "V1"}}, "tower.2"),
        ({"A": {"standing": ["T1"]}}, "witch.8"),
        ({"A": {"standing": ["V1", "V1"]}}, "witch.7"),
        ({"A": {"lying": 12}}, "setup.8"),
        ({"A": {"lying": 11, "standing": ["V1"]}}, "setup.8"),
        ({"rack": {"wand": ["A coloured"] * 5}}, "crystal.13"),
        ({"rack": {"bottom": ["A coloured"] * 5}}, "crystal.14"),
        ({"A": {"removals": 8}}, "setup.8"),
        ({"A": {"pentagram": 12}}, "pentagram.2"),
        ({"A": {"wand": 25}}, "wand.10"),
        ({"A": {"black": "b2"}}, "crystal.1"),
        ({"A": {"begun": "T1-W", "begun units": 3}}, "energy.1"),
        ({"A": {"hand": ["energy/wand", "energy/wand"]}}, "setup.13"),
        ({"A": {"chips": ["wand"] * 4}}, "setup.5"),
        ({"special_tiles": ["energy/wand"] * 3}, "setup.4"),
        ({"scroll_row": ["any +1"] * 5}, "setup.3"),
        ({"A": {"owl tiles": [7]}}, "setup.1"),
        ({"A": {"hand": ["energy/wand"], "supply": []}}, "turn.8"),
        ({"A": {"chips": ["wand"]}, "agenda": group("witch", 1), "won": won("wand", times=3)}, "black.2"),
        ({"agenda": [*group("wand", 1), {"do": "vial", "exit": "wand"}], "A": {"crystals": []}}, "crystal.7"),
        ({"A": {"standing": ["V9"]}}, ""),
        ({"rack": {"attic": []}}, ""),
    ],
)
def test_what_a_rule_forbids_is_refused_by_it_and_what_names_nothing_by_none(told: dict[str, Any], rule: str) -> None:
    with pytest.raises(PositionError) as caught:
        situation(**told)
    assert [reason.rule for reason in reasons_of(caught.value)] == [rule]


def test_a_hand_made_position_plays_on() -> None:
    table = situation(A={"tiles": ["energy/wand c3 c4"], "connections": ["T1-V1"], "vp": 12}, round=2, current="A")
    play(table, sorted(offered(table) - {"remove a crystal"})[0])
    record = table.record()
    assert record.position is not None
    twin = Table(GAME, table.setup, record.seed, origin=record.position)
    twin.play(record)
    assert twin.fingerprint() == table.fingerprint()


def test_at_rest_only_between_turns() -> None:
    table = situation()
    assert table.at_rest
    play(table, sorted(offered(table) - {"remove a crystal"})[0])
    assert not table.at_rest
