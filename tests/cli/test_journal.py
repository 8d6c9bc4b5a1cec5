"""Nothing typed is lost, however the program ends: `coven play --resume` goes on where it was."""

from __future__ import annotations

import json
import os
import random
import re
import resource
import select
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import coven
from coven.cli.journal import Journal, Seating, folder_of, left_behind, take_up
from coven.cli.keeping import Keeping
from coven.cli.screen import PlainScreen
from coven.kernel import CovenError, RecordError, Table
from tests.cli.terminal import COVEN, ENV, PATIENCE, Terminal, heed_rights
from tests.kernel.tiny import Tiny

GAME = ["play", "revel", "--seed", "5", "--hot-seat", "--plain"]
PROMPTS = ("Enter>", "A>", "B>")


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for what is kept, and one to play in."""
    monkeypatch.setitem(ENV, "COVEN_STATE", str(tmp_path / "state"))
    (tmp_path / "room").mkdir()
    monkeypatch.chdir(tmp_path / "room")
    return tmp_path / "state" / "journals"


def answers(journal: Path) -> list[str]:
    """The answers that a journal has, without the line that was being written."""
    lines = journal.read_text().split("\n")[1:-1]
    return [json.loads(line)["answer"] for line in lines]


def saved_answers(file: str | Path) -> list[str]:
    """The answers that a saved game has."""
    return [entry.words for entry in coven.load(file).record().entries if entry.seat is not None]


class Player:
    """Somebody who answers whatever is asked, and remembers it."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.terminal = Terminal(GAME)
        self.typed = 0

    def play(self, answers: int, seconds: float) -> None:
        """Give so many answers, and let so much time go by after the last, in which anything may be under way."""
        while self.typed < answers:
            if not self.terminal.shown.rstrip(" ").endswith(PROMPTS):
                ready, _, _ = select.select([self.terminal.ours], [], [], PATIENCE)
                assert ready, f"nothing came any more: {self.terminal.shown}"
                self.terminal.shown += os.read(self.terminal.ours, 65536).decode(errors="replace")
            if self.terminal.shown.rstrip(" ").endswith(PROMPTS):
                handing = self.terminal.shown.rstrip(" ").endswith("Enter>")
                self.terminal.shown = ""
                self.terminal.type("\n" if handing else f"{self.rng.randint(1, 2)}\n")
                self.typed += not handing
        time.sleep(seconds)


