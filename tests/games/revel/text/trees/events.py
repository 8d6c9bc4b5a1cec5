"""Strategies for what the initial parts of effects speak of."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from coven.games.revel.text.tree import (
    Back,
    Beside,
    Doer,
    Event,
    Kind,
    Mood,
    Noun,
    Place,
    Pointer,
    Shorthand,
    Stitched,
    This,
    Verb,
    Who,
    Whose,
)
from tests.games.revel.text.trees.nouns import nouns, some, things, this, values

CHOSEN = Back(Pointer.ABOVE, Kind.SPELL, False, Verb.CHOOSE)


@st.composite
def overpowering(draw: st.DrawFn, mood: Mood) -> Event:
    """What spells do to spells."""
    spells = [Noun(Kind.SPELL, ("strike",)), Noun(Kind.SPELL, whose=Whose.YOUR), Noun(Kind.SPELL, other=True)]
    over = draw(st.sampled_from([None, Noun(Kind.SPELL, ("shield",)), Noun(Kind.SPELL, qualities=(Stitched(),))]))
    if over is not None and draw(st.integers(0, 2)) == 0:
        return Event(Who.EACH, Verb.OVERPOWER, This(Kind.SPELL), over=over, playing=True)
    what: Noun | Back = draw(st.sampled_from(spells) | st.just(CHOSEN))
    return Event(Who.EACH, Verb.OVERPOWER, what, mood=mood, over=over, acting=True)


@st.composite
def event_nouns(draw: st.DrawFn, who: Doer) -> Noun | This:
    if draw(st.booleans()):
        return draw(this)
    # 'their' is said of somebody who does it, and of anybody nobody is
    theirs = who is Who.EACH
    return draw(
        nouns(who).filter(lambda noun: noun.place is Place.UNSAID and not (theirs and noun.whose is Whose.THEIR))
    )


@st.composite
def events(draw: st.DrawFn) -> Any:
    event = draw(_events())
    if (
        isinstance(event, Shorthand)
        or event.mood is Mood.TRIES
        or event.verb in (Verb.BEGIN, Verb.END)
        or event.playing
    ):
        return event
    return replace(event, first=draw(st.booleans()))


@st.composite
def _events(draw: st.DrawFn) -> Any:
    who = draw(st.sampled_from([Who.YOU, Who.OPPONENT, Who.EACH]))
    mood = draw(st.sampled_from(Mood))
    form = draw(st.integers(0, 12))
    if form == 12:
        card = Noun(Kind.CARD, draw(st.sampled_from([(), ("strike",), ("stance",)])))
        at_once = draw(st.sampled_from([Verb.DISCARD, Verb.STASH, Verb.REVEAL]))
        return Event(who, at_once, card, least=draw(some), together=True)
    if form == 0:
        return draw(st.sampled_from(Shorthand))
    if form == 10:
        return draw(overpowering(mood))
    if form == 11:
        by_rule = [Event(who, Verb.LOSE, None, "Stamina", mood=mood, through=Verb.STITCH)]
        return draw(st.sampled_from([*by_rule, Event(who, Verb.DRAW, mood=mood, through=Verb.SKIP)]))
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
        if draw(st.integers(0, 3)) == 0:
            return Event(Who.EACH, verb, CHOSEN, mood=mood, passive=True)
        what = draw(event_nouns(Who.EACH))
        if place is not Place.UNSAID and isinstance(what, Noun):
            what = replace(what, qualities=tuple(one for one in what.qualities if not isinstance(one, Beside)))
        return Event(Who.EACH, verb, what, None, place, mood, passive=True)
    verb = draw(st.sampled_from([Verb.DISCARD, Verb.STASH, Verb.REVEAL, Verb.PLAY, Verb.OVERPOWER, Verb.CHOOSE]))
    target = draw(event_nouns(who))
    if verb is Verb.OVERPOWER and isinstance(target, This):
        if who is Who.YOU:
            over = draw(st.sampled_from([None, Noun(Kind.SPELL), Noun(Kind.SPELL, other=True)]))
            return Event(Who.EACH, verb, This(Kind.SPELL), mood=mood, over=over)
        return Event(who, verb, target, mood=mood, passive=True)
    if place is not Place.UNSAID and isinstance(target, Noun):
        off = tuple(quality for quality in target.qualities if not isinstance(quality, Beside))
        target = replace(target, whose=Whose.ANY, qualities=off)
    if (verb, target, who, mood, place) == (Verb.PLAY, This(Kind.CARD), Who.YOU, Mood.HAPPENS, Place.UNSAID):
        return Shorthand.ON_PLAY
    return Event(who, verb, target, None, place, mood)
