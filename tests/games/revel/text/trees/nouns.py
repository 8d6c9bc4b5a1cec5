"""Strategies for nouns, and for what is acted on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from coven.games.revel.text.tree import (
    All,
    AmountThisWay,
    Back,
    Beside,
    Compare,
    Doer,
    HasCounters,
    HasEqual,
    HasIcon,
    HasValue,
    Held,
    Kind,
    Lacks,
    Named,
    NextDraws,
    Noun,
    OneOf,
    Pick,
    Place,
    Pointer,
    Quality,
    SpacesWon,
    Stitched,
    Tense,
    Than,
    This,
    Unopposed,
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
ONE_VALUE = st.sampled_from([Value.POWER, Value.RESISTANCE])
ACROSS = All(Noun(Kind.SPELL, whose=Whose.ACROSS))


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


besides = st.builds(Beside, ONE_VALUE, st.sampled_from([Than.MORE, Than.LESS, Than.SAME]))
measured_qualities: st.SearchStrategy[Quality] = st.one_of(
    st.builds(
        HasEqual,
        values,
        st.sampled_from(
            [
                AmountThisWay(Verb.SPEND, "Passion"),
                AmountThisWay(Verb.REMOVE, "+1"),
                Held(Who.OPPONENT, "Stamina"),
                SpacesWon(Who.YOU),
            ]
        ),
        st.sampled_from(Than),
    ),
    st.sampled_from(
        [
            HasEqual(Value.POWER, ValueOf(Value.POWER, Back(Pointer.IT, Kind.SPELL), Tense.HAD)),
            HasEqual(Value.POWER, ValueOf(Value.POWER, Back(Pointer.IT)), Than.NO_MORE),
            HasEqual(Value.RESISTANCE, ValueOf(Value.RESISTANCE, ACROSS), Than.MORE),
            HasEqual(Value.RESISTANCE, ValueOf(Value.POWER, This(Kind.SPELL)), Than.NO_LESS),
        ]
    ),
)


@st.composite
def qualities(draw: st.DrawFn, *, stated: bool = True, here: bool = False) -> tuple[Quality, ...]:
    """What narrows a noun down. `here`: of what is on the field, which may be compared with this spell."""
    before: list[Quality] = draw(st.lists(st.sampled_from(ADJECTIVES), max_size=2, unique=True))
    after: list[Quality] = draw(st.lists(having() | besides if here else having(), max_size=2, unique=True))
    if not stated and draw(st.integers(0, 2)) == 0:
        after.append(draw(measured_qualities))
    if not after and draw(st.integers(0, 3)) == 0:
        after.append(Lacks(HasValue(draw(values))))
    if draw(st.integers(0, 4)) == 0:
        after.append(Named(draw(st.sampled_from(["Ember", "Ember - First Light"]))))
    if draw(st.integers(0, 6)) == 0:
        last: list[Quality] = [Winning(draw(some)), Lacks(Winning()), Lacks(Stitched()), Lacks(Unopposed())]
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
    other = draw(st.booleans())
    narrows = draw(st.booleans())
    narrowed = draw(qualities(here=True)) if narrows else ()
    if owned or (owned is None and draw(st.booleans())):
        whose = draw(st.sampled_from([Whose.YOUR, Whose.OPPONENTS, own(who)]))
        return Noun(kind, types_, whose, Place.UNSAID, other, narrowed)
    place = draw(st.sampled_from(Place))
    if place is Place.UNSAID:
        return Noun(kind, types_, draw(st.sampled_from([Whose.ANY, Whose.OPPOSING])), place, other, narrowed)
    whose = draw(st.sampled_from([Whose.ANY, Whose.OPPOSING, Whose.YOUR, Whose.OPPONENTS, own(who)]))
    if place is not Place.FIELD:
        narrowed = tuple(quality for quality in narrowed if not isinstance(quality, Beside))
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
    kind, types_ = draw(st.sampled_from(TYPED)) if draw(st.integers(0, 3)) == 0 else (draw(kinds), ())
    if pointer is Pointer.IT:
        return Back(pointer, None, many) if draw(st.booleans()) else Back(pointer, kind, many, types=types_)
    return Back(pointer, kind, many, Verb.CHOOSE if pointer is Pointer.ABOVE else draw(participles), types_)


TYPED = [
    (Kind.SPELL, ("strike",)),
    (Kind.SPELL, ("wild beast",)),
    (Kind.CARD, ("shield",)),
    (Kind.CARD, ("spell",)),
    (Kind.CARD, ("stance",)),
    (Kind.CARD, ("axe", "stance")),
    (Kind.CARD, ("axe", "strike")),
]
"""Cards and spells of some types, which are pointed back at."""


@st.composite
def quantities(draw: st.DrawFn) -> tuple[int, int | None]:
    amount = draw(some)
    return draw(st.sampled_from([(amount, amount), (0, amount), (0, None), (amount, None)]))


@st.composite
def picks(draw: st.DrawFn, who: Doer) -> Pick:
    noun = draw(nouns(who))
    form = draw(st.integers(0, 9))
    if form in (0, 2):
        noun = replace(noun, qualities=draw(qualities(stated=False)))
    if form == 1:
        count = draw(some)
        whose = draw(st.sampled_from([Whose.YOUR, Whose.OPPONENTS, own(who)]))
        return Pick(Noun(Kind.CARD, (), whose, Place.HAND), count, count, random=True)
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
        if draw(st.integers(0, 3)) == 0:
            among = Back(Pointer.IT, None, True, types=draw(st.sampled_from([("strike",), ("stance",), ("axe",)])))
            return OneOf(among, *draw(st.sampled_from([(2, 2), (0, 3), (0, None)])))
        return OneOf(draw(backs(plural=True)), least, most)
    if form == 3:
        return NextDraws(draw(st.sampled_from([Who.YOU, Who.OPPONENT, who])), draw(some))
    return draw(alls(who) if form == 4 else picks(who))


@st.composite
def asked_about(draw: st.DrawFn, *, stated: bool) -> Any:
    """What a condition asks about: nothing that would have to be picked first."""
    return draw(whats(stated=stated).filter(lambda what: not isinstance(what, Pick | OneOf)))
