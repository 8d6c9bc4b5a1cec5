"""How hard a co-operative game is: how often a team of computer players wins it, by number of players and setting."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from coven.kernel import CovenError, Game
from coven.minds.arena import Pairing, Played, play, play_all
from coven.minds.score import Interval, wilson


@dataclass(frozen=True, slots=True)
class Cell:
    """One kind of game: a setting, a number of players, and who sits with the team."""

    setting: str
    """The value of the option that is compared."""
    seats: int
    """How many play."""
    beside: str = ""
    """Who plays the first seat instead of the team's mind; '' if nobody does."""


@dataclass(slots=True)
class Tally:
    """What became of the games of a cell."""

    games: int = 0
    """How many have been played."""
    wins: int = 0
    """How many were won."""
    decisions: int = 0
    """How many were taken in all of them."""
    scores: Counter[str] = field(default_factory=Counter)
    """How many were won with each score."""
    losses: Counter[str] = field(default_factory=Counter)
    """How many were lost in each way."""

    def add(self, played: Played) -> None:
        """One more game."""
        self.games += 1
        self.decisions += played.decisions
        if played.won(0):
            self.wins += 1
            if played.scores:
                self.scores[f"{played.scores[0]:g}"] += 1
        else:
            self.losses[played.how] += 1

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        """Where the true share lies, with 95% confidence."""
        return wilson(self.rate, self.games)


@dataclass(slots=True)
class Results:
    """All that has been played with one version of a game's components."""

    game: str
    """The game's name."""
    data: str
    """The version of its components."""
    option: str
    """What is compared."""
    mind: str
    """Who plays."""
    cells: dict[Cell, Tally] = field(default_factory=dict)
    """What became of each kind of game."""

    def spread(self, setting: str) -> float:
        """By how much the rates of a setting differ over numbers of players, at most."""
        rates = [tally.rate for cell, tally in self.cells.items() if cell.setting == setting and not cell.beside]
        return max(rates) - min(rates) if rates else 0.0

    def write(self) -> str:
        """As JSON, for adding to it later."""
        cells = [
            {
                "setting": cell.setting,
                "seats": cell.seats,
                "beside": cell.beside,
                "games": tally.games,
                "wins": tally.wins,
                "decisions": tally.decisions,
                "scores": dict(sorted(tally.scores.items())),
                "losses": dict(sorted(tally.losses.items())),
            }
            for cell, tally in self.cells.items()
        ]
        told = {"game": self.game, "data": self.data, "option": self.option, "mind": self.mind}
        rows = ",\n    ".join(json.dumps(cell) for cell in cells)
        return json.dumps(told)[:-1] + f', "cells": [\n    {rows}\n]}}\n'


def read_results(text: str, file: str, wanted: Results) -> Results:
    """Results that were written down, to be added to. CovenError if they are of something else."""
    try:
        told = json.loads(text)
        found = Results(told["game"], told["data"], told["option"], told["mind"])
        for one in told["cells"]:
            tally = Tally(one["games"], one["wins"], one["decisions"], Counter(one["scores"]), Counter(one["losses"]))
            found.cells[Cell(one["setting"], one["seats"], one["beside"])] = tally
            if not (type(tally.games) is type(tally.wins) is int and 0 <= tally.wins <= tally.games):
                raise ValueError(f"{tally.wins!r} games won of {tally.games!r}")
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise CovenError(f"{file} holds no results of teams: {error!r}") from error
    for what in ("game", "data", "option", "mind"):
        if getattr(found, what) != getattr(wanted, what):
            raise CovenError(
                f"{file} has results of another {what}, {getattr(found, what)!r}, not of {getattr(wanted, what)!r}: "
                "name another file"
            )
    return found


def play_teams(
    game: Game[Any],
    results: Results,
    cells: Sequence[Cell],
    *,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    components: str | None = None,
    watch: Callable[[], None] | None = None,
) -> None:
    """Play until every cell has so many games; what is there already isn't played again."""
    todo = list(_pairings(game, results, cells, games, seed, components))
    tallies = {cell: results.cells.setdefault(cell, Tally()) for cell in cells}
    placed = {id(pairing): cell for pairing, cell in todo}

    def heard(_: Played) -> None:
        if watch is not None:
            watch()

    played = play_all([pairing for pairing, _ in todo], play, jobs, heard)
    for (pairing, _), one in zip(todo, played, strict=True):
        tallies[placed[id(pairing)]].add(one)


def _pairings(
    game: Game[Any], results: Results, cells: Sequence[Cell], games: int, seed: int, components: str | None
) -> Iterator[tuple[Pairing, Cell]]:
    for cell in cells:
        done = results.cells[cell].games if cell in results.cells else 0
        setup = game.settle(seats=cell.seats, options={results.option: cell.setting}, components=components)
        minds = [results.mind] * cell.seats
        if cell.beside:
            minds[0] = cell.beside
        for number in range(done, games):
            yield Pairing(game, setup, seed + number, tuple(range(cell.seats)), tuple(minds)), cell
