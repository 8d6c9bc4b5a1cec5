"""Files are written whole or not at all, whatever goes wrong in the middle: every writer, every fault."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from coven.cli.saves import is_save
from coven.files import MOST_BYTES, read_text, write_text
from coven.games.revolution import GAME as REVOLUTION
from coven.kernel import CovenError
from coven.lab.team import Results
from coven.language.kept import recall

FAULTS = {
    "the disk is full": """
import errno, os
sync = os.fsync
def full(handle):
    if FILE in os.readlink(f"/proc/self/fd/{handle}"):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    sync(handle)
os.fsync = full
""",
    "no room for as much": """
import resource, signal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))
""",
    "killed between write and rename": """
import os, signal
replace = os.replace
def killed(beside, target):
    if FILE in str(target):
        os.kill(os.getpid(), signal.SIGKILL)
    replace(beside, target)
os.replace = killed
""",
    "the rename fails": """
import errno, os
replace = os.replace
def refused(beside, target):
    if FILE in str(target):
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))
    replace(beside, target)
os.replace = refused
""",
}
"""What can go wrong with a FILE, done to a process from within before Coven is told to write."""

MAIN = "from coven.cli.main import main\nmain({words!r})\n"
BENCHMARKS = Path(__file__).parent.parent / "benchmarks"
TEAM = [
    "lab",
    "team",
    "revolution",
    "--over",
    "difficulty=easiest",
    "--players",
    "1",
    "--games",
    "1",
    "--mind",
    "random",
]
WRITERS = {
    "a saved game": ("game.yaml", MAIN.format(words=["play", "revel", "--seed", "1", "--plain", "--hot-seat"])),
    "a sheet": ("sheet.svg", MAIN.format(words=["cards", "sheet", "--game", "revel", "cards.txt", "-o", "sheet.svg"])),
    "a page's tables": (
        "page.md",
        "from pathlib import Path\nfrom coven.scripts.tables import main\nmain(['page.md'])\n",
    ),
    "the proofs of rules": (
        ".proofs.json",
        "from pathlib import Path\nfrom coven.rules.proofs import Outcome, keep_proofs\n"
        "from coven.rules.sources import sources_of\n"
        "keep_proofs(Path('.'), {'a.py::t': Outcome.PASSED}, {'a.py::t': ('x:1',)}, sources_of(Path('.')))\n",
    ),
    "the results of a team": ("results.json", MAIN.format(words=[*TEAM, "--results", "results.json"])),
    "a plot of what a team won": ("page-won.svg", MAIN.format(words=[*TEAM, "--report", "page.md"])),
    "a plot of how its games ended": ("page-ends.svg", MAIN.format(words=[*TEAM, "--report", "page.md"])),
    "the report on a team": ("page.md", MAIN.format(words=[*TEAM, "--report", "page.md"])),
    "what is kept between runs": (
        "cache/kept.json",
        "import os\nos.environ['COVEN_CACHE'] = 'cache'\n"
        "from coven.language.kept import keep\nkeep('kept', ['tables'] * 100)\n",
    ),
    "results of measuring": (
        "results.md",
        f"import sys\nsys.path.insert(0, {str(BENCHMARKS)!r})\n"
        "from pathlib import Path\nfrom report import keep_report\nkeep_report(Path('results.md'), 'new' * 1000)\n",
    ),
    "a text": ("text.txt", "from coven.files import write_text\nwrite_text('text.txt', 'new' * 1000)\n"),
}
"""All that Coven writes over: the file, and the program that writes it."""
BEFORE = "game: tiny\n# as it was before\n<!-- questions of revel -->\n<!-- made -->\n"
NO_RESULTS = Results("revolution", REVOLUTION.data, "difficulty", "random").write()
"""What a file of a team's results holds before any: anything else in it is refused."""
TYPED = "\nkeep the rest\nsave game.yaml\n"


def before(writer: str) -> str:
    """What a file holds before it is written over."""
    return NO_RESULTS if writer == "the results of a team" else BEFORE


