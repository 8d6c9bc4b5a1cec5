"""The cards of Witches' Revel as data: the card index, card files and deckbuilding."""

from coven.games.revel.cards.card import CardDef
from coven.games.revel.cards.deckbuilding import Deck, check_deck, read_deck, read_list
from coven.games.revel.cards.files import read_cards
from coven.games.revel.cards.index import CardIndex, shipped

__all__ = [
    "CardDef",
    "CardIndex",
    "Deck",
    "check_deck",
    "read_cards",
    "read_deck",
    "read_list",
    "shipped",
]
