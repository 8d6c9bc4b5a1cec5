"""Why not, before a tile lies in the cauldron and one of its halves is begun."""

from __future__ import annotations

from coven.games.witchstone import setup
from coven.games.witchstone.agenda import Halves, Laying
from coven.games.witchstone.cauldron import crystals_of, has_room
from coven.games.witchstone.choices import Pick
from coven.games.witchstone.components import NONE, Board
from coven.games.witchstone.seen.reasons import (
    BOTH_HALVES,
    HAVE_A_TOWER,
    HAVE_TO_LAY,
    LAY_FIRST,
    MAKE_ROOM,
    NO_NEIGHBOUR,
    NO_NEIGHBOURS,
    NOT_A_TURN,
    NOT_IN_HAND,
    ONE_BY_ONE,
    ONE_GOES,
    OWN_CAULDRON,
    STILL_FITS,
    TILE_CHOSEN,
    TILE_FIRST,
    TOWERS_FIRST,
    WHERE_NEXT,
)
from coven.games.witchstone.seen.tried import Tried
from coven.games.witchstone.seen.why_elsewhere import elsewhere
from coven.games.witchstone.state import Player, WitchstoneState
from coven.kernel import Reason


def tower(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """tower.1, tower.2, tower.4 No tower has been chosen yet."""
    if tried.pick == Pick.TOWER:
        return setup.tower_refusal(s, tried.index)
    if tried.pick == Pick.REMOVE:
        return NOT_A_TURN
    return HAVE_A_TOWER if tried.pick == Pick.DONE else TOWERS_FIRST


def laying(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """turn.3, turn.4, turn.9, turn.11, open.29 A tile is being laid."""
    task = s.agenda[-1]
    assert isinstance(task, Laying)
    pick = tried.pick
    room = has_room(s.board, player)
    stuck = None if room else MAKE_ROOM if crystals_of(player) else ONE_GOES
    if pick == Pick.DONE:
        return stuck or HAVE_TO_LAY
    if pick in (Pick.TILE, Pick.DISCARD) and tried.index not in player.hand:
        return NOT_IN_HAND
    if pick == Pick.DISCARD:
        return STILL_FITS if stuck is not ONE_GOES else TILE_CHOSEN if task.tile != NONE else None
    if pick == Pick.TILE:
        return stuck or (None if task.tile == NONE else WHERE_NEXT if task.tile == tried.index else TILE_CHOSEN)
    if pick == Pick.LAY and tried.index != NONE:
        return pair(s, player, tried, NO_NEIGHBOURS) or stuck or (TILE_FIRST if task.tile == NONE else None)
    if pick == Pick.SPACE and task.tile != NONE and not stuck:
        return one_space(s, player, tried.index)
    return elsewhere(s, player, tried, LAY_FIRST)


def pair(s: WitchstoneState, player: Player, tried: Tried, apart: Reason) -> Reason | None:
    """turn.3, turn.4, special.5 Why no tile can lie there."""
    if tried.foreign:
        return OWN_CAULDRON
    if not s.board.near[tried.index] >> tried.other & 1:
        return apart
    for space in (tried.index, tried.other):
        held = _holds(s.board, player, space)
        if held:
            return _not_vacant(s.board, space, held)
    return None


def one_space(s: WitchstoneState, player: Player, space: int) -> Reason | None:
    """turn.3, turn.4 Why no tile can lie there together with any neighbour."""
    held = _holds(s.board, player, space)
    if held:
        return _not_vacant(s.board, space, held)
    return None if s.board.near[space] & player.vacant else NO_NEIGHBOUR


def _not_vacant(board: Board, space: int, held: str) -> Reason:
    return Reason("turn.4", f"{board.spaces[space]} is not vacant: {held} is there")


def _holds(board: Board, player: Player, space: int) -> str:
    """turn.4 What makes a space not vacant."""
    if crystals_of(player) >> space & 1:
        return "a crystal"
    if any(icon >> space & 1 for icon in board.icons):
        return "a printed icon"
    for special, _, one, other in player.laid:
        if space in (one, other):
            return "a special tile" if special else "a tile"
    return ""


def halves(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """turn.5 A half of the tile is to be begun."""
    if tried.pick == Pick.DONE:
        return BOTH_HALVES
    if tried.pick == Pick.HALF and tried.other != NONE:
        task = s.agenda[-1]
        assert isinstance(task, Halves)
        to_come = [symbol for symbol, _ in task.left]
        other = next((half for half in (tried.index, tried.other) if half not in to_come), None)
        return ONE_BY_ONE if other is None else elsewhere(s, player, Tried(Pick.HALF, other), BOTH_HALVES)
    return elsewhere(s, player, tried, BOTH_HALVES)
