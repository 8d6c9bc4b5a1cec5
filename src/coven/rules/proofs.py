"""Which tests proved which rules when they were last run: the file `.proofs.json` beside the tests."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from coven.files import write_text

FILE = ".proofs.json"
INSTALLED = ("site-packages", "dist-packages")
"""Folders of packages that were installed: without their tests, even where they lie inside a project."""


class Outcome(Enum):
    """How a test ended when it was last run."""

    PASSED = "passed"
    FAILED = "failed"
    NOT_RUN = "not run"


@dataclass(frozen=True, slots=True)
class Proof:
    """A test that is to prove rules."""

    test: str
    """As pytest names it: 'tests/games/revel/test_cleanup.py::test_order[first]'."""
    rules: tuple[str, ...]
    outcome: Outcome

    @property
    def function(self) -> str:
        """The test without its parameters."""
        return self.test.partition("[")[0]


def read_proofs(root: Path) -> list[Proof]:
    """What the last runs in this project proved. Nothing if there was none, or if the file is not ours."""
    return _kept(root) or []


def unknown_proofs(root: Path, game: str, folder: Path) -> str:
    """Why nothing is known of the proofs of a game with its source in this folder; '' if something is."""
    root, folder = root.resolve(), folder.resolve()
    ours = folder.is_relative_to(root) and not set(INSTALLED) & set(folder.relative_to(root).parts)
    if not ours or not (root / "tests").is_dir():
        return f"the proofs of {game} are kept with its source, and this is no checkout of it: nothing is known of them"
    if _kept(root) is None:
        command = "bin/test" if (root / "bin" / "test").exists() else "pytest"
        return f"the tests have not been run here, so nothing is known of proofs: run {command}"
    return ""


def _kept(root: Path) -> list[Proof] | None:
    try:
        plain = json.loads((root / FILE).read_text(encoding="utf-8"))
        return [
            Proof(test, tuple(kept["rules"]), Outcome(kept["outcome"])) for test, kept in sorted(plain["tests"].items())
        ]
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def keep_proofs(root: Path, run: Mapping[str, Outcome], rules: Mapping[str, tuple[str, ...]]) -> None:
    """Add a run of some tests to what is kept: `run` says how each ended, `rules` what those with rules prove.

    What an earlier run said of the same test functions is forgotten, of tests that were not run now it stays. Tests
    whose file is gone are dropped.
    """
    functions = {test.partition("[")[0] for test in run}
    kept = [proof for proof in read_proofs(root) if proof.function not in functions]
    kept += [Proof(test, rules[test], outcome) for test, outcome in run.items() if test in rules]
    _write(root, (proof for proof in kept if (root / proof.test.partition("::")[0]).exists()))


def _write(root: Path, proofs: Iterable[Proof]) -> None:
    tests = {proof.test: {"rules": list(proof.rules), "outcome": proof.outcome.value} for proof in proofs}
    text = json.dumps({"tests": dict(sorted(tests.items()))}, indent=1, ensure_ascii=False)
    write_text(root / FILE, text + "\n")  # two runs may end at the same time: the last one stands, whole
