"""604 Playing a resource."""

from __future__ import annotations

from typing import Final, NamedTuple

from coven.games.spoils.areas.areas import EVERYBODY, knows
from coven.games.spoils.areas.in_play import DOWN, UP, Copy, InPlay
from coven.games.spoils.areas.moving import enter_play, take
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.prohibitions import why_cannot_play_resource
from coven.games.spoils.effects.records import Happening
from coven.games.spoils.effects.triggers import happened
from coven.games.spoils.seen.words import Speaking
from coven.games.spoils.text.tree import Face, Place, Verb
from coven.kernel import Flow, Question, Reason, Seat, Secret, choose, player

WHICH_TO_PLAY_AS_RESOURCE: Final = Question(
    "which resource to play",
    "Which card do you play as a resource?",
    "604.1",
    "the card's name and `face-up` or `face-down`: `Greed face-up`",
    verb="play",
    only_one=(("", Reason("604.1", "one card is played as a resource, in one of the two ways")),),
)

NOT_A_RESOURCE: Final = Reason("203.2", "only actual resource cards can be played face-up")
NOT_IN_HAND: Final = Reason("604.1a", "only a card in your hand can be played as a resource")
HAS_TO_PLAY: Final = Reason("604.1", "you are told to play a resource, and can")
AS_RESOURCE: Final = Reason("604.1", "a card is to be played as a resource now, face-up or face-down")
NOWHERE: Final = -1
"""The number in play of a card that isn't there."""
EMPTY_HAND: Final = Reason("604.1a", "there is no card in hand")


class Facing(NamedTuple):
    """604.1a, 604.1b A card in hand, and how it is to be played."""

    copy: Copy
    face: Face

    def __str__(self) -> str:
        return f"{self.copy} {self.face.value}"


def _shows_resource(facing: Facing) -> object:
    """403.3a#2, 411.2 What everybody sees of it: of a face-down card only that it is one."""
    return facing.copy.card.name if facing.face is UP else facing.face


def why_no_resource(s: SpoilsState, seat: Seat) -> Reason | None:
    """604.1a Why a player can't play a resource when told to, or None."""
    hand = s.sides[seat].hand
    if not hand:
        return EMPTY_HAND
    return None if facings(s, seat) else why_barred(s, seat, Facing(hand[0], DOWN))


def facings(s: SpoilsState, seat: Seat) -> list[Facing]:
    """203.2, 203.2#2, 604.1b Any card can be played face-down, but only an actual resource card face-up; neither if an
    effect is against it (402.7)."""
    found = []
    for copy in Speaking(s, seat).unlike(s.sides[seat].hand):
        if copy.card.is_resource:
            found.append(Facing(copy, UP))
        found.append(Facing(copy, DOWN))
    return [one for one in found if why_barred(s, seat, one) is None]


def why_barred(s: SpoilsState, seat: Seat, one: Facing) -> Reason | None:
    """402.7 Why an effect keeps a player from playing a resource so, or None."""
    return why_cannot_play_resource(s, seat, InPlay(NOWHERE, one.copy, seat, s.turn, one.face, known=knows(seat)))


def why_not_resource(s: SpoilsState, seat: Seat, one: object) -> Reason | None:
    """203.2#2, 604.1, 604.1a, 604.1b Why a card can't be played as a resource so, or none can't be."""
    if isinstance(one, str):
        return HAS_TO_PLAY
    facing = Facing(one, DOWN) if isinstance(one, Copy) else one
    if not isinstance(facing, Facing) or facing.copy not in s.sides[seat].hand:
        return NOT_IN_HAND
    bare = facing.face is UP and not facing.copy.card.is_resource
    return NOT_A_RESOURCE if bare else why_barred(s, seat, facing)


def play_resource(s: SpoilsState, seat: Seat, rule: str = "604.1") -> Flow[InPlay | None]:
    """604.1 Play a resource: no cost, no threshold, nobody can respond. None if there is none that could be played."""
    could = facings(s, seat)
    if not could:
        return None
    chosen = yield from choose(
        s,
        seat,
        WHICH_TO_PLAY_AS_RESOURCE,
        could,
        always=s.rulings.bluff,
        why_not=lambda one: why_not_resource(s, seat, one),
        shows=_shows_resource,
    )
    copy, face = chosen
    seen = EVERYBODY if face is UP else knows(seat)
    take(s, copy, seen)
    x = enter_play(s, copy, seat, face, known=seen)  # 604.1c, 403.3a#2: in one step
    told = copy if face is UP else Secret(f"{copy} face-down", (seat,), "a card face-down")
    s.note("604.1c", "{0} plays {1} as a resource", player(seat), told)
    happened(s, Happening(Verb.PLAY, seat, things=(x,), origin=Place.HAND, to=Place.IN_PLAY))
    happened(s, Happening(Verb.ENTER, seat, things=(x,), origin=Place.HAND, to=Place.IN_PLAY))
    return x
