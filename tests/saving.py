"""Random games that are saved and loaded on the way, here and in a process with other hashes and other memory.

Run as `python -m tests.saving < saves.json`: loads what another process has saved, and tells the fingerprints. To try
many games: `python -m tests.saving --games 2000 --start 0`.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from coven.games import find
from coven.games.spoils.cards.deckbuilding import deck_texts
from coven.kernel import CovenError, Table
from coven.scripts import load, write_record
from tests.games.revel.hidden_cards import setup as hidden_cards

SHIPPED = (("celosia", "nymphaea"), ("galanthus", "hellebore"), ("nymphaea", "galanthus"))
MOST_DECISIONS = 400
EVERY = 48
"""So many decisions lie between two saves, on average."""
AT_ONCE = 50
"""So many games are handed to another process together."""


class Saved(NamedTuple):
    """A game as it was saved, and what it was then."""

    game: str
    seed: int
    text: str
    fingerprint: str


def game(seed: int) -> tuple[str, dict[str, Any]]:
    """A game by its seed: Revel with cards that ship and with such as nobody wrote, by both editions; The Spoils;
    Witchstone; Witches of the Revolution. In every seventh one seat is asked even when there is one choice only."""
    kind, nth = seed % 6, seed // 6
    control: dict[str, Any] = {"full_control": (nth % 2,)} if seed % 7 == 0 else {}
    if kind == 0:
        return "witchstone", {"seats": 2 + nth % 3, "options": {"level": ("normal", "harder")[nth // 3 % 2]}, **control}
    if kind == 1:
        options = {"bluff": nth % 3 == 0, "edition": ("comprehensive", "starter")[nth // 3 % 2]}
        return "revel", {"brings": SHIPPED[nth % 3], "options": options, **control}
    if kind == 2:
        options = {"hands": ("open", "closed")[nth % 2], "difficulty": ("easiest", "random", "hardest")[nth % 3]}
        return "revolution", {"seats": 2 + nth % 3, "options": options, **control}
    if kind == 3:
        decks = sorted(deck_texts())
        brings = (decks[nth % len(decks)], decks[(nth // 2 + 3) % len(decks)])
        return "spoils", {"brings": brings, "options": {"bluff": nth % 3 == 0}, **control}
    return "revel", {**hidden_cards(seed), **control}


def played(seed: int) -> Iterator[Saved]:
    """Play a random game, save it at some decisions and at its end, and go on each time with what was loaded."""
    name, keywords = game(seed)
    rules = find(name)
    rng = random.Random(seed)
    table = Table(rules, rules.settle(**keywords), seed)
    for _ in range(MOST_DECISIONS):
        decision = table.decision
        if decision is None or rng.randrange(EVERY) == 0:
            saved = Saved(name, seed, write_record(table.record()), table.fingerprint())
            table = load(saved.text)
            assert table.fingerprint() == saved.fingerprint, f"seed {seed}: another game was loaded than was saved"
            yield saved
            decision = table.decision
        if decision is None:
            return
        table.choose(rng.randrange(len(decision.choices)))


def read_elsewhere(saves: list[Saved], hash_seed: str) -> list[str]:
    """What a process of its own, with other hashes, finds when it loads them: their fingerprints."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.saving"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        input=json.dumps(saves),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: list[str] = json.loads(ran.stdout)
    return found


def differing(seeds: range) -> tuple[int, list[str]]:
    """How many saves were tried, and which of them didn't load, or not as what they were."""
    kept: list[Saved] = []
    wrong: list[str] = []
    for seed in seeds:
        try:
            kept += played(seed)
        except (AssertionError, CovenError) as error:
            wrong.append(f"seed {seed}: {error}")
    for saved, found in zip(kept, read_elsewhere(kept, "4242"), strict=True):
        if saved.fingerprint != found:
            wrong.append(f"seed {saved.seed}, {saved.game}, elsewhere: {found}")
    return len(kept), wrong


def main() -> None:
    if "--games" in sys.argv:
        count, start = int(sys.argv[sys.argv.index("--games") + 1]), int(sys.argv[sys.argv.index("--start") + 1])
        tried = 0
        for first in range(start, start + count, AT_ONCE):
            seeds = range(first, min(first + AT_ONCE, start + count))
            saves, wrong = differing(seeds)
            tried += saves
            print(f"{seeds.stop - start} games, {tried} saves", *wrong, sep="\n  ", flush=True)
        return
    ballast: list[object] = [bytearray(n % 700 + 16) for n in range(5000)]
    del ballast[::3]
    fingerprints = []
    for _, _, text, _ in json.load(sys.stdin):
        try:
            fingerprints.append(load(text).fingerprint())
        except CovenError as error:
            fingerprints.append(f"refused: {error}")
    print(json.dumps(fingerprints))


if __name__ == "__main__":
    main()
