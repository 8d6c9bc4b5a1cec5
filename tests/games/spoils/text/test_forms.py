"""Every form of card text that the rulebook prints or names can be read, and is printed back word for word."""

from __future__ import annotations

import pytest

from coven.games.spoils.text.printing import print_paragraph, print_text
from coven.games.spoils.text.reading import compile_paragraph, compile_text
from coven.games.spoils.text.reading.paragraphs import STARTS, grammar_source
from coven.games.spoils.text.words.lexicon import PHRASES
from coven.games.spoils.text.words.lexing import IN_CONTEXT
from coven.games.spoils.text.words.vocabulary import CardType
from coven.language.grammar import conflicts
from tests.games.spoils.text import vocabulary
from tests.games.spoils.text.templates import TABLE, Template

SENTENCES = (
    *(f"TEST\nCost: {cost}\nEffect: Draw a card." for cost in vocabulary.COSTS),
    *(f"TEST\nEffect: {effect}" for effect in vocabulary.EFFECTS),
    *(f"If {event}, your faction gains 1 influence." for event in vocabulary.EVENTS),
    *(f"While {condition}, this card gains 1 speed." for condition in vocabulary.CONDITIONS),
    *vocabulary.STATIC,
)


@pytest.mark.parametrize("template", TABLE, ids=lambda one: one.text)
def test_a_form_of_the_rulebook_is_read_and_printed_back(template: Template) -> None:
    types = frozenset({CardType(template.on)})
    (paragraph,) = compile_text((template.text,), types).paragraphs
    assert print_paragraph(paragraph) == template.text


@pytest.mark.parametrize("text", SENTENCES)
def test_a_sentence_is_read_and_printed_back(text: str) -> None:
    assert print_paragraph(compile_paragraph(text)) == text


def test_there_is_a_text_for_each_form() -> None:
    """The rulebook prints or names a hundred and one, of which a few are about the layout of a card alone."""
    assert len({template.text for template in TABLE}) >= 101


def test_the_grammar_has_no_conflicts_so_that_no_text_has_two_readings() -> None:
    assert conflicts(grammar_source(), STARTS) == []


def test_every_word_of_the_lexicon_is_in_the_grammar() -> None:
    source = grammar_source()
    terminals = set(PHRASES.values()) | set(IN_CONTEXT)
    assert {terminal for terminal in terminals if terminal not in source.split("\n\n", 1)[1]} == set()


def test_options_are_one_paragraph_with_a_choice() -> None:
    """307.2"""
    texts = (
        "Choose one of the following as this card's rules text:",
        "OPTION 1\nEffect: Draw a card.",
        "OPTION 2\nCost: Pick a character.\nEffect: Destroy the character.",
    )
    text = compile_text(texts, frozenset({CardType.TACTIC}))
    assert len(text.paragraphs) == 1
    assert print_text(text) == texts
