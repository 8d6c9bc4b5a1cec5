"""What several commands need: finding games, also those that don't ship, and files."""

from __future__ import annotations

import argparse
import re
import shutil
import textwrap
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, TypeVar

from coven.files import read_text
from coven.games import find, names
from coven.kernel import CovenError, Game, SetupError, Source
from coven.scripts import further_games

T = TypeVar("T")

WIDEST: Final = 120
"""Lines of a page aren't longer than this, however wide the terminal is."""
ITEM: Final = re.compile(r"\d+\. ")
"""How a numbered item of a page begins."""


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
    games = further_games(modules)
    taken = [name for name in games if name in names()]
    if taken:
        raise CovenError(f"{taken[0]!r} is the name of a game that ships; a game from outside needs one of its own")
    return games


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


def add_game(parser: argparse.ArgumentParser) -> None:
    """The options that say which game is meant, for commands that may find it out themselves."""
    parser.add_argument("--game", metavar="GAME", help="the game that is meant, where several could be")
    add_with(parser)


def all_games(asked: argparse.Namespace) -> dict[str, Game[Any]]:
    """All games there are: those that ship and those of further modules."""
    return {**{name: find(name) for name in names()}, **games_with(asked.modules)}


def game_named(asked: argparse.Namespace, name: str) -> Game[Any]:
    """The game of this name."""
    further = games_with(asked.modules)
    if name in further:
        return further[name]
    try:
        return find(name)
    except SetupError as error:
        raise CovenError(f"{error}; a game of your own is made known by --with MODULE") from None


def games_having(asked: argparse.Namespace, what: str, get: Callable[[Game[Any]], T | None]) -> dict[str, T]:
    """What each game has of something; of the game that was asked for alone, if one was."""
    games = all_games(asked) if asked.game is None else {asked.game: game_named(asked, asked.game)}
    having = {name: has for name, game in games.items() if (has := get(game)) is not None}
    if not having:
        raise CovenError(f"{asked.game or 'no game'} has {what if asked.game is None else f'no {what}'}")
    return having


def sources(paths: Iterable[str]) -> list[Source]:
    """The texts of files that a person named."""
    return [Source(read_text(path), path) for path in paths]


def primer_of(game: Game[Any]) -> str | None:
    """How a game is played, without the signs of Markdown and as wide as the terminal; None if it has no primer."""
    primer = game.primer()
    if primer is None:
        return None
    width = min(shutil.get_terminal_size((WIDEST, 0)).columns, WIDEST)
    return "\n".join([_fill(line, width) for line in _rejoined(primer.replace("*", "").strip())])


def _rejoined(text: str) -> list[str]:
    """The paragraphs and the items of a text, each in one line, whatever width the text was written in."""
    lines: list[str] = []
    for line in text.splitlines():
        if lines and lines[-1] and line and not ITEM.match(line):
            lines[-1] += f" {line.strip()}"
        else:
            lines.append(line)
    return lines


def _fill(line: str, width: int) -> str:
    """A line broken between words; what goes on of an item stands below its words."""
    item = ITEM.match(line)
    return textwrap.fill(line, width, subsequent_indent=" " * (item.end() if item else 0), break_on_hyphens=False)
