"""0.5 Illegal states: what can't be finished is undone, and its player chooses anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from coven.games.revel.areas.state import RevelState
from coven.kernel import Flow, Impossible, Seat, attempt, player

T = TypeVar("T")

REPAIR: Final = "0.5.3"
"""The clause by which what can't be finished is undone."""

LEAVING: Final = "0.5.8"
"""The clause by which who declined something isn't forced to go on with what needs it."""


def undone_if_illegal(
    s: RevelState, seat: Seat, procedure: Callable[[], Flow[T]], *, subject: int = 1
) -> Flow[T | Impossible]:
    """0.P.8, 0.5.1 to 0.5.3, 0.5.7, 0.5.8, 0.5.10 to 0.5.12, 0.5.16 Carry out a procedure of several steps. If it
    proves illegal (`Illegal` is raised), the game goes back to its beginning and the player chooses anew, without the
    very sequence that failed. The kernel's `attempt` does that for every game.

    `subject`: how many of its first choices say what it is about, and can be given up after having declined (0.5.8).
    """
    return attempt(s, seat, procedure, rule=REPAIR, leaving=LEAVING, subject=subject)


def take_back(s: RevelState, seat: Seat, before: RevelState) -> None:
    """0.5.13, 0.5.16 No card in hand could be played: the choice to play one is itself undone, its play unspent."""
    s.restore(before)
    s.note("0.5.13", "No card in hand can be played: {0} takes the choice back", player(seat))
