"""The decks that ship, and decks that people bring."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache

from coven.cards import text_of, two_decks
from coven.games.spoils.cards.catalogue import figures_of
from coven.games.spoils.cards.deckbuilding import (
    LISTS,
    Deck,
    Format,
    check_deck,
    deck_texts,
    read_deck,
    read_list,
    sort_out,
)
from coven.games.spoils.cards.files import read_cards
from coven.games.spoils.cards.index import CardIndex, shipped
from coven.kernel import Reason, Setup, SetupError, Source


def default_decks() -> tuple[str, str]:
    """What the seats bring if nobody says anything else: the two decks of the two-player starter."""
    return ("arcanist-warlord", "banker-rogue")


def brought(decks: Sequence[object]) -> tuple[object, ...]:
    """What the two seats bring: the decks of the starter, where nothing else is named."""
    return two_decks(decks, default_decks(), "The Spoils")


def deck_of(wanted: object, index: CardIndex, kind: Format | None) -> Deck:
    """A deck by the name of a shipped one, or by its text.

    SetupError with every rule it breaks if it can't be brought to a game; without a format nothing is checked.
    """
    if isinstance(wanted, Deck):
        return wanted
    if not isinstance(wanted, str):
        raise SetupError(f"a deck is a name, a path or the text of a deck list, not {wanted!r}")
    if index is shipped() and wanted in deck_texts():
        return _shipped_deck(wanted, kind)
    return _read(*text_of(wanted, deck_texts()), index, kind)


@cache
def _shipped_deck(name: str, kind: Format | None) -> Deck:
    return _read(name, deck_texts()[name], shipped(), kind)


def _read(name: str, text: str, index: CardIndex, kind: Format | None) -> Deck:
    if kind is not None:
        return read_deck(text, index, name, kind)
    listed = read_list(text, name)
    found = sort_out(listed, index)
    if len(found.factions) != 1 or found.reasons:
        raise SetupError(
            f"the deck {name!r} needs one faction and cards that exist: {'; '.join(map(str, found.reasons))}"
        )
    return Deck(listed.name, found.factions[0], found.cards)


def index_of(setup: Setup) -> CardIndex:
    """The cards that ship with their texts and those that were brought along."""
    if setup.components is None:
        return shipped()
    return _with(setup.components)


@lru_cache(maxsize=16)
def _with(cards: str) -> CardIndex:
    """Games that are told again, or played often, are begun with the same cards."""
    return shipped().plus(read_cards(cards, "the cards brought along", figures_of))


class SpoilsDecks:
    """103 Decks that ship, and decks that people bring."""

    __slots__ = ()

    def shipped(self) -> Mapping[str, str]:
        return deck_texts()

    def reads(self, deck: Source) -> bool:
        return LISTS.looks_like(deck.text)

    def title(self, deck: Source) -> str:
        return read_list(*deck).name

    def check(self, deck: Source, setup: Setup, leave_out: Collection[str]) -> list[Reason]:
        return check_deck(read_list(*deck), index_of(setup), Format(setup.options["format"]), leave_out)
