"""How cards are named to the person who chooses, and in the log."""

from __future__ import annotations

from collections.abc import Sequence

from coven.games.spoils.areas.areas import knows
from coven.games.spoils.areas.in_play import DOWN, UP, Copy, InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.kernel import Seat, seat_name


def look_of(s: SpoilsState, seat: Seat, x: InPlay) -> str:
    """What a seat calls a card in play, not counting others that it calls the same."""
    if x.face is UP:
        return x.card.name
    return f"face-down {x.card.name}" if x.known & knows(seat) else "face-down card"


def called(s: SpoilsState, seat: Seat, x: InPlay) -> str:
    """A card in play as a seat calls it: by who controls it, its name, and where several are called so its number
    among them."""
    name = look_of(s, seat, x)
    whose = f"{seat_name(x.controller)}'s {name}"
    alike = [
        other.id for other in s.in_play.values() if other.controller == x.controller and look_of(s, seat, other) == name
    ]
    return whose if len(alike) == 1 else f"{whose} ({alike.index(x.id) + 1})"


class Speaking:
    """Puts what a seat may choose into words, no two of which are alike."""

    __slots__ = ("s", "seat")

    def __init__(self, s: SpoilsState, seat: Seat) -> None:
        self.s = s
        self.seat = seat

    def __call__(self, choice: object) -> str:
        if isinstance(choice, str):
            return choice
        if isinstance(choice, Copy):
            name = choice.card.name
            return name if choice.owner == self.seat else f"{seat_name(choice.owner)}'s {name}"
        if isinstance(choice, int):
            return called(self.s, self.seat, self.s.in_play[choice])
        return str(choice)

    def unlike(self, copies: Sequence[Copy]) -> list[Copy]:
        """Of cards that look alike one each, the first."""
        found: dict[object, Copy] = {}
        for copy in copies:
            found.setdefault((copy.owner, copy.card.name), copy)
        return list(found.values())

    def unlike_in_play(self, xs: Sequence[InPlay]) -> list[InPlay]:
        """Of cards in play between which nobody could find a difference one each, the first."""
        if len(xs) < 2:
            return list(xs)
        s = self.s
        hosts = {x.attached_to for x in s.in_play.values()}
        found: dict[object, InPlay] = {}
        for x in xs:
            found.setdefault(x.id if x.id in hosts else _state_of(s, self.seat, x), x)
        return list(found.values())


def _state_of(s: SpoilsState, seat: Seat, x: InPlay) -> object:
    if x.face is DOWN and not x.known & knows(seat):
        return x.id  # each may be another card
    battle = s.battle
    place = None
    if battle is not None:
        place = (x.id in battle.attackers, x.id in battle.blockers, x.id in battle.assigned)
        if any(share.source == x.id or share.target == x.id for share in battle.shares):
            return x.id
    if x.gained or any(one.on is not None and x.id in one.on for one in s.lasting):
        return x.id
    return (
        look_of(s, seat, x),
        x.owner,
        x.controller,
        x.face,
        x.known,
        x.depleted,
        x.attached_to,
        x.damage,
        x.total_damage,
        x.tokens,
        x.since < s.turn,
        x.uses,
        x.flipped_up,
        place,
    )
