"""Strategies for instructions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, TypeAlias

from hypothesis import strategies as st

from coven.games.revel.text.tree import (
    WITHOUT_END,
    Act,
    Actor,
    All,
    AmountThisWay,
    Back,
    Bonus,
    Both,
    Changed,
    CheckOverpower,
    Counters,
    CountOf,
    DidThisWay,
    Doer,
    Draw,
    Either,
    EqualTo,
    ForEach,
    HasThatName,
    HasValue,
    If,
    Instead,
    Instruction,
    Is,
    Kind,
    Lasting,
    Later,
    May,
    NameCard,
    NextDraws,
    Not,
    Noun,
    OneOf,
    Pass,
    Pay,
    Pick,
    Place,
    PlayerOf,
    Pointer,
    Sequence,
    Short,
    Shuffle,
    Stitched,
    Stop,
    Swap,
    Tally,
    This,
    Until,
    UpTo,
    Value,
    ValueOf,
    Verb,
    When,
    Who,
    Whose,
    Wording,
)
from coven.games.revel.text.tree.joining import Join, join
from coven.games.revel.text.tree.nouns import is_plural
from coven.games.revel.text.words.lexicon import STOPPABLE
from coven.language.walking import nodes
from tests.games.revel.text.trees.amounts import amounts, per
from tests.games.revel.text.trees.conditions import conditions, denied_by_unless
from tests.games.revel.text.trees.nouns import ACROSS, ADJECTIVES, few, own, resources, some, things, whats
from tests.games.revel.text.trees.statements import ALLOTMENTS, becoming, bonuses, pairs, prohibitions

People: TypeAlias = st.SearchStrategy[Doer]
"""Who may be told to do something."""
doers: People = st.sampled_from(
    [Who.YOU, Who.OPPONENT, Who.EACH, PlayerOf(Back(Pointer.IT)), PlayerOf(Back(Pointer.IT, Kind.SPELL))]
)
of_that_player: People = st.sampled_from([Who.YOU, Actor(), Actor(opponent=True)])
"""After 'When A Player ...'."""


def clear(do: Counters) -> Counters:
    """'Add +1s to 1 spell with Power equal to ...' has two readings, and is refused."""
    equal = isinstance(do.amount, EqualTo) or (
        isinstance(do.amount, ForEach) and isinstance(do.amount.measure, ValueOf)
    )
    valued = any(isinstance(part, HasValue) and part.amount is None for part in nodes((do.on, do.to)))
    return replace(do, amount=2) if equal and valued else do


@st.composite
def clauses(draw: st.DrawFn, who: Doer) -> Any:
    form = draw(st.integers(0, 11))
    if form == 11:
        by = Changed(draw(some) * draw(st.sampled_from([1, -1])))
        verb = draw(st.sampled_from([Verb.GAIN, Verb.LOSE, Verb.SPEND]))
        changes: list[Any] = [Draw(who, by), Tally(who, verb, by, draw(things))]
        if who is Who.YOU or who is Who.OPPONENT:
            changes.append(Draw(who, EqualTo(Short(who, draw(some)))))
        return draw(st.sampled_from(changes))
    if form == 10:
        own_spell = Pick(Noun(Kind.SPELL, (), Whose.YOUR, other=True), wording=Wording.OF)
        others = Whose.OPPONENTS if who is Who.YOU else Whose.YOUR
        hidden: list[Any] = [NextDraws(who, draw(few)), All(Noun(Kind.CARD, (), others, Place.HAND), area=True)]
        look = Act(who, Verb.LOOK, draw(st.sampled_from(hidden)))
        swap = [Swap(who, This(Kind.SPELL), own_spell)] if who is Who.YOU else []
        return draw(st.sampled_from([*swap, NameCard(who), look]))
    if form == 0:
        return Draw(who, draw(amounts(who, every=False)))
    if form == 1:
        verb = draw(st.sampled_from([Verb.GAIN, Verb.LOSE, Verb.SPEND]))
        amount = draw(amounts(who, every=verb is not Verb.GAIN))
        if verb is not Verb.GAIN and draw(st.integers(0, 4)) == 0:
            amount = UpTo(WITHOUT_END, draw(some))
        return Tally(who, verb, amount, draw(things))
    if form == 2:
        amount = draw(amounts(who, every=False))
        return clear(Counters(who, Verb.ADD, amount, draw(whats(who))))
    if form == 3:
        return clear(Counters(who, Verb.REMOVE, draw(amounts(who)), draw(whats(who))))
    if form == 4:
        return clear(Counters(who, Verb.MOVE, draw(amounts(who)), draw(whats(who)), draw(whats(who))))
    if form == 5:
        whose = draw(st.sampled_from([Whose.YOUR, Whose.OPPONENTS, own(who)]))
        verb = draw(st.sampled_from([Verb.ADD, Verb.REMOVE]))
        return Counters(who, verb, draw(some), All(Noun(Kind.RESOURCE, (), whose)), mark=draw(resources))
    if form == 6:
        if who is Who.YOU and draw(st.booleans()):
            return draw(st.builds(CheckOverpower, whats(who)) | st.builds(Stop, st.sampled_from([None, *STOPPABLE])))
        return draw(st.sampled_from([Shuffle(who), Pass(who)]))
    verbs = [Verb.DISCARD, Verb.STASH, Verb.REVEAL, Verb.PLAY, Verb.CHOOSE, Verb.USE]
    verb = draw(st.sampled_from([*verbs, Verb.DRAW, Verb.TOP, Verb.SHUFFLE_IN, Verb.PLACE]))
    if verb is Verb.USE:
        return Act(who, verb, Pick(Noun(Kind.POWER, (), own(who)), wording=Wording.OF))
    what = draw(whats(who))
    if verb is Verb.PLAY and (isinstance(what, All) or is_plural(what)):
        what = This(Kind.CARD)
    if verb is Verb.DRAW and isinstance(what, Pick) and what.noun == Noun(Kind.CARD) and what.wording is Wording.PLAIN:
        what = This(Kind.CARD)
    for_a_while = st.sampled_from([Until.ALWAYS, Until.TURN_ENDS, Until.YOUR_NEXT_TURN])
    until = draw(for_a_while) if verb is Verb.REVEAL else Until.ALWAYS
    times = None
    counted_verbs = (Verb.DISCARD, Verb.STASH, Verb.REVEAL, Verb.CHOOSE, Verb.DRAW)
    if isinstance(what, Pick) and what.most is not None and verb in counted_verbs and until is Until.ALWAYS:
        times = draw(st.none() | per(who))
    return Act(who, verb, what, until, times)


@st.composite
def several(draw: st.DrawFn, who: Doer | People) -> Any:
    """Clauses of one player, or of anybody."""
    count = draw(st.integers(1, 3))
    anybody = who if isinstance(who, st.SearchStrategy) else st.just(who)
    steps = tuple(draw(clauses(draw(anybody))) for _ in range(count))
    return steps[0] if count == 1 else Both(steps)


@st.composite
def payments(draw: st.DrawFn, who: Doer) -> Pay:
    either = st.builds(Either, st.just(who), st.lists(clauses(who), min_size=2, max_size=3).map(tuple))
    return Pay(draw(several(who) | either), draw(several(who) | either))


@st.composite
def insteads(draw: st.DrawFn, who: Doer | People) -> Any:
    """What takes an event's place, where a cost is paid for that."""
    if isinstance(who, st.SearchStrategy) or draw(st.booleans()):
        return Instead(draw(several(who)))
    paid = draw(payments(who))
    return Pay(paid.cost, Instead(paid.body))


