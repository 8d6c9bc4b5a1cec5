"""Demands on values: what is there, what is null, and what is not there at all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from coven.kernel import Seat
from tests.kernel.tiny import Tiny, TinyState
from tests.scripts.telling import fails, play


@dataclass(frozen=True)
class LampView:
    lamp: str | None
    oil: Mapping[str, int | None]
    hand: tuple[int, ...]


class Lit(Tiny):
    """The tiny game beside a lamp that is out, with oil on A's side and an empty can, null, on B's."""

    def view(self, state: TinyState, seat: Seat | None) -> Any:
        return LampView(None, {"A": 3, "B": None}, () if seat is None else tuple(state.hands[seat]))

    def position(self, state: TinyState) -> dict[str, Any]:
        return {**super().position(state), "lamp": None, "oil": {"A": 3, "B": None}}


LIT = Lit()


@pytest.mark.parametrize(
    "line",
    [
        "absent: oil.C",
        "absent: [oil.C, candle, hands.A.3, hands.C]",
        "absent A: oil.C",
        "absent A: [candle, hand.3]",
        "absent spectator: hand.0",
        "expect: {oil.B: null, lamp: null}",
        "expect A: {oil.B: null, lamp: null}",
    ],
)
def test_what_is_not_there_is_absent_and_null_is_there(line: str) -> None:
    assert play(line, game=LIT).at_rest


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("absent: oil.A", "oil.A should not be there but is 3"),
        ("absent: oil.B", "oil.B should not be there but is null"),
        ("absent: lamp", "lamp should not be there but is null"),
        ("absent: [oil.C, hands.A.2]", "hands.A.2 should not be there but is 7"),
        ("absent: hands.size", "hands.size should not be there but is 2"),
        ("absent A: oil.B", "oil.B should not be there but is null"),
        ("absent A: hand.0", "hand.0 should not be there but is 2"),
        ("absent spectator: hand", "hand should not be there but is []"),
        ("absent C: hand.0", "nobody sits at C; the seats are A, B"),
        ("expect: {oil.C: null}", "oil.C: there is no 'C'; there is: A, B"),
    ],
)
def test_what_is_there_is_not_absent(line: str, says: str) -> None:
    assert fails(line, game=LIT).words == says


def test_a_slip_of_the_pen_proves_nothing() -> None:
    assert fails("absent: oul.C", game=LIT).words == (
        "oul.C: there is no 'oul' (did you mean 'oil'?); there is: dealt, current, hands, laid, paid, rest, lamp, oil. "
        "Only the last step of an absent path may be missing"
    )
    assert fails("absent A: lamp.flame", game=LIT).words == (
        "lamp.flame: lamp is null, in which nothing could be; demand that instead"
    )
