"""Why not: the rule against anything a person might try.

What is tried is first read from the words. Each moment of the game has its own answers for what belongs to it; what
belongs to another moment gets the rule that says what comes first, or why it will not come at all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from coven.games.witchstone.actions import WHAT_NEXT
from coven.games.witchstone.agenda import FreeActions, Group, Halves, Laying, Removing, SpecialTile, Task, Vial
from coven.games.witchstone.choices import Choice, Pick
from coven.games.witchstone.components import ACTION_NAMES, CHOOSE_VIAL, NONE, STEP, Action, Board, Colour
from coven.games.witchstone.seen.reasons import IN_TURN, NOT_A_TURN, TILE_FIRST
from coven.games.witchstone.seen.tried import BLACK, Tried, read, tile_number
from coven.games.witchstone.seen.why_acting import free, group, removing, special, vial
from coven.games.witchstone.seen.why_laying import halves, laying, tower
from coven.games.witchstone.seen.why_together import why_not_all
from coven.games.witchstone.state import Phase, Player, WitchstoneState
from coven.kernel import Decision, Reason, Seat, called, continued, could_mean, seat_name


def why_not(s: WitchstoneState, decision: Decision, words: str, seat: Seat) -> Reason | None:
    """Why a seat can't do what the words say; what can be done, but is called otherwise, is told without a rule."""
    tried = read(s.board, s.seats, words)
    if isinstance(tried, Reason):
        return continued(words, decision.words() if seat == decision.seat else ()) or tried
    if seat != decision.seat:
        return _not_to_decide(s, decision.seat, tried)
    if tried.pick in CALLED_OTHERWISE and tried.times == 1:
        same = [choice for choice in decision.choices if choice.pick == tried.pick]
        same = [choice for choice in same if tried.index in (NONE, choice.index)]
        if same:
            return called(same[0].words)
    task = s.agenda[-1] if s.agenda else None
    if tried.space != NONE:
        space = s.board.spaces[tried.space]
        if _at_the_cauldron(task):
            tried = Tried(Pick.SPACE, tried.space)
        elif words.strip() == space:
            return could_mean([f"the space {space} of the cauldron", f"the location {s.board.locations[tried.index]}"])
    if tried.by_name:
        ways = _ways_of_a_scroll(s, decision, tried)
        if ways:
            return called(ways[0]) if len(ways) == 1 else could_mean(ways)
        takes = tried.pick == Pick.SCROLL or (isinstance(task, Group) and task.action == Action.SCROLL)
        if takes and (tried.index in s.row or tried.pick == Pick.SCROLL):
            tried = Tried(Pick.SCROLL, s.row.index(tried.index) if tried.index in s.row else NONE)
    if tried.pick == Pick.CRYSTAL and tried.times == BLACK:
        tried = _black_one(s.shared[seat], task)
    if isinstance(task, Laying) and tried.pick == Pick.HALF and tried.other != NONE:  # both symbols are the tile
        tried = Tried(Pick.TILE, tile_number(s.board, f"{ACTION_NAMES[tried.index]}/{ACTION_NAMES[tried.other]}"))
    moment = MOMENTS[type(task)]
    if tried.tile != NONE and not (isinstance(task, Laying) and task.tile == tried.tile):
        first = moment(s, s.shared[seat], Tried(Pick.TILE, tried.tile))
        if first is not None:
            return first
    reason = moment(s, s.shared[seat], tried)
    if reason is TILE_FIRST and tried.tile != NONE:
        return Reason("", f"one is said at a time: {s.board.tile_names[tried.tile]!r} first, and then its place")
    if reason is not None:
        return reason
    meant = [choice.words for choice in decision.choices if _means(s.board, tried, choice)]
    if len(meant) > 1:
        return could_mean(meant)
    if meant and tried.pick == Pick.HALF and isinstance(task, Group):
        return Reason("", f"these are {ACTION_NAMES[tried.index]} actions; say what you do with them: {meant[0]!r}")
    return called(meant[0]) if meant else None


def _ways_of_a_scroll(s: WitchstoneState, decision: Decision, tried: Tried) -> list[str]:
    """scroll.1, spell.1 What is offered of a scroll that only its name is said of: taking it, and playing the spell."""
    place = s.row.index(tried.index) if tried.index in s.row else NONE
    meant = [(Pick.SCROLL, place)] + [(Pick.SPELL, tried.index)] * (tried.pick == Pick.SPELL)
    return [choice.words for choice in decision.choices if (choice.pick, choice.index) in meant]


