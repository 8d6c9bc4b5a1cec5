"""409.3 The card that no deck has: it comes into play by being created."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.cards.card import Card
from coven.games.spoils.cards.parts import BattleStats
from coven.games.spoils.text.words.vocabulary import CardType, Kind, Trade

MICROMAJIG: Final = Card(
    Kind.MICROMAJIG.value,
    frozenset({CardType.CHARACTER}),
    Trade.GEARSMITH,
    subtypes=("majig",),
    stats=BattleStats(1, 1, 3),
)
"""409.3, 409.3a What every Micromajig Token counts as."""
