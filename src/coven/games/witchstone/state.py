"""The state of a game of Witchstone.

Nearly everything is a number, a bit mask or a tuple that is replaced as a whole, and copies of a state share a player's
things until one of them changes them. So copying a state copies little. What is still owed to the player whose turn it
is lies on the agenda, as plain data: the last entry is resolved first. A step of the game therefore never asks for more
than one decision, and a fork costs the same at any depth.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from mypy_extensions import mypyc_attr

from coven.games.witchstone.agenda import Task, Won
from coven.games.witchstone.components import ENERGY_UNITS, NONE, SMALL_WITCHES, Board
from coven.kernel import Seat, State


class Phase(IntEnum):
    """What part of the game it is."""

    SETUP = 0
    TOWERS = 1
    TURNS = 2
    OVER = 3


TURNS: Final = Phase.TURNS
"""Found once, as every decision asks for it."""


class Player:
    """One player's things. `fresh_player` makes them, `WitchstoneState.player` gives those that may be changed."""

    __slots__ = (
        "aside",
        "begun",
        "begun_units",
        "black",
        "chips",
        "complete",
        "crystals",
        "discarded",
        "energy",
        "hand",
        "laid",
        "lying",
        "network",
        "owls",
        "pentagram",
        "prophecies",
        "removals",
        "specials",
        "spells",
        "standing",
        "supply",
        "symbols",
        "touching",
        "tower",
        "used_spells",
        "vacant",
        "vp",
        "wand",
        "witches",
    )

    vp: int
    """score.6 Above or below what a printed track shows, it stays a plain number."""
    hand: tuple[int, ...]
    supply: tuple[int, ...]
    """Face-down tiles, the next to be drawn first."""
    discarded: tuple[int, ...]
    """Tiles that found no room (open.29)."""
    # On the crystal ball
    tower: int
    witches: int
    """Small witches in the supply."""
    lying: int
    standing: int
    """Locations with a witch of this player, the big one's tower among them."""
    energy: int
    complete: int
    """Connections completed."""
    begun: int
    """The connection begun and not completed."""
    begun_units: int
    network: int
    """Locations that hang together with the tower over own connections."""
    touching: int
    """Connections that end in the network."""
    # On the tracks
    pentagram: int
    wand: int
    # In the cauldron
    vacant: int
    symbols: tuple[int, ...]
    """For each action, the spaces that show it."""
    crystals: int
    """Spaces with a coloured crystal."""
    black: int
    """The space of the black crystal, or NONE."""
    laid: tuple[tuple[int, int, int, int], ...]
    """Tiles lying in the cauldron: the set, the tile, the spaces of its first and second symbol."""
    # Beside and behind the screen
    aside: tuple[int, ...]
    """The sorts of the crystals beside the screen."""
    removals: int
    chips: tuple[int, ...]
    owls: tuple[int, ...]
    specials: tuple[int, ...]
    """Special tiles behind the screen."""
    spells: tuple[int, ...]
    prophecies: tuple[int, ...]
    used_spells: tuple[int, ...]

    def copy(self) -> Player:
        twin = Player()
        twin.vp = self.vp
        twin.hand = self.hand
        twin.supply = self.supply
        twin.discarded = self.discarded
        twin.tower = self.tower
        twin.witches = self.witches
        twin.lying = self.lying
        twin.standing = self.standing
        twin.energy = self.energy
        twin.complete = self.complete
        twin.begun = self.begun
        twin.begun_units = self.begun_units
        twin.network = self.network
        twin.touching = self.touching
        twin.pentagram = self.pentagram
        twin.wand = self.wand
        twin.vacant = self.vacant
        twin.symbols = self.symbols
        twin.crystals = self.crystals
        twin.black = self.black
        twin.laid = self.laid
        twin.aside = self.aside
        twin.removals = self.removals
        twin.chips = self.chips
        twin.owls = self.owls
        twin.specials = self.specials
        twin.spells = self.spells
        twin.prophecies = self.prophecies
        twin.used_spells = self.used_spells
        return twin


def fresh_player(board: Board) -> Player:
    """setup.8, setup.9, setup.14 A player's things as they are at the start."""
    player = Player()
    player.vp = 0
    player.hand = ()
    player.supply = ()
    player.discarded = ()
    player.tower = NONE
    player.witches = SMALL_WITCHES
    player.lying = 0
    player.standing = 0
    player.energy = ENERGY_UNITS
    player.complete = 0
    player.begun = NONE
    player.begun_units = 0
    player.network = 0
    player.touching = 0
    player.pentagram = board.start
    player.wand = 0
    player.vacant = board.vacant
    player.symbols = board.icons
    player.crystals = board.bubbles
    player.black = board.black
    player.laid = ()
    player.aside = ()
    player.removals = 0
    player.chips = ()
    player.owls = ()
    player.specials = ()
    player.spells = ()
    player.prophecies = ()
    player.used_spells = ()
    return player


