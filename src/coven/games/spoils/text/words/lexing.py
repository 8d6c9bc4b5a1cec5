"""From card text to words: case, sentence beginnings, names and numbers are settled here."""

from __future__ import annotations

import re
from typing import Final

from lark import Token

from coven.games.spoils.text.words.lexicon import PHRASES, WORDS
from coven.games.spoils.text.words.vocabulary import MOST_DIGITS, Icon
from coven.language import TextError

_WORD: Final = re.compile(r"(?<![\w+])[A-Za-z][\w’'-]*")
_KNOWN: Final = "|".join(re.escape(phrase) for phrase in sorted(PHRASES, key=len, reverse=True) if phrase[0].isalpha())
_MARKS: Final = "|".join(
    re.escape(phrase) for phrase in sorted(PHRASES, key=len, reverse=True) if not phrase[0].isalpha()
)
LETTERS: Final = "".join(icon.value for icon in Icon)
NAME_AFTER: Final = re.compile(r"(?<=\bnamed )[A-Z0-9][\w’'!&.-]*(?: [A-Z0-9][\w’'!&.-]*)*")
ABILITY_NAME: Final = re.compile(r"[A-Z][A-Z0-9’'!&-]*(?: [A-Z0-9][A-Z0-9’'!&-]*)*(?= ability\b)")
_TOKEN: Final = re.compile(
    r"(?P<var>X(?:\+X|\+\d+)?(?!\w| is\b))"
    rf"|(?P<known>(?:{_KNOWN})(?![\w’'-]))"
    r"|(?P<int>\d+(?![\w+]))"
    rf"|(?P<icons>\[[{LETTERS}]+\])"
    r"|(?P<quoted>\"[A-Z\[][^\"]*\.\")|(?P<string>\"[^\"]+\")"
    rf"|(?P<mark>(?:{_MARKS})(?!\w))"
)
_ANYTHING: Final = re.compile(r"[\w’'+-]+")
UNKNOWN: Final = "UNKNOWN"
"""The terminal of what is no word of card text, where that is looked at all the same."""

_HEAD: Final = (
    "(?:CARD|CHARACTER|ITEM|LOCATION|TACTIC|RESOURCE|FACTION|ABILITY|PARTY|EFFECT|TOKEN|DAMAGE|PLAYER|STAPLE_NAME)"
)
_ADJECTIVE: Final = (
    "(?:OTHER|ATTACKING|BLOCKING|OPPOSING|COVERT|DEPLETED|FACE_DOWN|FACE_UP|STAPLE|NON|STRING|TRADE|BATTLE)"
)
_GAINED: Final = re.compile(r"(?:INT|VAR) STAT|COVERT|FLIP_UP|THE (?:\w+) TYPE_WORD|STRING\b")
"""What goes on with what something gains: 'gains 1 strength and 1 life'."""
_SIMPLE: Final = rf"(?:THIS|IT|HOST|(?:THE|THAT)(?: OTHER| FIRST| SECOND| CHOSEN)? {_HEAD}|(?:YOUR|OPPONENTS) FACTION)"
_STATED: Final = re.compile(
    rf"{_SIMPLE} (?:GAIN|LOSE|CANNOT|CAN|MUST|IS|WAS|HAVE|INFLICT|ENTER_PLAY|LEAVE_PLAY|ATTACK|BLOCK|MAY|DID_NOT)\b"
)
"""A clause or condition of its own that begins with what it is about."""
_WHAT: Final = re.compile(
    r"(?:A|ANOTHER|ALL|EACH|THE|THIS|HOST|IT|THEM|THAT|THOSE|INT|VAR|YOUR|OPPONENTS|ANY_NUMBER_OF)\b"
)
"""What begins something that is acted on: 'this card and the character'."""
_NOUN: Final = re.compile(rf"(?:{_ADJECTIVE} )*{_HEAD}\b")
"""What names a kind of thing: 'character or item', 'attacking or blocking character'."""
MODAL: Final = ("CANNOT", "CAN", "MUST", "THIS", "HOST", "CHARACTER")
"""What stands before the first of two verbs: 'cannot attack or block', 'this card attacks or blocks'."""
_AREA: Final = re.compile(
    r"(?:YOUR|OPPONENTS|THEIR|THAT_PLAYERS|A|THAT|(?:ITS|THEIR|THE POSSESSED|THAT POSSESSED) (?:OWNERS|CONTROLLERS)) "
    r"(?:HAND|DECK|DISCARD_PILE)\b"
)
IN_CONTEXT: Final = {
    "AND_STAT": "AND",
    "AND_WHAT": "AND",
    "COMMA_STAT": "COMMA",
    "COMMA_AND_STAT": "COMMA_AND",
    "OR_NOUN": "OR",
    "OR_VERB": "OR",
    "FROM_WHAT": "FROM",
    "THAT_DID": "THAT",
    "THAT_THING": "THAT",
    "TOKEN_COUNTED": "TOKEN",
    "DONE_WAY": "DONE",
}
"""Terminals of words that are others than they look, by the words next to them."""


