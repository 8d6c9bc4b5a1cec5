"""Statements: what ongoing effects say, and what instructions can make true for a while."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from coven.games.revel.text.tree.amounts import EqualTo, ForEach, Measure
from coven.games.revel.text.tree.conditions import Condition
from coven.games.revel.text.tree.nouns import All, Back, Noun, This, What
from coven.games.revel.text.words.lexicon import OBJECTLESS
from coven.games.revel.text.words.vocabulary import Kind, Value, Verb, Who


@dataclass(frozen=True, slots=True)
class Bonus:
    """'Your strike spells have +1 Power.', 'This spell has +1 Power for each of your stitched spells.', 'The
    opposing spell has -2 Power.'
    """

    on: What
    value: Value
    amount: int
    measure: Measure | None = None


@dataclass(frozen=True, slots=True)
class Cannot:
    """ "You can't play cards.", "Players can't gain Passion." (`thing`), "Your opponent can't overpower.",
    "Your shield spells can't be discarded." (`what`, who EACH), "This spell can't be overpowered.", "Stitched spells
    can't overpower this spell." (`by`)"""

    who: Who
    verb: Verb
    what: All | This | Back | None = None
    thing: str | None = None
    by: All | This | Back | None = None
    """Of overpowering: the spells that don't do it."""


@dataclass(frozen=True, slots=True)
class Becomes:
    """'The Power of this spell becomes equal to the Power of the opposing spell until the turn ends.': as much as that
    is at the moment.
    """

    on: What
    value: Value
    amount: EqualTo | ForEach | int


@dataclass(frozen=True, slots=True)
class Able:
    """'You can gain, lose and spend Passion.'"""

    verbs: tuple[Verb, ...]
    resource: str


@dataclass(frozen=True, slots=True)
class Allotted:
    """'You are allotted 1 more play each turn.', 'Your opponent is allotted 1 less play each turn.' (negative)."""

    who: Who
    amount: int


@dataclass(frozen=True, slots=True)
class UsesEach:
    """'You may use each of your Powers twice each turn.'"""

    times: int


@dataclass(frozen=True, slots=True)
class Copies:
    """'Only 1 copy of this card per deck.', 'Only up to 5 copies of this card per deck.' A limit (4.5)."""

    most: int


@dataclass(frozen=True, slots=True)
class While:
    """'While this card is in your discards, your strike spells have +1 Power.', 'While you control a stance, ...'"""

    condition: Condition
    statement: Statement


Statement: TypeAlias = Bonus | Becomes | Cannot | Able | Allotted | UsesEach | Copies | While


def stands_alone(cannot: Cannot) -> bool:
    """Whether its verb, said before another, could be taken without the object: "can't overpower or play stances"."""
    draws_any = cannot.verb is Verb.DRAW and cannot.what == All(Noun(Kind.CARD))
    return cannot.verb in OBJECTLESS and cannot.what is not None and not draws_any
