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
    sayable: dict[tuple[Grammar, int], _Sayable] = field(default_factory=dict, compare=False, repr=False)
    """What may be said in each state of a grammar that a search has come to."""
    slips: dict[str, dict[str, tuple[str, float]]] = field(default_factory=dict, compare=False, repr=False)
    """What each word that a search has come to may be a slip of the pen for (see `meant_by`)."""

    def meant_by(self, word: str) -> dict[str, tuple[str, float]]:
        """The terminals that a word is so like that it may be a slip of the pen, each with the phrase that it is most
        like, and how much."""
        known = self.slips.get(word)
        if known is None:
            known = self.slips[word] = {}
            for terminal, phrases in self.phrases.items():
                if any(_may_be_alike(word, phrase) for phrase in phrases):
                    phrase, likeness = _most_alike(word, tuple(phrases))
                    if likeness >= ALIKE:
                        known[terminal] = (phrase, likeness)
        return known


class Word(NamedTuple):
    """A word of a text that was found."""

    terminal: str
    words: str


class _Found(NamedTuple):
    """The words found on the way to a step, the last one first."""

    word: Word
    before: _Found | None


class _Way(NamedTuple):
    """How a text may go on."""

    cost: float
    number: int
    """Which of all the ways from there it is."""
    word: Word | None
    """What is said; None where a word is left out."""


class _Sayable(NamedTuple):
    """What may be said in a state of the grammar."""

    places: dict[str, int]
    """The terminals, each with its place among them."""
    put_in: tuple[_Way, ...]
    """The usual words of them put in, the cheapest first."""
    exchanged: tuple[_Way, ...]
    """The same in the place of a word that they aren't like."""


class _Step(NamedTuple):
    """Where the search has come to."""

    cost: float
    place: int
    """How many words of the text have been gone through."""
    stack: Stack
    found: _Found | None


class _Open(NamedTuple):
    """Ways of one kind to go on from a step, the cheapest first: one after the other is looked at."""

    step: _Step
    ways: Sequence[_Way]
    passes: int
    """How many words of the text they go through."""
    away: float
    """What each of them costs besides, so far from the mistake."""
    number: int
    """Where the numbers of all ways from there begin."""
    taken: int
    """How many steps had been taken before."""


_Next = tuple[float, int, int, int, _Open]
"""What comes next: its cost; its place, negative, so that of equal costs the furthest comes first; its number, so that
of those what was found first does; and which of some open ways it is."""


def nearest(
    grammar: Grammar, start: str, tokens: Sequence[Token], mistake: int, lexicon: Lexicon
) -> Iterator[tuple[Word, ...]]:
    """Texts that a grammar accepts, the nearest first. `mistake`: the place in the text of what is wrong with it."""
    at = next((n for n, token in enumerate(tokens) if (token.end_pos or 0) > mistake), len(tokens))
    search = _Search(grammar, tokens, at, lexicon)
    step: _Step | None = _Step(0.0, 0, grammar.begin(start), None)
    for taken in range(MOST_STEPS):
        if step is None:
            return
        if (step.place, step.stack) not in search.seen:
            search.seen[step.place, step.stack] = taken
            if step.place == len(tokens) and grammar.may_end(step.stack):
                yield _in_order(step.found)
            search.open(step, taken)
        step = search.next()


def _in_order(found: _Found | None) -> tuple[Word, ...]:
    words: list[Word] = []
    while found is not None:
        words.append(found.word)
        found = found.before
    return tuple(reversed(words))


