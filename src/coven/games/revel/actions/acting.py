"""Doing things: each verb of the rules carried out on one thing at a time (sections 3 and 5)."""

from __future__ import annotations

from enum import Enum
from typing import Final

from coven.games.revel.areas.elements import Card, Element, LastKnown, Ref, Zone
from coven.games.revel.areas.moving import (
    enter_side,
    forget,
    knows,
    leave_field,
    lose_markers,
    reveal,
    take,
    to_bottom,
    to_discards,
    to_hand,
    to_reserve,
    to_top,
)
from coven.games.revel.areas.state import BOTH, EVERYBODY, RevelState
from coven.games.revel.effects.consequences import Happening, happened, heard, own_leaving
from coven.games.revel.effects.interruptions import interrupt, may_be_interrupted
from coven.games.revel.effects.meaning.measuring import held, resource_card
from coven.games.revel.effects.meaning.values import five_at_once
from coven.games.revel.effects.prohibitions import forbidden
from coven.games.revel.effects.resolving import Resolving
from coven.games.revel.effects.standing import active
from coven.games.revel.instructions import carry_out as carrying
from coven.games.revel.instructions.costs import pay_charges
from coven.games.revel.instructions.possibility import NOT, WHOLLY, Grade, drawable, tallied
from coven.games.revel.seen.words import Cards, Speaking
from coven.games.revel.text.tree import Place, Until, Verb
from coven.games.revel.text.words.often import DRAW, GAIN
from coven.kernel import Flow, Question, Seat, Secret, choose, seat_name, shuffle

WHICH_FIRST: Final = Question(
    "in which order", "Which card goes first to the {0} of the deck?", "5.3.1", "the card's name"
)
WHICH_EMPTY_SPACE: Final = Question("where to put", "Where does {0} go?", "3.4.12", "`space 2`")


class Outcome(Enum):
    """What became of something that was to be done."""

    DONE = "done"
    STOPPED = "stopped by an interruption: skipped, which counts as possible (4.9.12)"
    FORBIDDEN = "an effect says that it can't be done (0.2.3)"


PLACES: Final[dict[Zone, Place]] = {Zone.HAND: Place.HAND, Zone.DISCARDS: Place.DISCARDS, Zone.DECK: Place.DECK}


def from_where(zone: Zone) -> Place:
    """How card text calls the area that something comes from."""
    return PLACES.get(zone, Place.FIELD)


PAST: Final[dict[Verb, str]] = {
    Verb.DISCARD: "{0} is discarded",
    Verb.DRAW: "{0} goes to its player's hand",
    Verb.STASH: "{0} is stashed",
    Verb.TOP: "{0} goes on top of its player's deck",
    Verb.PLACE: "{0} is put on a side",
}


def changed(s: RevelState, what: Happening) -> Flow[Outcome | None]:
    """4.9 Let interruptions have their say. None: the event goes ahead as it is."""
    yield from interrupt(s, what)
    if what.stopped:
        s.note("4.9.11", "It is stopped")
        return Outcome.STOPPED
    if what.instead is not None:
        yield from happen_instead(s, what)
        return Outcome.STOPPED
    return None


def happen_instead(s: RevelState, what: Happening) -> Flow[None]:
    """4.9.3 What interruptions made of an event happens; it is the same event still, so they don't come up again."""
    if what.instead is not None and what.changed_by is not None and not what.stopped:
        what.changed_by.settled = True
        yield from carrying.carry_out(s, what.changed_by, what.instead)


def kept_out(s: RevelState, seat: Seat, card: Card, verb: Verb) -> Flow[bool]:
    """4.9 Whether interruptions keep a card from entering the field, or from being stitched; it stays where it is."""
    if not may_be_interrupted(s, verb):
        return False
    what = Happening(verb, seat, cards=(card,), place=from_where(s.zone_of(card)))
    return (yield from changed(s, what)) is not None


