"""What several commands need: finding script files, and games that don't ship."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from coven.kernel import CovenError, Game
from coven.scripts import further_games


def add_with(parser: argparse.ArgumentParser) -> None:
    """The option that makes further games known."""
    parser.add_argument(
        "--with",
        dest="modules",
        metavar="MODULE",
        action="append",
        default=[],
        help="also know the game that this Python module declares as GAME (looked for here first)",
    )


def games_with(modules: Iterable[str]) -> dict[str, Game[Any]]:
    """The games of these modules, which may lie in the current folder."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    return further_games(modules)


def script_files(paths: Iterable[str]) -> list[Path]:
    """The script files meant: files as they are, and all *.yaml in folders and their folders."""
    files: list[Path] = []
    for name in paths:
        path = Path(name)
        if path.is_dir():
            inside = sorted(path.rglob("*.yaml"))
            if not inside:
                raise CovenError(f"there is no script (*.yaml) in the folder {name}")
            files += inside
        elif path.exists():
            files.append(path)
        else:
            raise CovenError(f"there is no file {name}")
    return files


def folders_with(modules: Iterable[str]) -> dict[str, Path]:
    """Where the games of these modules have their source, by the games' names."""
    modules = list(modules)
    games = games_with(modules)
    files = [(module, sys.modules[module].__file__) for module in modules]
    folders = {module: Path(file).parent for module, file in files if file is not None}
    return {game.name: folders[module] for module, game in zip(modules, games.values(), strict=True)}
