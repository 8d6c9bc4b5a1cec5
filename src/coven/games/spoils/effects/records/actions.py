"""What players do and what is carried out: cards being played, abilities being used, effects."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from coven.games.spoils.areas.in_play import Copy
from coven.games.spoils.effects.memory import Memory
from coven.games.spoils.effects.records.happenings import Happening
from coven.games.spoils.text.tree import Instruction
from coven.kernel import Reason, Seat


class What(Enum):
    """606.1 What can be responded to."""

    CARD = "card"
    """A card being played."""
    ABILITY = "ability"
    END = "end of the turn"

    __hash__ = object.__hash__


class Used(Enum):
    """Whose an ability is to the player who uses it."""

    OWN = "own"
    LENT = "lent"
    """It is on a card that the other player controls and that lets this one use it: 'you' is whoever uses it."""
    IN_STEAD = "in stead"
    """401.2a It is the other player's, and is used as though one were that player: 'you' is that player, and whoever
    uses it decides."""

    __hash__ = object.__hash__


class Action:
    """A card being played (603), an ability being used (605), or the end of a turn that has been announced (609).

    It is never changed but replaced, until it has resolved.
    """

    __slots__ = (
        "ability",
        "controller",
        "copy",
        "duplicate",
        "flipped",
        "id",
        "kept",
        "numeric_cost",
        "place",
        "resolving",
        "seat",
        "source",
        "used",
        "what",
    )

    def __init__(
        self,
        id: int,
        what: What,
        seat: Seat,
        copy: Copy,
        kept: Memory,
        *,
        source: int = 0,
        place: int = 0,
        ability: Any = None,
        duplicate: bool = False,
        flipped: int = 0,
        used: Used = Used.OWN,
    ) -> None:
        self.id = id
        """From the numbers of cards in play, so that it can be referred to; it is never used again."""
        self.what = what
        self.seat = seat
        """Who plays or uses it."""
        self.controller = seat
        """Under whose control a card is to enter play: its player's, unless an effect says otherwise."""
        self.copy = copy
        """The card being played, or that has the ability; of an ended turn, the faction."""
        self.source = source
        """Of an ability: its card by its number in play; 0 if it is elsewhere."""
        self.place = place
        """Of an ability: its place on its card."""
        self.ability = ability
        """502.4 Of an ability: its words as they are when it is used."""
        self.kept = kept
        """What its costs have picked and chosen, and what its effect goes by."""
        self.duplicate = duplicate
        """307.1 Whether it is a copy that is no card."""
        self.used = used
        """Of an ability: whose it is to whoever uses it."""
        self.flipped = flipped
        """507.4, O32 The number in play of the face-down card it was, if it is played using Flip Up; else 0."""
        self.numeric_cost: int | None = None
        """406.3#4 Its numeric cost while it is being played; None for an ability that has none (406.4)."""
        self.resolving = False
        """O51 Whether its resolution has begun: nothing can terminate it any more."""

    def changed(
        self,
        *,
        id: int | None = None,
        numeric_cost: int | None = None,
        resolving: bool | None = None,
        controller: Seat | None = None,
    ) -> Action:
        """The same action, further on."""
        twin = Action(
            self.id if id is None else id,
            self.what,
            self.seat,
            self.copy,
            self.kept,
            source=self.source,
            place=self.place,
            ability=self.ability,
            duplicate=self.duplicate,
            used=self.used,
            flipped=self.flipped,
        )
        twin.controller = self.controller if controller is None else controller
        twin.numeric_cost = self.numeric_cost if numeric_cost is None else numeric_cost
        twin.resolving = self.resolving if resolving is None else resolving
        return twin


class Resolving:
    """An effect being carried out, or the costs of one being satisfied."""

    __slots__ = (
        "acting",
        "action",
        "copy",
        "costs",
        "each",
        "following",
        "in_turn",
        "kept",
        "occasion",
        "place",
        "replacing",
        "source",
        "terminated",
        "to_pay",
        "unsure",
        "weighing",
        "why_not_x",
        "you",
    )

    def __init__(
        self,
        you: Seat,
        copy: Copy,
        source: int,
        place: int = 0,
        *,
        occasion: Happening | None = None,
        action: Action | None = None,
        kept: Memory | None = None,
        costs: bool = False,
    ) -> None:
        self.you = you
        """407.2 The card's controller as its words are read."""
        self.copy = copy
        """The card whose text it is."""
        self.source = source
        """The same by its number in play, even if it has left; 0 if it was not in play."""
        self.place = place
        """The place of the paragraph on its card."""
        self.occasion = occasion
        """What set it off."""
        self.action = action
        """The card being played or the ability being used that it belongs to."""
        self.kept = kept
        """What its words have named and done so far."""
        self.costs = costs
        """Whether costs are being satisfied: 401.3, 503.3, 506.2."""
        self.to_pay: int | None = None
        """406.3 While costs are being satisfied: what their pay instructions have added up to; None if there was none
        (406.4)."""
        self.terminated = False
        """314.2 Whether the effect has been terminated: none of its further instructions are followed."""
        self.unsure = False
        """While it is weighed: whether an earlier step would bring cards to the hand that nobody knows yet."""
        self.why_not_x: Callable[[int], Reason | None] | None = None
        """While costs are being satisfied: why X can't be so much, as far as its player can know; None: nobody asks."""
        self.weighing = False
        """O05 While it is worked out whether costs could be met: what earlier ones will pick isn't there yet."""
        self.acting = 0
        """The number of the instruction under way."""
        self.each: Seat | None = None
        """While something that a player does is done: that player."""
        self.in_turn = False
        """Whether that is one of several, each of whom does it in turn."""
        self.following: Instruction | None = None
        """What the words say next: where a card goes that is terminated (314.1), whether what is found is revealed."""
        self.replacing: Happening | None = None
        """506 What it takes the place of."""

    def memory(self) -> Memory:
        """Where what is pointed at later is kept."""
        if self.kept is None:
            self.kept = Memory()
        return self.kept


def stands_for(r: Resolving, seat: Seat) -> Seat:
    """401.2a Who decides for a player what a text has that player do, and by whose knowledge."""
    return r.action.seat if r.action is not None and r.action.used is Used.IN_STEAD else seat


class Order(Enum):
    """What a player wants to be asked to respond to; everything else is let happen."""

    ASK = "ask me whenever I can respond"
    MATTERS = "ask me when it matters"
    """Not where everything that could be done could as well be done later."""
    WINDOWS = "ask me in every window"
    """Full control: whether there is something to respond with or not."""
    MY_TURN = "let everything happen until my turn"
    MY_CARDS = "let everything happen until something of mine is picked"
    ATTACK = "ask me only at attacks"
    TACTIC = "ask me only at tactics"
    TURN_END = "ask me only at the end of a turn"

    __hash__ = object.__hash__
