"""Writes down what is understood of each set."""

from __future__ import annotations

from tests.games.spoils.text.fresh import FOLDER, SETS, read_back

for name in SETS:
    (FOLDER / name / "read-back.txt").write_text(read_back(name), encoding="utf-8")
