"""The tables in the documents are those that the games make."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from coven.games import find, names
from coven.games.revel.seen import view
from coven.scripts.tables import MADE, questions, renewed, sentences, table, views
from tests.pages import DOCS

pytestmark = pytest.mark.skipif(
    not (view.__file__ or "").endswith(".py"), reason="compiled classes keep no annotations to make tables from"
)

PAGES = sorted(DOCS.glob("*.md"))


@dataclass
class Seen:
    """Part of a view."""

    cards: int
    """3.4.3, revel-starter:goal.3 by construction: how many, or None."""
    hidden: int


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_tables_in_the_documents_are_up_to_date(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert text == renewed(text), "to renew them: python -m coven.scripts.tables docs/*.md"


@pytest.mark.parametrize("what", MADE)
@pytest.mark.parametrize("game", names())
def test_every_game_has_its_tables(game: str, what: str) -> None:
    assert any(f"<!-- {what} of {game} -->" in page.read_text(encoding="utf-8") for page in PAGES)


@pytest.mark.parametrize("game", names())
def test_every_question_tells_its_answers(game: str) -> None:
    listed = list(questions(find(game)))[2:]
    assert len(listed) == len(find(game).questions())
    assert all("`" in line.split(" | ")[3] or "name" in line.split(" | ")[3] for line in listed)


def test_what_is_between_the_marks_is_made_anew_and_nothing_else() -> None:
    page = "before\n<!-- chances of revel -->\nold\n<!-- made -->\nafter <!-- made -->"
    made = renewed(page)
    assert made.startswith("before\n<!-- chances of revel -->\n\n| what")
    assert made.endswith("|\n\n<!-- made -->\nafter <!-- made -->")
    assert "old" not in made
    assert renewed(made) == made


def test_a_view_is_told_by_paths_and_a_class_once() -> None:
    lines = list(views(find("revel")))
    assert "| `A.witch.power` | number, or null | Current Power; null if it has none. |" in lines
    assert "| `A.spells.1` | as `A.witch`, or null | By spell space, 1 to 5. |" in lines
    assert sum("`B" in line for line in lines) == 1


def test_a_sentence_is_told_without_the_rules_it_cites() -> None:
    assert sentences(Seen) == {"cards": "How many, or null."}


def test_a_bar_in_a_cell_stays_in_it() -> None:
    assert list(table(("a", "b"), [("x|y", "z")])) == ["| a | b |", "|---|---|", "| x&#124;y | z |"]
