"""What a person tries: words read as something that is chosen at some moment of the game, whether or not it is now."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from coven.games.witchstone.choices import Choice, Pick
from coven.games.witchstone.components import (
    ACTION_NAMES,
    BOTTOM,
    CHIP_NAMES,
    CHOOSE_CHIP,
    CHOOSE_EXIT,
    CHOOSE_ONCE,
    CHOOSE_SCROLL,
    CHOOSE_VIAL,
    NONE,
    POINTS,
    ROMAN,
    Board,
)
from coven.kernel import DECLINING, Reason, Seat, no_such, seat_name


@dataclass(frozen=True, slots=True)
class Tried:
    """Something that can be chosen at some moment."""

    pick: Pick
    index: int = NONE
    """Which connection, location, space ... it is about; NONE if that isn't said."""
    other: int = NONE
    """The second space, where a crystal goes, the second type of action or the second scroll."""
    times: int = 1
    """How many actions a chip gives; for a crystal, 3 if it is the black one."""
    foreign: bool = False
    """Whether it is about a rival's cauldron."""
    out: bool = False
    """Whether a crystal goes out of the cauldron: `other` is the exit then, or NONE for any."""
    tile: int = NONE
    """For two spaces, the tile that is said to be laid there."""
    space: int = NONE
    """For a location, the space of the cauldron that is called the same."""
    by_name: bool = False
    """Whether only a scroll's name is said, and the index is that of the scroll: a spell may be one to use or one to
    take, a prophecy is only taken."""


PLAIN: Final = {
    "done": Tried(Pick.DONE),
    "pass": Tried(Pick.DONE),
    "add": Tried(Pick.ADD),
    "add a witch": Tried(Pick.ADD),
    "advance": Tried(Pick.ADVANCE),
    "out": Tried(Pick.EXIT),
    "lay": Tried(Pick.LAY),
    "remove": Tried(Pick.REMOVE),
    "remove a crystal": Tried(Pick.REMOVE),
    "behind the screen": Tried(Pick.ASIDE),
    "bottom": Tried(Pick.SHELF, BOTTOM),
    "points": Tried(Pick.TAKE, POINTS),
}
"""Words that name nothing but what is done with them."""

BLACK: Final = 3
BLACK_ONE: Final = ("black", "black crystal", "the black crystal", "my black crystal", "crystal black")
"""What a person calls the black crystal, wherever it is."""


def read(board: Board, seats: int, words: str) -> Tried | Reason:
    """What the words try, however they are spelled; told, without a rule, if they name nothing."""
    whole = " ".join(words.casefold().split())
    said = whole.removeprefix("take ")
    if said in PLAIN or said in DECLINING:
        return PLAIN.get(said, Tried(Pick.DONE))
    if said in BLACK_ONE:
        return Tried(Pick.CRYSTAL, times=BLACK)
    named = (number_of(name, board.scroll_names) for name in (said, said.removeprefix("scroll ")))
    scroll = next((number for number in named if number != NONE), NONE)
    if scroll != NONE:
        spell = scroll < len(board.spells) and said == whole
        return Tried(Pick.SPELL if spell else Pick.SCROLL, scroll, by_name=True)
    verb, _, rest = said.partition(" ")
    if verb in VERBS and rest:
        return VERBS[verb](board, words, rest)
    return _things(board, seats, words, said)


def number_of(said: str, names: tuple[str, ...]) -> int:
    """The number of a name, however it is spelled, or NONE."""
    return next((number for number, name in enumerate(names) if name.casefold() == said), NONE)


# What begins with what is done


def _spell(board: Board, words: str, rest: str) -> Tried | Reason:
    names = tuple(spell.name for spell in board.spells)
    number = number_of(rest, names)
    return Tried(Pick.SPELL, number) if number != NONE else no_such("spell", rest, names)


def _chip(board: Board, words: str, rest: str) -> Tried | Reason:
    name = rest.removesuffix(" x3")
    number = number_of(name, CHIP_NAMES)
    return Tried(Pick.CHIP, number, times=3 if name != rest else 1) if number != NONE else no_such("chip", rest, CHIPS)


