"""Scroll actions, reinforcing spells and prophecies."""

from __future__ import annotations

from typing import Any

import pytest

from coven.games.witchstone.components import Criterion
from coven.games.witchstone.prophecies import count
from coven.games.witchstone.scoring import total
from coven.kernel import Seat, Table
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
    state_of,
    turn_passed,
    vp,
    won,
)

ROW = ["energy +2", "witch +2", "pentagram +2", "crystal +2", "wand +2", "scroll +2"]
PILE = ["any +1", "prophecy owl tiles 1/2/3", "prophecy magic chips 3/5/7"]
ROMAN = ("I", "II", "III", "IV", "V", "VI")


def rack(left: int, **told: Any) -> Table:
    """A has so many scroll actions; the row holds one spell of each type."""
    return situation(scroll_row=ROW, scroll_pile=PILE, agenda=group("scroll", left), **told)


@pytest.mark.rule("witchstone:scroll.1")
def test_strength_one_takes_position_one() -> None:
    table = rack(1)
    assert can(table) == {"I"}
    assert refusing_rule(table, "II") == "scroll.1"
    play(table, "I")
    assert player(table).spells == ("energy +2",)
    assert turn_passed(table)


@pytest.mark.rule("witchstone:scroll.2", "witchstone:scroll.4", "witchstone:scroll.5")
def test_a_higher_strength_widens_the_choice_but_yields_one_scroll() -> None:
    table = rack(3)
    assert can(table) == {"I", "II", "III"}
    assert refusing_rule(table, "IV") == "scroll.2"
    play(table, "III")
    assert player(table).spells == ("pentagram +2",)
    assert seen(table).scroll_row == ("energy +2", "witch +2", "crystal +2", "wand +2", "scroll +2", "any +1")
    assert seen(table).scroll_pile == (None,) * 2
    # It lies open for all to see.
    assert all(seen(table, seat).players["A"].spells == ("pentagram +2",) for seat in (0, 1, None))
    assert turn_passed(table)


@pytest.mark.rule("witchstone:scroll.3")
def test_the_choice_ends_at_position_six() -> None:
    table = rack(8)
    assert can(table) == set(ROMAN)
    play(table, "VI")
    assert player(table).spells == ("scroll +2",)
    assert turn_passed(table)


@pytest.mark.rule("witchstone:scroll.5", "witchstone:visibility.3")
def test_prophecies_lie_open_too() -> None:
    table = situation(scroll_row=PILE[1:], scroll_pile=[], agenda=group("scroll", 1))
    play(table, "I")
    assert all(seen(table, seat).players["A"].prophecies == (PILE[1],) for seat in (0, 1, None))


def chips(*kinds: str, **told: Any) -> Table:
    """A witch group with no actions left, in which these chips were won."""
    mine = {"chips": list(kinds), **told.pop("A", {})}
    agenda = group("witch", 0)
    return situation(A=mine, scroll_row=ROW, scroll_pile=PILE, won=won(*kinds), agenda=agenda, **told)


@pytest.mark.rule("witchstone:scroll.6", "witchstone:scroll.4")
def test_a_scroll_chip_takes_position_one() -> None:
    table = chips("scroll", A={"tiles": ["energy/scroll b3 c3", "witch/scroll d3 c2", "wand/scroll e2 e1"]})
    play(table, "chip scroll")
    assert can(table) == {"I"}
    play(table, "I")
    assert player(table).spells == ("energy +2",)
    assert turn_passed(table)


@pytest.mark.rule("witchstone:scroll.7", "witchstone:scroll.4")
def test_scroll_chips_are_not_put_together() -> None:
    table = chips("scroll", "scroll")
    play(table, "chip scroll")
    assert can(table) == {"I", "chip scroll"}
    assert refusing_rule(table, "II") == "scroll.7"
    play(table, "I", "chip scroll")
    assert can(table) == {"I"}
    play(table, "I", "done")
    assert player(table).spells == ("energy +2", "witch +2")
    assert seen(table).scroll_row == ("pentagram +2", "crystal +2", "wand +2", "scroll +2", "any +1", PILE[1])
    assert turn_passed(table)


