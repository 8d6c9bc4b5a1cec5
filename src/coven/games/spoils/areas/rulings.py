"""What stays the same throughout a game: its options, the cards there are, and the rules of each verb.

The rules act on a state, and a state knows the rules that it is played by; `S` stands for it here.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Generic, TypeVar

from coven.games.spoils.cards import Card

S = TypeVar("S")
"""The state."""


class AttachTargetLost(Enum):
    """O62 What becomes of an attaching card whose target is in play but no longer of the right type."""

    PILE = "pile"
    ENTER = "enter"


class Rulings(Generic[S]):
    """What stays the same throughout a game."""

    __slots__ = ("attach_target_lost", "bluff", "index", "setup_triggers")

    def __init__(
        self,
        index: Mapping[str, Card],
        *,
        bluff: bool = False,
        setup_triggers: bool = False,
        attach_target_lost: AttachTargetLost = AttachTargetLost.PILE,
    ) -> None:
        self.index = index
        """All cards that there are, by name."""
        self.bluff = bluff
        """Whether a seat is asked whenever what everybody sees allows that it could have an answer."""
        self.setup_triggers = setup_triggers
        """O49 Whether triggers happen before the first turn begins."""
        self.attach_target_lost = attach_target_lost
        """O62"""
