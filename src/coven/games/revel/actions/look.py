"""0.1.1 Looking at hidden cards: against 3.6.1 and 3.8.1, because card text says so, and for one player only."""

from __future__ import annotations

from coven.games.revel.actions.to_things import do_to_things, happening
from coven.games.revel.areas.elements import Card, Ref
from coven.games.revel.areas.moving import looked_at
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.consequences import happened
from coven.games.revel.effects.records import Resolving
from coven.games.revel.instructions.grades import DONE, Grade, Outcome
from coven.games.revel.text.tree import Act, Verb
from coven.kernel import Flow, Seat, Secret, player


def can_be_looked_at(s: RevelState, seat: Seat, ref: Ref) -> bool:
    """Only a card that the player who looks doesn't see anyhow."""
    return isinstance(ref, Card) and not s.is_public(ref) and ref not in s.sides[seat].hand


def do(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Flow[Grade]:
    """'Look at your next 3 draws.', "Look at your opponent's hand." """
    return do_to_things(s, r, seat, instruction, _one)


def _one(s: RevelState, r: Resolving, seat: Seat, ref: Ref, instruction: Act, at_once: int) -> Flow[Outcome]:
    assert isinstance(ref, Card)
    what = happening(s, seat, Verb.LOOK, ref)
    looked_at(s, ref, seat)
    s.note("0.1.1", "{0} looks at {1}", player(seat), Secret(ref, (seat,), "a card"))
    happened(s, what)
    yield from ()  # nothing interrupts a look
    return DONE