@pytest.mark.rule("witchstone:scroll.7", "witchstone:scroll.6")
def test_a_scroll_chip_used_in_the_midst_of_another_widens_nothing() -> None:
    table = play(chips("scroll", "scroll"), "chip scroll", "chip scroll")
    assert can(table) == {"I"}
    play(table, "I")
    assert can(table) == {"I"}
    play(table, "I", "done")
    assert player(table).spells == ("energy +2", "witch +2")
    assert turn_passed(table)


@pytest.mark.rule("witchstone:scroll.8", "witchstone:open.36")
@pytest.mark.parametrize(
    ("spells", "positions"),
    [(["scroll +2"], 3), (["any +1"], 2), (["scroll +2", "scroll +2"], 5), (["scroll +2", "any +1"], 4)],
)
def test_spells_widen_the_choice_of_a_chip(spells: list[str], positions: int) -> None:
    row = ["energy +2", "witch +2", "pentagram +2", "crystal +2", "wand +2", "energy +2"]
    table = situation(
        A={"chips": ["scroll", "scroll"], "spells": spells},
        scroll_row=row,
        won=won("scroll", "scroll"),
        agenda=group("witch", 0),
    )
    play(table, "chip scroll", *[f"spell {spell}" for spell in spells])
    assert can(table) - {"chip scroll"} == set(ROMAN[:positions])
    play(table, "I", "chip scroll")
    # The spells do not help the second chip.
    assert can(table) == {"I"}
    play(table, "I", "done")
    assert player(table).spells == ("energy +2", "witch +2")
    assert turn_passed(table)


@pytest.mark.rule("witchstone:scroll.9")
def test_scroll_actions_of_one_source_are_one_scroll() -> None:
    def from_the_shelf(**told: Any) -> Table:
        table = situation(A=told, scroll_row=ROW, scroll_pile=PILE, agenda=group("crystal", 1))
        return play(table, "crystal e6", "out at scroll", "scroll")

    table = from_the_shelf(crystals=["e6", "b2", "b4", "d2", "f2", "f4"])
    assert can(table) == {"I", "II"}
    play(table, "II")
    assert player(table).spells == ("witch +2",)
    assert turn_passed(table)
    table = from_the_shelf(black="e6")
    assert can(table) == {"I", "II", "III", "IV"}
    play(table, "IV")
    assert player(table).spells == ("crystal +2",)
    assert turn_passed(table)


@pytest.mark.rule("witchstone:scroll.9", "witchstone:special.2")
def test_the_scrolls_of_a_special_tile_are_one_with_a_wider_choice() -> None:
    table = situation(
        scroll_row=ROW, scroll_pile=PILE, agenda=[*group("pentagram", 0), {"do": "special", "tile": "witch/scroll"}]
    )
    play(table, "once scroll")
    assert can(table) == {"I", "II"}
    play(table, "II")
    assert player(table).spells == ("witch +2",)
    assert turn_passed(table)


@pytest.mark.rule("witchstone:scroll.10")
def test_scroll_actions_of_different_sources_are_separate() -> None:
    table = situation(
        A={"tiles": ["crystal/scroll c3 c2"], "crystals": ["e6", "b4", "d2", "b2", "f2", "f4"]},
        scroll_row=ROW,
        scroll_pile=PILE,
        agenda=[{"do": "halves", "left": [["crystal", "c3"]]}, {"do": "group", "action": "scroll", "left": 2}],
    )
    assert can(table) == {"I", "II"}
    play(table, "II", "crystal", "crystal e6", "out at scroll", "scroll")
    assert can(table) == {"I", "II"}
    play(table, "II")
    assert player(table).spells == ("witch +2", "pentagram +2")
    assert turn_passed(table)


@pytest.mark.rule("witchstone:open.25")
def test_the_pile_runs_out() -> None:
    table = situation(scroll_row=ROW, scroll_pile=[], agenda=group("scroll", 2))
    play(table, "II")
    assert seen(table).scroll_row == ("energy +2", "pentagram +2", "crystal +2", "wand +2", "scroll +2")
    assert turn_passed(table)
    short = situation(scroll_row=ROW[:2], scroll_pile=[], agenda=group("scroll", 4))
    assert can(short) == {"I", "II"}
    assert refusing_rule(short, "III") == "open.25"
    empty = situation(scroll_row=[], scroll_pile=[], A={"spells": ["scroll +2"]}, agenda=group("scroll", 3))
    assert turn_passed(empty)
    assert player(empty).spells == ("scroll +2",)


