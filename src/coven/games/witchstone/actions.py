"""Actions of the six types, in groups: all of one type that one source gives at one time.

What may be done while a group is open, doing it, and what becomes of what is not used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from coven.games.witchstone import crystals, energy, pentagram, scrolls, wand, witches
from coven.games.witchstone.agenda import ACTING, CLOSING, VIALS, Group
from coven.games.witchstone.cauldron import begin_removal, crystals_of, with_removal
from coven.games.witchstone.chips import keep_open, offered_chips, use_chip
from coven.games.witchstone.choices import Choice, Pick
from coven.games.witchstone.components import ACTION_NAMES, DONE, NAMED_ACTIONS, NONE, POINTS, REMOVE, Action
from coven.games.witchstone.possible import possible
from coven.games.witchstone.special_tiles import offered_specials, settle_special
from coven.games.witchstone.state import TURNS, Player, WitchstoneState
from coven.kernel import Flow, Question, choose
from coven.kernel import player as who

SPELL: Final = Pick.SPELL
CHIP: Final = Pick.CHIP
SPECIAL: Final = Pick.SPECIAL
WITCH: Final = Action.WITCH
CRYSTAL: Final = Action.CRYSTAL

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
ANSWERS = (
    "a connection to place a unit on: `T1-V1`",
    "`add`; where a witch goes: `to V1`",
    "`advance`, one space",
    "the crystal to move: `crystal d6`",
    "how far: `advance 3`",
    "the position of the scroll to take: `II`",
)
"""How what is done with the actions is worded, by type."""
IN_ANY_GROUP: Final = (
    "a spell: `spell {0} +2`, `spell any +1`; a chip won: `chip wand`, `chip wand x3`; a special tile gained: `special "
    "energy/wand`; `done`; `remove a crystal`"
)
WHAT_NEXT: Final = tuple(
    Question(
        f"what next: {name}",
        f"{name.capitalize()} actions left: {{0}}. What now?",
        rule,
        f"{answers}; {IN_ANY_GROUP.format(name)}",
        declines=("done",),
        asides=(REMOVE.words,),
    )
    for name, rule, answers in zip(ACTION_NAMES, RULES, ANSWERS, strict=True)
)


def choices_in(s: WitchstoneState, group: Group) -> list[Choice]:
    """open.23 What may be chosen while this group is the innermost that is open; nothing when it is to move on."""
    player = s.shared[s.current]
    if group.moving != NONE:
        return crystals.destinations(s, player, group.moving, group.left)
    choices: list[Choice] = []
    if group.stage == ACTING:
        if group.left:
            choices = CHOICES[group.action](s, player, group)
        if player.spells and (choices or possible(s, player, group.action)):
            choices += scrolls.spell_choices(s, player, group)
        if not choices:
            if group.specials:
                return []
            if not keep_open(s, player, group) and not could_go_on(s, player, group):
                return []
        choices += offered_specials(s)
    elif group.stage == VIALS:
        choices = crystals.waiting(group)
        return choices + offered_chips(s, player) if choices else []
    elif group.specials or not keep_open(s, player, group):
        return []
    choices += offered_chips(s, player)
    choices.append(DONE)
    return with_removal(s, player, choices)


def carry_out(s: WitchstoneState, group: Group, choices: list[Choice]) -> Flow[None]:
    """open.23 Carry out one thing of the group."""
    if group.moving != NONE:
        yield from crystals.move_crystal(s, group, choices)
        return
    if group.stage == VIALS:
        choice = yield from choose(s, s.current, crystals.WHICH_TO_RACK, choices)
        if choice.pick == CHIP:
            use_chip(s, choice)
        else:
            crystals.next_vial(s, group, choice)
        return
    choice = yield from choose(s, s.current, WHAT_NEXT[group.action], choices, about=(group.left,))
    pick = choice.pick
    if choice is DONE:
        stop(s, group)
    elif choice is REMOVE:
        begin_removal(s)
    elif pick == SPELL:
        scrolls.cast(s, group, choice)
    elif pick == CHIP:
        use_chip(s, choice)
    elif pick == SPECIAL:
        settle_special(s)
    else:
        ACTS[group.action](s, group, choice)


def move_on(s: WitchstoneState, group: Group) -> None:
    """crystal.7, open.23 Nothing can be chosen in the group: what it has brought comes next, and then it is over."""
    if group.stage == VIALS:
        group.stage = CLOSING
    elif group.specials:
        settle_special(s)
    elif group.stage == ACTING and group.out:
        group.stage = VIALS
    else:
        close(s, group)


def could_go_on(s: WitchstoneState, player: Player, group: Group) -> bool:
    """open.23, chip.3, chip.7, removal.4 Whether actions that can do nothing now could do something after all.

    A chip or a special tile at hand may open a way for a witch, pay for a dear one, or move a crystal that hems in
    another; removing a crystal makes room too. Nothing helps the other types: an energy action finds a place or never
    will, and so on.
    """
    crystals = crystals_of(player).bit_count()
    if group.left == 0 or not (player.lying if group.action == WITCH else group.action == CRYSTAL and crystals):
        return False
    if group.action == CRYSTAL and s.phase == TURNS and crystals > 1:
        return True
    return bool(offered_specials(s)) or any(chip.index != POINTS for chip in offered_chips(s, player))


def stop(s: WitchstoneState, group: Group) -> None:
    """cluster.8, turn.10 The rest of the actions is given up. Vials and special tiles still have to be settled."""
    if group.stage == ACTING and (group.out or group.specials):
        lose_the_rest(s, group)
        group.stage = VIALS if group.out else CLOSING
    else:
        close(s, group)


def close(s: WitchstoneState, group: Group) -> None:
    """The group is over."""
    lose_the_rest(s, group)
    s.agenda.pop()


def lose_the_rest(s: WitchstoneState, group: Group) -> None:
    """turn.10, witch.12 Actions not used in the group are lost."""
    if group.left:
        s.note("turn.10", "{0} loses what is left: {1} {2}", who(s.current), group.left, NAMED_ACTIONS[group.action])
        group.left = 0
