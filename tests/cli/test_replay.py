"""Showing a game again: all at once, step by step, and only what a seat may know."""

from __future__ import annotations

import io
import os
import re
import sys
import termios
from pathlib import Path
from typing import Any

import pytest

import coven
from coven.cli.keys import Lines
from coven.cli.main import main
from coven.cli.moments import Moment, answers_of, moments, sight_of
from coven.cli.replay import Show
from coven.cli.screen import PlainScreen
from coven.kernel import CovenError, Flow, Question, Seat, choose
from coven.scripts import read_script, run_script, write_record
from tests.cli.terminal import PATIENCE, Terminal
from tests.kernel.tiny import GAME, Tiny, TinyState

TINY = ["replay", "--with", "tests.kernel.tiny"]
SCRIPT = """\
game: tiny
seed: 71
play:
- chance the cards: [2, 6, 7, 1, 3, 8]
- chance the first player: 0
- A: 6
- say: A has to pay for a 6
- A: pay
- A: 7
- B: 3
- B: pay
- B: 8
"""
"""A's last card, 2, is laid unasked after B's last answer."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.yaml"
    path.write_text(SCRIPT, encoding="utf-8")
    return path


def shown(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*TINY, *words]) == 0
    return capsys.readouterr().out


def test_without_a_terminal_all_is_printed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys, str(file), "--at", "2") == (
        "Tiny, seed 71, 2 of 6 answers\n"
        "          A begins (T0)\n"
        "   1  A: 6\n"
        "          A lays 6 (T1)\n"
        "          (A has to pay for a 6)\n"
        "   2  A: pay\n"
        "\n"
        "As A sees it:\n"
        "current: 0\n"
        "hand: 2, 7\n"
        "others: 5\n"
        "laid: 6 | -\n"
        "paid: - | 0\n"
        "\n"
        "A is asked: With which card? (T2), and may answer\n"
        "    2\n"
        "    7\n"
    )
    assert "Tiny, seed 71, 6 of 6 answers\n" in shown(capsys, str(file))
    beginning = shown(capsys, str(file), "--at", "0")
    assert beginning.startswith("Tiny, seed 71, 0 of 6 answers\n          A begins (T0)\n\nAs A sees it:\n")


def test_the_position_can_be_printed_and_played_on(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys, str(file), "--at", "3", "--position")
    position = out.split("\n\n")[1]
    assert "hands:\n- [2]\n- [1, 3, 8]\n" in position
    indented = position.replace("\n", "\n  ")
    assert run_script(f"game: tiny\nposition:\n  {indented}\nplay:\n- asked: B\n", game=GAME)
    assert "paid:\n- [7]\n- 1\n" in shown(capsys, str(file), "--at", "3", "--position", "--seat", "A")


def test_the_board_is_drawn_as_in_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = coven.new("revel", seed=3)
    table.choose("keep the rest")
    path = tmp_path / "revel.yaml"
    path.write_text(write_record(table.record()), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert table.decision is not None
    you = "AB"[table.decision.seat]
    assert f"\nAs {you} sees it:\n" in out
    assert f"\n{you} (you): witch " in out
    assert "\nYour hand: 3 cards.\n" in out


def test_how_a_game_ended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.yaml"
    path.write_text(f"{SCRIPT}- A: don't pay\n- B: don't pay\n", encoding="utf-8")
    for words in ([], ["--seat", "A"], ["--seat", "spectator"]):
        assert shown(capsys, str(path), *words).endswith("\nthe game is over: the higher sum wins (T3)\n")
    assert "As a spectator sees it:\n" in shown(capsys, str(path))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--at", "7"], "game.yaml has 6 answers; --at can be 0 to 6, not 7"),
        (["--at", "-1"], "game.yaml has 6 answers; --at can be 0 to 6, not -1"),
        (["--at", "4", "--seat", "A"], "game.yaml has 3 answers by A; --at can be 0 to 3, not 4"),
        (
            ["--at", "1", "--seat", "spectator"],
            "a spectator gives no answers, so there is one moment to show; --at can",
        ),
        (["--seat", "C"], "there is no seat 'C'; --seat can be: A, B, spectator"),
        (["--seat", "AB"], "there is no seat 'AB'; --seat can be: A, B and so on, or spectator"),
    ],
)
def test_what_is_not_there(words: list[str], says: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*TINY, str(file), *words]) == 2
    caught = capsys.readouterr()
    assert says in caught.err
    assert caught.out == ""


def test_what_does_not_hold_is_told_after_what_does(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(SCRIPT.replace("- B: pay", "- asked: A"), encoding="utf-8")
    assert main([*TINY, str(file), "--at", "4"]) == 0
    assert capsys.readouterr().out.endswith("B is asked: Pay for 3? (T2), and may answer\n    pay\n    don't pay\n")
    assert main([*TINY, str(file)]) == 1
    caught = capsys.readouterr()
    assert "Tiny, seed 71, 4 of 5 answers\n" in caught.out
    wrong = f"{file}:11: it should be A's decision; B is asked: Pay for 3?"
    assert f"coven: it can't be played on from here: {wrong}" in caught.err


def test_a_demand_after_the_last_answer_is_looked_at_too(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(f"{SCRIPT}- over\n", encoding="utf-8")
    assert main([*TINY, str(file)]) == 1
    caught = capsys.readouterr()
    assert "Tiny, seed 71, 6 of 6 answers\n" in caught.out
    assert f"{file}:13: the game should be over" in caught.err
    assert main([*TINY, str(file), "--at", "6"]) == 0


def test_a_position_in_the_middle_of_something_says_so(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = "this moment is in the middle of something"
    assert main([*TINY, str(file), "--at", "0", "--position"]) == 0
    assert said not in capsys.readouterr().err
    assert main([*TINY, str(file), "--at", "1"]) == 0
    assert said not in capsys.readouterr().err
    assert main([*TINY, str(file), "--at", "1", "--position"]) == 0
    caught = capsys.readouterr()
    assert said in caught.err
    assert said not in caught.out


def test_a_refused_setup_has_nothing_to_show(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text("game: tiny\nseats: 5\nrefused setup: {because: 2 players}\n", encoding="utf-8")
    assert main([*TINY, str(file)]) == 2
    assert "its setup is refused, as it demands, so there is no game to show" in capsys.readouterr().err


# What a seat may know


def test_a_seat_is_shown_its_own_answers_and_what_its_log_says(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys, str(file), "--seat", "B") == (
        "Tiny as B sees it, 3 of B's 3 answers\n"
        "          A begins (T0)\n"
        "          A lays 6 (T1)\n"
        "          A pays with a card (T2)\n"
        "   1  B: 3\n"
        "          B lays 3 (T1)\n"
        "   2  B: pay\n"
        "   3  B: 8\n"
        "          B pays with 8 (T2)\n"
        "          A lays 2 (T1)\n"
        "\n"
        "current: 0\n"
        "hand: 1\n"
        "others: 1\n"
        "laid: 6, 2 | 3\n"
        "paid: 1 | 8\n"
        "\n"
        "there is nothing to decide here\n"
    )
    begun = shown(capsys, str(file), "--seat", "b", "--at", "0")
    assert begun.startswith("Tiny as B sees it, 0 of B's 3 answers\n          A begins (T0)\n          A lays 6 (T1)\n")
    assert begun.endswith("B is asked: Which card? (T1), and may answer\n    1\n    3\n    8\n")


def test_a_spectator_is_shown_the_log_and_the_end(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys, str(file), "--seat", "spectator")
    assert out.startswith("Tiny as a spectator sees it\n          A begins (T0)\n          A lays 6 (T1)\n")
    assert "answer" not in out
    assert out.endswith("\n\nthere is nothing to decide here\n")


@pytest.mark.parametrize("words", [["--seat", "B"], ["--seat", "B", "--position"], ["--seat", "spectator"]])
def test_no_seed_no_secret_and_no_words_of_the_author(
    words: list[str], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = shown(capsys, str(file), *words)
    assert "71" not in out
    assert "7" not in out, "A's card, face down"
    assert "has to pay" not in out


WHETHER_TO_SMILE = Question("whether to smile", "Do you smile?", "T9", "`inwardly`, `not at all`", at_rest=True)


class Secretive(Tiny):
    """The tiny game, in which B is asked in secret whenever B holds an 8 or a 9, and nothing comes of it."""

    def step(self, state: TinyState) -> Flow[None]:
        return self._asked_in_secret(state)

    def _asked_in_secret(self, state: TinyState) -> Flow[None]:
        if state.dealt and max(state.hands[1], default=0) > 7:
            yield from choose(state, Seat(1), WHETHER_TO_SMILE, ("inwardly", "not at all"))
        yield from super().step(state)


def as_seen(seat: str | None, text: str) -> list[Moment]:
    return list(moments(read_script(text), sight_of(seat), Secretive()))


DEALT = (
    "game: tiny\nposition: {dealt: true, current: 0, hands: [[2, 4], [%s]], laid: [[], []], paid: [[], []], rest: []}\n"
)
ASKED = DEALT % "3, 5, 8" + (
    "play:\n- B: inwardly\n- A: 2\n- A: don't pay\n- B: inwardly\n- B: 3\n- B: don't pay\n- B: inwardly\n- A: pay\n"
)
UNASKED = DEALT % "3, 5, 6" + "play:\n- A: 2\n- A: don't pay\n- B: 3\n- B: don't pay\n- A: pay\n"


def test_nothing_tells_when_the_others_were_asked() -> None:
    """The same game in A's eyes, though B was asked six times in one and twice in the other."""
    for seat in ("A", "spectator"):
        assert as_seen(seat, ASKED) == as_seen(seat, UNASKED)
    assert [moment.answer for moment in as_seen("A", ASKED)] == ["", "A: 2", "A: don't pay", "A: pay"]
    assert len(as_seen("spectator", ASKED)) == 1
    assert as_seen("B", ASKED) != as_seen("B", UNASKED)
    assert len(as_seen(None, ASKED)) == 9


