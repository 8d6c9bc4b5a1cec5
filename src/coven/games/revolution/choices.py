"""Choices: what can be chosen, in words, and the things that the words name."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from coven.kernel import Part
from coven.kernel.log import Nameable


class Pick(IntEnum):
    """What a choice does."""

    ACT = 0
    RECRUIT = 1
    AGAIN = 2
    ABILITY = 3
    DONE = 4
    PLAY = 5
    SPEND = 6
    ASK = 7
    SEND_BACK = 8
    OVERCOME = 9
    PAY = 10
    CALL_OFF = 11
    ASSIST = 12
    DECLINE = 13
    MARKER = 14
    NO_MARKER = 15
    ANOTHER = 16
    DECK = 17
    GIVE = 18
    DISCARD = 19
    DRAW = 20
    BANISH = 21
    PLAYER = 22
    EVENT = 23
    DO = 24
    ALSO = 25
    JOIN = 26
    HEAR = 27
    PROPOSE = 28
    PLEDGE = 29
    ACCEPT = 30
    REFUSE = 31


class Choice:
    """Something that can be chosen, in words. A board makes each of them once."""

    __slots__ = ("pick", "things", "words")

    def __init__(self, pick: Pick, words: str, things: tuple[object, ...] = ()) -> None:
        self.pick: Final = pick
        self.words: Final = words
        self.things: Final = things
        """What it is about: cards, seats, icons."""

    def __str__(self) -> str:
        return self.words

    def __repr__(self) -> str:
        return f"Choice({self.words!r})"

    def parts(self) -> tuple[Part, ...]:
        """Its words for a log line, with what they name."""
        named = [thing for thing in self.things if isinstance(thing, Nameable)]
        found: list[Part] = []
        rest = self.words
        for thing in named:
            before, _, rest = rest.partition(str(thing))
            found += [Part(before), *thing.parts()] if before else thing.parts()
        return (*found, Part(rest)) if rest else tuple(found)
