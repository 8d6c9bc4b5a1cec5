"""The search for the nearest text goes by the grammar's own tables: any grammar can use it."""

from __future__ import annotations

import pytest
from lark import Token

from coven.language import TextError
from coven.language.grammar import Grammar
from coven.language.nearest import UNKNOWN, Lexicon, mended, nearest

GRAMMAR = """
%declare THE CAT DOG SEES AND
start: noun SEES noun (AND noun)*
noun: THE (CAT | DOG)
"""
WORDS = {"THE": "the", "CAT": "cat", "DOG": "dog", "SEES": "sees", "AND": "and"}


def near(text: str, mistake: int = 0, most: int = 3) -> list[str]:
    """The nearest texts about cats and dogs."""
    grammar = Grammar(GRAMMAR, ("start",), {})
    terminals = {word: terminal for terminal, word in WORDS.items()}
    tokens: list[Token] = []
    place = 0
    for word in text.split():
        place = text.index(word, place)
        tokens.append(Token(terminals.get(word, UNKNOWN), word, place, end_pos=place + len(word)))
    lexicon = Lexicon({terminal: (word,) for terminal, word in WORDS.items()}, {"THE": 0.5})
    found = nearest(grammar, "start", tokens, mistake, lexicon)
    return [" ".join(word.words for word in words) for _, words in zip(range(most), found, strict=False)]


def test_what_is_right_is_nearest_to_itself() -> None:
    assert near("the cat sees the dog")[0] == "the cat sees the dog"


def test_a_word_is_put_in() -> None:
    assert near("the cat sees dog", 13)[0] == "the cat sees the dog"


def test_a_word_is_left_out() -> None:
    assert near("the the cat sees the dog", 4)[0] == "the cat sees the dog"


def test_a_misspelt_word_is_exchanged_for_the_one_most_like_it() -> None:
    assert near("the cat seees the dogg", 8)[0] == "the cat sees the dog"


@pytest.mark.parametrize(("wrong", "left"), [("cat", "dog"), ("dog", "cat")])
def test_what_is_changed_is_near_the_mistake(wrong: str, left: str) -> None:
    """One of the two animals is one too many: the one at which reading came to grief goes."""
    text = "the cat dog sees the cat"
    assert near(text, text.index(wrong), most=1) == [f"the {left} sees the cat"]


def test_what_is_far_from_everything_is_near_nothing() -> None:
    assert near("a b c d e f g h i j") == []


def test_errors_that_know_what_is_right_are_put_right() -> None:
    def read(text: str) -> str:
        if "dogs" in text:
            raise TextError("one dog", text, text.index("dogs"), text.index("dogs") + 4, instead="dog")
        if "wolf" in text:
            raise TextError("no wolves", text, text.index("wolf"))
        return text.upper()

    assert mended("the dogs and the dogs", read) == "THE DOG AND THE DOG"
    assert mended("the dogs and the wolf", read) is None
