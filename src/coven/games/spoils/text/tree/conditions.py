"""What has to be true: after 'while', 'if' inside a list of instructions, and 'only' in costs (O46, 401.3a)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from coven.games.spoils.text.tree.amounts import Amount, Measure
from coven.games.spoils.text.tree.nouns import Back, Doer, Done, Noun, What
from coven.games.spoils.text.words.vocabulary import Compare, Icon, Place, Tense, Verb
from coven.language.binding import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class Amounts:
    """A measure compared with an amount: 'your opponent controls a character', 'you control 3 or more items', 'you have
    6 or more cards in your hand', 'this card has a token', 'its strength is X or less'."""

    measure: Measure
    compare: Compare
    amount: Amount


@dataclass(frozen=True, slots=True)
class More:
    """'you control more characters than your opponent', 'you have fewer cards in your hand than your opponent' (the
    other way round), 'its strength is more than its life'."""

    one: Measure
    other: Measure


@dataclass(frozen=True, slots=True)
class Even:
    """410.1 'the number of cards in your hand is even'; `odd`: 'is odd'."""

    measure: Measure
    odd: bool = False


@dataclass(frozen=True, slots=True)
class Such:
    """'it is a character', 'this card is attacking', 'the attached character is in a battle', 'it has covert', 'it
    was a "dragon" card', 'it is attached to a character'."""

    what: What
    noun: Noun
    """What it has to match."""
    tense: Tense = Tense.NOW


@dataclass(frozen=True, slots=True)
class In:
    """'this card is in your discard pile', 'this card is in play', 'it is in your hand'."""

    what: What
    place: Place
    whose: Doer | None = None


@dataclass(frozen=True, slots=True)
class TurnOf:
    """'it is your turn', "it is your opponent's turn"; as a restriction 'only during your turn'."""

    who: Doer


@dataclass(frozen=True, slots=True)
class InBattle:
    """302.8 'during a battle'; of a player 'you are attacking', 'you are being attacked' (302.2)."""

    who: Doer | None = None
    attacked: bool = False


@dataclass(frozen=True, slots=True)
class Did:
    """'you played a tactic this turn', 'your opponent played a character this turn', 'you played 2 or more other
    non-resource cards this turn'; of a thing 'this card attacked this turn', 'it received damage this turn'."""

    subject: Doer | What
    verb: Verb
    noun: Noun | None = None
    least: int = 1


@dataclass(frozen=True, slots=True)
class DidThisWay:
    """'you do', 'they do' (verb None), 'you discarded a character this way', 'it is destroyed this way'."""

    who: Doer
    verb: Verb | None = None
    noun: Noun | None = None
    least: int = 1
    to: Done | None = None
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class WonFlip:
    """'you win': the coin that was flipped before."""

    who: Doer
    to: Done | None = None
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ExactlyOne:
    """'exactly one of them was destroyed this way': which can be pointed at, and 'the other' too."""

    of: Back
    verb: Verb
    to: Done | None = None
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Owns:
    """407.7 'you own this card'."""

    who: Doer
    what: What


@dataclass(frozen=True, slots=True)
class FlippedUp:
    """'this card was played using Flip Up' (507.4)."""


@dataclass(frozen=True, slots=True)
class Meets:
    """'you control [R][R]': a player meets a threshold (405.1)."""

    who: Doer
    icons: tuple[Icon, ...]


@dataclass(frozen=True, slots=True)
class SinceStart:
    """'it started the turn in play under your control' (204.3)."""

    what: What


@dataclass(frozen=True, slots=True)
class InResponseTo:
    """606 'in response to a tactic', 'in response to a card or ability': what is being played or used just then can be
    pointed at."""

    noun: Noun
    slot: int = 0
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Once:
    """'once each turn', '2 times each turn': how often something may be used."""

    times: int = 1


@dataclass(frozen=True, slots=True)
class Not:
    """'you don't', 'this card is not attacking', 'unless', 'not during a battle'."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class AllHold:
    """'A and B'."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnyHolds:
    """'A or B'."""

    conditions: tuple[Condition, ...]


Condition: TypeAlias = (
    Amounts
    | More
    | Even
    | Such
    | In
    | TurnOf
    | InBattle
    | Did
    | DidThisWay
    | WonFlip
    | ExactlyOne
    | Owns
    | FlippedUp
    | Meets
    | SinceStart
    | InResponseTo
    | Once
    | Not
    | AllHold
    | AnyHolds
)
