"""A seat's side of a table: all that a person's page or a computer player gets to see of a game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol

from coven.kernel.ask import Decision
from coven.kernel.game import Game
from coven.kernel.log import LogLine
from coven.kernel.options import Option, Options
from coven.kernel.plain import Path
from coven.kernel.reason import CovenError
from coven.kernel.result import Result
from coven.kernel.seat import Seat
from coven.kernel.table import Table


class Imagined(Protocol):
    """A table as a mind may use it: dealt from what a seat knows, to be played on as one likes.

    It has no past: records, undoing and the seed are the real table's affair.
    """

    @property
    def decision(self) -> Decision | None:
        """The decision at hand; None when the game is over."""

    @property
    def at_rest(self) -> bool:
        """Whether nothing is pending but an ordinary decision on what to do next, or nothing at all."""

    @property
    def result(self) -> Result | None:
        """How the imagined game ended."""

    @property
    def state(self) -> Any:
        """The imagined state, for evaluating it."""

    def view(self, seat: Seat | int | None) -> Any:
        """What a seat could see of it."""

    def choose(self, option: Option | int | str) -> None:
        """Answer the decision at hand, whoever's it is."""

    def fork(self) -> Imagined:
        """Another imagined table in the same position."""


class Seated:
    """One seat's side of a table, at a decision of that seat. It holds good until the table goes on."""

    __slots__ = ("__table", "game", "kind", "prompt", "rule", "seat")

    game: Game[Any]
    """The game that is played."""
    seat: Seat
    """Whose seat it is."""
    kind: str
    """What the question is called, by programs and pages; it stays the same when the prompt is reworded."""
    prompt: str
    """What is asked."""
    rule: str
    """The number of the rule that asks."""

    def __init__(self, table: Table) -> None:
        decision = table.decision
        if decision is None:
            raise CovenError("the game is over: there is nothing to decide")
        self.__table = table
        self.game = table.game
        self.seat = decision.seat
        self.kind = decision.kind
        self.prompt = decision.text
        self.rule = decision.rule

    @property
    def options(self) -> Options:
        """What may be answered."""
        return self.__table.options

    @property
    def considered(self) -> Sequence[int]:
        """Those of the options that the game holds to be worth a thought, by their indices."""
        decision, judging = self.__table.decision, self.game.evaluation()
        if decision is None or judging is None:
            return range(len(self.options))
        return judging.worth_a_thought(decision)

    @property
    def declining(self) -> Sequence[int]:
        """Those of the options that take nothing, or nothing more, by their indices."""
        decision = self.__table.decision
        declines = () if decision is None else decision.question.declines
        return [index for index, words in enumerate(self.options.words()) if words in declines]

    @property
    def source(self) -> Path | None:
        """Where in the view that is which asks; None if the rules of the game ask."""
        return self.__table.source

    @property
    def view(self) -> Any:
        """What the seat may know of the game."""
        return self.__table.view(self.seat)

    def log(self, start: int = 0) -> list[LogLine]:
        """What has happened, as the seat may read it."""
        return self.__table.log(self.seat, start)

    @property
    def known(self) -> Any:
        """The state as the seat knows it, to be read: what it can't know lies anyhow. None if the game has none."""
        return self.__table.known(self.seat)

    def imagine(self, rng: random.Random) -> Imagined:
        """A table that looks to the seat exactly as the real one, all that it can't know being dealt anew."""
        return self.__table.imagine(self.seat, rng)
