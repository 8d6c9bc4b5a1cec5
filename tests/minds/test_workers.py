"""Processes that play: no more than there is work, none that outlives its arena, and one may die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from coven.kernel import CovenError
from coven.minds import MindError, arena
from coven.minds.workers import work_through
from tests.cli.terminal import COVEN, ENV


def square(number: int) -> int:
    return number * number


def die_once(marker: str) -> str:
    """Dies the first time, and works the second."""
    if marker.endswith("dies") and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return marker


def always_dies(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


def who(_: int) -> int:
    return os.getpid()


def test_all_is_done_whatever_the_order() -> None:
    assert dict(work_through(range(20), square, 3)) == {n: n * n for n in range(20)}


def test_no_more_processes_than_work() -> None:
    assert len(set(dict(work_through(range(2), who, 50)).values())) <= 2


def test_the_death_of_one_is_survived(tmp_path: Path) -> None:
    tasks = [str(tmp_path / name) for name in ("a", "b dies", "c", "d dies")]
    assert [told for _, told in sorted(work_through(tasks, die_once, 2))] == tasks


def test_what_kills_again_and_again_is_told() -> None:
    with pytest.raises(CovenError, match="died, twice over the same game: 3"):
        list(work_through(range(6), always_dies, 2))


LEAVES = """
import sys

class Leaves:
    def choose(self, seated):
        sys.exit(3)
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_mind_that_leaves_the_program_is_an_error(jobs: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "leaving.py").write_text(LEAVES)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))
    with pytest.raises(MindError, match="the mind leaving:Leaves failed over"):
        arena("revel", minds=("leaving:Leaves", "random"), games=2, jobs=jobs)
    sys.modules.pop("leaving", None)


def children(parent: int) -> list[int]:
    """The processes that a process has started."""
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=False)
    return [int(word) for word in listed.stdout.split()]


def alive(process: int) -> bool:
    status = Path(f"/proc/{process}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


def arena_with_workers() -> tuple[subprocess.Popen[str], list[int]]:
    words = ["arena", "revel", "--games", "100000", "--minds", "random,random", "--jobs", "2"]
    process = subprocess.Popen([*COVEN, *words], env=ENV, stdout=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while len(found := children(process.pid)) < 2:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return process, found


def wait_for_the_end_of(workers: list[int]) -> None:
    deadline = time.monotonic() + 60
    while any(map(alive, workers)):
        assert time.monotonic() < deadline, "workers that outlive their arena"
        time.sleep(0.05)


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks at processes as Linux shows them")
def test_workers_end_with_their_arena() -> None:
    process, workers = arena_with_workers()
    process.kill()
    process.communicate(timeout=60)
    wait_for_the_end_of(workers)


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks at processes as Linux shows them")
def test_ctrl_c_tells_what_was_played() -> None:
    process, workers = arena_with_workers()
    time.sleep(3)  # some games are to be played; how many doesn't matter
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Broken off after " in out
    assert " of 100000 games." in out
    wait_for_the_end_of(workers)
