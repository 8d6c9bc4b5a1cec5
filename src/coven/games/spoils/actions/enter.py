"""Entering play, by whatever way: played, put there, created, flipped (402.8, 507.2)."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.areas import EVERYBODY, opponent
from coven.games.spoils.areas.in_play import UP, Copy, InPlay
from coven.games.spoils.areas.moving import enter_play, to_discard_pile
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.candidates import candidates
from coven.games.spoils.effects.choosing import select
from coven.games.spoils.effects.memory import Memory
from coven.games.spoils.effects.records import Happening, Resolving
from coven.games.spoils.effects.triggers import happened
from coven.games.spoils.text.tree import Face, Place, Some, Verb
from coven.games.spoils.text.words.vocabulary import OPPONENT
from coven.kernel import Flow, Reason, Seat

NO_HOST: Final = Reason("507.2c", "there is nothing to attach it to")


def enter(
    s: SpoilsState,
    copy: Copy,
    controller: Seat,
    *,
    face: Face = UP,
    known: int = EVERYBODY,
    attached_to: int = 0,
    depleted: bool = False,
    origin: Place = Place.UNSAID,
    flipped_up: bool = False,
    said: tuple[tuple[int, Memory], ...] = (),
    rule: str = "402.8",
) -> Flow[InPlay]:
    """402.8, 402.8a A card enters play as a completely new card, as its own text says: with tokens, depleted, under the
    opponent's control."""
    yield from ()
    enters = copy.sheet.enters if face is UP else None
    tokens = 0
    if enters is not None:
        tokens = enters.tokens if flipped_up or not enters.flipped_up else 0
        depleted = depleted or enters.depleted
        if enters.under is OPPONENT:
            controller = opponent(controller)
    x = enter_play(s, copy, controller, face, known=known, attached_to=attached_to)
    if tokens or depleted or flipped_up or said:
        x = x.changed(tokens=tokens, depleted=depleted, flipped_up=flipped_up, said=said)
        s.put(x)
    s.note(rule, "{0} enters play", x)
    happened(s, Happening(Verb.ENTER, controller, things=(x,), origin=origin, to=Place.IN_PLAY))
    return x


def why_no_host(s: SpoilsState, r: Resolving, seat: Seat, copy: Copy) -> Flow[int | Reason]:
    """507.2b, 507.2c What an attaching card that is put into play is attached to, picked as it enters; 0 for a card
    without the keyword. A reason if there is nothing to pick."""
    keyword = copy.sheet.attach_to
    if keyword is None:
        return 0
    what = Some(keyword.noun)
    reads = Resolving(seat, copy, 0)
    if not candidates(s, reads, seat, Verb.PICK, what):
        return NO_HOST
    picked = yield from select(s, reads, seat, Verb.PICK, what)
    host = picked[0]
    assert isinstance(host, int)
    s.note("507.2b", "{0} is picked", s.in_play[host])
    happened(s, Happening(Verb.PICK, seat, things=(s.in_play[host],)))
    return host


def into_discard_pile(s: SpoilsState, copy: Copy, rule: str) -> None:
    """507.2c, O30 A card that can't enter play goes to its owner's discard pile."""
    to_discard_pile(s, copy)
    s.note(rule, "{0} goes to the discard pile", copy)
