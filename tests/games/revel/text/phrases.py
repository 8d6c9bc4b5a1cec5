"""Strategies for the parts of card text: nouns, amounts and conditions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from coven.games.revel.text.tree import (
    ANY_NUMBER,
    All,
    Amounts,
    AmountThisWay,
    Back,
    Compare,
    Condition,
    CountersOf,
    CountersOn,
    CountOf,
    Did,
    DidThisWay,
    Doer,
    EqualTo,
    Every,
    FinalTurn,
    ForEach,
    Groups,
    HasCounters,
    HasEqual,
    HasIcon,
    HasValue,
    Held,
    Is,
    Kind,
    Lacks,
    More,
    Named,
    NextDraws,
    Not,
    Noun,
    OneOf,
    Pick,
    Place,
    Pointer,
    Quality,
    Same,
    SpacesWon,
    Stitched,
    Tense,
    This,
    ThisIn,
    TurnOf,
    Unopposed,
    UpTo,
    Value,
    ValueOf,
    Verb,
    Who,
    Whose,
    Winning,
    Wording,
)
from coven.games.revel.text.words.vocabulary import ICONS

some = st.integers(1, 12)
few = st.integers(2, 9)
values = st.sampled_from(Value)
things = st.sampled_from(["Passion", "Stamina", "play", "Wild Grief"])
resources = st.sampled_from(["Passion", "Wild Grief"])
types = st.sampled_from(["familiar", "wild beast", "axe"])
compares = st.sampled_from([Compare.AT_LEAST, Compare.AT_MOST, Compare.EXACTLY])

ADJECTIVES: list[Quality] = [Winning(), Stitched(), Unopposed()]


def own(who: Doer) -> Whose:
    return (
        {Who.YOU: Whose.YOUR, Who.OPPONENT: Whose.OPPONENTS}.get(who, Whose.THEIR)
        if isinstance(who, Who)
        else Whose.THEIR
    )


@st.composite
def compared(draw: st.DrawFn) -> tuple[Compare, int]:
    compare = draw(compares)
    return compare, draw(st.integers(0 if compare is Compare.EXACTLY else 1, 12))


@st.composite
def having(draw: st.DrawFn) -> Quality:
    compare, amount = draw(compared())
    forms: list[Quality] = [
        HasCounters(compare, amount),
        HasIcon(draw(st.sampled_from(ICONS))),
        HasValue(draw(values)),
        HasValue(draw(values), compare, amount),
    ]
    return draw(st.sampled_from(forms))


HEADS = [
    (Kind.SPELL, ()),
    (Kind.SPELL, ("strike",)),
    (Kind.SPELL, ("shield",)),
    (Kind.CARD, ()),
    (Kind.CARD, ("strike",)),
    (Kind.CARD, ("spell",)),
    (Kind.CARD, ("stance",)),
    (Kind.CARD, ("witch",)),
    (Kind.STANCE, ()),
    (Kind.WITCH, ()),
    (Kind.RESOURCE, ()),
    (Kind.MARKER, ()),
    (Kind.MARKER, ("Stamina",)),
]
NAMED_HEADS = [
    (Kind.SPELL, ()),
    (Kind.SPELL, ("strike",)),
    (Kind.CARD, ()),
    (Kind.CARD, ("shield",)),
    (Kind.CARD, ("spell",)),
    (Kind.STANCE, ()),
]


@st.composite
def heads(draw: st.DrawFn) -> tuple[Kind, tuple[str, ...]]:
    form = draw(st.integers(0, 9))
    if form < 7:
        return draw(st.sampled_from(HEADS))
    if form == 7:
        return Kind.ELEMENT, (draw(st.sampled_from(["familiar", "wild beast"])),)
    kind, rest = draw(st.sampled_from(NAMED_HEADS))
    return kind, (draw(types), *rest)


measured_qualities: st.SearchStrategy[Quality] = st.sampled_from(
    [
        HasEqual(Value.POWER, AmountThisWay(Verb.SPEND, "Passion")),
        HasEqual(Value.RESISTANCE, Held(Who.OPPONENT, "Stamina")),
        HasEqual(Value.POWER, SpacesWon(Who.YOU)),
        HasEqual(Value.POWER, ValueOf(Value.POWER, Back(Pointer.IT, Kind.SPELL), Tense.HAD)),
    ]
)


@st.composite
def qualities(draw: st.DrawFn, *, stated: bool = True) -> tuple[Quality, ...]:
    before: list[Quality] = draw(st.lists(st.sampled_from(ADJECTIVES), max_size=2, unique=True))
    after: list[Quality] = draw(st.lists(having(), max_size=2, unique=True))
    if not stated and draw(st.integers(0, 4)) == 0:
        after.append(draw(measured_qualities))
    if draw(st.integers(0, 4)) == 0:
        after.append(Named(draw(st.sampled_from(["Ember", "Ember - First Light"]))))
    if draw(st.integers(0, 6)) == 0:
        last: list[Quality] = [Winning(draw(some)), Lacks(Winning()), Lacks(Stitched())]
        after.append(draw(st.sampled_from(last)))
    return (*before, *after)


@st.composite
def nouns(draw: st.DrawFn, who: Doer = Who.YOU, owned: bool | None = None) -> Noun:
    """A noun; `owned` says whether 'your' has to stand before it or must not."""
    noun = draw(_plain_nouns(who, owned))
    if draw(st.integers(0, 5)) == 0:
        further = draw(st.lists(heads(), min_size=1, max_size=2, unique=True).map(tuple))
        if _each_says_something([(noun.kind, noun.types), *further]):
            noun = replace(noun, also=further)
    return noun


def _each_says_something(heads: list[tuple[Kind, tuple[str, ...]]]) -> bool:
    """Whether nouns can be joined by 'or': all cards or none, no markers, and none that is among another."""
    kinds = {kind for kind, _ in heads}
    if Kind.MARKER in kinds or (Kind.CARD in kinds and len(kinds) > 1):
        return False
    return not any(
        one is not other and one[0] in (Kind.CARD, other[0]) and {*one[1]} <= {*other[1], other[0].value}
        for one in heads
        for other in heads
    )


@st.composite
def _plain_nouns(draw: st.DrawFn, who: Doer, owned: bool | None) -> Noun:
    kind, types_ = draw(heads())
    narrowed = draw(qualities()) if draw(st.booleans()) else ()
    other = draw(st.booleans())
    if owned or (owned is None and draw(st.booleans())):
        whose = draw(st.sampled_from([Whose.YOUR, Whose.OPPONENTS, own(who)]))
        return Noun(kind, types_, whose, Place.UNSAID, other, narrowed)
    place = draw(st.sampled_from(Place))
    if place is Place.UNSAID:
        return Noun(kind, types_, draw(st.sampled_from([Whose.ANY, Whose.OPPOSING])), place, other, narrowed)
    whose = draw(st.sampled_from([Whose.ANY, Whose.OPPOSING, Whose.YOUR, Whose.OPPONENTS, own(who)]))
    return Noun(kind, types_, whose, place, other, narrowed)


def is_owned(noun: Noun) -> bool:
    return noun.whose in (Whose.YOUR, Whose.OPPONENTS, Whose.THEIR) and noun.place is Place.UNSAID


kinds = st.sampled_from([Kind.SPELL, Kind.CARD, Kind.STANCE, Kind.WITCH, Kind.RESOURCE, Kind.MARKER])
participles = st.sampled_from([Verb.DISCARD, Verb.CHOOSE, Verb.DRAW, Verb.STASH, Verb.REVEAL, Verb.PLAY])
this = st.builds(This, kinds)


@st.composite
def backs(draw: st.DrawFn, plural: bool | None = None) -> Back:
    many = draw(st.booleans()) if plural is None else plural
    pointer = draw(st.sampled_from(Pointer))
    if pointer is Pointer.REST:
        return Back(pointer, plural=True) if many else Back(Pointer.IT)
    if pointer is Pointer.IT:
        return Back(pointer, draw(st.none() | kinds), many)
    return Back(pointer, draw(kinds), many, Verb.CHOOSE if pointer is Pointer.ABOVE else draw(participles))


@st.composite
def quantities(draw: st.DrawFn) -> tuple[int, int | None]:
    amount = draw(some)
    return draw(st.sampled_from([(amount, amount), (0, amount), (0, None), (amount, None)]))


@st.composite
def picks(draw: st.DrawFn, who: Doer) -> Pick:
    noun = draw(nouns(who))
    if draw(st.integers(0, 5)) == 0:
        noun = replace(noun, qualities=draw(qualities(stated=False)))
    least, most = draw(quantities())
    wordings = [Wording.OF, Wording.ANY_OF] if is_owned(noun) else [Wording.PLAIN, Wording.ANY]
    return Pick(noun, least, most, draw(st.sampled_from(wordings)) if least == most else wordings[0])


@st.composite
def alls(draw: st.DrawFn, who: Doer) -> All:
    if draw(st.integers(0, 4)) == 0:
        whose = draw(st.sampled_from([Whose.YOUR, Whose.OPPONENTS, Whose.OPPOSING, own(who)]))
        return All(Noun(Kind.CARD, (), whose, draw(st.sampled_from([Place.HAND, Place.DISCARDS]))), area=True)
    noun = draw(nouns(who))
    wording = draw(st.sampled_from([Wording.PLAIN, Wording.EACH]))
    if noun.whose is Whose.OPPOSING and noun.place is Place.UNSAID and draw(st.booleans()):
        return All(replace(noun, whose=Whose.ACROSS, other=False))
    return All(noun, wording)


@st.composite
def whats(draw: st.DrawFn, who: Doer = Who.YOU, *, stated: bool = False) -> Any:
    """What is acted on or spoken of. An ongoing effect (`stated`) picks nothing and points back to nothing."""
    if stated:
        return draw(this | alls(who))
    form = draw(st.integers(0, 5))
    if form == 0:
        return draw(this)
    if form == 1:
        return draw(backs())
    if form == 2:
        least, most = draw(quantities())
        return OneOf(draw(backs(plural=True)), least, most)
    if form == 3:
        return NextDraws(draw(st.sampled_from([Who.YOU, Who.OPPONENT, who])), draw(some))
    return draw(alls(who) if form == 4 else picks(who))


@st.composite
def asked_about(draw: st.DrawFn, *, stated: bool) -> Any:
    """What a condition asks about: nothing that would have to be picked first."""
    return draw(whats(stated=stated).filter(lambda what: not isinstance(what, Pick | OneOf)))


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
    return each | st.builds(Groups, few, each)


@st.composite
def measured(draw: st.DrawFn, who: Doer) -> Any:
    if draw(st.booleans()):
        return ValueOf(draw(values), draw(whats(who)), draw(st.sampled_from(Tense)))
    return draw(counted(who))


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


# Conditions


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
    verb = draw(st.sampled_from([Verb.PLAY, Verb.DISCARD, Verb.STASH, Verb.REVEAL]))
    who = draw(players)
    return DidThisWay(verb, draw(nouns(who, owned=False)), who, draw(some))


@st.composite
def beings(draw: st.DrawFn, *, stated: bool = False, denied: bool = False) -> Is:
    what = draw(asked_about(stated=stated))
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
    return Amounts(CountOf(All(draw(nouns()))), compare, amount)


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
