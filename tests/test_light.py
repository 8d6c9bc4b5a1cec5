"""Declaring a game takes nothing but Python and the kernel, so that a wheel can be built where nothing else is."""

from __future__ import annotations

import subprocess
import sys

import coven

ALONE = """
import sys
for module in ("lark", "rich", "yaml"):
    sys.modules[module] = None  # importing it fails
from coven.games import find, names
for name in names():
    game = find(name)
    print(game.name, *[pattern for pattern in game.compiled if not list(game.folder.glob(pattern.removeprefix("!")))])
"""


def test_games_are_declared_without_anything_installed() -> None:
    """And what each declares to be compiled, or to be left out of that, is there."""
    told = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=True).stdout
    assert told.split() == ["revel", "revolution", "spoils", "witchstone"]


def test_a_module_of_a_game_can_be_imported_under_another_name() -> None:
    """Nothing that `coven` offers has the name of one of its packages."""
    import coven.games.witchstone.game as module

    assert module.__name__ == "coven.games.witchstone.game"
    assert "witchstone" in coven.playable()
