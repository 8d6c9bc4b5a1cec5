"""Strategies for conditions."""

from __future__ import annotations

from hypothesis import strategies as st

from coven.games.revel.text.tree import (
    All,
    Amounts,
    Back,
    Condition,
    CountersOn,
    CountOf,
    Did,
    DidThisWay,
    FinalTurn,
    HasValue,
    Held,
    Is,
    Kind,
    More,
    Not,
    Noun,
    Place,
    Pointer,
    Same,
    SpacesWon,
    Tense,
    ThisIn,
    TurnOf,
    ValueOf,
    Verb,
    Who,
    Whose,
)
from tests.games.revel.text.trees.amounts import players
from tests.games.revel.text.trees.nouns import (
    ADJECTIVES,
    asked_about,
    compared,
    having,
    heads,
    nouns,
    own,
    qualities,
    some,
    things,
    values,
)


@st.composite
def dids(draw: st.DrawFn) -> Did:
    who = draw(st.sampled_from([Who.YOU, Who.OPPONENT, Who.EACH]))
    form = draw(st.integers(0, 3))
    if form == 0:
        return Did(who, draw(st.sampled_from([Verb.DRAW, Verb.OVERPOWER, Verb.STITCH])))
    if form == 1:
        return Did(who, draw(st.sampled_from([Verb.GAIN, Verb.LOSE, Verb.SPEND])), None, draw(some), draw(things))
    if form == 2:
        return Did(who, draw(st.sampled_from([Verb.SKIP, Verb.USE])), None, draw(some))
    verb = draw(st.sampled_from([Verb.PLAY, Verb.DISCARD, Verb.STASH, Verb.DRAW, Verb.REVEAL, Verb.OVERPOWER]))
    return Did(who, verb, draw(nouns(who, owned=False)), draw(some))


@st.composite
def this_ways(draw: st.DrawFn) -> DidThisWay:
    if draw(st.booleans()):
        return DidThisWay(who=draw(players))
    who = draw(players)
    if draw(st.booleans()):
        tallied = st.sampled_from([Verb.GAIN, Verb.LOSE, Verb.SPEND])
        return DidThisWay(draw(tallied), None, who, draw(some), draw(things))
    verb = draw(st.sampled_from([Verb.PLAY, Verb.DISCARD, Verb.STASH, Verb.REVEAL]))
    return DidThisWay(verb, draw(nouns(who, owned=False)), who, draw(some))


@st.composite
def beings(draw: st.DrawFn, *, stated: bool = False, denied: bool = False) -> Is:
    what = draw(asked_about(stated=stated))
    form = draw(st.integers(0, 5))
    if form == 0:
        return Is(what, Noun(Kind.ELEMENT, place=Place.FIELD))
    if form == 1 and not stated:
        it = Back(Pointer.IT, draw(st.none() | st.just(Kind.SPELL)))
        whose = draw(st.sampled_from([Whose.YOUR, Whose.OPPONENTS]))
        return Is(it, Noun(Kind.ELEMENT, whose=whose), Tense.NOW if denied else draw(st.sampled_from(Tense)))
    if draw(st.booleans()):
        quality = draw(having().filter(lambda q: not isinstance(q, HasValue) or q.amount is None))
        tense = Tense.NOW if denied else draw(st.sampled_from(Tense))
        return Is(what, Noun(Kind.ELEMENT, qualities=(quality,)), tense)
    if draw(st.booleans()):
        adjective = draw(st.sampled_from(ADJECTIVES))
        noun = Noun(Kind.ELEMENT, qualities=(adjective,))
    else:
        kind, types_ = draw(heads().filter(lambda head: head != (Kind.CARD, ()) and head != (Kind.MARKER, ())))
        bare = kind in (Kind.SPELL, Kind.STANCE, Kind.WITCH, Kind.RESOURCE) and not types_
        noun = Noun(kind, (kind.value,) if bare else types_)
    return Is(what, noun, draw(st.sampled_from(Tense)))


@st.composite
def compared_amounts(draw: st.DrawFn, *, stated: bool) -> Amounts:
    compare, amount = draw(compared())
    form = draw(st.integers(0, 3))
    if form == 0:
        of = draw(asked_about(stated=stated))
        return Amounts(ValueOf(draw(values), of, draw(st.sampled_from(Tense))), compare, amount)
    if form == 1:
        return Amounts(Held(draw(players), draw(things)), compare, amount)
    if form == 2:
        return Amounts(SpacesWon(draw(players)), compare, amount)
    return Amounts(CountOf(All(draw(nouns().filter(_is_one_or_the_other)))), compare, amount)


def _is_one_or_the_other(noun: Noun) -> bool:
    """'There are opposing spells' could be the one across, or any of the opponent's."""
    return (noun.kind, noun.whose) != (Kind.SPELL, Whose.OPPOSING)


@st.composite
def mores(draw: st.DrawFn, *, stated: bool) -> More:
    form = draw(st.integers(0, 4))
    one, other = (draw(asked_about(stated=stated)) for _ in range(2))
    if form == 0:
        value = draw(values)
        return More(ValueOf(value, one), ValueOf(value, other))
    if form == 4:
        return More(CountersOn(one), CountersOn(other))
    who = draw(players)
    rival = Who.OPPONENT if who is Who.YOU else Who.YOU
    if form == 1:
        thing = draw(things)
        return More(Held(who, thing), Held(rival, thing))
    if form == 2:
        return More(SpacesWon(who), SpacesWon(rival))
    kind, types_ = draw(heads())
    place = draw(st.sampled_from([Place.UNSAID, Place.HAND, Place.DISCARDS]))
    narrowed = draw(qualities())
    mine, theirs = (CountOf(All(Noun(kind, types_, own(player), place, False, narrowed))) for player in (who, rival))
    return More(mine, theirs)


@st.composite
def sames(draw: st.DrawFn, *, stated: bool) -> Same:
    value = draw(values)
    return Same(*(ValueOf(value, draw(asked_about(stated=stated))) for _ in range(2)))


def conditions(*, stated: bool = False) -> st.SearchStrategy[Condition]:
    """What stands after 'if', or in an ongoing effect (`stated`) after 'while'."""
    return st.one_of(
        dids(),
        this_ways(),
        beings(stated=stated),
        compared_amounts(stated=stated),
        mores(stated=stated),
        st.builds(TurnOf, players),
        st.just(FinalTurn()),
        sames(stated=stated),
        st.builds(ThisIn, st.sampled_from([Place.HAND, Place.DISCARDS, Place.DECK])),
        st.builds(Not, dids() | this_ways() | beings(stated=stated, denied=True)),
    )


denied_by_unless = st.one_of(
    compared_amounts(stated=False).filter(lambda amounts: not isinstance(amounts.measure, ValueOf)),
    mores(stated=False),
    st.builds(TurnOf, players),
)
