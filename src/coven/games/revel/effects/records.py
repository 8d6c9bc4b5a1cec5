"""Records of what effects are about: what happens, what waits, what is being carried out, what stands on the field.

They know no rules and no state; the state holds some of them.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from coven.games.revel.areas.elements import Card, Element, Kept, LastKnown, Ref, Zone
from coven.games.revel.text.tree import (
    Able,
    Allotted,
    Bonus,
    Cannot,
    Consequence,
    CostEffect,
    Event,
    Instruction,
    Interruption,
    Place,
    Power,
    Statement,
    Until,
    UsesEach,
    Verb,
    When,
    While,
)
from coven.games.revel.text.words.vocabulary import UNSAID
from coven.kernel import Event as LogEvent
from coven.kernel import Seat

PLACES: Final[dict[Zone, Place]] = {Zone.HAND: Place.HAND, Zone.DISCARDS: Place.DISCARDS, Zone.DECK: Place.DECK}


def from_where(zone: Zone) -> Place:
    """How card text calls the area that something comes from."""
    return PLACES.get(zone, Place.FIELD)


class Happening:
    """Something about to happen, or that has happened."""

    __slots__ = (
        "amount",
        "cards",
        "changed_by",
        "element",
        "instead",
        "line",
        "place",
        "seat",
        "stopped",
        "subject",
        "thing",
        "through",
        "together",
        "verb",
    )

    def __init__(
        self,
        verb: Verb,
        seat: Seat,
        *,
        element: LastKnown | Element | None = None,
        cards: tuple[Card, ...] = (),
        thing: str | None = None,
        amount: int = 1,
        place: Place = UNSAID,
        subject: LastKnown | Element | None = None,
        together: bool = False,
        through: Verb | None = None,
    ) -> None:
        self.verb = verb
        self.seat = seat
        """Who does it."""
        self.element = element
        """The element it is done to, as it was; for an overpower, the spell that overpowers."""
        self.cards = cards
        """The cards it is done to."""
        self.thing = thing
        self.amount = amount
        self.place = place
        """Where it is done from."""
        self.subject = subject
        """For an overpower: the spell that is overpowered."""
        self.together = together
        """What an instruction did to several cards, told as one after each has been told."""
        self.through = through
        """What the rules make it part of: a loss of Stamina that stitching brings (5.7.14), a draw that skipping a play
        brings (2.4.2)."""
        self.line: LogEvent | None = None
        """The line of the log that tells of it; None: the last one."""
        self.stopped = False
        self.instead: Instruction | None = None
        """What happens in its place, if an interruption changed it."""
        self.changed_by: Resolving | None = None
        """The interruption that changed it last."""

    def done_to(self) -> tuple[Card, ...]:
        """The cards that it is done to: of an overpower, those of the spell that is overpowered."""
        if self.subject is None:
            return self.cards
        return self.subject.element.cards if isinstance(self.subject, LastKnown) else self.subject.cards

    def it(self) -> tuple[Ref, ...]:
        """What 'it' and 'that spell' mean after it has happened."""
        acted_on = self.element if self.subject is None else self.subject
        if acted_on is not None:
            return (acted_on.element.id if isinstance(acted_on, LastKnown) else acted_on.id,)
        return self.cards


class Entered:
    """An element that a card played has become or joined, and the line of the log that tells of it."""

    __slots__ = ("element", "line")

    def __init__(self, element: Element, line: LogEvent | None) -> None:
        self.element = element
        self.line = line


class Occasion:
    """What made an effect relevant, as far as its words can point at it."""

    __slots__ = ("amount", "by", "cards", "it", "marks")

    def __init__(
        self,
        it: tuple[Ref, ...] = (),
        by: Seat | None = None,
        cards: tuple[Card, ...] = (),
        amount: int = 0,
        marks: tuple[tuple[Card, int], ...] = (),
    ) -> None:
        self.it = it
        """4.8.5 What 'it' and 'that spell' mean."""
        self.by = by
        """Who did it; None if nobody did."""
        self.cards = cards
        """The cards it was done to: 'discarded this way'."""
        self.amount = amount
        """How much was gained, lost, spent, added or removed: 'spent this way'."""
        self.marks = marks
        """Of an effect that puts something off: these cards, each with the number by which is kept what can be told of
        it (`traces`)."""


NO_OCCASION: Final = Occasion()


class Waiting:
    """A consequence that has become relevant and waits to be resolved."""

    __slots__ = ("card", "cause", "chosen", "effect", "element", "occasion", "place", "seat")

    def __init__(
        self,
        seat: Seat,
        card: Card,
        element: int,
        place: int,
        effect: Consequence | Power,
        occasion: Occasion = NO_OCCASION,
        chosen: tuple[Kept, ...] = (),
    ) -> None:
        self.seat = seat
        """Who 'you' is in it, and who resolves it (1.9.4)."""
        self.card = card
        self.element = element
        """The element whose effect it is; 0 if its card was not on the field."""
        self.place = place
        self.effect = effect
        self.occasion = occasion
        self.chosen = chosen
        """What 'chosen above' means, carried along when its own leaving made it relevant (see slip S18)."""
        self.cause: LogEvent | None = None
        """What made it relevant, for the log."""


class ThisWay:
    """What an instruction did, by one player: what 'this way' points at."""

    __slots__ = ("amount", "refs", "seat")

    def __init__(self, seat: Seat, refs: tuple[Kept, ...], amount: int = 0) -> None:
        self.seat = seat
        self.refs = refs
        """4.10.15 What it was done to: elements, and the cards they had, where they are now."""
        self.amount = amount
        """How much was gained, lost, spent, added, removed or moved."""


class Memory:
    """What is kept in mind of an effect while it is carried out, by the numbers that its bound text has."""

    __slots__ = ("acts", "carried", "rests", "things")

    def __init__(self) -> None:
        self.things: dict[int, tuple[Kept, ...]] = {}
        """What nouns named or picked: 'it', 'them'."""
        self.rests: dict[int, tuple[Kept, ...]] = {}
        """What was left where some of several were taken: 'the rest'."""
        self.acts: dict[int, tuple[ThisWay, ...]] = {}
        """What instructions did: 'this way'."""
        self.carried: dict[int, tuple[Seat, ...]] = {}
        """Who carried an instruction out: 'if you do'."""

    def all_things(self) -> list[Kept]:
        """All that was named or left."""
        return [ref for refs in (*self.things.values(), *self.rests.values()) for ref in refs]

    def copy(self) -> Memory:
        twin = Memory()
        twin.things, twin.rests = dict(self.things), dict(self.rests)
        twin.acts, twin.carried = dict(self.acts), dict(self.carried)
        return twin


NOTHING: Final[frozenset[int]] = frozenset()


class Delayed(Waiting):
    """Something put off: it will be relevant when its time comes."""

    __slots__ = ("memory", "since", "when")

    def __init__(
        self,
        seat: Seat,
        card: Card,
        element: int,
        place: int,
        effect: Consequence | Power,
        occasion: Occasion,
        chosen: tuple[Kept, ...],
        when: When,
        since: int,
        memory: Memory | None,
    ) -> None:
        super().__init__(seat, card, element, place, effect, occasion, chosen)
        self.when = when
        self.since = since
        """The turn in which it was put off: the next one is a later one."""
        self.memory = memory
        """What the effect that put it off had named and done."""

    def due(self) -> Delayed:
        """The same, once its time has come: others may share this one, and it is no affair of theirs what happened."""
        return self.about(self.occasion, self.chosen, self.memory)

    def about(self, occasion: Occasion, chosen: tuple[Kept, ...], memory: Memory | None) -> Delayed:
        """The same put off, about something else."""
        return Delayed(
            self.seat,
            self.card,
            self.element,
            self.place,
            self.effect,
            occasion,
            chosen,
            self.when,
            self.since,
            memory,
        )


class Resolving:
    """An effect being carried out."""

    __slots__ = (
        "acting",
        "card",
        "card_named",
        "chosen",
        "each",
        "element",
        "event",
        "kept",
        "occasion",
        "place",
        "rest",
        "settled",
        "unknown",
        "you",
    )

    def __init__(
        self,
        you: Seat,
        card: Card,
        element: int,
        place: int,
        occasion: Occasion = NO_OCCASION,
        chosen: tuple[Kept, ...] = (),
        event: Happening | None = None,
    ) -> None:
        self.you = you
        """1.9.4 Who 'you' is: the controller, or off the field the owner."""
        self.card = card
        """The card whose effect it is."""
        self.element = element
        """The element it is part of; 0 if the card is not on the field."""
        self.place = place
        """The place of the effect among its card's effects."""
        self.occasion = occasion
        """What made it relevant."""
        self.kept: Memory | None = None
        """What its words have named and done so far, as far as later ones point at it."""
        self.acting = 0
        """The number of the instruction under way."""
        self.card_named: str | None = None
        """The name of the card that was named: 'with that name'."""
        self.each: Seat | None = None
        """While something that each player may do is done by one of them: that player."""
        self.chosen = chosen
        """What 'chosen above' means, where it was carried along."""
        self.event = event
        """What an interruption interrupts."""
        self.unknown: frozenset[int] = NOTHING
        """While possibility is judged: the numbers of what earlier instructions will have named or done by then."""
        self.settled = False
        """It takes the place of an interrupted event, so it can't be interrupted again (4.9.8)."""
        self.rest: tuple[tuple[Instruction, tuple[int, ...]], ...] = ()
        """The instructions still to come in this effect, each with what it points at; a choice has to leave those that
        depend on it possible (0.4.8)."""

    def memory(self) -> Memory:
        """Where what is pointed at later is kept."""
        if self.kept is None:
            self.kept = Memory()
        return self.kept

    def supposing(self, slots: tuple[int, ...], refs: tuple[Kept, ...]) -> Resolving:
        """The same, had that been named; for judging a choice before it is made."""
        twin = Resolving(self.you, self.card, self.element, self.place, self.occasion, self.chosen, self.event)
        twin.kept = Memory() if self.kept is None else self.kept.copy()
        twin.unknown = self.unknown.difference(slots)
        for slot in slots:
            twin.kept.things[slot] = refs
            twin.kept.acts[slot] = (ThisWay(self.you, refs),)
        twin.card_named = self.card_named
        return twin


