"""What the nouns of card text can be called by later words, and what the verbs of card text can be done to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from coven.games.revel.text.tree import (
    All,
    Amount,
    Draw,
    Event,
    HasCounters,
    HasIcon,
    HasValue,
    Kind,
    Mood,
    NextDraws,
    Noun,
    Pick,
    Place,
    Quality,
    This,
    UpTo,
    Verb,
    What,
    Who,
)
from coven.games.revel.text.tree.nouns import is_single
from coven.language.binding import Number, There

Kinds = frozenset[Kind]

ON_FIELD: Final[Kinds] = frozenset({Kind.SPELL, Kind.STANCE, Kind.WITCH, Kind.RESOURCE, Kind.ELEMENT})
CARDS: Final[Kinds] = frozenset({Kind.CARD})
MARKERS: Final[Kinds] = frozenset({Kind.MARKER})
ANYTHING: Final[Kinds] = ON_FIELD | CARDS | MARKERS
PLAYED: Final[Kinds] = frozenset({Kind.SPELL, Kind.STANCE, Kind.ELEMENT, Kind.CARD})

DONE_TO: Final[dict[Verb, Kinds]] = {
    Verb.REVEAL: CARDS,
    Verb.PLAY: CARDS,
    Verb.PLACE: CARDS | {Kind.SPELL, Kind.ELEMENT},
    Verb.ADD: ON_FIELD | MARKERS,
    Verb.REMOVE: ON_FIELD | MARKERS,
    Verb.MOVE: ON_FIELD | MARKERS,
    Verb.OVERPOWER: frozenset({Kind.SPELL, Kind.ELEMENT}),
}
"""What a verb can be done to, where that isn't anything."""
WHY: Final[dict[Verb, str]] = {
    Verb.REVEAL: "what is revealed is a card that isn't on the field",
    Verb.PLAY: "what is played is a card that isn't on the field",
    Verb.PLACE: "what goes onto a side is a spell or a spell card",
    Verb.ADD: "+1s are added to what is on the field",
    Verb.REMOVE: "+1s are removed from what is on the field",
    Verb.MOVE: "+1s are moved between what is on the field",
    Verb.OVERPOWER: "only spells overpower",
}
MOVING: Final = frozenset({Verb.DISCARD, Verb.STASH, Verb.DRAW, Verb.TOP, Verb.SHUFFLE_IN})
"""What takes a thing to another area, so that an element ends and what was known of a card's place is lost."""
KNOWN_AFTER: Final = frozenset({Verb.DRAW, Verb.DISCARD})
"""What takes a card to where it can be found."""
LEAVING: Final = MOVING | {Verb.OVERPOWER, Verb.LEAVE}


def kinds_of(noun: Noun) -> Kinds:
    """All that what a noun names can be called."""
    found = _kinds_of(noun)
    for kind, types in noun.also:  # '1 spell or stance'
        found |= _kinds_of(Noun(kind, types, place=noun.place))
    return found


def _kinds_of(noun: Noun) -> Kinds:
    off = noun.place in (Place.HAND, Place.DISCARDS, Place.DECK)
    if off:
        return CARDS
    if noun.kind is Kind.CARD:
        return ON_FIELD | CARDS if noun.place is Place.FIELD else CARDS
    if noun.kind is Kind.ELEMENT:
        return ON_FIELD
    return frozenset({noun.kind})


def of_what(what: Pick | All | NextDraws) -> Kinds:
    return CARDS if isinstance(what, NextDraws) else kinds_of(what.noun)


def number_of(what: What, by: object = Who.YOU) -> Number:
    """Whether one thing is meant or several."""
    if by is Who.EACH:
        return Number.MANY
    if isinstance(what, All):
        return Number.ONE if is_single(what) else Number.MANY
    if isinstance(what, NextDraws):
        return Number.ONE if what.amount == 1 else Number.MANY
    if isinstance(what, This):
        return Number.ONE
    most = what.most if hasattr(what, "most") else 1
    return Number.ONE if most == 1 else Number.MANY


def number_drawn(draw: Draw) -> Number:
    """How many cards are drawn, as far as the words say."""
    amount: Amount = draw.amount
    if draw.who is Who.EACH:
        return Number.MANY
    if isinstance(amount, UpTo):
        amount = amount.most
    if isinstance(amount, int):
        return Number.ONE if amount == 1 else Number.MANY
    return Number.MANY


def carried_by(types: Iterable[str] | None) -> Kinds:
    """What a card with these types can be called by its own text; None: any card."""
    if types is None:
        return frozenset({Kind.SPELL, Kind.STANCE, Kind.WITCH, Kind.RESOURCE, Kind.CARD})
    names = {"strike spell": Kind.SPELL, "shield spell": Kind.SPELL, "stance": Kind.STANCE}
    names |= {"witch": Kind.WITCH, "resource": Kind.RESOURCE}
    return frozenset({names[word] for word in types if word in names}) | {Kind.CARD}


def asked_of(qualities: tuple[Quality, ...]) -> Kinds:
    """What can be asked whether it has these qualities."""
    if all(isinstance(quality, HasValue | HasIcon) for quality in qualities):
        return ANYTHING
    if all(isinstance(quality, HasCounters) for quality in qualities):
        return ON_FIELD | MARKERS
    return frozenset({Kind.SPELL, Kind.ELEMENT})


def of_event(event: Event) -> Kinds:
    """What the thing can be called that an event is about."""
    what = event.what
    assert isinstance(what, Noun)
    if event.verb in (Verb.PLAY, Verb.STITCH, Verb.ENTER) and event.mood is Mood.HAPPENS:
        return PLAYED if what.kind in (Kind.CARD, Kind.ELEMENT) else kinds_of(what)
    if event.verb in (Verb.PLAY, Verb.ENTER):
        return CARDS | {what.kind}
    if event.place not in (Place.UNSAID, Place.FIELD):
        return CARDS
    return kinds_of(what)


def still_there(event: Event) -> There:
    """Whether what an event is about is still there once it has happened. A card that was drawn is in hand, and one
    that was discarded in the discards; a spell is gone, and of a card put into a deck nobody knows where it is."""
    if event.verb in KNOWN_AFTER and isinstance(event.what, Noun | This) and event.what.kind is Kind.CARD:
        return There.YES
    if event.acting:
        return There.YES
    return There.NO if event.verb in LEAVING and event.mood is Mood.HAPPENS else There.YES
