"""Whatever is being written when a program is killed: the file holds what it held before or the new whole, and of a
game nothing is lost that was answered."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import coven
from coven.cli.journal import ENDING, left_behind
from coven.cli.main import main
from coven.scripts import load
from tests.killing import carried_out

GAME = ["play", "revel", "--seed", "5", "--hot-seat", "--plain"]
KEEP, STASH = "keep the rest", "Hoarded Fury"
TYPED = [
    ("", []),
    (KEEP, [KEEP]),
    ("undo", []),
    ("", []),
    (KEEP, [KEEP]),
    ("", [KEEP]),
    ("save game.yaml", [KEEP]),
    (STASH, [KEEP, STASH]),
    ("quit", [KEEP, STASH]),
]
"""What is typed, and all that has been answered by then: with two people at the screen, answers taken back and given
again, a save over another, and one on leaving."""
MOST_CALLS = 400
BEFORE = "what was here before\n"


def answers_in(file: Path) -> list[str]:
    """What has been answered in a saved game."""
    return [entry.words for entry in load(file).record().entries if entry.seat is not None]


def killed_everywhere(folder: Path) -> int:
    """Play the game, and be killed at every call; then go on with it. How many calls there were."""
    typed = "".join(f"{line}\n" for line, _ in TYPED)
    coven.new("revel", seed=5)  # so that the cards are read once, and not after every fork
    for at in range(1, MOST_CALLS):
        room = folder / str(at)
        (room / "state").mkdir(parents=True)
        (room / "game.yaml").write_text(BEFORE)
        lived = carried_out(lambda: main(GAME), room, typed, at)
        read = sum((room / "shown").read_text().count(f"{prompt}> ") for prompt in ("Enter", "A", "B"))
        # All but the last line read has been dealt with; of that one it can't be known.
        expected = [given for _, given in [("", []), *TYPED][max(0, read - 1) : read + 1]]
        if (room / "game.yaml").read_text() != BEFORE:
            assert answers_in(room / "game.yaml") == [KEEP], f"call {at}: the save is half a save"
        saved = room / "revel-5.yaml"
        if left_behind(room / "state" / "journals"):
            assert carried_out(lambda: main(["play", "--resume", "--plain"]), room, "\nsave it.yaml\nquit\n", 0)
            assert answers_in(room / "it.yaml") in expected, f"call {at}: {read} lines read, {expected} expected"
            assert not list((room / "state").rglob(f"*{ENDING}")), f"call {at}: what is saved needs no journal"
        elif saved.exists():
            assert answers_in(saved) in expected, f"call {at}"
        else:
            assert [] in expected, f"call {at}: {expected} is lost"
        if saved.exists():
            assert answers_in(saved) == [KEEP, STASH], f"call {at}: half a save on leaving"
        if lived:
            return at
    raise AssertionError("it never came to its end")


PROMPT = re.compile(r"(Enter|[A-D])> ")
LINES = ["", "1"] * 9
"""What can be typed at any game: whoever is handed the screen takes it, and everybody takes the first choice."""
MOST_CALLS_BY_LOT = 90


def killed_by_lot(folder: Path, words: list[str], kills: int) -> int:
    """Play any game, and be killed at so many calls, by lot; then go on with it. Nothing is lost that was answered, and
    it is the same game. How many answers the whole of it has."""
    typed = "".join(f"{line}\n" for line in LINES)
    coven.new(words[0], seed=7)

    def play(room: Path, at: int) -> int:
        """How many lines were read."""
        room.mkdir(parents=True)
        carried_out(lambda: main(["play", *words, "--seed", "7", "--hot-seat", "--plain"]), room, typed, at)
        return len(PROMPT.findall((room / "shown").read_text()))

    def saved_in(room: Path) -> list[str]:
        """What was answered, as far as it is kept anywhere."""
        if not list(room.glob("*.yaml")):
            if not left_behind(room / "state" / "journals"):
                return []
            assert carried_out(lambda: main(["play", "--resume", "--plain"]), room, "\nsave it.yaml\nquit\n", 0)
        return answers_in(next(room.glob("*.yaml")))

    play(folder / "whole", 0)
    whole = saved_in(folder / "whole")
    prompts = PROMPT.findall((folder / "whole" / "shown").read_text())
    answers = [prompt != "Enter" and line == "1" for prompt, line in zip(prompts, LINES, strict=False)]
    rng = random.Random(7)
    for kill in range(kills):
        room, at = folder / str(kill), rng.randrange(1, MOST_CALLS_BY_LOT)
        read = play(room, at)
        given = saved_in(room)
        assert given == whole[: len(given)], f"call {at}: it is another game"
        # All but the last line read has been dealt with; of that one it can't be known.
        assert len(given) in (sum(answers[: max(0, read - 1)]), sum(answers[:read])), f"call {at}: {read} lines read"
    return len(whole)


def told_by_a_process(*words: str) -> int:
    """What this module tells, run as a program of its own: it is forked, and must not be in the midst of tests."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.test_killed", *words], capture_output=True, text=True, timeout=600, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return int(ran.stdout)


def test_a_game_killed_at_any_call_goes_on(tmp_path: Path) -> None:
    assert told_by_a_process(str(tmp_path)) > 40, "every write has several moments at which to be killed"


@pytest.mark.parametrize("words", ["spoils", "revolution --seats 2", "witchstone --seats 3"])
def test_any_game_that_is_killed_is_the_same_when_it_goes_on(words: str, tmp_path: Path) -> None:
    assert told_by_a_process(str(tmp_path), "4", *words.split()) > 5


@pytest.mark.long
@pytest.mark.parametrize("words", ["spoils", "revolution --seats 2", "witchstone --seats 3", "revel"])
def test_any_game_that_is_killed_anywhere_is_the_same_when_it_goes_on(words: str, tmp_path: Path) -> None:
    assert told_by_a_process(str(tmp_path), "300", *words.split()) > 5


if __name__ == "__main__":
    named = Path(sys.argv[1])
    print(killed_by_lot(named, sys.argv[3:], int(sys.argv[2])) if len(sys.argv) > 2 else killed_everywhere(named))
