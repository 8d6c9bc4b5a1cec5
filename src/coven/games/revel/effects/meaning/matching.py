"""Whether an element or a card is what a noun names (4.10)."""

from __future__ import annotations

from typing import Final

from coven.games.revel.areas.elements import Card, Element, LastKnown, Pin, Ref, Zone
from coven.games.revel.areas.opposing import opposes
from coven.games.revel.areas.spells import has_types
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.power_and_resistance import value_of
from coven.games.revel.effects.meaning.winning import is_winning, would_win
from coven.games.revel.text.tree import (
    Back,
    Beside,
    Compare,
    HasCounters,
    HasIcon,
    HasValue,
    Kind,
    Lacks,
    Named,
    Noun,
    Quality,
    Stitched,
    Than,
    Unopposed,
    Whose,
    Winning,
)
from coven.games.revel.text.words.vocabulary import (
    ACROSS,
    ANY,
    EITHER,
    OPPOSING,
    POWER,
    RESISTANCE,
    SPELL,
    THEIR,
    YOUR,
)
from coven.kernel import Seat

ZONES: Final[dict[Kind, Zone]] = {
    Kind.SPELL: Zone.SIDE,
    Kind.STANCE: Zone.STANCE,
    Kind.WITCH: Zone.WITCH,
    Kind.RESOURCE: Zone.RESOURCE,
}

ANYWHERE: Final = (Kind.CARD, Kind.ELEMENT)
"""Kinds whose name says nothing about the area."""


def compares(figure: int, compare: Compare, amount: int) -> bool:
    if compare is Compare.AT_LEAST:
        return figure >= amount
    if compare is Compare.AT_MOST:
        return figure <= amount
    return figure == amount


def element_matches(s: RevelState, element: Element | LastKnown, noun: Noun, you: Seat, source: int) -> bool:
    """Whether an element is what a noun names, to a player and an element that names it."""
    here = element.element if isinstance(element, LastKnown) else element
    if noun.also:
        if not _is_either(here, noun):
            return False
    else:
        zone = ZONES.get(noun.kind)
        if zone is not here.zone and (zone is not None or noun.kind not in ANYWHERE):
            return False
        if noun.types and not has_types(here.cards, noun.types):
            return False
    if noun.other and here.id == source and noun.than is None:
        return False
    whose = noun.whose
    if whose is YOUR:
        if here.owner != you:
            return False
    elif whose is not ANY and not _whose(s, here, whose, noun, you, source):
        return False
    return not noun.qualities or all(element_has_quality(s, element, quality, source) for quality in noun.qualities)


def _is_either(element: Element, noun: Noun) -> bool:
    """'1 spell or stance': whether it is what one of the nouns names."""
    for kind, types in ((noun.kind, noun.types), *noun.also):
        zone = ZONES.get(kind)
        if (zone is element.zone or (zone is None and kind in ANYWHERE)) and has_types(element.cards, types):
            return True
    return False


def _whose(s: RevelState, element: Element, whose: Whose, noun: Noun, you: Seat, source: int) -> bool:
    if whose is THEIR:  # whose 'their' is depends on who does it: see `everything`
        return True
    if whose is not ACROSS:
        return element.owner != you
    kind = SPELL if noun.also and element.zone is Zone.SIDE else noun.kind
    return opposes(s, element, kind, you, source)


def element_has_quality(s: RevelState, element: Element | LastKnown, quality: Quality, source: int) -> bool:
    here = element.element if isinstance(element, LastKnown) else element
    if isinstance(quality, HasValue):
        return _has_value(s, element, quality)
    if isinstance(quality, HasCounters):
        return compares(here.plus, quality.compare, quality.amount)
    if isinstance(quality, HasIcon):
        return any(quality.icon in card.defn.icons for card in here.cards)  # 1.7.6
    if isinstance(quality, Winning):
        if here.zone is not Zone.SIDE:
            return False
        return would_win(s, here, quality.bonus) if quality.bonus else is_winning(s, here)
    if isinstance(quality, Lacks):
        return not element_has_quality(s, element, quality.quality, source)
    if isinstance(quality, Beside):
        return _beside(s, element, quality, s.element(source) or s.last_known.get(source))
    if isinstance(quality, Stitched):
        return here.stitched
    if isinstance(quality, Unopposed):
        return here.zone is Zone.SIDE and s.opposing(here) is None
    assert isinstance(quality, Named), "HasEqual and HasThatName are settled before anything is matched"
    return any(card.defn.name == quality.name for card in here.cards)  # 1.7.6


