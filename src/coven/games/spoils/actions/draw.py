"""306 Drawing."""

from __future__ import annotations

from coven.games.spoils.areas import moving
from coven.games.spoils.areas.in_play import Copy, in_parts
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.records import Happening
from coven.games.spoils.effects.triggers import happened
from coven.games.spoils.text.words.vocabulary import DECK, HAND, Verb
from coven.kernel import Flow, Part, Seat, Secret, player


class Cards:
    """Several cards, named when somebody reads."""

    __slots__ = ("copies",)

    def __init__(self, copies: tuple[Copy, ...]) -> None:
        self.copies = copies

    def __str__(self) -> str:
        return ", ".join(copy.card.name for copy in self.copies) or "nothing"

    def parts(self) -> tuple[Part, ...]:
        return in_parts(self.copies) or (Part("nothing"),)


def draw(s: SpoilsState, seat: Seat, number: int, rule: str = "306.1") -> Flow[tuple[Copy, ...]]:
    """306.1, 306.2, 306.3, O34 Draw cards, as one event: as many as there are, and no harm done if there are fewer
    (102.1a)."""
    yield from ()
    drawn = moving.draw(s, seat, number)
    if drawn:
        told = "a card" if len(drawn) == 1 else f"{len(drawn)} cards"
        s.note(rule, "{0} draws {1}", player(seat), Secret(Cards(drawn), (seat,), told))
        happened(s, Happening(Verb.DRAW, seat, things=drawn, amount=len(drawn), origin=DECK, to=HAND))
    return drawn
