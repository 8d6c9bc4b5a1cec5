"""What a computer player gives a thought to, and when it can judge: so that it doesn't look at everything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.areas.in_play import DOWN, UP, Copy, InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.costs.paying import WHICHEVER
from coven.games.spoils.course.attack import Joining
from coven.games.spoils.course.battle import WHAT_IN_BATTLE, WHICH_BLOCKER
from coven.games.spoils.course.choices import END_WITH_ORDER, GO_ON, LET, Repeat
from coven.games.spoils.course.play_resource import WHICH_TO_PLAY_AS_RESOURCE, Facing
from coven.games.spoils.course.setup import KEEP, WHICH_STARTING_RESOURCE, NotOpening
from coven.games.spoils.effects.records import Order
from coven.games.spoils.effects.standing import has_covert, life_of, strength_of
from coven.games.spoils.effects.structure import WHICH_ONE
from coven.kernel import Decision, Seat

BREADTH: Final = 12
"""In so many ways each option is carried through, at least: what a card is worth is mostly whom it is played on."""
FAR_BEHIND: Final = 3.0
"""What is worth so much less in one deal isn't looked at in others: the next card drawn seldom makes that up."""

ALONE: Final = 4
"""So many of the strongest are thought of as the only member of a battle party."""

LATE: Final = 5
"""What costs so much stays in hand for half of the game: any other card of the deck is likely to be of more use."""
ENOUGH: Final = 3
"""With so many resources in the opening hand any other card is of more use: each turn plays one of them, or draws."""


def considered(decision: Decision) -> Sequence[int]:
    """Which answers are worth a thought: it hardly ever matters which resources pay; opening cards go back that come
    too late; what provides icons is played as a resource face-up; of all battle parties a few tell enough. Whoever
    looks at every position gives no orders for what comes, and has nothing repeated (414.2) that can be done again."""
    choices = decision.choices
    if decision.question.kind == WHICH_TO_PLAY_AS_RESOURCE.kind:
        return _unhidden(choices)
    if decision.question.kind == WHICH_STARTING_RESOURCE.kind:
        return range(len(choices) - 1) or (0,)
    if choices[-1] is KEEP:
        return (_put_back(decision),)
    if isinstance(decision.why_not, Joining):
        return _joining(decision.why_not, choices)
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


def _joining(joining: Joining, choices: Sequence[object]) -> Sequence[int]:
    """607.1b, 607.1d Who may be next in a battle party, or that it is whole. Of all parties those are worth
    a thought that have one of the strongest as their only member, or the weakest; and of all together, as of all that
    are covert, the two strongest, the stronger half, and all. That a party is whole comes first and the strongest come
    last: what room one party leaves goes to the next, and most of them begin with the strongest."""
    s = joining.s
    there = [s.in_play[one] for one in choices if isinstance(one, int)]
    whole = [index for index, one in enumerate(choices) if isinstance(one, str)]
    there.sort(key=lambda x: _strength(s, x))
    if not joining.chosen:
        few = [*there[:1], *there[max(1, len(there) - ALONE) :]]
        few += [x for x in there if has_covert(s, x)][-1:]
        return [*whole, *(choices.index(id) for id in dict.fromkeys([x.id for x in few]))]
    members = [s.in_play[id] for id in joining.chosen]
    line = _line(s, members[0], [*members, *joining.left])
    further = [x for x in there if x in line]
    if whole and (not further or len(members) in (1, 2, (len(line) + 1) // 2)):
        return [*whole, choices.index(further[-1].id)] if further else whole
    return [choices.index((further or there)[-1].id)]


def _line(s: SpoilsState, first: InPlay, could: Sequence[InPlay]) -> Sequence[InPlay]:
    """Who joins somebody in a party: all, if that is the strongest; all that are covert, if it is the strongest of
    those; else nobody."""
    covert = [x for x in could if has_covert(s, x)]
    for line in (could, covert):
        if first in line and _strength(s, first) == max([_strength(s, x) for x in line]):
            return line
    return (first,)


def _strength(s: SpoilsState, x: InPlay) -> tuple[int, int]:
    return strength_of(s, x), life_of(s, x)


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
