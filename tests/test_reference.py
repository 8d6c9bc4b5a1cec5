"""The reference names everything that is public, everything public says what it is, and no page is lost."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.pages import DOCS

ROOT = DOCS.parent
PACKAGES = ("coven", "coven.kernel", "coven.minds", "coven.scripts")
_DIRECTIVE = re.compile(r"^\.\. (?P<kind>py:(?:current)?module|auto\w+):: (?P<name>\S+)", re.MULTILINE)
_LINK = re.compile(r"\[[^\]]+\]\((?![a-z]+:)(?P<file>[^)#]+)")
_LISTED = re.compile(r"^[a-z/-]+$", re.MULTILINE)


def named() -> list[str]:
    """What the pages of the reference describe, by full name."""
    names: list[str] = []
    for page in (DOCS / "reference").glob("*.rst"):
        module = ""
        for directive in _DIRECTIVE.finditer(page.read_text(encoding="utf-8")):
            name = directive["name"]
            if "module" in directive["kind"]:
                module = name
            else:
                names.append(name if "." in name else f"{module}.{name}")
    return names


def public() -> list[tuple[str, str]]:
    """Every public name, with its package."""
    return [(package, name) for package in PACKAGES for name in importlib.import_module(package).__all__]


def trees_of(package: str) -> Iterator[ast.Module]:
    """The modules of a package, parsed."""
    file = importlib.import_module(package).__file__
    assert file is not None
    for path in sorted(Path(file).parent.glob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


def attributes_in(body: list[ast.stmt]) -> dict[str, bool]:
    """The public names assigned to in these lines, and whether a docstring stands under one of the assignments."""
    found: dict[str, bool] = {}
    for place, statement in enumerate(body):
        match statement:
            case ast.Assign(targets=[ast.Name(id=name) | ast.Attribute(value=ast.Name(id="self"), attr=name)]):
                pass
            case ast.AnnAssign(target=ast.Name(id=name) | ast.Attribute(value=ast.Name(id="self"), attr=name)):
                pass
            case _:
                continue
        match body[place + 1 : place + 2]:
            case [ast.Expr(value=ast.Constant(value=str()))]:
                told = True
            case _:
                told = False
        if not name.startswith("_"):
            found[name] = found.get(name, False) or told
    return found


def undocumented_in(kind: type) -> list[str]:
    """The public methods and attributes of a class that nothing is said about."""
    module = inspect.getmodule(kind)
    assert isinstance(module, ModuleType)
    tree = ast.parse(inspect.getsource(module))
    (body,) = [node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == kind.__name__]
    attributes = attributes_in(body)
    missing = []
    for node in body:
        if isinstance(node, ast.FunctionDef):
            if node.name == "__init__":
                own = [line for line in node.body if not _is_local(line)]
                for name, told in attributes_in(own).items():
                    attributes[name] = attributes.get(name, False) or told
            elif not node.name.startswith("_") and ast.get_docstring(node) is None:
                missing.append(node.name)
    return missing + [name for name, told in attributes.items() if not told]


def _is_local(statement: ast.stmt) -> bool:
    """Whether a statement of a method assigns to a variable of its own."""
    match statement:
        case ast.Assign(targets=[ast.Name()]) | ast.AnnAssign(target=ast.Name()):
            return True
    return False


def test_everything_public_is_in_the_reference() -> None:
    there = named()
    assert [f"{package}.{name}" for package, name in public() if f"{package}.{name}" not in there] == ["coven.Table"]
    assert "coven.kernel.Table" in there
    assert len(there) == len(set(there)), "named twice"


def test_the_reference_names_nothing_that_is_not_there() -> None:
    for name in named():
        module, _, inside = name.rpartition(".")
        assert hasattr(importlib.import_module(module), inside), name


@pytest.mark.parametrize(("package", "name"), public())
def test_everything_public_says_what_it_is(package: str, name: str) -> None:
    thing = getattr(importlib.import_module(package), name)
    if inspect.isclass(thing) or inspect.isfunction(thing):
        assert thing.__doc__
        assert not thing.__doc__.startswith(f"{name}("), "what a dataclass says of itself when nobody else does"
        if inspect.isclass(thing) and package != "coven.scripts":
            assert undocumented_in(thing) == []
    else:
        assert any(attributes_in(tree.body).get(name) for tree in trees_of(package)), "no string under it"


def test_every_page_is_on_the_site_and_every_link_leads_somewhere() -> None:
    pages = [*DOCS.glob("*.md"), *DOCS.glob("reference/*.rst")]
    listed = set(_LISTED.findall((DOCS / "index.md").read_text(encoding="utf-8")))
    assert {str(page.relative_to(DOCS).with_suffix("")) for page in pages} == listed | {"index"}
    for page in (*pages, *ROOT.glob("*.md")):
        for link in _LINK.finditer(page.read_text(encoding="utf-8")):
            assert (page.parent / link["file"]).exists(), f"{page.name} links to {link['file']}"


@pytest.mark.long
def test_the_site_is_built() -> None:
    """And what only the built pages show: docstrings of attributes, and of values that a package passes on."""
    subprocess.run([ROOT / "bin" / "docs"], check=True)
    kernel = (ROOT / "site" / "reference" / "kernel.html").read_text(encoding="utf-8")
    games = (ROOT / "site" / "reference" / "kernel-games.html").read_text(encoding="utf-8")
    assert "Where something is in a view: names of fields" in kernel
    assert "It stays the same when the prompt is reworded." in games
    assert "Alias for field number" not in kernel + games
    assert "Pebbles" in (ROOT / "site" / "adding-a-game.html").read_text(encoding="utf-8")
