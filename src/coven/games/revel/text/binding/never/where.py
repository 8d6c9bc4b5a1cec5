"""Where in the text something stands, for the caret."""

from __future__ import annotations

import re

from coven.games.revel.text.binding.scope import Reading
from coven.games.revel.text.printing.conditions import condition_words
from coven.games.revel.text.tree import Condition, Not
from coven.language.binding import NOWHERE, Span
from coven.language.walking import nodes


def place_of(node: object, reading: Reading) -> Span:
    """From the first to the last letter of it that is known; if none is, what stands behind the colon."""
    spans = [at for part in nodes(node) for at in [getattr(part, "at", NOWHERE)] if at != NOWHERE]
    if spans:
        return spans[0]
    body = reading.text.find(":") + 1
    return body + (reading.text[body : body + 1] == " "), len(reading.text)


def place_of_condition(condition: Condition, reading: Reading) -> Span:
    """A condition stands as it is printed, or else where what it asks about stands."""
    tries = [condition, condition.condition] if isinstance(condition, Not) else [condition, Not(condition)]
    for one in tries:
        try:
            words = condition_words(one)
        except (AssertionError, ValueError, KeyError):  # a denial that has no words of its own
            continue
        start = reading.text.lower().find(words.lower())
        if start >= 0:
            return start, start + len(words)
    return place_of(condition, reading)


def place_of_words(word: str, reading: Reading, node: object = None) -> Span:
    """The last place where a word stands, in whichever form, or else that of a node."""
    found = list(re.finditer(rf"\b{re.escape(word)}(e?s)?\b", reading.text, re.IGNORECASE))
    return found[-1].span() if found else place_of(node, reading)