@pytest.mark.parametrize("ends", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
def test_a_game_that_is_killed_goes_on(ends: signal.Signals, state: Path) -> None:
    rng = random.Random(ends)
    player = Player(rng)
    player.terminal.until("Enter>")
    player.terminal.shown = "Enter>"
    player.play(rng.randint(4, 10), rng.random() * 0.05)
    os.killpg(player.terminal.process.pid, ends)
    player.terminal.end()
    (journal,) = left_behind(state)
    given = answers(journal)
    # The last one typed may not have been read by then; whatever has been read is there.
    assert player.typed - len(given) in (0, 1)
    assert given
    again = Terminal(["play", "--resume", "--plain"])
    again.until("Enter>")
    again.type("\nsave it.yaml\nquit\n")
    again.until("Saved to it.yaml")
    assert again.end() == 0
    saved = coven.load("it.yaml").record()
    assert [entry.words for entry in saved.entries if entry.seat is not None] == given
    assert not left_behind(state), "what is saved needs no journal"


def test_a_broken_pipe_loses_nothing(state: Path) -> None:
    """Whoever reads what is shown has enough once the first turn has begun."""
    typed = "\nkeep the rest\n\nkeep the rest\n\n" + "board\n" * 3000
    words = " ".join([*COVEN, *GAME])
    subprocess.run(
        ["sh", "-c", f"{words} | grep -m1 'Turn 1'"], input=typed, env=ENV, text=True, timeout=PATIENCE, check=True
    )
    (journal,) = left_behind(state)
    assert answers(journal) == ["keep the rest"] * 2
    table, _, _ = take_up(journal, {})
    assert table.position()["turn"] == 1


def test_a_closed_input_is_the_end_of_it(state: Path) -> None:
    words = " ".join([*COVEN, *GAME])
    ran = subprocess.run(
        ["sh", "-c", f"{words} <&-"], env=ENV, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ran.returncode == 0
    assert "That is the end of the input." in ran.stdout
    assert subprocess.run(["sh", "-c", f"{words} <&- >&- 2>&-"], env=ENV, timeout=PATIENCE, check=False).returncode == 0
    assert not left_behind(state), "nothing had been decided"


def played(typed: str, *words: str) -> str:
    """What is shown to somebody who types this, and may write only where everybody may."""
    ran = subprocess.run(
        [*COVEN, *words],
        input=typed,
        env=ENV,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        preexec_fn=heed_rights,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


def test_where_nothing_may_be_written_the_game_is_played_and_it_is_said(state: Path, tmp_path: Path) -> None:
    """A folder for journals that is read-only; and one to play in, where a save on leaving goes elsewhere."""
    state.mkdir(parents=True)
    state.chmod(0o555)
    room = Path.cwd()
    room.chmod(0o555)
    shown = played("\nkeep the rest\n\nsave game.yaml\nquit\n", *GAME)
    assert f"Only what you save is kept: {state}" in shown
    assert "game.yaml can't be written: permission denied" in shown
    (elsewhere,) = re.findall(r"Go on with it by: .* --load (\S+)", shown)
    assert Path(elsewhere).parent != room
    assert [entry.words for entry in coven.load(elsewhere).record().entries if entry.seat is not None] == [
        "keep the rest"
    ]
    Path(elsewhere).unlink()
    assert not list(room.iterdir())
    assert not list(state.iterdir())


def test_a_game_goes_on_where_its_journal_may_only_be_read(state: Path) -> None:
    table = coven.new("revel", seed=5)
    journal = Journal(state, table, Seating(hot_seat=True))
    journal.answer("keep the rest")
    journal.close()
    before = journal.path.read_text()
    state.chmod(0o555)
    shown = played("\nkeep the rest\nsave it.yaml\nquit\n", "play", "--resume", "--plain")
    assert "Only what you save is kept: " in shown
    assert saved_answers("it.yaml") == ["keep the rest"] * 2
    assert journal.path.read_text() == before, "and nothing has become of what is there"


@pytest.mark.parametrize("ends", ["SIGINT", "the input"])
def test_a_game_that_is_broken_off_is_saved(ends: str, state: Path) -> None:
    """Ctrl-C, and the end of the input, in the middle of a game: saved, with nothing left in a journal."""
    playing = Terminal(GAME)
    playing.until("Enter>")
    playing.type("\n")
    playing.until("B> ")
    playing.type("keep the rest\n")
    playing.until("Enter>")
    if ends == "SIGINT":
        playing.until("Saved to ", waiting=playing.press_ctrl_c)
    else:
        playing.type("\x04")
        playing.until("Saved to ")
    assert playing.end() == (130 if ends == "SIGINT" else 0)
    (saved,) = Path.cwd().glob("*.yaml")
    assert saved_answers(saved) == ["keep the rest"]
    assert not list(state.iterdir())


def test_a_game_that_ends_leaves_no_journal(state: Path) -> None:
    typed = b"\n1\n" * 3000
    ran = subprocess.run([*COVEN, *GAME], input=typed, env=ENV, capture_output=True, timeout=PATIENCE, check=False)
    assert b"The game is over" in ran.stdout
    assert not list(state.iterdir())


def test_a_game_that_is_being_played_is_not_resumed(state: Path) -> None:
    playing = Terminal(GAME)
    playing.until("Enter>")
    assert not left_behind(state)
    ran = subprocess.run(
        [*COVEN, "play", "--resume"], env=ENV, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ran.returncode == 2
    assert "there is no game to go on with" in ran.stderr
    playing.type("quit\n")
    assert playing.end() == 0


def test_undo_and_load_are_kept_too(state: Path) -> None:
    first = Terminal(GAME)
    first.until("Enter>")
    first.type("\n")
    first.until("B> ")
    first.type("1\n")
    first.until("B> ")
    first.type("undo\n")
    first.until("Taken back: B's decision.")
    first.until("B> ")
    os.killpg(first.process.pid, signal.SIGKILL)
    first.end()
    (journal,) = left_behind(state)
    table, seating, _ = take_up(journal, {})
    assert seating.hot_seat
    assert not [entry for entry in table.record().entries if entry.seat is not None]


def test_a_line_cut_off_is_left_out_and_others_are_errors(tmp_path: Path) -> None:
    table = coven.new("revel", seed=3)
    journal = Journal(tmp_path, table, Seating())
    words = table.options[0].words
    journal.answer(words)
    journal.close()
    with journal.path.open("a") as file:
        file.write('{"answer": "ke')
    taken, _, _ = take_up(journal.path, {})
    table.choose(words)
    assert taken.fingerprint() == table.fingerprint()
    lines = journal.path.read_text().split("\n")
    for broken in ("", "{}", "[1]\n\n", lines[0] + '\n{"answer": 3}\n{}\n', "x" * 50):
        journal.path.write_text(broken)
        with pytest.raises(RecordError, match=re.escape(str(journal.path))):
            take_up(journal.path, {})


def test_nothing_that_a_journal_names_is_run(state: Path) -> None:
    table = coven.new("revel", seed=3)
    Journal(state, table, Seating(mind="os:abort")).close()
    ran = subprocess.run(
        [*COVEN, "play", "--resume"], env=ENV, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ran.returncode == 2
    assert "say `--mind os:abort` to have it again" in ran.stderr


def test_of_the_journals_left_behind_the_last_of_the_game_comes_first(tmp_path: Path) -> None:
    kept = [Journal(tmp_path, coven.new(game, seed=1), Seating()) for game in ("revel", "revel", "witchstone", "revel")]
    for when, journal in enumerate(kept[:3]):
        journal.close()
        os.utime(journal.path, (when, when))
    first, second, other, playing = (journal.path for journal in kept)
    assert left_behind(tmp_path, "revel") == [second, first], "the last one is being played"
    assert left_behind(tmp_path) == [other, second, first]
    assert {journal.path.stat().st_mode & 0o777 for journal in kept} == {0o600}, "there are hidden cards in it"
    kept[3].remove()
    assert not playing.exists()
    assert left_behind(tmp_path, "revel") == [second, first]
    assert folder_of(str(tmp_path)) == tmp_path


def test_a_journal_begun_anew_tells_of_nothing_else_and_of_who_sits_where(tmp_path: Path) -> None:
    table = coven.new("revel", seed=3)
    seating = Seating(seat="B", mind="random", hot_seat=True, modules=("some.module",))
    journal = Journal(tmp_path, table, seating)
    journal.answer(table.options[0].words)
    table.choose(0)
    assert take_up(journal.path, {})[0].fingerprint() == table.fingerprint()
    table.undo()
    journal.begin_with(table)
    journal.close()
    taken, sits, _ = take_up(journal.path, {})
    assert (taken.fingerprint(), sits) == (table.fingerprint(), seating)
    head = json.loads(journal.path.read_text())
    for broken in ({**head, "coven": 2}, {**head, "record": None}):
        journal.path.write_text(json.dumps(broken) + "\n")
        with pytest.raises(RecordError, match="no journal of this version"):
            take_up(journal.path, {})
    for line in ('{"answer": 3}', "{}", '{"ans'):
        journal.path.write_text("\n".join([json.dumps(head), line, '{"answer": "keep the rest"}', ""]))
        with pytest.raises(RecordError, match=":2: this is no line of a journal"):
            take_up(journal.path, {})


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """No file can become longer than this, as on a disk that is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_an_answer_for_which_there_is_no_room_leaves_no_half_line(tmp_path: Path) -> None:
    """The disk takes the beginning of the line and no more. When there is room again, the next line is whole."""
    table = coven.new("revel", seed=3)
    journal = Journal(tmp_path, table, Seating())
    before = journal.path.read_text()
    with room_for(len(before) + 5), pytest.raises(CovenError, match="can't be written"):
        journal.answer(table.options[0].words)
    assert journal.path.read_text() == before
    journal.answer(table.options[0].words)
    table.choose(0)
    assert take_up(journal.path, {})[0].fingerprint() == table.fingerprint()


def test_a_journal_that_fell_behind_catches_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is said once that nothing is kept; with the first answer for which there is room, all of them are."""
    table = coven.new("revel", seed=3)
    journal = Journal(tmp_path, table, Seating())
    keeping = Keeping(PlainScreen(interactive=False), journal, "coven play --load", table)
    with room_for(journal.path.stat().st_size + 5):
        for _ in range(3):
            keeping.note_down(table, 0, "", [])
            table.choose(0)
        keeping.end(needed=True)
    said = capsys.readouterr().out
    assert said.count("nothing is kept but what you save") == 1
    assert "The game is kept as far as that could be written" in said
    assert take_up(journal.path, {})[0].fingerprint() == coven.new("revel", seed=3).fingerprint()
    keeping.note_down(table, 0, "", [])
    table.choose(0)
    assert take_up(journal.path, {})[0].fingerprint() == table.fingerprint()
    assert capsys.readouterr().out == "Every answer is kept again.\n"
    keeping.end(needed=False)
    assert not list(tmp_path.iterdir())


class Tinier(Tiny):
    """A game whose name begins like another's."""

    name = "tiny-er"


def test_a_game_whose_name_begins_alike_is_another(tmp_path: Path) -> None:
    kept = {}
    for game in (Tiny(), Tinier()):
        journal = Journal(tmp_path, Table(game, game.settle(), 1), Seating())
        journal.close()
        kept[game.name] = journal.path
    assert left_behind(tmp_path, "tiny") == [kept["tiny"]]
    assert left_behind(tmp_path, "tiny-er") == [kept["tiny-er"]]
    assert set(left_behind(tmp_path)) == set(kept.values())


def test_what_partners_said_is_resumed_where_it_was_said(state: Path) -> None:
    """Before and after the journal was begun anew; and a line that says nonsense is none."""
    table = coven.new("revolution", seats=2, seed=4)
    journal = Journal(state, table, Seating(mind="planner"))
    for answer, said in (("hear B's proposal", ""), ("propose nothing", "B: My hand is better kept.")):
        journal.answer(answer, said)
        table.choose(answer)
    journal.close()
    taken, _, talk = take_up(journal.path, {})
    logged = table.log_size
    assert talk == [(logged - 1, "B: My hand is better kept.")]
    journal.begin_with(taken, talk)
    journal.answer("done")
    journal.close()
    assert take_up(journal.path, {})[2] == talk
    ran = subprocess.run(
        [*COVEN, "play", "--resume"],
        input="quit\n",
        env=ENV,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    assert "- B: My hand is better kept.\n- B proposes nothing (faq.1)\n" in ran.stdout
    head = json.loads(Journal(state, table, Seating()).path.read_text())
    journal.path.write_text(json.dumps({**head, "talk": [["B", 3]]}) + "\n")
    with pytest.raises(RecordError, match="no journal of this version"):
        take_up(journal.path, {})
