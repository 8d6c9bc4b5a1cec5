"""A player's turn: laying a tile and carrying out its two halves."""

from __future__ import annotations

from typing import Final

from coven.games.witchstone.actions import carry_out, choices_in, move_on
from coven.games.witchstone.agenda import (
    Bonuses,
    FreeActions,
    Group,
    Halves,
    Laying,
    Removing,
    Source,
    SpecialTile,
    Vial,
    follow,
    noted,
)
from coven.games.witchstone.cauldron import (
    begin_removal,
    cluster,
    crystals_of,
    has_room,
    lay,
    remove_crystal,
    room,
    with_removal,
)
from coven.games.witchstone.chips import lapse
from coven.games.witchstone.components import CHOOSE_HALF, NONE, REMOVE, ROUNDS, Set
from coven.games.witchstone.crystals import vial
from coven.games.witchstone.pentagram import free_actions
from coven.games.witchstone.places import EVERYBODY, OWN
from coven.games.witchstone.scoring import final_scoring
from coven.games.witchstone.special_tiles import special_tile
from coven.games.witchstone.state import Phase, WitchstoneState
from coven.games.witchstone.wand import resolve_bonuses
from coven.kernel import Flow, Question, Reason, Seat, Secret, choose
from coven.kernel import player as who

ORDINARY: Final = Set.ORDINARY
TILE: Final = Source.TILE

WHICH_TILE: Final = Question(
    "which tile",
    "Which tile do you lay?",
    "turn.3",
    "the tile's two symbols: `energy/wand`; `remove a crystal`",
    at_rest=True,
    verb="lay",
    only_one=(("", Reason("turn.3", "one tile is laid in a turn")),),
    asides=(REMOVE.words,),
)
WHICH_PLACE: Final = Question(
    "where to lay",
    "Where do {0} and {1} go?",
    "turn.3",
    "two neighbouring spaces, the first symbol's first: `c3 c4`; `remove a crystal`",
    verb="lay",
    only_one=(("", Reason("turn.3", "a tile is laid in one place")),),
    asides=(REMOVE.words,),
)
NO_ROOM: Final = Question(
    "no room", "There is no room for a tile. What now?", "turn.11", "`remove a crystal`", at_rest=True
)
WHICH_TILE_GOES: Final = Question(
    "which tile goes",
    "No tile fits any more. Which one goes?",
    "open.29",
    "`discard energy/wand`",
    at_rest=True,
    only_one=(("discard ", Reason("open.29", "one tile is discarded")),),
)
WHICH_HALF: Final = Question(
    "which half",
    "Which half do you carry out next?",
    "turn.5",
    "the symbol: `energy`; `remove a crystal`",
    verb="carry out",
    asides=(REMOVE.words,),
)


def resolve(s: WitchstoneState) -> Flow[None]:
    """open.23 Resolve what is owed last; what leaves nothing to be chosen, together with what comes after it."""
    while s.agenda:
        task = s.agenda[-1]
        if s.log is not None:
            follow(s, task.causes)
        if isinstance(task, Group):
            choices = choices_in(s, task)
            if not choices and task.moving == NONE:  # a crystal picked can't be left where it is
                move_on(s, task)
                continue
            yield from carry_out(s, task, choices)
        elif isinstance(task, Laying):
            yield from lay_tile(s, task)
        elif isinstance(task, Halves):
            yield from next_half(s, task)
        elif isinstance(task, Bonuses):
            resolve_bonuses(s, task)
            continue
        elif isinstance(task, SpecialTile):
            yield from special_tile(s, task)
        elif isinstance(task, Vial):
            yield from vial(s, task)
        elif isinstance(task, FreeActions):
            yield from free_actions(s, task)
        else:
            assert isinstance(task, Removing)
            yield from remove_crystal(s)
        return


def begin_turn(s: WitchstoneState) -> None:
    """turn.3 The turn begins: a tile is to be laid."""
    s.agenda.append(Laying())
    s.note("turn.2", "Round {0}: {1}'s turn", s.round, who(s.current))


