"""Amounts and conditions: the numbers and the ifs of card text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from coven.games.revel.areas.elements import Card, Element, LastKnown, Pin, Ref, Zone
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.matching import asks_for_quality, card_matches, compares, element_matches
from coven.games.revel.effects.meaning.power_and_resistance import value_of
from coven.games.revel.effects.meaning.references import (
    everything,
    is_plain,
    place_of,
    players,
    refs_of,
    standing,
    ways,
    who_is,
)
from coven.games.revel.effects.meaning.winning import spaces_won
from coven.games.revel.effects.records import Deed, Resolving
from coven.games.revel.text.tree import (
    AboutToBe,
    Act,
    All,
    Amount,
    Amounts,
    AmountThisWay,
    Changed,
    Compare,
    Condition,
    CountersOf,
    CountersOn,
    CountOf,
    Did,
    DidThisWay,
    EqualTo,
    Every,
    FinalTurn,
    ForEach,
    Groups,
    HasEqual,
    HasThatName,
    HasValue,
    Held,
    Is,
    Measure,
    More,
    Named,
    Not,
    Noun,
    Pick,
    Place,
    Quality,
    Rounded,
    Same,
    Short,
    SpacesWon,
    Tense,
    Than,
    ThisIn,
    TurnOf,
    UpTo,
    Value,
    ValueOf,
    Verb,
    What,
    Wording,
)
from coven.games.revel.text.words.vocabulary import CARD, EITHER, FIELD, PLAY, POWER, RESISTANCE, UNSAID
from coven.kernel import Seat

UNSEEN: Final = frozenset({Verb.DRAW, Verb.STASH, Verb.TOP, Verb.SHUFFLE_IN, Verb.CHOOSE, Verb.LOOK})
"""What may be done to a card without anybody else seeing which one it is."""

PLACES: Final[dict[Place, Zone]] = {Place.HAND: Zone.HAND, Place.DISCARDS: Zone.DISCARDS, Place.DECK: Zone.DECK}


def held(s: RevelState, seat: Seat, thing: str) -> int:
    """How much of something a player has: plays, Stamina, or a named resource (5.10.2, 5.10.7, 6.4.3)."""
    if thing == "play":
        return s.plays if seat == s.current else 0
    if thing == "Stamina":
        return len(s.sides[seat].stamina)  # 6.4.3
    for resource in s.sides[seat].resources:
        if resource.cards[0].defn.name == thing:
            return resource.marks  # 5.10.7, 1.4b.6
    return 0


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
        return max(amount.least, min(amount.most, most))
    if isinstance(amount, Changed):  # 4.9.3
        return max(0, min(r.occasion.amount + amount.by, MOST_AT_ONCE))
    assert isinstance(amount, Every)
    return most


def measure(s: RevelState, r: Resolving, what: Measure) -> int:
    """How much there is of what a measure names."""
    if isinstance(what, CountOf):
        counted = what.what
        if not isinstance(counted, All):
            return len(refs_of(s, r, counted))
        found = refs_of(s, r, counted) if counted.slot else everything(s, r, counted.noun)
        plain = counted.noun.kind is CARD and not counted.noun.also and not asks_for_quality(counted.noun)
        return len(found if plain else _in_sight(s, counted.noun, found))
    if isinstance(what, ValueOf):
        return sum(_figure(s, ref, what.value) for ref in _measured(s, r, what))
    if isinstance(what, Held):
        return sum(held(s, seat, what.thing) for seat in players(s, r, what.who))
    if isinstance(what, CountersOn):
        return sum(counters_on(s, ref) for ref in refs_of(s, r, what.what))
    if isinstance(what, AmountThisWay):
        assert what.to is not None
        return sum([way.amount for way in ways(r, what.to)])
    if isinstance(what, AboutToBe):  # 4.9.3
        return r.occasion.amount
    if isinstance(what, CountersOf):
        return sum(_counters_of(s, seat) for seat in players(s, r, what.who))
    if isinstance(what, Groups):
        return _grouped(what, measure(s, r, what.measure))
    if isinstance(what, Short):
        return sum(max(0, what.of - len(s.sides[seat].hand)) for seat in players(s, r, what.who))
    assert isinstance(what, SpacesWon)
    return sum(spaces_won(s, seat) for seat in players(s, r, what.who))


def _grouped(groups: Groups, figure: int) -> int:
    """How many groups there are, rounded as the words say."""
    return figure // groups.size if groups.rounded is Rounded.DOWN else -(-figure // groups.size)


def counters_on(s: RevelState, ref: int | Card) -> int:
    """The +1s on an element or marker; a card in a spell has none of its own (1.7.9)."""
    element = standing(s, ref)
    if element is None and not isinstance(ref, Card):
        return sum(side.marker_plus.count(ref) for side in s.sides)
    if isinstance(element, LastKnown):  # 4.10.14
        return element.element.plus
    return 0 if element is None else element.plus


def _in_sight(s: RevelState, noun: Noun, refs: Sequence[Ref]) -> Sequence[Ref]:
    """S47 How many cards are in a hand or deck, everybody sees; what they are counts only of those that both see."""
    if place_of(noun, None) is FIELD:
        return refs
    return [ref for ref in refs if not isinstance(ref, Card) or s.is_public(ref)]


def _measured(s: RevelState, r: Resolving, what: ValueOf) -> Sequence[Ref]:
    """The things of which a value is taken."""
    found = refs_of(s, r, what.of)
    return _in_sight(s, what.of.noun, found) if isinstance(what.of, All) else found


def _counters_of(s: RevelState, seat: Seat) -> int:
    """1.9.8 A player's +1s are those on that player's side of the field, whatever they are on."""
    return sum(element.plus for element in s.elements_of(seat)) + len(s.sides[seat].marker_plus)


def counted(s: RevelState, r: Resolving, act: Act) -> Act:
    """'Discard 1 card for each ...': the same, with as many to pick as that comes to now."""
    what = act.what
    assert act.times is not None
    assert isinstance(what, Pick)
    times = measure(s, r, act.times)
    most = None if what.most is None else what.most * times
    pick = Pick(what.noun, what.least * times, most, what.wording, what.slot, what.random)
    return Act(act.who, act.verb, pick, act.until, slot=act.slot)


def _figure(s: RevelState, ref: int | Card, value: Value) -> int:
    """1.3.10 A value as a number, which is 0 for what has none."""
    return _value(s, ref, value) or 0


def _value(s: RevelState, ref: int | Card, value: Value) -> int | None:
    """A value, if there is one: the current one, or that of what is gone when it was last known (4.10.14)."""
    if isinstance(ref, Card):  # 3.2.3
        figures = {POWER: ref.defn.power, RESISTANCE: ref.defn.resistance}
    else:
        element = standing(s, ref)
        if element is None:
            return None
        figures = {v: value_of(s, element, v) for v in (POWER, RESISTANCE)}
    if value is not EITHER:
        return figures[value]
    figure = figures[POWER]
    return figures[RESISTANCE] if figure is None else figure


def holds(s: RevelState, r: Resolving, condition: Condition, *, openly: bool = False) -> bool:
    """Whether a condition of card text is true now. `openly`: as far as both players see (S47)."""
    if isinstance(condition, Did):
        return _did(s, r, condition, openly)
    if isinstance(condition, DidThisWay):
        return _did_this_way(s, r, condition)
    if isinstance(condition, Amounts):
        return _amounts(s, r, condition)
    if isinstance(condition, Not):
        return not holds(s, r, condition.condition, openly=openly)
    if isinstance(condition, More):
        one, other = figures(s, r, condition.one), figures(s, r, condition.other)
        return bool(one and other) and min(one) > max(other)
    if isinstance(condition, TurnOf):
        return who_is(s, r, condition.who) == s.current
    if isinstance(condition, FinalTurn):
        return s.final_turn
    if isinstance(condition, Same):
        return _same(s, r, condition)
    if isinstance(condition, ThisIn):
        return s.zone_of(r.card) is PLACES[condition.place]
    assert isinstance(condition, Is)
    return _is(s, r, condition, openly)


def comes_to_light(s: RevelState, r: Resolving, condition: Condition) -> bool:
    """S51 Whether it takes cards that not both players see to tell whether a condition holds."""
    if isinstance(condition, Not):
        return comes_to_light(s, r, condition.condition)
    if isinstance(condition, Did):
        noun = condition.noun
        seats = players(s, r, condition.who)
        deeds = [did for did in s.did if did.verb is condition.verb and did.seat in seats]
        return noun is not None and any(len(_seen(s, did, noun)) < len(did.cards) for did in deeds)
    if isinstance(condition, DidThisWay):
        way = () if condition.noun is None or condition.to is None else ways(r, condition.to)
        cards = [one.card for did in way for one in did.refs if isinstance(one, Pin)]
        return condition.noun is not None and any(_is_unseen(s, card, condition.noun) for card in cards)
    if isinstance(condition, Is):
        return _are_unseen(s, r, condition, refs_of(s, r, condition.what, gone=condition.tense is Tense.HAD))
    return False


def _are_unseen(s: RevelState, r: Resolving, condition: Is, found: Sequence[Ref]) -> bool:
    """Whether not both players see of what kind the cards are that a condition speaks of, or which cards those are."""
    if any(isinstance(ref, Card) and _is_unseen(s, ref, condition.noun) for ref in found):
        return True
    return asks_for_quality(condition.noun) and not is_plain(s, r, condition.what)


def _is_unseen(s: RevelState, card: Card, noun: Noun) -> bool:
    """Whether not both players see if a card is of the kind that a noun asks for."""
    return asks_for_quality(noun) and not s.is_public(card)


def _same(s: RevelState, r: Resolving, condition: Same) -> bool:
    """Two things that are there have as much of a value; one that isn't there has none to compare."""
    one, other = figures(s, r, condition.one), figures(s, r, condition.other)
    return bool(one and other) and len({*one, *other}) == 1


