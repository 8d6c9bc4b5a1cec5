"""The data files: what is known about the components, and what a file of one's own may and may not say."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from itertools import combinations

import pytest

from coven.games.witchstone import GAME
from coven.games.witchstone.components import (
    ACTION_NAMES,
    ACTIONS,
    ENERGY_UNITS,
    SMALL_WITCHES,
    Action,
    Colour,
    Dark,
    Kind,
    Silver,
    bits,
)
from coven.games.witchstone.components_reading import read_board, shipped
from coven.kernel import SetupError
from tests.games.witchstone.tale import new

BOARD = read_board(None)


@pytest.mark.rule("witchstone:setup.13")
def test_every_pair_of_symbols_is_on_one_ordinary_tile() -> None:
    pairs = Counter(frozenset(BOARD.tiles[tile]) for tile in BOARD.ordinary)
    assert pairs == Counter(frozenset(pair) for pair in combinations(ACTIONS, 2))
    assert len(BOARD.ordinary) == 15


@pytest.mark.rule("witchstone:special.10")
def test_every_special_tile_shows_two_different_symbols() -> None:
    assert len(BOARD.special) == 15
    assert all(first != second for first, second in (BOARD.tiles[tile] for tile in BOARD.special))


def special_tiles(last: str) -> str:
    """The tiles that ship, but for the last special one."""
    ordinary, special = (SECTIONS["tiles"][key] for key in ("ordinary", "special"))
    return f"[tiles]\nordinary = {ordinary}\nspecial = {[*special[:-1], last]}\n"


@pytest.mark.rule("witchstone:special.10")
def test_no_special_tile_of_ones_own_shows_the_same_symbol_twice() -> None:
    with pytest.raises(SetupError, match=r"\[tiles\] special: 'wand/wand' doesn't show two different actions"):
        read_board(special_tiles("wand/wand"))
    # The same tile twice is another matter.
    board = read_board(special_tiles("energy/wand"))
    assert [board.tile_names[tile] for tile in board.special].count("energy/wand") == 2


@pytest.mark.rule("witchstone:setup.15", "witchstone:open.3", "witchstone:energy.1")
def test_the_map() -> None:
    kinds = Counter(BOARD.kinds)
    assert kinds == {Kind.TOWER: 4, Kind.VILLAGE: 4, Kind.FOREST: 4, Kind.CASTLE: 4, Kind.WITCHSTONE: 1}
    assert len(BOARD.locations) - 1 == len(BOARD.chips) - BOARD.cloth == 16
    lengths = Counter(connection.length for connection in BOARD.connections)
    assert lengths == {1: 12, 2: 16, 3: 12}
    assert sum(connection.length for connection in BOARD.connections) == 4 * ENERGY_UNITS
    assert {connection.length: connection.pays for connection in BOARD.connections} == {1: 1, 2: 3, 3: 6}
    # Every tower has the same surroundings: as many connections of each length, to the same kinds of location.
    around = [
        sorted((connection.length, BOARD.kinds[connection.one + connection.other - tower]) for connection in near)
        for tower in BOARD.towers
        for near in [[BOARD.connections[n] for n in bits(BOARD.at[tower])]]
    ]
    assert len(around[0]) == 5
    assert around.count(around[0]) == 4


@pytest.mark.rule("witchstone:chip.1", "witchstone:open.5")
def test_the_chips() -> None:
    assert Counter(BOARD.chips) == dict.fromkeys(range(7), 3)
    assert BOARD.chip_vp == 3


@pytest.mark.rule("witchstone:pentagram.2", "witchstone:open.6")
def test_the_ring() -> None:
    colours = {n: colour for n, colour in enumerate(BOARD.ring) if colour != Colour.GREY}
    assert len(BOARD.ring) == 12
    assert colours == {
        2: Colour.BLUE,
        4: Colour.GOLD,
        6: Colour.BLUE,
        8: Colour.GOLD,
        10: Colour.BLUE,
    }
    assert BOARD.start == 0


@pytest.mark.rule("witchstone:open.1")
def test_the_owl_tiles() -> None:
    assert BOARD.owl_tiles == (7, 6, 5, 4, 3)


@pytest.mark.rule("witchstone:open.7")
def test_the_cauldron() -> None:
    assert len(BOARD.spaces) == 37
    assert all(icon.bit_count() == 1 for icon in BOARD.icons)
    assert BOARD.bubbles.bit_count() == 6
    assert BOARD.vacant.bit_count() == 24
    assert BOARD.spaces[BOARD.black] == "d4"
    assert {BOARD.distance[BOARD.black][space] for space in bits(BOARD.bubbles)} == {2}
    corners = [bits(icon)[0] for icon in BOARD.icons]
    assert {BOARD.distance[BOARD.black][corner] for corner in corners} == {3}
    # Each side of the hexagon has one exit, never with a symbol of its own corners.
    exits = {BOARD.spaces[n]: ACTION_NAMES[symbol] for n, symbol in enumerate(BOARD.exits) if symbol >= 0}
    assert len(exits) == 12
    assert exits["a2"] == exits["a3"] == "crystal"
    assert exits["g2"] == exits["g3"] == "energy"
    assert all(exits.get(BOARD.spaces[corner]) is None for corner in corners)


@pytest.mark.rule("witchstone:wand.12", "witchstone:open.22")
def test_the_wand() -> None:
    dark = {n: space for n, space in enumerate(BOARD.wand) if isinstance(space, Dark)}
    silver = {n for n, space in enumerate(BOARD.wand) if isinstance(space, Silver)}
    assert BOARD.wand_end == 24
    assert list(dark) == [4, 9, 14, 18, 22]
    assert {space.action for space in dark.values()} == set(ACTIONS) - {Action.WAND}
    assert {space.actions for space in dark.values()} == {3}
    assert silver == {7, 12, 16, 20, 24}


@pytest.mark.rule("witchstone:open.24")
def test_the_scrolls() -> None:
    spells = [scroll for scroll in BOARD.scrolls if scroll < len(BOARD.spells)]
    assert (len(BOARD.scrolls), len(spells)) == (40, 16)
    assert Counter(BOARD.scroll_names[scroll] for scroll in spells) == {
        **{f"{name} +2": 2 for name in ACTION_NAMES},
        "any +1": 4,
    }
    assert all(Counter(BOARD.scrolls)[scroll] == 2 for scroll in BOARD.scrolls if scroll not in spells)
    assert len(BOARD.prophecies) == 12


@pytest.mark.rule("witchstone:open.4")
def test_the_witchstone_has_four_spaces() -> None:
    assert BOARD.witchstone_vp == (6, 5, 4, 3)


def test_the_rack() -> None:
    assert BOARD.rack == ((4, 5, 6), (4, 5, 5))
    assert SMALL_WITCHES == 11


def test_every_section_says_which_of_its_values_are_known() -> None:
    for name, section in tomllib.loads(shipped()).items():
        assert set(section["known"]) <= set(section), name


def test_a_file_of_ones_own_replaces_a_section() -> None:
    table = new(cards="[wand]\nlength = 5\ndark = []\nsilver = [{space = 5, vp = 3, for_each = 'once'}]\n")
    board = read_board(table.setup.components)
    assert board.wand_end == 5
    assert board.locations == BOARD.locations
    assert table.decision is not None


SECTIONS = tomllib.loads(shipped())


def section(name: str, old: str, new: str) -> str:
    """A shipped section with one change."""
    text = shipped()
    start = text.index(f"[{name}]")
    rest = [text.index(f"[{other}]") for other in SECTIONS if f"[{other}]" in text[start + 1 :]]
    end = min((place for place in rest if place > start), default=len(text))
    part = text[start:end]
    assert old in part
    return part.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[map", "not TOML"),
        ("[moon]\n", r"\[moon\]: no such section; the sections are: map, cauldron"),
        (section("map", '"V4-F4",', '"V4-F9",'), r"\[map\] length_1: 'V4-F9' doesn't join two locations"),
        (section("map", '"T1-V1", ', '"T1-V1", "V1-T1", '), "'V1-T1' joins the same locations as 'T1-V1'"),
        (section("map", '"C4"]', '"C3"]'), r"\[map\] C3: a location's name is used once"),
        (section("map", ', "C4"]', "]"), r"\[map\] castles: 3 of them"),
        (section("map", "[6, 5, 4, 3]", "[3, 4, 5, 6]"), r"\[map\] witchstone_vp: the highest comes first"),
        (section("map", "pays = [1, 3, 6]", ""), r"\[map\] pays: missing"),
        (section("cauldron", "E . . W", "E . . Q"), r"\[cauldron\] drawing: 'Q' in row"),
        (section("cauldron", "E . . W", "E . . ."), r"\[cauldron\] drawing: 0 times 'W' where 1 is expected"),
        (section("cauldron", '["g2", "g3"]', '["g2", "h3"]'), r"\[cauldron.exits\] energy: 'h3' is not a space"),
        (section("pentagram", '"blue"', '"grey"'), r"\[pentagram\] ring: 12 spaces with 2 gold and 3 blue"),
        (section("pentagram", '"blue"', '"bleu"'), r"\[pentagram\] ring: 'bleu' is none of: grey, blue, gold"),
        (section("wand", "space = 9", "space = 4"), r"\[wand.dark 2\] space: 4 is given twice"),
        (section("wand", "space = 24", "space = 25"), r"\[wand.silver 5\] space: 25 is not a number from 1 to 24"),
        (section("wand", '"scrolls taken"', '"cats"'), r"\[wand.silver 4\] for_each: 'cats' is none of"),
        (section("chips", "wand = 3", "wand = 4"), r"\[chips\] kinds: 22 chips; 21 are needed"),
        (section("tiles", '"wand/scroll"', '"wand/wand"'), r"'wand/wand' doesn't show two different actions"),
        (section("tiles", '"wand/scroll",', ""), r"\[tiles\] ordinary: 14 tiles; there are 15"),
        (section("rack", "[4, 5, 5]", "[4, 5, 6]"), r"\[rack\] bottom: more vials than the 5 chips"),
        (section("scrolls", "copies = 4", "copies = 5"), r"\[scrolls\] copies: 41 scrolls in all; there are 40"),
        (section("scrolls", "[1, 2, 3]", "[1, 1, 3]"), r"rows: three rising numbers"),
        (section("rack", "known", "knwon"), r"\[rack\] knwon: no such key"),
    ],
)
def test_a_faulty_file_is_refused_and_the_place_named(text: str, words: str) -> None:
    with pytest.raises(SetupError, match=words):
        GAME.settle(seats=2, options=None, brings=(), components=text)


def test_a_map_in_two_parts_is_refused() -> None:
    text = shipped()
    part = text[text.index("[map]") : text.index("[cauldron]")]
    without = re.sub(r'"(?:C1-\w+|\w+-C1)",?', "", part)
    with pytest.raises(SetupError, match="no way leads from T1 to C1"):
        read_board(without)


def test_a_map_may_have_other_connections() -> None:
    assert len(read_board(section("map", '"T1-V1", ', "")).connections) == 39
