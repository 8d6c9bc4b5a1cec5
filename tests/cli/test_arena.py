"""`coven arena`: what it prints."""

from __future__ import annotations

from pathlib import Path

import pytest

from coven.cli.main import main
from tests.minds.practice import CARDS, FIRE, WATER

TINY = ["arena", "tiny", "--with", "tests.kernel.tiny"]


def test_minds_against_minds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*TINY, "--games", "10", "--minds", "random,random", "--seed", "4"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("10 games of tiny: 5 deals, each played 2 times\n")
    assert out.count("│ random           │ 50.0% │") == 2
    assert "whoever sat in A" in out


def test_decks_against_decks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in {"cards": CARDS, "fire": FIRE, "water": WATER}.items():
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    decks = "fire.txt,water.txt,fire.txt"
    words = ["arena", "revel", "--cards", "cards.txt", "--decks", decks, "--option", "strict decks=False"]
    assert main([*words, "--minds", "random", "--games", "2"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("12 games of revel, random playing every deck")
    assert out.count("│ fire.txt  │") == 2
    assert "water.txt" in out


def test_a_deck_is_called_by_its_files_name_where_it_lies_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, text in {"cards": CARDS, "fire": FIRE, "water": WATER}.items():
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    words = ["arena", "revel", "--cards", f"{tmp_path}/cards.txt", "--option", "strict decks=False", "--games", "2"]
    assert main([*words, "--decks", f"{tmp_path}/fire.txt,{tmp_path}/water.txt", "--minds", "random"]) == 0
    out = capsys.readouterr().out
    assert "│ fire.txt  │" in out
    assert str(tmp_path) not in out


def test_of_too_few_games_no_interval_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "revel", "--decks", "celosia,galanthus", "--games", "2", "--minds", "random,random"]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert "inf" not in out
    assert out.count("too few games") == 2


def test_two_decks_alone_are_compared_and_with_minds_the_minds_are(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "revel", "--decks", "celosia,galanthus", "--games", "2"]
    assert main(words) == 0
    assert capsys.readouterr().out.startswith("6 games of revel, greedy playing every deck")
    assert main([*words, "--minds", "random,random"]) == 0
    assert capsys.readouterr().out.startswith("2 games of revel: 1 deals, each played 2 times")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([*TINY, "--minds", "gredy,random"], "there is no mind 'gredy'; did you mean 'greedy'?"),
        ([*TINY, "--games", "0"], "0 games can't be played"),
        ([*TINY, "--decks", "all"], "Tiny ships no decks to compare"),
        ([*TINY, "--minds", "random"], "Tiny is for 2 players, not 1"),
    ],
)
def test_mistakes_are_told(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert says in capsys.readouterr().err
