"""313 Shuffling."""

from __future__ import annotations

from coven.games.spoils.areas.moving import shuffle_deck
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.meaning.references import who_is
from coven.games.spoils.effects.records import Resolving
from coven.games.spoils.text.tree import Shuffle
from coven.kernel import Flow, Seat, player


def do(s: SpoilsState, r: Resolving, seat: Seat, instruction: Shuffle) -> Flow[bool]:
    """313.1 'Shuffle your deck.'"""
    whose = who_is(s, r, instruction.whose)
    if whose is None:
        return False
    yield from shuffle_deck(s, whose)
    s.note("313.1", "{0} shuffles {1}'s deck", player(seat), player(whose))
    return True