def draw(s: RevelState, seat: Seat, wanted: int, *, settled: bool = False) -> Flow[Grade]:
    """5.2.2 Draw so many next draws."""
    if wanted <= 0:
        return WHOLLY
    if forbidden(s, seat, DRAW) is not None:
        return NOT
    side = s.sides[seat]
    grade = drawable(s, len(side.deck), wanted)
    if grade is NOT:
        return NOT
    if DRAW in active(s).charges and not (yield from pay_charges(s, seat, DRAW)):  # 0.3.3
        return NOT
    if not settled and may_be_interrupted(s, DRAW):
        what = Happening(DRAW, seat, amount=wanted, place=Place.DECK)
        if (yield from changed(s, what)) is not None:
            return WHOLLY
    side = s.sides[seat]
    drawn = []
    for _ in range(wanted):
        if side.deck:
            card = side.deck[-1]
            side.deck = side.deck[:-1]
            seen = side.known.get(card, 0)
            forget(side, (card,))
            to_hand(s, card, seen)
            drawn.append(card)
        elif s.rulings.edition.overdraw:  # starter overdraw.1
            yield from overdraw(s, seat)
    if s.log is not None:
        count = "a card" if len(drawn) == 1 else f"{len(drawn)} cards"
        s.note("5.2.2", "{0} draws {1}", seat_name(seat), Secret(Cards(drawn), (seat,), count))
    if heard(s, DRAW):
        happened(s, Happening(DRAW, seat, cards=tuple(drawn), amount=len(drawn), place=Place.DECK))
    return grade


def overdraw(s: RevelState, seat: Seat) -> Flow[None]:
    """Starter overdraw.1: being asked to draw with no card left loses all Stamina at once."""
    if s.sides[seat].stamina:
        s.note("overdraw.1", "{0} overdraws and loses all Stamina", seat_name(seat))
        yield from tally(s, seat, Verb.LOSE, "Stamina", len(s.sides[seat].stamina))


def act_on(
    s: RevelState,
    r: Resolving | None,
    seat: Seat,
    verb: Verb,
    ref: Ref,
    until: Until = Until.ALWAYS,
    *,
    at_once: int = 1,
) -> Flow[Outcome]:
    """Do to one thing what a verb says: discard it, draw it, stash it, reveal it, put it somewhere.

    `at_once`: it is one of so many that the same instruction moves.
    """
    if forbidden(s, seat, verb, ref) is not None:
        return Outcome.FORBIDDEN
    element = None if isinstance(ref, Card) else s.element(ref)
    if not isinstance(ref, Card) and element is None:
        return (yield from _lose_marker(s, r, ref))
    if verb is Verb.PLACE and all(s.sides[seat].spells):
        return Outcome.FORBIDDEN  # 3.4.12: those put before it have filled the sides
    what = _about_to(s, seat, verb, ref, element)
    settled = r is not None and r.settled
    if not settled and may_be_interrupted(s, verb):
        outcome = yield from changed(s, what)
        if outcome is not None:
            return outcome
        if element is not None and s.element(element.id) is None:
            return Outcome.FORBIDDEN  # an interruption has taken it away
    if element is not None and verb in LEAVING and not settled and may_be_interrupted(s, Verb.LEAVE):
        outcome = yield from changed(s, Happening(Verb.LEAVE, seat, element=element, cards=element.cards))
        if outcome is not None:
            return outcome
    if isinstance(ref, Card):
        yield from _move_card(s, seat, verb, ref, what, until, seat if r is None else r.you, at_once)
    elif element is not None:
        yield from _move_element(s, seat, verb, s.element(element.id) or element, what)
    five_at_once(s)
    return Outcome.DONE


def _about_to(s: RevelState, seat: Seat, verb: Verb, ref: Ref, element: Element | None) -> Happening:
    if isinstance(ref, Card):
        return Happening(verb, seat, cards=(ref,), place=from_where(s.zone_of(ref)))
    assert element is not None
    return Happening(verb, seat, element=element, cards=element.cards, place=Place.FIELD)


