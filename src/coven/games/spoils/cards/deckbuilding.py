"""103 Deck construction: what a deck list means, and what makes it legal."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from coven.cards import CardError, DeckList, ListFormat, texts_in
from coven.games.spoils.cards.card import Card
from coven.games.spoils.cards.index import CardIndex, with_figures
from coven.kernel import Reason, SetupError

COPIES: Final = 4
"""103.1c"""
TOKEN: Final = "Micromajig Token"
"""409.3, 409.3a A character that effects create and no deck brings; its figures stand with the cards that ship."""


class Format(Enum):
    """What kind of deck is brought."""

    CONSTRUCTED = "constructed"
    LIMITED = "limited"
    PRECONSTRUCTED = "preconstructed"
    """A deck just as it was sold, of whatever size; any other is judged as a constructed one."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of a format, and of the rules that give them."""

    faction: str
    size: str
    least: int
    copies: str
    most: int | None
    """How many copies of a card; None for any number."""
    banned: str


CONSTRUCTED_RULES: Final = Numbers("103.1a", "103.1b", 75, "103.1c", COPIES, "103.1d")
LIMITED_RULES: Final = Numbers("103.2a", "103.2b", 45, "103.2c", None, "103.2d")


class Role(Enum):
    """What a line of a deck list brings a card as."""

    FACTION = "Faction"
    UNSAID = ""
    """A plain number of copies."""


PRINTING: Final = re.compile(r"(.+?) *\(([^()]+)\)")
LISTS: Final = ListFormat(Role, "Sleeping Guard")


@dataclass(frozen=True, slots=True)
class Deck:
    """403.1b A deck that may be brought to a game: a faction and what it starts with as its deck (403.1a)."""

    name: str
    faction: Card
    cards: tuple[Card, ...]
    """In the order of the list."""


def read_list(text: str, name: str = "deck") -> DeckList[Role]:
    """Read a deck list: '2 Sleeping Guard' on each line, 'Faction: Drowned Catacombs' for the faction, # a comment."""
    return LISTS.read(text, name)


@dataclass(frozen=True, slots=True)
class Sorted:
    """The cards of a deck list by what they are there for."""

    factions: tuple[Card, ...]
    cards: tuple[Card, ...]
    reasons: tuple[Reason, ...]
    """What was wrong with lines."""


def sort_out(deck: DeckList[Role], index: CardIndex) -> Sorted:
    """Look up the cards of a list and tell the faction from the rest."""
    factions: list[Card] = []
    cards: list[Card] = []
    reasons: list[Reason] = []
    for entry in deck.entries:
        card = find_card(entry.name, index)
        wrong = card if isinstance(card, Reason) else check_text(card)
        if wrong is not None:
            reasons.append(Reason(wrong.rule, f"line {entry.line}: {wrong.words}"))
        if isinstance(card, Reason):
            continue
        if entry.role is Role.FACTION and not card.is_faction:
            reasons.append(Reason("202.1", f"line {entry.line}: {card.name} is no faction: {card.type_line}"))
        elif card.is_faction:
            factions += [card] * entry.count
        else:
            cards += [card] * entry.count
    return Sorted(tuple(factions), tuple(cards), tuple(reasons))


def find_card(name: str, index: CardIndex) -> Card | Reason:
    """201.1b The card that a line names, whichever print of it, 'Forget (2E)'; or why it can't be brought.

    A card whose text isn't here is one all the same, and counts.
    """
    card = _printed(name, index)
    if card is None:
        known = with_figures(index)  # which nobody needs who has a text for every card
        try:
            card = _printed(name, known) or known.find(name)
        except CardError as error:
            return Reason("201.1b", str(error))
    if card.name == TOKEN:
        return Reason("409.3", f"a {TOKEN} is created by effects: it is no card that can be part of a deck")
    return card


def _printed(name: str, index: CardIndex) -> Card | None:
    printing = PRINTING.fullmatch(name)
    return index.get_folded(name) or (index.get_folded(printing[1]) if printing else None)


def check_text(card: Card) -> Reason | None:
    """105.1 Every print of a card is played as its current text says; where that isn't here, nobody can play it."""
    if card.text_given:
        return None
    return Reason("105.1", f"the text of {card.name} isn't here; write it down in a file of cards to play with it")


