"""Builds the package; with COVEN_COMPILE=1 its hot modules are compiled by mypyc, unchanged.

With COVEN_COMPILE=kernel only the kernel's are: enough to see within seconds that compiling works at all.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).parent
SRC = ROOT / "src" / "coven"

KERNEL = ("ask", "record", "repair", "result", "state", "table", "trail")
"""The kernel's modules that every decision goes through.

`game` and `luck` hold classes that others inherit from and that are called once a step or once a chance; `log` and
`reason` hold what mypyc has no compiled form for.
"""

LEFT_ALONE = {
    "witchstone": ("checked", "drawing/*", "game", "placing", "position", "reading"),
    "revel": (
        *("game", "text/kinds", "text/printing/*", "text/reading/*", "text/words/forms", "text/words/lex*"),
        *("cards/deck*", "cards/files", "cards/index", "seen/position*", "seen/terminal"),
    ),
}
"""Modules of a game that nothing hot goes through, and the one that declares it to the kernel."""


def hot_modules(wanted: str) -> list[str]:
    """The modules that a game in progress runs through."""
    hot = [SRC / "kernel" / f"{name}.py" for name in KERNEL]
    if wanted != "kernel":
        for game, left_alone in LEFT_ALONE.items():
            folder = SRC / "games" / game
            modules = {path for path in folder.rglob("*.py") if path.name != "__init__.py"}
            hot += modules.difference(*(folder.glob(f"{pattern}.py") for pattern in left_alone))
    return [str(path.relative_to(ROOT)) for path in sorted(hot)]


def extensions() -> list[Extension]:
    wanted = os.environ.get("COVEN_COMPILE", "0")
    if wanted not in ("1", "kernel"):
        return []
    from mypyc.build import mypycify

    compiled: list[Extension] = mypycify(hot_modules(wanted), opt_level="3", debug_level="0")
    return compiled


setup(ext_modules=extensions())
