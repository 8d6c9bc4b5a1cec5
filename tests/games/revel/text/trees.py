"""Strategies for everything that card text can say, in the form in which it is compiled."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from coven.games.revel.text.reading.effects import can_be_interrupted
from coven.games.revel.text.tree import (
    WITHOUT_END,
    Able,
    Act,
    All,
    Allotted,
    Back,
    Bonus,
    Both,
    Cannot,
    CheckOverpower,
    Consequence,
    Copies,
    CostEffect,
    Counters,
    Doer,
    Draw,
    Effect,
    Either,
    EqualTo,
    Event,
    ForEach,
    HasValue,
    If,
    Instead,
    Instruction,
    Interruption,
    Is,
    Kind,
    Lasting,
    Later,
    Limit,
    May,
    Mood,
    NameCard,
    NextDraws,
    Not,
    Noun,
    Once,
    Ongoing,
    Pass,
    Pay,
    Pick,
    Place,
    PlayerOf,
    Pointer,
    Power,
    Sequence,
    Shorthand,
    Shuffle,
    Stop,
    Swap,
    Tally,
    This,
    ThisIn,
    Unopposed,
    Until,
    UpTo,
    UsesEach,
    Value,
    ValueOf,
    Verb,
    When,
    While,
    Who,
    Whose,
    Wording,
)
from coven.games.revel.text.tree.joining import Join, asked, join
from coven.games.revel.text.tree.nouns import is_plural
from coven.language.walking import nodes
from tests.games.revel.text.phrases import (
    alls,
    amounts,
    backs,
    conditions,
    denied_by_unless,
    few,
    is_owned,
    nouns,
    own,
    per,
    players,
    resources,
    some,
    things,
    this,
    values,
    whats,
)

# Statements

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
    form = draw(st.integers(0, 4))
    who = draw(st.sampled_from([Who.YOU, Who.OPPONENT, Who.EACH]))
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
def pairs(draw: st.DrawFn, *, stated: bool) -> tuple[Any, Any]:
    """Two statements said at once."""
    if draw(st.booleans()):
        bonus = draw(bonuses(stated=stated))
        power, resistance = (replace(bonus, value=value) for value in (Value.POWER, Value.RESISTANCE))
        other = replace(resistance, amount=draw(st.integers(1, 9)))
        return draw(st.sampled_from([(power, other), (other, power)]))
    one = draw(prohibitions(stated=stated).filter(lambda cannot: cannot.verb not in (Verb.SKIP, Verb.USE)))
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


# Instructions

doers: st.SearchStrategy[Doer] = st.sampled_from([Who.YOU, Who.OPPONENT, Who.EACH, PlayerOf(Back(Pointer.IT))])


def clear(do: Counters) -> Counters:
    """'Add +1s to 1 spell with Power equal to ...' has two readings, and is refused."""
    equal = isinstance(do.amount, EqualTo) or (
        isinstance(do.amount, ForEach) and isinstance(do.amount.measure, ValueOf)
    )
    valued = any(isinstance(part, HasValue) and part.amount is None for part in nodes((do.on, do.to)))
    return replace(do, amount=2) if equal and valued else do


@st.composite
def clauses(draw: st.DrawFn, who: Doer) -> Any:
    form = draw(st.integers(0, 10))
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
            return draw(
                st.builds(CheckOverpower, whats(who))
                | st.builds(Stop, st.sampled_from([None, Verb.OVERPOWER, Verb.LOSE]))
            )
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
def several(draw: st.DrawFn, who: Doer | None) -> Any:
    """Clauses of one player, or of anybody."""
    count = draw(st.integers(1, 3))
    steps = tuple(draw(clauses(draw(doers) if who is None else who)) for _ in range(count))
    return steps[0] if count == 1 else Both(steps)


@st.composite
def payments(draw: st.DrawFn, who: Doer) -> Pay:
    either = st.builds(Either, st.just(who), st.lists(clauses(who), min_size=2, max_size=3).map(tuple))
    return Pay(draw(several(who) | either), draw(several(who) | either))


@st.composite
def insteads(draw: st.DrawFn, who: Doer | None) -> Any:
    """What takes an event's place, where a cost is paid for that."""
    if who is None or draw(st.booleans()):
        return Instead(draw(several(who)))
    paid = draw(payments(who))
    return Pay(paid.cost, Instead(paid.body))


