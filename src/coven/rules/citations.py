"""Citations: where source code names a rule.

A rule is named at the start of a docstring (`5.7 Playing a spell.`) or of a comment (`# 5.7.2, 5.7.3`), and in the
strings that rules hand to the kernel (`Reason("5.7.4", ...)`, `note("5.9.1", ...)`). Nothing is imported.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from coven.rules.ledger import Ledger

_ARGUMENT = {
    "Reason": 0,
    "note": 0,
    "because": 0,
    "Chance": 0,
    "shuffle": 0,
    "pick": 0,
    "Question": 2,
    "Result": 2,
    "tie": 2,
    "won_by": 3,
}
"""Which argument of the kernel's functions is a rule's number; elsewhere it has the name `rule`."""

_NUMBER = re.compile(
    r"(?:[a-z][a-z-]*:)?"  # the ledger, where there are several
    r"(?:\d+(?:\.\w+)+|[a-z][a-z0-9-]+\.\d+(?:\.\w+)*)(?:#\d+)?"  # 5.7.2, 0.P.1, 103.1c, 102.1#2; event-step.5
)
_WORD = re.compile(r"[\w:.#-]*[\w#]")
_COMMA = re.compile(r"(?:,|;| and|,? or) ")


@dataclass(frozen=True, slots=True)
class Citation:
    """A place that names a rule."""

    number: str
    """As it is written there, with the ledger's name before it or without."""
    file: Path
    line: int
    function: str
    """The function it is in; '' for none."""


def citations_in(folder: Path, ledgers: Sequence[Ledger]) -> list[Citation]:
    """All citations in the source files of a game."""
    found: list[Citation] = []
    for file in sorted(folder.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        try:
            tree = ast.parse(source)
        except SyntaxError:
            continue  # whoever is writing this file hears of it from Python
        found += _in_code(tree, file, ledgers)
        found += _in_comments(source, tree, file, ledgers)
    return sorted(set(found), key=lambda citation: (citation.file, citation.line, citation.number))


def resolve(number: str, ledgers: Sequence[Ledger]) -> tuple[tuple[Ledger, str], ...]:
    """The ledgers that know a number, each with the number alone; () if none does."""
    name, colon, alone = number.rpartition(":")
    return tuple((ledger, alone) for ledger in ledgers if (not colon or ledger.name == name) and ledger.knows(alone))


def _in_code(tree: ast.Module, file: Path, ledgers: Sequence[Ledger]) -> Iterator[Citation]:
    for node, function in _walk(tree, ""):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node)
            if text:
                line = node.body[0].lineno
                yield from (Citation(number, file, line, function) for number in leading(text, ledgers))
        elif isinstance(node, ast.Call):
            yield from (Citation(number, file, line, function) for number, line in _handed(node, ledgers))


def _walk(node: ast.AST, function: str) -> Iterator[tuple[ast.AST, str]]:
    """Every node below, with the name of the function or class it is in."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        function = node.name
    yield node, function
    for child in ast.iter_child_nodes(node):
        yield from _walk(child, function)


def _handed(call: ast.Call, ledgers: Sequence[Ledger]) -> Iterator[tuple[str, int]]:
    """The rule numbers that a call hands over: where the kernel wants one, and any other that is one exactly."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    place = _ARGUMENT.get(name, -1)
    arguments = [(nth == place, value) for nth, value in enumerate(call.args)]
    arguments += [(keyword.arg == "rule", keyword.value) for keyword in call.keywords]
    for wanted, value in arguments:
        for literal in _literals(value):
            text = str(literal.value)
            exactly = any(text in ledger.rules for ledger in ledgers)
            if text and (exactly or (wanted and _WORD.fullmatch(text))):
                yield text, literal.lineno


def _literals(value: ast.expr) -> Iterator[ast.Constant]:
    """The strings an argument may be: itself, or either side of `x if y else z`."""
    if isinstance(value, ast.IfExp):
        yield from _literals(value.body)
        yield from _literals(value.orelse)
    elif isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value


def _in_comments(source: str, tree: ast.Module, file: Path, ledgers: Sequence[Ledger]) -> Iterator[Citation]:
    functions = [
        (node.lineno, node.end_lineno or node.lineno, node.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    ]
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            line = token.start[0]
            around = [(last - first, name) for first, last, name in functions if first <= line <= last]
            function = min(around)[1] if around else ""
            yield from (Citation(number, file, line, function) for number in leading(token.string[1:], ledgers))


def leading(text: str, ledgers: Sequence[Ledger]) -> list[str]:
    """The rule numbers that a text begins with, such as `5.7.2, 5.7.3 Paying`.

    What looks like a rule's number counts even if no rule has it: that is a mistake to be found. A single word such as
    `T1` counts only if there is such a rule.
    """
    numbers: list[str] = []
    rest = text.lstrip()
    while True:
        match = _WORD.match(rest)
        if match is None or not _is_citation(match.group(), ledgers):
            return numbers
        numbers.append(match.group())
        rest = rest[match.end() :]
        comma = _COMMA.match(rest)
        if comma is None:
            return numbers
        rest = rest[comma.end() :].lstrip()


def _is_citation(word: str, ledgers: Sequence[Ledger]) -> bool:
    if _NUMBER.fullmatch(word):
        return True
    number = word.rpartition(":")[2]
    return any(number in ledger.rules or number in ledger.readings for ledger in ledgers)
