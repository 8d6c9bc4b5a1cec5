"""Why not, while actions are carried out and what they bring is settled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from coven.games.witchstone import crystals, energy, scrolls, wand, witches
from coven.games.witchstone.agenda import VIALS, Group, Halves, Laying, Source, SpecialTile, Vial
from coven.games.witchstone.cauldron import crystals_of, has_room
from coven.games.witchstone.choices import Pick
from coven.games.witchstone.components import BOTTOM, NONE, Action, bits
from coven.games.witchstone.pentagram import ONE_TYPE_ONLY
from coven.games.witchstone.seen.reasons import (
    BEYOND,
    CHOOSE_A_CHIP,
    CHOOSE_A_SHELF,
    CRYSTAL_FIRST,
    FAR_APART,
    JOURNEY_FIRST,
    MAKE_ROOM,
    MOVES_FIRST,
    MOVES_OVER,
    NO_CRYSTAL_THERE,
    NO_ROOM,
    NO_TYPE,
    NOT_ON_CLOTH,
    NOT_ON_RIM,
    ON_ITS_WAY,
    ONCE_OR_LAID,
    OWN_FOR_GOOD,
    PASSED_ON,
    SETTLE_IT,
    STEP_BY_STEP,
    TO_THE_RACK,
    TYPE_FIRST,
    WHICH_FIRST,
    WHICH_ONE,
    no_more,
)
from coven.games.witchstone.seen.tried import BLACK, PLAIN, Tried
from coven.games.witchstone.seen.warning import nothing_to_do
from coven.games.witchstone.seen.why_elsewhere import action_of, elsewhere, set_off
from coven.games.witchstone.seen.why_laying import one_space, pair
from coven.games.witchstone.special_tiles import ONE_ACTION_ONLY
from coven.games.witchstone.state import Phase, Player, WitchstoneState
from coven.kernel import Reason, could_mean


def group(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """A group of actions is open."""
    group = s.agenda[-1]
    assert isinstance(group, Group)
    if s.phase == Phase.TOWERS and tried.pick == Pick.TOWER and _is_another_tower(s, player, tried.index):
        return OWN_FOR_GOOD
    if group.moving != NONE:
        return _journey(s, player, group, tried)
    if group.stage == VIALS:
        return _rim(s, player, group, tried)
    if action_of(tried, group.action) == group.action:
        if not group.left:
            return no_more(group)
        return None if tried.pick == Pick.HALF else OWN_ACTIONS[group.action](s, player, group, tried)
    if group.action == Action.CRYSTAL and tried.pick == Pick.VIAL and not _waiting(s):
        return NOT_ON_RIM
    if tried.pick == Pick.HALF and any(exit == tried.index for _, exit in group.out) and not _to_come(s, tried.index):
        return MOVES_FIRST  # it is the shelf that is meant
    if group.action == Action.ENERGY and tried.pick == Pick.TOWER:
        return no_more(group) if not group.left else _from(s, tried.index)
    return elsewhere(s, player, tried, PASSED_ON)


def _waiting(s: WitchstoneState) -> list[tuple[int, int]]:
    """crystal.7, open.23 The crystals on the rim: those of this group, and of others that it has been set off by."""
    return [crystal for task in s.agenda if isinstance(task, Group) for crystal in task.out]


def _to_come(s: WitchstoneState, action: int) -> bool:
    """turn.6 Whether the other half of the tile gives such actions."""
    halves = s.agenda[0]
    return isinstance(halves, Halves) and any(symbol == action for symbol, _ in halves.left)


def _is_another_tower(s: WitchstoneState, player: Player, location: int) -> bool:
    return location in s.board.towers and location != player.tower


def _energy(s: WitchstoneState, player: Player, group: Group, tried: Tried) -> Reason | None:
    return energy.refusal(s, s.current, tried.index)


def _from(s: WitchstoneState, location: int) -> Reason | None:
    """Why no connection at a location can be built: what forbids all of them; where reasons differ, which is meant."""
    at = bits(s.board.at[location])
    reasons = {energy.refusal(s, s.current, n) for n in at}
    if None in reasons:
        return None
    return reasons.pop() if len(reasons) == 1 else could_mean([s.board.connections[n].name for n in at])


def _witch(s: WitchstoneState, player: Player, group: Group, tried: Tried) -> Reason | None:
    if tried.pick != Pick.ADD:
        return witches.refusal(s, s.current, group, tried.index)
    if player.witches:
        return None
    return witches.NO_WITCHES if player.lying else nothing_to_do(s, player, Action.WITCH)


def _pentagram(s: WitchstoneState, player: Player, group: Group, tried: Tried) -> Reason | None:
    if tried.index > group.left:
        return no_more(group)
    return None if tried.index in (NONE, 1) else STEP_BY_STEP


def _crystal(s: WitchstoneState, player: Player, group: Group, tried: Tried) -> Reason | None:
    if tried.pick == Pick.EXIT:
        return CRYSTAL_FIRST
    there = tried.index != NONE and crystals_of(player) >> tried.index & 1
    if not there:
        return CRYSTAL_FIRST if tried.pick == Pick.SPACE else crystals.NO_CRYSTAL
    if tried.other != NONE or tried.out:
        said = f"one is said at a time: {s.board.choose_crystal[tried.index].words!r} first, and then where it goes"
        return _why_not_goal(s, player, group, tried) or Reason("", said)
    return None if crystals.destinations(s, player, tried.index, group.left) else crystals.TOO_FAR


def _why_not_goal(s: WitchstoneState, player: Player, group: Group, tried: Tried) -> Reason | None:
    """crystal.4 to crystal.6 Why a crystal doesn't get where it is said to go."""
    if tried.out:
        return crystals.exit_refusal(s, tried.index, group.left, tried.other)
    return crystals.space_refusal(s, player, tried.index, group.left, tried.other)


