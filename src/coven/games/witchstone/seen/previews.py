"""What each choice would cost and bring, in a few words and in numbers.

Everything is counted by the game's own rules, and only what lies open is said: what will be drawn from a face-down
pile is nobody's to know. Counted is what comes of a choice for certain; what still hangs on another choice (an exit's
two actions, or a chip instead) is told in words alone.
"""

from __future__ import annotations

from collections.abc import Callable

from coven.games.witchstone.agenda import Group, Halves, Laying, SpecialTile, Task, Vial
from coven.games.witchstone.cauldron import cluster, lay, room
from coven.games.witchstone.chips import keep_open
from coven.games.witchstone.choices import Choice, Pick
from coven.games.witchstone.components import (
    ACTION_NAMES,
    BOTTOM,
    CHIP_NAMES,
    CHOOSE_VIAL,
    NONE,
    POINTS,
    STEP,
    Action,
    Colour,
    Criterion,
    Dark,
    Set,
)
from coven.games.witchstone.crystals import BLACK_EXTRA, SHELF_ACTIONS
from coven.games.witchstone.pentagram import FREE_ACTIONS
from coven.games.witchstone.prophecies import ROW_VP, count, rows_reached
from coven.games.witchstone.scoring import UNUSED_SPELL_VP
from coven.games.witchstone.setup import TOWER_VP
from coven.games.witchstone.special_tiles import ONCE_ACTIONS
from coven.games.witchstone.state import Player, WitchstoneState
from coven.games.witchstone.wand import order_after
from coven.games.witchstone.witches import STANDING_VP, costs
from coven.kernel import Amount, Brings, Seat

Preview = Callable[[WitchstoneState, Player, Choice], Brings | None]
Strengths = tuple[tuple[int, int], tuple[int, int]]
"""For the two symbols of a tile: the action, and how many equal symbols hang together with it."""


def outlook(s: WitchstoneState, seat: Seat, choice: Choice) -> Brings | None:
    """What a choice costs and brings; None where there is nothing to say."""
    tell = TELL.get(choice.pick)
    return None if tell is None else tell(s, s.shared[seat], choice)


VP = "VP"
LATER = "VP at the end"
NOW = "VP as it stands"
"""VP that are counted later, and may be others by then."""


def some(number: int, kind: int) -> Amount:
    """So many actions of a type, counted; `what` is the same for any number."""
    return Amount(number, f"{ACTION_NAMES[kind]} actions")


def actions(number: int, kind: int) -> str:
    """So many actions of a type, in words.

    >>> actions(1, 4), actions(3, 0)
    ('1 wand action', '3 energy actions')
    """
    return f"{number} {ACTION_NAMES[kind]} action{'' if number == 1 else 's'}"


def _actions(number: int, kind: int) -> Brings:
    """So many actions of a type, and nothing else."""
    return Brings(actions(number, kind), gains=(some(number, kind),))


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


def _tile(s: WitchstoneState, player: Player, choice: Choice) -> Brings | None:
    """The place where both halves together are strongest."""
    best: Strengths | None = None
    place = ""
    for spot in room(s.board, player):
        found = strengths(s, player, choice.index, spot.index)
        if best is None or found[0][1] + found[1][1] > best[0][1] + best[1][1]:
            best, place = found, spot.words
    return None if best is None else Brings(f"at best {_in_words(best)} on {place}")


def _lay(s: WitchstoneState, player: Player, choice: Choice) -> Brings | None:
    """special.6 The halves of a special tile set off nothing; the words tell the clusters they would be in."""
    task = _task(s)
    if isinstance(task, Laying | SpecialTile):
        found = strengths(s, player, task.tile, choice.index)
        halves = found if isinstance(task, Laying) else ()
        return Brings(_in_words(found), gains=tuple([some(number, action) for action, number in halves]))
    return None


def _half(s: WitchstoneState, player: Player, choice: Choice) -> Brings:
    task = _task(s)
    assert isinstance(task, Halves)
    space = next(space for symbol, space in task.left if symbol == choice.index)
    return _actions(cluster(s.board, player, choice.index, space), choice.index)


def _remove(s: WitchstoneState, player: Player, choice: Choice) -> Brings:
    price = player.removals + 1
    return Brings(f"-{price} VP", costs=(Amount(price, VP),))


# The crystal ball


