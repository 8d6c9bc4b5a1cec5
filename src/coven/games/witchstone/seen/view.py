"""What a seat may know.

What a position tells too is told here under the same path and in the same words; a thing that lies face down for the
one who looks is None in its place, so that things can be counted all the same. The rest is the table as it is seen:
the boards, by the names of their spaces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from coven.games.witchstone.agenda import Bonuses, FreeActions, Group, Halves, Laying, SpecialTile, Task, Vial
from coven.games.witchstone.components import (
    ACTION_NAMES,
    CHOOSE_CHIP,
    CRITERION_NAMES,
    NONE,
    ROMAN,
    SHELF_NAMES,
    Board,
    Criterion,
    Dark,
    Kind,
    Silver,
    bits,
)
from coven.games.witchstone.crystals import capacity
from coven.games.witchstone.seen.position import CRYSTALS, NOTHING, write_position
from coven.games.witchstone.state import Player, WitchstoneState
from coven.kernel import Seat, seat_name


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space of a cauldron."""

    holds: str
    """'none' when vacant, 'coloured crystal', 'black crystal', or the action whose symbol it shows."""
    on: str
    """What the symbol is on: 'icon', 'tile' or 'special tile'; 'none' without one."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player's things, as far as the one who looks may see them."""

    seat: str
    colour: str
    vp: int
    tower: str
    witches: int
    """Small witches in the supply."""
    lying: int
    standing: tuple[str, ...]
    """Where small witches stand."""
    energy: int
    """Energy units in the supply."""
    connections: tuple[str, ...]
    """Those completed."""
    begun: str
    """The connection begun and not completed."""
    begun_units: int
    pentagram: int
    """The space of the ring that the owl is on."""
    wand: int
    """The space of the wand that the owl is on."""
    cauldron: Mapping[str, SpaceView]
    """Its spaces, by name."""
    tiles: tuple[str, ...]
    """The tiles in the cauldron, each with the spaces of its two symbols: 'energy/wand c3 c4'."""
    crystals: tuple[str, ...]
    """The spaces of the coloured crystals."""
    black: str
    """The space of the black crystal."""
    rim: Mapping[str, tuple[str, ...]]
    """The crystals on the cauldron's rim that wait for their vials, by the symbol of the exit."""
    aside: tuple[str, ...]
    """Crystals beside the screen: those that found no vial or were removed."""
    removals: int
    hand: tuple[str | None, ...]
    """The tiles in hand: by name for who holds them, None for each to all others."""
    supply: tuple[None, ...]
    discarded: tuple[str, ...]
    specials: tuple[str, ...]
    """Special tiles gained and not settled yet."""
    used_specials: tuple[str | None, ...]
    chips: tuple[str | None, ...]
    owl_tiles: tuple[int | None, ...]
    spells: tuple[str, ...]
    prophecies: tuple[str, ...]
    used_spells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ConnectionView:
    """A connection on the crystal ball."""

    length: int
    """How many spaces it has."""
    pays: int
    """VP for completing it."""
    owner: str
    """Whose units lie on it, or 'none'."""
    units: int


@dataclass(frozen=True, slots=True)
class LocationView:
    """A location on the crystal ball."""

    kind: str
    witches: tuple[str, ...]
    """Whose witches stand there, a big one on its own tower among them."""


@dataclass(frozen=True, slots=True)
class WitchstoneView:
    """What a seat, or a spectator, may know of a game."""

    seat: str | None
    """Who looks; None for a spectator."""
    phase: str
    round: int
    first: str
    current: str
    players: Mapping[str, PlayerView]
    """By seat."""
    crystal_ball: Mapping[str, LocationView]
    """The locations, by name."""
    chips: Mapping[str, str]
    """The chip at each location, or 'none'."""
    connections: Mapping[str, ConnectionView]
    """By name."""
    witchstone: tuple[str, ...]
    """Whose witches stand at the Witchstone, from its highest space down."""
    witchstone_vp: tuple[int, ...]
    """The VP of its spaces."""
    pentagram: tuple[str, ...]
    """The colours of the ring's spaces."""
    owl_stacks: tuple[tuple[int, ...], ...]
    special_tiles: tuple[str, ...]
    """The tile on each of the blue spaces, or 'none'."""
    special_stack: tuple[None, ...]
    wand: tuple[str, ...]
    """The spaces of the wand: 'hilt', 'light', 'dark 3 energy', 'silver 8 VP'."""
    wand_order: tuple[str, ...]
    """Who has left the hilt, the one furthest ahead first."""
    scrolls: Mapping[str, str]
    """The scroll at each position of the scroll rack, I to VI, or 'none'."""
    scroll_row: tuple[str, ...]
    """The same scrolls, from position I on."""
    scroll_pile: tuple[None, ...]
    rack: Mapping[str, tuple[str, ...]]
    """The crystals on each shelf of the vial rack."""
    vials: Mapping[str, int]
    """How many crystals each shelf takes."""
    cloth: tuple[str, ...]
    exits: Mapping[str, tuple[str, ...]]
    """The spaces of a cauldron with an arrow to the rim, by the symbol that the rim shows there."""
    won: tuple[Mapping[str, Any], ...]
    """Chips that the current player has won in this turn and not used: the `chip`, how many `times` its action is done,
    and the actions `during` which it can be used."""
    agenda: tuple[Mapping[str, Any], ...]
    """What is owed to the current player, outermost first."""
    owed: tuple[str, ...]
    """The same in words."""


