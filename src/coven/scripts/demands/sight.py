"""Demands that somebody sees the same: as at an earlier moment, or as from another position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from coven.kernel import Option, Table, plain, seat_name
from coven.scripts.course import Course, Other, Whose
from coven.scripts.differences import differences, told


@dataclass(frozen=True, slots=True)
class SameView:
    """`same view A: name`: A sees the same as at that mark, or can't tell this game from the one at that position."""

    line: int
    whose: Whose
    name: str

    def unmet(self, course: Course) -> str | None:
        now = plain(course.view(self.whose))
        if self.name in course.others:
            return self._told_apart(course.table, course.others[self.name])
        then = plain(course.marks[self.name].table.view(self.whose))
        wrong = [difference.between("then", "now") for difference in differences(then, now)]
        return f"{self._who} doesn't see the same as at {self.name!r}:{told(wrong)}" if wrong else None

    def _told_apart(self, table: Table, other: Other) -> str | None:
        if not other.differed:
            return f"the game from {self.name!r} is the same in truth, so that {self._who} sees the same proves nothing"
        here, there = everything_told(table, self.whose), everything_told(other.table, self.whose)
        wrong = [difference.between("there", "here") for difference in differences(there, here)]
        return f"{self._who} can tell this from {self.name!r}:{told(wrong)}" if wrong else None

    @property
    def _who(self) -> str:
        return "a spectator" if self.whose is None else seat_name(self.whose)


def everything_told(table: Table, whose: Whose) -> dict[str, Any]:
    """All that a seat or a spectator has been told of a game: what it sees, has read, and is asked."""
    told: dict[str, Any] = {
        "view": plain(table.view(whose)),
        "log": [{"says": str(table.why(line)), "moves": plain(line.moves)} for line in table.log(whose)],
        "result": None if table.result is None else str(table.result),
    }
    if table.decision is not None and table.decision.seat == whose:
        told["question"] = table.decision.text
        told["source"] = plain(table.source)
        told["options"] = [_option(option) for option in table.options]
    return told


def _option(option: Option) -> dict[str, Any]:
    brings, warning = plain(option.brings), plain(option.warning)
    return {"says": option.words, "points": plain(option.points), "brings": brings, "warning": warning}