@st.composite
def cores(draw: st.DrawFn) -> Any:
    form = draw(st.integers(0, 7))
    who = draw(doers)
    if form < 2:
        return draw(several(None))
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
        return draw(insteads(None) | insteads(who))
    if draw(st.integers(0, 9)) == 0:
        return draw(st.sampled_from(ALLOTMENTS))
    until = draw(st.sampled_from(Until))
    if draw(st.integers(0, 2)) == 0:
        one, other = draw(pairs(stated=False))
        return Lasting(one, until, (other,))
    return Lasting(draw(bonuses(stated=False) | prohibitions(stated=False)), until)


@st.composite
def sentences(draw: st.DrawFn) -> Any:
    core = draw(cores())
    if draw(st.booleans()):
        return core
    otherwise, after = draw(st.none() | cores()), draw(st.booleans())
    if draw(st.integers(0, 4)) == 0:
        return If(Not(draw(denied_by_unless)), core, otherwise, after)
    questions = draw(st.lists(conditions(), min_size=1, max_size=3))
    return join(draw(st.sampled_from(Join)), questions, core, otherwise, after=after)


@st.composite
def instructions(draw: st.DrawFn) -> Instruction:
    steps = tuple(
        draw(put_off() if draw(st.integers(0, 9)) == 0 else sentences()) for _ in range(draw(st.integers(1, 3)))
    )
    found: Instruction = steps[0] if len(steps) == 1 else Sequence(steps)
    return found


@st.composite
def put_off(draw: st.DrawFn) -> Later:
    """What doesn't speak of what was done this way, named or left."""
    who = draw(doers)
    body: Any = draw(
        st.sampled_from(
            [Draw(who, 2), Tally(who, Verb.GAIN, 1, "Passion"), Act(Who.YOU, Verb.DISCARD, Back(Pointer.IT))]
        )
    )
    return Later(draw(st.sampled_from(When)), body)


# Effects


@st.composite
def event_nouns(draw: st.DrawFn, who: Doer) -> Noun | This:
    if draw(st.booleans()):
        return draw(this)
    return draw(nouns(who).filter(lambda noun: noun.place is Place.UNSAID))


@st.composite
def events(draw: st.DrawFn) -> Any:
    event = draw(_events())
    if isinstance(event, Shorthand) or event.mood is Mood.TRIES or event.verb in (Verb.BEGIN, Verb.END):
        return event
    card = Noun(Kind.CARD, draw(st.sampled_from([(), ("strike",), ("stance",)])))
    if event.verb in (Verb.DISCARD, Verb.STASH, Verb.REVEAL) and not event.passive and draw(st.booleans()):
        event = replace(event, what=card, least=draw(some), together=True)
    return replace(event, first=draw(st.booleans()))


