"""What an option is about, and what asks: places in the view of the seat that decides."""

from __future__ import annotations

from collections.abc import Callable

from coven.games.witchstone.agenda import FreeActions, Group, Halves, Laying, Source, SpecialTile, Vial
from coven.games.witchstone.choices import Choice, Pick
from coven.games.witchstone.components import ACTION_NAMES, CHOOSE_VIAL, NONE, ROMAN, SHELF_NAMES, STEP, Dark, Set
from coven.games.witchstone.places import (
    AGENDA,
    CLOTH,
    CONNECTIONS,
    CRYSTAL_BALL,
    OWN,
    PENTAGRAM,
    RACK,
    SCROLLS,
    WAND,
    Own,
)
from coven.games.witchstone.seen.position import CRYSTALS
from coven.games.witchstone.seen.view import on_the_rim
from coven.games.witchstone.state import Player, WitchstoneState
from coven.kernel import Path, Seat

Points = Callable[[WitchstoneState, Player, Own, Choice], tuple[Path, ...]]


def points(s: WitchstoneState, seat: Seat, choice: Choice) -> tuple[Path, ...]:
    """What a choice is about, in the order a person would click; () for the type of free actions, which is nowhere."""
    point = POINTS.get(choice.pick)
    return () if point is None else point(s, s.shared[seat], OWN[seat], choice)


def source(s: WitchstoneState, seat: Seat) -> Path | None:
    """Where that is which asks; None for a tower, a tile, a half or a removal, for which the rules ask."""
    if not s.agenda:
        return None
    player, own, task = s.shared[seat], OWN[seat], s.agenda[-1]
    if isinstance(task, Laying):
        return None if task.tile == NONE else (*own.hand, player.hand.index(task.tile))
    if isinstance(task, Group):
        return _giver(s, player, own, task) if task.moving == NONE else (*own.cauldron, s.board.spaces[task.moving])
    if isinstance(task, SpecialTile):
        return (*own.specials, _settling(s))
    if isinstance(task, FreeActions):
        return own.pentagram
    if isinstance(task, Vial):
        return (*own.rim, ACTION_NAMES[task.exit]) if task.shelf == NONE else (*RACK, SHELF_NAMES[task.shelf])
    return None


def _giver(s: WitchstoneState, player: Player, own: Own, group: Group) -> Path:
    """What gave a group its actions. Where a state doesn't tell which of several did, it is the area they are in."""
    action = group.action
    if group.source == Source.TILE:
        laid = next((tile for tile in reversed(player.laid) if tile[0] == Set.ORDINARY), None)
        spaces = () if laid is None else laid[2:]
        here = [space for space in spaces if player.symbols[action] >> space & 1]
        return (*own.cauldron, s.board.spaces[here[0]]) if here else own.cauldron
    if group.source in (Source.CHIP, Source.BLACK):
        return (*own.chips, _last(player.chips, action)) if action in player.chips else own.chips
    if group.source == Source.SPECIAL:
        used = [place for place, tile in enumerate(player.specials) if action in s.board.tiles[tile]]
        return (*own.used_specials, used[0]) if len(used) == 1 else own.used_specials
    if group.source == Source.SHELF:
        return (*RACK, SHELF_NAMES[action])
    if group.source == Source.FREE:
        return own.pentagram
    behind = enumerate(s.board.wand[: player.wand + 1])
    dark = [number for number, space in behind if isinstance(space, Dark) and space.action == action]
    return (*WAND, dark[0]) if len(dark) == 1 else WAND


def _last(things: tuple[int, ...], thing: int) -> int:
    """The place of the one that came last among equal ones."""
    return len(things) - 1 - things[::-1].index(thing)


def _settling(s: WitchstoneState) -> int:
    """The place, among the special tiles not settled, of the one that is being settled or may be (open.14)."""
    place = count = 0
    for task in s.agenda:
        if isinstance(task, SpecialTile):
            place, count = count, count + 1
        elif isinstance(task, Group) and task.specials:
            place, count = count, count + len(task.specials)
    return place


# The cauldron and the tiles


def _in_hand(s: WitchstoneState, player: Player, own: Own, choice: Choice) -> tuple[Path, ...]:
    return ((*own.hand, player.hand.index(choice.index)),)


def _lay(s: WitchstoneState, player: Player, own: Own, choice: Choice) -> tuple[Path, ...]:
    one, other = s.board.pairs[choice.index]
    return (*own.cauldron, s.board.spaces[one]), (*own.cauldron, s.board.spaces[other])


