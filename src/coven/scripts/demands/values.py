"""Demands on values, in the position or in what somebody sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from coven.scripts.differences import differences, told
from coven.scripts.paths import look_up, plain
from coven.scripts.script import Course, Whose


@dataclass(frozen=True, slots=True)
class Truth:
    """The position, which is the whole truth."""

    def of(self, course: Course) -> Any:
        return course.table.position()


@dataclass(frozen=True, slots=True)
class Seen:
    """What a seat sees, or a spectator."""

    whose: Whose

    def of(self, course: Course) -> Any:
        return course.view(self.whose)


Sight: TypeAlias = Truth | Seen


@dataclass(frozen=True, slots=True)
class Expect:
    """`expect: {path: value}`: a value in the position; `expect A:` in what A sees."""

    line: int
    sight: Sight
    path: str
    value: Any

    def unmet(self, course: Course) -> str | None:
        try:
            found = plain(look_up(self.sight.of(course), self.path))
        except LookupError as error:
            return f"{self.path}: {error.args[0]}"
        wrong = [str(difference) for difference in differences(self.value, found, self.path)]
        if not wrong:
            return None
        return wrong[0] if len(wrong) == 1 else f"{self.path} differs:{told(wrong)}"
