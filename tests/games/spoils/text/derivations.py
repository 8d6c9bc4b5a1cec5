"""Texts derived from the grammar's own tables: for each place at which words can be chosen, texts that differ in that
choice alone.

A choice is a state of the parser, the word that a text has there, and another word, or none, with which the grammar
goes on. What the grammar allows and the reading refuses is left out."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from lark import Token

from coven.games.spoils.cards.index import shipped
from coven.games.spoils.text.reading import compile_paragraph
from coven.games.spoils.text.reading.paragraphs import CHOICE_LINE, LABEL, SECTION, THRESHOLD, grammar
from coven.games.spoils.text.tree import Paragraph
from coven.games.spoils.text.words.lexicon import PHRASES
from coven.games.spoils.text.words.lexing import IN_CONTEXT, body_tokens
from coven.language import TextError, capital
from coven.language.grammar import Stack
from tests.games.spoils.text.templates import TABLE
from tests.games.spoils.text.test_forms import SENTENCES

TRIED = 6
"""So many exchanges are tried for one that can be read."""
GIVEN = {"INT": ("1", "2", "3"), "VAR": ("X", "X+X", "X+1"), "ICONS": ("[O]", "[DD]"), "STRING": ('"node"', '"gear"')}


class Choice(NamedTuple):
    """A place at which a word is chosen."""

    state: int
    word: str
    other: str
    """Another word that can stand there; empty: none."""


class Pair(NamedTuple):
    choice: Choice
    text: str
    changed: str


@cache
def phrases() -> dict[str, tuple[str, ...]]:
    """The words of each terminal."""
    found: dict[str, list[str]] = {}
    for phrase, terminal in PHRASES.items():
        found.setdefault(terminal, []).append(phrase)
    found |= {context: found[word] for context, word in IN_CONTEXT.items()}
    return {terminal: tuple(words) for terminal, words in found.items()} | GIVEN


def texts() -> list[str]:
    """Paragraphs that can be read: those of the cards, and of the forms that the rulebook has."""
    cards = [text for card in shipped().values() for text in card.texts]
    found = [*cards, *(template.text for template in TABLE), *SENTENCES]
    return [text for text in dict.fromkeys(found) if not CHOICE_LINE.fullmatch(text) and not text.startswith("OPTION")]


def bodies(text: str) -> Iterator[tuple[int, int]]:
    """Where in a paragraph sentences stand."""
    start = 0
    for line in text.split("\n"):
        begin = start
        for label in (LABEL, THRESHOLD, SECTION):
            if found := label.match(text, begin):
                begin = found.end()
        end = start + len(line)
        if line.endswith((".", '"')) and " " in line and not line.startswith(("Unique ", "Starting ")):
            yield begin, end
        start = end + 1


def compiled(text: str) -> Paragraph | None:
    try:
        return compile_paragraph.__wrapped__(text)
    except TextError:
        return None


def pairs() -> Iterator[Pair]:
    """Each choice once, in the first text that has it."""
    seen: set[Choice] = set()
    for text in texts():
        for start, end in bodies(text):
            yield from _pairs_between(text, start, end, seen)


def _pairs_between(text: str, start: int, end: int, seen: set[Choice]) -> Iterator[Pair]:
    try:
        tokens = body_tokens(text, start, end)
    except TextError:
        return  # a line with a wording of its own
    yield from _pairs(text, tokens, seen)


def written(rng: random.Random, most: int = 3) -> str:
    """A text that chance derives: one of those above, some words of which are exchanged, one after the other."""
    text = rng.choice(_texts())
    for _ in range(rng.randint(0, most)):
        others = [pair.changed for start, end in bodies(text) for pair in _pairs_between(text, start, end, set())]
        rng.shuffle(others)
        text = next((other for other in others[:TRIED] if compiled(other) is not None), text)
    return text


@cache
def _texts() -> list[str]:
    return texts()


def _pairs(text: str, tokens: list[Token], seen: set[Choice]) -> Iterator[Pair]:
    table = grammar()
    stack = table.begin("body")
    for place, token in enumerate(tokens):
        following = tokens[place + 1].type if place + 1 < len(tokens) else None
        others = [(terminal, word) for terminal in table.expected(stack) for word in phrases().get(terminal, ())]
        if following is not None and table.advance(stack, following) is not None:
            others.append(("", ""))
        for terminal, word in others:
            choice = Choice(stack.state, str(token), word)
            if word == token or choice in seen or not _goes_on(stack, terminal, following):
                continue
            seen.add(choice)
            yield Pair(choice, text, _exchanged(text, token, word))
        after = table.advance(stack, token.type)
        if after is None:
            return
        stack = after


def _goes_on(stack: Stack, terminal: str, following: str | None) -> bool:
    after = stack if not terminal else grammar().advance(stack, terminal)
    return after is not None and (following is None or grammar().advance(after, following) is not None)


def _exchanged(text: str, token: Token, word: str) -> str:
    start, end = token.start_pos or 0, token.end_pos or 0
    begins = text[start:end][:1].isupper() and str(token)[:1].islower()
    before, after = text[:start], text[end:]
    if not word:
        after = after.lstrip(" ")
        return before + (capital(after) if begins else after)
    if begins:
        word = capital(word)
    if word[0] in ",;.":
        before = before.rstrip(" ")
    return re.sub(r" (?=[.,;])", "", before + word + after)
