"""Winning and losing: all players together, at once."""

from __future__ import annotations

from coven.games.revolution.state import RevolutionState
from coven.kernel import GameOver, won_by

OBJECTIVES = 4
ALL_ACHIEVED = (1 << OBJECTIVES) - 1


def win(s: RevolutionState) -> GameOver:
    """end.1, end.2, end.3, end.9, liberty.3 The fourth Objective lies face down: the players win with this score."""
    score = s.score or s.liberty
    s.note("end.2", "The players win with a score of {0}", score)
    seats = s.settled.seats
    return GameOver(
        won_by(s.in_turn(), seats, f"the players win with a score of {score}", "end.2", (float(score),) * seats)
    )


def tyranny(s: RevolutionState) -> GameOver:
    """end.4, end.10 The Liberty marker is at maximum Tyranny."""
    return _lose(s, "end.4", "the Liberty marker has reached maximum Tyranny")


def line_full(s: RevolutionState) -> GameOver:
    """end.5, end.10, event-step.5 An Event lies on the loss space."""
    return _lose(s, "end.5", "an Event has reached the loss space")


def out_of_time(s: RevolutionState) -> GameOver:
    """end.6, end.7, end.8 The turn in which the last Event came out is over."""
    return _lose(s, "end.6", "the last Event came out, and the turn ended without a win")


def _lose(s: RevolutionState, rule: str, words: str) -> GameOver:
    """end.1, liberty.3 All lose together, and there is no score."""
    s.note(rule, "The players lose: {0}", words)
    return GameOver(won_by((), s.settled.seats, words, rule))
