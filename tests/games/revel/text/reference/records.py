"""What a game on a plain board keeps: events, what waits, what lasts, what was put off."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.games.revel.text.reference.board import Card, Element, Thing
from tests.games.revel.text.reference.carrying_out import Reading
from tests.games.revel.text.reference.words import Line, Told

Ask = Callable[[str, list[str]], str]
Luck = Callable[[int], int]
SPACES = range(1, 6)
GONE = ("discard", "leave", "stash", "overpower", "draw")
ENDED = re.compile(r"; carried out (?:in the next cleanup check|at once)$")
BEFALLS = re.compile(
    r"(?P<what>this \w+|a .+?|what an effect above .+?)(?: \(the event's thing\))? "
    r"(?P<does>\w+) (?P<thing>Power|Resistance|the field)"
)
OVERPOWERS = re.compile(
    r"(?P<by>this spell|(?:a|what an effect above) .+(?= \(the event's thing\) overpowers))"
    r"(?P<acting> \(the event's thing\))? overpowers"
    r"(?: a (?P<over>.+?)(?: \(the event's thing\))?)?"
)
MADE_OVERPOWER = re.compile(r"playing this card made its spell overpower(?: a (.+?) \(the event's thing\))?")


def heading(effect: Told) -> str:
    """What an initial part waits for. What befalls something is said as what somebody does to it."""
    head = ENDED.sub("", effect.head).replace(", while this card is in your hand, by revealing it", "")
    befalls = BEFALLS.fullmatch(head.removeprefix("for the first time this turn, "))
    if befalls is None:
        return head
    thing = "" if befalls["thing"] == "the field" else f"{befalls['thing']} "
    first = "for the first time this turn, " if head.startswith("for the first") else ""
    return f"{first}any player {befalls['does']} {thing}{befalls['what']}"


class Beyond(Exception):
    """A situation that this reading doesn't go into: the game is followed no further."""


class Illegal(Exception):
    """0.5 What is being done turns out to be impossible, and has to be undone."""


@dataclass(eq=False)
class Event:
    """Something that happens, or is about to."""

    verb: str
    by: str
    element: Element | None = None
    cards: list[Card] = field(default_factory=list)
    thing: str | None = None
    amount: int = 1
    place: str = ""
    over: Element | None = None
    """Which spell is overpowered."""
    together: bool = False
    through: str = ""
    """What the rules make it part of: stitching, skipping a play."""
    stopped: bool = False
    instead: list[Line] | None = None
    changed_by: Reading | None = None

    def it(self) -> list[Thing]:
        if self.over is not None:
            return [self.over]
        return [self.element] if self.element is not None else list(self.cards)


@dataclass(eq=False)
class Waiting:
    """4.6 A relevant consequence."""

    reading: Reading
    body: list[Line]
    words: str
    power: bool = False

    def is_like(self, other: Waiting) -> bool:
        """Whether it is the same effect of the same card, about the same things."""
        mine, theirs = ([it for it, _ in one.reading.about] for one in (self, other))
        return self.reading.card is other.reading.card and mine == theirs


@dataclass(eq=False)
class Lasting:
    reading: Reading
    until: str
    on: list[Thing] | None
    turn: int
    value: str = ""
    amount: int = 0
    cannot: str = ""
    barred: str = ""


@dataclass(eq=False)
class Later:
    reading: Reading
    when: str
    body: list[Line]
    turn: int
