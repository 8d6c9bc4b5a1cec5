"""How a game of Witchstone is shown at a terminal: in plain words, or drawn, with what each choice would bring."""

from coven.games.witchstone.seen.previews import preview
from coven.games.witchstone.seen.terminal.boards import draw
from coven.games.witchstone.seen.terminal.telling import about, plain

__all__ = ["about", "draw", "plain", "preview"]
