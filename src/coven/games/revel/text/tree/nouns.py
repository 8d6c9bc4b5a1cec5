"""What card text speaks of: nouns with their qualities, and how instructions pick or point at things."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from coven.games.revel.text.words.vocabulary import (
    Compare,
    Kind,
    Place,
    Pointer,
    Than,
    Value,
    Verb,
    Who,
    Whose,
    Wording,
)
from coven.language.binding import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class Things:
    """Points at what a noun of the same effect has named or picked: the one with this number."""

    slot: int


@dataclass(frozen=True, slots=True)
class Done:
    """Points at what instructions of the same effect did, those with these numbers: 'discarded this way'."""

    acts: tuple[int, ...]
    event: bool = False
    """What happened to make the effect relevant was done this way as well."""


@dataclass(frozen=True, slots=True)
class OfEvent:
    """Points at what the event of the initial part is about (4.8.5)."""


@dataclass(frozen=True, slots=True)
class Carrier:
    """Points at the card itself, or at the element it is part of (4.10.6)."""


@dataclass(frozen=True, slots=True)
class Rest:
    """Points at those of several that a pick of the same effect left: the one with this number."""

    slot: int


@dataclass(frozen=True, slots=True)
class Above:
    """Points at the choice made last by an effect printed above on the same card (4.10.9)."""


@dataclass(frozen=True, slots=True)
class Meant:
    """Points at what words of the same sentence mean, which are only acted on later: 'Discard the opposing spell if
    it has 2 or less Power.'"""

    what: What


Antecedent: TypeAlias = Things | Done | OfEvent | Carrier | Rest | Above | Meant
"""What a pointing word stands for: fixed when the card is read, so that nothing is looked for at play."""

if TYPE_CHECKING:
    from coven.games.revel.text.tree.amounts import Measure


@dataclass(frozen=True, slots=True)
class HasValue:
    """'with 3 or more Power', 'with 2 or less Resistance', 'with exactly 4 Power', 'with Power'."""

    value: Value
    compare: Compare = Compare.AT_LEAST
    amount: int | None = None
    """None: that has such a value at all."""


@dataclass(frozen=True, slots=True)
class HasCounters:
    """'with a +1', 'with 2 or more +1s', 'without +1s' (exactly 0)."""

    compare: Compare = Compare.AT_LEAST
    amount: int = 1


@dataclass(frozen=True, slots=True)
class HasIcon:
    """'with a flames icon'."""

    icon: str


@dataclass(frozen=True, slots=True)
class Winning:
    """'winning spell' (the quality stands before the noun); with a bonus: 'that would be winning if it had +1
    Power'.
    """

    bonus: int = 0


@dataclass(frozen=True, slots=True)
class Stitched:
    """'stitched spell'."""


@dataclass(frozen=True, slots=True)
class Unopposed:
    """'unopposed spell'."""


@dataclass(frozen=True, slots=True)
class Named:
    """'named "Ember"'."""

    name: str


@dataclass(frozen=True, slots=True)
class Beside:
    """'with less Power than this spell', 'with more Resistance than this spell', 'with the same Power as this
    spell'.
    """

    value: Value
    than: Than


@dataclass(frozen=True, slots=True)
class HasEqual:
    """'with Power equal to the Passion spent this way', 'with less Power than that spell had', 'with no more Power than
    the Passion you have': compared with what something measures at that moment."""

    value: Value
    measure: Measure
    than: Than = Than.SAME


@dataclass(frozen=True, slots=True)
class HasThatName:
    """'with that name': the one that was named before."""


@dataclass(frozen=True, slots=True)
class Lacks:
    """'without Power', 'that is not winning'."""

    quality: HasValue | Winning | Stitched | Unopposed


Quality: TypeAlias = (
    HasValue | HasCounters | HasIcon | Winning | Stitched | Unopposed | Named | Beside | HasEqual | HasThatName | Lacks
)


