"""What was done this way: of what kind it can be, and where it lies by then."""

from __future__ import annotations

from typing import Final, NamedTuple

from coven.games.revel.text.binding.never.doing import Why
from coven.games.revel.text.binding.never.moments import OF_EVENT, WENT_TO, Now
from coven.games.revel.text.binding.never.subjects import OFF_FIELD, PLAYED, SPELLS, Speaker, Types, types_of
from coven.games.revel.text.tree import (
    Act,
    All,
    Antecedent,
    Back,
    Done,
    Draw,
    Kind,
    NextDraws,
    Noun,
    OfEvent,
    OneOf,
    Pick,
    Place,
    Things,
    Verb,
    What,
)
from coven.games.revel.text.words.lexicon import VERBS

FROM_HAND: Final = (Verb.DISCARD, Verb.STASH, Verb.REVEAL)
"""4.10.1 What is done to plain cards in hand, where no place is said."""
BECOMES: Final = (Verb.PLAY, Verb.STITCH, Verb.PLACE)
"""What makes an element of a card."""


class Sort(NamedTuple):
    """Of what sort the things are that something was done to."""

    types: Types
    cards: bool
    """They are cards off the field, and no elements."""


def not_this_way(noun: Noun, verb: Verb, to: Done, speaker: Speaker) -> Why | None:
    """4.10.15, 1.3.4 Why nothing that was done this way is what a noun says."""
    sorts = [_sort_of(slot, speaker) for slot in to.acts]
    if to.event:
        sorts.append(_of_event(speaker))
    known = [sort for sort in sorts if sort is not None]
    asked = types_of(noun)
    if not asked or not known or len(known) < len(sorts):
        return None
    done = VERBS[verb].participle
    if all(not asked & sort.types for sort in known):
        word = " ".join((*noun.types[:1], noun.kind.value) if noun.types[:1] != (noun.kind.value,) else noun.types)
        return Why(f"what is {done} this way is no {word}", "4.10.15")
    if noun.kind is not Kind.CARD and all(sort.cards for sort in known):
        return Why(f"what is {done} this way is a card, and no {noun.kind.value}", "4.10.2")
    return None


def _sort_of(slot: int, speaker: Speaker) -> Sort | None:
    done = speaker.done.get(slot)
    if done is None:
        return None
    if isinstance(done, Draw):
        return Sort(PLAYED, True)
    types = speaker.types_of(done.what)
    return None if types is None else Sort(types, done.verb not in BECOMES and _is_off_field(done, speaker))


def _is_off_field(act: Act, speaker: Speaker) -> bool:
    what: What | None = act.what
    while isinstance(what, Back | OneOf):
        to = what.to if isinstance(what, Back) else what.back.to
        what = speaker.named.get(to.slot) if isinstance(to, Things) else None
    if isinstance(what, NextDraws):
        return True
    if not isinstance(what, Pick | All):
        return False
    noun = what.noun
    in_hand = noun.kind is Kind.CARD and noun.place is Place.UNSAID and act.verb in FROM_HAND
    return noun.place in OFF_FIELD or in_hand


def _of_event(speaker: Speaker) -> Sort | None:
    """What the event was about: of an overpower, a spell (5.8.3)."""
    event = speaker.event
    if event is None or event.verb is Verb.OVERPOWER:
        return Sort(SPELLS, False)
    types = speaker.types_of(event.what)
    return None if types is None else Sort(types, event.verb not in BECOMES and event.place in OFF_FIELD)


def numbers_of(to: Antecedent | None) -> tuple[int, ...]:
    """The numbers of what a pointing word stands for."""
    if isinstance(to, Things):
        return (to.slot,)
    if isinstance(to, OfEvent):
        return (OF_EVENT,)
    return (*to.acts, *([OF_EVENT] if to.event else ())) if isinstance(to, Done) else ()


def where_is(what: What, now: Now) -> Place | None:
    """3.2.1 Where something lies that was named or done before; None if that isn't certain."""
    if isinstance(what, OneOf):
        return where_is(what.back, now)
    return now.where(numbers_of(what.to)) if isinstance(what, Back) else None


def moved(act: Act, what: What, now: Now) -> Now:
    """What is certain of where things lie after something was done to them."""
    start = where_is(what, now)
    if isinstance(what, Pick | All):
        start = what.noun.place if what.noun.place is not Place.UNSAID else Place.FIELD
    elif isinstance(what, NextDraws):
        start = Place.DECK
    numbers = {act.slot, what.slot} if isinstance(what, Pick | All | NextDraws | OneOf) else {act.slot}
    if isinstance(what, Back):
        numbers.update(numbers_of(what.to))
    return now.moved(numbers - {0}, start, WENT_TO.get(act.verb, start))
