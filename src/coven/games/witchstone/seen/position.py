"""Writing a position: the whole truth about a state, in plain values and the game's own words."""

from __future__ import annotations

from typing import Any

from coven.games.witchstone.agenda import Bonuses, FreeActions, Group, Halves, Laying, SpecialTile, Task, Vial
from coven.games.witchstone.components import (
    ACTION_NAMES,
    CHIP_NAMES,
    NONE,
    SHELF_NAMES,
    Board,
    bits,
)
from coven.games.witchstone.state import Player, WitchstoneState
from coven.kernel import Seat, seat_name

NOTHING = "none"
CRYSTALS = ("coloured", "black")
"""What the two sorts of crystal are called."""


def write_position(s: WitchstoneState) -> dict[str, Any]:
    """The whole truth about a state."""
    board = s.board
    tiles, scrolls = board.tile_names, board.scroll_names
    return {
        "phase": s.phase.name.lower(),
        "round": s.round,
        "first": seat_name(s.first),
        "current": seat_name(s.current),
        "players": {seat_name(Seat(n)): write_player(board, player) for n, player in enumerate(s.shared)},
        "chips": {
            name: NOTHING if chip == NONE else CHIP_NAMES[chip]
            for name, chip in zip(board.locations, s.chips_at, strict=True)
        },
        "cloth": [CHIP_NAMES[chip] for chip in s.cloth],
        "witchstone": [seat_name(seat) for seat in s.witchstone],
        "owl stacks": [list(board.owl_tiles[taken:]) for taken in s.owls_taken],
        "special tiles": [NOTHING if tile == NONE else tiles[tile] for tile in s.blue],
        "special stack": [tiles[tile] for tile in s.stack],
        "scroll row": [scrolls[scroll] for scroll in s.row],
        "scroll pile": [scrolls[scroll] for scroll in s.pile],
        "rack": {
            SHELF_NAMES[shelf]: [f"{seat_name(Seat(c >> 1))} {CRYSTALS[c & 1]}" for c in crystals]
            for shelf, crystals in enumerate(s.rack)
        },
        "wand order": [seat_name(seat) for seat in s.wand_order],
        "won": [
            {"chip": CHIP_NAMES[chip.kind], "times": chip.times, "during": ACTION_NAMES[chip.during]} for chip in s.won
        ],
        "agenda": [write_task(board, task) for task in s.agenda],
    }


def write_player(board: Board, player: Player) -> dict[str, Any]:
    """One player's things. Witches and energy units in the supply follow from those on the board."""
    tiles, spaces = board.tile_names, board.spaces
    return {
        "vp": player.vp,
        "tower": NOTHING if player.tower == NONE else board.locations[player.tower],
        "hand": [tiles[tile] for tile in player.hand],
        "supply": [tiles[tile] for tile in player.supply],
        "discarded": [tiles[tile] for tile in player.discarded],
        "lying": player.lying,
        "standing": [board.locations[n] for n in bits(player.standing) if n != player.tower],
        "connections": [board.connections[n].name for n in bits(player.complete)],
        "begun": NOTHING if player.begun == NONE else board.connections[player.begun].name,
        "begun units": player.begun_units,
        "pentagram": player.pentagram,
        "wand": player.wand,
        "tiles": [
            f"{'special ' if special else ''}{tiles[tile]} {spaces[one]} {spaces[other]}"
            for special, tile, one, other in player.laid
        ],
        "crystals": [spaces[n] for n in bits(player.crystals)],
        "black": NOTHING if player.black == NONE else spaces[player.black],
        "aside": [CRYSTALS[black] for black in player.aside],
        "removals": player.removals,
        "chips": [CHIP_NAMES[chip] for chip in player.chips],
        "owl tiles": list(player.owls),
        "used specials": [tiles[tile] for tile in player.specials],
        "spells": [board.scroll_names[scroll] for scroll in player.spells],
        "prophecies": [board.scroll_names[scroll] for scroll in player.prophecies],
        "used spells": [board.scroll_names[scroll] for scroll in player.used_spells],
    }


def write_task(board: Board, task: Task) -> dict[str, Any]:
    """Something owed."""
    tiles, spaces = board.tile_names, board.spaces
    if isinstance(task, Group):
        return {
            "do": "group",
            "action": ACTION_NAMES[task.action],
            "left": task.left,
            "source": task.source.name.lower(),
            "stage": task.stage.name.lower(),
            "specials": [tiles[tile] for tile in task.specials],
            "out": [[CRYSTALS[black], ACTION_NAMES[exit]] for black, exit in task.out],
            "moving": NOTHING if task.moving == NONE else spaces[task.moving],
        }
    if isinstance(task, Laying):
        return {"do": "lay", "tile": NOTHING if task.tile == NONE else tiles[task.tile]}
    if isinstance(task, Halves):
        return {"do": "halves", "left": [[ACTION_NAMES[symbol], spaces[space]] for symbol, space in task.left]}
    if isinstance(task, SpecialTile):
        return {"do": "special", "tile": tiles[task.tile]}
    if isinstance(task, FreeActions):
        return {"do": "free"}
    if isinstance(task, Bonuses):
        return {"do": "bonuses", "queue": [[space, times] for space, times in task.queue]}
    if isinstance(task, Vial):
        return {
            "do": "vial",
            "crystal": CRYSTALS[task.black],
            "exit": ACTION_NAMES[task.exit],
            "shelf": NOTHING if task.shelf == NONE else SHELF_NAMES[task.shelf],
        }
    return {"do": "remove"}
