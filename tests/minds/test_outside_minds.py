"""Computer players from outside: how they are found, made and asked, and what is said of those that won't do."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import coven
from coven.cli.main import main
from coven.kernel import Seated
from coven.minds import MindError, arena, mind_of
from coven.scripts import load
from tests.kernel.tiny import GAME as TINY
from tests.pages import DOCS, files_of, folder_with

MINDS = """\
from coven.minds import Random

SEEDS = []


class Last:
    def choose(self, seated):
        return len(seated.options) - 1


class Dice(Random):
    pass


def dice(seed):
    return Random(seed + 1)


class Told(Random):
    def __init__(self, seed):
        super().__init__(seed)
        SEEDS.append(seed)


class Odd:
    def __init__(self, answer):
        self.answer = answer

    def choose(self, seated):
        return self.answer


def beyond():
    return Odd(3)


def wordy():
    return Odd("pay")


def silent():
    return Odd(None)


def eager():
    return Odd(True)


class Faulty:
    def choose(self, seated):
        return seated.options[0].colour


class Demanding:
    def __init__(self, seed, depth):
        pass

    def choose(self, seated):
        return 0


def chooser(seated):
    return 0


class Mute:
    pass


def nested():
    return Last


SEVEN = 7
"""

TINY_GAME = ["tiny", "--with", "tests.kernel.tiny"]


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    files = {"own_minds.py": MINDS, **files_of(DOCS / "write-a-bot.md")}
    with folder_with(files, tmp_path) as here:
        yield here


def test_a_mind_is_made_with_a_seed_or_with_nothing(folder: Path) -> None:
    """With the same dice, one's own Random chooses as ours does, whether a class or a function makes it."""
    table = coven.new(TINY, seed=4)
    assert mind_of("own_minds:Last", 5).choose(Seated(table)) == 2
    for _ in range(20):
        if table.decision is None:
            break
        for seed in range(4):
            ours = mind_of("random", seed).choose(Seated(table))
            assert mind_of("own_minds:Dice", seed).choose(Seated(table)) == ours
            assert mind_of("own_minds:dice", seed - 1).choose(Seated(table)) == ours
        table.choose(0)
    assert table.over


def test_no_mind_is_told_the_luck_of_its_table(folder: Path) -> None:
    """Its seed is for its own dice. Who could work out the table's from it would know every card there is."""
    luck = 0x0123456789ABCDEF0123456789ABCDEF
    arena(TINY, minds=("own_minds:Told", "own_minds:Told"), games=2, seed=luck)
    arena(TINY, minds=("own_minds:Told", "own_minds:Told"), games=2, seed=0)
    seeds = sys.modules["own_minds"].SEEDS
    assert len(set(seeds)) == 4
    for seed in seeds:
        assert f"{luck:x}" not in f"{seed:x}"
        assert seed >> 64, "nor is it one that a shuffle of the table could have begun with"


def test_the_mind_of_the_page_is_better_than_random(folder: Path) -> None:
    score = arena("witchstone", minds=("counter:Counter", "random"), games=2).score(0)
    assert score.wins == 2


def test_it_plays_in_the_arena_in_one_process_or_two(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", *TINY_GAME, "--minds", "own_minds:Last,random", "--games", "20"]
    assert main(words) == 0
    alone = capsys.readouterr().out
    assert "│ own_minds:Last   │" in alone
    assert main([*words, "--jobs", "2"]) == 0
    assert capsys.readouterr().out == alone


def test_it_sits_down_to_play(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 20))
    assert main(["play", *TINY_GAME, "--mind", "own_minds:Last", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "The computer plays B: own_minds:Last." in out
    assert "The game is over" in out


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("nowhere:Mind", "there is no mind 'nowhere:Mind': No module named 'nowhere'"),
        ("own_minds.py:Last", "there is no mind 'own_minds.py:Last': a module is named without its ending: own_minds"),
        ("own_minds:Lost", "own_minds.py) has no 'Lost'; did you mean own_minds:Last?"),
        ("own_minds:", "own_minds.py) has no ''"),
        ("random:Dice", "random.py) has no 'Dice'"),
        ("own_minds:SEVEN", "own_minds:SEVEN is no mind: it is neither a class nor a function that makes one, but 7"),
        ("own_minds:Mute", "which has no method choose(seated)"),
        ("own_minds:nested", "which has no method choose(seated)"),
        ("own_minds:chooser", "own_minds:chooser is no mind: it makes 0, which has no method choose(seated)"),
        (
            "own_minds:Demanding",
            "own_minds:Demanding makes no mind: TypeError: Demanding.__init__() missing 2 required",
        ),
        ("grredy", "there is no mind 'grredy'; did you mean 'greedy'?"),
        ("x", "there are: random, blind, greedy, and your own by 'module:Class'"),
    ],
)
def test_what_is_no_mind_is_told_at_once(
    name: str, says: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(MindError) as error:
        mind_of(name, 0)
    assert says in str(error.value)
    for words in (["play", *TINY_GAME, "--mind", name], ["arena", *TINY_GAME, "--minds", f"random,{name}"]):
        assert main(words) == 2
        assert says in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "answer"), [("beyond", "3"), ("wordy", "'pay'"), ("silent", "None"), ("eager", "True")]
)
def test_an_answer_that_is_no_option_is_told_with_what_would_do(name: str, answer: str, folder: Path) -> None:
    table = coven.new(TINY, seed=3)
    assert table.decision is not None
    says = (
        f"the mind own_minds:{name} answered B's decision 'Which card?' (T1) with {answer}; "
        "the index of an option would do: 0 (2), 1 (4), 2 (6)"
    )
    with pytest.raises(MindError) as error:
        mind_of(f"own_minds:{name}", 0).choose(Seated(table))
    assert str(error.value) == says


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_in_the_arena_that_is_the_end(jobs: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", *TINY_GAME, "--games", "8", "--jobs", jobs, "--minds"]
    assert main([*words, "own_minds:beyond,random"]) == 2
    assert "the mind own_minds:beyond answered" in capsys.readouterr().err
    assert main([*words, "random,own_minds:Faulty"]) == 2
    where = f"({folder / 'own_minds.py'}, line {MINDS[: MINDS.index('.colour')].count(chr(10)) + 1})"
    assert f"AttributeError: 'Option' object has no attribute 'colour' {where}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("beyond", "The game can't go on: the mind own_minds:beyond answered B's decision"),
        ("Faulty", "The game can't go on: the mind own_minds:Faulty failed over B's decision"),
    ],
)
def test_in_play_nothing_is_lost(
    name: str, says: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A has laid a card and paid; B's mind fails over its first decision. The game is saved as it stood then."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 20))
    assert main(["play", *TINY_GAME, "--mind", f"own_minds:{name}", "--seed", "5"]) == 1
    out = capsys.readouterr().out
    assert says in out
    assert f"Saved to {folder / 'tiny-5.yaml'}" in out
    table = load(folder / "tiny-5.yaml", game=TINY)
    assert table.decision is not None
    assert table.decision.seat == 1
    assert [entry.seat for entry in table.record().entries if entry.seat is not None] == [0, 0, 0]
    again = ["play", *TINY_GAME, "--mind", "own_minds:Last", "--load", "tiny-5.yaml"]
    assert main(again) == 0
    assert "The game is over" in capsys.readouterr().out
