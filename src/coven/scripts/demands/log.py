"""Demands on the log: that it says something, or doesn't, or so often, or one thing after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from coven.kernel import seat_name
from coven.scripts.course import START, Course, Whose
from coven.scripts.words import listed, same

MOST: Final = 12
"""Of a longer part of the log an error shows the last lines."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """The part of the log that a demand is about: as who reads it, and since when."""

    whose: Whose
    since: str
    """The name of a moment; '' for the last answer."""

    def lines(self, course: Course) -> list[str]:
        return course.log(self.whose, course.log_start(self.since))

    @property
    def reader(self) -> str:
        return "the log" if self.whose is None else f"{seat_name(self.whose)}'s log"

    def __str__(self) -> str:
        if not self.since:
            return "since the last answer"
        return "since the start" if self.since == START else f"since {self.since!r}"


@dataclass(frozen=True, slots=True)
class Logged:
    """`log: words`: a line has these words."""

    line: int
    stretch: Stretch
    words: str

    def unmet(self, course: Course) -> str | None:
        lines = self.stretch.lines(course)
        if any(_has(line, self.words) for line in lines):
            return None
        return f"{self.stretch.reader} should say {self.words!r} {self.stretch}; it says{_last(lines)}"


@dataclass(frozen=True, slots=True)
class LoggedNot:
    """`log not: words`: no line has these words."""

    line: int
    stretch: Stretch
    words: str

    def unmet(self, course: Course) -> str | None:
        wrong = [line for line in self.stretch.lines(course) if _has(line, self.words)]
        if not wrong:
            return None
        return f"{self.stretch.reader} shouldn't say {self.words!r} {self.stretch}; it says{_last(wrong)}"


@dataclass(frozen=True, slots=True)
class LoggedTimes:
    """`log once: words` or `log 3 times: words`: exactly so many lines have these words."""

    line: int
    stretch: Stretch
    words: str
    times: int

    def unmet(self, course: Course) -> str | None:
        lines = self.stretch.lines(course)
        hits = [line for line in lines if _has(line, self.words)]
        if len(hits) == self.times:
            return None
        should = f"{self.stretch.reader} should say {self.words!r} {_times(self.times)} {self.stretch}"
        if not hits:
            return f"{should} and never does; it says{_last(lines)}"
        return f"{should} but does {_times(len(hits))}:{_last(hits)}"


@dataclass(frozen=True, slots=True)
class LoggedInOrder:
    """`log in order: [...]`: lines with these words come one after the other; others may be between them."""

    line: int
    stretch: Stretch
    words: tuple[str, ...]

    def unmet(self, course: Course) -> str | None:
        rest = self.stretch.lines(course)
        before = ""
        for words in self.words:
            place = next((place for place, line in enumerate(rest) if _has(line, words)), None)
            if place is None:
                after = f" after {before!r}" if before else ""
                says = "after that it says" if before else "it says"
                return f"{self.stretch.reader} should say {words!r}{after} {self.stretch}; {says}{_last(rest)}"
            before = words
            rest = rest[place + 1 :]
        return None


def _has(line: str, words: str) -> bool:
    return same(words) in same(line)


def _times(count: int) -> str:
    return "once" if count == 1 else f"{count} times"


def _last(lines: Sequence[str]) -> str:
    more = len(lines) - MOST
    if more <= 0:
        return listed(lines)
    return listed([f"... {more} line{'s' if more != 1 else ''}, and then", *lines[-MOST:]])