@st.composite
def _events(draw: st.DrawFn) -> Any:
    who = draw(st.sampled_from([Who.YOU, Who.OPPONENT, Who.EACH]))
    mood = draw(st.sampled_from(Mood))
    form = draw(st.integers(0, 9))
    if form == 0:
        return draw(st.sampled_from(Shorthand))
    if form == 1:
        return Event(who, draw(st.sampled_from([Verb.BEGIN, Verb.END])))
    if form == 2:
        verbs = [Verb.DRAW, Verb.OVERPOWER, Verb.STITCH, Verb.SKIP, Verb.USE, Verb.PASS]
        return Event(who, draw(st.sampled_from(verbs)), mood=mood)
    if form == 3:
        verb = draw(st.sampled_from([Verb.GAIN, Verb.LOSE, Verb.SPEND]))
        return Event(who, verb, None, draw(things), mood=mood, least=draw(some))
    if form == 4:
        verb = draw(st.sampled_from([Verb.ENTER, Verb.LEAVE]))
        return Event(Who.EACH, verb, draw(event_nouns(Who.EACH)), mood=mood)
    if form == 5:
        verb = draw(st.sampled_from([Verb.GAIN, Verb.LOSE]))
        thing = draw(values).value
        return Event(Who.EACH, verb, draw(event_nouns(Who.EACH)), thing, mood=mood)
    if form == 6:
        verb = draw(st.sampled_from([Verb.ADD, Verb.REMOVE]))
        return Event(who, verb, draw(event_nouns(Who.EACH)), mood=mood, passive=True)
    place = draw(st.sampled_from([Place.UNSAID, Place.HAND, Place.DISCARDS, Place.DECK]))
    if form == 7:
        verb = draw(st.sampled_from([Verb.DISCARD, Verb.STASH, Verb.REVEAL, Verb.PLAY, Verb.OVERPOWER, Verb.STITCH]))
        what = draw(event_nouns(Who.EACH))
        return Event(Who.EACH, verb, what, None, place, mood, passive=True)
    verb = draw(st.sampled_from([Verb.DISCARD, Verb.STASH, Verb.REVEAL, Verb.PLAY, Verb.OVERPOWER, Verb.CHOOSE]))
    target = draw(event_nouns(who))
    if verb is Verb.OVERPOWER and isinstance(target, This):
        if who is Who.YOU:
            over = draw(st.sampled_from([None, Noun(Kind.SPELL), Noun(Kind.SPELL, other=True)]))
            return Event(Who.EACH, verb, This(Kind.SPELL), mood=mood, over=over)
        return Event(who, verb, target, mood=mood, passive=True)
    if place is not Place.UNSAID and isinstance(target, Noun):
        target = replace(target, whose=Whose.ANY)
    if (verb, target, who, mood, place) == (Verb.PLAY, This(Kind.CARD), Who.YOU, Mood.HAPPENS, Place.UNSAID):
        return Shorthand.ON_PLAY
    return Event(who, verb, target, None, place, mood)


@st.composite
def effects(draw: st.DrawFn) -> Effect:
    form = draw(st.integers(0, 5))
    if form == 0:
        said = [draw(statements()), *draw(st.lists(statements(), max_size=2))]
        if draw(st.integers(0, 2)) == 0:
            pair = draw(pairs(stated=True))
            condition = draw(st.none() | conditions(stated=True))
            said += pair if condition is None else [While(condition, one) for one in pair]
        return Ongoing(said[0], tuple(said[1:]))
    if form == 1:
        return Limit(Copies(draw(some)))
    body = draw(instructions())
    if form == 2:
        return Power(draw(st.sampled_from(["This Spell's", "Her", "Their", "Celosia's"])), body)
    if form == 3:
        verb = draw(st.sampled_from([Verb.PLAY, Verb.DISCARD, Verb.STASH, Verb.DRAW, Verb.OVERPOWER]))
        what: Noun | This | None = draw(event_nouns(Who.EACH))
        if verb in (Verb.DRAW, Verb.OVERPOWER) and draw(st.booleans()):
            what = None
        return CostEffect(
            verb, what, body if not any(isinstance(part, Later) for part in nodes(body)) else Pass(Who.YOU)
        )
    event = draw(events())
    if (isinstance(event, Shorthand) or event.mood is Mood.HAPPENS) and draw(st.integers(0, 4)) == 0:
        return Consequence(event, Once(body))
    if not (isinstance(event, Shorthand) or event.mood is Mood.HAPPENS or can_be_interrupted(event)):
        event = replace(event, mood=Mood.HAPPENS)
    if isinstance(event, Shorthand) or event.mood is Mood.HAPPENS:
        return Consequence(event, body)
    first = body.steps[0] if isinstance(body, Sequence) else body
    if isinstance(first, Later):
        return Interruption(event, body)
    if isinstance(first, If):
        # 'If this card is in your hand' at the beginning is what `from_hand` stands for.
        if ThisIn(Place.HAND) in asked(first).conditions:
            body = asked(first).then
        return Interruption(event, body)
    return Interruption(event, body, from_hand=draw(st.booleans()))
