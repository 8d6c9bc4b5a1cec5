"""What `coven rules --check` notices about proofs: failing, skipped, outdated, seldom run, and silent ones."""

from __future__ import annotations

import os

import pytest

from coven.cli.main import main
from coven.rules.assertions import silent
from coven.rules.marks import marks_in
from tests.rules.project import LAYING, PAYING, check, edit
from tests.rules.project import SCRIPT_TEST as SCRIPT


def test_one_failing_proof_counts_more_than_those_that_pass(
    project: pytest.Pytester, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(project.path / "tests" / "test_hazel.py", "card != 0", "card != 6")
    project.runpytest("tests").assert_outcomes(passed=4, failed=1)
    code, out = check(project, capsys)
    assert code == 1
    assert out == (
        f"hazel:1.2.1 is disproved by {PAYING}\n"
        f"hazel-starter:win.1 is disproved by {PAYING}\n"  # though the script passes
        "4 rules of hazel: 2 things are amiss\n"
    )
    assert main(["rules", "hazel", "win.1", "--with", "hazel"]) == 0
    out = capsys.readouterr().out
    assert "hazel-starter:win.1  (scoring)  failing\n" in out
    assert f"    proof  {SCRIPT} (passed)\n    proof  {PAYING} (failed)\n" in out


@pytest.mark.parametrize("how", ["skip", "xfail(strict=False)"])
def test_a_skip_beside_a_pass_is_amiss(project: pytest.Pytester, capsys: pytest.CaptureFixture[str], how: str) -> None:
    edit(
        project.path / "tests" / "test_hazel.py",
        "@pytest.mark.parametrize",
        f"@pytest.mark.{how}\n@pytest.mark.parametrize",
    )
    edit(project.path / "tests" / "test_hazel.py", '"hazel:1.2.1", ', "")
    edit(project.path / "tests" / "test_hazel.py", '"hazel:1.1"', '"hazel:1.1", "hazel:1.2.1"')
    project.runpytest("tests")
    assert check(project, capsys) == (
        1,
        f"hazel-starter:win.1 has proofs that haven't been run: {PAYING}\n4 rules of hazel: 1 thing is amiss\n",
    )


def test_a_skipped_parameter_is_amiss(project: pytest.Pytester, capsys: pytest.CaptureFixture[str]) -> None:
    edit(project.path / "tests" / "test_hazel.py", "[6, 7]", "[6, pytest.param(7, marks=pytest.mark.skip)]")
    project.runpytest("tests").assert_outcomes(passed=4, skipped=1)
    code, out = check(project, capsys)
    assert code == 1
    assert out.startswith(f"hazel:1.2.1 has proofs that haven't been run: {PAYING}\n")


BEHIND_LONG = [
    ('@pytest.mark.rule("hazel:1.1")', '@pytest.mark.long\n@pytest.mark.rule("hazel:1.1")'),
    ("import pytest\n", "import pytest\n\npytestmark = pytest.mark.long\n"),
    ("import pytest\n", "import pytest\n\npytestmark = [pytest.mark.long]\n"),
]


@pytest.mark.parametrize(("old", "new"), BEHIND_LONG)
@pytest.mark.parametrize("run", ["as always", "all of them"])
def test_a_proof_that_moved_behind_long_is_none(
    project: pytest.Pytester, capsys: pytest.CaptureFixture[str], old: str, new: str, run: str
) -> None:
    project.runpytest("tests")
    edit(project.path / "tests" / "test_hazel.py", old, new)
    project.makeini("[pytest]\nmarkers = long\ncoven_games = hazel\n")
    project.runpytest("tests", *(("-m", "not long") if run == "as always" else ()))
    code, out = check(project, capsys)
    assert code == 1
    assert out.splitlines()[0] == f"hazel:1.1 has no proof but behind `long`, where it is seldom run: {LAYING}"
    assert main(["rules", "hazel", "1.1", "--with", "hazel"]) == 0
    assert f"    long   {LAYING} (no proof: seldom run)\n" in capsys.readouterr().out


def test_a_proof_that_is_run_always_is_not_said_to_be_behind_long(
    project: pytest.Pytester, capsys: pytest.CaptureFixture[str]
) -> None:
    project.runpytest("tests")
    capsys.readouterr()
    assert main(["rules", "hazel", "1.1", "--with", "hazel"]) == 0
    out = capsys.readouterr().out
    assert LAYING in out
    assert "seldom run" not in out


def test_what_is_behind_long_can_disprove(project: pytest.Pytester, capsys: pytest.CaptureFixture[str]) -> None:
    file = project.path / "tests" / "test_hazel.py"
    edit(file, "@pytest.mark.parametrize", "@pytest.mark.long\n@pytest.mark.parametrize")
    edit(file, "card != 0", "card != 6")
    edit(file, '"hazel:1.1"', '"hazel:1.1", "hazel:1.2.1"')
    project.makeini("[pytest]\nmarkers = long\ncoven_games = hazel\n")
    project.runpytest("tests")
    assert f"hazel-starter:win.1 is disproved by {PAYING}\n" in check(project, capsys)[1]


CHANGES = {
    "hazel/turn.py": ("pay(s)", "pay(s, 1)"),
    "hazel/rules.toml": ("Cards are laid.", "Cards are laid down."),
    "tests/conftest.py": ("helper = 1", "helper = 2"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_was_run_before_a_change_of_the_source_proves_nothing(
    project: pytest.Pytester, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    (project.path / "tests" / "conftest.py").write_text("helper = 1\n")
    project.runpytest("tests")
    assert check(project, capsys)[0] == 0
    old, new = CHANGES[name]
    edit(project.path / name, old, new)
    changed = "the source or the tests have changed since 3 proofs were run: run pytest\n"
    assert check(project, capsys) == (1, f"{changed}4 rules of hazel: 1 thing is amiss\n")
    assert main(["rules", "hazel", "1.1", "--with", "hazel"]) == 0
    assert "hazel:1.1  (procedure)  proven before a change\n" in capsys.readouterr().out
    edit(project.path / name, new, old)
    assert check(project, capsys)[0] == 0, "a change that is taken back is none"
    edit(project.path / name, old, new)
    project.runpytest("tests")
    assert check(project, capsys)[0] == 0


def test_a_change_of_one_test_is_a_matter_of_its_own(
    project: pytest.Pytester, capsys: pytest.CaptureFixture[str]
) -> None:
    project.runpytest("tests")
    edit(project.path / "tests" / "scripts" / "hazel" / "win.yaml", "B wins", "B wins this")
    code, out = check(project, capsys)
    assert code == 1
    assert out.startswith(f"the source or the tests have changed since {SCRIPT} was run: run pytest\n")
    project.runpytest("tests/scripts")
    assert check(project, capsys)[0] == 0


def test_a_script_proves_in_a_folder_of_any_name(project: pytest.Pytester, capsys: pytest.CaptureFixture[str]) -> None:
    """Only at the top of a project are `docs` or `requirements` no place of tests."""
    for name in ("docs", "requirements", "saves", "mutants"):
        folder = project.path / "tests" / "scripts" / "hazel" / name
        folder.mkdir()
        (project.path / SCRIPT.partition("::")[0]).rename(folder / "win.yaml")
        project.runpytest("tests")
        assert check(project, capsys)[0] == 0, name
        edit(folder / "win.yaml", "B wins", "B wins this")
        assert check(project, capsys)[0] == 1, name
        edit(folder / "win.yaml", "B wins this", "B wins")
        (folder / "win.yaml").rename(project.path / SCRIPT.partition("::")[0])


def test_what_a_checkout_makes_new_is_not_changed(project: pytest.Pytester, capsys: pytest.CaptureFixture[str]) -> None:
    project.runpytest("tests")
    for file in project.path.rglob("*.*"):
        os.utime(file)
    for name in (
        "docs/index.txt",
        "build/hazel.py",
        ".venv/lib/hazel.py",
        "env/lib/hazel.py",
        "hazel/__pycache__/x.py",
    ):
        (project.path / name).parent.mkdir(parents=True, exist_ok=True)
        (project.path / name).write_text("x = 1\n")
    (project.path / "env" / "pyvenv.cfg").touch()
    assert check(project, capsys)[0] == 0


def test_source_that_is_changed_while_tests_run_is_not_proven(
    project: pytest.Pytester, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(
        project.path / "tests" / "test_hazel.py",
        "    assert card != 0\n",
        "    assert card != 0\n    open('hazel/turn.py', 'a').write('# more\\n')\n",
    )
    project.runpytest("tests")
    assert check(project, capsys)[1].startswith("the source or the tests have changed since 3 proofs were run")


SILENT = [
    "pass",
    "laid = [5, 6]",
    "assert True",
    "assert laid is not None",
    "assert isinstance(laid, list) and laid[0] is not None",
    "quiet(laid)",
    "tell(laid)",
    "table.look(laid)",
    "talk.tell(laid)",
    "if not laid:\n        raise ValueError(laid)",
    "pytest.importorskip('ast')",
    "Box(laid)",
]
SPEAKING = [
    "assert isinstance(laid, list) and laid[0] == 5",
    "pytest.fail('nothing is laid')",
    "Box(laid).opens()",
    "assert laid",
    "assert laid is None",
    "for card in laid:\n        assert card",
    "with pytest.raises(ValueError):\n        laid.remove(7)",
    "loud(laid)",
    "loudly(laid)",
    "shout(laid)",
    "talk.shout(laid)",
    "table.shows(laid)",
    "Table(laid)",
    "run_script(laid)",
]
HELPERS = """
def quiet(laid):
    return quiet(laid) or talk.tell(laid)


def loudly(laid):
    loud(laid)


def loud(laid):
    assert laid


class Box:
    def __init__(self, laid):
        self.laid = laid

    def opens(self):
        assert self.laid


class Table:
    def __init__(self, laid):
        if not laid:
            raise AssertionError("nothing is laid")

    def look(self, laid):
        return laid

    def shows(self, laid):
        loud(laid)


"""


@pytest.mark.parametrize("body", SILENT + SPEAKING)
def test_a_proof_without_an_assertion_is_none(
    project: pytest.Pytester, capsys: pytest.CaptureFixture[str], body: str
) -> None:
    file = project.path / "tests" / "test_hazel.py"
    (project.path / "tests" / "talk.py").write_text("def tell(x):\n    print(x)\n\n\ndef shout(x):\n    assert x\n")
    edit(file, "assert 5 in [5, 6]", f"laid, table = [5], None\n    {body}")
    edit(
        file,
        "import pytest\n",
        f"import pytest\n\nfrom tests import talk\nfrom tests.talk import shout, tell\n{HELPERS}",
    )
    found = list(silent(project.path, marks_in(project.path)))
    line = file.read_text().splitlines().index('@pytest.mark.rule("hazel:1.1")') + 1
    assert found == ([f"{file}:{line} marks hazel:1.1, and test_laying asserts nothing"] if body in SILENT else [])
    if found:
        assert f"{found[0]}\n" in check(project, capsys)[1]


def test_a_reading_is_proved_as_a_rule_is(project: pytest.Pytester, capsys: pytest.CaptureFixture[str]) -> None:
    script = project.path / "tests" / "scripts" / "hazel" / "win.yaml"
    edit(script, ", hazel:S01, hazel-starter:D01", "")
    project.runpytest("tests")
    assert check(project, capsys) == (
        1,
        "hazel:S01 has no proof: Card.\n"
        "hazel-starter:D01 has no proof: starter: Two cards. comprehensive: Three cards.\n"
        "4 rules of hazel: 2 things are amiss\n",
    )
    edit(project.path / "tests" / "test_hazel.py", '"hazel:1.1"', '"hazel:1.1", "hazel:S01"')
    project.runpytest("tests")
    capsys.readouterr()
    assert main(["rules", "hazel", "S01", "--with", "hazel"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(
        "hazel:S01  (slip)  proven\n    The book says cart.\n    read as: Card.\n    code   hazel/turn.py:11 lay\n"
    )
    assert f"    proof  {LAYING} (passed)\n" in out
    assert "; 1 reading (1 proven)\n" in out
    edit(project.path / "tests" / "test_hazel.py", "5 in [5, 6]", "5 in [6]")
    project.runpytest("tests")
    assert f"hazel:S01 is disproved by {LAYING}\n" in check(project, capsys)[1]


def test_a_test_that_is_skipped_today_proves_nothing_though_it_passed_before(
    project: pytest.Pytester, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = project.path / "tests" / "test_hazel.py"
    edit(
        file,
        "    assert 5 in [5, 6]\n",
        "    if 'SKIP' in os.environ:\n        pytest.skip('today')\n    assert 5 in [5, 6]\n",
    )
    edit(file, "import pytest\n", "import os\n\nimport pytest\n")
    project.runpytest("tests").assert_outcomes(passed=5)
    assert check(project, capsys)[0] == 0
    monkeypatch.setenv("SKIP", "1")
    project.runpytest("tests").assert_outcomes(passed=4, skipped=1)
    assert f"hazel:1.1 has proofs that haven't been run: {LAYING}\n" in check(project, capsys)[1]
