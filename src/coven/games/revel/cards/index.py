"""1.2 The Card Index: every card there is, by name."""

from __future__ import annotations

from functools import cache

from coven.cards import Index, texts_in
from coven.games.revel.cards.card import CardDef
from coven.games.revel.cards.compiled import compile_together
from coven.games.revel.cards.files import read_cards


class CardIndex(Index[CardDef]):
    """1.3.14 Cards by name. What the index says is what counts, whatever a print may say."""

    __slots__ = ()

    def compile(self) -> None:
        """Compile every card, so that a text that can't be read is found now and not in the middle of a game."""
        for card in self.values():
            _ = card.effects


@cache
def shipped() -> CardIndex:
    """The cards that ship: all files in this package's folder `sets`."""
    files = texts_in("coven.games.revel.cards", "sets")
    cards = [card for name, text in files.items() for card in read_cards(text, f"{name}.txt")]
    compile_together(cards)
    return CardIndex(cards)
