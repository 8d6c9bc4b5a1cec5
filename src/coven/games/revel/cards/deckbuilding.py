"""7 Deckbuilding: what a deck list means, and what makes it legal."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from coven.cards import CardError, DeckList, ListFormat
from coven.games.revel import manual
from coven.games.revel.cards.card import CardDef
from coven.games.revel.cards.files import MARKERS
from coven.games.revel.cards.index import CardIndex
from coven.games.revel.editions import COMPREHENSIVE, STARTER, Edition
from coven.games.revel.text.tree import Limit
from coven.kernel import Reason, SetupError

DRAW_DECK = 25
"""7.1.2 The size of a draw deck."""
COPIES_OF_A_SPELL = 2
COPIES_OF_A_STANCE = 1


class Role(Enum):
    """What a line of a deck list brings a card as."""

    WITCH = "Witch"
    RESOURCE = "Resource"
    UNSAID = ""
    """A plain number of copies."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck that may be brought to a game: the starting cards and the draw deck."""

    name: str
    witch: CardDef
    resources: tuple[CardDef, ...]
    cards: tuple[CardDef, ...]
    """The draw deck, in the order of the list."""


PRINTING = re.compile(r"(.+?) *\(([^()]+)\)")
LISTS = ListFormat(Role, "Ember")


def read_list(text: str, name: str = "deck") -> DeckList[Role]:
    """Read a deck list: '2 Ember' on each line, 'Witch: Celosia' for the witch, # for comments."""
    return LISTS.read(text, name)


@dataclass(frozen=True, slots=True)
class Sorted:
    """The cards of a deck list by what they are there for."""

    witches: tuple[CardDef, ...]
    resources: tuple[CardDef, ...]
    draws: tuple[CardDef, ...]
    reasons: tuple[Reason, ...]
    """What was wrong with names."""


def sort_out(deck: DeckList[Role], index: CardIndex) -> Sorted:
    """Look up the cards of a list and tell starting cards from the draw deck.

    Lines that say 'Witch:' or 'Resource:' bring starting cards. A list without such a line means its witch and
    resource cards as starting cards; in one that has them, plain lines are all meant for the draw deck.
    """
    witches: list[CardDef] = []
    resources: list[CardDef] = []
    draws: list[CardDef] = []
    reasons: list[Reason] = []
    roles = {entry.role for entry in deck.entries}
    for entry in deck.entries:
        card = find_card(entry.name, index)
        if isinstance(card, Reason):
            reasons.append(Reason(card.rule, f"line {entry.line}: {card.words}"))
        elif entry.role is Role.WITCH or (card.is_witch and Role.WITCH not in roles):
            witches += [card] * entry.count
        elif entry.role is Role.RESOURCE or (card.is_resource and Role.RESOURCE not in roles):
            resources += [card] * entry.count
        else:
            draws += [card] * entry.count
    return Sorted(tuple(witches), tuple(resources), tuple(draws), tuple(reasons))


def find_card(name: str, index: CardIndex) -> CardDef | Reason:
    """7.2.2 The card of the index that a line names, whichever print of it; or why there is none.

    A print is named in brackets, 'Ember (Promo)': prints of one name are copies of one another.
    """
    card = index.get_folded(name)
    printing = PRINTING.fullmatch(name)
    if card is None and printing:
        card = index.get_folded(printing[1])
    if card is not None:
        return card
    if name.casefold().split(" ")[0] in MARKERS:
        return Reason("1.2.3", f"{name} only stands for Stamina: it is no card that can be part of a deck")
    try:
        return index.find(name)
    except CardError as error:
        return Reason("1.2.1", str(error))


def check_deck(
    deck: DeckList[Role] | str, index: CardIndex, edition: Edition = COMPREHENSIVE, skip: Iterable[str] = ()
) -> list[Reason]:
    """7.1, 7.2 Everything that keeps a deck from being brought to a game, each with its rule; empty if it is legal.

    `skip` leaves out checks by their number: {'S29'} allows witch and resource cards in the draw deck, which the
    comprehensive rules don't forbid in so many words.
    """
    found = sort_out(read_list(deck) if isinstance(deck, str) else deck, index)
    rules = STARTER_RULES if edition.name == STARTER.name else COMPREHENSIVE_RULES
    names = found.reasons
    if edition.manual:
        names = tuple(Reason(manual.clause(reason.rule), reason.words) for reason in names)
    reasons = [*names, *check_starting_cards(found, index, rules), *check_draw_deck(found, edition, rules)]
    skipped = frozenset(skip)
    return [reason for reason in reasons if reason.rule not in skipped]


