"""From card text to tokens: every word is a terminal of the grammar, or UNKNOWN."""

from __future__ import annotations

import re
from typing import Final

from lark import Token

from coven.language import TextError
from coven.language.nearest import UNKNOWN, Lexicon, Word

ICONS: Final = ("Familiars", "Hexes", "Brewing", "Rituals", "Enchanting", "Channeling")
"""anatomy.3, open.17 The six magic icons; each is spelled in one way."""
CLASSES: Final = ("Seeker", "Dedicant", "Celebrant", "Steward", "Relic")
"""anatomy.2, open.17 The classes of Witches that card text can name."""

WORDS: Final = [
    "When",
    "Flipped",
    "then",
    "discards",
    "banishes",
    "from",
    "their",
    "hand",
    "draws",
    "may",
    "discard",
    "banish",
    "draw",
    "freely",
    "reshuffle",
    "Coven",
    "deck",
    "each",
    "player",
    "one",
    "that",
    "a",
    "card",
    "cards",
    "Recruit",
    "Recruits",
    "move",
    "the",
    "Moon",
    "marker",
    "on",
    "back",
    "Liberty",
    "toward",
    "Tyranny",
    "space",
    "spaces",
    "add",
    "an",
    "Event",
    "rightmost",
    "in",
    "to",
    "is",
    "no",
    "Catastrophe",
    "left",
    "right",
    "put",
    "top",
    "of",
    "any",
    "other",
    "Events",
    "cost",
    "more",
    "size",
    "smaller",
    "larger",
    "star",
    "stars",
    "less",
    "effects",
    "reduce",
    "recruiting",
    "costs",
    "Seekers",
    "be",
    "played",
    "Act",
    "again",
    "trophies",
    "spent",
    "this",
    "only",
    "can",
    "assist",
    "players",
    "against",
    "for",
    "Unaligned",
    "Peril",
    "line",
    "past",
    "moves",
    "are",
    "doubled",
    "play",
    "your",
    "turn",
    "assisting",
    "with",
    "you",
    "also",
    "give",
    "all",
    "its",
    "icons",
    "overcome",
    "remove",
    "matches",
    "it",
]
"""The words of card text, as they are written in the middle of a sentence."""

TERMINALS: Final[dict[str, str]] = {
    **{word.casefold(): word.upper() for word in WORDS},
    "can't": "CANT",
    ":": "COLON",
    ".": "STOP",
    ",": "COMMA",
    **{icon.casefold(): "ICON" for icon in ICONS},
    **{name.casefold(): "CLASS" for name in CLASSES},
    **{f"{name}s".casefold(): "CLASSES" for name in CLASSES if name != "Seeker"},
}

SHOWN: Final[dict[str, str]] = {
    **{word.upper(): f"'{word}'" for word in WORDS},
    "CANT": "'can't'",
    "COLON": "':'",
    "STOP": "'.'",
    "COMMA": "','",
    "NUMBER": "a number",
    "ICON": "an icon",
    "CLASS": "a class of Witches",
    "CLASSES": "a class of Witches",
    "$END": "the end",
}
"""What a reader calls a terminal."""

LEXICON: Final = Lexicon(
    {
        **{word.upper(): (word,) for word in WORDS},
        "CANT": ("can't",),
        "STOP": (".",),
        "COMMA": (",",),
        "COLON": (":",),
        "NUMBER": ("1",),
        "ICON": ICONS,
        "CLASS": CLASSES,
        "CLASSES": tuple(f"{name}s" for name in CLASSES[1:]),
    },
    {"STOP": 0.3, "A": 0.5, "THE": 0.5, "THEIR": 0.6},
    {
        form: verb
        for verb, forms in {
            "discard": ("DISCARD", "DISCARDS"),
            "banish": ("BANISH", "BANISHES"),
            "draw": ("DRAW", "DRAWS"),
            "add": ("ADD",),
            "move": ("MOVE",),
            "put": ("PUT",),
        }.items()
        for form in forms
    },
)

_TOKEN = re.compile(r"[A-Za-z]+(?:['’][A-Za-z]+)?|\d+|[:.,]|\S")
LARGEST: Final = 20
"""No number on a card is larger."""


def tokens_of(text: str) -> list[Token]:
    """The tokens of a paragraph."""
    found = []
    for match in _TOKEN.finditer(text):
        word = match[0]
        kind = "NUMBER" if word.isdecimal() else TERMINALS.get(word.casefold().replace("’", "'"), UNKNOWN)
        if kind == "NUMBER" and (len(word) > 2 or not 1 <= int(word) <= LARGEST):
            raise TextError(f"a number on a card is from 1 to {LARGEST}", text, match.start(), match.end())
        found.append(Token(kind, word, start_pos=match.start(), end_pos=match.end()))
    return found


def written(words: tuple[Word, ...]) -> str:
    """Words as a text, with a capital at the start of each sentence."""
    text = ""
    for _, word in words:
        sign = word in (":", ".", ",")
        capital = not text or text.endswith((".", ":"))
        text += ("" if sign or not text else " ") + (word[:1].upper() + word[1:] if capital else word)
    return text
