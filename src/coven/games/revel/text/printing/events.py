"""The initial parts of effects in words: what stands before the colon."""

from __future__ import annotations

from dataclasses import replace

from coven.games.revel.text.printing.nouns import (
    Unsayable,
    article,
    is_owned,
    kind_word,
    name_of,
    noun_words,
    owned_words,
    place_words,
    some_words,
    thing_words,
    what_words,
)
from coven.games.revel.text.tree import (
    Back,
    CostEffect,
    Event,
    Kind,
    Mood,
    Noun,
    Place,
    Shorthand,
    This,
    Verb,
    Who,
    Whose,
)
from coven.games.revel.text.tree.nouns import SINGLE
from coven.games.revel.text.words.forms import Number
from coven.games.revel.text.words.lexicon import NO_NOUN, VERBS
from coven.language import title_case

THROUGH = {Verb.STITCH: "by stitching", Verb.SKIP: "by skipping a play"}


def initial_part(event: Event | Shorthand) -> str:
    if isinstance(event, Shorthand):
        return event.value
    if event.playing and event.over is not None:
        return title_case(f"if playing this overpowers {some_words(event.over, Who.EACH)}")
    return title_case(f"{'the first time each turn' if event.first else 'when'} {_event_words(event)}")


def _event_words(event: Event) -> str:
    verb, tries = event.verb, event.mood is Mood.TRIES
    if verb in (Verb.BEGIN, Verb.END):
        whose = {Who.YOU: "your", Who.OPPONENT: "your opponent's"}.get(event.who, "a")
        return f"{whose} turn {VERBS[verb].third}"
    if event.passive and event.who is Who.EACH:
        return _passive_words(event)
    own_subject = verb in (Verb.ENTER, Verb.LEAVE) or (event.thing is not None and event.what is not None)
    overpowers = verb is Verb.OVERPOWER and (event.acting or (isinstance(event.what, This) and not event.passive))
    third = own_subject or event.who is not Who.YOU
    if not tries:
        done = VERBS[verb].third if third else VERBS[verb].base
    elif verb is Verb.OVERPOWER and third:
        done = "tries to overpower"
    else:
        done = f"would {VERBS[verb].base}"
    if overpowers:
        over = "" if event.over is None else f" {some_words(event.over, Who.EACH)}"
        return f"{_element_words(event.what)} {done}{over}"
    if own_subject:
        return f"{_element_words(event.what)} {done} {event.thing or 'the field'}"
    through = f" {THROUGH[event.through]}" if event.through is not None else ""
    return f"{name_of(event.who)} {done}{_target_words(event)}{through}"


def _target_words(event: Event) -> str:
    if event.thing is not None:
        much = f" {event.least} or more" if event.least > 1 else ""
        return f"{much} {thing_words(event.thing, Number.MANY)}"
    if event.verb is Verb.PASS:
        return " the turn"
    if event.verb in NO_NOUN:
        return f" {article(kind_word(NO_NOUN[event.verb], Number.ONE))}"
    if event.what is None:
        return ""
    if event.verb in (Verb.ADD, Verb.REMOVE):
        return f" a +1 {'to' if event.verb is Verb.ADD else 'from'} {_element_words(event.what, event.who)}"
    own = Whose.YOUR if event.who is Who.YOU else Whose.THEIR
    what = event.what
    if isinstance(what, Noun) and event.place is Place.FIELD:
        own, what = what.whose, replace(what, whose=Whose.ANY)
    place = "" if event.place is Place.UNSAID else f" {place_words(event.place, own, event.who, 'from')}"
    if event.together and isinstance(what, Noun):
        return f" {event.least} or more {noun_words(what, Number.MANY, event.who, 'from')}{place}"
    return f" {_element_words(what, event.who)}{place}"


def _passive_words(event: Event) -> str:
    verb = f"{'would be' if event.mood is Mood.TRIES else 'is'} {VERBS[event.verb].participle}"
    what = event.what
    if event.verb in (Verb.ADD, Verb.REMOVE):
        return f"a +1 {verb} {'to' if event.verb is Verb.ADD else 'from'} {_element_words(what)}"
    if event.place is Place.UNSAID:
        return f"{_element_words(what)} {verb}"
    whose = Whose.YOUR
    if isinstance(what, Noun):
        whose = what.whose
        what = replace(what, whose=Whose.ANY)
    return f"{_element_words(what)} {verb} {place_words(event.place, whose, Who.EACH, 'from')}"


def _element_words(what: Noun | This | Back | None, who: Who = Who.EACH) -> str:
    if what is None:
        raise Unsayable("an event has to say what it happens to")
    if isinstance(what, This | Back):
        return what_words(what)
    if is_owned(what) and what.kind in SINGLE and not what.other:
        return owned_words(what, Number.ONE, who)
    if what.whose is Whose.ACROSS:
        return f"the {noun_words(what, Number.ONE, who)}"
    return some_words(what, who)


def cost_words(effect: CostEffect) -> str:
    verb = VERBS[effect.verb].base
    if effect.verb is Verb.PLAY and effect.what == This(Kind.CARD):
        return "to play"
    if effect.verb in NO_NOUN:
        return f"to {verb} {article(kind_word(NO_NOUN[effect.verb], Number.ONE))}"
    if effect.what is None:
        return "to draw cards" if effect.verb is Verb.DRAW else f"to {verb}"
    return f"to {verb} {_element_words(effect.what)}"
