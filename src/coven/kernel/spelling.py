"""How words from outside are spelled: one way to write each letter, and nothing in them that can't be seen."""

from __future__ import annotations

import unicodedata
from typing import Final

UNSEEN: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""What steers a terminal, turns the direction of writing, breaks a line, or is half a sign."""


def spelled(words: str) -> str:
    """Words with each letter written in one way (NFC), so that what looks alike is the same."""
    return words if words.isascii() else unicodedata.normalize("NFC", words)


def visible(words: str) -> str:
    """Words with what can't be seen in them made visible, but for ends of lines: <U+202E> turns what follows round.

    >>> print(visible("Ember" + chr(0x202E) + "nit"))
    Ember<U+202E>nit
    """
    if words.isprintable():
        return words
    return "".join(_shown(sign) if sign != "\n" else sign for sign in words)


def _shown(sign: str) -> str:
    return f"<U+{ord(sign):04X}>" if unicodedata.category(sign) in UNSEEN else sign
