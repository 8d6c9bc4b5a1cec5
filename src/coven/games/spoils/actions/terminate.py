"""314 Terminating: stopping a card or an ability before it resolves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.actions.put import Arrival
from coven.games.spoils.areas import paths
from coven.games.spoils.areas.areas import EVERYBODY
from coven.games.spoils.areas.in_play import Copy, Ref
from coven.games.spoils.areas.moving import to_discard_pile
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.meaning.references import has_moved
from coven.games.spoils.effects.prohibitions import why_cannot
from coven.games.spoils.effects.records import Action, Happening, Resolving, What
from coven.games.spoils.effects.replacements import comes_about
from coven.games.spoils.effects.triggers import happened
from coven.games.spoils.text.tree import Act, Place, Put, Verb
from coven.kernel import Flow, Reason, Seat

NOT_UNDER_WAY: Final = Reason("314.1", "it is not being played or used")
RESOLVING: Final = Reason("314.1", "it has begun to resolve")


def why_not(s: SpoilsState, r: Resolving, seat: Seat, ref: Ref) -> Reason | None:
    """314.1, O51 Why something can't be terminated, or None: only until its resolution begins."""
    action = None if isinstance(ref, Copy) else s.action(ref)
    if action is None:
        return NOT_UNDER_WAY
    return RESOLVING if action.resolving else why_cannot(s, seat, Verb.TERMINATE, action.copy)


def do(s: SpoilsState, r: Resolving, seat: Seat, refs: Sequence[Ref], act: Act) -> Flow[list[Ref]]:
    """'Terminate it.'"""
    done: list[Ref] = []
    following = r.following
    diverted = following if isinstance(following, Put) and following.instead_of is not None else None
    for ref in refs:
        action = None if isinstance(ref, Copy) else s.action(ref)
        if action is not None and not action.resolving and (yield from terminate(s, seat, action, diverted)):
            if action.what is What.CARD and not action.duplicate:
                has_moved(s, r, action.id, action.copy, act.what)
            done.append(ref)
    return done


def terminate(s: SpoilsState, seat: Seat | None, action: Action, diverted: Put | None = None) -> Flow[bool]:
    """314.1, 314.1#2 Stop a card or ability before it resolves; what was paid for it stays paid. A card goes to its
    owner's discard pile, or where the words say instead: it never was in play, and is not discarded. A duplicate is no
    card, and goes nowhere (307.1). Gives whether it was stopped."""
    to = Place.UNSAID
    is_card = action.what is What.CARD and not action.duplicate
    if is_card:
        to = Place.DISCARD_PILE if diverted is None else diverted.to
    what = Happening(Verb.TERMINATE, seat, things=(action.copy,), origin=Place.BEING_PLAYED, to=to)
    if action.duplicate:
        what.pins = (action.id,)
    if not (yield from comes_about(s, what)):
        return False
    s.end_action(action.id)
    if is_card:
        if s.log is not None:
            s.lift(action.copy, paths.BEING_PLAYED)
        if diverted is None:
            to_discard_pile(s, action.copy)
        else:
            Arrival(diverted)(s, action.copy, EVERYBODY)
    name = action.copy if action.ability is None else f"{action.ability.name} of {action.copy}"
    s.note("314.1", "{0} is terminated", name)
    happened(s, what)
    return True
