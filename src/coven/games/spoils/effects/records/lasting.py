"""What holds for a while, has been put off, or waits for the next such thing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coven.games.spoils.areas.in_play import Copy
from coven.games.spoils.effects.memory import Memory
from coven.games.spoils.effects.records.happenings import Happening, Waiting
from coven.games.spoils.text.words.vocabulary import Until
from coven.kernel import Seat


class LastingEffect:
    """A statement made true for a while, with what it speaks of already settled."""

    __slots__ = ("kept", "occasion", "on", "place", "seat", "source", "stamp", "statement", "until")

    def __init__(
        self,
        statement: Any,
        seat: Seat,
        on: tuple[int, ...] | None,
        until: Until,
        source: Copy,
        stamp: int,
        kept: Memory | None = None,
        place: int = 0,
        occasion: Happening | None = None,
    ) -> None:
        self.statement = statement
        self.seat = seat
        """Who 'you' is in it."""
        self.on = on
        """The cards in play it applies to; None: whatever its words say."""
        self.until = until
        self.source = source
        """The card that says so."""
        self.stamp = stamp
        """407.3a When it was made true: later ones have higher stamps."""
        self.kept = kept
        """What its words point at."""
        self.place = place
        self.occasion = occasion
        """What set off the trigger that made it true: its words may point at that too."""

    def of_others(self, cards: Mapping[int, Copy]) -> LastingEffect:
        """The same about other cards, as somebody imagines it who can't see which they are (see `pinned_to`)."""
        return LastingEffect(
            self.statement,
            self.seat,
            self.on,
            self.until,
            self.source,
            self.stamp,
            None if self.kept is None else self.kept.of_others(cards),
            self.place,
            None if self.occasion is None else self.occasion.of_others(cards),
        )


class Later:
    """Something put off: a trigger that an effect has set for a point to come."""

    __slots__ = ("stamp", "waiting", "when")

    def __init__(self, waiting: Waiting, when: Any, stamp: int) -> None:
        self.waiting = waiting
        self.when = when
        self.stamp = stamp

    def of_others(self, cards: Mapping[int, Copy]) -> Later:
        """The same for other cards, as somebody imagines it who can't see which they are (see `pinned_to`)."""
        return Later(self.waiting.of_others(cards), self.when, self.stamp)


class Delayed:
    """506.3 A delayed replacement: it waits for the next such thing."""

    __slots__ = (
        "amount",
        "copy",
        "effect",
        "kept",
        "occasion",
        "on",
        "place",
        "seat",
        "source",
        "stamp",
        "until",
    )

    def __init__(
        self,
        effect: Any,
        seat: Seat,
        copy: Copy,
        source: int,
        stamp: int,
        until: Until,
        on: tuple[int, ...] | None = None,
        kept: Memory | None = None,
        place: int = 0,
    ) -> None:
        self.occasion: Happening | None = None
        """What set off the trigger that it is from."""
        self.amount = 0
        """How much of an amount it takes; 0: all that happens."""
        self.effect = effect
        """The replacement, or the one-shot change of a cost, as the text has it."""
        self.seat = seat
        self.copy = copy
        self.source = source
        self.stamp = stamp
        self.until = until
        self.on = on
        self.kept = kept
        self.place = place

    def of_others(self, cards: Mapping[int, Copy]) -> Delayed:
        """The same for other cards, as somebody imagines it who can't see which they are (see `pinned_to`)."""
        kept = None if self.kept is None else self.kept.of_others(cards)
        twin = Delayed(
            self.effect, self.seat, self.copy, self.source, self.stamp, self.until, self.on, kept, self.place
        )
        twin.occasion = None if self.occasion is None else self.occasion.of_others(cards)
        twin.amount = self.amount
        return twin
