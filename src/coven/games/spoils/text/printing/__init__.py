"""From trees back to card text, in the one wording that each thing has.

>>> from coven.games.spoils.text.tree import Draw, Trigger, Cue, ThingEvent, This, Verb, Who
>>> print_paragraph(Trigger(Cue.IF, ThingEvent(This(), (Verb.LEAVE,)), Draw(Who.YOU, 2)))
'If this card leaves play, draw 2 cards.'
"""

from coven.games.spoils.text.printing.instructions import print_options
from coven.games.spoils.text.printing.paragraphs import print_paragraph, print_text

CYCLE = "instructions, paragraphs, statements: a card may gain a whole paragraph"

__all__ = ["print_options", "print_paragraph", "print_text"]
