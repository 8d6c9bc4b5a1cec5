"""The words of a read-back, one line at a time, as plain data. What this reading doesn't know is `Unread`.

It knows these instructions: draw, discard, stash, choose, gain, lose, spend, add and remove +1s, each with whoever does
it; 'may', costs, alternatives, 'if' and 'if not'.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field


class Unread(Exception):
    """A wording that the second reading doesn't cover."""


@dataclass
class Line:
    """A line, and the lines that are set in below it."""

    words: str
    number: int = 0
    """Under which it can be pointed at; 0 if it isn't."""
    below: list[Line] = field(default_factory=list)


def lines(told: tuple[str, ...]) -> list[Line]:
    """The instructions of an effect that is a Power: all that stands below its first line."""
    if not told[0].startswith("power: "):
        raise Unread(told[0])
    top = Line("")
    open_lines = [(0, top)]
    for text in told[1:]:
        depth = len(text) - len(text.lstrip())
        numbered = re.fullmatch(r"(?:\[#(\d+)\] )?(.*)", text.strip())
        assert numbered is not None
        line = Line(numbered[2], int(numbered[1] or 0))
        while open_lines[-1][0] >= depth:
            open_lines.pop()
        open_lines[-1][1].below.append(line)
        open_lines.append((depth, line))
    return top.below


WHO = r"(you|your opponent|each player|the player of [^:]+?)"
DRAW = re.compile(rf"{WHO} draws? from the top of (?:your|their) own deck: (.+)")
TALLY = re.compile(rf"{WHO} (gain|lose|spend)s? (Passion|Stamina|play): (.+)")
COUNTERS = re.compile(rf"{WHO} (add|remove)s? \+1s: (.+?), (?:to|from) (.+)")
ACT = re.compile(rf"{WHO} (discard|stash|choose)(?:s|es)?: (.+)")
MAY = re.compile(rf"{WHO} may:")
EITHER = re.compile(rf"{WHO} chooses? one of:")
PAY, PAID, IF_NOT = "pay, or decline:", "if it is paid:", "if not:"
IF = re.compile(r"if (.+):")

PICK = re.compile(r"(\d+)(?: to (\d+)| (or more))? chosen (?!of )(.+?)(?: \(#(\d+)\))?")
PICK_OF = re.compile(r"(\d+)(?: to (\d+)| (or more))? chosen of (.+?)(?: \(#(\d+)\))?")
EVERY = re.compile(r"every (.+?)(?: \(#(\d+)\))?")
NUMBER = re.compile(r"#(\d+)(?: \(a \w+\))?")
DONE = re.compile(r"what was done by ((?:#\d+(?: and )?)+)(?: \(a (\w+)\))?")
BEFORE = re.compile(r"(.+), as it is before(?: \(a \w+\))?")
KINDS = "spell|stance|card|strike spell|shield spell"
NOUN = re.compile(rf"({KINDS})(?: or ({KINDS}))? (on the field|in hand)((?:, [^,]+)*)")
COMPARED = re.compile(r"(at least|at most|exactly) (\d+)")


def compare(words: str, amount: int) -> bool:
    """'at least 2' and so on, asked of an amount."""
    found = COMPARED.fullmatch(words)
    if found is None:
        raise Unread(words)
    asked = int(found[2])
    return {"at least": amount >= asked, "at most": amount <= asked, "exactly": amount == asked}[found[1]]
