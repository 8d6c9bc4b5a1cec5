"""What has to be true."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from coven.games.revel.text.tree.amounts import Measure, ValueOf
from coven.games.revel.text.tree.nouns import Done, Noun, What
from coven.games.revel.text.words.vocabulary import Compare, Place, Tense, Verb, Who
from coven.language.binding import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class Did:
    """'you played a strike spell this turn', 'you discarded 2 or more cards this turn'; without a noun 'you
    overpowered this turn'; with a thing 'you gained Passion this turn', 'you lost 2 or more Stamina this turn'.
    """

    who: Who
    verb: Verb
    noun: Noun | None = None
    least: int = 1
    thing: str | None = None
    """A resource's name, 'Stamina' or 'play', for GAIN, LOSE and SPEND."""


@dataclass(frozen=True, slots=True)
class DidThisWay:
    """'you played a card this way', 'you discarded 2 or more strike spell cards this way', 'they lost Passion this
    way', 'you do' (verb None): an earlier instruction of this effect was carried out.
    """

    verb: Verb | None = None
    noun: Noun | None = None
    who: Who = Who.YOU
    """OPPONENT for 'they do', said of an opponent who may do something."""
    least: int = 1
    thing: str | None = None
    """A resource's name, 'Stamina' or 'play', for GAIN, LOSE and SPEND."""
    to: Done | None = None
    """The instructions that are meant, once the text is bound."""
    ordered: bool = field(default=False, compare=False, repr=False)
    """'If they can't': what it points at has to be an order."""
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Not:
    """'you don't', 'you didn't play a card this turn', 'this spell is not winning', "this spell doesn't have a +1";
    of any other condition 'unless you control a stance'.
    """

    condition: Did | DidThisWay | Is | Amounts | More | Same | TurnOf | FinalTurn | ThisIn


@dataclass(frozen=True, slots=True)
class Amounts:
    """A measure compared with a number; a bare number means exactly that many.

    'you have 3 or more Passion', 'you control 5 spells', 'you control no stance' (exactly 0), 'this spell has 5
    or more Power', 'you are winning in 3 or more spell spaces', 'your opponent has 2 or less Stamina'.
    """

    measure: Measure
    compare: Compare
    amount: int


@dataclass(frozen=True, slots=True)
class More:
    """'you have more Stamina than your opponent', 'your opponent controls more spells than you', 'you are winning
    in more spell spaces than your opponent': two measures of the same kind.
    """

    one: Measure
    other: Measure


@dataclass(frozen=True, slots=True)
class Same:
    """'this spell has the same Power as the opposing spell': both are there, and have as much of it."""

    one: ValueOf
    other: ValueOf


@dataclass(frozen=True, slots=True)
class FinalTurn:
    """2.8 'it is the Final Turn'."""


@dataclass(frozen=True, slots=True)
class TurnOf:
    """'it is your turn', "it is your opponent's turn"."""

    who: Who


@dataclass(frozen=True, slots=True)
class Is:
    """'this spell is winning', 'it is stitched', 'this spell is unopposed', 'it has a +1', 'it is a strike spell',
    'it was a shield spell'.
    """

    what: What
    noun: Noun
    """What it has to match; only types and qualities count."""
    tense: Tense = Tense.NOW


@dataclass(frozen=True, slots=True)
class ThisIn:
    """'this card is in your hand', 'this card is in your discards'."""

    place: Place


Condition: TypeAlias = Did | DidThisWay | Not | Amounts | More | Same | TurnOf | FinalTurn | Is | ThisIn