@pytest.mark.rule("witchstone:spell.1", "witchstone:spell.5")
def test_a_spell_reinforces_the_action_under_way_once() -> None:
    table = situation(A={"spells": ["energy +2"]}, agenda=group("energy", 2))
    play(table, "spell energy +2")
    assert owed(table)[-1] == "energy 4"
    assert (player(table).spells, player(table).used_spells) == ((), ("energy +2",))
    assert refusing_rule(table, "spell energy +2") == "spell.5"
    play(table, "T1-V1", "T1-C1", "V1-F1", "T1-F1")
    assert player(table).energy == 16
    assert turn_passed(table)


@pytest.mark.rule("witchstone:spell.1")
def test_a_spell_can_be_played_when_all_actions_are_used() -> None:
    table = situation(A={"spells": ["energy +2"]}, agenda=group("energy", 1))
    play(table, "T1-V1")
    assert can(table) == {"spell energy +2"}
    play(table, "spell energy +2", "T1-C1", "V1-F1")
    assert player(table).energy == 17
    assert turn_passed(table)


@pytest.mark.rule("witchstone:spell.1", "witchstone:witch.18")
def test_a_spell_pays_for_a_witch_who_is_too_dear_without_it() -> None:
    told: dict[str, Any] = {"connections": ["T1-V1"], "standing": ["V1"], "lying": 10}
    table = situation(A={**told, "spells": ["witch +2"]}, B={"connections": ["V1-T2"]}, agenda=group("witch", 1))
    assert can(table) == {"spell witch +2"}, "no witch is left to be added, and nothing can be done with one action"
    play(table, "spell witch +2")
    assert can(table) == {"to T2"}
    play(table, "to T2")
    assert (player(table).standing, player(table).used_spells) == (("T2", "V1"), ("witch +2",))
    assert turn_passed(table)
    bare = situation(A={**told, "spells": ["energy +2"]}, B={"connections": ["V1-T2"]}, agenda=group("witch", 1))
    assert turn_passed(bare), "a spell of another type is of no use"


@pytest.mark.rule("witchstone:spell.2")
def test_a_spell_alone_sets_off_nothing() -> None:
    table = situation(A={"spells": ["wand +2"]}, agenda=group("energy", 2))
    assert not any(word.startswith("spell") for word in offered(table))
    assert refusing_rule(table, "spell wand +2") == "spell.1", "actions of another type are under way"
    between = situation(
        A={"spells": ["wand +2"], "tiles": ["energy/witch c3 c4"]},
        agenda=[{"do": "halves", "left": [["energy", "c3"], ["witch", "c4"]]}],
    )
    assert can(between) == {"energy", "witch"}
    assert refusing_rule(between, "spell wand +2") == "spell.2"


@pytest.mark.rule("witchstone:spell.3")
def test_the_single_spell_adds_one_of_any_type() -> None:
    table = situation(A={"spells": ["any +1"]}, agenda=group("crystal", 1))
    play(table, "spell any +1")
    assert owed(table)[-1] == "crystal 2"
    table = rack(1, A={"spells": ["any +1"]})
    play(table, "spell any +1")
    assert can(table) == {"I", "II"}


@pytest.mark.rule("witchstone:spell.4", "witchstone:open.26")
@pytest.mark.parametrize(("second", "units"), [("energy +2", 5), ("any +1", 4)])
def test_spells_can_be_played_together(second: str, units: int) -> None:
    table = situation(A={"spells": ["energy +2", second]}, agenda=group("energy", 1))
    play(table, "spell energy +2", f"spell {second}")
    assert owed(table)[-1] == f"energy {units}"
    assert player(table).used_spells == ("energy +2", second)


@pytest.mark.rule("witchstone:spell.6", "witchstone:open.27")
def test_spells_wait_as_long_as_one_likes() -> None:
    ten = [*["energy +2", "witch +2", "wand +2"] * 2, *["any +1"] * 4]
    table = situation(round=11, A={"spells": ten}, agenda=group("energy", 1))
    play(table, "spell energy +2")
    assert len(player(table).spells) == 9
    # One taken in the first half can be used in the second.
    table = situation(
        A={"tiles": ["energy/scroll c3 c4"]},
        scroll_row=ROW,
        agenda=[{"do": "halves", "left": [["energy", "c3"]]}, {"do": "group", "action": "scroll", "left": 1}],
    )
    play(table, "I", "energy", "spell energy +2")
    assert owed(table)[-1] == "energy 3"


