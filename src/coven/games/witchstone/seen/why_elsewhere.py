"""Why not now: what belongs to another moment, or will not come at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from coven.games.witchstone import scrolls
from coven.games.witchstone.agenda import (
    ACTING,
    VIALS,
    Bonuses,
    Group,
    Halves,
    Laying,
    Source,
    SpecialTile,
    Task,
    Vial,
    Won,
)
from coven.games.witchstone.cauldron import crystals_of, has_room
from coven.games.witchstone.chips import in_time, usable
from coven.games.witchstone.choices import Pick
from coven.games.witchstone.components import ACTION_NAMES, ANY, NONE, Action, Board, Dark, Kind, Set
from coven.games.witchstone.pentagram import ONE_TYPE_ONLY
from coven.games.witchstone.seen.reasons import (
    BOTH_HALVES,
    CHOOSE_A_CHIP,
    CHOOSE_A_SHELF,
    IN_ORDER,
    JOURNEY_FIRST,
    LAID_FOR_GOOD,
    LAPSED,
    LAY_FIRST,
    MAKE_ROOM,
    MOVES_FIRST,
    MOVES_OVER,
    NAME_THE_TILE,
    NO_CHIP,
    NO_CLOTH_CHIP,
    NO_CRYSTAL_THERE,
    NO_CRYSTALS,
    NONE_FOR_RACK,
    NONE_TO_PUT_AWAY,
    NOT_A_TURN,
    NOT_AT_CRYSTALS,
    NOT_GAINED,
    NOT_SHOWN,
    NOT_WITCHING,
    ON_ITS_WAY,
    ONLY_BLACK,
    ONLY_ITS_CHIP,
    OTHER_HALF,
    OWN_FOR_GOOD,
    PASSED_ON,
    SPECIAL_IN_ORDER,
    STILL_FITS,
    TILE_LAID,
    TOWERS_FIRST,
    USE_THE_CHIP,
    USED_UP,
    no_more_from,
)
from coven.games.witchstone.seen.tried import Tried
from coven.games.witchstone.seen.view import in_words, unsettled
from coven.games.witchstone.seen.warning import nothing_to_do
from coven.games.witchstone.special_tiles import ONE_ACTION_ONLY
from coven.games.witchstone.state import Phase, Player, WitchstoneState
from coven.kernel import Reason

ACTION_OF: Final = {
    Pick.CONNECTION: Action.ENERGY,
    Pick.ADD: Action.WITCH,
    Pick.TO: Action.WITCH,
    Pick.CRYSTAL: Action.CRYSTAL,
    Pick.SPACE: Action.CRYSTAL,
    Pick.EXIT: Action.CRYSTAL,
    Pick.SCROLL: Action.SCROLL,
}
"""The type of action that something is done with."""


def action_of(tried: Tried, now: int) -> int:
    """The type of action that is tried, or NONE; `now` is the type of those being carried out."""
    if tried.pick == Pick.HALF:
        return tried.index
    if tried.pick == Pick.ADVANCE:
        if now in (Action.PENTAGRAM, Action.WAND):
            return now
        return Action.PENTAGRAM if tried.index == NONE else Action.WAND
    if tried.pick == Pick.TOWER and now == Action.WITCH:
        return now
    return ACTION_OF.get(tried.pick, NONE)


def elsewhere(s: WitchstoneState, player: Player, tried: Tried, first: Reason) -> Reason | None:
    """Why something can't be done at this moment that is done at another; `first` says what comes first here."""
    pick = tried.pick
    if pick == Pick.REMOVE:
        return _removal(s, player, tried)
    if pick in KEPT:
        return KEPT[pick](s, player, tried) or first
    if pick in (Pick.TILE, Pick.LAY, Pick.DISCARD) and s.phase == Phase.TOWERS:
        return TOWERS_FIRST
    if pick == Pick.DISCARD:
        return STILL_FITS
    if pick in (Pick.TILE, Pick.LAY):
        if unsettled(s.agenda) and (pick == Pick.LAY or tried.index in unsettled(s.agenda)):
            return first if isinstance(s.agenda[-1], SpecialTile) else NAME_THE_TILE
        if isinstance(s.agenda[0], Laying):
            return first if has_room(s.board, player) else MAKE_ROOM
        return TILE_LAID
    if pick == Pick.TOWER and s.board.kinds[tried.index] == Kind.TOWER:
        return OWN_FOR_GOOD
    if pick == Pick.ASIDE:
        return NONE_TO_PUT_AWAY
    if pick in (Pick.VIAL, Pick.SHELF):
        return _rack(s) if first in (LAY_FIRST, BOTH_HALVES, PASSED_ON) else first
    if pick == Pick.TAKE:
        return NO_CLOTH_CHIP
    action = Action.WITCH if pick == Pick.TOWER else action_of(tried, NONE)
    if first in (CHOOSE_A_SHELF, CHOOSE_A_CHIP) and pick in MOVES and not _moves_later(s.agenda):
        return MOVES_OVER
    if first in (BOTH_HALVES, PASSED_ON):
        return first if action == NONE else _other_action(s, player, tried, action)
    if action == NONE or first not in (JOURNEY_FIRST, MOVES_OVER) or _is_of(s.agenda[-1], action):
        return first
    later = _to_come(s, player, tried, action)
    return _not_to_come(s, player, action) if later is None else first if first is JOURNEY_FIRST else later


