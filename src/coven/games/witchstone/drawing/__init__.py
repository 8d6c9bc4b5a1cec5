"""How a game of Witchstone is shown at a terminal: in plain words, or drawn, with what each choice would bring."""

from coven.games.witchstone.drawing.boards import draw
from coven.games.witchstone.drawing.previews import preview
from coven.games.witchstone.drawing.telling import about, plain

__all__ = ["about", "draw", "plain", "preview"]
