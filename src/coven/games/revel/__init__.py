"""Witches' Revel."""

from coven.games.revel.game import Revel

GAME = Revel()
"""Witches' Revel, declared."""
