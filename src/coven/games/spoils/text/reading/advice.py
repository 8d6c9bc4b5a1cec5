"""Ways out: the nearest text that can be read, for one that can't be."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from coven.games.spoils.text.reading.paragraphs import LABEL, SECTION, THRESHOLD, grammar
from coven.games.spoils.text.words.foreign import FOREIGN, NOTIONS, OTHERWISE
from coven.games.spoils.text.words.lexicon import PHRASES, VERBS
from coven.games.spoils.text.words.lexing import IN_CONTEXT, loose_tokens
from coven.language import TextError
from coven.language.likeness import is_like, spoken
from coven.language.nearest import Lexicon, first_that_reads, mended, nearest

Read = Callable[[str], str]
"""Reads a paragraph, and gives it back as it is printed."""
CHEAP: Final = {"A": 0.5, "THE": 0.5, "COMMA": 0.5, "DOT": 0.5, "AND": 0.8, "TO": 0.8, "ALL": 0.7, "ABLE": 0.6}
"""Words that say little."""
NEVER_PUT_IN: Final = ("DONE", "EACH_OTHERS", "NOT_LOSE", "NUMERIC_COSTS", "AS_OPPONENT")


@cache
def lexicon() -> Lexicon:
    """What may be put in for each terminal."""
    phrases: dict[str, list[str]] = {}
    for phrase, terminal in PHRASES.items():
        phrases.setdefault(terminal, []).append(phrase)
    phrases |= {context: phrases[word] for context, word in IN_CONTEXT.items()}
    phrases["INT"] = ["1"]
    phrases["VAR"] = ["X"]
    for terminal in NEVER_PUT_IN:
        phrases.pop(terminal, None)
    kept = {verb.name: verb.name for verb in VERBS} | {"PUT": "PUT", "CANNOT": "CANNOT", "MAY": "MAY", "NOT": "NOT"}
    return Lexicon({terminal: tuple(words) for terminal, words in phrases.items()}, CHEAP, kept)


def no_notion(error: TextError) -> TextError:
    """An error that says so, if a text speaks of something that the rulebook doesn't have."""
    for words, (why, rule) in NOTIONS.items():
        found = re.search(rf"\b(?:{words})\b", error.text, re.IGNORECASE)
        if found is not None:
            return TextError(why, error.text, *found.span(), rule=rule)
    return error


def ways_out(error: TextError, read: Read) -> list[str]:
    """The nearest paragraphs that can be read: with what the error itself says that could stand there, one for each
    thing that may have been meant; failing that, what is found by looking."""
    put_right = [mended(error.put_right(wording), read) for wording in error.wordings]
    found = [way for way in put_right if way is not None]
    if not found and error.instead is not None:
        way = mended(error.text, read)
        found = [way] if way is not None else []
    if found:
        return found
    for article in ("a", "an", "all"):
        way = mended(f"{error.text[: error.start]}{article} {error.text[error.start :]}", read, most=1)
        if way is not None:
            return [way]
    for guess in _guesses(error.text):
        way = mended(guess, read)
        if way is not None:
            return [way]
    near = _searched(error, read)
    return [] if near is None else [near]


def _guesses(text: str) -> Iterator[str]:
    """A text with words of other games in ours."""
    otherwise = text
    for pattern, written in OTHERWISE.items():
        alone = re.sub(pattern, written, text)
        if alone != text:
            yield alone
        otherwise = re.sub(pattern, written, otherwise)
    if otherwise != text:
        yield otherwise
    foreign = text
    for theirs, ours in FOREIGN.items():
        small, great = re.escape(theirs), re.escape(theirs[:1].upper() + theirs[1:])
        foreign = re.sub(rf"\b{small}\b", ours, foreign)
        foreign = re.sub(rf"\b{great}\b", ours[:1].upper() + ours[1:], foreign)
    if foreign != text:
        yield foreign
    if not text.endswith((".", '"')):
        yield f"{text}."


def _searched(error: TextError, read: Read) -> str | None:
    """The nearest text that the grammar accepts: only the line with the mistake is looked at."""
    text = error.text
    start = text.rfind("\n", 0, error.start) + 1
    end = text.find("\n", error.start)
    end = len(text) if end < 0 else end
    for label in (LABEL, THRESHOLD, SECTION):
        if found := label.match(text, start, end):
            start = found.end()
    line = text[start:end]
    mistake = max(0, error.start - start)
    near = (spoken(words) for words in nearest(grammar(), "body", loose_tokens(line), mistake, lexicon()))
    whole = (text[:start] + one + text[end:] for one in near if is_like(line, one))
    return first_that_reads(whole, read)
