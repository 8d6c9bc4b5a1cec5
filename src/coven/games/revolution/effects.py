"""Carrying out what cards say, one instruction after another.

How each kind of instruction is carried out is looked up in one table, which `deeds` fills; so nothing here knows a
verb, and whatever resolves a card's text (an Event, a Blessing, a boon, an ability) needs no more than this.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from coven.games.revolution.state import RevolutionState
from coven.games.revolution.text.tree import Instruction
from coven.kernel import Flow, Seat

Deed: TypeAlias = Callable[[RevolutionState, Any, Sequence[Seat]], Flow[Seat]]
"""Carries an instruction out; it is told whom the instructions before it were about, and says whom it was about."""

DEEDS: Final[dict[type, Deed]] = {}
"""How each kind of instruction is carried out."""


def carry_out(s: RevolutionState, does: Sequence[Instruction]) -> Flow[None]:
    """event-step.7, recruit-step.3, objectives.2, faq.2 What a card says is done, in its order."""
    about: list[Seat] = []
    for one in does:
        seat = yield from DEEDS[type(one)](s, one, about)
        about.append(seat)
