"""Whose turn it can be when an effect is carried out, at which moment of it, and where its card is by then."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from coven.games.revel.text.binding.kinds import LEAVING
from coven.games.revel.text.tree import (
    Condition,
    Consequence,
    CostEffect,
    Effect,
    Event,
    Mood,
    Place,
    Power,
    Shorthand,
    This,
    Verb,
    When,
    Who,
)


class Moment(Enum):
    """2.3 The steps of a turn in which its player doesn't act."""

    BEGIN = "as the turn begins"
    END = "as the turn ends"


@dataclass(frozen=True, slots=True)
class Now:
    """What is certain when an instruction is carried out or a question asked."""

    turn: Who | None = None
    """Whose turn it is; None: either player's."""
    moment: Moment | None = None
    place: Place | None = None
    """Where the card itself is; None: that isn't certain."""
    gone: bool = False
    """There is no element any more of the card itself, or not yet: neither spell nor stance."""
    known: tuple[tuple[Condition, bool], ...] = ()
    """Conditions that are known to hold, or not to."""
    lies: tuple[tuple[int, Place], ...] = ()
    """Where what was named or done lies, by its number; OF_EVENT is what the event was about."""

    def knowing(self, condition: Condition, *, holds: bool) -> Now:
        return replace(self, known=(*self.known, (condition, holds)))

    def later(self) -> Now:
        """Something was done: what was asked before may be otherwise."""
        return replace(self, known=())

    def where(self, numbers: Iterable[int]) -> Place | None:
        """Where all that has these numbers lies; None if that isn't certain, or not one place."""
        lies = dict(self.lies)
        places = {lies.get(number) for number in numbers}
        return places.pop() if len(places) == 1 else None

    def moved(self, numbers: Iterable[int], start: Place | None, end: Place | None) -> Now:
        """What has these numbers was taken from one place to another. What lay there as well may have been the same."""
        stays = [] if start is None else [one for one in self.lies if one[1] is not start or start is end]
        lies = {**dict(stays), **({} if end is None else dict.fromkeys(numbers, end))}
        return replace(self, known=(), lies=tuple(lies.items()))

    def either(self, *ways: Now) -> Now:
        """What is certain after one of several ways was taken, whichever it was."""
        lies = tuple(one for one in ways[0].lies if all(one in other.lies for other in ways[1:]))
        return replace(self, known=(), lies=lies)


OF_EVENT: Final = -1
"""In place of a number: what the event was about."""
ENTERED: Final = (Verb.PLAY, Verb.STITCH, Verb.ENTER)
OF_ONES_TURN: Final = (Verb.SKIP, Verb.USE, Verb.PASS)
"""2.4.2, 4.7.4, 5.11.4 What is done in one's own turn alone."""
WENT_TO: Final = {
    Verb.DISCARD: Place.DISCARDS,
    Verb.OVERPOWER: Place.DISCARDS,
    Verb.DRAW: Place.HAND,
    Verb.STASH: Place.DECK,
    Verb.TOP: Place.DECK,
    Verb.SHUFFLE_IN: Place.DECK,
    Verb.PLAY: Place.FIELD,
    Verb.PLACE: Place.FIELD,
}
"""Where what is done takes a card."""
PUT_OFF: Final[dict[When, tuple[Who | None, Moment]]] = {
    When.THIS_TURN_ENDS: (None, Moment.END),
    When.YOUR_NEXT_TURN_BEGINS: (Who.YOU, Moment.BEGIN),
    When.YOUR_NEXT_TURN_ENDS: (Who.YOU, Moment.END),
    When.OPPONENTS_NEXT_TURN_BEGINS: (Who.OPPONENT, Moment.BEGIN),
    When.OPPONENTS_NEXT_TURN_ENDS: (Who.OPPONENT, Moment.END),
}


def begun(effect: Effect) -> Now:
    """What is certain as the instructions of an effect are begun."""
    if isinstance(effect, Power):  # 4.7.2, 4.7.4
        return Now(turn=Who.YOU, place=Place.FIELD)
    if isinstance(effect, CostEffect):  # 5.7.12: what is being played stands nowhere yet
        own = isinstance(effect.what, This) and effect.verb in (Verb.PLAY, Verb.STITCH)
        return Now(gone=own)
    if isinstance(effect, Consequence):
        if isinstance(effect.event, Shorthand):  # 5.7.15
            overpowered = () if effect.event is Shorthand.ON_PLAY else ((OF_EVENT, Place.DISCARDS),)  # 5.8.3
            return Now(place=Place.FIELD, lies=overpowered)
        went_to = WENT_TO.get(effect.event.verb)
        return replace(_after(effect.event), lies=() if went_to is None else ((OF_EVENT, went_to),))
    return Now()


def _after(event: Event) -> Now:
    """2.3.4, 2.3.12, 4.6 What is certain once something has happened."""
    if event.verb in (Verb.BEGIN, Verb.END):
        turn = None if event.who is Who.EACH else event.who
        return Now(turn=turn, moment=Moment.BEGIN if event.verb is Verb.BEGIN else Moment.END)
    counted = event.verb in (Verb.SPEND, Verb.LOSE, Verb.GAIN) and event.thing == "play"  # 2.3.5
    turn = event.who if (event.verb in OF_ONES_TURN or counted) and event.who is not Who.EACH else None
    if not isinstance(event.what, This):
        return Now(turn=turn)
    if event.verb in ENTERED and event.mood is Mood.HAPPENS:
        return Now(turn=turn, place=Place.FIELD)
    overpowers = event.verb is Verb.OVERPOWER and not event.passive
    if overpowers:
        return Now(turn=turn, place=Place.FIELD)
    if event.verb in LEAVING and event.mood is Mood.HAPPENS:
        return Now(turn=turn, place=WENT_TO.get(event.verb), gone=True)
    return Now(turn=turn)


def put_off(now: Now, when: When) -> Now:
    """What is certain at the moment that something is put off to."""
    turn, moment = PUT_OFF[when]
    return Now(turn=now.turn if turn is None else turn, moment=moment, gone=now.gone)
