"""Witchstone, declared."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from coven.games.witchstone.actions import WHAT_NEXT
from coven.games.witchstone.cauldron import WHICH_TO_REMOVE
from coven.games.witchstone.choices import Choice
from coven.games.witchstone.components import HAND
from coven.games.witchstone.components_reading import read_board
from coven.games.witchstone.crystals import WHERE_TO, WHICH_CHIP, WHICH_SHELF, WHICH_TO_RACK
from coven.games.witchstone.pentagram import WHICH_FREE
from coven.games.witchstone.seen import pointing
from coven.games.witchstone.seen.imagining import redeal
from coven.games.witchstone.seen.position import write_position
from coven.games.witchstone.seen.position_reading import read_position
from coven.games.witchstone.seen.previews import outlook
from coven.games.witchstone.seen.tried import read
from coven.games.witchstone.seen.view import WitchstoneView, view
from coven.games.witchstone.seen.warning import warning
from coven.games.witchstone.seen.why import in_the_open, why_not, why_only_one
from coven.games.witchstone.setup import WHICH_TOWER, choose_tower, deal
from coven.games.witchstone.special_tiles import WHAT_OF_SPECIAL
from coven.games.witchstone.state import Phase, WitchstoneState, fresh_state
from coven.games.witchstone.turn import NO_ROOM, WHICH_HALF, WHICH_PLACE, WHICH_TILE, WHICH_TILE_GOES, resolve
from coven.kernel import (
    Brings,
    Choosable,
    Decision,
    Drawing,
    Evaluation,
    Flow,
    Game,
    Path,
    Question,
    Reason,
    Result,
    Rulebook,
    Seat,
    Setup,
    SetupError,
    seat_name,
)

COLOURS = ("red", "yellow", "green", "blue")


QUESTIONS: Final = (
    WHICH_TOWER,
    WHICH_TILE,
    WHICH_PLACE,
    NO_ROOM,
    WHICH_TILE_GOES,
    WHICH_HALF,
    *WHAT_NEXT,
    WHERE_TO,
    WHICH_TO_RACK,
    WHICH_SHELF,
    WHICH_CHIP,
    WHICH_FREE,
    WHAT_OF_SPECIAL,
    WHICH_TO_REMOVE,
)


class Witchstone(Game[WitchstoneState]):
    """The game of hex tiles, clusters, a network and chains of bonus actions, for 2 to 4 players."""

    name = "witchstone"
    title = "Witchstone"
    seats = range(2, 5)
    seated_by = "setup.7"
    example = "pass"
    options = (
        Choosable("level", "normal", ("normal", "harder"), "how many tiles are on offer: 5, or 3 at the harder level"),
        Choosable("first", "random", ("random", "A", "B", "C", "D"), "the starting player: whoever last stirred a pot"),
    )
    data = "house-1"
    brings = "colours"
    components = "components"
    compiled = (
        "*.py",
        "!components_reading.py",
        "!game.py",
        "seen/evaluate.py",
        "seen/view.py",
        "seen/reasons.py",
        "seen/why*.py",
    )
    chances = (*("the scrolls", "the special tiles", "the magic chips", "A's tiles", "the starting player"),)
    rulebooks = (Rulebook("witchstone", "rules.toml"),)

    def settle(
        self,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        brings: Sequence[Any] = (),
        components: str | None = None,
        full_control: Sequence[int] = (),
    ) -> Setup:
        """setup.7, setup.12 What each seat brings is its colour; one of them starts."""
        setup = super().settle(
            seats=seats, options=options, brings=brings, components=components, full_control=full_control
        )
        for colour in brings:
            if colour not in COLOURS:
                colours = ", ".join(COLOURS)
                raise SetupError(f"witchstone: {colour!r} is no colour; the colours are: {colours} (setup.7)")
        if brings and len(brings) != setup.seats:
            words = f"{len(brings)} colours for {setup.seats} players; each brings one, or nobody"
            raise SetupError(f"witchstone: {words} (setup.7)")
        if len(set(brings)) < len(brings):
            raise SetupError("witchstone: two players can't have the same colour (setup.7)")
        first = _first(setup)
        if first is not None and first >= setup.seats:
            raise SetupError(f"witchstone: {seat_name(first)} can't start a game of {setup.seats} players (setup.12)")
        read_board(components)
        return setup

    def start(self, setup: Setup) -> WitchstoneState:
        colours = tuple(setup.brings) or COLOURS[: setup.seats]
        state = fresh_state(read_board(setup.components), colours, HAND[setup.options["level"]])
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

    def questions(self) -> tuple[Question, ...]:
        return QUESTIONS

    def points(self, state: WitchstoneState, decision: Decision, choice: Choice) -> tuple[Path, ...]:
        return pointing.points(state, decision.seat, choice)

    def source(self, state: WitchstoneState, decision: Decision) -> Path | None:
        return pointing.source(state, decision.seat)

    def why_not(self, state: WitchstoneState, decision: Decision, words: str, seat: Seat) -> Reason | None:
        return why_not(state, decision, words, seat)

    def why_only_one(self, state: WitchstoneState, decision: Decision, answers: Sequence[str]) -> Reason | None:
        return why_only_one(state, decision, answers)

    def in_the_open(self, state: WitchstoneState, decision: Decision, choice: Choice) -> bool:
        return in_the_open(state, choice)

    def names_nothing(self, state: WitchstoneState, words: str, seat: Seat | None) -> Reason | None:
        tried = read(state.board, state.seats, words)
        return tried if isinstance(tried, Reason) else None

    def stopped_by(self, result: Result) -> str:
        """end.1 The game ends with round 11, whatever it is won by."""
        return "end.1"

    def outlook(self, state: WitchstoneState, decision: Decision, choice: Choice) -> Brings | None:
        return outlook(state, decision.seat, choice)

    def warning(self, state: WitchstoneState, decision: Decision, choice: Choice) -> Reason | None:
        return warning(state, decision.seat, choice)

    def drawing(self) -> Drawing:
        from coven.games.witchstone.seen import terminal

        return terminal

    def evaluation(self) -> Evaluation:
        from coven.games.witchstone.seen.evaluate import evaluate

        return Evaluation(evaluate, at_any_moment=True)


def _first(setup: Setup) -> Seat | None:
    """The starting player asked for; None for one drawn by lot."""
    name = setup.options["first"]
    return None if name == "random" else Seat("ABCD".index(name))


GAME = Witchstone()
