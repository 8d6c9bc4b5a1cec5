"""What seats bring from files: decks. A file is read for whoever named it, and what it held goes into the game, so that
a saved game needs it no more and reads nothing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from coven.cards import with_name
from coven.files import read_text
from coven.kernel import CovenError, Game, SetupError, Source


def read_brings(game: Game[Any], brings: Sequence[Any], within: Path | None = None) -> list[Any]:
    """What is brought, with the text of each file in place of its path.

    `within` is the folder of the script that names them: such paths are looked for there, and can't lead out of it.
    Without one, a person names them. SetupError if a file can't be read or leads out.
    """
    decks = game.decks()
    if decks is None:
        return list(brings)
    shipped = decks.shipped()
    return [
        _read(game, named, within) if _is_path(named) and named.casefold() not in shipped else named for named in brings
    ]


def _is_path(named: object) -> bool:
    return isinstance(named, str) and "\n" not in named


def _read(game: Game[Any], named: str, within: Path | None) -> str:
    path = Path(named) if within is None else within / named
    try:
        leads_out = within is not None and not path.resolve().is_relative_to(within.resolve())
        if not path.is_file():
            return named  # the game knows best what else it could be called
    except (OSError, ValueError):
        return named
    if leads_out:
        raise SetupError(f"the deck {named!r} is outside of the script's folder; a script reads nothing there")
    try:
        text = with_name(read_text(path), path.stem)
    except CovenError as error:
        raise SetupError(f"the deck {error}") from None
    decks = game.decks()
    if decks is not None:
        decks.title(Source(text, str(path)))  # what can't be read is told by the file's own name
    return text