def _wand(s: WitchstoneState, player: Player, group: Group, tried: Tried) -> Reason | None:
    if tried.index > group.left:
        return wand.TOO_FAR
    if player.wand == s.board.wand_end:
        return wand.AT_THE_END
    return BEYOND if player.wand + max(tried.index, 1) > s.board.wand_end else None


def _scroll(s: WitchstoneState, player: Player, group: Group, tried: Tried) -> Reason | None:
    if tried.other != NONE:
        return scrolls.ONE_SCROLL
    if tried.index == NONE:
        return scrolls.NOT_IN_ROW
    if tried.index >= len(s.row):
        return scrolls.NO_SCROLL
    if tried.index < group.left:
        return None
    if group.source == Source.CHIP and any(chip.kind == Action.SCROLL for chip in s.won):
        return scrolls.NOT_TOGETHER
    return scrolls.widest(group)


OWN_ACTIONS: Final[tuple[Callable[[WitchstoneState, Player, Group, Tried], Reason | None], ...]] = (
    _energy,
    _witch,
    _pentagram,
    _crystal,
    _wand,
    _scroll,
)
"""Why something can't be done with the actions that are left, by their type."""


def _journey(s: WitchstoneState, player: Player, group: Group, tried: Tried) -> Reason | None:
    """open.17 A crystal is on its way; what forbids something in any case comes before that."""
    if tried.pick == Pick.REMOVE:
        return ON_ITS_WAY
    if tried.pick == Pick.EXIT:
        return crystals.exit_refusal(s, group.moving, group.left, tried.index)
    if tried.pick == Pick.SPACE:
        return crystals.space_refusal(s, player, group.moving, group.left, tried.index)
    return elsewhere(s, player, tried, JOURNEY_FIRST)


def _rim(s: WitchstoneState, player: Player, group: Group, tried: Tried) -> Reason | None:
    """crystal.7 The crystals on the rim go to the rack."""
    if tried.pick == Pick.VIAL:
        crystal = (int(tried.times == BLACK), tried.index)
        if crystal in group.out:
            return None
        return set_off(s) if crystal in _waiting(s) else NOT_ON_RIM
    action = action_of(tried, NONE)
    at_an_exit = any(exit == action for _, exit in group.out)
    if (tried.pick in (Pick.SHELF, Pick.HALF) or at_an_exit) and tried.other == NONE:
        return WHICH_FIRST  # the shelf is meant, or what it will give
    if tried.pick == Pick.DONE:
        return TO_THE_RACK
    return elsewhere(s, player, tried, MOVES_OVER)


def vial(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """crystal.10, crystal.12, crystal.15 A crystal goes to a shelf, or a chip of the cloth is chosen."""
    task = s.agenda[-1]
    assert isinstance(task, Vial)
    if task.shelf == BOTTOM:
        chip = tried.pick in (Pick.HALF, Pick.TAKE, Pick.CHIP) and tried.other == NONE
        if chip:
            return None if tried.index in s.cloth else NOT_ON_CLOTH
        if tried.pick == Pick.HALF:
            return crystals.ONE_CHIP if tried.index in s.cloth and tried.other in s.cloth else NOT_ON_CLOTH
        return elsewhere(s, player, tried, CHOOSE_A_CHIP)
    if tried.pick not in (Pick.HALF, Pick.SHELF) or tried.other != NONE:
        return TO_THE_RACK if tried.pick == Pick.DONE else elsewhere(s, player, tried, CHOOSE_A_SHELF)
    return crystals.SHELF_FULL if tried.index in (task.exit, BOTTOM) else crystals.OTHER_SHELF


def special(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """special.1, special.2, special.5, open.14 A special tile is being settled."""
    task = s.agenda[-1]
    assert isinstance(task, SpecialTile)
    if tried.pick in (Pick.DONE, Pick.ASIDE):
        return SETTLE_IT
    if tried.pick == Pick.ONCE or (tried.pick == Pick.HALF and tried.other != NONE):
        if tried.other != NONE or tried.index not in s.board.tiles[task.tile]:
            return ONE_ACTION_ONLY
        return nothing_to_do(s, player, tried.index)
    if tried.pick == Pick.LAY:
        if tried.index == NONE:
            return None if has_room(s.board, player) else NO_ROOM
        return pair(s, player, tried, FAR_APART)
    if tried.pick == Pick.SPACE and has_room(s.board, player):
        return one_space(s, player, tried.index)
    return elsewhere(s, player, tried, ONCE_OR_LAID)


def free(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """pentagram.9 The type of two actions is being chosen."""
    if tried.pick == Pick.TILE or tried.other != NONE:
        return ONE_TYPE_ONLY
    if tried == PLAIN["points"]:
        return NO_TYPE
    return elsewhere(s, player, tried, TYPE_FIRST)


def removing(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """removal.1, turn.11 The crystal to be removed is being chosen, at will or for want of room."""
    if tried.pick == Pick.DONE and isinstance(s.agenda[0], Laying) and not has_room(s.board, player):
        return MAKE_ROOM
    named = tried.pick == Pick.CRYSTAL and tried.other == NONE and not tried.out
    if tried.pick == Pick.SPACE or named or (tried.pick == Pick.REMOVE and tried.index != NONE):
        there = tried.index != NONE and crystals_of(player) >> tried.index & 1
        return None if there else NO_CRYSTAL_THERE
    return None if tried.pick == Pick.REMOVE else elsewhere(s, player, tried, WHICH_ONE)
