"""The games. Each is a package of this one, whose `GAME` declares it; nothing else needs to know a new game's name."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

from coven.kernel import Game, SetupError


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    import pkgutil  # not before somebody asks

    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def find(name: str) -> Game[Any]:
    """The game of this name. SetupError if there is none."""
    if name not in names():
        raise SetupError(f"there is no game {name!r}; the games are: {', '.join(names())}")
    game: Game[Any] = importlib.import_module(f"{__name__}.{name}").GAME
    return game
