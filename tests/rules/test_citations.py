"""Citations: where code names a rule, and where it only seems to."""

from __future__ import annotations

from pathlib import Path

import pytest

from coven.rules.citations import citations_in, leading, resolve
from coven.rules.ledger import ledgers_in
from tests.rules.project import RULEBOOKS, edit, make_project


def test_docstrings_comments_and_strings_cite(tmp_path: Path) -> None:
    make_project(tmp_path)
    ledgers = ledgers_in(tmp_path / "hazel", "hazel", RULEBOOKS)
    found = [(c.number, c.line, c.function) for c in citations_in(tmp_path / "hazel", ledgers)]
    assert found == [
        ("1.2.1", 5, ""),
        ("1.1", 9, "lay"),
        ("1.2", 10, "lay"),
        ("1.2.1", 11, "lay"),
        ("S01", 11, "lay"),
        ("hazel-starter:win.1", 12, "lay"),
        ("win.1", 12, "lay"),
    ]
    assert all(resolve(number, ledgers) for number, _, _ in found)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"""1.1 Laying', '"""1.9 Laying'),
        ("# 1.2.1, S01", "# 1.2.1, 1.2.9"),
        ('note("1.2"', 'note("1.9"'),
        ('note("1.2"', 'note("T9"'),
        ('"hazel-starter:win.1"', '"hazel:win.1"'),
        ('Reason("1.2.1"', 'Reason("1.2.1" if LOW else "1.2.7"'),
    ],
)
def test_a_wrong_number_is_a_citation_that_no_ledger_knows(tmp_path: Path, old: str, new: str) -> None:
    make_project(tmp_path)
    edit(tmp_path / "hazel" / "turn.py", old, new)
    ledgers = ledgers_in(tmp_path / "hazel", "hazel", RULEBOOKS)
    unknown = [c for c in citations_in(tmp_path / "hazel", ledgers) if not resolve(c.number, ledgers)]
    assert len(unknown) == 1
    assert unknown[0].number in new


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("1.1 Laying a card.", ["1.1"]),
        (" 1.1", ["1.1"]),
        ("1.1, 1.2.1 and S01: both", ["1.1", "1.2.1", "S01"]),
        ("103.1c#2; event-step.5 The step.", ["103.1c#2", "event-step.5"]),
        ("hazel-starter:win.1 Winning.", ["hazel-starter:win.1"]),
        ("0.P.1 The primer.", ["0.P.1"]),
        ("2 players sit down.", []),
        ("A turn, as 1.1 has it.", []),
        ("turn.py reads this.", []),
        ("e.g. the first", []),
        ("T1 is nothing here", []),
    ],
)
def test_what_a_text_begins_with(tmp_path: Path, text: str, numbers: list[str]) -> None:
    make_project(tmp_path)
    assert leading(text, ledgers_in(tmp_path / "hazel", "hazel", RULEBOOKS)) == numbers
