"""Whatever is being written when a program is killed: the file holds what it held before or the new whole, and of a
game nothing is lost that was answered."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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


def test_a_game_killed_at_any_call_goes_on(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.test_killed", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) > 40, "every write has several moments at which to be killed"


if __name__ == "__main__":
    print(killed_everywhere(Path(sys.argv[1])))
