"""The report on how hard a co-operative game is: tables in Markdown, with plots beside it."""

from __future__ import annotations

from collections.abc import Mapping

from coven.lab.plots import Point, Series, rates, shares
from coven.lab.team import Cell, Results, Tally

Targets = Mapping[str, tuple[float, float]]
"""For settings, between which rates their games should be won."""


def write_report(results: Results, title: str, targets: Targets, plots: tuple[str, str], command: str) -> str:
    """The whole report, as Markdown. `plots` are the names of the files beside it, `command` is what made it."""
    games = sum(tally.games for tally in results.cells.values())
    lines = [
        f"# How hard {title} is",
        "",
        f"{games:,} games of the components `{results.data}`, every seat played by `{results.mind}`, which plans its",
        "turn from what its seat knows. Rates are games won; the interval is Wilson's, with 95% confidence.",
        "",
        f"This page is made by `{command}`.",
        "",
        f"![Games won by number of players and {results.option}]({plots[0]})",
        "",
    ]
    lines += _table(results, targets)
    lines += ["", f"![How games end]({plots[1]})", "", *_ends(results)]
    lines += _scores(results)
    lines += _beside(results)
    return "\n".join(lines).rstrip() + "\n"


def settings_of(results: Results) -> list[str]:
    """The settings that were played, in their order."""
    return list(dict.fromkeys(cell.setting for cell in results.cells))


def seats_of(results: Results) -> list[int]:
    """The numbers of players that were played."""
    return sorted({cell.seats for cell in results.cells})


def rate_plot(results: Results, title: str, targets: Targets) -> str:
    """Rates by number of players."""
    seats = seats_of(results)
    series = []
    for setting in settings_of(results):
        tallies = [results.cells.get(Cell(setting, count)) for count in seats]
        points = [None if tally is None else Point(tally.rate, tally.interval) for tally in tallies]
        series.append(Series(setting, points, targets.get(setting)))
    groups = [f"{count} player{'' if count == 1 else 's'}" for count in seats]
    return rates(f"{title}: games won (95% intervals; shaded: aimed at)", groups, series)


def end_plot(results: Results, title: str) -> str:
    """How games end."""
    rows = {
        f"{cell.setting}, {cell.seats}": {"won": tally.wins, **tally.losses}
        for cell, tally in results.cells.items()
        if not cell.beside
    }
    return shares(f"{title}: how games end", rows)


def _table(results: Results, targets: Targets) -> list[str]:
    seats = seats_of(results)
    head = " | ".join(f"{count} player{'' if count == 1 else 's'}" for count in seats)
    lines = [f"| {results.option} | aimed at | {head} | all | spread |", f"|---|---|{'---|' * len(seats)}---|---|"]
    for setting in settings_of(results):
        cells = [results.cells.get(Cell(setting, count)) for count in seats]
        whole = _sum([tally for tally in cells if tally is not None])
        aim = targets.get(setting)
        aimed = "" if aim is None else f"{aim[0]:.0%} to {aim[1]:.0%}"
        told = " | ".join("" if tally is None else _rate(tally) for tally in cells)
        spread = f"{100 * results.spread(setting):.1f} points"
        lines.append(f"| {setting} | {aimed} | {told} | {_rate(whole)} | {spread} |")
    each = sorted({tally.games for cell, tally in results.cells.items() if not cell.beside})
    return [*lines, "", f"Games in each cell: {' to '.join(map(str, sorted({each[0], each[-1]})))}."]


def _rate(tally: Tally) -> str:
    return f"{tally.rate:.1%} ({tally.interval})"


def _sum(tallies: list[Tally]) -> Tally:
    whole = Tally()
    for tally in tallies:
        whole.games += tally.games
        whole.wins += tally.wins
    return whole


def _ends(results: Results) -> list[str]:
    kinds = sorted({how for cell, tally in results.cells.items() if not cell.beside for how in tally.losses})
    lines = ["", "## How games are lost", "", f"| {results.option} | players | {' | '.join(kinds)} |"]
    lines.append(f"|---|---|{'---|' * len(kinds)}")
    for cell, tally in results.cells.items():
        if not cell.beside:
            told = " | ".join(f"{tally.losses[kind] / max(1, tally.games):.0%}" for kind in kinds)
            lines.append(f"| {cell.setting} | {cell.seats} | {told} |")
    return lines


def _scores(results: Results) -> list[str]:
    scores = sorted({score for tally in results.cells.values() for score in tally.scores}, key=float)
    if not scores:
        return []
    lines = ["", "## The scores of games won", "", f"| {results.option} | {' | '.join(scores)} |"]
    lines.append(f"|---|{'---|' * len(scores)}")
    for setting in settings_of(results):
        of_it = [tally for cell, tally in results.cells.items() if cell.setting == setting and not cell.beside]
        wins = max(1, sum(tally.wins for tally in of_it))
        told = " | ".join(f"{sum(tally.scores[score] for tally in of_it) / wins:.0%}" for score in scores)
        lines.append(f"| {setting} | {told} |")
    return lines


def _beside(results: Results) -> list[str]:
    rows = [(cell, tally) for cell, tally in results.cells.items() if cell.beside]
    if not rows:
        return []
    lines = ["", "## One seat left out", ""]
    lines.append("One seat is played by somebody who doesn't plan: how much the others can do without a partner.")
    lines += ["", f"| {results.option} | players | the seat | won | with all planning |", "|---|---|---|---|---|"]
    for cell, tally in rows:
        whole = results.cells.get(Cell(cell.setting, cell.seats))
        whole_rate = "" if whole is None else f"{whole.rate:.1%}"
        lines.append(f"| {cell.setting} | {cell.seats} | {cell.beside} | {_rate(tally)} | {whole_rate} |")
    return lines
