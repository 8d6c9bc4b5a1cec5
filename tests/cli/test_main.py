"""The command line: what people type, what they read, and the exit codes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import coven
from coven.cli.main import COMMANDS, main
from coven.rules.proofs import Outcome, keep_proofs
from coven.rules.sources import sources_of
from coven.scripts import write_record
from tests.kernel.tiny import GAME
from tests.rules.project import edit, make_project


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    make_project(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "hazel", raising=False)
    return tmp_path


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["--version"])
    assert done.value.code == 0
    assert capsys.readouterr().out == f"coven {coven.__version__}\n"


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["--help"])
    assert done.value.code == 0
    out = capsys.readouterr().out
    assert all(re.search(rf"\n    {command}\s", out) for command in COMMANDS)
    assert main([]) == 2
    assert capsys.readouterr().out == out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main([command, "--help"])
    assert done.value.code == 0
    assert f"usage: coven {command}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["rn"], "coven: there is no command 'rn'; did you mean `coven run`?"),
        (["dance"], "coven: there is no command 'dance'; the commands are: games, play"),
        (["run", "nowhere.yaml"], "coven: there is no file nowhere.yaml"),
        (["run", "empty"], "coven: there is no script (*.yaml) in the folder empty"),
        (["run", "x.yaml", "--with", "nowhere.at.all"], "coven: nowhere.at.all has no game: No module named 'nowhere'"),
        (["games", "chess"], "coven: there is no game 'chess'"),
        (["rules", "hazle", "--with", "hazel"], "coven: there are no rules of 'hazle'; did you mean 'hazel'?"),
        (["rules", "hazel", "9", "--with", "hazel"], "coven: hazel has no rule 9"),
    ],
)
def test_mistakes_are_told_without_a_traceback(
    words: list[str], says: str, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "empty").mkdir()
    assert main(words) == 2
    caught = capsys.readouterr()
    assert caught.err.startswith(says)
    assert "Traceback" not in caught.err


def test_games_are_listed_with_what_can_be_typed_for_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "revel"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("revel        Witches' Revel, for 2 players\n")
    assert "which rulebook is played by (comprehensive, starter; usually comprehensive)\n" in out
    assert "so that not being asked tells nothing (off, on; usually off)\n" in out
    assert main(["games"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines() if line[0] != " "] == [*coven.playable()]


def test_help_and_import_load_only_what_they_need() -> None:
    look = "import sys, coven; before = set(sys.modules); print('yaml' in before, 'rich' in before, 'lark' in before)"
    assert _python(look) == "False False False\n"
    look = (
        "import sys\nfrom coven.cli.main import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "print([m for m in sys.modules if m.startswith(('coven.cli.', 'yaml', 'rich')) and m != 'coven.cli.main'])"
    )
    assert _python(look).endswith("\n[]\n")


def _python(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def test_run_reports_like_a_test_runner(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = project / "tests" / "scripts"
    assert main(["run", "--with", "hazel", str(folder)]) == 0
    assert capsys.readouterr().out == f"ok      {folder}/hazel/win.yaml: B wins (2 answers)\n1 passed\n"
    bad = folder / "hazel" / "bad.yaml"
    bad.write_text((folder / "hazel" / "win.yaml").read_text())
    edit(bad, "- B: don't pay", "- B: wait")
    assert main(["run", "--with", "hazel", "--quiet", str(folder)]) == 1
    out = capsys.readouterr().out
    assert out == (
        f"FAILED  {bad}:7: 'wait' is not offered: no such answer: 'wait'; B is asked: Pay for 5? (T2), and may answer\n"
        "    pay\n    don't pay\n1 passed, 1 failed\n"
    )


def test_run_reports_a_refused_setup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "five.yaml"
    file.write_text("game: tiny\ntitle: Five are too many\nseats: 5\nrefused setup: {because: 2 players}\n")
    assert main(["run", "--with", "tests.kernel.tiny", str(file)]) == 0
    assert capsys.readouterr().out == f"ok      {file}: Five are too many (its setup is refused)\n1 passed\n"
    edit(file, "seats: 5", "seats: 2")
    assert main(["run", "--with", "tests.kernel.tiny", str(file)]) == 1
    assert capsys.readouterr().out == (
        f"FAILED  {file}:4: this setup should be refused because of '2 players', but it is accepted\n"
        "0 passed, 1 failed\n"
    )


def test_run_goes_on_after_a_mistake_in_a_game(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = project / "tests" / "scripts" / "hazel"
    (folder / "bad.yaml").write_text("game: hazel\nposition: {}\n")
    assert main(["run", "--with", "hazel", str(folder)]) == 1
    out = capsys.readouterr().out
    assert "bad.yaml: the game's own code failed: " in out
    assert "Traceback" not in out
    assert main(["run", "--debug", "--with", "hazel", str(folder)]) == 1
    assert "Traceback" in capsys.readouterr().out
    assert out.endswith("1 passed, 1 failed\n")


def test_a_saved_game_can_be_run_and_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = coven.new(GAME, seed=3)
    for _ in range(3):
        table.choose(0)
    file = tmp_path / "saved.yaml"
    file.write_text(write_record(table.record(), game=GAME, waypoints=1))
    tiny = ["--with", "tests.kernel.tiny"]
    assert main(["run", *tiny, str(file)]) == 0
    assert capsys.readouterr().out.endswith("1 passed\n")
    assert main(["replay", *tiny, str(file), "--at", "1"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(
        "Tiny, seed 3, 1 of 3 answers\n          B begins (T0)\n   1  B: 2\n          B lays 2 (T1)\n"
    )
    assert "\ncurrent: 1\n" in out
    assert out.endswith("B is asked: Pay for 2? (T2), and may answer\n    pay\n    don't pay\n")
    assert "B: pay" not in out


def test_rules_are_listed_with_code_and_proofs(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep_proofs(project, {"tests/test_hazel.py::test_nothing_in_particular": Outcome.PASSED}, {}, sources_of(project))
    assert main(["rules", "hazel", "1.2", "--with", "hazel"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("hazel:1.2.1  (cost, hard)  not yet run\n    High cards are paid for.\n")
    assert "Cards are laid" not in out
    assert "hazel: 3 rules (2 not yet run, 1 physical), none uncited; 1 reading (1 not yet run)\n" in out
    assert main(["rules", "hazel-starter", "--with", "hazel"]) == 0
    assert capsys.readouterr().out == (
        "hazel-starter:win.1  (scoring)  not yet run\n"
        "    The higher sum wins.\n"
        "    code   hazel/turn.py:12 lay\n"
        "    proof  tests/test_hazel.py::test_paying (not run)\n"
        "    proof  tests/scripts/hazel/win.yaml::script (not run)\n"
        "\n"
        "hazel-starter:D01  (difference)  not yet run\n"
        "    the hand\n"
        "    read as: starter: Two cards. comprehensive: Three cards.\n"
        "    proof  tests/scripts/hazel/win.yaml::script (not run)\n"
        "\n"
        "hazel-starter: 1 rules (1 not yet run), none uncited; 1 reading (1 not yet run)\n"
    )
    (project / "hazel" / "turn.py").unlink()
    assert main(["rules", "hazel-starter", "--with", "hazel"]) == 0
    out = capsys.readouterr().out
    assert "    The higher sum wins.\n    code   none says that it carries this\n    proof  tests/test_hazel.py" in out
    assert out.endswith("hazel-starter: 1 rules (1 not yet run), 1 uncited; 1 reading (1 not yet run)\n")


def test_readings_are_listed(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "hazel", "--readings", "--with", "hazel"]) == 0
    assert capsys.readouterr().out == (
        "hazel:S01  (slip)\n    The book says cart.\n    read as: Card.\n    because: There are no carts.\n\n"
        "hazel-starter:D01  (difference)\n    the hand\n"
        "    read as: starter: Two cards. comprehensive: Three cards.\n\n"
    )
