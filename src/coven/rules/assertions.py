"""Which proofs assert nothing, read from the test files without running them.

A test asserts something if its own lines do, or those of a function or method that it calls and that is written in the
tests too: with `assert`, with pytest's `raises`, `warns` or `fail`, or by raising an AssertionError. Some functions of
this package do as well: those that run a script or the conformance suite. An `assert` that only tells a type checker
what it can't know (`x is not None`, `isinstance(x, Card)`), or a constant, shows nothing of a rule and doesn't count.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path

from coven.rules.marks import Mark

_PYTEST = ("raises", "warns", "fail")
_OURS = ("run_script", "play_script", "conform", "play_and_check")
_METHODS = ("assert_outcomes", "fnmatch_lines", "no_fnmatch_line")
"""What pytest's own `pytester` asserts with."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def silent(root: Path, marks: Sequence[Mark]) -> Iterator[str]:
    """The tests that are marked with a rule and assert nothing, one line each."""
    tests = _Tests(root)
    for mark in {mark.test: mark for mark in marks if mark.file.suffix == ".py"}.values():
        path, *_, name = mark.test.split("::")
        module = tests.module(root / path)
        if not any(tests.asserts(module, function) for function in module.functions(name)):
            yield f"{mark.file}:{mark.line} marks {mark.rule}, and {name} asserts nothing"


class _Module:
    """One file of tests or of their helpers."""

    def __init__(self, file: Path, root: Path) -> None:
        self.file = file
        self.root = root
        try:
            self.tree = ast.parse(file.read_text(encoding="utf-8"))
        except (OSError, SyntaxError):
            self.tree = ast.Module([], [])

    def functions(self, name: str) -> list[Function]:
        """All functions and methods of this name."""
        return self._functions.get(name, [])

    @cached_property
    def _functions(self) -> dict[str, list[Function]]:
        found: dict[str, list[Function]] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, Function):
                found.setdefault(node.name, []).append(node)
            elif isinstance(node, ast.ClassDef):  # to make one of its kind is to call these
                made = [part for part in node.body if isinstance(part, Function) and part.name in _MAKING]
                found.setdefault(node.name, []).extend(made)
        return found

    @cached_property
    def imported(self) -> dict[str, tuple[Path, str]]:
        """The names imported from other tests, each with its file and what it is called there; '' for a module."""
        found: dict[str, tuple[Path, str]] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom):
                folder = self.file.parents[node.level - 1] if node.level else self.root
                place = folder.joinpath(*(node.module or "").split("."))
                for alias in node.names:
                    inner, outer = (place / alias.name).with_suffix(".py"), place.with_suffix(".py")
                    if inner.exists():
                        found[alias.asname or alias.name] = (inner, "")
                    elif outer.exists() or (place / "__init__.py").exists():
                        file = outer if outer.exists() else place / "__init__.py"
                        found[alias.asname or alias.name] = (file, alias.name)
        return found


_MAKING = ("__init__", "__post_init__", "__enter__", "__exit__")


class _Tests:
    """The tests of a project, as far as they have been looked at."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._modules: dict[Path, _Module] = {}
        self._known: dict[tuple[Path, int], bool] = {}

    def module(self, file: Path) -> _Module:
        if file not in self._modules:
            self._modules[file] = _Module(file, self.root)
        return self._modules[file]

    def asserts(self, module: _Module, function: Function) -> bool:
        """Whether a function asserts something, by itself or through what it calls."""
        key = (module.file, function.lineno)
        if key not in self._known:
            self._known[key] = False  # what calls itself asserts nothing by that
            self._known[key] = any(self._shows(module, node) for node in ast.walk(function))
        return self._known[key]

    def _shows(self, module: _Module, node: ast.AST) -> bool:
        if isinstance(node, ast.Assert):
            return not _for_the_type_checker(node.test)
        if isinstance(node, ast.Raise):
            return any(isinstance(part, ast.Name) and part.id == "AssertionError" for part in ast.walk(node))
        if not isinstance(node, ast.Call):
            return False
        if isinstance(node.func, ast.Name):
            return node.func.id in _OURS or self._asserting(module, node.func.id)
        if isinstance(node.func, ast.Attribute):
            name, of = node.func.attr, node.func.value
            if isinstance(of, ast.Name) and of.id == "pytest":
                return name in _PYTEST
            return name in _METHODS or self._asserting_method(module, name, of)
        return False

    def _asserting(self, module: _Module, name: str) -> bool:
        """Whether a function called by its name asserts something."""
        if name in module.imported:
            file, there = module.imported[name]
            return bool(there) and self._asserting(self.module(file), there)
        return any(self.asserts(module, function) for function in module.functions(name))

    def _asserting_method(self, module: _Module, name: str, of: ast.expr) -> bool:
        """Whether a method asserts something: the module's that it is asked of, or any of that name near by."""
        if isinstance(of, ast.Name) and of.id in module.imported and not module.imported[of.id][1]:
            return self._asserting(self.module(module.imported[of.id][0]), name)
        near = [module, *(self.module(file) for file, _ in module.imported.values() if file.is_relative_to(self.root))]
        return any(self.asserts(one, function) for one in near for function in one.functions(name))


def _for_the_type_checker(test: ast.expr) -> bool:
    """Whether an assertion only says what kind of thing something is."""
    match test:
        case ast.Constant():
            return True
        case ast.Compare(ops=[ast.IsNot()], comparators=[ast.Constant(value=None)]):
            return True
        case ast.Call(func=ast.Name(id="isinstance")):
            return True
        case ast.BoolOp(values=values):
            return all(map(_for_the_type_checker, values))
    return False
