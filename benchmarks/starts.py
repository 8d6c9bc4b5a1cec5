"""Counts the instructions that whole processes take to start, of two source trees, and prints the ratios.

    .venv/bin/python benchmarks/starts.py BEFORE AFTER

Each is a checkout, as `git worktree add` makes one. Instructions don't depend on what else the machine does: they are
counted by valgrind, the interpreter's own start included, which is shown apart. What is kept between runs is kept in a
folder of its own for each tree and start, filled by a run that isn't counted, unless nothing is to be kept.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
OWN_CARDS = HERE / "starts" / "cards.txt"
OWN_DECK = HERE / "starts" / "deck.txt"
GAME = """
for _ in range(40):
    if table.decision is None:
        break
    table.choose(len(table.options) // 2)
"""


class Start(NamedTuple):
    program: str
    kept: bool = True
    """Earlier runs have kept what they made, bytecode too."""


OWN = f"coven.new('revel', seed=1, components={OWN_CARDS.read_text()!r}, brings=({OWN_DECK.read_text()!r}, 'nymphaea'))"
STARTS = {
    "python itself": Start("pass"),
    "`import coven`": Start("import coven"),
    "first game of `revel`, with decks that ship": Start(f"import coven\ntable = coven.new('revel', seed=1){GAME}"),
    "the same with a deck of one's own cards": Start(f"import coven\ntable = {OWN}{GAME}"),
    "the very first game of a checkout": Start(f"import coven\ntable = coven.new('revel', seed=1){GAME}", kept=False),
}


def counted(start: Start, tree: Path) -> int:
    """The instructions that one process takes."""
    with tempfile.TemporaryDirectory() as kept, tempfile.TemporaryDirectory() as bytecode:
        environment = {
            **os.environ,
            "PYTHONPATH": str(tree / "src"),
            "COVEN_CACHE": kept,
            "XDG_CACHE_HOME": kept,
            "PYTHONPYCACHEPREFIX": bytecode,
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONHASHSEED": "0",
        }
        command = [sys.executable, "-c", start.program]
        if start.kept:
            subprocess.run(command, env=environment, check=True, capture_output=True)
        counting = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command]
        done = subprocess.run(counting, env=environment, check=True, capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if found is None:
        raise SystemExit(done.stderr)
    return int(found[1])


def main(before: str, after: str) -> None:
    print("| millions of instructions | before | after | after : before |\n| --- | ---: | ---: | ---: |")
    for name, start in STARTS.items():
        one, two = (counted(start, Path(tree).resolve()) for tree in (before, after))
        print(f"| {name} | {one / 1e6:,.0f} | {two / 1e6:,.0f} | {two / one:.2f} |", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
