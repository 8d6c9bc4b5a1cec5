"""201 Cards and what is printed on them."""

from __future__ import annotations

import re
from typing import Final

from coven.games.spoils.cards.parts import NO_ICONS, BattleStats, Icons
from coven.games.spoils.text.tree import CardText
from coven.games.spoils.text.words.vocabulary import CardType, Trade
from coven.language import TextError

ITALICS: Final = re.compile(r" *\*[^*\n]*\*")


def in_roman(text: str) -> str:
    """201.5e, 501.1 A paragraph without what it says in italics, which a file has between asterisks: flavour and
    reminders are no rules text.

    >>> in_roman("Draw a card. *You may well need it.*")
    'Draw a card.'
    """
    return "\n".join([line for line in [ITALICS.sub("", line).strip() for line in text.split("\n")] if line])


class Card:
    """201 A card with its printed parts. It never changes; the copies in a game refer to it.

    201.1b Its name alone says which card it is. Two cards are equal if every part of them is: collector info never
    counts (201.6).
    """

    __slots__ = (
        "_text",
        "collector",
        "cost",
        "gear",
        "influence",
        "is_character",
        "is_faction",
        "is_item",
        "is_location",
        "is_resource",
        "is_tactic",
        "life",
        "lines",
        "name",
        "source",
        "speed",
        "staple",
        "stats",
        "strength",
        "structure",
        "subtitle",
        "subtypes",
        "text_given",
        "texts",
        "threshold",
        "trade",
        "types",
    )

    def __init__(
        self,
        name: str,
        types: frozenset[CardType],
        trade: Trade = Trade.UNIVERSAL,
        *,
        subtitle: str = "",
        staple: bool = False,
        subtypes: tuple[str, ...] = (),
        cost: int | None = None,
        threshold: Icons = NO_ICONS,
        stats: BattleStats | None = None,
        gear: BattleStats | None = None,
        structure: int | None = None,
        influence: int | None = None,
        texts: tuple[str, ...] = (),
        text_given: bool = True,
        collector: tuple[tuple[str, str], ...] = (),
        source: str = "",
        lines: tuple[int, ...] = (),
    ) -> None:
        self.name: Final = name
        """201.1a"""
        self.subtitle: Final = subtitle
        self.trade: Final = trade
        """201.4a"""
        self.types: Final = types
        self.is_faction: Final = CardType.FACTION in types
        self.is_resource: Final = CardType.RESOURCE in types
        self.is_character: Final = CardType.CHARACTER in types
        self.is_tactic: Final = CardType.TACTIC in types
        self.is_item: Final = CardType.ITEM in types
        self.is_location: Final = CardType.LOCATION in types
        self.staple: Final = staple
        """203.5 Whether its type line says 'staple'."""
        self.subtypes: Final = subtypes
        """201.4b In lower case and in printed order."""
        self.cost: Final = cost
        """201.2 The cost number; None if it has none, which counts as 0 (406.2)."""
        self.threshold: Final = threshold
        """201.3"""
        self.stats: Final = stats
        """201.7 Of a character: its battle stats, and each of them."""
        self.strength: Final = stats.strength if stats else None
        self.life: Final = stats.life if stats else None
        self.speed: Final = stats.speed if stats else None
        self.gear: Final = gear
        """201.7c Of some items: what the corner adds to the character's battle stats. The text says it in words, and
        the words are what is carried out."""
        self.structure: Final = structure
        """201.8 Of a location."""
        self.influence: Final = influence
        """202.3a Of a faction: its starting influence."""
        self.texts: Final = texts
        """201.5 The paragraphs of its rules text, as written; an ability, an option, or a cost with its effect takes
        several lines."""
        self.text_given: Final = text_given
        """Whether its rules text is known. A card of the catalogue alone has figures only, and nobody can play it
        until somebody has written its text down."""
        self.collector: Final = collector
        """201.6 Set, number, rarity: nothing to the rules."""
        self.source: Final = source
        """The file it was read from."""
        self.lines: Final = lines
        """The lines of that file at which the paragraphs begin."""
        self._text: CardText | None = None

    @property
    def text(self) -> CardText:
        """201.5a What its rules text compiles to, with all that it points at. TextError, naming file, card and line, if
        a paragraph can't be read."""
        if self._text is None:
            self._text = self._compiled()
        return self._text

    def _compiled(self) -> CardText:
        from coven.games.spoils.text.reading import compile_text  # reading takes more than playing needs

        try:
            return compile_text(tuple([text for text in map(in_roman, self.texts) if text]), self.types)
        except TextError as error:
            raise self._at(error) from None

    def _at(self, error: TextError) -> TextError:
        """An error in a paragraph, with its place."""
        line = self.source
        rules = [in_roman(text).split("\n") for text in self.texts]
        found = [number for number, lines in zip(self.lines, rules, strict=False) if error.text in lines]
        found += [number for number, lines in zip(self.lines, rules, strict=False) if error.text.split("\n") == lines]
        if found:
            line = f"{line}:{found[0]}"
        return error.at(f"{line}: {self.name}" if line else self.name)

    @property
    def title(self) -> str:
        """What people call it by."""
        return self.name

    @property
    def numeric_cost(self) -> int:
        """406.1, 406.2 The numeric cost while it is not being played."""
        return self.cost or 0

    @property
    def type_line(self) -> str:
        """201.4a 'Banker Character - lawyer, mau'."""
        kinds = [kind.value.title() for kind in CardType if kind in self.types]
        words = [self.trade.value.title(), *(["Staple"] if self.staple else []), *kinds]
        return " ".join(words) + (f" - {', '.join(self.subtypes)}" if self.subtypes else "")

    def has_subtype(self, subtype: str) -> bool:
        """201.4b"""
        return subtype in self.subtypes

    def with_text(self, texts: tuple[str, ...], source: str, lines: tuple[int, ...]) -> Card:
        """This card with a rules text that somebody wrote down."""
        return self._with(texts, True, source, lines)

    def without_text(self) -> Card:
        """This card as one whose rules text isn't known."""
        return self._with((), False, self.source, ())

    def _with(self, texts: tuple[str, ...], given: bool, source: str, lines: tuple[int, ...]) -> Card:
        return Card(
            self.name,
            self.types,
            self.trade,
            subtitle=self.subtitle,
            staple=self.staple,
            subtypes=self.subtypes,
            cost=self.cost,
            threshold=self.threshold,
            stats=self.stats,
            gear=self.gear,
            structure=self.structure,
            influence=self.influence,
            texts=texts,
            text_given=given,
            collector=self.collector,
            source=source,
            lines=lines,
        )

    def _parts(self) -> tuple[object, ...]:
        """All that tells it from other cards."""
        return (
            self.name,
            self.trade,
            self.types,
            self.staple,
            self.subtypes,
            self.cost,
            self.threshold,
            self.strength,
            self.life,
            self.speed,
            self.gear,
            self.structure,
            self.influence,
            self.texts,
            self.text_given,
        )

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Card) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"Card({self.name!r})"

    def __str__(self) -> str:
        return self.name
