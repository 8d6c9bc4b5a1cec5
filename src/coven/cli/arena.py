"""Let computer players play each other and tell who is better, or which deck is.

Each deal is played with every side in every seat, so neither seats nor luck favour a side. With --minds, the minds are
compared; what the seats bring stays in its seat. Several decks alone (--bring X,Y or `all`), or more decks than minds,
are compared with each other: every deck plays every deck, with the first mind on both sides. Rates are points per game,
with the 95% interval on deals (Wilson).
"""

from __future__ import annotations

import argparse
from math import isfinite
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from coven.cli.setting import add_brings, add_setting, brings_of, components_of, game_of, options_of
from coven.kernel import CovenError, Game
from coven.minds import MINDS, Match, Matrix, Played, Score, arena, matrix, mind_of

BROKEN_OFF = 130
"""The exit code after Ctrl-C."""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_setting(parser)
    parser.add_argument("--games", metavar="N", type=int, default=100, help="how many games (default 100)")
    parser.add_argument(
        "--minds",
        metavar="X,Y",
        help=f"who plays, one for each seat: {', '.join(MINDS)}, one that the game has, or your own: module:Class "
        "(default greedy,random ...)",
    )
    add_brings(parser, "what each seat brings; more than there are minds, or `all`, for everything against everything")
    parser.add_argument("--jobs", metavar="J", type=int, default=1, help="how many processes play (default 1)")


def run(asked: argparse.Namespace) -> int:
    game = game_of(asked)
    minds = ["greedy", *["random"] * (game.seats.start - 1)]
    if asked.minds is not None:
        minds = [mind.strip() for mind in asked.minds.split(",")]
    for mind in minds:
        mind_of(mind, 0, game)
    brings = _brings(asked, game)
    setting: dict[str, Any] = {
        "options": options_of(asked),
        "components": components_of(asked),
        "games": asked.games,
        "seed": asked.seed or 0,
        "jobs": asked.jobs,
    }
    console = Console(highlight=False)
    if asked.brings == "all" or len(brings) > len(minds) or (asked.minds is None and _are_decks(game, brings)):
        cells = len(brings) * (len(brings) + 1) // 2
        with progress_bar() as progress:
            bar = progress.add_task("playing", total=cells * (asked.games + asked.games % 2))
            watch = _Advance(progress, bar)
            try:
                table = matrix(game, decks=brings, mind=minds[0], watch=watch, **setting)
            except KeyboardInterrupt:
                progress.stop()
                console.print(f"Broken off after {len(watch.played)} games: not every deck has played every deck.")
                return BROKEN_OFF
        show_matrix(console, table, minds[0])
    else:
        with progress_bar() as progress:
            total = -(-asked.games // len(minds)) * len(minds)
            watch = _Advance(progress, progress.add_task("playing", total=total))
            try:
                match = arena(game, minds=minds, brings=brings, watch=watch, **setting)
            except KeyboardInterrupt:
                progress.stop()
                return _broken_off(console, Match(game.name, tuple(minds), tuple(watch.played)), total)
        show_match(console, match)
    return 0


def _broken_off(console: Console, match: Match, total: int) -> int:
    """Tell what was played until Ctrl-C, as far as every side played it from every seat."""
    console.print(f"Broken off after {len(match.played)} of {total} games.")
    if match.whole().played:
        show_match(console, match.whole())
    return BROKEN_OFF


def _brings(asked: argparse.Namespace, game: Game[Any]) -> list[str]:
    if asked.brings != "all":
        return brings_of(asked.brings)
    decks = game.decks()
    shipped = [] if decks is None else list(decks.shipped())
    if len(shipped) < 2:
        raise CovenError(f"{game.title} ships no decks to compare; name what to compare: --bring X,Y,Z")
    return shipped


def _are_decks(game: Game[Any], brings: list[str]) -> bool:
    """Whether several decks are named, so that it is them who are to be compared."""
    return game.decks() is not None and len(brings) > 1


class _Advance:
    """Moves the progress bar on with every game."""

    __slots__ = ("bar", "played", "progress")

    def __init__(self, progress: Progress, bar: Any) -> None:
        self.progress = progress
        self.bar = bar
        self.played: list[Played] = []
        """All that has been played so far."""

    def __call__(self, played: Played) -> None:
        self.played.append(played)
        self.progress.advance(self.bar)


def progress_bar() -> Progress:
    """A progress bar on stderr, where it doesn't get into what is piped on, and only on a terminal."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def show_match(console: Console, match: Match) -> None:
    """A match, side by side."""
    seats = len(match.sides)
    console.print(f"{len(match.played)} games of {match.game}: {match.deals} deals, each played {seats} times")
    grid = Grid("", "rate", "95% interval", "won", "drawn", "lost")
    for side, name in enumerate(match.sides):
        _row(grid, name, match.score(side))
    for seat in range(seats):
        _row(grid, f"whoever sat in {'ABCDEFGH'[seat]}", match.seat_score(seat))
    console.print(grid)
    if match.has_scores:
        scores = Grid("", "mean score", "95% interval")
        for side, name in enumerate(match.sides):
            mean = match.mean_score(side)
            known = isfinite(mean.low) and isfinite(mean.high)
            interval = f"{mean.low:.1f} to {mean.high:.1f}" if known else "too few games"
            scores.add_row(name, f"{mean.value:.1f}", interval)
        console.print(scores)
    decisions = sum(played.decisions for played in match.played) / len(match.played)
    console.print(f"{decisions:.0f} decisions per game")


def _row(grid: Grid, name: str, score: Score) -> None:
    grid.add_row(name, f"{score.rate:.1%}", str(score.interval), str(score.wins), str(score.draws), str(score.losses))


def show_matrix(console: Console, table: Matrix, mind: str) -> None:
    """Decks against decks: how the deck of each row fared against the deck of each column."""
    games = sum(len(match.played) for match in table.matches.values())
    console.print(
        f"{games} games of {table.game}, {mind} playing every deck: the row's points against the column", soft_wrap=True
    )
    names = [Path(deck).name for deck in table.decks]  # of a file the name alone, for a path doesn't fit
    if len(set(names)) < len(set(table.decks)):
        names = list(table.decks)
    grid = Grid("", *names, "all others", "95% interval")
    for row, name in enumerate(names):
        overall = table.overall(row)
        cells = [f"{table.score(row, column).rate:.0%}" for column in range(len(table.decks))]
        grid.add_row(name, *cells, f"{overall.rate:.1%}", str(overall.interval))
    console.print(grid)
