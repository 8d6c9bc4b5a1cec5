"""Which tests say that they prove which rules, read from the test files without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from coven.kernel import RecordError
from coven.rules.proofs import Outcome, Proof, read_proofs
from coven.scripts import read_script


@dataclass(frozen=True, slots=True)
class Mark:
    """A test, or a script file, and a rule that it says it proves."""

    test: str
    """As pytest names it, without parameters."""
    rule: str
    file: Path
    line: int
    long: bool = False
    """Whether it is behind `long`: a test that is seldom run, and proves nothing by that."""


def marks_in(root: Path) -> list[Mark]:
    """All marks in the test files and script files of a project."""
    found: list[Mark] = []
    for file in sorted((root / "tests").rglob("test_*.py")):
        try:
            tree = ast.parse(file.read_text(encoding="utf-8"))
        except SyntaxError:
            continue  # pytest says what is wrong with it
        name = file.relative_to(root).as_posix()
        found += _in_body(tree.body, name, file, _module_marks(tree))
    for file in sorted((root / "tests" / "scripts").glob("*/**/*.yaml")):
        found += _in_script(root, file)
    return found


def worked_out(root: Path) -> list[str]:
    """The tests whose marks may be worked out when they are collected: which rules they prove, no file says.

    They have parameters, no mark of their own, and stand in a file that makes marks of other things than words.
    """
    found: list[str] = []
    for file in sorted((root / "tests").rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        if "mark.rule(" not in text:
            continue
        try:
            tree = ast.parse(text)
        except SyntaxError:
            continue
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _is_mark(node.func)]
        if all(isinstance(value, ast.Constant) for call in calls for value in call.args):
            continue
        tests = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test")]
        found += [f"{file.relative_to(root).as_posix()}::{test.name}" for test in tests if _has_parameters_alone(test)]
    return found


def _has_parameters_alone(test: ast.FunctionDef) -> bool:
    return not _decorated(test) and any("parametrize" in ast.unparse(decorator) for decorator in test.decorator_list)


def _in_script(root: Path, file: Path) -> list[Mark]:
    try:
        script = read_script(file)
    except RecordError:
        return []  # running it says what is wrong with it
    test = f"{file.relative_to(root).as_posix()}::script"
    return [Mark(test, rule, file, script.lines["rules"]) for rule in script.rules]


Cited = tuple[str, int]
"""A mark: the rule, or LONG, and its line."""
LONG = "long"


def _in_body(body: Sequence[ast.stmt], name: str, file: Path, around: Sequence[Cited]) -> Iterator[Mark]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _in_body(node.body, f"{name}::{node.name}", file, [*around, *_decorated(node)])
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            cited = [*around, *_decorated(node)]
            long = any(rule == LONG for rule, _ in cited)
            yield from (Mark(f"{name}::{node.name}", rule, file, line, long) for rule, line in cited if rule != LONG)


def _module_marks(tree: ast.Module) -> list[Cited]:
    """The marks of a whole file: `pytestmark = ...`."""
    return [
        cited
        for node in tree.body
        if isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)
        for cited in _cited(node.value)
    ]


def _decorated(node: ast.ClassDef | ast.FunctionDef) -> list[Cited]:
    """The marks on a test, also those on single parameters of it."""
    return [cited for decorator in node.decorator_list for cited in _cited(decorator)]


def _cited(tree: ast.expr) -> Iterator[Cited]:
    whole = tree.elts if isinstance(tree, ast.List | ast.Tuple) else [tree]  # of single parameters others may be run
    yield from ((LONG, mark.lineno) for mark in whole if isinstance(mark, ast.Attribute) and mark.attr == LONG)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_mark(node.func):
            for value in node.args:
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield value.value, value.lineno


def _is_mark(func: ast.expr) -> bool:
    """Whether this is `pytest.mark.rule`, or what a file calls it: `rule`."""
    return (isinstance(func, ast.Attribute) and func.attr == "rule") or (
        isinstance(func, ast.Name) and func.id == "rule"
    )


def proofs_of(root: Path, marks: Sequence[Mark]) -> dict[str, dict[str, Outcome]]:
    """For each rule its tests, each with how it ended when it was last run.

    A test with parameters passed if all of them did. What is kept of tests that are no longer there, or that no longer
    have the mark, doesn't count; of a test whose marks are worked out when it runs, what is kept is all there is. A
    test behind `long` proves nothing, but can disprove.
    """
    marked: dict[str, set[str]] = {}
    long = {mark.test for mark in marks if mark.long}
    for mark in marks:
        marked.setdefault(mark.test, set()).add(mark.rule)
    proofs: dict[str, dict[str, Outcome]] = {}
    for proof in _tests_in(root, read_proofs(root)):
        if proof.function in long and proof.outcome is not Outcome.FAILED:
            continue
        for rule in proof.rules:
            if rule in marked.get(proof.function, proof.rules):
                tests = proofs.setdefault(rule, {})
                tests[proof.function] = _worse(proof.outcome, tests.get(proof.function, Outcome.PASSED))
    for mark in marks:
        if not mark.long:
            proofs.setdefault(mark.rule, {}).setdefault(mark.test, Outcome.NOT_RUN)
    return proofs


def _worse(one: Outcome, other: Outcome) -> Outcome:
    both = (one, other)
    return next((bad for bad in (Outcome.FAILED, Outcome.NOT_RUN, Outcome.OUTDATED) if bad in both), Outcome.PASSED)


def _tests_in(root: Path, proofs: Sequence[Proof]) -> list[Proof]:
    """Those of the proofs whose test is still there."""
    names: dict[Path, set[str]] = {}
    kept: list[Proof] = []
    for proof in proofs:
        path, _, rest = proof.function.partition("::")
        file = root / path
        if file not in names:
            names[file] = _names(file)
        if rest.split("::")[-1] in names[file]:
            kept.append(proof)
    return kept


def _names(file: Path) -> set[str]:
    """The names of the tests in a file."""
    if not file.exists():
        return set()
    if file.suffix != ".py":
        return {"script"}
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"))
    except SyntaxError:
        return set()
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
