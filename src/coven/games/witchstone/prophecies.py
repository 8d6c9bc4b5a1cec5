"""Prophecies: what they count, as silver spaces of the wand do too, and what they pay."""

from __future__ import annotations

from coven.games.witchstone.agenda import Group, SpecialTile
from coven.games.witchstone.cauldron import cluster
from coven.games.witchstone.components import ACTIONS, ENERGY_UNITS, Criterion, Kind, Prophecy, bits
from coven.games.witchstone.state import WitchstoneState
from coven.kernel import Seat

ROW_VP = (1, 3, 5, 7)
"""For a prophecy: below its minimum, and at each of its rows."""

WITCHES_ON = {
    Criterion.WITCHES_ON_VILLAGES: Kind.VILLAGE,
    Criterion.WITCHES_ON_FORESTS: Kind.FOREST,
    Criterion.WITCHES_ON_CASTLES: Kind.CASTLE,
    Criterion.WITCHES_ON_FOREIGN_TOWERS: Kind.TOWER,
}


def count(s: WitchstoneState, seat: Seat, what: Criterion) -> int:
    """prophecy.2, wand.7 How many of these the player has now.

    open.33: only standing witches count, and the big one stands on the own tower.
    """
    player = s.shared[seat]
    if what in WITCHES_ON:
        foreign = player.standing & ~(1 << player.tower)
        return (foreign & s.board.kind_masks[WITCHES_ON[what]]).bit_count()
    if what == Criterion.STANDING_WITCHES:
        return player.standing.bit_count()
    if what == Criterion.COMPLETED_CONNECTIONS:
        return player.complete.bit_count()
    if what == Criterion.ENERGY_UNITS_PLACED:
        return ENERGY_UNITS - player.energy
    if what == Criterion.CRYSTALS_IN_THE_RACK:
        return in_rack(s, seat)
    if what == Criterion.OWL_TILES:
        return len(player.owls)
    if what == Criterion.MAGIC_CHIPS:
        return len(player.chips)
    if what == Criterion.SPECIAL_TILES_GAINED:
        return special_tiles(s, seat)
    if what == Criterion.WAND_SPACE:
        return player.wand
    if what == Criterion.LARGEST_CLUSTER:
        return largest_cluster(s, seat)
    if what == Criterion.SCROLLS_TAKEN:
        return len(player.spells) + len(player.prophecies) + len(player.used_spells)
    return 1


def in_rack(s: WitchstoneState, seat: Seat) -> int:
    """black.4, prophecy.3 The player's crystals in the rack, the black one left out."""
    return sum(shelf.count(2 * seat) for shelf in s.rack)


def special_tiles(s: WitchstoneState, seat: Seat) -> int:
    """Special tiles gained: used, laid, or not settled yet."""
    player = s.shared[seat]
    gained = len(player.specials) + sum(special for special, _, _, _ in player.laid)
    if seat == s.current:
        for task in s.agenda:
            if isinstance(task, Group):
                gained += len(task.specials)
            elif isinstance(task, SpecialTile):
                gained += 1
    return gained


def largest_cluster(s: WitchstoneState, seat: Seat) -> int:
    """The size of the largest cluster in the player's cauldron."""
    player = s.shared[seat]
    return max(cluster(s.board, player, action, space) for action in ACTIONS for space in bits(player.symbols[action]))


def rows_reached(s: WitchstoneState, seat: Seat, prophecy: Prophecy) -> int:
    """prophecy.2 How many of its rows the player's count reaches."""
    have = count(s, seat, prophecy.counts)
    return sum(1 for needed in prophecy.rows if have >= needed)


def prophecy_vp(s: WitchstoneState, seat: Seat) -> int:
    """prophecy.2, prophecy.4 Every prophecy by itself, at the best row reached."""
    first = len(s.board.spells)
    prophecies = s.board.prophecies
    return sum(ROW_VP[rows_reached(s, seat, prophecies[scroll - first])] for scroll in s.shared[seat].prophecies)
