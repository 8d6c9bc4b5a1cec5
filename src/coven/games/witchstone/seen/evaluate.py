"""What a state is worth to a seat, for players that look one step ahead.

VP at hand count as they are. Everything else is an estimate in VP of what it will still bring, fading as the rounds
go by. Nothing hidden from the seat is looked at: of rivals only the open VP count.
"""

from __future__ import annotations

from coven.games.witchstone.agenda import (
    Bonuses,
    FreeActions,
    Group,
    Halves,
    Laying,
    Removing,
    SpecialTile,
    Stage,
    Vial,
)
from coven.games.witchstone.cauldron import cluster, crystals_of
from coven.games.witchstone.chips import in_time
from coven.games.witchstone.components import NONE, ROUNDS, ROW, Action, Board, Dark, bits
from coven.games.witchstone.prophecies import ROW_VP, count, in_rack
from coven.games.witchstone.scoring import CHIP_VP, UNUSED_SPELL_VP, total
from coven.games.witchstone.state import Phase, Player, WitchstoneState
from coven.games.witchstone.witches import costs
from coven.kernel import Seat

AT_ANY_MOMENT = True
"""What is owed is counted, so that a state may be judged in the middle of a turn."""

ACTION_WORTH = (0.9, 0.8, 0.8, 1.0, 1.2, 0.7)
"""What one more action of each type is worth, in VP: less than using it brings, so that it is used."""
CHIP_WORTH = (1.2, 1.0, 1.0, 0.9, 2.0, 1.0, 2.4)
"""What using a chip of each kind is worth."""
TARGET_WORTH = 1.6
"""A location that a witch could be moved to."""
IDLE_WITCHES = 2
"""From so many witches on that lie at the tower and have nowhere to go, witch actions are worth IDLE_PART of it."""
IDLE_PART = 0.4
LYING_WORTH = 1.2
"""A witch ready to be moved, as long as there is a target for it; IDLE_WORTH without one."""
IDLE_WORTH = 0.3
BEGUN_WORTH = 0.8
"""The part of a connection's VP that its units count for before it is complete."""
SPELL_WORTH = 0.6
"""An unused spell, besides what it pays at the end."""
ROW_PROGRESS = 0.8
"""Coming as near as possible to a prophecy's next row."""
SYMBOL_WORTH = 0.5
"""A symbol more in a cluster that can still grow."""
VACANT_WORTH = 0.12
"""A vacant space."""
BONUS_NEAR = 0.8
"""What a bonus of the wand is worth for each step that it is nearer: so much of it is left for each step away."""
BONUS_SIGHT = 8
"""So many spaces ahead the wand is looked along."""
LEAD_WORTH = 1.0
"""Being ahead of all on the wand."""
RING_WORTH = 0.5
"""A step on the ring towards the next reward."""
CRYSTAL_NEAR = 0.25
"""A step that a crystal is nearer to the rim."""
REMOVAL_FEAR = 1.5
"""A crystal that brings nothing any more, and a dearer next removal."""
REMOVAL_WHIM = 8.0
"""Against beginning a removal merely because it puts off using up what is owed."""
RACK_WORTH = 0.3
SPECIAL_WORTH = 2.4
SCROLL_WORTH = 0.9
"""A scroll action, besides a little for each position to choose from."""
RIVALS = 0.15
"""How much a rival's VP weigh."""

Worths = list[float]
"""What one more action of each type is worth to a player now."""


def evaluate(state: WitchstoneState, seat: Seat) -> float:
    """How good the state is for the seat; more is better."""
    if state.phase == Phase.OVER:
        return float(total(state, seat)) - RIVALS * _best_rival(state, seat)
    player = state.shared[seat]
    fade = (ROUNDS + 1 - state.round) / ROUNDS if state.phase == Phase.TURNS else 1.0
    worth = float(player.vp + sum(player.owls) + CHIP_VP * len(player.chips))
    worth += len(player.spells) * (UNUSED_SPELL_VP + SPELL_WORTH * fade)
    worth += _prophecies(state, seat)
    prices = costs(state, player) if player.tower != NONE else []
    places = sum(1 for location, price in enumerate(prices) if price and not player.standing >> location & 1)
    each = _worths(state, player, places)
    worth += _network(state, player, prices, places) * fade
    worth += _cauldron(state.board, player, each) * fade
    worth += _tracks(state, seat, player, each) * fade
    worth += RACK_WORTH * in_rack(state, seat) - REMOVAL_FEAR * len(player.aside) * fade
    if seat == state.current:
        worth += _owed(state, player, each)
    return worth - RIVALS * _best_rival(state, seat)


def _best_rival(s: WitchstoneState, seat: Seat) -> float:
    return float(max(player.vp for n, player in enumerate(s.shared) if n != seat))


def _prophecies(s: WitchstoneState, seat: Seat) -> float:
    """What the prophecies pay as it stands, and how near their next rows are."""
    worth = 0.0
    first = len(s.board.spells)
    for scroll in s.shared[seat].prophecies:
        prophecy = s.board.prophecies[scroll - first]
        have = count(s, seat, prophecy.counts)
        before = 0
        for row, needed in enumerate(prophecy.rows):
            if have < needed:
                worth += ROW_VP[row] + ROW_PROGRESS * (have - before) / (needed - before)
                break
            before = needed
        else:
            worth += ROW_VP[-1]
    return worth


