"""Proofs: pytest runs keep what they proved, and `coven rules` reads it."""

from __future__ import annotations

from pathlib import Path

import pytest

from coven.cli.main import main
from coven.rules.citations import Citation
from coven.rules.coverage import Standing, cover, unknown_ledgers
from coven.rules.ledger import ledgers_in
from coven.rules.marks import marks_in, proofs_of
from coven.rules.proofs import FILE, Outcome, read_proofs
from tests.rules.project import LAYING, PAYING, RULEBOOKS, check, edit
from tests.rules.project import SCRIPT_TEST as SCRIPT


def test_a_run_keeps_what_it_proved(project: pytest.Pytester) -> None:
    project.runpytest("tests").assert_outcomes(passed=5)
    kept = {proof.test: (proof.rules, proof.outcome) for proof in read_proofs(project.path)}
    assert kept == {
        LAYING: (("hazel:1.1",), Outcome.PASSED),
        f"{PAYING}[6]": (("hazel:1.2.1", "hazel-starter:win.1"), Outcome.PASSED),
        f"{PAYING}[7]": (("hazel:1.2.1", "hazel-starter:win.1"), Outcome.PASSED),
        SCRIPT: (("hazel-starter:win.1", "hazel:S01", "hazel-starter:D01"), Outcome.PASSED),
    }


def test_workers_of_xdist_report_to_one_file(project: pytest.Pytester) -> None:
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
    assert proofs["hazel:1.1"] == {LAYING: Outcome.OUTDATED}, "its file has changed since, and it wasn't run again"
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
    assert proofs_of(project.path, marks_in(project.path))["hazel-starter:win.1"] == {PAYING: Outcome.OUTDATED}
    project.runpytest("tests")
    assert proofs_of(project.path, marks_in(project.path))["hazel-starter:win.1"] == {PAYING: Outcome.PASSED}
    assert SCRIPT not in {proof.test for proof in read_proofs(project.path)}


def test_marks_worked_out_when_the_test_runs_count_by_what_is_kept(project: pytest.Pytester) -> None:
    edit(project.path / "tests" / "test_hazel.py", '"hazel:1.1"', '*(f"hazel:{n}" for n in ["1.1"])')
    project.runpytest("tests")
    assert proofs_of(project.path, marks_in(project.path))["hazel:1.1"] == {LAYING: Outcome.PASSED}


def test_a_file_may_call_the_mark_rule(project: pytest.Pytester) -> None:
    tests = project.path / "tests" / "test_hazel.py"
    before = {(mark.test, mark.rule) for mark in marks_in(project.path)}
    edit(tests, "import pytest\n", "import pytest\n\nrule = pytest.mark.rule\n")
    edit(tests, '@pytest.mark.rule("hazel:1.1")', '@rule("hazel:1.1")')
    assert {(mark.test, mark.rule) for mark in marks_in(project.path)} == before


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
        "hazel:S01": {SCRIPT: Outcome.NOT_RUN},
        "hazel-starter:D01": {SCRIPT: Outcome.NOT_RUN},
    }
    (project.path / FILE).write_text("[]")
    assert read_proofs(project.path) == []


def test_the_check_passes_when_everything_is_proved(
    project: pytest.Pytester, capsys: pytest.CaptureFixture[str]
) -> None:
    project.runpytest("tests")
    assert check(project, capsys) == (0, "4 rules of hazel: all is well\n")
    assert check(project, capsys, "hazel-starter")[0] == 0


