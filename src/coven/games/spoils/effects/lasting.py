"""What lasts for a while, and when it ends."""

from __future__ import annotations

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.text.words.vocabulary import Until


def expire_with_turn(s: SpoilsState) -> None:
    """O26 What was to last this turn is over."""
    _expire(s, Until.THIS_TURN)


def expire_with_battle(s: SpoilsState) -> None:
    """What was to last this battle is over."""
    _expire(s, Until.THIS_BATTLE)


def turn_begins(s: SpoilsState) -> None:
    """What was to last until the start of the active player's next turn is over."""
    if s.lasting:
        s.lasting = tuple([one for one in s.lasting if one.until is not Until.YOUR_NEXT_TURN or one.seat != s.active])
        s.standing = None


def _expire(s: SpoilsState, until: Until) -> None:
    if any(one.until is until for one in s.lasting):
        s.lasting = tuple([one for one in s.lasting if one.until is not until])
        s.standing = None
    if any(one.until is until for one in s.delayed):
        s.delayed = tuple([one for one in s.delayed if one.until is not until])
    for x in list(s.in_play.values()):
        if any(one.until is until for one in x.gained):
            s.put(x.changed(gained=tuple([one for one in x.gained if one.until is not until])))
