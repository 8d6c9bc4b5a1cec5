"""Demands on values, in the position or in what somebody sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from coven.kernel import plain
from coven.scripts.course import Course, Whose
from coven.scripts.differences import NOTHING, Difference, differences, shown, told
from coven.scripts.paths import look_up


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


@dataclass(frozen=True, slots=True)
class Absent:
    """`absent: path`: nothing is there in the position, not even null; `absent A:` in what A sees."""

    line: int
    sight: Sight
    path: str

    def unmet(self, course: Course) -> str | None:
        above, _, last = self.path.rpartition(".")
        inside = self.sight.of(course)
        # Were any step allowed to be missing, a slip of the pen would prove everything.
        try:
            inside = look_up(inside, above) if above else inside
        except LookupError as error:
            return f"{self.path}: {error.args[0]}. Only the last step of an absent path may be missing"
        if not isinstance(plain(inside), dict | list):
            return f"{self.path}: {above} is {shown(plain(inside))}, in which nothing could be; demand that instead"
        try:
            found = plain(look_up(inside, last))
        except LookupError:
            return None
        return str(Difference(self.path, NOTHING, found))
