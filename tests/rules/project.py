"""A small project with a game, its ledgers, code that cites them, and tests that prove some of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from coven.cli.main import main
from coven.kernel import Rulebook

RULES = """\
[[rule]]
id = "1.1"
says = "Cards are laid."
kind = "procedure"
show = "A lays a card."

[[rule]]
id = "1.2.1"
says = "High cards are paid for."
kind = "cost"
show = "A lays a high card and pays."
hard = true

[[rule]]
id = "1.3"
says = "Cards are made of paper."
kind = "physical"
show = "Nothing to enforce."

[[slip]]
id = "S01"
where = "1.1"
conflict = "The book says cart."
reading = "Card."
why = "There are no carts."
"""

STARTER = """\
[[rule]]
id = "win.1"
says = "The higher sum wins."
kind = "scoring"
show = "A lays more and wins."

[[difference]]
id = "D01"
topic = "the hand"
starter = "Two cards."
comprehensive = "Three cards."
probe = "Count them."
"""

RULEBOOKS = (Rulebook("hazel", "rules.toml"), Rulebook("hazel-starter", "rules-starter.toml"))

GAME = """\
from coven.kernel import Rulebook
from tests.kernel.tiny import Tiny


class Hazel(Tiny):
    name = "hazel"
    title = "Hazel"
    rulebooks = (Rulebook("hazel", "rules.toml"), Rulebook("hazel-starter", "rules-starter.toml"))


GAME = Hazel()
"""

CODE = '''\
"""What happens in a turn."""

from coven.kernel import Reason

TOO_HIGH = Reason("1.2.1", "a high card has to be paid for")


def lay(s, card):
    """1.1 Laying a card."""
    s.note("1.2", "{0} is laid", card)
    pay(s)  # 1.2.1, S01: in this order
    return ask(s, "win.1") or Question("which", "Which?", "hazel-starter:win.1", "a card")
'''

TESTS = """\
import pytest


@pytest.mark.rule("hazel:1.1")
def test_laying():
    assert 5 in [5, 6]


@pytest.mark.parametrize("card", [6, 7])
@pytest.mark.rule("hazel:1.2.1", "hazel-starter:win.1")
def test_paying(card):
    assert card != 0


def test_nothing_in_particular():
    pass
"""

SCRIPT = """\
game: hazel
title: B wins
rules: [hazel-starter:win.1, hazel:S01, hazel-starter:D01]
position: {dealt: true, current: 0, hands: [[1], [5]], laid: [[], []], paid: [[], []], rest: []}
play:
- A: don't pay
- B: don't pay
- result B: higher sum
"""


LAYING = "tests/test_hazel.py::test_laying"
PAYING = "tests/test_hazel.py::test_paying"
SCRIPT_TEST = "tests/scripts/hazel/win.yaml::script"
"""The proofs of its rules, as pytest names them."""


def make_project(root: Path) -> None:
    """Write the project into a folder."""
    files = {
        "pyproject.toml": '[tool.pytest.ini_options]\ncoven_games = ["hazel"]\n',
        "hazel/__init__.py": GAME,
        "hazel/turn.py": CODE,
        "hazel/rules.toml": RULES,
        "hazel/rules-starter.toml": STARTER,
        "tests/test_hazel.py": TESTS,
        "tests/scripts/hazel/win.yaml": SCRIPT,
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")


def edit(file: Path, old: str, new: str) -> None:
    """Change a file of the project."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def check(project: pytest.Pytester, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """The exit code of `coven rules --check` in the project, and what it says."""
    capsys.readouterr()
    code = main(["rules", "--check", "--with", "hazel", *words])
    return code, capsys.readouterr().out
