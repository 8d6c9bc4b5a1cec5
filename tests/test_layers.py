"""Who may import whom: no cycles but the declared ones, no game in the kernel, no reader in a printer."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
REVEL = "coven.games.revel"

Graph = Mapping[str, frozenset[str]]


def name_of(path: Path, src: Path = SRC) -> str:
    parts = path.relative_to(src).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules(src: Path = SRC) -> dict[str, ast.Module]:
    """Every module by name, parsed."""
    return {name_of(path, src): ast.parse(path.read_text(encoding="utf-8")) for path in sorted(src.rglob("*.py"))}


def statements(module: ast.Module, *, strictly: bool) -> Iterator[ast.stmt]:
    """The statements that run when a module is loaded; strictly, also those for type checkers and within functions."""
    if strictly:
        yield from (node for node in ast.walk(module) if isinstance(node, ast.stmt))
        return
    todo: list[ast.stmt] = list(module.body)
    while todo:
        statement = todo.pop()
        yield statement
        if isinstance(statement, ast.If) and not is_for_type_checkers(statement):
            todo += [*statement.body, *statement.orelse]
        elif isinstance(statement, ast.Try):
            todo += [*statement.body, *(inner for handler in statement.handlers for inner in handler.body)]


def is_for_type_checkers(statement: ast.If) -> bool:
    return isinstance(statement.test, ast.Name) and statement.test.id == "TYPE_CHECKING"


def imported(statement: ast.stmt, known: Mapping[str, ast.Module]) -> Iterator[str]:
    """The modules of ours that a statement imports: of 'from package import name' the module, or else the package."""
    if isinstance(statement, ast.Import):
        yield from (alias.name for alias in statement.names if alias.name in known)
    elif isinstance(statement, ast.ImportFrom) and statement.module is not None:
        for alias in statement.names:
            inner = f"{statement.module}.{alias.name}"
            if inner in known:
                yield inner
            elif statement.module in known:
                yield statement.module


def graph(known: Mapping[str, ast.Module], *, strictly: bool = False) -> Graph:
    """Which module imports which."""
    return {
        name: frozenset(
            other
            for statement in statements(module, strictly=strictly)
            for other in imported(statement, known)
            if other != name and not (name.startswith(f"{other}.") and is_empty(known[other]))
        )
        for name, module in known.items()
    }


@cache
def ours(*, strictly: bool = False) -> Graph:
    """Which module of ours imports which."""
    return graph(modules(), strictly=strictly)


def is_empty(package: ast.Module) -> bool:
    """Whether importing from a package means no more than naming it."""
    return not any(isinstance(statement, ast.Import | ast.ImportFrom) for statement in package.body)


def cycles(graph: Graph) -> list[frozenset[str]]:
    """The sets of modules that need each other (Tarjan's strongly connected components of more than one)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[frozenset[str]] = []

    def visit(name: str) -> None:
        index[name] = low[name] = len(index)
        stack.append(name)
        for other in sorted(graph[name]):
            if other not in index:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], index[other])
        if low[name] == index[name]:
            place = stack.index(name)
            component = frozenset(stack[place:])
            del stack[place:]
            if len(component) > 1:
                found.append(component)

    for name in sorted(graph):
        if name not in index:
            visit(name)
    return found


def declared(known: Mapping[str, ast.Module]) -> dict[frozenset[str], str]:
    """The cycles that packages own up to, each with the reason: CYCLE = "one, other: why" in their `__init__`."""
    found: dict[frozenset[str], str] = {}
    for package, module in known.items():
        for statement in module.body:
            match statement:
                case ast.Assign(targets=[ast.Name(id="CYCLE")], value=ast.Constant(value=str(words))):
                    names, _, reason = words.partition(": ")
                    found[frozenset(f"{package}.{name.strip()}" for name in names.split(","))] = reason
    return found


def games() -> list[str]:
    """The packages of the games."""
    return [name_of(path.parent / "__init__.py") for path in (SRC / "coven" / "games").glob("*/__init__.py")]


def within(graph: Graph, *packages: str) -> Iterator[tuple[str, str]]:
    """Every import by a module of these packages: who, and what."""
    for name, others in graph.items():
        if any(name == package or name.startswith(f"{package}.") for package in packages):
            yield from ((name, other) for other in sorted(others))


def test_there_are_no_cycles_but_those_that_a_package_declares() -> None:
    """Imports for type checkers and within functions count too."""
    owned_up_to = declared(modules())
    assert [sorted(cycle) for cycle in cycles(ours(strictly=True)) if cycle not in owned_up_to] == []


def test_a_declared_cycle_is_one_and_says_why() -> None:
    owned_up_to = declared(modules())
    assert set(owned_up_to) <= set(cycles(ours(strictly=True)))
    assert all(owned_up_to.values())


def test_the_kernel_and_what_games_share_know_no_game() -> None:
    shared = ("coven.kernel", "coven.language", "coven.cards")
    assert [(who, what) for who, what in within(ours(), *shared) if what.startswith("coven.games")] == []


def test_games_know_neither_each_other_nor_how_they_are_shown() -> None:
    for who, what in within(ours(strictly=True), *games()):
        assert not what.startswith(("coven.cli", "coven.scripts")), (who, what)
        assert not what.startswith("coven.games.") or what.split(".")[2] == who.split(".")[2], (who, what)


def test_minds_scripts_and_commands_know_games_by_what_they_declare() -> None:
    for who, what in within(ours(strictly=True), "coven.minds", "coven.scripts", "coven.cli"):
        assert not what.startswith("coven.games."), (who, what)


def test_printers_of_card_text_need_no_reader() -> None:
    for who, what in within(ours(strictly=True), f"{REVEL}.text.printing", f"{REVEL}.text.tree", f"{REVEL}.text.words"):
        assert not what.startswith(f"{REVEL}.text.reading"), (who, what)


def test_what_is_left_of_the_cycles_would_be_found(tmp_path: Path) -> None:
    """The checks above can fail: here are a cycle, one for type checkers, and one inside a function."""
    (tmp_path / "game").mkdir()
    sources = {
        "__init__": "",
        "one": "from game import two\n",
        "two": "from game.one import f\n",
        "three": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from game.four import g\n",
        "four": "def g() -> None:\n    import game.three\n",
    }
    for name, source in sources.items():
        (tmp_path / "game" / f"{name}.py").write_text(source, encoding="utf-8")
    known = modules(tmp_path)
    assert cycles(graph(known)) == [frozenset({"game.one", "game.two"})]
    assert cycles(graph(known, strictly=True)) == [
        frozenset({"game.three", "game.four"}),
        frozenset({"game.one", "game.two"}),
    ]
