"""The nearest text that a grammar accepts: few words left out, put in or exchanged, as near as can be to the mistake.

The search walks the grammar's own tables, so that every text it comes to can be parsed; whether it also makes sense is
for the game to say, which tries one after the other until one does.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from functools import cache
from typing import NamedTuple

from lark import Token

from coven.language.errors import TextError
from coven.language.grammar import Grammar, Stack

UNKNOWN = "UNKNOWN"
"""The terminal of a word that card text doesn't have."""

MOST_STEPS = 2500
"""How far the search goes before it gives up."""
MOST_COST = 3.0
"""How much may be changed in a text that is still called near."""
MOST_TRIED = 40
"""How many texts that can be parsed are tried for whether they make sense."""

LEFT_OUT = 1.0
LEFT_OUT_UNKNOWN = 0.8
PUT_IN = 1.0
EXCHANGED = 1.5
ALIKE = 0.75
"""How alike two words have to be to be taken for a slip of the pen."""
AWAY = 0.05
"""What each word between a change and the mistake costs."""
BEFORE = 5
"""How many words before the mistake may be changed: what comes earlier was understood."""


@dataclass(frozen=True, slots=True)
class Lexicon:
    """What the search knows of a game's words."""

    phrases: Mapping[str, Sequence[str]]
    """The words and phrases of each terminal that may be put in or exchanged, the usual one first."""
    cheap: Mapping[str, float] = field(default_factory=dict)
    """Terminals that say little, and what leaving out or putting in one costs."""
    kept: Mapping[str, str] = field(default_factory=dict)
    """Terminals of words that say what is done, each with what it is a form of: such a word is never left out, and
    exchanged for another form of the same only, for the nearest text must not be the opposite."""


class Word(NamedTuple):
    """A word of a text that was found."""

    terminal: str
    words: str


class _Step(NamedTuple):
    cost: float
    place: int
    """How many words of the text have been gone through; negative, so that of equal costs the furthest comes first."""
    number: int
    stack: Stack
    found: tuple[Word, ...]


def nearest(
    grammar: Grammar, start: str, tokens: Sequence[Token], mistake: int, lexicon: Lexicon
) -> Iterator[tuple[Word, ...]]:
    """Texts that a grammar accepts, the nearest first. `mistake`: the place in the text of what is wrong with it."""
    at = next((n for n, token in enumerate(tokens) if (token.end_pos or 0) > mistake), len(tokens))
    steps = [_Step(0.0, 0, 0, grammar.begin(start), ())]
    seen: set[tuple[int, Stack]] = set()
    number = 0
    for _ in range(MOST_STEPS):
        if not steps:
            return
        step = heapq.heappop(steps)
        place = -step.place
        if (place, step.stack) in seen:
            continue
        seen.add((place, step.stack))
        if place == len(tokens) and grammar.may_end(step.stack):
            yield step.found
        ways = _ways(grammar, tokens, place, step.stack, lexicon, change=place >= at - BEFORE)
        for cost, next_place, stack, word in ways:
            total = step.cost + cost + (AWAY * abs(place - at) if cost else 0.0)
            if total <= MOST_COST and (next_place, stack) not in seen:
                number += 1
                found = step.found if word is None else (*step.found, word)
                heapq.heappush(steps, _Step(total, -next_place, number, stack, found))


def _ways(
    grammar: Grammar, tokens: Sequence[Token], place: int, stack: Stack, lexicon: Lexicon, *, change: bool
) -> Iterator[tuple[float, int, Stack, Word | None]]:
    """How a text can go on: with its next word, without it, or with another one."""
    token = tokens[place] if place < len(tokens) else None
    if token is not None:
        kept = grammar.advance(stack, token.type)
        if kept is not None:
            yield 0.0, place + 1, kept, Word(token.type, str(token))
        if not change and kept is not None:
            return
        if token.type not in lexicon.kept:
            cost = LEFT_OUT_UNKNOWN if token.type == UNKNOWN else lexicon.cheap.get(token.type, LEFT_OUT)
            yield cost, place + 1, stack, None
    for terminal in grammar.expected(stack):
        phrases = lexicon.phrases.get(terminal)
        if not phrases:
            continue
        after = grammar.advance(stack, terminal)
        if after is None:
            continue
        yield lexicon.cheap.get(terminal, PUT_IN), place, after, Word(terminal, phrases[0])
        form = lexicon.kept.get(token.type) if token is not None else None
        if token is not None and terminal != token.type and form in (None, lexicon.kept.get(terminal)):
            phrase, likeness = _most_alike(str(token), tuple(phrases))
            yield EXCHANGED * (1.15 - likeness if likeness >= ALIKE else 1.0), place + 1, after, Word(terminal, phrase)


@cache
def _most_alike(word: str, phrases: tuple[str, ...]) -> tuple[str, float]:
    """The phrase that is most like a word, and how much."""
    best, most = phrases[0], 0.0
    for phrase in phrases:
        likeness = SequenceMatcher(None, word.lower(), phrase.lower()).ratio()
        if likeness > most:
            best, most = phrase, likeness
    return best, most


def first_that_reads(candidates: Iterator[str], read: Callable[[str], str]) -> str | None:
    """The first of some texts that makes sense, as it is printed."""
    for _, text in zip(range(MOST_TRIED), candidates, strict=False):
        found = mended(text, read)
        if found is not None:
            return found
    return None


def mended(text: str, read: Callable[[str], str], most: int = 6) -> str | None:
    """A text whose errors all say themselves what would be right there, put right, as it is printed; or None."""
    for _ in range(most):
        try:
            return read(text)
        except TextError as error:
            if error.instead is None or error.text != text:
                return None
            text = text[: error.start] + error.instead + text[error.end :]
    return None
