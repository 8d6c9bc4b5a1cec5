"""Why not: the rule against anything a person might try.

What is tried is first read from the words. Each moment of the game has its own answers for what belongs to it; what
belongs to another moment gets the rule that says what comes first, or why it will not come at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from coven.games.witchstone import crystals, energy, scrolls, setup, wand, witches
from coven.games.witchstone.agenda import (
    ACTING,
    VIALS,
    Bonuses,
    FreeActions,
    Group,
    Halves,
    Laying,
    Removing,
    Source,
    SpecialTile,
    Task,
    Vial,
)
from coven.games.witchstone.cauldron import crystals_of, has_room
from coven.games.witchstone.chips import in_time, usable
from coven.games.witchstone.choices import Choice, Pick
from coven.games.witchstone.components import (
    ACTION_NAMES,
    ANY,
    BOTTOM,
    NONE,
    Action,
    Board,
    Dark,
    Kind,
    Set,
    bits,
)
from coven.games.witchstone.seen.tried import PLAIN, Tried, read
from coven.games.witchstone.seen.view import in_words, unsettled
from coven.games.witchstone.seen.warning import nothing_to_do
from coven.games.witchstone.state import Phase, Player, WitchstoneState
from coven.kernel import Decision, Reason, Seat, called, could_mean, seat_name

TOWERS_FIRST = Reason("tower.1", "towers are chosen before anything else")
TOWERS_CHOSEN = Reason("tower.1", "towers are chosen before round 1")
IN_TURN = Reason("tower.1", "towers are chosen one after another, and it is another player's choice")
HAVE_A_TOWER = Reason("tower.2", "a tower has to be chosen")
OWN_FOR_GOOD = Reason("tower.2", "the own tower stays the same for the whole game")
ONLY_ITS_CHIP = Reason("tower.6", "in this step only the action of the tower's chip is carried out")
LAY_FIRST = Reason("turn.3", "a turn begins with laying a tile; its symbols give the actions")
NOT_IN_HAND = Reason("turn.3", "that tile is not in your hand")
TILE_FIRST = Reason("turn.3", "choose the tile before its place")
TILE_CHOSEN = Reason("turn.3", "one tile is laid in a turn, and another one has been chosen")
WHERE_NEXT = Reason("turn.3", "that tile has been chosen; where it is laid comes next")
TILE_LAID = Reason("turn.3", "one tile is laid in a turn, and this turn's lies in the cauldron")
OWN_CAULDRON = Reason("turn.3", "tiles are laid in your own cauldron")
NO_NEIGHBOURS = Reason("turn.3", "the two spaces are no neighbours")
NO_NEIGHBOUR = Reason("turn.3", "no vacant space lies next to it, and a tile covers two")
HAVE_TO_LAY = Reason("turn.9", "a tile has to be laid; only its actions may be declined")
MAKE_ROOM = Reason("turn.11", "no tile fits; a crystal has to be removed first")
STILL_FITS = Reason("open.29", "a tile is discarded only when none fits and no crystal is left to be removed")
ONE_GOES = Reason("open.29", "no tile fits and no crystal is left to be removed, so one tile is discarded")
BOTH_HALVES = Reason("turn.5", "both halves are carried out; the actions of one that has begun may be declined")
OTHER_HALF = Reason("turn.6", "the half begun, with all that it sets off, is finished before the other one")
PASSED_ON = Reason("open.23", "these actions go on after what they have set off")
IN_ORDER = Reason("wand.8", "bonuses of the wand are carried out in the order in which they were received")
USE_THE_CHIP = Reason("chip.2", "the chip at hand gives that action once it is used")
NO_CHIP = Reason("chip.3", "no such chip has been won")
LAPSED = Reason("chip.4", "that chip has been used, or its time is over; it only counts at the end")
NOT_WITCHING = Reason("chip.3", "a chip that a witch won is used while witch actions are being carried out")
NOT_AT_CRYSTALS = Reason("chip.7", "a chip from the cloth is used while crystal actions are being carried out")
ONLY_BLACK = Reason("black.2", "only a chip chosen with the black crystal is used three times")
SPECIAL_IN_ORDER = Reason("open.14", "special tiles are settled in the order in which they were gained")
SETTLE_IT = Reason("open.14", "a special tile that can be used or laid is, before its group is closed")
NONE_TO_PUT_AWAY = Reason("open.14", "no special tile is being settled")
ONE_ACTION_ONLY = Reason("special.2", "one of a special tile's two actions is carried out, and that one twice")
ONCE_OR_LAID = Reason("special.1", "the special tile is used once or laid, before anything else")
NAME_THE_TILE = Reason("special.1", "the special tile has to be taken up first")
USED_UP = Reason("special.3", "a special tile that has been used lies face down behind the screen")
LAID_FOR_GOOD = Reason("special.4", "that special tile lies in the cauldron for good")
FAR_APART = Reason("special.5", "a special tile covers two spaces that are neighbours")
NO_ROOM = Reason("special.5", "no two vacant spaces lie next to each other")
NOT_GAINED = Reason("pentagram.7", "no such special tile is yours; it is gained on the blue space where it lies")
ONE_TYPE_ONLY = Reason("pentagram.9", "both actions are of one type")
TYPE_FIRST = Reason("pentagram.9", "the type of the two actions is chosen first")
NO_TYPE = Reason("pentagram.9", "two actions of one type are given here, and no points")
BEYOND = Reason("wand.10", "that would go beyond the wand's last space, where it ends")
STEP_BY_STEP = Reason("open.39", "each pentagram action is one space, with what it gives: say `advance`")
NO_CRYSTALS = Reason("removal.1", "no crystal is left in your cauldron")
NO_CRYSTAL_THERE = Reason("removal.1", "no crystal of yours lies there")
NOT_A_TURN = Reason("removal.1", "crystals are removed on one's own turn only")
WHICH_ONE = Reason("removal.1", "the crystal to be removed is chosen first")
ON_ITS_WAY = Reason("open.40", "while a crystal is on its way no other is removed; before and after it can be")
JOURNEY_FIRST = Reason("open.17", "the crystal picked finishes its journey first")
CRYSTAL_FIRST = Reason("crystal.1", "say which crystal is moved before where it goes")
MOVES_FIRST = Reason("crystal.7", "all crystals are moved before any goes to the rack")
MOVES_OVER = Reason("crystal.7", "the moves are over; the crystals on the rim go to the rack")
NOT_ON_RIM = Reason("crystal.7", "no such crystal is on the rim")
TO_THE_RACK = Reason("crystal.10", "a crystal on the rim goes to the rack; that can't be declined")
CHOOSE_A_SHELF = Reason("crystal.10", "the crystal goes to a shelf first")
NONE_FOR_RACK = Reason("crystal.10", "no crystal has been moved to the rim")
CHOOSE_A_CHIP = Reason("crystal.12", "a chip of the cloth is chosen first")
NOT_ON_CLOTH = Reason("crystal.12", "no such chip is on the cloth")
NO_CLOTH_CHIP = Reason("crystal.12", "a chip of the cloth comes with a crystal on the bottom shelf")

NO_MORE: Final = {
    Source.TILE: Reason("cluster.8", "there are no more actions than the strength gives"),
    Source.CHIP: Reason("chip.8", "a chip gives one action"),
    Source.BLACK: Reason("black.2", "a chip chosen with the black crystal gives three actions"),
    Source.SPECIAL: Reason("special.2", "a special tile gives one action twice"),
    Source.FREE: Reason("pentagram.9", "an empty blue space gives two actions"),
    Source.SHELF: Reason("crystal.11", "a shelf gives two actions, or four to the black crystal"),
    Source.WAND: Reason("wand.4", "a dark space gives no more actions than it shows, or twice as many to the leader"),
}
"""Why there are no more actions, by where a group's come from."""

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