def view(s: WitchstoneState, seat: Seat | None) -> WitchstoneView:
    """visibility.1, visibility.2, visibility.3, visibility.4 Screens hide from rivals, face-down piles from all."""
    board = s.board
    truth = write_position(s)
    row = truth["scroll row"]
    return WitchstoneView(
        seat=None if seat is None else seat_name(seat),
        phase=truth["phase"],
        round=truth["round"],
        first=truth["first"],
        current=truth["current"],
        players={name: _player(s, Seat(n), seat, told) for n, (name, told) in enumerate(truth["players"].items())},
        crystal_ball={name: _location(s, n) for n, name in enumerate(board.locations)},
        chips=truth["chips"],
        connections={connection.name: _connection(s, n) for n, connection in enumerate(board.connections)},
        witchstone=tuple(truth["witchstone"]),
        witchstone_vp=board.witchstone_vp,
        pentagram=tuple([colour.name.lower() for colour in board.ring]),
        owl_stacks=tuple([tuple(stack) for stack in truth["owl stacks"]]),
        special_tiles=tuple(truth["special tiles"]),
        special_stack=_face_down(truth["special stack"]),
        wand=wand_spaces(board),
        wand_order=tuple(truth["wand order"]),
        scrolls={roman: row[n] if n < len(row) else NOTHING for n, roman in enumerate(ROMAN)},
        scroll_row=tuple(row),
        scroll_pile=_face_down(truth["scroll pile"]),
        rack={shelf: tuple(crystals) for shelf, crystals in truth["rack"].items()},
        vials={name: capacity(s, shelf) for shelf, name in enumerate(SHELF_NAMES)},
        cloth=tuple(truth["cloth"]),
        exits={
            name: tuple([board.spaces[n] for n, exit in enumerate(board.exits) if exit == symbol])
            for symbol, name in enumerate(ACTION_NAMES)
        },
        won=tuple(truth["won"]),
        agenda=tuple(truth["agenda"]),
        owed=tuple([in_words(s, task) for task in s.agenda]),
    )


def _face_down(things: Sequence[object]) -> tuple[None, ...]:
    """Things that nobody may look at."""
    return (None,) * len(things)


def _player(s: WitchstoneState, owner: Seat, seat: Seat | None, told: Mapping[str, Any]) -> PlayerView:
    player = s.shared[owner]
    tasks = s.agenda if owner == s.current else []
    return PlayerView(
        seat=seat_name(owner),
        colour=s.colours[owner],
        vp=player.vp,
        tower=told["tower"],
        witches=player.witches,
        lying=player.lying,
        standing=tuple(told["standing"]),
        energy=player.energy,
        connections=tuple(told["connections"]),
        begun=told["begun"],
        begun_units=player.begun_units,
        pentagram=player.pentagram,
        wand=player.wand,
        cauldron=_cauldron(s.board, player),
        tiles=tuple(told["tiles"]),
        crystals=tuple(told["crystals"]),
        black=told["black"],
        rim=on_the_rim(tasks),
        aside=tuple(told["aside"]),
        removals=player.removals,
        hand=tuple(told["hand"]) if owner == seat else _face_down(told["hand"]),
        supply=_face_down(told["supply"]),
        discarded=tuple(told["discarded"]),
        specials=tuple([s.board.tile_names[tile] for tile in unsettled(tasks)]),
        used_specials=tuple(told["used specials"]) if owner == seat else _face_down(told["used specials"]),
        chips=tuple(told["chips"]) if owner == seat else _face_down(told["chips"]),
        owl_tiles=tuple(told["owl tiles"]) if owner == seat else _face_down(told["owl tiles"]),
        spells=tuple(told["spells"]),
        prophecies=tuple(told["prophecies"]),
        used_spells=tuple(told["used spells"]),
    )


