"""What happens, what waits because it happened, and what is kept in mind of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias

from mypy_extensions import mypyc_attr

from coven.games.spoils.areas.in_play import Copy, InPlay, Kept, LastKnown
from coven.games.spoils.effects.memory import Memory
from coven.games.spoils.effects.records.battles import Share
from coven.games.spoils.text.words.vocabulary import REMEMBERED, UNSAID, Place, Verb
from coven.kernel import Event as LogEvent
from coven.kernel import Seat

Thing: TypeAlias = InPlay | LastKnown | Copy
"""What something happens to: a card in play as it was then, one that has left as it was last, or a card elsewhere."""


class Happening:
    """Something about to happen, or that has happened. Triggers look at it (503), replacements change it (506)."""

    __slots__ = (
        "amount",
        "applied",
        "by_effect",
        "cause",
        "coin",
        "cost",
        "face",
        "in_battle",
        "line",
        "origin",
        "other",
        "pins",
        "seat",
        "shares",
        "source",
        "things",
        "to",
        "turned",
        "verb",
    )

    def __init__(
        self,
        verb: Verb,
        seat: Seat | None = None,
        *,
        things: tuple[Thing, ...] = (),
        other: Thing | None = None,
        source: Thing | None = None,
        amount: int = 1,
        origin: Place = UNSAID,
        to: Place = UNSAID,
        in_battle: bool = False,
        by_effect: bool = True,
        cost: bool = False,
        shares: tuple[Share, ...] = (),
    ) -> None:
        self.verb = verb
        self.seat = seat
        """Who does it, or under whose control it happens; None if nobody."""
        self.things = things
        """What it happens to; several if one instruction does it to several at once (O03)."""
        self.other = other
        """What else it speaks of: what a card is attached to, what is attacked or blocked."""
        self.source = source
        """408.7 Of damage: the card that inflicts it."""
        self.amount = amount
        """How many are drawn, how much damage is inflicted, influence lost, and so on."""
        self.origin = origin
        """Where a card comes from."""
        self.to = to
        """Where it goes."""
        self.in_battle = in_battle
        """408.6 Whether it is battle damage."""
        self.by_effect = by_effect
        """402.1a Whether an effect does it, and not a rule."""
        self.cost = cost
        """506.2 Whether it is part of a cost, so that nothing replaces it."""
        self.shares = shares
        """O16 Of damage that several characters inflict as one amount: what each of them does."""
        self.applied: frozenset[object] = frozenset()
        """506.5, O13 The replacements that have been applied to it in any of its forms."""
        self.coin: tuple[Memory, int] | None = None
        """Of a coin flip: where its result is kept, so that a coin that is flipped again changes it."""
        self.pins: tuple[Kept, ...] = ()
        """Of cards that have moved, once a trigger has looked at it: where they came to."""
        self.line: LogEvent | None = None
        """The line of the log that tells of it; None: the last one."""
        self.turned: tuple[Happening, ...] = ()
        """506.1 Of damage: what takes its place as damage to something else."""
        self.cause: LogEvent | None = None
        """Of such damage: what turned it there, for the log."""


class Waiting:
    """503 A trigger whose condition has happened, with its words as they were then (503.1)."""

    __slots__ = ("cause", "copy", "effect", "memory", "occasion", "place", "seat", "source")

    def __init__(
        self,
        seat: Seat,
        copy: Copy,
        source: int,
        place: int,
        effect: Any,
        occasion: Happening | None,
        memory: Memory | None = None,
    ) -> None:
        self.seat = seat
        """503.4 Who controlled its card when it happened."""
        self.copy = copy
        self.source = source
        """Its card, by its number in play; 0 for a card elsewhere."""
        self.place = place
        """The place of the paragraph on its card; of one that it has gained, see `place_of_gained`."""
        self.effect = effect
        """The trigger, as its card's compiled text has it."""
        self.occasion = occasion
        """What set it off; None for a point of the turn."""
        self.memory = memory
        """What an effect that put it off had named and done, or where the card out of play is that it stands on."""
        self.cause: LogEvent | None = None
        """What set it off, for the log."""


class Batch(NamedTuple):
    """503.4 Triggers that were set off at the same time."""

    decider: Seat
    """503.4a Who lets one of them happen after the other, down to the last one."""
    left: tuple[Waiting, ...]
    """Those that haven't happened yet."""


ASKED_OF: Final = (REMEMBERED | {Verb.INFLICT, Verb.FORM, Verb.ENTER}) - {Verb.DRAW}
"""What is done to things that may be asked for: 'that received damage this turn', 'that entered play this turn'."""


@mypyc_attr(allow_interpreted_subclasses=True)  # Without this, compiled, __new__ would call __init__.
class Deed:
    """Something that was done this turn, as later conditions may ask for it.

    Of what is asked they may ask to what it was done. Which cards were drawn nobody may, but only how many (306.1).
    """

    __slots__ = ("amount", "in_battle", "origin", "seat", "shares", "source", "things", "to", "verb")

    def __init__(self, what: Happening) -> None:
        self.verb = what.verb
        self.shares = what.shares
        self.seat = what.seat
        self.things = what.things if what.verb in ASKED_OF else ()
        self.source = what.source
        self.amount = what.amount
        self.origin = what.origin
        self.to = what.to
        self.in_battle = what.in_battle

    def to_others(self, things: tuple[Thing, ...]) -> Deed:
        """The same done to other cards, as somebody imagines it who can't see which they are."""
        twin: Deed = Deed.__new__(Deed)
        twin.verb, twin.shares, twin.seat, twin.source = self.verb, self.shares, self.seat, self.source
        twin.amount, twin.origin, twin.to, twin.in_battle = self.amount, self.origin, self.to, self.in_battle
        twin.things = things
        return twin


class Deeds:
    """What has been done in a turn, in order. With one more it is another, which shares what was done before."""

    __slots__ = ("_all", "_size")

    def __init__(self, all_: list[Deed], size: int) -> None:
        self._all = all_
        """Those of the longest that shares it: its own are the first of them."""
        self._size = size

    def and_then(self, deed: Deed) -> Deeds:
        """These and one more."""
        deeds = self._all
        if len(deeds) > self._size:  # another went on from here
            deeds = deeds[: self._size]
        deeds.append(deed)
        return Deeds(deeds, self._size + 1)

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Deed]:
        return islice(self._all, self._size)

    def since(self, size: int) -> Iterator[Deed]:
        """What was done after so many."""
        return islice(self._all, size, self._size)

    def latest_first(self) -> Iterator[Deed]:
        """The last one first."""
        return islice(reversed(self._all), len(self._all) - self._size, None)


def nothing_done() -> Deeds:
    """The deeds of a turn that begins."""
    return Deeds([], 0)
