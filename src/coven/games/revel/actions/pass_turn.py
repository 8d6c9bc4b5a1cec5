"""5.11 Passing the turn."""

from __future__ import annotations

from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.consequences import happened, heard
from coven.games.revel.effects.meaning.references import who_is
from coven.games.revel.effects.records import Happening, Resolving
from coven.games.revel.instructions.grades import NOT, WHOLLY, Grade
from coven.games.revel.text.tree import Pass
from coven.games.revel.text.words.vocabulary import PASS
from coven.kernel import Flow, Seat, player


def possible(s: RevelState, r: Resolving, instruction: Pass) -> Grade:
    """5.11.4 Only the current player can pass."""
    return WHOLLY if who_is(s, r, instruction.who) == s.current and s.turn else NOT


def do(s: RevelState, r: Resolving, instruction: Pass) -> Flow[Grade]:
    """'Pass the turn.', 'Your opponent passes the turn.'"""
    yield from ()
    return pass_turn(s, who_is(s, r, instruction.who))


def pass_turn(s: RevelState, seat: Seat) -> Grade:
    """5.11, revel-starter:turn.7 Passing: the turn moves to its conclusion instead of the next chance to act."""
    if seat != s.current or not s.turn:  # 5.11.4
        return NOT
    if not s.passed and s.log is not None:
        s.note("5.11.1", "{0} passes", player(seat))
    s.passed = True  # 5.11.3: once and for all
    if heard(s, PASS):
        happened(s, Happening(PASS, seat))
    return WHOLLY
