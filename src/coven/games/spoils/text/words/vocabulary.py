"""The words that card text chooses from: players, card types, icons, verbs, places."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Word(Enum):
    """A word of card text. Words are looked up all the time, and the hash of a plain Enum is worked out anew from its
    name at every look-up; that of a word is its identity."""

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return str(self.value)


class Who(Word):
    """A player, as card text names one (407.2)."""

    YOU = "you"
    OPPONENT = "your opponent"
    EACH = "each player"
    """Every player, the active player first (402.2)."""
    ANY = "a player"
    """In events and conditions: whoever it is."""


class CardType(Word):
    """201.4a, 2 What a card is. It may be more than one of them (208.1)."""

    FACTION = "faction"
    RESOURCE = "resource"
    CHARACTER = "character"
    TACTIC = "tactic"
    ITEM = "item"
    LOCATION = "location"


class Trade(Word):
    """201.4a Whose a card is: one of the five trades, or of none and open to all."""

    ARCANIST = "arcanist"
    BANKER = "banker"
    GEARSMITH = "gearsmith"
    ROGUE = "rogue"
    WARLORD = "warlord"
    UNIVERSAL = "universal"


class Icon(Word):
    """203.4, 405.5 The resource icons, each by the letter that texts write for it: '[OO]'."""

    OBSESSION = "O"
    GREED = "G"
    ELITISM = "E"
    DECEPTION = "D"
    RAGE = "R"
    VOLITION = "V"
    """Of cards later than the rulebook: there a face-down resource provides it; by this rulebook nothing does."""


class Kind(Word):
    """What kind of thing a noun names."""

    CARD = "card"
    """Any card; a faction only where it is named (202.9)."""
    CHARACTER = "character"
    ITEM = "item"
    LOCATION = "location"
    TACTIC = "tactic"
    RESOURCE = "resource"
    FACTION = "faction"
    ABILITY = "ability"
    PARTY = "party"
    """302.5 A battle party."""
    EFFECT = "effect"
    """314.2"""
    TOKEN = "token"
    """409.1 On a card."""
    MICROMAJIG = "Micromajig Token"
    DAMAGE = "damage"
    COIN = "coin"
    COIN_FLIP = "coin flip"
    PLAYER = "player"
    ICON = "resource icon"
    AREA = "area"
    """A hand or a pile that was named, so that 'in it' can point there."""
    ITSELF = "this card"
    """The card with the text, as 'it' can point there; a noun never does: that is 'this card'. So it is with what no
    noun has named: a card that was drawn."""


class Place(Word):
    """403 Where a noun's things are."""

    UNSAID = ""
    """Not said: in play (402.3); of what is discarded, played or put from somewhere, that place."""
    IN_PLAY = "play"
    """Said outright: 'in play', 'from play'."""
    HAND = "hand"
    DECK = "deck"
    DISCARD_PILE = "discard pile"
    OUT_OF_GAME = "out of the game"
    BEING_PLAYED = "being played"


class Side(Word):
    """Which end of a deck."""

    TOP = "top"
    BOTTOM = "bottom"
    ANY = ""
    """Not said: of a deck that something is shuffled into."""


class Face(Word):
    """411 Which face of a card in play is up."""

    UP = "face-up"
    DOWN = "face-down"


class Verb(Word):
    """What is done or happens. Instructions, events, prohibitions, requirements and 'this way' use the same verbs."""

    ADD = "add"
    """A character to a battle party."""
    ASSIGN = "assign"
    """Battle damage (608.1c)."""
    ATTACH = "attach"
    ATTACK = "attack"
    BID = "bid"
    BLOCK = "block"
    CHOOSE = "choose"
    CONTROL = "take control of"
    CREATE = "create"
    """A Micromajig Token."""
    DEPLETE = "deplete"
    DESTROY = "destroy"
    DETACH = "detach"
    DISCARD = "discard"
    DRAW = "draw"
    DUPLICATE = "duplicate"
    ENTER = "enter play"
    FLIP = "flip"
    """A coin; a card face-up or face-down."""
    FLIP_DOWN = "flip face-down"
    FLIP_UP = "flip face-up"
    FORM = "form"
    """A battle party."""
    GAIN = "gain"
    """Influence."""
    INFLICT = "inflict"
    """Damage."""
    INCREASE = "increase"
    LEAVE = "leave play"
    LOOK = "look at"
    LOSE = "lose"
    """Influence; a coin flip; the game."""
    NAME = "name"
    PAY = "pay"
    PICK = "pick"
    PLAY = "play"
    PUT = "put"
    """A card somewhere; a token on a card."""
    RECEIVE = "receive"
    """Damage."""
    REDUCE = "reduce"
    REMOVE = "remove"
    """A card from the game; a token or damage from a card; a character from a battle."""
    RESPOND = "respond"
    RESTORE = "restore"
    REVEAL = "reveal"
    SEARCH = "search"
    SHUFFLE = "shuffle"
    TERMINATE = "terminate"
    USE = "use"
    """An ability."""
    WIN = "win"
    """A coin flip; a bidding."""


