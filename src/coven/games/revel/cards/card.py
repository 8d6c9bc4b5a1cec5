"""1.2, 1.3 Cards and their characteristics."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from coven.games.revel.text.tree import Effect
from coven.language import TextError

RELEVANT = ("witch", "resource", "stance", "strike spell", "shield spell")
"""1.2.1, 1.2.2, 1.3.4 The types that carry rules: a card has one of them, or it is none for this game."""


LIKE_AN_ANSWER: Final = re.compile(
    r"none|done|nothing|keep the rest|(?:reveal|the card) .*|[AB]'s .*|.* in space \d+|.* \(\d+\)",
    re.IGNORECASE,
)
"""Names that could be taken for something else that is offered together with cards."""


class CardDef:
    """1.1.2 A card of the Card Index (1.2) with its characteristics. It never changes; cards in a game refer to it.

    Two definitions are equal if every characteristic is: collation details don't count (1.3.12).
    """

    __slots__ = (
        "_effects",
        "called",
        "collation",
        "icons",
        "is_resource",
        "is_shield",
        "is_spell",
        "is_stance",
        "is_strike",
        "is_witch",
        "lines",
        "name",
        "power",
        "recalled",
        "resistance",
        "resources",
        "source",
        "stamina",
        "subtitle",
        "text",
        "title",
        "type_line",
        "type_words",
        "types",
    )

    def __init__(
        self,
        title: str,
        types: tuple[str, ...],
        *,
        subtitle: str = "",
        power: int | None = None,
        resistance: int | None = None,
        icons: tuple[str, ...] = (),
        resources: tuple[str, ...] = (),
        stamina: int | None = None,
        text: tuple[str, ...] = (),
        type_line: str = "",
        collation: tuple[tuple[str, str], ...] = (),
        source: str = "",
        lines: tuple[int, ...] = (),
    ) -> None:
        self.title: Final = title
        self.subtitle: Final = subtitle
        self.name: Final = f"{title} - {subtitle}" if subtitle else title
        """1.3.1, 1.3.2 Title and subtitle together."""
        self.called: Final = f"the card {self.name}" if LIKE_AN_ANSWER.fullmatch(self.name) else self.name
        """What a player answers who means it: its name, but for one that reads like another answer."""
        self.types: Final = types
        """1.3.3 In lower case and in printed order: ('strike spell', 'familiar')."""
        self.type_line: Final = type_line
        """As printed."""
        self.type_words: Final = frozenset(types) | {word for kind in types for word in _words(kind)}
        """1.3.4 What nouns may call the card by: its types, and of a spell also 'spell' and 'strike' or 'shield'."""
        self.is_strike: Final = "strike spell" in types  # revel-starter:cards.2
        self.is_shield: Final = "shield spell" in types
        self.is_spell: Final = "spell" in self.type_words
        """1.3.6 A spell card."""
        self.is_stance: Final = "stance" in types
        self.is_witch: Final = "witch" in types
        self.is_resource: Final = "resource" in types
        self.power: Final = power
        """1.3.8 Printed Power; None if it has none, which is not the same as 0."""
        self.resistance: Final = resistance
        self.icons: Final = icons
        """1.3.11 Stitch icons."""
        self.resources: Final = resources
        """1.3.5 Of a witch: the names of the resource cards it starts with, none or more."""
        self.stamina: Final = stamina
        """0.1.1 Of a witch: how many Stamina markers she starts with, if she says so; else as many as anybody."""
        self.text: Final = text
        """1.3.7 The paragraphs; each is one effect."""
        self.collation: Final = collation
        """1.3.12 Set, number, art credit: nothing to the rules."""
        self.source: Final = source
        """The file it was read from."""
        self.lines: Final = lines
        """The lines of that file at which the paragraphs begin."""
        self.recalled: Callable[[CardDef], tuple[Effect, ...]] | None = None
        """Where its effects may have been kept, if anywhere (see `compiled`)."""
        self._effects: tuple[Effect, ...] | None = None

    @property
    def effects(self) -> tuple[Effect, ...]:
        """4.1.1 The compiled paragraphs, in printed order. TextError, naming file, card and line, if one is amiss."""
        if self._effects is None:
            self._effects = self.compiled() if self.recalled is None else self.recalled(self)
        return self._effects

    def compiled(self) -> tuple[Effect, ...]:
        """What its paragraphs compile to now, whatever was kept."""
        effects = tuple(self._compile(number) for number in range(len(self.text)))
        for error in self._contradictions(effects):
            raise error
        return effects

    def mistakes(self) -> list[TextError]:
        """What is wrong with the paragraphs that can't be read, each with file, card and line."""
        found, effects = [], []
        for number in range(len(self.text)):
            try:
                effects.append(self._compile(number))
            except TextError as error:
                found.append(error)
        return found or list(self._contradictions(effects))

    def readable(self) -> Iterator[tuple[int, Effect]]:
        """The paragraphs that can be read, each with its place, be there others that can't."""
        for number in range(len(self.text)):
            try:
                effect = self._compile(number)
            except TextError:
                continue
            yield number, effect

    def has_type(self, word: str) -> bool:
        """Whether the card can be called that: by a type ('strike spell', 'familiar') or as a 'spell', a 'strike'."""
        return word in self.type_words

    def _compile(self, number: int) -> Effect:
        from coven.games.revel.text.reading.effects import (  # reading takes more than playing needs
            check_above,
            compile_effect,
        )

        try:
            effect = compile_effect(self.text[number], self.types, self.name)
            check_above(effect, self.text[number], self.text[:number])
            return effect
        except TextError as error:
            raise self._at(error, number) from None

    def _contradictions(self, effects: Sequence[Effect]) -> Iterator[TextError]:
        """0.2.3 What one effect makes of another: what it forbids never happens."""
        from coven.games.revel.text.binding.never import check_together  # reading takes more than playing needs

        for number in range(len(effects)):
            try:
                check_together(number, effects, self.text, self.types)
            except TextError as error:
                yield self._at(error, number)

    def _at(self, error: TextError, number: int) -> TextError:
        line = f"{self.source}:{self.lines[number]}" if self.lines else self.source
        place = f"{line}: {self.name}" if line else self.name
        return error.where(lambda text: self._can_have(text, number)).at(place)

    def _can_have(self, text: str, number: int) -> bool:
        """Whether the card could have another paragraph in the place of one."""
        other = CardDef(self.title, self.types, subtitle=self.subtitle, text=_replaced(self.text, number, text))
        return all(error.text != text for error in other.mistakes())

    def _characteristics(self) -> tuple[object, ...]:
        """1.3.12 All that tells it from other cards."""
        figures = (self.power, self.resistance, self.stamina)
        return (self.name, self.types, figures, set(self.icons), self.resources, self.text)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, CardDef) and self._characteristics() == other._characteristics()

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"CardDef({self.name!r})"

    def __str__(self) -> str:
        return self.name


def _replaced(text: tuple[str, ...], number: int, paragraph: str) -> tuple[str, ...]:
    return (*text[:number], paragraph, *text[number + 1 :])


def _words(kind: str) -> list[str]:
    return kind.split() if kind in ("strike spell", "shield spell") else []
