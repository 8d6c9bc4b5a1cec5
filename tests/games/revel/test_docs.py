"""The game's documentation lists every reading and every difference of the ledgers."""

import tomllib
from pathlib import Path

import pytest

from coven.games import revel

PACKAGE = Path(revel.__file__).parent
PAGE = Path(__file__).parents[3] / "docs" / "revel.md"


@pytest.mark.parametrize(
    ("ledger", "kind"), [("rules.toml", "slip"), ("rules-starter.toml", "open"), ("rules-starter.toml", "difference")]
)
def test_every_reading_is_documented(ledger: str, kind: str) -> None:
    entries = tomllib.loads((PACKAGE / ledger).read_text(encoding="utf-8"))[kind]
    rows = {
        line.split("|")[1].strip() for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")
    }
    assert entries
    assert {entry["id"] for entry in entries} <= rows
