"""What comes from files: decks that seats bring, and components that a script lays on the table. A file is read for
whoever named it, and what it held goes into the game, so that a saved game needs it no more and reads nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from coven.cards import with_name
from coven.files import read_text, real
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


def read_components(named: str | None, within: Path) -> str | None:
    """The text of components, or of the file that holds them: one in the folder of the script that names it, or below.

    SetupError if it can't be read, leads out, or looks like the name of a file that isn't there.
    """
    if named is None or not _is_path(named):
        return named
    found = _file(named, within, "components")
    if found is not None:
        return found.text
    if re.fullmatch(r"[^\s=\[]+\.\w+", named):
        raise SetupError(f"the components {named!r}: no such file in the script's folder, or below it")
    return named


def _is_path(named: object) -> bool:
    return isinstance(named, str) and "\n" not in named


def _read(game: Game[Any], named: str, within: Path | None) -> str:
    found = _file(named, within, "deck")
    if found is None:
        return named  # the game knows best what else it could be called
    text = with_name(found.text, Path(named).stem)
    decks = game.decks()
    if decks is not None:
        decks.title(found._replace(text=text))  # what can't be read is told by the file's own name
    return text


def _file(named: str, within: Path | None, what: str) -> Source | None:
    """The file of this name; None if there is none."""
    path = Path(named) if within is None else within / named
    try:
        leads_out = within is not None and not real(path).is_relative_to(real(within))
        if not path.is_file():
            return None
    except (OSError, ValueError):
        return None
    if leads_out:
        raise SetupError(f"the {what} {named!r} is outside of the script's folder; a script reads nothing there")
    try:
        return Source(read_text(path), str(path))
    except CovenError as error:
        raise SetupError(f"the {what} {error}") from None