def _lose_marker(s: RevelState, r: Resolving | None, marker: int) -> Flow[Outcome]:
    """6.2.4 A marker that leaves the field goes to reserve, whatever was to be done with it: it is lost (6.4.4)."""
    owner = next((seat for seat in BOTH if marker in s.sides[seat].stamina), None)
    if owner is None or forbidden(s, owner, Verb.LOSE, thing="Stamina") is not None:
        return Outcome.FORBIDDEN
    what = Happening(Verb.LOSE, owner, thing="Stamina")
    if not (r is not None and r.settled) and may_be_interrupted(s, Verb.LOSE):
        outcome = yield from changed(s, what)
        if outcome is not None:
            return outcome
    to_reserve(s, owner, (marker,))
    s.note("6.2.4", "{0} loses a Stamina marker", seat_name(owner))
    happened(s, what)
    return Outcome.DONE


def _move_card(
    s: RevelState, seat: Seat, verb: Verb, card: Card, what: Happening, until: Until, you: Seat, at_once: int
) -> Flow[None]:
    if verb is Verb.REVEAL:
        reveal(s, card, until, you)
        s.note("5.4.1", "{0} reveals {1}", seat_name(card.owner), card)
        happened(s, what)
        return
    if verb is Verb.PLACE:
        if (yield from kept_out(s, seat, card, Verb.ENTER)):
            return
        space = yield from _empty_side(s, seat, card)
        take(s, card)
        spell = enter_side(s, card, space)
        s.note("3.4.11", "{0} is put on {1}'s side of space {2}", card, seat_name(seat), space + 1)
        happened(s, what)
        happened(s, Happening(Verb.ENTER, seat, element=spell, cards=(card,)))
        return
    public = s.is_public(card)
    if at_once > 1 and verb in (Verb.STASH, Verb.TOP):
        public = False  # 5.3.5: the others may know which cards go there, but not in which order
    take(s, card)
    seen = EVERYBODY if public else knows(card.owner)
    _drop(s, verb, card, seen)
    if s.log is not None:
        shown: object = card if public or verb is Verb.DISCARD else Secret(card, (card.owner,), "a card")
        s.note(RULES[verb], "{1}: " + PAST[verb], shown, seat_name(card.owner))
    happened(s, what)
    own_leaving(s, what, None, (card,))


LEAVING: Final = frozenset({Verb.DISCARD, Verb.DRAW, Verb.STASH, Verb.TOP})
"""What, done to an element, takes it off the field."""

RULES: Final[dict[Verb, str]] = {
    Verb.DISCARD: "3.7.1",
    Verb.DRAW: "5.2.1",
    Verb.STASH: "5.3.1",
    Verb.TOP: "3.6.2",
}


def _drop(s: RevelState, verb: Verb, card: Card, seen: int) -> None:
    """Put a card that has been taken where a verb sends it: always to its owner's area (3.6.3, 3.7.2, 3.8.4)."""
    if verb is Verb.DISCARD:
        to_discards(s, card)
    elif verb is DRAW:
        to_hand(s, card, seen)
    elif verb is Verb.STASH:
        to_bottom(s, card, seen)
    else:
        to_top(s, card, seen)


def _move_element(s: RevelState, seat: Seat, verb: Verb, element: Element, what: Happening) -> Flow[None]:
    """1.7.12 Moving a spell moves all its cards in the same way."""
    if verb is Verb.PLACE:
        yield from _move_spell(s, seat, element)
        happened(s, what)
        return
    cards = element.cards
    if verb in (Verb.STASH, Verb.TOP) and len(cards) > 1:
        cards = yield from order(s, element.owner, cards, verb)  # 1.7.13
    last = leave_field(s, element)
    what.element = last
    for card in cards:
        _drop(s, verb, card, EVERYBODY if len(cards) == 1 else knows(card.owner))
    s.note(RULES[verb], "{1}: " + PAST[verb], element, seat_name(element.owner))
    left(s, what, last)


def left(s: RevelState, what: Happening, last: LastKnown) -> None:
    """An element has left the field: what that makes relevant (3.4.11)."""
    element = last.element
    happened(s, what)
    own_leaving(s, what, element, element.cards)
    leaving = Happening(Verb.LEAVE, what.seat, element=last, cards=element.cards)
    happened(s, leaving)
    own_leaving(s, leaving, element, element.cards)


