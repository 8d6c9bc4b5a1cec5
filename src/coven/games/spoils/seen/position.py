"""Positions: the whole truth about a game in its own words. `position_reading` sets a game up from them."""

from __future__ import annotations

from typing import Any

from coven.games.spoils.areas.areas import BOTH, Side
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.records import Action, Battle
from coven.games.spoils.seen.position_cards import Whereabouts
from coven.games.spoils.seen.position_deeds import write_deeds
from coven.games.spoils.seen.position_in_play import write_gone, write_in_play
from coven.games.spoils.seen.position_lasting import write_delayed, write_lasting, write_later
from coven.games.spoils.seen.position_loops import write_loop, write_shown
from coven.games.spoils.seen.position_spared import write_spared
from coven.kernel import seat_name, write_result


def position(s: SpoilsState) -> dict[str, Any]:
    """A position in plain values. What is as usual is left out."""
    at = Whereabouts(s)
    plain: dict[str, Any] = {
        "turn": s.turn,
        "active": seat_name(s.active),
        "first": seat_name(s.first),
        "step": s.step.value,
        "next number": s.next_id,
    }
    if s.opened:
        plain["opened"] = s.opened
    if s.battles:
        plain["battles"] = s.battles
    for seat in BOTH:
        plain[seat_name(seat)] = _side(at, s.sides[seat])
    if s.being_played:
        plain["being played"] = [_action(action) for action in s.being_played]
    if s.battle is not None:
        plain["battle"] = _battle(s.battle)
    orders = {seat_name(seat): s.orders[seat].value for seat in BOTH if s.orders[seat] is not s.rulings.usual}
    if orders:
        plain["orders"] = orders
    if s.result is not None:
        plain["result"] = write_result(s.result)
    told = {
        "lasting": [write_lasting(at, one) for one in s.lasting],
        "later": [write_later(at, one) for one in s.later],
        "delayed": [write_delayed(at, one) for one in s.delayed],
        "did": write_deeds(at),
        "shown": [write_shown(at, one) for one in s.shown],
        "closed": [write_shown(at, one) for one in s.closed],
        "repeating": None if s.loop is None else write_loop(at, s.loop),
        "spared": write_spared(s),
        "gone": [write_gone(at, last) for last in s.last_known.values()],
    }
    plain |= {key: value for key, value in told.items() if value}
    if at.nowhere:  # by now all that is spoken of has been
        plain["nowhere"] = [f"{seat_name(copy.owner)}'s {copy}" for copy in at.nowhere]
    return plain


def _side(at: Whereabouts, side: Side) -> dict[str, Any]:
    in_play = at.s.in_play.values()
    plain: dict[str, Any] = {
        "faction": write_in_play(at, at.s.in_play[side.faction]),
        "influence": side.influence,
        "in play": [write_in_play(at, x) for x in in_play if x.controller == side.seat and x.id != side.faction],
        "hand": [str(copy) for copy in side.hand],
        "deck": [str(copy) for copy in reversed(side.deck)],
        "discard pile": [str(copy) for copy in side.discard_pile],
        "out of game": [str(copy) for copy in side.out_of_game],
    }
    known = _known(side)
    if known:
        plain["known"] = known
    return plain


def _known(side: Side) -> list[dict[str, Any]]:
    """Who knows of which hidden card where it is: by its place, from 1; in a deck the next draw comes first."""
    found = []
    for area, copies in (("hand", side.hand), ("deck", side.deck[::-1])):
        for place, copy in enumerate(copies, 1):
            to = "".join([seat_name(seat) for seat in BOTH if copy in side.known[seat]])
            if to:
                found.append({area: place, "to": to})
    return found


def _action(action: Action) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "number": action.id,
        "what": action.what.value,
        "by": seat_name(action.seat),
        "card": str(action.copy),
        "of": seat_name(action.copy.owner),
    }
    for name, value in (
        ("source", action.source),
        ("place", action.place),
        ("flipped", action.flipped),
        ("duplicate", action.duplicate),
        ("resolving", action.resolving),
    ):
        if value:
            plain[name] = value
    if action.numeric_cost is not None:
        plain["numeric cost"] = action.numeric_cost
    return plain


def _battle(battle: Battle) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "number": battle.number,
        "attacking": seat_name(battle.attacking),
        "target": battle.target,
        "stage": battle.stage.value,
        "acting": seat_name(battle.acting),
    }
    for name, ids in (
        ("attackers", battle.attackers),
        ("blockers", battle.blockers),
        ("blocking", battle.blocking),
        ("assigned", battle.assigned),
    ):
        if ids:
            plain[name] = list(ids)
    if battle.shares:
        plain["damage"] = [[one.source, one.target, one.amount] for one in battle.shares]
    if battle.speed >= 0:
        plain["speed"] = battle.speed
    return plain
