"""414.1 Effects without end: a chain of them that comes back to where it was makes the game a draw."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.in_play import InPlay, LastKnown
from coven.games.spoils.areas.moments import Moment, is_same
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.records import Happening, Waiting
from coven.kernel import GameOver, tie

MOST_IN_A_ROW: Final = 100_000
"""O44 So many triggers may follow from each other before it counts as a loop without end (414.1), though no position
came twice."""

MOST_WITHIN: Final = 200
"""O44 The same for triggers each of which happens in the midst of the one before: what is left of those adds up."""

MOST_DUPLICATES: Final = 50
"""O44 The same for duplicates, each made by the one before: two tactics that duplicate each other never end."""

FIRST_MARK: Final = 8
"""After so many a moment is kept to be compared with those that follow; and again whenever they are twice as many."""


class Mark:
    """A trigger that was about to happen, and the moment at which it was."""

    __slots__ = ("batches", "moment", "one")

    def __init__(self, s: SpoilsState, one: Waiting) -> None:
        self.one = one
        self.moment = Moment(s)
        self.batches = s.batches

    def is_back(self, s: SpoilsState, one: Waiting) -> bool:
        """O44 Whether all is as it was: the same trigger is about to happen by the same occasion, in the same position,
        and of what waited then nothing has happened, or all of it waits again."""
        then = self.one
        if one.source != then.source or one.place != then.place or one.effect is not then.effect:
            return False
        if _told(one.occasion) != _told(then.occasion):
            return False
        below = len(self.batches) - 1
        if len(s.batches) <= below or any(
            mine is not old for mine, old in zip(s.batches[:below], self.batches[:below], strict=True)
        ):
            return False
        if len(s.batches) > below + 1 and s.batches[below] is not self.batches[below]:
            return False
        waits, waited = s.batches[-1].left, self.batches[-1].left
        if len(waits) != len(waited):
            return False
        if any(mine.effect is not old.effect for mine, old in zip(waits, waited, strict=True)):
            return False
        return is_same(self.moment, s)


def _told(occasion: Happening | None) -> tuple[object, ...]:
    """What a trigger can tell of what set it off."""
    if occasion is None:
        return ()
    return (occasion.verb, occasion.seat, occasion.amount, *[_id(thing) for thing in occasion.things])


def _id(thing: object) -> object:
    if isinstance(thing, InPlay):
        return thing.id
    return thing.was.id if isinstance(thing, LastKnown) else thing


def count(s: SpoilsState, one: Waiting) -> None:
    """414.1, 414.1a, O44 One more trigger happens, and nobody has had a choice since the first of them. If it goes on
    like that without end, the game is a draw. What the rules do is no effect and isn't counted (414.1a)."""
    s.chain += 1
    if s.mark is not None and s.mark.is_back(s, one):
        end_in_draw(s)
    if s.chain > MOST_IN_A_ROW or s.within > MOST_WITHIN:
        end_in_draw(s)
    if s.chain >= FIRST_MARK and s.chain & (s.chain - 1) == 0:
        s.mark = Mark(s, one)


def count_duplicates(s: SpoilsState) -> None:
    """414.1, O44 One more duplicate is to be played, in the midst of others that are being carried out."""
    if sum([action.duplicate for action in s.being_played]) >= MOST_DUPLICATES:
        end_in_draw(s)


def end_in_draw(s: SpoilsState) -> None:
    """414.1, 102.2"""
    s.note("414.1", "The effects go on without end: the game is a draw")
    raise GameOver(tie(2, "effects repeat without end", "414.1"))
