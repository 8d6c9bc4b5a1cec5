"""How positions speak of cards: 'A's Twig', 'A's Twig (hand 3)'; and of what is kept in mind of them (402.4)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from coven.games.spoils.areas.areas import BOTH
from coven.games.spoils.areas.in_play import Copy, InPlay, Kept, Pin
from coven.games.spoils.areas.state import SpoilsState
from coven.kernel import PositionError, Seat, near, seat_name

IN_PLAY: Final = "in play"
BEING_PLAYED: Final = "being played"
NOWHERE: Final = "nowhere"
AREAS: Final = ("hand", "deck", "discard pile", "out of game", IN_PLAY, BEING_PLAYED, NOWHERE)
"""Where a card can be said to be, each with a number: that of its place there, from 1, in the order in which positions
list the cards; of a card in play or being played, its own."""

MOVED: Final = ", moved since"
"""402.4 After a reference that is lost because the card has moved."""
WHEREVER: Final = ", wherever it is"
"""After a reference to a card that isn't lost by moving."""

CALLED: Final = re.compile(rf"([AB])'s (.+?)(?: \(({'|'.join(AREAS)}) (\d{{1,9}})\))?", re.DOTALL)
LOST: Final = -1
"""By this number no state knows a card."""


class Whereabouts:
    """Where the cards of a game are, in the words of a position."""

    __slots__ = ("by_name", "nowhere", "of", "s")

    def __init__(self, s: SpoilsState) -> None:
        self.s = s
        self.of: dict[Copy, tuple[str, int]] = {}
        """For each card its area and its number there."""
        self.by_name: dict[tuple[Seat, str], list[Copy]] = {}
        """The cards of one player with one name, in the order of the areas."""
        self.nowhere: list[Copy] = []
        """409.3b, 307.1 Tokens that have left play, and duplicates, which are no cards: something still speaks of
        them."""
        for seat in BOTH:
            side = s.sides[seat]
            self._lie("hand", side.hand)
            self._lie("deck", side.deck[::-1])
            self._lie("discard pile", side.discard_pile)
            self._lie("out of game", side.out_of_game)
        for x in s.in_play.values():
            self._lies(x.copy, IN_PLAY, x.id)
        for action in s.being_played:
            if action.copy not in self.of:
                self._lies(action.copy, BEING_PLAYED, action.id)

    def _lie(self, area: str, copies: Sequence[Copy]) -> None:
        for place, copy in enumerate(copies, 1):
            self._lies(copy, area, place)

    def _lies(self, copy: Copy, area: str, number: int) -> None:
        self.of[copy] = (area, number)
        self.by_name.setdefault((copy.owner, copy.card.name), []).append(copy)

    def is_nowhere(self, copy: Copy) -> None:
        """Something speaks of a card that is in no area."""
        self.nowhere.append(copy)
        self._lies(copy, NOWHERE, len(self.nowhere))

    # Writing

    def card(self, copy: Copy) -> str:
        """A card in words: by its name alone where its owner has no other that is called so."""
        if copy not in self.of:
            self.is_nowhere(copy)
        area, number = self.of[copy]
        called = f"{seat_name(copy.owner)}'s {copy.card.name}"
        alone = len(self.by_name[copy.owner, copy.card.name]) == 1 and area is not NOWHERE
        if alone and CALLED.fullmatch(called).groups()[2:] == (None, None) and not called.endswith((MOVED, WHEREVER)):  # type: ignore[union-attr]
            return called
        return f"{called} ({area} {number})"

    def kept(self, kept: Kept) -> int | str:
        """402.4 A reference that is kept in mind: a number in play, or a card where it is."""
        if isinstance(kept, int):
            return kept
        words = self.card(kept.copy)
        if kept.token == 0:
            return words + WHEREVER
        return words if self.s.referred.get(kept.copy) == kept.token else words + MOVED

    def all_kept(self, kept: Sequence[Kept]) -> list[int | str]:
        return [self.kept(one) for one in kept]

    # Reading

    def find(self, words: Any, where: str) -> Copy:
        """The card that words mean. PositionError if there is none such."""
        found = CALLED.fullmatch(words) if isinstance(words, str) else None
        if found is None:
            raise PositionError(f'{where}: {words!r} should be a card and whose it is, such as "A\'s Twig"')
        owner, name, area, number = found.groups()
        seat = BOTH["AB".index(owner)]
        copies = self.by_name.get((seat, name), [])
        if area is None:
            if copies:
                return copies[0]
        else:
            for copy in copies:
                if self.of[copy] == (area, int(number)):
                    return copy
        names = [f"{seat_name(of)}'s {one}" for of, one in self.by_name]
        raise PositionError(f"{where}: there is no {words!r}{near(words, names)}")

    def keep(self, words: Any, where: str) -> Kept:
        """402.4 A reference to be kept in mind."""
        if isinstance(words, int) and not isinstance(words, bool):
            return words
        if isinstance(words, str) and words.endswith(WHEREVER):
            return Pin(self.find(words.removesuffix(WHEREVER), where), 0, 0)
        if isinstance(words, str) and words.endswith(MOVED):
            return Pin(self.find(words.removesuffix(MOVED), where), LOST, 0)
        return self.s.keep(self.find(words, where))

    def keep_all(self, entries: Sequence[Any], where: str) -> tuple[Kept, ...]:
        return tuple([self.keep(entry, where) for entry in entries])


def number_in_play(s: SpoilsState, value: Any, where: str) -> InPlay:
    """A card in play by its number. PositionError if there is none such."""
    x = s.in_play.get(value) if isinstance(value, int) and not isinstance(value, bool) else None
    if x is None:
        raise PositionError(f"{where}: nothing in play has the number {value!r}")
    return x
