"""Reading component files: from TOML text to a board, with errors that name the place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

from coven.components import read_sections
from coven.games.witchstone.components import (
    ACTION_NAMES,
    ANY,
    CHIP_NAMES,
    CRITERION_NAMES,
    NONE,
    Action,
    Board,
    Colour,
    Connection,
    Criterion,
    Dark,
    Kind,
    Prophecy,
    Silver,
    Spell,
    bits,
)
from coven.kernel import CovenError, SetupError
from coven.kernel.reason import a_little

ICON_LETTERS = "EWPCMS"
"""The letters of the six actions in a drawing of the cauldron, in their order."""
LOCATIONS_OF_A_KIND = 4
RING = 12
TILES = 15
SCROLLS = 40
BUBBLES = 6
LONGEST = 3
PLURALS = ("towers", "villages", "forests", "castles")

Section = Mapping[str, Any]


def shipped() -> str:
    """The text of the component file that ships."""
    return files("coven.games.witchstone").joinpath("components.toml").read_text(encoding="utf-8")


@lru_cache(maxsize=16)
def read_board(text: str | None) -> Board:
    """The board of a component file, whose missing sections are those that ship. SetupError if it can't be."""
    sections = _parse(shipped())
    if text is not None:
        own = _parse(text)
        for name in own:
            if name not in sections:
                raise _wrong(f"[{name}]", f"no such section; the sections are: {', '.join(sections)}")
        sections.update(own)
    board = Board()
    _read_map(board, _Place("map", sections["map"]))
    _read_cauldron(board, _Place("cauldron", sections["cauldron"]))
    _read_pentagram(board, _Place("pentagram", sections["pentagram"]))
    _read_wand(board, _Place("wand", sections["wand"]))
    _read_chips(board, _Place("chips", sections["chips"]))
    _read_tiles(board, _Place("tiles", sections["tiles"]))
    _read_rack(board, _Place("rack", sections["rack"]))
    _read_scrolls(board, _Place("scrolls", sections["scrolls"]))
    board.make_choices()
    return board


def _parse(text: str) -> dict[str, Any]:
    try:
        return read_sections(text)
    except CovenError as error:
        raise _wrong("the file", str(error)) from None


def _wrong(place: str, words: str) -> SetupError:
    return SetupError(f"witchstone components, {a_little(f'{place}: {words}')}")


class _Place:
    """A table in the file, and what it is called in errors."""

    __slots__ = ("name", "table")

    def __init__(self, name: str, table: Any) -> None:
        self.name = name
        if not isinstance(table, dict):
            raise _wrong(f"[{name}]", "a section with keys is expected here")
        self.table: Section = table

    def wrong(self, key: str, words: str) -> SetupError:
        return _wrong(f"[{self.name}] {key}", words)

    def only(self, *keys: str) -> None:
        """No keys but these."""
        for key in self.table:
            if key not in keys:
                raise self.wrong(key, f"no such key; the keys are: {', '.join(keys)}")

    def _get(self, key: str, what: str) -> Any:
        if key not in self.table:
            raise self.wrong(key, f"missing; {what} is expected")
        return self.table[key]

    def number(self, key: str, least: int = 0, most: int = 1000) -> int:
        value = self._get(key, "a number")
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(key, f"{value!r} is not a number from {least} to {most}")
        return value

    def numbers(self, key: str, count: int) -> tuple[int, ...]:
        value = self._get(key, f"a list of {count} numbers")
        if not isinstance(value, list) or len(value) != count or any(type(n) is not int or n < 0 for n in value):
            raise self.wrong(key, f"{value!r} is not a list of {count} numbers")
        return tuple(value)

    def word(self, key: str, among: Sequence[str] = ()) -> str:
        value = self._get(key, "a word")
        if not isinstance(value, str) or not value:
            raise self.wrong(key, f"{value!r} is not a word")
        if among and value not in among:
            raise self.wrong(key, f"{value!r} is none of: {', '.join(among)}")
        return value

    def words(self, key: str) -> tuple[str, ...]:
        value = self._get(key, "a list of words")
        if not isinstance(value, list) or not all(isinstance(word, str) and word for word in value):
            raise self.wrong(key, f"{value!r} is not a list of words")
        return tuple(value)

    def tables(self, key: str) -> list[_Place]:
        value = self._get(key, "a list of entries")
        if not isinstance(value, list):
            raise self.wrong(key, f"{value!r} is not a list of entries")
        return [_Place(f"{self.name}.{key} {n}", entry) for n, entry in enumerate(value, 1)]

    def table_at(self, key: str) -> _Place:
        return _Place(f"{self.name}.{key}", self._get(key, "a section"))


