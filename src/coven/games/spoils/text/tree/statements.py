"""Statements: what static text says, and what instructions can make true for a while."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from coven.games.spoils.text.tree.amounts import Amount
from coven.games.spoils.text.tree.conditions import Condition
from coven.games.spoils.text.tree.nouns import All, Noun, This, Top, What
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
class Gains:
    """208.1a, 508 'This card gains covert.', 'It gains the character type.', 'It gains "If this card leaves play,
    draw a card."' (`thing` a Paragraph), 'It gains the "dragon" subtype.' (str)."""

    on: What
    thing: Keyword | CardType | Paragraph | str


@dataclass(frozen=True, slots=True)
class Loses:
    """402.6 'It loses covert.', 'The attached character loses its rules text.' (None), 'It loses the character
    type.'"""

    on: What
    thing: Keyword | CardType | None


@dataclass(frozen=True, slots=True)
class Becomes:
    """'This card becomes a character with 3 strength, 3 life and 3 speed.': it gains the type and has these stats
    (208.1, O09)."""

    on: What
    type: CardType
    stats: tuple[tuple[Stat, int], ...]


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
    """'Attacking parties can have only 1 member.', 'Each battle party must have an even number of members.' (`even`),
    'This card can be blocked only by parties of 3 or more members.' (`on` the card that is blocked)."""

    party: Noun
    compare: Compare = Compare.AT_MOST
    amount: int = 1
    even: bool = False
    on: What | None = None


@dataclass(frozen=True, slots=True)
class Must:
    """505, O57 'This card must attack each turn.', 'This card must block.' , 'The attached character must attack
    alone.'"""

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
    """406.3, 410.5 'The numeric cost of your items is reduced by 1, to a minimum of 1.', "The numeric cost of your
    faction's abilities is reduced by 1."  Of cards while they are being played, of abilities while they are used."""

    noun: Noun
    direction: Direction
    amount: Amount
    minimum: int = 0
    of: All | This | None = None
    """Of abilities: those of these cards."""


@dataclass(frozen=True, slots=True)
class Provides:
    """311 'This card provides [O][O].', 'Provides: [O][O]' (`line`)."""

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
class NotRestored:
    """'Your Restore Rule does not restore this card.', "Its controller's Restore Rule does not restore the attached
    character." It is the rule of whoever controls what isn't restored."""

    what: What


@dataclass(frozen=True, slots=True)
class CannotLose:
    """102.1 'You do not lose the game while your faction has 0 influence.'"""

    who: Who


@dataclass(frozen=True, slots=True)
class WhileStated:
    """'... gains 2 strength while it is attacking.': a statement with a condition of its own."""

    condition: Condition
    statement: Statement


Statement: TypeAlias = (
    Bonus
    | Gains
    | Loses
    | Becomes
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
    | NotRestored
    | CannotLose
    | WhileStated
)
