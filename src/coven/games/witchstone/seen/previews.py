"""What each choice would bring, in a few words.

Everything is counted by the game's own rules, and only what lies open is said: what will be drawn from a face-down
pile is nobody's to know.
"""

from __future__ import annotations

from collections.abc import Callable

from coven.games.witchstone.cauldron import cluster, lay, room
from coven.games.witchstone.components import (
    ACTION_NAMES,
    BOTTOM,
    CHIP_NAMES,
    NONE,
    POINTS,
    Choice,
    Criterion,
    Dark,
    Pick,
    Set,
)
from coven.games.witchstone.crystals import BLACK_EXTRA, SHELF_ACTIONS
from coven.games.witchstone.pentagram import FREE_ACTIONS
from coven.games.witchstone.prophecies import ROW_VP, count, rows_reached
from coven.games.witchstone.scoring import UNUSED_SPELL_VP
from coven.games.witchstone.setup import TOWER_VP
from coven.games.witchstone.special_tiles import ONCE_ACTIONS
from coven.games.witchstone.state import Group, Halves, Laying, Player, SpecialTile, Task, Vial, WitchstoneState
from coven.games.witchstone.wand import order_after
from coven.games.witchstone.witches import STANDING_VP, costs
from coven.kernel import Brings, Seat

Preview = Callable[[WitchstoneState, Player, Choice], str]
Strengths = tuple[tuple[int, int], tuple[int, int]]
"""For the two symbols of a tile: the action, and how many equal symbols hang together with it."""


def outlook(s: WitchstoneState, seat: Seat, choice: Choice) -> Brings | None:
    """What a choice costs and brings; None where there is nothing to say."""
    tell = TELL.get(choice.pick)
    words = "" if tell is None else tell(s, s.shared[seat], choice)
    return Brings(words) if words else None


def actions(number: int, kind: int) -> str:
    """So many actions of a type, in words.

    >>> actions(1, 4), actions(3, 0)
    ('1 wand action', '3 energy actions')
    """
    return f"{number} {ACTION_NAMES[kind]} action{'' if number == 1 else 's'}"


def _task(s: WitchstoneState) -> Task | None:
    return s.agenda[-1] if s.agenda else None


def _group(s: WitchstoneState) -> Group:
    """The group under way."""
    task = s.agenda[-1]
    assert isinstance(task, Group)
    return task


def _seat(s: WitchstoneState, player: Player) -> Seat:
    return Seat(s.shared.index(player))


# The cauldron


def strengths(s: WitchstoneState, player: Player, tile: int, pair: int) -> Strengths:
    """The clusters that the two symbols of a tile would be in if it lay there."""
    board = s.board
    twin = player.copy()
    lay(s, twin, tile, pair, Set.ORDINARY)
    first, second = board.tiles[tile]
    one, other = board.pairs[pair]
    return (first, cluster(board, twin, first, one)), (second, cluster(board, twin, second, other))


def _in_words(found: Strengths) -> str:
    return ", ".join(f"{ACTION_NAMES[action]} {number}" for action, number in found)


def _tile(s: WitchstoneState, player: Player, choice: Choice) -> str:
    """The place where both halves together are strongest."""
    best: Strengths | None = None
    place = ""
    for spot in room(s.board, player):
        found = strengths(s, player, choice.index, spot.index)
        if best is None or found[0][1] + found[1][1] > best[0][1] + best[1][1]:
            best, place = found, spot.words
    return "" if best is None else f"at best {_in_words(best)} on {place}"


def _lay(s: WitchstoneState, player: Player, choice: Choice) -> str:
    task = _task(s)
    if isinstance(task, Laying | SpecialTile):
        return _in_words(strengths(s, player, task.tile, choice.index))
    return ""


def _half(s: WitchstoneState, player: Player, choice: Choice) -> str:
    task = _task(s)
    assert isinstance(task, Halves)
    space = next(space for symbol, space in task.left if symbol == choice.index)
    return actions(cluster(s.board, player, choice.index, space), choice.index)


