"""Crystal actions: moving crystals, out of the cauldron and into the vial rack."""

from __future__ import annotations

from typing import Final

from coven.games.witchstone.agenda import Group, Source, Vial, Won, follow, noted
from coven.games.witchstone.cauldron import crystals_of, take_out
from coven.games.witchstone.choices import Choice, Pick
from coven.games.witchstone.components import (
    ACTION_NAMES,
    BOTTOM,
    CHOOSE_CHIP,
    CHOOSE_EXIT,
    CHOOSE_SHELF,
    CHOOSE_TAKE,
    CHOOSE_VIAL,
    NAMED_ACTIONS,
    NAMED_EXITS,
    NONE,
    SHELF_NAMES,
    Action,
    bits,
)
from coven.games.witchstone.places import CLOTH, CRYSTAL, EVERYBODY, OWN, RACK
from coven.games.witchstone.state import Player, WitchstoneState
from coven.kernel import Flow, Question, Reason, choose
from coven.kernel import player as who

WHERE_TO: Final = Question(
    "where to with a crystal",
    "Where to with the crystal on {0}? Crystal actions left: {1}",
    "crystal.1",
    "where its journey ends: `c6`, or an exit: `out at wand`",
    only_one=(("", Reason("crystal.1", "a crystal's journey ends in one place")),),
)
WHICH_TO_RACK: Final = Question(
    "which crystal to the rack",
    "Which crystal goes to the rack next?",
    "crystal.7",
    "`crystal at wand`, `black at wand`; a chip won: `chip wand`, `chip wand x3`",
)
WHICH_SHELF: Final = Question(
    "which shelf",
    "On which shelf does the crystal from the {0} exit go?",
    "crystal.10",
    "`wand`, `bottom`",
    only_one=(("", Reason("crystal.10", "a crystal goes to the shelf of its exit or to the bottom one, not to both")),),
)
ONE_CHIP = Reason("crystal.12", "a crystal on the bottom shelf brings one chip of the cloth")
WHICH_CHIP: Final = Question(
    "which chip",
    "Which chip from the cloth?",
    "crystal.12",
    "an action or `points`: `wand`",
    only_one=(("", ONE_CHIP),),
)

SIDES = 6
"""A space with fewer neighbours lies at the edge."""
SHELF_ACTIONS = 2
LEFT_AT = ("{0}'s crystal left the cauldron at {1}", "{0}'s black crystal left the cauldron at {1}")
"""What a crystal in a vial follows from, for either sort."""
BLACK_EXTRA = 2
"""Actions that the black crystal brings besides those of any other."""

OCCUPIED = Reason("crystal.4", "a crystal has to end its journey on a vacant space")
ON_AN_ICON = Reason("crystal.5", "a space with a printed icon counts as occupied")
TOO_FAR = Reason("crystal.4", "every space on the way costs an action, and it is further than the actions at hand")
NO_EXIT = Reason("crystal.6", "crystals leave only where an arrow is")
NO_CRYSTAL = Reason("crystal.1", "no crystal of yours lies there")
SHELF_FULL = Reason("crystal.15", "that shelf is full")
OTHER_SHELF = Reason("crystal.10", "a crystal goes to the shelf of its exit's symbol or to the bottom shelf")


def destinations(s: WitchstoneState, player: Player, space: int, actions: int) -> list[Choice]:
    """crystal.1, crystal.2, crystal.4, crystal.5, crystal.6 Where the crystal on this space can end its journey.

    That is any vacant space, and any exit, near enough: what lies between does not matter.
    """
    board = s.board
    within = board.within[space]
    mask = within[min(actions, len(within) - 1)] & player.vacant
    spaces = board.choose_space
    choices = [spaces[n] for n in bits(mask)]
    for symbol, cost in board.exit_costs[space]:
        if cost <= actions:
            choices.append(CHOOSE_EXIT[symbol])
    return choices


def crystal_choices(s: WitchstoneState, player: Player, group: Group) -> list[Choice]:
    """crystal.3 The crystals that can be moved with the actions at hand."""
    board, left, vacant = s.board, group.left, player.vacant
    choices = []
    for space in bits(crystals_of(player)):
        within = board.within[space]
        if within[min(left, len(within) - 1)] & vacant or any(cost <= left for _, cost in board.exit_costs[space]):
            choices.append(board.choose_crystal[space])
    return choices


def space_refusal(s: WitchstoneState, player: Player, space: int, actions: int, goal: int) -> Reason | None:
    """crystal.4, crystal.5 Why the crystal on a space can't go to another one."""
    if any(icon >> goal & 1 for icon in s.board.icons):
        return ON_AN_ICON
    if not player.vacant >> goal & 1:
        return OCCUPIED
    return TOO_FAR if s.board.distance[space][goal] > actions else None


def exit_refusal(s: WitchstoneState, space: int, actions: int, exit: int) -> Reason | None:
    """crystal.4, crystal.6 Why the crystal on a space can't leave at this symbol; NONE stands for any."""
    board = s.board
    costs = [cost for symbol, cost in board.exit_costs[space] if exit in (symbol, NONE)]
    at_edge = board.near[space].bit_count() < SIDES
    if not costs or (exit == NONE and at_edge and board.exits[space] == NONE):
        return NO_EXIT
    return TOO_FAR if min(costs) > actions else None


def pick_crystal(s: WitchstoneState, group: Group, choice: Choice) -> None:
    """crystal.3 Where it goes is asked next."""
    group.moving = choice.index


