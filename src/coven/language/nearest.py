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


class _Found(NamedTuple):
    """The words found on the way to a step, the last one first."""

    word: Word
    before: _Found | None


class _Step(NamedTuple):
    cost: float
    place: int
    """How many words of the text have been gone through; negative, so that of equal costs the furthest comes first."""
    number: int
    stack: Stack
    found: _Found | None


class _Way(NamedTuple):
    """How a text can go on."""

    cost: float
    place: int
    stack: Stack
    word: Word | None
    """What is said; None where a word is left out."""


def nearest(
    grammar: Grammar, start: str, tokens: Sequence[Token], mistake: int, lexicon: Lexicon
) -> Iterator[tuple[Word, ...]]:
    """Texts that a grammar accepts, the nearest first. `mistake`: the place in the text of what is wrong with it."""
    at = next((n for n, token in enumerate(tokens) if (token.end_pos or 0) > mistake), len(tokens))
    search = _Search(grammar, tokens, at, lexicon)
    steps = [_Step(0.0, 0, 0, grammar.begin(start), None)]
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
            yield _in_order(step.found)
        for way in search.ways(place, step.stack, MOST_COST - step.cost):
            if (way.place, way.stack) not in seen:
                number += 1
                found = step.found if way.word is None else _Found(way.word, step.found)
                heapq.heappush(steps, _Step(step.cost + way.cost, -way.place, number, way.stack, found))


def _in_order(found: _Found | None) -> tuple[Word, ...]:
    words: list[Word] = []
    while found is not None:
        words.append(found.word)
        found = found.before
    return tuple(reversed(words))


@dataclass(frozen=True, slots=True)
class _Search:
    grammar: Grammar
    tokens: Sequence[Token]
    at: int
    """The number of the word that is wrong."""
    lexicon: Lexicon
    said: dict[int, list[tuple[Word, float, tuple[str, ...]]]] = field(default_factory=dict)
    """What may be said in each state of the grammar that was come to."""

    def ways(self, place: int, stack: Stack, most: float) -> Iterator[_Way]:
        """How a text can go on, at no more than a given cost: with its next word, without it, or with another one."""
        grammar, lexicon = self.grammar, self.lexicon
        away = AWAY * abs(place - self.at)
        token = self.tokens[place] if place < len(self.tokens) else None
        form = None
        if token is not None:
            kept = grammar.advance(stack, token.type)
            if kept is not None:
                yield _Way(0.0, place + 1, kept, Word(token.type, str(token)))
                if place < self.at - BEFORE:
                    return
            form = lexicon.kept.get(token.type)
            cost = away + (LEFT_OUT_UNKNOWN if token.type == UNKNOWN else lexicon.cheap.get(token.type, LEFT_OUT))
            if form is None and cost <= most:
                yield _Way(cost, place + 1, stack, None)
        for word, put_in, phrases in self.sayable(stack):
            cost = away + put_in
            if cost <= most:
                after = grammar.advance(stack, word.terminal)
                if after is None:
                    continue
                yield _Way(cost, place, after, word)
            if token is None or word.terminal == token.type or form not in (None, lexicon.kept.get(word.terminal)):
                continue
            phrase, likeness = _most_alike(str(token), phrases)
            cost = away + EXCHANGED * (1.15 - likeness if likeness >= ALIKE else 1.0)
            if cost <= most:
                after = grammar.advance(stack, word.terminal)
                if after is not None:
                    yield _Way(cost, place + 1, after, Word(word.terminal, phrase))

    def sayable(self, stack: Stack) -> list[tuple[Word, float, tuple[str, ...]]]:
        """The usual word of each terminal that may come next, what putting it in costs, and all its words."""
        found = self.said.get(stack.state)
        if found is None:
            found = [
                (Word(terminal, phrases[0]), self.lexicon.cheap.get(terminal, PUT_IN), tuple(phrases))
                for terminal in self.grammar.expected(stack)
                if (phrases := self.lexicon.phrases.get(terminal))
            ]
            self.said[stack.state] = found
        return found


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
