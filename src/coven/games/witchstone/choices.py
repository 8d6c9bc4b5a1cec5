"""Choices: what can be chosen, in words, and the things that the words name."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from coven.kernel import Part


class Pick(IntEnum):
    """What a choice does."""

    DONE = 0
    REMOVE = 1
    SPELL = 2
    CHIP = 3
    SPECIAL = 4
    CONNECTION = 5
    ADD = 6
    TO = 7
    ADVANCE = 8
    CRYSTAL = 9
    SPACE = 10
    EXIT = 11
    VIAL = 12
    SHELF = 13
    TAKE = 14
    SCROLL = 15
    TILE = 16
    DISCARD = 17
    LAY = 18
    HALF = 19
    ONCE = 20
    ASIDE = 21
    FREE = 22
    TOWER = 23


class Named:
    """Something on the table, as a log line names it. A board makes each of them once."""

    __slots__ = ("kind", "words")

    def __init__(self, kind: str, words: str) -> None:
        self.kind: Final = kind
        """What it is: 'tile', 'location'."""
        self.words: Final = words

    def __str__(self) -> str:
        return self.words

    def parts(self) -> tuple[Part, ...]:
        return (Part(self.words, f"{self.kind} {self.words}"),)


class Choice:
    """Something that can be chosen, in words. A board makes each of them once."""

    __slots__ = ("index", "named", "pick", "times", "words")

    def __init__(self, pick: Pick, index: int, words: str, *named: Named, times: int = 1) -> None:
        self.pick = pick
        self.index = index
        """Which connection, location, space ... it is about."""
        self.words = words
        self.named = named
        """The things that the words name, in their order."""
        self.times = times
        """How many actions it gives, for a chip."""

    def __str__(self) -> str:
        return self.words

    def __repr__(self) -> str:
        return f"Choice({self.words!r})"

    def parts(self) -> tuple[Part, ...]:
        """Its words for a log line, with what they name."""
        found: list[Part] = []
        rest = self.words
        for thing in self.named:
            before, _, rest = rest.partition(thing.words)
            found += [Part(before), *thing.parts()] if before else thing.parts()
        return (*found, Part(rest)) if rest else tuple(found)
