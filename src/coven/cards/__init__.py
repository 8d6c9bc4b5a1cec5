"""What card games share: card files, the index of cards by name, deck lists. Never a rule of one of them."""

from coven.cards.decks import DeckList, Entry, ListFormat, text_of, two_decks, with_name
from coven.cards.files import Block, Line, read_blocks, texts_in
from coven.cards.index import CardError, Index, Named, fold

__all__ = [
    "Block",
    "CardError",
    "DeckList",
    "Entry",
    "Index",
    "Line",
    "ListFormat",
    "Named",
    "fold",
    "read_blocks",
    "text_of",
    "texts_in",
    "two_decks",
    "with_name",
]
