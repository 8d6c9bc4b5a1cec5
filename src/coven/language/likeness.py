"""Whether one text can still be what somebody meant by another."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Final

from coven.language.nearest import Word
from coven.language.words import capital

NEGATIONS: Final = frozenset(
    ("can't", "cannot", "not", "don't", "doesn't", "didn't", "isn't", "aren't", "no", "without")
)
"""Words that turn what is said into its opposite."""
LITTLE: Final = frozenset(
    ("a", "an", "the", "then", "of", "to", "from", "any", "all", "1", "card", "cards", "back", "also", "is", "are")
)
"""Words that a text may be short of, or have too many of, and still say the same."""
WHOSE: Final = frozenset(("your", "their", "its", "her", "his"))
"""Words that say whose something is: 'their' is no slip for 'the'."""
SLIP: Final = 0.7
"""How alike two words are that are taken for one another."""
MOST_CHANGED: Final = 2
"""So many words may be other ones in a text that is still near."""
_SENTENCE: Final = re.compile(r"\. (?=\w)")
_WORD: Final = re.compile(r"[\w'+-]+")


def is_like(text: str, other: str) -> bool:
    """Whether a text can still be what somebody meant by another: few words are changed, and those are slips of the pen
    or say little. It forbids nothing that the other allows, nor the other way round."""
    words, others = _WORD.findall(text.lower()), _WORD.findall(other.lower())
    if [word for word in words if word in NEGATIONS] != [word for word in others if word in NEGATIONS]:
        return False
    if len(_SENTENCE.findall(text)) != len(_SENTENCE.findall(other)):
        return False  # what was paid for would be had for nothing
    changed = 0
    for same, start, end, other_start, other_end in SequenceMatcher(None, words, others, False).get_opcodes():
        if same == "equal":
            continue
        changed += max(end - start, other_end - other_start)
        if not _says_the_same(words[start:end], others[other_start:other_end]):
            return False
    return changed <= MOST_CHANGED


def _says_the_same(words: list[str], others: list[str]) -> bool:
    """Whether words stand for others: what is left out or put in says little, and what is exchanged looks alike."""
    if len(words) != len(others):
        longer, shorter = (words, others) if len(words) > len(others) else (others, words)
        rest = [word for word in longer if word not in LITTLE]
        return len(rest) <= len(shorter) and all(map(_is_slip, rest, [word for word in shorter if word not in LITTLE]))
    return all(map(_is_slip, words, others))


def _is_slip(word: str, other: str) -> bool:
    if (word in LITTLE and other in WHOSE) or (word in WHOSE and other in LITTLE):
        return False
    return (word in LITTLE and other in LITTLE) or SequenceMatcher(None, word, other).ratio() >= SLIP


def spoken(words: Sequence[Word]) -> str:
    """Words as sentences."""
    text, begins = "", True
    for word in words:
        said = capital(word.words) if begins else word.words
        text += said if not text or said[0] in ".,;" else f" {said}"
        begins = word.words == "."
    return text