@st.composite
def cores(draw: st.DrawFn, people: People) -> Any:
    form = draw(st.integers(0, 7))
    who = draw(people)
    if form < 2:
        return draw(several(people))
    if form == 2:
        return draw(payments(who))
    if form == 3:
        body = (
            several(who)
            | payments(who)
            | insteads(who)
            | st.builds(Either, st.just(who), st.lists(clauses(who), min_size=2, max_size=3).map(tuple))
        )
        return May(who, draw(body))
    if form == 4:
        options = several(who) | payments(who)
        return Either(who, tuple(draw(st.lists(options, min_size=2, max_size=3))), listed=draw(st.booleans()))
    if form == 5:
        return Either(Who.YOU, (draw(several(Who.OPPONENT)), draw(several(Who.YOU))))
    if form == 6:
        return draw(insteads(people) | insteads(who))
    rare = draw(st.integers(0, 9))
    if rare == 0:
        return draw(st.sampled_from(ALLOTMENTS))
    until = draw(st.sampled_from(Until))
    if rare in (1, 2):
        return Lasting(draw(becoming()), until)
    if draw(st.integers(0, 2)) == 0:
        one, other = draw(pairs(stated=False))
        return Lasting(one, until, (other,))
    return Lasting(draw(bonuses(stated=False) | prohibitions(stated=False)), until)


@st.composite
def sentences(draw: st.DrawFn, people: People) -> Any:
    core = draw(cores(people))
    if draw(st.booleans()):
        return core
    otherwise, after = draw(st.none() | cores(people)), draw(st.booleans())
    if draw(st.integers(0, 4)) == 0:
        return If(Not(draw(denied_by_unless)), core, otherwise, after)
    questions = draw(st.lists(conditions(), min_size=1, max_size=3))
    return join(draw(st.sampled_from(Join)), questions, core, otherwise, after=after)


@st.composite
def instructions(draw: st.DrawFn, people: People = doers) -> Instruction:
    steps: list[Any] = []
    for _ in range(draw(st.integers(1, 3))):
        rare = draw(st.integers(0, 9))
        if rare == 0:
            steps.append(draw(put_off(people)))
        elif rare == 1:
            one = people.filter(lambda who: who is not Who.EACH)  # of two names neither is that name
            steps += [NameCard(draw(one)), draw(of_that_name(people))]
        else:
            steps.append(draw(sentences(people)))
    found: Instruction = steps[0] if len(steps) == 1 else Sequence(tuple(steps))
    return found


