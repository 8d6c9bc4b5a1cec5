"""The words that card text chooses from: players, verbs, kinds, places."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Word(Enum):
    """A word of card text. Words are looked up all the time, and the hash of a plain Enum is worked out anew from its
    name at every look-up; that of a word is its identity."""

    __hash__ = object.__hash__


class Who(Word):
    """A player, as card text names one."""

    YOU = "you"
    OPPONENT = "your opponent"
    EACH = "each player"
    """Every player, the current player first. In conditions: any player."""


class Verb(Word):
    """What is done. Instructions, costs, events, prohibitions and 'this way' all use the same verbs."""

    DRAW = "draw"
    DISCARD = "discard"
    STASH = "stash"
    REVEAL = "reveal"
    PLAY = "play"
    STITCH = "stitch"
    CHOOSE = "choose"
    LOOK = "look at"
    """See cards that stay hidden from everybody else."""
    SWAP = "swap"
    OVERPOWER = "overpower"
    TOP = "put on top of a deck"
    SHUFFLE_IN = "shuffle into a deck"
    PLACE = "put onto an empty side"
    """Also moves a spell from one side to another."""
    GAIN = "gain"
    LOSE = "lose"
    SPEND = "spend"
    ADD = "add"
    REMOVE = "remove"
    MOVE = "move"
    """Counters, from one element to another."""
    SKIP = "skip"
    USE = "use"
    PASS = "pass"
    BEGIN = "begin"
    END = "end"
    ENTER = "enter the field"
    LEAVE = "leave the field"


class Kind(Word):
    """1.1.1 What kind of thing a noun names. What is none of these can't be spoken of."""

    SPELL = "spell"
    CARD = "card"
    STANCE = "stance"
    WITCH = "witch"
    RESOURCE = "resource"
    MARKER = "marker"
    POWER = "Power"
    """The kind of effect, as in 'use 1 of your Powers'."""
    PLAY = "play"
    """The count that is allotted each turn."""
    SPACE = "spell space"
    ELEMENT = "element"
    """Whatever it is: a type of no rules relevance named alone, 'Familiar' (1.3.4, 4.10.2). Off the field, a card."""


class Place(Word):
    """Where a noun's things are."""

    FIELD = "field"
    """Said outright: 'on the field', 'on your side of the field'."""
    HAND = "hand"
    DISCARDS = "discards"
    DECK = "deck"
    UNSAID = ""
    """Not said: on the field (4.10.1), and for plain cards that are discarded, stashed, revealed or played, the
    hand.
    """


class Whose(Word):
    """Whose things a noun names."""

    ANY = ""
    YOUR = "your"
    OPPOSING = "opposing"
    """1.10.1 The opponent's: '1 opposing spell', 'each opposing stance'."""
    ACROSS = "the opposing"
    """The one there is: 'the opposing stance'; of a spell the one on the other side of its spell space (1.10.2)."""
    OPPONENTS = "your opponent's"
    """All the opponent's, wherever they stand."""
    THEIR = "their"
    """Of the player who carries the instruction out, where that is each player or its player: 'from their hand'."""


class Value(Word):
    POWER = "Power"
    RESISTANCE = "Resistance"
    EITHER = "Power or Resistance"


class Compare(Word):
    AT_LEAST = "or more"
    AT_MOST = "or less"
    EXACTLY = ""


class Than(Word):
    """How a value compares with that of this spell, or with what something measures."""

    MORE = "more"
    LESS = "less"
    SAME = "the same"
    NO_MORE = "no more"
    NO_LESS = "no less"


class Rounded(Word):
    """What becomes of a part that is no whole number."""

    DOWN = "rounded down"
    UP = "rounded up"


class Tense(Word):
    NOW = "has"
    HAD = "had"
    """The value something had when it was last known (4.10.14)."""


class Until(Word):
    """How long something lasts."""

    TURN_ENDS = "until the turn ends"
    YOUR_NEXT_TURN = "until your next turn"
    YOUR_NEXT_TURN_ENDS = "until the end of your next turn"
    OPPONENTS_NEXT_TURN_ENDS = "until the end of your opponent's next turn"
    ALWAYS = ""
    """As long as its element stays where it is; for a reveal, the next cleanup check (5.4.4)."""


class When(Word):
    """When something put off is to be done."""

    THIS_TURN_ENDS = "at the end of this turn"
    YOUR_NEXT_TURN_BEGINS = "when your next turn begins"
    YOUR_NEXT_TURN_ENDS = "when your next turn ends"
    OPPONENTS_NEXT_TURN_BEGINS = "when your opponent's next turn begins"
    OPPONENTS_NEXT_TURN_ENDS = "when your opponent's next turn ends"


class Wording(Word):
    """How a quantity is worded, which makes no difference to its meaning."""

    PLAIN = ""
    ANY = "any"
    """'any 1 spell'."""
    OF = "of"
    """'1 of your spells', 'any 1 of your spells' is (ANY_OF)."""
    ANY_OF = "any of"
    EACH = "each"
    """'each of your spells' for All, where the plain wording is 'your spells', 'all spells'."""


class Pointer(Word):
    """Which earlier reference a back reference means."""

    IT = "it"
    """What was last referred to: 'it', 'that spell', 'that card', 'them', 'those cards'."""
    THIS_WAY = "this way"
    """What the last instruction with that verb acted on: 'the cards discarded this way', 'the spell chosen this
    way'.
    """
    REST = "the rest"
    """Those of several that the last instruction left, when it took some of them: 'the rest', 'the others'."""
    ABOVE = "above"
    """What an effect printed higher up on the same element chose most recently: 'the spell chosen above' (4.10.9)."""


class Mood(Word):
    HAPPENS = "when it has happened"
    """Makes a consequence (4.6)."""
    TRIES = "when it is about to"
    """'tries to' or 'would': makes an interruption (4.9)."""


class Shorthand(Word):
    """The shorthands of 4.8 that are more than another wording of an event."""

    ON_PLAY = "On Play"
    IF_OVERPOWERS = "If Playing This Overpowers"
    IF_OVERPOWERS_A_SPELL = "If Playing This Overpowers A Spell"


# Shorter names of the words that the rules compare with all the time: looking up a member of an Enum takes Python 3.11
# longer than the comparison it is for.

YOU: Final = Who.YOU
OPPONENT: Final = Who.OPPONENT
EACH: Final = Who.EACH

ANY: Final = Whose.ANY
YOUR: Final = Whose.YOUR
THEIR: Final = Whose.THEIR
OPPOSING: Final = Whose.OPPOSING
ACROSS: Final = Whose.ACROSS

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
STITCH: Final = Verb.STITCH
USE: Final = Verb.USE
GAIN: Final = Verb.GAIN
SPEND: Final = Verb.SPEND
SKIP: Final = Verb.SKIP
ADD: Final = Verb.ADD
PASS: Final = Verb.PASS
BEGIN: Final = Verb.BEGIN
END: Final = Verb.END

ICONS: Final = ("flames", "currents", "moonlight")
"""1.3.11 The stitch icons of the cards that ship. The rules name none: a card may have any other."""

MOST_DIGITS: Final = 3
"""So many digits may a number on a card have: no game comes near a thousand of anything."""
