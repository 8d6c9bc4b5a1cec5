"""Grammatical forms: number, and the voice in which an instruction is given."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from coven.games.revel.text.words.vocabulary import Who

if TYPE_CHECKING:
    from coven.games.revel.text.tree import Doer


class Number(Enum):
    ONE = "singular"
    MANY = "plural"


def number_of(amount: int) -> Number:
    return Number.ONE if amount == 1 else Number.MANY


class Voice(NamedTuple):
    """How an instruction is given: to whom, and in which form its verbs stand."""

    who: Doer
    """Who is spoken of, if the clause doesn't say."""
    infinitive: bool
    """After 'may' and 'to' verbs stand in their base form whoever does it."""
    of_them: bool = False
    """They do because 'they' or 'both players' do it: the next clause may speak of somebody else."""
    alone: bool = False
    """Nobody else is spoken of: 'unless your opponent discards 1 card and loses 1 Passion'."""


TELLING = Voice(Who.YOU, False)
