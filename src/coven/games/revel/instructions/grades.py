"""0.2.1 The grades of possibility, and what becomes of single things that something is done to."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Final


class Grade(IntEnum):
    """0.2.1 The three grades of possibility; also how far an instruction was in fact carried out."""

    NOT = 0
    PARTLY = 1
    WHOLLY = 2


NOT: Final = Grade.NOT
PARTLY: Final = Grade.PARTLY
WHOLLY: Final = Grade.WHOLLY


class Outcome(Enum):
    """What became of one thing that something was to be done to."""

    DONE = "done"
    STOPPED = "stopped by an interruption: skipped, which counts as possible (4.9.12)"
    FORBIDDEN = "an effect says that it can't be done (0.2.3)"


DONE: Final = Outcome.DONE
STOPPED: Final = Outcome.STOPPED
FORBIDDEN: Final = Outcome.FORBIDDEN


def together(grades: list[Grade]) -> Grade:
    """0.2.2 A group of instructions: impossible if all are, wholly possible if all are, else partly."""
    if len(grades) == 1:
        return grades[0]
    if all(grade is WHOLLY for grade in grades):
        return WHOLLY
    return PARTLY if any(grade is not NOT for grade in grades) else NOT


def graded(there: int, wanted: int) -> Grade:
    """How far something can be done so many times if it can be done as often as there is something to do it to."""
    if there >= wanted:
        return WHOLLY
    return PARTLY if there else NOT
