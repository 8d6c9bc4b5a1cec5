"""A game from outside, the one that docs/adding-a-game.md builds, at every door of the command line."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from coven.cli.main import COMMANDS, main
from coven.kernel import Game
from coven.kernel.conformance import conform
from coven.minds import arena
from coven.scripts import further_games, load
from tests.pages import DOCS, files_of, folder_with

PAGE = files_of(DOCS / "adding-a-game.md")
WITH = ["--with", "pebbles"]

RICHER = '''\
"""Pebbles with what a game may have besides its rules."""

from pebbles import GAME as PLAIN, PebblesGame
from coven.kernel import CovenError, Evaluation, Judged, Paragraph, Reason, Shown, Swap


class Heaps:
    """Pebbles as one sees them."""

    def plain(self, view, setup):
        return ["the heap: " + "o" * view.heap]

    def draw(self, view, setup, width):
        return self.plain(view, setup)[0]

    def about(self, setup, name):
        return ["Pebbles are round."] if name == "pebble" else None


class Kinds:
    """Its cards."""

    def names(self):
        return ["Flint", "Chalk"]

    def reads(self, file):
        return file.file.endswith(".stones")

    def show(self, name, further):
        if name.title() not in self.names():
            raise CovenError(f"there is no pebble {name!r}")
        return Shown(name.title(), "3", "A Pebble", (Paragraph("It is grey.", ("by nature",)),), "stones")

    def judge(self, files):
        for source in files:
            for name in source.text.split():
                yield Judged(name, ("grey",), () if name in self.names() else (f"{source.file}: {name} is no stone",))


class Bags:
    """Its decks."""

    def shipped(self):
        return {"bag": "Flint Chalk"}

    def title(self, deck):
        return f"A bag of {len(deck.text.split())}"

    def check(self, deck, setup, leave_out):
        return [Reason("1", "a bag holds two stones")] if len(deck.text.split()) != 2 and "1" not in leave_out else []


class Bench:
    """Where stones are tried."""

    def trial(self, card, setup):
        return {"heap": 4, "taken": [0, 0], "stones": [1, 2], "current": 0}

    def swap(self, card, deck, setup):
        return Swap(f"{card} Chalk", "Flint", 1)

    def played(self, card, line):
        return "takes" in line.words


def modesty(state, seat):
    """The fewer one takes, the better."""
    return -float(state.taken[seat])


class Richer(PebblesGame):
    name = "richer"
    title = "Richer pebbles"
    components = "stones"
    brings = "bags"

    def drawing(self):
        return Heaps()

    def evaluation(self):
        return Evaluation(modesty, at_any_moment=True)

    def library(self):
        return Kinds()

    def decks(self):
        return Bags()

    def workshop(self):
        return Bench()


GAME = Richer()
'''


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder of somebody's own, with the files of the page and a game that has more."""
    with folder_with({**PAGE, "richer.py": RICHER}, tmp_path) as here:
        yield here