@mypyc_attr(allow_interpreted_subclasses=True)  # Without this, compiled, __new__ would call __init__.
class WitchstoneState(State):
    """A game in progress."""

    __slots__ = (
        "agenda",
        "blue",
        "board",
        "chips_at",
        "cloth",
        "colours",
        "current",
        "first",
        "hand_size",
        "owls_taken",
        "own",
        "phase",
        "pile",
        "rack",
        "round",
        "row",
        "shared",
        "stack",
        "starter",
        "wand_order",
        "witchstone",
        "won",
    )

    board: Board
    """Everything printed; never changes."""
    colours: tuple[str, ...]
    hand_size: int
    """Tiles on offer: the level."""
    phase: Phase
    round: int
    """1 to 11 while turns are taken."""
    first: Seat
    """The starting player."""
    starter: int
    """The starting player asked for before the deal, or NONE for one drawn by lot."""
    current: Seat
    """Whose turn, or whose tower step, it is."""
    shared: tuple[Player, ...]
    """Each player's things, to look at and never to change: copies of this state have the same ones. Those to change
    come from `player`."""
    own: int
    """The seats, as bits, whose things in `shared` no copy has."""
    agenda: list[Task]
    """What is owed to the current player; the last entry is resolved first."""
    won: tuple[Won, ...]
    """The chips that the current player has won in this turn and not used."""
    chips_at: tuple[int, ...]
    """For each location, the kind of its chip, or NONE."""
    cloth: tuple[int, ...]
    witchstone: tuple[Seat, ...]
    """Whose witches stand on the Witchstone, from its highest space down."""
    owls_taken: tuple[int, ...]
    """For each gold space, how many owl tiles are gone from its stack."""
    blue: tuple[int, ...]
    """For each blue space, the special tile lying there, or NONE."""
    stack: tuple[int, ...]
    """Face-down special tiles, the next first."""
    row: tuple[int, ...]
    """Open scrolls, from position I up."""
    pile: tuple[int, ...]
    """Face-down scrolls, the next first."""
    rack: tuple[tuple[int, ...], ...]
    """For each shelf its crystals: twice the owner's seat, plus 1 for a black one."""
    wand_order: tuple[Seat, ...]
    """Who has left the wand's hilt, from the furthest ahead to the last; on one space, the earlier arrival first."""

    def player(self, seat: Seat) -> Player:
        """A player's things, to be changed: copied first if another state has the same ones."""
        bit = 1 << seat
        if not self.own & bit:
            players = list(self.shared)
            players[seat] = players[seat].copy()
            self.shared = tuple(players)
            self.own |= bit
        return self.shared[seat]

    def win_chip(self, chip: Won) -> None:
        """chip.6, open.12 A chip is the current player's for good; what it gives is to be used in this turn."""
        player = self.player(self.current)
        player.chips = (*player.chips, chip.kind)
        self.won = (*self.won, chip)

    @property
    def players(self) -> tuple[Player, ...]:
        """Every player's things, to be changed."""
        return tuple([self.player(Seat(n)) for n in range(self.seats)])

    @property
    def seats(self) -> int:
        return len(self.shared)

    def copy(self) -> WitchstoneState:
        twin = WitchstoneState.__new__(WitchstoneState)
        twin.result = self.result
        twin.log = None
        twin.attempts = None
        twin.cause = None
        twin.full_control = self.full_control
        self.own = 0  # nor may this one change in place, from now on, what its twin has too
        twin._take_over(self)
        twin.agenda = [task.copy() for task in self.agenda]
        return twin

    def _take_over(self, other: WitchstoneState) -> None:
        self.board = other.board
        self.colours = other.colours
        self.hand_size = other.hand_size
        self.phase = other.phase
        self.round = other.round
        self.first = other.first
        self.starter = other.starter
        self.current = other.current
        self.shared = other.shared
        self.own = other.own
        self.agenda = other.agenda
        self.won = other.won
        self.chips_at = other.chips_at
        self.cloth = other.cloth
        self.witchstone = other.witchstone
        self.owls_taken = other.owls_taken
        self.blue = other.blue
        self.stack = other.stack
        self.row = other.row
        self.pile = other.pile
        self.rack = other.rack
        self.wand_order = other.wand_order


def fresh_state(board: Board, colours: tuple[str, ...], hand_size: int) -> WitchstoneState:
    """The state before anything has been shuffled."""
    state = WitchstoneState()
    state.board = board
    state.colours = colours
    state.hand_size = hand_size
    state.phase = Phase.SETUP
    state.round = 0
    state.first = state.current = Seat(0)
    state.starter = NONE
    state.shared = tuple([fresh_player(board) for _ in colours])
    state.own = (1 << len(colours)) - 1
    state.agenda = []
    state.won = ()
    state.chips_at = (NONE,) * len(board.locations)
    state.cloth = ()
    state.witchstone = ()
    state.owls_taken = (0, 0)
    state.blue = (NONE, NONE, NONE)
    state.stack = ()
    state.row = ()
    state.pile = ()
    state.rack = ((),) * 7
    state.wand_order = ()
    return state
