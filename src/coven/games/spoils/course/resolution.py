"""603.1h A card that resolves enters play."""

from __future__ import annotations

from coven.games.spoils.areas import paths
from coven.games.spoils.areas.in_play import InPlay, Kept
from coven.games.spoils.areas.moving import enter_play, to_discard_pile
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.records import Action, Happening
from coven.games.spoils.effects.settling import settle
from coven.games.spoils.effects.triggers import happened
from coven.games.spoils.text.tree import Place, Verb
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
    x = enter_play(s, copy, action.seat, attached_to=host)
    if action.flipped:
        x = x.changed(flipped_up=True)
        s.put(x)
    s.note("603.1h", "{0} enters play", x)
    happened(s, Happening(Verb.ENTER, x.controller, things=(x,), origin=Place.BEING_PLAYED, to=Place.IN_PLAY))
    yield from settle(s)
    return s.in_play.get(x.id)
