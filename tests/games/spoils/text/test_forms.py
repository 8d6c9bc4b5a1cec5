"""Every form of card text that the rulebook prints or names can be read, and is printed back word for word."""

from __future__ import annotations

import pytest

from coven.games.spoils.cards import BattleStats
from coven.games.spoils.cards.files import read_cards
from coven.games.spoils.text.printing import print_paragraph, print_text
from coven.games.spoils.text.reading import compile_paragraph, compile_text
from coven.games.spoils.text.reading.paragraphs import STARTS, grammar_source
from coven.games.spoils.text.words.lexicon import PHRASES
from coven.games.spoils.text.words.lexing import IN_CONTEXT
from coven.games.spoils.text.words.vocabulary import CardType, Trade
from coven.language.grammar import conflicts
from tests.games.spoils.text import vocabulary
from tests.games.spoils.text.templates import CARDS, FORMS, TABLE, Template

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


def test_there_is_a_text_for_each_of_the_hundred_and_one_forms() -> None:
    assert len({*FORMS, *CARDS}) == 101
    assert all(FORMS.values())


def test_forms_that_are_no_paragraph_are_read_on_a_card() -> None:
    """201.4a, 201.5e, 201.7c, 203.5, 307.2"""
    ferret, fork, hood, bog = (read_cards(text, "cards")[0] for text in CARDS.values())
    assert print_text(ferret.text) == ("Covert",), "what it says in italics is dropped"
    assert print_text(fork.text) == fork.texts
    assert (len(fork.texts), hood.gear) == (3, BattleStats(2, -1, 0))
    assert print_text(hood.text) == hood.texts
    assert (bog.trade, bog.types, bog.subtypes, bog.staple) == (
        Trade.ROGUE,
        frozenset({CardType.RESOURCE}),
        ("mire",),
        True,
    )


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
