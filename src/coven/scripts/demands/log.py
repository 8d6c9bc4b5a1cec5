"""Demands on the log."""

from __future__ import annotations

from dataclasses import dataclass

from coven.scripts.script import Course, Whose
from coven.scripts.words import listed, same


@dataclass(frozen=True, slots=True)
class Logged:
    """`log: words`: since the last answer the log has a line with these words; `log A:` as A reads it."""

    line: int
    whose: Whose
    words: str

    def unmet(self, course: Course) -> str | None:
        lines = course.log(self.whose, course.answered)
        if any(same(self.words) in same(line) for line in lines):
            return None
        return f"the log should say {self.words!r} since the last answer; it says{listed(lines)}"


@dataclass(frozen=True, slots=True)
class LoggedNot:
    """`log not: words`: since the last answer no line of the log has these words."""

    line: int
    whose: Whose
    words: str

    def unmet(self, course: Course) -> str | None:
        lines = course.log(self.whose, course.answered)
        wrong = [line for line in lines if same(self.words) in same(line)]
        return f"the log shouldn't say {self.words!r}; it says{listed(wrong)}" if wrong else None
