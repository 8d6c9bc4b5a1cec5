"""Whole cards: the paragraphs of their texts, compiled."""

from __future__ import annotations

from coven.games.spoils.text.reading.paragraphs import Reader
from coven.games.spoils.text.tree import CardText, CardType, Paragraph


def compile_paragraph(text: str, types: frozenset[CardType] | None = None) -> Paragraph:
    return Reader(text).read()


def compile_text(texts: tuple[str, ...], types: frozenset[CardType] | None = None) -> CardText:
    return CardText(tuple(compile_paragraph(text, types) for text in texts))
