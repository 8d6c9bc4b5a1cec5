"""1, 3 What is there: cards, elements, counts, and how players are offered them."""

from __future__ import annotations

from abc import ABC, abstractmethod

from tests.games.revel.text.reference.board import Board, Card, Element, Thing
from tests.games.revel.text.reference.carrying_out import Reading
from tests.games.revel.text.reference.records import Ask, Beyond, Event, Lasting, Later, Luck, Waiting
from tests.games.revel.text.reference.words import Told


class Things(ABC):
    """A game as far as it has come."""

    def __init__(self, board: Board, ask: Ask, luck: Luck, names: list[str]) -> None:
        self.board, self.ask, self.luck, self.names_of_all = board, ask, luck, names
        self.waiting: list[Waiting] = []
        self.lastings: list[Lasting] = []
        self.laters: list[Later] = []
        self.occurred: set[tuple[int, int]] = set()
        self.deeds: list[Event] = []
        self.playing: list[Card] = []
        self.strikes: list[tuple[Card, Element]] = []
        self.spent: set[tuple[int, int]] = set()
        self.weighed: list[Told] = []
        self.nested = 0
        """So many costs are being paid, each for what pays the one before."""
        self.depth, self.turn = 0, 1
        self.passed = self.over = self.failed = self.judging = self.tried = False

    @abstractmethod
    def reading(self, you: str, card: Card, element: Element | None, effect: Told) -> Reading:
        """An effect of a card in somebody's eyes."""

    @abstractmethod
    def cleanup_if_due(self) -> None:
        """2.5 A cleanup check, if nothing else is going on."""

    def choose(self, seat: str, options: list[str]) -> str:
        """Nobody is asked where there is nothing to choose."""
        several = list(dict.fromkeys(options))
        return several[0] if len(several) == 1 else self.ask(seat, several)

    def at_random(self, several: list[Thing]) -> Thing:
        names = sorted({self.say(it, "") for it in several})
        name = names[self.luck(len(names))]
        return next(it for it in several if self.say(it, "") == name)

    def all_names(self) -> list[str]:
        return self.names_of_all

    def say(self, it: Thing, seat: str) -> str:
        """How a player is offered something."""
        if isinstance(it, Card):
            name = it.name + self.told_apart(it, seat)
            return name if it.owner == seat else f"{it.owner}'s {name}"
        if it.kind == "marker":
            return f"{it.side}'s Stamina marker {self.board.of(it.side, 'marker').index(it) + 1}"
        named = f"{it.side}'s {' & '.join(card.name for card in it.cards)}"
        return f"{named} in space {it.space}" if it.kind == "spell" else named

    def told_apart(self, card: Card, seat: str) -> str:
        """5.4.3 Of copies, one that is revealed is called so where another isn't, or not for as long."""
        side = self.board.sides[card.owner]
        for other in side.hand if card.area == "hand" else side.deck if card.area == "deck" else ():
            differs = (other.until, other.revealer) != (card.until, card.revealer)
            if card.until and other.name == card.name and differs and (other.until or card.owner == seat):
                return " (revealed)" if card.until == "check" else f" (revealed {card.until})"
        return ""

    def cards(self, it: Thing) -> list[Card]:
        return [it] if isinstance(it, Card) else it.cards

    def place(self, it: Thing) -> str:
        return it.area if isinstance(it, Card) else "field"

    def as_element(self, it: Thing) -> Thing:
        """1.7.9 A card on the field is acted on as the element it is part of."""
        if isinstance(it, Card) and it.area == "field":
            return next(element for element in self.board.field if it in element.cards)
        return it

    def player_of(self, it: Thing) -> str:
        return it.owner if isinstance(it, Card) else it.side

    def names(self, it: Thing) -> list[str]:
        if isinstance(it, Element) and it.kind == "marker":
            return ["Stamina"]
        return [card.name for card in self.cards(it)]

    def types(self, it: Thing) -> set[str]:
        return {word for card in self.cards(it) for word in card.printed.words}

    def is_public(self, card: Card) -> bool:
        return card.area in ("discards", "field") or bool(card.until)

    def is_unseen(self, seat: str, it: Thing) -> bool:
        """Whether a card lies face down in a deck, and nobody has shown it to the player."""
        return isinstance(it, Card) and it.area == "deck" and not it.until and seat not in it.seen

    def top(self, seat: str, amount: int) -> list[Card]:
        side = self.board.sides[seat]
        if side.shuffled and side.deck[:amount]:
            raise Beyond("the order of a deck that was shuffled")
        return side.deck[:amount]

    def held(self, seat: str, thing: str) -> int:
        if thing == "play":
            return self.board.plays if seat == self.board.current else 0
        if thing == "Stamina":
            return len(self.board.of(seat, "marker"))
        card = self.board.resource(seat, thing)
        return 0 if card is None else card.marks
