"""The state of a game of Witches' Revel: the players' sides and all that is under way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from coven.games.revel.areas.elements import Card, Did, Element, LastingEffect, LastKnown, Used, Zone
from coven.games.revel.cards import CardDef, CardIndex
from coven.games.revel.cards.sheet import printed
from coven.games.revel.editions import Edition
from coven.games.revel.text.tree import Interruption, Until, Verb
from coven.games.revel.text.words.vocabulary import Word
from coven.kernel import Seat, State

if TYPE_CHECKING:
    from coven.games.revel.effects.consequences import Waiting
    from coven.games.revel.effects.standing import Active, Charge

SPACES: Final = 5
"""There are five spell spaces (3.4.6)."""

A: Final = Seat(0)
B: Final = Seat(1)
BOTH: Final = (A, B)


EVERYBODY: Final = 0b11
"""Both seats, a bit for each."""


def opponent(seat: Seat) -> Seat:
    return B if seat == A else A


class Side:
    """One player's areas (3.4). What is in them is replaced and never changed, so that copies can share it."""

    __slots__ = (
        "deck",
        "discards",
        "hand",
        "known",
        "marker_plus",
        "resources",
        "revealed",
        "spells",
        "stamina",
        "stance",
        "witch",
    )

    witch: Element | None
    resources: tuple[Element, ...]
    stamina: tuple[int, ...]
    """The Stamina markers, each by its id (6.4)."""
    marker_plus: tuple[int, ...]
    """A marker's id once for each +1 on it, which alters nothing (6.4.1)."""
    stance: Element | None
    spells: tuple[Element | None, ...]
    deck: tuple[Card, ...]
    """The top card, the next draw, comes last."""
    discards: tuple[Card, ...]
    hand: tuple[Card, ...]
    revealed: Mapping[Card, tuple[Until, Seat]]
    """The cards of hand and deck that are revealed, until when, and who 'you' is in that (5.4)."""
    known: Mapping[Card, int]
    """Cards of hand and deck whose place some seat knows, having put or seen them there: a bit per seat."""

    def copy(self) -> Side:
        twin = Side()
        twin.witch = self.witch
        twin.resources = self.resources
        twin.stamina = self.stamina
        twin.marker_plus = self.marker_plus
        twin.stance = self.stance
        twin.spells = self.spells
        twin.deck = self.deck
        twin.discards = self.discards
        twin.hand = self.hand
        twin.revealed = self.revealed
        twin.known = self.known
        return twin

    def put(self, space: int, spell: Element | None) -> None:
        """Another spell, or none, on this side of a spell space."""
        spells = self.spells
        self.spells = (*spells[:space], spell, *spells[space + 1 :])


def empty_side() -> Side:
    """A player's areas before anything is in them."""
    side = Side()
    side.witch = side.stance = None
    side.resources = ()
    side.stamina = side.marker_plus = ()
    side.spells = (None,) * SPACES
    side.deck = side.discards = side.hand = ()
    side.revealed = {}
    side.known = {}
    return side


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


class Rulings:
    """What stays the same throughout a game: the edition, the options, the cards there are."""

    __slots__ = ("bluff", "edition", "hand_effects", "index", "remembered", "work_from_discards")

    def __init__(self, edition: Edition, index: CardIndex, bluff: bool, pool: Iterable[CardDef]) -> None:
        """`pool`: all cards that may be met in this game; with `bluff`, as far as an opponent can know."""
        self.edition = edition
        self.index = index
        self.bluff = bluff
        self.hand_effects: dict[Verb, list[tuple[CardDef, int, Interruption]]] = {}
        """The interruptions that work from the hand, by what they interrupt."""
        self.work_from_discards = False
        """Whether any card works from discards (0.1.3)."""
        remembered = {Verb.PLAY, Verb.USE}
        for defn in pool:
            self.work_from_discards |= bool(printed(defn).from_discards)
            remembered |= printed(defn).asked_about
            for place, effect in printed(defn).from_hand:
                self.hand_effects.setdefault(effect.event.verb, []).append((defn, place, effect))
        self.remembered = frozenset(remembered)
        """What is kept in mind for the rest of a turn: what rules or cards ask about later."""


NOBODY_SAW: Final[frozenset[Card]] = frozenset()


