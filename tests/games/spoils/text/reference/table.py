"""602, 609 The course of a turn: the whole game as the second reading plays it."""

from __future__ import annotations

from typing import Any

from tests.games.spoils.text.reference.battle import Battles
from tests.games.spoils.text.reference.board import OTHER, Card
from tests.games.spoils.text.reference.meaning import Event
from tests.games.spoils.text.reference.playing import Action


class Table(Battles):
    """A game, action by action."""

    def acts(self) -> list[tuple[str, Card | None, Any]]:
        """602.2 What the active player may do."""
        found: list[tuple[str, Card | None, Any]] = [*self.doable(self.current, tactics=False)]
        found += [("attack", target, None) for target in self.targets(self.current)]
        return [*found, ("end the turn", None, None)]

    def act(self, words: str, card: Card | None, how: Any) -> None:
        if words == "end the turn":
            self.end_turn()
        elif words == "attack":
            assert card is not None
            self.attack(self.current, card)
        else:
            assert card is not None
            self.perform(self.current, words, card, how)

    def end_turn(self) -> None:
        """609"""
        seat = self.current
        action = Action(seat, self.factions[seat], "end")
        self.actions.append(action)
        self.respond(OTHER[seat], action)
        self.actions.remove(action)
        with self.instant():
            self.tell(Event("end", None, seat))
        self.laters = []
        with self.instant():  # O26
            self.lastings = [one for one in self.lastings if one.until != "this turn"]
            self.next_costs = []
            for card in self.table:
                card.damage = 0
                card.used = ()
                if any(until == "this turn" for _, until, _ in card.claims):
                    card.claims = tuple(one for one in card.claims if one[1] != "this turn")
                    self.settle_control(card)
        self.begin_turn(OTHER[seat])

    def begin_turn(self, seat: str) -> None:
        """O24"""
        self.turn += 1
        self.current = seat
        self.deeds = []
        self.lastings = [
            one for one in self.lastings if one.until != "until the start of your next turn" or one.reading.you != seat
        ]
        self.settle()
        with self.instant():
            self.tell(Event("start", None, seat))
