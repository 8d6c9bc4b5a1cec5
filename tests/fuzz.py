"""`bin/fuzz KIND`: atheris feeds one of the readers of `tests.fuzzing` until it is stopped or finds something."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FOUND = ROOT / ".fuzz"
"""What was worth trying, a folder for each kind; and beside them what broke a reader."""

UNTOLD = ("coven.language.nearest", "coven.language.grammar")
"""Where these go tells nothing of a text, as little as where a parser goes: they search through the grammar's tables,
and counting each of their steps takes longer than all the rest."""
STEPS = 100
"""How far the search for what may have been meant goes: far enough to come through all of its code. To go as far as it
does for people would take nearly all of the time."""


def corpus(kind: str, make: Callable[[], str]) -> Path:
    """The folder of texts to begin with: the one that `tests.fuzzing` has of its kind, and what was found before."""
    folder = FOUND / kind.replace(" ", "-")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "begun").write_text(make(), encoding="utf-8")
    return folder


def main() -> None:
    try:
        atheris: Any = importlib.import_module("atheris")
    except ImportError:
        sys.exit("atheris is not installed: bin/fuzz sets it up")
    with atheris.instrument_imports(include=["coven"], exclude=list(UNTOLD)):
        from coven.language import nearest
        from tests.fuzzing import READERS, feed
    nearest.MOST_STEPS = STEPS
    kind = sys.argv[1] if len(sys.argv) > 1 else ""
    if kind not in READERS:
        sys.exit(f"bin/fuzz KIND, one of: {', '.join(READERS)}")
    _, make = READERS[kind]
    folder = corpus(kind, make)

    def one(data: bytes) -> None:
        feed(kind, data.decode("utf-8", errors="replace"))

    atheris.Setup([sys.argv[0], f"-artifact_prefix={folder}-", *sys.argv[2:], str(folder)], one)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
