"""What a script can demand between two answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from difflib import get_close_matches
from typing import Any

from coven.kernel import Seat, Table, seat_name

Whose = Seat | None
"""A seat's own knowledge, or a spectator's."""


def offered(table: Table) -> str:
    """Who is asked what, and what may be answered: what every error about an answer ends with."""
    decision = table.decision
    if decision is None:
        return f"the game is over: {table.result}"
    words = "\n".join(f"    {words}" for words in decision.words())
    return f"{seat_name(decision.seat)} is asked: {decision.text} ({decision.rule}), and may answer\n{words}"


def same(words: str) -> str:
    """Words as far as it matters for telling them apart: not their case or spacing."""
    return " ".join(words.casefold().split())


def near(words: str, known: Sequence[str]) -> str:
    """' (did you mean ...?)' where something known is close to the words."""
    close = get_close_matches(words, known, n=1)
    return f" (did you mean {close[0]!r}?)" if close else ""


@dataclass(frozen=True, slots=True)
class Expect:
    """`expect: {path: value}`: a value in the position, which is the whole truth."""

    line: int
    path: str
    value: Any

    def unmet(self, table: Table, log_start: int) -> str | None:
        return _differs(table.position(), self.path, self.value)


@dataclass(frozen=True, slots=True)
class ExpectSeen:
    """`expect A: {path: value}`: a value in what a seat sees, or a spectator."""

    line: int
    whose: Whose
    path: str
    value: Any

    def unmet(self, table: Table, log_start: int) -> str | None:
        return _differs(table.view(self.whose), self.path, self.value)


@dataclass(frozen=True, slots=True)
class Options:
    """`options: [...]`: exactly this is offered now, in any order."""

    line: int
    words: tuple[str, ...]

    def unmet(self, table: Table, log_start: int) -> str | None:
        there = [option.words for option in table.options]
        missing = _without(self.words, there)
        more = _without(there, self.words)
        if not missing and not more:
            return None
        parts = [f"not offered: {', '.join(missing)}"] if missing else []
        parts += [f"offered as well: {', '.join(more)}"] if more else []
        return f"the options differ; {'; '.join(parts)}. {offered(table)}"


@dataclass(frozen=True, slots=True)
class Offers:
    """`offers: [...]`: this is among what is offered now."""

    line: int
    words: tuple[str, ...]

    def unmet(self, table: Table, log_start: int) -> str | None:
        missing = _without(self.words, [option.words for option in table.options])
        return f"not offered: {', '.join(missing)}. {offered(table)}" if missing else None


@dataclass(frozen=True, slots=True)
class OffersNot:
    """`offers not: [...]`: nothing of this is offered now."""

    line: int
    words: tuple[str, ...]

    def unmet(self, table: Table, log_start: int) -> str | None:
        there = {same(option.words) for option in table.options}
        wrong = [words for words in self.words if same(words) in there]
        return f"offered, but shouldn't be: {', '.join(wrong)}. {offered(table)}" if wrong else None


@dataclass(frozen=True, slots=True)
class Refuses:
    """`refuses: {words: ..., rule: ...}`: this can't be done now, and that rule is why."""

    line: int
    words: str
    rule: str
    because: str
    """Something that the reason says; '' for anything."""

    def unmet(self, table: Table, log_start: int) -> str | None:
        if same(self.words) in {same(option.words) for option in table.options}:
            return f"{self.words!r} should be refused but is offered"
        reason = table.why_not(self.words)
        if reason is None:
            return f"{self.words!r} should be refused by {self.rule}, but no rule has anything to say about these words"
        if reason.rule != self.rule:
            return f"{self.words!r} should be refused by {self.rule} but is by {reason.rule}: {reason.words}"
        if same(self.because) not in same(reason.words):
            return f"{self.words!r} should be refused because of {self.because!r}, but the reason is: {reason.words}"
        return None


@dataclass(frozen=True, slots=True)
class Asked:
    """`asked: A` or `asked A: prompt`: whose decision it is, and what is asked."""

    line: int
    seat: Seat
    prompt: str

    def unmet(self, table: Table, log_start: int) -> str | None:
        decision = table.decision
        if decision is None or decision.seat != self.seat:
            return f"it should be {seat_name(self.seat)}'s decision; {offered(table)}"
        if same(self.prompt) not in same(decision.text):
            return f"{self.prompt!r} should be asked; {offered(table)}"
        return None


