"""Chains of effects. The rules know none without end; here such a chain ends the game in a tie (slip S40)."""

from __future__ import annotations

from typing import Final

from coven.games.revel.areas.areas import BOTH
from coven.games.revel.areas.state import RevelState
from coven.kernel import GameOver, Reason, Result, tie

MOST_RESOLVED: Final = 1000
"""So many consequences may resolve in one act."""
MOST_CHECKS: Final = 100
"""So many cleanup checks may be under way, each within the one before: so long may a chain be of consequences each of
which makes the next one relevant. What they follow from is told back to the first, which is a call for each as well."""
MOST_NESTED: Final = 16
"""So deep may effects be carried out one within the other: a consequence that plays a card with another one, a cost
for what pays another cost, an interruption of what an interruption does. It is far below what Python itself can nest,
and far above what the cards of a hand can."""


def one_more(s: RevelState) -> None:
    """One more consequence is resolved in this act, in a cleanup check that may be within others; once it is through,
    `s.nested` goes back by one."""
    s.resolved += 1
    s.nested += 1
    if s.resolved > MOST_RESOLVED or len(s.held) > MOST_CHECKS or s.nested > MOST_NESTED:
        raise _endless(s)


def deeper(s: RevelState) -> None:
    """An effect is carried out within what is under way; once it is through, `s.nested` goes back by one."""
    s.nested += 1
    if s.nested > MOST_NESTED:
        raise _endless(s)


def _endless(s: RevelState) -> GameOver:
    s.note("S40", "This chain of effects has no end")
    return GameOver(endless(s, "a chain of effects without end"))


def endless(s: RevelState, what: str) -> Result:
    """S40 What has no end by itself ends the game, and nobody wins it."""
    reading = s.ruling(Reason("S40", what))
    return tie(len(BOTH), f"{s.rulings.edition.tie}: {reading.words}", reading.rule, (0.0, 0.0))