class _Search:
    __slots__ = ("_next", "_number", "at", "grammar", "lexicon", "seen", "tokens")

    def __init__(self, grammar: Grammar, tokens: Sequence[Token], at: int, lexicon: Lexicon) -> None:
        self.grammar = grammar
        self.tokens = tokens
        self.at = at
        """The number of the word that is wrong."""
        self.lexicon = lexicon
        self.seen: dict[tuple[int, Stack], int] = {}
        """Where it has been, and how many steps had been taken before."""
        self._next: list[_Next] = []
        self._number = 0

    def open(self, step: _Step, taken: int) -> None:
        """From here a text can go on with its next word, without it, or with another one; but what was understood long
        before the mistake stays as it is."""
        lexicon, place, stack = self.lexicon, step.place, step.stack
        number, sayable = self._number, self._sayable(stack)
        self._number = number + 2 * len(sayable.places) + 2
        away = AWAY * abs(place - self.at)
        if place < len(self.tokens):
            token = self.tokens[place]
            if self.grammar.advance(stack, token.type) is not None:
                kept = _Way(0.0, 0, Word(token.type, str(token)))
                self._look(_Open(step, (kept,), 1, 0.0, number, taken), 0)
                if place < self.at - BEFORE:
                    return
            if token.type not in lexicon.kept:
                cost = LEFT_OUT_UNKNOWN if token.type == UNKNOWN else lexicon.cheap.get(token.type, LEFT_OUT)
                self._look(_Open(step, (_Way(cost, 1, None),), 1, away, number, taken), 0)
            self._look(_Open(step, self._slips(sayable, token), 1, away, number, taken), 0)
            self._look(_Open(step, sayable.exchanged, 1, away, number, taken), 0)
        self._look(_Open(step, sayable.put_in, 0, away, number, taken), 0)

    def _look(self, opened: _Open, at: int) -> None:
        """Put one of some ways among what comes next, if there is one more and it doesn't cost too much."""
        step, ways = opened.step, opened.ways
        if at < len(ways):
            cost = opened.away + ways[at].cost
            if cost <= MOST_COST - step.cost:
                place = -step.place - opened.passes
                heapq.heappush(self._next, (step.cost + cost, place, opened.number + ways[at].number, at, opened))

    def next(self) -> _Step | None:
        """The nearest of what is left to be looked at; None if nothing is."""
        while self._next:
            cost, place, _, at, opened = heapq.heappop(self._next)
            self._look(opened, at + 1)
            step, word = opened.step, opened.ways[at].word
            if word is not None and opened.passes and opened.ways[at].cost == EXCHANGED:
                word = self._instead(word.terminal, self.tokens[step.place])
                if word is None:
                    continue
            stack, found = step.stack, step.found
            if word is not None:
                after = self.grammar.advance(stack, word.terminal)
                if after is None:
                    continue
                stack, found = after, _Found(word, found)
            if self.seen.get((-place, stack), opened.taken + 1) > opened.taken:  # it wasn't known before
                return _Step(cost, -place, stack, found)
        return None

    def _slips(self, sayable: _Sayable, token: Token) -> list[_Way]:
        """What may be said instead of a word that may be a slip of the pen for it."""
        meant = self.lexicon.meant_by(str(token))
        ways = [
            _Way(EXCHANGED * (1.15 - likeness), 2 * sayable.places[terminal] + 3, Word(terminal, phrase))
            for terminal, (phrase, likeness) in meant.items()
            if terminal in sayable.places and self._may_stand_for(terminal, token)
        ]
        return sorted(ways) if len(ways) > 1 else ways

    def _instead(self, terminal: str, token: Token) -> Word | None:
        """What is said instead of a word that isn't like it."""
        if terminal in self.lexicon.meant_by(str(token)) or not self._may_stand_for(terminal, token):
            return None
        return Word(terminal, _most_alike(str(token), tuple(self.lexicon.phrases[terminal]))[0])

    def _may_stand_for(self, terminal: str, token: Token) -> bool:
        kept = self.lexicon.kept
        return terminal != token.type and kept.get(token.type) in (None, kept.get(terminal))

    def _sayable(self, stack: Stack) -> _Sayable:
        lexicon = self.lexicon
        found = lexicon.sayable.get((self.grammar, stack.state))
        if found is None:
            words = [
                Word(terminal, phrases[0])
                for terminal in self.grammar.expected(stack)
                if (phrases := lexicon.phrases.get(terminal))
            ]
            put_in = [_Way(lexicon.cheap.get(word.terminal, PUT_IN), 2 * at + 2, word) for at, word in enumerate(words)]
            found = lexicon.sayable[self.grammar, stack.state] = _Sayable(
                {word.terminal: at for at, word in enumerate(words)},
                tuple(sorted(put_in)),
                tuple([_Way(EXCHANGED, 2 * at + 3, word) for at, word in enumerate(words)]),
            )
        return found


def _may_be_alike(word: str, phrase: str) -> bool:
    """Whether that can be: words of very different lengths never are."""
    one, other = len(word.lower()), len(phrase.lower())
    return 2 * min(one, other) >= ALIKE * (one + other)


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
