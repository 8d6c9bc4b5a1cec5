"""The games. Each is a package of this one, whose `GAME` declares it; nothing else needs to know a new game's name."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache
from types import ModuleType
from typing import Any

from coven.kernel import Game, SetupError


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def find(name: str) -> Game[Any]:
    """The game of this name. SetupError if there is none."""
    if name not in names():
        raise SetupError(f"there is no game {name!r}; the games are: {', '.join(names())}")
    game: Game[Any] = importlib.import_module(f"{__name__}.{name}").GAME
    return game


def module_of(game: str, *paths: str) -> ModuleType | None:
    """The first of these modules that a game's package has, by its path within it; None if it has none of them."""
    if game in names():
        for path in paths:
            folder, _, _ = path.rpartition(".")
            inside = f"{__name__}.{game}.{folder}".rstrip(".")
            wanted = f"{__name__}.{game}.{path}"
            if importlib.util.find_spec(inside) is not None and importlib.util.find_spec(wanted) is not None:
                return importlib.import_module(wanted)
    return None
