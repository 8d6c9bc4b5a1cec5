"""From card text to words: case, sentence beginnings, names and numbers are settled here."""

from __future__ import annotations

import re

from lark import Token

from coven.games.revel.text.words.lexicon import PHRASES, WORDS
from coven.games.revel.text.words.vocabulary import ICONS, MOST_DIGITS
from coven.language import TextError

_WORD = re.compile(r"(?<![\w+])[A-Za-z][\w’'-]*")
_KNOWN = "|".join(re.escape(phrase) for phrase in sorted(PHRASES, key=len, reverse=True) if phrase[0].isalpha())
_TOKEN = re.compile(
    r"(?P<icon>(?!stitch )[a-z][a-z-]*(?= icon(?!\w)))"
    rf"|(?P<known>(?:{_KNOWN})(?![\w’'-]))"
    r"|(?P<name>[A-Z][\w’'-]*(?: [A-Z][\w’'-]*)*)"
    r"|(?P<ones>\+1s?(?!\w))|(?P<signed>[+-]\d+(?!\w))|(?P<int>\d+(?!\w))"
    r"|(?P<string>\"[^\"]+\")"
    r"|(?P<mark>, or(?!\w)|, then(?!\w)|, rounded (?:up|down)(?!\w)|; or(?!\w)|[.,;])"
)
_ANYTHING = re.compile(r"[\w’'+-]+")
UNKNOWN = "UNKNOWN"
"""The terminal of what is no word of card text, where that is looked at all the same."""
_HAVING = re.compile(
    r"(?:A (?:PLUS_ONE|ICON_NAME)|NO (?:PLUS_ONES|MORE|LESS)|THE_SAME"
    r"|(?:SIGNED|PLUS_ONE) (?:POWER|RESISTANCE|EITHER_VALUE)"
    r"|(?:(?:EXACTLY )?INT (?:OR_MORE |OR_LESS )?|MORE |LESS )?(?:PLUS_ONES|POWER|RESISTANCE|EITHER_VALUE))\b"
)
"""What a thing can have: after 'and' it goes on with the 'with' or 'has' before it, where anything else begins a
clause.
"""
_WHAT = re.compile(
    r"(?:TO |FROM )?(?:INT|ANY|UP_TO|ANY_NUMBER_OF|ANOTHER|ALL|THE_OPPOSING|EACH_OF|EACH|YOUR|OPPONENTS|THEIR|THIS|THAT"
    r"|THEM|THOSE|THE|THE_REST|A)\b"
)
"""What begins what is acted on: 'this spell and 1 of your other spells'."""
_HEAD = re.compile(r"(?:(?:STRIKE|SHIELD) )?(?:SPELL|STANCE|WITCH|RESOURCE|MARKER|STAMINA|CARD|NAME)\b")
"""What names a kind of thing: '1 spell or stance'."""
_SWAPPED = re.compile(
    r"(?:ANY )?INT (?!OR_MORE|OR_LESS|PLUS_ONE|POWER|RESISTANCE|EITHER_VALUE)"
    r"|(?:ANOTHER|THIS|THE_OPPOSING|IT|THAT)\b"
)
"""What begins what something is swapped with, and no quality."""
_STATED = re.compile(
    r"(?:CARD |STANCE |(?:(?:STRIKE|SHIELD) )?SPELL )?(?:HAVE|CANT|GAIN|WITH|WITHOUT|NAMED|ON|ON_THE_FIELD|IN|FROM)\b"
)
"""What goes on with a sentence that a name begins: 'Familiars have +1 Power.'"""
_COMPARED = re.compile(r"\bTHAN (?:IT|THAT \w+)$")
"""What a value is compared with that of: 'with less Power than that spell had'."""
_THINGS = re.compile(r"(?:HAVE|HAD|IS|WAS|ISNT|WASNT|CANT BE|DONT HAVE|GAIN (?:SIGNED|PLUS_ONE))\b")
"""What goes on with 'they' where things are meant, and no players: 'They have +1 Power until the turn ends.'"""
ICON_NAMES = frozenset(ICONS)
KINDS = {"icon": "ICON_NAME", "name": "NAME", "signed": "SIGNED", "int": "INT", "string": "STRING"}
"""The terminals of what is no word of its own."""
IN_CONTEXT = frozenset(["HAD", "THEY", "AND", "OR", "EQUAL_TO", "PLUS_ONES", "NAME", "WITH"])
VALUES = ("POWER", "RESISTANCE", "EITHER_VALUE")


