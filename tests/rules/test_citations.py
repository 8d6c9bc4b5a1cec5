"""Citations: where code names a rule, and where it only seems to."""

from __future__ import annotations

from pathlib import Path

import pytest

from coven.rules.citations import citations_in, leading, resolve, shared_citations
from coven.rules.ledger import Ledger, ledgers_in, read_ledger
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


def test_a_word_handed_over_by_name_is_a_citation_where_a_rule_is_wanted(tmp_path: Path) -> None:
    make_project(tmp_path)
    ledgers = ledgers_in(tmp_path / "hazel", "hazel", RULEBOOKS)
    before = [c.number for c in citations_in(tmp_path / "hazel", ledgers)]
    edit(tmp_path / "hazel" / "turn.py", 'is laid", card)', 'is laid", card, how="T9", at="1.1")')
    assert [c.number for c in citations_in(tmp_path / "hazel", ledgers)] == [*before[:2], "1.1", *before[2:]]
    edit(tmp_path / "hazel" / "turn.py", 'how="T9"', 'rule="T9"')
    assert sorted(c.number for c in citations_in(tmp_path / "hazel", ledgers)) == sorted([*before, "1.1", "T9"])


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("1.1 Laying a card.", ["1.1"]),
        (" 1.1", ["1.1"]),
        ("1.1, 1.2.1 and S01: both", ["1.1", "1.2.1", "S01"]),
        ("1.1; 1.2.1, and S01 too", ["1.1", "1.2.1", "S01"]),
        ("1.1, 1.2.1 by construction: nothing is left to do", ["1.1", "1.2.1"]),
        ("1.1,\n    1.2.1 In two lines.", ["1.1", "1.2.1"]),
        ("1.1 to be laid", ["1.1"]),
        ("1.1, as 1.2.1 has it", ["1.1"]),
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


IDS = (
    "5.7", "5.7.1", "5.7.2", "5.7.10", "5.8.1", "5.9.1", "102.1", "102.1#2", "102.1a", "102.2", "event-step.1",
    "event-step.2",
)  # fmt: skip


def ledger_of(folder: Path, *ids: str, name: str = "oak") -> Ledger:
    folder.mkdir(exist_ok=True)
    rules = [f'[[rule]]\nid = "{id}"\nsays = "x"\nkind = "x"\nshow = "x"\n' for id in ids]
    (folder / "rules.toml").write_text("".join(rules), encoding="utf-8")
    return read_ledger(folder / "rules.toml", name, "oak")


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("5.7.1 to 5.7.10 Paying.", ["5.7.1", "5.7.2", "5.7.10"]),
        ("5.8.1, 5.7.2 to 5.7.10 and 102.2", ["5.8.1", "5.7.2", "5.7.10", "102.2"]),
        ("102.1 to 102.2", ["102.1", "102.1#2", "102.1a", "102.2"]),
        ("event-step.1 to event-step.2: the step", ["event-step.1", "event-step.2"]),
        ("oak:5.7.1 to 5.7.2", ["oak:5.7.1", "oak:5.7.2"]),
        ("oak:5.7.1 to oak:5.7.2", ["oak:5.7.1", "oak:5.7.2"]),
        ("5.7.2 to 5.7.2", ["5.7.2"]),
        ("5.8 to 5.9 two sections, and none of their rules", ["5.8", "5.9"]),
    ],
)
def test_a_range_cites_all_from_one_end_to_the_other(tmp_path: Path, text: str, numbers: list[str]) -> None:
    ledgers = [ledger_of(tmp_path, *IDS)]
    assert leading(text, ledgers) == numbers
    assert all(resolve(number, ledgers) for number in numbers)


@pytest.mark.parametrize(
    "text",
    [
        "5.7.2 to 5.7.1",  # the wrong way round
        "5.7.2 to 5.7.9",  # no such rule
        "5.7.1 to 5.8.1",  # of two sections
        "5.8 to 5.8.1",  # from a section to a rule
        "ash:5.7.1 to 5.7.2",  # of another ledger
    ],
)
def test_a_range_that_is_none_is_a_citation_that_no_ledger_knows(tmp_path: Path, text: str) -> None:
    ledgers = [ledger_of(tmp_path, *IDS)]
    assert leading(text, ledgers) == [text]
    assert not resolve(text, ledgers)


def test_what_stands_under_an_attribute_cites_and_a_text_in_the_code_does_not(tmp_path: Path) -> None:
    ledgers = [ledger_of(tmp_path, *IDS)]
    (tmp_path / "turn.py").write_text('FIRST = 1\n"""5.7.1 Who begins."""\nLAST = "5.7.2 Who ends."\n')
    assert [(c.number, c.line) for c in citations_in(tmp_path, ledgers)] == [("5.7.1", 2)]


def test_tests_and_hidden_folders_carry_no_rules(tmp_path: Path) -> None:
    ledgers = [ledger_of(tmp_path / "oak", *IDS)]
    for name in ("conftest.py", "test_turn.py", "turn_test.py", "tests/tale.py", ".venv/lib/oak.py"):
        file = tmp_path / "oak" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("# 5.7.1\n")
    assert citations_in(tmp_path / "oak", ledgers) == []
    (tmp_path / "oak" / "contest.py").write_text("# 5.7.1\n")
    assert [c.file.name for c in citations_in(tmp_path / "oak", ledgers)] == ["contest.py"]


def test_what_games_share_cites_with_the_name_of_a_ledger(tmp_path: Path) -> None:
    ledgers = [ledger_of(tmp_path / "oak", *IDS), ledger_of(tmp_path / "ash", "1.1", name="ash")]
    code = {
        "kernel/repair.py": '"""5.7.1 Not whose?"""\n# oak:5.7.1 to 5.7.2, ash:1.1 and elm:3.1: begun, and undone\n',
        "cards/deeper/decks.py": "# oak:5.8.1\n",
        "cli/main.py": "# oak:102.1\n",
    }
    for name, text in code.items():
        (tmp_path / "coven" / name).parent.mkdir(parents=True)
        (tmp_path / "coven" / name).write_text(text)
    found = [(c.number, c.ledger) for c in shared_citations(ledgers, tmp_path / "coven")]
    assert found == [
        ("ash:1.1", "ash"),
        ("elm:3.1", "elm"),
        ("oak:5.7.1", "oak"),
        ("oak:5.7.2", "oak"),
        ("oak:5.8.1", "oak"),
    ]
