"""List the lines of a game's rules that no proof of a rule reaches.

Runs all tests that are marked with a rule, and lists, module by module, the lines that none of them has run. What can't
be reached is to be deleted, and what can needs a proof. What is not the rules themselves is left out: the reading of
card text and of files of components, cards and decks, what leaves the game, and how a computer player plans (text/,
cards/, seen/, plans/), what only hands on to these, and the words of values, unless it is asked for with --all.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from coven.games import find, names
from coven.kernel import CovenError
from coven.rules.no_rules import no_rules

BESIDES = ("cards", "components_reading.py", "plans", "seen", "text")
"""The folders of a game, and the modules, that hold no rules of play."""
PROOFS = "rule and not long"
"""The tests that are proofs, as pytest's -m wants it."""

Measured = Mapping[str, Mapping[str, Any]]
"""What coverage.py says of each file."""


def main(words: Sequence[str]) -> int:
    """Run the command; the exit code is 0 unless the proofs themselves fail."""
    parser = argparse.ArgumentParser("unreached", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", metavar="GAME", nargs="*", help="games; all that ship, if none is named")
    parser.add_argument("--all", action="store_true", help="also text/, cards/, seen/, plans/ and words")
    asked = parser.parse_args(words)
    try:
        folders = {name: find(name).folder for name in asked.game or names()}
    except CovenError as error:
        print(error, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as place:
        code, measured = _measured(Path(place))
    if code != 0:
        return code
    for name, folder in folders.items():
        for line in unreached(name, folder, measured, () if asked.all else BESIDES):
            print(line)
    return 0


def _measured(place: Path) -> tuple[int, Measured]:
    """What the proofs run, and the exit code of running them."""
    report = place / "reach.json"
    command = [sys.executable, "-m", "pytest", "-n", "auto", "-m", PROOFS, "tests", "--no-cov-on-fail", "--cov=coven"]
    run = subprocess.run([*command, f"--cov-report=json:{report}"], stdout=sys.stderr, check=False)
    if run.returncode != 0:
        return run.returncode, {}
    files: Measured = json.loads(report.read_text(encoding="utf-8"))["files"]
    return 0, {str(Path(name).resolve()): kept for name, kept in files.items()}


def unreached(name: str, folder: Path, measured: Measured, besides: Sequence[str] = BESIDES) -> Iterator[str]:
    """The lines of a game's modules that were not run, each with its text, and how many they are of how many."""
    lines = missing = 0
    for file in sorted(folder.rglob("*.py")):
        kept = measured.get(str(file.resolve()))
        within = file.relative_to(folder)
        if kept is None or within.parts[0] in besides:
            continue
        source = file.read_text(encoding="utf-8")
        text = source.splitlines()
        none = no_rules(source, besides)
        not_run = [number for number in kept["missing_lines"] if number not in none]
        lines += len(not_run) + sum(number not in none for number in kept["executed_lines"])
        missing += len(not_run)
        for number in not_run:
            yield f"{name}/{within.as_posix()}:{number}: {text[number - 1].strip()}"
    yield f"{name}: {missing} of {lines} lines of rules are reached by no proof"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
