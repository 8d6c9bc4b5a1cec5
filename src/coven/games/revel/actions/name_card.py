"""1.3.1 Naming a card: any card that there is, by its whole name."""

from __future__ import annotations

from typing import Final

from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.references import players
from coven.games.revel.effects.records import Resolving
from coven.games.revel.instructions.grades import WHOLLY, Grade
from coven.games.revel.text.tree import NameCard
from coven.kernel import Flow, Question, Reason, choose, player

WHICH_NAME: Final = Question(
    "which name",
    "{0}: which card do you name?",
    "1.3.1",
    "a card's name",
    verb="name",
    only_one=(("", Reason("", "one name is asked for")),),
)


def possible(s: RevelState, r: Resolving, instruction: NameCard) -> Grade:
    """There are always cards to name."""
    return WHOLLY


def do(s: RevelState, r: Resolving, instruction: NameCard) -> Flow[Grade]:
    """'Name a card.': what others say later of 'that name' is that one."""
    for seat in players(s, r, instruction.who):
        name: str = yield from choose(s, seat, WHICH_NAME, tuple(s.rulings.index), about=(r.card,), source=r)
        r.card_named = name
        s.note("1.3.1", "{0} names {1}", player(seat), name)
    return WHOLLY
