"""Short scripts of the tiny game, and the errors of those whose last line doesn't hold."""

from __future__ import annotations

import pytest

from coven.kernel import Table
from coven.scripts import ScriptError, load
from tests.kernel.tiny import GAME, Tiny

HEAD = """\
game: tiny
play:
- chance the cards: [2, 6, 7, 1, 3, 8]
- chance the first player: 0
"""


def run(text: str, game: Tiny = GAME) -> Table:
    """The table of a script that has one."""
    return load(text, game=game)


def play(*lines: str, game: Tiny = GAME) -> Table:
    """A game in which A holds 2, 6, 7 and B holds 1, 3, 8, and A begins."""
    return run(HEAD + "".join(f"- {line}\n" for line in lines), game)


def fails(*lines: str, game: Tiny = GAME) -> ScriptError:
    """The error of a script of which the last line doesn't hold."""
    with pytest.raises(ScriptError) as caught:
        play(*lines, game=game)
    assert caught.value.line == 4 + len(lines), caught.value
    assert str(caught.value).startswith(f"script:{4 + len(lines)}: ")
    return caught.value
