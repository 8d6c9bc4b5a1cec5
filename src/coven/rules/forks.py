"""Trials in forks: a pytest that has imported everything and collected its tests once, and forks for each mutant.

Starting anew takes far longer than most proofs do. What is forked was imported before the mutant came, so that one is
put in by giving functions other code; which comes to the same only where all that it changes is inside of functions,
and none of them had been called by then. About others, and about what no test in a fork notices, this says nothing.

Run as a program, in a copy of a project: `forks.py PACKAGE ASKED ANSWERED TEST...`, with the tests to collect. It is
asked and answers with a line of JSON each, on two pipes. It imports nothing of the project itself, so that it sees from
the beginning which functions are called.
"""

from __future__ import annotations

import gc
import inspect
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest

PAUSE = 0.002
"""The seconds between two looks at whether a fork has ended."""

Place = tuple[str, str, int]
"""Where a function stands: its file, its name within it, and its line."""


def place_of(code: CodeType) -> Place:
    """Where the function of this code stands."""
    return (code.co_filename, code.co_qualname, code.co_firstlineno)


def changed(before: CodeType, after: CodeType) -> list[tuple[CodeType, CodeType]] | None:
    """The functions that are other ones in what a module's source has become, each with its code before and after.
    None if it isn't only functions that have changed: what is run when the module is imported has as well."""
    if _bare(before) != _bare(after):
        return None
    found: list[tuple[CodeType, CodeType]] = []
    for one, other in zip(_within(before), _within(after), strict=True):
        if _without_places(one) == _without_places(other):
            continue
        if not one.co_flags & inspect.CO_OPTIMIZED:  # the body of a class
            inside = changed(one, other)
            if inside is None:
                return None
            found += inside
        elif one.co_name != other.co_name or one.co_freevars != other.co_freevars:
            return None
        else:
            found.append((one, other))
    return found


def _within(code: CodeType) -> list[CodeType]:
    """The code of what is defined directly within some code."""
    return [one for one in code.co_consts if isinstance(one, CodeType)]


def _bare(code: CodeType) -> CodeType:
    """Some code by itself, without what is defined in it."""
    consts = tuple("code" if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=consts, co_firstlineno=1, co_linetable=b"")