class RevelState(State):
    """The whole state. `new_game` makes one, `copy` another like it."""

    __slots__ = (
        "active",
        "current",
        "depth",
        "did",
        "exchanged",
        "final_plays",
        "final_turn",
        "first",
        "judging",
        "last_known",
        "lasting",
        "nested",
        "next_id",
        "passed",
        "played_strikes",
        "playing",
        "plays",
        "relevant",
        "resolved",
        "rulings",
        "shown",
        "sides",
        "spent",
        "step",
        "turn",
        "used",
        "weighed",
    )

    rulings: Rulings
    sides: tuple[Side, Side]
    step: Step
    first: Seat
    current: Seat
    """The current player (3.3)."""
    turn: int
    exchanged: int
    """How many players have had their exchange of opening cards (2.2.6)."""
    plays: int
    """The plays the current player has left (2.3.5)."""
    passed: bool
    final_turn: bool
    final_plays: int | None
    """The Stamina counted for a Final Turn that is to come or under way (2.8.2)."""
    lasting: tuple[LastingEffect, ...]
    relevant: tuple[Waiting, ...]
    """Consequences that became relevant and that no cleanup check holds yet (2.5.10)."""
    played_strikes: tuple[tuple[Card, int, int], ...]
    """Strikes played since the last cleanup check began: card, element and space (2.5.16)."""
    did: tuple[Did, ...]
    """What players did this turn."""
    used: tuple[Used, ...]
    """The Powers used this turn."""
    last_known: Mapping[int, LastKnown]
    playing: tuple[Card, ...]
    """Cards under way of being played, which can't pay for themselves."""
    depth: int
    """How many lists of steps are open; a cleanup check waits until none is (2.5.4)."""
    spent: frozenset[tuple[Card, int]]
    """Interruptions that can't become relevant again until the lists of 4.9 that are open are done (4.9.8)."""
    resolved: int
    """How many consequences have been resolved since the last act: a guard against endless chains."""
    nested: int
    """How many consequences are being resolved, one within the other."""
    next_id: int
    shown: frozenset[Card]
    """Cards revealed in the step under way, even where that was undone: what was seen stays seen (0.5.6)."""
    judging: bool
    """Bonuses are being worked out; never true while anybody is asked."""
    weighed: tuple[Charge, ...]
    """Cost effects of which it is being worked out whether they can be paid; empty while anybody is asked."""
    active: Active | None
    """What the elements on the field make true, gathered anew whenever the field has changed."""

    def copy(self) -> RevelState:
        twin = RevelState()
        twin.result = self.result
        twin.full_control = self.full_control
        twin.rulings = self.rulings
        twin.judging = False
        twin.weighed = ()
        twin.shown = NOBODY_SAW
        a, b = self.sides
        twin.sides = (a.copy(), b.copy())
        twin._take(self)
        return twin

    def restore(self, earlier: RevelState) -> None:
        self.sides = earlier.sides
        self.result = earlier.result
        self._take(earlier)
        for card in self.shown:  # 0.5.6: it is not revealed any more, but people have seen it
            side = self.sides[card.owner]
            if card in side.hand or card in side.deck:
                side.known = {**side.known, card: EVERYBODY}

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
        self.relevant = other.relevant
        self.played_strikes = other.played_strikes
        self.did = other.did
        self.used = other.used
        self.last_known = other.last_known
        self.playing = other.playing
        self.depth = other.depth
        self.spent = other.spent
        self.resolved = other.resolved
        self.nested = other.nested
        self.next_id = other.next_id
        self.active = other.active

    def new_id(self) -> int:
        """An id for a new element or marker (1.7.4)."""
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

    def element(self, id: int) -> Element | None:
        """The element with this id; None once it has left its area."""
        for side in self.sides:
            for spell in side.spells:
                if spell is not None and spell.id == id:
                    return spell
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
        if element.zone is Zone.SIDE:
            side.put(element.space, element)
        elif element.zone is Zone.STANCE:
            side.stance = element
        elif element.zone is Zone.WITCH:
            side.witch = element
        else:
            side.resources = tuple(element if r.id == element.id else r for r in side.resources)

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
        """Whether both players can see this card (0.2.4)."""
        side = self.sides[card.owner]
        if card in side.revealed:
            return True
        return card not in side.hand and card not in side.deck


def new_game(rulings: Rulings) -> RevelState:
    """A game before anything has been put on the table."""
    s = RevelState()
    s.rulings = rulings
    s.sides = (empty_side(), empty_side())
    s.step = Step.SETUP
    s.first = s.current = A
    s.turn = s.exchanged = s.plays = s.depth = s.resolved = s.nested = 0
    s.passed = s.final_turn = s.judging = False
    s.final_plays = s.active = None
    s.lasting = ()
    s.relevant = ()
    s.played_strikes = ()
    s.did = ()
    s.used = ()
    s.last_known = {}
    s.playing = ()
    s.spent = frozenset()
    s.weighed = ()
    s.next_id = 1
    s.shown = NOBODY_SAW
    return s
