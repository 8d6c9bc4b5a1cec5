"""Witch actions: adding witches at the tower, and moving them over the network."""

from __future__ import annotations

from coven.games.witchstone.agenda import Group, Won, follow, noted
from coven.games.witchstone.choices import Choice
from coven.games.witchstone.components import ADD, CHOOSE_CHIP, NAMED_CHIPS, NONE, Action, Board, bits
from coven.games.witchstone.places import CHIPS, CRYSTAL_BALL, EVERYBODY, OWN, WITCH
from coven.games.witchstone.state import Player, WitchstoneState
from coven.kernel import Reason, Seat
from coven.kernel import player as who

STANDING_VP = 2

NO_WITCHES = Reason("witch.2", "a witch is added from the supply, and none is left there")
NONE_LYING = Reason("witch.4", "no witch lies at the own tower")
OWN_TOWER = Reason("witch.8", "a witch can't move to the own tower")
OWN_WITCH = Reason("witch.7", "a witch of the same player stands there already")
NO_WAY = Reason("witch.6", "no unbroken line of complete connections leads there from the own tower")
TOO_DEAR = Reason("witch.18", "the way there costs more witch actions than are at hand")


def costs(s: WitchstoneState, player: Player) -> list[int]:
    """witch.9, witch.10, witch.11, open.10 For each location the price of the cheapest way there; 0 for no way.

    Rivals' connections cost 1 each, own ones 1 all together. So the cheapest way is either the one with the fewest
    rivals' connections that uses none of one's own, or the one with the fewest when one's own are free, plus 1.
    """
    own = player.complete
    price = [0] * len(s.board.locations)
    for here in bits(player.network):
        price[here] = 1
    rivals = 0
    for other in s.shared:
        rivals |= other.complete
    rivals &= ~own
    if rivals:
        _spread(s.board, price, 1 << player.tower, rivals, 0, 0)
        if own:
            _spread(s.board, price, player.network, rivals, own, 1)
    price[player.tower] = 0
    return price


def _spread(board: Board, price: list[int], start: int, dear: int, free: int, paid: int) -> None:
    """Lower the prices of all that is reached from the start over connections that cost 1 each and others for free."""
    found = ring = start
    while ring:
        paid += 1
        ring = _beyond(board, ring, dear) & ~found
        found |= ring
        fresh = ring if free else 0
        while fresh:
            fresh = _beyond(board, fresh, free) & ~found
            found |= fresh
            ring |= fresh
        for here in bits(ring):
            if not 0 < price[here] <= paid:
                price[here] = paid


def _beyond(board: Board, ring: int, connections: int) -> int:
    """The locations one connection away from any of these."""
    outer = 0
    for here in bits(ring):
        for bit, there in board.neighbours[here]:
            if connections & bit:
                outer |= 1 << there
    return outer


def witch_choices(s: WitchstoneState, player: Player, group: Group) -> list[Choice]:
    """witch.1, witch.15, witch.17 Add a witch while there is one, or move one that lies at the tower; those that stand
    stay."""
    choices = [ADD] if player.witches else []
    if player.lying:
        to = s.board.choose_to
        standing = player.standing
        for location, cost in enumerate(costs(s, player)):
            if 0 < cost <= group.left and not standing >> location & 1:
                choices.append(to[location])
    return choices


def can_act(s: WitchstoneState, player: Player) -> bool:
    """witch.16 Whether witch actions, were there enough of them, could do anything."""
    if player.witches:
        return True
    if not player.lying:
        return False
    return any(cost and not player.standing >> place & 1 for place, cost in enumerate(costs(s, player)))


def refusal(s: WitchstoneState, seat: Seat, group: Group, location: int) -> Reason | None:
    """Why no witch may be moved to this location."""
    player = s.shared[seat]
    if not player.lying:
        return NONE_LYING
    if location == player.tower:
        return OWN_TOWER
    if player.standing >> location & 1:
        return OWN_WITCH
    cost = costs(s, player)[location]
    if not cost:
        return NO_WAY
    return TOO_DEAR if cost > group.left else None


def act(s: WitchstoneState, group: Group, choice: Choice) -> None:
    """witch.1 Either way of using witch actions."""
    if choice is ADD:
        add_witch(s, group)
    else:
        move_witch(s, group, choice)


def add_witch(s: WitchstoneState, group: Group) -> None:
    """witch.2, witch.3 Lay a small witch from the supply beside the own tower."""
    group.left -= 1
    player = s.player(s.current)
    player.witches -= 1
    player.lying += 1
    if s.log is not None:
        s.move(WITCH, OWN[s.current].witches, OWN[s.current].lying, EVERYBODY)
        s.note("witch.2", "{0} adds a witch", who(s.current))


def move_witch(s: WitchstoneState, group: Group, choice: Choice) -> None:
    """witch.4, witch.5, witch.13, witch.14 Stand a witch up and take her to a location."""
    seat = s.current
    player = s.player(seat)
    location = choice.index
    group.left -= costs(s, player)[location]
    player.lying -= 1
    player.standing |= 1 << location
    player.vp += STANDING_VP
    own, name = OWN[seat], s.board.locations[location]
    s.move(WITCH, own.lying, (*CRYSTAL_BALL, name), EVERYBODY)
    words = "{0} moves a witch {1} for {2} VP"
    causes = noted(s, group.causes, "witch.5", words, who(seat), choice, STANDING_VP)
    follow(s, causes)
    if location == s.board.witchstone:
        vp = s.board.witchstone_vp[len(s.witchstone)]
        s.witchstone = (*s.witchstone, seat)
        player.vp += vp
        s.note("witch.14", "{0} gains {1} VP at the Witchstone", who(seat), vp)
        return
    chip = s.chips_at[location]
    if chip != NONE:
        s.chips_at = (*s.chips_at[:location], NONE, *s.chips_at[location + 1 :])
        s.move(CHOOSE_CHIP[1][chip], (*CHIPS, name), own.chips, EVERYBODY)
        causes = noted(s, causes, "witch.13", "{0} takes the chip there: {1}", who(seat), NAMED_CHIPS[chip])
        s.win_chip(Won(chip, 1, Action.WITCH, causes))