def body_tokens(text: str, offset: int = 0) -> list[Token]:
    """The words of sentences. TextError under anything that is no word of card text."""
    return _tokens(text, _lower_beginnings(text, offset), offset)


def head_tokens(text: str, end: int) -> list[Token]:
    """The words of an initial part, which is written in Title Case and ends before `end`."""
    return _tokens(text[:end], _lower_title(text[:end], text), 0, text)


def loose_tokens(text: str, offset: int = 0, end: int | None = None) -> list[Token]:
    """The words of a text that may have mistakes: case and spaces don't matter, and what is no word of card text is
    UNKNOWN. For looking for the nearest text that has none."""
    text = text[:end]
    lowered = "".join(
        part
        if place % 2
        else _WORD.sub(lambda word: _lowered(word[0]) if _lowered(word[0]) in WORDS else word[0], part)
        for place, part in enumerate(re.split('("[^"]*")', text))
    )
    tokens: list[Token] = []
    place = offset
    while place < len(text):
        match = _TOKEN.match(lowered, place) or _ANYTHING.match(lowered, place)
        if match is None:
            place += 1
            continue
        kind = match.lastgroup
        terminal = PHRASES[match[0]] if kind in ("known", "mark", "ones") else KINDS.get(kind or "", UNKNOWN)
        tokens.append(Token(terminal, match[0], match.start(), end_pos=match.end()))
        place = match.end()
    return [_in_context(tokens, at) for at in range(len(tokens))]


def _lower_beginnings(text: str, offset: int) -> str:
    """The text with the first word of each sentence in the case it has inside one."""
    out = list(text)
    for match in re.finditer(r"(?:^|(?<=\. ))\S", text[offset:]):
        start = offset + match.start()
        word = _WORD.match(text, start)
        if word is None:
            continue
        if word[0][0].islower():
            right = word[0][0].upper() + word[0][1:]
            raise TextError("a sentence begins with a capital letter", text, start, word.end(), instead=right)
        if _lowered(word[0]) in WORDS and _lowered(word[0]) not in ICON_NAMES:
            out[start] = word[0][0].lower()
    return "".join(out)


def _lower_title(head: str, text: str) -> str:
    """An initial part in the case that its words have in a sentence."""
    out = list(head)
    for word in _WORD.finditer(head):
        if head.count('"', 0, word.start()) % 2:
            continue  # a name in quotes is written as it is
        if word[0][0].islower():
            raise TextError("every word before the colon begins with a capital letter", text, word.start(), word.end())
        if _lowered(word[0]) in WORDS and not _is_a_name(word[0], head[word.end() :]):
            out[word.start()] = word[0][0].lower()
    return "".join(out)


def _is_a_name(word: str, after: str) -> bool:
    """1.11.2 Whether a word that is also a stitch icon's is the name of something else here: 'gain 1 Moonlight'."""
    return _lowered(word) in ICON_NAMES and not after.lower().startswith(" icon")


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
                raise TextError("there is a space too many here", shown, place - 1, instead="")
            continue
        match = _TOKEN.match(lowered, place)
        if match is None:
            raise _unknown(text, lowered, place, shown)
        if match.end() < len(text) and place > offset and text[place - 1] not in ' "' and text[place] not in ".,;":
            raise TextError(
                "a space is missing here", shown, place, match.end(), instead=f" {text[place : match.end()]}"
            )
        tokens.append(_token(match, text, shown))
        place = match.end()
    return [_in_context(tokens, at) for at in range(len(tokens))]