@dataclass(frozen=True, slots=True)
class Pending(Asked):
    """`pending: A`: the same, and the script stops here on purpose, in the middle of something."""


@dataclass(frozen=True, slots=True)
class Logged:
    """`log: words`: since the last answer the log has a line with these words; `log A:` as A reads it."""

    line: int
    whose: Whose
    words: str

    def unmet(self, table: Table, log_start: int) -> str | None:
        lines = [str(line) for line in table.log(self.whose, log_start)]
        if any(same(self.words) in same(line) for line in lines):
            return None
        return f"the log should say {self.words!r} since the last answer; it says{_listed(lines)}"


@dataclass(frozen=True, slots=True)
class LoggedNot:
    """`log not: words`: since the last answer no line of the log has these words."""

    line: int
    whose: Whose
    words: str

    def unmet(self, table: Table, log_start: int) -> str | None:
        lines = [str(line) for line in table.log(self.whose, log_start)]
        wrong = [line for line in lines if same(self.words) in same(line)]
        return f"the log shouldn't say {self.words!r}; it says{_listed(wrong)}" if wrong else None


@dataclass(frozen=True, slots=True)
class Ended:
    """`result: ...` or `over`: how the game ended."""

    line: int
    words: str
    """Something that the result says; '' for anything."""
    winners: tuple[Seat, ...] | None = None

    def unmet(self, table: Table, log_start: int) -> str | None:
        result = table.result
        if result is None:
            return f"the game should be over; {offered(table)}"
        if same(self.words) not in same(str(result)):
            return f"the game should have ended with {self.words!r}, but: {result}"
        if self.winners is not None and set(self.winners) != set(result.won):
            return f"{_names(self.winners)} should have won, but {_names(result.won)} did: {result}"
        return None


@dataclass(frozen=True, slots=True)
class NothingPending:
    """`nothing pending`: the game is over, or somebody is asked what to do next and nothing is under way."""

    line: int

    def unmet(self, table: Table, log_start: int) -> str | None:
        return None if table.at_rest else f"nothing should be pending, but {offered(table)}"


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """`fingerprint: ...`: the whole position is the one it was when the record was written."""

    line: int
    digest: str

    def unmet(self, table: Table, log_start: int) -> str | None:
        if table.fingerprint() == self.digest:
            return None
        return "the answers so far lead to another position than they did when the record was written"


def _differs(whole: Any, path: str, value: Any) -> str | None:
    try:
        found = plain(look_up(whole, path))
    except LookupError as error:
        return f"{path}: {error.args[0]}"
    return None if found == value else f"{path} should be {value!r} but is {found!r}"


def look_up(whole: Any, path: str) -> Any:
    """The value at a dotted path: names in mappings and views, numbers from 0 or seats in lists, and `size`."""
    here = whole
    for step in path.split("."):
        here = _step(here, step)
    return here


def _step(here: Any, step: str) -> Any:
    if is_dataclass(here) and not isinstance(here, type):
        names = [field.name for field in fields(here)]
        if step in names:
            return getattr(here, step)
    elif isinstance(here, Mapping):
        keys = {str(key): key for key in here}
        names = list(keys)
        if step in keys:
            return here[keys[step]]
    elif isinstance(here, Sequence) and not isinstance(here, str):
        place = int(step) if step.isdecimal() else "ABCDEFGH".find(step) if len(step) == 1 else -1
        if 0 <= place < len(here):
            return here[place]
        names = [f"0 to {len(here) - 1}"] if here else []
    else:
        raise LookupError(f"there is nothing inside {here!r}, so no {step!r}")
    if step == "size":
        return len(names) if not isinstance(here, Sequence) else len(here)
    raise LookupError(f"there is no {step!r}{near(step, names)}; there is: {', '.join(names) or 'nothing'}")


def plain(value: Any) -> Any:
    """A value as a script can write it."""
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {key: plain(inside) for key, inside in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [plain(inside) for inside in value]
    return value


def _without(some: Sequence[str], others: Sequence[str]) -> list[str]:
    there = {same(words) for words in others}
    return [words for words in some if same(words) not in there]


def _names(seats: Sequence[Seat]) -> str:
    return " and ".join(seat_name(seat) for seat in seats) or "nobody"


def _listed(lines: Sequence[str]) -> str:
    return "".join(f"\n    {line}" for line in lines) or " nothing"
