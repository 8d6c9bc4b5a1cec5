"""414, 403.5b Moments of a game, and whether two of them are the same position.

What a turn only keeps in mind (what has been done and used in it, what was seen) is no part of a position: else no loop
would ever come back to where it began.
"""

from __future__ import annotations

from coven.games.spoils.areas.areas import Side
from coven.games.spoils.areas.in_play import Copy, InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.records import Order


class Moment:
    """What the table looked like. It shares what it holds with the state, which replaces and never changes it."""

    __slots__ = ("in_play", "orders", "sides", "waits")

    in_play: dict[int, InPlay]
    sides: tuple[Side, ...]
    waits: tuple[int, ...]
    """407.3a By when it came about, what lasts, what is put off and what waits for the next such thing."""
    orders: tuple[Order, ...]

    def __init__(self, s: SpoilsState) -> None:
        self.in_play = dict(s.in_play)
        a, b = s.sides
        self.sides = (a.copy(), b.copy())
        self.waits = waits(s)
        self.orders = s.orders


def waits(s: SpoilsState) -> tuple[int, ...]:
    """What lasts, what is put off and what waits for the next such thing now: each has come about at a time of its own,
    and never changes."""
    if not (s.lasting or s.later or s.delayed):
        return ()
    return (
        *[one.stamp for one in s.lasting],
        *[one.stamp for one in s.later],
        *[one.stamp for one in s.delayed],
    )


def is_same(moment: Moment, s: SpoilsState) -> bool:
    """414.1, O44 Whether the position is now in truth what it was then."""
    return is_same_in_sight(moment, s) and all(
        then.deck == now.deck and _same_cards(then.hand, now.hand)
        for then, now in zip(moment.sides, s.sides, strict=True)
    )


def is_same_in_sight(moment: Moment, s: SpoilsState) -> bool:
    """414.3a, O45 Whether the position is now what it was then, as far as both players see it: of hands and decks they
    see how many cards are there."""
    if moment.waits != waits(s):
        return False
    if moment.orders != s.orders or len(moment.in_play) != len(s.in_play):
        return False
    for then, now in zip(moment.sides, s.sides, strict=True):
        if then.influence != now.influence or len(then.hand) != len(now.hand) or len(then.deck) != len(now.deck):
            return False
        if not _same_cards(then.discard_pile, now.discard_pile) or not _same_cards(then.out_of_game, now.out_of_game):
            return False
    for id, x in moment.in_play.items():
        y = s.in_play.get(id)
        if y is None or not (x is y or _is_alike(x, y)):
            return False
    return True


def _same_cards(then: tuple[Copy, ...], now: tuple[Copy, ...]) -> bool:
    """403.5b The same cards, in whatever order."""
    return then is now or (len(then) == len(now) and set(then) == set(now))


def _is_alike(x: InPlay, y: InPlay) -> bool:
    """Whether nothing has changed about a card in play; which card lies face-down, its number says."""
    return (
        x.controller == y.controller
        and x.depleted == y.depleted
        and x.attached_to == y.attached_to
        and x.damage == y.damage
        and x.total_damage == y.total_damage
        and x.tokens == y.tokens
        and x.gained == y.gained
    )
