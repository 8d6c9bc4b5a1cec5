"""The words of card text that the rules compare with all the time.

They are only shorter names. But looking up a member of an Enum takes Python 3.11 longer than the comparison it is for.
"""

from __future__ import annotations

from typing import Final

from coven.games.revel.text.tree import Kind, Place, Value, Verb, Who, Whose

YOU: Final = Who.YOU
OPPONENT: Final = Who.OPPONENT
ITS_PLAYER: Final = Who.ITS_PLAYER
EACH: Final = Who.EACH

ANY: Final = Whose.ANY
YOUR: Final = Whose.YOUR
THEIR: Final = Whose.THEIR
OPPOSING: Final = Whose.OPPOSING

CARD: Final = Kind.CARD
SPELL: Final = Kind.SPELL
STANCE: Final = Kind.STANCE

UNSAID: Final = Place.UNSAID
HAND: Final = Place.HAND
FIELD: Final = Place.FIELD

POWER: Final = Value.POWER
RESISTANCE: Final = Value.RESISTANCE
EITHER: Final = Value.EITHER

DRAW: Final = Verb.DRAW
PLAY: Final = Verb.PLAY
USE: Final = Verb.USE
GAIN: Final = Verb.GAIN
SPEND: Final = Verb.SPEND
