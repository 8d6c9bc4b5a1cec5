"""A board in plain data: what a position says, as cards that can be pointed at."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import Any

from tests.games.spoils.text.reference.words import Told

Plain = dict[str, Any]
OTHER = {"A": "B", "B": "A"}
AREAS = ("hand", "deck", "discard pile", "out of game")
MICROMAJIG = "Micromajig Token"
FRESH = count(-1, -1)
TYPE_GIVEN = re.compile(r": has (?:no )?(?:character|item|location|tactic|resource|faction)$")
EXCHANGED = " is controlled by the opponent of whoever would control it"
IN_PILE = "while: this card is in the discard pile of you"


@dataclass(frozen=True, eq=False)
class Printed:
    """What is printed on a card."""

    name: str
    types: frozenset[str]
    subtypes: frozenset[str] = frozenset()
    trade: str = ""
    staple: bool = False
    cost: int = 0
    threshold: str = ""
    strength: int = 0
    life: int = 0
    speed: int = 0
    structure: int = 0
    paragraphs: tuple[Told, ...] = ()

    @cached_property
    def heads(self) -> frozenset[str]:
        """With which words its lines begin, to know quickly what it doesn't say."""
        found: set[str] = set()
        left = [line for paragraph in self.paragraphs for line in paragraph.lines]
        while left:
            line = left.pop()
            found.add(line.words.partition(": ")[0] + ": ")
            if TYPE_GIVEN.search(line.words):
                found.add("types")
            if line.words.endswith(": has no rules text"):
                found.add("no text")
            if EXCHANGED in line.words:
                found.add("exchanges")
            if ": has the text [" in line.words:
                found.add("gives text")
            if line.words == IN_PILE:
                found.add("in pile")
            left += line.below
        return frozenset(found)

    def says(self, pattern: str) -> re.Match[str] | None:
        """A paragraph that is told as it is printed: a keyword, or how the card is played."""
        if "printed: " not in self.heads:
            return None
        for paragraph in self.paragraphs:
            for line in paragraph.lines:
                found = re.fullmatch(rf"printed: {pattern}", line.words)
                if found is not None:
                    return found
        return None


TOKEN = Printed(MICROMAJIG, frozenset({"character"}), frozenset({"majig"}), "gearsmith", strength=1, life=1, speed=3)


@dataclass(eq=False)
class Card:
    """A card, wherever it is; it is itself, and nothing else is. What it holds is exchanged, never changed."""

    owner: str
    printed: Printed
    area: str
    moves: int = 0
    """402.4 Counts its changes of area: what points at it loses track of it with each."""
    number: int = 0
    """In play, as the table counts; less than 0 as long as that isn't known."""
    controller: str = ""
    brought: str = ""
    """Who put it into play."""
    down: bool = False
    depleted: bool = False
    tokens: int = 0
    damage: int = 0
    total: int = 0
    host: Card | None = None
    since: int = 0
    flipped_up: bool = False
    used: tuple[int, ...] = ()
    """The places of its abilities used this turn."""
    above: tuple[tuple[int, int, tuple[Ref, ...]], ...] = ()
    """What its paragraphs have taken, for its other paragraphs: paragraph, number, things."""
    claims: tuple[tuple[str, str, tuple[Exchange, ...]], ...] = ()
    """407.3 Who has taken control of it, until when, and what had exchanged it by then."""
    spared: tuple[int, ...] = ()
    """O65 The figures with which it was found to survive."""

    @property
    def name(self) -> str:
        return self.printed.name

    @property
    def in_play(self) -> bool:
        return self.area == "in play"

    def __repr__(self) -> str:
        return f"{self.controller or self.owner}'s {self.name}"


Ref = tuple[Card, int]
"""A card, and its changes of area until then."""
Exchange = tuple[Card, int, str]
"""407.3a A card that says that others are exchanged, its changes of area until then, and its words."""


def ref(card: Card) -> Ref:
    return card, card.moves


@dataclass(eq=False)
class Battle:
    """302"""

    attacking: str
    target: Card | None
    attackers: tuple[Card, ...] = ()
    blockers: tuple[Card, ...] = ()
    assigned: tuple[Card, ...] = ()
    shares: tuple[tuple[Card, Card, int], ...] = ()
    blocked: bool = False

    @property
    def defending(self) -> str:
        return OTHER[self.attacking]


class Board:
    """Both players' areas, and the turn."""

    def __init__(self, position: Plain, printed: dict[str, Printed]) -> None:
        self.turn: int = position["turn"]
        self.current: str = position["active"]
        self.influence: dict[str, int] = {}
        self.zones: dict[tuple[str, str], list[Card]] = {}
        self.table: list[Card] = []
        """In play, in the order in which they came."""
        self.factions: dict[str, Card] = {}
        self.cards: list[Card] = []
        self.battle: Battle | None = None
        self.shuffled: set[str] = set()
        self.printed = printed
        self._lay_out(position)

    def _lay_out(self, position: Plain) -> None:
        hosts: list[tuple[Card, Any]] = []
        for seat in "AB":
            plain = position[seat]
            self.influence[seat] = plain["influence"]
            for area in AREAS:
                self.zones[seat, area] = [Card(seat, self.printed[name], area) for name in plain[area]]
                self.cards += self.zones[seat, area]
            for one in (plain["faction"], *plain["in play"]):
                card = Card(one.get("of", seat), self.printed[one["card"]], "in play", number=one["number"])
                card.controller, card.brought = seat, one.get("brought by", seat)
                card.down = one.get("face") == "face-down"
                card.depleted, card.tokens = one.get("depleted", False), one.get("tokens", 0)
                card.damage, card.total = one.get("damage", 0), one.get("total damage", 0)
                card.since = one.get("since", 0)
                if "attached to" in one:
                    hosts.append((card, one["attached to"]))
                if one is plain["faction"]:
                    self.factions[seat] = card
                self.table.append(card)
                self.cards.append(card)
        self.table.sort(key=lambda card: card.number)
        numbered = {card.number: card for card in self.table}
        for card, number in hosts:
            card.host = numbered[number] if number != "faction" else self.factions[card.controller]

    # Going back

    def save(self) -> Any:
        own = {
            key: dict(value) if isinstance(value, dict) else set(value) if isinstance(value, set) else list(value)
            for key, value in self.__dict__.items()
            if isinstance(value, (dict, set, list)) and key != "printed"
        }
        own["zones"] = {key: list(value) for key, value in self.zones.items()}
        rest = {key: value for key, value in self.__dict__.items() if not isinstance(value, (dict, set, list))}
        battle = None if self.battle is None else dict(self.battle.__dict__)
        return own, rest, battle, [(card, dict(card.__dict__)) for card in self.cards]

    def restore(self, saved: Any) -> None:
        own, rest, battle, cards = saved
        for key, value in own.items():
            self.__dict__[key] = type(value)(value)
        self.zones = {key: list(value) for key, value in own["zones"].items()}
        self.__dict__.update(rest)
        if battle is not None:
            assert self.battle is not None
            self.battle.__dict__.update(battle)
        for card, was in cards:
            card.__dict__.update(was)

    # Looking

    def zone(self, seat: str, area: str) -> list[Card]:
        return self.zones[seat, area]

    def attached(self, host: Card) -> list[Card]:
        return [card for card in self.table if card.host is host]

    def party_of(self, card: Card) -> str:
        """'attacking', 'blocking', or nothing."""
        if self.battle is None:
            return ""
        return "attacking" if card in self.battle.attackers else "blocking" if card in self.battle.blockers else ""