@st.composite
def put_off(draw: st.DrawFn, people: People) -> Later:
    """What doesn't speak of what was done this way, named or left."""
    who = draw(people)
    body: Any = draw(
        st.sampled_from(
            [Draw(who, 2), Tally(who, Verb.GAIN, 1, "Passion"), Act(Who.YOU, Verb.DISCARD, Back(Pointer.IT))]
        )
    )
    return Later(draw(st.sampled_from(When)), body)


@st.composite
def of_that_name(draw: st.DrawFn, people: People) -> Any:
    """What speaks of the card that was named."""
    who = draw(people)
    noun = Noun(Kind.CARD, (), own(who), Place.HAND, qualities=(HasThatName(),))
    here = Noun(Kind.SPELL, qualities=(draw(st.sampled_from(ADJECTIVES)), HasThatName()))
    has = Is(This(Kind.SPELL), Noun(Kind.ELEMENT, qualities=(HasThatName(),)))
    forms: list[Any] = [
        Act(who, Verb.DISCARD, Pick(noun)),
        Act(who, Verb.REVEAL, All(noun)),
        Draw(who, ForEach(1, CountOf(All(here)))),
        If(has, Draw(who, 1), after=draw(st.booleans())),
    ]
    return draw(st.sampled_from(forms))


STRIKE = Noun(Kind.CARD, ("strike",))
SPELL, HAND = Noun(Kind.SPELL), Noun(Kind.CARD, (), Whose.YOUR, Place.HAND)
SIMPLE: tuple[Any, ...] = (
    Act(Who.YOU, Verb.CHOOSE, Pick(SPELL)),
    Act(Who.YOU, Verb.DISCARD, Pick(HAND, 2, 2)),
    Act(Who.YOU, Verb.REVEAL, NextDraws(Who.YOU, 3)),
    Act(Who.YOU, Verb.DISCARD, All(Noun(Kind.STANCE))),
    Draw(Who.YOU, 2),
    Tally(Who.YOU, Verb.SPEND, UpTo(2), "Passion"),
    Counters(Who.YOU, Verb.REMOVE, 1, This(Kind.SPELL)),
    CheckOverpower(This(Kind.SPELL)),
    Swap(Who.YOU, This(Kind.SPELL), Pick(replace(SPELL, whose=Whose.YOUR, other=True), wording=Wording.OF)),
    NameCard(Who.YOU),
    Shuffle(Who.YOU),
    Pass(Who.YOU),
    Stop(),
    Draw(Who.YOU, 1),
)
"""Instructions that much can be said of afterwards."""


def pointing() -> Iterator[Sequence]:
    """An instruction and what points at it: many of them make sense."""
    lasting = Lasting(Bonus(This(Kind.SPELL), Value.POWER, 1))
    yield from (Sequence((lasting, *more)) for more in SAID_OF_IT)
    for one in SIMPLE:
        forms = (
            one,
            May(Who.YOU, one),
            Pay(one, Draw(Who.YOU, 1)),
            Pay(Tally(Who.YOU, Verb.SPEND, 1, "Passion"), one),
            Either(Who.YOU, (one, Draw(Who.YOU, 1))),
            Instead(one),
            Both((one, Draw(Who.YOU, 1))),
        )
        for first in forms:
            for more in SAID_OF_IT:
                yield Sequence((first, *more))


THEY, REST = Back(Pointer.IT, plural=True), Back(Pointer.REST, plural=True)
STITCHED = Noun(Kind.ELEMENT, qualities=(Stitched(),))
SAID_OF_IT: tuple[tuple[Any, ...], ...] = (
    (If(DidThisWay(), Tally(Who.YOU, Verb.GAIN, 1, "Passion")),),
    (Act(Who.YOU, Verb.DISCARD, Back(Pointer.IT)),),
    (Act(Who.YOU, Verb.STASH, THEY),),
    (Act(Who.YOU, Verb.DISCARD, Back(Pointer.IT, Kind.SPELL)),),
    (Act(Who.YOU, Verb.STASH, OneOf(THEY)), Act(Who.YOU, Verb.DRAW, REST)),
    (Act(Who.YOU, Verb.STASH, OneOf(THEY)), If(Is(Back(Pointer.IT), STRIKE), Draw(Who.YOU, 1))),
    (Draw(Who.YOU, ForEach(1, CountOf(Back(Pointer.THIS_WAY, Kind.CARD, True, Verb.DISCARD)))),),
    (Draw(Who.YOU, ForEach(1, AmountThisWay(Verb.SPEND, "Passion"))),),
    (Draw(Who.YOU, ForEach(1, AmountThisWay(Verb.GAIN, "Passion"))),),
    (Draw(Who.YOU, ForEach(1, AmountThisWay(Verb.REMOVE, "+1"))),),
    (If(Is(Back(Pointer.IT), STITCHED), Act(Who.YOU, Verb.DISCARD, ACROSS), after=True),),
    (Act(Who.YOU, Verb.CHOOSE, Pick(replace(SPELL, other=True))),),
)
"""What speaks of what was done or named just before."""
