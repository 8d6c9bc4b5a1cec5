"""5.9 Losing Stamina: the one kind of marker (6.4), which leaves the field for reserve."""

from __future__ import annotations

from coven.games.revel.areas import paths
from coven.games.revel.areas.areas import BOTH
from coven.games.revel.areas.elements import Element, LastKnown, Zone
from coven.games.revel.areas.markers import STAMINA
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.consequences import happened
from coven.games.revel.effects.interruptions import may_be_interrupted, prevented
from coven.games.revel.effects.prohibitions import forbidden
from coven.games.revel.effects.records import Happening
from coven.games.revel.instructions.grades import DONE, FORBIDDEN, STOPPED, Outcome
from coven.games.revel.text.tree import Verb
from coven.kernel import Flow, Seat, player


def gain_markers(s: RevelState, seat: Seat, amount: int) -> None:
    """1.5.1, 6.1.1, 6.2.3, 6.2.6 Markers come from reserve, and are always new ones."""
    side = s.sides[seat]
    side.stamina = (*side.stamina, *[s.new_id() for _ in range(amount)])
    if s.log is not None:
        for _ in range(amount):
            s.move(STAMINA.name, paths.area(seat, Zone.RESERVE), paths.area(seat, Zone.STAMINA), paths.ALL)


def lose_markers(s: RevelState, seat: Seat, amount: int) -> None:
    """5.9.1, revel-starter:stamina.2 So many of a player's markers go to reserve."""
    markers = s.sides[seat].stamina
    to_reserve(s, seat, markers[len(markers) - amount :])


def to_reserve(s: RevelState, seat: Seat, markers: tuple[int, ...]) -> None:
    """3.4.8, 5.9.3, 6.2.4 Markers leave the field for reserve, where they keep no identity and no state (6.2.6). Whose
    each was is remembered (4.10.14)."""
    side = s.sides[seat]
    for marker in markers:
        element = Element(marker, Zone.STAMINA, seat, (), plus=side.marker_plus.count(marker))
        s.last_known = {**s.last_known, marker: LastKnown(element, None, None)}
    if s.log is not None:
        for _ in markers:
            s.move(STAMINA.name, paths.area(seat, Zone.STAMINA), paths.area(seat, Zone.RESERVE), paths.ALL)
    side.stamina = tuple(marker for marker in side.stamina if marker not in markers)
    side.marker_plus = tuple(marker for marker in side.marker_plus if marker not in markers)


def lose_marker(s: RevelState, marker: int, *, settled: bool) -> Flow[Outcome]:
    """6.2.4, 6.4.4 A marker that leaves the field goes to reserve, whatever was to be done with it: it is lost."""
    owner = next((seat for seat in BOTH if marker in s.sides[seat].stamina), None)  # 6.1.4
    if owner is None or forbidden(s, owner, Verb.LOSE, thing="Stamina") is not None:
        return FORBIDDEN
    what = Happening(Verb.LOSE, owner, thing="Stamina")
    if not settled and may_be_interrupted(s, Verb.LOSE) and (yield from prevented(s, what)):
        return STOPPED
    if marker not in s.sides[owner].stamina:
        return FORBIDDEN  # 4.10.12: an interruption has taken it away
    to_reserve(s, owner, (marker,))
    s.note("6.2.4", "{0} loses a Stamina marker", player(owner))
    happened(s, what)
    return DONE
