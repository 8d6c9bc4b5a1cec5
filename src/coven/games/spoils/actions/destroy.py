"""304 Destroying."""

from __future__ import annotations

from collections.abc import Sequence

from coven.games.spoils.areas.in_play import LastKnown
from coven.games.spoils.areas.moving import attached_too, leave_play, to_discard_pile
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.records import Happening
from coven.games.spoils.effects.triggers import happened
from coven.games.spoils.text.words.vocabulary import DISCARD_PILE, IN_PLAY, Verb
from coven.kernel import Flow


def destroy(
    s: SpoilsState, ids: Sequence[int], rule: str, *, by_effect: bool, cost: bool = False
) -> Flow[list[LastKnown]]:
    """304.1, O03 Destroy cards in play together, with all that is attached to them (301.4a). Gives what they were."""
    yield from ()
    left: list[LastKnown] = []
    for x in attached_too(s, ids):
        last = leave_play(s, x)
        if not x.copy.is_token:  # 409.3b
            to_discard_pile(s, x.copy)
        s.note(rule, "{0} is destroyed", x)
        left.append(last)
    for last in left:
        seat = last.was.controller
        destroyed = Happening(
            Verb.DESTROY, seat, things=(last,), origin=IN_PLAY, to=DISCARD_PILE, by_effect=by_effect, cost=cost
        )
        happened(s, destroyed)
        happened(s, Happening(Verb.LEAVE, seat, things=(last,), origin=IN_PLAY, to=DISCARD_PILE, by_effect=by_effect))
    return left
