"""From card text to the tree."""

from coven.games.revel.text.reading.effects import compile_effect, compile_instruction, read_effect, read_instruction

__all__ = ["compile_effect", "compile_instruction", "read_effect", "read_instruction"]
