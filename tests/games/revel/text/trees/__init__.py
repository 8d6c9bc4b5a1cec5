"""Strategies for everything that card text can say, in the form in which it is compiled; a file for each of
the tree's."""

from tests.games.revel.text.trees.effects import effects, pointed

__all__ = ["effects", "pointed"]