def why_not(s: WitchstoneState, decision: Decision, words: str, seat: Seat) -> Reason | None:
    """Why a seat can't do what the words say; what can be done, but is called otherwise, is told without a rule."""
    tried = read(s.board, s.seats, words)
    if isinstance(tried, Reason):
        return tried
    if seat != decision.seat:
        return _not_to_decide(s, decision.seat, tried)
    if tried.pick in (Pick.DONE, Pick.SPECIAL, Pick.DISCARD):  # 'pass', or a tile's symbols in the other order
        same = [choice for choice in decision.choices if choice.pick == tried.pick]
        same = [choice for choice in same if tried.index in (NONE, choice.index)]
        if same:
            return called(same[0].words)
    task = s.agenda[-1] if s.agenda else None
    if tried.space != NONE and _at_the_cauldron(task):
        tried = Tried(Pick.SPACE, tried.space)
    reason = MOMENTS[type(task)](s, s.shared[seat], tried)
    if reason is not None:
        return reason
    meant = [choice.words for choice in decision.choices if _means(s.board, tried, choice)]
    if len(meant) > 1:
        return could_mean(meant)
    return called(meant[0]) if meant else None


def _at_the_cauldron(task: Task | None) -> bool:
    """Whether a name that is both a space's and a location's is meant for the space."""
    if isinstance(task, Group):
        return task.action == Action.CRYSTAL
    return isinstance(task, Laying | SpecialTile | Removing)


