"""How a game of Witchstone is shown at a terminal: in plain words, or drawn."""

from coven.games.witchstone.seen.terminal.boards import draw
from coven.games.witchstone.seen.terminal.telling import about, plain

__all__ = ["about", "draw", "plain"]
