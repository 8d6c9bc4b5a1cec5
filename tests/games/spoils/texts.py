"""Situations with cards that have rules text of a test's own."""

from __future__ import annotations

from typing import Any

from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.effects.standing import has_covert, life_of, speed_of, strength_of
from tests.games.spoils.plain import plain
from tests.games.spoils.stage import Plain, Stage


class Scene(Stage):
    """A table with what tests of texts ask of it."""

    def x(self, name: str) -> InPlay:
        """The one card of this name in play."""
        (found,) = [x for x in self.state.in_play.values() if x.card.name == name]
        return found

    def stats(self, name: str) -> str:
        """Strength, life and speed, as they are now."""
        s, x = self.state, self.x(name)
        return f"{strength_of(s, x)}/{life_of(s, x)}/{speed_of(s, x)}"

    def covert(self, name: str) -> bool:
        return has_covert(self.state, self.x(name))

    def pile(self, seat: str) -> list[str]:
        pile: list[str] = self.truth[seat]["discard pile"]
        return pile

    def hand(self, seat: str) -> list[str]:
        hand: list[str] = self.truth[seat]["hand"]
        return hand

    def deck(self, seat: str) -> list[str]:
        """The top card first."""
        deck: list[str] = self.truth[seat]["deck"]
        return deck

    def influence(self, seat: str) -> int:
        influence: int = self.truth[seat]["influence"]
        return influence

    def said(self, *wanted: str) -> list[str]:
        """Which of these the log says, in its order."""
        return [line for line in self.log() if line in wanted]

    def at_peace(self) -> bool:
        """Nothing is pending but A's next action."""
        return self.at_rest() and not self.state.waiting and not self.state.batches and not self.state.being_played


def scene(*cards: str, A: Plain | None = None, B: Plain | None = None, **position: Any) -> Scene:
    """A game of two plain factions at A's third turn. A is asked even when there is one choice only."""
    return Scene(plain(*cards, A=A, B=B, **{"full_control": (0,), **position}).table)
