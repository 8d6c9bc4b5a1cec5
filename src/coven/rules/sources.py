"""What proofs stand on: the source and the tests of a project, by their content, so that a change is noticed.

Times tell nothing: a checkout makes every file new, and a change that was taken back is none.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

TESTS = "tests"
SCRIPTS = (TESTS, "scripts")
"""Scripts in folders of this folder are tests, one folder per game."""

_READ = (".lark", ".py", ".toml", ".txt", ".yaml")
"""What the code of a project, its cards and its tests are written in."""
_NO_SOURCE = (
    "benchmarks",
    "bin",
    "build",
    "dist",
    "docs",
    "node_modules",
    "requirements",
    "saves",
    "site",
    "tests/mutants",
)
"""Folders of a project, from its top, in which there is nothing that a test of its rules would run: deeper down, a
folder may have any of these names."""


@dataclass(frozen=True, slots=True)
class Sources:
    """The content of a project at some moment."""

    code: str
    """Of everything but the tests: their helpers count here, since many tests use them."""
    tests: Mapping[str, str]
    """Of each file of tests, by its path."""


def sources_of(root: Path) -> Sources:
    """The content of a project now."""
    code = blake2b(digest_size=8)
    tests: dict[str, str] = {}
    for file in _files(root):
        path = file.relative_to(root)
        content = file.read_bytes()
        if is_test(path):
            tests[path.as_posix()] = blake2b(content, digest_size=8).hexdigest()
        else:
            code.update(f"{path.as_posix()} {len(content)}\n".encode())
            code.update(content)
    return Sources(code.hexdigest(), tests)


def is_test(path: Path) -> bool:
    """Whether the file at a path in a project has tests: Python tests, or a script that is one."""
    if path.parts[0] != TESTS:
        return False
    if path.suffix == ".py":
        return path.name.startswith("test_")
    return path.suffix == ".yaml" and path.parts[:2] == SCRIPTS and len(path.parts) > 3


def _files(root: Path) -> Iterator[Path]:
    """The files that matter, always in the same order."""
    for folder, inside, names in os.walk(root):
        inside[:] = sorted(
            name
            for name in inside
            if not name.startswith((".", "__"))
            and Path(folder, name).relative_to(root).as_posix() not in _NO_SOURCE
            and not Path(folder, name, "pyvenv.cfg").exists()
        )
        for name in sorted(names):
            if name.endswith(_READ) and not name.startswith("."):
                yield Path(folder, name)
