"""Warnings: actions that a choice gives and with which nothing could be done.

Whatever else Witchstone offers can be finished: a crystal is picked only if it has somewhere to go, and a special tile
that can be neither used nor laid goes behind the screen.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from coven.games.witchstone.actions import choices_in
from coven.games.witchstone.agenda import Group
from coven.games.witchstone.choices import Choice, Pick
from coven.games.witchstone.components import BOTTOM, POINTS, Action
from coven.games.witchstone.possible import possible
from coven.games.witchstone.setup import choose_tower
from coven.games.witchstone.state import Player, WitchstoneState
from coven.games.witchstone.turn import resolve
from coven.games.witchstone.wand import AT_THE_END
from coven.kernel import Reason, Seat

NO_UNITS: Final = Reason("energy.11", "no energy unit is left to be placed")
NO_CONNECTION: Final = Reason("energy.7", "every connection that touches the own network is occupied")
ALL_STAND: Final = Reason("witch.16", "all witches stand on locations")
NOWHERE_TO_GO: Final = Reason("witch.6", "no witch is left to be added, and no way leads to where one could stand")
TOO_DEAR: Final = Reason("witch.18", "no witch is left to be added, and every way costs more witch actions than that")
NO_CRYSTAL: Final = Reason("crystal.8", "no crystal is left in the cauldron")
HEMMED_IN: Final = Reason("crystal.4", "every vacant space and every exit is further away than that")
NO_SCROLL: Final = Reason("open.25", "no scroll is left to be taken")

GIVES_ACTIONS: Final = frozenset((Pick.HALF, Pick.ONCE, Pick.FREE, Pick.CHIP, Pick.SHELF, Pick.TOWER))


def warning(s: WitchstoneState, seat: Seat, choice: Choice) -> Reason | None:
    """turn.10, tower.11 Why all actions that a choice gives would be lost; None if something could be done with them.

    A spell, a chip or a removal that could help is enough for that.
    """
    if choice.pick not in GIVES_ACTIONS or (choice.pick, choice.index) in ((Pick.CHIP, POINTS), (Pick.SHELF, BOTTOM)):
        return None
    then = s.copy()
    flow = resolve(then) if then.agenda else choose_tower(then)
    next(flow)
    with suppress(StopIteration):
        flow.send(choice)
    group = then.agenda[-1] if then.agenda else None
    if not isinstance(group, Group) or choices_in(then, group):
        return None
    return nothing_to_do(then, then.shared[seat], group.action)


def nothing_to_do(s: WitchstoneState, player: Player, action: int) -> Reason:
    """Why actions of this type, or so few of them, can do nothing now. A pentagram action always can."""
    if action == Action.ENERGY:
        return NO_CONNECTION if player.energy else NO_UNITS
    if action == Action.WITCH:
        if not player.lying:
            return ALL_STAND
        return TOO_DEAR if possible(s, player, action) else NOWHERE_TO_GO
    if action == Action.CRYSTAL:
        return HEMMED_IN if possible(s, player, action) else NO_CRYSTAL
    return AT_THE_END if action == Action.WAND else NO_SCROLL
