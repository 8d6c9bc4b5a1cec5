"""602.2, 606.2 What a player can choose to do: play a card, use an ability, attack, end the turn; and how it is
worded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from coven.games.spoils.areas.in_play import Copy
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.records import Order
from coven.games.spoils.seen.words import called
from coven.games.spoils.text.tree import Ability
from coven.kernel import Seat, seat_name


class Play(NamedTuple):
    """603 Play this card from where it is."""

    copy: Copy


class PlayFlipped(NamedTuple):
    """507.4 Play a face-down resource, by its number in play, using Flip Up."""

    id: int


class Use(NamedTuple):
    """605 Use an ability of a card, which is in play with this number, or elsewhere (0)."""

    id: int
    copy: Copy
    place: int
    ability: Ability


class Attack(NamedTuple):
    """607 Attack a faction or location, by its number in play."""

    target: int


Choice: TypeAlias = Play | PlayFlipped | Use | Attack | Order | str

END_TURN: Final = "end the turn"
LET: Final = "let it happen"
GO_ON: Final = "go on"
ASK_AGAIN: Final = "ask me again"


class Doing:
    """Puts what a seat may do into words, no two of which are alike."""

    __slots__ = ("offered", "s", "seat")

    def __init__(self, s: SpoilsState, seat: Seat, offered: Sequence[Choice]) -> None:
        self.s = s
        self.seat = seat
        self.offered = offered
        """All that is offered: what has to be told apart."""

    def __call__(self, choice: Choice) -> str:
        if isinstance(choice, str):
            return choice
        if choice is Order.ASK:
            return ASK_AGAIN
        if isinstance(choice, Order):
            return f"let everything happen {choice.value}"
        if isinstance(choice, Play):
            return f"play {choice.copy}"
        if isinstance(choice, PlayFlipped):
            others = [one.id for one in self.offered if isinstance(one, PlayFlipped)]
            return f"flip up {self._own(choice.id, others).removeprefix('face-down ')}"
        if isinstance(choice, Use):
            others = [one.id for one in self.offered if isinstance(one, Use) and one.place == choice.place]
            of = choice.copy.card.name if choice.id == 0 else self._own(choice.id, others)
            where = " from the discard pile" if choice.id == 0 else ""
            return f"use {choice.ability.name} of {of}{where}"
        x = self.s.in_play[choice.target]
        if x.card.is_faction:
            return f"attack {seat_name(x.controller)}'s faction"
        return f"attack {called(self.s, self.seat, x)}"

    def _own(self, id: int, others: Sequence[int]) -> str:
        """A card in play as its controller calls it when it acts: without saying whose it is."""
        x = self.s.in_play[id]
        name = called(self.s, self.seat, x, others)
        return name.partition("'s ")[2] if x.controller == self.seat else name
