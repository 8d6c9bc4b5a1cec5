"""The game's documentation lists every reading of the ledger, and every switch."""

import tomllib
from pathlib import Path

from coven.games import revolution

PACKAGE = Path(revolution.__file__).parent
PAGE = (Path(__file__).parents[3] / "docs" / "revolution.md").read_text(encoding="utf-8")


def test_every_reading_is_documented() -> None:
    entries = tomllib.loads((PACKAGE / "rules.toml").read_text(encoding="utf-8"))["open"]
    rows = {line.split("|")[1].strip() for line in PAGE.splitlines() if line.startswith("|")}
    assert len(entries) == 35
    assert {entry["id"] for entry in entries} <= rows


def test_the_primer_is_the_page_on_how_to_play() -> None:
    primer = revolution.GAME.primer()
    assert primer.rstrip() in PAGE
    assert len(primer.splitlines()) <= 50, "it is one page"


def test_every_option_is_documented() -> None:
    assert all(f"`{option.name}`" in PAGE for option in revolution.GAME.options)
