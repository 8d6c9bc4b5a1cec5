"""What lasts for a while, and when it ends."""

from __future__ import annotations

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.memory import Gained
from coven.games.spoils.effects.records import Delayed, LastingEffect
from coven.games.spoils.text.words.vocabulary import Until
from coven.kernel import Seat


def expire_with_turn(s: SpoilsState) -> None:
    """O26 What was to last this turn is over."""
    _expire(s, Until.THIS_TURN)


def expire_with_battle(s: SpoilsState) -> None:
    """What was to last this battle is over."""
    _expire(s, Until.THIS_BATTLE)


def turn_begins(s: SpoilsState) -> None:
    """What was to last until the start of the active player's next turn is over."""
    _expire(s, Until.YOUR_NEXT_TURN, s.active)


def _expire(s: SpoilsState, until: Until, seat: Seat | None = None) -> None:
    """508.1 What was to last so long is over: statements, what waits, and what cards have gained. `seat`: only what
    this player's effects have made true."""
    lasting = tuple([one for one in s.lasting if not _is_over(one, until, seat)])
    if len(lasting) != len(s.lasting):
        s.lasting = lasting
        s.standing = None
    s.delayed = tuple([one for one in s.delayed if not _is_over(one, until, seat)])
    for x in [x for x in s.in_play.values() if x.gained]:
        gained = tuple([one for one in x.gained if not _is_over(one, until, seat)])
        if len(gained) != len(x.gained):
            s.put(x.changed(gained=gained))


def _is_over(one: LastingEffect | Delayed | Gained, until: Until, seat: Seat | None) -> bool:
    return one.until is until and (seat is None or one.seat == seat)
