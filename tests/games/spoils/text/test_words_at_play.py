"""No word of card text is idle at play: two texts that differ in one choice of words play differently somewhere.

The choices are those of the parser's own tables (see `derivations`): a word, and another one or none in its place. For
each, texts that have it are played with the one and with the other (see `telling_apart`), shortest first, until a
position is found in which they differ. What can't be told apart at play is listed here with its reason.
"""

from __future__ import annotations

import os
import random
from functools import cache

import pytest

from tests.games.spoils.text.derivations import compiled, pairs
from tests.games.spoils.text.telling_apart import shapes_of, told_apart
from tests.games.spoils.text.unseen import UNSEEN

SEED = "COVEN_IDLE_SEED"
LOT, SOME = os.environ.get(SEED, "1"), 60
TEXTS, FEW, MORE = 6, 12, 40
Texts = tuple[str, str]


@cache
def choices() -> dict[tuple[str, str], list[Texts]]:
    """Each choice of words, with the texts that differ in it alone."""
    found: dict[tuple[str, str], list[Texts]] = {}
    for pair in pairs():
        before, after = compiled(pair.text), compiled(pair.changed)
        if before is None or after is None or before == after or not shapes_of(pair.text) & shapes_of(pair.changed):
            continue
        found.setdefault((pair.choice.word, pair.choice.other), []).append((pair.text, pair.changed))
    return {label: sorted(texts, key=lambda both: len(both[0])) for label, texts in sorted(found.items())}


def is_told_apart(texts: list[Texts]) -> bool:
    return any(
        told_apart(both, positions, first) is not None
        for positions, first in ((FEW, 0), (MORE, FEW))
        for both in texts[:TEXTS]
    )


def test_a_choice_of_words_is_seen_at_play() -> None:
    some = random.Random(LOT).sample([label for label in choices() if label not in UNSEEN], SOME)
    assert [label for label in some if not is_told_apart(choices()[label])] == [], f"again: {SEED}={LOT}"


@pytest.mark.long
def test_every_choice_of_words_is_seen_at_play() -> None:
    unseen = {label for label, texts in choices().items() if label not in UNSEEN and not is_told_apart(texts)}
    assert unseen == set()


def test_what_is_listed_is_a_choice_of_words() -> None:
    assert set(UNSEEN) - set(choices()) == set()
