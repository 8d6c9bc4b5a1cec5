"""Statements: what static text says, and what instructions can make true for a while."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from coven.games.spoils.text.tree.amounts import Amount
from coven.games.spoils.text.tree.nouns import All, Doer, Noun, Top, What
from coven.games.spoils.text.words.vocabulary import (
    CardType,
    Compare,
    Direction,
    Icon,
    Keyword,
    Stat,
    Verb,
    Who,
)

if TYPE_CHECKING:
    from coven.games.spoils.text.tree.effects import Paragraph


@dataclass(frozen=True, slots=True)
class Change:
    """One number of a `Bonus`: 'gains 2 strength', 'loses 1 life' (LOSE is Direction.REDUCE)."""

    stat: Stat
    direction: Direction
    amount: Amount


@dataclass(frozen=True, slots=True)
class Bonus:
    """201.7c, 410.3 'This card gains 1 strength and 1 life for each "dragon" card you control.', 'The attached
    character loses 1 speed.' What an item's corner shows and its words repeat is one Bonus."""

    on: What
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class TextOf:
    """'its rules text', as something that is gained."""

    of: What


@dataclass(frozen=True, slots=True)
class Gains:
    """208.1a, 508 'This card gains covert.', 'It gains the character type.', 'It gains "If this card leaves play,
    draw a card."' (`thing` a Paragraph), 'It gains the "dragon" subtype.' (str)."""

    on: What
    thing: Keyword | CardType | Paragraph | TextOf | str


@dataclass(frozen=True, slots=True)
class Loses:
    """402.6 'It loses covert.', 'The attached character loses its rules text.' (None), 'It loses the character
    type.'"""

    on: What
    thing: Keyword | CardType | None


@dataclass(frozen=True, slots=True)
class Cannot:
    """402.7 'Your opponent cannot pick this card.', 'Characters cannot be destroyed.' (`undergone`), 'This card cannot
    attack or block.', 'You cannot play tactics.', 'Your opponent cannot attack your faction.', 'This card cannot be
    blocked.', 'This card cannot be blocked by "dragon" characters.' (`by`), 'Players cannot draw cards.'"""

    subject: Who | What
    verbs: tuple[Verb, ...]
    object: What | None = None
    undergone: bool = False
    by: What | None = None
    but_costs: bool = False
    """'except by costs'."""


@dataclass(frozen=True, slots=True)
class Can:
    """402.7 'This card can block covert parties.', 'This card can attack the turn it enters play.' (`at_once`), 'You
    can use abilities of cards your opponent controls.'"""

    subject: Who | What
    verb: Verb
    object: What | None = None
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class Only:
    """'This card can attack only once each turn.', 'Each player can attack only once each turn.', 'This card can attack
    only alone.'"""

    subject: Who | What
    verb: Verb
    times: int | None = 1
    """A number of times each turn; None: only alone."""


@dataclass(frozen=True, slots=True)
class PartySize:
    """402.7 'Each attacking party cannot contain more than 1 character.', 505 'Each battle party must contain an even
    number of characters.' (`even`), 'Each blocking party must contain 3 or more characters.'"""

    party: Noun
    compare: Compare = Compare.AT_MOST
    amount: int = 1
    even: bool = False


@dataclass(frozen=True, slots=True)
class Must:
    """505, O57 'This card must attack if able.', 'This card must block if able.', 'This card must attack alone.'"""

    subject: Who | What
    verb: Verb
    object: What | None = None
    alone: bool = False


@dataclass(frozen=True, slots=True)
class MustPay:
    """505.1 'Your opponent must pay 2 for each attacking party they form.', 'You must pay 1 for each card you play.'"""

    who: Who
    amount: Amount
    verb: Verb
    noun: Noun


@dataclass(frozen=True, slots=True)
class MustTake:
    """505.2b 'Anything that could pick this card must pick it.', 'Anything that could assign battle damage to this card
    must assign it to this card.'"""

    verb: Verb
    what: What


@dataclass(frozen=True, slots=True)
class CostChange:
    """406.3, 406.5b, 410.5 'The numeric cost of your items is reduced by 1, to a minimum of 1.' (the noun's `whose`),
    'The numeric cost of items you play is reduced by 1.', 'The numeric cost of abilities you use is reduced by 1.',
    "The numeric cost of your faction's abilities is reduced by 1." Of cards while they are being played, of abilities
    while they are used."""

    noun: Noun
    direction: Direction
    amount: Amount
    minimum: int = 0
    of: All | None = None
    """Of abilities: those of your faction."""
    who: Who = Who.YOU
    """Whoever plays or uses them; EACH: 'players'; ANY: nobody is named."""


@dataclass(frozen=True, slots=True)
class Provides:
    """311 'This card provides [OO].', 'Provides [OO]' (`line`)."""

    what: What
    icons: tuple[Icon, ...]
    line: bool = False


@dataclass(frozen=True, slots=True)
class Revealed:
    """401.2a "Your opponent's hand is revealed.", 'The top card of your deck is revealed.'"""

    what: All | Top


@dataclass(frozen=True, slots=True)
class Controls:
    """407.3a 'You control the attached character.'"""

    who: Who
    what: What


@dataclass(frozen=True, slots=True)
class Exchanged:
    """407.3a 'Control of all other non-resource cards is exchanged.': each is controlled by the opponent of whoever
    would control it."""

    what: What


@dataclass(frozen=True, slots=True)
class AssignsPast:
    """608.1c 'While this card is attacking, it may assign its battle damage to the target of the attack instead of the
    blocking party.' Without `may` it has to."""

    what: What
    may: bool = False


@dataclass(frozen=True, slots=True)
class UseAs:
    """401.2a 'You may use abilities on cards your opponent controls as though you were your opponent.'"""

    who: Who
    cards: Noun


@dataclass(frozen=True, slots=True)
class PaysYourself:
    """'You pay the numeric costs of those abilities yourself.'"""


@dataclass(frozen=True, slots=True)
class MayUse:
    """ "Your opponent may use this card's HIRE ability.\""""

    who: Who
    ability: str


@dataclass(frozen=True, slots=True)
class NotRestored:
    """'This card is not restored by your Restore Rule.', "The character this card is attached to is not restored by its
    controller's Restore Rule." """

    what: What
    by: Doer


@dataclass(frozen=True, slots=True)
class CannotLose:
    """102.1 'You do not lose the game while your faction has 0 influence.'"""

    who: Who


Statement: TypeAlias = (
    Bonus
    | Gains
    | Loses
    | Cannot
    | Can
    | Only
    | PartySize
    | Must
    | MustPay
    | MustTake
    | CostChange
    | Provides
    | Revealed
    | Controls
    | Exchanged
    | AssignsPast
    | UseAs
    | PaysYourself
    | MayUse
    | NotRestored
    | CannotLose
)
