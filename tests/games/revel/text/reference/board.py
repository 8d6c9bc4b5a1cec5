"""A board in plain data: what a position says, as things that can be pointed at."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Plain = dict[str, Any]


@dataclass(frozen=True)
class Printed:
    """What is printed on a card, as far as it matters here."""

    types: tuple[str, ...]
    power: int | None = None
    resistance: int | None = None


@dataclass(eq=False)
class Thing:
    """A card in hand or deck, or an element on the field; it is itself, and nothing else is."""

    side: str
    kind: str
    cards: list[str]
    space: int = 0
    plus: int = 0
    area: str = "field"
    last: tuple[int | None, int | None, int] | None = None
    """4.10.14 Power, Resistance and +1s when it left the field."""


@dataclass
class Side:
    hand: list[Thing]
    deck: list[Thing]
    discards: list[str]
    passion: int
    stamina: int


@dataclass
class Board:
    """Both sides, and what is printed on the cards."""

    printed: dict[str, Printed]
    sides: dict[str, Side] = field(default_factory=dict)
    field: list[Thing] = field(default_factory=list)
    current: str = "A"
    plays: int = 1

    def spell_at(self, side: str, space: int) -> Thing | None:
        found = [it for it in self.field if it.kind == "spell" and (it.side, it.space) == (side, space)]
        return found[0] if found else None

    def across(self, spell: Thing) -> Thing | None:
        """1.10.2 The spell on the other side of the same space."""
        return self.spell_at("B" if spell.side == "A" else "A", spell.space)

    def power(self, it: Thing) -> int | None:
        """The Power; what has none has no value, which is not 0. A +1 counts for what is there (1.9.8)."""
        return self._value(it, "power")

    def resistance(self, it: Thing) -> int | None:
        return self._value(it, "resistance")

    def _value(self, it: Thing, name: str) -> int | None:
        values = [getattr(self.printed[card], name) for card in it.cards]
        there = [value for value in values if value is not None]
        return sum(there) + it.plus if there else None

    def winning(self, it: Thing) -> bool:
        """3.10 Whether its player is winning in its space."""
        mine, other = self.power(it), self.across(it)
        if mine is None:
            return False
        if other is None:
            return True
        theirs = self.power(other)
        against = theirs if theirs is not None else self.resistance(other)
        return against is not None and mine > against

    def plain(self) -> Plain:
        """What is compared with the position that the table comes to."""
        found: Plain = {"plays": self.plays}
        for name, side in self.sides.items():
            spells = {it.space: (it.cards, it.plus) for it in self.field if it.side == name and it.kind == "spell"}
            stances = [it.cards[0] for it in self.field if it.side == name and it.kind == "stance"]
            found[name] = {
                "hand": sorted(card.cards[0] for card in side.hand),
                "deck": [card.cards[0] for card in side.deck],
                "discards": sorted(side.discards),
                "Passion": side.passion,
                "Stamina": side.stamina,
                "spells": dict(sorted(spells.items())),
                "stance": stances[0] if stances else None,
            }
        return found


def board(position: Plain, printed: dict[str, Printed]) -> Board:
    """The board that a position describes."""
    found = Board(printed, current=position["current"], plays=position["plays"])
    for name in "AB":
        plain = position[name]
        found.sides[name] = Side(
            [Thing(name, "card", [card], area="hand") for card in plain["hand"]],
            [Thing(name, "card", [card], area="deck") for card in plain["deck"]],
            list(plain["discards"]),
            plain["resources"]["Passion"],
            plain["stamina"],
        )
        for space, spell in plain["spells"].items():
            told: Plain = {"cards": [spell]} if isinstance(spell, str) else spell
            found.field.append(Thing(name, "spell", list(told["cards"]), space, told.get("+1s", 0)))
        if plain.get("stance"):
            told = plain["stance"]
            cards = [told] if isinstance(told, str) else told["cards"]
            found.field.append(Thing(name, "stance", list(cards)))
    return found
