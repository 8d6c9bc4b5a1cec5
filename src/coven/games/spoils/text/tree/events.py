"""What triggers, replacements and adjustments wait for (503.1, 506.1, O14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from coven.games.spoils.text.tree.nouns import Back, Doer, Host, Noun, This
from coven.games.spoils.text.words.vocabulary import Place, Point, Verb, Who

Subject: TypeAlias = This | Host | Noun | Back
"""What an event happens to: 'this card', 'the character this card is attached to', 'a character you control'."""


@dataclass(frozen=True, slots=True)
class TurnEvent:
    """'At the start of your turn', 'At the end of each player's turn' (EACH), 'At the end of each turn' (ANY), "At the
    start of your opponent's turn"."""

    who: Who
    point: Point


@dataclass(frozen=True, slots=True)
class ThingEvent:
    """What something does or goes through, nobody else being named: 'this card enters play', 'a character you control
    leaves play', 'this card enters or leaves play' (`verbs`), 'a character is destroyed', 'this card attacks', 'this
    card is blocked', 'this card is depleted', 'a card is flipped face-down', 'this card attacks alone'."""

    what: Subject
    verbs: tuple[Verb, ...]
    """BLOCK: it blocks; with `undergone`, it is blocked. DESTROY, DEPLETE, PICK ... are always undergone."""
    undergone: bool = False
    under: Who | None = None
    """'enters play under your control'."""
    object: Noun | None = None
    """'blocks a covert party', 'is attached to a faction'."""
    by: Subject | None = None
    """'is destroyed by this card'."""
    alone: bool = False


@dataclass(frozen=True, slots=True)
class MoveEvent:
    """'this card is put into your discard pile from play', "a card is put into its owner's hand from play", 'a card is
    put into a discard pile', 'a card is removed from the game' (OUT_OF_GAME)."""

    what: Subject
    to: Place
    from_: Place = Place.UNSAID
    whose: Doer | None = None
    """Whose area it goes to; None: anybody's ('a discard pile', 'its owner's hand')."""


@dataclass(frozen=True, slots=True)
class PlayerEvent:
    """What a player does: 'you play a tactic', 'your opponent picks this card', 'a player draws a card', 'you draw any
    number of cards', 'you attack', 'you form an attacking party', 'you use an ability', 'you search your deck', 'you
    are attacked' (`undergone`), 'you lose a coin flip', 'a coin is flipped' (ANY, FLIP)."""

    who: Who
    verb: Verb
    what: Subject | None = None
    undergone: bool = False
    any_number: bool = False


@dataclass(frozen=True, slots=True)
class DamageEvent:
    """408 'this card inflicts damage to a faction', 'damage is inflicted to this card', 'battle damage is inflicted to
    a character', 'this card receives damage'."""

    source: Subject | None
    to: Subject | None
    battle: bool = False
    received: bool = False
    """Worded of what it is done to: 'this card receives damage'."""


@dataclass(frozen=True, slots=True)
class InfluenceEvent:
    """408.3b 'your faction loses influence', 'a faction gains influence'."""

    faction: Noun
    verb: Verb


@dataclass(frozen=True, slots=True)
class TokenEvent:
    """'a token is put on this card'."""

    verb: Verb
    what: Subject


Event: TypeAlias = TurnEvent | ThingEvent | MoveEvent | PlayerEvent | DamageEvent | InfluenceEvent | TokenEvent
