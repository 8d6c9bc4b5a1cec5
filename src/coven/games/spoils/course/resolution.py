"""603.1h A card that resolves enters play."""

from __future__ import annotations

from coven.games.spoils.actions.enter import enter
from coven.games.spoils.areas import paths
from coven.games.spoils.areas.in_play import InPlay, Kept
from coven.games.spoils.areas.moving import to_discard_pile
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.records import Action
from coven.games.spoils.effects.settling import settle
from coven.games.spoils.text.tree import Place
from coven.kernel import Flow


def put_into_play(s: SpoilsState, action: Action, target: Kept | None) -> Flow[InPlay | None]:
    """204.2, 206.2, 207.2, 407.1 A card enters play under its player's control, attached to its target (507.2a#2). If
    that has left play, it goes to its owner's discard pile instead (507.2c)."""
    copy = action.copy
    if s.log is not None:
        s.lift(copy, paths.BEING_PLAYED)
    host = 0
    if target is not None:
        found = s.kept(target)
        if not isinstance(found, int) or found not in s.in_play:
            to_discard_pile(s, copy)
            s.note("507.2c", "{0} has nothing to be attached to and goes to the discard pile", copy)
            return None
        host = found
    x = yield from enter(
        s,
        None,
        copy,
        action.seat,
        attached_to=host,
        origin=Place.BEING_PLAYED,
        flipped_up=bool(action.flipped),
        rule="603.1h",
    )
    yield from settle(s)
    return None if x is None else s.in_play.get(x.id)
