"""The Spoils."""

from coven.games.spoils.game import Spoils

GAME = Spoils()
"""The Spoils, declared."""
