"""Playing at the terminal, as a person does: through pipes and through a pseudo-terminal."""

from __future__ import annotations

import random
import re
import subprocess
from pathlib import Path

import pytest

import coven
from coven.cli.main import main
from coven.games import find
from coven.scripts import load
from tests.cli.terminal import COVEN, ENV, PATIENCE, Terminal
from tests.minds.practice import CARDS, FIRE, WATER


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the practice cards and decks, to play in."""
    (tmp_path / "cards.txt").write_text(CARDS, encoding="utf-8")
    (tmp_path / "fire.txt").write_text(FIRE, encoding="utf-8")
    (tmp_path / "water.txt").write_text(WATER, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


PRACTICE = ["play", "revel", "--cards", "cards.txt", "--decks", "fire.txt,water.txt", "--option", "strict decks=False"]
QUICK = [*PRACTICE, "--mind", "random", "--seed", "3"]


class Played:
    """What a game at the terminal gave."""

    def __init__(self, typed: bytes | str, words: list[str]) -> None:
        given = typed.encode() if isinstance(typed, str) else typed
        done = subprocess.run(
            [*COVEN, *words], input=given, capture_output=True, env=ENV, timeout=PATIENCE, check=False
        )
        self.code = done.returncode
        self.out = done.stdout.decode()
        self.err = done.stderr.decode()
        assert "Traceback" not in self.out + self.err, self.err

    def after(self, words: str) -> str:
        """What was shown after the last time these words were."""
        assert words in self.out, self.out
        return self.out.rpartition(words)[2]


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def test_a_first_look(room: Path) -> None:
    played = Played("", QUICK)
    assert played.code == 0
    assert "Witches' Revel, seed 3." in played.out
    assert "You are A. The computer plays B: random." in played.out
    assert "- A goes first (2.2.4)" in played.out
    assert "- B draws 3 cards (5.2.2)" in played.out
    assert "A (you): witch Ember Anne, Stamina 4, Passion 0, no stance, hand 3" in played.out
    assert "Which opening card do you stash? (rule 2.2.6)\n1. Torch\n" in played.out
    assert "That is the end of the input." in played.out
    assert not list(room.glob("*.yaml")), "nothing was decided, so there is nothing to save"


def test_choices_by_number_words_and_beginnings(room: Path) -> None:
    for typed in ("4", "keep the rest", "KEEP  the   rest", "keep"):
        assert "- Turn 1: A (2.3.2)" in Played(lines(typed), QUICK).out, typed
    assert "- Turn 1: A" not in Played(lines("5", "0", "-1", "²", "k", "9" * 5000), QUICK).out


def test_words_that_are_no_choice(room: Path) -> None:
    played = Played(lines("keep", "play Flood", "undoo", "99"), QUICK)
    assert "That can't be: a card is played from hand, and that one is not there (2.4.1)" in played.out
    assert "Did you mean `undo`?" in played.out
    assert re.search(r"There is no choice 99; they are numbered 1 to \d\.", played.out)


def test_undo_goes_back_to_ones_own_decision(room: Path) -> None:
    played = Played(lines("undo", "keep", "pass", "undo"), QUICK)
    assert "There is no decision of yours to take back." in played.out
    rest = played.after("Taken back.")
    assert "Turn 1, A's: 1 play left." in rest
    assert "What do you do? (rule 2.4)" in rest
    assert "Turn 2" not in rest, "the computer waits until the person decides"
    assert load(room / "revel-3.yaml").record().entries[-1].words == "keep the rest"


def test_hint_log_show_and_why_not(room: Path) -> None:
    played = Played(
        lines(
            "hint",
            "keep",
            "log",
            "show bonfire",
            "show nothing",
            "why not draw a card",
            "why not play Flood",
            "why not",
            "why goes first",
            "why dragons",
        ),
        QUICK,
    )
    assert re.search(r"^Hint: \d\. ", played.out, re.MULTILINE)
    assert played.out.count("- A goes first (2.2.4)") == 2
    assert "Bonfire\nA Strike Spell\nPower 4\nflames\n" in played.out
    assert "There is nothing called 'nothing' to show." in played.out
    assert "You can do that: it is among the choices." in played.out
    assert "Because a card is played from hand, and that one is not there (2.4.1)." in played.out
    assert "Say what you would like to do" in played.out
    assert "\nA goes first (2.2.4).\n" in played.out
    assert "The log has no line with 'dragons'" in played.out


def test_save_and_load(room: Path) -> None:
    first = Played(lines("keep", "save here.yaml", "pass", "load here.yaml", "save"), QUICK)
    assert "Saved to here.yaml" in first.out
    assert "Loaded here.yaml: Witches' Revel." in first.out
    assert "Turn 1, A's: 1 play left." in first.after("Loaded here.yaml")
    assert "Say where to: `save FILE`." in first.out
    assert load(room / "here.yaml").view(0).turn == 1
    again = Played("", ["play", "revel", "--load", "here.yaml"])
    assert "Turn 1, A's: 1 play left." in again.out
    assert "What do you do? (rule 2.4)" in again.out


def test_files_that_will_not_do(room: Path) -> None:
    (room / "junk.yaml").write_text("{[", encoding="utf-8")
    played = Played(
        lines("load nowhere.yaml", "load junk.yaml", "load \0", "save cards.txt", "save /no/such/folder/x", "save \0"),
        QUICK,
    )
    assert "nowhere.yaml can't be read: no such file or directory" in played.out
    assert "cards.txt is there already and is no saved game" in played.out
    assert "/no/such/folder/x can't be written" in played.out
    assert played.out.count("That didn't work") >= 4
    assert (room / "cards.txt").read_text(encoding="utf-8") == CARDS


def test_quitting_saves(room: Path) -> None:
    played = Played(lines("keep", "quit"), QUICK)
    assert played.code == 0
    assert f"Saved to {room / 'revel-3.yaml'}" in played.out
    assert Played(lines("pass", "quit"), ["play", "revel", "--load", "revel-3.yaml"]).code == 0
    assert (room / "revel-3-2.yaml").exists(), "an earlier save is not written over"


def test_a_whole_game_against_greedy(room: Path) -> None:
    played = Played(lines(*["1"] * 150, ""), [*PRACTICE, "--seed", "8"])
    assert played.code == 0
    assert re.search(r"^The game is over: B wins by \w+ \(2\.\d\.\d\)\.$", played.out, re.MULTILINE)
    assert not list(room.glob("*.yaml"))


@pytest.mark.parametrize("seed", range(3))
def test_garbage_does_no_harm(room: Path, seed: int) -> None:
    """Numbers, commands and plain noise at random; whatever happens, no crash and a proper end."""
    rng = random.Random(seed)
    noise = [
        b"\xff\xfe\x00",
        b"\x1b[2J",
        b"why not \x07",
        "ünïcödé ☃".encode(),
        b"{0}",
        b"%s",
        b"[red]",
        b"save",
        b"load",
    ]
    wise = [b"undo", b"hint", b"log", b"board", b"help", b"show match", b"why not pass", b"", b"   ", b"?"]
    typed = b"".join(
        (str(rng.randrange(1, 6)).encode() if rng.random() < 0.7 else rng.choice(noise + wise)) + b"\n"
        for _ in range(150)
    )
    played = Played(typed, [*QUICK[:-1], str(seed)])
    assert played.code == 0
    assert "The game's own rules failed" not in played.out
    assert "\x1b" not in played.out


def test_two_people_at_one_screen(room: Path) -> None:
    """Between two people nobody's cards are shown, and only what gives nothing away can be asked for."""
    two = [*PRACTICE, "--seed", "3", "--hot-seat", "--option", "bluff=False"]
    played = Played(lines("log", "", "keep", "hint", "help", "", "keep"), two)
    assert played.code == 0
    parts = played.out.split("Hand over to ")
    assert parts[1].startswith("A, then press Enter.")
    assert "First hand over" in parts[1]
    assert "Your hand" not in parts[0] + parts[1]
    assert "A (you)" in parts[2]
    assert parts[3].startswith("B, then press Enter.")
    assert "First hand over" in parts[3]
    assert "B (you)" in "".join(parts[4:])


