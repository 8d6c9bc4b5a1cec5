"""Who carries out an effect's instructions, on whose behalf, and what they refer to (4.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coven.games.revel.areas.elements import Card, Ref
from coven.games.revel.text.tree import Instruction, Verb
from coven.kernel import Seat

if TYPE_CHECKING:
    from coven.games.revel.effects.consequences import Happening, Waiting


class Resolving:
    """An effect being carried out."""

    __slots__ = (
        "amounts",
        "card",
        "chosen",
        "did",
        "each",
        "element",
        "event",
        "it",
        "others",
        "place",
        "rest",
        "settled",
        "this_way",
        "unknown",
        "you",
    )

    def __init__(
        self,
        you: Seat,
        card: Card,
        element: int,
        place: int,
        it: tuple[Ref, ...] = (),
        chosen: tuple[Ref, ...] = (),
        event: Happening | None = None,
    ) -> None:
        self.you = you
        """Who 'you' is: the controller, or off the field the owner (1.9.4)."""
        self.card = card
        """The card whose effect it is."""
        self.element = element
        """The element it is part of; 0 if the card is not on the field."""
        self.place = place
        """The place of the effect among its card's effects."""
        self.it = it
        """What was last referred to."""
        self.amounts: dict[tuple[Verb, str], int] = {}
        """How much was gained, lost, spent, added, removed or moved: 'for each Passion spent this way'."""
        self.others: tuple[Ref, ...] = ()
        """What an instruction left of several when it took some of them: 'the rest'."""
        self.this_way: dict[Verb, tuple[Ref, ...]] = {}
        """What instructions of this effect acted on, by verb."""
        self.did = False
        """Whether the last optional instruction or cost was carried out: 'if you do'."""
        self.each: Seat | None = None
        """While something that each player may do is done by one of them: that player."""
        self.chosen = chosen
        """What 'chosen above' means, where it was carried along."""
        self.event = event
        """What an interruption interrupts."""
        self.unknown = False
        """While possibility is judged: an earlier instruction will have chosen what is referred back to."""
        self.settled = False
        """It takes the place of an interrupted event, so it can't be interrupted again (4.9.8)."""
        self.rest: tuple[Instruction, ...] = ()
        """The instructions still to come in this effect; a choice has to leave them possible (0.4.8)."""

    def supposing(self, it: tuple[Ref, ...]) -> Resolving:
        """The same, had something else been referred to last; for judging a choice before it is made."""
        twin = Resolving(self.you, self.card, self.element, self.place, it, self.chosen, self.event)
        twin.this_way = {**self.this_way, Verb.CHOOSE: it}
        return twin


def resolving(waiting: Waiting) -> Resolving:
    """A consequence whose turn it is to be resolved."""
    return Resolving(waiting.seat, waiting.card, waiting.element, waiting.place, waiting.it, waiting.chosen)
