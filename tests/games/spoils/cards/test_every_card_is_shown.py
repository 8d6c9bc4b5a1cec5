"""Every card that ships has a scene that shows it at work."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.cards.index import shipped
from tests.games.spoils.cards import (
    test_characters,
    test_further_cards,
    test_intricate_cards,
    test_items_and_locations,
    test_responses,
    test_tactics,
)
from tests.games.spoils.cards.scene import SHOWN

SCENES: Final = (
    test_characters,
    test_further_cards,
    test_intricate_cards,
    test_items_and_locations,
    test_responses,
    test_tactics,
)


def test_every_card_has_a_scene() -> None:
    assert set(shipped()) == set(SHOWN)


def test_scenes_are_about_cards_that_ship_and_there_are_such_scenes() -> None:
    assert set(SHOWN) <= set(shipped())
    there = {name for module in SCENES for name in dir(module) if name.startswith("test_")}
    assert set(SHOWN.values()) <= there


def test_every_text_that_ships_is_understood() -> None:
    assert all(len(card.text.paragraphs) <= len(card.texts) for card in shipped().values())
    assert all(bool(card.text.paragraphs) == bool(card.texts) for card in shipped().values())