def resolving(waiting: Waiting) -> Resolving:
    """A consequence whose turn it is to be resolved."""
    r = Resolving(waiting.seat, waiting.card, waiting.element, waiting.place, waiting.occasion, waiting.chosen)
    if isinstance(waiting, Delayed) and waiting.memory is not None:
        r.kept = waiting.memory.copy()
    return r


Used: TypeAlias = tuple[int, int, int]
"""A Power that was used: its element, the number of its card and the place of the effect on it. Having been used is
state of the element (4.7.5), and so it is: one that leaves and comes back has another id."""


class LastingEffect:
    """A statement made true for a while, with what it speaks of already settled."""

    __slots__ = ("element", "on", "seat", "since", "source", "statement", "until")

    def __init__(
        self,
        statement: Statement,
        seat: Seat,
        on: tuple[Ref, ...] | None,
        until: Until,
        source: str,
        element: int = 0,
        since: int = 0,
    ) -> None:
        self.statement = statement
        self.seat = seat
        """Who 'you' is in it."""
        self.on = on
        """3.2.2 The elements it applies to while they stay where they are; None: whatever its words say."""
        self.until = until
        self.source = source
        self.since = since
        """The turn in which it was made true: the next one is a later one."""
        self.element = element
        """The element that says so: what 'other' and 'opposing' in it are said by."""