@pytest.mark.rule("witchstone:open.27")
def test_after_the_taking_or_moving_it_is_too_late() -> None:
    table = situation(A={"spells": ["wand +2"]}, agenda=group("wand", 1))
    play(table, "advance 1")
    assert turn_passed(table)
    table = situation(A={"spells": ["scroll +2"]}, agenda=group("scroll", 1))
    play(table, "I")
    assert turn_passed(table)
    assert "scroll +2" in player(table).spells


@pytest.mark.rule("witchstone:spell.7", "witchstone:spell.5")
def test_unused_spells_pay_2_vp() -> None:
    state = state_of(A={"spells": ["energy +2", "any +1"], "used spells": ["wand +2"]})
    assert total(state, Seat(0)) == 4


@pytest.mark.rule("witchstone:spell.8")
@pytest.mark.parametrize("source", ["chip", "shelf", "special", "wand", "free", "tile"])
def test_any_action_under_way_can_be_reinforced(source: str) -> None:
    table = situation(A={"spells": ["wand +2"]}, agenda=group("wand", 1, source=source))
    play(table, "spell wand +2", "advance 3")
    assert player(table).wand == 3
    assert turn_passed(table)
    table = situation(A={"spells": ["energy +2"]}, agenda=group("energy", 2, source=source))
    play(table, "spell energy +2")
    assert owed(table)[-1] == "energy 4"


RACK_PROPHECY = "prophecy crystals in the rack 2/3/5"


def with_crystals(coloured: int, black: int = 0, copies: int = 1) -> int:
    """What A's prophecies about crystals in the rack bring."""
    told: dict[str, Any] = {
        "crystals": ["b2", "b4", "d2", "d6", "f2", "f4"][coloured:],
        "prophecies": [RACK_PROPHECY] * copies,
    }
    if black:
        told["black"] = "none"
    crystals = ["A coloured"] * coloured + ["A black"] * black
    shelves = {"energy": crystals[:4], "wand": crystals[4:]}
    return total(state_of(A=told, rack=shelves), Seat(0))


@pytest.mark.rule("witchstone:prophecy.2")
def test_the_best_row_reached_pays() -> None:
    assert [with_crystals(have) for have in range(7)] == [1, 1, 3, 5, 5, 7, 7]


@pytest.mark.rule("witchstone:prophecy.3", "witchstone:black.4")
def test_the_black_crystal_is_left_out() -> None:
    assert with_crystals(2, black=1) == 3
    told = {"crystals": ["d6", "f2", "f4"], "black": "none", "wand": 15}
    rack_of_a = {"energy": ["A coloured"] * 3, "wand": ["A black"]}
    state = state_of(A=told, rack=rack_of_a)
    assert count(state, Seat(0), Criterion.CRYSTALS_IN_THE_RACK) == 3
    rack = {"energy": ["A coloured", "B coloured", "B coloured"], "wand": ["B black"]}
    both = state_of(
        A={"crystals": ["b4", "d2", "d6", "f2", "f4"]}, B={**told, "crystals": ["d2", "d6", "f2", "f4"]}, rack=rack
    )
    assert [count(both, Seat(seat), Criterion.CRYSTALS_IN_THE_RACK) for seat in (0, 1)] == [1, 2], "each has its own"
    table = situation(A=told, rack=rack_of_a, agenda=group("wand", 1))
    play(table, "advance 1")
    assert vp(table) == 6


@pytest.mark.rule("witchstone:prophecy.4")
def test_each_prophecy_is_judged_by_itself() -> None:
    assert with_crystals(3, copies=2) == 10


@pytest.mark.rule("witchstone:prophecy.1")
def test_a_prophecy_pays_nothing_before_the_end() -> None:
    table = situation(scroll_row=["prophecy owl tiles 1/2/3"], A={"pentagram": 3}, agenda=group("scroll", 1))
    play(table, "I")
    assert vp(table) == 0
    table = situation(A={"pentagram": 3, "prophecies": ["prophecy owl tiles 1/2/3"]}, agenda=group("pentagram", 1))
    play(table, "advance")
    assert (vp(table), player(table).owl_tiles) == (0, (7,))
    assert turn_passed(table)


