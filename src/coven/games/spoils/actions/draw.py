"""306 Drawing."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas import moving
from coven.games.spoils.areas.copies import Cards, Copy
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.adjustments import adjusted
from coven.games.spoils.effects.choosing import how_many
from coven.games.spoils.effects.meaning.amounts import amount_of
from coven.games.spoils.effects.meaning.references import done_this_way, remember, who_is
from coven.games.spoils.effects.prohibitions import why_cannot
from coven.games.spoils.effects.records import Happening, Resolving
from coven.games.spoils.effects.replacements import comes_about
from coven.games.spoils.effects.triggers import happened
from coven.games.spoils.text.tree import Draw
from coven.games.spoils.text.words.vocabulary import DECK, HAND, Verb
from coven.kernel import Flow, Reason, Seat, Secret, player

NO_APPLIED: Final[frozenset[object]] = frozenset()
NOBODY: Final = Reason("402.5b", "there is nobody to do it")
TOO_FEW: Final = Reason("401.2", "there are not enough cards in the deck")


def draw(
    s: SpoilsState,
    seat: Seat,
    number: int,
    rule: str = "306.1",
    *,
    cost: bool = False,
    applied: frozenset[object] = NO_APPLIED,
    seen: int = 0,
) -> Flow[tuple[Copy, ...]]:
    """306.1, 306.2, 306.3, 102.1a, O34 Draw cards, as one event: as many as there are, and no harm done if there are
    fewer (102.1a). A draw of no cards is none. `seen`: a bit for each seat that sees them on their way."""
    if number <= 0:
        return ()
    what = Happening(Verb.DRAW, seat, amount=number, origin=DECK, to=HAND, cost=cost)
    what.applied = applied
    what.things = s.sides[seat].deck[: -number - 1 : -1]
    if not (yield from comes_about(s, what)):
        return ()
    number = yield from adjusted(s, what)
    drawn = moving.draw(s, seat, number)
    if drawn:
        told = "a card" if len(drawn) == 1 else f"{len(drawn)} cards"
        s.note(rule, "{0} draws {1}", player(seat), Secret(Cards(drawn), (seat,), told))
        what = Happening(Verb.DRAW, seat, things=drawn, amount=len(drawn), origin=DECK, to=HAND, cost=cost)
        happened(s, what)
    return drawn


def why_impossible(s: SpoilsState, r: Resolving, instruction: Draw) -> Reason | None:
    """401.2, O68 Why so many cards can't be drawn, or None."""
    seat = who_is(s, r, instruction.who)
    if seat is None:
        return NOBODY
    deck = len(s.sides[seat].deck)
    if deck < amount_of(s, r, instruction.amount, deck):
        return TOO_FEW
    if r.weighing and deck:
        r.unsure = True
    return why_cannot(s, seat, Verb.DRAW)


def do(s: SpoilsState, r: Resolving, seat: Seat, instruction: Draw) -> Flow[bool]:
    """'Draw 2 cards.', 'Your opponent draws a card.'"""
    number = yield from how_many(s, r, seat, instruction.amount, len(s.sides[seat].deck))
    applied = NO_APPLIED if r.replacing is None else r.replacing.applied
    drawn = yield from draw(s, seat, number, cost=r.costs, applied=applied)
    remember(s, r, instruction.slot, drawn)
    done_this_way(s, r, instruction.slot, seat, drawn)
    return len(drawn) >= number
