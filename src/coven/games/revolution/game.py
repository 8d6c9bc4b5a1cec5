"""Witches of the Revolution, declared."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from coven.games.revolution.act import (
    ALSO_A_SEEKER,
    ANOTHER_MARKER,
    WHAT_FOR_ACT,
    WHAT_TO_PLEDGE,
    WHAT_TO_PROPOSE,
    WHETHER_TO_ASSIST,
    WHICH_MARKER,
)
from coven.games.revolution.choices import Choice
from coven.games.revolution.components import Board
from coven.games.revolution.deeds import (
    WHETHER_TO_DO,
    WHICH_EVENT_GOES,
    WHICH_PLAYER,
    WHICH_RECRUIT_JOINS,
    WHICH_TO_BANISH,
    WHICH_TO_DISCARD,
)
from coven.games.revolution.draw import WHETHER_FREE, WHETHER_TO_DRAW
from coven.games.revolution.liberty_and_peril import WHICH_RECRUIT
from coven.games.revolution.recruit import WHAT_FOR_RECRUIT, WHETHER_TO_GIVE, WHOSE_DECK
from coven.games.revolution.seen import pointing
from coven.games.revolution.seen.imagining import known, located, redeal
from coven.games.revolution.seen.position import write_position
from coven.games.revolution.seen.position_reading import read_position
from coven.games.revolution.seen.previews import outlook
from coven.games.revolution.seen.view import RevolutionView, view
from coven.games.revolution.seen.warning import warning
from coven.games.revolution.seen.why import in_the_open, names_nothing, why_not, why_only_one
from coven.games.revolution.setup import MIXES, Mix, deal, mix_of, starter
from coven.games.revolution.state import RevolutionState, Step, fresh_state
from coven.games.revolution.turn import WHAT_NOW, WHICH_GOES, step_of_turn
from coven.kernel import (
    Brings,
    Choosable,
    Decision,
    Drawing,
    Evaluation,
    Flow,
    Game,
    Library,
    Path,
    Question,
    Reason,
    Result,
    Rulebook,
    Seat,
    Setup,
)

if TYPE_CHECKING:
    from coven.games.revolution.plans.planner import Planner

QUESTIONS: Final = (
    WHAT_NOW,
    WHAT_FOR_ACT,
    WHAT_TO_PROPOSE,
    WHAT_TO_PLEDGE,
    WHETHER_TO_ASSIST,
    ALSO_A_SEEKER,
    WHICH_MARKER,
    ANOTHER_MARKER,
    WHAT_FOR_RECRUIT,
    WHETHER_TO_GIVE,
    WHOSE_DECK,
    WHICH_GOES,
    WHETHER_TO_DRAW,
    WHETHER_FREE,
    WHICH_RECRUIT,
    WHICH_PLAYER,
    WHICH_TO_DISCARD,
    WHICH_TO_BANISH,
    WHETHER_TO_DO,
    WHICH_EVENT_GOES,
    WHICH_RECRUIT_JOINS,
)

OFF_ON: Final = (False, True)


class Revolution(Game[RevolutionState]):
    """setup.16 The co-operative deck-builder of covens against tyranny, for 1 to 4 players."""

    name = "revolution"
    title = "Witches of the Revolution"
    seats = range(1, 5)
    seated_by = "setup.16"
    cooperative = True
    example = "act against Taxes Come Due"
    options = (
        Mix(
            "difficulty",
            "easiest",
            tuple(MIXES),
            "how many of the five Events of each type are hard; or a number for each of the eight: 0,1,2,3,4,5,0,1",
            "eight numbers of 0 to 5, one for each type: 0,1,2,3,4,5,0,1",
        ),
        Choosable("first", "A", ("A", "B", "C", "D", "random"), "who takes the first turn: the players decide"),
        Choosable("hands", "open", ("open", "closed"), "whether all see all hands, or everybody the own"),
        Choosable(
            "blessings",
            3,
            (3, 6),
            "how many Blessings are shuffled into the Recruit deck; 6 is easier",
            rule="easier.1",
        ),
        Choosable("free-reshuffles", False, OFF_ON, "whether each player has one free reshuffle, which is easier"),
        Choosable(
            "liberty-first",
            False,
            OFF_ON,
            "whether the Liberty marker moves before the Event's marker is taken (open.4)",
        ),
        Choosable(
            "score-before-boon", False, OFF_ON, "whether the score is read before the last boon is resolved (open.5)"
        ),
        Choosable(
            "printed-double",
            False,
            OFF_ON,
            "whether paying double doubles the printed cost only, not increases (open.6)",
        ),
        Choosable("short-draw", False, OFF_ON, "whether a Coven smaller than a hand may draw all there is (open.10)"),
    )
    compiled = (
        *("*.py", "!components_*.py", "!game.py", "!library.py", "!setup.py"),
        *("seen/evaluate.py", "seen/imagining.py", "seen/view.py", "plans/*.py"),
    )
    data = "house-4"
    components = "components"
    chances = (
        "A's deck",
        "the recruits",
        "the blessings",
        "a stack of recruits",
        "an objective",
        "the events of a type",
        "the events",
        "the first player",
    )
    rulebooks = (Rulebook("revolution", "rules.toml"),)

    def settle(
        self,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        brings: Sequence[Any] = (),
        components: str | None = None,
        full_control: Sequence[int] = (),
    ) -> Setup:
        """setup.14, setup.16 One to four players, one of whom takes the first turn."""
        setup = super().settle(
            seats=seats, options=options, brings=brings, components=components, full_control=full_control
        )
        starter(setup.options["first"], setup.seats)
        board_of(components)
        return setup

    def start(self, setup: Setup) -> RevolutionState:
        options = setup.options
        first = starter(options["first"], setup.seats)
        return fresh_state(board_of(setup.components), options, setup.seats, first, mix_of(options["difficulty"]))

    def step(self, state: RevolutionState) -> Flow[None]:
        return deal(state) if state.step == Step.SETUP else step_of_turn(state)

    def view(self, state: RevolutionState, seat: Seat | None) -> RevolutionView:
        return view(state, seat)

    def position(self, state: RevolutionState) -> dict[str, Any]:
        return write_position(state)

    def place(self, setup: Setup, position: Mapping[str, Any]) -> RevolutionState:
        state = self.start(setup)
        read_position(state, position)
        return state

    def redeal(self, state: RevolutionState, now: RevolutionState, seat: Seat, rng: random.Random) -> None:
        redeal(state, now, seat, rng)

    def known(self, state: RevolutionState, seat: Seat) -> RevolutionState:
        return known(state, seat)

    def located(self, state: RevolutionState, seat: Seat) -> Collection[Any]:
        return located(state, seat)

    def seen(self, state: RevolutionState, seat: Seat) -> object:
        return self.view(state, seat), state.flipped

    def questions(self) -> tuple[Question, ...]:
        return QUESTIONS

    def points(self, state: RevolutionState, decision: Decision, choice: Choice) -> tuple[Path, ...]:
        return pointing.points(state, decision, choice)

    def source(self, state: RevolutionState, decision: Decision) -> Path | None:
        return pointing.source(state, decision)

    def why_not(self, state: RevolutionState, decision: Decision, words: str, seat: Seat) -> Reason | None:
        return why_not(state, decision, words, seat)

    def why_only_one(self, state: RevolutionState, decision: Decision, answers: Sequence[str]) -> Reason | None:
        return why_only_one(state, decision, answers)

    def in_the_open(self, state: RevolutionState, decision: Decision, choice: Choice) -> bool:
        return in_the_open(state, decision, choice)

    def names_nothing(self, state: RevolutionState, words: str, seat: Seat | None) -> Reason | None:
        return names_nothing(state, words, seat)

    def stopped_by(self, result: Result) -> str:
        """end.9 Once the players have won nobody goes on for a higher score; a loss stops all by its own clause."""
        return "end.9" if result.won else result.rule

    def outlook(self, state: RevolutionState, decision: Decision, choice: Choice) -> Brings | None:
        return outlook(state, decision, choice)

    def warning(self, state: RevolutionState, decision: Decision, choice: Choice) -> Reason | None:
        return warning(state, decision, choice)

    def open_to_all(self, setup: Setup) -> bool:
        """visibility.1, faq.1 With open hands, what is face down is so for everybody."""
        return bool(setup.options["hands"] == "open")

    def drawing(self) -> Drawing:
        from coven.games.revolution.seen import terminal

        return terminal

    def library(self) -> Library:
        from coven.games.revolution.library import RevolutionLibrary

        return RevolutionLibrary()

    def evaluation(self) -> Evaluation:
        from coven.games.revolution.seen.evaluate import evaluate

        return Evaluation(evaluate, at_any_moment=True)

    def primer(self) -> str:
        return (self.folder / "primer.txt").read_text(encoding="utf-8")

    def minds(self) -> Mapping[str, Callable[[int], Planner]]:
        from coven.games.revolution.plans.planner import Planner

        return {"planner": Planner}


def board_of(components: str | None) -> Board:
    """The board that a game is set up with; what reads card text is loaded when the first one is."""
    from coven.games.revolution.components_reading import read_board

    return read_board(components)


GAME = Revolution()
