"""605 Using an ability."""

from __future__ import annotations

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.costs.extra_costs import steps_of
from coven.games.spoils.course.acting import act, satisfy_costs
from coven.games.spoils.course.choices import Use
from coven.games.spoils.course.playable import announced, resolving
from coven.games.spoils.effects.carry_out import carry_out
from coven.games.spoils.effects.records import Action, Happening
from coven.games.spoils.effects.settling import settle
from coven.games.spoils.effects.triggers import happened
from coven.games.spoils.text.tree import Verb
from coven.kernel import Flow, Impossible, Seat, player


def use_ability(s: SpoilsState, seat: Seat, use: Use) -> Flow[bool]:
    """605.1 Use an ability; its threshold has been looked at (605.1b). Gives whether it could be used; False: all has
    been undone (605.1d)."""
    before = s.cause
    action = yield from act(s, seat, lambda: _use(s, seat, use))
    used = not isinstance(action, Impossible)
    if isinstance(action, Action):
        yield from carry_out(s, resolving(s, action), use.ability.effect)  # 605.1g, 502.4
        yield from settle(s)
        s.end_action(action.id)
    s.cause = before
    return used


def _use(s: SpoilsState, seat: Seat, use: Use) -> Flow[int]:
    """605.1c, 605.1d"""
    s.paying += 1  # 503.3
    ability = use.ability
    action = announced(s, s.new_id(), seat, use)
    s.being_played = (*s.being_played, action)
    x = s.in_play.get(use.id)
    if x is not None:
        s.put(x.changed(uses=(*x.uses, use.place)))
    s.after(s.note("605.1a", "{0} uses {1} of {2}", player(seat), ability.name, use.copy))
    happened(s, Happening(Verb.USE, seat, things=(use.copy if x is None else x,)))
    yield from satisfy_costs(s, action, None, () if ability.cost is None else steps_of(ability.cost))
    s.paying -= 1
    return action.id
