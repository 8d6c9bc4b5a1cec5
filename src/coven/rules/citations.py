"""Citations: where source code says which rule it carries.

A citation stands

- at the start of a docstring (`5.7 Playing a spell.`): of a module, a class, a function, or of the attribute above it;
- at the start of a comment, each line by itself (`# 5.7.2, 5.7.3`), also where nothing is left to be done for a rule:
  `# 3.2 by construction: a card that leaves has no element any more`;
- in a string handed to the kernel where it wants a rule (`Reason("5.7.4", ...)`, `note("5.9.1", ...)`), or handed to
  any other function if the whole string is a rule's number.

Several numbers may follow each other with a comma, a semicolon, `and` or `or` between them. `5.7.2 to 5.7.4` cites all
rules of the ledger from the one to the other; both are of one section, so that no range sweeps through a chapter. A
number in the middle of a text cites nothing. The number of a section, 5.7, is a citation of the rule 5.7 if there is
one, and never of 5.7.2.

What counts are citations in the game's own folder. A test in there carries no rule, so what it cites doesn't count.
A rule that the code common to all games carries is cited there with its ledger's name: `# revel:0.5.5, spoils:401.3`.

Nothing is imported to find them.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from pathlib import Path
from typing import NamedTuple

import coven
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
_COMMA = re.compile(r"(?:[,;](?: and| or)?| and| or)\s+")
_TEST = re.compile(r"test_.*\.py|.*_test\.py|conftest\.py")
_TO = re.compile(r"\s+to\s+")

SHARED = ("kernel", "cards", "language")
"""The packages that carry rules for more than one game."""


@dataclass(frozen=True, slots=True)
class Citation:
    """A place that names a rule."""

    number: str
    """With the ledger's name before it or without, as it is written there."""
    file: Path
    line: int
    function: str
    """The function it is in; '' for none."""

    @property
    def ledger(self) -> str:
        """The ledger's name before the number; '' for none."""
        return self.number.partition(":")[0] if ":" in self.number else ""


class _Place(Enum):
    """Where a text stands that may cite a rule."""

    START = auto()
    """It is a docstring or a comment, and begins with what it cites."""
    RULE = auto()
    """It is handed over where a rule's number is wanted."""
    ANY = auto()
    """It is handed over as anything else."""


class _Said(NamedTuple):
    """A text that may cite a rule."""

    text: str
    place: _Place
    line: int
    function: str


def citations_in(folder: Path, ledgers: Sequence[Ledger]) -> list[Citation]:
    """All citations in the source files of a game."""
    found = [
        Citation(number, file, said.line, said.function)
        for file in _sources(folder)
        for said in _said_in(file.read_text(encoding="utf-8"))
        for number in _cited(said, ledgers)
    ]
    return sorted(set(found), key=lambda citation: (citation.file, citation.line, citation.number))


def shared_citations(ledgers: Sequence[Ledger], package: Path = Path(coven.__file__).parent) -> list[Citation]:
    """All citations, with the name of a ledger, in what the games of the package share."""
    everywhere = [citation for folder in SHARED for citation in citations_in(package / folder, ledgers)]
    return [citation for citation in everywhere if ":" in citation.number]


def _sources(folder: Path) -> Iterator[Path]:
    """The files that may carry a rule: no tests, and nothing in folders that are hidden, such as `.venv`."""
    for file in sorted(folder.rglob("*.py")):
        inside = file.relative_to(folder).parts
        hidden = any(part == "tests" or part.startswith(".") for part in inside)
        if not hidden and not _TEST.fullmatch(file.name):
            yield file


def resolve(number: str, ledgers: Sequence[Ledger]) -> tuple[tuple[Ledger, str], ...]:
    """The ledgers that know a number, each with the number alone; () if none does."""
    name, colon, alone = number.rpartition(":")
    return tuple((ledger, alone) for ledger in ledgers if (not colon or ledger.name == name) and ledger.knows(alone))


def _cited(said: _Said, ledgers: Sequence[Ledger]) -> list[str]:
    """The numbers that something cites: what a text begins with, or all of what is handed over."""
    if said.place is _Place.START:
        return leading(said.text, ledgers)
    wanted = said.place is _Place.RULE
    is_one = _is_rule(said.text, ledgers) or (wanted and _WORD.fullmatch(said.text))
    return [said.text] if is_one else []


