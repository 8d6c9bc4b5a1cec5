"""From card text to words: case, sentence beginnings, names and numbers are settled here."""

from __future__ import annotations

import re

from lark import Token

from coven.games.revel.text.words.lexicon import PHRASES, WORDS
from coven.language import TextError

_WORD = re.compile(r"(?<![\w+])[A-Za-z][\w’'-]*")
_KNOWN = "|".join(re.escape(phrase) for phrase in sorted(PHRASES, key=len, reverse=True) if phrase[0].isalpha())
_TOKEN = re.compile(
    rf"(?P<known>(?:{_KNOWN})(?![\w’'-]))"
    r"|(?P<name>[A-Z][\w’'-]*(?: [A-Z][\w’'-]*)*)"
    r"|(?P<ones>\+1s?(?!\w))|(?P<signed>[+-]\d+(?!\w))|(?P<int>\d+(?!\w))"
    r"|(?P<string>\"[^\"]+\")"
    r"|(?P<mark>, or(?!\w)|, then(?!\w)|; or(?!\w)|[.,;])"
)
_HAVING = re.compile(
    r"(?:A (?:PLUS_ONE|ICON_NAME)|NO PLUS_ONES|(?:SIGNED|PLUS_ONE) (?:POWER|RESISTANCE|EITHER_VALUE)"
    r"|(?:(?:EXACTLY )?INT (?:OR_MORE |OR_LESS )?|MORE |LESS )?(?:PLUS_ONES|POWER|RESISTANCE|EITHER_VALUE))\b"
)
"""What a thing can have: after 'and' it goes on with the 'with' or 'has' before it, where anything else begins a
clause.
"""
MOST_DIGITS = 3
"""No game comes near a thousand of anything; what goes round to reach it would only take long."""
_NUMBER_WORDS = frozenset(["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"])


def body_tokens(text: str, offset: int = 0) -> list[Token]:
    """The words of sentences. TextError under anything that is no word of card text."""
    return _tokens(text, _lower_beginnings(text, offset), offset)


def head_tokens(text: str, end: int) -> list[Token]:
    """The words of an initial part, which is written in Title Case and ends before `end`."""
    return _tokens(text[:end], _lower_title(text[:end], text), 0, text)


def _lower_beginnings(text: str, offset: int) -> str:
    """The text with the first word of each sentence in the case it has inside one."""
    out = list(text)
    for match in re.finditer(r"(?:^|(?<=\. ))\S", text[offset:]):
        start = offset + match.start()
        word = _WORD.match(text, start)
        if word is None:
            continue
        if word[0][0].islower():
            raise TextError("a sentence begins with a capital letter", text, start, word.end())
        if _lowered(word[0]) in WORDS:
            out[start] = word[0][0].lower()
    return "".join(out)


def _lower_title(head: str, text: str) -> str:
    """An initial part in the case that its words have in a sentence."""
    out = list(head)
    for word in _WORD.finditer(head):
        if word[0][0].islower():
            raise TextError("every word before the colon begins with a capital letter", text, word.start(), word.end())
        if _lowered(word[0]) in WORDS:
            out[word.start()] = word[0][0].lower()
    return "".join(out)


def _lowered(word: str) -> str:
    return word[0].lower() + word[1:]


def _tokens(text: str, lowered: str, offset: int, shown: str | None = None) -> list[Token]:
    shown = text if shown is None else shown
    tokens: list[Token] = []
    place = offset
    while place < len(text):
        if text[place] == " ":
            place += 1
            if place == len(text) or text[place] in " .,;:" or place == offset + 1:
                raise TextError("there is a space too many here", shown, place - 1)
            continue
        match = _TOKEN.match(lowered, place)
        if match is None:
            raise _unknown(text, place, shown)
        if match.end() < len(text) and place > offset and text[place - 1] not in ' "' and text[place] not in ".,;":
            raise TextError("a space is missing here", shown, place, match.end())
        tokens.append(_token(match, text, shown))
        place = match.end()
    return [_in_context(token, tokens[at + 1 : at + 5]) for at, token in enumerate(tokens)]


def _in_context(token: Token, after: list[Token]) -> Token:
    """The 'and' of 'with a +1 and 3 or less Power', 'has +1 Power and +1 Resistance' is another word than the one
    between clauses.
    """
    if token.type == "AND" and _HAVING.match(" ".join(other.type for other in after)):
        return token.update(type="AND_WITH")
    return token


def _token(match: re.Match[str], text: str, shown: str) -> Token:
    word, kind = match[0], match.lastgroup
    start, end = match.span()
    if kind == "known" or kind == "mark" or kind == "ones":
        terminal = PHRASES[word]
    elif kind == "name":
        terminal = "NAME"
        for part in word.split(" "):
            if _lowered(part) in WORDS:
                at = start + word.find(part)
                right = f"{_lowered(part)!r} is written without a capital here"
                raise TextError(right, shown, at, at + len(part))
    else:
        terminal = {"signed": "SIGNED", "int": "INT", "string": "STRING"}[kind or ""]
        if kind != "string" and len(word.lstrip("+-")) > 1 and word.lstrip("+-")[0] == "0":
            raise TextError("a number doesn't begin with 0", shown, start, end)
        if kind != "string" and len(word.lstrip("+-")) > MOST_DIGITS:
            raise TextError(f"a number in card text has {MOST_DIGITS} digits at most", shown, start, end)
        if word in ("+0", "-0"):
            raise TextError("this changes nothing", shown, start, end)
    return Token(terminal, word, start, end_pos=end)


def _unknown(text: str, place: int, shown: str) -> TextError:
    word = _WORD.match(text, place)
    if word is None:
        return TextError(f"{text[place]!r} has no meaning in card text", shown, place)
    if word[0].lower() in _NUMBER_WORDS:
        return TextError("numbers are written as digits", shown, place, word.end())
    known = {known.lower(): known for known in WORDS}.get(word[0].lower())
    if known is not None:
        problem = f"this is written {known!r}" if known != word[0] else f"{word[0]!r} can't stand here"
    else:
        problem = f"{word[0]!r} is no word of card text; names of resources and types have a capital letter"
    return TextError(problem, shown, place, word.end())
