"""Amounts and conditions: the numbers and the ifs of card text."""

from __future__ import annotations

from typing import Final

from coven.games.revel.areas.elements import Card, Element, LastKnown, Zone
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.matching import card_matches, compares, element_matches
from coven.games.revel.effects.meaning.power_and_resistance import value_of
from coven.games.revel.effects.meaning.references import everything, players, refs_of, standing, who_is
from coven.games.revel.effects.meaning.winning import spaces_won
from coven.games.revel.effects.records import Resolving
from coven.games.revel.text.tree import (
    Act,
    All,
    Amount,
    Amounts,
    AmountThisWay,
    Condition,
    CountersOn,
    CountOf,
    Did,
    DidThisWay,
    EqualTo,
    Every,
    ForEach,
    Groups,
    Held,
    Is,
    Measure,
    More,
    Not,
    Noun,
    Pick,
    Place,
    SpacesWon,
    Tense,
    ThisIn,
    TurnOf,
    UpTo,
    Value,
    ValueOf,
)
from coven.games.revel.text.words.vocabulary import EITHER, POWER, RESISTANCE
from coven.kernel import Seat

PLACES: Final[dict[Place, Zone]] = {Place.HAND: Zone.HAND, Place.DISCARDS: Zone.DISCARDS, Place.DECK: Zone.DECK}


def held(s: RevelState, seat: Seat, thing: str) -> int:
    """How much of something a player has: plays, Stamina, or a named resource (5.10.2, 5.10.7, 6.4.3)."""
    if thing == "play":
        return s.plays if seat == s.current else 0
    if thing == "Stamina":
        return len(s.sides[seat].stamina)  # 6.4.3
    card = resource_card(s, seat, thing)
    return 0 if card is None else card.marks  # 5.10.7, 1.4b.6


def resource_card(s: RevelState, seat: Seat, name: str) -> Element | None:
    """1.11.2 The resource card of this name in a player's resource area; what it counts is called the same."""
    for resource in s.sides[seat].resources:
        if resource.cards[0].defn.name == name:
            return resource
    return None


MOST_AT_ONCE: Final = 999
"""So much of anything one instruction gains, draws or adds at most: cards that count each other know no other end."""


def amount_of(s: RevelState, r: Resolving, amount: Amount, most: int) -> int:
    """An amount as a number; `most` is all there is, for 'all' and 'up to'."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, ForEach):
        return min(amount.times * measure(s, r, amount.measure), MOST_AT_ONCE)
    if isinstance(amount, EqualTo):
        return min(measure(s, r, amount.measure), MOST_AT_ONCE)
    if isinstance(amount, UpTo):
        return min(amount.most, most)
    assert isinstance(amount, Every)
    return most


def measure(s: RevelState, r: Resolving, what: Measure) -> int:
    """How much there is of what a measure names."""
    if isinstance(what, CountOf):
        if isinstance(what.what, All):
            return len(everything(s, r, what.what.noun))
        return len(refs_of(s, r, what.what))
    if isinstance(what, ValueOf):
        found = refs_of(s, r, what.of)
        return sum(_figure(s, ref, what.value) for ref in found)
    if isinstance(what, Held):
        return sum(held(s, seat, what.thing) for seat in players(s, r, what.who))
    if isinstance(what, CountersOn):
        return sum(counters_on(s, ref) for ref in refs_of(s, r, what.what))
    if isinstance(what, AmountThisWay):
        return r.amounts.get((what.verb, what.thing), 0)
    if isinstance(what, Groups):
        return measure(s, r, what.measure) // what.size
    assert isinstance(what, SpacesWon)
    return sum(spaces_won(s, seat) for seat in players(s, r, what.who))


def counters_on(s: RevelState, ref: int | Card) -> int:
    """The +1s on an element or marker; a card in a spell has none of its own (1.7.9)."""
    element = standing(s, ref)
    if element is None and not isinstance(ref, Card):
        return sum(side.marker_plus.count(ref) for side in s.sides)
    if isinstance(element, LastKnown):  # 4.10.14
        return element.element.plus
    return 0 if element is None else element.plus


def counted(s: RevelState, r: Resolving, act: Act) -> Act:
    """'Discard 1 card for each ...': the same, with as many to pick as that comes to now."""
    what = act.what
    if act.times is None or not isinstance(what, Pick):
        return act
    times = measure(s, r, act.times)
    most = None if what.most is None else what.most * times
    return Act(act.who, act.verb, Pick(what.noun, what.least * times, most, what.wording), act.until)


def _figure(s: RevelState, ref: int | Card, value: Value) -> int:
    """A value as a number: the current one, or that of what is gone when it was last known (4.10.14)."""
    if isinstance(ref, Card):  # 3.2.3
        figures = {POWER: ref.defn.power, RESISTANCE: ref.defn.resistance}
    else:
        element = standing(s, ref)
        if element is None:
            return 0
        figures = {v: value_of(s, element, v) for v in (POWER, RESISTANCE)}
    if value is not EITHER:
        return figures[value] or 0
    figure = figures[POWER]
    return (figures[RESISTANCE] or 0) if figure is None else figure


def holds(s: RevelState, r: Resolving, condition: Condition) -> bool:
    """Whether a condition of card text is true now."""
    if isinstance(condition, Did):
        return _did(s, r, condition)
    if isinstance(condition, DidThisWay):
        return r.did if condition.verb is None else bool(r.this_way.get(condition.verb))
    if isinstance(condition, Amounts):
        return compares(measure(s, r, condition.measure), condition.compare, condition.amount)
    if isinstance(condition, Not):
        return not holds(s, r, condition.condition)
    if isinstance(condition, More):
        return measure(s, r, condition.one) > measure(s, r, condition.other)
    if isinstance(condition, TurnOf):
        return who_is(s, r, condition.who) == s.current
    if isinstance(condition, ThisIn):
        return s.zone_of(r.card) is PLACES[condition.place]
    assert isinstance(condition, Is)
    return _is(s, r, condition)


def _did(s: RevelState, r: Resolving, condition: Did) -> bool:
    seats = players(s, r, condition.who)
    noun = condition.noun
    times = 0
    for did in s.did:
        if did.verb is not condition.verb or did.seat not in seats:
            continue
        if condition.thing is not None:
            times += did.amount if did.thing == condition.thing else 0
        elif noun is None or (did.card is not None and card_matches(s, did.card, _anywhere(noun), r.you)):
            times += 1
    return times >= condition.least


def _anywhere(noun: Noun) -> Noun:
    """A noun in a condition about the past: where the card has gone since does not matter."""
    return Noun(noun.kind, noun.types, qualities=noun.qualities)


def _is(s: RevelState, r: Resolving, condition: Is) -> bool:
    found = refs_of(s, r, condition.what, gone=condition.tense is Tense.HAD)
    return bool(found) and all(_matches(s, ref, condition.noun, r) for ref in found)


def _matches(s: RevelState, ref: int | Card, noun: Noun, r: Resolving) -> bool:
    if isinstance(ref, Card):
        return card_matches(s, ref, noun, r.you)
    element: Element | LastKnown | None = standing(s, ref)
    return element is not None and element_matches(s, element, noun, r.you, r.element)