TWICE: Final = 2
"""special.2 How often a special tile's action is carried out."""
MOVES: Final = (Pick.CRYSTAL, Pick.SPACE, Pick.EXIT)
"""What is said of a crystal that is moved."""


def _moves_later(agenda: Sequence[Task]) -> bool:
    """open.23 Whether crystals are moved again once the vials are resolved, by actions that were interrupted."""
    groups = [task for task in agenda if isinstance(task, Group) and task.action == Action.CRYSTAL]
    return any(group.stage == ACTING and group.left for group in groups)


def _rack(s: WitchstoneState) -> Reason:
    """crystal.7, crystal.10, open.23 Why no crystal goes to the rack now."""
    out = [task for task in s.agenda if isinstance(task, Group) and task.out]
    if not out:
        return NONE_FOR_RACK
    return MOVES_FIRST if out[-1].stage == ACTING else set_off(s)


def set_off(s: WitchstoneState) -> Reason:
    """open.23 What comes first, of that which is under way."""
    return Reason("open.23", f"what the actions under way have set off comes first: {in_words(s, s.agenda[-1])}")


def _needs(tried: Tried) -> int:
    """wand.1, scroll.2 How many actions what is tried takes, as far as its words say."""
    if tried.pick == Pick.SCROLL:
        return tried.index + 1
    return max(tried.index, 1) if tried.pick == Pick.ADVANCE else 1


def _is_of(task: Task, action: int) -> bool:
    """Whether a group is of actions of this type."""
    return isinstance(task, Group) and task.action == action


def _other_action(s: WitchstoneState, player: Player, tried: Tried, action: int) -> Reason:
    """turn.5, turn.6, chip.2, chip.8, scroll.6, special.2, wand.8, pentagram.9, open.23 Why actions of this type aren't
    carried out now; what would give too few of them is told only where nothing gives more."""
    return _to_come(s, player, tried, action) or _not_to_come(s, player, action)


def _to_come(s: WitchstoneState, player: Player, tried: Tried, action: int) -> Reason | None:
    """turn.5, turn.6, chip.2, special.1, wand.8, open.23 What comes before actions of this type, as many as what is
    tried takes; None if none are to come."""
    needs = _needs(tried)
    for task in s.agenda[:-1]:
        if isinstance(task, Group) and task.action == action and task.stage == ACTING:
            return set_off(s)
        if isinstance(task, Bonuses) and any(_gives(s.board, space, action) for space, _ in task.queue):
            return IN_ORDER
    if any(needs <= chip.times for chip in _chips_for(s, player, action)):
        return USE_THE_CHIP
    if needs <= TWICE and any(action in s.board.tiles[tile] for tile in unsettled(s.agenda)):
        return NAME_THE_TILE
    halves = s.agenda[0]
    if isinstance(halves, Halves) and any(symbol == action for symbol, _ in halves.left):
        begin = Reason("turn.5", f"say which half comes next: {', '.join(ACTION_NAMES[n] for n, _ in halves.left)}")
        return begin if len(s.agenda) == 1 else OTHER_HALF
    return None


def _chips_for(s: WitchstoneState, player: Player, action: int) -> list[Won]:
    """chip.3 The chips at hand that give such an action now."""
    return [chip for chip in s.won if chip.kind == action and in_time(s, chip) and usable(s, player, action)]


def _not_to_come(s: WitchstoneState, player: Player, action: int) -> Reason:
    """turn.5, tower.6, chip.8, scroll.6, special.2, pentagram.9 Why nothing gives such actions, or so many of them."""
    if s.phase == Phase.TOWERS:
        return ONLY_ITS_CHIP
    if any(action in s.board.tiles[tile] for tile in unsettled(s.agenda)):
        return no_more_from(Source.SPECIAL, action)
    chips = _chips_for(s, player, action)
    if chips:
        return _of_a_chip(action, chips[-1].times)
    now = s.agenda[-1]
    if isinstance(now, Group) and now.source == Source.FREE:
        return ONE_TYPE_ONLY
    name = ACTION_NAMES[action]
    if action in _shown(s, player):
        return Reason("turn.5", f"the {name} half of the tile has been carried out")
    return Reason("turn.5", f"nothing gives {name} actions now: the tile laid doesn't show it")


def _of_a_chip(action: int, times: int) -> Reason:
    """scroll.6, chip.8, black.2, open.19 Why a chip doesn't give so much."""
    if action == Action.SCROLL:
        return scrolls.LOWEST_FOR_CHIP if times == 1 else scrolls.BLACK_CHIP
    return no_more_from(Source.CHIP if times == 1 else Source.BLACK, action)


