"""Records of what is under way: what happens, what waits, what is being played, carried out or fought.

They know no rules and no state; the state holds some of them. What the state holds is replaced and never changed, but
for a `Memory`, which belongs to the one action or effect that is being carried out.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, TypeAlias

from coven.games.spoils.areas.in_play import Copy, InPlay, Kept, LastKnown
from coven.games.spoils.effects.memory import Memory
from coven.games.spoils.text.tree import Put
from coven.games.spoils.text.words.vocabulary import UNSAID, Place, Until, Verb
from coven.kernel import Event as LogEvent
from coven.kernel import Reason, Seat

Thing: TypeAlias = InPlay | LastKnown | Copy
"""What something happens to: a card in play as it was then, one that has left as it was last, or a card elsewhere."""


class Happening:
    """Something about to happen, or that has happened. Triggers look at it (503), replacements change it (506)."""

    __slots__ = (
        "amount",
        "applied",
        "by_effect",
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
        """The place of the paragraph on its card; -1 - n for the n-th text it has gained."""
        self.effect = effect
        """The trigger, as its card's compiled text has it."""
        self.occasion = occasion
        """What set it off; None for a point of the turn."""
        self.memory = memory
        """What an effect that put it off had named and done."""
        self.cause: LogEvent | None = None
        """What set it off, for the log."""


class Resolving:
    """An effect being carried out, or the costs of one being satisfied."""

    __slots__ = (
        "acting",
        "action",
        "copy",
        "costs",
        "diverted",
        "each",
        "in_turn",
        "kept",
        "occasion",
        "place",
        "replacing",
        "source",
        "terminated",
        "to_pay",
        "unsure",
        "weighing",
        "why_not_x",
        "you",
    )

    def __init__(
        self,
        you: Seat,
        copy: Copy,
        source: int,
        place: int = 0,
        *,
        occasion: Happening | None = None,
        action: Action | None = None,
        kept: Memory | None = None,
        costs: bool = False,
    ) -> None:
        self.you = you
        """407.2 The card's controller as its words are read."""
        self.copy = copy
        """The card whose text it is."""
        self.source = source
        """The same by its number in play, even if it has left; 0 if it was not in play."""
        self.place = place
        """The place of the paragraph on its card."""
        self.occasion = occasion
        """What set it off."""
        self.action = action
        """The card being played or the ability being used that it belongs to."""
        self.kept = kept
        """What its words have named and done so far."""
        self.costs = costs
        """Whether costs are being satisfied: 401.3, 503.3, 506.2."""
        self.to_pay: int | None = None
        """406.3 While costs are being satisfied: what their pay instructions have added up to; None if there was none
        (406.4)."""
        self.terminated = False
        """314.2 Whether the effect has been terminated: none of its further instructions are followed."""
        self.unsure = False
        """While it is weighed: whether an earlier step would bring cards to the hand that nobody knows yet."""
        self.why_not_x: Callable[[int], Reason | None] | None = None
        """While costs are being satisfied: why X can't be so much, as far as its player can know; None: nobody asks."""
        self.weighing = False
        """O05 While it is worked out whether costs could be met: what earlier ones will pick isn't there yet."""
        self.acting = 0
        """The number of the instruction under way."""
        self.each: Seat | None = None
        """While something that a player does is done: that player."""
        self.in_turn = False
        """Whether that is one of several, each of whom does it in turn."""
        self.diverted: Put | None = None
        """314.1 Where a card that is terminated goes, if the words that follow say so."""
        self.replacing: Happening | None = None
        """506 What it takes the place of."""

    def memory(self) -> Memory:
        """Where what is pointed at later is kept."""
        if self.kept is None:
            self.kept = Memory()
        return self.kept


class What(Enum):
    """606.1 What can be responded to."""

    CARD = "card"
    """A card being played."""
    ABILITY = "ability"
    END = "end of the turn"

    __hash__ = object.__hash__


class Used(Enum):
    """Whose an ability is to the player who uses it."""

    OWN = "own"
    LENT = "lent"
    """It is on a card that the other player controls and that lets this one use it: 'you' is whoever uses it."""
    IN_STEAD = "in stead"
    """401.2a It is the other player's, and is used as though one were that player: 'you' is that player, and whoever
    uses it decides."""

    __hash__ = object.__hash__


