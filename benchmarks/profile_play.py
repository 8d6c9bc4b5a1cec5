"""Where the time of uniform random play goes: shares by module and by function, per decision.

.venv/bin/python benchmarks/profile_play.py revel
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import random
import time
from collections import defaultdict
from pathlib import PurePath

import coven


def play(game: str, seats: int, games: int) -> int:
    """Random games; how many decisions they took."""
    rng = random.Random(1)
    decisions = 0
    for seed in range(games):
        table = coven.new(game, seed=seed, seats=seats)
        while table.decision is not None:
            table.choose(int(rng.random() * len(table.decision.choices)))
            decisions += 1
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("game", choices=coven.playable())
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--functions", type=int, default=25, help="how many functions to list")
    wanted = parser.parse_args()
    seats = wanted.seats or {"revolution": 3, "witchstone": 4}.get(wanted.game, 2)
    play(wanted.game, seats, 2)
    start = time.process_time()
    decisions = play(wanted.game, seats, wanted.games)
    plain = (time.process_time() - start) / decisions * 1e6
    profile = cProfile.Profile(time.process_time)
    profile.runcall(play, wanted.game, seats, wanted.games)
    raw = pstats.Stats(profile).__dict__["stats"]
    whole = sum(own for _, _, own, _, _ in raw.values())
    modules: dict[str, float] = defaultdict(float)
    functions: list[tuple[float, int, float, str]] = []
    for (file, line, name), (_, calls, own, under, _) in raw.items():
        module = "/".join(PurePath(file).parts[-2:]) if file.endswith(".py") else "built in"
        modules[module] += own
        functions.append((own, calls, under, f"{module}:{line} {name}" if line else name))
    print(f"{wanted.game}, {seats} seats: {decisions} decisions, {plain:.1f} µs each without the profiler\n")
    print("own time by module")
    for module, own in sorted(modules.items(), key=lambda item: -item[1])[:15]:
        print(f"  {own / whole:6.1%}  {module}")
    print("\nown time by function: share, calls per decision, share with all it calls")
    for own, calls, under, name in sorted(functions, reverse=True)[: wanted.functions]:
        print(f"  {own / whole:6.1%} {calls / decisions:8.2f} {under / whole:6.1%}  {name}")


main()
