"""1, 2 Cards and decks: what is printed on a card, card files, the cards that ship, deck lists and their formats."""

from coven.games.spoils.cards.card import Card
from coven.games.spoils.cards.parts import NO_ICONS, BattleStats, Icons, icons_of
from coven.games.spoils.text.words.vocabulary import CardType, Icon, Trade

__all__ = ["NO_ICONS", "BattleStats", "Card", "CardType", "Icon", "Icons", "Trade", "icons_of"]