def _cauldron(board: Board, player: Player) -> dict[str, SpaceView]:
    holds = [NOTHING] * len(board.spaces)
    on = [NOTHING] * len(board.spaces)
    for action, name in enumerate(ACTION_NAMES):
        for space in bits(player.symbols[action]):
            holds[space], on[space] = name, "icon"
    for special, _, one, other in player.laid:
        on[one] = on[other] = "special tile" if special else "tile"
    for space in bits(player.crystals):
        holds[space] = f"{CRYSTALS[0]} crystal"
    if player.black != NONE:
        holds[player.black] = f"{CRYSTALS[1]} crystal"
    return {name: SpaceView(holds[n], on[n]) for n, name in enumerate(board.spaces)}


def on_the_rim(tasks: Sequence[Task]) -> dict[str, tuple[str, ...]]:
    """crystal.7 The crystals that have left the cauldron and are in no vial yet."""
    waiting: list[list[str]] = [[] for _ in ACTION_NAMES]
    for task in tasks:
        if isinstance(task, Group):
            for black, exit in task.out:
                waiting[exit].append(CRYSTALS[black])
        elif isinstance(task, Vial) and task.shelf == NONE:
            waiting[task.exit].append(CRYSTALS[task.black])
    return {name: tuple(waiting[exit]) for exit, name in enumerate(ACTION_NAMES)}


def unsettled(tasks: Sequence[Task]) -> list[int]:
    """open.14 The special tiles gained and neither used nor laid, outermost first."""
    found: list[int] = []
    for task in tasks:
        if isinstance(task, Group):
            found.extend(task.specials)
        elif isinstance(task, SpecialTile):
            found.append(task.tile)
    return found


def _location(s: WitchstoneState, location: int) -> LocationView:
    there = [seat_name(Seat(n)) for n, player in enumerate(s.shared) if player.standing >> location & 1]
    return LocationView(Kind(s.board.kinds[location]).name.lower(), tuple(there))


def _connection(s: WitchstoneState, number: int) -> ConnectionView:
    connection = s.board.connections[number]
    owner, units = NOTHING, 0
    for n, player in enumerate(s.shared):
        if player.complete >> number & 1:
            owner, units = seat_name(Seat(n)), connection.length
        elif player.begun == number:
            owner, units = seat_name(Seat(n)), player.begun_units
    return ConnectionView(connection.length, connection.pays, owner, units)


def wand_spaces(board: Board) -> tuple[str, ...]:
    """The spaces of the wand, from the hilt on."""
    return ("hilt", *[_wand_space(space) for space in board.wand[1:]])


def _wand_space(space: Dark | Silver | None) -> str:
    if isinstance(space, Dark):
        return f"dark {space.actions} {ACTION_NAMES[space.action]}"
    return "light" if space is None else f"silver {silver_words(space)}"


def silver_words(bonus: Silver) -> str:
    """What a silver space pays.

    >>> silver_words(Silver(2, Criterion.OWL_TILES)), silver_words(Silver(8, Criterion.ONCE))
    ('2 VP each for owl tiles', '8 VP')
    """
    if bonus.for_each == Criterion.ONCE:
        return f"{bonus.vp} VP"
    return f"{bonus.vp} VP each for {CRITERION_NAMES[bonus.for_each]}"


def in_words(s: WitchstoneState, task: Task) -> str:
    """Something owed, for people."""
    names = s.board.tile_names
    if isinstance(task, Group):
        outermost = next(group for group in s.agenda if isinstance(group, Group) and group.action == task.action)
        won = [chip for chip in s.won if outermost is task and chip.during == task.action]
        chips = [CHOOSE_CHIP[chip.times][chip.kind].words for chip in won]
        tiles = [f"special {names[tile]}" for tile in task.specials]
        rim = [f"{'black crystal' if black else 'crystal'} at {ACTION_NAMES[exit]}" for black, exit in task.out]
        rest = ", ".join([*chips, *tiles, *rim])
        return f"{ACTION_NAMES[task.action]} {task.left}" + (f" ({rest})" if rest else "")
    if isinstance(task, Laying):
        return "lay a tile" if task.tile == NONE else f"lay {names[task.tile]}"
    if isinstance(task, Halves):
        return "halves " + (", ".join(ACTION_NAMES[symbol] for symbol, _ in task.left) or "done")
    if isinstance(task, SpecialTile):
        return f"special {names[task.tile]}"
    if isinstance(task, FreeActions):
        return "two actions of any type"
    if isinstance(task, Bonuses):
        return "wand spaces " + (", ".join(str(space) for space, _ in task.queue) or "done")
    if isinstance(task, Vial):
        return f"a {'black crystal' if task.black else 'crystal'} from the {ACTION_NAMES[task.exit]} exit to the rack"
    return "remove a crystal"