def _read_map(board: Board, place: _Place) -> None:
    """setup.15, energy.1 Locations and connections."""
    lengths = [f"length_{n}" for n in range(1, LONGEST + 1)]
    place.only("known", *PLURALS, "witchstone", "witchstone_vp", "pays", *lengths)
    names: list[str] = []
    kinds: list[Kind] = []
    for kind, plural in enumerate(PLURALS):
        group = place.words(plural)
        if len(group) != LOCATIONS_OF_A_KIND:
            raise place.wrong(plural, f"{len(group)} of them; there are {LOCATIONS_OF_A_KIND} of each kind")
        names.extend(group)
        kinds.extend([Kind(kind)] * len(group))
    names.append(place.word("witchstone"))
    kinds.append(Kind.WITCHSTONE)
    for name in names:
        if names.count(name) > 1 or "-" in name or name != name.strip():
            raise place.wrong(name, "a location's name is used once, and has no '-' and no blanks around it")
    board.locations, board.kinds = tuple(names), tuple(kinds)
    board.kind_masks = tuple(sum(1 << n for n, k in enumerate(kinds) if k == kind) for kind in Kind)
    board.towers = tuple(n for n, kind in enumerate(kinds) if kind == Kind.TOWER)
    board.witchstone = len(names) - 1
    board.witchstone_vp = place.numbers("witchstone_vp", LOCATIONS_OF_A_KIND)
    if list(board.witchstone_vp) != sorted(board.witchstone_vp, reverse=True):
        raise place.wrong("witchstone_vp", "the highest comes first")
    pays = place.numbers("pays", LONGEST)
    number = {name: n for n, name in enumerate(names)}
    connections: list[Connection] = []
    seen: dict[frozenset[int], str] = {}
    for length, key in enumerate(lengths, 1):
        for word in place.words(key):
            ends = word.split("-")
            if len(ends) != 2 or any(end not in number for end in ends) or ends[0] == ends[1]:
                raise place.wrong(key, f"{word!r} doesn't join two locations; the locations are: {', '.join(names)}")
            one, other = number[ends[0]], number[ends[1]]
            pair = frozenset((one, other))
            if pair in seen:
                raise place.wrong(key, f"{word!r} joins the same locations as {seen[pair]!r}")
            seen[pair] = word
            connections.append(Connection(word, one, other, length, pays[length - 1]))
    board.connections = tuple(connections)
    board.at = tuple(
        sum(1 << n for n, c in enumerate(connections) if here in (c.one, c.other)) for here in range(len(names))
    )
    board.neighbours = tuple(
        tuple((1 << n, connections[n].one + connections[n].other - here) for n in bits(board.at[here]))
        for here in range(len(names))
    )
    near = [sum(1 << other for _, other in around) for around in board.neighbours]
    lost = [names[n] for n in range(len(names)) if not _flood(near, 0) >> n & 1]
    if lost:
        raise place.wrong("length_1 to length_3", f"no way leads from {names[0]} to {', '.join(lost)}")


def _flood(near: Sequence[int], start: int) -> int:
    """Everything that hangs together with the start."""
    found = 1 << start
    rest = [start]
    while rest:
        fresh = near[rest.pop()] & ~found
        found |= fresh
        rest.extend(bits(fresh))
    return found


