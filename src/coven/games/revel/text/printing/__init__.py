"""From the tree back to card text."""

from coven.games.revel.text.printing.effects import say

CYCLE = "amounts, nouns: a measure counts what a noun names, and a noun may name what has a measured value"

__all__ = ["say"]
