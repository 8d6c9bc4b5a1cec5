"""O14, 408.2, 410.3 Adjustments: what increases and reduces an amount before it counts."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from coven.games.spoils.areas.copies import Cards
from coven.games.spoils.areas.in_play import Copy, LastKnown
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects import events
from coven.games.spoils.effects.facts import Said
from coven.games.spoils.effects.meaning import amounts
from coven.games.spoils.effects.records import Happening, Share
from coven.games.spoils.effects.standing import is_active, standing
from coven.games.spoils.text.tree import Adjustment, DamageEvent, Direction, Subject, Verb
from coven.kernel import Flow, Question, Reason, Seat, choose

WHICH_REDUCTION: Final = Question(
    "which reduction",
    "The order of the reductions makes a difference. Which comes next?",
    "410.3",
    "`reduce by 3`, `reduce by 1 to a minimum of 1`, `reduce to 0`",
)
NO_REDUCTION: Final = Reason("410.3", "only the order of the reductions is chosen, and that is none that is left")
AMOUNTS: Final = {Verb.INFLICT: "damage", Verb.DRAW: "draw", Verb.LOSE: "loss", Verb.GAIN: "gain"}
"""What is adjusted, in the words of the log."""


class Reduction:
    """410.3, 410.5 One reduction: by so much, or to so much, to a minimum."""

    __slots__ = ("amount", "minimum", "to")

    def __init__(self, amount: int, minimum: int = 0, to: bool = False) -> None:
        self.amount = amount
        self.minimum = minimum
        self.to = to

    def of(self, number: int) -> int:
        """410.4, 410.5 A number once it is reduced: never below 0, and never changed where it is less than the
        minimum."""
        if self.to:
            return min(number, self.amount)
        if number < self.minimum:
            return number
        return max(self.minimum, number - self.amount, 0)

    def __str__(self) -> str:
        if self.to:
            return f"reduce to {self.amount}"
        minimum = f" to a minimum of {self.minimum}" if self.minimum else ""
        return f"reduce by {self.amount}{minimum}"


def reduced(s: SpoilsState, seat: Seat, number: int, reductions: list[Reduction]) -> Flow[int]:
    """410.3, 410.5, O08 A number after all reductions, in the order that a player wants; who is asked only if the order
    makes a difference."""
    left = list(reductions)
    while left:
        if not _order_matters(number, left):
            for one in left:
                number = one.of(number)
            return number
        offered = {str(one): one for one in left}
        chosen = offered[
            (yield from choose(s, seat, WHICH_REDUCTION, tuple(offered), why_not=lambda one: NO_REDUCTION))
        ]
        left.remove(chosen)
        number = chosen.of(number)
    return number


def _order_matters(number: int, reductions: list[Reduction]) -> bool:
    if len(reductions) < 2 or not any(one.minimum or one.to for one in reductions):
        return False
    return len({_all(number, order) for order in permutations(reductions[:6])}) > 1


def _all(number: int, reductions: tuple[Reduction, ...]) -> int:
    for one in reductions:
        number = one.of(number)
    return number


def least(number: int, reductions: list[Reduction]) -> int:
    """The least that a number could come down to by reductions in any order."""
    if not any(one.minimum or one.to for one in reductions):
        return _all(number, tuple(reductions))
    return min([_all(number, order) for order in permutations(reductions[:6])])


def adjusted(s: SpoilsState, what: Happening) -> Flow[int]:
    """408.2, 410.3, O14, O16 The amount of something that happens, once all increases and then all reductions have been
    applied to it; together, whoever's they are."""
    found = _fitting(s, what)
    if not found:
        return what.amount
    number, general = what.amount, found
    if len(what.shares) > 1:
        general = [said for said in found if _source_of(said) is None]
        number = yield from _by_shares(s, what, found)
    number = yield from _applied(s, what, number, general)
    if number != what.amount:
        by_whom = Cards(tuple([said.copy for said in found]))
        s.note("410.3", "By {0} the {1} is {2} instead of {3}", by_whom, AMOUNTS[what.verb], number, what.amount)
    return number


def _source_of(said: Said[Adjustment]) -> Subject | None:
    """O16 The source that an adjustment of damage names, if it does."""
    event = said.text.event
    return event.source if isinstance(event, DamageEvent) else None


def _by_shares(s: SpoilsState, what: Happening, found: list[Said[Adjustment]]) -> Flow[int]:
    """O16 The amount that several inflict together, once what speaks of a source has been applied to the share of that
    source, which may come down to nothing."""
    then = s.as_it_stood()
    named = [(said, source) for said in found if (source := _source_of(said)) is not None]
    number, shares = what.amount, []
    for share in what.shares:
        its = [said for said, source in named if events.is_share(then, said, source, share)]
        amount = yield from _applied(s, what, share.amount, its)
        number += amount - share.amount
        shares.append(Share(share.source, share.target, amount))
    what.shares = tuple(shares)
    return max(number, 0)


def _applied(s: SpoilsState, what: Happening, number: int, found: list[Said[Adjustment]]) -> Flow[int]:
    """410.3 A number after all increases and then all reductions of these."""
    reductions = []
    for said in found:
        adjustment = said.text
        by = amounts.amount_of(s, said.resolving(), adjustment.amount, number)
        if adjustment.direction is Direction.REDUCE:
            reductions.append(Reduction(by, adjustment.minimum, adjustment.to))
        else:
            number = max(number, by) if adjustment.to else number + by
    return (yield from reduced(s, _asked(s, what), number, reductions))


def _fitting(s: SpoilsState, what: Happening) -> list[Said[Adjustment]]:
    then = s.as_it_stood()
    now = standing(then).adjustments
    if not now:
        return []
    return [
        said
        for said in now.get(what.verb, ())
        if events.fits(then, said, said.text.event, what) and is_active(then, said)
    ]


def _asked(s: SpoilsState, what: Happening) -> Seat:
    """O08 Of damage the controller of what is damaged decides; of anything else whoever does it."""
    thing = what.things[0] if what.things else None
    if thing is None or isinstance(thing, Copy):
        return s.active if what.seat is None else what.seat
    return thing.was.controller if isinstance(thing, LastKnown) else thing.controller