def _remove(s: WitchstoneState, player: Player, choice: Choice) -> str:
    return f"-{player.removals + 1} VP"


# The crystal ball


def _connection(s: WitchstoneState, player: Player, choice: Choice) -> str:
    connection = s.board.connections[choice.index]
    units = 1 + (player.begun_units if player.begun == choice.index else 0)
    if units == connection.length:
        return f"complete, +{connection.pays} VP"
    return f"{units} of {connection.length} units, +{connection.pays} VP when complete"


def _to(s: WitchstoneState, player: Player, choice: Choice) -> str:
    location = choice.index
    parts = [f"+{STANDING_VP} VP"]
    if location == s.board.witchstone:
        parts = [f"+{STANDING_VP + s.board.witchstone_vp[len(s.witchstone)]} VP"]
    elif s.chips_at[location] != NONE:
        parts.append(f"chip {CHIP_NAMES[s.chips_at[location]]}")
    return ", ".join([*parts, f"costs {actions(costs(s, player)[location], _group(s).action)}"])


def _add(s: WitchstoneState, player: Player, choice: Choice) -> str:
    return f"{player.lying + 1} lying at the tower"


def _tower(s: WitchstoneState, player: Player, choice: Choice) -> str:
    chip = s.chips_at[choice.index]
    if chip == NONE:
        return f"+{TOWER_VP} VP"
    if chip == POINTS:
        return f"+{TOWER_VP + s.board.chip_vp} VP"
    return f"+{TOWER_VP} VP, {actions(1, chip)}"


# The tracks


def _advance(s: WitchstoneState, player: Player, choice: Choice) -> str:
    if choice.words == "advance":
        return ring_space(s, (player.pentagram + 1) % len(s.board.ring))
    return _wand(s, player, choice)


def ring_space(s: WitchstoneState, place: int) -> str:
    """What a space of the ring gives now."""
    stack = s.board.stack_of[place]
    if stack == NONE:
        return "grey"
    if s.board.ring[place].name == "GOLD":
        left = s.board.owl_tiles[s.owls_taken[stack] :]
        return f"gold: owl tile {left[0]}" if left else f"gold: +{s.board.empty_stack_vp} VP"
    if s.blue[stack] == NONE:
        return f"blue: {FREE_ACTIONS} actions of one type"
    return f"blue: special tile {s.board.tile_names[s.blue[stack]]}"


def _wand(s: WitchstoneState, player: Player, choice: Choice) -> str:
    """What is crossed on the way, twice for whoever leads then."""
    seat = _seat(s, player)
    start = player.wand
    moved = s.copy()
    moved.player(seat).wand = start + choice.index
    leads = order_after(moved, seat)[0] == seat
    parts = [f"space {start + choice.index}"]
    if leads:
        parts[0] += ", ahead"
    for space in range(start + 1, start + choice.index + 1):
        bonus = s.board.wand[space]
        if isinstance(bonus, Dark):
            parts.append(actions(bonus.actions * (2 if leads else 1), bonus.action))
        elif bonus is not None:
            due = bonus.vp * count(s, seat, bonus.for_each)
            parts.append(f"+{due} VP" if bonus.for_each == Criterion.ONCE else f"+{due} VP as it stands")
    return "; ".join(parts)


# Crystals, scrolls and chips


def _crystal(s: WitchstoneState, player: Player, choice: Choice) -> str:
    left = _group(s).left
    ways = [f"{ACTION_NAMES[symbol]} {cost}" for symbol, cost in s.board.exit_costs[choice.index] if cost <= left]
    return f"can leave: {', '.join(ways)}" if ways else "can't leave yet"


def _space(s: WitchstoneState, player: Player, choice: Choice) -> str:
    task = _task(s)
    if isinstance(task, Group) and task.moving != NONE:
        return f"costs {s.board.distance[task.moving][choice.index]}"
    return ""


