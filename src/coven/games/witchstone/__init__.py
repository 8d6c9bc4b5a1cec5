"""Witchstone: hex tiles in a cauldron, clusters, a network of energy, and chains of bonus actions."""

from coven.games.witchstone.game import GAME

__all__ = ["GAME"]
