"""Groups: all actions of one type that one source gives at one time, and what may be done while one is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from coven.games.witchstone import crystals, energy, pentagram, scrolls, wand, witches
from coven.games.witchstone.cauldron import begin_removal, crystals_of, with_removal
from coven.games.witchstone.components import (
    ACTION_NAMES,
    CHIP_NAMES,
    CHOOSE_CHIP,
    DONE,
    NONE,
    POINTS,
    REMOVE,
    Action,
    Choice,
    Pick,
)
from coven.games.witchstone.possible import possible
from coven.games.witchstone.state import Group, Phase, Player, Source, SpecialTile, Stage, WitchstoneState
from coven.kernel import Flow, Question, choose, seat_name

Choices = Callable[[WitchstoneState, Player, Group], list[Choice]]
Act = Callable[[WitchstoneState, Group, Choice], None]

CHOICES: tuple[Choices, ...] = (
    energy.energy_choices,
    witches.witch_choices,
    pentagram.pentagram_choices,
    crystals.crystal_choices,
    wand.wand_choices,
    scrolls.scroll_choices,
)
"""What can be done with the actions left, by type."""
ACTS: tuple[Act, ...] = (
    energy.place_unit,
    witches.act,
    pentagram.advance,
    crystals.pick_crystal,
    wand.advance,
    scrolls.take_scroll,
)
"""Doing it, by type."""
RULES = ("energy.2", "witch.1", "pentagram.1", "crystal.1", "wand.1", "scroll.1")
WHAT_NEXT: Final = tuple(
    Question(f"what next: {name}", f"{name.capitalize()} actions left: {{0}}. What now?", rule, "see below")
    for name, rule in zip(ACTION_NAMES, RULES, strict=True)
)


def choices_in(s: WitchstoneState, group: Group) -> list[Choice]:
    """open.23 What may be chosen while this group is the innermost that is open; nothing when it is to move on."""
    player = s.shared[s.current]
    if group.moving != NONE:
        return crystals.destinations(s, player, group.moving, group.left)
    choices: list[Choice] = []
    if group.stage == Stage.ACTING:
        if group.left:
            choices = CHOICES[group.action](s, player, group)
        if player.spells and (choices or possible(s, player, group.action)):
            choices += scrolls.spell_choices(s, player, group)
        if not choices:
            if group.specials:
                return []
            if not offers_chip(s, player, group) and not removal_could_help(s, player, group):
                return []
        choices += offered_specials(s)
    elif group.stage == Stage.VIALS:
        return crystals.waiting(group)
    elif group.specials or not offers_chip(s, player, group):
        return []
    choices += offered_chips(s, player)
    choices.append(DONE)
    return with_removal(s, player, choices)


def carry_out(s: WitchstoneState, group: Group, choices: list[Choice]) -> Flow[None]:
    """open.23 Carry out one thing of the group."""
    if group.moving != NONE:
        yield from crystals.move_crystal(s, group, choices)
        return
    if group.stage == Stage.VIALS:
        yield from crystals.next_vial(s, group, choices)
        return
    choice = yield from choose(s, s.current, WHAT_NEXT[group.action], choices, about=(group.left,))
    pick = choice.pick
    if choice is DONE:
        stop(s, group)
    elif choice is REMOVE:
        begin_removal(s)
    elif pick == Pick.SPELL:
        scrolls.cast(s, group, choice)
    elif pick == Pick.CHIP:
        use_chip(s, choice)
    elif pick == Pick.SPECIAL:
        settle_special(s, owner_of_special(s))
    else:
        ACTS[group.action](s, group, choice)


def move_on(s: WitchstoneState, group: Group) -> None:
    """crystal.7, open.23 Nothing can be chosen in the group: what it has brought comes next, and then it is over."""
    if group.stage == Stage.VIALS:
        group.stage = Stage.CLOSING
    elif group.specials:
        settle_special(s, group)
    elif group.stage == Stage.ACTING and group.out:
        group.stage = Stage.VIALS
    else:
        close(s, group)


def removal_could_help(s: WitchstoneState, player: Player, group: Group) -> bool:
    """removal.4 Whether crystals that are all hemmed in could move once one of them is removed."""
    hemmed_in = group.action == Action.CRYSTAL and group.left > 0
    return hemmed_in and s.phase == Phase.TURNS and crystals_of(player).bit_count() > 1


def stop(s: WitchstoneState, group: Group) -> None:
    """cluster.8, turn.10, chip.4 The rest of the actions is given up.

    Vials and special tiles still have to be settled; unused chips lapse.
    """
    if group.stage == Stage.ACTING and (group.out or group.specials):
        group.left = 0
        group.stage = Stage.VIALS if group.out else Stage.CLOSING
    else:
        close(s, group)


def close(s: WitchstoneState, group: Group) -> None:
    """turn.10, witch.12, chip.4 What was not used in the group is lost."""
    if group.left:
        s.note(
            "turn.10", "{0} loses what is left: {1} {2}", seat_name(s.current), group.left, ACTION_NAMES[group.action]
        )
    for kind, _ in group.chips:
        s.note("chip.4", "{0}'s chip lapses: {1}", seat_name(s.current), CHIP_NAMES[kind])
    s.agenda.pop()


def usable(s: WitchstoneState, player: Player, kind: int) -> bool:
    """Whether a chip of this kind can do anything now."""
    return kind == POINTS or possible(s, player, kind)


def offers_chip(s: WitchstoneState, player: Player, group: Group) -> bool:
    """chip.3, chip.7 Whether a chip keeps the group open.

    Its own chips do. In a witch group so does any witch chip at hand, since it adds to that very group (open.13).
    """
    if any(usable(s, player, kind) for kind, _ in group.chips):
        return True
    if group.action != Action.WITCH or group.stage != Stage.ACTING or not group.left:
        return False
    return any(chip.index == Action.WITCH for chip in offered_chips(s, player))


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
    for task in reversed(s.agenda):
        if isinstance(task, Group) and (kind, times) in task.chips:
            chips = list(task.chips)
            chips.remove((kind, times))
            task.chips = tuple(chips)
            break
    s.note("chip.2", "{0} uses the {1}", seat_name(s.current), choice)
    if kind == POINTS:
        vp = s.board.chip_vp + times - 1
        s.player(s.current).vp += vp
        s.note("chip.2", "{0} gains {1} VP", seat_name(s.current), vp)
        return
    top = s.agenda[-1]
    if kind == Action.WITCH and isinstance(top, Group) and top.action == kind and top.stage == Stage.ACTING:
        top.left += times
    else:
        s.agenda.append(Group(kind, times, Source.CHIP))


def owner_of_special(s: WitchstoneState) -> Group:
    """The innermost group with special tiles that are not settled."""
    return next(task for task in reversed(s.agenda) if isinstance(task, Group) and task.specials)


def offered_specials(s: WitchstoneState) -> list[Choice]:
    """open.14, open.23 The special tile gained first may be settled at any moment while its group is open."""
    for task in reversed(s.agenda):
        if isinstance(task, Group) and task.specials:
            return [s.board.choose_special[task.specials[0]]]
    return []


def settle_special(s: WitchstoneState, group: Group) -> None:
    """special.1, open.14 The special tile gained first has to be used or laid now."""
    tile, group.specials = group.specials[0], group.specials[1:]
    s.agenda.append(SpecialTile(tile))
