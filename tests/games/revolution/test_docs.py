"""The game's documentation lists every reading of the ledger, and every switch."""

import tomllib
from pathlib import Path

from coven.games import revolution

PACKAGE = Path(revolution.__file__).parent
PAGE = (Path(__file__).parents[3] / "docs" / "revolution.md").read_text(encoding="utf-8")


def test_every_reading_is_documented() -> None:
    entries = tomllib.loads((PACKAGE / "rules.toml").read_text(encoding="utf-8"))["open"]
    rows = {line.split("|")[1].strip() for line in PAGE.splitlines() if line.startswith("|")}
    assert len(entries) == 36
    assert {entry["id"] for entry in entries} <= rows


def test_readings_of_the_board_have_its_numbers() -> None:
    """open.1, open.2, open.3 What the page and the ledger say of the board is what ships, as it was last tuned."""
    board = tomllib.loads((PACKAGE / "components.toml").read_text(encoding="utf-8"))["board"]
    loss = " / ".join(map(str, board["loss"]))
    assert board["spaces"] == 12
    told = {
        "open.1": f"twelve spaces and loss at {loss} for 1 / 2 / 3 / 4 players",
        "open.2": f"{len(board['moon'])} spaces, start on the first, {' '.join(map(str, board['moon']))}",
        "open.3": f"1 to 7; start {board['liberty_start']} ",
    }
    readings = {entry["id"]: entry["reading"] for entry in tomllib.loads((PACKAGE / "rules.toml").read_text())["open"]}
    for number, words in told.items():
        assert words in readings[number]
        assert words in next(line for line in PAGE.splitlines() if line.startswith(f"| {number} |"))


def test_the_primer_is_the_page_on_how_to_play() -> None:
    primer = revolution.GAME.primer()
    assert primer.rstrip() in PAGE
    assert len(primer.splitlines()) <= 50, "it is one page"


def test_every_option_is_documented() -> None:
    assert all(f"`{option.name}`" in PAGE for option in revolution.GAME.options)
