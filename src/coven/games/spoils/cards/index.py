"""201.1b The cards there are, by name."""

from __future__ import annotations

from functools import cache

from coven.cards import Index, texts_in
from coven.games.spoils.cards.card import Card
from coven.games.spoils.cards.catalogue import catalogue
from coven.games.spoils.cards.files import read_cards


class CardIndex(Index[Card]):
    """201.1b Cards by name, which alone says which card one is."""

    __slots__ = ()


@cache
def shipped() -> CardIndex:
    """The cards that ship with their texts: all files in this package's folder `sets`."""
    files = texts_in("coven.games.spoils.cards", "sets")
    return CardIndex([card for name, text in files.items() for card in read_cards(text, f"{name}.txt")])


def with_figures(index: CardIndex) -> CardIndex:
    """The cards of an index, and all others of the catalogue, whose texts aren't known."""
    return index.plus(entry.card for entry in catalogue().values() if index.get_folded(entry.card.name) is None)