def _read_cauldron(board: Board, place: _Place) -> None:
    place.only("known", "drawing", "exits")
    names: list[str] = []
    marks: list[str] = []
    where: dict[tuple[int, int], int] = {}
    rows = [row for row in place.word("drawing").splitlines() if row.strip()]
    for row, line in enumerate(rows):
        for column, mark in enumerate(line):
            if mark != " ":
                if mark not in f".ox{ICON_LETTERS}":
                    raise place.wrong("drawing", f"{mark!r} in row {line!r} is none of . o x {' '.join(ICON_LETTERS)}")
                where[row, column] = len(names)
                names.append(f"{chr(ord('a') + row)}{1 + sum(1 for m in line[:column] if m != ' ')}")
                marks.append(mark)
    for mark, count in {"o": BUBBLES, "x": 1, **dict.fromkeys(ICON_LETTERS, 1)}.items():
        if marks.count(mark) != count:
            raise place.wrong("drawing", f"{marks.count(mark)} times {mark!r} where {count} is expected")
    near = [0] * len(names)
    for (row, column), here in where.items():
        for beside in ((row, column + 2), (row + 1, column - 1), (row + 1, column + 1)):
            if beside in where:
                near[here] |= 1 << where[beside]
                near[where[beside]] |= 1 << here
    lost = [names[n] for n in range(len(names)) if not _flood(near, 0) >> n & 1]
    if lost:
        raise place.wrong("drawing", f"{', '.join(lost)} don't hang together with {names[0]}")
    board.spaces, board.near = tuple(names), tuple(near)
    board.distance = tuple(_distances(near, n) for n in range(len(names)))
    board.icons = tuple(1 << marks.index(letter) for letter in ICON_LETTERS)
    board.vacant = sum(1 << n for n, mark in enumerate(marks) if mark == ".")
    board.bubbles = sum(1 << n for n, mark in enumerate(marks) if mark == "o")
    board.black = marks.index("x")
    board.pairs = tuple((a, b) for a in range(len(names)) for b in bits(near[a]))
    exits = [NONE] * len(names)
    arrows = place.table_at("exits")
    arrows.only(*ACTION_NAMES)
    for symbol in arrows.table:
        for space in arrows.words(symbol):
            if space not in names or exits[names.index(space)] != NONE:
                raise arrows.wrong(symbol, f"{space!r} is not a space of the cauldron, or has an exit already")
            exits[names.index(space)] = ACTION_NAMES.index(symbol)
    if all(symbol == NONE for symbol in exits):
        raise place.wrong("exits", "no crystal could ever leave")
    board.exits = tuple(exits)
    furthest = max(max(row) for row in board.distance)
    board.within = tuple(
        tuple(sum(1 << n for n, d in enumerate(row) if 0 < d <= steps) for steps in range(furthest + 1))
        for row in board.distance
    )
    board.exit_costs = tuple(
        tuple(
            (symbol, 1 + min(d for n, d in enumerate(row) if exits[n] == symbol))
            for symbol in range(len(ACTION_NAMES))
            if symbol in exits
        )
        for row in board.distance
    )


def _distances(near: Sequence[int], start: int) -> tuple[int, ...]:
    """How many steps it is from the start to every space."""
    steps = [NONE] * len(near)
    ring, n, found = 1 << start, 0, 1 << start
    while ring:
        outer = 0
        for space in bits(ring):
            steps[space] = n
            outer |= near[space]
        ring = outer & ~found
        found |= ring
        n += 1
    return tuple(steps)


def _read_pentagram(board: Board, place: _Place) -> None:
    """pentagram.2, setup.1, setup.2 The ring and the owl tiles."""
    place.only("known", "ring", "start", "owl_tiles", "empty_stack_vp")
    colours = [colour.name.lower() for colour in Colour]
    words = place.words("ring")
    for word in words:
        if word not in colours:
            raise place.wrong("ring", f"{word!r} is none of: {', '.join(colours)}")
    counts = (len(words), words.count("gold"), words.count("blue"))
    if counts != (RING, 2, 3):
        raise place.wrong("ring", f"{RING} spaces with 2 gold and 3 blue ones are expected, not {counts}")
    board.ring = tuple(Colour(colours.index(word)) for word in words)
    board.stack_of = tuple(
        NONE if word == "grey" else sum(1 for before in words[:n] if before == word) for n, word in enumerate(words)
    )
    board.start = place.number("start", 0, RING - 1)
    board.owl_tiles = place.numbers("owl_tiles", 5)
    board.empty_stack_vp = place.number("empty_stack_vp")


def _read_wand(board: Board, place: _Place) -> None:
    """wand.7, wand.12 Dark and silver spaces."""
    place.only("known", "length", "dark", "silver")
    board.wand_end = place.number("length", 1, 100)
    spaces: list[Dark | Silver | None] = [None] * (board.wand_end + 1)
    for key in ("dark", "silver"):
        for entry in place.tables(key):
            space = entry.number("space", 1, board.wand_end)
            if spaces[space] is not None:
                raise entry.wrong("space", f"{space} is given twice")
            if key == "dark":
                entry.only("space", "action", "actions")
                action = ACTION_NAMES.index(entry.word("action", ACTION_NAMES))
                spaces[space] = Dark(action, entry.number("actions", 1, 20))
            else:
                entry.only("space", "vp", "for_each")
                criterion = Criterion(CRITERION_NAMES.index(entry.word("for_each", CRITERION_NAMES)))
                spaces[space] = Silver(entry.number("vp"), criterion)
    board.wand = tuple(spaces)


