"""What the cards in play make true, as data: who says it, where, and sorted by who asks. It knows no rules."""

from __future__ import annotations

from typing import Any, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from coven.games.spoils.areas.in_play import Copy
from coven.games.spoils.cards import NO_ICONS, CardType, Icons
from coven.games.spoils.cards.printed_text import Sheet
from coven.games.spoils.effects.memory import Memory
from coven.games.spoils.effects.records import Battle, Happening, LastingEffect, Resolving
from coven.games.spoils.text.tree import (
    Ability,
    Adjustment,
    Bonus,
    Cannot,
    Condition,
    Event,
    InfluenceEvent,
    MoveEvent,
    PlayerEvent,
    Point,
    Replacement,
    Stat,
    Statement,
    ThingEvent,
    TokenEvent,
    Trigger,
    TurnEvent,
    Verb,
)
from coven.kernel import Seat

Key: TypeAlias = Verb | Point
"""What triggers and replacements are looked up by."""

T = TypeVar("T")


class Said(Generic[T]):
    """Something that a card says, or an effect has made true: its words, and who says them."""

    __slots__ = ("copy", "gates", "kept", "lasting", "occasion", "on", "place", "seat", "source", "text")

    def __init__(
        self,
        text: T,
        seat: Seat,
        copy: Copy,
        source: int,
        place: int,
        gates: tuple[Condition, ...] = (),
        *,
        on: tuple[int, ...] | None = None,
        lasting: LastingEffect | None = None,
        kept: Memory | None = None,
        occasion: Happening | None = None,
    ) -> None:
        self.text = text
        self.seat = seat
        """407.2 Who 'you' is in it: the card's controller."""
        self.copy = copy
        self.source = source
        """The card by its number in play; 0 for one elsewhere."""
        self.place = place
        """The place of the paragraph on its card; of one that it has gained, see `place_of_gained`."""
        self.gates = gates
        """What has to be true for it to be active."""
        self.on = on
        """Of an effect: the cards in play it is about; None: whatever its words say."""
        self.lasting = lasting
        self.kept = kept
        """Of an effect: what its words point at."""
        self.occasion = occasion
        """Of an effect: what set it off."""

    def resolving(self) -> Resolving:
        """Where its words are read."""
        return Resolving(self.seat, self.copy, self.source, self.place, occasion=self.occasion, kept=self.kept)

    def key(self) -> object:
        """506.5, 506.5#2 What tells it from all others, however alike: its card and its place there."""
        return (self.copy, self.source, self.place, self.text)


@mypyc_attr(allow_interpreted_subclasses=True)  # Without this, compiled, __new__ would call __init__.
class Standing:
    """Everything that the cards in play and the effects that last make true, sorted by who asks."""

    __slots__ = (
        "abilities",
        "adjustments",
        "attaches",
        "blank",
        "bonuses",
        "cannot",
        "changing",
        "characters",
        "covert",
        "deadly",
        "fleeting",
        "fought",
        "free",
        "given",
        "icons",
        "in_order",
        "judging",
        "replacements",
        "seen",
        "stated",
        "stats",
        "subtypes",
        "triggers",
        "types",
        "unique",
    )

    def __init__(self) -> None:
        self.blank: dict[int, int] = {}
        """402.6 The cards that have lost their rules text; what they gained after the time that stands with each, they
        have."""
        self.types: dict[int, frozenset[CardType]] = {}
        """208.1 Of the cards whose types are not those printed."""
        self.subtypes: dict[int, tuple[str, ...]] = {}
        """Of those whose subtypes are not those printed."""
        self.covert: set[int] = set()
        """507.3 The cards that have covert."""
        self.unique: list[tuple[Seat, str, int]] = []
        """507.5 By controller and identifier."""
        self.attaches: dict[int, Sheet] = {}
        """507.2 The cards in play with the keyword 'Attach to'."""
        self.given: dict[int, Icons] = {}
        """311.1 What cards provide by texts that they have gained."""
        self.icons: list[Icons] = [NO_ICONS, NO_ICONS]
        """405.1 What each player's cards provide."""
        self.triggers: dict[Key, list[Said[Trigger]]] = {}
        self.replacements: dict[Key, list[Said[Replacement]]] = {}
        self.adjustments: dict[Key, list[Said[Adjustment]]] = {}
        self.bonuses: list[Said[Bonus]] = []
        self.cannot: dict[Verb, list[Said[Cannot]]] = {}
        self.stated: dict[type[Any], list[Said[Any]]] = {}
        """All other statements, by their kind."""
        self.abilities: dict[int, list[Said[Ability]]] = {}
        """502 By the card that has them."""
        self.stats: dict[tuple[int, Stat], int] = {}
        """The numbers that have been asked for since it was gathered."""
        self.judging: set[tuple[int, Stat]] = set()
        """The numbers being worked out."""
        self.free: list[int] = [-1, -1]
        """203.3a How many resources each player can pay with; -1 until somebody asks."""
        self.characters: list[int] | None = None
        """204 The cards in play that are characters; None until somebody asks."""
        self.deadly = False
        """O41 Whether something may leave a card without life or structure."""
        self.fleeting = False
        """Whether what has been worked in depends on more than which cards are in play."""
        self.changing = False
        """Whether numbers depend on more than the cards in play, so that they can't be kept."""
        self.in_order = False
        """O02 Whether the rules have looked at it, with the battle `fought`, and there was nothing for them to do."""
        self.fought: Battle | None = None
        self.seen: tuple[object, ...] = ()
        """What that was when it was gathered; () if that has to be looked at anew."""

    def again(self) -> Standing:
        """The same after a change that makes no other text active: only numbers have to be worked out anew."""
        twin: Standing = Standing.__new__(Standing)
        twin.blank, twin.types, twin.subtypes = self.blank, self.types, self.subtypes
        twin.covert, twin.unique, twin.attaches, twin.icons = self.covert, self.unique, self.attaches, self.icons
        twin.triggers, twin.replacements, twin.adjustments = self.triggers, self.replacements, self.adjustments
        twin.bonuses, twin.cannot, twin.stated, twin.abilities = self.bonuses, self.cannot, self.stated, self.abilities
        twin.given, twin.characters = self.given, self.characters
        twin.stats, twin.judging, twin.free = {}, set(), [-1, -1]
        twin.fleeting, twin.changing, twin.deadly, twin.seen = self.fleeting, self.changing, self.deadly, ()
        twin.in_order, twin.fought = False, None
        return twin

    def say(self, said: Said[Any]) -> None:
        """Sort a statement in."""
        statement: Statement = said.text
        if isinstance(statement, Bonus):
            self.bonuses.append(said)
        elif isinstance(statement, Cannot):
            for verb in statement.verbs:
                self.cannot.setdefault(verb, []).append(said)
        else:
            self.stated.setdefault(type(statement), []).append(said)


def keys_of(event: Event) -> tuple[Key, ...]:
    """What a trigger or replacement is looked up by when something happens."""
    if isinstance(event, TurnEvent):
        return (event.point,)
    if isinstance(event, ThingEvent):  # who is blocked is so by the party that is formed
        return (Verb.FORM,) if event.undergone and Verb.BLOCK in event.verbs else event.verbs
    if isinstance(event, MoveEvent):
        return (Verb.PUT,)
    if isinstance(event, PlayerEvent) and event.verb in (Verb.ATTACK, Verb.BLOCK):
        return (Verb.FORM,)
    if isinstance(event, (PlayerEvent, InfluenceEvent, TokenEvent)):
        return (event.verb,)
    return (Verb.INFLICT,)