def _beside(s: RevelState, element: Element | LastKnown, quality: Beside, this: Element | LastKnown | None) -> bool:
    """Whether it has more, or less, of a value than the spell that says so; a value that lacks is zero (1.3.10)."""
    if this is None:
        return False
    one, other = value_of(s, element, quality.value) or 0, value_of(s, this, quality.value) or 0
    if quality.than is Than.SAME:
        return one == other
    return one > other if quality.than is Than.MORE else one < other


def _has_value(s: RevelState, element: Element | LastKnown, quality: HasValue) -> bool:
    """S50 'With 2 or less Power': what lacks the value isn't meant."""
    values = (POWER, RESISTANCE) if quality.value is EITHER else (quality.value,)
    for value in values:
        figure = value_of(s, element, value)
        if figure is not None and (quality.amount is None or compares(figure, quality.compare, quality.amount)):
            return True
    return False


def chosen_above(s: RevelState, what: Back, source: int, card: Card, place: int) -> tuple[Ref, ...]:
    """4.10.9, 4.10.10 What an ongoing effect or an initial part means by 'chosen above', be it there still or not: the
    choice that was made last by an effect printed above this one."""
    speaker = s.element(source)
    if speaker is None or not speaker.chosen:
        return ()
    found: list[Ref] = []
    for one in speaker.chosen_above(card, place):
        if isinstance(one, Pin):
            if s.referred.get(one.card) == one.token and has_types((one.card,), what.types):
                found.append(one.card)
        elif not what.types:
            found.append(one)
        else:
            there = s.element(one) or s.last_known.get(one)
            here = there.element if isinstance(there, LastKnown) else there
            if here is not None and has_types(here.cards, what.types):
                found.append(one)
    return tuple(found)


def card_matches(s: RevelState, card: Card, noun: Noun, you: Seat) -> bool:
    """Whether a card, wherever it is, is what a noun names; for one off the field 'your' is a matter of ownership."""
    if noun.whose is YOUR and card.owner != you:
        return False
    if noun.whose in (OPPOSING, ACROSS, Whose.OPPONENTS) and card.owner == you:
        return False
    return card_is(card, noun)


def card_is(card: Card, noun: Noun) -> bool:
    """Whether a card is what a noun names, whosever it is and wherever."""
    if not _card_is_kind(card, noun.kind, noun.types) and not _card_is_other_kind(card, noun):
        return False
    return not noun.qualities or all(card_has_quality(card, quality) for quality in noun.qualities)


def _card_is_other_kind(card: Card, noun: Noun) -> bool:
    return any(_card_is_kind(card, kind, types) for kind, types in noun.also)


def _card_is_kind(card: Card, kind: Kind, types: tuple[str, ...]) -> bool:
    for wanted in types:
        if wanted not in card.defn.type_words:
            return False
    return kind in ANYWHERE or kind.value in card.defn.type_words


def card_has_quality(card: Card, quality: Quality) -> bool:
    """3.2.3 Qualities of a card off the field are printed ones."""
    if isinstance(quality, Lacks):
        return not card_has_quality(card, quality.quality)
    if isinstance(quality, HasValue):
        figures = (  # S50
            card.defn.power if quality.value is not RESISTANCE else None,
            card.defn.resistance if quality.value is not POWER else None,
        )
        return any(
            figure is not None and (quality.amount is None or compares(figure, quality.compare, quality.amount))
            for figure in figures
        )
    if isinstance(quality, HasIcon):
        return quality.icon in card.defn.icons
    if isinstance(quality, Named):
        return card.defn.name == quality.name
    # of what only the field gives it has no +1s, and nothing else
    return isinstance(quality, HasCounters) and compares(0, quality.compare, quality.amount)


OF_THE_FIELD: Final = (Winning, Unopposed, Stitched, HasCounters, Beside)
"""Qualities that only what is on the field has."""


def printed(noun: Noun) -> Noun:
    """What a noun asks of a card, wherever it is."""
    if not noun.qualities and noun.whose is not ACROSS:
        return noun
    qualities = tuple([quality for quality in noun.qualities if not of_the_field(quality)])
    return Noun(noun.kind, noun.types, noun.whose, noun.place, noun.other, qualities)


def on_field(noun: Noun) -> Noun:
    """What a noun asks of an element, apart from what is printed on its cards."""
    qualities = tuple([quality for quality in noun.qualities if of_the_field(quality)])
    return Noun(noun.kind, (), noun.whose, noun.place, noun.other, qualities)


def of_the_field(quality: Quality) -> bool:
    """Whether only something on the field can have a quality, or lack it."""
    return isinstance(quality.quality if isinstance(quality, Lacks) else quality, OF_THE_FIELD)


def asks_for_quality(noun: Noun) -> bool:
    """0.6 Whether a noun asks for particular cards and not just for a number of them."""
    return bool(noun.types or noun.qualities or noun.also)
