"""Reading component files: from TOML text to a board, with errors that name the place."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from itertools import combinations
from typing import Any, Final, TypeVar

from coven.games.revolution.components import (
    ANY,
    BLESSINGS,
    CATASTROPHE,
    CLASS_NAMES,
    EVENT_TYPES,
    ICON_NAMES,
    ICONS,
    LETTERS,
    MAGIC,
    MARKERS,
    OBJECTIVE_TYPE_NAMES,
    OBJECTIVE_TYPES,
    OF_A_TYPE,
    RECRUITS,
    UNALIGNED,
    Board,
    Class,
    Event,
    Objective,
    Witch,
)
from coven.games.revolution.text.reading import read_ability, read_event, read_instructions, read_space
from coven.games.revolution.text.tree import Instruction
from coven.kernel import SetupError, near
from coven.language import TextError

LIBERTY_SPACES: Final = 7
"""liberty.3 The score is from 1 to 7; space 0 is maximum Tyranny."""
OBJECTIVES_OF_A_TYPE: Final = 4
SIGNS: Final = {
    "Liberty": (True, False),
    "Peril": (False, True),
    "Liberty and Peril": (True, True),
    "none": (False, False),
}
"""anatomy.10, open.25 Any of the four, whatever the kind of the Event."""

Section = Mapping[str, Any]
T = TypeVar("T")


def shipped() -> str:
    """The text of the component file that ships."""
    return files("coven.games.revolution").joinpath("components.toml").read_text(encoding="utf-8")


@lru_cache(maxsize=16)
def read_board(text: str | None) -> Board:
    """The board of a component file, whose missing sections are those that ship. SetupError if it can't be."""
    sections = _parse(shipped())
    if text is not None:
        own = _parse(text)
        for name in own:
            if name not in sections:
                raise _wrong(
                    f"[{name}]", f"no such section{near(name, sections)}; the sections are: {', '.join(sections)}"
                )
        sections.update(own)
    board = Board()
    _read_board(board, _Place("board", sections["board"]))
    _read_seekers(board, _Place("seekers", sections["seekers"]))
    _read_recruits(board, _Place("recruits", sections["recruits"]))
    _read_blessings(board, _Place("blessings", sections["blessings"]))
    _read_objectives(board, _Place("objectives", sections["objectives"]))
    _read_events(board, _Place("events", sections["events"]))
    witches = [*(card for one in board.seekers for card in one), *board.recruits, *board.blessings]
    board.witches_named = _by_name(witches)
    board.events_named = _by_name(board.events)
    shown = [tuple(sorted({event.type for event in board.events if event.icons >> icon & 1})) for icon in range(ICONS)]
    board.types_showing = tuple(shown)
    board.objectives_named = _by_name(board.objectives)
    return board