@dataclass(frozen=True, slots=True)
class Numbers:
    """The rule numbers that an edition gives for each thing that can be wrong."""

    witch: str
    resource: str
    size: str
    spell: str
    stance: str
    contents: str


COMPREHENSIVE_RULES = Numbers("7.1.1", "7.1.1", "7.1.2", "7.1.4", "7.1.5", "S29")
STARTER_RULES = Numbers("deck.1", "passion.1", "deck.1", "deck.2", "deck.2", "cards.1")


def check_starting_cards(found: Sorted, index: CardIndex, rules: Numbers) -> list[Reason]:
    """3.5.1, 7.1.1 One witch, and the resource cards that its type line names."""
    reasons: list[Reason] = []
    for card in found.witches:
        if not card.is_witch:
            reasons.append(Reason(rules.witch, f"{card.name} is no witch: {card.type_line}"))
    if len(found.witches) != 1:
        names = ", ".join(card.name for card in found.witches) or "none"
        reasons.append(Reason(rules.witch, f"a deck has exactly 1 witch; this one has {len(found.witches)}: {names}"))
        return reasons
    witch = found.witches[0]
    for name in witch.resources:
        resource = index.get_folded(name)
        if resource is None or not resource.is_resource:
            reasons.append(
                Reason(rules.resource, f"{witch.name} starts with {name}, and there is no such resource card")
            )
    brought = Counter(card.name for card in found.resources)
    if brought:
        for name in sorted({*brought, *witch.resources}):
            wanted = 1 if name in witch.resources else 0
            if brought[name] != wanted:
                words = f"{witch.name} starts with {wanted} {name}, and the list brings {brought[name]}"
                reasons.append(Reason(rules.resource, words))
    return reasons


def check_draw_deck(found: Sorted, edition: Edition, rules: Numbers) -> list[Reason]:
    """7.1.2, 7.1.4 to 7.1.6 Twenty-five cards, and not too many copies of any."""
    reasons: list[Reason] = []
    if len(found.draws) != DRAW_DECK:
        reasons.append(Reason(rules.size, f"a draw deck has {DRAW_DECK} cards; this one has {len(found.draws)}"))
    for card, count in Counter(found.draws).items():  # 7.2.1: in the index there is one card of each name
        if not (card.is_spell or card.is_stance):
            reasons.append(Reason(rules.contents, f"{card.name} is neither a spell nor a stance: {card.type_line}"))
        most, rule = most_copies(card, edition, rules)
        if most is not None and count > most:
            copies = "1 copy" if most == 1 else f"{most} copies"
            reasons.append(Reason(rule, f"only {copies} of {card.name} can be in a deck; this one has {count}"))
    return reasons


def most_copies(card: CardDef, edition: Edition, rules: Numbers) -> tuple[int | None, str]:
    """7.1.4 to 7.1.6 How many copies of a card a deck may have, and the rule that says so; None is any number.

    A limit in its text replaces the usual number (4.5.2), except by the letter of the starter edition (D30).
    """
    limits = [effect.statement.most for effect in card.effects if isinstance(effect, Limit)]
    if limits and edition.limits_apply:  # 4.5.1, 4.5.2
        return min(limits), "4.5.1"
    if card.is_spell:
        return COPIES_OF_A_SPELL, rules.spell
    if card.is_stance:
        return COPIES_OF_A_STANCE, rules.stance
    return None, rules.contents


def read_deck(
    text: str,
    index: CardIndex,
    name: str = "deck",
    edition: Edition = COMPREHENSIVE,
    skip: Iterable[str] = (),
) -> Deck:
    """The deck that a list describes. SetupError with every rule it breaks if it can't be brought to a game."""
    listed = read_list(text, name)
    reasons = check_deck(listed, index, edition, skip)
    if reasons:
        raise SetupError("\n  ".join([f"the deck {listed.name!r} can't be brought to a game:", *map(str, reasons)]))
    found = sort_out(listed, index)
    witch = found.witches[0]  # 1.11.1: it says which resource cards there are
    # 3.5.2, revel-starter:passion.1: the witch says which resource cards it starts with
    return Deck(listed.name, witch, tuple(index.find(resource) for resource in witch.resources), found.draws)
