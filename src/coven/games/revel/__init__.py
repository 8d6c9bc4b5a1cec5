"""Witches' Revel."""

# The rules need each other: a bonus may depend on a count and a count on bonuses; resolving an effect may play a card
# and playing a card resolves effects. So loading has to begin with these two, which lead to all the others.
from coven.games.revel.effects.meaning import measuring as measuring  # isort: skip
from coven.games.revel.instructions import carry_out as carry_out  # isort: skip
from coven.games.revel.game import Revel

GAME = Revel()
"""Witches' Revel, declared."""