def _without_places(code: CodeType) -> CodeType:
    """Some code with all that is defined in it, wherever in its file it stands."""
    consts = tuple(_without_places(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=consts, co_firstlineno=1, co_linetable=b"")


class Called:
    """Keeps which functions of a package are called."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.places: set[Place] = set()

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(self.package):
            self.places.add(place_of(frame.f_code))

    def any_of(self, code: CodeType) -> bool:
        """Whether a function has been called, or one that is defined in it."""
        return place_of(code) in self.places or any(map(self.any_of, _within(code)))


class Collected:
    """The pytest plugin: instead of running the tests that were collected, it waits to be asked for some of them."""

    def __init__(self, package: str, asked: int, answered: int) -> None:
        self.called = Called(package)
        self.asked = asked
        self.answered = answered
        self.functions: dict[Place, list[FunctionType]] = {}
        self.items: dict[str, list[pytest.Item]] = {}
        """The tests by what they may be asked for as: with parameters, without, or by their file."""
        self.failed: list[tuple[str, str]] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.setprofile(None)
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(self.called.package):
                self.functions.setdefault(place_of(thing.__code__), []).append(thing)
        for item in session.items:
            for name in dict.fromkeys((item.nodeid, item.nodeid.partition("[")[0], item.nodeid.partition("::")[0])):
                self.items.setdefault(name, []).append(item)
        gc.collect()
        gc.freeze()  # what forks share stays shared
        session.config.option.maxfail = 1
        with os.fdopen(self.asked) as asked, os.fdopen(self.answered, "w") as answered:
            for line in asked:
                print(json.dumps(self._tried(**json.loads(line))), file=answered, flush=True)
        return True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
        report = yield
        if report.failed and call.excinfo is not None:
            self.failed.append((item.nodeid, call.excinfo.exconly().partition("\n")[0]))
        return report

    def _tried(
        self, file: str, before: str, after: str, tests: Sequence[str], rule: str, patience: float
    ) -> dict[str, Any] | None:
        """How some tests end with a mutant; None if that can't be told here."""
        changes = changed(compile(before, file, "exec"), compile(after, file, "exec"))
        items = [item for test in tests for item in self.items.get(test, ()) if not rule or rule in _rules(item)]
        if not changes or not items or any(self.called.any_of(code) for code, _ in changes):
            return None
        with tempfile.TemporaryFile("w+") as said:
            child = os.fork()
            if child == 0:
                try:
                    os.setsid()  # so that it can be ended with all that it starts
                    self._carry(changes)
                    json.dump(self._run(items), said)
                    said.flush()
                finally:
                    os._exit(0)
            if not _ended(child, patience):
                return {"code": None, "failed": [], "last": f"no end after {patience:.0f} s"}
            said.seek(0)
            with suppress(ValueError):  # it died
                return json.load(said)  # type: ignore[no-any-return]
        return None

    def _carry(self, changes: Sequence[tuple[CodeType, CodeType]]) -> None:
        """Put a mutant into this process, for good."""
        for before, after in changes:
            for function in self.functions.get(place_of(before), ()):
                function.__code__ = after

    def _run(self, items: Sequence[pytest.Item]) -> dict[str, Any]:
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                break
        return {"code": 1 if self.failed else 0, "failed": self.failed, "last": ""}


def _rules(item: pytest.Item) -> list[str]:
    """The rules that a test is to prove."""
    return [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]


def _ended(child: int, patience: float) -> bool:
    """Wait for a fork. Whether it ended by itself; if not, it is ended with all that it started."""
    until = time.monotonic() + patience
    while os.waitpid(child, os.WNOHANG) == (0, 0):
        if time.monotonic() > until:
            os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return False
        time.sleep(PAUSE)
    return True


class Forks:
    """The program at work, and the pipes to it."""

    def __init__(self, root: Path, package: Path, environment: Mapping[str, str], tests: Sequence[str]) -> None:
        asked, ask = os.pipe()
        answer, answered = os.pipe()
        self.package = package
        self.run = subprocess.Popen(
            [sys.executable, __file__, str(package), str(asked), str(answered), *tests],
            cwd=root, env=environment, start_new_session=True, pass_fds=(asked, answered),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(asked)
        os.close(answered)
        self.ask = os.fdopen(ask, "w")
        self.answer = os.fdopen(answer)

    def tried(
        self, file: Path, before: str, after: str, tests: Sequence[str], rule: str, patience: float
    ) -> dict[str, Any] | None:
        """How the proofs of a rule among some tests end when a file's source has changed: what pytest would exit with
        (None if it never ends), which failed, and what was said. None if that can't be told here."""
        asked = {
            "file": str(file),
            "before": before,
            "after": after,
            "tests": tests,
            "rule": rule,
            "patience": patience,
        }
        if self.run.poll() is not None:
            return None
        try:
            print(json.dumps(asked), file=self.ask, flush=True)
            return json.loads(self.answer.readline())  # type: ignore[no-any-return]
        except (OSError, ValueError):  # it couldn't collect them
            return None

    def end(self) -> None:
        """Let go of the program, and it ends."""
        with suppress(OSError):
            self.ask.close()
        self.answer.close()
        self.run.wait()


def main(words: Sequence[str]) -> int:
    """Collect tests, and wait to be asked."""
    package, asked, answered, *tests = words
    sys.path.remove(str(Path(__file__).parent))  # where Python looks first, but the modules here have common names
    collected = Collected(package, int(asked), int(answered))
    sys.setprofile(collected.called)
    return int(pytest.main(["--tb=no", "-p", "no:cacheprovider", *tests], plugins=[collected]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