class Doorkeeper:
    """Carries out commands, each with what is typed meanwhile, and gives all that they show."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.entered: set[str] = set()
        """The commands that were carried out."""

    def __call__(self, *words: str, typed: str = "", code: int = 0) -> str:
        self.entered.add(words[0])
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        assert main(words) == code
        shown = self.capsys.readouterr()
        return shown.out + shown.err


@pytest.fixture
def coven(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Doorkeeper:
    return Doorkeeper(monkeypatch, capsys)


def pebbles() -> Game[Any]:
    return further_games(["pebbles"])["pebbles"]


def test_the_page_shows_three_files(folder: Path) -> None:
    assert list(PAGE) == ["pebbles.py", "last-pebble.yaml", "rules.toml"]
    conform(pebbles(), games=20, thorough=1)
    conform(further_games(["richer"])["richer"], games=10)


def test_every_command_takes_it(coven: Doorkeeper) -> None:
    """One visit to each door; the stories below look around behind some of them."""
    assert "pebbles      Pebbles, for 2 players\n" in coven("games", *WITH)
    assert coven("games", "pebbles", *WITH) == "pebbles      Pebbles, for 2 players\n"
    assert "The game is over" in coven("play", "pebbles", *WITH, "--seed", "4", typed="take 2\n" * 4)
    assert "10 games of pebbles" in coven("arena", "pebbles", *WITH, "--games", "10")
    assert coven("run", "last-pebble.yaml", *WITH).endswith("The last pebble ends the game (3 answers)\n1 passed\n")
    assert "Pebbles, seed 0, 1 of 3 answers" in coven("replay", "last-pebble.yaml", "--at", "1", *WITH)
    assert coven("cards", "list", "--game", "pebbles", *WITH, code=2) == "coven: pebbles has no cards\n"
    assert coven("decks", "list", "--game", "pebbles", *WITH, code=2) == "coven: pebbles has no decks\n"
    assert coven("lab", "card", "x.txt", "--game", "pebbles", *WITH, code=2) == "coven: pebbles has no cards to try\n"
    assert "In turn, a player takes one or two pebbles." in coven("rules", "pebbles", *WITH)
    assert "A: How many pebbles? (2)" in coven("playthrough", "pebbles", *WITH)
    assert coven.entered == set(COMMANDS)


def test_playing_saving_and_going_on(folder: Path, coven: Doorkeeper) -> None:
    play = ["play", "pebbles", *WITH, "--mind", "random", "--seed", "4"]
    shown = coven(*play, typed="why not take 3\nhint\ntake 2\nsave here.yaml\nundo\ntake 1\nquit\n")
    assert "heap: 7\nplayers: seat A; taken 0; stone 2 | seat B; taken 0\n" in shown
    assert "How many pebbles? (rule 2)\n1. take 1\n2. take 2\n" in shown
    assert "Because one or two pebbles are taken at a time (2)." in shown
    assert re.search(r"Hint: [12]\. take", shown)
    assert "Taken back." in shown
    assert f"Saved to {folder / 'pebbles-4.yaml'}\n" in shown
    assert "Go on with it by: coven play pebbles --with pebbles --mind random --load " in shown
    assert load(folder / "here.yaml", game=pebbles()).view(None).players[0].taken == 2
    shown = coven("play", "pebbles", *WITH, "--load", "pebbles-4.yaml", typed="load here.yaml\nquit\n")
    assert "Loaded here.yaml: Pebbles." in shown
    assert "taken 2" in shown.partition("Loaded here.yaml")[2]
    assert coven("run", "here.yaml", "pebbles-4.yaml", *WITH).endswith("2 passed\n")


def test_two_people_at_one_screen(coven: Doorkeeper) -> None:
    shown = coven("play", "pebbles", *WITH, "--hot-seat", "--seed", "4", typed="\ntake 2\n\ntake 2\n\ntake 2\n\n")
    before, of_a, of_b, *_ = shown.split("Hand over to ")
    assert "stone" not in before
    assert of_a.startswith("A")
    assert "seat A; taken 0; stone 2 | seat B; taken 0\n" in of_a
    assert "seat A; taken 2 | seat B; taken 0; stone 1\n" in of_b
    assert "- A gets a stone of 2 (1)" not in of_b
    assert "The game is over: 6 to 4 (3)." in shown
    assert "B shows a stone of 1 (3)" in shown


def test_computer_players_and_several_processes(folder: Path, coven: Doorkeeper) -> None:
    alone = arena(pebbles(), minds=("greedy", "random"), games=40)
    assert alone.score().rate > 0.5
    words = ["arena", "pebbles", *WITH, "--games", "40"]
    assert coven(*words) == coven(*words, "--jobs", "2")
    assert f"│ {alone.score().rate:.1%} │" in coven(*words)


def test_a_replay_for_a_seat_tells_no_secrets(coven: Doorkeeper) -> None:
    seen = coven("replay", "last-pebble.yaml", "--at", "1", "--seat", "B", *WITH)
    assert "A gets a stone (1)" in seen
    assert "A gets a stone of 3" not in seen
    assert "B gets a stone of 1 (1)" in seen


def test_a_script_that_does_not_hold(folder: Path, coven: Doorkeeper) -> None:
    script = PAGE["last-pebble.yaml"].replace("result A: 7 to 4", "result B: 7 to 4")
    (folder / "wrong.yaml").write_text(script, encoding="utf-8")
    assert "FAILED  wrong.yaml:" in coven("run", "wrong.yaml", *WITH, code=1)
    (folder / "empty.yaml").write_text("game: pebbles\nposition: {heap: 0}\n", encoding="utf-8")
    assert "a position has a heap of 1 or more" in coven("run", "empty.yaml", *WITH, code=1)
    assert "there is no game 'pebbles'" in coven("run", "last-pebble.yaml", code=1)


def test_its_rules_are_listed_and_proven_like_any(folder: Path, coven: Doorkeeper) -> None:
    listed = coven("rules", "pebbles", "2", *WITH)
    assert "    code   pebbles.py:" in listed
    assert " turn\n" in listed
    (folder / "tests" / "scripts" / "pebbles").mkdir(parents=True)
    (folder / "last-pebble.yaml").rename(folder / "tests" / "scripts" / "pebbles" / "last-pebble.yaml")
    (folder / "conftest.py").write_text('pytest_plugins = ["coven.rules.plugin"]\n', encoding="utf-8")
    settings = '[tool.pytest.ini_options]\ncoven_games = ["pebbles"]\n'
    (folder / "pyproject.toml").write_text(settings, encoding="utf-8")
    assert "the tests have not been run here" in coven("rules", "pebbles", "--check", *WITH, code=1)
    run = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    subprocess.run(run, cwd=folder, check=True, capture_output=True)
    assert coven("rules", "pebbles", "--check", *WITH) == "3 rules of pebbles: all is well\n"
    assert coven("rules", "--check", *WITH) == "3 rules of pebbles: all is well\n"


def test_what_a_game_has_besides_its_rules_is_used(folder: Path, coven: Doorkeeper) -> None:
    rich = ["--with", "richer"]
    shown = coven("play", "richer", *rich, "--seed", "4", typed="show pebble\nhint\ntake 2\nquit\n")
    assert "the heap: ooooooo\n" in shown
    assert "Pebbles are round." in shown
    assert "Hint: 1. take 1" in shown, "its evaluation is what the hint goes by"
    assert "- B takes 1 (2)" in shown, "and what the computer plays by"
    assert coven("cards", "list", "--game", "richer", *rich) == "Flint\nChalk\n"
    assert "It is grey." in coven("cards", "show", "flint", *rich)
    assert "Emptied Cup" in coven("cards", "show", "emptied", "cup", *rich), "the shipped ones are there as well"
    (folder / "stone.txt").write_text("Flint\n", encoding="utf-8")
    trial = ["cards", "try", "stone.txt", "--game", "richer", *rich]
    assert "the heap: oooo\n" in coven(*trial, typed="r\nquit\n")
    measured = coven("lab", "card", "stone.txt", "--game", "richer", *rich, "--games", "2")
    assert "Flint: 2 games, greedy playing both sides of each" in measured
    assert "written: stone.svg" in coven("cards", "sheet", "stone.txt", "-o", "stone.svg", "--game", "richer", *rich)
    (folder / "bag.txt").write_text("Flint Brick Chalk\n", encoding="utf-8")
    assert "bag.txt: Brick is no stone" in coven("cards", "check", "bag.txt", "--game", "richer", *rich, code=1)
    assert "richer       bag              A bag of 2\n" in coven("decks", "list", *rich)
    assert coven("decks", "show", "bag", *rich) == "Flint Chalk\n"
    check = ["decks", "check", "bag.txt", "--game", "richer", *rich]
    assert "a bag holds two stones (1)" in coven(*check, code=1)
    assert coven(*check, "--leave-out", "1") == "accepted  bag.txt: A bag of 3\n"


@pytest.mark.parametrize(
    ("source", "says"),
    [
        (None, "coven: broken has no game: No module named 'broken'"),
        ("", "coven: broken has no game: a module declares it as GAME"),
        ("GAME = 3", "coven: broken has no game: a module declares it as GAME"),
        ("import missing_thing", "has no game: ModuleNotFoundError: No module named 'missing_thing' ({0}, line 1)"),
        ("x = 1\nx.y", "has no game: AttributeError: 'int' object has no attribute 'y' ({0}, line 2)"),
        ("def f(:", "has no game: SyntaxError: invalid syntax ({0}, line 1)"),
    ],
)
def test_a_module_without_a_game(source: str | None, says: str, folder: Path, coven: Doorkeeper) -> None:
    file = folder / "broken.py"
    if source is not None:
        file.write_text(source, encoding="utf-8")
    try:
        assert says.format(file) in coven("games", "--with", "broken", code=2)
    finally:
        sys.modules.pop("broken", None)


def test_what_people_get_wrong_at_first(folder: Path, coven: Doorkeeper) -> None:
    assert "a game of your own is made known by --with MODULE" in coven("play", "pebbles", code=2)
    assert "a module is named without its ending: pebbles\n" in coven("games", "--with", "pebbles.py", code=2)
    for words in ("", ".", ".pebbles", "pebbles.", "here..pebbles"):
        assert "a module is named by words with single dots between them" in coven("games", "--with", words, code=2)
    (folder / "rules.toml").unlink()
    assert "rules.toml, can't be read: no such file or directory" in coven("rules", "pebbles", *WITH, code=2)
    assert "tiny declares no rulebook" in coven("rules", "tiny", "--with", "tests.kernel.tiny", code=2)
    assert "pebbles      Pebbles" in coven("games", *WITH), "a ledger is wanted by nobody else"


@pytest.mark.long
def test_the_page_is_typed(folder: Path) -> None:
    run = [sys.executable, "-m", "mypy", "--strict", "pebbles.py"]
    checked = subprocess.run(run, cwd=folder, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
