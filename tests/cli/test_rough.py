"""What the command line is put through: no room to write, nobody to tell, odd files, other folders."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from coven.cli.main import main
from coven.games.revel import GAME

COVEN = [sys.executable, "-m", "coven.cli.main"]


def test_a_full_disk_is_told() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run([*COVEN, "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert "coven: the system refused:" in done.stderr
    assert "No space left" in done.stderr


def test_nobody_to_tell_is_no_mistake() -> None:
    shell = 'exec "$0" -m coven.cli.main games >&-'
    done = subprocess.run(["bash", "-c", shell, sys.executable], stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_deck_that_is_no_text_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deck.txt").write_bytes(b"\xff\xfe\x00")
    assert main(["play", "revel", "--decks", f"{tmp_path / 'deck.txt'},celosia"]) == 2
    assert "can't be read: it is no text in UTF-8" in capsys.readouterr().err


def test_a_byte_order_mark_is_no_part_of_a_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    decks = GAME.decks()
    assert decks is not None
    (tmp_path / "deck.txt").write_text(decks.shipped()["celosia"], encoding="utf-8-sig")
    assert main(["decks", "check", str(tmp_path / "deck.txt")]) == 0
    assert capsys.readouterr().out.startswith("accepted")


def test_a_game_from_outside_needs_a_name_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = "from tests.kernel.tiny import Tiny\n\n\nclass Clash(Tiny):\n    name = 'revel'\n\n\nGAME = Clash()\n"
    (tmp_path / "clash.py").write_text(module)
    monkeypatch.chdir(tmp_path)
    assert main(["games", "--with", "clash"]) == 2
    assert "'revel' is the name of a game that ships" in capsys.readouterr().err


def test_rules_are_the_same_from_any_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "witchstone", "tower.2"]) == 0
    here = capsys.readouterr().out
    monkeypatch.chdir(tmp_path)
    assert main(["rules", "witchstone", "tower.2"]) == 0
    assert capsys.readouterr().out == here


def test_names_of_files_cannot_steer_the_terminal(tmp_path: Path) -> None:
    """What somebody types as a file's name is shown with what can't be seen in it made visible."""
    typed = "\nkeep the rest\nsave a\x1b[2Jb.yaml\nload \u202efdp.yaml\nquit\n"
    words = [*COVEN, "play", "revel", "--seed", "1", "--plain", "--hot-seat", "--journals", str(tmp_path / "journals")]
    done = subprocess.run(words, cwd=tmp_path, input=typed, capture_output=True, text=True, check=False)
    assert "Saved to a<U+001B>[2Jb.yaml" in done.stdout
    assert "<U+202E>fdp.yaml can't be read" in done.stdout
    assert "\x1b" not in done.stdout
    assert "\u202e" not in done.stdout


def test_words_of_a_command_that_will_not_do_are_made_visible(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["games", "revel", "--odd", "a\x1b[31m\u202eb\udcff"])
    assert done.value.code == 2
    told = capsys.readouterr().err
    assert "a<U+001B>[31m<U+202E>b<U+DCFF>" in told
    assert not any(sign in told for sign in "\x1b\u202e\udcff")
