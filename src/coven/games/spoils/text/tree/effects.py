"""The paragraphs of rules text, of the kinds that section 5 tells apart (O46), and whole cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from coven.games.spoils.text.tree.amounts import Amount
from coven.games.spoils.text.tree.conditions import Condition
from coven.games.spoils.text.tree.events import Event
from coven.games.spoils.text.tree.instructions import Instruction
from coven.games.spoils.text.tree.nouns import Noun, Some
from coven.games.spoils.text.tree.statements import Statement
from coven.games.spoils.text.words.vocabulary import Cue, Direction, Icon, Who

# Keyword lines (507)


@dataclass(frozen=True, slots=True)
class Covert:
    """507.3 'Covert'."""


@dataclass(frozen=True, slots=True)
class Unique:
    """507.5 'Unique Pluck'."""

    identifier: str


@dataclass(frozen=True, slots=True)
class AttachTo:
    """507.2 'Attach to Character', 'Attach to Character you control'."""

    noun: Noun


@dataclass(frozen=True, slots=True)
class FlipUp:
    """507.4, 406.7 'Flip Up 1 [OO]', 'Flip Up 0 [D] and discard a card'."""

    cost: int
    icons: tuple[Icon, ...]
    extra: Instruction | None = None


@dataclass(frozen=True, slots=True)
class Tactical:
    """'You may play this card whenever you could play a tactic.' (204.1, 507.4d), or in one word 'Tactical' (`line`).
    Active while the card is where it can be played from."""

    line: bool = False


@dataclass(frozen=True, slots=True)
class NoResponse:
    """606 'Your opponent cannot respond to this card.'"""


@dataclass(frozen=True, slots=True)
class Enters:
    """How this card enters play: 'This card enters play with 2 tokens.', '... depleted.', "... under your opponent's
    control."."""

    tokens: int = 0
    depleted: bool = False
    under: Who = Who.YOU
    flipped_up: bool = False
    """'If this card was played using Flip Up, it enters play with 1 token.'"""


# Text that waits, or is always on


@dataclass(frozen=True, slots=True)
class Trigger:
    """503 'If this card enters play, draw a card.', 'When ..., ...', 'At the start of your turn, ...'"""

    cue: Cue
    event: Event
    body: Instruction


@dataclass(frozen=True, slots=True)
class Replacement:
    """506 'If this card is destroyed, put it into its owner's hand instead.'; `next`: 'The next time this card is
    destroyed this turn, deplete it instead.' (506.3)."""

    event: Event
    body: Instruction
    next: bool = False


@dataclass(frozen=True, slots=True)
class Adjustment:
    """O14, 408.2 'If damage is inflicted to a faction, reduce the amount by 1.', '..., reduce the amount to 0.' (`to`),
    'If you draw any number of cards, increase the number by 1.', 'If your faction loses influence, reduce the amount by
    1.'"""

    event: Event
    direction: Direction
    amount: Amount
    to: bool = False
    minimum: int = 0


@dataclass(frozen=True, slots=True)
class Static:
    """Always-on text: statements, of one or several sentences."""

    statements: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class While:
    """504.1 'While your opponent controls a character, this card gains 1 strength and 1 life.', 'While this card is in
    your discard pile, if a card that provides [O] enters play under your control, ...'"""

    condition: Condition
    text: Paragraph


@dataclass(frozen=True, slots=True)
class Threshold:
    """201.5d, 405.4 '[RRR]: This card gains 3 life.'"""

    icons: tuple[Icon, ...]
    text: Paragraph


# Cost and effect


@dataclass(frozen=True, slots=True)
class Played:
    """401.1a The cost and effect of a card itself: 'Cost: Pick a character. Effect: Destroy it.' A tactic may have an
    effect without a cost, and any other card a cost without an effect."""

    cost: Instruction | None
    effect: Instruction | None


@dataclass(frozen=True, slots=True)
class Ability:
    """502 'ENERGIZE [O]', 'Cost: Pay 2.', 'Effect: Put a token on this card.': three lines."""

    name: str
    icons: tuple[Icon, ...]
    cost: Instruction | None
    effect: Instruction


@dataclass(frozen=True, slots=True)
class Options:
    """307.2 "Choose one of the following as this card's rules text:" and the paragraphs 'OPTION 1', 'OPTION 2', each
    with its cost and effect."""

    who: Who
    options: tuple[Played, ...]


@dataclass(frozen=True, slots=True)
class Menu:
    """'2 tokens: This card gains covert.': active while this card has at least so many tokens."""

    tokens: int
    text: Paragraph


# Sections of a faction (202.5 to 202.8)


@dataclass(frozen=True, slots=True)
class StartingResources:
    """202.5, 601.1b 'Starting Resources: 2 staple resources.', 'Starting Resources: 1 Greed and 1 staple resource.'"""

    resources: tuple[Some, ...]


@dataclass(frozen=True, slots=True)
class StartingDraw:
    """202.6, 601.1e 'Starting Draw: 8 cards if you go first, 9 cards if you go second.'"""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class RestoreRule:
    """202.7 'Restore Rule: At the start of your turn, ...' (O25)."""

    text: Paragraph


@dataclass(frozen=True, slots=True)
class DevelopRule:
    """202.8 'Develop Rule: At the start of your turn, draw a card or play a resource.' (O25)."""

    text: Paragraph


Paragraph: TypeAlias = (
    Covert
    | Unique
    | AttachTo
    | FlipUp
    | Tactical
    | NoResponse
    | Enters
    | Trigger
    | Replacement
    | Adjustment
    | Static
    | While
    | Threshold
    | Played
    | Ability
    | Options
    | Menu
    | StartingResources
    | StartingDraw
    | RestoreRule
    | DevelopRule
)


@dataclass(frozen=True, slots=True)
class CardText:
    """All that a card says, in the order of its paragraphs."""

    paragraphs: tuple[Paragraph, ...] = ()