class Deed:
    """Something a player did this turn, as later conditions may ask for it."""

    __slots__ = ("amount", "cards", "element", "marks", "place", "seat", "thing", "verb", "where")

    def __init__(
        self,
        seat: Seat,
        verb: Verb,
        cards: tuple[Card, ...] = (),
        place: int = -1,
        thing: str | None = None,
        amount: int = 1,
        element: Element | LastKnown | None = None,
        where: Place = UNSAID,
        marks: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.verb = verb
        self.cards = cards
        """What it was done to; of an overpower, the cards of the spell that was overpowered."""
        self.element = element
        """The element it was done to, as it was then; None: no element, but cards off the field."""
        self.where = where
        """Where it was done from."""
        self.place = place
        """Of a used Power: the place of the effect on its card."""
        self.marks = marks
        """For each card, the number by which what can be told of it is kept (`traces`); none if both saw them all."""
        self.thing = thing
        """Of what was gained, lost or spent: a resource's name, 'Stamina' or 'play'."""
        self.amount = amount


class Standing:
    """An effect of a card on the field: whose it is, and where it stands."""

    __slots__ = ("card", "element", "place", "seat")

    def __init__(self, seat: Seat, card: Card, element: int, place: int) -> None:
        self.seat = seat
        self.card = card
        self.element = element
        """0 for one that works from elsewhere."""
        self.place = place

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Standing)
            and self.card is other.card
            and self.place == other.place
            and self.element == other.element
        )

    def __hash__(self) -> int:
        return hash((self.card, self.place))


