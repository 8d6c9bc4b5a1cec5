"""Plays games and tells the fingerprint of every decision, in a process whose memory is filled in its own way.

Run as `python -m tests.lockstep NOISE < games.json`. Two processes with other hash seeds and other noise have to tell
the same: nothing in a game may depend on where in memory something lies.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from typing import Any

import coven
from coven.games import find
from coven.kernel import CovenError, Table

DECISIONS = 120


def fingerprints(game: dict[str, Any]) -> str:
    """A digest of the fingerprints of all decisions of a random game, and of its log."""
    rules = find(game["game"])
    seed = game["seed"]
    try:
        setup = rules.settle(**game["setup"])
        table = Table(rules, setup, seed, origin=game.get("position"))
    except CovenError as error:
        return f"refused: {error}"
    rng = random.Random(seed)
    whole = hashlib.blake2b(digest_size=8)
    for _ in range(game.get("decisions", DECISIONS)):
        whole.update(table.fingerprint().encode())
        if table.decision is None:
            break
        table.choose(rng.randrange(len(table.decision.choices)))
    for line in table.log(None):
        whole.update(str(line).encode())
    return f"{whole.hexdigest()} {table.fingerprint()}"


def told(games: list[dict[str, Any]], hash_seed: str, noise: int) -> list[str]:
    """What a process of its own tells of these games."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.lockstep", str(noise)]
    ran = subprocess.run(
        command, env=environment, input=json.dumps(games), stdout=subprocess.PIPE, text=True, check=True, timeout=600
    )
    lines: list[str] = json.loads(ran.stdout)
    return lines


def main() -> None:
    noise = random.Random(int(sys.argv[1]))
    ballast: list[object] = []
    digests = []
    for game in json.load(sys.stdin):
        # Objects of many sizes, some of which go again, leave holes for what comes next to lie in.
        ballast += [bytearray(noise.randrange(16, 900)) for _ in range(noise.randrange(400))]
        ballast += [{n: [object()]} for n in range(noise.randrange(200))]
        noise.shuffle(ballast)
        del ballast[: len(ballast) // 2]
        digests.append(fingerprints(game))
    print(json.dumps(digests))


if __name__ == "__main__":
    assert coven.__version__
    main()
