"""Mutation: puts mutants into copies of a project, one at a time, and sees which tests notice.

A mutant is killed when a test marked with the rule that it breaks fails, or never ends. What can't be imported or
collected with it is no kill: nobody would ever have run that. One that nothing notices has survived, and then the
rule's proofs don't bite.

The project itself is never changed. Each worker has a copy of its own, and its tests import that one.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from importlib.util import cache_from_source
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

from coven.rules.forks import Forks
from coven.rules.marks import marks_in, proofs_of, worked_out
from coven.rules.mutants import Mutant

PATIENCE = 180.0
"""The seconds after which a rule's tests, which take a few, are taken to be endless."""
MANY = 25
"""With so many mutants for each worker it is worth while to collect all the proofs first, and to try them in forks."""
SUITE = ("tests",)
"""What pytest is asked for when the whole suite may notice a mutant."""

_LEFT_OUT = shutil.ignore_patterns(".*", "build", "dist", "site", "node_modules", "saves", "*.so", "*.pyd")
"""What a copy does without: compiled modules too, which would be imported instead of the source that was changed."""
_BROKEN = ("ImportError", "IndentationError", "ModuleNotFoundError", "NameError", "SyntaxError", "UnboundLocalError")
"""A mutant that fails with one of these is no wrong reading, but a slip of the pen."""
_FAILED = re.compile(r"^(?:FAILED|ERROR) (?P<test>.+?)(?: - (?P<why>.*))?$", re.MULTILINE)
_ALL_PASSED, _SOME_FAILED, _NONE_FOUND = 0, 1, 5  # the exit codes of pytest; the others mean that it didn't get so far

T = TypeVar("T")
R = TypeVar("R")


class Fate(Enum):
    """What became of a mutant."""

    KILLED = "killed"
    KILLED_BY_SUITE = "killed by the suite alone"
    SURVIVED = "survived"
    UNPROVEN = "without proofs"
    DOES_NOT_RUN = "does not run"
    DOES_NOT_APPLY = "does not apply"

    @property
    def well(self) -> bool:
        """Whether a test noticed it."""
        return self in (Fate.KILLED, Fate.KILLED_BY_SUITE)


@dataclass(frozen=True, slots=True)
class Trial:
    """A mutant, and what became of it."""

    mutant: Mutant
    fate: Fate
    by: str
    """The test that killed it, or why it couldn't be tried; '' for a survivor."""

    def __str__(self) -> str:
        return f"{self.fate.value}: {self.mutant}{f' [{self.by}]' if self.by else ''}"


@dataclass(frozen=True, slots=True)
class Ran:
    """How a run of pytest ended."""

    code: int | None
    """Its exit code; None if it never ended."""
    failed: tuple[tuple[str, str], ...]
    """The tests that failed, each with why."""
    last: str
    """The last it said."""


