"""Every card that ships is read, bound and printed back word for word, and says what is written down here."""

from __future__ import annotations

import pytest

from coven.games.spoils.cards.card import Card
from coven.games.spoils.cards.index import shipped
from coven.games.spoils.text.printing import print_text
from coven.games.spoils.text.reading import compile_text
from coven.games.spoils.text.tree import Back, Bonus, DidThisWay, Direction, Host, Noun, Stat, Static
from coven.language.walking import nodes
from tests.games.spoils.text.golden import FOLDER, told

CARDS = list(shipped().values())


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_a_card_is_printed_as_it_is_written(card: Card) -> None:
    assert print_text(compile_text(card.texts, card.types)) == card.texts


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_every_pointing_word_of_a_card_is_bound(card: Card) -> None:
    for node in nodes(compile_text(card.texts, card.types)):
        if isinstance(node, Back | DidThisWay):
            assert node.to is not None, node
        if isinstance(node, Noun) and node.other:
            assert node.than is not None, node


@pytest.mark.parametrize("name", sorted(told()))
def test_cards_say_what_is_written_down(name: str) -> None:
    assert told()[name] == (FOLDER / name).read_text(encoding="utf-8")


def test_every_file_that_is_written_down_is_one_of_cards() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == set(told())


def test_the_corner_of_an_item_and_its_words_are_one_adjustment() -> None:
    """201.7c What the corner shows stands in the text, once: nothing is added for the corner."""
    checked = 0
    for card in CARDS:
        if card.gear is None:
            continue
        found = [
            node
            for one in compile_text(card.texts, card.types).paragraphs
            if isinstance(one, Static)
            for node in nodes(one)
            if isinstance(node, Bonus) and isinstance(node.on, Host)
        ]
        changes = {change.stat: change.amount for one in found for change in one.changes}
        assert all(change.direction is Direction.INCREASE for one in found for change in one.changes)
        corner = {Stat.STRENGTH: card.gear.strength, Stat.LIFE: card.gear.life, Stat.SPEED: card.gear.speed}
        assert changes == {stat: amount for stat, amount in corner.items() if amount}, card.name
        checked += 1
    assert checked >= 3
