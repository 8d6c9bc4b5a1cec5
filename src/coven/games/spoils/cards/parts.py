"""201 The parts of a card that are more than a number or a word: resource icons and battle stats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from coven.games.spoils.text.words.vocabulary import Icon

ICONS: Final = tuple(Icon)
"""203.5a, 405.5 In the order that counts of them are kept in: those of the five staples, and one of later cards."""
LETTERS: Final = "".join(icon.value for icon in ICONS)
MOST_PARAGRAPHS: Final = 20
"""201.5 So many a card's text has at most: each has a place of its own, and so has each that the card gains."""


class Icons(NamedTuple):
    """201.3, 203.4, 405.1 Resource icons, counted: a threshold, or what cards provide."""

    obsession: int = 0
    greed: int = 0
    elitism: int = 0
    deception: int = 0
    rage: int = 0
    volition: int = 0

    def meets(self, threshold: Icons) -> bool:
        """405.1 Whether these are at least the icons of a threshold. They are looked at and never used up."""
        return (
            self.obsession >= threshold.obsession
            and self.greed >= threshold.greed
            and self.elitism >= threshold.elitism
            and self.deception >= threshold.deception
            and self.rage >= threshold.rage
            and self.volition >= threshold.volition
        )

    def plus(self, other: Icons) -> Icons:
        """311.1 These and others together."""
        return Icons(
            self.obsession + other.obsession,
            self.greed + other.greed,
            self.elitism + other.elitism,
            self.deception + other.deception,
            self.rage + other.rage,
            self.volition + other.volition,
        )

    def of(self, icon: Icon) -> int:
        """How many of one icon these are."""
        return self[ICONS.index(icon)]

    @property
    def total(self) -> int:
        return sum(self)

    @property
    def letters(self) -> str:
        """As texts write them: 'GG', 'RRR'."""
        return "".join(letter * count for letter, count in zip(LETTERS, self, strict=True))


NO_ICONS: Final = Icons()


def icons_of(letters: Iterable[str]) -> Icons:
    """The icons that letters stand for. ValueError if one stands for none."""
    written = "".join(letters)
    if strange := set(written) - set(LETTERS):
        raise ValueError(f"{min(strange)!r} is no resource icon: they are {', '.join(LETTERS)}")
    return Icons(*(written.count(letter) for letter in LETTERS))


class BattleStats(NamedTuple):
    """201.7, 201.7b Strength, life and speed: a character's own, or what a gear adds to them (201.7c)."""

    strength: int
    life: int
    speed: int
