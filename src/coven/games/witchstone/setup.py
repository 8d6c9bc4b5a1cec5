"""Setting up, and choosing towers."""

from __future__ import annotations

from typing import Final

from coven.games.witchstone.agenda import Group, Source, follow, noted
from coven.games.witchstone.chips import lapse
from coven.games.witchstone.components import CHIP_NAMES, CHOOSE_CHIP, NAMED_ACTIONS, NONE, POINTS, ROW, Kind
from coven.games.witchstone.places import BIG_WITCH, CHIPS, CRYSTAL_BALL, EVERYBODY, OWN
from coven.games.witchstone.state import Phase, WitchstoneState
from coven.games.witchstone.turn import begin_rounds
from coven.kernel import Flow, Question, Reason, Seat, choose, pick, seat_name, shuffle
from coven.kernel import player as who

ONE_TOWER = Reason("tower.2", "the big witch stands on one tower, and no other one is the own")
WHICH_TOWER: Final = Question(
    "which tower",
    "Which tower is yours?",
    "tower.2",
    "`T1`",
    at_rest=True,
    only_one=(("", ONE_TOWER),),
)

TOWER_VP = 2
TAKEN = Reason("tower.4", "another player's big witch stands on that tower")
NO_TOWER = Reason("tower.2", "the big witch stands on one of the four towers")


def deal(s: WitchstoneState) -> Flow[None]:
    """setup.3, setup.4, setup.5, setup.11, setup.12 Shuffle and lay out what is common, then every player's tiles.

    Nothing goes from one place to another by that: nobody has seen the table before.
    """
    board = s.board
    scrolls = yield from shuffle("setup.3", "the scrolls", board.scrolls, board.scroll_names.__getitem__)
    s.row, s.pile = tuple(scrolls[:ROW]), tuple(scrolls[ROW:])
    special = yield from shuffle("setup.4", "the special tiles", board.special, board.tile_names.__getitem__)
    s.blue, s.stack = tuple(special[:3]), tuple(special[3:])
    chips = yield from shuffle("setup.5", "the magic chips", board.chips, CHIP_NAMES.__getitem__)
    ordinary = len(board.locations) - 1
    s.chips_at, s.cloth = (*chips[:ordinary], NONE), tuple(chips[ordinary:])
    seats = [Seat(n) for n in range(s.seats)]
    for seat in seats:
        what = f"{seat_name(seat)}'s tiles"
        tiles = yield from shuffle("setup.11", what, board.ordinary, board.tile_names.__getitem__)
        player = s.player(seat)
        player.hand, player.supply = tuple(tiles[: s.hand_size]), tuple(tiles[s.hand_size :])
    if s.starter == NONE:
        s.first = yield from pick("setup.12", "the starting player", seats, seat_name)
    else:
        s.first = Seat(s.starter)
    s.note("setup.12", "{0} is the starting player", who(s.first))
    s.phase = Phase.TOWERS
    s.current = before(s, s.first)


def before(s: WitchstoneState, seat: Seat) -> Seat:
    """The seat to the right."""
    return Seat((seat - 1) % s.seats)


def choose_tower(s: WitchstoneState) -> Flow[None]:
    """tower.1, tower.2, tower.9 In reverse order, each player chooses a tower and carries out its chip's action."""
    seat = s.current
    board = s.board
    if s.shared[seat].tower != NONE:
        lapse(s)
        s.cause = None
        if seat == s.first:
            begin_rounds(s)
        else:
            s.current = before(s, seat)
        return
    # tower.3, tower.10: those that nobody chooses stay foreign to all, with their chips.
    taken = {other.tower for other in s.shared}
    towers = [board.choose_tower[tower] for tower in board.towers if tower not in taken]
    choice = yield from choose(s, seat, WHICH_TOWER, towers)
    tower = choice.index
    player = s.player(seat)
    player.tower = tower
    player.standing = player.network = 1 << tower
    player.touching = board.at[tower]
    player.vp += TOWER_VP
    own = OWN[seat]
    s.move(BIG_WITCH, own.player, (*CRYSTAL_BALL, choice.words), EVERYBODY)
    causes = noted(s, (), "tower.5", "{0} takes the tower {1} for {2} VP", who(seat), choice, TOWER_VP)
    follow(s, causes)
    # tower.8, tower.11: the chip is kept; its action is used now or lost.
    chip = s.chips_at[tower]
    if chip == NONE:  # in a position made by hand
        return
    s.chips_at = (*s.chips_at[:tower], NONE, *s.chips_at[tower + 1 :])
    player.chips = (*player.chips, chip)
    s.move(CHOOSE_CHIP[1][chip], (*CHIPS, choice.words), own.chips, EVERYBODY)
    if chip == POINTS:
        player.vp += board.chip_vp
        s.note("tower.7", "{0} gains {1} VP from its chip", who(seat), board.chip_vp)
    else:
        words = "{0} may carry out its chip's action: {1}"
        causes = noted(s, causes, "tower.6", words, who(seat), NAMED_ACTIONS[chip])
        s.agenda.append(Group(chip, 1, Source.CHIP, causes))


def tower_refusal(s: WitchstoneState, location: int) -> Reason | None:
    """Why this location can't be chosen as a tower; None if it can."""
    if s.board.kinds[location] != Kind.TOWER:
        return NO_TOWER
    return TAKEN if any(player.tower == location for player in s.shared) else None
