"""`bin/fuzz KIND`: atheris feeds one of the readers of `tests.fuzzing` until it is stopped or finds something."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

from tests.fuzzing import READERS, ROOT, feed

FOUND = ROOT / ".fuzz"
"""What was worth trying, a folder for each kind; and beside them what broke a reader."""


def corpus(kind: str) -> Path:
    """The folder of texts to begin with: the one that `tests.fuzzing` has of its kind, and what was found before."""
    _, make = READERS[kind]
    folder = FOUND / kind.replace(" ", "-")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "begun").write_text(make(), encoding="utf-8")
    return folder


def main() -> None:
    kind = sys.argv[1] if len(sys.argv) > 1 else ""
    if kind not in READERS:
        sys.exit(f"bin/fuzz KIND, one of: {', '.join(READERS)}")
    try:
        atheris: Any = importlib.import_module("atheris")
    except ImportError:
        sys.exit("atheris is not installed: bin/fuzz sets it up")
    folder = corpus(kind)

    def one(data: bytes) -> None:
        feed(kind, data.decode("utf-8", errors="replace"))

    atheris.instrument_all()
    atheris.Setup([sys.argv[0], f"-artifact_prefix={folder}-", *sys.argv[2:], str(folder)], one)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
