"""From the tree back to card text."""

from coven.games.revel.text.printing.effects import say

__all__ = ["say"]