def test_the_check_lists_what_is_amiss(project: pytest.Pytester, capsys: pytest.CaptureFixture[str]) -> None:
    project.runpytest("tests/test_hazel.py", "-k", "paying")
    code, out = check(project, capsys)
    assert code == 1
    assert out == (
        f"hazel:1.1 has proofs that haven't been run: {LAYING}\n"
        f"hazel:S01 has proofs that haven't been run: {SCRIPT}\n"
        f"hazel-starter:win.1 has proofs that haven't been run: {SCRIPT}\n"
        f"hazel-starter:D01 has proofs that haven't been run: {SCRIPT}\n"
        "4 rules of hazel: 4 things are amiss\n"
    )
    project.runpytest("tests")
    edit(project.path / "tests" / "test_hazel.py", "hazel:1.1", "hazel:1.7")
    edit(project.path / "tests" / "scripts" / "hazel" / "win.yaml", "hazel-starter:win.1", "hazle:win.1")
    edit(project.path / "hazel" / "turn.py", '"""1.1', '"""1.8')
    project.runpytest("tests")
    code, out = check(project, capsys)
    lines = [line.replace(f"{project.path}/", "") for line in out.splitlines()]
    assert code == 1
    assert lines == [
        "tests/test_hazel.py:4 marks hazel:1.7, and there is no such rule",
        "tests/scripts/hazel/win.yaml:3 marks hazle:win.1, and there is no ledger 'hazle'; there is: "
        + lines[1].partition("there is: ")[2],
        "hazel:1.1 has no proof: A lays a card.",
        f"hazel:S01 is disproved by {SCRIPT}",
        "hazel:1.1 is cited by no code: Cards are laid.",
        f"hazel-starter:D01 is disproved by {SCRIPT}",
        "hazel/turn.py:9 cites 1.8, and there is no such rule",
        "4 rules of hazel: 7 things are amiss",
    ]
    assert "hazel, hazel-starter" in lines[1]


def test_a_rule_that_no_code_cites_is_amiss(project: pytest.Pytester, capsys: pytest.CaptureFixture[str]) -> None:
    project.runpytest("tests")
    turn = project.path / "hazel" / "turn.py"
    edit(turn, '"1.2.1", "a high', '"1.2", "a high')
    edit(turn, "# 1.2.1, S01", "# 1.2, S01")
    project.runpytest("tests")
    amiss = "hazel:1.2.1 is cited by no code: High cards are paid for.\n4 rules of hazel: 1 thing is amiss\n"
    assert check(project, capsys) == (1, amiss)  # its section is cited, and that is not enough
    (project.path / "hazel" / "test_turn.py").write_text("# 1.2.1\n")
    project.runpytest("tests")
    assert check(project, capsys) == (1, amiss)  # a test cites it, and that is not enough either
    assert check(project, capsys, "hazel-starter")[0] == 0
    edit(turn, "pay(s)", "pay(s)  # 1.2.1 by construction: whoever can't pay has no high card to lay\n   ")
    project.runpytest("tests")
    assert check(project, capsys)[0] == 0


def test_what_games_share_may_carry_a_rule(project: pytest.Pytester) -> None:
    ledgers = ledgers_in(project.path / "hazel", "hazel", RULEBOOKS)
    edit(project.path / "hazel" / "turn.py", '"""1.1 ', '"""')
    shared = [Citation(number, Path("table.py"), 7, "rewind") for number in ("hazel:1.1", "hazel:1.9", "hazle:1.1")]
    assert list(cover(ledgers, project.path, [], shared[1:]).uncited(ledgers[0])) == [
        "hazel:1.1 is cited by no code: Cards are laid."
    ]
    coverage = cover(ledgers, project.path, [], shared)
    assert list(coverage.uncited(ledgers[0])) == []
    assert list(coverage.miscited()) == ["table.py:7 cites hazel:1.9, and there is no such rule"]
    assert list(unknown_ledgers(shared, ledgers)) == [
        "table.py:7 cites hazle:1.1, and there is no ledger 'hazle'; there is: hazel, hazel-starter"
    ]


