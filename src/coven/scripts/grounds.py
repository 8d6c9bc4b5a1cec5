"""On what grounds something is refused: the rule that a script names, or the section whose clauses would all do."""

from __future__ import annotations

import re
from dataclasses import dataclass

from coven.kernel import CovenError, Reason, SetupError
from coven.scripts.words import same


@dataclass(frozen=True, slots=True)
class Grounds:
    """The grounds that a script demands of a refusal."""

    rule: str = ""
    """The rule itself: '4.7' is 4.7 and not 4.7.1. '' where a section is named, or nothing."""
    section: str = ""
    """The section: '4.7' is 4.7.1 and whatever else is in it, and not 4.7 itself."""
    because: str = ""
    """Something that the reason says; '' for anything."""
    no_rule: bool = False
    """Whether the reason may cite no rule at all: the words name nothing, or several things."""

    def __str__(self) -> str:
        by = f"by {self.rule}" if self.rule else f"by a clause of section {self.section}" if self.section else ""
        because = f"because of {self.because!r}" if self.because else ""
        return " ".join(part for part in (by, because) if part)

    def missed(self, reason: Reason) -> str | None:
        """What is demanded and what the reason is instead, to go after 'should be refused'; None if it is the one."""
        found = f"{reason.rule or 'no rule'}: {reason.words}"
        if not self.rule and not self.section and self.no_rule and reason.rule:
            return f"{self} and by no rule, but is by {found}"
        if self.rule and reason.rule != self.rule:
            hint = f"; `section: {self.rule}` would mean any clause of it" if within(self.rule, reason.rule) else ""
            return f"{self} but is by {found}{hint}"
        if self.section and not within(self.section, reason.rule):
            hint = f"; `rule: {reason.rule}` would mean it itself" if self.section == reason.rule else ""
            return f"{self} but is by {found}{hint}"
        if same(self.because) not in same(reason.words):
            return f"because of {self.because!r}, but the reason is: {reason.words}"
        return None


def within(section: str, rule: str) -> bool:
    """Whether a rule is a clause of a section: 4.7.1 and 603.1e are of 4.7 and 603.1; 4.70 and 4.7 are not of 4.7."""
    if not rule.startswith(section):
        return False
    rest = rule[len(section) :]
    return rest[:1] == "." or (rest[:1].isalpha() and section[-1:].isdigit())


def reasons_of(error: CovenError) -> list[Reason]:
    """The reasons that an error gives. If it has only words, each line is one, with the rule in brackets: (7.1.2)."""
    if isinstance(error, SetupError) and error.reasons:
        return list(error.reasons)
    lines = [line.strip() for line in str(error).splitlines() if line]
    return [Reason(rule, line) for line in lines for rule in _RULE.findall(line) or [""]]


_RULE = re.compile(r"\(([\w.-]+)\)")
