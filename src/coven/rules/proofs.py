"""Which tests proved which rules when they were last run: the file `.proofs.json` beside the tests."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path

from coven.files import write_text
from coven.rules.sources import Sources, sources_of

FILE = ".proofs.json"
INSTALLED = ("site-packages", "dist-packages")
"""Folders of packages that were installed: without their tests, even where they lie inside a project."""


class Outcome(Enum):
    """How a test ended when it was last run."""

    PASSED = "passed"
    FAILED = "failed"
    NOT_RUN = "not run"
    """Skipped, expected to fail, or never run here."""
    OUTDATED = "run before a change"
    """The source or the test is another by now."""


@dataclass(frozen=True, slots=True)
class Proof:
    """A test that is to prove rules."""

    test: str
    """As pytest names it: 'tests/games/revel/test_cleanup.py::test_order[first]'."""
    rules: tuple[str, ...]
    outcome: Outcome
    code: str
    """The content of the project's code when it was run."""
    file: str
    """The content of its own file then."""

    @property
    def function(self) -> str:
        """The test without its parameters."""
        return self.test.partition("[")[0]

    @property
    def path(self) -> str:
        """The file it is in."""
        return self.test.partition("::")[0]

    def as_of(self, now: Sources) -> Proof:
        """What is known of it now: of what ran before a change, nothing."""
        if self.outcome is Outcome.NOT_RUN or (self.code == now.code and self.file == now.tests.get(self.path)):
            return self
        return replace(self, outcome=Outcome.OUTDATED)


def read_proofs(root: Path) -> list[Proof]:
    """What the last runs in this project proved. Nothing if there was none, or if the file is not ours."""
    now = sources_of(root)
    return [proof.as_of(now) for proof in _kept(root) or []]


def unknown_proofs(root: Path, game: str, folder: Path) -> str:
    """Why nothing is known of the proofs of a game with its source in this folder; '' if something is."""
    root, folder = root.resolve(), folder.resolve()
    ours = folder.is_relative_to(root) and not set(INSTALLED) & set(folder.relative_to(root).parts)
    if not ours or not (root / "tests").is_dir():
        return f"the proofs of {game} are kept with its source, and this is no checkout of it: nothing is known of them"
    if _kept(root) is None:
        return f"the tests have not been run here, so nothing is known of proofs: run {command_for(root)}"
    return ""


def command_for(root: Path) -> str:
    """What runs all the tests of a project."""
    return "bin/test" if (root / "bin" / "test").exists() else "pytest"


def _kept(root: Path) -> list[Proof] | None:
    try:
        plain = json.loads((root / FILE).read_text(encoding="utf-8"))
        return [
            Proof(test, tuple(kept["rules"]), Outcome(kept["outcome"]), kept["code"], kept["file"])
            for test, kept in sorted(plain["tests"].items())
        ]
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def keep_proofs(root: Path, run: Mapping[str, Outcome], rules: Mapping[str, tuple[str, ...]], sources: Sources) -> None:
    """Add a run of some tests to what is kept: `run` says how each ended, `rules` what those with rules prove, and
    `sources` what the project was when the run began.

    What an earlier run said of the same test functions is forgotten, of tests that were not run now it stays. Tests
    whose file is gone are dropped.
    """
    functions = {test.partition("[")[0] for test in run}
    kept = [proof for proof in _kept(root) or [] if proof.function not in functions]
    for test, outcome in run.items():
        if test in rules:
            file = sources.tests.get(test.partition("::")[0], "")
            kept.append(Proof(test, rules[test], outcome, sources.code, file))
    _write(root, (proof for proof in kept if (root / proof.path).exists()))


def _write(root: Path, proofs: Iterable[Proof]) -> None:
    tests = {
        proof.test: {
            "rules": list(proof.rules),
            "outcome": proof.outcome.value,
            "code": proof.code,
            "file": proof.file,
        }
        for proof in proofs
    }
    text = json.dumps({"tests": dict(sorted(tests.items()))}, indent=1, ensure_ascii=False)
    write_text(root / FILE, text + "\n")  # two runs may end at the same time: the last one stands, whole
