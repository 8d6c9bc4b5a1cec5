"""Wand actions."""

from __future__ import annotations

from typing import Any

import pytest

from coven.kernel import Table
from tests.games.witchstone.tale import (
    can,
    group,
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


def wand(dark: str = "", silver: str = "", length: int = 12) -> str:
    """A small wand: 'space action actions' and 'space vp criterion', comma separated."""
    darks = [entry.split(maxsplit=2) for entry in dark.split(",") if entry.strip()]
    silvers = [entry.split(maxsplit=2) for entry in silver.split(",") if entry.strip()]
    return "\n".join(
        [
            "[wand]",
            f"length = {length}",
            "dark = ["
            + ", ".join(f"{{space = {n}, action = '{action}', actions = {k}}}" for n, action, k in darks)
            + "]",
            "silver = [" + ", ".join(f"{{space = {n}, vp = {k}, for_each = '{what}'}}" for n, k, what in silvers) + "]",
        ]
    )


def at(place: int, rival: int, left: int, cards: str, **told: Any) -> Table:
    """A and B stand on these spaces of the wand, and A has so many wand actions."""
    mine, other = {"wand": place, **told.pop("A", {})}, {"wand": rival, **told.pop("B", {})}
    return situation(A=mine, B=other, cards=cards, agenda=group("wand", left), **told)


@pytest.mark.rule("witchstone:wand.1", "witchstone:wand.3")
def test_one_action_moves_one_space() -> None:
    table = at(0, 0, 4, wand())
    assert can(table) == {"advance 1", "advance 2", "advance 3", "advance 4"}
    assert refusing_rule(table, "advance 5") == "wand.1"
    play(table, "advance 4")
    mine = player(table)
    # Light brown spaces give nothing.
    assert (mine.wand, mine.vp, mine.energy, mine.lying, mine.pentagram) == (4, 0, 20, 0, 0)
    assert turn_passed(table)


@pytest.mark.rule("witchstone:wand.2")
def test_a_space_crossed_counts_like_one_reached() -> None:
    table = play(at(2, 9, 4, wand("4 witch 2")), "advance 4")
    assert owed(table)[-1] == "witch 2"
    play(table, "add", "add")
    assert player(table).lying == 2
    assert turn_passed(table)
    table = play(at(2, 9, 2, wand("4 witch 2")), "advance 2")
    assert owed(table)[-1] == "witch 2"
    play(table, "add", "add")
    table = play(at(4, 9, 2, wand("4 witch 2, 7 energy 1")), "advance 2")
    assert player(table).wand == 6
    assert turn_passed(table)  # the space one stands on is not crossed again


@pytest.mark.rule("witchstone:wand.4")
def test_every_dark_space_crossed_gives_its_group() -> None:
    table = play(at(0, 9, 5, wand("2 witch 1, 4 energy 1")), "advance 5")
    assert owed(table)[-1] == "witch 1"
    play(table, "add")
    assert owed(table)[-1] == "energy 1"
    play(table, "T1-V1")
    assert (player(table).lying, player(table).energy) == (1, 19)
    assert turn_passed(table)


@pytest.mark.rule("witchstone:wand.5")
def test_the_one_furthest_ahead_gets_double() -> None:
    cards = wand("4 witch 1")
    table = play(at(3, 6, 4, cards), "advance 4")
    assert owed(table)[-1] == "witch 2"
    table = play(at(3, 6, 2, cards), "advance 2")
    assert owed(table)[-1] == "witch 1"


@pytest.mark.rule("witchstone:wand.5")
def test_who_is_ahead_scores_no_more_for_it() -> None:
    """The actions of dark spaces are doubled, and nothing else."""
    table = play(at(1, 0, 3, wand("4 witch 1", "3 5 once")), "advance 3")
    assert vp(table) == 5
    assert owed(table)[-1] == "witch 2"


@pytest.mark.rule("witchstone:wand.6")
def test_the_end_of_the_move_decides_for_all_spaces_crossed() -> None:
    table = play(at(3, 6, 5, wand("4 witch 1, 8 energy 1")), "advance 5")
    assert owed(table)[-1] == "witch 2"
    play(table, "done")
    assert owed(table)[-1] == "energy 2"
    play(table, "done")
    assert turn_passed(table)
    # The rival that was passed keeps what it had.
    assert player(table, "B").wand == 6
    assert seen(table).wand_order == ("A", "B")


@pytest.mark.rule("witchstone:wand.5", "witchstone:open.20")
def test_on_a_shared_space_the_earlier_arrival_is_ahead() -> None:
    table = play(at(2, 6, 4, wand("4 witch 1")), "advance 4")
    assert owed(table)[-1] == "witch 1"
    assert seen(table).wand_order == ("B", "A")
    table = play(at(0, 0, 4, wand("4 witch 1")), "advance 4")
    assert owed(table)[-1] == "witch 2"
    assert seen(table).wand_order == ("A",)


@pytest.mark.rule("witchstone:open.21")
def test_each_wand_move_is_judged_by_itself() -> None:
    table = situation(
        A={"wand": 1, "tiles": ["energy/wand c3 d3", "witch/wand c5 c4"]},
        B={"wand": 4},
        cards=wand("2 witch 1, 5 energy 1"),
        agenda=[
            {"do": "halves", "left": []},
            {"do": "group", "action": "wand", "left": 3, "source": "shelf"},
            {"do": "group", "action": "wand", "left": 2},
        ],
    )
    play(table, "advance 2")
    assert owed(table)[-1] == "witch 1"
    play(table, "add", "advance 3")
    assert player(table).wand == 6
    assert owed(table)[-1] == "energy 2"
    assert player(table).lying == 1
    play(table, "done")
    assert turn_passed(table)


@pytest.mark.rule("witchstone:wand.7")
@pytest.mark.parametrize("crystals", [0, 2])
def test_an_interim_scoring_counts_what_is_there_at_that_moment(crystals: int) -> None:
    cards = wand(silver="3 2 crystals in the rack")
    mine = {"crystals": ["b2", "b4", "d2", "d6", "f2", "f4"][crystals:]}
    rack = {"energy": ["A coloured"] * crystals, "scroll": ["B coloured", "B black"]}
    table = at(1, 9, 3, cards, A=mine, rack=rack, B={"crystals": ["b4", "d2", "d6", "f2", "f4"], "black": "none"})
    play(table, "advance 3")
    assert vp(table) == 2 * crystals
    assert turn_passed(table)
    # One's own count, whoever began the game.
    for_b = situation(
        A={"crystals": ["b4", "d2", "d6", "f2", "f4"], "wand": 9},
        B={"wand": 1},
        rack={"energy": ["A coloured"]},
        cards=cards,
        current="B",
        agenda=group("wand", 3),
    )
    play(for_b, "advance 3")
    assert (vp(for_b), vp(for_b, "B")) == (0, 0)
    # Crystals added later bring nothing: the space lies behind.
    later = situation(
        A={"wand": 4, "crystals": ["c6", "b2", "b4", "d2", "f2", "f4"]}, cards=cards, agenda=group("crystal", 1)
    )
    play(later, "crystal c6", "out at wand", "wand", "advance 2")
    assert vp(later) == 0


@pytest.mark.rule("witchstone:wand.7")
def test_a_spell_that_has_been_used_was_taken_all_the_same() -> None:
    """One spell used, one unused and a prophecy are three scrolls taken; B's are no matter."""
    mine = {"spells": ["any +1"], "prophecies": ["prophecy owl tiles 1/2/3"]}
    cards = wand(silver="3 2 scrolls taken")
    table = at(1, 9, 3, cards, A={**mine, "used spells": ["wand +2"]}, B={"used spells": ["any +1", "energy +2"]})
    play(table, "advance 3")
    assert (vp(table), vp(table, "B")) == (6, 0)
    # A spell that is used for the very move is turned over, and counts as before.
    at_once = at(1, 9, 1, cards, A={**mine, "spells": ["wand +2"]})
    play(at_once, "spell wand +2", "advance 3")
    assert (player(at_once).used_spells, vp(at_once)) == (("wand +2",), 4)


@pytest.mark.rule("witchstone:wand.7")
def test_a_special_tile_that_is_not_settled_yet_was_gained_all_the_same() -> None:
    """One is used up, one lies in the cauldron, and one waits while the move that it came with goes on; B's is B's."""
    mine = {"wand": 1, "used specials": ["energy/wand"], "tiles": ["special crystal/wand c3 c4"]}
    gaining = {"do": "group", "action": "pentagram", "left": 0, "specials": ["witch/wand"]}
    table = situation(
        A=mine,
        B={"wand": 9, "used specials": ["energy/scroll"]},
        cards=wand(silver="3 2 special tiles gained"),
        agenda=[{"do": "halves", "left": []}, gaining, {"do": "group", "action": "wand", "left": 3}],
    )
    play(table, "advance 3")
    assert (vp(table), vp(table, "B")) == (6, 0)
    play(table, "once witch", "done")
    assert vp(table) == 6, "settled, it brings nothing more"
    assert turn_passed(table)


@pytest.mark.rule("witchstone:wand.8")
@pytest.mark.parametrize(
    ("order", "scored"), [("2 witch 2|3 1 standing witches", 2), ("3 witch 2|2 1 standing witches", 1)]
)
def test_bonuses_and_scorings_come_in_order(order: str, scored: int) -> None:
    dark, silver = order.split("|")
    table = at(
        1,
        9,
        2,
        wand(dark, silver),
        A={"connections": ["T1-V1"], "lying": 1},
        chips={"V1": "none"},
    )
    play(table, "advance 2", "to V1", "done")
    assert vp(table) == 2 + scored
    assert turn_passed(table)


@pytest.mark.rule("witchstone:open.23", "witchstone:wand.8")
def test_what_a_bonus_crosses_comes_after_what_was_owed_before() -> None:
    cards = wand("2 witch 1, 3 energy 1, 4 pentagram 1")
    table = at(0, 9, 3, cards, A={"connections": ["T1-V1"], "lying": 1}, chips={"V1": "wand"})
    play(table, "advance 3", "to V1", "chip wand", "advance 1")
    # The chip crossed the pentagram space, but energy was owed before.
    assert player(table).wand == 4
    assert "wand spaces 4" in owed(table)
    assert owed(table)[-1] == "energy 1"
    play(table, "T1-C1")
    assert owed(table)[-1] == "pentagram 1"
    play(table, "advance")
    assert turn_passed(table)


@pytest.mark.rule("witchstone:wand.10")
def test_the_wand_ends() -> None:
    table = at(11, 12, 3, wand())
    assert can(table) == {"advance 1"}
    play(table, "advance 1")
    assert player(table).wand == 12
    assert seen(table).wand_order == ("B", "A")
    assert turn_passed(table)
    there = situation(A={"wand": 12, "spells": ["wand +2"]}, cards=wand(), agenda=group("wand", 2))
    assert turn_passed(there)
    assert player(there).spells == ("wand +2",)


@pytest.mark.rule("witchstone:wand.11")
def test_a_scoring_space_pays_once() -> None:
    cards = wand(silver="3 5 once")
    table = play(at(1, 9, 2, cards), "advance 2")
    assert vp(table) == 5
    again = play(at(3, 9, 2, cards, A={"vp": 5}), "advance 2")
    assert vp(again) == 5
    assert turn_passed(again)


@pytest.mark.rule("witchstone:wand.12")
@pytest.mark.parametrize(("rival", "positions"), [(23, 3), (0, 6)])
def test_the_scroll_space_offers_three_positions_or_six(rival: int, positions: int) -> None:
    table = situation(A={"wand": 21}, B={"wand": rival}, agenda=group("wand", 1))
    play(table, "advance 1")
    assert can(table) == set(("I", "II", "III", "IV", "V", "VI")[:positions])
    play(table, "III")
    assert len(player(table).spells) + len(player(table).prophecies) == 1
    assert turn_passed(table)


@pytest.mark.rule("witchstone:open.33")
def test_only_standing_witches_count() -> None:
    table = at(
        1,
        9,
        2,
        wand(silver="3 1 standing witches"),
        A={"lying": 2, "standing": ["V1", "T2"]},
    )
    play(table, "advance 2")
    assert vp(table) == 3
    towers = at(1, 9, 2, wand(silver="3 1 witches on foreign towers"), A={"lying": 2, "standing": ["V1", "T2"]})
    play(towers, "advance 2")
    assert vp(towers) == 1


def test_every_wand_action_may_be_declined() -> None:
    table = at(0, 0, 2, wand())
    assert "done" in offered(table)
    play(table, "done")
    assert (player(table).wand, seen(table).wand_order) == (0, ())
    assert turn_passed(table)


@pytest.mark.rule("witchstone:wand.5", "witchstone:wand.7")
def test_silver_spaces_are_never_doubled() -> None:
    ahead = play(
        at(1, 2, 4, wand("3 witch 1", "4 2 standing witches"), A={"lying": 1, "standing": ["V1"]}), "advance 4"
    )
    assert seen(ahead).wand_order[0] == "A"
    assert owed(ahead)[-1] == "witch 2"
    play(ahead, "done")
    behind = play(at(1, 9, 4, wand("", "4 2 standing witches"), A={"lying": 1, "standing": ["V1"]}), "advance 4")
    assert (vp(ahead), vp(behind)) == (4, 4)
    assert turn_passed(ahead)
    assert turn_passed(behind)


@pytest.mark.rule("witchstone:cluster.8", "witchstone:wand.1")
@pytest.mark.parametrize("steps", range(5))
def test_fewer_spaces_than_there_are_wand_actions_will_do(steps: int) -> None:
    table = at(3, 0, 4, wand())
    play(table, f"advance {steps}" if steps else "done")
    assert (player(table).wand, player(table, "B").wand) == (3 + steps, 0)
    assert turn_passed(table)
