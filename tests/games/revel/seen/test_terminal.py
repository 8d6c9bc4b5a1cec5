"""How the board is drawn: everything that is on it can be read, without colours too."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from coven.games.revel.seen.terminal import about, counters, draw, plain
from tests.games.revel.stage import Stage, shield, stage, stance, strike, witch

EMBER = strike("Ember", 3, "On Play: Draw 1 card.", icons="flames")
SPARK = strike("Spark", 2, icons="flames")
WALL = shield("Wall", 5)


def crowded(edition: str = "comprehensive") -> Stage:
    """A board with a stitched spell, counters, a stance, and a space that nobody wins."""
    return stage(
        EMBER,
        SPARK,
        WALL,
        witch("Wren"),
        stance("Calm"),
        edition=edition,
        A={
            "witch": "Wren",
            "stance": "Calm",
            "spells": {1: {"cards": ["Ember", "Spark"], "+1s": 7}, 3: "Ember"},
            "hand": ["Ember", "Ember", "Wall"],
            "stamina": 2,
            "resources": {"Passion": 3},
        },
        B={"spells": {1: "Spark", 3: "Wall"}, "hand": ["Spark", "Spark"]},
    )


def drawn(board: Stage, seat: str | None, width: int) -> str:
    console = Console(width=width, file=io.StringIO(), force_terminal=False)
    console.print(draw(board.view(seat), board.table.setup, width))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_in_plain_words() -> None:
    board = crowded()
    assert plain(board.view("A"), board.table.setup) == [
        "Turn 1, A's: 1 play left. Comprehensive edition.",
        "B: witch Novice, Stamina 4, Passion 0, no stance, hand 2, deck 10, discards 0, wins 0 spaces.",
        "A (you): witch Wren, Stamina 2, Passion 3, stance Calm, hand 3, deck 10, discards 0, wins 1 space.",
        "Space 1: A has Ember & Spark, stitched, Power 12, with +1 x7; B has Spark, Power 2. A is winning.",
        "Space 2: empty.",
        "Space 3: A has Ember, Power 3; B has Wall, Resistance 5. Nobody is winning.",
        "Space 4: empty.",
        "Space 5: empty.",
        "Your hand: 3 cards.",
        "  Ember x2: A Strike Spell, Power 3, flames.",
        "    On Play: Draw 1 card.",
        "  Wall: A Shield Spell, Resistance 5.",
    ]


def test_the_other_side_and_a_spectator_see_no_hand_of_mine() -> None:
    board = crowded()
    theirs = "\n".join(plain(board.view("B"), board.table.setup))
    assert "B (you)" in theirs
    assert "Your hand: 2 cards." in theirs
    assert "Draw 1 card" not in theirs
    nobodys = plain(board.view(None), board.table.setup)
    assert not any("hand:" in line or "you" in line for line in nobodys)
    assert "your hand" not in drawn(board, None, 80)


@pytest.mark.parametrize("width", [80, 100, 120])
def test_with_boxes_everything_fits_and_can_be_read(width: int) -> None:
    text = drawn(crowded(), "A", width)
    assert max(len(line) for line in text.splitlines()) <= width
    for words in ("Power 12", "+1 x7", "stitched", "Resistance 5", "▼ A ▼", "= nobody =", "On Play: Draw 1 card."):
        assert words in text
    assert text.index("B  witch") < text.index("▼ A ▼") < text.index("A (you)  witch")
    assert "▲ A ▲" in drawn(crowded(), "B", width), "seen from the other side the arrow points the other way"


def test_the_starter_edition_has_tokens_for_five() -> None:
    assert counters("starter", 12) == "+5 +5 +1 +1"
    assert "+5 +1 +1" in drawn(crowded("starter"), "A", 80)


def test_a_card_in_words() -> None:
    setup = crowded().table.setup
    assert about(setup, "ember") == ["Ember", "A Strike Spell", "Power 3", "flames", "On Play: Draw 1 card."]
    assert about(setup, "wal") == ["Wall", "A Shield Spell", "Resistance 5"]
    assert about(setup, "no such card") is None
    assert about(setup, "") is None


def test_the_end_is_told() -> None:
    board = stage(EMBER, A={"spells": dict.fromkeys(range(1, 6), "Ember")}, B={})
    board.do("A: pass")
    assert plain(board.view(None), board.table.setup)[0] == "The game is over: A wins by domination (2.7.1)."
    assert board.at_rest()
