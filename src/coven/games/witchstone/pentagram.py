"""Pentagram actions: the ring, its owl tiles, and how special tiles are gained."""

from __future__ import annotations

from typing import Final

from coven.games.witchstone.agenda import FreeActions, Group, Source, noted
from coven.games.witchstone.cauldron import begin_removal, with_removal
from coven.games.witchstone.choices import Choice
from coven.games.witchstone.components import CHOOSE_FREE, NONE, REMOVE, STEP, Colour
from coven.games.witchstone.places import EVERYBODY, OWL, OWL_STACKS, OWN, PENTAGRAM, SPECIAL_STACK, SPECIAL_TILES
from coven.games.witchstone.state import Player, WitchstoneState
from coven.kernel import Flow, Question, Reason, choose
from coven.kernel import player as who

ONE_TYPE_ONLY = Reason("pentagram.9", "both actions are of one type")
WHICH_FREE: Final = Question(
    "which free actions",
    "Two actions of which type?",
    "pentagram.9",
    "the type of action: `energy`; `remove a crystal`",
    only_one=(("", ONE_TYPE_ONLY),),
    asides=(REMOVE.words,),
)

FREE_ACTIONS = 2
GAINS_SPECIAL: Final = "{0} gains the special tile {1}"


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
    if s.log is not None:
        s.move(OWL, (*PENTAGRAM, player.pentagram), (*PENTAGRAM, place), EVERYBODY)
    player.pentagram = place
    colour = board.ring[place]
    if colour == Colour.GREY:
        s.note("pentagram.4", "{0} moves to a grey space", who(s.current))
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
        if s.log is not None:
            s.move(f"owl tile {values[taken]}", (*OWL_STACKS, stack), OWN[s.current].owl_tiles, EVERYBODY)
        s.note("pentagram.5", "{0} takes the owl tile {1}", who(s.current), values[taken])
    else:
        player.vp += s.board.empty_stack_vp
        s.note("pentagram.6", "{0} finds no owl tile and gains {1} VP", who(s.current), s.board.empty_stack_vp)


def take_special(s: WitchstoneState, group: Group, point: int) -> None:
    """pentagram.7, pentagram.8, pentagram.9 A blue space's special tile, replaced at once, or two free actions."""
    tile = s.blue[point]
    if tile == NONE:
        words = "{0} finds no special tile and gains two actions of one type"
        s.agenda.append(FreeActions(noted(s, group.causes, "pentagram.9", words, who(s.current))))
        return
    blue = list(s.blue)
    blue[point] = s.stack[0] if s.stack else NONE
    if s.log is not None:
        names = s.board.named_tiles
        s.move(names[tile], (*SPECIAL_TILES, point), OWN[s.current].specials, EVERYBODY)
        if blue[point] != NONE:
            s.move(names[blue[point]], SPECIAL_STACK, (*SPECIAL_TILES, point), EVERYBODY)
    s.blue = tuple(blue)
    s.stack = s.stack[1:]
    group.specials = (*group.specials, tile)
    s.note("pentagram.7", GAINS_SPECIAL, who(s.current), s.board.named_tiles[tile])


def free_actions(s: WitchstoneState, task: FreeActions) -> Flow[None]:
    """pentagram.9 Two actions of any one type."""
    seat = s.current
    choice = yield from choose(s, seat, WHICH_FREE, with_removal(s, s.shared[seat], list(CHOOSE_FREE)))
    if choice is REMOVE:
        begin_removal(s)
        return
    s.agenda.pop()
    causes = noted(s, task.causes, "pentagram.9", "{0} chooses {1}", who(seat), choice)
    s.agenda.append(Group(choice.index, FREE_ACTIONS, Source.FREE, causes))