def settled(s: RevelState, r: Resolving, noun: Noun) -> Noun:
    """A noun with what it measures measured now: 'with Power equal to the Passion spent this way'."""
    if not noun.qualities:
        return noun
    if not any(isinstance(quality, (HasEqual, HasThatName)) for quality in noun.qualities):
        return noun
    return replace(noun, qualities=tuple(_settled_quality(s, r, quality) for quality in noun.qualities))


def _settled_quality(s: RevelState, r: Resolving, quality: Quality) -> Quality:
    if isinstance(quality, HasEqual):
        figure = measure(s, r, quality.measure)
        if quality.than is Than.MORE or quality.than is Than.NO_LESS:
            return HasValue(quality.value, Compare.AT_LEAST, figure + (1 if quality.than is Than.MORE else 0))
        if quality.than is Than.LESS or quality.than is Than.NO_MORE:
            return HasValue(quality.value, Compare.AT_MOST, figure - (1 if quality.than is Than.LESS else 0))
        return HasValue(quality.value, Compare.EXACTLY, figure)
    return Named(r.card_named or "") if isinstance(quality, HasThatName) else quality


def _amounts(s: RevelState, r: Resolving, condition: Amounts) -> bool:
    """A condition about something that isn't there is false, whatever it asks; so is one about a value that none of
    the things has (1.3.10): a shield spell is no more one that has 2 or less Power than it is one with that."""
    asked = condition.measure
    if isinstance(asked, ValueOf) and all(_value(s, ref, asked.value) is None for ref in _measured(s, r, asked)):
        return False
    found = figures(s, r, asked)
    return bool(found) and all(compares(figure, condition.compare, condition.amount) for figure in found)


