"""Ledgers: what they know, and what is wrong with a bad one."""

from __future__ import annotations

from pathlib import Path

import pytest

from coven.rules.ledger import LedgerError, ledgers_in, read_ledger
from tests.rules.project import RULEBOOKS, make_project


def test_a_game_may_have_several_rulebooks(tmp_path: Path) -> None:
    make_project(tmp_path)
    book, starter = ledgers_in(tmp_path / "hazel", "hazel", RULEBOOKS)
    assert (book.name, starter.name) == ("hazel", "hazel-starter")
    assert list(book.rules) == ["1.1", "1.2.1", "1.3"]
    assert book.rules["1.2.1"].hard
    assert not book.rules["1.1"].hard
    assert book.rules["1.3"].physical
    slip, difference = book.readings["S01"], starter.readings["D01"]
    assert (slip.kind, slip.about, slip.reading) == ("slip", "The book says cart.", "Card.")
    assert difference.reading == "starter: Two cards. comprehensive: Three cards."


def test_what_a_ledger_knows(tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    ids = ("5.7.2", "5.70.1", "102.1", "102.1#2", "103.1c", "1.4a.1", "event-step.5")
    file.write_text("".join(f'[[rule]]\nid = "{id}"\nsays = "x"\nkind = "x"\nshow = "x"\n' for id in ids))
    ledger = read_ledger(file, "x", "x")
    for known in (*ids, "5", "5.7", "103", "103.1", "1.4", "1.4a", "event-step"):
        assert ledger.knows(known), known
    for unknown in ("5.7.3", "5.7.2.1", "10", "102.1#3", "103.1d", "event", "event-step.50", "5.", ""):
        assert not ledger.knows(unknown), unknown


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[[rule]", "is no TOML"),
        ('[[rule]]\nid = "1"\nsays = "x"\nkind = "y"\n', "the rule '1' has no show"),
        ('[[slip]]\nid = "S1"\nconflict = "x"\n', "the slip 'S1' needs an id, what it is about, and a reading"),
        ('[[rule]]\nid = "1"\nsays = "x"\nkind = "y"\nshow = "z"\n' * 2, "1 is there twice"),
    ],
)
def test_a_bad_ledger(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(text)
    with pytest.raises(LedgerError, match=says):
        read_ledger(file, "x", "x")
