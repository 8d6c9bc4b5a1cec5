"""Reach: the lines of rules that no proof runs."""

from __future__ import annotations

from pathlib import Path

from coven.rules.reach import unreached
from tests.rules.project import edit, make_project


def test_lines_that_were_not_run_are_listed_and_counted(tmp_path: Path) -> None:
    make_project(tmp_path)
    folder = tmp_path / "hazel"
    (folder / "seen").mkdir()
    (folder / "seen" / "view.py").write_text("VIEW = 1\n")
    measured = {
        str(folder / "turn.py"): {"executed_lines": [3, 5, 8, 10], "missing_lines": [11, 12]},
        str(folder / "seen" / "view.py"): {"executed_lines": [], "missing_lines": [1]},
        str(tmp_path / "tests" / "test_hazel.py"): {"executed_lines": [], "missing_lines": [1]},
    }
    edit(folder / "turn.py", 'return ask(s, "win.1")', "return ask(s)")
    listed = [
        "hazel/turn.py:11: pay(s)  # 1.2.1, S01: in this order",
        'hazel/turn.py:12: return ask(s) or Question("which", "Which?", "hazel-starter:win.1", "a card")',
    ]
    assert list(unreached("hazel", folder, measured)) == [
        *listed,
        "hazel: 2 of 6 lines of rules are reached by no proof",
    ]
    assert list(unreached("hazel", folder, measured, ())) == [
        "hazel/seen/view.py:1: VIEW = 1",
        *listed,
        "hazel: 3 of 7 lines of rules are reached by no proof",
    ]
