"""Energy actions: building connections on the crystal ball."""

from __future__ import annotations

from coven.games.witchstone.agenda import Group
from coven.games.witchstone.choices import Choice
from coven.games.witchstone.components import NONE
from coven.games.witchstone.places import CONNECTIONS, EVERYBODY, OWN, UNIT
from coven.games.witchstone.state import Player, WitchstoneState
from coven.games.witchstone.witches import costs
from coven.kernel import Reason, Seat
from coven.kernel import player as who

NO_UNITS = Reason("energy.11", "no energy units are left in the supply")
FINISH_FIRST = Reason("energy.5", "the connection begun earlier has to be completed first")
BUILT = Reason("energy.2", "all of its spaces are occupied")
NOT_YOURS = Reason("energy.6", "another player has begun this connection, and only that player may finish it")
FIRST_AT_TOWER = Reason("energy.4", "the first unit has to lie on a connection that touches the own tower")
OVER_RIVALS = Reason("energy.8", "it is reached only over rivals' connections, which don't extend the own network")
NOT_REACHED = Reason("energy.7", "neither end is the own tower or hangs together with it over own connections")


def occupied(s: WitchstoneState) -> int:
    """The connections on which anybody's units lie."""
    mask = 0
    for player in s.shared:
        mask |= player.complete
        if player.begun != NONE:
            mask |= 1 << player.begun
    return mask


def placements(s: WitchstoneState, player: Player) -> list[Choice]:
    """energy.4, energy.5, energy.6, energy.7, energy.8 The connections on which the player may place a unit."""
    # energy.12, energy.13, energy.14: what stands at the ends, and whether both are reached, does not matter.
    if not player.energy:
        return []
    choices = s.board.choose_connection
    if player.begun != NONE:
        return [choices[player.begun]]
    mask = player.touching & ~occupied(s)
    found = []
    while mask:
        low = mask & -mask
        found.append(choices[low.bit_length() - 1])
        mask ^= low
    return found


def energy_choices(s: WitchstoneState, player: Player, group: Group) -> list[Choice]:
    """energy.2, energy.3 Every action places one unit."""
    return placements(s, player)


def refusal(s: WitchstoneState, seat: Seat, connection: int) -> Reason | None:
    """energy.2, energy.4, energy.5, energy.6, energy.7, energy.8, energy.11 Why no unit may be placed there."""
    player = s.shared[seat]
    if not player.energy:
        return NO_UNITS
    if player.begun == connection:
        return None
    if occupied(s) >> connection & 1:
        complete = any(other.complete >> connection & 1 for other in s.shared)
        return BUILT if complete else NOT_YOURS
    if player.begun != NONE:
        return FINISH_FIRST
    if not player.touching >> connection & 1:
        if not player.complete:
            return FIRST_AT_TOWER
        way, ends = costs(s, player), s.board.connections[connection]
        return OVER_RIVALS if way[ends.one] or way[ends.other] else NOT_REACHED
    return None


def place_unit(s: WitchstoneState, group: Group, choice: Choice) -> None:
    """energy.1, energy.2, energy.9, energy.10 Place a unit; the last one of a connection pays for all of it."""
    board, player = s.board, s.player(s.current)
    number = choice.index
    connection = board.connections[number]
    group.left -= 1
    player.energy -= 1
    if s.log is not None:
        s.move(UNIT, OWN[s.current].energy, (*CONNECTIONS, connection.name), EVERYBODY)
    units = player.begun_units + 1
    if units < connection.length:
        player.begun = number
        player.begun_units = units
        s.note("energy.2", "{0} places a unit on {1}", who(s.current), choice)
        return
    player.begun = NONE
    player.begun_units = 0
    player.complete |= 1 << number
    player.network |= 1 << connection.one | 1 << connection.other
    player.touching |= board.at[connection.one] | board.at[connection.other]
    player.vp += connection.pays
    s.note("energy.9", "{0} completes {1} for {2} VP", who(s.current), choice, connection.pays)
