"""What has been seen, and whence it may have come as far as a seat can tell (403.1a, 403.2a, 411.2).

A card comes to light in a place where others have come before it that the seat couldn't see: which of them it is, and
so where it lay before, the seat can't tell. So it is traced for every card among which others it went: those of a hand
that it came to unseen, those of a deck that was shuffled with it. Whoever imagines what is hidden deals it into any of
their places, and not into the one where it truly was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.areas.areas import Area, Side, knows, opponent
from coven.games.spoils.areas.in_play import Copy
from coven.kernel import Seat


class Sight:
    """A card that somebody has seen, and all that was seen before it. Who wants to know reads it from the end."""

    __slots__ = ("area", "before", "copy", "id", "placed", "seats", "shuffled")

    def __init__(
        self, before: Sight | None, copy: Copy, seats: int, area: Area, id: int, placed: bool, shuffled: int
    ) -> None:
        self.before = before
        self.copy = copy
        self.seats = seats
        """Who saw it, a bit for each seat; 0 for what is marked as found in a deck that has been shuffled since."""
        self.area = area
        """Where it was as they saw it; of a card that moved, where it came to."""
        self.id = id
        """Of a card that lay in play face-down, its number there; else 0."""
        self.placed = placed
        """Whether they saw where it was: who looks through a deck sees what is in it, but the order is soon lost."""
        self.shuffled = shuffled
        """Which shuffling of its owner's deck was the last by then."""


def seen_since(last: Sight | None, before: Sight | None) -> list[Sight]:
    """All that was seen since something was, the first first."""
    found = []
    while last is not None and last is not before:
        found.append(last)
        last = last.before
    found.reverse()
    return found


class Shuffling:
    """313.1 A deck has been shuffled: whose, which time that was, what had been seen by then, and how all lay after
    it."""

    __slots__ = ("number", "owner", "seen", "sides")

    def __init__(self, owner: Seat, number: int, seen: Sight | None, sides: Sequence[Side]) -> None:
        self.owner = owner
        self.number = number
        self.seen = seen
        self.sides = sides


NOTHING: Final[frozenset[Copy]] = frozenset()


class Tracing:
    """Whence cards may have come that a seat has come to see: each with those in whose place it may have been as it
    all began."""

    __slots__ = ("_decks", "_held", "_in_hand", "_known", "_pools", "_seat", "_shuffled", "shuffled", "whence")

    def __init__(self, sides: Sequence[Side], seat: Seat, sights: Sequence[Sight]) -> None:
        self._seat = seat
        self.whence: dict[Copy, frozenset[Copy]] = {}
        """In the order in which the seat has seen them."""
        other = sides[opponent(seat)]
        self._known = {copy for copy in other.hand if copy in other.known[seat]}
        """The cards of the other hand that the seat knows."""
        self._in_hand = {copy for copy in other.hand if copy not in other.known[seat]}
        """The others."""
        self._held = frozenset(self._in_hand)
        """Those in whose place any of these may have been."""
        self._pools: dict[Copy, frozenset[Copy]] = {}
        """The same of each card that went among others elsewhere."""
        self._decks = [set(side.deck) for side in sides]
        self._shuffled = [side.shuffled for side in sides]
        self.shuffled = [NOTHING, NOTHING]
        """Those in whose place the cards may have been that were in a deck as it was shuffled."""
        for sight in sights:
            self._see(sight)

    def _see(self, sight: Sight) -> None:
        """Somebody sees a card, or where it goes."""
        copy, owner = sight.copy, sight.copy.owner
        if sight.shuffled != self._shuffled[owner]:
            self._shuffled[owner] = sight.shuffled
            self.shuffled[owner] |= self._mix(owner)
        if not sight.seats:
            return
        sees = bool(sight.seats & knows(self._seat))
        if not sight.placed:  # from where in the deck something is taken then, nobody sees (312.1)
            self._mix(owner)
        if sight.area is Area.HAND and owner != self._seat:
            self._in_other_hand(copy, sees)
        elif copy in self._in_hand or copy in self._known:
            self._leaves_hand(copy, sees)
        if sees:
            self.whence.setdefault(copy, self._pool(copy))
            if copy in self._in_hand:
                self._comes_to_light(copy)
        if not self._in_hand:
            self._held = NOTHING
        if sight.area is Area.DECK:
            self._decks[owner].add(copy)
        else:
            self._decks[owner].discard(copy)

    def _pool(self, copy: Copy) -> frozenset[Copy]:
        return self._held if copy in self._in_hand else self._pools.get(copy, frozenset((copy,)))

    def _in_other_hand(self, copy: Copy, sees: bool) -> None:
        """403.2a A card that comes there unseen can't be told from the others any more."""
        if copy in self._in_hand or copy in self._known:
            return
        if sees:
            self._known.add(copy)
        else:
            self._held |= self._pool(copy)
            self._in_hand.add(copy)

    def _comes_to_light(self, copy: Copy) -> None:
        """403.2a Copies look alike: one that the seat had known there is the one that it knows no more."""
        alike = sorted([one for one in self._known if one.card is copy.card], key=_number)
        self._in_hand.discard(copy)
        self._known.add(copy)
        if alike:
            self._known.discard(alike[0])
            self._in_hand.add(alike[0])
            self._held |= self._pools.get(alike[0], frozenset(alike[:1]))

    def _leaves_hand(self, copy: Copy, sees: bool) -> None:
        """Unseen: which one it is can't be told, and so none of the others is known any more."""
        if not sees:
            for one in self._known:
                self._held |= self._pools.get(one, frozenset((one,)))
            self._in_hand |= self._known
            self._known.clear()
            self._pools[copy] = self._held
        self._known.discard(copy)
        self._in_hand.discard(copy)

    def _mix(self, owner: Seat) -> frozenset[Copy]:
        """The order of a deck is lost. Gives those in whose place the cards may have been that are in it."""
        deck = self._decks[owner]
        pools = {self._pool(copy) for copy in deck}
        pool = NOTHING.union(*pools)
        if len(pools) > 1:
            self._pools.update(dict.fromkeys(deck, pool))
        return pool


def _number(copy: Copy) -> int:
    return copy.number