def test_two_people_are_asked_without_telling_anything_if_they_want(room: Path) -> None:
    """With bluff A is asked about B's draw with nothing to reveal; without it nobody is bothered."""
    keeping = ["", "keep the rest"] * 2
    words = [*PRACTICE, "--seed", "3", "--hot-seat"]
    assert "reveal nothing" not in Played(lines(*keeping, "", "quit"), words).out
    (room / "revel-3.yaml").unlink()
    played = Played(lines(*keeping, ""), [*words, "--option", "bluff=on"])
    assert re.search(r"[AB] is about to draw\. Which interruption\? \(rule 4\.9\.3\)\n1\. reveal nothing\n", played.out)
    assert load(room / "revel-3.yaml").setup.options["bluff"] is True


def test_games_without_a_drawing_are_shown_by_their_values(room: Path) -> None:
    played = Played(
        lines("1", "quit"), ["play", "tiny", "--with", "tests.kernel.tiny", "--seed", "1", "--mind", "random"]
    )
    assert played.code == 0
    assert "Tiny, seed 1." in played.out
    assert re.search(r"^current: 0\nhand: \d, \d, \d\nothers: \d\n", played.out, re.MULTILINE)
    assert "Which card? (rule T1)\n1. " in played.out
    assert (room / "tiny-1.yaml").exists()


