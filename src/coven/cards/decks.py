"""Deck lists: '2 Ember' on each line, as people write them down, and where they are found."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

from coven.cards.index import fold
from coven.kernel import SetupError, spelled, visible
from coven.language import TextError

R = TypeVar("R", bound=Enum)
"""What a line can bring a card as: an Enum whose values are the words for it, '' for a plain number of copies."""

MOST_DIGITS = 4
"""A deck of ten thousand cards can't be shuffled by anybody."""
TITLE = re.compile(r"(?:Name|Deck) ?: *(.+)")


@dataclass(frozen=True, slots=True)
class Entry(Generic[R]):
    """A line of a deck list: so many copies of a card."""

    count: int
    name: str
    line: int
    role: R


@dataclass(frozen=True, slots=True)
class DeckList(Generic[R]):
    """What somebody wrote down, legal or not."""

    name: str
    entries: tuple[Entry[R], ...]


class ListFormat(Generic[R]):
    """How a game's deck lists are written."""

    __slots__ = ("_line", "_problem", "_roles")

    def __init__(self, roles: type[R], example: str) -> None:
        """`example` is a card's name, to show people how a line is written."""
        words = [role.value for role in roles if role.value]
        self._roles = roles
        said = f"({'|'.join(words)}) ?: *" if words else "(?!)()"
        self._line = re.compile(rf"(?:{said}|(\d+) ?[x×]? +)(.+)")
        self._problem = f"a line of a deck list is a number and a card's name, such as '2 {example}'"
        if words:
            self._problem += f", or '{words[0]}: ' and its name"

    def looks_like(self, text: str) -> bool:
        """Whether a text has a line that only lists of this kind have, such as that of a witch or a faction."""
        lines = [self._line.fullmatch(line.partition("#")[0].rstrip()) for line in spelled(text).split("\n")]
        return any(line is not None and line[1] for line in lines)

    def read(self, text: str, name: str = "deck") -> DeckList[R]:
        """Read a deck list. TextError, naming the line, if it is none.

        'Name: ...' or 'Deck: ...' gives it a name, and # begins a comment. Indented lines below a card repeat what a
        print of it says. They are not read: the index counts.
        """
        entries: list[Entry[R]] = []
        title = name
        for number, raw in enumerate(spelled(text).split("\n"), 1):
            line = visible(raw.partition("#")[0].rstrip())
            if not line or line[0].isspace():
                continue
            heading, entry = TITLE.fullmatch(line), self._line.fullmatch(line)
            if heading:
                title = heading[1].strip()
            elif entry and len(entry[2] or "") > MOST_DIGITS:
                raise TextError("no deck has so many cards", line, 0, len(entry[2]), place=f"{name}:{number}")
            elif entry:
                entries.append(Entry(int(entry[2] or 1), entry[3].strip(), number, self._roles(entry[1] or "")))
            else:
                raise TextError(self._problem, line, 0, len(line), place=f"{name}:{number}")
        return DeckList(title, tuple(entries))


def two_decks(decks: Sequence[object], box: tuple[str, str], game: str) -> tuple[object, ...]:
    """What two seats bring. Once one has taken a deck of the box, the other gets the second; where the one deck named
    is of no box, the other seat gets the box's first."""
    if not decks:
        return box
    if len(decks) == 1:
        return (decks[0], box[1] if fold(str(decks[0])) == box[0] else box[0])
    if len(decks) != 2:
        raise SetupError(f"{game} needs two decks, one for each seat; {len(decks)} given")
    return tuple(decks)


def text_of(wanted: str, shipped: Mapping[str, str]) -> tuple[str, str]:
    """A deck list by the name of one that ships, or as its text: its name and its text.

    Files are read by whoever the person named them to, never here: a record that is taken up reads none.
    """
    if "\n" in wanted:
        return "deck", wanted
    if wanted.casefold() in shipped:
        return wanted.casefold(), shipped[wanted.casefold()]
    raise SetupError(
        f"there is no deck {wanted!r}: the decks that ship are {', '.join(shipped)}; or give a file's path"
    )


def with_name(text: str, name: str) -> str:
    """The text of a deck list, with a name if it gives itself none."""
    if any(TITLE.fullmatch(line.partition("#")[0].rstrip()) for line in text.split("\n")):
        return text if "\n" in text else f"{text}\n"
    return f"{text.rstrip()}\nName: {name}\n"
