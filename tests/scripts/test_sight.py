"""Seeing the same: as at an earlier moment, and as from a position that differs in what is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from coven.kernel import (
    Brings,
    Decision,
    Flow,
    Path,
    PositionError,
    Question,
    Seat,
    Setup,
    Table,
    choose,
    shuffle,
    won_by,
)
from coven.scripts import ScriptError
from tests.kernel.tiny import GAME, Tiny, TinyState, TinyView
from tests.scripts.telling import fails, play, run


def test_nothing_has_changed_since_a_mark() -> None:
    """That A will pay is no secret, but it moves nothing."""
    seeing = ["same view A: laid", "same view B: laid", "same view spectator: laid"]
    play("A: 6", "mark: laid", "A: pay", *seeing, "A: 7")
    play("same view A: start", "mark: here", "same view B: [start, here]")


def test_what_has_changed_since_a_mark_is_told() -> None:
    lines = ["A: 6", "mark: laid", "A: pay", "A: 7"]
    assert fails(*lines, "same view A: laid").words == (
        "A doesn't see the same as at 'laid':\n"
        "    current: 0 then, 1 now\n"
        "    hand.1: 7 then, nothing now\n"
        "    others: 5 then, 4 now\n"
        "    paid.0.0: nothing then, 7 now"
    )
    assert fails(*lines, "same view spectator: start").words == (
        "a spectator doesn't see the same as at 'start':\n"
        "    current: 0 then, 1 now\n"
        "    others: 6 then, 4 now\n"
        "    laid.0.0: nothing then, 6 now\n"
        "    paid.0: 0 then, 1 now"
    )
    assert fails(*lines, "same view C: laid").words == "nobody sits at C; the seats are A, B"


HEAD = """\
game: tiny
position: {dealt: true, current: 1, hands: [[2, 6], [3, 4, 5]], laid: [[], []], paid: [[], []], rest: [1]}
other positions:
  high: {hands.B: [3, 8, 9]}
play:
"""


def beside(*lines: str, game: Tiny = GAME) -> Table:
    """A game in which B holds 3, 4, 5, beside one in which B holds 3, 8, 9; A holds 2, 6."""
    return run(HEAD + "".join(f"- {line}\n" for line in lines), game)


def told_apart(*lines: str, game: Tiny = GAME) -> str:
    """What is wrong with the last of the lines."""
    with pytest.raises(ScriptError) as caught:
        beside(*lines, game=game)
    assert caught.value.line == 5 + len(lines), caught.value
    return caught.value.words


def test_what_is_hidden_makes_no_difference() -> None:
    beside(
        "same view A: high",
        "same view spectator: high",
        "B: 3",
        "B: pay",
        "B: {position: 4, high: 8}",
        "same view A: high",
        "same view spectator: high",
        "A: 6",
        "same view A: high",
        "pending: A",
    )


def test_what_is_seen_makes_a_difference() -> None:
    assert told_apart("same view B: high") == (
        "B can tell this from 'high':\n"
        "    view.hand.1: 8 there, 4 here\n"
        "    view.hand.2: 9 there, 5 here\n"
        "    options.1.says: '8' there, '4' here\n"
        "    options.2.says: '9' there, '5' here"
    )
    words = told_apart("B: {position: 4, high: 8}", "same view A: high")
    assert words == (
        "A can tell this from 'high':\n"
        "    view.laid.1.0: 8 there, 4 here\n"
        "    log.0.says: 'B lays 8 (T1)' there, 'B lays 4 (T1)' here\n"
        "    log.0.moves.0.what: '8' there, '4' here"
    )
    assert told_apart("same view C: high") == "nobody sits at C; the seats are A, B"


class Glimpsing(Tiny):
    """The tiny game with a leak: everybody sees the highest card that is in a hand."""

    def view(self, state: TinyState, seat: Seat | None) -> TinyView:
        return replace(super().view(state, seat), others=max(card for hand in state.hands for card in hand))


class Chatty(Tiny):
    """The tiny game with a leak: the log tells everybody what is in B's hand as the turn begins."""

    def step(self, state: TinyState) -> Flow[None]:
        state.note("T1", "B has {0}", state.hands[1])
        return super().step(state)


WHETHER_WARY = Question("whether wary", "Are you wary?", "T1", "`yes`, `no`", at_rest=True)


class Wary(Tiny):
    """The tiny game with a leak: A is asked first if B holds a card above 7."""

    def step(self, state: TinyState) -> Flow[None]:
        return self._wary(state)

    def _wary(self, state: TinyState) -> Flow[None]:
        if max(state.hands[1]) > 7:
            yield from choose(state, Seat(0), WHETHER_WARY, ("yes", "no"))
        yield from super().step(state)

    def points(self, state: TinyState, decision: Decision, choice: Any) -> tuple[Path, ...]:
        return () if decision.question is WHETHER_WARY else super().points(state, decision, choice)


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (Glimpsing(), "    view.others: 9 there, 6 here"),
        (Chatty(), "    log.0.says: 'B has [3, 8, 9] (T1)' there, 'B has [3, 4, 5] (T1)' here"),
        (
            Wary(),
            "    question: 'Are you wary?' there, nothing here\n    source: null there, nothing here\n    options: [",
        ),
    ],
)
def test_leaks_are_found(game: Tiny, says: str) -> None:
    assert told_apart("same view A: high", game=game).startswith(f"A can tell this from 'high':\n{says}")


