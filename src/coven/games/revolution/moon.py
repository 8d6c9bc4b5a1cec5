"""The Moon Track."""

from __future__ import annotations

from coven.games.revolution.state import RevolutionState


def move_moon(s: RevolutionState, spaces: int, rule: str) -> None:
    """moon.1, moon.2 The one Moon marker moves on, or back if it is below 0; it stays within its track."""
    before = s.moon
    s.moon = min(len(s.board.moon) - 1, max(0, before + spaces))
    if s.moon == before:
        s.note("moon.2", "The Moon marker stays on space {0}", s.moon + 1)
    else:
        s.note(rule, "The Moon marker moves to space {0}", s.moon + 1)


def waning(s: RevolutionState) -> int:
    """moon.3, moon.4 The icons that every Event costs more: the number on the marker's space, and no other."""
    return s.board.moon[s.moon]
