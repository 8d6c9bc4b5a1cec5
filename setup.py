"""Builds the package; with COVEN_COMPILE=1 its hot modules are compiled by mypyc, unchanged.

With COVEN_COMPILE=kernel only the kernel's are: enough to see within seconds that compiling works at all. What a first
start would have to make (tables of grammars, compiled cards) comes along, made here.
"""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
SRC = ROOT / "src" / "coven"

KERNEL = ("ask", "attempts", "course", "options", "record", "repair", "result", "state", "table", "trail")
"""The kernel's modules that every decision goes through.

`game` and `luck` hold classes that others inherit from and that are called once a step or once a chance; `log` and
`reason` hold what mypyc has no compiled form for.
"""

FLAGS = ("-fvisibility=hidden",)
"""What nobody outside calls is called, or put in place, without a detour."""


def hot_modules(wanted: str) -> list[str]:
    """The modules that a game in progress runs through: the kernel's, and those that each game declares."""
    hot = {SRC / "kernel" / f"{name}.py" for name in KERNEL}
    if wanted != "kernel":
        sys.path.insert(0, str(ROOT / "src"))
        from coven.games import find, names

        for name in names():
            game = find(name)
            for pattern in game.compiled:
                found = {path for path in game.folder.glob(pattern.removeprefix("!")) if path.name != "__init__.py"}
                hot = hot - found if pattern.startswith("!") else hot | found
    return [str(path.relative_to(ROOT)) for path in sorted(hot)]


def extensions() -> list[Extension]:
    wanted = os.environ.get("COVEN_COMPILE", "0")
    if wanted not in ("1", "kernel"):
        return []
    from mypyc.build import mypycify

    # One C file for each module: with one of 65 MB for all of them the compiler is not done in an hour.
    compiled: list[Extension] = mypycify(hot_modules(wanted), opt_level="3", debug_level="0", multi_file=True)
    if sys.platform != "win32":
        for extension in compiled:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return compiled


class Build(build_py):
    """Builds the package, and in it what a first start would otherwise make and keep: tables and compiled cards.

    They are made by the package as it was built, in a process of its own, as for a user whose cache is that folder.
    """

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        package = Path(self.build_lib).resolve() / "coven"
        kept = package / "language" / "ready"
        environment = {**os.environ, "PYTHONPATH": str(package.parent), "COVEN_CACHE": str(kept)}
        subprocess.run([sys.executable, "-m", "coven.games"], env=environment, check=True, cwd=package.parent)


setup(ext_modules=extensions(), cmdclass={"build_py": Build})