class Foreseeing(Tiny):
    """The tiny game with a leak: what an option brings is counted with the others' cards."""

    def outlook(self, state: TinyState, decision: Decision, choice: Any) -> Brings | None:
        return Brings(f"B still has {sum(state.hands[1])}")


class Marked(Tiny):
    """The tiny game with a leak: what is paid with is seen on its way, though the log doesn't name it."""

    def step(self, state: TinyState) -> Flow[None]:
        if state.paid[1]:
            state.move(state.paid[1][0], ("paid", 1), ("paid", 1), (None, Seat(0), Seat(1)))
            state.note("T1", "the cards paid with are put straight")
        return super().step(state)


def test_leaks_in_what_options_bring_and_in_what_moves_are_found() -> None:
    lines = ["B: 3", "B: pay", "B: {position: 4, high: 8}", "same view A: high"]
    assert told_apart(*lines, game=Foreseeing()) == (
        "A can tell this from 'high':\n"
        "    options.0.brings.words: 'B still has 9' there, 'B still has 5' here\n"
        "    options.1.brings.words: 'B still has 9' there, 'B still has 5' here"
    )
    assert told_apart(*lines, game=Marked()) == (
        "A can tell this from 'high':\n    log.2.moves.0.what: '8' there, '4' here"
    )


class Judged(Tiny):
    """The tiny game with a leak: who holds a 9 has lost before anything was laid."""

    def step(self, state: TinyState) -> Flow[None]:
        if 9 in state.hands[1]:
            state.result = won_by((Seat(0),), 2, "nobody may hold a 9", "T3")
            return nothing_more()
        return super().step(state)


def nothing_more() -> Flow[None]:
    yield from ()


def test_the_result_is_for_all_to_know() -> None:
    assert told_apart("same view spectator: high", game=Judged()) == (
        "a spectator can tell this from 'high':\n    result: 'nobody may hold a 9 (T3)' there, null here"
    )


def test_two_games_that_are_the_same_prove_nothing() -> None:
    text = HEAD.replace("[3, 8, 9]", "[3, 4, 5]")
    with pytest.raises(ScriptError) as caught:
        run(f"{text}- same view A: high\n")
    assert caught.value.words == ("the game from 'high' is the same in truth, so that A sees the same proves nothing")
    run(f"{text}- B: 3\n- B: pay\n- B: {{position: 4, high: 5}}\n- same view A: high\n")


def test_the_play_has_to_be_possible_from_the_other_position_too() -> None:
    words = told_apart("same view A: high", "B: 4")
    assert words.startswith(
        "from the other position 'high': '4' is not offered: 4 is not in hand (T1); B is asked: Which card? (T1)"
    )
    words = told_apart("same view A: high", "B: {position: 4, high: 5}")
    assert words.startswith("from the other position 'high': '5' is not offered")
    words = told_apart("same view A: high", "B: {position: 9, high: 9}")
    assert words.startswith("'9' is not offered: 9 is not in hand (T1)")


class Full(Tiny):
    """The tiny game, in which B can't hold a 9."""

    def place(self, setup: Setup, position: Mapping[str, Any]) -> TinyState:
        if 9 in position["hands"][1]:
            raise PositionError("B can't hold a 9 (T0)")
        return super().place(setup, position)


def test_another_position_that_can_not_be() -> None:
    with pytest.raises(ScriptError) as caught:
        beside("same view A: high", game=Full())
    assert caught.value.words == "from the other position 'high': B can't hold a 9 (T0)"
    assert caught.value.line == 4


class Drawing(Tiny):
    """The tiny game, in which B shuffles what B holds at the start of each step."""

    def step(self, state: TinyState) -> Flow[None]:
        return self._shuffled(state)

    def _shuffled(self, state: TinyState) -> Flow[None]:
        state.hands[1] = yield from shuffle("T1", "B's cards", state.hands[1])
        yield from super().step(state)


def test_luck_is_the_same_from_the_other_position() -> None:
    table = beside("chance B's cards: numbered 2 0 1", "same view A: high", game=Drawing())
    assert table.position()["hands"][1] == [5, 3, 4]
    beside("same view A: high", game=Drawing())
    with pytest.raises(ScriptError) as caught:
        beside("chance B's cards: [5]", "same view A: high", game=Drawing())
    assert caught.value.words == (
        "from the other position 'high': '5' can't come up for B's cards; what can is: 3, 8, 9"
    )
    assert caught.value.line == 6


class Replacing(Tiny):
    """After B's turn B's hand is taken away unseen, and is 1 and 7 instead."""

    def step(self, state: TinyState) -> Flow[None]:
        yield from super().step(state)
        if state.current == 0:
            state.hands[1], state.paid[1] = [1, 7], [9]


def test_two_games_that_once_differed_may_become_the_same() -> None:
    lines = ("B: 3", "B: pay", "B: {position: 4, high: 8}", "same view A: high", "same view spectator: high")
    assert beside(*lines, game=Replacing()).position()["hands"] == [[2, 6], [1, 7]]
