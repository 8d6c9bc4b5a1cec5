"""Demands on what is offered, and on what is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from coven.kernel import Seat
from coven.scripts.course import Course
from coven.scripts.grounds import Grounds
from coven.scripts.words import offered, same


@dataclass(frozen=True, slots=True)
class Options:
    """`options: [...]`: exactly this is offered now, in any order."""

    line: int
    words: tuple[str, ...]

    def unmet(self, course: Course) -> str | None:
        there = [option.words for option in course.table.options]
        missing = _without(self.words, there)
        more = _without(there, self.words)
        if not missing and not more:
            return None
        parts = [f"not offered: {', '.join(missing)}"] if missing else []
        parts += [f"offered as well: {', '.join(more)}"] if more else []
        return f"the options differ; {'; '.join(parts)}. {offered(course.table)}"


@dataclass(frozen=True, slots=True)
class Offers:
    """`offers: [...]`: this is among what is offered now."""

    line: int
    words: tuple[str, ...]

    def unmet(self, course: Course) -> str | None:
        missing = _without(self.words, [option.words for option in course.table.options])
        return f"not offered: {', '.join(missing)}. {offered(course.table)}" if missing else None


@dataclass(frozen=True, slots=True)
class OffersNot:
    """`offers not: [...]`: nothing of this is offered now."""

    line: int
    words: tuple[str, ...]

    def unmet(self, course: Course) -> str | None:
        there = {same(option.words) for option in course.table.options}
        wrong = [words for words in self.words if same(words) in there]
        return f"offered, but shouldn't be: {', '.join(wrong)}. {offered(course.table)}" if wrong else None


@dataclass(frozen=True, slots=True)
class Refuses:
    """`refuses: {words: ..., rule: ...}`: this can't be done now, and that rule is why; `refuses B: ...`: not by B."""

    line: int
    words: str
    grounds: Grounds
    seat: Seat | None = None
    """Who can't do it; None: the seat to decide."""

    def unmet(self, course: Course) -> str | None:
        decision = course.table.decision
        own = decision is not None and self.seat in (None, decision.seat)
        if own and same(self.words) in {same(option.words) for option in course.table.options}:
            return f"{self.words!r} should be refused but is offered"
        reason = course.table.why_not(self.words, self.seat)
        if reason is None:
            nobody = "but no rule has anything to say about these words"
            return f"{self.words!r} should be refused {self.grounds}, {nobody}"
        missed = self.grounds.missed(reason)
        return None if missed is None else f"{self.words!r} should be refused {missed}"


def _without(some: Sequence[str], others: Sequence[str]) -> list[str]:
    there = {same(words) for words in others}
    return [words for words in some if same(words) not in there]
