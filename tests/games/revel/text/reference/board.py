"""A board in plain data: what a position says, as things that can be pointed at."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import Any

from tests.games.revel.text.reference.words import Told

Plain = dict[str, Any]
OTHER = {"A": "B", "B": "A"}
NUMBERS = count(1)


@dataclass(frozen=True)
class Printed:
    """What is printed on a card, as far as it matters here."""

    types: tuple[str, ...]
    power: int | None = None
    resistance: int | None = None
    icons: frozenset[str] = frozenset()
    effects: tuple[Told, ...] = ()

    def __deepcopy__(self, memo: object) -> Printed:
        return self

    @property
    def words(self) -> set[str]:
        """1.3 'A Strike Spell' is a strike and a spell."""
        return {word for each in self.types for word in (each, *each.split())}

    def is_a(self, word: str) -> bool:
        return word in self.words


@dataclass(eq=False)
class Card:
    """A card, wherever it is; it is itself, and nothing else is."""

    owner: str
    name: str
    printed: Printed
    area: str = "hand"
    moves: int = 0
    """3.2.1 Counts its changes of area: references to it are lost with each."""
    until: str = ""
    """5.4 If it is revealed: until when."""
    revealer: str = ""
    number: int = field(default_factory=lambda: next(NUMBERS))
    seen: set[str] = field(default_factory=set)
    """Who has looked at it where it lies."""


@dataclass(eq=False)
class Element:
    """A spell, stance, witch or resource on the field, or a marker."""

    side: str
    kind: str
    cards: list[Card]
    space: int = 0
    plus: int = 0
    marks: int = 0
    stitched: bool = False
    used: dict[tuple[int, int], int] = field(default_factory=dict)
    """4.7.5 Its Powers that were used this turn."""
    above: dict[tuple[int, int], list[tuple[Thing, int]]] = field(default_factory=dict)
    """4.10.9 What its effects chose last, by card and place of the effect."""
    last: dict[str, Any] | None = None
    """4.10.14 What it was when it left the field."""


Thing = Card | Element


@dataclass(eq=False)
class Side:
    hand: list[Card] = field(default_factory=list)
    deck: list[Card] = field(default_factory=list)
    """The next draw first."""
    discards: list[Card] = field(default_factory=list)
    shuffled: bool = False
    """Nobody knows the order of the deck."""


@dataclass(eq=False)
class Board:
    """Both sides, and the turn."""

    sides: dict[str, Side] = field(default_factory=dict)
    field: list[Element] = field(default_factory=list)
    current: str = "A"
    plays: int = 1
    final: bool = False
    final_plays: int = 0

    def spell_at(self, side: str, space: int) -> Element | None:
        found = [it for it in self.field if it.kind == "spell" and (it.side, it.space) == (side, space)]
        return found[0] if found else None

    def across(self, spell: Element) -> Element | None:
        """1.10.2 The spell on the other side of the same space."""
        return self.spell_at(OTHER[spell.side], spell.space) if spell.kind == "spell" else None

    def of(self, side: str, kind: str) -> list[Element]:
        return [it for it in self.field if it.side == side and it.kind == kind]

    def resource(self, side: str, name: str) -> Element | None:
        found = [it for it in self.of(side, "resource") if it.cards[0].name == name]
        return found[0] if found else None

    def plain(self) -> Plain:
        """What is compared with the position that the table comes to."""
        found: Plain = {"plays": self.plays, "current": self.current}
        for name, side in self.sides.items():
            deck = [card.name for card in side.deck]
            found[name] = {
                "hand": sorted(card.name for card in side.hand),
                "deck": sorted(deck) if side.shuffled else deck,
                "discards": sorted(card.name for card in side.discards),
                "resources": {it.cards[0].name: it.marks for it in self.of(name, "resource")},
                "Stamina": len(self.of(name, "marker")),
                "spells": {
                    it.space: ([card.name for card in it.cards], it.plus)
                    for it in sorted(self.of(name, "spell"), key=lambda it: it.space)
                },
                "stance": [(it.cards[0].name, it.plus) for it in self.of(name, "stance")],
                "witch": [(it.cards[0].name, it.plus) for it in self.of(name, "witch")],
            }
        return found


def board(position: Plain, printed: dict[str, Printed]) -> Board:
    """The board that a position describes."""
    found = Board(current=position["current"], plays=position["plays"])
    for name in "AB":
        plain = position[name]

        def cards(area: str, plain: Plain = plain, name: str = name) -> list[Card]:
            return [Card(name, card, printed[card], area) for card in plain[area]]

        found.sides[name] = Side(cards("hand"), cards("deck"), cards("discards"))

        def element(told: Any, kind: str, space: int = 0, name: str = name) -> Element:
            plain: Plain = {"cards": [told]} if isinstance(told, str) else told
            names = plain["cards"] if "cards" in plain else [plain["card"]]
            own = [Card(name, card, printed[card], "field") for card in names]
            return Element(name, kind, own, space, plain.get("+1s", 0), stitched=len(own) > 1)

        for space, spell in plain["spells"].items():
            found.field.append(element(spell, "spell", space))
        if plain.get("stance"):
            found.field.append(element(plain["stance"], "stance"))
        found.field.append(element(plain["witch"], "witch"))
        for resource, marks in plain["resources"].items():
            there = Element(name, "resource", [Card(name, resource, printed[resource], "field")])
            there.marks = marks if isinstance(marks, int) else marks.get("marks", 0)
            there.plus = 0 if isinstance(marks, int) else marks.get("+1s", 0)
            found.field.append(there)
        found.field += [Element(name, "marker", []) for _ in range(plain["stamina"])]
    return found