def test_the_check_reads_what_games_share(
    project: pytest.Pytester, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    project.runpytest("tests")
    edit(project.path / "hazel" / "turn.py", '"""1.1 ', '"""')
    table = project.mkdir("common") / "table.py"
    table.write_text("# hazel:1.1, hazle:1.1: laid, and taken back\n")
    monkeypatch.setattr("coven.rules.citations.SHARED", (str(table.parent),))
    project.runpytest("tests")
    code, out = check(project, capsys)
    assert code == 1
    assert out.startswith(f"{table}:1 cites hazle:1.1, and there is no ledger 'hazle'; there is: hazel, ")
    assert out.endswith("\n4 rules of hazel: 1 thing is amiss\n")
    edit(table, ", hazle:1.1", "")
    project.runpytest("tests")
    assert check(project, capsys)[0] == 0


NEVER_RUN = "the tests have not been run here, so nothing is known of proofs: run pytest\n"


def test_where_tests_never_ran_nothing_is_known_of_proofs(
    project: pytest.Pytester, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(project, capsys) == (1, NEVER_RUN + "4 rules of hazel: 1 thing is amiss\n")
    edit(project.path / "tests" / "test_hazel.py", "hazel:1.1", "hazel:1.7")
    edit(project.path / "hazel" / "turn.py", '"""1.1', '"""1.8')
    code, out = check(project, capsys)
    assert code == 1
    assert out.replace(f"{project.path}/", "") == (
        NEVER_RUN + "tests/test_hazel.py:4 marks hazel:1.7, and there is no such rule\n"
        "hazel:1.1 is cited by no code: Cards are laid.\n"
        "hazel/turn.py:9 cites 1.8, and there is no such rule\n"
        "4 rules of hazel: 4 things are amiss\n"
    )
    (project.path / "bin").mkdir()
    (project.path / "bin" / "test").touch()
    assert check(project, capsys)[1].startswith(NEVER_RUN.replace("pytest", "bin/test"))


def test_the_list_says_that_tests_never_ran(project: pytest.Pytester, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "hazel", "--with", "hazel"]) == 0
    out = capsys.readouterr().out
    assert "hazel:1.1  (procedure)  of unknown proof\n" in out
    assert "hazel: 3 rules (1 physical, 2 of unknown proof), none uncited; 1 reading (1 of unknown proof)\n" in out
    assert out.endswith(
        "hazel-starter: 1 rules (1 of unknown proof), none uncited; 1 reading (1 of unknown proof)\n" + NEVER_RUN
    )
    project.runpytest("tests")
    capsys.readouterr()
    assert main(["rules", "hazel", "--with", "hazel"]) == 0
    assert "known" not in capsys.readouterr().out


@pytest.mark.parametrize("place", ["elsewhere", ".venv/lib/python3.11/site-packages", "without tests"])
def test_proofs_are_kept_with_the_source(project: pytest.Pytester, place: str) -> None:
    project.runpytest("tests")
    root, folder = project.path, project.path / "hazel"
    if place == "elsewhere":
        root = project.mkdir("somewhere")
        (root / "tests").mkdir()
    elif place == "without tests":
        (root / "tests").rename(root / "proofs")
    else:
        (root / place).mkdir(parents=True)
        folder = folder.rename(root / place / "hazel")
    coverage = cover(ledgers_in(folder, "hazel", RULEBOOKS), root, marks_in(root), [])
    assert coverage.proofs_unknown == (
        "the proofs of hazel are kept with its source, and this is no checkout of it: nothing is known of them"
    )
    assert {covered.standing for covered in coverage.rules} <= {Standing.UNKNOWN, Standing.PHYSICAL, Standing.PROVEN}


def test_the_check_of_nothing(project: pytest.Pytester, capsys: pytest.CaptureFixture[str]) -> None:
    edit(project.path / "hazel" / "__init__.py", 'rules.toml"', 'rules.toml", proven=False')
    edit(project.path / "hazel" / "__init__.py", 'starter.toml"', 'starter.toml", proven=False')
    code, out = check(project, capsys)
    assert code == 0
    assert "nothing to check" in out
