"""Special tiles: when one has to be settled, and whether it is used once or laid for good."""

from __future__ import annotations

from typing import Final

from coven.games.witchstone.agenda import Group, Source, SpecialTile, noted
from coven.games.witchstone.cauldron import begin_removal, lay, room, with_removal
from coven.games.witchstone.choices import Choice, Pick
from coven.games.witchstone.components import ASIDE, CHOOSE_ONCE, REMOVE, Set
from coven.games.witchstone.pentagram import GAINS_SPECIAL
from coven.games.witchstone.places import EVERYBODY, OWN
from coven.games.witchstone.possible import possible
from coven.games.witchstone.state import WitchstoneState
from coven.kernel import Flow, Question, Reason, choose
from coven.kernel import player as who

ONE_ACTION_ONLY = Reason("special.2", "one of a special tile's two actions is carried out, and that one twice")
ONE_WAY_ONLY = Reason("special.1", "a special tile is used once, or laid in one place")
WHAT_OF_SPECIAL: Final = Question(
    "what of a special tile",
    "What becomes of the special tile {0}?",
    "special.1",
    "two spaces to lay it on, the first symbol's first: `c3 c4`; an action to use it for: `once energy`; if it can be "
    "used for neither, `behind the screen`; `remove a crystal`",
    only_one=(("once ", ONE_ACTION_ONLY), ("", ONE_WAY_ONLY)),
    asides=(REMOVE.words,),
)

ONCE_ACTIONS = 2


def owner_of_special(s: WitchstoneState) -> Group | None:
    """open.14 The group whose special tile was gained first of all that are not settled.

    While an inner group is open nothing is gained in an outer one, so the outermost has the oldest.
    """
    for task in s.agenda:
        if isinstance(task, Group) and task.specials:
            return task
    return None


def offered_specials(s: WitchstoneState) -> list[Choice]:
    """open.14, open.23 The special tile gained first may be settled at any moment while its group is open."""
    owner = owner_of_special(s)
    return [] if owner is None else [s.board.choose_special[owner.specials[0]]]


def settle_special(s: WitchstoneState) -> None:
    """special.1, open.14 The special tile gained first has to be used or laid now."""
    group = owner_of_special(s)
    assert group is not None
    tile, group.specials = group.specials[0], group.specials[1:]
    gained = ("pentagram.7", GAINS_SPECIAL, (who(s.current), s.board.named_tiles[tile]))
    s.agenda.append(SpecialTile(tile, (*group.causes, gained)))


def special_tile(s: WitchstoneState, task: SpecialTile) -> Flow[None]:
    """special.1, special.5, special.8, special.9 A special tile is used once, or laid for good.

    open.14: one that can be neither is put behind the screen.
    """
    seat = s.current
    board, player, tile = s.board, s.shared[seat], task.tile
    choices = [CHOOSE_ONCE[symbol] for symbol in board.tiles[tile] if possible(s, player, symbol)]
    choices += room(board, player)
    if not choices:
        choices.append(ASIDE)
    with_removal(s, player, choices)
    choice = yield from choose(s, seat, WHAT_OF_SPECIAL, choices, about=(board.tile_names[tile],))
    if choice is REMOVE:
        begin_removal(s)
        return
    s.agenda.pop()
    player = s.player(seat)
    own, name = OWN[seat], board.named_tiles[tile]
    if choice.pick == Pick.LAY:
        lay(s, player, tile, choice.index, Set.SPECIAL)
        s.move(name, own.specials, (*own.cauldron, board.spaces[board.pairs[choice.index][0]]), EVERYBODY)
        s.note("special.4", "{0} lays the special tile {1} on {2}", who(seat), name, choice)
        return
    player.specials = (*player.specials, tile)
    s.move(name, own.specials, own.used_specials, EVERYBODY)
    if choice.pick == Pick.ONCE:
        words = "{0} uses the special tile {1}: {2}"
        causes = noted(s, task.causes, "special.2", words, who(seat), name, choice)
        s.agenda.append(Group(choice.index, ONCE_ACTIONS, Source.SPECIAL, causes))
    else:
        s.note("special.3", "{0} can't use the special tile {1}", who(seat), name)
