"""309, 203.3 Paying a number: attaching resources to one's faction."""

from __future__ import annotations

from functools import partial
from typing import Final

from coven.games.spoils.areas.in_play import DOWN, InPlay
from coven.games.spoils.areas.moving import attach
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.records import Happening
from coven.games.spoils.effects.standing import is_resource, standing
from coven.games.spoils.effects.triggers import happened
from coven.games.spoils.seen.words import Speaking, in_sight
from coven.games.spoils.text.words.vocabulary import Verb
from coven.kernel import Flow, Question, Reason, Seat, choose, player

WHICH_RESOURCE: Final = Question(
    "which resource",
    "Which resource do you attach to your faction? ({0} to pay)",
    "309.1",
    "the resource; `whichever` pays all that is left with any of them",
    verb="attach",
)

WHICHEVER: Final = "whichever"
ATTACHED: Final = Reason("309.1a", "it is attached to something already")
NO_RESOURCE: Final = Reason("309.1", "only resources you control can be attached to pay")
TOO_FEW: Final = "309.1a"
"""The rule by which a number can't be paid."""
HAS_TO_PAY: Final = Reason("309.1", "a number is paid by attaching as many resources to your faction")


def free_resources(s: SpoilsState, seat: Seat) -> list[InPlay]:
    """203.3a, 309.1a, O39 The resources that a player can pay with: those under control that are attached to
    nothing."""
    types = standing(s).types
    free = [x for x in s.in_play.values() if x.controller == seat and not x.attached_to]
    if types:
        return [x for x in free if is_resource(s, x)]
    return [x for x in free if x.face is DOWN or x.card.is_resource]


def number_free(s: SpoilsState, seat: Seat) -> int:
    """203.3a How many resources a player can pay with."""
    now = standing(s)
    number = now.free[seat]
    if number < 0:
        number = now.free[seat] = len(free_resources(s, seat))
    return number


def why_unpayable(s: SpoilsState, seat: Seat, amount: int, gone: int = 0) -> Reason | None:
    """401.2, 309.1a Why a player can't pay a number, or None. `gone`: so many resources are not there by then."""
    if amount <= 0:
        return None
    free = number_free(s, seat) - gone
    return None if free >= amount else _too_few(amount, free)


def _too_few(amount: int, free: int) -> Reason:
    resources = "1 resource is" if free == 1 else f"{free} resources are"
    return Reason(TOO_FEW, f"{amount} has to be paid and {resources} attached to nothing")


class NotPaid:
    """309.1, 309.1a, 203.3a Why something can't be attached to pay, or why nothing can't be. `left`: what is still to
    be paid; `rule`: by which rule."""

    __slots__ = ("left", "rule", "s", "seat")

    def __init__(self, s: SpoilsState, seat: Seat, left: int, rule: str) -> None:
        self.s = s
        self.seat = seat
        self.left = left
        self.rule = rule

    def __call__(self, one: object) -> Reason | None:
        if isinstance(one, str):
            return HAS_TO_PAY
        x = self.s.in_play.get(one) if isinstance(one, int) else None
        if x is None or x.controller != self.seat or not is_resource(self.s, x):
            return NO_RESOURCE
        return ATTACHED if x.attached_to else None

    def means(self, one: object) -> bool:
        """309.1 Whether a card is a resource of who pays: of several called alike it is the one that is meant."""
        return self(one) is not NO_RESOURCE

    def why_not_so_many(self, number: int) -> Reason | None:
        """309.1 Why so many aren't attached; None if they may be."""
        return None if number <= self.left else Reason("309.1", f"no more is paid than is asked for, here {self.left}")


def _attached_by(free: list[InPlay], left: int, which: int | str) -> list[int]:
    """What everybody sees being attached, whatever the payer may call it."""
    return [x.id for x in free[:left]] if isinstance(which, str) else [which]


def pay(s: SpoilsState, seat: Seat, amount: int, rule: str, leaving: int = 0, after: int = 0) -> Flow[None]:
    """309.1, 203.3, O56 Attach so many resources to the own faction, of the payer's choosing. It can be paid, and
    nothing takes the place of a payment (O56). `leaving`: the number of a resource that is about to leave play, so that
    it is the first of whichever pay; `after`: what is to be paid then, with what is left."""
    faction = s.sides[seat].faction
    paid: list[InPlay] = []
    while len(paid) < amount:
        free = free_resources(s, seat)
        first = [x for x in free if x.id == leaving]
        free = [*first, *[x for x in free if x.id != leaving]]
        left = amount - len(paid)
        if len(free) == left or (first and left == 1 and len(free) - 2 < after):
            chosen: InPlay | str = WHICHEVER
        else:
            speaking = Speaking(s, seat)
            unlike = speaking.unlike_in_play(free)
            choices: tuple[int | str, ...] = tuple([x.id for x in unlike])
            if len(unlike) > 1:
                choices = (*choices, WHICHEVER)
            which = yield from choose(
                s,
                seat,
                WHICH_RESOURCE,
                choices,
                say=Speaking(s, seat, choices),
                about=(left,),
                always=s.rulings.bluff,
                why_not=NotPaid(s, seat, left, rule),
                shows=partial(_attached_by, free, left),
            )
            chosen = which if isinstance(which, str) else s.in_play[which]
        now = free[:left] if isinstance(chosen, str) else [chosen]
        for x in now:
            attach(s, x, faction)
        paid.extend(now)
        if s.log is not None and len(now) < amount:  # what everybody sees at once
            s.note(rule, "{0} attaches {1}", player(seat), ", ".join([in_sight(s, x) for x in now]))
    if amount:
        s.note(rule, "{0} pays {1}", player(seat), amount)
        for x in paid:
            happened(
                s, Happening(Verb.ATTACH, seat, things=(s.in_play[x.id],), other=s.in_play[faction], by_effect=False)
            )
