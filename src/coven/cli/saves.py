"""Saved games as files: what they are called, what looks like one, and taking one up."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from coven.files import read_text
from coven.kernel import Game, Table
from coven.scripts import load
from coven.scripts.text import Unfinished


def free_name(folder: Path, table: Table) -> Path:
    """A name for a save that nothing has yet."""
    stem = f"{table.game.name}-{table.seed % 10**10}"  # enough of a long seed to tell files apart
    path = folder / f"{stem}.yaml"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.yaml"
        number += 1
    return path


def is_save(path: Path) -> bool:
    """Whether a file looks like a saved game, which may be written over."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(5) == "game:"
    except (OSError, ValueError):
        return False


def load_game(name: str, games: Mapping[str, Game[Any]]) -> Table:
    """Take up the game saved in a file, of one of these games or of one that ships."""
    path = Path(name).expanduser()
    text = read_text(path)
    called = next((line[5:].strip() for line in text.splitlines() if line.startswith("game:")), "")
    try:
        return load(path, game=games.get(called))
    except Unfinished as unfinished:
        return unfinished.table  # it stops in the middle of something, and there it goes on
