"""Why not: the rule against anything a person might try.

The words tried are those of the notation. Each kind of thing that can be under way has its own answer; words that
belong to another moment of the game get the rule that says what comes first.
"""

from __future__ import annotations

from functools import lru_cache

from coven.games.witchstone import crystals, energy, scrolls, setup, wand, witches
from coven.games.witchstone.agenda import FreeActions, Group, Halves, Laying, SpecialTile, Stage, Vial
from coven.games.witchstone.cauldron import crystals_of, has_room
from coven.games.witchstone.components import (
    ACTION_NAMES,
    ANY,
    CHIP_NAMES,
    CHOOSE_CHIP,
    CHOOSE_EXIT,
    CHOOSE_ONCE,
    CHOOSE_SCROLL,
    NONE,
    SHELF_NAMES,
    Action,
    Board,
)
from coven.games.witchstone.possible import possible
from coven.games.witchstone.seen.view import in_words
from coven.games.witchstone.state import Phase, Player, WitchstoneState
from coven.kernel import Decision, Reason, Seat, seat_name

TOWERS_FIRST = Reason("tower.1", "towers are chosen before anything else")
NOT_IN_HAND = Reason("turn.3", "that tile is not in your hand")
TILE_FIRST = Reason("turn.3", "choose the tile before its place")
HAVE_TO_LAY = Reason("turn.9", "a tile has to be laid; only its actions may be declined")
STILL_FITS = Reason("open.29", "a tile is discarded only when none fits and no crystal is left to be removed")
OWN_CAULDRON = Reason("turn.3", "tiles are laid in your own cauldron")
NO_NEIGHBOURS = Reason("turn.3", "the two spaces are no neighbours")
HALF_GONE = Reason("turn.5", "that half has been carried out, or is not on the tile laid")
NO_ACTIONS = Reason("cluster.8", "there are no more actions than the strength gives")
NO_CHIP = Reason("chip.4", "no such chip has been won in a group that is still open, or it can do nothing now")
NO_SPECIAL = Reason("open.14", "no such special tile is waiting, or another one was gained before it")
ONE_ACTION_ONLY = Reason("special.2", "one of the tile's two actions is carried out twice")
ONE_TYPE_ONLY = Reason("pentagram.9", "both actions are of one type")
NOTHING_TO_DO = Reason("special.1", "that action could do nothing now")
SETTLE_IT = Reason("open.14", "a special tile is used or laid before its group is closed")
NO_CRYSTALS = Reason("removal.1", "no crystal is left in your cauldron")
NOT_YOUR_TURN = Reason("removal.1", "crystals are removed on one's own turn only")
JOURNEY_FIRST = Reason("open.17", "the crystal picked finishes its journey first")
CHOOSE_A_SHELF = Reason("crystal.10", "the crystal goes to a shelf first")
NOT_ON_CLOTH = Reason("crystal.12", "no such chip is on the cloth")


def why_not(s: WitchstoneState, decision: Decision, words: str) -> Reason | None:
    """Why the current player can't do what the words say; None if they say nothing of this game."""
    words = " ".join(words.casefold().split())
    seat = decision.seat
    player = s.shared[seat]
    if words == "remove a crystal" or words.startswith("remove "):
        if s.phase != Phase.TURNS:
            return NOT_YOUR_TURN
        return JOURNEY_FIRST if crystals_of(player) else NO_CRYSTALS
    if not s.agenda:
        return _tower(s, words)
    task = s.agenda[-1]
    reason: Reason | None = None
    if isinstance(task, Laying):
        reason = _laying(s, seat, task, words)
    elif isinstance(task, Halves):
        reason = HALF_GONE if words in ACTION_NAMES else None
    elif isinstance(task, Group):
        reason = _group(s, seat, task, words)
    elif isinstance(task, SpecialTile):
        reason = _special(s, player, words)
    elif isinstance(task, FreeActions):
        both = words.replace("/", " ").split()
        reason = ONE_TYPE_ONLY if len(both) == 2 and all(word in ACTION_NAMES for word in both) else None
    elif isinstance(task, Vial):
        reason = _vial(s, task, words)
    if reason is None and words in notation(s.board):
        reason = Reason("open.23", f"this comes first: {in_words(s, task)}")
    return reason


@lru_cache(maxsize=16)
def notation(board: Board) -> frozenset[str]:
    """All words that mean something at some moment of the game."""
    lists = (
        board.choose_connection,
        board.choose_to,
        board.choose_tower,
        board.choose_space,
        board.choose_crystal,
        board.choose_lay,
        board.choose_tile,
        board.choose_special,
        board.choose_spell,
        board.choose_advance,
        CHOOSE_SCROLL,
        CHOOSE_CHIP[1],
        CHOOSE_CHIP[3],
        CHOOSE_EXIT,
        CHOOSE_ONCE,
    )
    words = {choice.words.casefold() for choices in lists for choice in choices}
    return frozenset(words | set(SHELF_NAMES) | set(CHIP_NAMES) | {"done", "add", "advance", "behind the screen"})


def _find(words: str, names: tuple[str, ...]) -> int:
    """The number of a name, however it is spelled, or NONE."""
    for number, name in enumerate(names):
        if name.casefold() == words:
            return number
    return NONE


def _tower(s: WitchstoneState, words: str) -> Reason | None:
    location = _find(words, s.board.locations)
    if location != NONE:
        return setup.tower_refusal(s, location)
    return TOWERS_FIRST if words in notation(s.board) else None