def _black_one(player: Player, task: Task | None) -> Tried:
    """The black crystal as it is called where it is: on the rim by its exit, in the cauldron by its space."""
    exits = [exit for black, exit in task.out if black] if isinstance(task, Group) else []
    return Tried(Pick.VIAL, exits[0], times=BLACK) if exits else Tried(Pick.CRYSTAL, player.black)


def why_only_one(s: WitchstoneState, decision: Decision, answers: Sequence[str]) -> Reason | None:
    """Why not all of these answers can be given, one after the other; None if they may be."""
    task = s.agenda[-1] if s.agenda else None
    if isinstance(task, Group) and decision.question is WHAT_NEXT[task.action]:
        offered = {choice.words: choice for choice in decision.choices}
        reason = why_not_all(s, task, [offered[answer] for answer in answers if answer in offered])
        if reason is not None:
            return reason
    return decision.question.why_only_one(answers)


def in_the_open(s: WitchstoneState, choice: Choice) -> bool:
    """open.13, open.39, scroll.4 Whether nothing that lies face down comes to light by a choice, and no witch action is
    won, which might be used before what is said next."""
    if choice.pick == Pick.TO:
        return s.chips_at[choice.index] != Action.WITCH
    if choice is STEP:
        ring, place = s.board.ring, s.shared[s.current].pentagram + 1
        return ring[place % len(ring)] != Colour.BLUE
    return choice.pick != Pick.SCROLL


CALLED_OTHERWISE: Final = (Pick.DONE, Pick.SPECIAL, Pick.DISCARD, Pick.CHIP)
"""'pass', a tile's symbols in the other order, a chip that is used three times."""


def _at_the_cauldron(task: Task | None) -> bool:
    """Whether a name that is both a space's and a location's is meant for the space."""
    if isinstance(task, Group):
        return task.action == Action.CRYSTAL
    return isinstance(task, Laying | SpecialTile | Removing)


def _not_to_decide(s: WitchstoneState, now: Seat, tried: Tried) -> Reason:
    """turn.2, tower.1, removal.1 Everything is done on one's own turn."""
    if tried.pick == Pick.REMOVE:
        return NOT_A_TURN
    return IN_TURN if s.phase == Phase.TOWERS else Reason("turn.2", f"it is {seat_name(now)}'s turn")


def _means(board: Board, tried: Tried, choice: Choice) -> bool:
    """Whether what is tried could be a choice that is called otherwise."""
    pick, index = tried.pick, tried.index
    if pick == Pick.TOWER:
        joined = board.connections[choice.index] if choice.pick == Pick.CONNECTION else None
        at_end = joined is not None and index in (joined.one, joined.other)
        return at_end or (choice.pick in (Pick.TO, Pick.TOWER) and choice.index == index)
    if pick == Pick.SPACE:
        in_pair = choice.pick == Pick.LAY and index in board.pairs[choice.index]
        return in_pair or (choice.pick == Pick.CRYSTAL and choice.index == index)
    if pick == Pick.LAY and index != NONE:
        return choice.pick == Pick.LAY and board.pairs[choice.index] == (index, tried.other)
    if pick in (Pick.TILE, Pick.HALF) and choice.pick in (Pick.SPECIAL, Pick.CHIP):
        return choice.index == index
    if pick == Pick.HALF:
        return choice.pick not in (Pick.DONE, Pick.REMOVE, Pick.SPELL)
    if pick in (Pick.REMOVE, Pick.CRYSTAL) and choice.pick == Pick.SPACE:
        return index in (NONE, choice.index)
    if pick in (Pick.TAKE, Pick.CHIP) and choice.pick in (Pick.TAKE, Pick.CHIP):
        return choice.index == index
    if pick == Pick.VIAL:
        return choice is CHOOSE_VIAL[tried.times == BLACK][index]
    return choice.pick == pick and (index in (NONE, choice.index) or pick == Pick.REMOVE)


MOMENTS: Final[dict[type[Task | None], Callable[[WitchstoneState, Player, Tried], Reason | None]]] = {
    type(None): tower,
    Laying: laying,
    Halves: halves,
    Group: group,
    SpecialTile: special,
    FreeActions: free,
    Vial: vial,
    Removing: removing,
}
"""The answers of each moment, by what asks."""