def _not_to_decide(s: WitchstoneState, now: Seat, tried: Tried) -> Reason:
    """turn.2, tower.1, removal.1 Everything is done on one's own turn."""
    if tried.pick == Pick.REMOVE:
        return NOT_A_TURN
    return IN_TURN if s.phase == Phase.TOWERS else Reason("turn.2", f"it is {seat_name(now)}'s turn")


def _means(board: Board, tried: Tried, choice: Choice) -> bool:
    """Whether what is tried could be a choice that is called otherwise."""
    pick, index = tried.pick, tried.index
    if pick == Pick.TOWER:
        joined = board.connections[choice.index] if choice.pick == Pick.CONNECTION else None
        at_end = joined is not None and index in (joined.one, joined.other)
        return at_end or (choice.pick == Pick.TO and choice.index == index)
    if pick == Pick.SPACE:
        in_pair = choice.pick == Pick.LAY and index in board.pairs[choice.index]
        return in_pair or (choice.pick == Pick.CRYSTAL and choice.index == index)
    if pick in (Pick.TILE, Pick.HALF) and choice.pick in (Pick.SPECIAL, Pick.CHIP):
        return choice.index == index
    if pick == Pick.HALF:
        return choice.pick not in (Pick.DONE, Pick.REMOVE, Pick.SPELL)
    if pick == Pick.REMOVE and choice.pick == Pick.SPACE:
        return index in (NONE, choice.index)
    if pick == Pick.TAKE:
        return choice.pick == Pick.CHIP and choice.index == index
    return choice.pick == pick and (index in (NONE, choice.index) or pick == Pick.REMOVE)


# Before the tile is laid


