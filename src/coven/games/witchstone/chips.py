"""Magic chips: which can be used, using one, and when one lapses."""

from __future__ import annotations

from typing import Final

from coven.games.witchstone.agenda import ACTING, Group, Source, Won, follow, noted
from coven.games.witchstone.choices import Choice
from coven.games.witchstone.components import CHOOSE_CHIP, NAMED_CHIPS, POINTS, Action
from coven.games.witchstone.possible import possible
from coven.games.witchstone.state import Player, WitchstoneState
from coven.kernel import player as who

WITCH: Final = Action.WITCH


def usable(s: WitchstoneState, player: Player, kind: int) -> bool:
    """Whether a chip of this kind can do anything now."""
    return kind == POINTS or possible(s, player, kind)


def in_time(s: WitchstoneState, chip: Won) -> bool:
    """chip.3, chip.7, open.12 Whether actions of the type in which a chip was won are being carried out."""
    return any(isinstance(task, Group) and task.action == chip.during for task in s.agenda)


def keep_open(s: WitchstoneState, player: Player, group: Group) -> bool:
    """chip.3, chip.7 Whether a group stays open for a chip that can be used up to right after its last action.

    Of several such groups the outermost does: in it the chip can be used longest.
    """
    if not s.won or not any(chip.during == group.action and usable(s, player, chip.kind) for chip in s.won):
        return False
    outermost = next(task for task in s.agenda if isinstance(task, Group) and task.action == group.action)
    return outermost is group


def offered_chips(s: WitchstoneState, player: Player) -> list[Choice]:
    """chip.3, chip.5, chip.7, open.12 The chips of this turn that can be used now, in any order."""
    found: list[Choice] = []
    for chip in s.won:
        choice = CHOOSE_CHIP[chip.times][chip.kind]
        if choice not in found and in_time(s, chip) and usable(s, player, chip.kind):
            found.append(choice)
    return found


def use_chip(s: WitchstoneState, choice: Choice) -> None:
    """chip.2, chip.8, black.2, black.3, open.13 One more action of the chip's type, or its VP."""
    kind, times = choice.index, choice.times
    place, chip = _soonest(s, kind, times)
    s.won = (*s.won[:place], *s.won[place + 1 :])
    follow(s, chip.causes)
    rule = "chip.2" if times == 1 else "black.3" if kind == POINTS else "black.2"
    causes = noted(s, chip.causes, rule, "{0} uses the {1}", who(s.current), choice)
    if kind == POINTS:
        vp = s.board.chip_vp + times - 1
        s.player(s.current).vp += vp
        follow(s, causes)
        s.note(rule, "{0} gains {1} VP", who(s.current), vp)
        return
    top = s.agenda[-1]
    if kind == WITCH and isinstance(top, Group) and top.action == kind and top.stage == ACTING:
        top.left += times
    else:
        s.agenda.append(Group(kind, times, Source.CHIP if times == 1 else Source.BLACK, causes))


def _soonest(s: WitchstoneState, kind: int, times: int) -> tuple[int, Won]:
    """Of several equal chips the one whose time is over first: that of the innermost group."""
    alike = [(place, chip) for place, chip in enumerate(s.won) if (chip.kind, chip.times) == (kind, times)]
    return next(  # a chip is offered only while its time lasts
        (place, chip)
        for task in reversed(s.agenda)
        for place, chip in alike
        if isinstance(task, Group) and task.action == chip.during
    )


def lapse(s: WitchstoneState) -> None:
    """chip.4, chip.7, open.12 The turn is over: chips not used in it lose their actions, but not their value."""
    for chip in s.won:
        follow(s, chip.causes)
        rule = "chip.4" if chip.during == WITCH else "chip.7"
        s.note(rule, "{0}'s chip lapses: {1}", who(s.current), NAMED_CHIPS[chip.kind])
    s.won = ()
