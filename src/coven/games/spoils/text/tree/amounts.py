"""How much: measures taken from the game, and amounts made of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from coven.games.spoils.text.tree.nouns import All, Back, Doer, What
from coven.games.spoils.text.words.vocabulary import Icon, Stat, Tense
from coven.language.binding import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class CountOf:
    """The number of things: 'each character you control', 'the number of cards in your hand', 'each card discarded this
    way'."""

    what: All | Back


@dataclass(frozen=True, slots=True)
class StatOf:
    """'its strength', "this card's life", "the character's numeric cost", "your faction's influence"; of several, their
    total: 'the total strength of characters you control'."""

    stat: Stat
    of: What
    tense: Tense = Tense.NOW


@dataclass(frozen=True, slots=True)
class TokensOn:
    """'each token on this card', 'the number of tokens on this card'."""

    what: What


@dataclass(frozen=True, slots=True)
class IconsOf:
    """'each [D] you control': icons that a player's cards provide (405.1)."""

    icon: Icon
    who: Doer


@dataclass(frozen=True, slots=True)
class OfTheEvent:
    """'the amount', 'that much', 'that many': how much the event of a trigger or replacement was about."""


@dataclass(frozen=True, slots=True)
class TheBid:
    """413 'the bid': the number that won the bidding."""


@dataclass(frozen=True, slots=True)
class Variable:
    """410.2 'X', 'X+X' (`times` 2), 'X+1' (`plus` 1). A paragraph with its cost and effect has one X at most, which
    `Let`, `ChooseNumber` or `By` gives its value."""

    times: int = 1
    plus: int = 0
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Multiple:
    """'twice its strength', 'half its numeric cost, rounded up' (numerator 1, denominator 2; O09)."""

    measure: Measure
    times: int = 1
    parts: int = 1
    up: bool = False


Measure: TypeAlias = CountOf | StatOf | TokensOn | IconsOf | OfTheEvent | TheBid | Multiple


@dataclass(frozen=True, slots=True)
class ForEach:
    """'Draw a card for each token on this card.': so many times the measure."""

    times: int
    measure: Measure


@dataclass(frozen=True, slots=True)
class EqualTo:
    """'damage equal to its strength', 'cards equal to the number of ...'."""

    measure: Measure


@dataclass(frozen=True, slots=True)
class UpTo:
    """'2 or fewer tokens', 'any number of tokens' (most None): whoever does it says how many."""

    most: int | None
    least: int = 0


@dataclass(frozen=True, slots=True)
class Every:
    """'all tokens', 'all damage': as much as there is."""


Amount: TypeAlias = int | Variable | ForEach | EqualTo | UpTo | Every