def order(s: RevelState, seat: Seat, cards: tuple[Card, ...], verb: Verb) -> Flow[tuple[Card, ...]]:
    """5.3.1 A player puts cards in an order, one pick at a time; of stashed cards the last goes to the very bottom."""
    rest, ordered = list(cards), []
    while rest:
        unlike = {card.defn.name: card for card in reversed(rest)}  # copies look alike: one of each name is offered
        first = yield from choose(
            s,
            seat,
            WHICH_FIRST,
            tuple(reversed(unlike.values())),
            say=Speaking(s, seat),
            about=("top" if verb is Verb.TOP else "bottom",),
        )
        rest.remove(first)
        ordered.append(first)
    return tuple(ordered)


def _empty_side(s: RevelState, seat: Seat, what: Card | Element) -> Flow[int]:
    empty = tuple(space for space, spell in enumerate(s.sides[seat].spells) if spell is None)
    space: int = yield from choose(
        s, seat, WHICH_EMPTY_SPACE, empty, say=lambda n: f"space {n + 1}", about=(what,), source=what
    )
    return space


def _move_spell(s: RevelState, seat: Seat, spell: Element) -> Flow[None]:
    """3.2.1 A spell moved to another space is a new one: its state is cleared, but not in the starter edition (D26)."""
    space = yield from _empty_side(s, spell.owner, spell)
    if s.rulings.edition.keeps_state_between_spaces:
        s.sides[spell.owner].put(spell.space, None)
        s.put(spell.changed(space=space))
    else:
        leave_field(s, spell)
        new = Element(s.new_id(), Zone.SIDE, spell.owner, spell.cards, space, stitched=spell.stitched)
        s.put(new)
    s.note("3.2.1", "{0} moves to space {1}", spell, space + 1)


def shuffle_deck(s: RevelState, seat: Seat) -> Flow[None]:
    """3.6.6 Shuffle a deck; with an empty one it does nothing."""
    deck = yield from shuffle("3.6.6", f"{seat_name(seat)}'s deck", s.sides[seat].deck)
    side = s.sides[seat]
    side.deck = tuple(deck)
    forget(side, side.deck)
    s.note("3.6.6", "{0} shuffles", seat_name(seat))


def tally(s: RevelState, seat: Seat, verb: Verb, thing: str, wanted: int, *, settled: bool = False) -> Flow[Grade]:
    """5.9, 5.10 Gain, lose or spend something that is counted."""
    grade = tallied(s, seat, verb, thing, wanted, held(s, seat, thing))
    if grade is NOT or not wanted:
        return grade
    if not settled and may_be_interrupted(s, verb):
        what = Happening(verb, seat, thing=thing, amount=wanted)
        if (yield from changed(s, what)) is not None:
            return WHOLLY
    amount = wanted if verb is GAIN else min(wanted, held(s, seat, thing))
    _count(s, seat, thing, amount if verb is GAIN else -amount)
    if s.log is not None:
        s.note(_tally_rule(verb, thing), "{0} {1} {2} {3}", seat_name(seat), THIRD[verb], amount, thing)
    if heard(s, verb):
        happened(s, Happening(verb, seat, thing=thing, amount=amount))
    five_at_once(s)
    return grade


THIRD: Final[dict[Verb, str]] = {Verb.GAIN: "gains", Verb.LOSE: "loses", Verb.SPEND: "spends"}


def _tally_rule(verb: Verb, thing: str) -> str:
    if thing == "Stamina":
        return "5.9.1"
    if thing == "play":
        return "2.3.6"
    return {Verb.GAIN: "5.10.3", Verb.LOSE: "5.10.4", Verb.SPEND: "5.10.5"}[verb]


def _count(s: RevelState, seat: Seat, thing: str, change: int) -> None:
    if thing == "play":
        s.plays += change
    elif thing == "Stamina":
        side = s.sides[seat]
        if change < 0:
            lose_markers(s, seat, -change)
        else:
            side.stamina = (*side.stamina, *[s.new_id() for _ in range(change)])  # 6.2.3
    else:
        card = resource_card(s, seat, thing)
        if card is not None:
            s.put(card.changed(marks=card.marks + change))
