"""The decks that ship, and decks that people bring."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache

from coven.cards import text_of, texts_in, two_decks
from coven.games.revel.cards.compiled import compile_together
from coven.games.revel.cards.deckbuilding import LISTS, Deck, check_deck, read_deck, read_list, sort_out
from coven.games.revel.cards.files import read_cards
from coven.games.revel.cards.index import CardIndex, shipped
from coven.games.revel.editions import EDITIONS, Edition
from coven.kernel import Reason, Setup, SetupError, Source


@cache
def deck_texts() -> dict[str, str]:
    """The deck lists that ship, by name."""
    return texts_in("coven.games.revel.cards", "lists")


def default_decks() -> tuple[str, str]:
    """revel-starter:deck.3 What the seats bring if nobody says anything else: the two decks of the box."""
    return ("celosia", "nymphaea")


def brought(decks: Sequence[object]) -> tuple[object, ...]:
    """2.1.2, revel-starter:kit.4 What the two seats bring: the decks of the box, where nothing else is named."""
    return two_decks(decks, default_decks(), "Witches' Revel")


def deck_of(wanted: object, index: CardIndex, edition: Edition | None) -> Deck:
    """intro.2 A deck by the name of a shipped one, by the path of a file, or by its text.

    SetupError with every rule it breaks if it can't be brought to a game; without an edition nothing is checked.
    """
    if isinstance(wanted, Deck):
        return wanted
    if not isinstance(wanted, str):
        raise SetupError(f"a deck is a name, a path or the text of a deck list, not {wanted!r}")
    if index is shipped() and wanted in deck_texts():
        return _shipped_deck(wanted, edition)
    return _read(*text_of(wanted, deck_texts()), index, edition)


@cache
def _shipped_deck(name: str, edition: Edition | None) -> Deck:
    return _read(name, deck_texts()[name], shipped(), edition)


def _read(name: str, text: str, index: CardIndex, edition: Edition | None) -> Deck:
    if edition is not None:
        return read_deck(text, index, name, edition)
    found = sort_out(read_list(text, name), index)
    if len(found.witches) != 1 or found.reasons:
        raise SetupError(
            f"the deck {name!r} needs one witch and cards that exist: {'; '.join(map(str, found.reasons))}"
        )
    witch = found.witches[0]
    return Deck(name, witch, tuple(index.find(resource) for resource in witch.resources), found.draws)


def index_of(setup: Setup) -> CardIndex:
    """intro.1 The cards that ship and those that were brought along."""
    if setup.components is None:
        return shipped()
    return _with(setup.components)


@lru_cache(maxsize=16)
def _with(cards: str) -> CardIndex:
    """Games that are told again, or played often, are begun with the same cards."""
    own = read_cards(cards, "the cards brought along")
    compile_together(own)
    return shipped().plus(own)


class RevelDecks:
    """7 Decks that ship, and decks that people bring."""

    __slots__ = ()

    def shipped(self) -> Mapping[str, str]:
        return deck_texts()

    def reads(self, deck: Source) -> bool:
        return LISTS.looks_like(deck.text)

    def title(self, deck: Source) -> str:
        return read_list(*deck).name

    def check(self, deck: Source, setup: Setup, leave_out: Collection[str]) -> list[Reason]:
        edition = EDITIONS[setup.options["edition"]]
        return check_deck(read_list(*deck), index_of(setup), edition, leave_out)
