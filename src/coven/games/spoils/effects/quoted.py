"""What a card asks for and says, as reasons quote it. A text is printed when somebody wants to read it, and once."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from coven.games.spoils.areas.in_play import Copy
from coven.games.spoils.text.printing.instructions import Voice, clause, sentences
from coven.games.spoils.text.printing.nouns import thing
from coven.games.spoils.text.printing.statements import statement, statements
from coven.games.spoils.text.tree import (
    Bonus,
    Gains,
    If,
    Instruction,
    Loses,
    Restriction,
    Sequence,
    Statement,
    This,
    Until,
    What,
    Who,
)
from coven.kernel import Reason

VARIABLE: Final = re.compile(r"\bX\b")

_QUOTED: Final[dict[tuple[str, int], tuple[object, str]]] = {}
"""What has been printed, each with what it is of, so that nothing else can take its place in memory."""


def _once(how: str, it: Any, printed: Callable[[Any], str]) -> str:
    known = _QUOTED.get((how, id(it)))
    if known is None:
        known = _QUOTED[how, id(it)] = (it, printed(it))
    return known[1]


def asked_for(what: What) -> str:
    """What an instruction is about, in the words of its card: 'a character you control'."""
    return _once("thing", what, thing)


def asked_now(what: What, x: int | None) -> str:
    """410.2 The same with what X is, if it says X and that is known: 'X characters you control (X is 2)'."""
    words = asked_for(what)
    return words if x is None or VARIABLE.search(words) is None else f"{words} (X is {x})"


def too_few(what: What, x: int | None, there: int) -> Reason:
    """401.2 Only so much is there of what an instruction asks for."""
    many = f"only {there} of that" if there else "nothing of that"
    return Reason("401.2", f"{asked_now(what, x)} is asked for, and there is {many}")


def statement_of(it: Statement) -> str:
    """What a card says goes on: 'your opponent cannot pick this card'."""
    return _once("statement", it, statement)


def change_of(it: Bonus | Gains | Loses, until: Until) -> str:
    """What becomes of a card, as the log tells it of that card: 'gains 2 strength this turn'."""
    return statements((replace(it, on=This()),), until)[0].removeprefix("this card ")


def restriction_of(it: Restriction) -> str:
    """401.3a A restriction in the words of its card: 'play this only during a battle'."""
    return _once("restriction", it, lambda one: clause(one, Voice(Who.YOU)))


def cost_of(it: Instruction) -> str:
    """The cost of an ability in the words of its card: 'deplete this card, pay 2'; in its sentences, if it depends on
    something."""
    steps = it.steps if isinstance(it, Sequence) else (it,)
    if any(isinstance(step, If) for step in steps):
        return _once("cost", it, sentences)
    return ", ".join([deed_of(step) for step in steps])


def deed_of(it: Instruction) -> str:
    """What one instruction has somebody do, in the words of its card: 'draw a card'."""
    return _once("deed", it, lambda one: clause(one, Voice(Who.YOU)))


def says(rule: str, copy: Copy, it: Statement) -> Reason:
    """A card that says what forbids something, or demands something else."""
    return Reason(rule, f"{copy} says: {statement_of(it)}")