def move_crystal(s: WitchstoneState, group: Group, choices: list[Choice]) -> Flow[None]:
    """crystal.1, crystal.2, crystal.7, open.17 One crystal's whole journey; its vial waits until all have moved."""
    seat = s.current
    board, space = s.board, group.moving
    choice = yield from choose(
        s,
        seat,
        WHERE_TO,
        choices,
        about=(board.spaces[space], group.left),
    )
    group.moving = NONE
    player = s.player(seat)
    black = take_out(player, space)
    own, here = OWN[seat], board.named_spaces[space]
    if choice.pick == Pick.EXIT:
        group.left -= next(cost for symbol, cost in board.exit_costs[space] if symbol == choice.index)
        group.out = (*group.out, (black, choice.index))
        if s.log is not None:
            s.move(CRYSTAL[black], (*own.cauldron, here.words), (*own.rim, ACTION_NAMES[choice.index]), EVERYBODY)
            s.note("crystal.2", "{0} moves the crystal on {1} {2}", who(seat), here, choice)
        return
    goal = choice.index
    group.left -= board.distance[space][goal]
    player.vacant &= ~(1 << goal)
    if black:
        player.black = goal
    else:
        player.crystals |= 1 << goal
    if s.log is not None:
        s.move(CRYSTAL[black], (*own.cauldron, here.words), (*own.cauldron, choice.words), EVERYBODY)
        s.note("crystal.1", "{0} moves the crystal on {1} to {2}", who(seat), here, choice)


def waiting(group: Group) -> list[Choice]:
    """crystal.7 The crystals on the rim."""
    return [CHOOSE_VIAL[black][exit] for black, exit in sorted(set(group.out))]


def next_vial(s: WitchstoneState, group: Group, choice: Choice) -> None:
    """crystal.7, open.16 The crystals on the rim go to the rack in the order their owner likes."""
    black = int(choice is CHOOSE_VIAL[1][choice.index])
    out = list(group.out)
    out.remove((black, choice.index))
    group.out = tuple(out)
    left = ("crystal.2", LEFT_AT[black], (who(s.current), NAMED_EXITS[choice.index]))
    s.agenda.append(Vial(black, choice.index, causes=(*group.causes, left)))


def capacity(s: WitchstoneState, shelf: int) -> int:
    """crystal.13, crystal.14 How many crystals a shelf takes."""
    upper, bottom = s.board.rack
    return (bottom if shelf == BOTTOM else upper)[s.seats - 2]


def open_shelves(s: WitchstoneState, exit: int) -> list[Choice]:
    """crystal.10, crystal.15 The shelf of the exit's symbol and the bottom one, as far as they have room."""
    return [CHOOSE_SHELF[shelf] for shelf in (exit, BOTTOM) if len(s.rack[shelf]) < capacity(s, shelf)]


def vial(s: WitchstoneState, task: Vial) -> Flow[None]:
    """crystal.10, crystal.11, crystal.15, crystal.18, crystal.19, black.1 A crystal in a vial, and what it brings."""
    seat = s.current
    own = OWN[seat]
    if task.shelf == BOTTOM:
        yield from cloth_chip(s, task)
        return
    shelves = open_shelves(s, task.exit)
    if not shelves:
        # crystal.17, black.5: laid aside is not removed, so it costs nothing; and it brings nothing.
        s.agenda.pop()
        player = s.player(seat)
        player.aside = (*player.aside, task.black)
        if s.log is not None:
            s.move(CRYSTAL[task.black], (*own.rim, ACTION_NAMES[task.exit]), own.aside, EVERYBODY)
            s.note("crystal.16", "{0}'s crystal finds no vial and is laid aside", who(seat))
        return
    choice = yield from choose(
        s, seat, WHICH_SHELF, shelves,
        about=(SHELF_NAMES[task.exit],),
    )  # fmt: skip
    shelf = choice.index
    s.rack = (*s.rack[:shelf], (*s.rack[shelf], 2 * seat + task.black), *s.rack[shelf + 1 :])
    if s.log is not None:
        s.move(CRYSTAL[task.black], (*own.rim, ACTION_NAMES[task.exit]), (*RACK, choice.words), EVERYBODY)
    what = "the black crystal" if task.black else "a crystal"
    rule = "crystal.10" if len(shelves) > 1 else "crystal.15"
    causes = noted(s, task.causes, rule, "{0} puts {1} on the shelf {2}", who(seat), what, choice)
    if shelf == BOTTOM:
        s.agenda[-1] = Vial(task.black, task.exit, BOTTOM, causes)
        return
    s.agenda.pop()
    follow(s, causes)
    actions = SHELF_ACTIONS + BLACK_EXTRA * task.black
    rule, words = "black.1" if task.black else "crystal.11", "{0} gains {1} actions: {2}"
    causes = noted(s, causes, rule, words, who(seat), actions, NAMED_ACTIONS[shelf])
    s.agenda.append(Group(shelf, actions, Source.SHELF, causes))


def cloth_chip(s: WitchstoneState, task: Vial) -> Flow[None]:
    """crystal.12, chip.7, black.2 Choose a chip from the cloth, to be used during crystal actions of this turn."""
    seat = s.current
    kinds = sorted(set(s.cloth))
    choice = yield from choose(s, seat, WHICH_CHIP, [CHOOSE_TAKE[k] for k in kinds])
    s.agenda.pop()
    place = s.cloth.index(choice.index)
    s.cloth = (*s.cloth[:place], *s.cloth[place + 1 :])
    if s.log is not None:
        s.move(CHOOSE_CHIP[1][choice.index], (*CLOTH, place), OWN[seat].chips, EVERYBODY)
    causes = noted(s, task.causes, "crystal.12", "{0} takes a chip from the cloth: {1}", who(seat), choice)
    s.win_chip(Won(choice.index, 1 + BLACK_EXTRA * task.black, Action.CRYSTAL, causes))