def figures(s: RevelState, r: Resolving, what: Measure) -> list[int]:
    """What is compared where a measure is: of 'each of your spells' every one by itself, of all others their sum. None
    if what it is taken of isn't there; a number of things or of Passion always is."""
    if isinstance(what, ValueOf):
        found = [_figure(s, ref, what.value) for ref in _measured(s, r, what)]
        each = _is_each(what.of)
    elif isinstance(what, CountersOn):
        found = [counters_on(s, ref) for ref in refs_of(s, r, what.what)]
        each = _is_each(what.what)
    elif isinstance(what, Groups):
        return [_grouped(what, figure) for figure in figures(s, r, what.measure)]
    else:
        return [measure(s, r, what)]
    return found if each or not found else [sum(found)]


def _is_each(what: What) -> bool:
    return isinstance(what, All) and what.wording is Wording.EACH


def _did_this_way(s: RevelState, r: Resolving, condition: DidThisWay) -> bool:
    """4.10.15 'you discarded a card this way', 'they lost 2 or more Passion this way', 'you do': who did it, and to
    which kind of thing or how much."""
    assert condition.to is not None
    seats = players(s, r, condition.who)
    if condition.verb is None:
        carried = () if r.kept is None else r.kept.carried.get(condition.to.acts[0], ())
        return any(seat in carried for seat in seats)
    noun = None if condition.noun is None else settled(s, r, condition.noun)
    times = 0
    for way in ways(r, condition.to):
        if way.seat in seats:
            refs = [one.card if isinstance(one, Pin) else one for one in way.refs]
            times += way.amount if noun is None else sum([1 for ref in refs if _was(s, ref, noun, r)])
    return times >= condition.least


