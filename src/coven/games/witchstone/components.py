"""What is printed on the components, once it has been read: the board that all rules look things up on.

A `Board` never changes and is shared by every state that is played on it. Spaces of the cauldron, locations and
connections are numbers; a set of them is a bit mask.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from coven.games.witchstone.choices import Choice, Named, Pick


class Action(IntEnum):
    """The six types of action."""

    ENERGY = 0
    WITCH = 1
    PENTAGRAM = 2
    CRYSTAL = 3
    WAND = 4
    SCROLL = 5


ACTIONS = tuple(Action)
ACTION_NAMES = tuple(action.name.lower() for action in ACTIONS)

POINTS = 6
"""The kind of magic chip that shows VP; the other kinds are the actions."""
CHIP_NAMES = (*ACTION_NAMES, "points")

BOTTOM = 6
"""The bottom shelf of the vial rack; the upper shelves are the actions."""
SHELF_NAMES = (*ACTION_NAMES, "bottom")

ANY = 6
"""What a single spell reinforces."""

NONE = -1
"""No location, no connection, no chip, no space ..."""


class Kind(IntEnum):
    """The kinds of location."""

    TOWER = 0
    VILLAGE = 1
    FOREST = 2
    CASTLE = 3
    WITCHSTONE = 4


class Set(IntEnum):
    """Which set a hex tile belongs to."""

    ORDINARY = 0
    SPECIAL = 1


class Crystal(IntEnum):
    """The two sorts of crystal."""

    COLOURED = 0
    BLACK = 1


class Colour(IntEnum):
    """The colours of the pentagram's spaces."""

    GREY = 0
    BLUE = 1
    GOLD = 2


class Criterion(IntEnum):
    """What a prophecy or a silver space counts."""

    STANDING_WITCHES = 0
    WITCHES_ON_VILLAGES = 1
    WITCHES_ON_FORESTS = 2
    WITCHES_ON_CASTLES = 3
    WITCHES_ON_FOREIGN_TOWERS = 4
    COMPLETED_CONNECTIONS = 5
    ENERGY_UNITS_PLACED = 6
    CRYSTALS_IN_THE_RACK = 7
    OWL_TILES = 8
    MAGIC_CHIPS = 9
    SPECIAL_TILES_GAINED = 10
    WAND_SPACE = 11
    LARGEST_CLUSTER = 12
    SCROLLS_TAKEN = 13
    ONCE = 14


CRITERION_NAMES = tuple(criterion.name.lower().replace("_", " ") for criterion in Criterion)


class Connection(NamedTuple):
    """A line between two locations."""

    name: str
    one: int
    other: int
    length: int
    """How many spaces it has, and so how many units it needs."""
    pays: int
    """VP for completing it."""


class Dark(NamedTuple):
    """A dark brown space of the wand."""

    action: int
    actions: int


class Silver(NamedTuple):
    """A silver space of the wand."""

    vp: int
    for_each: Criterion


class Spell(NamedTuple):
    """A reinforcing spell."""

    name: str
    reinforces: int
    """An action, or ANY."""
    adds: int


class Prophecy(NamedTuple):
    """A prophecy."""

    name: str
    counts: Criterion
    rows: tuple[int, int, int]


DONE = Choice(Pick.DONE, 0, "done")
REMOVE = Choice(Pick.REMOVE, 0, "remove a crystal")
ADD = Choice(Pick.ADD, 0, "add")
STEP = Choice(Pick.ADVANCE, 1, "advance")
ASIDE = Choice(Pick.ASIDE, 0, "behind the screen")
ROMAN = ("I", "II", "III", "IV", "V", "VI")

NAMED_ACTIONS = tuple(Named("action", name) for name in ACTION_NAMES)
NAMED_CHIPS = tuple(Named("chip", name) for name in CHIP_NAMES)

