"""The log: what happened, by which rule, as far as each seat may know.

Rules note events as a template and the things it speaks of; words are made only when somebody reads. A thing that
not everybody may know is wrapped in a `Secret`, and each seat's log shows what that seat may see of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from coven.kernel.ask import Seat


class Secret(NamedTuple):
    """Something in a log line that only some seats may know."""

    truth: object
    to: tuple[Seat, ...]
    """The seats that may know it."""
    others: str
    """What everybody else reads: 'a card', '2 cards'."""


class Event(NamedTuple):
    """Something that happened."""

    rule: str
    words: str
    """A template: {0}, {1} ... stand for the things in `about`."""
    about: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of a seat's log."""

    rule: str
    words: str

    def __str__(self) -> str:
        return f"{self.words} ({self.rule})" if self.rule else self.words


def _shown(thing: object, seat: Seat | None) -> object:
    if isinstance(thing, Secret):
        return thing.truth if seat in thing.to else thing.others
    return thing


class Log:
    """All that has been noted in a game, in order."""

    __slots__ = ("events",)

    def __init__(self, events: list[Event] | None = None) -> None:
        self.events: list[Event] = [] if events is None else events

    def add(self, rule: str, words: str, about: tuple[object, ...]) -> None:
        self.events.append(Event(rule, words, about))

    def lines(self, seat: Seat | None, start: int = 0) -> list[LogLine]:
        """The log from `start` on as this seat may read it; None reads as a spectator."""
        return [
            LogLine(event.rule, event.words.format(*[_shown(thing, seat) for thing in event.about]))
            for event in self.events[start:]
        ]
