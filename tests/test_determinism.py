"""The same setup and the same answers give the same game, in any process."""

import os
import subprocess
import sys

import pytest

import coven
from coven.games import names

PLAY = """
import random, coven
table = coven.new({name!r}, seed={seed})
rng = random.Random({seed})
while table.decision is not None:
    table.choose(rng.randrange(len(table.decision.choices)))
print(table.fingerprint(), table.result)
"""


def play_elsewhere(name: str, seed: int, hash_seed: str) -> str:
    """Play a random game in a process of its own, with its own order of sets and hashes."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", PLAY.format(name=name, seed=seed)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("name", names())
def test_a_game_is_the_same_in_any_process(name: str) -> None:
    games = {play_elsewhere(name, 11, hash_seed) for hash_seed in ("0", "1", "4242")}
    assert len(games) == 1


@pytest.mark.parametrize("name", names())
def test_a_record_is_exact_without_its_seed(name: str) -> None:
    table = coven.new(name, seed=5)
    for _ in range(30):
        if table.decision is not None:
            table.choose(len(table.decision.choices) // 2)
    plain = table.record().to_json()
    assert coven.load({**plain, "seed": 6}).fingerprint() == table.fingerprint()
