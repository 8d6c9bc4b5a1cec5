"""602.2, 606.2 What a player can choose to do: play a card, use an ability, attack, end the turn; and how it is
worded."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from coven.games.spoils.areas.in_play import Copy
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.records import Order
from coven.games.spoils.seen.words import called
from coven.games.spoils.text.tree import Ability
from coven.kernel import Seat


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


class Doing:
    """Puts what a seat may do into words, no two of which are alike."""

    __slots__ = ("s", "seat")

    def __init__(self, s: SpoilsState, seat: Seat) -> None:
        self.s = s
        self.seat = seat

    def __call__(self, choice: Choice) -> str:
        if isinstance(choice, str):
            return choice
        if isinstance(choice, Order):
            return f"let everything happen {choice.value}"
        if isinstance(choice, Play):
            return f"play {choice.copy}"
        if isinstance(choice, PlayFlipped):
            return f"flip up {own_name(self.s, self.seat, choice.id).removeprefix('face-down ')}"
        if isinstance(choice, Use):
            of = choice.copy.card.name if choice.id == 0 else own_name(self.s, self.seat, choice.id)
            where = " from the discard pile" if choice.id == 0 else ""
            return f"use {choice.ability.name} of {of}{where}"
        return f"attack {called(self.s, self.seat, self.s.in_play[choice.target])}"


def own_name(s: SpoilsState, seat: Seat, id: int) -> str:
    """A card in play as its controller calls it when it acts: without saying whose it is."""
    x = s.in_play[id]
    name = called(s, seat, x)
    return name.partition("'s ")[2] if x.controller == seat else name
