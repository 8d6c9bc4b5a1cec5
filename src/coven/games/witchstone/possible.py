"""Whether an action of a type could do anything at all for a player."""

from __future__ import annotations

from coven.games.witchstone import energy, witches
from coven.games.witchstone.components import ACTIONS, NONE
from coven.games.witchstone.state import Player, WitchstoneState

ENERGY, WITCH, _, CRYSTAL, WAND, SCROLL = ACTIONS


def possible(s: WitchstoneState, player: Player, action: int) -> bool:
    """Whether enough actions of this type could do anything."""
    if action == ENERGY:
        return bool(energy.placements(s, player))
    if action == WITCH:
        return witches.can_act(s, player)
    if action == CRYSTAL:  # crystal.8
        return player.crystals != 0 or player.black != NONE
    if action == WAND:
        return player.wand < s.board.wand_end
    if action == SCROLL:
        return bool(s.row)
    return True
