"""List the lines of a game's rules that no proof of a rule reaches.

Runs all tests that are marked with a rule, and lists, module by module, the lines that none of them has run. What can't
be reached is to be deleted, and what can needs a proof. What is not the rules themselves is left out: the reading of
card text and of files of components, cards and decks, what leaves the game, and how a computer player plans (text/,
cards/, seen/, plans/), modules that cite no rule, what only hands on to what is left out, what a game says of itself
(its questions, its primer), and the words of values, unless it is asked for with --all.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from coven.games import find, names
from coven.kernel import CovenError
from coven.rules.citations import citations_in
from coven.rules.ledger import ledgers_of
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
        games = {name: find(name) for name in asked.game or names()}
    except CovenError as error:
        print(error, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as place:
        code, measured = _measured(Path(place), [game.folder for game in games.values()])
    if code != 0:
        return code
    for name, game in games.items():
        besides = () if asked.all else BESIDES
        citing = None if asked.all else {one.file for one in citations_in(game.folder, ledgers_of(game))}
        for line in unreached(name, game.folder, measured, besides, citing):
            print(line)
    return 0


def _measured(place: Path, folders: Iterable[Path]) -> tuple[int, Measured]:
    """What the proofs run of these folders, and the exit code of running them. Nothing else is measured, and all in one
    process: that takes no longer than starting several, each of which has to import and to compile everything."""
    settings, report = place / "settings", place / "reach.json"
    # a setting, and not the option of that name, which would take a folder with a comma in its name for two
    settings.write_text("[run]\nsource =\n" + "".join(f"    {folder}\n" for folder in folders), encoding="utf-8")
    coverage = [sys.executable, "-m", "coverage"]
    kept = [f"--rcfile={settings}", f"--data-file={place / 'data'}"]
    for command in (
        ["run", *kept, "-m", "pytest", "-n0", "-m", PROOFS, "tests"],
        ["json", *kept, "-q", "-o", str(report)],
    ):
        run = subprocess.run([*coverage, *command], stdout=sys.stderr, check=False)
        if run.returncode != 0:
            return run.returncode, {}
    files: Measured = json.loads(report.read_text(encoding="utf-8"))["files"]
    return 0, {str(Path(name).resolve()): kept for name, kept in files.items()}


def unreached(
    name: str,
    folder: Path,
    measured: Measured,
    besides: Sequence[str] = BESIDES,
    citing: Collection[Path] | None = None,
) -> Iterator[str]:
    """The lines of a game's modules that were not run, each with its text, and how many they are of how many. Of all
    modules only those `citing` a rule, if these are given: what carries a rule cites it."""
    lines = missing = 0
    for file in sorted(folder.rglob("*.py")):
        kept = measured.get(str(file.resolve()))
        within = file.relative_to(folder)
        if kept is None or within.parts[0] in besides or (citing is not None and file not in citing):
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
