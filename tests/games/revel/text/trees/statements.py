"""Strategies for statements."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from coven.games.revel.text.tree import (
    Able,
    All,
    Allotted,
    Becomes,
    Bonus,
    Cannot,
    EqualTo,
    ForEach,
    Is,
    Kind,
    Lasting,
    Noun,
    Tense,
    This,
    Unopposed,
    Until,
    UsesEach,
    Value,
    ValueOf,
    Verb,
    While,
    Who,
)
from tests.games.revel.text.trees.amounts import measured, per, players
from tests.games.revel.text.trees.conditions import conditions
from tests.games.revel.text.trees.nouns import (
    ONE_VALUE,
    alls,
    backs,
    few,
    is_owned,
    nouns,
    resources,
    things,
    this,
    values,
    whats,
)

ALLOTMENTS = (
    Lasting(Allotted(Who.YOU, 1), Until.YOUR_NEXT_TURN_ENDS),
    Lasting(Allotted(Who.OPPONENT, -2), Until.OPPONENTS_NEXT_TURN_ENDS),
)
"""2.3.5 Of a turn to come, for this one's have been allotted."""


def bonuses(*, stated: bool) -> st.SearchStrategy[Bonus]:
    return st.builds(
        Bonus,
        whats(stated=stated),
        values,
        st.integers(-9, 9).filter(bool),
        st.none() | per(Who.YOU, stated=stated),
    )


@st.composite
def prohibitions(draw: st.DrawFn, *, stated: bool) -> Cannot:
    form = draw(st.integers(0, 5))
    who = draw(st.sampled_from([Who.YOU, Who.OPPONENT, Who.EACH]))
    if form == 5:
        over: Any = draw(st.none() | this | nouns().map(All))
        return Cannot(Who.EACH, Verb.OVERPOWER, over, by=draw(this | alls(Who.YOU).filter(lambda by: not by.area)))
    if form == 0:
        return Cannot(who, draw(st.sampled_from([Verb.DRAW, Verb.OVERPOWER, Verb.STITCH, Verb.SKIP, Verb.USE])))
    if form == 1:
        return Cannot(who, draw(st.sampled_from([Verb.GAIN, Verb.LOSE, Verb.SPEND])), None, draw(things))
    verb = draw(st.sampled_from([Verb.PLAY, Verb.DISCARD, Verb.STASH, Verb.REVEAL]))
    pointed = this if stated else this | backs()
    if form == 2:
        return Cannot(Who.EACH, verb, draw(alls(Who.YOU) | pointed))
    doer = draw(players)
    if form == 3:
        return Cannot(doer, verb, draw(pointed))
    noun = draw(nouns(doer))
    if noun.kind in (Kind.STANCE, Kind.WITCH) and not is_owned(noun):
        noun = replace(noun, kind=Kind.SPELL, types=(), also=())
    return Cannot(doer, verb, All(noun))


@st.composite
def becoming(draw: st.DrawFn) -> Becomes:
    value = st.builds(ValueOf, values, whats(), st.sampled_from(Tense))
    equal = st.builds(EqualTo, measured(Who.YOU)) | st.builds(ForEach, few, value)
    return Becomes(draw(whats()), draw(ONE_VALUE), draw(equal | st.integers(0, 9)))


@st.composite
def pairs(draw: st.DrawFn, *, stated: bool) -> tuple[Any, Any]:
    """Two statements said at once."""
    if draw(st.booleans()):
        bonus = draw(bonuses(stated=stated))
        power, resistance = (replace(bonus, value=value) for value in (Value.POWER, Value.RESISTANCE))
        other = replace(resistance, amount=draw(st.integers(1, 9)))
        return draw(st.sampled_from([(power, other), (other, power)]))
    alone = (Verb.SKIP, Verb.USE)
    one = draw(prohibitions(stated=stated).filter(lambda cannot: cannot.verb not in alone and cannot.by is None))
    alike = next(verbs for verbs in ALIKE if one.verb in verbs)
    return one, replace(one, verb=draw(st.sampled_from(alike).filter(lambda verb: verb is not one.verb)))


ALIKE = [
    (Verb.DRAW, Verb.OVERPOWER, Verb.STITCH),
    (Verb.GAIN, Verb.LOSE, Verb.SPEND),
    (Verb.PLAY, Verb.DISCARD, Verb.STASH, Verb.REVEAL),
]
"""Verbs that take the same object, or none."""


@st.composite
def whiles(draw: st.DrawFn) -> While:
    statement: Any = draw(bonuses(stated=True) | prohibitions(stated=True))
    again = draw(st.integers(0, 3)) == 0
    if again:
        it = This(Kind.SPELL, again=True)
        statement = draw(st.sampled_from([Bonus(it, Value.POWER, 2), Cannot(Who.EACH, Verb.DISCARD, it)]))
    for condition in draw(st.lists(conditions(stated=True), min_size=1, max_size=2)):
        statement = While(condition, statement)
    if again:  # 'it' is what was spoken of first
        statement = While(Is(This(Kind.SPELL), Noun(Kind.ELEMENT, qualities=(Unopposed(),))), statement)
    assert isinstance(statement, While)
    return statement


@st.composite
def statements(draw: st.DrawFn) -> Any:
    return draw(
        st.one_of(
            bonuses(stated=True),
            prohibitions(stated=True),
            st.builds(
                Able,
                st.lists(st.sampled_from([Verb.GAIN, Verb.LOSE, Verb.SPEND]), min_size=1, unique=True).map(tuple),
                resources,
            ),
            st.builds(Allotted, players, st.integers(-5, 5).filter(bool)),
            st.builds(UsesEach, few),
            whiles(),
        )
    )
