"""Coven's own games as subjects."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any

from subject import Subject


class Coven(Subject):
    package = "coven"
    copies = "table.fork(), in the middle of an effect too"
    saves = "the record as readable text; loading plays it again"
    seats = 2
    name = ""

    def __init__(self) -> None:
        self.coven = importlib.import_module("coven")
        table = importlib.import_module("coven.kernel.table")
        file = table.__file__ or ""
        self.kind = "pure Python" if file.endswith(".py") else "Python compiled by mypyc"
        self.scripts: Any = None

    def new(self, seed: int) -> Any:
        return self.coven.new(self.name, seed=seed, seats=self.seats)

    def legal(self, game: Any) -> Sequence[Any]:
        return range(len(game.options))  # as a user writes it

    def answer(self, game: Any, answer: Any) -> Any:
        game.choose(answer)
        return game

    def in_action(self, game: Any) -> bool:
        return not game.at_rest

    def copy(self, game: Any) -> Any:
        return game.fork()

    def undo(self, game: Any, before: Any) -> Any:
        game.undo()
        return game

    def save(self, game: Any) -> bytes:
        if self.scripts is None:
            self.scripts = importlib.import_module("coven.scripts")
        text: str = self.scripts.write_record(game.record())
        return text.encode()

    def load(self, saved: bytes) -> Any:
        return self.coven.load(saved.decode())


class Revel(Coven):
    name = "revel"
    game = "Witches' Revel, 2 players"


class Revolution(Coven):
    name = "revolution"
    game = "Witches of the Revolution, 3 players"
    seats = 3


class Spoils(Coven):
    name = "spoils"
    game = "The Spoils, 2 players"


class Witchstone(Coven):
    name = "witchstone"
    game = "Witchstone, 4 players"
    seats = 4