def _parse(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise _wrong("the file", "not a component file: it is nested too deeply") from None
    except ValueError as error:  # also of a number with thousands of digits
        raise _wrong("the file", f"not TOML: {error}") from None


def _wrong(place: str, words: str) -> SetupError:
    return SetupError(f"revolution components, {place}: {words}")


def _by_name(cards: Any) -> dict[str, Any]:
    named: dict[str, Any] = {}
    for card in cards:
        if card.name in named:
            raise _wrong(repr(card.name), "two cards have this name")
        named[card.name] = card
    return named


class _Place:
    """A table in the file, and what it is called in errors."""

    __slots__ = ("name", "table")

    def __init__(self, name: str, table: Any) -> None:
        self.name = name
        if not isinstance(table, dict):
            raise _wrong(f"[{name}]", "a section with keys is expected here")
        self.table: Section = table

    def wrong(self, key: str, words: str) -> SetupError:
        return _wrong(f"[{self.name}] {key}".rstrip(), words)

    def only(self, *keys: str) -> None:
        for key in self.table:
            if key not in keys:
                raise self.wrong(key, f"no such key{near(key, keys)}; the keys are: {', '.join(keys)}")

    def get(self, key: str, what: str) -> Any:
        if key not in self.table:
            raise self.wrong(key, f"missing; {what} is expected")
        return self.table[key]

    def number(self, key: str, least: int, most: int) -> int:
        value = self.get(key, "a number")
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(key, f"{value!r} is not a number from {least} to {most}")
        return value

    def numbers(self, key: str, least: int, most: int, count: int | None = None) -> tuple[int, ...]:
        value = self.get(key, "a list of numbers")
        good = isinstance(value, list) and value and all(type(n) is int and least <= n <= most for n in value)
        if not good or (count is not None and len(value) != count):
            so_many = "" if count is None else f"{count} "
            raise self.wrong(key, f"{value!r} is not a list of {so_many}numbers from {least} to {most}")
        return tuple(value)

    def word(self, key: str, what: str = "words", default: str | None = None) -> str:
        value = self.table.get(key, default) if default is not None else self.get(key, what)
        bad = not isinstance(value, str) or value != value.strip() or "\n" in value or len(value) > 200
        if bad or (default is None and not value):
            raise self.wrong(key, f"{value!r} is not {what}")
        return str(value)

    def words(self, key: str) -> tuple[str, ...]:
        value = self.table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise self.wrong(key, f"{value!r} is not a list of texts")
        return tuple(value)

    def cards(self, key: str, count: int) -> Iterator[_Place]:
        value = self.get(key, f"a list of {count} cards")
        if not isinstance(value, list) or len(value) != count:
            many = len(value) if isinstance(value, list) else "none"
            raise self.wrong(key, f"{count} cards are expected here, not {many}")
        for number, one in enumerate(value, 1):
            name = one.get("name") if isinstance(one, dict) else None
            yield _Place(f"{self.name}.{key} {name if isinstance(name, str) else number}", one)

    def texts(self, read: Callable[[str], T], key: str = "text") -> tuple[tuple[str, T], ...]:
        """What each of a card's texts becomes."""
        found = []
        for text in self.words(key):
            try:
                found.append((text, read(text)))
            except TextError as error:
                raise self.wrong(key, str(error)) from None
        return tuple(found)


def _read_board(board: Board, place: _Place) -> None:
    """open.1, open.2, open.3, setup.3 Tracks, the line and hand sizes."""
    place.only("known", "spaces", "loss", "moon", "moon_start", "liberty_start", "hand", "liberty")
    board.spaces = place.number("spaces", 3, 20)
    board.loss = place.numbers("loss", 2, board.spaces, 4)
    board.moon = place.numbers("moon", 0, 20)
    board.moon_start = place.number("moon_start", 1, len(board.moon)) - 1
    board.liberty_start = place.number("liberty_start", 1, LIBERTY_SPACES)
    board.hand = place.numbers("hand", 1, 12, 4)
    effects = _Place("board.liberty", place.table.get("liberty", {}))
    effects.only(*(str(space) for space in range(1, LIBERTY_SPACES + 1)))
    spaces = [effects.texts(read_space, str(space)) for space in range(LIBERTY_SPACES + 1)]
    board.set_liberty(tuple(tuple(effect for _, effect in space) for space in spaces))


def _read_seekers(board: Board, place: _Place) -> None:
    """setup.2, setup.2#2, anatomy.11 Four sets, each of every pair of two different icons once."""
    place.only("known", "sets", "text")
    sets = place.words("sets")
    if len(sets) != 4 or len(set(sets)) != 4 or not all(re.fullmatch(r"\w+", name) for name in sets):
        raise place.wrong("sets", "four different words are expected: the illustrations of the four sets")
    abilities = place.texts(lambda text: read_ability(text, "Seeker"))
    board.seekers = tuple(
        tuple(
            Witch(
                f"{art} Seeker {LETTERS[one]}{LETTERS[other]}",
                Class.SEEKER,
                1,
                tuple(int(icon in (one, other)) for icon in range(MAGIC)),
                abilities,
                art=art,
            )
            for one, other in combinations(range(MAGIC), 2)
        )
        for art in sets
    )


def _read_recruits(board: Board, place: _Place) -> None:
    """setup.7, anatomy.2, anatomy.3 Thirty cards that are neither Seekers nor Blessings."""
    place.only("known", "cards")
    board.recruits = tuple(_recruit(card) for card in place.cards("cards", RECRUITS))


def _recruit(card: _Place) -> Witch:
    card.only("name", "class", "stars", "icons", "text", "flavour")
    name = card.word("class", "a class")
    classes = CLASS_NAMES[1:5]
    if name not in classes:
        raise card.wrong("class", f"{name!r} is none of: {', '.join(classes)}")
    letters = card.word("icons", "letters of icons, such as BBR")
    if any(letter not in LETTERS for letter in letters) or len(letters) > 8:
        raise card.wrong("icons", f"{letters!r} has other letters than {', '.join(LETTERS)}, or more than 8")
    return Witch(
        card.word("name"),
        CLASS_NAMES.index(name),
        card.number("stars", 0, 9),
        tuple(letters.count(letter) for letter in LETTERS),
        card.texts(lambda text: read_ability(text, name)),
        flavour=card.word("flavour", default=""),
    )


def _read_blessings(board: Board, place: _Place) -> None:
    """setup.5, recruit-step.3 Six Blessings."""
    place.only("known", "cards")
    board.blessings = tuple(_blessing(card) for card in place.cards("cards", BLESSINGS))


def _blessing(card: _Place) -> Witch:
    card.only("name", "text", "flavour")
    does = _instructions(card)
    return Witch(card.word("name"), Class.BLESSING, 0, (0,) * MAGIC, (), does, flavour=card.word("flavour", default=""))


def _instructions(card: _Place) -> tuple[Instruction, ...]:
    texts = card.texts(read_instructions)
    if not texts:
        raise card.wrong("text", "missing; what it does is expected")
    return tuple(step for _, steps in texts for step in steps)


def _read_objectives(board: Board, place: _Place) -> None:
    """anatomy.4, anatomy.6, anatomy.11, setup.11 Four Objectives of each type."""
    place.only("known", "cards")
    found = tuple(_objective(card) for card in place.cards("cards", 4 * OBJECTIVES_OF_A_TYPE))
    for type, name in enumerate(OBJECTIVE_TYPE_NAMES):
        count = sum(one.type == type for one in found)
        if count != OBJECTIVES_OF_A_TYPE:
            raise place.wrong("cards", f"{OBJECTIVES_OF_A_TYPE} of {name} are expected, not {count}")
    board.objectives = found


def _objective(card: _Place) -> Objective:
    card.only("name", "markers", "text", "flavour")
    markers = [0] * ICONS
    for part in card.word("markers", "markers, such as '3 Brewing, 4 Rituals'").split(", "):
        number, _, icon = part.partition(" ")
        if icon not in ICON_NAMES or not number.isdecimal() or not 1 <= int(number) <= MARKERS:
            raise card.wrong(
                "markers", f"{part!r} is not a number from 1 to {MARKERS} and an icon, such as '3 Brewing'"
            )
        markers[ICON_NAMES.index(icon)] = int(number)
    shown = {icon for icon in range(ICONS) if markers[icon]}
    types = [type for type, pair in enumerate(OBJECTIVE_TYPES) if shown == set(pair)]
    if not types:
        pairs = ", ".join(OBJECTIVE_TYPE_NAMES)
        raise card.wrong("markers", f"both icons of one type are expected, and no other; the types are: {pairs}")
    texts = " ".join(card.words("text"))
    flavour = card.word("flavour", default="")
    return Objective(card.word("name"), types[0], tuple(markers), texts, _instructions(card), flavour)


def _read_events(board: Board, place: _Place) -> None:
    """difficulty.1 Eight types, five easy and five hard Events of each."""
    types = [key for key in place.table if key != "known"]
    aligned = [key for key in types if _pair(key) is not None]
    if len(types) != EVENT_TYPES or len(aligned) != EVENT_TYPES - 2 or not {"Unaligned", "Catastrophe"} <= set(types):
        raise place.wrong("", "eight types are expected: six pairs such as Hexes/Rituals, Unaligned and Catastrophe")
    board.glyphs = tuple(types)
    board.events = tuple(event for number, key in enumerate(types) for event in _events(place, number, key))


def _events(place: _Place, type: int, key: str) -> Iterator[Event]:
    group = _Place(f"events.{key}", place.table[key])
    group.only("easy", "hard")
    for level in ("easy", "hard"):
        for card in group.cards(level, OF_A_TYPE):
            yield _event(card, type, key, level == "hard")


def _pair(key: str) -> tuple[int, int] | None:
    one, _, other = key.partition("/")
    magic = ICON_NAMES[:MAGIC]
    return (magic.index(one), magic.index(other)) if one in magic and other in magic and one != other else None


def _event(card: _Place, type: int, key: str, hard: bool) -> Event:
    """anatomy.7, anatomy.8, act.4, act.5, act.7, act.8 An Event, whose cost fits its kind."""
    card.only("name", "cost", "sign", "text", "flavour")
    sign = card.word("sign", "Liberty or Peril")
    if sign not in SIGNS:
        raise card.wrong("sign", f"{sign!r} is none of: {', '.join(SIGNS)}")
    costs, icons = _cost(card, key)
    effects = card.texts(lambda text: read_event(text, key == "Catastrophe"))
    liberty, peril = SIGNS[sign]
    flavour = card.word("flavour", default="")
    return Event(card.word("name"), type, hard, costs, icons, liberty, peril, effects, flavour)


def _cost(card: _Place, key: str) -> tuple[tuple[tuple[int, int], ...], int]:
    cost = card.word("cost", "a cost")
    pair = _pair(key)
    if pair is None:
        catastrophe = key == "Catastrophe"
        form = r"(\d{1,2})\+P" if catastrophe else r"(\d{1,2})"
        match = re.fullmatch(form, cost)
        if match is None or int(match[1]) < 1:
            raise card.wrong("cost", f"{cost!r} is not a number{' with +P' if catastrophe else ''}")
        return ((ANY, int(match[1])),), 1 << (CATASTROPHE if catastrophe else UNALIGNED)
    found: dict[int, int] = {}
    for part in cost.split(" or "):
        number, _, icon = part.partition(" ")
        if (
            icon not in ICON_NAMES
            or ICON_NAMES.index(icon) not in pair
            or not number.isdecimal()
            or not 1 <= int(number) <= 20
        ):
            raise card.wrong("cost", f"{part!r} is not a number and an icon of {key}, such as '4 {key.split('/')[0]}'")
        found[ICON_NAMES.index(icon)] = int(number)
    if set(found) != set(pair):
        raise card.wrong("cost", f"a number of each icon of {key} is expected: '4 {' or 4 '.join(key.split('/'))}'")
    return tuple(sorted(found.items())), sum(1 << icon for icon in pair)
