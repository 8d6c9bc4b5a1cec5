"""A card's rules text, sorted by when the game asks for it. Made once per card."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.cards.card import Card
from coven.games.spoils.text.tree import (
    Ability,
    AttachTo,
    CardText,
    Covert,
    Enters,
    FlipUp,
    NoResponse,
    Options,
    Paragraph,
    Played,
    StartingDraw,
    StartingResources,
    Tactical,
    Unique,
)
from coven.kernel import CovenError


class Sheet:
    """The paragraphs of one card, sorted. Each stands with its place among the card's paragraphs."""

    __slots__ = (
        "abilities",
        "attach_to",
        "covert",
        "enters",
        "flip_up",
        "no_response",
        "options",
        "paragraphs",
        "played",
        "played_place",
        "starting_draw",
        "starting_resources",
        "tactical",
        "unique",
    )

    def __init__(self, text: CardText) -> None:
        self.paragraphs: tuple[Paragraph, ...] = text.paragraphs
        self.abilities: list[tuple[int, Ability]] = []
        """502 Those that stand on the card without a condition."""
        self.played: Played | None = None
        """401.1a The cost and effect of the card itself."""
        self.played_place = 0
        self.options: Options | None = None
        """307.2"""
        self.attach_to: AttachTo | None = None
        """507.2"""
        self.flip_up: FlipUp | None = None
        """507.4"""
        self.unique: Unique | None = None
        """507.5"""
        self.covert = False
        """507.3"""
        self.tactical = False
        """Whether it may be played whenever a tactic could be (101.1, 204.1)."""
        self.no_response = False
        """606 Whether nobody can respond to it."""
        self.enters: Enters | None = None
        self.starting_resources: StartingResources | None = None
        """202.5"""
        self.starting_draw: StartingDraw | None = None
        """202.6"""
        for place, paragraph in enumerate(text.paragraphs):
            self._sort(place, paragraph)

    def _sort(self, place: int, paragraph: Paragraph) -> None:
        if isinstance(paragraph, Ability):
            self.abilities.append((place, paragraph))
        elif isinstance(paragraph, Played):
            self.played, self.played_place = paragraph, place
        elif isinstance(paragraph, Options):
            self.options, self.played_place = paragraph, place
        elif isinstance(paragraph, AttachTo):
            self.attach_to = paragraph
        elif isinstance(paragraph, FlipUp):
            self.flip_up = paragraph
        elif isinstance(paragraph, Unique):
            self.unique = paragraph
        elif isinstance(paragraph, Covert):
            self.covert = True
        elif isinstance(paragraph, Tactical):
            self.tactical = True
        elif isinstance(paragraph, NoResponse):
            self.no_response = True
        elif isinstance(paragraph, Enters):
            self.enters = paragraph
        elif isinstance(paragraph, StartingResources):
            self.starting_resources = paragraph
        elif isinstance(paragraph, StartingDraw):
            self.starting_draw = paragraph


TEXTS: Final[dict[Card, CardText]] = {}
"""What the texts of cards have been compiled to."""

_SHEETS: Final[dict[Card, Sheet]] = {}


def sheet_of(card: Card) -> Sheet:
    """201.5 A card's rules text, sorted by when it matters."""
    sheet = _SHEETS.get(card)
    if sheet is None:
        text = TEXTS.get(card)
        if text is None:
            if card.texts:
                raise CovenError(f"{card.name}: its rules text has not been compiled")
            text = CardText()
        sheet = _SHEETS[card] = Sheet(text)
    return sheet