def test_a_script_that_fails_shows_a_seat_nobody_elses_options() -> None:
    script = read_script(ASKED.replace("- B: 3", "- B: 4"))
    coming = moments(script, sight_of("A"), Secretive())
    for _ in range(answers_of(script, sight_of("A"))):
        assert next(coming).whose == "A"
    with pytest.raises(CovenError) as caught:
        list(coming)
    assert str(caught.value) == "script:8: this doesn't hold; `coven run` says why"
    with pytest.raises(CovenError, match="3\n    5\n    8"):
        list(moments(script, sight_of(None), Secretive()))


# Step by step


KEYS = "n next, p previous, g N go to, b begin, e end, l log, q quit"


def test_keys_on_a_terminal(file: Path) -> None:
    terminal = Terminal([*TINY, str(file)])
    assert "\x1b[2J" in terminal.until("Tiny, seed 71, 0 of 6 answers")
    terminal.until(KEYS)
    for keys, number in (
        ("n", 1),
        (" ", 2),
        ("\x1b[C", 3),
        ("\x1bOC", 4),
        ("\r", 5),
        ("p", 4),
        ("\x1b[D", 3),
        ("\x1bOD", 2),
        ("e", 6),
        ("b", 0),
        ("\x1b[F", 6),
        ("\x1b[H", 0),
        ("g4\r", 4),
        ("g16\x7f\r", 1),
        ("g\x7f6\r", 6),
        ("N", 6),
    ):
        terminal.type(keys)
        if keys == "N":
            terminal.until("That is the end.")
            continue
        terminal.until(f"Tiny, seed 71, {number} of 6 answers")
        terminal.until(KEYS)
    terminal.type("q")
    assert terminal.end() == 0


