"""Put wrong readings of the rules into the code, one at a time, and see whether the proofs of those rules notice.

Tries the mutants in tests/mutants/, each in a copy of the project. The exit code is 1 if one survives, if one can't be
tried (its text is no longer there, it can't be imported, its rule has no proof), or if a test fails without any. With
--sample a few are tried, and of all the others it is checked that they still apply.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from coven.kernel import CovenError
from coven.rules.mutants import Mutant, chosen_mutants
from coven.rules.mutation import PATIENCE, Fate, Mutation, Trial

PACKAGE = Path("src", "coven")


def main(words: Sequence[str], root: Path | None = None, package: Path = PACKAGE) -> int:
    """Run the command in a project; the exit code."""
    asked = _arguments().parse_args(words)
    root = root or Path.cwd()
    try:
        mutants = chosen_mutants(root, asked.what)
    except CovenError as error:
        print(error, file=sys.stderr)
        return 2
    amiss = 0
    if asked.sample is not None and asked.sample < len(mutants):
        seed = asked.seed or _commit(root) or str(random.randrange(10**6))
        for mutant in mutants:
            fault = mutant.fault(root / package)
            if fault is not None:
                amiss = 1
                print(Trial(mutant, Fate.DOES_NOT_APPLY, fault))
        print(f"{asked.sample} of {len(mutants)} mutants; the same again: --sample {asked.sample} --seed {seed}")
        mutants = random.Random(seed).sample(mutants, asked.sample)
    if asked.list:
        _list(mutants)
        return amiss
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        return _try(asked, root, package, Path(place), mutants) or amiss


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("mutate", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "what",
        metavar="WHAT",
        nargs="*",
        help="mutants of a game ('revel'), of a file ('mine.toml'),\nof a module or folder ('games/revel/actions') or "
        "of a rule\n('revel:2.5.6'); all, if nothing is said",
    )
    parser.add_argument("--sample", metavar="N", type=int, help="try N of them, drawn by lot")
    parser.add_argument("--seed", help="of the lot; if not given, the commit that is checked out")
    parser.add_argument("--jobs", metavar="N", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument(
        "--suite",
        action="store_true",
        help="show what its own proofs don't notice to all tests, and tell the two apart",
    )
    parser.add_argument(
        "--patience", metavar="SECONDS", type=float, default=PATIENCE, help="when tests are taken to be endless"
    )
    parser.add_argument("--list", action="store_true", help="list them, and how many each module has; try none")
    return parser


def _try(asked: argparse.Namespace, root: Path, package: Path, place: Path, mutants: Sequence[Mutant]) -> int:
    jobs = max(1, min(asked.jobs, len(mutants)))
    mutation = Mutation(root, package, place, jobs=jobs, patience=asked.patience, suite=asked.suite)
    unsound = mutation.unsound(mutants)
    for test in unsound:
        print(f"fails without any mutant: {test}")
    if unsound:
        return 1
    fates: Counter[Fate] = Counter()
    for trial in mutation.tried(mutants):
        fates[trial.fate] += 1
        print(trial, flush=True)
    print(f"{len(mutants)} mutants: {', '.join(f'{number} {fate.value}' for fate, number in fates.items()) or 'none'}")
    return 0 if all(fate.well for fate in fates) else 1


def _list(mutants: Sequence[Mutant]) -> None:
    for mutant in mutants:
        print(mutant)
    for module, number in sorted(Counter(mutant.module for mutant in mutants).items()):
        print(f"{number:4} {module}")
    print(f"{len(mutants):4} mutants")


def _commit(root: Path) -> str:
    """The commit that is checked out, in short; '' if none is."""
    command = ["git", "-C", str(root), "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # whoever reads what it lists (head, less) may have enough
    sys.exit(main(sys.argv[1:]))
