"""How much: measures taken from the game, and amounts made of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from coven.games.revel.text.tree.nouns import All, Back, Done, What
from coven.games.revel.text.words.vocabulary import Rounded, Tense, Value, Verb, Who
from coven.language.binding import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class CountOf:
    """The number of things: 'each of your spells', 'each spell with a +1', 'each card discarded this way'."""

    what: All | Back


@dataclass(frozen=True, slots=True)
class ValueOf:
    """'the Power of this spell' or "this spell's Power", 'the Power or Resistance that spell had'; of several
    'the total Power of your spells'.
    """

    value: Value
    of: What
    tense: Tense = Tense.NOW


@dataclass(frozen=True, slots=True)
class Held:
    """How much of something a player has: 'each Passion you have', 'each play you have', 'each Stamina your
    opponent has'.
    """

    who: Who
    thing: str
    """A resource's name, 'Stamina' or 'play'."""


@dataclass(frozen=True, slots=True)
class CountersOn:
    """'each +1 on this spell', 'each +1 on your spells', 'each +1 it had'."""

    what: What
    tense: Tense = Tense.NOW


@dataclass(frozen=True, slots=True)
class CountersOf:
    """1.9.8 'each of your +1s': those on all that is on a player's side of the field."""

    who: Who


@dataclass(frozen=True, slots=True)
class SpacesWon:
    """'each spell space you are winning in'."""

    who: Who


@dataclass(frozen=True, slots=True)
class AmountThisWay:
    """'each Passion spent this way', 'each +1 removed this way': how much an instruction of this effect came to."""

    verb: Verb
    thing: str
    """A resource's name, 'Stamina', 'play' or '+1'."""
    to: Done | None = None
    """The instructions that are meant, once the text is bound."""
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class AboutToBe:
    """'They lose that much Passion instead.', 'Add twice that many +1s to it instead.': how much is about to be gained,
    lost, spent, drawn, added or removed (4.9.3)."""


@dataclass(frozen=True, slots=True)
class Groups:
    """'for every 2 Passion you have': how many groups of that size there are, rounded down unless it says otherwise;
    'half the Passion you have, rounded up'.
    """

    size: int
    measure: CountOf | ValueOf | Held | CountersOn | CountersOf | SpacesWon | AmountThisWay
    rounded: Rounded = Rounded.DOWN


@dataclass(frozen=True, slots=True)
class Short:
    """'until you have 4 cards in your hand': how many cards that player's hand is short of that."""

    who: Who
    of: int


Measure: TypeAlias = (
    CountOf | ValueOf | Held | CountersOn | CountersOf | SpacesWon | AmountThisWay | AboutToBe | Groups | Short
)


@dataclass(frozen=True, slots=True)
class ForEach:
    """'Draw 1 card for each spell you control', 'for every 2 Passion you have': so many times the measure. Of a value,
    'equal to twice its Power'.
    """

    times: int
    measure: Measure


@dataclass(frozen=True, slots=True)
class EqualTo:
    """'Gain Passion equal to the Power of this spell'."""

    measure: Measure


@dataclass(frozen=True, slots=True)
class UpTo:
    """'up to 3 +1s', 'up to 2 Passion', '1 or more Passion': the player says how many."""

    most: int
    least: int = 0


WITHOUT_END = 10**9
ANY_NUMBER = UpTo(WITHOUT_END)
"""'any number of +1s', 'any amount of Passion': up to as many as there are, which are never that many."""


@dataclass(frozen=True, slots=True)
class Every:
    """'all your Passion', 'all +1s': as much as there is."""


@dataclass(frozen=True, slots=True)
class Changed:
    """'Lose 1 less Stamina instead.', 'Draw 1 more card instead.': as much as was about to be, and so much more; less
    where it is below 0 (4.9.3)."""

    by: int
    at: Span = field(default=NOWHERE, compare=False, repr=False)


Amount: TypeAlias = int | ForEach | EqualTo | UpTo | Every | Changed