class Copy:
    """A copy of a project, to put mutants into."""

    def __init__(self, project: Path, package: Path, place: Path) -> None:
        self.root = place
        self.package = place / package
        self.forks: Forks | None = None
        shutil.copytree(project, place, ignore=_LEFT_OUT)
        search = (str(self.package.parent), str(place), os.environ.get("PYTHONPATH", ""))
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, search)),
            "XDG_CACHE_HOME": str(place.parent / "cache"),  # no mutant leaves anything behind
            "COLUMNS": "1000",  # so that pytest cuts nothing off
            "PYTHONDONTWRITEBYTECODE": "",  # the copy is ours: what was compiled serves the next mutant as well
        }

    @contextmanager
    def carrying(self, mutant: Mutant) -> Iterator[None]:
        """The copy with a mutant in it, for a while."""
        file = self.package / mutant.module
        before = file.read_text(encoding="utf-8")
        _write(file, mutant.put_into(self.package))
        try:
            yield
        finally:
            _write(file, before)

    def test(self, asked: Sequence[str], patience: float) -> Ran:
        """Run pytest in the copy."""
        command = [sys.executable, "-m", "pytest", "--tb=no", "-rfE", "-p", "no:cacheprovider", *asked]
        with subprocess.Popen(
            command, cwd=self.root, env=self.environment, text=True, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        ) as run:  # fmt: skip
            try:
                out, _ = run.communicate(timeout=patience)
            except subprocess.TimeoutExpired:
                return Ran(None, (), f"no end after {patience:.0f} s")
            finally:
                if run.poll() is None:  # also when somebody interrupts us
                    os.killpg(run.pid, signal.SIGKILL)
        failed = tuple((match["test"], match["why"] or "") for match in _FAILED.finditer(out))
        return Ran(run.returncode, failed, next((line for line in reversed(out.splitlines()) if line.strip()), ""))

    def collect(self, tests: Sequence[str]) -> None:
        """Get ready to try mutants in forks of a pytest that has collected these tests."""
        self.forks = Forks(self.root, self.package, self.environment, tests)

    def test_in_fork(self, mutant: Mutant, asked: Sequence[str], patience: float) -> Ran | None:
        """Run tests in a fork that a mutant is put into; None if that doesn't come to the same, or isn't prepared."""
        if self.forks is None or not mutant.rule:
            return None
        file = self.package / mutant.module
        before, after = file.read_text(encoding="utf-8"), mutant.put_into(self.package)
        ended = self.forks.tried(file, before, after, asked, mutant.rule, patience)
        if ended is None:
            return None
        return Ran(ended["code"], tuple((test, why) for test, why in ended["failed"]), ended["last"])


def _write(file: Path, source: str) -> None:
    """Change a file. What Python has compiled of it is thrown away: it goes by seconds, and we are quicker."""
    file.write_text(source, encoding="utf-8")
    Path(cache_from_source(str(file))).unlink(missing_ok=True)