class Action:
    """A card being played (603), an ability being used (605), or the end of a turn that has been announced (609).

    It is never changed but replaced, until it has resolved.
    """

    __slots__ = (
        "ability",
        "controller",
        "copy",
        "duplicate",
        "flipped",
        "id",
        "kept",
        "numeric_cost",
        "place",
        "resolving",
        "seat",
        "source",
        "used",
        "what",
    )

    def __init__(
        self,
        id: int,
        what: What,
        seat: Seat,
        copy: Copy,
        kept: Memory,
        *,
        source: int = 0,
        place: int = 0,
        ability: Any = None,
        duplicate: bool = False,
        flipped: int = 0,
        used: Used = Used.OWN,
    ) -> None:
        self.id = id
        """From the numbers of cards in play, so that it can be referred to; it is never used again."""
        self.what = what
        self.seat = seat
        """Who plays or uses it."""
        self.controller = seat
        """Under whose control a card is to enter play: its player's, unless an effect says otherwise."""
        self.copy = copy
        """The card being played, or that has the ability; of an ended turn, the faction."""
        self.source = source
        """Of an ability: its card by its number in play; 0 if it is elsewhere."""
        self.place = place
        """Of an ability: its place on its card."""
        self.ability = ability
        """502.4 Of an ability: its words as they are when it is used."""
        self.kept = kept
        """What its costs have picked and chosen, and what its effect goes by."""
        self.duplicate = duplicate
        """307.1 Whether it is a copy that is no card."""
        self.used = used
        """Of an ability: whose it is to whoever uses it."""
        self.flipped = flipped
        """507.4, O32 The number in play of the face-down card it was, if it is played using Flip Up; else 0."""
        self.numeric_cost: int | None = None
        """406.3#4 Its numeric cost while it is being played; None for an ability that has none (406.4)."""
        self.resolving = False
        """O51 Whether its resolution has begun: nothing can terminate it any more."""

    def changed(
        self, *, numeric_cost: int | None = None, resolving: bool | None = None, controller: Seat | None = None
    ) -> Action:
        """The same action, further on."""
        twin = Action(
            self.id,
            self.what,
            self.seat,
            self.copy,
            self.kept,
            source=self.source,
            place=self.place,
            ability=self.ability,
            duplicate=self.duplicate,
            used=self.used,
            flipped=self.flipped,
        )
        twin.controller = self.controller if controller is None else controller
        twin.numeric_cost = self.numeric_cost if numeric_cost is None else numeric_cost
        twin.resolving = self.resolving if resolving is None else resolving
        return twin


def stands_for(r: Resolving, seat: Seat) -> Seat:
    """401.2a Who decides for a player what a text has that player do, and by whose knowledge."""
    return r.action.seat if r.action is not None and r.action.used is Used.IN_STEAD else seat


class Share:
    """O16 Battle damage that one character has assigned to one thing (608.1c, 608.1d)."""

    __slots__ = ("amount", "source", "target")

    def __init__(self, source: int, target: int, amount: int) -> None:
        self.source = source
        """408.7 The character that assigned it."""
        self.target = target
        self.amount = amount


class Stage(Enum):
    """607, 608 What comes next in a battle."""

    ATTACKERS = "attackers"
    """607.1b"""
    BEFORE_BLOCKS = "before blocks"
    """607.1c"""
    BLOCKERS = "blockers"
    """607.1d"""
    BEFORE_LEVEL = "before a speed level"
    """608.1a"""
    ASSIGN = "assigning damage"
    """608.1b to 608.1d"""
    BEFORE_DAMAGE = "before damage"
    """608.1e"""
    DAMAGE = "damage"
    """608.1f and 608.1g"""
    END = "end"
    """608.1h"""

    __hash__ = object.__hash__


