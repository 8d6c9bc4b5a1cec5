"""What a seat may know."""

from __future__ import annotations

from dataclasses import dataclass

from coven.games.witchstone.components import (
    ACTION_NAMES,
    CHIP_NAMES,
    NONE,
    SHELF_NAMES,
    Kind,
    bits,
)
from coven.games.witchstone.crystals import capacity
from coven.games.witchstone.energy import occupied
from coven.games.witchstone.state import (
    Bonuses,
    FreeActions,
    Group,
    Halves,
    Laying,
    Player,
    SpecialTile,
    Task,
    Vial,
    WitchstoneState,
)
from coven.kernel import Seat, seat_name


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space of a cauldron."""

    name: str
    holds: str
    """'' when vacant, 'crystal', 'black crystal', or the action whose symbol it shows."""
    on: str
    """What the symbol is on: 'icon', 'tile' or 'special tile'; '' without one."""


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
    energy: int
    """Energy units in the supply."""
    pentagram: int
    wand: int
    cauldron: tuple[SpaceView, ...]
    hand_size: int
    hand: tuple[str, ...] | None
    """The tiles in hand; None if they can't be seen."""
    supply: int
    discarded: tuple[str, ...]
    chip_count: int
    chips: tuple[str, ...] | None
    owl_tile_count: int
    owl_tiles: tuple[int, ...] | None
    used_special_count: int
    used_specials: tuple[str, ...] | None
    spells: tuple[str, ...]
    prophecies: tuple[str, ...]
    used_spells: tuple[str, ...]
    beside_the_screen: tuple[str, ...]
    """Crystals that found no vial or were removed."""
    removals: int


@dataclass(frozen=True, slots=True)
class ConnectionView:
    """A connection on the crystal ball."""

    name: str
    length: int
    owner: str
    units: int


@dataclass(frozen=True, slots=True)
class LocationView:
    """A location on the crystal ball."""

    name: str
    kind: str
    chip: str
    witches: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShelfView:
    """A shelf of the vial rack."""

    name: str
    vials: int
    crystals: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WitchstoneView:
    """What a seat, or a spectator, may know of a game."""

    phase: str
    round: int
    first: str
    current: str
    players: tuple[PlayerView, ...]
    locations: tuple[LocationView, ...]
    connections: tuple[ConnectionView, ...]
    witchstone: tuple[str, ...]
    """Whose witches stand at the Witchstone, from its highest space down."""
    witchstone_vp: tuple[int, ...]
    cloth: tuple[str, ...]
    ring: tuple[str, ...]
    """The colours of the pentagram's spaces."""
    owl_stacks: tuple[tuple[int, ...], ...]
    special_tiles: tuple[str, ...]
    special_stack: int
    scroll_row: tuple[str, ...]
    scroll_pile: int
    rack: tuple[ShelfView, ...]
    wand_order: tuple[str, ...]
    owed: tuple[str, ...]
    """What is under way for the current player, in words, outermost first."""


def view(s: WitchstoneState, seat: Seat | None) -> WitchstoneView:
    """visibility.1, visibility.2, visibility.3, visibility.4 Screens hide from rivals, face-down piles from all."""
    board = s.board
    return WitchstoneView(
        phase=s.phase.name.lower(),
        round=s.round,
        first=seat_name(s.first),
        current=seat_name(s.current),
        players=tuple(_player(s, Seat(n), seat) for n in range(s.seats)),
        locations=tuple(_location(s, n) for n in range(len(board.locations))),
        connections=tuple(_connection(s, n) for n in range(len(board.connections))),
        witchstone=tuple(seat_name(there) for there in s.witchstone),
        witchstone_vp=board.witchstone_vp,
        cloth=tuple(CHIP_NAMES[chip] for chip in s.cloth),
        ring=tuple(colour.name.lower() for colour in board.ring),
        owl_stacks=tuple(board.owl_tiles[taken:] for taken in s.owls_taken),
        special_tiles=tuple("" if tile == NONE else board.tile_names[tile] for tile in s.blue),
        special_stack=len(s.stack),
        scroll_row=tuple(board.scroll_names[scroll] for scroll in s.row),
        scroll_pile=len(s.pile),
        rack=tuple(
            ShelfView(
                SHELF_NAMES[shelf],
                capacity(s, shelf),
                tuple(f"{seat_name(Seat(c >> 1))}{' black' if c & 1 else ''}" for c in crystals),
            )
            for shelf, crystals in enumerate(s.rack)
        ),
        wand_order=tuple(seat_name(there) for there in s.wand_order),
        owed=tuple(in_words(s, task) for task in s.agenda),
    )


