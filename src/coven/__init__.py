"""Coven: a table that knows the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from coven.games import find, names
from coven.kernel import Game, Record, Table, new_seed

if TYPE_CHECKING:
    from pathlib import Path

__version__ = "0.1.0"
__all__ = ["Table", "load", "new", "playable"]


def playable() -> tuple[str, ...]:
    """The names of the games that can be played."""
    return names()


def new(
    game: str | Game[Any],
    *,
    seed: int | None = None,
    seats: int | None = None,
    brings: Sequence[Any] = (),
    options: Mapping[str, Any] | None = None,
    components: str | None = None,
    full_control: Sequence[int] = (),
) -> Table:
    """Set up a game and play it until the first decision.

    The same seed gives the same luck. `brings` says for each seat what it brings, in games where players bring
    something: the name, the file or the text of a deck, a colour. `components` is the text of a file of what lies on
    the table besides or instead of what ships: cards, a board. Seats in `full_control` are asked even when there is one
    choice only. SetupError if it can't be.
    """
    from coven.bringing import read_brings  # reading decks takes more than playing needs

    rules = find(game) if isinstance(game, str) else game
    setup = rules.settle(
        seats=seats,
        options=options,
        brings=read_brings(rules, brings),
        components=components,
        full_control=full_control,
    )
    return Table(rules, setup, new_seed() if seed is None else seed)


def load(record: Record | str | Path | Mapping[str, Any], *, game: Game[Any] | None = None) -> Table:
    """Take up a saved game: a record, its text, the path of a file with it, or its plain form."""
    from coven import scripts

    return scripts.load(record, game=game)
