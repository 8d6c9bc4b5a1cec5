"""605 Using an ability."""

from __future__ import annotations

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.costs.extra_costs import steps_of
from coven.games.spoils.course.acting import satisfy_costs
from coven.games.spoils.course.choices import Use
from coven.games.spoils.course.costs import resolving
from coven.games.spoils.course.playable import announced
from coven.games.spoils.effects.carry_out import carry_out
from coven.games.spoils.effects.records import Action, Happening
from coven.games.spoils.effects.settling import settle
from coven.games.spoils.effects.triggers import happened
from coven.games.spoils.text.tree import Verb
from coven.kernel import Flow, Seat, player


def resolve_ability(s: SpoilsState, action: Action) -> Flow[None]:
    """605.1g, 502.4 An ability resolves, by its words as they were when it was used."""
    yield from carry_out(s, resolving(s, action), action.ability.effect)
    yield from settle(s)
    s.end_action(action.id)


def use_ability(s: SpoilsState, seat: Seat, use: Use) -> Flow[int]:
    """605.1, 605.1c, 605.1d A player begins to use an ability; its threshold has been looked at (605.1b). Gives its
    number while it is being used."""
    s.paying += 1  # 503.3
    ability = use.ability
    action = announced(s, s.new_id(), seat, use)
    s.being_played = (*s.being_played, action)
    x = s.in_play.get(use.id)
    if x is not None:
        s.put(x.changed(uses=(*x.uses, use.place)))
    else:
        action.kept.moved[0] = s.keep(use.copy)  # 402.4
    s.after(s.note("605.1a", "{0} uses {1} of {2}", player(seat), ability.name, use.copy))
    happened(s, Happening(Verb.USE, seat, things=(use.copy if x is None else x,)))
    yield from satisfy_costs(s, action, None, () if ability.cost is None else steps_of(ability.cost))
    s.paying -= 1
    return action.id