def _worths(s: WitchstoneState, player: Player, places: int) -> Worths:
    """What actions are worth, given what they could still do."""
    each = list(ACTION_WORTH)
    if not player.energy:
        each[Action.ENERGY] = 0.0
    if player.lying >= places + IDLE_WITCHES:
        each[Action.WITCH] *= IDLE_PART
    if not player.crystals and player.black == NONE:
        each[Action.CRYSTAL] = 0.0
    if player.wand == s.board.wand_end:
        each[Action.WAND] = 0.0
    return each


def _network(s: WitchstoneState, player: Player, prices: list[int], places: int) -> float:
    """Connections under way, witches ready, and places for them to go."""
    worth = 0.0
    if player.begun != NONE:
        begun = s.board.connections[player.begun]
        worth += BEGUN_WORTH * begun.pays * player.begun_units / begun.length
    targets = 0.0
    for location, price in enumerate(prices):
        if price and not player.standing >> location & 1:
            bonus = 1.0 if s.chips_at[location] != NONE or location == s.board.witchstone else 0.3
            targets += bonus / price
    worth += TARGET_WORTH * min(targets, 1.0 + player.lying)
    return worth + LYING_WORTH * min(player.lying, places) + IDLE_WORTH * max(0, player.lying - places)


def _cauldron(board: Board, player: Player, each: Worths) -> float:
    """Clusters that can still grow, room, and crystals on their way out."""
    worth = VACANT_WORTH * player.vacant.bit_count()
    for action, mask in enumerate(player.symbols):
        best = 0
        for space in bits(mask):
            if board.near[space] & player.vacant:
                best = max(best, cluster(board, player, action, space))
        worth += SYMBOL_WORTH * best * each[action]
    for space in bits(crystals_of(player)):
        nearest = min(cost for _, cost in board.exit_costs[space])
        worth -= CRYSTAL_NEAR * nearest
    return worth


def _tracks(s: WitchstoneState, seat: Seat, player: Player, each: Worths) -> float:
    board = s.board
    leads = bool(s.wand_order) and s.wand_order[0] == seat
    worth = LEAD_WORTH if leads else 0.0
    part = 1.0
    for space in range(player.wand + 1, min(player.wand + BONUS_SIGHT, board.wand_end) + 1):
        part *= BONUS_NEAR
        if board.wand[space] is not None:
            worth += part * _bonus(s, seat, space, 2 if leads else 1, each)
    # Half the way to a reward is worth something; the reward itself then counts where it is.
    place, steps = player.pentagram, 0
    while board.stack_of[(place + steps + 1) % len(board.ring)] == NONE and steps < len(board.ring):
        steps += 1
    return worth + RING_WORTH * max(0, 2 - steps)


def _bonus(s: WitchstoneState, seat: Seat, number: int, times: int, each: Worths) -> float:
    """What crossing a dark or silver space of the wand brings."""
    space = s.board.wand[number]
    if isinstance(space, Dark):
        return _actions(each, space.action, space.actions * times)
    return 0.0 if space is None else float(space.vp * count(s, seat, space.for_each))


def _owed(s: WitchstoneState, player: Player, each: Worths) -> float:
    """What the current player still has coming in this turn."""
    worth = 0.0
    for chip in s.won:
        worth += CHIP_WORTH[chip.kind] * chip.times if in_time(s, chip) else 0.0
    for task in s.agenda:
        if isinstance(task, Group):
            worth += _group(task, each)
        elif isinstance(task, Halves):
            for symbol, space in task.left:
                worth += _actions(each, symbol, cluster(s.board, player, symbol, space))
        elif isinstance(task, Laying):
            worth += 0.0 if task.tile == NONE else 0.5 * _promise(s.board, player, task.tile, each)
        elif isinstance(task, SpecialTile):
            worth += SPECIAL_WORTH
        elif isinstance(task, FreeActions):
            worth += SPECIAL_WORTH + 0.4
        elif isinstance(task, Bonuses):
            worth += sum(_bonus(s, s.current, space, times, each) for space, times in task.queue)
        elif isinstance(task, Vial):
            worth += 2.5 if task.shelf == NONE else 2.0
        elif isinstance(task, Removing):
            worth -= player.removals + 1 + REMOVAL_WHIM
    return worth


def _group(group: Group, each: Worths) -> float:
    worth = SPECIAL_WORTH * len(group.specials) + 2.6 * len(group.out) + sum(2.0 for black, _ in group.out if black)
    if group.stage == Stage.ACTING:
        worth += _actions(each, group.action, group.left)
    return worth


def _actions(each: Worths, action: int, number: int) -> float:
    """A group of actions; each one more is worth a little less, and scroll actions bring one scroll only."""
    if action == Action.SCROLL:
        return SCROLL_WORTH + 0.25 * min(number, ROW) if number else 0.0
    return each[action] * (number if number < 4 else 3 + 0.8 * (number - 3))


def _promise(board: Board, player: Player, tile: int, each: Worths) -> float:
    """The strengths that a tile could have if each half found the best place for it."""
    worth = 0.0
    for symbol in board.tiles[tile]:
        best = 0
        for space in bits(player.symbols[symbol]):
            if board.near[space] & player.vacant:
                best = max(best, cluster(board, player, symbol, space))
        worth += _actions(each, symbol, best + 1)
    return worth
