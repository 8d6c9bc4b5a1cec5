"""Measures all subjects in turn, one process each on one and the same core, and writes results.md.

Rounds are interleaved: every round measures every subject once, and ratios are taken within a round, so that what else
the machine does at the time falls on both sides.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from report import Found, keep_report, write_report

HERE = Path(__file__).parent
INSTALLED = Path(sys.prefix)

OURS = {
    "revel": ("Revel", "coven-plain"),
    "revel, compiled": ("Revel", "coven-compiled"),
    "revolution": ("Revolution", "coven-plain"),
    "revolution, compiled": ("Revolution", "coven-compiled"),
    "spoils": ("Spoils", "coven-plain"),
    "spoils, compiled": ("Spoils", "coven-compiled"),
    "witchstone": ("Witchstone", "coven-plain"),
    "witchstone, compiled": ("Witchstone", "coven-compiled"),
}
"""What the report calls them, the subject, and the folder of the installed wheel."""

PYTHON_PEERS = {
    "open_spiel gin rummy": "GinRummy",
    "open_spiel chess": "OpenSpielChess",
    "python-chess": "PythonChess",
    "python-chess with history": "PythonChessWhole",
    "catanatron": "Catanatron",
    "rlcard uno": "Uno",
    "pyminion": "Pyminion",
    "dgisim": "Dgisim",
    "lpsim": "Lpsim",
}
NPM_PEERS = {"boardgame.io": "BoardgameIo", "@pkmn/sim": "Pkmn"}

PATIENCE = 300.0
"""Seconds after which a process is given up."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks/run", description=__doc__.split("\n\n")[0])
    parser.add_argument("--quick", action="store_true", help="a look in passing: short, two rounds, not to be quoted")
    parser.add_argument("--rounds", type=int, help="how often to measure everything (5; with --quick 2)")
    parser.add_argument("--only", action="append", help="a subject by its name in the report; may be repeated")
    parser.add_argument("--output", type=Path, default=HERE / "results.md", help="where to write")
    wanted = parser.parse_args()
    rounds = wanted.rounds or (2 if wanted.quick else 5)
    subjects = _subjects()
    unknown = set(wanted.only or ()) - set(subjects)
    if unknown:
        parser.error(f"no such subject: {', '.join(sorted(unknown))}; there are: {', '.join(subjects)}")
    chosen = [name for name in subjects if not wanted.only or name in wanted.only]
    _stay_on_one_core()
    began = time.time()
    found: list[dict[str, Found]] = []
    failed: dict[str, str] = {}
    for number in range(1, rounds + 1):
        this_round: dict[str, Found] = {}
        for name in chosen:
            if name in failed:
                continue
            command, environment = subjects[name]
            try:
                values = _run([*command, "--seed", str(number), *(["--quick"] if wanted.quick else [])], environment)
                values |= _run([*command, "--start-up"], environment)
                if name in OURS:
                    values |= _our_start(environment)
            except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
                failed[name] = _cause(error)
                print(f"{name}: {failed[name]}", file=sys.stderr)
                continue
            this_round[name] = values
            print(f"round {number}/{rounds}  {name:28} {values['decisions/s']:>12,.0f} decisions/s", file=sys.stderr)
        found.append(this_round)
        # After every round, so that a run that is broken off has not been for nothing.
        circumstances = _circumstances(number, (time.time() - began) / 60, "; a quick look" if wanted.quick else "")
        keep_report(wanted.output, write_report(found, failed, list(OURS), circumstances))
    print(f"written: {wanted.output}", file=sys.stderr)


def _circumstances(rounds: int, minutes: float, remark: str) -> str:
    return (
        f"CPython {platform.python_version()}, Node {_node_version()}, {os.cpu_count()} cores, load "
        f"{os.getloadavg()[0]:.1f} at the end, {rounds} rounds in {minutes:.0f} minutes{remark}."
    )


def _subjects() -> dict[str, tuple[list[str], dict[str, str]]]:
    """The command and the environment for each subject."""
    base = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    one = [sys.executable, str(HERE / "one.py")]
    subjects: dict[str, tuple[list[str], dict[str, str]]] = {}
    for name, (subject, folder) in OURS.items():
        if (INSTALLED / folder).is_dir():
            subjects[name] = ([*one, "ours", subject], {**base, "PYTHONPATH": str(INSTALLED / folder)})
    for name, subject in PYTHON_PEERS.items():
        subjects[name] = ([*one, "peers", subject], base)
    for name, subject in NPM_PEERS.items():
        subjects[name] = (
            ["node", "--expose-gc", str(HERE / "peers.mjs"), subject],
            {**base, "NODE_ENV": "production"},
        )
    return subjects


def _stay_on_one_core() -> None:
    """Pin this process, and with it all that it starts. While they measure, it sleeps."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def _run(command: list[str], environment: dict[str, str]) -> dict[str, Any]:
    done = subprocess.run(
        command, env=environment, cwd=HERE, capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    values: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return values


def _our_start(environment: dict[str, str]) -> dict[str, float]:
    """What a person waits for: whole processes, the interpreter's own start included. The very first game finds nothing
    that earlier ones have kept."""
    commands = {
        "python -c pass ms": [sys.executable, "-c", "pass"],
        "import coven ms": [sys.executable, "-c", "import coven"],
        "coven --help ms": [sys.executable, "-c", "from coven.cli.main import main; main()", "--help"],
        "very first game ms": [sys.executable, "-c", "import coven; coven.new('revel').options"],
    }
    times: dict[str, float] = {}
    for what, command in commands.items():
        with tempfile.TemporaryDirectory() as empty:
            start = _work_of_children()
            subprocess.run(
                command,
                env={**environment, "COVEN_CACHE": empty},
                cwd=HERE,
                capture_output=True,
                check=True,
                timeout=PATIENCE,
            )
            times[what] = (_work_of_children() - start) * 1e3
    return times


def _work_of_children() -> float:
    """The processor's time, in seconds, of all processes that were started and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _node_version() -> str:
    return subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()


def _cause(error: subprocess.CalledProcessError | subprocess.TimeoutExpired) -> str:
    if isinstance(error, subprocess.TimeoutExpired):
        return f"gave up after {error.timeout:.0f} s"
    lines = [line for line in str(error.stderr or "").splitlines() if line.strip()]
    return lines[-1] if lines else f"ended with code {error.returncode}"


main()
