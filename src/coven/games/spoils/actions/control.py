"""407.3 Taking control of a card."""

from __future__ import annotations

from coven.games.spoils.areas.moving import give_control
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.choosing import select, why_not_enough
from coven.games.spoils.effects.control import rightful_controllers, take_control
from coven.games.spoils.effects.records import LastingEffect, Resolving
from coven.games.spoils.effects.triggers import at_once
from coven.games.spoils.text.tree import Controls, TakeControl, This, Until, Verb, Who
from coven.kernel import Flow, Reason, Seat, player


def why_impossible(s: SpoilsState, r: Resolving, instruction: TakeControl) -> Reason | None:
    """Why a player can't take control of a card, or None."""
    return why_not_enough(s, r, r.you, Verb.CONTROL, instruction.what)


def do(s: SpoilsState, r: Resolving, seat: Seat, instruction: TakeControl) -> Flow[bool]:
    """407.3, O03 'Take control of it.', 'Take control of each character this turn.'"""
    return (yield from at_once(s, _take_control(s, r, seat, instruction)))


def _take_control(s: SpoilsState, r: Resolving, seat: Seat, instruction: TakeControl) -> Flow[bool]:
    refs = yield from select(s, r, seat, Verb.CONTROL, instruction.what)
    there = [s.in_play[ref] for ref in refs if isinstance(ref, int) and ref in s.in_play]
    for x in there:
        until = instruction.until
        since = s.battles if until is Until.THIS_BATTLE else s.turn
        effect = LastingEffect(Controls(Who.YOU, This()), seat, (x.id,), until, r.copy, s.new_id(), since)
        take_control(s, seat, x, until, effect)
        give_control(s, s.in_play[x.id], rightful_controllers(s)[x.id])
        s.note("407.3", "{0} takes control of {1}", player(seat), x)
    return bool(refs) and len(there) == len(refs)