def _shown(s: WitchstoneState, player: Player) -> tuple[int, ...]:
    """turn.5 The symbols of this turn's tile: the one with a half that is still to come, or else the last one laid."""
    laid = [(tile, one, other) for set, tile, one, other in player.laid if set == Set.ORDINARY]
    halves = s.agenda[0]
    for _, space in halves.left if isinstance(halves, Halves) else ():
        for tile, one, other in laid:
            if space in (one, other):
                return s.board.tiles[tile]
    return s.board.tiles[laid[-1][0]] if laid else ()


def _gives(board: Board, number: int, action: int) -> bool:
    space = board.wand[number]
    return isinstance(space, Dark) and space.action == action


def _removal(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """removal.1, open.40 Why no crystal can be removed."""
    if s.phase != Phase.TURNS:
        return NOT_A_TURN
    if not crystals_of(player):
        return NO_CRYSTALS
    if isinstance(s.agenda[-1], Vial) or _on_the_rim(s.agenda[-1]):
        return ON_ITS_WAY
    return NO_CRYSTAL_THERE if tried.index != NONE and not crystals_of(player) >> tried.index & 1 else None


def _on_the_rim(task: Task) -> bool:
    return isinstance(task, Group) and task.stage == VIALS


def _spell(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """spell.1, spell.2, spell.5, spell.6, open.27 Why a spell can't be played."""
    if tried.index not in player.spells:
        return scrolls.SPENT if tried.index in player.used_spells else scrolls.NO_SPELL
    wanted = s.board.spells[tried.index].reinforces
    groups = [task for task in s.agenda if isinstance(task, Group) and wanted in (task.action, ANY)]
    if not groups:
        return scrolls.WRONG_TYPE if any(isinstance(task, Group) for task in s.agenda) else scrolls.NOTHING_SET_OFF
    if groups[-1].stage != ACTING:
        return scrolls.TOO_LATE
    if groups[-1] is not s.agenda[-1]:
        return Reason("open.23", f"what the action has set off comes first: {in_words(s, s.agenda[-1])}")
    return nothing_to_do(s, player, groups[-1].action) if groups[-1].moving == NONE else None


def _chip(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """chip.3, chip.4, chip.7, black.2 Why a chip can't be used."""
    alike = [chip for chip in s.won if chip.kind == tried.index]
    if not alike:
        return LAPSED if tried.index in player.chips else NO_CHIP
    if tried.times > max(chip.times for chip in alike):
        return ONLY_BLACK
    if not any(in_time(s, chip) for chip in alike):
        return NOT_WITCHING if alike[0].during == Action.WITCH else NOT_AT_CRYSTALS
    return None if usable(s, player, tried.index) else nothing_to_do(s, player, tried.index)


def _special_tile(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """special.2, special.3, special.4, open.14, pentagram.7 Why a special tile can't be taken up."""
    tile = tried.index
    now = s.agenda[-1]
    if isinstance(now, SpecialTile) and tile in unsettled(s.agenda):
        return SPECIAL_IN_ORDER if tile != now.tile else None
    if tile in unsettled(s.agenda):
        return None if unsettled(s.agenda)[0] == tile else SPECIAL_IN_ORDER
    if tile in player.specials:
        return _spent(s, tile)
    laid = any(set == Set.SPECIAL and other == tile for set, other, _, _ in player.laid)
    return LAID_FOR_GOOD if laid else NOT_GAINED


def _spent(s: WitchstoneState, tile: int) -> Reason:
    """special.2, special.3 Why a special tile that was taken up gives nothing else: it is in use, or has been used."""
    using = [task.action for task in s.agenda if isinstance(task, Group) and task.source == Source.SPECIAL]
    return ONE_ACTION_ONLY if any(action in s.board.tiles[tile] for action in using) else USED_UP


def _once(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """special.1, special.2, special.3, special.4 Why no special tile can be used for this action."""
    if tried.other != NONE:
        return ONE_ACTION_ONLY
    if any(tried.index in s.board.tiles[tile] for tile in unsettled(s.agenda)):
        return NAME_THE_TILE
    shown = [tile for tile in player.specials if tried.index in s.board.tiles[tile]]
    if shown:
        return _spent(s, shown[-1])
    if unsettled(s.agenda):
        return NOT_SHOWN
    laid = any(set == Set.SPECIAL and tried.index in s.board.tiles[tile] for set, tile, _, _ in player.laid)
    return LAID_FOR_GOOD if laid else NOT_GAINED


KEPT: Final[dict[Pick, Callable[[WitchstoneState, Player, Tried], Reason | None]]] = {
    Pick.SPELL: _spell,
    Pick.CHIP: _chip,
    Pick.SPECIAL: _special_tile,
    Pick.ONCE: _once,
}
"""What a player keeps for the right moment."""
