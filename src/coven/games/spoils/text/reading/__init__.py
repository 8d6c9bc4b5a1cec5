"""From card text to bound trees (O46)."""

from coven.games.spoils.text.reading.cards import compile_paragraph, compile_text

__all__ = ["compile_paragraph", "compile_text"]
