"""1.2 The Card Index: every card there is, by name."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources

from coven.games.revel.cards.card import CardDef
from coven.games.revel.cards.files import CardError, read_cards


class CardIndex(Mapping[str, CardDef]):
    """1.3.14 Cards by name. What the index says is what counts, whatever a print may say."""

    __slots__ = ("_cards", "_folded")

    def __init__(self, cards: Iterable[CardDef] = ()) -> None:
        self._cards: dict[str, CardDef] = {}
        self._folded: dict[str, CardDef] = {}
        for card in cards:
            self._add(card)

    def _add(self, card: CardDef) -> None:
        folded = _fold(card.name)
        known = self._folded.get(folded)
        if known is None:
            self._cards[card.name] = card
            self._folded[folded] = card
        elif known != card:
            places = " and in ".join(place or "an unnamed file" for place in (known.source, card.source))
            raise CardError(f"there are two different cards named {card.name!r}: in {places}")

    def __getitem__(self, name: str) -> CardDef:
        return self._cards[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def find(self, name: str) -> CardDef:
        """The card of this name, however its letters' case and its spaces were written; a title will do where it is the
        only one. CardError names near misses."""
        card = self.get_folded(name) or self._by_title(name)
        if card is None:
            near = difflib.get_close_matches(_fold(name), self._folded, 3)
            hint = f"; did you mean {' or '.join(self._folded[word].name for word in near)}?" if near else ""
            raise CardError(f"there is no card named {name!r}{hint}")
        return card

    def _by_title(self, title: str) -> CardDef | None:
        """The one card with this title, whatever its subtitle; None if there is none or more than one."""
        found = [card for card in self.values() if _fold(card.title) == _fold(title)]
        return found[0] if len(found) == 1 else None

    def get_folded(self, name: str) -> CardDef | None:
        """The card of this name regardless of case and spacing, or None."""
        return self._folded.get(_fold(name))

    def plus(self, cards: Iterable[CardDef]) -> CardIndex:
        """This index with further cards. CardError if one differs from a card of the same name."""
        return CardIndex((*self.values(), *cards))

    def compile(self) -> None:
        """Compile every card, so that a text that can't be read is found now and not in the middle of a game."""
        for card in self.values():
            _ = card.effects


def _fold(name: str) -> str:
    return " ".join(name.casefold().split())


@cache
def shipped() -> CardIndex:
    """The cards that ship: all files in this package's folder `sets`."""
    folder = resources.files(__package__) / "sets"
    files = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".txt")), key=lambda entry: entry.name)
    return CardIndex(card for file in files for card in read_cards(file.read_text(encoding="utf-8"), file.name))
