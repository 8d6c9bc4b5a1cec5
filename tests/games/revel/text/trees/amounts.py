"""Strategies for amounts, and for what is measured."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from coven.games.revel.text.tree import (
    ANY_NUMBER,
    All,
    AmountThisWay,
    CountersOf,
    CountersOn,
    CountOf,
    Doer,
    EqualTo,
    Every,
    ForEach,
    Groups,
    Held,
    Rounded,
    SpacesWon,
    Tense,
    UpTo,
    ValueOf,
    Verb,
    Who,
)
from tests.games.revel.text.trees.nouns import backs, few, nouns, some, things, values, whats

players = st.sampled_from([Who.YOU, Who.OPPONENT])


@st.composite
def counted(draw: st.DrawFn, who: Doer, *, stated: bool = False) -> Any:
    form = draw(st.integers(0, 5))
    if form == 5 and not stated:
        verb = draw(st.sampled_from([Verb.GAIN, Verb.LOSE, Verb.SPEND]))
        return draw(st.sampled_from([AmountThisWay(verb, draw(things)), AmountThisWay(Verb.REMOVE, "+1")]))
    if form == 0:
        return CountOf(All(draw(nouns(who))))
    if form == 1 and not stated:
        return CountOf(draw(backs(plural=True)))
    if form == 2:
        return Held(draw(players), draw(things))
    if form == 3:
        return CountersOn(draw(whats(who, stated=stated)), draw(st.sampled_from(Tense)))
    return draw(st.builds(SpacesWon, players) | st.builds(CountersOf, players))


def per(who: Doer, *, stated: bool = False) -> st.SearchStrategy[Any]:
    """What stands after 'for each', or after 'for every 2'."""
    each = counted(who, stated=stated)
    return each | st.builds(Groups, few, each, st.sampled_from(Rounded))


@st.composite
def measured(draw: st.DrawFn, who: Doer) -> Any:
    value = st.builds(ValueOf, values, whats(who), st.sampled_from(Tense))
    measure = draw(value | counted(who))
    return Groups(2, measure, draw(st.sampled_from(Rounded))) if draw(st.integers(0, 3)) == 0 else measure


@st.composite
def amounts(draw: st.DrawFn, who: Doer, every: bool = True) -> Any:
    form = draw(st.integers(0, 7 if every else 5))
    if form > 5:
        return draw(st.sampled_from([Every(), ANY_NUMBER]))
    if form == 5:
        return ForEach(draw(few), ValueOf(draw(values), draw(whats(who)), draw(st.sampled_from(Tense))))
    if form == 4:
        return EqualTo(draw(measured(who)))
    if form == 3:
        return ForEach(draw(some), draw(per(who)))
    return UpTo(draw(some)) if form == 2 else draw(some)