def _connection(s: WitchstoneState, player: Player, choice: Choice) -> Brings:
    connection = s.board.connections[choice.index]
    units = 1 + (player.begun_units if player.begun == choice.index else 0)
    costs = (some(1, Action.ENERGY),)
    if units == connection.length:
        return Brings(f"complete, +{connection.pays} VP", costs, (Amount(connection.pays, VP),))
    return Brings(f"{units} of {connection.length} units, +{connection.pays} VP when complete", costs)


def _to(s: WitchstoneState, player: Player, choice: Choice) -> Brings:
    location = choice.index
    vp = STANDING_VP
    if location == s.board.witchstone:
        vp += s.board.witchstone_vp[len(s.witchstone)]
    words, gains = f"+{vp} VP", [Amount(vp, VP)]
    if s.chips_at[location] != NONE:
        words += f", chip {CHIP_NAMES[s.chips_at[location]]}"
        gains.append(Amount(1, "chips"))
    price = costs(s, player)[location]
    return Brings(f"{words}, costs {actions(price, Action.WITCH)}", (some(price, Action.WITCH),), tuple(gains))


def _add(s: WitchstoneState, player: Player, choice: Choice) -> Brings:
    return Brings(
        f"{player.lying + 1} lying at the tower", (some(1, Action.WITCH),), (Amount(1, "witches at the tower"),)
    )


def _tower(s: WitchstoneState, player: Player, choice: Choice) -> Brings:
    chip = s.chips_at[choice.index]
    vp = TOWER_VP + (s.board.chip_vp if chip == POINTS else 0)
    words, gains = f"+{vp} VP", [Amount(vp, VP)]
    if chip not in (NONE, POINTS):
        words += f", {actions(1, chip)}"
        gains.append(some(1, chip))
    if chip != NONE:
        gains.append(Amount(1, "chips"))
    return Brings(words, gains=tuple(gains))


# The tracks


def _advance(s: WitchstoneState, player: Player, choice: Choice) -> Brings:
    if choice is STEP:
        place = (player.pentagram + 1) % len(s.board.ring)
        return Brings(ring_space(s, place), (some(1, Action.PENTAGRAM),), _ring_gains(s, place))
    return _wand(s, player, choice)


def ring_space(s: WitchstoneState, place: int) -> str:
    """What a space of the ring gives now."""
    stack = s.board.stack_of[place]
    if stack == NONE:
        return "grey"
    if s.board.ring[place] == Colour.GOLD:
        left = s.board.owl_tiles[s.owls_taken[stack] :]
        return f"gold: owl tile {left[0]}" if left else f"gold: +{s.board.empty_stack_vp} VP"
    if s.blue[stack] == NONE:
        return f"blue: {FREE_ACTIONS} actions of one type"
    return f"blue: special tile {s.board.tile_names[s.blue[stack]]}"


def _ring_gains(s: WitchstoneState, place: int) -> tuple[Amount, ...]:
    stack = s.board.stack_of[place]
    if stack == NONE:
        return ()
    if s.board.ring[place] == Colour.GOLD:
        left = s.board.owl_tiles[s.owls_taken[stack] :]
        return (Amount(1, "owl tiles"), Amount(left[0], LATER)) if left else (Amount(s.board.empty_stack_vp, VP),)
    return (Amount(FREE_ACTIONS, "free actions"),) if s.blue[stack] == NONE else (Amount(1, "special tiles"),)


def _wand(s: WitchstoneState, player: Player, choice: Choice) -> Brings:
    """What is crossed on the way, twice for whoever leads then."""
    seat = _seat(s, player)
    start = player.wand
    moved = s.copy()
    moved.player(seat).wand = start + choice.index
    leads = order_after(moved, seat)[0] == seat
    parts = [f"space {start + choice.index}"]
    gains: list[Amount] = []
    if leads:
        parts[0] += ", ahead"
    for space in range(start + 1, start + choice.index + 1):
        bonus = s.board.wand[space]
        if isinstance(bonus, Dark):
            number = bonus.actions * (2 if leads else 1)
            parts.append(actions(number, bonus.action))
            gains.append(some(number, bonus.action))
        elif bonus is not None:
            due = bonus.vp * count(s, seat, bonus.for_each)
            certain = bonus.for_each == Criterion.ONCE
            parts.append(f"+{due} VP" if certain else f"+{due} VP as it stands")
            gains.append(Amount(due, VP if certain else NOW))
    return Brings("; ".join(parts), (some(choice.index, Action.WAND),), tuple(gains))


# Crystals, scrolls and chips


def _crystal(s: WitchstoneState, player: Player, choice: Choice) -> Brings:
    left = _group(s).left
    ways = [f"{ACTION_NAMES[symbol]} {cost}" for symbol, cost in s.board.exit_costs[choice.index] if cost <= left]
    return Brings(f"can leave: {', '.join(ways)}" if ways else "can't leave yet")


