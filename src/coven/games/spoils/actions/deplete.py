"""303 Depleting and restoring."""

from __future__ import annotations

from collections.abc import Sequence

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.records import Happening
from coven.games.spoils.effects.standing import is_resource
from coven.games.spoils.effects.triggers import happened
from coven.games.spoils.text.words.vocabulary import Verb
from coven.kernel import Flow


def deplete(s: SpoilsState, ids: Sequence[int], rule: str, *, by_effect: bool, cost: bool = False) -> Flow[list[int]]:
    """303.1, 303.2, 203.7, O42 Deplete cards in play together: those that aren't yet, and no resource. Gives which."""
    yield from ()
    done = []
    for id in ids:
        x = s.in_play.get(id)
        if x is None or x.depleted or is_resource(s, x):
            continue
        s.put(x.changed(depleted=True))
        done.append(id)
        s.note(rule, "{0} is depleted", x)
    for id in done:
        x = s.in_play[id]
        happened(s, Happening(Verb.DEPLETE, x.controller, things=(x,), by_effect=by_effect, cost=cost))
    return done