def _was(s: RevelState, ref: int | Card, noun: Noun, r: Resolving) -> bool:
    """Whether what was acted on is what a noun names: a card off the field is no spell, and a spell no card."""
    if isinstance(ref, Card):
        return noun.kind is CARD and card_matches(s, ref, noun, r.you)
    element = standing(s, ref)
    return noun.kind is not CARD and element is not None and element_matches(s, element, noun, r.you, r.element)


def _did(s: RevelState, r: Resolving, condition: Did, openly: bool) -> bool:
    seats = players(s, r, condition.who)
    noun = None if condition.noun is None else settled(s, r, condition.noun)
    times = 0
    for did in s.did:
        if did.verb is not condition.verb or did.seat not in seats:
            continue
        if condition.thing is not None:
            times += did.amount if did.thing == condition.thing else 0
        elif noun is None:
            times += 1
        else:
            times += _done_to(s, did, noun, r, did.cards if not openly else _seen(s, did, noun))
    return times >= condition.least


def _seen(s: RevelState, did: Deed, noun: Noun) -> tuple[Card, ...]:
    """The cards of which both players see that something was done to them, and whether they are what a noun names."""
    if did.verb not in UNSEEN or not asks_for_quality(noun):
        return did.cards
    marks = did.marks or (0,) * len(did.cards)
    cards = zip(did.cards, marks, strict=True)
    return tuple([card for card, mark in cards if s.is_public(card) and s.is_plain(card, mark)])


def _done_to(s: RevelState, did: Deed, noun: Noun, r: Resolving, cards: tuple[Card, ...]) -> int:
    """To how many of what a noun names something was done this turn: as it was then, and from where it was.

    A card that was off the field was no spell (1.7.4), except that a spell is played as a card.
    """
    if noun.place is not UNSAID and noun.place is not did.where:
        return 0
    if noun.kind is CARD:
        return sum([1 for card in cards if not (noun.other and card is r.card) and card_matches(s, card, noun, r.you)])
    if did.verb in (PLAY, Verb.STITCH) and len(did.cards) == 1:
        card = did.cards[0]
        own = noun.other and card is r.card
        return 1 if not own and card_matches(s, card, noun, r.you) else 0
    return 1 if did.element is not None and element_matches(s, did.element, noun, r.you, r.element) else 0


def _is(s: RevelState, r: Resolving, condition: Is, openly: bool) -> bool:
    found = refs_of(s, r, condition.what, gone=condition.tense is Tense.HAD)
    if openly and _are_unseen(s, r, condition, found):
        return False
    noun = settled(s, r, condition.noun)
    return bool(found) and all(_matches(s, ref, noun, r) for ref in found)


def _matches(s: RevelState, ref: int | Card, noun: Noun, r: Resolving) -> bool:
    if isinstance(ref, Card):  # which is off the field
        return noun.place is not Place.FIELD and card_matches(s, ref, noun, r.you)
    element: Element | LastKnown | None = standing(s, ref)
    return element is not None and element_matches(s, element, noun, r.you, r.element)
