"""Every script in the documents can be run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coven.scripts import read_script, run_script
from tests.kernel.tiny import GAME

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = [
    pytest.param(match.group(1), id=f"{file.name}:{text.count(chr(10), 0, match.start()) + 1}")
    for file in sorted(DOCS.glob("*.md"))
    for text in [file.read_text(encoding="utf-8")]
    for match in re.finditer(r"^```yaml\n(game: .*?)^```", text, re.DOTALL | re.MULTILINE)
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_hold(example: str) -> None:
    script = read_script(example)
    table = run_script(script, game=GAME if script.game == "tiny" else None)
    if script.refused is None:
        assert table is not None
        assert table.over or table.at_rest
    else:
        assert table is None


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 3
