"""The commands of the README, as they are typed: right after a clone, from any folder."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import coven
from coven.cli.main import COMMANDS
from coven.games import find
from coven.scripts import write_record
from tests.pages import DOCS

ROOT = Path(__file__).parents[2]
TABLE = re.findall(r"^\| `bin/coven ([^`]+)` \|", (ROOT / "README.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
SHOWS = {
    "games": "witchstone   Witchstone, for 2 or 3 or 4 players",
    "play GAME": "You are A. The computer plays B: greedy.",
    "cards check FILE": "2 accepted, 0 declined",
    "cards try FILE": "The card is yours to play.",
    "cards sheet FILE -o cards.pdf": "written: cards.pdf",
    "lab team GAME --games N": "95% interval",
    "lab card FILE --games N": "Ember - First Light: 8 games",
    "cards show NAME": "A Strike Spell",
    "decks check FILE": "accepted  own.txt: Celosia",
    "run FILE...": "ok      saved.yaml (2 answers)\n1 passed",
    "replay FILE --at N": "Witchstone, seed 8, 1 of 2 answers",
    "rules GAME": "witchstone:setup.1  ",
    "arena GAME --games N": "2 games of witchstone: 1 deals, each played 2 times",
    "playthrough GAME": "game: witchstone\n",
}
"""What each of them shows, among other things."""
FILES = {"decks check FILE": "own.txt"} | dict.fromkeys(
    ("cards check FILE", "cards try FILE", "cards sheet FILE -o cards.pdf", "lab card FILE --games N"), "mine.txt"
)
"""The files that are judged; elsewhere it is a saved game."""


def run(command: str, *words: str, folder: Path, typed: str = "") -> str:
    done = subprocess.run(
        [ROOT / "bin" / command, *words], cwd=folder, input=typed, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("words", "sat_down_at"),
    [([], "Witches' Revel"), (["--plain", "--seed", "3"], "Witches' Revel, seed 3"), (["witchstone"], "Witchstone")],
)
def test_bin_play_sits_you_down(words: list[str], sat_down_at: str, tmp_path: Path) -> None:
    assert run("play", *words, folder=tmp_path, typed="quit\n").startswith(sat_down_at)


def test_the_readme_has_every_command() -> None:
    assert list(SHOWS) == TABLE
    assert {words.split()[0] for words in TABLE} == set(COMMANDS)


@pytest.mark.parametrize("words", TABLE)
def test_what_the_readme_says_can_be_typed(words: str, tmp_path: Path) -> None:
    """The words in capitals stand for something: a game, a file in this folder, a card, a number."""
    table = coven.new("witchstone", seed=8)
    table.choose(0)
    table.choose(0)
    (tmp_path / "saved.yaml").write_text(write_record(table.record()), encoding="utf-8")
    (example,) = re.findall(r"^```cards\n(.*?)^```", (DOCS / "cards.md").read_text(encoding="utf-8"), re.S | re.M)[:1]
    (tmp_path / "mine.txt").write_text(example, encoding="utf-8")
    decks = find("revel").decks()
    assert decks is not None
    (tmp_path / "own.txt").write_text(decks.shipped()["celosia"], encoding="utf-8")
    file = FILES.get(words, "saved.yaml")
    game = "revolution" if "team" in words else "witchstone"
    meant = {"GAME": game, "NAME": "Emptied Cup", "FILE": file, "FILE...": file, "N": "1"}
    typed = [meant.get(word, word) for word in words.split()]
    assert SHOWS[words] in run("coven", *typed, folder=tmp_path, typed="quit\n")
