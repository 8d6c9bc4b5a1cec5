"""Cards in a game, and what is kept of those in play (403.4, 408, 409, 411). Nothing here ever changes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from coven.games.spoils.areas.copies import Copy, Kept, Pin, Ref, in_parts
from coven.games.spoils.cards import Card, CardType
from coven.games.spoils.effects.memory import Gained, Memory
from coven.games.spoils.text.words.vocabulary import Face, State
from coven.kernel import Part, Seat

__all__ = ["DOWN", "UP", "Copy", "InPlay", "Kept", "LastKnown", "Pin", "Ref", "in_parts"]


UP: Final = Face.UP
DOWN: Final = Face.DOWN


@mypyc_attr(allow_interpreted_subclasses=True)  # Without this, compiled, __new__ would call __init__.
class InPlay:
    """403.4, 403.4a A card in play, or a Micromajig Token (409.3): what changes about it while it is there.

    It is never changed but replaced, so that copies of a state can share it; an `id` is never used again, so whoever
    refers to a card that left and came back finds nothing (402.4, 411.3, 411.4).
    """

    __slots__ = (
        "attached_to",
        "brought_by",
        "card",
        "controller",
        "copy",
        "damage",
        "depleted",
        "face",
        "flipped_up",
        "gained",
        "id",
        "known",
        "owner",
        "said",
        "since",
        "tokens",
        "total_damage",
        "uses",
    )

    id: int
    copy: Copy
    card: Card
    """What is printed on it, whichever face is up."""
    owner: Seat
    controller: Seat
    """407.1 Who controls it now."""
    brought_by: Seat
    """Who put it into play: who controls it when no effect does any more (O38)."""
    face: Face
    known: int
    """411.2 Of a face-down card: a bit for each seat that has seen its front face."""
    depleted: bool
    attached_to: int
    """301.3, 301.3#2 by construction: the one card it is attached to; 0 for none. Any number may name the same."""
    damage: int
    """204.5, 408.4 The damage received this turn."""
    total_damage: int
    """207.5, 408.5, O40 The damage received in this stay in play, for locations."""
    tokens: int
    """409.1 How many tokens are on it."""
    gained: tuple[Gained, ...]
    """508.1 The temporary rules text it has gained, in order."""
    since: int
    """204.3 The turn in which it came under this controller; 0: before the first."""
    uses: tuple[int, ...]
    """The abilities used this turn, by their place on the card, once for each use."""
    said: tuple[tuple[int, Memory], ...]
    """What paragraphs of it have picked and named so far, for others of it to point at; the latest last."""
    flipped_up: bool
    """507.4 Whether it was played using Flip Up."""

    def __init__(
        self,
        id: int,
        copy: Copy,
        controller: Seat,
        since: int,
        face: Face = UP,
        *,
        known: int = 0b11,
        attached_to: int = 0,
        brought_by: Seat | None = None,
    ) -> None:
        self.id = id
        self.copy = copy
        self.card = copy.card
        self.owner = copy.owner
        self.controller = controller
        self.brought_by = controller if brought_by is None else brought_by
        self.face = face
        self.known = known
        self.depleted = False
        self.attached_to = attached_to
        self.damage = self.total_damage = self.tokens = 0
        self.gained = ()
        self.since = since
        self.uses = ()
        self.flipped_up = False
        self.said = ()

    def changed(
        self,
        *,
        controller: Seat | None = None,
        depleted: bool | None = None,
        attached_to: int | None = None,
        damage: int | None = None,
        total_damage: int | None = None,
        tokens: int | None = None,
        gained: tuple[Gained, ...] | None = None,
        since: int | None = None,
        uses: tuple[int, ...] | None = None,
        known: int | None = None,
        flipped_up: bool | None = None,
        said: tuple[tuple[int, Memory], ...] | None = None,
    ) -> InPlay:
        """The same card in play, with another state."""
        twin: InPlay = InPlay.__new__(InPlay)
        twin.id = self.id
        twin.copy = self.copy
        twin.card = self.card
        twin.owner = self.owner
        twin.brought_by = self.brought_by
        twin.face = self.face
        twin.controller = self.controller if controller is None else controller
        twin.depleted = self.depleted if depleted is None else depleted
        twin.attached_to = self.attached_to if attached_to is None else attached_to
        twin.damage = self.damage if damage is None else damage
        twin.total_damage = self.total_damage if total_damage is None else total_damage
        twin.tokens = self.tokens if tokens is None else tokens
        twin.gained = self.gained if gained is None else gained
        twin.since = self.since if since is None else since
        twin.uses = self.uses if uses is None else uses
        twin.known = self.known if known is None else known
        twin.flipped_up = self.flipped_up if flipped_up is None else flipped_up
        twin.said = self.said if said is None else said
        return twin

    def with_copy(self, copy: Copy) -> InPlay:
        """The same with another card, as somebody imagines it who can't see which it is."""
        twin = self.changed()
        twin.copy = copy
        twin.card = copy.card
        twin.owner = copy.owner
        return twin

    @property
    def face_down(self) -> bool:
        return self.face is DOWN

    def __str__(self) -> str:
        return self.card.name if self.face is UP else "a face-down card"

    def parts(self) -> tuple[Part, ...]:
        """As a line of the log names it: a face-down card has no name (O29)."""
        return self.copy.parts() if self.face is UP else (Part("a face-down card"),)


class LastKnown:
    """What a card was when it left play: 503.1, O37, and what later words ask about it."""

    __slots__ = ("covert", "life", "party", "speed", "strength", "subtypes", "types", "was")

    def __init__(
        self,
        was: InPlay,
        strength: int | None,
        life: int | None,
        speed: int | None,
        types: frozenset[CardType],
        subtypes: tuple[str, ...],
        covert: bool,
        party: State | None,
    ) -> None:
        self.was = was
        self.strength = strength
        self.life = life
        self.speed = speed
        self.types = types
        self.subtypes = subtypes
        self.covert = covert
        self.party = party
        """302.12, 302.13 Whether it was attacking or blocking."""