class Mutation:
    """Tries mutants, several at a time."""

    def __init__(
        self,
        project: Path,
        package: Path,
        place: Path,
        *,
        jobs: int = 1,
        patience: float = PATIENCE,
        suite: bool = False,
    ) -> None:
        """`package` is what modules are below, in the project. Copies are made in `place`, an empty folder. With
        `suite` a mutant that its own proofs don't notice is shown to all the tests there are."""
        self.project = project
        self.jobs = jobs
        self.patience = patience
        self.suite = suite
        proofs = proofs_of(project, marks_in(project))  # also those whose marks are worked out when they run
        self.proofs = {rule: list(tests) for rule, tests in proofs.items()}
        known = {test for tests in proofs.values() for test in tests}
        self.unknown = [test for test in worked_out(project) if test not in known]
        """Tests that have not been run here: any rule may be theirs, and pytest leaves out those that are not asked
        for."""
        self.copies: SimpleQueue[Copy] = SimpleQueue()
        for number in range(jobs):
            self.copies.put(Copy(project, package, place / f"copy-{number}"))

    def unsound(self, mutants: Sequence[Mutant]) -> list[str]:
        """The tests in question that fail though there is no mutant."""
        asked = list(SUITE) if self.suite else self._in_question(mutants)
        share = -(-len(asked) // self.jobs) or 1
        shares = [asked[start : start + share] for start in range(0, len(asked), share)]
        return [test for failing in self._each(shares, self._try_none) for test in failing]

    def tried(self, mutants: Sequence[Mutant]) -> Iterator[Trial]:
        """What became of each, in their order."""
        if len(mutants) >= MANY * self.jobs:
            self._collect([mutant for mutant in mutants if mutant.rule])
        try:
            yield from self._each(mutants, self._try)
        finally:
            for _ in range(self.jobs):
                copy = self.copies.get()
                if copy.forks is not None:
                    copy.forks.end()

    def _collect(self, mutants: Sequence[Mutant]) -> None:
        """Let each copy collect what has to notice these."""
        files = sorted({test.partition("::")[0] for test in self._in_question(mutants)})
        copies = [self.copies.get() for _ in range(self.jobs)]
        for copy in copies:
            copy.collect(files)
            self.copies.put(copy)

    def _in_question(self, mutants: Iterable[Mutant]) -> list[str]:
        """All that has to notice one of the mutants, sorted by file so that each is collected once."""
        return sorted({test for mutant in mutants for test in self._proofs_of(mutant) if self._is_there(test)})

    def _proofs_of(self, mutant: Mutant) -> Sequence[str]:
        return mutant.tests or [*self.proofs.get(mutant.rule, ()), *self.unknown]

    def _is_there(self, test: str) -> bool:
        return (self.project / test.partition("::")[0]).exists()

    def _each(self, things: Sequence[T], do: Callable[[Copy, T], R]) -> Iterator[R]:
        def with_a_copy(thing: T) -> R:
            copy = self.copies.get()
            try:
                return do(copy, thing)
            finally:
                self.copies.put(copy)

        with ThreadPoolExecutor(self.jobs) as workers:
            yield from workers.map(with_a_copy, things)

    def _try_none(self, copy: Copy, asked: Sequence[str]) -> list[str]:
        ran = copy.test(asked, self.patience * 20)
        return [] if ran.code == _ALL_PASSED else [test for test, _ in ran.failed] or [ran.last]

    def _try(self, copy: Copy, mutant: Mutant) -> Trial:
        fault = mutant.fault(copy.package)
        if fault is not None:
            return Trial(mutant, Fate.DOES_NOT_APPLY, fault)
        if mutant.module.endswith(".py"):
            try:
                compile(mutant.put_into(copy.package), mutant.module, "exec")
            except SyntaxError as error:
                return Trial(mutant, Fate.DOES_NOT_RUN, f"{mutant.module}:{error.lineno}: {error.msg}")
            ran = copy.test_in_fork(mutant, sorted(set(self._proofs_of(mutant))), self.patience)
            trial = None if ran is None else _judged(mutant, ran, killed=Fate.KILLED)
            if trial is not None and trial.fate is Fate.KILLED:
                return trial
        with copy.carrying(mutant):
            trial = self._shown_to_proofs(copy, mutant)
            if self.suite and trial.fate in (Fate.SURVIVED, Fate.UNPROVEN):
                ran = copy.test(["-x", *SUITE], self.patience * 20)
                trial = _judged(mutant, ran, killed=Fate.KILLED_BY_SUITE)
        return trial

    def _shown_to_proofs(self, copy: Copy, mutant: Mutant) -> Trial:
        proofs = sorted(set(self._proofs_of(mutant)))
        lost = [test.partition("::")[0] for test in proofs if not self._is_there(test)]
        if lost or not proofs:
            why = f"there is no {lost[0]}" if lost else f"no test is marked with {mutant.rule}"
            return Trial(mutant, Fate.UNPROVEN, why)
        asked = ["--rule", mutant.rule, *proofs] if mutant.rule else proofs
        return _judged(mutant, copy.test(["-x", *asked], self.patience), killed=Fate.KILLED)


def _judged(mutant: Mutant, ran: Ran, *, killed: Fate) -> Trial:
    """What the end of a run means for the mutant in it."""
    test, why = ran.failed[0] if ran.failed else ("", "")
    if ran.code is None:
        return Trial(mutant, killed, ran.last)
    if ran.code == _ALL_PASSED:
        return Trial(mutant, Fate.SURVIVED, "")
    if ran.code == _SOME_FAILED and not why.startswith(_BROKEN):
        return Trial(mutant, killed, test)
    if ran.code == _NONE_FOUND:
        return Trial(mutant, Fate.UNPROVEN, "pytest finds none of its tests")
    return Trial(mutant, Fate.DOES_NOT_RUN, why or ran.last)
