"""The read-back of whole effects, and of their events."""

from __future__ import annotations

from collections.abc import Iterator

from coven.games.revel.text.telling.conditions import statement_is
from coven.games.revel.text.telling.instructions import STEP, steps
from coven.games.revel.text.telling.things import PLACES, THIRD, WHO, back, noun_is
from coven.games.revel.text.tree import (
    Back,
    Consequence,
    CostEffect,
    Effect,
    Event,
    Interruption,
    Kind,
    Limit,
    Noun,
    Ongoing,
    Place,
    Power,
    Shorthand,
    This,
    Verb,
    Who,
)

VALUES = ("Power", "Resistance")
OBJECTS = {Verb.USE: "a Power", Verb.SKIP: "a play", Verb.PASS: "the turn"}


def tell(effect: Effect) -> tuple[str, ...]:
    """An effect read back, a line for each thing it says."""
    return tuple(_effect(effect))


def _effect(effect: Effect) -> Iterator[str]:
    if isinstance(effect, Limit):
        yield f"deck: at most {effect.statement.most} of this card"
    elif isinstance(effect, CostEffect):
        what = "anything" if effect.what is None else _thing(effect.what, effect.verb)
        if (
            isinstance(effect.what, Noun) and effect.what.kind is Kind.CARD
        ):  # in hand, or as a part of what is discarded
            what = f"a {noun_is(effect.what, None, anywhere=True)}"
        if effect.verb is Verb.STITCH and isinstance(effect.what, This) and effect.what.kind is Kind.SPELL:
            what = f"onto {what}"
        yield f"cost: whoever is to {effect.verb.value} {what} pays first, or can't"
        yield from steps(effect.cost, STEP)
    elif isinstance(effect, Power):
        yield "power: you use it, once in each of your turns; carried out in the next cleanup check"
        yield from steps(effect.body, STEP)
    elif isinstance(effect, Consequence):
        yield f"when: {_event(effect.event)}; carried out in the next cleanup check"
        yield from steps(effect.body, STEP)
    elif isinstance(effect, Interruption):
        hand = ", while this card is in your hand, by revealing it" if effect.from_hand else ""
        yield f"before: {_event(effect.event)}{hand}; carried out at once"
        yield from steps(effect.body, STEP)
    else:
        assert isinstance(effect, Ongoing)
        for statement in (effect.statement, *effect.more):
            yield f"always: {statement_is(statement)}"


# Events


def _event(event: Event | Shorthand) -> str:
    if event is Shorthand.ON_PLAY:
        return "you have played this card"
    if isinstance(event, Shorthand):
        return "playing this card made its spell overpower a spell (the event's thing)"
    first = "for the first time this turn, " if event.first else ""
    at_once = ", however many at once" if event.together else ""
    through = {None: "", Verb.STITCH: ", by stitching", Verb.SKIP: ", by skipping a play"}[event.through]
    return f"{first}{_happening(event)}{through}{at_once}"


def _happening(event: Event) -> str:
    who = "any player" if event.who is Who.EACH else WHO[event.who]
    if event.verb in (Verb.BEGIN, Verb.END):
        whose = {Who.YOU: "your turn", Who.OPPONENT: "your opponent's turn"}.get(event.who, "any turn")
        return f"{whose} {event.verb.value}s"
    parts = [who, event.verb.value if event.who is Who.YOU else THIRD.get(event.verb.value, f"{event.verb.value}s")]
    if event.verb is Verb.OVERPOWER and (event.acting or (isinstance(event.what, This) and not event.passive)):
        return _overpowering(event)
    if event.what is not None and (event.verb in (Verb.ENTER, Verb.LEAVE) or event.thing in VALUES):
        about = "" if isinstance(event.what, This) else " (the event's thing)"
        return f"{_thing(event.what, None)}{about} {THIRD[event.verb.value]} {event.thing or 'the field'}"
    if event.least > 1:
        parts.append(f"at least {event.least}")
    if event.thing is not None:
        parts.append(event.thing)
    if event.verb in OBJECTS:
        parts.append(OBJECTS[event.verb])
    if event.verb in (Verb.ADD, Verb.REMOVE):
        parts.append("a +1 to" if event.verb is Verb.ADD else "a +1 from")
    if event.what is not None:
        about = "" if isinstance(event.what, This) else " (the event's thing)"
        anywhere = event.place is Place.UNSAID and isinstance(event.what, Noun) and event.what.kind is Kind.CARD
        played = Verb.PLAY if event.verb is Verb.PLAY and event.place is Place.UNSAID and not anywhere else None
        parts.append(f"{_thing(event.what, played, event.place, anywhere=anywhere)}{about}")
    if event.place is not Place.UNSAID:
        parts.append(f"from {event.place.value}")
    return " ".join(parts)


def _overpowering(event: Event) -> str:
    """A spell overpowers; what 'it' means is the one that does where a noun names it, and else the one that is."""
    assert event.what is not None
    by = f"{_thing(event.what, None)} (the event's thing)" if event.acting else "this spell"
    about = "" if event.acting else " (the event's thing)"
    over = "" if event.over is None else f" {_thing(event.over, None)}{about}"
    return f"playing this card made its spell overpower{over}" if event.playing else f"{by} overpowers{over}"


def _thing(what: Noun | This | Back, verb: Verb | None, place: Place = Place.UNSAID, *, anywhere: bool = False) -> str:
    if isinstance(what, This):
        return f"this {what.kind.value}"
    if isinstance(what, Back):
        return back(what)
    off = place if place is not Place.UNSAID else None
    told = noun_is(what, verb, off)
    if anywhere and what.place is Place.UNSAID:
        told = told.replace(f" {PLACES[Place.FIELD]}", "", 1)  # a card is drawn, played or discarded from anywhere
    return f"a {told}"