@cache
def _said_in(source: str) -> tuple[_Said, ...]:
    """All that may cite a rule in a source text, whatever rules there are; read once for each text."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return ()  # whoever is writing this file hears of it from Python
    nodes = [*_walk(tree, "")]
    return (*_in_code(nodes), *_in_comments(source, nodes))


def _in_code(nodes: Iterable[tuple[ast.AST, str]]) -> Iterator[_Said]:
    for node, function in nodes:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield _Said(node.value.value, _Place.START, node.lineno, function)
        elif isinstance(node, ast.Call):
            yield from _handed(node, function)


def _walk(node: ast.AST, function: str) -> Iterator[tuple[ast.AST, str]]:
    """Every node below, with the name of the function or class it is in."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        function = node.name
    yield node, function
    for child in ast.iter_child_nodes(node):
        yield from _walk(child, function)


def _handed(call: ast.Call, function: str) -> Iterator[_Said]:
    """The strings that a call hands over: where the kernel wants a rule's number, and all others."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    place = _ARGUMENT.get(name, -1)
    arguments = [(nth == place, value) for nth, value in enumerate(call.args)]
    arguments += [(keyword.arg == "rule", keyword.value) for keyword in call.keywords]
    for wanted, value in arguments:
        for literal in _literals(value):
            yield _Said(str(literal.value), _Place.RULE if wanted else _Place.ANY, literal.lineno, function)


def _literals(value: ast.expr) -> Iterator[ast.Constant]:
    """The strings an argument may be: itself, or either side of `x if y else z`."""
    if isinstance(value, ast.IfExp):
        yield from _literals(value.body)
        yield from _literals(value.orelse)
    elif isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value


def _in_comments(source: str, nodes: Iterable[tuple[ast.AST, str]]) -> Iterator[_Said]:
    functions = [
        (node.lineno, node.end_lineno or node.lineno, node.name)
        for node, _ in nodes
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    ]
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            line = token.start[0]
            around = [(last - first, name) for first, last, name in functions if first <= line <= last]
            yield _Said(token.string[1:], _Place.START, line, min(around)[1] if around else "")


def leading(text: str, ledgers: Sequence[Ledger]) -> list[str]:
    """The rule numbers that a text begins with, such as `5.7.2, 5.7.3 Paying` or `5.7.2 to 5.7.4 Where it goes`.

    What looks like a rule's number counts even if no rule has it: that is a mistake to be found. A single word such as
    `T1` counts only if there is such a rule.
    """
    numbers: list[str] = []
    rest = text.lstrip()
    while True:
        number, rest = _number(rest, ledgers)
        if not number:
            return numbers
        to = _TO.match(rest)
        last, beyond = _number(rest[to.end() :], ledgers) if to else ("", rest)
        numbers += _between(number, last, ledgers) if last else [number]
        comma = _COMMA.match(beyond)
        if comma is None:
            return numbers
        rest = beyond[comma.end() :]


def _number(text: str, ledgers: Sequence[Ledger]) -> tuple[str, str]:
    """The number at the start of a text, '' if there is none, and the text after it."""
    match = _WORD.match(text)
    if match is None or not _is_citation(match.group(), ledgers):
        return "", text
    return match.group(), text[match.end() :]


def _between(first: str, last: str, ledgers: Sequence[Ledger]) -> list[str]:
    """The numbers of all rules from one to another of the same section, in the order of the ledger that has both.

    Two sections are cited as they are. Anything else is a mistake to be found: then the range itself, which no ledger
    knows, is all that is cited.
    """
    name, colon, start = first.rpartition(":")
    end = last.removeprefix(name + colon)
    asked = [ledger for ledger in ledgers if not colon or ledger.name == name]
    found: list[str] = []
    for ledger in asked:
        order = list(ledger.rules)
        if start in order and end in order:
            if start.rpartition(".")[0] == end.rpartition(".")[0]:
                found += order[order.index(start) : order.index(end) + 1]
        elif start not in order and end not in order and ledger.knows(start) and ledger.knows(end):
            found += [start, end]
    return [f"{name}{colon}{number}" for number in dict.fromkeys(found)] or [f"{first} to {last}"]


def _is_citation(word: str, ledgers: Sequence[Ledger]) -> bool:
    return bool(_NUMBER.fullmatch(word)) or _is_rule(word, ledgers)


def _is_rule(word: str, ledgers: Sequence[Ledger]) -> bool:
    """Whether a word is the number of a rule or a reading, by itself or after a ledger's name, be it the wrong one."""
    number = word.rpartition(":")[2]
    return any(number in ledger.rules or number in ledger.readings for ledger in ledgers)
