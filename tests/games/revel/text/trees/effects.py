"""Strategies for whole effects."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from hypothesis import strategies as st

from coven.games.revel.text.reading.clauses import has_amount
from coven.games.revel.text.reading.effects import can_be_interrupted
from coven.games.revel.text.tree import (
    AboutToBe,
    Act,
    Back,
    Bonus,
    Consequence,
    Copies,
    CostEffect,
    Counters,
    Draw,
    Effect,
    Event,
    ForEach,
    HasEqual,
    Held,
    If,
    Instead,
    Instruction,
    Interruption,
    Kind,
    Lasting,
    Later,
    Limit,
    Mood,
    Noun,
    Once,
    Ongoing,
    Pass,
    Pick,
    Place,
    Pointer,
    Power,
    Sequence,
    Shorthand,
    Stop,
    Tally,
    Than,
    This,
    ThisIn,
    Until,
    Value,
    Verb,
    When,
    While,
    Who,
    Whose,
)
from coven.games.revel.text.tree.joining import asked
from coven.language.walking import nodes
from tests.games.revel.text.trees.conditions import conditions
from tests.games.revel.text.trees.events import CHOSEN, event_nouns, events
from tests.games.revel.text.trees.instructions import doers, instructions, of_that_player, pointing
from tests.games.revel.text.trees.nouns import some
from tests.games.revel.text.trees.statements import pairs, statements


def _is_done_by_a_player(event: Event | Shorthand | None) -> bool:
    """'When A Player Plays A Card': who that is can be spoken of."""
    if not isinstance(event, Event) or event.who is not Who.EACH or event.passive or event.acting or event.playing:
        return False
    of_itself = (Verb.BEGIN, Verb.END, Verb.ENTER, Verb.LEAVE)
    return event.verb not in of_itself and not (event.what is not None and event.thing is not None)


@st.composite
def as_much(draw: st.DrawFn) -> Instruction:
    """4.9.3 'Lose that much Passion', 'draw twice that many cards': of what is about to be."""
    amount = ForEach(draw(st.integers(1, 3)), AboutToBe())
    from_hand = Pick(Noun(Kind.CARD, whose=Whose.YOUR, place=Place.HAND))
    each: tuple[Instruction, ...] = (
        Tally(Who.OPPONENT, Verb.LOSE, amount, "Passion"),
        Tally(Who.YOU, Verb.GAIN, amount, "play"),
        Draw(Who.EACH, amount),
        Counters(Who.YOU, Verb.ADD, amount, This(Kind.SPELL)),
        Act(Who.YOU, Verb.DISCARD, from_hand, times=AboutToBe()),
    )
    return draw(st.sampled_from(each))


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
    event = draw(events()) if form > 3 else None
    body = draw(instructions(of_that_player if _is_done_by_a_player(event) else doers))
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
    assert event is not None
    if (isinstance(event, Shorthand) or event.mood is Mood.HAPPENS) and draw(st.integers(0, 4)) == 0:
        return Consequence(event, Once(body))
    if not (isinstance(event, Shorthand) or event.mood is Mood.HAPPENS or can_be_interrupted(event)):
        event = replace(event, mood=Mood.HAPPENS)
    if isinstance(event, Shorthand) or event.mood is Mood.HAPPENS:
        return Consequence(event, body)
    if has_amount(event) and draw(st.booleans()):
        return Interruption(event, Instead(draw(as_much())), from_hand=draw(st.booleans()))
    first = body.steps[0] if isinstance(body, Sequence) else body
    if isinstance(first, Later):
        return Interruption(event, body)
    if isinstance(first, If):
        # 'If this card is in your hand' at the beginning is what `from_hand` stands for.
        if ThisIn(Place.HAND) in asked(first).conditions:
            body = asked(first).then
        return Interruption(event, body)
    return Interruption(event, body, from_hand=draw(st.booleans()))


def pointed() -> Iterator[Effect]:
    """Effects whose words point at others, among them all that can be pointed at."""
    stopped = Event(Who.YOU, Verb.GAIN, None, "Passion", mood=Mood.TRIES)
    happened = Event(Who.YOU, Verb.DISCARD, Noun(Kind.SPELL))
    for body in pointing():
        yield Consequence(Shorthand.ON_PLAY, body)
        yield Consequence(happened, body)
        yield Interruption(stopped, body)
    drawn, label = Draw(Who.YOU, 1), "This Spell's"
    yield from (Power(label, Later(when, drawn)) for when in When)
    yield from (Consequence(shorthand, drawn) for shorthand in Shorthand)
    for than in Than:
        narrowed = HasEqual(Value.POWER, Held(Who.YOU, "Passion"), than)
        yield Power(label, Act(Who.YOU, Verb.DISCARD, Pick(Noun(Kind.SPELL, qualities=(narrowed,)))))
    yield from (Consequence(Event(Who.YOU, verb), drawn) for verb in (Verb.BEGIN, Verb.END, Verb.PASS))
    yield from (Consequence(Event(Who.EACH, verb, This(Kind.SPELL)), drawn) for verb in (Verb.ENTER, Verb.LEAVE))
    yield from (Power(label, Lasting(Bonus(This(Kind.SPELL), Value.POWER, 1), until)) for until in Until)
    yield Interruption(stopped, Stop(Verb.GAIN))
    over = Noun(Kind.SPELL, ("shield",))
    yield Consequence(Event(Who.EACH, Verb.OVERPOWER, This(Kind.SPELL), over=over, playing=True), drawn)
    yield Consequence(Event(Who.YOU, Verb.LOSE, None, "Stamina", through=Verb.STITCH), drawn)
    yield Power(label, Act(Who.YOU, Verb.DISCARD, CHOSEN))
    yield Consequence(Event(Who.YOU, Verb.PLAY, Noun(Kind.SPELL)), Act(Who.YOU, Verb.DISCARD, Back(Pointer.IT)))
