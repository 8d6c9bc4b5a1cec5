"""The cauldron: vacant spaces, clusters, laying tiles, and taking crystals out in an emergency."""

from __future__ import annotations

from typing import Final

from coven.games.witchstone.agenda import Causes, Removing
from coven.games.witchstone.choices import Choice
from coven.games.witchstone.components import NONE, REMOVE, Board, Crystal, Set, bits
from coven.games.witchstone.places import CRYSTAL, EVERYBODY, OWN
from coven.games.witchstone.state import TURNS, Player, WitchstoneState
from coven.kernel import Flow, Question, choose
from coven.kernel import player as who

WHICH_TO_REMOVE: Final = Question(
    "which crystal to remove",
    "Remove which crystal, for {0} VP?",
    "removal.1",
    "the space it is on: `d6`",
    verb="remove",
)


def cluster(board: Board, player: Player, symbol: int, space: int) -> int:
    """cluster.1, cluster.2, cluster.3, cluster.7, cluster.9 How many equal symbols hang together with this one."""
    # cluster.4: printed icons are among them, being symbols of the cauldron from the start.
    of_kind = player.symbols[symbol]
    near = board.near
    found = frontier = 1 << space
    while frontier:
        low = frontier & -frontier
        frontier ^= low
        fresh = near[low.bit_length() - 1] & of_kind & ~found
        found |= fresh
        frontier |= fresh
    return found.bit_count()


def crystals_of(player: Player) -> int:
    """The spaces with a crystal, the black one's among them."""
    return player.crystals if player.black == NONE else player.crystals | 1 << player.black


def room(board: Board, player: Player) -> list[Choice]:
    """turn.3, turn.4 Where a tile can be laid: two vacant neighbouring spaces, in both directions."""
    vacant = player.vacant
    return [choice for here in bits(vacant) for there, choice in board.lay_from[here] if there & vacant]


def has_room(board: Board, player: Player) -> bool:
    """Whether two vacant spaces lie next to each other."""
    vacant = rest = player.vacant
    near = board.near
    while rest:
        low = rest & -rest
        rest ^= low
        if near[low.bit_length() - 1] & vacant:
            return True
    return False


def lay(s: WitchstoneState, player: Player, tile: int, pair: int, set: Set) -> None:
    """turn.3, special.4, special.6, special.7 Cover two spaces with a tile; its symbols count from now on.

    Nothing is set off by that.
    """
    board = s.board
    one, other = board.pairs[pair]
    first, second = board.tiles[tile]
    symbols = list(player.symbols)
    symbols[first] |= 1 << one
    symbols[second] |= 1 << other
    player.symbols = tuple(symbols)
    player.vacant &= ~(1 << one | 1 << other)
    player.laid = (*player.laid, (set, tile, one, other))


def take_out(player: Player, space: int) -> Crystal:
    """crystal.9, removal.4 Take a crystal off its space, which is vacant from now on."""
    player.vacant |= 1 << space
    if space == player.black:
        player.black = NONE
        return Crystal.BLACK
    player.crystals &= ~(1 << space)
    return Crystal.COLOURED


def with_removal(s: WitchstoneState, player: Player, choices: list[Choice]) -> list[Choice]:
    """removal.1, open.40 At any time of the own turn a crystal may be removed, but not while one is on its way."""
    if s.phase == TURNS and (player.crystals or player.black != NONE):
        choices.append(REMOVE)
    return choices


def begin_removal(s: WitchstoneState, causes: Causes = ()) -> None:
    """removal.1 Which crystal is asked next. What makes it necessary is its cause; a removal at will has none."""
    s.agenda.append(Removing(causes))


def remove_crystal(s: WitchstoneState) -> Flow[None]:
    """removal.1, removal.2, removal.3 Lay a crystal beside the screen; the n-th removal of a player costs n VP."""
    seat = s.current
    player = s.shared[seat]
    crystals = [s.board.choose_space[n] for n in bits(crystals_of(player))]
    choice = yield from choose(s, seat, WHICH_TO_REMOVE, crystals, about=(player.removals + 1,))
    s.agenda.pop()
    player = s.player(seat)
    black = take_out(player, choice.index)
    player.aside = (*player.aside, black)
    player.removals += 1
    player.vp -= player.removals
    if s.log is not None:
        s.move(CRYSTAL[black], (*OWN[seat].cauldron, choice.words), OWN[seat].aside, EVERYBODY)
        s.note("removal.2", "{0} removes the crystal on {1} and loses {2} VP", who(seat), choice, player.removals)
