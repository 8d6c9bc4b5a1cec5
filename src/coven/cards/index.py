"""The index of cards: every card there is, by name."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Protocol, Self, TypeVar

from coven.kernel import CovenError, spelled


class CardError(CovenError):
    """A card that can't be, or isn't there: two cards of one name, a name that no card has."""


class Named(Protocol):
    """What an index has to know of a card."""

    @property
    def name(self) -> str:
        """The whole name, which no other card has."""

    @property
    def title(self) -> str:
        """The part of the name that people call it by; the whole name, if it has no parts."""

    @property
    def source(self) -> str:
        """The file it was read from."""


LONGEST_NAME: Final = 200
"""What is longer is not taken for a name with a slip in it."""

C = TypeVar("C", bound=Named)


def fold(name: str) -> str:
    """A name regardless of case and spacing, and of how its letters are put together."""
    return " ".join(spelled(spelled(name).casefold()).split())


class Index(Mapping[str, C]):
    """Cards by name. A card may be there twice only if nothing about it differs."""

    __slots__ = ("_cards", "_folded")

    def __init__(self, cards: Iterable[C] = ()) -> None:
        self._cards: dict[str, C] = {}
        self._folded: dict[str, C] = {}
        for card in cards:
            self._add(card)

    def _add(self, card: C) -> None:
        folded = fold(card.name)
        known = self._folded.get(folded)
        if known is None:
            self._cards[card.name] = card
            self._folded[folded] = card
        elif known != card:
            places = " and in ".join(place or "an unnamed file" for place in (known.source, card.source))
            raise CardError(f"there are two different cards named {card.name!r}: in {places}")

    def __getitem__(self, name: str) -> C:
        return self._cards[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def find(self, name: str) -> C:
        """The card of this name, however its letters' case and its spaces were written; a title will do where it is the
        only one. CardError names near misses."""
        card = self.get_folded(name) or self._by_title(name)
        if card is None:
            if len(name) > LONGEST_NAME:  # whatever that is: no slip of the pen, and nobody wants to read it again
                raise CardError(f"there is no card named {f'{name[:40]} ...'!r}, which has {len(name):,} characters")
            near = difflib.get_close_matches(fold(name), self._folded, 3)
            hint = f"; did you mean {' or '.join(self._folded[word].name for word in near)}?" if near else ""
            raise CardError(f"there is no card named {name!r}{hint}")
        return card

    def _by_title(self, title: str) -> C | None:
        """The one card with this title; None if there is none or more than one."""
        wanted = fold(title)
        found = [card for card in self.values() if fold(card.title) == wanted]
        return found[0] if len(found) == 1 else None

    def get_folded(self, name: str) -> C | None:
        """The card of this name regardless of case and spacing, or None."""
        return self._folded.get(fold(name))

    def plus(self, cards: Iterable[C]) -> Self:
        """This index with further cards. CardError if one differs from a card of the same name."""
        return type(self)((*self.values(), *cards))
