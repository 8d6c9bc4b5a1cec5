"""Scenes: each shows a card that ships doing what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.cards.index import shipped
from coven.games.spoils.effects.standing import has_covert, life_of, speed_of, strength_of
from tests.games.spoils.stage import Plain, Stage, faction, location, resource, stage

SHOWN: dict[str, str] = {}
"""Which test shows which card."""
STAPLES = {"O": "Obsession", "G": "Greed", "E": "Elitism", "D": "Deception", "R": "Rage", "V": "Whim"}
PLENTY = 12
DUMMIES = {"A": "Stalwart Soldier", "B": "Legacy Warmachine"}
"""Characters without words: 3/3/3 and 4/5/1."""


class Scene(Stage):
    """A situation that remembers how it began."""

    def do(self, *answers: str) -> Scene:
        """Answer one decision after the other. Nobody responds by sitting on the bench."""
        for answer in answers:
            super().do(answer)
            while self.asked is not None and self.offered[:2] == ["use SIT of Bench", "let it happen"]:
                super().do("let it happen")
        return self

    def stats(self, name: str) -> tuple[int, int, int]:
        """Strength, life and speed of the one card of this name in play, as they are now."""
        s, x = self.state, self.found(name)
        return strength_of(s, x), life_of(s, x), speed_of(s, x)

    def covert(self, name: str) -> bool:
        return has_covert(self.state, self.found(name))

    def found(self, name: str) -> InPlay:
        """The one card of this name in play."""
        (x,) = [x for x in self.state.in_play.values() if str(x.copy) == name]
        return x

    def play(self, card: str, *answers: str) -> Scene:
        """Play a card from hand, paying with whatever there is."""
        self.do(f"play {card}")
        for answer in answers:
            self.pay()
            self.do(answer)
        self.pay()
        return self

    def use(self, ability: str, card: str, *answers: str) -> Scene:
        """Use an ability, paying with whatever there is."""
        self.do(f"use {ability} of {card}")
        for answer in answers:
            self.pay()
            self.do(answer)
        self.pay()
        return self

    def rest(self, *rather: str) -> None:
        """Answer until nothing is pending: the first of some words that is offered, or else whatever comes first."""
        for _ in range(20):
            if self.at_rest():
                return
            self.do(next((words for words in rather if words in self.offered), self.offered[0]))
        raise AssertionError(f"this takes long: {self.prompt} {self.offered}")

    def pay(self) -> None:
        while self.asked is not None and self.prompt.startswith("Which resource do you attach"):
            self.do("whichever" if "whichever" in self.offered else self.offered[0])

    def in_play(self, seat: str) -> list[str]:
        """The names of a player's cards in play that are neither resources nor the faction nor the bench."""
        return [name for name in super().in_play(seat) if name != "Bench"]

    def pile(self, seat: str) -> list[str]:
        pile: list[str] = self.truth[seat]["discard pile"]
        return pile

    def hand(self, seat: str) -> list[str]:
        hand: list[str] = self.truth[seat]["hand"]
        return hand

    def influence(self, seat: str) -> int:
        influence: int = self.truth[seat]["influence"]
        return influence


def staples(*cards: str, least: int = PLENTY) -> list[str]:
    """Resources that meet the thresholds of these cards and pay for a lot."""
    letters = "".join(shipped()[card].threshold.letters for card in cards) or "G"
    names = [STAPLES[letter] for letter in letters]
    return [*names, *[names[0]] * max(0, least - len(names))]


CAMP = faction("Camp", 25)
"""A faction without abilities, so that nobody is asked whether to use one."""
BENCH = location(
    "Bench",
    9,
    "SIT",
    "Cost: Use this only during your turn. Use this only outside of a battle.",
    "Effect: Restore this card.",
)
"""Something to do for whoever has nothing else to do, so that no turn ends by itself."""
WHIM = resource("Whim", "Provides [V]", types="Universal Resource")
"""No card that ships provides volition."""


def scene(
    *hand: str,
    A: list[Any] | None = None,
    B: list[Any] | None = None,
    a: Plain | None = None,
    b: Plain | None = None,
    cards: tuple[str, ...] = (),
    **position: Any,
) -> Scene:
    """A's turn with these cards in hand, and with what pays for them and `A` in play; B has `B` in play and nothing to
    pay with. `a` and `b` say more about a side, and `cards` are further cards."""
    mine = {"faction": "Camp", "in play": [*staples(*hand), "Bench", *(A or [])], "hand": list(hand), **(a or {})}
    theirs = {"faction": "Camp", "in play": ["Bench", *(B or [])], **(b or {})}
    return Scene(stage(CAMP, BENCH, WHIM, *cards, A=mine, B=theirs, **{"turn": 3, **position}).table)


def shown_together(names: Iterable[str], test: str) -> None:
    """Says that a test with parameters shows these cards."""
    SHOWN.update(dict.fromkeys(names, test))


def shows(*cards: str) -> Callable[[Callable[[], Scene]], Callable[[], None]]:
    """Says which cards a scene shows. It ends at rest: nothing is pending but the next action."""

    def mark(scene: Callable[[], Scene]) -> Callable[[], None]:
        for card in cards:
            SHOWN[card] = scene.__name__

        @wraps(scene)
        def test() -> None:
            assert scene().at_rest()

        # Without its annotations, which promise a scene: a test gives nothing back.
        test.__annotations__ = {"return": None}
        return test

    return mark
