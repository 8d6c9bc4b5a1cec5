"""What was found, as a page of Markdown."""

from __future__ import annotations

import os
import statistics
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

Found: TypeAlias = dict[str, Any]
"""What one process measured of one subject."""

Rounds: TypeAlias = list[dict[str, Found]]

DASH = "–"


def keep_report(path: Path, report: str) -> None:
    """Write the report beside the one before, and let it take its place when it is whole."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(report)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def write_report(rounds: Rounds, failed: dict[str, str], ours: list[str], circumstances: str) -> str:
    names = [name for name in rounds[-1] if name not in failed]
    own = [name for name in ours if name in names]
    peers = [name for name in names if name not in ours]
    page = [
        "# Side by side",
        "",
        "Written by `benchmarks/run`. Games differ, and so does what a decision asks of an engine: the ratios say how",
        "much play, search and keeping the same time buys, not who wrote the better code. Medians; ± is half the range",
        "over the median. Times are the processor's, on one core; absolute ones are those of one small shared machine.",
        "",
        circumstances,
        "",
        "## Ratios",
        "",
        "Taken within each round, then the median. Above 1, ours is faster, smaller or lighter.",
        "",
    ]
    for title, ratio in RATIOS.items():
        page += [f"### {title}", "", *_ratios(rounds, own, peers, ratio), ""]
    for title, columns in TABLES.items():
        page += [f"## {title}", "", *_values(rounds, names, columns), ""]
    page += [
        "## Notes",
        "",
        *_notes(rounds[-1], names),
        *[f"- {name} did not run: {why}" for name, why in failed.items()],
    ]
    return "\n".join(page) + "\n"


def _faster(key: str) -> Callable[[Found, Found], float | None]:
    """More is better."""
    return lambda own, peer: own[key] / peer[key] if key in own and key in peer and peer[key] else None


def _less(key: str, peers_key: str | None = None) -> Callable[[Found, Found], float | None]:
    """Less is better. The peer may have another name for it."""
    theirs = peers_key or key
    return lambda own, peer: peer[theirs] / own[key] if key in own and theirs in peer and own[key] > 0 else None


RATIOS: dict[str, Callable[[Found, Found], float | None]] = {
    "Decisions per second, uniform random play": _faster("decisions/s"),
    "Games per second, set-up included": _faster("games/s"),
    "Copying a game at a turn's decision": _less("copy µs"),
    "Copying a game: ours in mid-action, theirs wherever they can": _less("copy in mid-action µs", "copy µs"),
    "Undo": _less("undo µs"),
    "Saving": _less("save µs"),
    "Loading": _less("load µs"),
    "Saved size": _less("saved bytes"),
    "Memory of a game in progress": _less("KiB per game"),
    "From import to the first game": _less("first game ms"),
}

TABLES: dict[str, list[str]] = {
    "Play": ["decisions/s", "games/s", "decisions/game", "set-up µs"],
    "Copy and undo": ["copy µs", "copy in mid-action µs", "copy in mid-action, slowest tenth µs", "undo µs"],
    "Save and load": ["save µs", "load µs", "saved bytes", "KiB per game"],
    "Start-up": [
        "import ms",
        "first game ms",
        "python -c pass ms",
        "import coven ms",
        "coven --help ms",
        "very first game ms",
    ],
}


def _ratios(
    rounds: Rounds, own: list[str], peers: list[str], ratio: Callable[[Found, Found], float | None]
) -> list[str]:
    lines = [_row(["ours : peer", *own]), _row(["---"] + ["---:"] * len(own))]
    for peer in peers:
        cells = []
        for name in own:
            found = [ratio(one[name], one[peer]) for one in rounds if name in one and peer in one]
            values = [value for value in found if value is not None]
            cells.append(_times(values) if values else DASH)
        if any(cell != DASH for cell in cells):
            lines.append(_row([peer, *cells]))
    return lines


def _values(rounds: Rounds, names: list[str], columns: list[str]) -> list[str]:
    lines = [_row(["", *columns]), _row(["---"] + ["---:"] * len(columns))]
    for name in names:
        cells = []
        for column in columns:
            values = [one[name][column] for one in rounds if name in one and column in one[name]]
            cells.append(_spread(values) if values else DASH)
        if any(cell != DASH for cell in cells):
            lines.append(_row([name, *cells]))
    return lines


def _notes(found: dict[str, Found], names: list[str]) -> list[str]:
    notes = []
    for name in names:
        one = found[name]
        said = [
            f"{one['package']} {one['version']}, {one['game']}",
            one["kind"],
            f"copies: {one['copies'] or 'none'}",
            f"saves: {one['saves'] or 'none'}",
            one["remark"],
        ]
        notes.append(f"- **{name}**: " + "; ".join(part for part in said if part) + ".")
    return notes


def _failures(failed: dict[str, str]) -> list[str]:
    return [f"- **{name}** did not run: {why}" for name, why in failed.items()]


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def _number(value: float) -> str:
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def _times(values: list[float]) -> str:
    middle = statistics.median(values)
    return f"{_number(middle) if middle >= 0.1 else f'{middle:.3f}'} ×{_range(values)}"


def _spread(values: list[float]) -> str:
    return _number(statistics.median(values)) + _range(values)


def _range(values: list[float]) -> str:
    middle = statistics.median(values)
    return f" ±{(max(values) - min(values)) / 2 / middle:.0%}" if len(values) > 1 and middle else ""
