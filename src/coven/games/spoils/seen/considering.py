"""What a computer player gives a thought to, and when it can judge: so that it doesn't look at everything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.areas.in_play import DOWN, UP, Copy
from coven.games.spoils.costs.paying import WHICHEVER
from coven.games.spoils.course.battle import WHAT_IN_BATTLE, WHICH_BLOCKER
from coven.games.spoils.course.choices import END_WITH_ORDER, GO_ON, LET, Repeat
from coven.games.spoils.course.play_resource import WHICH_TO_PLAY_AS_RESOURCE, Facing
from coven.games.spoils.course.setup import KEEP, WHICH_STARTING_RESOURCE, NotOpening
from coven.games.spoils.effects.records import Order
from coven.games.spoils.effects.structure import WHICH_ONE
from coven.kernel import Decision, Seat

BREADTH: Final = 12
"""In so many ways each option is carried through, at least: what a card is worth is mostly whom it is played on."""
FAR_BEHIND: Final = 3.0
"""What is worth so much less in one deal isn't looked at in others: the next card drawn seldom makes that up."""

LATE: Final = 5
"""What costs so much stays in hand for half of the game: any other card of the deck is likely to be of more use."""
ENOUGH: Final = 3
"""With so many resources in the opening hand any other card is of more use: each turn plays one of them, or draws."""


def considered(decision: Decision) -> Sequence[int]:
    """Which answers are worth a thought: it hardly ever matters which resources pay; opening cards go back that come
    too late; what provides icons is played as a resource face-up. Whoever looks at every position gives no orders for
    what comes, and has nothing repeated (414.2) that can be done again."""
    choices = decision.choices
    if decision.question.kind == WHICH_TO_PLAY_AS_RESOURCE.kind:
        return _unhidden(choices)
    if decision.question.kind == WHICH_STARTING_RESOURCE.kind:
        return range(len(choices) - 1) or (0,)
    if choices[-1] is KEEP:
        return (_put_back(decision),)
    if choices[-1] is WHICHEVER:
        return (len(choices) - 1,)
    found = [index for index, choice in enumerate(choices) if not isinstance(choice, (Order, Repeat))]
    return [index for index in found if choices[index] is not END_WITH_ORDER] or range(len(choices))


def expected(decision: Decision) -> Sequence[int]:
    """What the other player may be thought to answer: whoever could respond lets it happen, since what is played for no
    reason would only seem to be gained."""
    for passing in (LET, GO_ON):
        if passing in decision.choices:
            return (decision.choices.index(passing),)
    return considered(decision)


def settled(decision: Decision, seat: Seat) -> bool:
    """Whether a battle stands so that its outcome can be judged: both may act in it, or the other is to block. And
    whether another turn has begun: what is drawn in it says nothing about what led there."""
    kind = decision.question.kind
    if kind == WHICH_ONE.kind:
        return isinstance(decision.source, Copy) and decision.source.card.is_faction  # 202.8
    return kind == WHAT_IN_BATTLE.kind or (kind == WHICH_BLOCKER.kind and decision.seat != seat)


def _put_back(decision: Decision) -> int:
    """601.1f The dearest opening card, if it can't be played for many turns; then a resource, if there are more than
    can be played before any are drawn; else none: `KEEP` comes last."""
    choices = decision.choices
    costs = [one.card.cost or 0 if isinstance(one, Copy) else 0 for one in choices]
    dearest = max(costs)
    if dearest >= LATE:
        return costs.index(dearest)
    resources = [index for index, one in enumerate(choices) if isinstance(one, Copy) and one.card.is_resource]
    return resources[0] if resources and _resources_left(decision) > ENOUGH else len(choices) - 1


def _resources_left(decision: Decision) -> int:
    """How many resources are left in the opening hand. Of those that are alike only one is among the choices."""
    asking = decision.why_not
    return sum([copy.card.is_resource for copy in asking.left]) if isinstance(asking, NotOpening) else 0


def _unhidden(choices: Sequence[object]) -> Sequence[int]:
    """203.2, 311 All but those that would be played face-down though they provide icons face-up, at no price."""
    shown = {one.copy for one in choices if isinstance(one, Facing) and one.face is UP and not one.copy.sheet.triggers}
    return [
        index
        for index, one in enumerate(choices)
        if not (isinstance(one, Facing) and one.face is DOWN and one.copy in shown)
    ]
