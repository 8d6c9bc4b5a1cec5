"""5.11 Passing the turn."""

from __future__ import annotations

from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.consequences import happened, heard
from coven.games.revel.effects.meaning.references import players, who_is
from coven.games.revel.effects.records import Happening, Resolving
from coven.games.revel.instructions.grades import NOT, WHOLLY, Grade, together
from coven.games.revel.instructions.possibility import by_each
from coven.games.revel.text.tree import Pass
from coven.games.revel.text.words.vocabulary import EACH, PASS
from coven.kernel import Flow, Seat, player


def possible(s: RevelState, r: Resolving, instruction: Pass) -> Grade:
    """5.11.4 Only the current player can pass."""
    if instruction.who is EACH and r.each is None:
        return by_each(s, r, instruction)
    return WHOLLY if who_is(s, r, instruction.who) == s.current and s.turn else NOT


def do(s: RevelState, r: Resolving, instruction: Pass) -> Flow[Grade]:
    """'Pass the turn.', 'Your opponent passes the turn.'"""
    yield from ()
    return together([pass_turn(s, seat) for seat in players(s, r, instruction.who)])


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
