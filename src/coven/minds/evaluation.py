"""How good a state is for a seat: each game's own judgement, where it offers one.

A game offers it as `evaluate(state, seat) -> float` in its module `seen.evaluate`. Nothing declares it: it
is looked for when a mind first asks. A module that also has `AT_ANY_MOMENT = True` promises that its evaluation counts
what is under way, so that a mind may judge in the middle of an act and need not carry it through first.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from functools import cache
from typing import Any

from coven.games import names
from coven.kernel import Seat, State

Evaluation = Callable[[Any, Seat], float]
"""How good a state is for a seat; above zero when the seat is ahead."""

WON = 1000.0
"""What a game won is worth; a game lost costs as much. No evaluation of a game under way goes beyond it."""


def outcome(state: State, seat: Seat) -> float:
    """What a finished game is worth to a seat; 0 while it goes on, and in a tie."""
    result = state.result
    if result is None or not result.winners:
        return 0.0
    return WON if seat in result.winners else -WON


@cache
def evaluation(game: str) -> Evaluation:
    """A game's own evaluation; for games without one, `outcome`."""
    module = _module(game)
    if not module:
        return outcome
    own: Evaluation = importlib.import_module(module).evaluate
    return own


@cache
def judges_at_any_moment(game: str) -> bool:
    """Whether the game's own evaluation holds in the middle of an act too."""
    module = _module(game)
    return bool(module) and getattr(importlib.import_module(module), "AT_ANY_MOMENT", False) is True


def _module(game: str) -> str:
    """The module with a game's evaluation, in its folder `seen` if it has one; '' if there is none."""
    package = f"coven.games.{game}"
    if game in names() and importlib.util.find_spec(f"{package}.seen") is not None:
        package += ".seen"
    return f"{package}.evaluate" if game in names() and importlib.util.find_spec(f"{package}.evaluate") else ""


def nothing(state: State, seat: Seat) -> float:
    """The evaluation of one who doesn't look: everything is worth the same."""
    return 0.0
