"""Witches' Revel, declared."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from coven.games.revel.actions.verbs import RULEBOOK
from coven.games.revel.areas.areas import BOTH
from coven.games.revel.areas.state import RevelState, Rulings, new_game
from coven.games.revel.cards import CardIndex, read_cards, shipped
from coven.games.revel.cards.decks import brought, deck_of
from coven.games.revel.course.setup import lay_out
from coven.games.revel.course.turn import step
from coven.games.revel.editions import EDITIONS
from coven.games.revel.seen import imagining, position, position_reading
from coven.games.revel.seen.view import RevelView, view
from coven.games.revel.seen.why import why_not
from coven.kernel import BLUFF, Choosable, Decision, Game, Reason, Seat, Setup


class Revel(Game[RevelState]):
    """Witches' Revel in its two editions."""

    name = "revel"
    title = "Witches' Revel"
    seats = range(2, 3)
    data = "1"
    options = (
        Choosable("edition", "comprehensive", tuple(EDITIONS), "which rulebook is played by"),
        BLUFF,
        Choosable("strict decks", True, (True, False), "refuse decks that break a deckbuilding rule"),
    )

    def start(self, setup: Setup) -> RevelState:
        index = index_of(setup)
        edition = EDITIONS[setup.options["edition"]]
        strict: bool = setup.options["strict decks"]
        decks = [deck_of(name, index, edition if strict else None) for name in brought(setup.decks)]
        met = [card for deck in decks for card in (deck.witch, *deck.resources, *deck.cards)]
        pool = index.values() if setup.options["bluff"] else met
        s = new_game(Rulings(RULEBOOK, edition, index, setup.options["bluff"], pool))
        number = 1
        for seat, deck in zip(BOTH, decks, strict=True):
            number = lay_out(s, seat, deck, number)
        return s

    step = staticmethod(step)  # so that nothing interpreted stands before it where it is compiled

    def view(self, state: RevelState, seat: Seat | None) -> RevelView:
        return view(state, seat)

    def position(self, state: RevelState) -> dict[str, Any]:
        return position.position(state)

    def place(self, setup: Setup, position_: Mapping[str, Any]) -> RevelState:
        edition = EDITIONS[setup.options["edition"]]
        return position_reading.place(position_, index_of(setup), edition, setup.options["bluff"])

    def redeal(self, state: RevelState, now: RevelState, seat: Seat, rng: random.Random) -> None:
        imagining.redeal(state, now, seat, rng)

    def at_rest(self, state: RevelState, decision: Decision) -> bool:
        return decision.rule == "2.4"

    def why_not(self, state: RevelState, decision: Decision, words: str) -> Reason | None:
        return why_not(state, decision, words)


def index_of(setup: Setup) -> CardIndex:
    """The cards that ship and those that were brought along."""
    if setup.cards is None:
        return shipped()
    return shipped().plus(read_cards(setup.cards, "the cards brought along"))
