"""Whole effects, of the kinds that 4.2 tells apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from coven.games.revel.text.tree.events import Event
from coven.games.revel.text.tree.instructions import Instruction
from coven.games.revel.text.tree.nouns import Noun, This
from coven.games.revel.text.tree.statements import Copies, Statement
from coven.games.revel.text.words.vocabulary import Shorthand, Verb


@dataclass(frozen=True, slots=True)
class CostEffect:
    """'To Play: Spend 1 Passion.', 'To Draw Cards: ...', 'To Overpower: ...', 'To Play A Strike Spell: ...' (4.3).

    `what` is This(CARD) for 'To Play:'; None is any object. A cost effect on something else than its own card
    applies to whoever does it.
    """

    verb: Verb
    what: Noun | This | None
    cost: Instruction


@dataclass(frozen=True, slots=True)
class Power:
    """ "This Spell's Power Is: ...", 'Her Power Is: ...' (4.7). `label` is what stands before 'Power Is'."""

    label: str
    body: Instruction


@dataclass(frozen=True, slots=True)
class Consequence:
    """'[Condition]: [Instructions]' (4.6)."""

    event: Event | Shorthand
    body: Instruction


@dataclass(frozen=True, slots=True)
class Interruption:
    """'When Your Opponent Tries To Overpower: ...' (4.9)."""

    event: Event
    body: Instruction
    from_hand: bool = False
    """Its instructions begin with 'If this card is in your hand, ...': it works from the hand, by revealing the
    card.
    """


@dataclass(frozen=True, slots=True)
class Ongoing:
    """Statements that are true while their element is on the field (4.4)."""

    statement: Statement
    more: tuple[Statement, ...] = ()
    """What is stated besides, at once or in further sentences of the same paragraph."""


@dataclass(frozen=True, slots=True)
class Limit:
    """An ongoing effect with 'Only' (4.5)."""

    statement: Copies


Effect: TypeAlias = CostEffect | Power | Consequence | Interruption | Ongoing | Limit
