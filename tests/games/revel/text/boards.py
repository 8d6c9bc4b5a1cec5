"""Boards for cards whose texts are tried: cards that make all kinds of things happen, and sides made of them by lot."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from tests.games.revel.stage import Plain, shield, stance, strike, witch

CARDS = (
    strike("Thread", 2, icons="flames, currents", types=" & A Familiar"),
    strike("Needle", 4, icons="flames, moonlight"),
    shield("Wall", 3),
    stance("Calm"),
    stance("Storm", "When Your Turn Begins: Gain 1 Passion."),
    strike("Both", 1, "On Play: Look at your opponent's hand. You may play 1 card from your hand."),
    witch(
        "Worker",
        "Her Power Is: Discard 1 spell or stance.",
        "Her Power Is: Add 2 +1s to 1 spell. Draw 1 card.",
        "Her Power Is: Each player discards 1 card from their hand. Each player gains 2 Passion.",
        "Her Power Is: Remove a +1 from 1 spell. Stash 1 card. Check for overpower for 1 spell.",
    ),
    witch(
        "Mover",
        "Her Power Is: Choose 1 spell. Its player draws it back. Reveal 2 cards from your hand.",
        "Her Power Is: Play 1 card from your hand. Each player loses 1 Passion. Your opponent draws 1 card.",
        "Her Power Is: Each player spends 1 Passion. Lose 1 Stamina. Put 1 spell on top of your deck.",
        "Her Power Is: Each player discards 2 cards. Gain 1 Stamina. Any 1 spell has -1 Power until the turn ends.",
    ),
)
STITCHED = ("Thread", "Needle")
"""What a second Thread may be stitched onto."""


class Lot(NamedTuple):
    """What a side is drawn from."""

    cards: Sequence[str]
    """What is in hand, deck and discards."""
    spells: Sequence[str]
    """What stands in spell spaces."""
    witches: Sequence[str]
    hands: Sequence[int]
    """How many cards are in hand."""
    decks: Sequence[int]
    stamina: Sequence[int]
    further: Plain
    """Other resources than Passion, and how much there is of them."""

    def side(self, rng: random.Random) -> Plain:
        """What one player has."""
        spells: dict[int, Plain] = {}
        for space in rng.sample(range(1, 6), rng.choice([0, 1, 2, 3, 4])):
            cards = [rng.choice(self.spells)]
            if cards[0] in STITCHED and rng.random() < 0.3:
                cards.append("Thread")
            spells[space] = {"cards": cards, "+1s": rng.choice([0, 0, 1, 2])}
        side: Plain = {
            "hand": rng.choices(self.cards, k=rng.choice(self.hands)),
            "deck": rng.choices(self.cards, k=rng.choice(self.decks)),
            "discards": rng.choices(self.cards, k=rng.choice([0, 2, 3])),
            "resources": {"Passion": rng.choice([0, 1, 2, 4, 6]), **self.further},
            "stamina": rng.choice(self.stamina),
            "spells": spells,
            "witch": rng.choice(self.witches),
        }
        if rng.random() < 0.5:
            side["stance"] = rng.choice(["Calm", "Storm"])
        return side
