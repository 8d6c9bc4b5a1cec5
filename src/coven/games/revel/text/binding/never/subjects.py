"""What something spoken of can be, by the rules: its types that have rules relevance, and where it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from coven.games.revel.text.binding.scope import Reading
from coven.games.revel.text.tree import (
    Act,
    All,
    Back,
    Beside,
    Carrier,
    Compare,
    Draw,
    Effect,
    Event,
    HasCounters,
    HasEqual,
    HasValue,
    Kind,
    Lacks,
    Meant,
    NextDraws,
    Noun,
    OfEvent,
    OneOf,
    Pick,
    Place,
    Quality,
    Stitched,
    Things,
    This,
    Unopposed,
    Value,
    What,
    Whose,
    Winning,
)
from coven.language.walking import nodes

Types = frozenset[str]

STRIKE: Final[Types] = frozenset({"strike"})
SPELLS: Final[Types] = frozenset({"strike", "shield"})
PLAYED: Final[Types] = SPELLS | {"stance"}
"""5.5.4, 5.5.5 What can be played."""
CARDS: Final[Types] = PLAYED | {"witch", "resource"}
"""1.3.4 The types that carry rules."""
MARKER: Final[Types] = frozenset({"marker"})
OFF_FIELD: Final = (Place.HAND, Place.DISCARDS, Place.DECK)
NAMES: Final[dict[str, Types]] = {"strike": STRIKE, "shield": frozenset({"shield"}), "spell": SPELLS} | {
    name: frozenset({name}) for name in ("stance", "witch", "resource")
}
OF_KIND: Final[dict[Kind, Types]] = {
    Kind.SPELL: SPELLS,
    Kind.STANCE: frozenset({"stance"}),
    Kind.WITCH: frozenset({"witch"}),
    Kind.RESOURCE: frozenset({"resource"}),
    Kind.MARKER: MARKER,
    Kind.CARD: CARDS,
    Kind.ELEMENT: CARDS,
}


def types_of(noun: Noun) -> Types:
    """The types that matter to the rules which what a noun names can have; none for what has no types."""
    found = _types(noun.kind, noun.types)
    for kind, types in noun.also:
        found |= _types(kind, types)
    return found


def _types(kind: Kind, types: tuple[str, ...]) -> Types:
    found = OF_KIND.get(kind, frozenset())
    for name in types:
        found &= NAMES.get(name, found)
    return found


def own_types(types: Iterable[str] | None) -> Types:
    """Those of the card that speaks; None: of any card."""
    if types is None:
        return CARDS
    return frozenset(name.removesuffix(" spell") for name in types) & CARDS


@dataclass(slots=True)
class Speaker:
    """An effect, and what its words stand for."""

    reading: Reading
    event: Event | None = None
    named: dict[int, What] = field(default_factory=dict)
    """What was named, by its number."""
    done: dict[int, Act | Draw] = field(default_factory=dict)
    """What was done, by its number."""

    def learn(self, effect: Effect) -> None:
        for node in nodes(effect):
            if isinstance(node, Pick | All | NextDraws | OneOf) and node.slot:
                self.named[node.slot] = node
            if isinstance(node, Act | Draw) and node.slot:
                self.done[node.slot] = node

    @property
    def types(self) -> Types:
        return own_types(self.reading.types)

    def is_own(self, what: object) -> bool:
        """Whether the card itself is meant."""
        return isinstance(what, This) or (isinstance(what, Back) and isinstance(what.to, Carrier))

    def noun_of(self, what: object) -> Noun | None:
        """The noun that says what is meant, if one does."""
        if isinstance(what, Noun):
            return what
        if isinstance(what, Pick | All):
            return what.noun
        if isinstance(what, OneOf):
            return self.noun_of(what.back)
        if isinstance(what, Back):
            if isinstance(what.to, Things):
                return self.noun_of(self.named.get(what.to.slot))
            if isinstance(what.to, Meant):
                return self.noun_of(what.to.what)
            if isinstance(what.to, OfEvent) and self.event is not None:
                return self.event.what if isinstance(self.event.what, Noun) else self.event.over
        return None

    def types_of(self, what: object) -> Types | None:
        """The types that it can have; None if that can't be told."""
        if self.is_own(what):
            return self.types
        if isinstance(what, NextDraws):
            return PLAYED
        noun = self.noun_of(what)
        return None if noun is None else types_of(noun)


def why_not(quality: Quality, types: Types) -> tuple[str, str] | None:
    """Why nothing of these types can have a quality, with the rule; None if something can."""
    if isinstance(quality, Stitched) and not types & STRIKE:
        return "only strike spells are ever stitched", "1.7.11"
    if isinstance(quality, Winning) and not types & (SPELLS if quality.bonus else STRIKE):
        return "only a spell with Power is winning", "3.10.2"
    if isinstance(quality, Unopposed) and not types & SPELLS:
        return "only spells are opposed", "1.10.2"
    return no_value(quality.value, types) if isinstance(quality, HasValue | HasEqual | Beside) else None


def no_value(value: Value, types: Types) -> tuple[str, str] | None:
    """1.3.8, 5.8.1 Why nothing of these types has Power or Resistance."""
    if value is Value.POWER and not types & STRIKE:
        return "only strike spells have Power", "1.3.8"
    if value is Value.RESISTANCE and not types & {"shield"}:
        return "only shield spells have Resistance", "1.3.8"
    return None if types & SPELLS else ("only spells have Power and Resistance", "1.3.8")


def off_field(noun: Noun) -> tuple[str, str] | None:
    """3.2.3, 3.2.4 Why nothing that is off the field is as a noun says."""
    for quality in noun.qualities:
        asked = quality.quality if isinstance(quality, Lacks) else quality
        if isinstance(asked, Winning | Unopposed | Stitched | Beside):
            return "only what is on the field can be so", "3.2.3"
        if isinstance(asked, HasCounters):
            return "a card that leaves the field has no +1s any more", "3.2.4"
    return None


def contradiction(qualities: Iterable[Quality], types: Types) -> tuple[str, str] | None:
    """Why nothing of these types is as the qualities say, or why one of them says nothing; None if all is well."""
    for quality in qualities:
        if isinstance(quality, Lacks):
            always = why_not(quality.quality, types)
            if always is not None:
                return f"that says nothing: {always[0]}", always[1]
        elif isinstance(quality, HasValue | HasCounters) and _is_anything(quality):
            return "everything has 0 or more", "1.3.10"
        else:
            never = why_not(quality, types)
            if never is not None:
                return never
    return None


def _is_anything(quality: HasValue | HasCounters) -> bool:
    return quality.amount == 0 and quality.compare is Compare.AT_LEAST


def is_among(noun: Noun, all_of: Noun) -> bool:
    """Whether all that a noun names is named by another one, too."""
    if noun.kind is not all_of.kind or noun.also or all_of.also or noun.other != all_of.other:
        return False
    places = {Place.UNSAID, Place.FIELD} if noun.kind is not Kind.CARD else {noun.place}
    if all_of.place not in places or noun.place not in places:
        return False
    whose = {Whose.OPPOSING, Whose.OPPONENTS, Whose.ACROSS}
    same = noun.whose is all_of.whose or all_of.whose is Whose.ANY or (noun.whose in whose and all_of.whose in whose)
    across = all_of.whose is Whose.ACROSS and noun.whose is not Whose.ACROSS
    return same and not across and set(all_of.types) <= set(noun.types) and set(all_of.qualities) <= set(noun.qualities)
