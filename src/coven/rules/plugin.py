"""The pytest part: runs script files as tests, and keeps which tests proved which rules.

A project uses it with `pytest_plugins = ["coven.rules.plugin"]` in its topmost conftest.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from coven.kernel import CovenError, RecordError
from coven.rules.proofs import Outcome, keep_proofs
from coven.rules.sources import is_test, sources_of
from coven.scripts import further_games, read_script, run_script

RULES = "rules"
"""The property of a test report that has the rules the test is to prove."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("coven_games", "modules that declare further games as GAME, for script files", type="args")
    parser.addoption("--rule", metavar="RULE", help="run only tests marked with this rule: revel:2.5.6")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of the ledger that this test proves, such as revel:2.5.6")
    if not hasattr(config, "workerinput"):  # a worker of xdist reports to the main process, which keeps the proofs
        config.pluginmanager.register(ProofKeeper(config.rootpath), "coven-proofs")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    asked = config.getoption("--rule")
    others: list[pytest.Item] = []
    for item in items:
        rules = [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]
        if rules:
            item.user_properties.append((RULES, rules))
        if asked is not None and asked not in rules:
            others.append(item)
    if others:
        items[:] = [item for item in items if item not in others]
        config.hook.pytest_deselected(items=others)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> ScriptFile | None:
    inside = file_path.parts[len(parent.config.rootpath.parts) :]
    if file_path.suffix == ".yaml" and inside and is_test(Path(*inside)):
        file: ScriptFile = ScriptFile.from_parent(parent, path=file_path)
        return file
    return None


class ScriptFile(pytest.File):
    """A script file: one test."""

    def collect(self) -> Iterator[ScriptItem]:
        item: ScriptItem = ScriptItem.from_parent(self, name="script")
        with suppress(RecordError):  # running it will say so, in the place where a failure is looked for
            item.add_marker(pytest.mark.rule(*read_script(self.path).rules))
        yield item


class ScriptItem(pytest.Item):
    """The run of a script file."""

    def runtest(self) -> None:
        script = read_script(self.path)
        run_script(script, game=further_games(self.config.getini("coven_games")).get(script.game))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, CovenError):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, f"script {self.path.name}"


class ProofKeeper:
    """Gathers the reports of a run, and keeps at its end what was proved."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.sources = sources_of(root)  # what is changed while tests run, they may have imported before
        self.run: dict[str, Outcome] = {}
        self.rules: dict[str, tuple[str, ...]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        test = report.nodeid
        for name, rules in report.user_properties:
            if name == RULES and isinstance(rules, list):
                self.rules[test] = tuple(rules)
        if report.failed:
            self.run[test] = Outcome.FAILED
        elif report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            self.run.setdefault(test, Outcome.PASSED)
        elif report.when == "teardown":
            self.run.setdefault(test, Outcome.NOT_RUN)

    def pytest_sessionfinish(self) -> None:
        if self.run:
            keep_proofs(self.root, self.run, self.rules, self.sources)