def test_the_edges_the_log_and_keys_that_mean_nothing(file: Path) -> None:
    terminal = Terminal([*TINY, str(file), "--at", "3"])
    terminal.until("Tiny, seed 71, 3 of 6 answers")
    terminal.until(KEYS)
    terminal.type("l")
    told = terminal.until(KEYS)
    assert "A begins (T0)" in told
    assert "3  A: 7" in told
    assert "B: 3" not in told
    terminal.type("x")
    terminal.until(KEYS)
    terminal.type("\x1b")
    terminal.until(KEYS)
    terminal.type("gx")
    terminal.until(KEYS)
    terminal.type("g99\r")
    terminal.until(f"There is no answer 99: {file} has 6 answers.")
    terminal.type("b")
    terminal.until("0 of 6 answers")
    terminal.type("p")
    terminal.until("That is the beginning.")
    terminal.type("\x04")
    assert terminal.end() == 0


def test_the_terminal_is_left_as_it_was(file: Path) -> None:
    terminal = Terminal([*TINY, str(file), "--plain"])
    before = termios.tcgetattr(terminal.ours)[3]
    assert "\x1b[" not in terminal.until(KEYS)
    terminal.type("n")
    assert "\x1b[" not in terminal.until("Pay for 6? (rule T2)")
    terminal.until(KEYS)
    assert not termios.tcgetattr(terminal.ours)[3] & termios.ICANON
    terminal.type("q")
    assert terminal.process.wait(timeout=PATIENCE) == 0
    assert termios.tcgetattr(terminal.ours)[3] == before
    os.close(terminal.ours)