REMEMBERED: Final = frozenset(
    {Verb.PLAY, Verb.DRAW, Verb.DISCARD, Verb.DESTROY, Verb.PICK, Verb.ATTACK, Verb.BLOCK, Verb.USE, Verb.RECEIVE}
)
"""What can be asked of this turn: 'if you played a tactic this turn'."""


class Stat(Word):
    """201.2, 201.7, 201.8, 202.3 The numbers of a card."""

    STRENGTH = "strength"
    LIFE = "life"
    SPEED = "speed"
    NUMERIC_COST = "numeric cost"
    STRUCTURE = "structure"
    INFLUENCE = "influence"


class State(Word):
    """What a card in play can be: the adjectives of nouns, and what conditions ask."""

    ATTACKING = "attacking"
    BLOCKING = "blocking"
    OPPOSING = "opposing"
    """302.10 Of a party, or of a member of the opponent's party."""
    COVERT = "covert"
    DEPLETED = "depleted"
    FACE_DOWN = "face-down"
    FACE_UP = "face-up"
    ATTACHED = "attached"
    IN_BATTLE = "in a battle"
    """302.9"""
    FIGHTING = "attacking or blocking"
    ALONE = "alone"
    """Of an attacker: the only member of its party."""
    BATTLE = "battle"
    """302.5 Of a party: attacking or blocking."""
    STAPLE = "staple"


class Compare(Word):
    AT_LEAST = "or more"
    AT_MOST = "or less"
    EXACTLY = ""


class Tense(Word):
    NOW = "is"
    WAS = "was"
    """As it was when it was last known."""


class Until(Word):
    """How long something lasts."""

    ALWAYS = ""
    """Until the card enters another area (508.1, O54)."""
    THIS_TURN = "this turn"
    THIS_BATTLE = "this battle"
    YOUR_NEXT_TURN = "until the start of your next turn"


class Point(Word):
    """A point of a turn (204.3b, 609.1a)."""

    START = "start"
    END = "end"


class When(Word):
    """When something put off is to be done."""

    THIS_TURN_ENDS = "at the end of this turn"
    THIS_BATTLE_ENDS = "at the end of this battle"
    YOUR_NEXT_TURN_STARTS = "at the start of your next turn"


class Wording(Word):
    """How a quantity is worded, which makes no difference to its meaning."""

    PLAIN = ""
    """'characters you control', of statements."""
    ALL = "all"
    EACH = "each"


class Pointer(Word):
    """How a back reference points."""

    IT = "it"
    """'it', 'them'."""
    THAT = "that"
    """'that card', 'those characters'."""
    THE = "the"
    """'the character', 'the second character', 'the other character': by its kind."""
    DONE = "done"
    """'the chosen card', 'the picked characters', 'the discarded card'."""
    THIS_WAY = "this way"
    """'the card discarded this way': the same, said at greater length."""
    REST = "the rest"


class Part(Word):
    """Which of an event's participants is meant."""

    SUBJECT = "what it happens to"
    OTHER = "what else it speaks of"
    """Of damage the source, of 'you play a card' nothing."""


class Role(Word):
    """407 Whose a card is."""

    OWNER = "owner"
    CONTROLLER = "controller"


class Keyword(Word):
    """507 What a card can gain and lose by name."""

    COVERT = "covert"
    FLIP_UP = "Flip Up"
    UNIQUE = "unique"


class Direction(Word):
    """410.3 Which way a number is changed."""

    INCREASE = "increase"
    REDUCE = "reduce"


class Cue(Word):
    """503.1 The word that begins a trigger."""

    IF = "if"
    WHEN = "when"
    AT = "at"


YOU: Final = Who.YOU
OPPONENT: Final = Who.OPPONENT
EACH: Final = Who.EACH
ANY: Final = Who.ANY


UNSAID: Final = Place.UNSAID
IN_PLAY: Final = Place.IN_PLAY
HAND: Final = Place.HAND
DECK: Final = Place.DECK
DISCARD_PILE: Final = Place.DISCARD_PILE

MOST_DIGITS: Final = 3
"""So many digits may a number on a card have: no game comes near a thousand of anything."""
