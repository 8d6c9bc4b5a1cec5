"""The read-back: card text in explicit words, made from its bound tree alone.

Every line says who, what, whose and where, and what each pointing word stands for, in one regular form. What later
words point at has a number, '#1'; instructions that they point at have one too. Instructions are told one to a line;
what depends on something is set in below it.
"""

from coven.games.spoils.text.telling.paragraphs import tell, tell_card

__all__ = ["tell", "tell_card"]
