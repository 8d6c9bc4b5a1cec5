"""From the tree back to card text."""

from coven.games.revel.text.printing.instructions import say

__all__ = ["say"]
