"""Playthroughs: one whole game as text, with everything that anybody could observe of it.

Kept in a file, a playthrough makes any change of behaviour a diff. `coven playthrough NAME` prints the one that is kept
for a game in `tests/playthroughs/NAME.txt`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from coven.kernel.game import Game
from coven.kernel.plain import plain
from coven.kernel.seat import seat_name
from coven.kernel.setup import Setup
from coven.kernel.table import Table

SEED = 20
"""The game that is written down is the one of this seed, played at random."""


def playthrough(game: Game[Any], setup: Setup, seed: int = SEED) -> str:
    """One random game: every decision, option, view and log line of it, and its end."""
    return "\n".join(_lines(Table(game, setup, seed), random.Random(seed))) + "\n"


def _lines(table: Table, rng: random.Random) -> Iterator[str]:
    yield f"game: {table.game.name}"
    yield f"options: {dict(table.setup.options)}"
    yield f"seats: {table.setup.seats}"
    shown: dict[int | None, dict[str, str]] = {}
    logged = 0
    number = 0
    while True:
        for line in table.log(None, logged):
            yield f"  * {line}"
        logged = table.log_size
        for seat in (None, *table.seats):
            now = dict(_flat(plain(table.view(seat)), ""))
            before = shown.get(seat, {})
            for path in sorted({*now, *before}):
                if now.get(path) != before.get(path):
                    yield f"  {'spectator' if seat is None else seat_name(seat)} sees {path} = {now.get(path, 'gone')}"
            shown[seat] = now
        decision = table.decision
        if decision is None:
            break
        number += 1
        answer = rng.randrange(len(decision.choices))
        yield ""
        yield f"{number}. {seat_name(decision.seat)}: {decision.text} ({decision.rule}) [{table.fingerprint()}]"
        for index, words in enumerate(decision.words()):
            yield f"  {'>' if index == answer else ' '} {words}"
        table.choose(answer)
    yield ""
    yield f"result: {table.result}"


def _flat(value: Any, path: str) -> Iterator[tuple[str, str]]:
    """A view as paths and plain values; empty things are left out."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _flat(part, f"{path}.{key}" if path else str(key))
    elif isinstance(value, (list, tuple)) and any(isinstance(part, (dict, list, tuple)) for part in value):
        for place, part in enumerate(value):
            yield from _flat(part, f"{path}.{place + 1}")
    elif value not in (None, (), [], ""):
        yield path, ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