def _laying(s: WitchstoneState, seat: Seat, task: Laying, words: str) -> Reason | None:
    if words in ("done", "pass"):
        return HAVE_TO_LAY
    if words.startswith("discard "):
        return STILL_FITS
    if words in (name.casefold() for name in s.board.tile_names):
        return NOT_IN_HAND if task.tile == NONE else None
    reason = _pair(s, seat, words)
    return TILE_FIRST if reason is None and task.tile == NONE and _is_pair(s.board, words) else reason


def _is_pair(board: Board, words: str) -> bool:
    spaces = words.split()
    return len(spaces) == 2 and all(space in board.spaces for space in spaces)


def _pair(s: WitchstoneState, seat: Seat, words: str) -> Reason | None:
    """turn.3, turn.4 Why no tile can lie there."""
    board, player = s.board, s.shared[seat]
    owner, _, rest = words.partition(" ")
    rivals = [seat_name(Seat(n)).casefold() for n in range(s.seats) if n != seat]
    if owner in rivals and _is_pair(board, rest):
        return OWN_CAULDRON
    if not _is_pair(board, words):
        return None
    one, other = (board.spaces.index(space) for space in words.split())
    if not board.near[one] >> other & 1:
        return NO_NEIGHBOURS
    for space in (one, other):
        held = _holds(board, player, space)
        if held:
            return Reason("turn.4", f"{board.spaces[space]} is not vacant: {held} is there")
    return None


def _holds(board: Board, player: Player, space: int) -> str:
    """What makes a space not vacant."""
    if crystals_of(player) >> space & 1:
        return "a crystal"
    if any(icon >> space & 1 for icon in board.icons):
        return "a printed icon"
    for special, _, one, other in player.laid:
        if space in (one, other):
            return "a special tile" if special else "a tile"
    return ""


def _group(s: WitchstoneState, seat: Seat, group: Group, words: str) -> Reason | None:
    board, player = s.board, s.shared[seat]
    if words.startswith("spell "):
        return _spell(board, player, group, words)
    if words.startswith("chip "):
        return NO_CHIP
    if words.startswith("special "):
        return NO_SPECIAL
    if group.moving != NONE:
        return _journey(s, seat, group, words)
    if group.stage != Stage.ACTING:
        return None
    if group.action == Action.ENERGY:
        return _energy(s, seat, group, words)
    if group.action == Action.WITCH:
        if words == "add":
            return NO_ACTIONS if not group.left else witches.NO_WITCHES
        location = _find(words.removeprefix("to "), board.locations)
        return None if location == NONE else witches.refusal(s, seat, group, location)
    if group.action == Action.CRYSTAL:
        space = _find(words.removeprefix("crystal "), board.spaces)
        if space == NONE:
            return None
        return crystals.TOO_FAR if crystals_of(player) >> space & 1 else crystals.NO_CRYSTAL
    if words.startswith("advance"):
        if group.action == Action.PENTAGRAM:
            return NO_ACTIONS
        if group.action == Action.WAND:
            return wand.AT_THE_END if player.wand == board.wand_end else wand.TOO_FAR
    if group.action == Action.SCROLL:
        position = _find(words, tuple(choice.words for choice in CHOOSE_SCROLL))
        if position != NONE:
            return scrolls.NO_SCROLL if position >= len(s.row) else scrolls.TOO_HIGH
    return None


def _energy(s: WitchstoneState, seat: Seat, group: Group, words: str) -> Reason | None:
    for number, connection in enumerate(s.board.connections):
        one, other = s.board.locations[connection.one].casefold(), s.board.locations[connection.other].casefold()
        if words in (f"{one}-{other}", f"{other}-{one}"):
            return energy.refusal(s, seat, number) or (None if group.left else NO_ACTIONS)
    return None


def _spell(board: Board, player: Player, group: Group, words: str) -> Reason | None:
    number = _find(words.removeprefix("spell "), tuple(spell.name for spell in board.spells))
    if number == NONE:
        return None
    if number not in player.spells:
        return scrolls.NO_SPELL
    if board.spells[number].reinforces not in (group.action, ANY):
        return scrolls.WRONG_TYPE
    return scrolls.TOO_LATE


def _journey(s: WitchstoneState, seat: Seat, group: Group, words: str) -> Reason | None:
    exit = _find(words.removeprefix("out at "), ACTION_NAMES)
    if words == "out":
        return crystals.NO_EXIT
    if exit != NONE:
        return crystals.refusal(s, seat, group, NONE, exit)
    space = _find(words, s.board.spaces)
    if space == NONE:
        return JOURNEY_FIRST if words == "done" or words.startswith("crystal ") else None
    return crystals.refusal(s, seat, group, space, NONE)


def _special(s: WitchstoneState, player: Player, words: str) -> Reason | None:
    if words in ("done", "behind the screen"):
        return SETTLE_IT
    if words.startswith("once "):
        symbol = _find(words.removeprefix("once "), ACTION_NAMES)
        return NOTHING_TO_DO if symbol != NONE and not possible(s, player, symbol) else ONE_ACTION_ONLY
    if not has_room(s.board, player) and words == "lay":
        return Reason("special.5", "no two vacant spaces lie next to each other")
    return _pair(s, s.current, words)


def _vial(s: WitchstoneState, task: Vial, words: str) -> Reason | None:
    if task.shelf != NONE:
        return NOT_ON_CLOTH if words in CHIP_NAMES else None
    shelf = _find(words, SHELF_NAMES)
    if shelf == NONE:
        return CHOOSE_A_SHELF
    return crystals.SHELF_FULL if shelf in (task.exit, SHELF_NAMES.index("bottom")) else crystals.OTHER_SHELF
