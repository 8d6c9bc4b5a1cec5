"""Other wordings are put into house words, and every letter knows where it comes from."""

from __future__ import annotations

from coven.language import TextError
from coven.language.rewording import Reworded, Wording, reword

TABLE = (
    Wording("as long as", "while", "", ""),
    Wording(r"the top (\d+) cards of (your) deck", "{2} next {1} draws", "", ""),
    Wording("one", "1", "", ""),
)


def shown(reworded: Reworded, word: str) -> str:
    """The words that were written where a word stands now."""
    start = reworded.text.index(word)
    error = reworded.shown(TextError("wrong", reworded.text, start, start + len(word)))
    return error.text[error.start : error.end]


def test_a_wording_keeps_its_capital() -> None:
    assert reword("As long as it rains, stay.", TABLE).text == "While it rains, stay."


def test_groups_are_put_where_the_house_wording_has_them() -> None:
    reworded = reword("Reveal the top 3 cards of your deck.", TABLE)
    assert reworded.text == "Reveal your next 3 draws."
    assert shown(reworded, "Reveal") == "Reveal"
    assert shown(reworded, "3") == "3"
    assert shown(reworded, "draws") == "the top 3 cards of your deck"


def test_words_within_words_and_names_in_quotes_stay() -> None:
    assert reword('Draw one, none, named "one".', TABLE).text == 'Draw 1, none, named "one".'


def test_a_possessive_is_another_word() -> None:
    for mark in "’'":
        assert reword(f"Draw one, at one{mark}s peril.", TABLE).text == f"Draw 1, at one{mark}s peril."


def test_what_is_added_at_the_end_stands_at_the_end() -> None:
    reworded = Reworded("Draw 1 card")
    reworded.replace(11, 11, ["."])
    assert reworded.text == "Draw 1 card."
    error = reworded.shown(TextError("wrong", reworded.text, 11))
    assert error.start == 11
