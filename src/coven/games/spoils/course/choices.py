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
from coven.kernel import NEEDLESS, Seat, seat_name


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


class Repeat(NamedTuple):
    """414.2 Repeat the last so many abilities used."""

    size: int


Choice: TypeAlias = Play | PlayFlipped | Use | Attack | Repeat | Order | str

END_TURN: Final = "end the turn"
END_WITH_ORDER: Final = "end the turn and leave an order"
LET: Final = "let it happen"
LET_REPEAT: Final = "let it be repeated"
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
        if isinstance(choice, Order):
            return ASK_AGAIN if choice is self.s.rulings.usual else choice.value
        if isinstance(choice, Play):
            return f"play {choice.copy}"
        if isinstance(choice, PlayFlipped):
            name = self._name(choice.id)
            named = [one for one in self.offered if isinstance(one, PlayFlipped) and self._name(one.id) == name]
            told = name if len(named) == 1 else self._own(choice.id, ()).removeprefix("face-down ")
            return f"flip up {told}"
        if isinstance(choice, Use):
            others = [
                one.id for one in self.offered if isinstance(one, Use) and one.ability.name == choice.ability.name
            ]
            of = choice.copy.card.name if choice.id == 0 else self._own(choice.id, others)
            where = " from the discard pile" if choice.id == 0 else ""
            return f"use {choice.ability.name} of {of}{where}"
        if isinstance(choice, Repeat):
            return "repeat the last ability" if choice.size == 1 else f"repeat the last {choice.size} abilities"
        x = self.s.in_play[choice.target]
        if x.card.is_faction:
            return f"attack {seat_name(x.controller)}'s faction"
        return f"attack {called(self.s, self.seat, x)}"

    def shows(self, choice: Choice) -> object:
        """603.1a, 605.1a What everybody sees of it: what is played or used is announced. What is let pass nobody sees
        (None), nor until when: who lets all of it pass one by one does the same without an order."""
        if isinstance(choice, Play):
            return choice.copy.card.name
        if isinstance(choice, Use):
            return choice.id, choice.copy.card.name if choice.id == 0 else "", choice.place
        if choice is END_WITH_ORDER:
            return END_TURN
        if isinstance(choice, Order):
            return NEEDLESS
        return None if choice in (LET, GO_ON, LET_REPEAT) else choice

    def _name(self, id: int) -> str:
        return self.s.in_play[id].card.name

    def _own(self, id: int, others: Sequence[int]) -> str:
        """A card in play as its controller calls it when it acts: without saying whose it is."""
        x = self.s.in_play[id]
        name = called(self.s, self.seat, x, others)
        return name.partition("'s ")[2] if x.controller == self.seat else name


NUMBERS: Final = (*range(1, 20), *range(20, 100, 10), *range(100, 1001, 100))
"""410.2, 414.2b The numbers of repetitions that are offered. What has been repeated can be repeated again, so all
others are reached by several of them."""


def numbers(most: int) -> tuple[int, ...]:
    """414.2c Numbers of repetitions up to the greatest there can be."""
    return (*[number for number in NUMBERS if number < most], most)
