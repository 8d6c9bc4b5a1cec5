"""What rules say to the log: moves, lifted things, and causes."""

from __future__ import annotations

from coven.kernel import Seat, State
from coven.kernel.log import Log, why
from tests.kernel.tiny import TinyState

ALL = (None, Seat(0), Seat(1))


def watched() -> tuple[State, Log]:
    state = TinyState()
    state.log = log = Log()
    return state, log


def test_what_is_lifted_moves_when_it_is_laid_down_and_only_if_it_is_elsewhere() -> None:
    state, log = watched()
    state.lift("a", ("hand",))
    state.lift("b", ("hand",))
    state.lay("a", ("table",), ALL)
    state.lay("b", ("hand",), ALL)
    state.lay("a", ("table", 1), ALL)
    state.note("T1", "Two cards")
    (line,) = log.lines(None)
    assert [(move.what, move.origin, move.target) for move in line.moves] == [
        ("a", ("hand",), ("table",)),
        ("a", (), ("table", 1)),  # nobody has lifted it again
    ]


def test_causes_follow_from_each_other_and_are_put_back() -> None:
    state, log = watched()
    before = state.because("T1", "it is the first turn")
    inner = state.because("T2", "a card was laid")
    state.note("T2", "It is paid for")
    state.cause = inner
    line = state.note("T1", "The turn goes on")
    again = state.after(line)
    state.note("T3", "And ends")
    assert state.after(None) is line, "where nothing was noted, what happens follows from the same as before"
    assert state.cause is line
    state.cause = again
    state.cause = before
    state.note("T1", "Another begins")
    chains = [[str(part) for part in why(line).chain] for line in log.lines(None)]
    assert chains == [
        ["It is paid for (T2)", "a card was laid (T2)", "it is the first turn (T1)"],
        ["The turn goes on (T1)", "it is the first turn (T1)"],
        ["And ends (T3)", "The turn goes on (T1)", "it is the first turn (T1)"],
        ["Another begins (T1)"],
    ]


def test_a_cause_ends_with_its_step() -> None:
    state, log = watched()
    state.because("T1", "it is the first turn")
    log.begin_step()
    state.note("T1", "The second turn begins")
    (line,) = log.lines(None)
    assert line.cause is None


def test_while_nobody_looks_nothing_is_noted() -> None:
    state = TinyState()
    state.lift("a", ("hand",))
    state.lay("a", ("table",), ALL)
    state.move("a", ("table",), ("hand",), ALL)
    assert state.note("T1", "Nothing") is None
    assert state.because("T1", "nothing") is None
    assert state.cause is None
