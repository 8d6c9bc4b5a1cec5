"""A long game at the terminal costs the same per answer at its end as at its beginning, and keeps what is typed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from coven.cli.session import Session
from coven.games import find, names
from coven.kernel import Drawing, Flow, Setup, Table
from tests.cli.terminal import Terminal
from tests.kernel.tiny import Tiny, TinyState


class Counting(Tiny):
    """The tiny game, with as many cards as one likes, that counts how often a step begins."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = 0

    def step(self, state: TinyState) -> Flow[None]:
        self.steps += 1
        return super().step(state)


class Silent:
    """A screen on which somebody always takes the first choice, and nothing is shown."""

    def __init__(self, game: Counting) -> None:
        self.game = game
        self.costs: list[int] = []

    def say(self, words: str = "") -> None: ...

    def show(self, drawing: Drawing, view: Any, setup: Setup) -> None: ...

    def tell(self, lines: Sequence[str]) -> None: ...

    def ask(self, prompt: str, rule: str, choices: Sequence[tuple[str, str]]) -> None: ...

    def forget(self) -> None: ...

    def read(self, prompt: str) -> str:
        if prompt.startswith(("Enter>", "Enter to")):
            return ""
        self.costs.append(self.game.steps)
        return "1"


def test_an_answer_begins_no_step_twice() -> None:
    game = Counting()
    screen = Silent(game)
    Session(Table(game, game.settle(), 1), screen, {}).run()
    costs = [after - before for before, after in zip(screen.costs, screen.costs[1:], strict=False)]
    assert len(costs) > 4
    # What was told at first tells the game again, once; from there on an answer begins at most the next step.
    assert max(costs[1:]) <= 1, costs


class Player(Silent):
    """A screen on which somebody takes so many choices by chance, and leaves."""

    def __init__(self, answers: int) -> None:
        self.left = answers
        self.rng = random.Random(5)
        self.count = 0
        self.begun = 0
        """How many steps were begun."""
        self.when_left = 0
        """How many had been by then: what is saved is told again."""

    def ask(self, prompt: str, rule: str, choices: Sequence[tuple[str, str]]) -> None:
        self.count = len(choices)

    def read(self, prompt: str) -> str:
        if prompt.startswith("Enter"):
            return ""
        self.left -= 1
        self.when_left = self.begun
        return "quit" if self.left < 0 else str(self.rng.randrange(self.count) + 1)


@pytest.mark.parametrize("name", names())
def test_no_step_of_a_long_game_is_told_again_for_every_answer(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is shown first tells the game so far, once: from there on every step is begun once, however long the game
    is. Computer players, who begin steps in their thoughts, have no part in it."""
    monkeypatch.chdir(tmp_path)
    screen = Player(150)
    game: Any = type(find(name))

    class Counted(game):  # type: ignore[misc]
        def step(self, state: Any) -> Flow[None]:
            screen.begun += 1
            flow: Flow[None] = super().step(state)
            return flow

    rules = Counted()
    session = Session(Table(rules, rules.settle(), 5), screen, {})
    session.run()
    steps = len(list(session.table._steps()))
    assert steps > 10
    assert screen.when_left <= 2 * steps, f"{screen.when_left} begun of {steps}"


def test_history_shows_nobody_what_the_other_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    terminal = Terminal(["play", "revel", "--seed", "5", "--hot-seat", "--plain"])
    terminal.until("Enter>")
    terminal.type("\n")
    terminal.until("B> ")
    terminal.type("show secret words\n")
    terminal.until("B> ")
    terminal.type("keep the rest\n")
    terminal.until("Enter>")
    terminal.type("\n")
    terminal.until("A> ")
    terminal.shown = ""
    terminal.type("\x1b[A\x1b[A\x1b[Aboard\n")
    shown = terminal.until("A> ")
    assert "keep the rest" not in shown.split("\n")[0]
    assert "secret" not in shown
    terminal.type("quit\n")
    assert terminal.end() == 0