def test_every_game_that_ships_can_be_played(room: Path) -> None:
    for game in coven.playable():
        played = Played(lines(*["1"] * 12), ["play", game, "--seed", "1", "--mind", "random"])
        assert played.code == 0
        assert f"{find(game).title}, seed 1." in played.out
        assert "A> " in played.out
        assert load(room / f"{game}-1.yaml").record().entries


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        ([*PRACTICE, "--mind", "gredy"], "did you mean 'greedy'?"),
        ([*PRACTICE, "--seat", "Z"], "there is no seat 'Z'; the seats are: A, B"),
        ([*PRACTICE, "--edition", "first"], "option 'edition' can't be 'first'"),
        ([*PRACTICE, "--option", "bluff"], "an option is set as 'name=value'"),
        (["play", "revel", "--cards", "none.txt"], "none.txt can't be read: no such file or directory"),
        (["play", "revel", "--load", "none.yaml"], "none.yaml can't be read"),
        (["play", "revel", "--decks", "rose,thorn"], "there is no deck 'rose'"),
    ],
)
def test_mistakes_are_told(words: list[str], says: str, room: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert says in capsys.readouterr().err


def test_at_a_terminal_there_are_boxes_and_ctrl_d_saves(room: Path) -> None:
    terminal = Terminal(QUICK)
    board = terminal.until("A> ")
    assert "╭" in board
    assert "\x1b[" in board
    terminal.type("keep\r")
    terminal.until("What do you do?")
    terminal.until("A> ")
    terminal.type("\x04")
    terminal.until(f"{room / 'revel-3.yaml'}")
    assert terminal.end() == 0
    assert load(room / "revel-3.yaml").view(0).turn == 1


IGNORING_CTRL_C = ("sh", "-c", 'trap "" INT; exec "$@"', "sh")


@pytest.mark.parametrize("launcher", [(), IGNORING_CTRL_C], ids=["from a shell", "from a script that ignores it"])
def test_ctrl_c_saves(launcher: tuple[str, ...], room: Path) -> None:
    terminal = Terminal([*QUICK, "--plain"], launcher)
    assert "╭" not in terminal.until("A> ")
    terminal.type("keep\r")
    terminal.until("What do you do?")
    terminal.until("A> ")
    terminal.until(f"{room / 'revel-3.yaml'}", waiting=terminal.press_ctrl_c)
    assert terminal.end() == 130
    assert load(room / "revel-3.yaml").view(0).turn == 1


def test_handing_over_clears_the_screen(room: Path) -> None:
    terminal = Terminal([*PRACTICE, "--seed", "3", "--hot-seat", "--option", "bluff=False"])
    terminal.until("Enter> ")
    terminal.type("\r")
    terminal.until("A> ")
    terminal.type("keep\r")
    assert "\x1b[2J\x1b[3J" in terminal.until("Hand over to B")
    terminal.until("Enter> ")
    terminal.type("quit\r")
    terminal.until("Saved to")
    assert terminal.end() == 0


def test_a_saved_game_goes_on_as_it_was_set_up(room: Path) -> None:
    Played(lines("keep", "quit"), [*QUICK, "--mind", "random"])
    saved = next(room.glob("revel-*.yaml")).name
    for words in (["--seed", "4"], ["--seats", "2"], ["--decks", "celosia,celosia"], ["--option", "bluff=on"]):
        refused = Played("", ["play", "revel", "--load", saved, *words])
        assert refused.code == 2
        assert "a saved game goes on as it was set up: leave out --" in refused.err


def test_how_to_go_on_names_seat_and_mind(room: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played(lines("keep", "quit"), [*QUICK, "--seat", "b", "--mind", "random"])
    assert "Go on with it by: coven play revel --seat B --mind random --load " in played.out
    monkeypatch.setitem(ENV, "COVEN_COMMAND", "bin/coven")
    assert "Go on with it by: bin/coven play revel --mind random --load " in Played(lines("keep", "quit"), QUICK).out


def test_leaving_with_nothing_to_save_says_so(room: Path) -> None:
    assert "There is nothing to save that hasn't been saved." in Played(lines("keep", "save x.yaml", "quit"), QUICK).out