CHOOSE_SCROLL = tuple(Choice(Pick.SCROLL, n, roman) for n, roman in enumerate(ROMAN))
CHOOSE_CHIP = {
    times: tuple(
        Choice(Pick.CHIP, kind, f"chip {chip}" + ("" if times == 1 else f" x{times}"), chip, times=times)
        for kind, chip in enumerate(NAMED_CHIPS)
    )
    for times in (1, 3)
}
CHOOSE_TAKE = tuple(Choice(Pick.TAKE, kind, chip.words, chip) for kind, chip in enumerate(NAMED_CHIPS))
CHOOSE_SHELF = tuple(Choice(Pick.SHELF, shelf, name, Named("shelf", name)) for shelf, name in enumerate(SHELF_NAMES))
CHOOSE_VIAL = (
    tuple(Choice(Pick.VIAL, exit, f"crystal at {name}") for exit, name in enumerate(ACTION_NAMES)),
    tuple(Choice(Pick.VIAL, exit, f"black at {name}") for exit, name in enumerate(ACTION_NAMES)),
)
NAMED_EXITS = tuple(Named("exit", name) for name in ACTION_NAMES)
CHOOSE_EXIT = tuple(Choice(Pick.EXIT, exit, f"out at {name}", name) for exit, name in enumerate(NAMED_EXITS))
CHOOSE_HALF = tuple(Choice(Pick.HALF, action, name.words, name) for action, name in enumerate(NAMED_ACTIONS))
CHOOSE_ONCE = tuple(Choice(Pick.ONCE, action, f"once {name}", name) for action, name in enumerate(NAMED_ACTIONS))
CHOOSE_FREE = tuple(Choice(Pick.FREE, action, name.words, name) for action, name in enumerate(NAMED_ACTIONS))

SMALL_WITCHES = 11
ENERGY_UNITS = 20
HAND = {"normal": 5, "harder": 3}
"""How many tiles are on offer, by level."""
ROUNDS = 11
ROW = 6
"""Positions of the scroll rack."""


