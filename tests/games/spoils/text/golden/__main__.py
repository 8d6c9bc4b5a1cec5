"""Writes the read-backs anew."""

from __future__ import annotations

from tests.games.spoils.text.golden import FOLDER, told

if __name__ == "__main__":
    for name, text in told().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