def _space(s: WitchstoneState, player: Player, choice: Choice) -> Brings | None:
    task = _task(s)
    if isinstance(task, Group) and task.moving != NONE:
        steps = s.board.distance[task.moving][choice.index]
        return Brings(f"costs {steps}", (some(steps, Action.CRYSTAL),))
    return None


def _exit(s: WitchstoneState, player: Player, choice: Choice) -> Brings:
    task = _group(s)
    cost = next(cost for symbol, cost in s.board.exit_costs[task.moving] if symbol == choice.index)
    extra = BLACK_EXTRA if task.moving == player.black else 0
    words = f"costs {cost}; then {actions(SHELF_ACTIONS + extra, choice.index)}, or a chip"
    return Brings(words, (some(cost, Action.CRYSTAL),))


def _vial(s: WitchstoneState, player: Player, choice: Choice) -> Brings:
    extra = BLACK_EXTRA if choice is CHOOSE_VIAL[1][choice.index] else 0
    return Brings(f"{actions(SHELF_ACTIONS + extra, choice.index)}, or a chip")


def _shelf(s: WitchstoneState, player: Player, choice: Choice) -> Brings:
    task = _task(s)
    extra = BLACK_EXTRA if isinstance(task, Vial) and task.black else 0
    if choice.index == BOTTOM:
        words = "a chip of the cloth" + (f", used {1 + extra} times" if extra else "")
        return Brings(words, gains=(Amount(1, "chips"),))
    return _actions(SHELF_ACTIONS + extra, choice.index)


def _take(s: WitchstoneState, player: Player, choice: Choice) -> Brings:
    task = _task(s)
    times = 1 + (BLACK_EXTRA if isinstance(task, Vial) and task.black else 0)
    return chip_brings(s, choice.index, times)


def chip_brings(s: WitchstoneState, kind: int, times: int) -> Brings:
    """What using a chip gives."""
    if kind != POINTS:
        return _actions(times, kind)
    vp = s.board.chip_vp + times - 1
    return Brings(f"+{vp} VP", gains=(Amount(vp, VP),))


def _chip(s: WitchstoneState, player: Player, choice: Choice) -> Brings:
    return chip_brings(s, choice.index, choice.times)


def _spell(s: WitchstoneState, player: Player, choice: Choice) -> Brings:
    spell, action = s.board.spells[choice.index], _group(s).action
    words = f"+{actions(spell.adds, action)}; unused it is worth {UNUSED_SPELL_VP} VP"
    return Brings(words, (Amount(UNUSED_SPELL_VP, LATER),), (some(spell.adds, action),))


def _scroll(s: WitchstoneState, player: Player, choice: Choice) -> Brings:
    """The scroll there; for a prophecy also what it would pay if the game ended now."""
    scroll = s.row[choice.index]
    prophecy = s.board.prophecy(scroll)
    name = s.board.scroll_names[scroll]
    if prophecy is None:
        return Brings(f"spell {name}", gains=(Amount(1, "spells"),))
    vp = ROW_VP[rows_reached(s, _seat(s, player), prophecy)]
    return Brings(f"{name}; {vp} VP as it stands", gains=(Amount(1, "prophecies"), Amount(vp, NOW)))


def _once(s: WitchstoneState, player: Player, choice: Choice) -> Brings:
    return _actions(ONCE_ACTIONS, choice.index)


def _free(s: WitchstoneState, player: Player, choice: Choice) -> Brings:
    return _actions(FREE_ACTIONS, choice.index)


def _special(s: WitchstoneState, player: Player, choice: Choice) -> Brings:
    return Brings("use it or lay it now")


def _done(s: WitchstoneState, player: Player, choice: Choice) -> Brings | None:
    """What is given up."""
    group = _group(s)
    words = [actions(group.left, group.action)] if group.left else []
    chips = [chip for chip in s.won if keep_open(s, player, group) and chip.during == group.action]
    if chips:
        names = " and ".join(f"chip {CHIP_NAMES[chip.kind]}" for chip in chips)
        words.append(f"{names} unless more {ACTION_NAMES[group.action]} actions come in this turn")
    if not words:
        return None
    lost = [some(group.left, group.action)] if group.left else []
    lost += [used for chip in chips for used in chip_brings(s, chip.kind, chip.times).gains]
    return Brings(f"gives up {', '.join(words)}", tuple(lost))


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
