"""Positions of real games, bent: something taken out, put twice, or exchanged for something else, and played on with.

To try many: `python -m tests.bending spoils --games 200 --start 0`.
"""

from __future__ import annotations

import copy
import json
import random
import sys
from collections.abc import Iterator
from typing import Any, Final

from coven.games import find
from coven.kernel import CovenError, Stuck, Table
from tests.saving import game

ODD: Final[tuple[Any, ...]] = (
    *(None, True, -1, 0, 1, 2, 7, 99, 100_000, 10**30, 1.5, float("inf"), "", "A", "AB", "x"),
    *([], [[]], {}, [1], ["A"], {"a": 1}, [1, 2, 3], [[1, 2]], [[1, 2, 3]], {"A": {}}),
)
"""What may stand where something else should."""
DECISIONS = 12
BENT = 12
"""So many times the positions of a game are bent."""


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to everything inside."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inside:
        yield (*path, key)
        yield from places(one, (*path, key))


def inside(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def bent(positions: list[Any], rng: random.Random) -> Any:
    """One of the positions, with something else in it."""
    position = copy.deepcopy(rng.choice(positions))
    for _ in range(rng.choice((1, 1, 2))):
        there = list(places(position))
        path = rng.choice(there)
        around, key = inside(position, path[:-1]), path[-1]
        way = rng.random()
        if way < 0.4:
            around[key] = copy.deepcopy(rng.choice(ODD))
        elif way < 0.55:
            del around[key]
        elif way < 0.65 and isinstance(around, list):
            around.append(copy.deepcopy(around[key]))
        else:  # what stands in such a place in another position, or elsewhere in this one
            other = rng.choice(positions)
            like = [one for one in places(other) if one[-1] == key] if way < 0.85 else list(places(other))
            around[key] = copy.deepcopy(inside(other, rng.choice(like or list(places(other)))))
    return position


def show(table: Table) -> None:
    """All that anybody may want to see at a table."""
    for seat in (None, *table.seats):
        table.view(seat)
        table.log(seat)
    for option in table.options:
        _ = option.points, option.brings, option.warning
    _ = table.source, table.fingerprint(), str(table)


def bend(name: str, seed: int) -> tuple[int, int]:
    """Bend positions of a random game and play on with each. How many could be played, and how many were refused."""
    rng = random.Random(seed)
    setup = next(keywords for at in range(seed, seed + 20) for which, keywords in [game(at)] if which == name)
    rules = find(name)
    settled = rules.settle(**setup)
    table = Table(rules, settled, seed)
    positions = []
    for _ in range(rng.choice((30, 80, 150))):
        if table.decision is not None:
            table.choose(rng.randrange(len(table.decision.choices)))
            if rng.random() < 0.3:
                positions.append(json.loads(json.dumps(table.position())))
    played = refused = 0
    for _ in range(BENT):
        position = bent(positions or [table.position()], rng)
        try:
            play_on(Table(rules, settled, seed, origin=position), rng)
            played += 1
        except (CovenError, Stuck):
            refused += 1
        except Exception as error:
            raise AssertionError(f"{name}, seed {seed}: {error!r} comes of {json.dumps(position)}") from error
    return played, refused


def play_on(table: Table, rng: random.Random) -> None:
    for _ in range(DECISIONS):
        show(table)
        if table.decision is None:
            return
        table.choose(rng.randrange(len(table.decision.choices)))


def main() -> None:
    name, games = sys.argv[1], int(sys.argv[sys.argv.index("--games") + 1])
    start = int(sys.argv[sys.argv.index("--start") + 1])
    tried = [0, 0]
    for seed in range(start, start + games):
        try:
            tried = [a + b for a, b in zip(tried, bend(name, seed), strict=True)]
        except AssertionError as error:
            print(error, flush=True)
    print(f"{name}: {tried[0]} played, {tried[1]} refused")


if __name__ == "__main__":
    main()