def _player(s: WitchstoneState, owner: Seat, seat: Seat | None) -> PlayerView:
    board = s.board
    player = s.shared[owner]
    tiles = board.tile_names
    mine = owner == seat
    return PlayerView(
        seat=seat_name(owner),
        colour=s.colours[owner],
        vp=player.vp,
        tower="" if player.tower == NONE else board.locations[player.tower],
        witches=player.witches,
        lying=player.lying,
        standing=tuple(board.locations[n] for n in bits(player.standing)),
        energy=player.energy,
        pentagram=player.pentagram,
        wand=player.wand,
        cauldron=_cauldron(s, player),
        hand_size=len(player.hand),
        hand=tuple(tiles[tile] for tile in player.hand) if mine else None,
        supply=len(player.supply),
        discarded=tuple(tiles[tile] for tile in player.discarded),
        chip_count=len(player.chips),
        chips=tuple(CHIP_NAMES[chip] for chip in player.chips) if mine else None,
        owl_tile_count=len(player.owls),
        owl_tiles=player.owls if mine else None,
        used_special_count=len(player.specials),
        used_specials=tuple(tiles[tile] for tile in player.specials) if mine else None,
        spells=tuple(board.scroll_names[scroll] for scroll in player.spells),
        prophecies=tuple(board.scroll_names[scroll] for scroll in player.prophecies),
        used_spells=tuple(board.scroll_names[scroll] for scroll in player.used_spells),
        beside_the_screen=tuple("black crystal" if black else "crystal" for black in player.aside),
        removals=player.removals,
    )


def _cauldron(s: WitchstoneState, player: Player) -> tuple[SpaceView, ...]:
    board = s.board
    holds = [""] * len(board.spaces)
    on = [""] * len(board.spaces)
    for action, name in enumerate(ACTION_NAMES):
        for space in bits(player.symbols[action]):
            holds[space], on[space] = name, "icon"
    for special, _, one, other in player.laid:
        on[one] = on[other] = "special tile" if special else "tile"
    for space in bits(player.crystals):
        holds[space] = "crystal"
    if player.black != NONE:
        holds[player.black] = "black crystal"
    return tuple(SpaceView(name, holds[n], on[n]) for n, name in enumerate(board.spaces))


def _location(s: WitchstoneState, location: int) -> LocationView:
    board = s.board
    chip = s.chips_at[location]
    return LocationView(
        board.locations[location],
        Kind(board.kinds[location]).name.lower(),
        "" if chip == NONE else CHIP_NAMES[chip],
        tuple(seat_name(Seat(n)) for n, player in enumerate(s.shared) if player.standing >> location & 1),
    )


def _connection(s: WitchstoneState, number: int) -> ConnectionView:
    connection = s.board.connections[number]
    if occupied(s) >> number & 1:
        for n, player in enumerate(s.shared):
            if player.complete >> number & 1:
                return ConnectionView(connection.name, connection.length, seat_name(Seat(n)), connection.length)
            if player.begun == number:
                return ConnectionView(connection.name, connection.length, seat_name(Seat(n)), player.begun_units)
    return ConnectionView(connection.name, connection.length, "", 0)


def in_words(s: WitchstoneState, task: Task) -> str:
    """Something owed, for people."""
    names = s.board.tile_names
    if isinstance(task, Group):
        chips = [f"chip {CHIP_NAMES[kind]}" + ("" if times == 1 else f" x{times}") for kind, times in task.chips]
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
