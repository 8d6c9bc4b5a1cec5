"""Reading what is owed in a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from coven.games.witchstone.agenda import (
    Bonuses,
    FreeActions,
    Group,
    Halves,
    Laying,
    Removing,
    Source,
    SpecialTile,
    Stage,
    Task,
    Vial,
    Won,
)
from coven.games.witchstone.cauldron import crystals_of
from coven.games.witchstone.components import ACTION_NAMES, CHIP_NAMES, NONE, SHELF_NAMES, Action
from coven.games.witchstone.seen.position import CRYSTALS, NOTHING
from coven.games.witchstone.seen.position_parts import Reader
from coven.games.witchstone.state import Phase, WitchstoneState
from coven.kernel import PositionError

DURING = ("witch", "crystal")
"""The actions in which chips are won."""


def read_agenda(s: WitchstoneState, top: Reader) -> list[Task]:
    if "agenda" not in top.table:
        return [Laying()] if s.phase == Phase.TURNS else []
    tasks = [_read_task(s, number, item) for number, item in enumerate(top.items("agenda", ()), 1)]
    if s.phase == Phase.TURNS and not tasks:
        raise top.wrong("agenda", "empty; in a turn there is at least a tile to be laid: {'do': 'lay'}")
    _check_nesting(s, top, tasks)
    return tasks


def read_won(s: WitchstoneState, top: Reader) -> tuple[Won, ...]:
    """open.12 Chips that the current player has won in this turn and not used."""
    won = []
    for number, item in enumerate(top.items("won", ()), 1):
        reader = Reader(f"won {number}", item, ("chip", "times", "during"))
        kind = reader.number_of("chip", reader.table.get("chip"), CHIP_NAMES)
        during = reader.number_of("during", reader.table.get("during"), DURING)
        times = reader.number("times", 1, 1, 3)
        if times == 2 or (times == 3 and DURING[during] != "crystal"):
            words = "a chip is used 1 time, or 3 times if it was chosen with the black crystal"
            raise reader.wrong("times", words, "black.2")
        won.append(Won(kind, times, ACTION_NAMES.index(DURING[during])))
    kinds = Counter(chip.kind for chip in won)
    for kind in kinds - Counter(s.shared[s.current].chips):
        raise top.wrong("won", f"the chip {CHIP_NAMES[kind]} is not among the player's chips")
    if won and (s.phase == Phase.OVER or not s.agenda or isinstance(s.agenda[0], Laying)):
        raise top.wrong("won", "chips are won by what the turn's tile sets off; nothing of it is under way")
    return tuple(won)


def _check_nesting(s: WitchstoneState, top: Reader, tasks: list[Task]) -> None:
    """What is owed has to be able to come about in this order."""
    in_turn = s.phase == Phase.TURNS
    if tasks and s.phase == Phase.OVER:
        raise top.wrong("agenda", "the game is over, so nothing can be owed")
    if tasks and s.shared[s.current].tower == NONE:
        raise top.wrong("agenda", "nothing can be owed to a player without a tower")
    for depth, task in enumerate(tasks):
        outermost = isinstance(task, Laying | Halves)
        if outermost != (in_turn and depth == 0):
            raise top.wrong("agenda", "a turn begins with 'lay' or 'halves'; nowhere else can they be", "turn.3")
        if isinstance(task, Removing) and (depth < len(tasks) - 1 or not in_turn):
            words = "a crystal is removed in a turn, and before anything else: 'remove' comes last"
            raise top.wrong("agenda", words, "removal.1")
        below = tasks[depth - 1] if depth else None
        if isinstance(task, Vial) and not (isinstance(below, Group) and below.action == Action.CRYSTAL):
            raise top.wrong("agenda", "a 'vial' follows the crystal group that it comes from", "crystal.7")
        if isinstance(below, Laying) and not isinstance(task, Removing):
            raise top.wrong("agenda", "before the tile is laid nothing but a removal can be owed", "turn.3")


def _read_task(s: WitchstoneState, number: int, item: Any) -> Task:
    place = f"agenda {number}"
    kind = item.get("do") if isinstance(item, Mapping) else None
    if not isinstance(kind, str) or kind not in TASKS:
        raise PositionError(f"{place}: {item!r} has no 'do' that is one of: {', '.join(TASKS)}")
    keys, read = TASKS[kind]
    return read(s, Reader(place, item, ("do", *keys)))


def _read_group(s: WitchstoneState, reader: Reader) -> Task:
    board = s.board
    source = reader.word("source", "tile", [source.name.lower() for source in Source])
    action = reader.number_of("action", reader.table.get("action"), ACTION_NAMES)
    group = Group(action, reader.number("left", 1, 0, 1000), Source(source))
    group.stage = Stage(reader.word("stage", "acting", [stage.name.lower() for stage in Stage]))
    group.specials = reader.words("specials", (), board.tile_names)
    group.out = tuple(
        (reader.number_of("out", sort, CRYSTALS), reader.number_of("out", exit, ACTION_NAMES))
        for sort, exit in reader.pairs("out")
    )
    group.moving = reader.word("moving", NOTHING, board.spaces)
    if group.moving != NONE and not crystals_of(s.shared[s.current]) >> group.moving & 1:
        raise reader.wrong("moving", "no crystal lies there")
    if group.moving != NONE and group.action != Action.CRYSTAL:
        raise reader.wrong("moving", "only a crystal group moves crystals")
    return group


def _read_laying(s: WitchstoneState, reader: Reader) -> Task:
    return Laying(reader.word("tile", NOTHING, s.board.tile_names))


def _read_halves(s: WitchstoneState, reader: Reader) -> Task:
    halves = []
    player = s.shared[s.current]
    for symbol, space in reader.pairs("left"):
        half = (reader.number_of("left", symbol, ACTION_NAMES), reader.number_of("left", space, s.board.spaces))
        if not player.symbols[half[0]] >> half[1] & 1:
            raise reader.wrong("left", f"no {symbol} is to be seen on {space}")
        halves.append(half)
    return Halves(tuple(halves))


def _read_special(s: WitchstoneState, reader: Reader) -> Task:
    return SpecialTile(reader.number_of("tile", reader.table.get("tile"), s.board.tile_names))


def _read_free(s: WitchstoneState, reader: Reader) -> Task:
    return FreeActions()


def _read_bonuses(s: WitchstoneState, reader: Reader) -> Task:
    queue = []
    for space, times in reader.pairs("queue"):
        if type(space) is not int or not 0 < space <= s.board.wand_end or s.board.wand[space] is None:
            raise reader.wrong("queue", f"{space!r} is not a dark or silver space of the wand")
        if times not in (1, 2):
            raise reader.wrong("queue", f"a space counts 1 time or 2 times, not {times!r}", "wand.5")
        queue.append((space, int(times)))
    return Bonuses(tuple(queue))


def _read_vial(s: WitchstoneState, reader: Reader) -> Task:
    exit = reader.number_of("exit", reader.table.get("exit"), ACTION_NAMES)
    return Vial(reader.word("crystal", CRYSTALS[0], CRYSTALS), exit, reader.word("shelf", NOTHING, SHELF_NAMES))


def _read_removing(s: WitchstoneState, reader: Reader) -> Task:
    return Removing()


TaskReader = Callable[[WitchstoneState, Reader], Task]
TASKS: dict[str, tuple[tuple[str, ...], TaskReader]] = {
    "group": (("action", "left", "source", "stage", "specials", "out", "moving"), _read_group),
    "lay": (("tile",), _read_laying),
    "halves": (("left",), _read_halves),
    "special": (("tile",), _read_special),
    "free": ((), _read_free),
    "bonuses": (("queue",), _read_bonuses),
    "vial": (("crystal", "exit", "shelf"), _read_vial),
    "remove": ((), _read_removing),
}
