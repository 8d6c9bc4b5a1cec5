"""No word of card text is idle at play: two texts that differ in one choice of words play differently somewhere.

The choices are those of the parser's own tables (see `derivations`): a word, and another one or none in its place. For
each, texts that have it are played with the one and with the other (see `telling_apart`), shortest first, until a
position is found in which they differ. What can't be told apart at play is listed here with its reason.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from tests.games.spoils.text.derivations import compiled, pairs
from tests.games.spoils.text.telling_apart import shapes_of, told_apart
from tests.games.spoils.text.unseen import UNSEEN

SEED = "COVEN_IDLE_SEED"
LOT, SOME = os.environ.get(SEED, "1"), 60
TEXTS, FEW, MORE = 6, 12, 40
Texts = tuple[str, str]


Label = tuple[str, str]


@cache
def written() -> dict[Label, list[Texts]]:
    """Each choice of words, with the texts that differ in it alone, the shortest first; whether they can be read is
    seen when they are looked at."""
    found: dict[Label, list[Texts]] = {}
    for pair in pairs():
        found.setdefault((pair.choice.word, pair.choice.other), []).append((pair.text, pair.changed))
    return {label: sorted(texts, key=lambda both: len(both[0])) for label, texts in sorted(found.items())}


@cache
def readable(label: Label) -> tuple[Texts, ...]:
    """The first texts that differ in a choice of words and can both be read, on cards of one kind at least."""
    return tuple(islice((both for both in written()[label] if _are_two_readings(both)), TEXTS))


def _are_two_readings(both: Texts) -> bool:
    before, after = map(compiled, both)
    return None not in (before, after) and before != after and bool(shapes_of(both[0]) & shapes_of(both[1]))


def choices() -> Iterator[Label]:
    """All choices between words that can be read, by lot."""
    labels = list(written())
    random.Random(LOT).shuffle(labels)
    return (label for label in labels if label not in UNSEEN and readable(label))


def is_told_apart(label: Label) -> bool:
    return any(
        told_apart(both, positions, first) is not None
        for positions, first in ((FEW, 0), (MORE, FEW))
        for both in readable(label)
    )


def test_a_choice_of_words_is_seen_at_play() -> None:
    some = list(islice(choices(), SOME))
    assert len(some) == SOME
    assert [label for label in some if not is_told_apart(label)] == [], f"again: {SEED}={LOT}"


@pytest.mark.long
def test_every_choice_of_words_is_seen_at_play() -> None:
    assert {label for label in choices() if not is_told_apart(label)} == set()


def test_what_is_listed_is_a_choice_of_words() -> None:
    assert [label for label in UNSEEN if label not in written() or not readable(label)] == []
