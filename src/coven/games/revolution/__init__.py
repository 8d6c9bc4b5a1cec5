"""Witches of the Revolution: a co-operative deck-builder for one to four covens, against a clock made of Events."""

from coven.games.revolution.game import GAME

__all__ = ["GAME"]
