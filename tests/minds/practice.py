"""Two small decks of Witches' Revel with a bit of everything, for computer players and terminals to be tried with."""

from __future__ import annotations

from typing import Any

from tests.games.revel.stage import shield, stance, strike, witch

EMBER, BROOK = "Ember Anne", "Brook Lily"

CARDS = "----\n".join(
    [
        witch(EMBER, "Her Power Is: Spend 1 Passion to add a +1 to 1 of your spells."),
        witch(BROOK, "Her Power Is: Spend 2 Passion to draw 1 card."),
        strike("Match", 1, "On Play: Gain 1 Passion.", icons="flames"),
        strike("Torch", 2, "On Play: Draw 1 card.", icons="flames"),
        strike("Bonfire", 4, icons="flames"),
        strike("Inferno", 7, "To Play: Spend 2 Passion.", icons="flames"),
        strike("Ripple", 1, "On Play: You may discard 1 card to draw 2 cards.", icons="currents"),
        strike("Current", 2, "On Play: Gain 1 Passion.", icons="currents"),
        strike("Wave", 4, icons="currents"),
        strike("Flood", 6, "To Play: Spend 1 Passion.", icons="currents"),
        shield("Wall", 5, "On Play: Gain 1 Passion."),
        shield("Hedge", 3, "On Play: Draw 1 card."),
        stance("Resolve", "Your strike spells have +1 Power."),
        stance("Calm", "When Your Turn Begins: Gain 1 Passion."),
    ]
)

FIRE = f"""Witch: {EMBER}
4 Match
4 Torch
6 Bonfire
3 Inferno
3 Wall
3 Hedge
1 Resolve
1 Calm
"""

WATER = f"""Witch: {BROOK}
4 Ripple
4 Current
6 Wave
3 Flood
3 Wall
3 Hedge
1 Resolve
1 Calm
"""

LOOSE = {"strict decks": False}
"""The practice decks have more copies than the rules allow."""

PRACTICE: dict[str, Any] = {"components": CARDS, "brings": (FIRE, WATER), "options": LOOSE}
"""What `coven.new("revel", ...)` is given for a practice game."""
