"""The page that teaches to write cards says nothing that isn't so, and leaves no word out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coven.games.revel.cards import CardIndex, read_cards
from coven.games.revel.text.kinds_of_effects import kind_of, why
from coven.games.revel.text.printing import say
from coven.games.revel.text.reading import compile_effect, compile_instruction
from coven.games.revel.text.words.lexicon import CHECK, NAMING, PUT, RETURN, SHUFFLE, STOP, SWAP, VERBS, WORDS
from coven.language import plural, singulars

PAGE = (Path(__file__).parents[4] / "docs" / "cards.md").read_text(encoding="utf-8")
HOUSE, _, OTHERS = PAGE.partition("## Other wordings")
EXAMPLES = [match[1] for match in re.finditer(r"^\|.*?`([A-Z][^`|]*[^.`|]\.)`", HOUSE, re.MULTILINE)]
OTHER_WORDINGS = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|$", OTHERS, re.MULTILINE)
KINDS = re.findall(r"^\|[^|]*\| ([\w ]+) \| (4\.[\d.]+) \| `([^`]+)` \|$", PAGE, re.MULTILINE)


def compiled(text: str) -> str:
    """A text as it prints, be it a whole effect or instructions."""
    statement = not re.match(r"[^.\"]*:", text) or text.startswith(("Choose 1:",))
    if not statement:
        return say(compile_effect(text))
    after_statements = PAGE.index(f"`{text}`") > PAGE.index("## Statements")
    if after_statements or kindless(text):
        return say(compile_effect(text))
    return say(compile_instruction(text))


def kindless(text: str) -> bool:
    return text in {example for _, _, example in KINDS}


@pytest.mark.parametrize("text", EXAMPLES)
def test_every_example_compiles_and_prints_as_it_stands_there(text: str) -> None:
    assert compiled(text) == text


@pytest.mark.parametrize(("text", "printed"), OTHER_WORDINGS)
def test_other_wordings_print_as_the_page_says(text: str, printed: str) -> None:
    assert say(compile_effect(text)) == printed
    assert say(compile_effect(printed)) == printed


def test_there_are_examples() -> None:
    assert len(EXAMPLES) > 80
    assert len(OTHER_WORDINGS) > 20
    assert len(KINDS) == 6


@pytest.mark.parametrize(("kind", "rule", "text"), KINDS)
def test_the_table_of_kinds_is_right(kind: str, rule: str, text: str) -> None:
    effect = compile_effect(text)
    assert (kind_of(effect).value, why(effect).rule) == (kind, rule)


def test_the_cards_on_the_page_are_cards() -> None:
    (block,) = re.findall(r"```cards\n(.*?)```", PAGE, re.DOTALL)
    index = CardIndex(read_cards(block))
    index.compile()
    assert list(index) == ["Ember - First Light", "Quiet Hearth"]


def test_every_word_of_the_language_is_on_the_page() -> None:
    page = set(re.findall(r"[a-z][\w']*", PAGE.lower()))
    page |= {plural(word) for word in page} | {word for many in page for word in singulars(many)}
    forms = {form for verb in (*VERBS.values(), PUT, SHUFFLE, STOP, CHECK, RETURN, SWAP, NAMING) for form in verb}
    other_forms = {"her", "his", "an", "does", "doesn't", "loss", "copy", "card's", "spell's"}
    assert sorted({word.lower() for word in WORDS if word[0].isalpha()} - forms - other_forms - page) == []
    assert [verb.base for verb in VERBS.values() if not any(form in PAGE.lower() for form in verb)] == []
