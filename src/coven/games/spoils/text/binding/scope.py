"""What is in reach of the words of a paragraph, and what it has done so far."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from coven.games.spoils.text.tree import (
    All,
    Antecedent,
    Carrier,
    Doer,
    Kind,
    Noun,
    OneOf,
    Some,
    Verb,
    Who,
)
from coven.language import TextError
from coven.language.binding import Candidate, Number, Scope, Span, There, Wanted

Kinds: TypeAlias = frozenset[Kind]
Named: TypeAlias = Candidate[Kind, Antecedent]

CARD_TYPES: Final = frozenset({Kind.CHARACTER, Kind.ITEM, Kind.LOCATION, Kind.TACTIC, Kind.RESOURCE, Kind.MICROMAJIG})
CARDS: Final[Kinds] = frozenset({Kind.CARD, Kind.ITSELF})
"""What can be asked of cards."""
ANYTHING: Final[Kinds] = frozenset(Kind)


def kinds_of(noun: Noun) -> Kinds:
    """All that what a noun names can be called."""
    found: set[Kind] = set()
    for kind in (noun.kind, *noun.also):
        found.add(kind)
        if kind in CARD_TYPES:
            found.add(Kind.CARD)
        if kind is Kind.MICROMAJIG:
            found.add(Kind.CHARACTER)
    return frozenset(found)


def number_of(what: Some | All | OneOf, by: Doer = Who.YOU) -> Number:
    """Whether one thing is meant or several."""
    if by is Who.EACH:
        return Number.MANY
    if isinstance(what, All):
        single = what.area or (what.noun.kind in (Kind.FACTION, Kind.PARTY) and what.wording.value == "")
        return Number.ONE if single else Number.MANY
    return Number.ONE if what.most == 1 else Number.MANY


@dataclass(frozen=True, slots=True)
class Said:
    """An instruction that the paragraph has given: what 'this way', 'if you do' and 'the chosen card' may point at."""

    slot: int
    verb: Verb | None
    who: Doer
    order: bool = True
    """An order; otherwise something that may be done, or has to be paid."""
    part: bool = False
    """It stands under 'may': 'if you do' asks about the whole, not about its parts."""
    things: tuple[Named, ...] = ()
    """What it was done to."""


@dataclass(slots=True)
class Reading:
    """One paragraph while it is being bound."""

    text: str
    place: int = 0
    """Its place on the card, counted from 0."""
    above: tuple[Reading, ...] = ()
    """The paragraphs before it."""
    option: bool = False
    """It is one of several options, so that nothing outside can point into it."""
    scope: Scope[Kind, Antecedent] = field(init=False)
    said: list[Said] = field(default_factory=list)
    taken: list[Named] = field(default_factory=list)
    """What was taken, in the order of the text: for 'the second character'."""
    boxes: dict[int, list[Named]] = field(default_factory=dict)
    """What was named within instructions that may be done, by their numbers."""
    used: set[int] = field(default_factory=set)
    """The numbers that something points at."""
    last: int = 0
    player: Doer | None = None
    """The player who was named last, other than 'you': whom 'their' means."""
    in_turn: bool = False
    """Whether what is read is done by each player in turn, so that 'they' are whoever does it then."""
    actor: bool = False
    """Whether there is a player whom 'that player' means."""
    waiting: list[Named] = field(default_factory=list)
    """What was pointed at in this clause: from the next one on it is what was named last."""
    defined: int = 0
    """How often X has been given a value."""
    x_used: bool = False
    split: set[int] = field(default_factory=set)
    """The numbers of what was told apart from another: 'exactly one of them'."""
    brought: set[int] = field(default_factory=set)
    """The numbers of instructions that bring something which no noun took: drawn cards, tokens."""
    parts: set[int] = field(default_factory=set)
    """The numbers of takings of some of several: 'X of them', 'until you reveal a character'."""

    def __post_init__(self) -> None:
        self.scope = Scope(self.text)
        own: Named = Candidate(
            frozenset({Kind.ITSELF}), Number.ONE, "this card", "this card", Carrier(), -1, -1, own=True
        )
        self.scope.carrier = own

    def number(self) -> int:
        """A new number for something named or done."""
        self.last += 1
        return self.last

    def words(self, at: Span, default: str = "") -> str:
        return self.text[slice(*at)] or default

    def wrong(self, at: Span, problem: str, rule: str | None = None, wordings: tuple[str, ...] = ()) -> TextError:
        """An error under some words; `wordings`: what could stand in their place."""
        start, end = at
        end = end if end > start else len(self.text)
        return TextError(problem, self.text, start, end, rule=rule, wordings=wordings)

    def find(self, wanted: Wanted[Kind]) -> Named:
        return self.scope.find(wanted)

    def candidate(self, kinds: Kinds, number: Number, at: Span, to: Antecedent, default: str = "it") -> Named:
        words = self.words(at, default)
        called = next((kind.value for kind in Kind if kind in kinds and kind is not Kind.CARD), "card")
        wording = f"the {called}"
        return Candidate(kinds, number, words, wording, to, self.scope.clause, self.scope.sentence)

    def name_itself(self) -> None:
        """'this card' is said: 'it' may mean it from now on."""
        own = self.scope.carrier
        assert own is not None
        self.scope.name(replace(own, clause=self.scope.clause, sentence=self.scope.sentence))

    def next_clause(self) -> None:
        for one in self.waiting:
            self.scope.name(replace(one, clause=self.scope.clause, sentence=self.scope.sentence))
        self.waiting = []
        self.scope.clause += 1

    def next_sentence(self) -> None:
        self.next_clause()
        self.scope.sentence += 1

    def leaves(self, one: Named | None, there: There = There.NO) -> None:
        """402.4 What isn't in play, or not any more, is still known, but nothing can be done with it there."""
        if one is None or one.own:
            return
        gone = replace(one, there=there)
        self.scope.change(one, gone)
        self.waiting = [gone if other is one else other for other in self.waiting]

    @contextmanager
    def perhaps(self) -> Iterator[list[Named]]:
        """Words that may come to nothing: what they name is out of reach afterwards."""
        with self.scope.box() as inside:
            yield inside
            self.next_clause()
