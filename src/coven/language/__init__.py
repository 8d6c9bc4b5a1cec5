"""What the card grammars of all games share: errors with carets, words and their forms, and parsers."""

from coven.language.errors import TextError, TooLong
from coven.language.words import a_or_an, capital, listed, plural, singulars, title_case

__all__ = ["TextError", "TooLong", "a_or_an", "capital", "listed", "plural", "singulars", "title_case"]