def _read_chips(board: Board, place: _Place) -> None:
    """chip.1 Kinds of chip, enough for all locations and the cloth."""
    place.only("known", "kinds", "vp", "cloth")
    kinds = place.table_at("kinds")
    kinds.only(*CHIP_NAMES)
    chips: list[int] = []
    for kind, name in enumerate(CHIP_NAMES):
        chips.extend([kind] * kinds.number(name))
    board.cloth = place.number("cloth")
    wanted = len(board.locations) - 1 + board.cloth
    if len(chips) != wanted:
        raise place.wrong("kinds", f"{len(chips)} chips; {wanted} are needed for the locations and the cloth")
    board.chips, board.chip_vp = tuple(chips), place.number("vp")


def _read_tiles(board: Board, place: _Place) -> None:
    """setup.13, special.10 Ordinary and special tiles."""
    place.only("known", "ordinary", "special")
    names: list[str] = []
    pairs: list[tuple[int, int]] = []
    sets: list[tuple[int, ...]] = []
    for key in ("ordinary", "special"):
        chosen: list[int] = []
        for word in place.words(key):
            symbols = word.split("/")
            if len(symbols) != 2 or symbols[0] == symbols[1] or any(s not in ACTION_NAMES for s in symbols):
                raise place.wrong(key, f"{word!r} doesn't show two different actions, such as 'energy/wand'")
            first, second = sorted(ACTION_NAMES.index(symbol) for symbol in symbols)
            if (first, second) not in pairs:
                pairs.append((first, second))
                names.append(f"{ACTION_NAMES[first]}/{ACTION_NAMES[second]}")
            chosen.append(pairs.index((first, second)))
        if len(chosen) != TILES:
            raise place.wrong(key, f"{len(chosen)} tiles; there are {TILES}")
        sets.append(tuple(sorted(chosen)))
    board.tile_names, board.tiles = tuple(names), tuple(pairs)
    board.ordinary, board.special = sets


def _read_rack(board: Board, place: _Place) -> None:
    place.only("known", "upper", "bottom")
    board.rack = (place.numbers("upper", 3), place.numbers("bottom", 3))
    if max(board.rack[1]) > board.cloth:
        raise place.wrong("bottom", f"more vials than the {board.cloth} chips on the cloth")


def _read_scrolls(board: Board, place: _Place) -> None:
    place.only("known", "spells", "prophecies")
    spells: list[Spell] = []
    prophecies: list[Prophecy] = []
    copies: list[int] = []
    for entry in place.tables("spells"):
        entry.only("reinforces", "adds", "copies")
        types = (*ACTION_NAMES, "any")
        action = types.index(entry.word("reinforces", types))
        adds = entry.number("adds", 1, 20)
        spells.append(Spell(f"{types[action]} +{adds}", ANY if action == ANY else Action(action), adds))
        copies.append(entry.number("copies"))
    for entry in place.tables("prophecies"):
        entry.only("counts", "rows", "copies")
        criterion = Criterion(CRITERION_NAMES.index(entry.word("counts", CRITERION_NAMES)))
        top, middle, bottom = entry.numbers("rows", 3)
        if not 0 < top < middle < bottom:
            raise entry.wrong("rows", "three rising numbers above 0 are expected")
        name = f"prophecy {CRITERION_NAMES[criterion]} {top}/{middle}/{bottom}"
        prophecies.append(Prophecy(name, criterion, (top, middle, bottom)))
        copies.append(entry.number("copies"))
    names = [spell.name for spell in spells] + [prophecy.name for prophecy in prophecies]
    for name in names:
        if names.count(name) > 1:
            raise place.wrong("spells and prophecies", f"{name!r} is listed twice; say how many copies instead")
    if sum(copies) != SCROLLS:
        raise place.wrong("copies", f"{sum(copies)} scrolls in all; there are {SCROLLS}")
    board.spells, board.prophecies, board.scroll_names = tuple(spells), tuple(prophecies), tuple(names)
    board.scrolls = tuple(kind for kind, count in enumerate(copies) for _ in range(count))
