"""The commands of the README, as they are typed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("words", "sat_down_at"),
    [([], "Witches' Revel"), (["--plain", "--seed", "3"], "Witches' Revel, seed 3"), (["witchstone"], "Witchstone")],
)
def test_bin_play_sits_you_down(words: list[str], sat_down_at: str, tmp_path: Path) -> None:
    played = subprocess.run(
        [ROOT / "bin" / "play", *words], cwd=tmp_path, input="quit\n", capture_output=True, text=True, timeout=300
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.startswith(sat_down_at)