def test_a_seat_steps_from_decision_to_decision(file: Path) -> None:
    terminal = Terminal([*TINY, str(file), "--seat", "B", "--plain"])
    begun = terminal.until(KEYS)
    assert "Tiny as B sees it, 0 of B's 3 answers" in begun
    assert "- A pays with a card (T2)" in begun
    terminal.type("e")
    ended = terminal.until(KEYS)
    assert "Tiny as B sees it, 3 of B's 3 answers" in ended
    assert re.search(r"B: 8\s+- B pays with 8 \(T2\)\s+- A lays 2 \(T1\)", ended)
    assert "A is asked" not in ended
    assert "71" not in begun + ended
    terminal.type("q")
    assert terminal.end() == 0


def typed(text: str, monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """A script shown step by step where keys can't be read one by one."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    Show(read_script(text), sight_of(None), GAME, PlainScreen(interactive=False)).step(Lines(), 0)


def numbers(out: str) -> list[str]:
    return re.findall(r"(\d) of \d answers\n", out)


def test_typed_lines_do_where_there_are_no_keys(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(SCRIPT, monkeypatch, "n", "", "p", "g 5", "g3", "e", "b", "q", "n")
    assert numbers(capsys.readouterr().out) == ["0", "1", "2", "1", "5", "3", "6", "0"]


def test_the_place_where_a_script_fails_can_be_looked_at(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(SCRIPT.replace("- B: 3", "- B: 4"), monkeypatch, "e", "n", "b")
    out = capsys.readouterr().out
    assert numbers(out) == ["0", "3", "3", "0"]
    assert out.count("It can't be played on from here: script:10: '4' is not offered: 4 is not in hand (T1)") == 2
    with pytest.raises(CovenError, match="Tiny is for 2 players, not 5"):
        typed(SCRIPT.replace("seed: 71", "seats: 5"), monkeypatch)


def test_a_long_game_is_played_only_as_far_as_it_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    steps: list[Any] = []

    class Counting(Tiny):
        def view(self, state: TinyState, seat: Seat | None) -> Any:
            steps.append(seat)
            return super().view(state, seat)

    monkeypatch.setattr(sys, "stdin", io.StringIO("n\nq\n"))
    Show(read_script(SCRIPT), sight_of(None), Counting(), PlainScreen(interactive=False)).step(Lines(), 0)
    assert numbers(capsys.readouterr().out) == ["0", "1"]
    assert len(steps) <= 4
