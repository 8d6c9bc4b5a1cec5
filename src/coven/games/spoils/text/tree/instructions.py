"""What cards tell players to do: in costs and in effects alike (401, 402).

Once a text is bound, what is pointed at later has a number, its `slot`, and 0 means that nobody points at it. Numbers
are counted through a whole paragraph, a cost and its effect together.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from coven.games.spoils.text.tree.amounts import Amount, Measure
from coven.games.spoils.text.tree.conditions import Condition
from coven.games.spoils.text.tree.moving import (
    Act,
    Attach,
    Create,
    Draw,
    PlayCard,
    PlayResource,
    Put,
    RevealUntil,
    Search,
    Shuffle,
)
from coven.games.spoils.text.tree.nouns import Doer, Done, Noun, What
from coven.games.spoils.text.tree.statements import Statement
from coven.games.spoils.text.words.vocabulary import Direction, Until, Verb, When, Who
from coven.language.binding import NOWHERE, Span

if TYPE_CHECKING:
    from coven.games.spoils.text.tree.effects import Adjustment, Replacement, While

# Numbers


@dataclass(frozen=True, slots=True)
class Damage:
    """408 'Inflict 3 damage to it.', 'Inflict damage equal to its strength to the character.', 'Inflict 2 damage
    divided however you want among the picked characters.' (`divider`). The source is the card with the text (408.7)."""

    who: Doer
    amount: Amount
    to: What
    divider: Who | None = None
    """Who divides it; None: each takes it all."""
    slot: int = 0


@dataclass(frozen=True, slots=True)
class RemoveDamage:
    """207.6 'Remove 2 damage from it.', 'Remove all damage from this card.'"""

    amount: Amount
    from_: What
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Influence:
    """408.3b 'Your faction gains 4 influence.', "Your opponent's faction loses 2 influence.", 'Each faction loses 2
    influence.'"""

    faction: What
    verb: Verb
    """GAIN or LOSE."""
    amount: Amount
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Tokens:
    """409 'Put a token on this card.', 'Remove 2 tokens from this card.', 'Remove all tokens from this card.'"""

    who: Doer
    verb: Verb
    """PUT or REMOVE."""
    amount: Amount
    on: What
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Pay:
    """309 'Pay 3.', 'Pay X+X.', 'You may pay 2.', 'Pay its numeric cost.'"""

    who: Doer
    amount: Amount
    slot: int = 0


@dataclass(frozen=True, slots=True)
class ChooseNumber:
    """410.2 'Choose a number for X.', 'Choose a number for X from 0 to 6.'"""

    who: Doer
    least: int = 0
    most: int | None = None
    slot: int = 0
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Let:
    """'X is its strength.', 'X is the number of characters your opponent controls.', 'X is twice its strength.'"""

    measure: Measure | int
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ReduceNext:
    """406.5b 'Reduce the next numeric cost you pay this turn by 2.'; with a noun, 'Reduce the numeric cost of the next
    card you play this turn by 4.'"""

    who: Doer
    direction: Direction
    amount: Amount
    noun: Noun | None = None
    minimum: int = 0
    slot: int = 0


# Chance, names, bidding


@dataclass(frozen=True, slots=True)
class FlipCoin:
    """'Flip a coin.', 'Flip the coin again.' (`again`: the result of the event is forgotten)."""

    who: Doer
    again: bool = False
    slot: int = 0


@dataclass(frozen=True, slots=True)
class NameCard:
    """'Name a card.', 'Name a non-resource card.'"""

    who: Doer
    noun: Noun
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Bid:
    """413 'Each player may bid.': both do, as the rule says."""

    who: Doer
    slot: int = 0


@dataclass(frozen=True, slots=True)
class ChoosePlayer:
    """'Choose a player.': 'that player' from then on."""

    who: Doer
    slot: int = 0


@dataclass(frozen=True, slots=True)
class ChooseIcon:
    """'Choose a resource icon.': 'the chosen icon' from then on."""

    who: Doer
    slot: int = 0


@dataclass(frozen=True, slots=True)
class ReduceThreshold:
    """'Reduce the number of the chosen icon in the threshold of the next card you play this turn by 1.'"""

    who: Doer
    amount: Amount
    noun: Noun
    to: Done | None = None
    slot: int = 0
    at: Span = field(default=NOWHERE, compare=False, repr=False)


# Battle and control