def body_tokens(text: str, start: int = 0, end: int | None = None) -> list[Token]:
    """The words of sentences, those from `start` to `end`. TextError under anything that is no word of card text."""
    end = len(text) if end is None else end
    return _tokens(text, _lower_beginnings(text, start, end), start, end)


def clause_tokens(text: str, start: int, end: int) -> list[Token]:
    """The words of a part of a sentence."""
    return _tokens(text, text, start, end)


def loose_tokens(text: str) -> list[Token]:
    """The words of a text that may have mistakes: case and spaces don't matter, and what is no word of card text is
    UNKNOWN. For looking for the nearest text that has none."""
    lowered = _WORD.sub(lambda word: _lowered(word[0]) if _lowered(word[0]) in WORDS else word[0], text)
    tokens: list[Token] = []
    place = 0
    while place < len(text):
        match = _match(lowered, place) or _ANYTHING.match(lowered, place)
        if match is None:
            place += 1
            continue
        tokens.append(Token(_terminal(match), match[0], match.start(), end_pos=match.end()))
        place = match.end()
    return [_in_context(tokens, at) for at in range(len(tokens))]


def _lower_beginnings(text: str, start: int, end: int) -> str:
    """The text with the first word of each sentence in the case it has inside one."""
    out = list(text)
    for match in re.finditer(r"(?:^|(?<=[.] ))\S", text[start:end]):
        place = start + match.start()
        word = _WORD.match(text, place)
        if word is None:
            continue
        if word[0][0].islower():
            right = word[0][0].upper() + word[0][1:]
            raise TextError("a sentence begins with a capital letter", text, place, word.end(), instead=right)
        if _lowered(word[0]) in WORDS:
            out[place] = word[0][0].lower()
    return "".join(out)


def _lowered(word: str) -> str:
    return word[0].lower() + word[1:]


def _match(text: str, place: int) -> re.Match[str] | None:
    return NAME_AFTER.match(text, place) or ABILITY_NAME.match(text, place) or _TOKEN.match(text, place)


def _terminal(match: re.Match[str]) -> str:
    kind = match.lastgroup
    if kind in ("known", "mark"):
        return PHRASES[match[0]]
    if kind is None:
        return UNKNOWN if match.re is _ANYTHING else "ABILITY_NAME" if match.re is ABILITY_NAME else "NAME"
    return {"var": "VAR", "int": "INT", "icons": "ICONS", "quoted": "QUOTED", "string": "STRING"}[kind]


def _tokens(text: str, lowered: str, start: int, end: int) -> list[Token]:
    tokens: list[Token] = []
    place = start
    while place < end:
        if text[place] == " ":
            place += 1
            if place == end or text[place] in " .,;" or place == start + 1:
                raise TextError("there is a space too many here", text, place - 1, instead="")
            continue
        match = _match(lowered, place)
        if match is None or match.end() > end:
            raise _unknown(text, lowered, place)
        if place > start and text[place - 1] not in " " and text[place] not in ".,;:":
            words = text[place : match.end()]
            raise TextError("a space is missing here", text, place, match.end(), instead=f" {words}")
        tokens.append(_token(match, text))
        place = match.end()
        if tokens[-1].type == "QUOTED" and (place == end or re.match(r" [A-Z]", text[place:end])):
            tokens.append(Token("DOT", ".", place - 1, end_pos=place))  # its full stop stands within the quotes
    return [_in_context(tokens, at) for at in range(len(tokens))]


