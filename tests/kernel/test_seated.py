"""A seat's side of a table: what it gets to see, and that it can't peek."""

from __future__ import annotations

import random

import pytest

from coven.kernel import CovenError, Seated, Table
from tests.kernel.tiny import GAME


def at_position(*hands: list[int], current: int = 0) -> Table:
    position = {
        "dealt": True, "current": current, "hands": list(hands), "laid": [[], []], "paid": [[], []], "rest": [7, 8, 9],
    }  # fmt: skip
    return Table(GAME, GAME.settle(), 1, origin=position)


def test_it_is_asked_what_the_table_asks() -> None:
    seated = Seated(at_position([1, 2], [3, 4], current=1))
    assert (seated.seat, seated.kind, seated.prompt, seated.rule) == (1, "which card", "Which card?", "T1")
    assert [option.words for option in seated.options] == ["3", "4"]
    assert seated.source is None


def test_it_sees_its_own_cards_and_reads_its_own_log() -> None:
    table = at_position([1, 2, 4, 6], [3, 5])
    for answer in ("6", "pay", "1"):
        table.choose(answer)
    while table.decision is not None and table.decision.seat != 0:
        table.choose("don't pay" if table.decision.kind == "whether to pay" else 0)
    seated = Seated(table)
    assert seated.view.hand == (2, 4)
    assert seated.view.paid == ((1,), 0)
    assert [line.words for line in seated.log()][:2] == ["A lays 6", "A pays with 1"]
    assert seated.log(1)[0].words == "A pays with 1"


def test_it_imagines_and_gets_no_real_card_to_see() -> None:
    table = at_position([1, 2], [3, 4])
    seen = set()
    for seed in range(20):
        twin = Seated(table).imagine(random.Random(seed))
        assert twin.view(0) == table.view(0)
        seen.add(twin.view(1).hand)
    assert len(seen) > 3, "the other's cards are dealt anew"


def test_nobody_sits_at_a_game_that_is_over() -> None:
    table = at_position([2], [1])
    table.choose("don't pay")
    table.choose("don't pay")
    with pytest.raises(CovenError, match="the game is over"):
        Seated(table)
