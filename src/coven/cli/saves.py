"""Saved games as files: what they are called, what looks like one, and taking one up with what was said at it."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

from coven.files import read_text, typed
from coven.kernel import Game, Table
from coven.kernel.seat import SEAT_NAMES
from coven.scripts import follow, load, read_script
from coven.scripts.script import Told
from coven.scripts.text import Unfinished

Talk: TypeAlias = list[tuple[int, str]]
"""What minds have said, `B: ...`, each with how many lines the log had before it."""


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
    if not path.is_file():
        return False
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(5) == "game:"
    except (OSError, ValueError):
        return False


def load_game(name: str, games: Mapping[str, Game[Any]]) -> tuple[Table, Talk]:
    """Take up the game saved in a file, of one of these games or of one that ships, with what minds said at it."""
    path = typed(name)
    text = read_text(path)
    called = next((line[5:].strip() for line in text.splitlines() if line.startswith("game:")), "")
    game = games.get(called)
    try:
        table = load(path, game=game)
    except Unfinished as unfinished:
        table = unfinished.table  # it stops in the middle of something, and there it goes on
    return table, _talk_in(path, game) if _SAY in text else []


_SAY = "- say: "


def _talk_in(path: Path, game: Game[Any] | None) -> Talk:
    """What the seats say in a script that can be played. Words of its author, which name no seat, are for readers."""
    talk: Talk = []
    with contextlib.suppress(Unfinished):
        for line, table in follow(read_script(path), game=game):
            if isinstance(line, Told) and line.words[:1] in SEAT_NAMES and line.words[1:3] == ": ":
                talk.append((table.log_size, line.words))
    return talk
