"""The same setup and the same answers give the same game, in any process."""

import os
import subprocess
import sys

import pytest

import coven
from coven.games import names
from tests.lockstep import told
from tests.saving import game

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


def in_lockstep(seeds: range) -> None:
    """Every game, in two processes with other hashes and other memory, decision by decision."""
    games = [{"game": name, "seed": seed, "setup": setup} for seed in seeds for name, setup in [game(seed)]]
    assert {one["game"] for one in games} == set(names())
    one, other = told(games, "1", 1), told(games, "4242", 2)
    differing = [seed for seed, a, b in zip(seeds, one, other, strict=True) if a != b]
    assert not differing, f"{len(differing)} of {len(games)} games differ, the first: game({differing[0]})"


def test_games_go_in_lockstep_wherever_things_lie_in_memory() -> None:
    in_lockstep(range(12))


@pytest.mark.long
def test_hundreds_of_games_go_in_lockstep() -> None:
    in_lockstep(range(2000, 3200))