def _special(board: Board, words: str, rest: str) -> Tried | Reason:
    number = tile_number(board, rest)
    if number in board.special:
        return Tried(Pick.SPECIAL, number)
    return no_such("special tile", rest, [board.tile_names[tile] for tile in board.special])


def _to(board: Board, words: str, rest: str) -> Tried | Reason:
    number = number_of(rest, board.locations)
    return Tried(Pick.TO, number) if number != NONE else no_such("location", rest, board.locations)


def _advance(board: Board, words: str, rest: str) -> Tried | Reason:
    number = rest.removesuffix(" spaces").removesuffix(" space")
    if number.isdecimal() and int(number) > 0:
        return Tried(Pick.ADVANCE, int(number))
    return no_such("number of spaces", rest)


def _crystal(board: Board, words: str, rest: str) -> Tried | Reason:
    if rest.startswith("at "):
        return _on_the_rim(board, words, rest)
    leaving = LEAVING.fullmatch(rest)
    if leaving is not None:
        return _leaving(board, leaving)
    said = JOURNEY.split(rest)
    spaces = [number_of(space, board.spaces) for space in said]
    if len(said) > 2 or NONE in spaces:
        return no_such("space", rest, board.spaces)
    return Tried(Pick.CRYSTAL, spaces[0], NONE if len(said) == 1 else spaces[1])


def _leaving(board: Board, said: re.Match[str]) -> Tried | Reason:
    """crystal.6 A crystal and the exit where it goes out, if that is said."""
    space = number_of(said["space"], board.spaces)
    if space == NONE:
        return no_such("space", said["space"], board.spaces)
    exit = NONE if said["exit"] is None else number_of(said["exit"], ACTION_NAMES)
    if exit == NONE and said["exit"] is not None:
        return no_such("exit", said["exit"], ACTION_NAMES)
    return Tried(Pick.CRYSTAL, space, exit, out=True)


def _black(board: Board, words: str, rest: str) -> Tried | Reason:
    found = _on_the_rim(board, words, rest)
    return replace(found, times=BLACK) if isinstance(found, Tried) else found


def _on_the_rim(board: Board, words: str, rest: str) -> Tried | Reason:
    exit = number_of(rest.removeprefix("at "), ACTION_NAMES)
    return Tried(Pick.VIAL, exit) if exit != NONE else no_such("exit", rest.removeprefix("at "), ACTION_NAMES)


def _out(board: Board, words: str, rest: str) -> Tried | Reason:
    exit = number_of(rest.removeprefix("at "), ACTION_NAMES)
    return Tried(Pick.EXIT, exit) if exit != NONE else no_such("exit", rest.removeprefix("at "), ACTION_NAMES)


def _once(board: Board, words: str, rest: str) -> Tried | Reason:
    found = _actions(rest)
    return Tried(Pick.ONCE, found[0], found[1]) if found else no_such("type of action", rest, ACTION_NAMES)


def _discard(board: Board, words: str, rest: str) -> Tried | Reason:
    number = tile_number(board, rest)
    return Tried(Pick.DISCARD, number) if number != NONE else no_such("tile", rest, board.tile_names)


JOURNEY: Final = re.compile(",? to |, ")
"""What is said between where a crystal lies and where it goes."""
LEAVING: Final = re.compile(r"(?P<space>\w+),? (?:goes )?out(?: (?:at|of|by) (?:the )?(?P<exit>\w+)(?: exit)?)?")
"""'b2 out at wand': a crystal that leaves the cauldron."""
ON_A_SPACE: Final = re.compile(r"^(?:(?:a|the|my) )?(?:crystal )?(?:(?:on|at|from|in) )?")
"""What may be said between 'remove' and a space: 'the crystal on'."""


def _remove(board: Board, words: str, rest: str) -> Tried | Reason:
    number = number_of(ON_A_SPACE.sub("", rest), board.spaces)
    return Tried(Pick.REMOVE, number) if number != NONE else no_such("space", rest, board.spaces)


def _tower(board: Board, words: str, rest: str) -> Tried | Reason:
    number = number_of(f"t{rest}" if rest.isdecimal() else rest, board.locations)
    if number != NONE:
        return Tried(Pick.TOWER, number)
    return no_such("tower", rest, [board.locations[tower] for tower in board.towers])