@dataclass(frozen=True, slots=True)
class TakeControl:
    """407.3 'Take control of it.', 'Take control of it this turn.', 'Your opponent takes control of this card.'"""

    who: Doer
    what: What
    until: Until = Until.ALWAYS
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Join:
    """407.6, 607.1c 'Add it to the attacking party.', 'Add it to the blocking party.', 'Add it to your battle
    party.'"""

    what: What
    party: Noun
    slot: int = 0


@dataclass(frozen=True, slots=True)
class LeaveBattle:
    """302.15 'Remove it from battle.'"""

    what: What
    slot: int = 0


@dataclass(frozen=True, slots=True)
class EntersUnder:
    """'The character enters play under your control.': said of a card that is being played."""

    what: What
    who: Who
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Brawl:
    """'This card and the character each inflict damage equal to their strength to the other.': at the same time."""

    one: What
    other: What
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Repick:
    """'The card or ability picks the chosen character instead.': in place of the character that it picked."""

    what: What
    to: What
    slot: int = 0


@dataclass(frozen=True, slots=True)
class AttackNow:
    """607 'Attack.', 'You may attack.': one attack, whoever's turn it is."""

    who: Doer
    slot: int = 0


# What lasts


@dataclass(frozen=True, slots=True)
class Lasting:
    """Statements made true for a while: 'It gains 2 strength this turn.', 'It gains covert this turn.', 'It cannot
    block this turn.'; without a duration until the card enters another area (508.1, O54)."""

    statements: tuple[Statement, ...]
    until: Until = Until.ALWAYS
    slot: int = 0


@dataclass(frozen=True, slots=True)
class LastingText:
    """Text that is active for a while: "If a card is put into a hand this turn, put it into its owner's discard pile
    instead.", 'If damage is inflicted this turn, reduce the amount to 0.', 'While this card is attacking alone this
    turn, each blocking party must contain 3 or more characters.'; 506.3 'The next time this card is destroyed this
    turn, deplete it instead.' (`text.next`)."""

    text: Replacement | Adjustment | While
    until: Until = Until.THIS_TURN
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Redirect:
    """506.3 'The next 1 damage inflicted to your faction this turn is inflicted to the location instead.'"""

    amount: int
    from_: What
    to: What
    until: Until = Until.THIS_TURN
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Later:
    """'At the end of this turn, destroy it.'"""

    when: When
    body: Instruction
    slot: int = 0


# Costs


@dataclass(frozen=True, slots=True)
class Restriction:
    """401.3a A cost that is a condition: 'Use this only during your turn.' (an ability), 'Play this only while you are
    attacking.' (a card)."""

    verb: Verb
    condition: Condition
    while_: bool = False
    """'only while ...', where the plain wording is 'only if ...'."""


# How instructions hang together


@dataclass(frozen=True, slots=True)
class Sequence:
    """Sentences, one after the other."""

    steps: tuple[Instruction, ...]


@dataclass(frozen=True, slots=True)
class Both:
    """In one sentence: 'draw a card and put a token on this card'."""

    steps: tuple[Instruction, ...]


@dataclass(frozen=True, slots=True)
class May:
    """'You may draw a card.', 'Your opponent may destroy it.'"""

    who: Doer
    body: Instruction
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Either:
    """A choice among instructions: 'Draw a card or play a resource.'; with `listed` 'That player chooses one: ...;
    or ...'"""

    who: Doer
    options: tuple[Instruction, ...]
    listed: bool = False
    slot: int = 0


@dataclass(frozen=True, slots=True)
class If:
    """O46 A check at that moment: 'If you do, draw a card.', 'If it is a character, ... Otherwise, ...', "If you don't,
    destroy this card."; 'Destroy it if it has 2 or less life.' (`after`)."""

    condition: Condition
    then: Instruction
    otherwise: Instruction | None = None
    after: bool = False


Instruction: TypeAlias = (
    Act
    | Draw
    | Put
    | Attach
    | Search
    | Shuffle
    | PlayCard
    | PlayResource
    | Create
    | RevealUntil
    | Damage
    | RemoveDamage
    | Influence
    | Tokens
    | Pay
    | ChooseNumber
    | Let
    | ReduceNext
    | FlipCoin
    | NameCard
    | Bid
    | ChoosePlayer
    | ChooseIcon
    | ReduceThreshold
    | TakeControl
    | Join
    | LeaveBattle
    | EntersUnder
    | Brawl
    | Repick
    | AttackNow
    | Lasting
    | LastingText
    | Redirect
    | Later
    | Restriction
    | Sequence
    | Both
    | May
    | Either
    | If
)