def _tower(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """tower.1, tower.2, tower.4 No tower has been chosen yet."""
    if tried.pick == Pick.TOWER:
        return setup.tower_refusal(s, tried.index)
    if tried.pick == Pick.REMOVE:
        return NOT_A_TURN
    return HAVE_A_TOWER if tried.pick == Pick.DONE else TOWERS_FIRST


def _laying(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """turn.3, turn.4, turn.9, turn.11, open.29 A tile is being laid."""
    task = s.agenda[-1]
    assert isinstance(task, Laying)
    pick = tried.pick
    room = has_room(s.board, player)
    stuck = None if room else MAKE_ROOM if crystals_of(player) else ONE_GOES
    if pick == Pick.DONE:
        return stuck or HAVE_TO_LAY
    if pick in (Pick.TILE, Pick.DISCARD) and tried.index not in player.hand:
        return NOT_IN_HAND
    if pick == Pick.DISCARD:
        return STILL_FITS if stuck is not ONE_GOES else TILE_CHOSEN if task.tile != NONE else None
    if pick == Pick.TILE:
        return stuck or (None if task.tile == NONE else WHERE_NEXT if task.tile == tried.index else TILE_CHOSEN)
    if pick == Pick.LAY and tried.index != NONE:
        return _pair(s, player, tried, NO_NEIGHBOURS) or stuck or (TILE_FIRST if task.tile == NONE else None)
    if pick == Pick.SPACE and task.tile != NONE and not stuck:
        held = _holds(s.board, player, tried.index)
        if held:
            return _not_vacant(s.board, tried.index, held)
        return None if s.board.near[tried.index] & player.vacant else NO_NEIGHBOUR
    return _elsewhere(s, player, tried, LAY_FIRST)


def _pair(s: WitchstoneState, player: Player, tried: Tried, apart: Reason) -> Reason | None:
    """turn.3, turn.4, special.5 Why no tile can lie there."""
    if tried.foreign:
        return OWN_CAULDRON
    if not s.board.near[tried.index] >> tried.other & 1:
        return apart
    for space in (tried.index, tried.other):
        held = _holds(s.board, player, space)
        if held:
            return _not_vacant(s.board, space, held)
    return None


def _not_vacant(board: Board, space: int, held: str) -> Reason:
    return Reason("turn.4", f"{board.spaces[space]} is not vacant: {held} is there")


def _holds(board: Board, player: Player, space: int) -> str:
    """turn.4 What makes a space not vacant."""
    if crystals_of(player) >> space & 1:
        return "a crystal"
    if any(icon >> space & 1 for icon in board.icons):
        return "a printed icon"
    for special, _, one, other in player.laid:
        if space in (one, other):
            return "a special tile" if special else "a tile"
    return ""


def _halves(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """turn.5 A half of the tile is to be begun."""
    if tried.pick == Pick.DONE:
        return BOTH_HALVES
    return _elsewhere(s, player, tried, BOTH_HALVES)


# While actions are carried out


def _group(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """A group of actions is open."""
    group = s.agenda[-1]
    assert isinstance(group, Group)
    if group.moving != NONE:
        return _journey(s, player, group, tried)
    if group.stage == VIALS:
        return _rim(s, player, group, tried)
    if _action_of(tried, group.action) == group.action:
        if not group.left:
            return NO_MORE[group.source]
        return None if tried.pick == Pick.HALF else OWN_ACTIONS[group.action](s, player, group, tried)
    if group.action == Action.CRYSTAL and tried.pick == Pick.VIAL:
        return MOVES_FIRST if group.out else NOT_ON_RIM
    if group.action == Action.ENERGY and tried.pick == Pick.TOWER:
        here = [energy.refusal(s, s.current, n) for n in bits(s.board.at[tried.index])]
        return NO_MORE[group.source] if not group.left else None if None in here else here[0]
    return _elsewhere(s, player, tried, PASSED_ON)


def _action_of(tried: Tried, now: int) -> int:
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


def _energy(s: WitchstoneState, player: Player, group: Group, tried: Tried) -> Reason | None:
    return energy.refusal(s, s.current, tried.index)


def _witch(s: WitchstoneState, player: Player, group: Group, tried: Tried) -> Reason | None:
    if tried.pick != Pick.ADD:
        return witches.refusal(s, s.current, group, tried.index)
    if player.witches:
        return None
    return witches.NO_WITCHES if player.lying else nothing_to_do(s, player, Action.WITCH)


def _pentagram(s: WitchstoneState, player: Player, group: Group, tried: Tried) -> Reason | None:
    return NO_MORE[group.source] if tried.index > group.left else STEP_BY_STEP


def _crystal(s: WitchstoneState, player: Player, group: Group, tried: Tried) -> Reason | None:
    if tried.pick == Pick.EXIT:
        return CRYSTAL_FIRST
    there = crystals_of(player) >> tried.index & 1
    if not there:
        return CRYSTAL_FIRST if tried.pick == Pick.SPACE else crystals.NO_CRYSTAL
    return None if crystals.destinations(s, player, tried.index, group.left) else crystals.TOO_FAR


def _wand(s: WitchstoneState, player: Player, group: Group, tried: Tried) -> Reason | None:
    if tried.index > group.left:
        return wand.TOO_FAR
    if player.wand == s.board.wand_end:
        return wand.AT_THE_END
    return BEYOND if player.wand + max(tried.index, 1) > s.board.wand_end else None


def _scroll(s: WitchstoneState, player: Player, group: Group, tried: Tried) -> Reason | None:
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
    """open.17 A crystal is on its way."""
    if tried.pick == Pick.REMOVE:
        return ON_ITS_WAY
    if tried.pick == Pick.EXIT:
        return crystals.exit_refusal(s, group, tried.index)
    if tried.pick == Pick.SPACE:
        return crystals.space_refusal(s, player, group, tried.index)
    return JOURNEY_FIRST


def _rim(s: WitchstoneState, player: Player, group: Group, tried: Tried) -> Reason | None:
    """crystal.7 The crystals on the rim go to the rack."""
    if tried.pick == Pick.VIAL:
        return NOT_ON_RIM
    if tried.pick == Pick.DONE:
        return TO_THE_RACK
    return _elsewhere(s, player, tried, MOVES_OVER)


def _vial(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """crystal.10, crystal.12, crystal.15 A crystal goes to a shelf, or a chip of the cloth is chosen."""
    task = s.agenda[-1]
    assert isinstance(task, Vial)
    if task.shelf == BOTTOM:
        chip = tried.pick in (Pick.HALF, Pick.TAKE) and tried.other == NONE
        return NOT_ON_CLOTH if chip else _elsewhere(s, player, tried, CHOOSE_A_CHIP)
    if tried.pick not in (Pick.HALF, Pick.SHELF) or tried.other != NONE:
        return TO_THE_RACK if tried.pick == Pick.DONE else _elsewhere(s, player, tried, CHOOSE_A_SHELF)
    return crystals.SHELF_FULL if tried.index in (task.exit, BOTTOM) else crystals.OTHER_SHELF


def _special(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
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
        return _pair(s, player, tried, FAR_APART)
    return _elsewhere(s, player, tried, ONCE_OR_LAID)


def _free(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """pentagram.9 The type of two actions is being chosen."""
    if tried.pick == Pick.TILE or tried.other != NONE:
        return ONE_TYPE_ONLY
    if tried == PLAIN["points"]:
        return NO_TYPE
    return _elsewhere(s, player, tried, TYPE_FIRST)


def _removing(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """removal.1, turn.11 The crystal to be removed is being chosen, at will or for want of room."""
    if tried.pick == Pick.DONE and isinstance(s.agenda[0], Laying) and not has_room(s.board, player):
        return MAKE_ROOM
    if tried.pick == Pick.SPACE or (tried.pick == Pick.REMOVE and tried.index != NONE):
        return None if crystals_of(player) >> tried.index & 1 else NO_CRYSTAL_THERE
    return None if tried.pick == Pick.REMOVE else _elsewhere(s, player, tried, WHICH_ONE)


# What belongs to another moment


def _elsewhere(s: WitchstoneState, player: Player, tried: Tried, first: Reason) -> Reason | None:
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
        return NONE_FOR_RACK if first in (LAY_FIRST, BOTH_HALVES, PASSED_ON) else first
    if pick == Pick.TAKE:
        return NO_CLOTH_CHIP
    action = Action.WITCH if pick == Pick.TOWER else _action_of(tried, NONE)
    return first if action == NONE or first not in (BOTH_HALVES, PASSED_ON) else _other_action(s, player, action)


def _other_action(s: WitchstoneState, player: Player, action: int) -> Reason:
    """turn.5, turn.6, wand.8, open.23 Why actions of this type are not carried out now."""
    for task in s.agenda[:-1]:
        if isinstance(task, Group) and task.action == action and task.stage == ACTING and task.left:
            return Reason("open.23", f"these actions go on after what they have set off: {in_words(s, s.agenda[-1])}")
        if isinstance(task, Bonuses) and any(_gives(s.board, space, action) for space, _ in task.queue):
            return IN_ORDER
    if any(chip.kind == action and in_time(s, chip) and usable(s, player, action) for chip in s.won):
        return USE_THE_CHIP
    if any(action in s.board.tiles[tile] for tile in unsettled(s.agenda)):
        return NAME_THE_TILE
    if s.phase == Phase.TOWERS:
        return ONLY_ITS_CHIP
    halves = s.agenda[0]
    if isinstance(halves, Halves) and any(symbol == action for symbol, _ in halves.left):
        begin = Reason("turn.5", f"say which half comes next: {', '.join(ACTION_NAMES[n] for n, _ in halves.left)}")
        return begin if len(s.agenda) == 1 else OTHER_HALF
    name = ACTION_NAMES[action]
    laid = [s.board.tiles[tile] for set, tile, _, _ in player.laid if set == Set.ORDINARY]
    if laid and action in laid[-1]:
        return Reason("turn.5", f"the {name} half of the tile has been carried out")
    return Reason("turn.5", f"nothing gives {name} actions now: the tile laid doesn't show it")


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
    """spell.2, spell.5, spell.6, open.27 Why a spell can't be played."""
    if tried.index not in player.spells:
        return scrolls.SPENT if tried.index in player.used_spells else scrolls.NO_SPELL
    wanted = s.board.spells[tried.index].reinforces
    groups = [task for task in s.agenda if isinstance(task, Group) and wanted in (task.action, ANY)]
    if not groups:
        return scrolls.WRONG_TYPE
    if groups[-1].stage != ACTING:
        return scrolls.TOO_LATE
    if groups[-1] is not s.agenda[-1]:
        return Reason("open.23", f"what the action has set off comes first: {in_words(s, s.agenda[-1])}")
    return nothing_to_do(s, player, groups[-1].action)


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
        waiting = [task for task in s.agenda if isinstance(task, Group) and task.specials]
        return None if not waiting or waiting[-1].specials[0] == tile else SPECIAL_IN_ORDER
    if tile in player.specials:
        using = [task.action for task in s.agenda if isinstance(task, Group) and task.source == Source.SPECIAL]
        return ONE_ACTION_ONLY if any(action in s.board.tiles[tile] for action in using) else USED_UP
    laid = any(set == Set.SPECIAL and other == tile for set, other, _, _ in player.laid)
    return LAID_FOR_GOOD if laid else NOT_GAINED


def _once(s: WitchstoneState, player: Player, tried: Tried) -> Reason | None:
    """special.1, special.2 Why no special tile can be used for this action."""
    if tried.other != NONE or any(tried.index in s.board.tiles[tile] for tile in player.specials):
        return ONE_ACTION_ONLY
    return NAME_THE_TILE if unsettled(s.agenda) else NOT_GAINED


KEPT: Final[dict[Pick, Callable[[WitchstoneState, Player, Tried], Reason | None]]] = {
    Pick.SPELL: _spell,
    Pick.CHIP: _chip,
    Pick.SPECIAL: _special_tile,
    Pick.ONCE: _once,
}
"""What a player keeps for the right moment."""

MOMENTS: Final[dict[type[Task | None], Callable[[WitchstoneState, Player, Tried], Reason | None]]] = {
    type(None): _tower,
    Laying: _laying,
    Halves: _halves,
    Group: _group,
    SpecialTile: _special,
    FreeActions: _free,
    Vial: _vial,
    Removing: _removing,
}
"""The answers of each moment, by what asks."""
