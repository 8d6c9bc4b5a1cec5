"""Pentagram actions: the ring, owl tiles, and special tiles."""

from __future__ import annotations

from typing import Final

from coven.games.witchstone.cauldron import begin_removal, lay, room, with_removal
from coven.games.witchstone.components import (
    ASIDE,
    CHOOSE_FREE,
    CHOOSE_ONCE,
    NONE,
    REMOVE,
    STEP,
    Choice,
    Colour,
    Pick,
    Set,
)
from coven.games.witchstone.possible import possible
from coven.games.witchstone.state import FreeActions, Group, Player, Source, SpecialTile, WitchstoneState
from coven.kernel import Flow, Question, choose, seat_name

WHICH_FREE: Final = Question(
    "which free actions", "Two actions of which type?", "pentagram.9", "the type of action: `energy`"
)
WHAT_OF_SPECIAL: Final = Question(
    "what of a special tile",
    "What becomes of the special tile {0}?",
    "special.1",
    "two spaces to lay it on, its use, or `behind the screen`",
)

FREE_ACTIONS = 2
ONCE_ACTIONS = 2


def pentagram_choices(s: WitchstoneState, player: Player, group: Group) -> list[Choice]:
    """pentagram.1 One action moves the owl one space."""
    return [STEP]


def advance(s: WitchstoneState, group: Group, choice: Choice) -> None:
    """pentagram.1, pentagram.3, pentagram.10 Move the owl one space clockwise and take what the space gives."""
    board, player = s.board, s.player(s.current)
    group.left -= 1
    place = player.pentagram + 1
    if place == len(board.ring):
        place = 0
    player.pentagram = place
    colour = board.ring[place]
    if colour == Colour.GREY:
        s.note("pentagram.4", "{0} moves to a grey space", seat_name(s.current))
    elif colour == Colour.GOLD:
        take_owl(s, board.stack_of[place])
    else:
        take_special(s, group, board.stack_of[place])


def take_owl(s: WitchstoneState, stack: int) -> None:
    """pentagram.5, pentagram.6 The top owl tile of the stack, or VP when there is none."""
    player = s.player(s.current)
    taken = s.owls_taken[stack]
    values = s.board.owl_tiles
    if taken < len(values):
        s.owls_taken = (taken + 1, s.owls_taken[1]) if stack == 0 else (s.owls_taken[0], taken + 1)
        player.owls = (*player.owls, values[taken])
        s.note("pentagram.5", "{0} takes the owl tile {1}", seat_name(s.current), values[taken])
    else:
        player.vp += s.board.empty_stack_vp
        s.note("pentagram.6", "{0} finds no owl tile and gains {1} VP", seat_name(s.current), s.board.empty_stack_vp)


def take_special(s: WitchstoneState, group: Group, point: int) -> None:
    """pentagram.7, pentagram.8, pentagram.9 A blue space's special tile, replaced at once, or two free actions."""
    tile = s.blue[point]
    if tile == NONE:
        s.agenda.append(FreeActions())
        s.note("pentagram.9", "{0} finds no special tile and gains two actions of one type", seat_name(s.current))
        return
    blue = list(s.blue)
    blue[point] = s.stack[0] if s.stack else NONE
    s.blue = tuple(blue)
    s.stack = s.stack[1:]
    group.specials = (*group.specials, tile)
    s.note("pentagram.7", "{0} gains the special tile {1}", seat_name(s.current), s.board.tile_names[tile])


def free_actions(s: WitchstoneState) -> Flow[None]:
    """pentagram.9 Two actions of any one type."""
    seat = s.current
    choice = yield from choose(s, seat, WHICH_FREE, CHOOSE_FREE)
    s.agenda.pop()
    s.agenda.append(Group(choice.index, FREE_ACTIONS, Source.FREE))
    s.note("pentagram.9", "{0} chooses {1}", seat_name(seat), choice)


def special_tile(s: WitchstoneState, task: SpecialTile) -> Flow[None]:
    """special.1, special.5, special.8, special.9 A special tile is used once, or laid for good.

    open.14: one that can be neither is put behind the screen.
    """
    seat = s.current
    board, player, tile = s.board, s.shared[seat], task.tile
    choices = [CHOOSE_ONCE[symbol] for symbol in board.tiles[tile] if possible(s, player, symbol)]
    if not choices:
        choices.append(ASIDE)
    choices += room(board, player)
    with_removal(s, player, choices)
    choice = yield from choose(s, seat, WHAT_OF_SPECIAL, choices, about=(board.tile_names[tile],))
    if choice is REMOVE:
        begin_removal(s)
        return
    s.agenda.pop()
    player = s.player(seat)
    if choice.pick == Pick.LAY:
        lay(s, player, tile, choice.index, Set.SPECIAL)
        s.note("special.4", "{0} lays the special tile {1} on {2}", seat_name(seat), board.tile_names[tile], choice)
        return
    player.specials = (*player.specials, tile)
    if choice.pick == Pick.ONCE:
        s.agenda.append(Group(choice.index, ONCE_ACTIONS, Source.SPECIAL))
        s.note("special.2", "{0} uses the special tile {1}: {2}", seat_name(seat), board.tile_names[tile], choice)
    else:
        s.note("special.3", "{0} can't use the special tile {1}", seat_name(seat), board.tile_names[tile])