def _half(s: WitchstoneState, player: Player, own: Own, choice: Choice) -> tuple[Path, ...]:
    halves = s.agenda[-1]
    assert isinstance(halves, Halves)
    space = next(space for symbol, space in halves.left if symbol == choice.index)
    return ((*own.cauldron, s.board.spaces[space]),)


def _space(s: WitchstoneState, player: Player, own: Own, choice: Choice) -> tuple[Path, ...]:
    return ((*own.cauldron, s.board.spaces[choice.index]),)


def _exit(s: WitchstoneState, player: Player, own: Own, choice: Choice) -> tuple[Path, ...]:
    return ((*own.rim, ACTION_NAMES[choice.index]),)


def _on_the_rim(s: WitchstoneState, player: Player, own: Own, choice: Choice) -> tuple[Path, ...]:
    exit = ACTION_NAMES[choice.index]
    sort = CRYSTALS[int(choice is CHOOSE_VIAL[1][choice.index])]
    return ((*own.rim, exit, on_the_rim(s.agenda)[exit].index(sort)),)


def _remove(s: WitchstoneState, player: Player, own: Own, choice: Choice) -> tuple[Path, ...]:
    """Where the crystal will lie; which one it is, is asked next."""
    return (own.aside,)


def _special(s: WitchstoneState, player: Player, own: Own, choice: Choice) -> tuple[Path, ...]:
    return ((*own.specials, _settling(s)),)


def _behind_the_screen(s: WitchstoneState, player: Player, own: Own, choice: Choice) -> tuple[Path, ...]:
    return (own.used_specials,)


# The crystal ball


def _location(s: WitchstoneState, player: Player, own: Own, choice: Choice) -> tuple[Path, ...]:
    return ((*CRYSTAL_BALL, s.board.locations[choice.index]),)


def _connection(s: WitchstoneState, player: Player, own: Own, choice: Choice) -> tuple[Path, ...]:
    return ((*CONNECTIONS, s.board.connections[choice.index].name),)


def _add(s: WitchstoneState, player: Player, own: Own, choice: Choice) -> tuple[Path, ...]:
    return (own.witches,)


# The tracks and the racks


def _advance(s: WitchstoneState, player: Player, own: Own, choice: Choice) -> tuple[Path, ...]:
    """The owl, and the space that it goes to."""
    if choice is STEP:
        return own.pentagram, (*PENTAGRAM, (player.pentagram + 1) % len(s.board.ring))
    return own.wand, (*WAND, player.wand + choice.index)


def _shelf(s: WitchstoneState, player: Player, own: Own, choice: Choice) -> tuple[Path, ...]:
    return ((*RACK, SHELF_NAMES[choice.index]),)


def _on_the_cloth(s: WitchstoneState, player: Player, own: Own, choice: Choice) -> tuple[Path, ...]:
    return ((*CLOTH, s.cloth.index(choice.index)),)


def _scroll(s: WitchstoneState, player: Player, own: Own, choice: Choice) -> tuple[Path, ...]:
    return ((*SCROLLS, ROMAN[choice.index]),)


# What the player has


def _chip(s: WitchstoneState, player: Player, own: Own, choice: Choice) -> tuple[Path, ...]:
    return ((*own.chips, _last(player.chips, choice.index)),)


def _spell(s: WitchstoneState, player: Player, own: Own, choice: Choice) -> tuple[Path, ...]:
    return ((*own.spells, player.spells.index(choice.index)),)


def _done(s: WitchstoneState, player: Player, own: Own, choice: Choice) -> tuple[Path, ...]:
    """What is given up."""
    return ((*AGENDA, len(s.agenda) - 1),)


POINTS: dict[Pick, Points] = {
    Pick.DONE: _done,
    Pick.REMOVE: _remove,
    Pick.SPELL: _spell,
    Pick.CHIP: _chip,
    Pick.SPECIAL: _special,
    Pick.CONNECTION: _connection,
    Pick.ADD: _add,
    Pick.TO: _location,
    Pick.ADVANCE: _advance,
    Pick.CRYSTAL: _space,
    Pick.SPACE: _space,
    Pick.EXIT: _exit,
    Pick.VIAL: _on_the_rim,
    Pick.SHELF: _shelf,
    Pick.TAKE: _on_the_cloth,
    Pick.SCROLL: _scroll,
    Pick.TILE: _in_hand,
    Pick.DISCARD: _in_hand,
    Pick.LAY: _lay,
    Pick.HALF: _half,
    Pick.ONCE: _special,
    Pick.ASIDE: _behind_the_screen,
    Pick.TOWER: _location,
}
