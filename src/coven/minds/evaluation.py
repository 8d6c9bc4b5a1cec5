"""How good a state is for a seat: a game's own judgement, where it declares one, and what its end is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coven.kernel import End, Evaluation, Game, Seat, State

Worth = Callable[[Any, Seat], float]
"""How good a state is for a seat; above zero when the seat is ahead."""

WON = 1000.0
"""What a game won is worth; a game lost costs as much. No evaluation of a game under way goes beyond it."""

WORTH = {End.WON: WON, End.TIED: 0.0, End.LOST: -WON}


def outcome(state: State, seat: Seat) -> float:
    """What a finished game is worth to a seat; 0 while it goes on, and in a tie."""
    result = state.result
    return 0.0 if result is None else WORTH[result.ends[seat]]


BY_OUTCOME = Evaluation(outcome)


def evaluation(game: Game[Any]) -> Evaluation:
    """A game's own evaluation; for games without one, `outcome`."""
    return game.evaluation() or BY_OUTCOME


def nothing(state: State, seat: Seat) -> float:
    """The evaluation of one who doesn't look: everything is worth the same."""
    return 0.0
