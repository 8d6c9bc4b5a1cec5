"""Proofs: pytest runs keep what they proved, and `coven rules` reads it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from coven.cli.main import main
from coven.rules.ledger import ledgers_in
from coven.rules.marks import marks_in, proofs_of
from coven.rules.proofs import FILE, Outcome, read_proofs
from tests.rules.project import RULEBOOKS, edit, make_project

LAYING = "tests/test_hazel.py::test_laying"
PAYING = "tests/test_hazel.py::test_paying"
SCRIPT = "tests/scripts/hazel/win.yaml::script"


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    make_project(pytester.path)
    monkeypatch.delitem(sys.modules, "hazel", raising=False)  # another test may have imported its own
    pytester.makeconftest('pytest_plugins = ["coven.rules.plugin"]')
    pytester.syspathinsert()
    return pytester


def test_a_run_keeps_what_it_proved(project: pytest.Pytester) -> None:
    project.runpytest("tests").assert_outcomes(passed=5)
    kept = {proof.test: (proof.rules, proof.outcome) for proof in read_proofs(project.path)}
    assert kept == {
        LAYING: (("hazel:1.1",), Outcome.PASSED),
        f"{PAYING}[6]": (("hazel:1.2.1", "hazel-starter:win.1"), Outcome.PASSED),
        f"{PAYING}[7]": (("hazel:1.2.1", "hazel-starter:win.1"), Outcome.PASSED),
        SCRIPT: (("hazel-starter:win.1",), Outcome.PASSED),
    }


def test_workers_of_xdist_report_to_one_file(project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))  # the tiny game is there
    project.runpytest_subprocess("tests", "-n", "2").assert_outcomes(passed=5)
    assert {proof.test for proof in read_proofs(project.path)} == {LAYING, f"{PAYING}[6]", f"{PAYING}[7]", SCRIPT}
    assert {proof.outcome for proof in read_proofs(project.path)} == {Outcome.PASSED}
    assert [file.name for file in project.path.glob(f"{FILE}*")] == [FILE]


def test_a_failing_parameter_disproves_and_a_later_run_replaces_it(project: pytest.Pytester) -> None:
    file = project.path / "tests" / "test_hazel.py"
    edit(file, "card != 0", "card != 6")
    project.runpytest("tests").assert_outcomes(passed=4, failed=1)
    proofs = proofs_of(project.path, marks_in(project.path))
    assert proofs["hazel:1.2.1"] == {PAYING: Outcome.FAILED}
    assert proofs["hazel-starter:win.1"] == {PAYING: Outcome.FAILED, SCRIPT: Outcome.PASSED}
    edit(file, "card != 6", "card != 0")
    edit(file, "[6, 7]", "[8]")
    project.runpytest("tests/test_hazel.py", "-k", "paying").assert_outcomes(passed=1)
    proofs = proofs_of(project.path, marks_in(project.path))
    assert proofs["hazel:1.2.1"] == {PAYING: Outcome.PASSED}
    assert proofs["hazel:1.1"] == {LAYING: Outcome.PASSED}
    assert proofs["hazel-starter:win.1"] == {PAYING: Outcome.PASSED, SCRIPT: Outcome.PASSED}


@pytest.mark.parametrize("how", ["skip", "xfail"])
def test_a_test_that_did_not_pass_proves_nothing(project: pytest.Pytester, how: str) -> None:
    edit(
        project.path / "tests" / "test_hazel.py",
        '@pytest.mark.rule("hazel:1.1")',
        f"@pytest.mark.{how}\n@pytest.mark.rule('hazel:1.1')",
    )
    project.runpytest("tests")
    assert proofs_of(project.path, marks_in(project.path))["hazel:1.1"] == {LAYING: Outcome.NOT_RUN}


def test_what_is_gone_no_longer_counts(project: pytest.Pytester) -> None:
    project.runpytest("tests")
    file = project.path / "tests" / "test_hazel.py"
    edit(file, "def test_laying", "def test_laying_down")
    edit(file, '"hazel:1.2.1", ', "")
    proofs = proofs_of(project.path, marks_in(project.path))
    assert proofs["hazel:1.1"] == {f"{LAYING}_down": Outcome.NOT_RUN}
    assert "hazel:1.2.1" not in proofs
    (project.path / "tests" / "scripts" / "hazel" / "win.yaml").unlink()
    assert proofs_of(project.path, marks_in(project.path))["hazel-starter:win.1"] == {PAYING: Outcome.PASSED}
    project.runpytest("tests")
    assert SCRIPT not in {proof.test for proof in read_proofs(project.path)}


def test_marks_worked_out_when_the_test_runs_count_by_what_is_kept(project: pytest.Pytester) -> None:
    edit(project.path / "tests" / "test_hazel.py", '"hazel:1.1"', '*(f"hazel:{n}" for n in ["1.1"])')
    project.runpytest("tests")
    assert proofs_of(project.path, marks_in(project.path))["hazel:1.1"] == {LAYING: Outcome.PASSED}


def test_a_script_that_fails_shows_its_line_and_nothing_of_python(project: pytest.Pytester) -> None:
    edit(project.path / "tests" / "scripts" / "hazel" / "win.yaml", "result B", "result A")
    run = project.runpytest("tests")
    run.assert_outcomes(passed=4, failed=1)
    run.stdout.fnmatch_lines(["*win.yaml:8: A should have won, but B did: the higher sum wins (T3)"])
    run.stdout.no_fnmatch_line("*Traceback*")
    assert read_proofs(project.path)[0].outcome is Outcome.FAILED


def test_a_script_that_can_not_be_read_is_a_failing_test(project: pytest.Pytester) -> None:
    edit(project.path / "tests" / "scripts" / "hazel" / "win.yaml", "title", "titel")
    run = project.runpytest("tests")
    run.assert_outcomes(passed=4, failed=1)
    run.stdout.fnmatch_lines(["*win.yaml:2: a script has no 'titel' (did you mean 'title'?)*"])


def test_without_a_run_marks_are_listed_as_not_run(project: pytest.Pytester) -> None:
    assert ledgers_in(project.path / "hazel", "hazel", RULEBOOKS)
    assert proofs_of(project.path, marks_in(project.path)) == {
        "hazel:1.1": {LAYING: Outcome.NOT_RUN},
        "hazel:1.2.1": {PAYING: Outcome.NOT_RUN},
        "hazel-starter:win.1": {PAYING: Outcome.NOT_RUN, SCRIPT: Outcome.NOT_RUN},
    }
    (project.path / FILE).write_text("[]")
    assert read_proofs(project.path) == []


def check(project: pytest.Pytester, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    capsys.readouterr()
    code = main(["rules", "--check", "--with", "hazel", *words])
    return code, capsys.readouterr().out


def test_the_check_passes_when_everything_is_proved(
    project: pytest.Pytester, capsys: pytest.CaptureFixture[str]
) -> None:
    project.runpytest("tests")
    assert check(project, capsys) == (0, "4 rules of hazel: all is well\n")
    assert check(project, capsys, "hazel-starter")[0] == 0


def test_the_check_lists_what_is_amiss(project: pytest.Pytester, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = check(project, capsys)
    assert code == 1
    assert f"hazel:1.1 has proofs that haven't been run: {LAYING}" in out
    project.runpytest("tests")
    edit(project.path / "tests" / "test_hazel.py", "hazel:1.1", "hazel:1.7")
    edit(project.path / "tests" / "scripts" / "hazel" / "win.yaml", "hazel-starter:win.1", "hazle:win.1")
    edit(project.path / "hazel" / "turn.py", '"""1.1', '"""1.8')
    code, out = check(project, capsys)
    lines = [line.replace(f"{project.path}/", "") for line in out.splitlines()]
    assert code == 1
    assert lines == [
        "tests/test_hazel.py:4 marks hazel:1.7, and there is no such rule",
        "tests/scripts/hazel/win.yaml:3 marks hazle:win.1, and there is no ledger 'hazle'; there is: "
        + lines[1].partition("there is: ")[2],
        "hazel:1.1 has no proof: A lays a card.",
        "hazel/turn.py:9 cites 1.8, and there is no such rule",
        "4 rules of hazel: 4 things are amiss",
    ]
    assert "hazel, hazel-starter" in lines[1]


def test_the_check_of_nothing(project: pytest.Pytester, capsys: pytest.CaptureFixture[str]) -> None:
    edit(project.path / "hazel" / "__init__.py", 'rules.toml"', 'rules.toml", proven=False')
    edit(project.path / "hazel" / "__init__.py", 'starter.toml"', 'starter.toml", proven=False')
    code, out = check(project, capsys)
    assert code == 0
    assert "nothing to check" in out
