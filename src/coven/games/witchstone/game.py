"""Witchstone, declared."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from coven.games.witchstone.components import HAND, NONE
from coven.games.witchstone.components_reading import read_board
from coven.games.witchstone.seen.imagining import redeal
from coven.games.witchstone.seen.position import write_position
from coven.games.witchstone.seen.position_reading import read_position
from coven.games.witchstone.seen.view import WitchstoneView, view
from coven.games.witchstone.seen.why import why_not
from coven.games.witchstone.setup import choose_tower, deal
from coven.games.witchstone.state import Laying, Phase, WitchstoneState, fresh_state
from coven.games.witchstone.turn import resolve
from coven.kernel import Choosable, Decision, Flow, Game, Reason, Seat, Setup, SetupError, seat_name

COLOURS = ("red", "yellow", "green", "blue")


class Witchstone(Game[WitchstoneState]):
    """The game of hex tiles, clusters, a network and chains of bonus actions, for 2 to 4 players."""

    name = "witchstone"
    title = "Witchstone"
    seats = range(2, 5)
    options = (
        Choosable("level", "normal", ("normal", "harder"), "how many tiles are on offer: 5, or 3 at the harder level"),
        Choosable("first", "random", ("random", "A", "B", "C", "D"), "the starting player: whoever last stirred a pot"),
    )
    data = "house-1"

    def settle(
        self,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        decks: Sequence[Any] = (),
        cards: str | None = None,
        full_control: Sequence[int] = (),
    ) -> Setup:
        """setup.7 What each seat brings is its colour; the cards are a component file."""
        setup = super().settle(seats=seats, options=options, decks=decks, cards=cards, full_control=full_control)
        for colour in decks:
            if colour not in COLOURS:
                raise SetupError(f"witchstone: {colour!r} is no colour; the colours are: {', '.join(COLOURS)}")
        if decks and len(decks) != setup.seats:
            raise SetupError(f"witchstone: {len(decks)} colours for {setup.seats} players; each brings one, or nobody")
        if len(set(decks)) < len(decks):
            raise SetupError("witchstone: two players can't have the same colour (setup.7)")
        first = _first(setup)
        if first is not None and first >= setup.seats:
            raise SetupError(f"witchstone: {seat_name(first)} can't start a game of {setup.seats} players")
        read_board(cards)
        return setup

    def start(self, setup: Setup) -> WitchstoneState:
        colours = tuple(setup.decks) or COLOURS[: setup.seats]
        state = fresh_state(read_board(setup.cards), colours, HAND[setup.options["level"]])
        first = _first(setup)
        state.starter = -1 if first is None else first
        return state

    def step(self, state: WitchstoneState) -> Flow[None]:
        if state.agenda:
            return resolve(state)
        if state.phase == Phase.TOWERS:
            return choose_tower(state)
        return deal(state)

    def view(self, state: WitchstoneState, seat: Seat | None) -> WitchstoneView:
        return view(state, seat)

    def position(self, state: WitchstoneState) -> dict[str, Any]:
        return write_position(state)

    def place(self, setup: Setup, position: Mapping[str, Any]) -> WitchstoneState:
        state = self.start(setup)
        read_position(state, position)
        return state

    def redeal(self, state: WitchstoneState, now: WitchstoneState, seat: Seat, rng: random.Random) -> None:
        redeal(state, seat, rng)

    def at_rest(self, state: WitchstoneState, decision: Decision) -> bool:
        """A tower or a turn's tile is to be chosen, and nothing is under way."""
        tasks = state.agenda
        return not tasks or (len(tasks) == 1 and isinstance(tasks[0], Laying) and tasks[0].tile == NONE)

    def why_not(self, state: WitchstoneState, decision: Decision, words: str) -> Reason | None:
        return why_not(state, decision, words)


def _first(setup: Setup) -> Seat | None:
    """The starting player asked for; None for one drawn by lot."""
    name = setup.options["first"]
    return None if name == "random" else Seat("ABCD".index(name))


GAME = Witchstone()
