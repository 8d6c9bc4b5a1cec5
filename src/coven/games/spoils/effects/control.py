"""407 Who controls a card: whoever put it into play, or whom an effect has given it."""

from __future__ import annotations

from typing import Any, Final

from coven.games.spoils.areas.areas import opponent
from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.facts import Said
from coven.games.spoils.effects.records import LastingEffect
from coven.games.spoils.effects.standing import about, stated
from coven.games.spoils.text.tree import Controls, Exchanged, Until, Who
from coven.kernel import Seat

CONTROLLING: Final = (Controls, Exchanged)
"""What says who controls a card."""


def rightful_controllers(s: SpoilsState) -> dict[int, Seat]:
    """407.2, 407.3a Who controls each card in play by all that is in force. A text that gives cards speaks for whoever
    controls its own card then; so it is read again until it gives what it has given."""
    seats = {id: x.controller for id, x in s.in_play.items()}
    for _ in range(len(seats)):
        given = _given(s, seats)
        if given == seats:
            break
        seats = given
    return seats


def _given(s: SpoilsState, seats: dict[int, Seat]) -> dict[int, Seat]:
    """407.3, 407.3a, O38 To whom the effects in force give each card, the newest last; without any, it is whoever's
    who put it into play. An exchange takes it from there to the opponent, so that two of them leave it where it is."""
    given = {id: x.brought_by for id, x in s.in_play.items()}
    for said in sorted([said for kind in CONTROLLING for said in stated(s, kind)], key=_stamp):
        for id in about(s, said, said.text.what):
            if isinstance(said.text, Exchanged):
                given[id] = opponent(given[id])
            else:
                you = seats.get(said.source, said.seat)
                given[id] = you if said.text.who is Who.YOU else opponent(you)
    return given


def _stamp(said: Said[Any]) -> int:
    """407.3a When an effect came into force: as it was made, or as the card with its text came into play."""
    return said.source if said.lasting is None else said.lasting.stamp


def take_control(s: SpoilsState, x: InPlay, by: LastingEffect) -> None:
    """407.3, O38 An effect gives a player control of a card. One without a duration that gave it before is over."""
    s.lasting = (*[one for one in s.lasting if not _ends(one, x.id)], by)
    s.standing = None


def _ends(one: LastingEffect, id: int) -> bool:
    return isinstance(one.statement, Controls) and one.until is Until.ALWAYS and one.on == (id,)
