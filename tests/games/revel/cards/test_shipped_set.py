"""The set that ships: what its cards compile to, how their texts read, and the decks made of them."""

from __future__ import annotations

import re

import pytest

from coven.games.revel.cards import CardDef, check_deck, read_deck, shipped
from coven.games.revel.cards.shipped_decks import deck_texts, default_decks
from coven.games.revel.editions import COMPREHENSIVE, STARTER, Edition
from coven.games.revel.text.printing import say
from coven.games.revel.text.reading import compile_effect
from coven.games.revel.text.tree import Interruption
from coven.games.revel.text.words.vocabulary import ICONS
from tests.games.revel.cards.golden import FOLDER, file_of, golden, sets

CARDS = list(shipped().values())
SPELLS = [card for card in CARDS if card.is_spell]


@pytest.mark.parametrize("source", sorted(sets()))
def test_cards_compile_to_what_the_golden_file_says(source: str) -> None:
    """If the difference is meant: python -m tests.games.revel.cards.golden"""
    assert golden(sets()[source]).splitlines() == file_of(source).read_text(encoding="utf-8").splitlines()


def test_every_golden_file_belongs_to_a_set() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == set(sets())


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_every_paragraph_is_in_canonical_wording(card: CardDef) -> None:
    for text in card.text:
        assert say(compile_effect(text)) == text


def test_the_set_has_enough_of_everything() -> None:
    assert sum(card.is_witch for card in CARDS) >= 4
    assert sum(card.is_resource for card in CARDS) >= 2
    assert any(card.is_witch and not card.resources and card.text for card in CARDS)
    assert sum(card.is_strike for card in CARDS) >= 60
    assert sum(card.is_shield for card in CARDS) >= 25
    assert sum(card.is_stance for card in CARDS) >= 10
    from_hand = [card for card in CARDS if any(isinstance(e, Interruption) and e.from_hand for e in card.effects)]
    assert sum(card.is_shield for card in from_hand) >= 6


def test_stitch_icons_come_single_double_and_not_at_all() -> None:
    for icon in ICONS:
        assert any(card.icons == (icon,) for card in SPELLS)
    assert {len(card.icons) for card in SPELLS if card.is_strike} == {0, 1, 2}
    assert not any(card.icons for card in CARDS if not card.is_strike)


def test_no_two_cards_are_alike_but_for_a_number() -> None:
    without_numbers: dict[tuple[str, ...], str] = {}
    for card in CARDS:
        if card.text and card.source != "core.txt":
            shape = (card.type_line, *(re.sub(r"\d+", "N", text) for text in card.text))
            assert shape not in without_numbers, f"{card.name} is {without_numbers.get(shape)} with other numbers"
            without_numbers[shape] = card.name


def test_values_are_of_the_usual_size() -> None:
    """8 Power in one card is paid for dearly: without a cost nothing has more than 6."""
    for card in SPELLS:
        value = card.power if card.is_strike else card.resistance
        assert value is not None
        paid_for = any(text.startswith("To Play:") for text in card.text)
        assert value in range(1, 9 if paid_for else 7), card.name


@pytest.mark.parametrize("edition", [COMPREHENSIVE, STARTER], ids=lambda edition: str(edition.name))
@pytest.mark.parametrize("name", sorted(deck_texts()))
def test_the_decks_are_legal_in_both_editions(name: str, edition: Edition) -> None:
    assert check_deck(deck_texts()[name], shipped(), edition) == []
    deck = read_deck(deck_texts()[name], shipped(), name, edition)
    assert len(deck.cards) == 25
    assert name in deck.witch.name.lower()


def test_there_is_a_deck_for_each_witch_of_the_set() -> None:
    witches = {card.name for card in CARDS if card.is_witch and card.source != "core.txt"}
    decks = [read_deck(text, shipped(), name) for name, text in deck_texts().items()]
    assert {deck.witch.name for deck in decks} == witches
    assert set(default_decks()) <= set(deck_texts())