EVERYTHING: dict[str, Any] = {
    "lying": 2,
    "standing": ["V1", "V2", "F1", "C1", "T2", "W"],
    "connections": ["T1-V1", "V1-F1", "T1-W"],
    "begun": "V1-W",
    "tiles": ["energy/wand c3 c4", "special energy/witch c2 b1"],
    "used specials": ["witch/wand"],
    "chips": ["energy", "wand"],
    "owl tiles": [7, 6],
    "wand": 9,
    "spells": ["any +1"],
    "used spells": ["wand +2"],
    "prophecies": [RACK_PROPHECY],
}


@pytest.mark.rule("witchstone:open.33", "witchstone:prophecy.2")
@pytest.mark.parametrize(
    ("criterion", "have"),
    [
        (Criterion.STANDING_WITCHES, 7),
        (Criterion.WITCHES_ON_VILLAGES, 2),
        (Criterion.WITCHES_ON_FORESTS, 1),
        (Criterion.WITCHES_ON_CASTLES, 1),
        (Criterion.WITCHES_ON_FOREIGN_TOWERS, 1),
        (Criterion.COMPLETED_CONNECTIONS, 3),
        (Criterion.ENERGY_UNITS_PLACED, 6),
        (Criterion.CRYSTALS_IN_THE_RACK, 0),
        (Criterion.OWL_TILES, 2),
        (Criterion.MAGIC_CHIPS, 2),
        (Criterion.SPECIAL_TILES_GAINED, 2),
        (Criterion.WAND_SPACE, 9),
        (Criterion.LARGEST_CLUSTER, 2),
        (Criterion.SCROLLS_TAKEN, 3),
        (Criterion.ONCE, 1),
    ],
)
def test_what_is_counted(criterion: Criterion, have: int) -> None:
    state = state_of(A=EVERYTHING, owl_stacks=[[6, 5, 4, 3], [5, 4, 3]], round=2)
    assert count(state, Seat(0), criterion) == have


@pytest.mark.rule("witchstone:open.33", "witchstone:prophecy.2")
def test_special_tiles_not_settled_yet_are_counted() -> None:
    state = state_of(
        A={"tiles": ["energy/pentagram c3 c4"]},
        agenda=[
            *group("pentagram", 0, specials=["energy/wand"]),
            {"do": "special", "tile": "witch/wand"},
        ],
    )
    assert count(state, Seat(0), Criterion.SPECIAL_TILES_GAINED) == 2
    assert count(state, Seat(1), Criterion.SPECIAL_TILES_GAINED) == 0


@pytest.mark.rule("witchstone:tower.3", "witchstone:open.33")
def test_of_the_towers_only_foreign_ones_are_prophesied() -> None:
    """The big witch stands on the own tower; T2 is B's, T3 nobody's."""
    state = state_of(A={"connections": ["T1-V1", "V1-T2"], "standing": []})
    assert count(state, Seat(0), Criterion.WITCHES_ON_FOREIGN_TOWERS) == 0
    state = state_of(A={"connections": ["T1-V1", "V1-T2"], "standing": ["T2"]})
    assert count(state, Seat(0), Criterion.WITCHES_ON_FOREIGN_TOWERS) == 1
    assert count(state, Seat(1), Criterion.WITCHES_ON_FOREIGN_TOWERS) == 0


@pytest.mark.rule("witchstone:scroll.2")
@pytest.mark.parametrize("position", ["I", "II", "III"])
def test_whichever_position_is_taken_the_strength_is_used_up(position: str) -> None:
    table = play(rack(3), position)
    assert len(player(table).spells) == 1
    assert turn_passed(table)


@pytest.mark.rule("witchstone:prophecy.3")
def test_crystals_on_every_shelf_are_in_the_rack() -> None:
    shelves = {"energy": ["A coloured"], "bottom": ["A coloured", "B coloured"]}
    state = state_of(
        A={"crystals": ["d2", "d6", "f2", "f4"]}, B={"crystals": ["b4", "d2", "d6", "f2", "f4"]}, rack=shelves
    )
    assert [count(state, Seat(seat), Criterion.CRYSTALS_IN_THE_RACK) for seat in (0, 1)] == [2, 1]
