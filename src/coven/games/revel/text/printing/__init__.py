"""From the tree back to card text."""

from coven.games.revel.text.printing.effects import say
from coven.games.revel.text.printing.turning import say_to_each, say_to_opponent

CYCLE = "amounts, nouns: a measure counts what a noun names, and a noun may name what has a measured value"

__all__ = ["say", "say_to_each", "say_to_opponent"]
