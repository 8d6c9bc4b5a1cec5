"""The compiled wheel: built as `bin/wheel` builds it, and put through the tests of the rules."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKED = ("LICENSE", "LICENSE-CARDS", "README.md", "pyproject.toml", "setup.py", "src")
KERNEL = ("tests/kernel",)
RULES = ("tests/kernel", "tests/games", "tests/scripts", "tests/minds", "tests/test_playthroughs.py")


def copied(folder: Path) -> Path:
    """The sources, as they are packed."""
    sources = folder / "sources"
    sources.mkdir()
    for name in PACKED:
        here = ROOT / name
        if here.is_dir():
            shutil.copytree(here, sources / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info"))
        else:
            shutil.copy(here, sources / name)
    return sources


def test_every_hot_module_is_turned_into_c(tmp_path: Path) -> None:
    """Without building it, which takes a quarter of an hour: what mypyc doesn't know shows here."""
    turning = [sys.executable, "setup.py", "--quiet", "--name"]
    told = subprocess.run(
        turning, cwd=copied(tmp_path), env={**os.environ, "COVEN_COMPILE": "1"}, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stdout + told.stderr
    assert told.stdout.endswith("coven\n")


@pytest.mark.skipif(shutil.which("cc") is None, reason="compiling takes a C compiler")
@pytest.mark.parametrize(
    ("compiled", "tests"),
    [("kernel", KERNEL), pytest.param("1", RULES, marks=pytest.mark.long)],
    ids=["the kernel alone", "everything hot"],
)
def test_a_compiled_wheel_passes_the_same_tests(compiled: str, tests: tuple[str, ...], tmp_path: Path) -> None:
    sources, wheels, installed = copied(tmp_path), tmp_path / "wheels", tmp_path / "installed"
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    compiling = {**os.environ, "COVEN_COMPILE": compiled}
    build = [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), str(sources)]
    subprocess.run(build, env=compiling, check=True)
    (wheel,) = wheels.iterdir()
    subprocess.run([*pip, "install", "--no-deps", "--target", str(installed), str(wheel)], check=True)

    with_it = {**os.environ, "PYTHONPATH": os.pathsep.join([str(installed), str(ROOT)])}
    where = "import coven.kernel.table; print(coven.kernel.table.__file__)"
    told = subprocess.run([sys.executable, "-c", where], env=with_it, check=True, capture_output=True, text=True)
    assert told.stdout.startswith(str(installed))
    assert told.stdout.endswith(".so\n")
    first = "import sys, coven; coven.new('revel').options; print('lark' in sys.modules)"
    alone = {**with_it, "COVEN_CACHE": str(tmp_path / "nothing")}
    told = subprocess.run([sys.executable, "-c", first], env=alone, check=True, capture_output=True, text=True)
    assert told.stdout == "False\n"  # the wheel comes with compiled cards, and nothing has to be read or kept
    assert not (tmp_path / "nothing").exists()
    run = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
    subprocess.run(run, cwd=ROOT, env=with_it, check=True)