def written_under(fault: str, writer: str, folder: Path) -> str:
    """What a file holds after a program has tried to write over it under a fault."""
    name, program = WRITERS[writer]
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_text(before(writer))
    (folder / "cards.txt").write_text("Twig\nA Strike Spell\nPower 1\n")
    environment = {**os.environ, "COVEN_STATE": str(folder / "state")}
    # What is only kept to be quicker the next time may not matter: it is where it can't be written.
    environment["COVEN_CACHE"] = str(folder / "cards.txt")
    subprocess.run(
        [sys.executable, "-c", f"FILE = {Path(name).name!r}\n" + FAULTS.get(fault, "") + program],
        cwd=folder,
        env=environment,
        input=TYPED,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    return (folder / name).read_text()


@pytest.mark.parametrize("writer", WRITERS)
def test_a_writer_writes_over_what_was_there(writer: str, tmp_path: Path) -> None:
    assert written_under("", writer, tmp_path) != before(writer)


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("writer", WRITERS)
def test_what_was_there_before_stands(fault: str, writer: str, tmp_path: Path) -> None:
    assert written_under(fault, writer, tmp_path) == before(writer)
    if "killed" not in fault:
        assert not list(tmp_path.glob(".*.part")), "nothing half written is left lying about"


GRAMMAR_AND_CARDS = """
import os, coven
os.environ["COVEN_CACHE"] = "cache"
coven.new("revel", seed=1)
"""


@pytest.mark.parametrize("fault", ["", *FAULTS])
def test_of_grammars_and_cards_nothing_is_kept_but_wholes(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong when they are kept, the game is played, and what is recalled is what was kept."""
    monkeypatch.setenv("COVEN_CACHE", str(tmp_path / "cache"))
    program = "FILE = '.json'\n" + FAULTS.get(fault, "") + GRAMMAR_AND_CARDS
    ran = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, timeout=600, check=False)
    assert ran.returncode == (-signal.SIGKILL if "killed" in fault else 0)
    kept = list((tmp_path / "cache").glob("*.json"))
    assert all(recall(file.stem) is not None for file in kept)
    assert len(kept) == (0 if fault else 2), "the tables of a grammar, and the cards"


def test_a_link_and_the_rights_of_a_file_stay(tmp_path: Path) -> None:
    file = tmp_path / "real.txt"
    file.write_text("old")
    file.chmod(0o600)
    link = tmp_path / "link.txt"
    link.symlink_to(file)
    write_text(link, "new")
    assert link.is_symlink()
    assert file.read_text() == "new"
    assert file.stat().st_mode & 0o777 == 0o600


def test_what_is_no_file_can_be_written_to(tmp_path: Path) -> None:
    write_text("/dev/null", "gone")
    assert Path("/dev/null").is_char_device()
    with pytest.raises(CovenError, match="no space left"):
        write_text("/dev/full", "too much")


def test_what_is_read_is_bounded(tmp_path: Path) -> None:
    file = tmp_path / "long.txt"
    file.write_bytes(b"x" * (MOST_BYTES + 1))
    with pytest.raises(CovenError, match="longer than"):
        read_text(file)
    with pytest.raises(CovenError, match="longer than"):
        read_text("/dev/zero")


def test_a_pipe_with_nobody_at_its_other_end_is_refused_at_once(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(CovenError, match="it is a pipe that nobody writes to"):
        read_text(pipe)
    with pytest.raises(CovenError, match="can't be written"):
        write_text(pipe, "for nobody")
    assert not is_save(pipe)


def test_who_is_at_the_other_end_of_a_pipe_is_waited_for(tmp_path: Path) -> None:
    reading, writing = os.pipe()

    def say() -> None:
        os.write(writing, b"late, and heard")
        os.close(writing)

    said = threading.Timer(0.05, say)
    said.start()
    assert read_text(f"/dev/fd/{reading}") == "late, and heard"
    said.join()
    os.close(reading)


def test_links_in_a_circle_hold_nothing_and_are_written_over(tmp_path: Path) -> None:
    circle = tmp_path / "circle"
    circle.symlink_to(circle)
    with pytest.raises(CovenError, match="too many levels of symbolic links"):
        read_text(circle)
    write_text(circle, "a file by now")
    assert read_text(circle) == "a file by now"


def test_the_journal_stands_when_the_disk_is_full(tmp_path: Path) -> None:
    """Without room for the journal the game goes on, and says that nothing but saves is kept."""
    environment = {**os.environ, "COVEN_STATE": str(tmp_path)}
    words = ["play", "revel", "--seed", "1", "--plain", "--hot-seat"]
    ran = subprocess.run(
        [sys.executable, "-c", "FILE = '.journal'\n" + FAULTS["the disk is full"] + MAIN.format(words=words)],
        cwd=tmp_path,
        env=environment,
        input="\nkeep the rest\n",
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert "Only what you save is kept: " in ran.stdout
    assert "no space left on device" in ran.stdout
    assert ran.returncode != -signal.SIGKILL
