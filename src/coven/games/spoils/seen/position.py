"""Positions: the whole truth about a game in its own words. `position_reading` sets a game up from them."""

from __future__ import annotations

from typing import Any

from coven.games.spoils.areas.areas import BOTH, Side, knows
from coven.games.spoils.areas.in_play import DOWN, InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.records import Action, Battle
from coven.games.spoils.seen.position_gained import write_gained
from coven.kernel import seat_name, write_result


def position(s: SpoilsState) -> dict[str, Any]:
    """A position in plain values. What is as usual is left out."""
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
        plain[seat_name(seat)] = _side(s, s.sides[seat])
    if s.being_played:
        plain["being played"] = [_action(action) for action in s.being_played]
    if s.battle is not None:
        plain["battle"] = _battle(s.battle)
    orders = {seat_name(seat): s.orders[seat].value for seat in BOTH if s.orders[seat] is not s.rulings.usual}
    if orders:
        plain["orders"] = orders
    if s.result is not None:
        plain["result"] = write_result(s.result)
    return plain


def _side(s: SpoilsState, side: Side) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "faction": _in_play(s, s.in_play[side.faction]),
        "influence": side.influence,
        "in play": [_in_play(s, x) for x in s.in_play.values() if x.controller == side.seat and x.id != side.faction],
        "hand": [str(copy) for copy in side.hand],
        "deck": [str(copy) for copy in reversed(side.deck)],
        "discard pile": sorted([str(copy) for copy in side.discard_pile]),
        "out of game": sorted([str(copy) for copy in side.out_of_game]),
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


def seats_in(bits: int) -> str:
    """Some seats by their letters."""
    return "".join([seat_name(seat) for seat in BOTH if bits & knows(seat)])


def _in_play(s: SpoilsState, x: InPlay) -> dict[str, Any]:
    plain: dict[str, Any] = {"number": x.id, "card": str(x.copy)}
    if x.controller != x.owner:
        plain["of"] = seat_name(x.owner)
    if x.brought_by != x.controller:
        plain["brought by"] = seat_name(x.brought_by)
    if x.face is DOWN:
        plain["face"] = x.face.value
        plain["known to"] = seats_in(x.known)
    for name, value in (
        ("since", x.since),
        ("attached to", x.attached_to),
        ("damage", x.damage),
        ("total damage", x.total_damage),
        ("tokens", x.tokens),
    ):
        if value:
            plain[name] = value
    if x.depleted:
        plain["depleted"] = True
    if x.flipped_up:
        plain["flipped up"] = True
    if x.uses:
        plain["used"] = list(x.uses)
    if x.gained:
        plain["gained"] = write_gained(s, x)
    return plain


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