def check_deck(
    deck: DeckList[Role] | str,
    index: CardIndex,
    kind: Format = Format.CONSTRUCTED,
    skip: Iterable[str] = (),
    banned: Collection[str] = (),
    pool: Mapping[str, int] | None = None,
) -> list[Reason]:
    """103.1, 103.2, 104.1 Everything that keeps a deck from being brought to a game, each with its rule; empty if it is
    legal.

    `skip` leaves out checks by their number. `banned` are the names that the format's list forbids (103.1d, 103.2d):
    the rulebook refers to a list that changes and has none of its own; it comes with the rules of tournaments (104.1).
    `pool` says how many there are of which card for a limited deck (103.2c); without it nobody knows, and any number
    will do.
    """
    listed = read_list(deck) if isinstance(deck, str) else deck
    found = sort_out(listed, index)
    rules = LIMITED_RULES if kind is Format.LIMITED else CONSTRUCTED_RULES
    reasons = [*found.reasons, *check_faction(found, rules)]
    if not (kind is Format.PRECONSTRUCTED and is_as_sold(found, index)):
        reasons += check_size(found, rules)
        reasons += check_copies(found, rules)
    if kind is Format.LIMITED and pool is not None:
        reasons += check_pool(found, pool)
    reasons += check_banned(found, rules, banned)
    skipped = frozenset(skip)
    return [reason for reason in reasons if reason.rule not in skipped]


def check_faction(found: Sorted, rules: Numbers) -> list[Reason]:
    """103.1a, 103.2a, 202.1 One faction card."""
    if len(found.factions) == 1:
        return []
    names = ", ".join(card.name for card in found.factions) or "none"
    return [Reason(rules.faction, f"a deck has exactly 1 faction; this one has {len(found.factions)}: {names}")]


def check_size(found: Sorted, rules: Numbers) -> list[Reason]:
    """103.1b, 103.2b So many cards or more, and the faction isn't counted."""
    if len(found.cards) >= rules.least:
        return []
    words = f"a deck has at least {rules.least} cards besides its faction; this one has {len(found.cards)}"
    return [Reason(rules.size, words)]


def check_copies(found: Sorted, rules: Numbers) -> list[Reason]:
    """103.1c, 103.1c#2, 203.5b No more than 4 copies of a card, but any number of a staple."""
    most = rules.most
    if most is None:
        return []
    return [
        Reason(rules.copies, f"only {most} copies of {card.name} can be in a deck; this one has {count}")
        for card, count in Counter(found.cards).items()
        if count > most and not card.staple
    ]


def check_pool(found: Sorted, pool: Mapping[str, int]) -> list[Reason]:
    """103.2c No more copies than the card pool has."""
    return [
        Reason("103.2c", f"the pool has {pool.get(card.name, 0)} of {card.name}; this deck has {count}")
        for card, count in Counter([*found.factions, *found.cards]).items()
        if count > pool.get(card.name, 0)
    ]


def check_banned(found: Sorted, rules: Numbers, banned: Collection[str]) -> list[Reason]:
    """103.1d, 103.2d No card that is banned in the format that is played."""
    return [
        Reason(rules.banned, f"{card.name} is banned in this format")
        for card in dict.fromkeys([*found.factions, *found.cards])
        if card.name in banned
    ]


@cache
def deck_texts() -> dict[str, str]:
    """The deck lists that ship, by name: decks as they were sold."""
    return texts_in("coven.games.spoils.cards", "lists")


def is_as_sold(found: Sorted, index: CardIndex) -> bool:
    """Whether a deck is, card for card, one that was sold as a whole."""
    brought = Counter([*found.factions, *found.cards])
    for name, text in deck_texts().items():
        sold = sort_out(read_list(text, name), index)
        if brought == Counter([*sold.factions, *sold.cards]):
            return True
    return False


def read_deck(
    text: str,
    index: CardIndex,
    name: str = "deck",
    kind: Format = Format.CONSTRUCTED,
    skip: Iterable[str] = (),
    banned: Collection[str] = (),
) -> Deck:
    """The deck that a list describes. SetupError with every rule it breaks if it can't be brought to a game."""
    listed = read_list(text, name)
    reasons = check_deck(listed, index, kind, skip, banned)
    if reasons:
        raise SetupError("\n  ".join([f"the deck {listed.name!r} can't be brought to a game:", *map(str, reasons)]))
    found = sort_out(listed, index)
    return Deck(listed.name, found.factions[0], found.cards)
