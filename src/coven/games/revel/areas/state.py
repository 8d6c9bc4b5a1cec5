"""3.1 The state of a game: the players' sides and all that is under way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from coven.games.revel import manual
from coven.games.revel.areas.areas import BOTH, EVERYBODY, A, B, Side, empty_side, opponent
from coven.games.revel.areas.elements import RESOURCE, SIDE, Card, Element, LastKnown, Pin, Ref, Zone
from coven.games.revel.areas.knowledge import (
    NOTHING,
    Known,
    is_hidden,
    may_have_been_spoken_of,
    out_of_hiding,
    sighted,
    speak_of,
)
from coven.games.revel.areas.rulings import Rulings
from coven.games.revel.areas.sights import Sight, Told, all_told, first_sights, remember, sights
from coven.games.revel.areas.traces import only
from coven.games.revel.effects.records import Active, Charge, Deed, Delayed, LastingEffect, Resolving, Used, Waiting
from coven.games.revel.text.words.vocabulary import Word
from coven.kernel import Event, Question, Reason, Seat, State


class Step(Word):
    """Where the game is: what happens next (2.2, 2.3)."""

    SETUP = "setup"
    EXCHANGE = "exchange"
    START = "start"
    """Steps 1 to 3 of a turn."""
    ACT = "act"
    """Steps 4 and 5."""
    END = "end"
    """Step 6 and the outcome check."""


NO_EFFECTS: Final[frozenset[tuple[Card, int]]] = frozenset()
"""Effects by card and place: none. There is one such set, since every step of a game keeps it."""


def _phrased(about: tuple[object, ...]) -> tuple[object, ...]:
    return tuple([manual.phrase(one) if isinstance(one, str) else one for one in about])


class RevelState(State):
    """3.1.1 The whole state. `new_game` makes one, `copy` another like it."""

    __slots__ = (
        "active",
        "current",
        "depth",
        "did",
        "drawn",
        "exchanged",
        "final_plays",
        "final_turn",
        "first",
        "found",
        "held",
        "judging",
        "last_known",
        "lasting",
        "later",
        "nested",
        "next_id",
        "occurred",
        "passed",
        "paying",
        "played_strikes",
        "playing",
        "plays",
        "referred",
        "relevant",
        "resolved",
        "rulings",
        "seen",
        "seen_before",
        "sides",
        "sought",
        "spent",
        "step",
        "told",
        "turn",
        "used",
        "weighed",
    )

    rulings: Rulings[RevelState]
    sides: tuple[Side, ...]
    step: Step
    first: Seat
    current: Seat
    """3.3.1, 3.3.3 The current player: set with the first player and as each turn begins, and never in between."""
    turn: int
    exchanged: int
    """How many players have had their exchange of opening cards (2.2.6)."""
    plays: int
    """The plays the current player has left (2.3.5)."""
    passed: bool
    final_turn: bool
    """2.8.4 The coming turn or this one is the Final Turn: its plays and the check after it differ, nothing else."""
    final_plays: int | None
    """The Stamina counted for a Final Turn that is to come or under way (2.8.2)."""
    lasting: tuple[LastingEffect, ...]
    later: tuple[Delayed, ...]
    """What effects have put off."""
    relevant: tuple[Waiting, ...]
    """Consequences that became relevant and that no cleanup check holds yet (2.5.10)."""
    held: tuple[tuple[Waiting, ...], ...]
    """What the cleanup checks under way hold, the outermost first, but for what is being resolved (2.5.10)."""
    played_strikes: tuple[tuple[Card, int, int], ...]
    """Strikes played since the last cleanup check began: card, element and space (2.5.16)."""
    did: tuple[Deed, ...]
    """What players did this turn."""
    used: tuple[Used, ...]
    """The Powers used this turn."""
    occurred: frozenset[tuple[Card, int]]
    """What has happened this turn for the first time, by the card and the place of the effect that asks for it."""
    last_known: dict[int, LastKnown]
    referred: dict[Card, int]
    """4.10.12 The cards off the field that effects refer to where they are, each with a number lost by moving."""
    playing: tuple[Card, ...]
    """Cards under way of being played, which can't pay for themselves."""
    paying: int
    """How many costs are being paid, one within the other, that could still be undone."""
    depth: int
    """How many lists of steps are open; a cleanup check waits until none is (2.5.4)."""
    spent: frozenset[tuple[Card, int]]
    """Interruptions that can't become relevant again until the lists of 4.9 that are open are done (4.9.8)."""
    resolved: int
    """How many consequences have been resolved since the last act: a guard against endless chains."""
    nested: int
    """How many consequences are being resolved, one within the other."""
    next_id: int
    drawn: tuple[Card, ...]
    """The cards that have left a deck in the step under way from a place that everybody saw, wherever they are now."""
    found: tuple[Card, ...]
    """The cards that were looked for in a deck in the step under way, and those that were shuffled: where in the deck
    they lay as the step began, nobody need have known."""
    sought: Known
    """3.6.1 Cards that their player has looked for in a deck in the step under way, and that are there still:
    nobody can tell in which of these places they lie, except who knows it anyway, until they are revealed there."""
    seen: Sight | None
    """What was seen last in this game, even where that was undone (0.5.6), and so all that was seen: see `shown`."""
    seen_before: Sight | None
    """The same as the step under way began."""
    told: Told | None
    """What the course of play has told in this game of cards that not everybody sees, the last first."""
    judging: bool
    """Bonuses are being worked out; never true while anybody is asked."""
    weighed: tuple[Charge, ...]
    """Cost effects of which it is being worked out whether they can be paid; empty while anybody is asked."""
    active: Active | None
    """What the elements on the field make true, gathered anew whenever the field has changed."""

    def note(self, rule: str, words: str, *about: object) -> Event | None:
        """In the words of the edition being played, and by its clauses."""
        if self.log is None:
            return None
        if not self.rulings.edition.manual:
            return self.log.add(rule, words, about, self.cause)
        told = manual.phrase(words)
        if not told:
            return None
        return self.log.add(self._clause(rule), told, _phrased(about), self.cause)

    def because(self, rule: str, words: str, *about: object) -> Event | None:
        """In the words of the edition being played, and by its clauses."""
        before = self.cause
        if self.log is not None:
            if self.rulings.edition.manual:
                rule, words, about = self._clause(rule), manual.phrase(words), _phrased(about)
            self.cause = self.log.cause(rule, words, about, before)
        return before

    def _clause(self, rule: str) -> str:
        """The manual's clause; cards are drawn by what has them drawn."""
        if rule != "5.2.2":
            return manual.clause(rule)
        if not self.turn:
            return "setup.6"
        return self.cause.rule if self.cause is not None and self.cause.rule in ("turn.2", "turn.4") else "effects.1"

    def asks(self, question: Question, source: object = None) -> Question:
        if not self.rulings.edition.manual:
            return question
        return manual.asked_by_effect(question) if isinstance(source, Resolving) else manual.asked(question)

    def ruling(self, reason: Reason) -> Reason:
        """A reason in the words of the edition being played, and by its clause."""
        return manual.reason(reason) if self.rulings.edition.manual else reason

    def retract(self, earlier: RevelState) -> None:
        self.seen, self.drawn, self.found, self.told = earlier.seen, earlier.drawn, earlier.found, earlier.told
        self.restore(earlier)

    def uncovers(self, earlier: RevelState, seat: Seat) -> bool:
        return any(now.deck != then.deck for now, then in zip(self.sides, earlier.sides, strict=True))

    def copy(self) -> RevelState:
        twin = RevelState()
        twin.result = self.result
        twin.full_control = self.full_control
        twin.rulings = self.rulings
        twin.judging = False
        twin.weighed = ()
        twin.seen = self.seen
        twin.seen_before = self.seen_before
        twin.told = self.told
        twin.drawn = self.drawn
        twin.found = self.found
        a, b = self.sides
        twin.sides = (a.copy(), b.copy())
        twin._take(self)
        return twin

    def lay_aside(self) -> None:
        self.active = None
        self.drawn = self.found = ()
        self.sought = NOTHING

    def restore(self, earlier: RevelState) -> None:
        self.sides = earlier.sides  # 0.5.3
        self.result = earlier.result
        self._take(earlier)  # 0.5.4: with all that was counted, remembered or relevant
        if self.seen is not earlier.seen:
            for seat in BOTH:
                before = [*self.set_apart(A), *self.set_apart(B)]
                for card, sight in self.first_sights(seat, earlier.seen).items():
                    side = self.sides[card.owner]
                    if is_hidden(side, seat, card):  # 0.5.6: not revealed any more, but it was seen
                        remember(side, seat, sight, earlier.drawn, earlier.found, before)
                        before.append(card)

    def is_like(self, earlier: RevelState) -> bool:
        """Whether nothing on the table has changed since."""
        a, b = earlier.sides
        return (
            self.sides[0].is_like(a)
            and self.sides[1].is_like(b)
            and self.plays == earlier.plays
            and self.passed == earlier.passed
            and self.lasting is earlier.lasting
            and self.later is earlier.later
            and self.occurred is earlier.occurred
            and self.relevant is earlier.relevant
        )

    def _take(self, other: RevelState) -> None:
        """Take over everything that can be shared because it is replaced and never changed."""
        self.step = other.step
        self.first = other.first
        self.current = other.current
        self.turn = other.turn
        self.exchanged = other.exchanged
        self.plays = other.plays
        self.passed = other.passed
        self.final_turn = other.final_turn
        self.final_plays = other.final_plays
        self.lasting = other.lasting
        self.later = other.later
        self.relevant = other.relevant
        self.held = other.held
        self.played_strikes = other.played_strikes
        self.did = other.did
        self.used = other.used
        self.occurred = other.occurred
        self.last_known = other.last_known
        self.referred = other.referred
        self.sought = other.sought
        self.playing = other.playing
        self.depth = other.depth
        self.paying = other.paying
        self.spent = other.spent
        self.resolved = other.resolved
        self.nested = other.nested
        self.next_id = other.next_id
        self.active = other.active

    def saw(self, card: Card, seats: int, in_deck: bool = False) -> None:
        """Some seats, a bit for each, see which card this is. `in_deck`: whether they see it in its deck."""
        side = self.sides[card.owner]
        self.seen = Sight(self.seen, card, seats, in_deck, self.drawn, self.found, side.deck if in_deck else ())
        if side.traces:
            sighted(side, seats, card)

    def speak_of(self, card: Card, area: Zone | None = None, *, drawn: bool = False) -> int:
        """What is kept for longer than a step speaks of a card: a number, by which its side keeps what each seat can
        tell of it. `area`: see `Trace`; `drawn`: whether it has just been drawn, which everybody saw."""
        mark = self.new_id()
        speak_of(self.sides[card.owner], card, mark, area, drawn=drawn, sought=self.sought.get(card))
        return mark

    def is_plain(self, card: Card, mark: int) -> bool:
        """S51 Whether both players can tell which card something speaks of, or that it is gone."""
        return all(trace.is_plain() for trace in self.sides[card.owner].traces.get(mark, ()))

    def tell(self, what: int | Reason | None, seats: int = EVERYBODY) -> None:
        """Some seats, a bit for each, see by what happens how it is with a card that not everybody sees."""
        self.told = Told(self.told, what, seats)

    def all_told(self, seat: Seat) -> list[int | Reason | None]:
        """All that has come to light in this way for a seat."""
        return all_told(self.told, seat)

    def forget_traces(self) -> None:
        """What nothing speaks of any more needs no trace. Nothing may be under way."""
        if not any(side.traces for side in self.sides):
            return
        kept = [ref for element in self.elements() for _, _, refs in element.chosen for ref in refs]
        marks = [mark for deed in self.did for mark in deed.marks]
        for delayed in self.later:
            kept.extend(delayed.chosen)
            kept.extend(delayed.memory.all_things() if delayed.memory is not None else ())
            marks.extend([mark for _, mark in delayed.occasion.marks])
        marks.extend([ref.mark for ref in kept if isinstance(ref, Pin)])
        for side in self.sides:
            side.traces = only(side.traces, marks)

    def shown(self, seat: Seat) -> dict[Card, bool]:
        """The cards that a seat has seen in the step under way, the first first, and whether it saw them in a deck."""
        return {card: sight.in_deck for card, sight in self.first_sights(seat, self.seen_before).items()}

    def first_sights(self, seat: Seat, since: Sight | None) -> dict[Card, Sight]:
        """When a seat first saw each of the cards that it has seen since it had seen something, the first first."""
        return first_sights(self.seen, seat, since)

    def sights(self, seat: Seat, since: Sight | None = None) -> list[Sight]:
        """What a seat has seen in this game, or since it had seen something, the last first."""
        return sights(self.seen, seat, since)

    def set_apart(self, owner: Seat) -> list[Card]:
        """3.8.2 The cards in a hand that a repair under way has barred: everybody sees which they are."""
        if self.attempts is None:
            return []
        barred = self.attempts.barred_first()
        return [card for card in self.sides[owner].hand if card in barred]

    def in_the_open(self, card: Card) -> None:
        """A card comes where everybody sees it."""
        side = self.sides[card.owner]
        by_a, by_b = side.known
        if by_a:
            out_of_hiding(side, A, card)
        if by_b:
            out_of_hiding(side, B, card)
        self.saw(card, EVERYBODY)  # once it is taken for the copy that a seat knew, if it may be that one
        if side.traces:
            may_have_been_spoken_of(side, card)

    def new_id(self) -> int:
        """4.10.12, 4.10.13 An id for a new element or marker (1.7.4). It never comes again, even if the card does."""
        number = self.next_id
        self.next_id = number + 1
        return number

    # Finding elements

    def elements(self) -> Iterator[Element]:
        """Everything on the field but markers, the current player's first."""
        for seat in (self.current, opponent(self.current)):
            yield from self.elements_of(seat)

    def elements_of(self, seat: Seat) -> list[Element]:
        """Everything but markers on a player's side of the field."""
        side = self.sides[seat]
        found = [spell for spell in side.spells if spell is not None]
        if side.stance is not None:
            found.append(side.stance)
        if side.witch is not None:
            found.append(side.witch)
        found.extend(side.resources)
        return found

    def spells_of(self, seat: Seat) -> list[Element]:
        return [spell for spell in self.sides[seat].spells if spell is not None]

    def owner_of(self, ref: Ref) -> Seat:
        """1.9 Whose a card, an element or a marker is that is there."""
        if isinstance(ref, Card):
            return ref.owner
        element = self.element(ref)
        if element is not None:
            return element.owner
        return next(seat for seat in BOTH if ref in self.sides[seat].stamina)

    def element(self, id: int) -> Element | None:
        """The element with this id; None once it has left its area."""
        for side in self.sides:  # mostly it is a spell that is asked for
            for spell in side.spells:
                if spell is not None and spell.id == id:
                    return spell
        for side in self.sides:
            if side.stance is not None and side.stance.id == id:
                return side.stance
            if side.witch is not None and side.witch.id == id:
                return side.witch
            for resource in side.resources:
                if resource.id == id:
                    return resource
        return None

    def put(self, element: Element) -> None:
        """Replace an element by its changed self."""
        side = self.sides[element.owner]
        zone = element.zone
        if zone is RESOURCE:
            id = element.id
            side.resources = tuple([element if resource.id == id else resource for resource in side.resources])
        elif zone is SIDE:
            side.put(element.space, element)
        elif zone is Zone.STANCE:
            side.stance = element
        else:
            side.witch = element

    def opposing(self, spell: Element) -> Element | None:
        """The spell on the other side of the same spell space (1.10.2)."""
        return self.sides[opponent(spell.owner)].spells[spell.space]

    def zone_of(self, card: Card) -> Zone:
        """The area a card is in."""
        side = self.sides[card.owner]
        if card in side.hand:
            return Zone.HAND
        if card in side.discards:
            return Zone.DISCARDS
        if card in side.deck:
            return Zone.DECK
        return next(e.zone for e in self.elements_of(card.owner) if card in e.cards)

    def is_public(self, card: Card) -> bool:
        """0.P.7, 0.2.4, 0.2.7 Whether both players can see this card; what one alone knows doesn't count."""
        side = self.sides[card.owner]
        if card in side.revealed:
            return True
        return card not in side.hand and card not in side.deck


def new_game(rulings: Rulings[RevelState]) -> RevelState:
    """A game before anything has been put on the table."""
    s = RevelState()
    s.rulings = rulings
    s.sides = (empty_side(A), empty_side(B))
    s.step = Step.SETUP
    s.first = s.current = A
    s.turn = s.exchanged = s.plays = s.paying = s.depth = s.resolved = s.nested = 0
    s.passed = s.final_turn = s.judging = False
    s.final_plays = s.active = None
    s.lasting = ()
    s.later = ()
    s.relevant = ()
    s.held = ()
    s.played_strikes = ()
    s.did = ()
    s.used = ()
    s.last_known = {}
    s.referred = {}
    s.playing = ()
    s.spent = s.occurred = NO_EFFECTS
    s.weighed = ()
    s.next_id = 1
    s.seen = s.seen_before = s.told = None
    s.drawn = s.found = ()
    s.sought = NOTHING
    return s
