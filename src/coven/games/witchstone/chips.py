"""Magic chips: which can be used while a group is open, and using one."""

from __future__ import annotations

from typing import Final

from coven.games.witchstone.agenda import ACTING, Group, Source, follow, noted
from coven.games.witchstone.choices import Choice
from coven.games.witchstone.components import CHOOSE_CHIP, POINTS, Action
from coven.games.witchstone.possible import possible
from coven.games.witchstone.state import Player, WitchstoneState
from coven.kernel import player as who

WITCH: Final = Action.WITCH


def usable(s: WitchstoneState, player: Player, kind: int) -> bool:
    """Whether a chip of this kind can do anything now."""
    return kind == POINTS or possible(s, player, kind)


def offers_chip(s: WitchstoneState, player: Player, group: Group) -> bool:
    """chip.3, chip.7 Whether a chip keeps the group open.

    Its own chips do. In a witch group so does any witch chip at hand, since it adds to that very group (open.13).
    """
    if any(usable(s, player, kind) for kind, _ in group.chips):
        return True
    if group.action != WITCH or group.stage != ACTING or not group.left:
        return False
    return any(chip.index == WITCH for chip in offered_chips(s, player))


def offered_chips(s: WitchstoneState, player: Player) -> list[Choice]:
    """chip.3, chip.5, chip.7, open.12 Chips won in groups that are still open, in any order."""
    found: list[Choice] = []
    for task in s.agenda:
        if isinstance(task, Group) and task.chips:
            for kind, times in task.chips:
                choice = CHOOSE_CHIP[times][kind]
                if choice not in found and usable(s, player, kind):
                    found.append(choice)
    return found


def use_chip(s: WitchstoneState, choice: Choice) -> None:
    """chip.2, chip.8, black.2, black.3, open.13 One more action of the chip's type, or its VP."""
    kind, times = choice.index, choice.times
    owner = next(task for task in reversed(s.agenda) if isinstance(task, Group) and (kind, times) in task.chips)
    won = owner.use(kind, times)
    follow(s, won)
    causes = noted(s, won, "chip.2", "{0} uses the {1}", who(s.current), choice)
    if kind == POINTS:
        vp = s.board.chip_vp + times - 1
        s.player(s.current).vp += vp
        follow(s, causes)
        s.note("chip.2", "{0} gains {1} VP", who(s.current), vp)
        return
    top = s.agenda[-1]
    if kind == WITCH and isinstance(top, Group) and top.action == kind and top.stage == ACTING:
        top.left += times
    else:
        s.agenda.append(Group(kind, times, Source.CHIP, causes))
