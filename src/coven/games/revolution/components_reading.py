"""Reading component files: from TOML text to a board, with errors that name the place."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from importlib.resources import files
from itertools import combinations
from typing import Any, Final, Generic, TypeVar

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
from coven.games.revolution.components_file import SOURCE, ComponentError, Place, parse, wrong
from coven.games.revolution.text.reading import read_ability, read_event, read_instructions, read_space
from coven.games.revolution.text.tree import Instruction, Statement
from coven.kernel import near

LIBERTY_SPACES: Final = 7
"""liberty.3 The score is from 1 to 7; space 0 is maximum Tyranny."""
OBJECTIVES_OF_A_TYPE: Final = 4
LEVELS: Final = ("easy", "hard")
SIGNS: Final = {
    "Liberty": (True, False),
    "Peril": (False, True),
    "Liberty and Peril": (True, True),
    "none": (False, False),
}
"""anatomy.10, open.25 Any of the four, whatever the kind of the Event."""

C = TypeVar("C", Witch, Event, Objective)

SECTIONS: Final = ("board", "seekers", "recruits", "blessings", "objectives", "events")


def shipped() -> str:
    """The text of the component file that ships."""
    return files("coven.games.revolution").joinpath("components.toml").read_text(encoding="utf-8")


@lru_cache(maxsize=16)
def read_board(text: str | None, source: str = SOURCE) -> Board:
    """The board of a component file, whose missing sections are those that ship. ComponentError if it can't be."""
    sections = parse(shipped())
    if text is not None:
        own = parse(text, source)
        for name in own:
            if name not in SECTIONS:
                raise no_such_section(name, source)
        sections.update(own)
    board = Board()
    for name in SECTIONS:
        read_section(board, name, Place(name, sections[name], source))
    witches = [*(card for one in board.seekers for card in one), *board.recruits, *board.blessings]
    named, doubled = zip(*map(_by_name, (witches, board.events, board.objectives)), strict=True)
    if any(doubled):
        raise ComponentError(
            *(str(wrong(source, repr(name), "two cards have this name")) for names in doubled for name in names)
        )
    board.witches_named, board.events_named, board.objectives_named = named
    shown = [tuple(sorted({event.type for event in board.events if event.icons >> icon & 1})) for icon in range(ICONS)]
    board.types_showing = tuple(shown)
    return board


def read_section(board: Board, name: str, place: Place) -> None:
    """One section of a component file."""
    if name == "board":
        _read_board(board, place)
    elif name == "seekers":
        _read_seekers(board, place)
    else:
        lists = card_lists(name, place)
        place.settle()
        cards = tuple(card for one in lists for card in one.all())
        if name == "events":
            board.glyphs = types_of_events(place)
            board.events = cards
        elif name == "objectives":
            board.objectives = cards
            check_objectives(cards, place)
        elif name == "recruits":
            board.recruits = cards
        else:
            board.blessings = cards


@dataclass(frozen=True, slots=True)
class CardList(Generic[C]):
    """A list of cards in a component file."""

    place: Place
    key: str
    count: int
    """So many there have to be."""
    read: Callable[[Place], C]

    def all(self) -> Iterator[C]:
        """Its cards, of which none may be wrong or missing."""
        for card in self.place.cards(self.key, self.count):
            yield self.read(card)


def card_lists(name: str, place: Place) -> list[CardList[Any]]:
    """The lists of cards of a section, those that there are; the place keeps what else is wrong."""
    if name == "events":
        return _event_lists(place)
    with place.judging():
        place.only("known", "cards")
    count, read = CARDS[name]
    return [CardList(place, "cards", count, read)]


def _event_lists(place: Place) -> list[CardList[Event]]:
    """difficulty.1 Five easy and five hard Events of each of the eight types."""
    with place.judging():
        types_of_events(place)
    found = []
    for type, key in enumerate(key for key in place.table if is_type(key)):
        with place.judging():
            group = place.inner(key, place.table[key])
            with place.judging():
                group.only(*LEVELS)
            for level in LEVELS:
                read = partial(read_event_card, type=type, key=key, level=level)
                found.append(CardList(group, level, OF_A_TYPE, read))
    return found


def no_such_section(name: str, source: str = SOURCE) -> ComponentError:
    """What to say of a section that isn't one."""
    return wrong(source, f"[{name}]", f"no such section{near(name, SECTIONS)}; the sections are: {', '.join(SECTIONS)}")


def _by_name(cards: Sequence[Any]) -> tuple[dict[str, Any], list[str]]:
    """Cards by their names, and the names that several have."""
    named = {card.name: card for card in cards}
    counted = Counter(card.name for card in cards)
    return named, [name for name, count in counted.items() if count > 1]


def _read_board(board: Board, place: Place) -> None:
    """open.1, open.2, open.3, setup.3 Tracks, the line and hand sizes."""
    with place.judging():
        place.only("known", "spaces", "loss", "moon", "moon_start", "liberty_start", "hand", "liberty")
    with place.judging():
        board.spaces = place.number("spaces", 3, 20)
        board.loss = place.numbers("loss", 2, board.spaces, 4)
    with place.judging():
        board.moon = place.numbers("moon", 0, 20)
        board.moon_start = place.number("moon_start", 1, len(board.moon)) - 1
    with place.judging():
        board.liberty_start = place.number("liberty_start", 1, LIBERTY_SPACES)
    with place.judging():
        board.hand = place.numbers("hand", 1, 12, 4)
    with place.judging():
        effects = place.inner("liberty", place.table.get("liberty", {}))
        effects.only(*(str(space) for space in range(1, LIBERTY_SPACES + 1)))
        spaces: list[tuple[Statement, ...]] = []
        for space in range(LIBERTY_SPACES + 1):
            with effects.judging():
                spaces.append(tuple(effect for _, effect in effects.texts(read_space, str(space))))
        effects.settle()
        board.set_liberty(tuple(spaces))
    place.settle()