def lay_tile(s: WitchstoneState, task: Laying) -> Flow[None]:
    """turn.3, turn.9, turn.11 Choose a tile, then two vacant neighbouring spaces for it."""
    seat = s.current
    board, player = s.board, s.shared[seat]
    if not has_room(board, player):
        yield from make_room(s)
        return
    if task.tile < 0:
        choices = with_removal(s, player, [board.choose_tile[tile] for tile in sorted(set(player.hand))])
        choice = yield from choose(s, seat, WHICH_TILE, choices)
        if choice is REMOVE:
            begin_removal(s)
        else:
            s.agenda[-1] = Laying(choice.index)
            s.note("turn.3", "{0} takes the tile {1}", who(seat), choice)
        return
    choices = with_removal(s, player, room(board, player))
    first, second = board.tiles[task.tile]
    choice = yield from choose(
        s,
        seat,
        WHICH_PLACE,
        choices,
        about=(CHOOSE_HALF[first], CHOOSE_HALF[second]),
    )
    if choice is REMOVE:
        begin_removal(s)
        return
    drop_from_hand(s, task.tile)
    lay(s, s.player(seat), task.tile, choice.index, ORDINARY)
    one, other = board.pairs[choice.index]
    name = board.named_tiles[task.tile]
    if s.log is not None:
        s.move(name, OWN[seat].hand, (*OWN[seat].cauldron, board.spaces[one]), EVERYBODY)
    causes = noted(s, (), "turn.3", "{0} lays {1} on {2}", who(seat), name, choice)
    s.agenda[-1] = Halves(((first, one), (second, other)), causes)


def drop_from_hand(s: WitchstoneState, tile: int) -> None:
    """A tile leaves the current player's hand."""
    player = s.player(s.current)
    hand = list(player.hand)
    hand.remove(tile)
    player.hand = tuple(hand)


def make_room(s: WitchstoneState) -> Flow[None]:
    """turn.11, open.29 Without room a crystal has to be removed; without crystals a tile is discarded."""
    seat = s.current
    player = s.shared[seat]
    if crystals_of(player):
        yield from choose(s, seat, NO_ROOM, (REMOVE,))
        begin_removal(s, (("turn.11", "there is no room for a tile", ()),))
        return
    tiles = sorted(set(player.hand))
    choice = yield from choose(s, seat, WHICH_TILE_GOES, [s.board.choose_discard[t] for t in tiles])
    drop_from_hand(s, choice.index)
    player = s.player(seat)
    player.discarded = (*player.discarded, choice.index)
    name = s.board.named_tiles[choice.index]
    s.move(name, OWN[seat].hand, OWN[seat].discarded, EVERYBODY)
    s.because("open.29", "there is no room for a tile, and no crystal left to be removed")
    s.note("open.29", "{0} discards {1}", who(seat), name)
    s.agenda.pop()
    end_turn(s)


def next_half(s: WitchstoneState, task: Halves) -> Flow[None]:
    """turn.5, turn.6, cluster.5, cluster.6 Begin one of the halves left, at the strength that its cluster has now."""
    seat = s.current
    player = s.shared[seat]
    if not task.left:
        s.agenda.pop()
        end_turn(s)
        return
    choices = with_removal(s, player, [CHOOSE_HALF[symbol] for symbol, _ in task.left])
    choice = yield from choose(s, seat, WHICH_HALF, choices)
    if choice is REMOVE:
        begin_removal(s)
        return
    symbol = choice.index
    space = next(space for half, space in task.left if half == symbol)
    s.agenda[-1] = Halves(tuple(half for half in task.left if half[0] != symbol), task.causes)
    strength = cluster(s.board, player, symbol, space)
    rule = "cluster.1" if strength > 1 else "cluster.2"
    words = "{0} carries out {1} with strength {2}"
    causes = noted(s, task.causes, rule, words, who(seat), choice, strength)
    s.agenda.append(Group(symbol, strength, TILE, causes))


def end_turn(s: WitchstoneState) -> None:
    """turn.7, turn.8, end.1, end.2 Draw a tile, and pass the turn on; after 11 rounds the game ends."""
    seat = s.current
    lapse(s)
    player = s.player(seat)
    if player.supply:
        tile, player.supply = player.supply[0], player.supply[1:]
        player.hand = (*player.hand, tile)
        if s.log is not None:
            name = s.board.named_tiles[tile]
            follow(s, (("turn.7", "{0}'s turn is over", (who(seat),)),))
            s.move(name, OWN[seat].supply, OWN[seat].hand, (seat,))
            s.note("turn.7", "{0} draws {1}", who(seat), Secret(name, (seat,), "a tile"))
    s.cause = None
    s.current = Seat((seat + 1) % s.seats)
    if s.current == s.first:
        if s.round == ROUNDS:
            final_scoring(s)
            return
        s.round += 1
    begin_turn(s)


def begin_rounds(s: WitchstoneState) -> None:
    """turn.1, turn.2 The towers are chosen; the starting player begins round 1."""
    s.phase = Phase.TURNS
    s.round = 1
    s.current = s.first
    begin_turn(s)
