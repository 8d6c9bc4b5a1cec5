"""What is in reach of the words of an effect, and what it has done so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

from coven.games.revel.text.binding.kinds import CARDS, KNOWN_AFTER, Kinds, carried_by, kinds_of, of_event, still_there
from coven.games.revel.text.tree import (
    Antecedent,
    Back,
    Carrier,
    CostEffect,
    Doer,
    Event,
    Kind,
    Noun,
    OfEvent,
    PlayerOf,
    Shorthand,
    This,
    Verb,
    What,
)
from coven.language import TextError
from coven.language.binding import Candidate, Number, Scope, Span, There, Wanted

Named: TypeAlias = Candidate[Kind, Antecedent]
OVERPOWERING = (Shorthand.IF_OVERPOWERS, Shorthand.IF_OVERPOWERS_A_SPELL)


@dataclass(frozen=True, slots=True)
class Said:
    """An instruction that the effect has given: what 'this way' and 'if you do' may point at."""

    slot: int
    verb: Verb | None
    who: Doer
    thing: str | None = None
    order: bool = True
    """An order; otherwise something that may be done or paid."""
    part: bool = False
    """It stands under 'may' or is paid for: 'if you do' asks about the whole, not about its parts."""
    instead: bool = False
    """4.9.4 It takes the place of the event, so that it happens after all that the effect says."""


class Mark(NamedTuple):
    """How far an effect has been read, and what was in reach by then."""

    scope: Scope[Kind, Antecedent]
    said: tuple[Said, ...]
    boxes: dict[int, list[Named]]
    used: tuple[int, ...]
    meant: dict[int, What]
    last: int
    conditional: int


class Reading:
    """One effect while it is being bound."""

    def __init__(self, text: str, types: Iterable[str] | None) -> None:
        self.text = text
        self.scope: Scope[Kind, Antecedent] = Scope(text)
        self.types = None if types is None else frozenset(types)
        """The types of the card whose text it is; None if that isn't known."""
        self.kinds: Kinds = carried_by(types)
        self.event: Event | Shorthand | None = None
        self.said: list[Said] = []
        self.boxes: dict[int, list[Named]] = {}
        """What was named within instructions that may be done, by their numbers."""
        self.used: list[int] = []
        """The numbers that something points at, in the order of the text."""
        self.meant: dict[int, What] = {}
        """Nouns that need no choosing, by their numbers: what they mean can be told before they are acted on."""
        self.player_said: PlayerOf | None = None
        """Whose player was spoken of last: 'its player'."""
        self.last = 0
        self.conditional = 0
        """How many conditions, 'may's and alternatives the words stand in."""
        on_field = self.kinds - {Kind.CARD}  # 4.1.3: what carries an effect is on the field, unless it says otherwise
        self.scope.carrier = Candidate(
            on_field, Number.ONE, self._self_words(), self._self_words(), Carrier(), -1, -1, own=True
        )

    def _self_words(self) -> str:
        kind = next((kind for kind in self.kinds if kind is not Kind.CARD), Kind.CARD)
        return f"this {'card' if self.types is None else kind.value}"

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

    def begin(self, event: Event | Shorthand | None) -> None:
        """What the initial part speaks of can be pointed at (4.8.5)."""
        self.event = event
        scope = self.scope
        if event is Shorthand.IF_OVERPOWERS_A_SPELL:
            scope.event.append(self._of_event(frozenset({Kind.SPELL}), "A Spell", There.NO))
        if not isinstance(event, Event):
            return
        there = still_there(event)
        if event.playing and event.over is not None:  # 4.8.5
            scope.event.append(self._of_event(frozenset({Kind.SPELL}), self.words(event.over.at, "A Spell"), There.NO))
            return
        if isinstance(event.what, This):
            acts = event.verb is Verb.OVERPOWER and not event.passive
            assert scope.carrier is not None
            kinds = scope.carrier.kinds | {event.what.kind}
            if event.what.kind is Kind.CARD and event.verb in KNOWN_AFTER:
                kinds = CARDS  # in hand or in the discards it is no spell
            own = replace(scope.carrier, kinds=kinds, there=There.YES if acts else there)
            scope.carrier = own
            scope.event.append(own)
        elif isinstance(event.what, Noun):
            about = self._of_event(of_event(event), self.words(event.what.at, "what it is about"), there)
            types = frozenset() if event.what.also else frozenset(event.what.types)
            scope.event.append(replace(about, types=types))
        elif isinstance(event.what, Back):
            kinds = frozenset({event.what.kind or Kind.CARD})
            scope.event.append(self._of_event(kinds, self.words(event.what.at, "what was chosen above"), there))
        elif event.thing is not None:  # 'When You Gain Passion': there is nothing that could be done to it
            scope.event.append(self._of_event(frozenset(), event.thing, There.NO))
        if event.over is not None and not event.acting:
            scope.event.append(self._of_event(frozenset({Kind.SPELL}), self.words(event.over.at, "A Spell"), there))

    def begin_itself(self) -> None:
        """The initial part speaks of the card itself: "This Spell's Power Is"."""
        if self.scope.carrier is not None:
            self.scope.event.append(self.scope.carrier)

    def begin_cost(self, effect: CostEffect) -> None:
        """4.3, 4.10.5 What the action is done to can be pointed at: 'its player' is the one who plays it. Nothing more
        can be done with what is about to be played (5.7.10)."""
        noun = effect.what
        if isinstance(noun, Noun):
            played = effect.verb in (Verb.PLAY, Verb.STITCH)
            kinds = CARDS | {noun.kind} if played else kinds_of(noun)
            there = There.NO if played else There.YES
            one = self._of_event(kinds, self.words(noun.at, "what it is about"), there)
            self.scope.event.append(replace(one, remains=""))
        elif isinstance(noun, This) and effect.verb not in (Verb.PLAY, Verb.STITCH):
            self.begin_itself()

    def _of_event(self, kinds: Kinds, words: str, there: There) -> Named:
        called = next((kind.value for kind in (Kind.SPELL, Kind.STANCE, Kind.CARD) if kind in kinds), "card")
        verb = self.event.verb if isinstance(self.event, Event) else Verb.OVERPOWER
        remains = "the cards discarded this way" if verb in (Verb.DISCARD, Verb.OVERPOWER) else ""  # 5.8.3
        number = Number.MANY if isinstance(self.event, Event) and self.event.together else Number.ONE
        return Candidate(kinds, number, words, f"that {called}", OfEvent(), -1, -1, there=there, remains=remains)

    def find(self, wanted: Wanted[Kind]) -> Named:
        """What a pointing word stands for; it is remembered that something points there."""
        return self.scope.find(wanted)

    def mark(self) -> Mark:
        """How far the text has been read."""
        return Mark(
            self.scope.copy(),
            tuple(self.said),
            dict(self.boxes),
            tuple(self.used),
            dict(self.meant),
            self.last,
            self.conditional,
        )

    def back_to(self, mark: Mark) -> None:
        """The text is read again from a mark on."""
        self.scope, self.said, self.boxes = mark.scope.copy(), list(mark.said), dict(mark.boxes)
        self.used, self.meant = list(mark.used), dict(mark.meant)
        self.last, self.conditional, self.player_said = mark.last, mark.conditional, None

    def next_clause(self) -> None:
        self.scope.clause += 1

    def next_sentence(self) -> None:
        self.scope.sentence += 1
        self.scope.clause += 1
