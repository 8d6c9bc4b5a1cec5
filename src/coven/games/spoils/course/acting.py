"""603.1d to 603.1g, 605.1c to 605.1f What playing a card and using an ability have in common: costs, legality,
triggers, responses."""

from __future__ import annotations

from collections.abc import Callable

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.costs.extra_costs import UNDOING, satisfy
from coven.games.spoils.costs.paying import pay
from coven.games.spoils.course.costs import Way, due, payer, resolving, why_way_unmet
from coven.games.spoils.course.responses import respond
from coven.games.spoils.effects.meaning.amounts import X
from coven.games.spoils.effects.records import Action
from coven.games.spoils.effects.settling import settle
from coven.games.spoils.text.tree import ChooseNumber, Instruction
from coven.kernel import Flow, Impossible, Reason, Seat, attempt


def act(s: SpoilsState, seat: Seat, announce: Callable[[], Flow[int]]) -> Flow[Action | Impossible | None]:
    """603.1, 401.3#2, O59 What an effect has a player play: announce it and satisfy its costs; if that proves illegal,
    all of it is undone (401.3#2, 603.1e), and what it set off is terminated (603.1e#2), and it has to be done another
    way, if there is one. Then the triggers that waited happen, and the opponent may respond.

    Gives the action as it is about to resolve; None if it has been terminated. `announce` gives its number.
    """
    id = yield from attempt(s, seat, announce, rule=UNDOING, subject=0)
    return id if isinstance(id, Impossible) else (yield from await_responses(s, id))


def await_responses(s: SpoilsState, id: int) -> Flow[Action | None]:
    """603.1f, 603.1g, 605.1e, 605.1f The costs of something are satisfied: the triggers that waited happen, and the
    opponent may respond. Gives the action as it is about to resolve; None if it has been terminated."""
    yield from settle(s)  # 603.1f, 605.1e
    yield from respond(s, id)  # 603.1g, 605.1f
    action = s.action(id)
    if action is None:
        return None
    action = action.changed(resolving=True)
    s.replace_action(action)
    return action


def satisfy_costs(
    s: SpoilsState, action: Action, base: int | None, steps: tuple[Instruction, ...], paid: int = 0
) -> Flow[None]:
    """603.1d, 605.1c, 406.3, 406.3#3, 406.3#4, 406.3a, 406.4#2 The extra costs in order, then the running total with
    its increases and reductions, which is paid last (406.3a). Triggers wait meanwhile (503.3): whoever calls this has
    said so by `paying`.

    `base`: where the total begins; None for an ability, which has a numeric cost only if its cost says pay (406.4,
    406.4#2). `paid`: what of it has been paid already (406.7).
    """
    r = resolving(s, action)
    r.costs = True
    if any(isinstance(step, ChooseNumber) for step in steps):
        r.why_not_x = WhyNotX(s, action, base, steps, paid)
    yield from satisfy(s, r, steps)
    amount = yield from due(s, action, base, r, paid)
    yield from pay(s, payer(s, action), amount, "406.3")


class WhyNotX:
    """401.2, 410.2, O61 Why X can't be so much: then a cost that comes after it could not be met, or the total not be
    paid, as far as that can be told before they are begun."""

    __slots__ = ("action", "base", "paid", "s", "steps")

    def __init__(
        self, s: SpoilsState, action: Action, base: int | None, steps: tuple[Instruction, ...], paid: int
    ) -> None:
        self.s = s
        self.action = action
        self.base = base
        self.steps = steps
        self.paid = paid

    def __call__(self, x: int) -> Reason | None:
        action = self.action.changed()
        action.kept = action.kept.copy()
        action.kept.numbers[X] = x
        chosen = [isinstance(step, ChooseNumber) for step in self.steps].index(True)
        before = Way(self.steps[:chosen])
        base = (self.base or 0) + before.added if before.pays else self.base
        return why_way_unmet(self.s, action, Way(self.steps[chosen + 1 :]), base, self.paid)
