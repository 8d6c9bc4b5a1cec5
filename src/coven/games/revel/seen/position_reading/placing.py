"""A position being set up: its cards, and what they may be."""

from __future__ import annotations

from typing import Any

from coven.games.revel import manual
from coven.games.revel.areas.elements import Card
from coven.games.revel.cards import CardDef, CardIndex
from coven.games.revel.editions import Edition
from coven.kernel import PositionError, Reason, Seat


class Placing:
    """A position being set up."""

    def __init__(self, index: CardIndex, edition: Edition, bluff: bool) -> None:
        self.index = index
        self.bluff = bluff
        self.edition = edition
        self.number = 0
        self.gone: list[int] = []
        """What has left the field and is still referred to, by its id."""

    def defn(self, name: Any, where: str) -> CardDef:
        found = self.index.get_folded(str(name))
        if found is None:
            try:
                found = self.index.find(str(name))
            except ValueError as error:
                raise PositionError(f"{where}: {error}") from None
        return found

    def card(self, name: Any, seat: Seat, where: str) -> Card:
        self.number += 1
        return Card(self.defn(name, where), seat, self.number)

    def against(self, where: str, rule: str, words: str) -> PositionError:
        """What a rule doesn't allow, by its number in the edition being played."""
        reason = Reason(rule, words)
        return PositionError(f"{where}: {manual.reason(reason) if self.edition.manual else reason}")
