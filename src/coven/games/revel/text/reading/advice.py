"""Ways out: the nearest text that can be read, for one that can't be."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from coven.games.revel.text.words.foreign import FOREIGN, NOTIONS, RATHER
from coven.games.revel.text.words.lexicon import PHRASES
from coven.games.revel.text.words.lexing import loose_tokens
from coven.games.revel.text.words.wordings import in_house_words
from coven.language import TextError, capital, title_case
from coven.language.binding import Ambiguous
from coven.language.grammar import Grammar
from coven.language.likeness import is_like, spoken
from coven.language.nearest import Lexicon, first_that_reads, mended, nearest

Read = Callable[[str], str]
"""Reads a text, and gives it back as it is printed."""

BEGINS = re.compile(
    r"(when|whenever|each time|at the (?:start|beginning|end) of|the first time|on play)\b", re.IGNORECASE
)
"""What begins an initial part, be there a colon after it or not."""
CHEAP = {
    "A": 0.5,
    "THE": 0.5,
    "THEN": 0.5,
    "COMMA": 0.5,
    "DOT": 0.5,
    "AND": 0.8,
    "TO": 0.8,
    "ANY": 0.6,
    "ALL": 0.7,
    "BACK": 0.6,
}
"""Words that say little."""
TENSES = {"has": "had", "have": "had", "is": "was", "are": "were", "had": "has", "was": "is", "were": "are"}
_TENSE = re.compile(r"^ (has|have|is|are|had|was|were)\b")
_SAME_TWICE = re.compile(r"(?<=[:.] )(\w+) ([^.,:;]+?) and \1 ([^.,:;]+)\. ([^.]+\.)", re.IGNORECASE)
"""The same done to two things in one sentence, and a sentence behind it."""
NEVER_PUT_IN = ("DONE", "COPY", "ICON_NAME", "THAT_WOULD_WIN")


@cache
def lexicon() -> Lexicon:
    """What may be put in for each terminal."""
    phrases: dict[str, list[str]] = {}
    for phrase, terminal in PHRASES.items():
        phrases.setdefault(terminal, []).append(phrase)
    phrases |= {context: phrases[word] for context, word in IN_CONTEXT.items()}
    phrases["INT"] = ["1"]
    phrases["NAME"] = ["Passion"]
    for terminal in NEVER_PUT_IN:
        phrases.pop(terminal, None)
    return Lexicon({terminal: tuple(words) for terminal, words in phrases.items()}, CHEAP)


IN_CONTEXT = {"AND_WHAT": "AND", "AND_WITH": "AND", "OR_NOUN": "OR", "EQUAL_HERE": "EQUAL_TO", "HAD_HERE": "HAD"}


def no_notion(error: TextError) -> TextError:
    """An error that says so, if a text speaks of something that the rulebook doesn't have: as it stands, or in house
    words."""
    house = in_house_words(error.text)
    for words, (why, rule) in NOTIONS.items():
        found = re.search(rf"\b(?:{words})\b", error.text, re.IGNORECASE)
        if found is not None:
            return TextError(why, error.text, *found.span(), rule=rule)
        found = re.search(rf"\b(?:{words})\b", house.text, re.IGNORECASE)
        if found is not None:
            return house.shown(TextError(why, house.text, *found.span(), rule=rule))
    return error


def ways_out(error: TextError, read: Read, grammar: Grammar | None) -> list[str]:
    """The nearest texts that can be read: with what the error itself says that could stand there, one for each thing
    that may have been meant; failing that, what is found by looking, unless there is no `grammar` to look through."""
    tensed = mended(_in_the_other_tense(error), read) if grammar is None else None
    if tensed is not None:
        return [tensed]
    found = [way for way in (_with(error, wording, read) for wording in error.wordings) if way is not None]
    if not found and isinstance(error, Ambiguous):
        found = [way for way in (mended(text, read) for text in _one_by_one(error.text)) if way is not None]
    if found or grammar is None:
        return found
    both = dict.fromkeys((error.text, in_house_words(error.text).text))
    for pattern, ours in RATHER.items():
        for written in both:
            said, changed = re.subn(pattern, ours, written, count=1, flags=re.IGNORECASE)
            rather = mended(in_house_words(said).text, read) if changed else None
            if rather is not None:
                return [rather]
    near = _nearest(error.text, read, grammar)
    return [] if near is None else [near]


def _in_the_other_tense(error: TextError) -> str:
    """4.10.14 What has gone had what it had; what is there has it."""
    after = _TENSE.sub(lambda verb: f" {TENSES[verb[1]]}", error.text[error.end :])
    return error.text[: error.end] + after


def _one_by_one(text: str) -> Iterator[str]:
    """'Choose 1 of your spells and choose 1 of your opponent's spells. Discard it.': each in a sentence of its own, and
    what speaks of one right behind it."""
    house = in_house_words(text).text
    both = _SAME_TWICE.search(house)
    if both is None:
        return
    verb, one, other, speaking = both.groups()
    before, after = house[: both.start()], house[both.end() :]
    if "other" in f"{one} {other}":  # than what stands before it
        yield f"{before}{verb} {one}. {speaking} {capital(verb)} {other}.{after}"
    else:
        yield f"{before}{verb} {other}. {capital(verb)} {one}. {speaking}{after}"
    yield f"{before}{verb} {one}. {capital(verb)} {other}. {speaking}{after}"


def _with(error: TextError, wording: str, read: Read) -> str | None:
    """The text with other words in the place of those under the caret, if it can be read so."""
    for form in (wording, f"{wording}'s", f"{wording}'s player"):
        found = mended(error.put_right(form), read)
        if found is not None:
            return found
    return None


def _nearest(text: str, read: Read, grammar: Grammar) -> str | None:
    """The nearest text that can be read, found by looking."""
    house = in_house_words(text).text
    guesses = list(_guesses(house))
    for guess in guesses:
        found = mended(guess, read)
        if found is not None:
            return found
    return next(filter(None, (_searched(guess, read, grammar) for guess in guesses[-1:])), None)


def _guesses(text: str) -> Iterator[str]:
    """A text as it stands, with words of other games in ours, with a colon after its initial part, with one added."""
    yield text
    foreign = text
    for theirs, ours in FOREIGN.items():
        foreign = re.sub(rf"\b{re.escape(theirs)}\b", ours, foreign, flags=re.IGNORECASE)
    if foreign != text:
        yield foreign
    if ":" in foreign:
        return
    if BEGINS.match(foreign):
        head, comma, body = foreign.partition(", ")
        if comma:
            yield in_house_words(f"{head}: {capital(body)}").text
    else:
        yield f"On Play: {foreign}"
        yield foreign


def _searched(text: str, read: Read, grammar: Grammar) -> str | None:
    try:
        return read(text)
    except TextError as error:
        mistake = error.start if error.text == text else 0
    near = (one for one in _near(text, mistake, grammar) if is_like(text, one))
    return first_that_reads(near, read)


def _near(text: str, mistake: int, grammar: Grammar) -> Iterator[str]:
    """Texts that can be parsed, the nearest first; what is wrong is either before the colon or after it."""
    head, colon, _ = text.partition(":")
    if not colon:
        for words in nearest(grammar, "ongoing", loose_tokens(text), mistake, lexicon()):
            yield spoken(words)
    elif mistake < len(head):
        start = "cost" if head.startswith("To ") else "event"
        for words in nearest(grammar, start, loose_tokens(text, 0, len(head)), mistake, lexicon()):
            yield title_case(spoken(words)) + text[len(head) :]
    else:
        for words in nearest(grammar, "body", loose_tokens(text, len(head) + 1), mistake, lexicon()):
            yield f"{head}: {spoken(words)}"
