"""`coven lab team`: how often a team of computer players wins a co-operative game."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from coven.cli.arena import progress_bar
from coven.cli.setting import add_setting, components_of, game_of
from coven.files import read_text, write_text
from coven.kernel import CovenError, Game
from coven.lab.report import Targets, end_plot, rate_plot, write_report
from coven.lab.team import Cell, Results, play_teams, read_results
from coven.minds import best_for, mind_of

BATCH = 20
"""After so many games of each kind what has been played is written down."""


def add_team(parser: argparse.ArgumentParser) -> None:
    add_setting(parser)
    parser.add_argument("--over", metavar="OPTION=X;Y", help="an option and its values to compare (default: its own)")
    parser.add_argument("--players", metavar="N,N", help="numbers of players (default: all)")
    parser.add_argument("--mind", metavar="NAME", help="who plays every seat (default: the best there is)")
    parser.add_argument("--beside", metavar="NAME", help="also play with this mind in one of the seats")
    parser.add_argument("--games", metavar="N", type=int, default=100, help="how many games of each kind (default 100)")
    parser.add_argument("--jobs", metavar="J", type=int, default=1, help="how many processes play (default 1)")
    parser.add_argument("--results", metavar="FILE", help="where results are kept: what is there isn't played again")
    parser.add_argument("--target", metavar="X=LOW-HIGH", action="append", default=[], help="aimed at, in percent")
    parser.add_argument("--report", metavar="FILE.md", help="write a report there, with plots beside it")


def run_team(asked: argparse.Namespace) -> int:
    game = game_of(asked)
    if not game.cooperative:
        raise CovenError(f"{game.title} is no co-operative game: `coven arena` lets minds play each other")
    if asked.games < 1:
        raise CovenError(f"--games {asked.games}: at least one game of each kind is played")
    option, values = _over(asked, game)
    targets = _targets(asked, option, values)
    mind = asked.mind or best_for(game)
    for name in (mind, *([asked.beside] if asked.beside else [])):
        mind_of(name, 0, game)
    for name, path in (("--results", asked.results), ("--report", asked.report)):
        _writable(name, path)
    results = Results(game.name, game.data, option, mind)
    file = None if asked.results is None else Path(asked.results)
    if file is not None and file.exists():
        results = read_results(read_text(file), f"--results {file}", results)
    players = _players(asked, game)
    cells = [Cell(value, count) for value in values for count in players]
    if asked.beside:
        cells += [Cell(value, count, asked.beside) for value in values for count in players if count > 1]
    with progress_bar() as progress:
        done = sum(results.cells[cell].games for cell in cells if cell in results.cells)
        bar = progress.add_task("playing", total=asked.games * len(cells), completed=done)
        for upto in range(BATCH, asked.games + BATCH, BATCH):
            play_teams(
                game,
                results,
                cells,
                games=min(upto, asked.games),
                seed=asked.seed or 0,
                jobs=asked.jobs,
                components=components_of(asked),
                watch=lambda: progress.advance(bar),
            )
            if file is not None:
                write_text(file, results.write())
    show_results(Console(highlight=False), results)
    if asked.report is not None:
        _report(asked, game, results, targets)
    return 0


def _over(asked: argparse.Namespace, game: Game[Any]) -> tuple[str, list[str]]:
    """The option that is compared, and its values."""
    if asked.over is None:
        if not game.options:
            raise CovenError(f"{game.title} has no options to compare")
        first = game.options[0]
        return first.name, [first.typed(value) for value in first.values]
    name, _, said = asked.over.partition("=")
    option, values = name.strip(), [value.strip() for value in said.split(";") if value.strip()]
    if not option or not values:
        raise CovenError(
            f"--over {asked.over}: an option and its values are expected, such as 'difficulty=easiest;hardest'"
        )
    for value in values:
        try:
            game.settle(options={option: value})
        except CovenError as error:
            raise CovenError(f"--over {asked.over}: {error}") from None
    if len(set(values)) < len(values):
        raise CovenError(f"--over {asked.over}: every value is named once")
    return option, values


def _players(asked: argparse.Namespace, game: Game[Any]) -> list[int]:
    if asked.players is None:
        return list(game.seats)
    try:
        numbers = [int(number) for number in asked.players.split(",")]
    except ValueError:
        raise CovenError(f"--players {asked.players}: numbers are expected, such as 1,2,4") from None
    for number in numbers:
        try:
            game.settle(seats=number)
        except CovenError as error:
            raise CovenError(f"--players {asked.players}: {error}") from None
    return numbers


def _targets(asked: argparse.Namespace, option: str, values: Sequence[str]) -> Targets:
    """What is aimed at for each of the values that are compared, as shares."""
    found = {}
    for said in asked.target:
        setting, _, between = (part.strip() for part in said.rpartition("="))
        low, _, high = (part.strip() for part in between.partition("-"))
        if not setting or not low.isdecimal() or not high.isdecimal():
            raise CovenError(f"--target {said}: a value and two percentages are expected: random=25-35")
        if setting not in values:
            raise CovenError(
                f"--target {said}: {setting!r} is no {option} that is compared; those are: {', '.join(values)}"
            )
        if not int(low) <= int(high) <= 100:
            raise CovenError(f"--target {said}: the percentages go from the lower to the higher, and up to 100")
        found[setting] = (int(low) / 100, int(high) / 100)
    return found


def _writable(name: str, path: str | None) -> None:
    """Hours of games are not played for a file that can't be written."""
    if path is None:
        return
    if not Path(path).parent.is_dir():
        raise CovenError(f"{name} {path}: there is no folder {Path(path).parent}")
    if Path(path).is_dir():
        raise CovenError(f"{name} {path}: that is a folder; name a file")


def _report(asked: argparse.Namespace, game: Game[Any], results: Results, targets: Targets) -> None:
    """The report, with two plots in files of its name."""
    path = Path(asked.report)
    plots = (f"{path.stem}-won.svg", f"{path.stem}-ends.svg")
    words = [
        f"coven lab team {game.name}",
        *([f"--over '{asked.over}'"] if asked.over else []),
        f"--games {asked.games}",
    ]
    words += [f"--target {said}" for said in asked.target] + ([f"--beside {asked.beside}"] if asked.beside else [])
    words += [f"--results {Path(asked.results).name}"] if asked.results else []
    command = " ".join([*words, f"--report {path.name}"])
    write_text(path.with_name(plots[0]), rate_plot(results, game.title, targets))
    write_text(path.with_name(plots[1]), end_plot(results, game.title))
    write_text(path, write_report(results, game.title, targets, plots, command))


def show_results(console: Console, results: Results) -> None:
    """How often each team won."""
    grid = Grid(results.option, "players", "seat A", "won", "95% interval", "games", "decisions")
    for cell, tally in results.cells.items():
        often = f"{tally.decisions / max(1, tally.games):.0f}"
        who = cell.beside or results.mind
        rate = f"{tally.rate:.1%}"
        grid.add_row(cell.setting, str(cell.seats), who, rate, str(tally.interval), str(tally.games), often)
    console.print(grid)