class Board:
    """Everything printed, ready to be looked up."""

    __slots__ = (
        "at",
        "black",
        "bubbles",
        "chip_vp",
        "chips",
        "choose_advance",
        "choose_connection",
        "choose_crystal",
        "choose_discard",
        "choose_lay",
        "choose_space",
        "choose_special",
        "choose_spell",
        "choose_tile",
        "choose_to",
        "choose_tower",
        "cloth",
        "connections",
        "distance",
        "empty_stack_vp",
        "exit_costs",
        "exits",
        "icons",
        "kind_masks",
        "kinds",
        "lay_from",
        "locations",
        "named_scrolls",
        "named_spaces",
        "named_tiles",
        "named_wand",
        "near",
        "neighbours",
        "ordinary",
        "owl_tiles",
        "pairs",
        "prophecies",
        "rack",
        "ring",
        "scroll_names",
        "scrolls",
        "spaces",
        "special",
        "spells",
        "stack_of",
        "start",
        "tile_names",
        "tiles",
        "towers",
        "vacant",
        "wand",
        "wand_end",
        "witchstone",
        "witchstone_vp",
        "within",
    )

    # The crystal ball
    locations: tuple[str, ...]
    kinds: tuple[Kind, ...]
    kind_masks: tuple[int, ...]
    """For each kind, its locations."""
    towers: tuple[int, ...]
    witchstone: int
    witchstone_vp: tuple[int, ...]
    """VP of the Witchstone's spaces, from the highest down."""
    connections: tuple[Connection, ...]
    at: tuple[int, ...]
    """For each location, the connections that end there."""
    neighbours: tuple[tuple[tuple[int, int], ...], ...]
    """For each location, the connections that end there as bits, with the locations at their other ends."""

    # The cauldron
    spaces: tuple[str, ...]
    near: tuple[int, ...]
    """For each space, its neighbours."""
    distance: tuple[tuple[int, ...], ...]
    icons: tuple[int, ...]
    """For each action, the spaces on which it is printed."""
    vacant: int
    """The spaces that are vacant at the start."""
    bubbles: int
    black: int
    exits: tuple[int, ...]
    """For each space, the symbol on the rim that an arrow leads to, or NONE."""
    within: tuple[tuple[int, ...], ...]
    """For each space and each number of steps, the other spaces that are no further away."""
    exit_costs: tuple[tuple[tuple[int, int], ...], ...]
    """For each space the symbols of the rim, with the fewest actions that take a crystal out there."""
    pairs: tuple[tuple[int, int], ...]
    """Every two neighbouring spaces, in both orders: where a tile can lie."""

    # Pentagram and wand
    ring: tuple[Colour, ...]
    start: int
    stack_of: tuple[int, ...]
    """For each space of the ring, which of the gold or blue spaces it is, counted along the ring; NONE for grey."""
    owl_tiles: tuple[int, ...]
    empty_stack_vp: int
    wand: tuple[Dark | Silver | None, ...]
    wand_end: int

    # What is shuffled or dealt
    chips: tuple[int, ...]
    chip_vp: int
    cloth: int
    tiles: tuple[tuple[int, int], ...]
    """The kinds of tile: pairs of symbols."""
    tile_names: tuple[str, ...]
    ordinary: tuple[int, ...]
    special: tuple[int, ...]
    scrolls: tuple[int, ...]
    """All scrolls, by kind; kinds below len(spells) are spells, the others prophecies."""
    scroll_names: tuple[str, ...]
    spells: tuple[Spell, ...]
    prophecies: tuple[Prophecy, ...]
    rack: tuple[tuple[int, ...], tuple[int, ...]]
    """Vials of an upper shelf and of the bottom shelf, with 2, 3 and 4 players."""

    # What can be named in the log, and what can be chosen
    named_scrolls: tuple[Named, ...]
    named_spaces: tuple[Named, ...]
    named_tiles: tuple[Named, ...]
    named_wand: tuple[Named, ...]
    choose_connection: tuple[Choice, ...]
    choose_to: tuple[Choice, ...]
    choose_tower: tuple[Choice, ...]
    choose_space: tuple[Choice, ...]
    choose_crystal: tuple[Choice, ...]
    choose_lay: tuple[Choice, ...]
    lay_from: tuple[tuple[tuple[int, Choice], ...], ...]
    """For each space its neighbours as bits, each with the choice to lay a tile from here to there."""
    choose_tile: tuple[Choice, ...]
    choose_discard: tuple[Choice, ...]
    choose_special: tuple[Choice, ...]
    choose_spell: tuple[Choice, ...]
    choose_advance: tuple[Choice, ...]

    def prophecy(self, scroll: int) -> Prophecy | None:
        """The prophecy that a scroll is; None for a spell."""
        return None if scroll < len(self.spells) else self.prophecies[scroll - len(self.spells)]

    def make_choices(self) -> None:
        """Put into words, once, all that can be named or chosen on this board."""
        locations = [Named("location", name) for name in self.locations]
        connections = [Named("connection", connection.name) for connection in self.connections]
        self.named_scrolls = tuple(Named("scroll", name) for name in self.scroll_names)
        self.named_spaces = spaces = tuple(Named("space", name) for name in self.spaces)
        self.named_tiles = tiles = tuple(Named("tile", name) for name in self.tile_names)
        self.named_wand = tuple(Named("wand space", str(n)) for n in range(self.wand_end + 1))
        self.choose_connection = tuple(Choice(Pick.CONNECTION, n, c.words, c) for n, c in enumerate(connections))
        self.choose_to = tuple(Choice(Pick.TO, n, f"to {name}", name) for n, name in enumerate(locations))
        self.choose_tower = tuple(Choice(Pick.TOWER, n, name.words, name) for n, name in enumerate(locations))
        self.choose_space = tuple(Choice(Pick.SPACE, n, name.words, name) for n, name in enumerate(spaces))
        self.choose_crystal = tuple(Choice(Pick.CRYSTAL, n, f"crystal {name}", name) for n, name in enumerate(spaces))
        self.choose_lay = tuple(
            Choice(Pick.LAY, n, f"{spaces[a]} {spaces[b]}", spaces[a], spaces[b]) for n, (a, b) in enumerate(self.pairs)
        )
        self.lay_from = tuple(
            tuple((1 << b, self.choose_lay[n]) for n, (a, b) in enumerate(self.pairs) if a == here)
            for here in range(len(self.spaces))
        )
        self.choose_tile = tuple(Choice(Pick.TILE, n, name.words, name) for n, name in enumerate(tiles))
        self.choose_discard = tuple(Choice(Pick.DISCARD, n, f"discard {name}", name) for n, name in enumerate(tiles))
        self.choose_special = tuple(Choice(Pick.SPECIAL, n, f"special {name}", name) for n, name in enumerate(tiles))
        self.choose_spell = tuple(
            Choice(Pick.SPELL, n, f"spell {name}", name)
            for n, name in enumerate(self.named_scrolls[: len(self.spells)])
        )
        self.choose_advance = tuple(Choice(Pick.ADVANCE, n, f"advance {n}") for n in range(self.wand_end + 1))


def bits(mask: int) -> list[int]:
    """The numbers in a set, in rising order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
