"""The read-back tells everything that a text says: no two texts are told alike but those that mean the same.

Those differ in pointing words that stand for the same thing, which the read-back is there to resolve, and in wordings
of which both are accepted.
"""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from coven.games.spoils.text.printing import print_paragraph
from coven.games.spoils.text.telling import tell
from coven.games.spoils.text.tree import Paragraph
from tests.games.spoils.text.derivations import compiled, texts, written

SOME, FEW = 150, 50


def told_alike(several: list[str]) -> list[tuple[str, str]]:
    """Texts that are printed differently and told alike."""
    seen: dict[tuple[str, ...], tuple[Paragraph, str]] = {}
    found = []
    for text in several:
        paragraph = compiled(text)
        if paragraph is None:
            continue
        first, printed = seen.setdefault(tell(paragraph), (paragraph, print_paragraph(paragraph)))
        if first != paragraph and printed != print_paragraph(paragraph):
            found.append((printed, print_paragraph(paragraph)))
    return found


@cache
def derived(seeds: range) -> list[str]:
    return [written(random.Random(f"told {seed}")) for seed in seeds]


def test_no_two_texts_are_told_alike_but_those_that_mean_the_same() -> None:
    assert [
        pair for pair in told_alike([*random.Random(1).sample(texts(), SOME), *derived(range(FEW))]) if not same(*pair)
    ] == []


@pytest.mark.long
def test_no_two_of_many_texts_are_told_alike() -> None:
    assert [pair for pair in told_alike([*texts(), *derived(range(1000, 9000))]) if not same(*pair)] == []


def test_a_derived_text_is_printed_as_it_was_written() -> None:
    for text in derived(range(FEW)):
        paragraph = compiled(text)
        if paragraph is None:
            continue  # one of a card, which points at what the paragraph above it has named
        printed = print_paragraph(paragraph)
        assert compiled(printed) == paragraph
        assert printed == text


def same(one: str, other: str) -> bool:
    """Whether two texts differ only in how they point at the same thing, or in how they say 'all'."""
    return plainly(one) == plainly(other)


POINTING = re.compile(
    r"\b(?:the|that|those|its|their|this) (?:\w+ )?(?:card|character|item|location|tactic|resource)s?\b"
)
EQUAL = {
    "Provides [": "This card provides [",
    "that player": "they",
    "there are no": "there are 0",
}


def plainly(text: str) -> str:
    for said, meant in EQUAL.items():
        text = text.replace(said, meant)
    words = [word.rstrip(".,").removesuffix("s") for word in POINTING.sub("it", text.lower()).split()]
    return " ".join(word for word in words if word not in ("each", "all", "the"))
