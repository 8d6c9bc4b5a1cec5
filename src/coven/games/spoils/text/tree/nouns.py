"""What card text speaks of: nouns with their qualities, and how instructions take or point at things."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from coven.games.spoils.text.words.vocabulary import (
    CardType,
    Compare,
    Icon,
    Keyword,
    Kind,
    Part,
    Place,
    Pointer,
    Role,
    Side,
    Stat,
    State,
    Trade,
    Verb,
    Who,
    Wording,
)
from coven.language.binding import NOWHERE, Span

if TYPE_CHECKING:
    from coven.games.spoils.text.tree.amounts import Amount

# What pointing words stand for, fixed when the card is read, so that nothing is looked for at play


@dataclass(frozen=True, slots=True)
class Things:
    """Points at what a noun of the same paragraph has named or taken: the one with this number. A cost and its effect
    are one paragraph."""

    slot: int


@dataclass(frozen=True, slots=True)
class Done:
    """Points at what instructions of the same paragraph did, those with these numbers: 'discarded this way', 'if you
    do'."""

    acts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OfEvent:
    """Points at what the event of a trigger or replacement is about."""

    part: Part = Part.SUBJECT


@dataclass(frozen=True, slots=True)
class Carrier:
    """Points at the card that the text stands on."""


@dataclass(frozen=True, slots=True)
class Rest:
    """Points at those of several that the taking with this number left."""

    slot: int


@dataclass(frozen=True, slots=True)
class Above:
    """Points at what another paragraph of the same card took or named: 'the picked characters' of the cost of
    playing it, 'the named card'. The paragraph by its place on the card, counted from 0, and the number within it."""

    paragraph: int
    slot: int


@dataclass(frozen=True, slots=True)
class Meant:
    """Points at what words of the same sentence mean that are never acted on: 'While the attached character is
    attacking, it gains 1 strength.'"""

    what: What


Antecedent: TypeAlias = Things | Done | OfEvent | Carrier | Rest | Above | Meant

# Players


@dataclass(frozen=True, slots=True)
class PlayerOf:
    """407 'its owner', 'its controller', "the character's controller"."""

    of: What
    role: Role


@dataclass(frozen=True, slots=True)
class Actor:
    """'that player' after 'each player's turn', 'a player ...' or 'Choose a player.': who it was; or 'the other player'
    (`other`), who it wasn't."""

    other: bool = False


@dataclass(frozen=True, slots=True)
class They:
    """'they', 'their': whoever carries the instruction out (None), or the player that the sentence named before:
    'Put the top 2 cards of your opponent's deck into their discard pile.'"""

    to: Doer | None = None
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Winner:
    """413 'the winner' of the bidding."""


Doer: TypeAlias = Who | PlayerOf | Actor | They | Winner

# Qualities: what narrows a noun


@dataclass(frozen=True, slots=True)
class Is:
    """'attacking character', 'depleted character', 'covert party', 'face-down resource', 'staple resource', 'character
    in a battle', 'attached resource'."""

    state: State


@dataclass(frozen=True, slots=True)
class HasSubtype:
    """201.4b '"dragon" card', '"gear" item'."""

    subtype: str


@dataclass(frozen=True, slots=True)
class OfTrade:
    """'Gearsmith card'."""

    trade: Trade


@dataclass(frozen=True, slots=True)
class IsNot:
    """'non-resource card', 'non-tactic card'."""

    type: CardType


@dataclass(frozen=True, slots=True)
class HasStat:
    """'with 3 or more strength', 'with numeric cost 5 or less', 'with X or less strength'."""

    stat: Stat
    compare: Compare
    amount: Amount


@dataclass(frozen=True, slots=True)
class HasTokens:
    """'with a token', 'with 2 or more tokens', 'with no tokens' (exactly 0)."""

    compare: Compare = Compare.AT_LEAST
    amount: int = 1


@dataclass(frozen=True, slots=True)
class HasKeyword:
    """'with covert', 'with Flip Up'."""

    keyword: Keyword


@dataclass(frozen=True, slots=True)
class Most:
    """'with the highest numeric cost', 'with the lowest life' (of those that the rest of the noun names)."""

    stat: Stat
    lowest: bool = False


@dataclass(frozen=True, slots=True)
class Named:
    """'named "TigerKaiser"'."""

    name: str


@dataclass(frozen=True, slots=True)
class Providing:
    """311 'that provides [O]': at least these icons."""

    icons: tuple[Icon, ...]


@dataclass(frozen=True, slots=True)
class AttachedTo:
    """'attached to it', 'attached to your faction'."""

    what: What


@dataclass(frozen=True, slots=True)
class InPartyWith:
    """302.14 'in a party with this card': members of that card's party, the card itself too."""

    what: What


@dataclass(frozen=True, slots=True)
class SameType:
    """'that shares a type with it'. The six types are compared, never the trade."""

    with_: What


@dataclass(frozen=True, slots=True)
class Was:
    """'that was destroyed this turn', 'that received damage this turn', 'that attacked this turn', 'that entered play
    this turn'; with `by`: 'that received damage from this card this turn'."""

    verb: Verb
    by: What | None = None


@dataclass(frozen=True, slots=True)
class HasThatName:
    """'with that name': the card that was named."""


