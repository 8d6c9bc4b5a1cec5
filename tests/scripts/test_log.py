"""Demands on the log: since when, as who reads it, how often, and in which order."""

from __future__ import annotations

import pytest

from coven.kernel import Flow
from tests.kernel.tiny import Tiny, TinyState, deal
from tests.scripts.telling import fails, play

TWO_TURNS = ["A: 6", "A: pay", "A: 7", "B: 3"]
"""The log then: A begins, A lays 6, A pays with a card, B lays 3."""


def test_the_log_is_that_of_the_last_answer_and_of_the_reader() -> None:
    play("A: 6", "log: A lays 6", "A: pay", "A: 7", "log A: pays with 7", "log not B: with 7", "log: with a card")
    assert "it says\n    A pays with a card (T2)" in fails("A: 6", "A: pay", "A: 7", "log: A lays 6").words
    assert "it says nothing" in fails("A: 6", "A: pay", "log: A lays 6").words


def test_a_list_is_so_many_demands() -> None:
    """B's answer logs two lines, for A's last card is laid unasked."""
    lines = [*TWO_TURNS, "B: pay", "B: 8"]
    play(*lines, "log: [A lays 2, B pays]", "log not: [lays 3, lays 6]", "log once: [pays, lays]", "pending: A")
    assert fails(*lines, "log: [A lays 2, B lays]").words.startswith(
        "the log should say 'B lays' since the last answer"
    )
    assert fails(*lines, "log not: [A lays 6, A lays 2]").words.startswith("the log shouldn't say 'A lays 2'")
    assert fails(*lines, "log once: [pays, (T]").words.startswith("the log should say '(T' once")


@pytest.mark.parametrize(
    "line",
    [
        "log since start: A begins",
        "log since start: [A begins, B lays 3]",
        "log A since start: A pays with 7",
        "log spectator since start: A pays with a card",
        "log not B since start: with 7",
        "log not since start: B begins",
        "log once since start: [A lays, B lays]",
        "log 1 time since start: A lays",
        "log 2 times since start: lays",
        "log 0 times since start: draws",
        "log 2 times A since start: [lays, (T1)]",
        "log in order since start: [begins, A lays, pays, B lays]",
        "log in order since start: [lays, lays]",
        "log in order A since start: [A begins, with 7]",
        "log in order B since start: [A begins, with a card, B lays 3]",
    ],
)
def test_what_has_been_said_since_the_start(line: str) -> None:
    play(*TWO_TURNS, line, "pending: B")


SINCE_START = "\n    A begins (T0)\n    A lays 6 (T1)\n    A pays with a card (T2)\n    B lays 3 (T1)"


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("log since start: B begins", f"the log should say 'B begins' since the start; it says{SINCE_START}"),
        ("log B since start: with 7", f"B's log should say 'with 7' since the start; it says{SINCE_START}"),
        (
            "log not A since start: with 7",
            "A's log shouldn't say 'with 7' since the start; it says\n    A pays with 7 (T2)",
        ),
        (
            "log once since start: lays",
            "the log should say 'lays' once since the start but does 2 times:\n    A lays 6 (T1)\n    B lays 3 (T1)",
        ),
        (
            "log 3 times since start: begins",
            "the log should say 'begins' 3 times since the start but does once:\n    A begins (T0)",
        ),
        (
            "log 2 times B since start: with 7",
            f"B's log should say 'with 7' 2 times since the start and never does; it says{SINCE_START}",
        ),
        ("log 0 times since start: begins", "the log should say 'begins' 0 times since the start but does once:"),
        (
            "log in order since start: [A pays, A lays]",
            "the log should say 'A lays' after 'A pays' since the start; after that it says\n    B lays 3 (T1)",
        ),
        (
            "log in order since start: [lays, lays, lays]",
            "the log should say 'lays' after 'lays' since the start; after that it says nothing",
        ),
        (
            "log in order B since start: [with 7, B lays]",
            f"B's log should say 'with 7' since the start; it says{SINCE_START}",
        ),
        ("log C since start: begins", "nobody sits at C; the seats are A, B"),
    ],
)
def test_what_has_not_been_said_since_the_start(line: str, says: str) -> None:
    assert fails(*TWO_TURNS, line).words.startswith(says)


def test_order_and_count_since_the_last_answer() -> None:
    lines = [*TWO_TURNS, "B: pay", "B: 8"]
    play(
        *lines,
        "log in order: [B pays, A lays]",
        "log 2 times: (T",
        "log 0 times: B lays",
        "log once B: pays with 8",
        "pending: A",
    )
    assert fails(*lines, "log in order: [A lays, B pays]").words == (
        "the log should say 'B pays' after 'A lays' since the last answer; after that it says nothing"
    )
    assert fails(*lines, "log 2 times: lays").words == (
        "the log should say 'lays' 2 times since the last answer but does once:\n    A lays 2 (T1)"
    )


def test_since_a_mark() -> None:
    lines = ["A: 6", "mark: A has laid", "A: pay", "A: 7", "B: 3"]
    play(
        *lines,
        "log in order since A has laid: [pays, lays]",
        "log once since A has laid: lays",
        "log not A since A has laid: A lays",
        "log A since  A has laid: with 7",
        "pending: B",
    )
    assert fails(*lines, "log since A has laid: A lays 6").words == (
        "the log should say 'A lays 6' since 'A has laid'; it says\n    A pays with a card (T2)\n    B lays 3 (T1)"
    )


class Talkative(Tiny):
    """The tiny game, with eleven words before it is dealt."""

    def step(self, state: TinyState) -> Flow[None]:
        return talk_and_deal(state) if not state.dealt else super().step(state)


def talk_and_deal(s: TinyState) -> Flow[None]:
    for number in range(1, 12):
        s.note("T0", "word {0}", number)
    yield from deal(s)


def test_of_a_long_log_the_last_lines_are_shown() -> None:
    assert "it says\n    word 1 (T0)\n" in fails("log: nothing", game=Talkative()).words
    error = fails("A: 2", "log since start: nothing", game=Talkative())
    assert "it says\n    ... 1 line, and then\n    word 2 (T0)\n" in error.words
    assert error.words.endswith("    word 11 (T0)\n    A begins (T0)\n    A lays 2 (T1)")