@dataclass(frozen=True, slots=True)
class Noun:
    """'spell', 'strike spell card from your hand', 'other opposing shield spell with a +1', 'Familiar'.

    `types` narrows: ('strike',), ('shield',), ('spell',) for 'spell card', ('stance',) for 'stance card',
    ('familiar',). For kind CARD without types it is any card. For kind MARKER, types may be ('Stamina',).
    """

    kind: Kind
    types: tuple[str, ...] = ()
    whose: Whose = Whose.ANY
    place: Place = Place.UNSAID
    other: bool = False
    """'other': not the element that carries the effect."""
    qualities: tuple[Quality, ...] = ()
    also: tuple[tuple[Kind, tuple[str, ...]], ...] = ()
    """'1 spell or stance': the kinds and types of the other nouns that it may be instead."""
    than: Antecedent | None = None
    """What an 'other' one is other than; None: not bound, or the element that carries the effect."""
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Pick:
    """'1 spell', 'any 1 other spell', 'up to 2 cards from your hand', 'any number of cards from your hand', '1 or more
    cards from your hand'.
    """

    noun: Noun
    least: int = 1
    most: int | None = 1
    """None: any number."""
    wording: Wording = Wording.PLAIN
    slot: int = 0
    random: bool = False
    """'1 card from their hand at random': nobody chooses which (1.8.2)."""
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class All:
    """Everything a noun names: 'all spells', 'each of your spells', 'your strike spells'; for things of which there
    is one, 'your stance', 'the opposing stance', 'the opposing spell', 'your witch', 'your hand' (CARD in HAND, see
    `area`).
    """

    noun: Noun
    wording: Wording = Wording.PLAIN
    area: bool = False
    """Said of the area itself: 'your hand', 'your discards', 'your opponent's hand'."""
    slot: int = 0
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class NextDraws:
    """'your next draw', 'your next 3 draws'."""

    who: Doer
    amount: int = 1
    slot: int = 0
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class This:
    """'this spell', 'this card', 'this stance', 'this witch': the element that carries the effect (4.10.6)."""

    kind: Kind
    again: bool = False
    """Said a second time in an ongoing effect, by 'it': 'While this spell is unopposed, it has +1 Power.'"""
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Back:
    """A back reference (4.10.8): 'it', 'that spell', 'those cards', 'the spell chosen above', 'the cards discarded
    this way'.
    """

    pointer: Pointer
    kind: Kind | None = None
    """None: a pronoun ('it', 'them')."""
    plural: bool = False
    verb: Verb | None = None
    """With THIS_WAY and ABOVE: discarded, chosen, ..."""
    types: tuple[str, ...] = ()
    """Only those of these types: 'each strike spell card revealed this way', '1 stance card among them'."""
    to: Antecedent | None = None
    """What it points at, once the text is bound."""
    place: Place = field(default=Place.UNSAID, compare=False, repr=False)
    """'play it from your discards': where it has to be by then."""
    followed: bool = field(default=False, compare=False, repr=False)
    """4.10.15 'draw it back', 'return it to your hand': what has gone is followed to where it went."""
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class OneOf:
    """'1 of the cards discarded this way', 'up to 1 of those cards'."""

    back: Back
    least: int = 1
    most: int | None = 1
    slot: int = 0
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class PlayerOf:
    """'its player', "that spell's player": the controller, off the field the owner, of what it points at (4.10.4)."""

    of: Back


@dataclass(frozen=True, slots=True)
class Actor:
    """'that player', said after 'When A Player ...': who did it; or, 'that player's opponent', who didn't (4.10.8)."""

    opponent: bool = False


Doer: TypeAlias = Who | PlayerOf | Actor
What: TypeAlias = Pick | All | NextDraws | This | Back | OneOf
SINGLE = (Kind.STANCE, Kind.WITCH)
"""What a player has one of at most, so that 'your stance' is said of all of them."""


def is_plural(what: What) -> bool:
    """Whether the verb after it is in the plural: 'your spells have', '1 of your spells has'."""
    if isinstance(what, Pick):
        return what.most != 1
    if isinstance(what, All):
        if what.wording is Wording.EACH:
            return False
        return what.noun.place is Place.DISCARDS if what.area else not is_single(what)
    if isinstance(what, NextDraws):
        return what.amount != 1
    if isinstance(what, OneOf):
        return what.most != 1
    return isinstance(what, Back) and what.plural


def is_single(what: All) -> bool:
    """Whether all that is meant is one thing: a stance, a witch, 'the opposing spell'."""
    noun = what.noun
    if noun.place is not Place.UNSAID or noun.whose is Whose.ANY:
        return False
    return noun.whose is Whose.ACROSS or (noun.kind in SINGLE and noun.whose is not Whose.OPPOSING)