@dataclass(frozen=True, slots=True)
class ThatPicked:
    """'card or ability that picked a character': of what is being played or used."""

    noun: Noun


@dataclass(frozen=True, slots=True)
class CouldBePicked:
    """'that could have been picked': by what is being responded to."""


@dataclass(frozen=True, slots=True)
class Lacks:
    """'without covert', 'that is not in a battle', 'that is not attached', 'without Flip Up'."""

    quality: Is | HasKeyword | HasSubtype | Was | AttachedTo


Quality: TypeAlias = (
    Is
    | HasSubtype
    | OfTrade
    | IsNot
    | HasStat
    | HasTokens
    | HasKeyword
    | Most
    | Named
    | Providing
    | AttachedTo
    | InPartyWith
    | SameType
    | Was
    | HasThatName
    | ThatPicked
    | CouldBePicked
    | Lacks
)

# Nouns


@dataclass(frozen=True, slots=True)
class Noun:
    """'character', 'item you control', '"dragon" card', 'non-resource card', 'attacking character', 'card in your
    discard pile', 'character or faction' (`also`), 'other character'."""

    kind: Kind
    whose: Doer | None = None
    """In play who controls it ('you control'), elsewhere whose area it is in ('from your hand'); None: anybody's."""
    place: Place = Place.UNSAID
    other: bool = False
    """'other character', 'another character'."""
    qualities: tuple[Quality, ...] = ()
    also: tuple[Kind, ...] = ()
    """'character or item': the other kinds that it may be instead."""
    than: Antecedent | None = None
    """What an 'other' one is other than, once the text is bound."""
    at: Span = field(default=NOWHERE, compare=False, repr=False)


# What instructions take or point at


@dataclass(frozen=True, slots=True)
class Some:
    """'a character', '2 characters', '2 or fewer characters', 'any number of cards from your hand', 'X characters you
    control', 'another character' (`noun.other`), 'a card at random from their hand'."""

    noun: Noun
    least: Amount = 1
    most: Amount | None = 1
    """None: any number."""
    random: bool = False
    slot: int = 0
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class All:
    """Everything a noun names: 'all characters', 'each character', 'characters you control'; where there is one,
    'your faction', "your opponent's faction"; 'your hand', 'your discard pile' (`area`)."""

    noun: Noun
    wording: Wording = Wording.PLAIN
    area: bool = False
    slot: int = 0
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Top:
    """'the top card of your deck', 'the top 2 cards of your opponent's deck', 'the bottom card of your deck'."""

    whose: Doer
    amount: Amount = 1
    side: Side = Side.TOP
    slot: int = 0
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class This:
    """'this card', the card that the text stands on, in every position; 'this ability' (`kind`)."""

    kind: Kind = Kind.CARD
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Host:
    """301 'the character this card is attached to'; `before`: 'the character this card was attached to'."""

    kind: Kind = Kind.CHARACTER
    before: bool = False
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Target:
    """302.1 'the target of the attack'."""

    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Last:
    """'the last tactic played this turn'; with `whose`, 'the last tactic you played this turn'."""

    noun: Noun
    verb: Verb = Verb.PLAY
    whose: Who = Who.ANY
    slot: int = 0
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Back:
    """A back reference (402.5b): 'it', 'them', 'that card', 'the character', 'the second character', 'the other
    character', 'the chosen card', 'the card discarded this way', 'the rest', 'the card or ability'."""

    pointer: Pointer
    kind: Kind | None = None
    """None: a pronoun ('it', 'them')."""
    plural: bool = False
    also: tuple[Kind, ...] = ()
    """'the character or faction'."""
    other: bool = False
    """'the other character', 'the other revealed cards'."""
    ordinal: int = 0
    """'the first character', 'the second character'."""
    verb: Verb | None = None
    """With DONE and THIS_WAY: chosen, picked, discarded, revealed, ..."""
    each: bool = False
    """'each picked character', where the plain wording is 'the picked characters'."""
    to: Antecedent | None = None
    """What it points at, once the text is bound."""
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class OneOf:
    """'one of them', '2 or fewer of them', 'any number of them', 'a character in it' (`noun`), of a hand that was
    named."""

    back: Back
    least: Amount = 1
    most: Amount | None = 1
    noun: Noun | None = None
    slot: int = 0
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Together:
    """'this card and the character': several at once."""

    parts: tuple[What, ...]


What: TypeAlias = Some | All | Top | This | Host | Target | Last | Back | OneOf | Together


def is_plural(what: What) -> bool:
    """Whether the verb after it is in the plural: 'characters you control gain', 'each character gains'."""
    if isinstance(what, Some | OneOf):
        return what.most != 1
    if isinstance(what, All):
        return what.wording is not Wording.EACH and not is_single(what)
    if isinstance(what, Top):
        return what.amount != 1
    if isinstance(what, Together):
        return True
    return isinstance(what, Back) and what.plural


def is_single(what: All) -> bool:
    """Whether all that is meant is one thing: 'your faction', 'your hand', 'the attacking party'."""
    if what.area:
        return True
    return what.wording is Wording.PLAIN and (
        what.noun.kind is Kind.PARTY or (what.noun.kind is Kind.FACTION and what.noun.whose is not None)
    )
