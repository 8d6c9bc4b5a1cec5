"""What stays the same throughout a game: its options, the cards there are, and the rules of each instruction.

The rules act on a state, and a state knows the rules that it is played by; `S` stands for it here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from coven.games.spoils.cards import Card
from coven.games.spoils.effects.records.actions import Order
from coven.kernel import Flow, Reason, Seat

if TYPE_CHECKING:
    from coven.games.spoils.effects.records import Resolving

S = TypeVar("S")
"""The state."""


class InstructionRules(Generic[S]):
    """What the rules say about one kind of instruction."""

    __slots__ = ("do", "why_impossible")

    def __init__(
        self,
        why_impossible: Callable[[S, Resolving, Any], Reason | None],
        do: Callable[[S, Resolving, Any], Flow[bool]],
    ) -> None:
        self.why_impossible = why_impossible
        """Why it can't be completed now, as far as its player can know, or None (401.2)."""
        self.do = do
        """Carries it out, as far as it can be (402.5). Gives whether it was completed, which a cost has to be."""


class AttachTargetLost(Enum):
    """O62 What becomes of an attaching card whose target is in play but no longer of the right type."""

    PILE = "pile"
    ENTER = "enter"


class Rulings(Generic[S]):
    """What stays the same throughout a game."""

    __slots__ = ("attach_target_lost", "bluff", "index", "instructions", "setup_triggers", "take", "usual")

    def __init__(
        self,
        index: Mapping[str, Card],
        instructions: Mapping[type[Any], InstructionRules[S]],
        take: Callable[[S, Seat, Callable[[], Flow[Any]]], Flow[Any]],
        *,
        bluff: bool = False,
        setup_triggers: bool = False,
        attach_target_lost: AttachTargetLost = AttachTargetLost.PILE,
        usual: Order = Order.ASK,
    ) -> None:
        self.index = index
        """All cards that there are, by name."""
        self.instructions = instructions
        """Everything that instructions can say, by the type of their node: the table of `actions.verbs`."""
        self.take = take
        """602.2, 606.2 Asks a player what to do and has it done: responses are actions, and can be responded to
        (606.2a)."""
        self.bluff = bluff
        """Whether a seat is asked whenever what everybody sees allows that it could have an answer."""
        self.setup_triggers = setup_triggers
        """O49 Whether triggers happen before the first turn begins."""
        self.attach_target_lost = attach_target_lost
        """O62"""
        self.usual = usual
        """606.1 What players want to be asked to respond to who have left no order."""
