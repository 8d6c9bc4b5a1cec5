"""The names that a script gives: to moments by `mark`, and to its `other positions`."""

from __future__ import annotations

from collections.abc import Sequence

from coven.kernel import near
from coven.scripts.course import START
from coven.scripts.demands import Logged, LoggedInOrder, LoggedNot, LoggedTimes, SameView
from coven.scripts.script import Answered, Line, Marked, OtherPosition
from coven.scripts.text import ScriptError, Text

OWN = "position"
"""What an answer calls the script's own position, where it is another at other positions."""


def check_names(text: Text, lines: Sequence[Line], others: Sequence[OtherPosition]) -> None:
    """Every name is given once and before it is used, and every other position is compared with."""
    marks, elsewhere = [START], [other.name for other in others]
    compared: set[str] = set()
    for line in lines:
        if isinstance(line, Marked):
            if line.name in (*marks, *elsewhere, OWN):
                raise text.error(line.line, f"there is a {line.name!r} already: each mark needs a name of its own")
            marks.append(line.name)
        elif isinstance(line, Logged | LoggedNot | LoggedTimes | LoggedInOrder):
            if line.stretch.since and line.stretch.since not in marks:
                raise _no_mark(text, line.line, line.stretch.since, marks)
        elif isinstance(line, SameView):
            if line.name not in (*marks, *elsewhere):
                raise _no_mark(text, line.line, line.name, (*marks, *elsewhere))
            compared.add(line.name)
        elif isinstance(line, Answered):
            for name in line.elsewhere:
                if name not in elsewhere:
                    known = ", ".join(elsewhere) or "none"
                    raise text.error(
                        line.line, f"there is no other position {name!r}{near(name, elsewhere)}; there is: {known}"
                    )
    for other in others:
        if other.name not in compared:
            form = f"`- same view A: {other.name}`"
            raise text.error(other.line, f"nothing is compared with the other position {other.name!r}: {form} does")


def _no_mark(text: Text, line: int, name: str, known: Sequence[str]) -> ScriptError:
    return text.error(line, f"no `mark: {name}` is above this{near(name, known)}; there is: {', '.join(known)}")
