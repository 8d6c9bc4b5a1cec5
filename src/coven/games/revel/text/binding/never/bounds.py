"""How many there can be of something at most, whatever happens, and how much something can measure."""

from __future__ import annotations

from typing import Final, NamedTuple

from coven.games.revel.text.binding.never.moments import Moment, Now
from coven.games.revel.text.binding.never.subjects import OFF_FIELD, Speaker, no_value
from coven.games.revel.text.tree import (
    All,
    CountOf,
    Groups,
    Held,
    Kind,
    Measure,
    Noun,
    SpacesWon,
    Things,
    ValueOf,
    Whose,
)

SPACES: Final = 5
"""3.4.6 The spell spaces, each with a side of either player."""
DECK: Final = 25
"""7.1.2 The cards of a draw deck."""


class Bound(NamedTuple):
    """So many at most."""

    most: int
    why: str
    rule: str


def most_of(noun: Noun, speaker: Speaker, now: Now) -> Bound | None:
    """How many there can be at most of what a noun names; None if nothing limits it."""
    if noun.also:
        return None
    both = 2 if noun.whose is Whose.ANY else 1
    if noun.place in OFF_FIELD:
        return Bound(DECK * both, f"a deck has {DECK} cards", "7.1.2")
    if noun.kind is Kind.SPELL:
        if noun.whose is Whose.ACROSS:
            return Bound(1, "one spell at most is across from another", "1.10.2")
        why = "a player has 5 sides of spell spaces, each for 1 spell"
        return _without_itself(Bound(SPACES * both, why, "3.4.6"), noun, speaker, now)
    if noun.kind is Kind.STANCE:
        return _without_itself(Bound(both, "a player has 1 stance at most", "3.4.7"), noun, speaker, now)
    if noun.kind is Kind.WITCH:
        return _without_itself(Bound(both, "a player has 1 witch", "3.5.1"), noun, speaker, now)
    return None


def _without_itself(bound: Bound, noun: Noun, speaker: Speaker, now: Now) -> Bound:
    """'other' leaves one out, if what it is other than is one of them."""
    if not noun.other:
        return bound
    counted = noun.whose in (Whose.ANY, Whose.YOUR)
    if noun.than is None:
        counted = counted and noun.kind in speaker.reading.kinds and speaker.reading.types is not None and not now.gone
    elif isinstance(noun.than, Things):
        than = speaker.noun_of(speaker.named.get(noun.than.slot))
        counted = than is not None and than.kind is noun.kind and noun.whose in (Whose.ANY, than.whose)
    return bound._replace(most=bound.most - 1) if counted else bound


def most_measured(measure: Measure, speaker: Speaker, now: Now) -> Bound | None:
    """How much something can measure at most; None if nothing limits it."""
    if isinstance(measure, CountOf) and isinstance(measure.what, All):
        return most_of(measure.what.noun, speaker, now)
    if isinstance(measure, SpacesWon):
        return Bound(SPACES, "there are 5 spell spaces", "3.4.6")
    if isinstance(measure, Groups):
        inner = most_measured(measure.measure, speaker, now)
        return None if inner is None else inner._replace(most=inner.most // measure.size)
    if isinstance(measure, Held) and measure.thing == "play":
        if now.turn is not None and measure.who is not now.turn:
            return Bound(0, "only the player whose turn it is has plays", "2.3.5")
        if now.moment is Moment.END:
            return Bound(0, "plays are lost before the turn ends", "2.3.11")
        if now.moment is Moment.BEGIN:
            return Bound(0, "plays are allotted after the turn has begun", "2.3.5")
    if isinstance(measure, ValueOf):
        types = speaker.types_of(measure.of)
        none = None if types is None else no_value(measure.value, types)
        return None if none is None else Bound(0, *none)
    return None