def _read_seekers(board: Board, place: Place) -> None:
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


def read_recruit(card: Place) -> Witch:
    """anatomy.2, anatomy.3 A Recruit: neither a Seeker nor a Blessing."""
    with card.judging():
        card.only("name", "class", "stars", "icons", "text", "flavour")
    with card.judging():
        name = card.word("name")
    with card.judging():
        stars = card.number("stars", 0, 9)
    with card.judging():
        letters = card.word("icons", "letters of icons, such as BBR")
        if any(letter not in LETTERS for letter in letters) or len(letters) > 8:
            raise card.wrong("icons", f"{letters!r} has other letters than {', '.join(LETTERS)}, or more than 8")
    with card.judging():
        kind = card.one_of("class", CLASS_NAMES[1:5])
        abilities = card.texts(lambda text: read_ability(text, kind))
    with card.judging():
        flavour = card.word("flavour", default="")
    card.settle()
    icons = tuple(letters.count(letter) for letter in LETTERS)
    return Witch(name, CLASS_NAMES.index(kind), stars, icons, abilities, flavour=flavour)


def read_blessing(card: Place) -> Witch:
    """recruit-step.3 A Blessing."""
    with card.judging():
        card.only("name", "text", "flavour")
    with card.judging():
        name = card.word("name")
    with card.judging():
        does = _instructions(card)
    with card.judging():
        flavour = card.word("flavour", default="")
    card.settle()
    return Witch(name, Class.BLESSING, 0, (0,) * MAGIC, (), does, flavour=flavour)


def _instructions(card: Place) -> tuple[Instruction, ...]:
    texts = card.texts(read_instructions)
    if not texts:
        raise card.wrong("text", "missing; what it does is expected")
    return tuple(step for _, steps in texts for step in steps)


def check_objectives(found: Sequence[Objective], place: Place) -> None:
    """anatomy.4 Four Objectives of each type."""
    for type, name in enumerate(OBJECTIVE_TYPE_NAMES):
        count = sum(one.type == type for one in found)
        if count != OBJECTIVES_OF_A_TYPE:
            raise place.wrong("cards", f"{OBJECTIVES_OF_A_TYPE} of {name} are expected, not {count}")


def read_objective(card: Place) -> Objective:
    """anatomy.6, anatomy.11, setup.11 An Objective: a name, marker symbols and a boon."""
    with card.judging():
        card.only("name", "markers", "text", "flavour")
    with card.judging():
        name = card.word("name")
    with card.judging():
        type, markers = _markers(card)
    with card.judging():
        boon = _instructions(card)
    with card.judging():
        flavour = card.word("flavour", default="")
    card.settle()
    return Objective(name, type, markers, " ".join(card.words("text")), boon, flavour)


def _markers(card: Place) -> tuple[int, tuple[int, ...]]:
    """anatomy.4 The type of an Objective, and its markers."""
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
    return types[0], tuple(markers)


def types_of_events(place: Place) -> tuple[str, ...]:
    """difficulty.1 The eight types, by their glyphs."""
    types = [key for key in place.table if key != "known"]
    if len(types) != EVENT_TYPES or not all(map(is_type, types)) or not {"Unaligned", "Catastrophe"} <= set(types):
        raise place.wrong("", "eight types are expected: six pairs such as Hexes/Rituals, Unaligned and Catastrophe")
    return tuple(types)


def is_type(key: str) -> bool:
    """Whether this could be a type of Events."""
    return key in ("Unaligned", "Catastrophe") or _pair(key) is not None


def _pair(key: str) -> tuple[int, int] | None:
    one, _, other = key.partition("/")
    magic = ICON_NAMES[:MAGIC]
    return (magic.index(one), magic.index(other)) if one in magic and other in magic and one != other else None


def read_event_card(card: Place, type: int, key: str, level: str) -> Event:
    """anatomy.7, anatomy.8, act.4, act.5, act.7, act.8 An Event, whose cost fits its kind."""
    with card.judging():
        card.only("name", "cost", "sign", "text", "flavour")
    with card.judging():
        name = card.word("name")
    with card.judging():
        costs, icons = _cost(card, key)
    with card.judging():
        liberty, peril = SIGNS[card.one_of("sign", tuple(SIGNS))]
    with card.judging():
        effects = card.texts(lambda text: read_event(text, key == "Catastrophe"))
    with card.judging():
        flavour = card.word("flavour", default="")
    card.settle()
    return Event(name, type, level == "hard", costs, icons, liberty, peril, effects, flavour)


def _cost(card: Place, key: str) -> tuple[tuple[tuple[int, int], ...], int]:
    pair = _pair(key)
    catastrophe = key == "Catastrophe"
    such_as = f"4 {' or 4 '.join(key.split('/'))}" if pair is not None else "9+P" if catastrophe else "6"
    cost = card.word("cost", f"a cost such as {such_as!r}")
    if pair is None:
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
        raise card.wrong("cost", f"a number of each icon of {key} is expected: {such_as!r}")
    return tuple(sorted(found.items())), sum(1 << icon for icon in pair)


CARDS: Final[dict[str, tuple[int, Callable[[Place], Witch | Objective]]]] = {
    "recruits": (RECRUITS, read_recruit),
    "blessings": (BLESSINGS, read_blessing),
    "objectives": (len(OBJECTIVE_TYPES) * OBJECTIVES_OF_A_TYPE, read_objective),
}
"""setup.5, setup.7, setup.10 How many cards of each kind there are, and how one is read."""