class Listener(Standing):
    """A consequence on the field, and what it waits for."""

    __slots__ = ("effect", "event")

    def __init__(self, seat: Seat, card: Card, element: int, place: int, event: Event, effect: Consequence) -> None:
        super().__init__(seat, card, element, place)
        self.event = event
        self.effect = effect


class Interrupter(Standing):
    """An interruption that can become relevant."""

    __slots__ = ("effect",)

    def __init__(self, seat: Seat, card: Card, element: int, place: int, effect: Interruption) -> None:
        super().__init__(seat, card, element, place)
        self.effect = effect


class Use(Standing):
    """A Power on the field."""

    __slots__ = ("power",)

    def __init__(self, seat: Seat, card: Card, element: int, place: int, power: Power) -> None:
        super().__init__(seat, card, element, place)
        self.power = power

    def __str__(self) -> str:
        return f"use {self.card}"


class Charge(Standing):
    """A cost effect on the field."""

    __slots__ = ("effect",)

    def __init__(self, seat: Seat, card: Card, element: int, place: int, effect: CostEffect) -> None:
        super().__init__(seat, card, element, place)
        self.effect = effect


class Stated(Standing):
    """A statement on the field."""

    __slots__ = ("statement",)

    def __init__(self, seat: Seat, card: Card, element: int, place: int, statement: Statement) -> None:
        super().__init__(seat, card, element, place)
        self.statement = statement


class Active:
    """Everything the field makes true, sorted by who asks for it."""

    __slots__ = ("able", "allotted", "bonuses", "cannot", "charges", "powers", "tries", "triggers", "uses")

    def __init__(self) -> None:
        self.triggers: dict[Verb, list[Listener]] = {}
        self.tries: dict[Verb, list[Interrupter]] = {}
        self.charges: dict[Verb, list[Charge]] = {}
        self.cannot: dict[Verb, list[Stated]] = {}
        self.bonuses: list[Stated] = []
        self.able: dict[str, list[Stated]] = {}
        """What lets players gain, lose or spend a resource, by its name."""
        self.allotted: list[Stated] = []
        self.uses: list[Stated] = []
        self.powers: tuple[list[Use], ...] = ([], [])
        """Each player's Powers (4.7.2)."""

    def state(self, stated: Stated) -> None:
        """Sort a statement in."""
        kernel = stated.statement
        while isinstance(kernel, While):
            kernel = kernel.statement
        if isinstance(kernel, Bonus):
            self.bonuses.append(stated)
        elif isinstance(kernel, Cannot):
            self.cannot.setdefault(kernel.verb, []).append(stated)
        elif isinstance(kernel, Able):
            self.able.setdefault(kernel.resource, []).append(stated)
        elif isinstance(kernel, Allotted):
            self.allotted.append(stated)
        elif isinstance(kernel, UsesEach):
            self.uses.append(stated)