def _in_context(tokens: list[Token], at: int) -> Token:
    """A few words are others than they look, by the words next to them, and have terminals of their own.

    The 'and' of 'with a +1 and 3 or less Power', 'has +1 Power and +1 Resistance' goes on with what is had, that of 'to
    this spell and 1 of your other spells' with what is acted on, and any other with clauses. The 'or' of '1 spell or
    stance' goes on with the noun; 'equal to' after 'with Power' with the quality, and so does 'had' after 'than that
    spell'; the +1s of 'your +1s' with whose they are. 'They' are things where something is said of them that is said of
    no player.
    """
    token = tokens[at]
    if token.type not in IN_CONTEXT:
        return token
    before = [other.type for other in tokens[max(0, at - 2) : at]]
    after = " ".join(other.type for other in tokens[at + 1 : at + 5])
    terminal = token.type
    if terminal == "THEY":
        terminal = "THEM" if _THINGS.match(after) else terminal
    elif terminal == "AND":
        terminal = "AND_WITH" if _HAVING.match(after) else "AND_WHAT" if _WHAT.match(after) else "AND"
    elif terminal == "OR" and _HEAD.match(after):
        terminal = "OR_NOUN"
    elif terminal == "EQUAL_TO" and len(before) > 1 and before[0] in ("WITH", "AND") and before[1] in VALUES:
        terminal = "EQUAL_HERE"
    elif terminal == "HAD" and _COMPARED.search(" ".join(other.type for other in tokens[max(0, at - 3) : at])):
        terminal = "HAD_HERE"
    elif terminal == "PLUS_ONES" and before and before[-1] in ("YOUR", "OPPONENTS"):
        terminal = "OF_PLUS_ONES"
    elif terminal == "WITH" and _SWAPPED.match(after):
        terminal = "WITH_WHAT"
    elif terminal == "NAME" and (not before or before[-1] in ("DOT", "COMMA", "UNTIL")) and _STATED.match(after):
        terminal = "NAME_TOPIC"
    return token if terminal == token.type else token.update(type=terminal)


def _token(match: re.Match[str], text: str, shown: str) -> Token:
    word, kind = match[0], match.lastgroup
    start, end = match.span()
    if kind == "known" or kind == "mark" or kind == "ones":
        terminal = PHRASES[word]
    elif kind == "name":
        terminal = "NAME"
        for part in word.split(" "):
            if _lowered(part) in WORDS and not _is_a_name(part, shown[end:]):
                at = start + word.find(part)
                right = f"{_lowered(part)!r} is written without a capital here"
                raise TextError(right, shown, at, at + len(part), instead=_lowered(part))
    else:
        terminal = KINDS[kind or ""]
        if kind in ("signed", "int") and len(word.lstrip("+-")) > 1 and word.lstrip("+-")[0] == "0":
            raise TextError("a number doesn't begin with 0", shown, start, end)
        if kind in ("signed", "int") and len(word.lstrip("+-")) > MOST_DIGITS:
            raise TextError(f"a number in card text has {MOST_DIGITS} digits at most", shown, start, end)
        if word in ("+0", "-0"):
            raise TextError("this changes nothing", shown, start, end)
    return Token(terminal, word, start, end_pos=end)


def _unknown(text: str, lowered: str, place: int, shown: str) -> TextError:
    word = _WORD.match(text, place)
    if word is None:
        return TextError(f"{text[place]!r} has no meaning in card text", shown, place)
    known = {known.lower(): known for known in WORDS}.get(word[0].lower())
    if known is not None:
        if known != lowered[place : word.end()]:
            return TextError(f"this is written {known!r}", shown, place, word.end(), instead=known)
        problem = f"{word[0]!r} can't stand here"
    else:
        problem = f"{word[0]!r} is no word of card text"
    return TextError(problem, shown, place, word.end())
