"""The course of the game, step by step (2.2, 2.3)."""

from __future__ import annotations

from coven.games.revel.areas.state import NOBODY_SAW, RevelState, Step
from coven.games.revel.course.outcome import win
from coven.games.revel.course.setup import exchange, set_up
from coven.games.revel.course.turn import act, begin_turn, between_turns
from coven.games.revel.effects.meaning.winning import Won
from coven.kernel import Flow


def step(state: RevelState) -> Flow[None]:
    """The next step of the game."""
    state.shown = NOBODY_SAW
    return _until_won(state) if state.rulings.edition.five_wins_at_once else _step(state)


def _step(s: RevelState) -> Flow[None]:
    if s.step is Step.ACT:
        return act(s)
    if s.step is Step.END:
        return between_turns(s)
    if s.step is Step.START:
        return begin_turn(s)
    return set_up(s) if s.step is Step.SETUP else exchange(s)


def _until_won(s: RevelState) -> Flow[None]:
    """Starter win.1: five winning spells end the game whatever is under way."""
    victory = Won  # see `attempt`: a name that is still there when Python ends
    try:
        yield from _step(s)
    except victory as won:
        win(s, won.seat, "having five winning spells", "win.1")