def _exit(s: WitchstoneState, player: Player, choice: Choice) -> str:
    task = _group(s)
    cost = next(cost for symbol, cost in s.board.exit_costs[task.moving] if symbol == choice.index)
    extra = BLACK_EXTRA if task.moving == player.black else 0
    return f"costs {cost}; then {actions(SHELF_ACTIONS + extra, choice.index)}, or a chip"


def _vial(s: WitchstoneState, player: Player, choice: Choice) -> str:
    extra = BLACK_EXTRA if choice.words.startswith("black") else 0
    return f"{actions(SHELF_ACTIONS + extra, choice.index)}, or a chip"


def _shelf(s: WitchstoneState, player: Player, choice: Choice) -> str:
    task = _task(s)
    extra = BLACK_EXTRA if isinstance(task, Vial) and task.black else 0
    if choice.index == BOTTOM:
        return "a chip of the cloth" + (f", used {1 + extra} times" if extra else "")
    return actions(SHELF_ACTIONS + extra, choice.index)


def _take(s: WitchstoneState, player: Player, choice: Choice) -> str:
    task = _task(s)
    times = 1 + (BLACK_EXTRA if isinstance(task, Vial) and task.black else 0)
    return chip_brings(s, choice.index, times)


def chip_brings(s: WitchstoneState, kind: int, times: int) -> str:
    """What using a chip gives."""
    return f"+{s.board.chip_vp + times - 1} VP" if kind == POINTS else actions(times, kind)


def _chip(s: WitchstoneState, player: Player, choice: Choice) -> str:
    return chip_brings(s, choice.index, choice.times)


def _spell(s: WitchstoneState, player: Player, choice: Choice) -> str:
    spell = s.board.spells[choice.index]
    return f"+{actions(spell.adds, _group(s).action)}; unused it is worth {UNUSED_SPELL_VP} VP"


def _scroll(s: WitchstoneState, player: Player, choice: Choice) -> str:
    """The scroll there; for a prophecy also what it would pay if the game ended now."""
    scroll = s.row[choice.index]
    prophecy = s.board.prophecy(scroll)
    name = s.board.scroll_names[scroll]
    if prophecy is None:
        return f"spell {name}"
    return f"{name}; {ROW_VP[rows_reached(s, _seat(s, player), prophecy)]} VP as it stands"


def _once(s: WitchstoneState, player: Player, choice: Choice) -> str:
    return actions(ONCE_ACTIONS, choice.index)


def _free(s: WitchstoneState, player: Player, choice: Choice) -> str:
    return actions(FREE_ACTIONS, choice.index)


def _special(s: WitchstoneState, player: Player, choice: Choice) -> str:
    return "use it or lay it now"


def _done(s: WitchstoneState, player: Player, choice: Choice) -> str:
    """What is given up."""
    group = _group(s)
    lost = [actions(group.left, group.action)] if group.left else []
    lost += [f"chip {CHIP_NAMES[kind]}" for kind, _ in group.chips]
    return f"gives up {', '.join(lost)}" if lost else ""


TELL: dict[Pick, Preview] = {
    Pick.DONE: _done,
    Pick.REMOVE: _remove,
    Pick.SPELL: _spell,
    Pick.CHIP: _chip,
    Pick.SPECIAL: _special,
    Pick.CONNECTION: _connection,
    Pick.ADD: _add,
    Pick.TO: _to,
    Pick.ADVANCE: _advance,
    Pick.CRYSTAL: _crystal,
    Pick.SPACE: _space,
    Pick.EXIT: _exit,
    Pick.VIAL: _vial,
    Pick.SHELF: _shelf,
    Pick.TAKE: _take,
    Pick.SCROLL: _scroll,
    Pick.TILE: _tile,
    Pick.LAY: _lay,
    Pick.HALF: _half,
    Pick.ONCE: _once,
    Pick.FREE: _free,
    Pick.TOWER: _tower,
}
