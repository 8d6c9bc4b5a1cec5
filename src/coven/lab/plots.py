"""Plots of rates with their intervals, as SVG: small, without a library, the same on every machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from coven.minds.score import Interval

COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""Told apart by everybody, colour-blind or not; shapes differ as well."""
WIDTH: Final = 720
HEIGHT: Final = 360
LEFT: Final = 56
RIGHT: Final = 12
TOP: Final = 34
BOTTOM: Final = 44


@dataclass(frozen=True, slots=True)
class Point:
    """A rate and where the true one lies."""

    rate: float
    """The rate itself."""
    interval: Interval
    """Where it lies, with 95% confidence."""


@dataclass(frozen=True, slots=True)
class Series:
    """Rates of one kind, one for each group; where one should lie is shaded."""

    name: str
    """What it is called."""
    points: Sequence[Point | None]
    """One for each group; None where there is none."""
    target: tuple[float, float] | None = None
    """Where its rates should lie."""


def rates(title: str, groups: Sequence[str], series: Sequence[Series]) -> str:
    """A plot of rates with whiskers, side by side within each group."""
    parts = [*_frame(title), *_scale()]
    span = (WIDTH - LEFT - RIGHT) / max(1, len(groups))
    for number, one in enumerate(series):
        colour = COLOURS[number % len(COLOURS)]
        if one.target is not None:
            low, high = _y(one.target[0]), _y(one.target[1])
            parts.append(
                f'<rect x="{LEFT}" y="{high:.1f}" width="{WIDTH - LEFT - RIGHT}" height="{low - high:.1f}" '
                f'fill="{colour}" opacity="0.12"/>'
            )
        for place, point in enumerate(one.points):
            if point is not None:
                x = LEFT + span * (place + (number + 1) / (len(series) + 1))
                parts += _whisker(x, point, colour, number)
    for place, name in enumerate(groups):
        parts.append(_text(LEFT + span * (place + 0.5), HEIGHT - BOTTOM + 18, name, "middle"))
    parts += _legend([one.name for one in series])
    return "\n".join([*parts, "</svg>"]) + "\n"


def shares(title: str, rows: Mapping[str, Mapping[str, int]]) -> str:
    """A plot of how things came out, one bar for each row, all of the same length."""
    kinds = list(dict.fromkeys(kind for row in rows.values() for kind in row))
    height = TOP + 22 * len(rows) + 18 * len(kinds) + 12
    parts = _frame(title, height)
    left = 150
    wide = WIDTH - left - RIGHT
    for place, (name, row) in enumerate(rows.items()):
        y = TOP + 22 * place
        parts.append(_text(left - 8, y + 13, name, "end"))
        total = sum(row.values()) or 1
        x = float(left)
        for number, kind in enumerate(kinds):
            width = wide * row.get(kind, 0) / total
            if width:
                colour = COLOURS[number % len(COLOURS)]
                parts.append(f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="18" fill="{colour}"/>')
                if width > 34:
                    share = f"{row[kind] / total:.0%}"
                    parts.append(_text(x + width / 2, y + 13, share, "middle", "#ffffff"))
            x += width
    for number, kind in enumerate(kinds):
        y = TOP + 22 * len(rows) + 18 * number + 14
        parts.append(_mark(left + 6, y - 4, COLOURS[number % len(COLOURS)], number))
        parts.append(_text(left + 18, y, kind, "start"))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _frame(title: str, height: int = HEIGHT) -> list[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'font-family="sans-serif" font-size="12" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="20" font-size="14" font-weight="bold" fill="#222222">{escape(title)}</text>',
    ]


def _scale() -> list[str]:
    parts = []
    for percent in range(0, 101, 10):
        y = _y(percent / 100)
        parts.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="#dddddd"/>')
        parts.append(_text(LEFT - 6, y + 4, f"{percent}%", "end"))
    return parts


def _whisker(x: float, point: Point, colour: str, shape: int) -> list[str]:
    low, high, y = _y(point.interval.low), _y(point.interval.high), _y(point.rate)
    return [
        f'<line x1="{x:.1f}" y1="{low:.1f}" x2="{x:.1f}" y2="{high:.1f}" stroke="{colour}" stroke-width="2"/>',
        *[
            f'<line x1="{x - 5:.1f}" y1="{end:.1f}" x2="{x + 5:.1f}" y2="{end:.1f}" stroke="{colour}" '
            'stroke-width="2"/>'
            for end in (low, high)
        ],
        _mark(x, y, colour, shape),
        _text(x + 8, y + 4, f"{point.rate:.0%}", "start"),
    ]


def _mark(x: float, y: float, colour: str, shape: int) -> str:
    if shape % 3 == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{colour}"/>'
    if shape % 3 == 1:
        return f'<rect x="{x - 4.5:.1f}" y="{y - 4.5:.1f}" width="9" height="9" fill="{colour}"/>'
    return f'<path d="M{x:.1f} {y - 6:.1f}L{x + 6:.1f} {y + 5:.1f}L{x - 6:.1f} {y + 5:.1f}Z" fill="{colour}"/>'


def _legend(names: Sequence[str]) -> list[str]:
    parts = []
    x = float(LEFT)
    for number, name in enumerate(names):
        parts.append(_mark(x, HEIGHT - 12, COLOURS[number % len(COLOURS)], number))
        parts.append(_text(x + 10, HEIGHT - 8, name, "start"))
        x += 30 + 7 * len(name)
    return parts


def _text(x: float, y: float, words: str, anchor: str, colour: str = "#222222") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>'


def _y(rate: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - rate)
