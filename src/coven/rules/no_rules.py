"""Which lines of a module of rules are none, so that no proof has to reach them.

They are found by what they do, wherever they stand: words for people who look at a value (`__repr__`, `__str__`),
functions that do nothing but hand what they were given to a module that holds no rules of play, and what a game says of
itself whatever is going on: the methods of a `Game` that are given nothing (its questions, its primer).
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator

WORDS = ("__repr__", "__str__")
"""What puts a value into words."""
DECIDES = (ast.IfExp, ast.BoolOp, ast.Compare, ast.comprehension, ast.BinOp)
"""What a function that only hands something on doesn't do."""


def no_rules(source: str, besides: Collection[str]) -> set[int]:
    """The numbers of the lines of a module that hold no rules, where the folders and modules named hold none."""
    tree = ast.parse(source)
    named = {name.removesuffix(".py") for name in besides}
    left_out = set(_imported(tree.body, named))
    lines: set[int] = set()
    declared = set(_declared(tree))
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef) or not besides:
            continue
        if node.name in WORDS or node in declared or _hands_on(node, left_out, named):
            lines.update(range(node.body[0].lineno, (node.end_lineno or node.lineno) + 1))
    return lines


def _declared(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """What a game says of itself: it is given no state to judge."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and any(_is_game(base) for base in node.bases):
            yield from (one for one in node.body if isinstance(one, ast.FunctionDef) and len(one.args.args) == 1)


def _is_game(base: ast.expr) -> bool:
    """`Game`, or `Game[State, View]`."""
    name = base.value if isinstance(base, ast.Subscript) else base
    return isinstance(name, ast.Name) and name.id == "Game"


def _imported(body: list[ast.stmt], named: set[str]) -> Iterator[str]:
    """What is imported from modules that hold no rules."""
    for statement in body:
        if isinstance(statement, ast.ImportFrom) and not named.isdisjoint((statement.module or "").split(".")):
            yield from (alias.asname or alias.name for alias in statement.names)


def _hands_on(function: ast.FunctionDef, left_out: set[str], named: set[str]) -> bool:
    """Whether a function is a single call of, or with, what holds no rules. To use its words (`Place.FIELD`) is to hand
    nothing on."""
    body = [one for one in function.body if not isinstance(one, ast.ImportFrom) and not _is_docstring(one)]
    if len(body) != 1 or not isinstance(body[0], (ast.Return, ast.Expr)):
        return False
    inside = list(ast.walk(body[0]))
    if any(isinstance(node, DECIDES) for node in inside):
        return False
    elsewhere = left_out.union(_imported(function.body, named))
    called = {node.func for node in inside if isinstance(node, ast.Call)}
    words = {node.value for node in inside if isinstance(node, ast.Attribute) and node not in called}
    return any(isinstance(node, ast.Name) and node.id in elsewhere and node not in words for node in inside)


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
