"""Why not all of that which is said together, while actions are carried out: each could be done, but not all of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.witchstone import energy
from coven.games.witchstone.actions import stop
from coven.games.witchstone.agenda import Group
from coven.games.witchstone.choices import Choice, Pick
from coven.games.witchstone.components import DONE, REMOVE, Action
from coven.games.witchstone.seen.reasons import LAPSED, ONE_MOVE, no_more
from coven.games.witchstone.state import Player, WitchstoneState
from coven.games.witchstone.turn import resolve
from coven.games.witchstone.witches import costs
from coven.kernel import Reason

BESIDES: Final = (Pick.CHIP, Pick.SPECIAL, Pick.DONE, Pick.REMOVE)
"""What takes none of the actions at hand."""
AT_ONCE: Final = (Action.WAND, Action.SCROLL)
"""wand.1, scroll.2 The types of which all actions are carried out in one go, so that spells come before that."""


def why_not_all(s: WitchstoneState, group: Group, said: Sequence[Choice]) -> Reason | None:
    """chip.4, cluster.8, spell.1, energy.5, wand.1 Why these can't all be done, one after the other, while the group is
    open; where another order does, which one is said first. None if they can be done as they are said."""
    player = s.shared[s.current]
    if any(said.count(choice) > _won(s, choice) for choice in said if choice.pick == Pick.CHIP):
        return LAPSED
    spells = [choice for choice in said if choice.pick == Pick.SPELL]
    acts = [choice for choice in said if choice.pick not in BESIDES and choice.pick != Pick.SPELL]
    if group.action == Action.WAND and len(acts) > 1:
        return ONE_MOVE
    if not spells and sum(_takes(s, player, choice) for choice in acts) > group.left + _added(s, group, said):
        return no_more(group)
    if group.action in AT_ONCE and spells and acts and said.index(acts[0]) < said.index(spells[-1]):
        return _first(spells[0])
    if group.action == Action.ENERGY and len(acts) > 1:
        return _why_not_units(s, player, acts)
    if DONE in said and REMOVE in said[said.index(DONE) :] and _ends_the_turn(s):
        return _first(REMOVE)
    return None


def _first(choice: Choice) -> Reason:
    return Reason("", f"one is said at a time: {choice.words!r} first")


def _won(s: WitchstoneState, choice: Choice) -> int:
    """chip.2 How many chips of that kind have been won in this turn and not used."""
    return [(chip.kind, chip.times) for chip in s.won].count((choice.index, choice.times))


def _takes(s: WitchstoneState, player: Player, choice: Choice) -> int:
    """witch.9 How many actions it takes to do this."""
    return costs(s, player)[choice.index] if choice.pick == Pick.TO else 1


def _added(s: WitchstoneState, group: Group, said: Sequence[Choice]) -> int:
    """chip.2, open.13 How many witch actions are added by chips that are used, or won, on the way."""
    if group.action != Action.WITCH:
        return 0
    used = [choice.times for choice in said if choice.pick == Pick.CHIP and choice.index == Action.WITCH]
    won = [choice for choice in said if choice.pick == Pick.TO and s.chips_at[choice.index] == Action.WITCH]
    return sum(used) + len(won)


def _why_not_units(s: WitchstoneState, player: Player, said: Sequence[Choice]) -> Reason | None:
    """energy.2, energy.5, energy.11 Why units can't be placed on all of these connections. Those that are completed
    come first, as another one can't be begun before that."""
    if len(said) > player.energy:
        return energy.NO_UNITS
    length = {choice: _spaces_left(s, player, choice) for choice in said}
    if any(said.count(choice) > length[choice] for choice in said):
        return energy.BUILT
    completed = [choice for choice in said if said.count(choice) == length[choice]]
    if len(set(said)) - len(set(completed)) > 1:
        return energy.FINISH_FIRST
    begun: Choice | None = None
    for place, choice in enumerate(said):
        if begun not in (None, choice):
            return _first(completed[0])
        begun = None if said[: place + 1].count(choice) == length[choice] else choice
    return None


def _spaces_left(s: WitchstoneState, player: Player, choice: Choice) -> int:
    """energy.1 How many units a connection lacks."""
    here = player.begun_units if choice.index == player.begun else 0
    return s.board.connections[choice.index].length - here


def _ends_the_turn(s: WitchstoneState) -> bool:
    """turn.6, turn.7 Whether nothing more is asked in this turn once the group under way is given up."""
    then = s.copy()
    group = then.agenda[-1]
    assert isinstance(group, Group)
    stop(then, group)
    return next(resolve(then), None) is None
