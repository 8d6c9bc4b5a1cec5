"""`bin/fuzz KIND`: atheris feeds one of the readers of `tests.fuzzing` until it is stopped or finds something."""

from __future__ import annotations

import importlib
import sys
from typing import Any

from tests.fuzzing import READERS, feed


def main() -> None:
    kind = sys.argv[1] if len(sys.argv) > 1 else ""
    if kind not in READERS:
        sys.exit(f"bin/fuzz KIND, one of: {', '.join(READERS)}")
    try:
        atheris: Any = importlib.import_module("atheris")
    except ImportError:
        sys.exit("bin/fuzz needs atheris: .venv/bin/pip install -e '.[fuzz]'")

    def one(data: bytes) -> None:
        feed(kind, data.decode("utf-8", errors="replace"))

    atheris.instrument_all()
    atheris.Setup([sys.argv[0], *sys.argv[2:]], one)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
