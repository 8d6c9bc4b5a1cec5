"""Cards in files of one's own."""

from __future__ import annotations

import pytest

from coven.games.spoils.cards.files import read_cards
from coven.games.spoils.cards.parts import MOST_PARAGRAPHS
from coven.language.errors import TextError

PARAGRAPH = "When this card enters play, draw a card.\n"


def test_a_card_has_only_so_many_paragraphs() -> None:
    """Each is used so often each turn, and so has a place of its own among those that the card gains."""
    head = "Scroll\nUniversal Item\nCost 1\n\n"
    (card,) = read_cards(head + MOST_PARAGRAPHS * PARAGRAPH)
    assert len(card.texts) == MOST_PARAGRAPHS
    with pytest.raises(TextError) as refused:
        read_cards(head + (MOST_PARAGRAPHS + 1) * PARAGRAPH)
    assert "cards:25: Scroll" in str(refused.value)
    assert f"{MOST_PARAGRAPHS} paragraphs of text at most (201.5)" in str(refused.value)