class Battle:
    """302.8 A battle, from its announcement until it is fully resolved. It is never changed but replaced."""

    __slots__ = (
        "acting",
        "assigned",
        "attackers",
        "attacking",
        "blockers",
        "blocking",
        "defending",
        "number",
        "shares",
        "speed",
        "stage",
        "target",
    )

    def __init__(self, number: int, attacking: Seat, defending: Seat, target: int) -> None:
        self.number = number
        """Which battle of the game it is: 'this battle'."""
        self.attacking = attacking
        """302.3 The attacking player."""
        self.defending = defending
        """302.4, O66 The defending player, fixed by the announcement."""
        self.target = target
        """302.1 The target of the attack, by its number in play; 0 once it has stopped being it (407.5, O60)."""
        self.stage = Stage.ATTACKERS
        self.acting = attacking
        """Whose part of a window it is, or whose damage is assigned."""
        self.attackers: tuple[int, ...] = ()
        """302.6 The attacking party."""
        self.blockers: tuple[int, ...] = ()
        """302.7 The blocking party."""
        self.blocking: tuple[int, ...] = ()
        """607.1c Characters that an effect has made blockers before the blocking party is formed."""
        self.assigned: tuple[int, ...] = ()
        """The characters that have assigned their battle damage."""
        self.shares: tuple[Share, ...] = ()
        """The damage assigned and not inflicted yet."""
        self.speed = -1
        """608.1b The speed level under way; -1 before the first."""

    def changed(
        self,
        *,
        target: int | None = None,
        stage: Stage | None = None,
        acting: Seat | None = None,
        attackers: tuple[int, ...] | None = None,
        blockers: tuple[int, ...] | None = None,
        blocking: tuple[int, ...] | None = None,
        assigned: tuple[int, ...] | None = None,
        shares: tuple[Share, ...] | None = None,
        speed: int | None = None,
    ) -> Battle:
        """The same battle, further on."""
        twin = Battle(self.number, self.attacking, self.defending, self.target if target is None else target)
        twin.stage = self.stage if stage is None else stage
        twin.acting = self.acting if acting is None else acting
        twin.attackers = self.attackers if attackers is None else attackers
        twin.blockers = self.blockers if blockers is None else blockers
        twin.blocking = self.blocking if blocking is None else blocking
        twin.assigned = self.assigned if assigned is None else assigned
        twin.shares = self.shares if shares is None else shares
        twin.speed = self.speed if speed is None else speed
        return twin


class LastingEffect:
    """A statement made true for a while, with what it speaks of already settled."""

    __slots__ = ("kept", "occasion", "on", "place", "seat", "since", "source", "stamp", "statement", "until")

    def __init__(
        self,
        statement: Any,
        seat: Seat,
        on: tuple[int, ...] | None,
        until: Until,
        source: Copy,
        stamp: int,
        since: int,
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
        self.since = since
        """The turn, or for a battle the battle, in which it was made true."""
        self.kept = kept
        """What its words point at."""
        self.place = place
        self.occasion = occasion
        """What set off the trigger that made it true: its words may point at that too."""


class Later:
    """Something put off: a trigger that an effect has set for a point to come."""

    __slots__ = ("since", "stamp", "waiting", "when")

    def __init__(self, waiting: Waiting, when: Any, since: int, stamp: int) -> None:
        self.waiting = waiting
        self.when = when
        self.since = since
        """The turn, or for a battle the battle, in which it was put off."""
        self.stamp = stamp


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
        "since",
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
        since: int,
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
        self.since = since
        self.on = on
        self.kept = kept
        self.place = place


class Deed:
    """Something that was done this turn, as later conditions may ask for it."""

    __slots__ = ("amount", "in_battle", "origin", "seat", "shares", "source", "things", "to", "verb")

    def __init__(self, what: Happening) -> None:
        self.verb = what.verb
        self.shares = what.shares
        self.seat = what.seat
        self.things = what.things
        self.source = what.source
        self.amount = what.amount
        self.origin = what.origin
        self.to = what.to
        self.in_battle = what.in_battle


class Order(Enum):
    """What a player lets pass without being asked, until something ends it."""

    ASK = "ask me"
    """Whenever there is something to respond with."""
    MY_TURN = "until my turn"
    MY_CARDS = "until something of mine is picked"
    ATTACK = "until an attack"
    TACTIC = "until a tactic"
    TURN_END = "until the turn ends"

    __hash__ = object.__hash__
