"""407 Who controls a card: whoever put it into play, or whom an effect has given it."""

from __future__ import annotations

from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.meaning import references
from coven.games.spoils.effects.records import LastingEffect
from coven.games.spoils.effects.standing import about, stated
from coven.games.spoils.text.tree import Controls, Until
from coven.kernel import Seat


def rightful_controller(s: SpoilsState, x: InPlay) -> Seat:
    """407.3, 407.3a, O38 Whom the newest effect in force gives a card; without any, whoever put it into play."""
    newest, seat = 0, x.brought_by
    for said in stated(s, Controls):
        stamp = said.source if said.lasting is None else said.lasting.stamp
        if stamp > newest and x.id in about(s, said, said.text.what):
            who = references.who_is(s, said.resolving(), said.text.who)
            if who is not None:
                newest, seat = stamp, who
    return seat


def take_control(s: SpoilsState, x: InPlay, by: LastingEffect) -> None:
    """407.3, O38 An effect gives a player control of a card. One without a duration that gave it before is over."""
    s.lasting = (*[one for one in s.lasting if not _ends(one, x.id)], by)
    s.standing = None


def _ends(one: LastingEffect, id: int) -> bool:
    return isinstance(one.statement, Controls) and one.until is Until.ALWAYS and one.on == (id,)
