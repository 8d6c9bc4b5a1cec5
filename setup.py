"""Builds the package; with COVEN_COMPILE=1 its hot modules are compiled by mypyc, unchanged."""

import os
from pathlib import Path

from setuptools import Extension, setup

SRC = Path(__file__).parent / "src" / "coven"

KERNEL = ("ask", "game", "luck", "record", "repair", "result", "state", "table")
"""The kernel's modules but those that only tests use."""

DATA_ONLY = {"__init__.py", "drawing.py", "placing.py", "position.py"}
"""Modules of a game that nothing hot goes through."""


def hot_modules() -> list[str]:
    """The modules that a game in progress runs through."""
    kernel = [SRC / "kernel" / f"{name}.py" for name in KERNEL]
    revel = [path for path in (SRC / "games" / "revel").glob("*.py") if path.name not in DATA_ONLY]
    return [str(path.relative_to(Path(__file__).parent)) for path in sorted([*kernel, *revel])]


def extensions() -> list[Extension]:
    if os.environ.get("COVEN_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    compiled: list[Extension] = mypycify(hot_modules(), opt_level="3")
    return compiled


setup(ext_modules=extensions())