def _scroll(board: Board, words: str, rest: str) -> Tried | Reason:
    number = number_of(rest, ROMAN)
    return Tried(Pick.SCROLL, number) if number != NONE else _things(board, 0, words, f"scroll {rest}")


VERBS: Final = {
    "spell": _spell,
    "chip": _chip,
    "special": _special,
    "to": _to,
    "advance": _advance,
    "crystal": _crystal,
    "black": _black,
    "out": _out,
    "once": _once,
    "discard": _discard,
    "remove": _remove,
    "tower": _tower,
    "scroll": _scroll,
}
CHIPS: Final = (*CHIP_NAMES, *[f"{name} x3" for name in CHIP_NAMES])


# What is only named


def _things(board: Board, seats: int, words: str, said: str) -> Tried | Reason:
    location, space = number_of(said, board.locations), number_of(said, board.spaces)
    if location != NONE:
        return Tried(Pick.TOWER, location, space=space)
    if space != NONE:
        return Tried(Pick.SPACE, space)
    positions = [number_of(part, ROMAN) for part in said.split(" and ")]
    if NONE not in positions:
        return Tried(Pick.SCROLL, positions[0], positions[1] if len(positions) > 1 else NONE)
    tile = tile_number(board, said)
    if tile != NONE:
        return Tried(Pick.TILE, tile)
    actions = _actions(said)
    if actions:
        return Tried(Pick.HALF, actions[0], actions[1])
    ends = said.split("-")
    if len(ends) == 2 and all(number_of(end, board.locations) != NONE for end in ends):
        return _connection(board, words, ends)
    spaces = said.split()
    rivals = [seat_name(Seat(n)).casefold() for n in range(seats)]
    foreign = len(spaces) == 3 and spaces[0] in rivals
    pair = [number_of(space, board.spaces) for space in (spaces[1:] if foreign else spaces)]
    if len(pair) == 2 and NONE not in pair:
        return Tried(Pick.LAY, pair[0], pair[1], foreign=foreign)
    tile, first, other = (*[tile_number(board, word) for word in spaces[:1]], *pair[1:], NONE, NONE)[:3]
    if len(pair) == 3 and NONE not in (tile, first, other):
        return Tried(Pick.LAY, first, other, tile=tile)
    return no_such("answer", words, notation(board))


def tile_number(board: Board, said: str) -> int:
    """The tile with these two symbols, in either order, or NONE."""
    number = number_of(said, board.tile_names)
    return number if number != NONE else number_of("/".join(reversed(said.split("/"))), board.tile_names)


BETWEEN: Final = re.compile(r"/| and | ")
"""What stands between two types of action."""


def _actions(said: str) -> tuple[int, ...]:
    """One type of action, with NONE, or two types; () if anything else is said."""
    found = [number_of(name, ACTION_NAMES) for name in BETWEEN.split(said)]
    different = len(found) == len(set(found)) and len(found) in (1, 2)
    return (*found, NONE)[:2] if different and NONE not in found else ()


def _connection(board: Board, words: str, ends: list[str]) -> Tried | Reason:
    names = tuple(connection.name for connection in board.connections)
    for said in ("-".join(ends), "-".join(reversed(ends))):
        if number_of(said, names) != NONE:
            return Tried(Pick.CONNECTION, number_of(said, names))
    return no_such("connection", words, names)


def notation(board: Board) -> list[str]:
    """All words that are offered at some moment of the game."""
    lists: tuple[tuple[Choice, ...], ...] = (
        board.choose_connection,
        board.choose_to,
        board.choose_tower,
        board.choose_space,
        board.choose_crystal,
        board.choose_lay,
        board.choose_tile,
        board.choose_discard,
        board.choose_special,
        board.choose_spell,
        board.choose_advance[1:],
        CHOOSE_SCROLL,
        CHOOSE_CHIP[1],
        CHOOSE_CHIP[3],
        CHOOSE_EXIT,
        CHOOSE_ONCE,
        *CHOOSE_VIAL,
    )
    words = [choice.words for choices in lists for choice in choices]
    plain = ["done", "add", "advance", "behind the screen", "remove a crystal", "bottom", "points"]
    return [*words, *ACTION_NAMES, *plain]