def _token(match: re.Match[str], text: str) -> Token:
    word = match[0]
    digits = re.sub(r"\D", "", word) if match.lastgroup in ("int", "var") else ""
    if len(digits) > 1 and digits[0] == "0":
        raise TextError("a number doesn't begin with 0", text, *match.span())
    if len(digits) > MOST_DIGITS:
        raise TextError(f"a number in card text has {MOST_DIGITS} digits at most", text, *match.span())
    if match.lastgroup == "string" and word != word.lower():
        raise TextError("subtypes are written in small letters", text, *match.span(), instead=word.lower())
    if word == "X+0":
        raise TextError("this adds nothing", text, *match.span(), instead="X")
    return Token(_terminal(match), word, match.start(), end_pos=match.end())


def _in_context(tokens: list[Token], at: int) -> Token:
    """A few words are others than they look, by the words next to them, and have terminals of their own.

    The 'and' of 'gains 1 strength and 1 life' goes on with what is gained, that of 'this card and the character' with
    what is acted on, and any other with clauses. The 'or' of 'character or item' goes on with the noun. 'From your
    hand' belongs to the noun before it, and any other 'from' to the verb.
    """
    token = tokens[at]
    if token.type not in IN_CONTEXT.values():
        return token
    after = " ".join(other.type for other in tokens[at + 1 : at + 7])
    terminal = token.type
    if terminal == "AND":
        if _GAINED.match(after):
            terminal = "AND_STAT"
        elif _WHAT.match(after) and not _STATED.match(after):
            terminal = "AND_WHAT"
    elif terminal in ("COMMA", "COMMA_AND"):
        terminal += "_STAT" if _GAINED.match(after) else ""
    elif terminal == "OR" and at > 1 and tokens[at - 2].type in MODAL:
        terminal = "OR_VERB"
    elif terminal == "OR" and _NOUN.match(after):
        terminal = "OR_NOUN"
    elif terminal == "FROM" and not _AREA.match(after):
        terminal = "FROM_WHAT"
    elif terminal == "THAT" and re.match(r"(?:DONE|ENTERED_PLAY)\b", after):
        terminal = "THAT_DID"
    elif terminal == "THAT" and re.match(r"THIS (?:DONE|INFLICT)\b", after):
        terminal = "THAT_THING"
    elif terminal == "TOKEN" and at and tokens[at - 1].type in ("NUMBER_OF", "FOR_EACH") and after.startswith("ON "):
        terminal = "TOKEN_COUNTED"
    elif terminal == "DONE" and at and after.startswith("THIS_WAY") and re.fullmatch(_HEAD, tokens[at - 1].type):
        terminal = "DONE_WAY"
    return token if terminal == token.type else token.update(type=terminal)


def _unknown(text: str, lowered: str, place: int) -> TextError:
    """What is wrong where no phrase stands: `lowered` is the text with the first word of each sentence lowered."""
    word = _WORD.match(lowered, _broken_off(lowered, place)) or _WORD.match(lowered, place)
    if word is None:
        return TextError(f"{text[place]!r} has no meaning in card text", text, place)
    here = text[word.start() : word.end()]
    known = {known.lower(): known for known in WORDS}.get(word[0].lower())
    if known is None:
        return TextError(f"{here!r} is no word of card text", text, *word.span())
    if known != word[0]:
        return TextError(f"this is written {known!r}", text, *word.span(), instead=known)
    return TextError(f"{here!r} can't stand here", text, *word.span())


def _broken_off(lowered: str, place: int) -> int:
    """Where what begins as phrases do goes on as none does: at 'the turn' in 'at the start of the turn'."""
    beginnings = (phrase[: space.end()] for phrase in PHRASES for space in re.finditer(" ", phrase))
    return place + max((len(words) for words in beginnings if lowered.startswith(words, place)), default=0)
