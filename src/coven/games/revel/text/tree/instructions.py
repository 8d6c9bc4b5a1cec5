"""What effects tell a player to do.

Once a text is bound, what is pointed at later has a number, its `slot`, and 0 means that nobody points at it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from coven.games.revel.text.tree.amounts import Amount, Measure
from coven.games.revel.text.tree.conditions import Condition
from coven.games.revel.text.tree.nouns import Doer, What
from coven.games.revel.text.tree.statements import Statement
from coven.games.revel.text.words.vocabulary import YOU, Until, Verb, When
from coven.language.binding import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class Draw:
    """'Draw 2 cards.', 'Your opponent draws 1 card for each ...': next draws (5.2.2)."""

    who: Doer
    amount: Amount
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Act:
    """A verb done to things: 'Discard your stance.', 'Stash 1 card from your hand.', 'Choose any 1 other spell.',
    'Its player draws it back.', 'Reveal it.', 'Play 1 stance card from your discards.', 'Put any 1 spell on top of
    your deck.', 'Shuffle all stance cards in your discards into your deck.', 'Put 1 spell card from your discards
    onto an empty side of yours.', 'Move this spell to an empty side of yours.' (PLACE of a spell).
    """

    who: Doer
    verb: Verb
    what: What
    until: Until = Until.ALWAYS
    """For REVEAL: how long."""
    times: Measure | None = None
    """'Discard 1 card for each of your stitched spells': how many times as many are picked."""
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Tally:
    """'Gain 2 Passion.', 'Lose 1 Stamina.', 'Spend all your Passion.', 'Spend 2 plays.', 'Gain 1 play.', 'Your
    opponent loses 1 Passion.'
    """

    who: Doer
    verb: Verb
    """GAIN, LOSE or SPEND."""
    amount: Amount
    thing: str
    """A resource's name, 'Stamina' or 'play'."""
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Counters:
    """'Add a +1 to this spell.', 'Remove 2 +1s from any 1 spell.', 'Move up to 2 +1s from this spell to another of
    your spells.' (MOVE, `to`), 'Add 1 mark counter to your Passion card.' (`mark`).
    """

    who: Doer
    verb: Verb
    """ADD, REMOVE or MOVE."""
    amount: Amount
    on: What
    to: What | None = None
    mark: str | None = None
    """The resource whose mark counters are meant; None for +1s."""
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Shuffle:
    """'Shuffle your deck.'"""

    who: Doer
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Pass:
    """'Pass the turn.', 'Your opponent passes the turn.'"""

    who: Doer
    slot: int = 0


@dataclass(frozen=True, slots=True)
class CheckOverpower:
    """'Check for overpower for this spell.'"""

    what: What
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Swap:
    """'Swap this spell with another of your spells.': two spells change places."""

    who: Doer
    one: What
    other: What
    slot: int = 0


@dataclass(frozen=True, slots=True)
class NameCard:
    """'Name a card.'"""

    who: Doer
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Later:
    """'At the end of this turn, discard this spell.': what is put off is a consequence of that moment."""

    when: When
    body: Instruction


@dataclass(frozen=True, slots=True)
class Once:
    """'... Do this only once each turn.'"""

    body: Instruction


@dataclass(frozen=True, slots=True)
class Stop:
    """'Stop it.', 'stop the overpower', 'prevent the discard': the event interrupted does not happen (4.9.11).

    `verb` names what is stopped; None is 'stop it'."""

    verb: Verb | None = None
    slot: int = 0
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Instead:
    """'Draw 1 card instead.': takes the place of the event interrupted."""

    body: Instruction
    slot: int = 0
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Lasting:
    """A statement made true for a while: 'This spell has +2 Power until the turn ends.', "Your opponent can't
    overpower this turn."
    """

    statement: Statement
    until: Until = Until.TURN_ENDS
    more: tuple[Statement, ...] = ()
    """What else is said at once of the same: 'This spell has +1 Power and +1 Resistance until the turn ends.'"""
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Sequence:
    """Sentences, one after the other."""

    steps: tuple[Instruction, ...]
    named: tuple[tuple[int, ...], ...] = ()
    """For each step, the numbers of what it names or does that is pointed at; empty if nothing is."""
    points: tuple[tuple[int, ...], ...] = ()
    """For each step, the numbers of what it points at; empty if nothing is pointed at."""


@dataclass(frozen=True, slots=True)
class Both:
    """In one sentence: 'gain 1 Passion and draw 1 card', 'a, b and c'."""

    steps: tuple[Instruction, ...]
    named: tuple[tuple[int, ...], ...] = ()
    points: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class May:
    """'You may draw 1 card.', 'Your opponent may discard 1 card from their hand.'"""

    who: Doer
    body: Instruction
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Either:
    """A choice among instructions: 'Draw 1 card, or gain 1 Passion.', 'Choose 1: a; b; or c.' (`listed`)."""

    who: Doer
    options: tuple[Instruction, ...]
    listed: bool = False
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Pay:
    """An inline cost: 'Discard 1 card to draw 1 card.' It may be declined (0.3.4)."""

    cost: Instruction
    body: Instruction
    slot: int = 0


@dataclass(frozen=True, slots=True)
class If:
    """'If you control 5 spells, draw 1 card.', 'Gain 1 Passion if you played a strike spell this turn.' (`after`),
    '... Otherwise, ...'. 'If one thing and another' is an If within the other, see `joining`.
    """

    condition: Condition
    then: Instruction
    otherwise: Instruction | None = None
    after: bool = False
    """The condition stands behind the instruction."""


Instruction: TypeAlias = (
    Draw
    | Act
    | Tally
    | Counters
    | Shuffle
    | Pass
    | CheckOverpower
    | Swap
    | NameCard
    | Later
    | Once
    | Stop
    | Instead
    | Lasting
    | Sequence
    | Both
    | May
    | Either
    | Pay
    | If
)


def instruction_slot(instruction: Instruction) -> int:
    """The number of an instruction that later words point at; 0 if none does, or none could."""
    if isinstance(instruction, (Sequence, Both, If, Later, Once)):
        return 0
    return instruction.slot


def told_to(cost: Instruction) -> Doer:
    """Whom the instructions of a cost speak to."""
    while isinstance(cost, (Sequence, Both)):
        cost = cost.steps[0]
    return cost.who if isinstance(cost, (Act, Counters, Draw, Either, Tally)) else YOU
